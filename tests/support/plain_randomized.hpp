// SPDX-License-Identifier: GPL-3.0-or-later
// The randomized Littlestone dimension by the recursion of its definition, every version space worked out once.
#pragma once

#include "core/base/rational.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone::reference {

/// R(H), every point asked at every version space, remembered by its set of rows as machine words. At most 120 rows.
[[nodiscard]] Rational memoised_randomized_dimension(const ConceptClass& concept_class);

}  // namespace littlestone::reference
