// SPDX-License-Identifier: GPL-3.0-or-later
// VC dimension and thresholds by plain searches on bit vectors: what the engines' speed is measured against.
#pragma once

#include <cstdint>

#include "core/online/littlestone.hpp"
#include "core/online/thresholds.hpp"

namespace littlestone::reference {

/// As bound_vc_dimension: shattered sets extended point by point, the parts kept as lists of rows.
[[nodiscard]] VcResult plain_vc_dimension(const ConceptClass& concept_class, int most, std::uint64_t most_words);

/// As find_thresholds: pairs are added at the end, each pair (rows left, columns left) is gone through once.
[[nodiscard]] Thresholds plain_thresholds(const ConceptClass& concept_class, std::uint64_t work, std::uint64_t most);

}  // namespace littlestone::reference
