// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/hedge.hpp"

#include <algorithm>
#include <boost/multiprecision/cpp_dec_float.hpp>
#include <cassert>
#include <cmath>
#include <limits>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

// Σ_{i ≤ flips} C(rounds, i) for the numbers of rounds that are asked in falling order.
class Futures {
 public:
  Futures(std::uint64_t rounds, int flips) : sums_(static_cast<std::size_t>(flips) + 1), rounds_(rounds) {
    long double choose = 1;
    long double sum = 1;
    sums_[0] = 1;
    for (std::size_t i = 1; i < sums_.size(); ++i) {
      choose = i > rounds ? 0 : choose * static_cast<long double>(rounds - i + 1) / static_cast<long double>(i);
      sum += choose;
      sums_[i] = sum;
    }
  }
  // One round fewer: S(n, i) = S(n − 1, i) + S(n − 1, i − 1), solved from the smallest i on.
  void next() {
    assert(rounds_ > 0);
    --rounds_;
    std::vector<long double> fresh(sums_.size());
    long double choose = 1;
    long double sum = 1;
    fresh[0] = 1;
    for (std::size_t i = 1; i < fresh.size(); ++i) {
      choose = i > rounds_ ? 0 : choose * static_cast<long double>(rounds_ - i + 1) / static_cast<long double>(i);
      sum += choose;
      fresh[i] = sum;
    }
    sums_ = std::move(fresh);
  }
  [[nodiscard]] long double of(int flips) const { return sums_[static_cast<std::size_t>(flips)]; }

 private:
  std::vector<long double> sums_;
  std::uint64_t rounds_;
};

BigInteger experts_of(std::uint64_t rounds, int dimension) {
  BigInteger choose = 1;
  BigInteger sum = 1;
  for (std::uint64_t i = 1; i <= std::min<std::uint64_t>(rounds, static_cast<std::uint64_t>(dimension)); ++i) {
    choose = choose * (rounds - i + 1) / i;
    sum += choose;
  }
  return sum;
}

// Weights by state of the automaton and flips so far.
struct Weights {
  std::vector<StateId> active;                     // states with some weight
  std::vector<std::vector<long double>> by_state;  // empty: none
  void add(StateId state, int flips, int most, long double weight) {
    if (by_state.size() <= state) by_state.resize(std::size_t{state} + 1);
    auto& row = by_state[state];
    if (row.empty()) {
      row.assign(static_cast<std::size_t>(most) + 1, 0);
      active.push_back(state);
    }
    row[static_cast<std::size_t>(flips)] += weight;
  }
  void clear() {
    for (const StateId state : active) by_state[state].clear();
    active.clear();
  }
};

}  // namespace

HedgePlay play_hedge(SoaAutomaton& soa, std::span<const Example> sample, std::uint64_t rounds,
                     const Observer& observer) {
  constexpr std::uint64_t most_rounds = 1'000'000;
  const std::uint64_t least = std::max<std::uint64_t>(1, sample.size());
  if (rounds < least || rounds > most_rounds) {
    throw InputError("rounds", std::to_string(rounds), rules::between(least, most_rounds));
  }
  const ConceptClass& concept_class = soa.concept_class();
  HedgePlay play;
  play.rounds = static_cast<unsigned>(rounds);
  play.dimension = soa.dimension(SoaAutomaton::start());
  play.experts = experts_of(rounds, play.dimension);
  const double log_experts = static_cast<double>(log(boost::multiprecision::cpp_dec_float_50(play.experts)));
  play.rate = std::sqrt(8 * log_experts / static_cast<double>(rounds));
  play.bound = std::sqrt(static_cast<double>(rounds) * log_experts / 2);
  play.hypothesis_losses.assign(concept_class.size(), 0);
  const int most = play.dimension;
  const auto wrong = std::exp(static_cast<long double>(-play.rate));
  Futures futures(rounds, most);
  Weights now;
  Weights next;
  now.add(SoaAutomaton::start(), 0, most, 1);
  for (const Example& example : sample) {
    if (stop_requested(observer, {"hedge", play.predictions.size(), sample.size()})) throw Stopped();
    futures.next();
    long double plus = 0;
    long double all = 0;
    long double largest = 0;
    std::size_t states = 0;
    for (const StateId state : now.active) {
      const Label said = soa.labels_at(state)[example.point];
      for (const bool flip : {false, true}) {
        const Label label = flip ? opposite(said) : said;
        StateId to = soa.next(state, {example.point, label});
        if (!soa.realizable(to)) to = state;  // a label that none of its hypotheses allows
        const long double factor = label == example.label ? 1 : wrong;
        for (int l = 0; l + (flip ? 1 : 0) <= most; ++l) {
          const long double weight = now.by_state[state][static_cast<std::size_t>(l)];
          if (weight == 0) continue;
          const int flips = l + (flip ? 1 : 0);
          const long double mass = weight * futures.of(most - flips);
          all += mass;
          if (label == Label::plus) plus += mass;
          next.add(to, flips, most, weight * factor);
        }
      }
    }
    for (const StateId state : next.active) {
      for (const long double weight : next.by_state[state]) {
        largest = std::max(largest, weight);
        states += weight > 0 ? 1 : 0;
      }
    }
    for (const StateId state : next.active) {
      for (long double& weight : next.by_state[state]) weight /= largest;
    }
    std::swap(now, next);
    next.clear();
    play.most_states = std::max(play.most_states, states);
    play.predictions.push_back(static_cast<double>(plus / all));
    play.losses.push_back(static_cast<double>((example.label == Label::plus ? all - plus : plus) / all));
    play.loss += play.losses.back();
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
      play.hypothesis_losses[h] += concept_class.row(h)[example.point] != example.label ? 1U : 0U;
    }
  }
  play.best_loss = *std::min_element(play.hypothesis_losses.begin(), play.hypothesis_losses.end());
  return play;
}

}  // namespace littlestone
