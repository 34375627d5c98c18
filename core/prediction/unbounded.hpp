// SPDX-License-Identifier: GPL-3.0-or-later
// Where no finite number is promised.
#pragma once

#include <limits>

namespace littlestone {

inline constexpr double unbounded = std::numeric_limits<double>::infinity();

}  // namespace littlestone
