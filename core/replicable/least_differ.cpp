// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replicable/least_differ.hpp"

#include <algorithm>
#include <limits>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/replicable/binomial_tails.hpp"

namespace littlestone {
namespace {

__extension__ using Uint128 = unsigned __int128;

constexpr int unit_bits = 60;    // capacities are multiples of 2^−60
constexpr int weight_bits = 32;  // weights and the price, of 2^−32

// A maximal flow by Dinic's algorithm, on a full matrix of residual capacities.
class Network {
 public:
  explicit Network(std::size_t nodes) : nodes_(nodes), residual_(nodes * nodes, 0) {}

  void add(std::size_t from, std::size_t to, std::uint64_t capacity) { residual_[from * nodes_ + to] += capacity; }

  std::uint64_t max_flow(std::size_t source, std::size_t sink) {
    std::uint64_t flow = 0;
    while (find_levels(source, sink)) {
      next_.assign(nodes_, 0);
      while (const std::uint64_t pushed = push(source, sink, std::numeric_limits<std::uint64_t>::max())) flow += pushed;
    }
    return flow;
  }

 private:
  bool find_levels(std::size_t source, std::size_t sink) {
    level_.assign(nodes_, -1);
    level_[source] = 0;
    std::vector<std::size_t> queue = {source};
    for (std::size_t at = 0; at < queue.size(); ++at) {
      for (std::size_t to = 0; to < nodes_; ++to) {
        if (level_[to] >= 0 || residual_[queue[at] * nodes_ + to] == 0) continue;
        level_[to] = level_[queue[at]] + 1;
        queue.push_back(to);
      }
    }
    return level_[sink] >= 0;
  }

  // One path of the layers, as deep as they are: at most m + 2 calls in each other.
  std::uint64_t push(std::size_t from, std::size_t sink, std::uint64_t most) {
    if (from == sink) return most;
    for (std::size_t& to = next_[from]; to < nodes_; ++to) {
      std::uint64_t& capacity = residual_[from * nodes_ + to];
      if (capacity == 0 || level_[to] != level_[from] + 1) continue;
      const std::uint64_t pushed = push(to, sink, std::min(most, capacity));
      if (pushed == 0) continue;
      capacity -= pushed;
      residual_[to * nodes_ + from] += pushed;
      return pushed;
    }
    return 0;
  }

  std::size_t nodes_;
  std::vector<std::uint64_t> residual_;
  std::vector<int> level_;
  std::vector<std::size_t> next_;
};

std::uint64_t weight_down(const Rational& weight) {
  const Rational units = weight * Rational(power_of_two(weight_bits));
  return BigInteger(numerator(units) / denominator(units)).convert_to<std::uint64_t>();
}

std::uint64_t weighted(std::uint64_t mass, std::uint64_t weight) {
  return static_cast<std::uint64_t>((Uint128{mass} * weight) >> weight_bits);
}

}  // namespace

void LeastDiffer::validate() const {
  if (examples < 1 || examples > most_cut_examples) {
    throw InputError("examples", std::to_string(examples), rules::between(1, most_cut_examples));
  }
  if (alpha <= 0 || alpha >= 1) throw InputError("alpha", to_string(alpha), rules::above_0_below_1());
  if (beta < 0 || beta > 1) throw InputError("beta", to_string(beta), rules::between(0, 1));
  if (price < 0 || price > 1) throw InputError("price", to_string(price), rules::between(0, 1));
  Rational sum = 0;
  for (const PriorWorld& world : prior) {
    static_cast<void>(Odds::of(world.p));
    if (world.weight <= 0) throw InputError("prior", to_string(world.weight), rules::above_0());
    sum += world.weight;
  }
  if (sum > 1) throw InputError("prior", to_string(sum), rules::at_most(1));
}

LeastDifferBound least_differ(const LeastDiffer& certificate) {
  certificate.validate();
  const std::size_t m = certificate.examples;
  // A is the source's side. Node x is the count x, node 0 the sink.
  const std::size_t source = m + 1;
  Network network(m + 2);
  for (const PriorWorld& world : certificate.prior) {
    const std::vector<std::uint64_t> masses = lower_masses(m, Odds::of(world.p));
    const std::uint64_t weight = weight_down(world.weight);
    for (std::size_t x = 0; x <= m; ++x) {
      for (std::size_t y = 0; y < x; ++y) {
        const auto both = static_cast<std::uint64_t>((Uint128{masses[x]} * masses[y]) >> unit_bits);
        const std::uint64_t capacity = 2 * weighted(both, weight);
        network.add(x, y, capacity);
        network.add(y, x, capacity);
      }
    }
  }
  const std::vector<std::uint64_t> masses = lower_masses(m, Odds::of(certificate.alpha));
  const std::uint64_t price = weight_down(certificate.price);
  for (std::size_t x = 0; x <= m; ++x) network.add(source, x, weighted(masses[x], price));
  const std::uint64_t cut = network.max_flow(source, 0);
  return {Rational(BigInteger(cut), power_of_two(unit_bits)) - certificate.price * certificate.beta, cut};
}

}  // namespace littlestone
