// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a promise (ε, δ) may be called private where a picture tells it: it follows from the numbers.
#pragma once

#include <QString>

#include "core/base/rational.hpp"

namespace littlestone::ui {

/// Whether a release with this promise would be called private (core/privacy/claim.hpp), the number of records unknown.
[[nodiscard]] bool called_private(const Rational& epsilon, const Rational& delta);
/// "(1, 10⁻⁶)", which no line breaks.
[[nodiscard]] QString promise_pair(const Rational& epsilon, const Rational& delta);
/// A sentence in the place of "Private at (ε, δ).": that this promise is too little for that word.
[[nodiscard]] QString not_private_at(const Rational& epsilon, const Rational& delta);

}  // namespace littlestone::ui
