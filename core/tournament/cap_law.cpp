// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/cap_law.hpp"

#include <cassert>

#include "core/tournament/pairs_law.hpp"

namespace littlestone {

std::optional<std::vector<CapChance>> chances_under_cap(std::span<const double> collisions, std::uint64_t auxiliary,
                                                        std::uint64_t cap) {
  assert(auxiliary > 0);
  const std::uint64_t pairs = cap / auxiliary / 2;
  if (pairs > most_pairs_of_blocks) return std::nullopt;
  auto sample = detail::PairsLaw<double>::none(pairs);
  std::vector<CapChance> chances = {{}};
  for (const double collision : collisions) {
    assert(collision >= 0 && collision <= 1);
    sample = until_decided(round_of(sample), collision);
    chances.push_back({sample.reach(), sample.more});
  }
  return chances;
}

}  // namespace littlestone
