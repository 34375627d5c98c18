// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/net_dimension.hpp"

#include <bit>
#include <cstdint>

#include "core/online/littlestone.hpp"

namespace littlestone {

NetDimension net_dimension(const ConceptClass& concept_class, const Observer& observer) {
  constexpr std::uint64_t most_words = 100'000'000;
  const int most = static_cast<int>(std::bit_width(concept_class.size())) - 1;
  const VcResult found = bound_vc_dimension(concept_class, most, most_words, observer);
  return {found.exact ? found.dimension : most, found.exact};
}

}  // namespace littlestone
