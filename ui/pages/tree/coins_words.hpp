// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of the learner with coins.
#pragma once

#include <QString>

#include "core/base/rational.hpp"

namespace littlestone::ui {

/// "3/2"; where the fraction has a denominator above 999, three digits: "1.98".
[[nodiscard]] QString coins_number(const Rational& value);

}  // namespace littlestone::ui
