// SPDX-License-Identifier: GPL-3.0-or-later
// Whether two classes are one table, whatever they are spelled as.
#pragma once

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// The same rows and names in the same order. O(1) for one object, else O(|H| |X|).
[[nodiscard]] inline bool same_class(const ConceptClass& a, const ConceptClass& b) {
  if (&a == &b) return true;
  if (a.size() != b.size() || a.points() != b.points()) return false;
  for (PointIndex x = 0; x < a.points(); ++x) {
    if (a.point_name(x) != b.point_name(x)) return false;
  }
  for (HypothesisIndex h = 0; h < a.size(); ++h) {
    if (!(a.row(h) == b.row(h)) || a.hypothesis_name(h) != b.hypothesis_name(h)) return false;
  }
  return true;
}

}  // namespace littlestone
