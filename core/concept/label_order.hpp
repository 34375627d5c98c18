// SPDX-License-Identifier: GPL-3.0-or-later
// The order of label vectors that does not depend on the numbers that an automaton gave to predictors.
#pragma once

#include "core/concept/labels.hpp"

namespace littlestone {

/// '+' before '-', at the first point where they differ: as to_string orders them. O(|X|/64).
[[nodiscard]] inline bool labels_before(const LabelVector& a, const LabelVector& b) {
  const auto x = a.contest_point(b);
  return x && a[*x] == Label::plus;
}

}  // namespace littlestone
