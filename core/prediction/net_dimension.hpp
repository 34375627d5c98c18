// SPDX-License-Identifier: GPL-3.0-or-later
// The dimension that stands in the bounds of random nets.
#pragma once

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone {

/// A dimension that the bounds of vc_failure_bound and vc_net_size hold for.
struct NetDimension {
  int dimension = 0;   // VC(H), or ⌊log₂ |H|⌋ ≥ VC(H) where the search was cut
  bool exact = false;  // it is VC(H)
};
/// VC(H) by a search of about a second at most, else ⌊log₂ |H|⌋. Time: bound_vc_dimension's.
[[nodiscard]] NetDimension net_dimension(const ConceptClass& concept_class, const Observer& observer = {});

}  // namespace littlestone
