// SPDX-License-Identifier: GPL-3.0-or-later
// Whole numbers that may be too large to write down.
#pragma once

#include <optional>

#include "core/base/rational.hpp"

namespace littlestone {

/// A whole number that may be too large to write down: its decimal logarithm always, the number itself where it is
/// known.
struct LargeCount {
  double log10 = 0;                 // −∞ for 0
  std::optional<BigInteger> exact;  // none: beyond 64 bits in the paper's constants
};

}  // namespace littlestone
