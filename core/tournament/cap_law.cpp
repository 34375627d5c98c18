// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/cap_law.hpp"

#include <cassert>
#include <cstddef>

namespace littlestone {
namespace {

/// A number of pairs of blocks: the chance of each value up to R, and of more than R.
struct PairsLaw {
  std::vector<double> exactly;
  double more = 0;
};

/// Two samples of level k and the pair of blocks that completes a round: 1 + M + M′.
PairsLaw round_of(const PairsLaw& sample) {
  const std::size_t most = sample.exactly.size() - 1;  // R
  std::vector<double> beyond(most + 1);                // [j] = Pr[M > j]
  beyond[most] = sample.more;
  for (std::size_t j = most; j > 0; --j) beyond[j - 1] = beyond[j] + sample.exactly[j];
  PairsLaw round{std::vector<double>(most + 1, 0.0), sample.more};
  for (std::size_t i = 0; i <= most; ++i) {
    for (std::size_t j = 0; i + j + 1 <= most; ++j) round.exactly[i + j + 1] += sample.exactly[i] * sample.exactly[j];
    // M = i and M′ > R − 1 − i; with i = R every M′ is too many.
    round.more += sample.exactly[i] * (i < most ? beyond[most - 1 - i] : 1.0);
  }
  return round;
}

/// The sum of rounds up to the first with f₀ ≠ f₁, where each has f₀ = f₁ with chance `collision`, whatever it costs.
PairsLaw until_decided(const PairsLaw& round, double collision) {
  const std::size_t most = round.exactly.size() - 1;
  // undecided[r]: the chance that some number of rounds, 0 or more, all with f₀ = f₁, take r pairs together.
  std::vector<double> undecided(most + 1, 0.0);
  undecided[0] = 1;
  for (std::size_t r = 1; r <= most; ++r) {
    for (std::size_t i = 1; i <= r; ++i) undecided[r] += collision * round.exactly[i] * undecided[r - i];
  }
  std::vector<double> beyond(most + 1);  // [j] = Pr[a round takes more than j]
  beyond[most] = round.more;
  for (std::size_t j = most; j > 0; --j) beyond[j - 1] = beyond[j] + round.exactly[j];
  PairsLaw sum{std::vector<double>(most + 1, 0.0), 0};
  for (std::size_t r = 0; r <= most; ++r) {
    for (std::size_t i = 1; i + r <= most; ++i) sum.exactly[i + r] += undecided[r] * (1 - collision) * round.exactly[i];
    sum.more += undecided[r] * beyond[most - r];  // the round that passes the cap, decided or not
  }
  return sum;
}

}  // namespace

std::optional<std::vector<CapChance>> chances_under_cap(std::span<const double> collisions, std::uint64_t auxiliary,
                                                        std::uint64_t cap) {
  assert(auxiliary > 0);
  const std::uint64_t pairs = cap / auxiliary / 2;
  if (pairs > most_pairs_of_blocks) return std::nullopt;
  PairsLaw sample{std::vector<double>(pairs + 1, 0.0), 0};
  sample.exactly[0] = 1;
  std::vector<CapChance> chances = {{}};
  for (const double collision : collisions) {
    assert(collision >= 0 && collision <= 1);
    sample = until_decided(round_of(sample), collision);
    double reach = 0;
    for (const double chance : sample.exactly) reach += chance;
    chances.push_back({reach, sample.more});
  }
  return chances;
}

}  // namespace littlestone
