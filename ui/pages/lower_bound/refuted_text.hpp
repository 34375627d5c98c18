// SPDX-License-Identifier: GPL-3.0-or-later
// The ε and δ of a claim that is refuted, as sentences write them.
#pragma once

#include <QString>

#include "core/base/rational.hpp"

namespace littlestone::ui {

/// Like rational_text, "0.5", but rounded down: who is not (ε, δ)-private is not private for smaller numbers either.
/// From 0 on.
[[nodiscard]] QString refuted_text(const Rational& value);

}  // namespace littlestone::ui
