// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/release_curves.hpp"

#include <algorithm>
#include <set>

#include "core/privacy/partition_selection.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone {
namespace {

// The fewest votes with a chance of `level` or more, of a chance that rises to 1.
template <class Chance>
std::uint64_t first_at(double level, const Chance& chance) {
  std::uint64_t below = 0;  // no votes, no chance
  std::uint64_t reached = 1;
  while (chance(reached) < level) {
    below = reached;
    reached *= 2;
  }
  while (reached - below > 1) {
    const std::uint64_t middle = below + (reached - below) / 2;
    (chance(middle) < level ? below : reached) = middle;
  }
  return reached;
}

}  // namespace

ReleaseCurves release_curves(const Rational& epsilon, const Rational& delta, std::size_t most) {
  const StableHistogram histogram(epsilon, delta);
  const auto laplace = [&](std::uint64_t votes) { return histogram.release_probability(votes); };
  const auto named = [&](std::uint64_t votes) { return partition_selection_probability(epsilon, delta, votes); };
  ReleaseCurves curves;
  curves.laplace_even = first_at(0.5, laplace);
  curves.partition_selection_even = first_at(0.5, named);
  const std::uint64_t from = std::min(first_at(1e-3, laplace), first_at(1e-3, named)) - 1;
  const std::uint64_t to = std::max(first_at(0.999, laplace), first_at(0.999, named));
  std::set<std::uint64_t> votes = {from, to, curves.laplace_even, curves.partition_selection_even};
  const std::uint64_t step = std::max<std::uint64_t>(1, (to - from) / std::max<std::size_t>(most, 6) + 1);
  for (std::uint64_t v = from; v < to && votes.size() < most; v += step) votes.insert(v);
  for (const std::uint64_t v : votes) curves.chances.push_back({v, laplace(v), named(v)});
  return curves;
}

}  // namespace littlestone
