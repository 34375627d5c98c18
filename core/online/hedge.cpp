// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/hedge.hpp"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_dec_float.hpp>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <utility>

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
    if (rounds_ == 0) return;  // the play is over
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

constexpr std::uint64_t most_rounds = 1'000'000;

}  // namespace

struct HedgeLearner::Parts {
  Parts(SoaAutomaton& automaton, std::uint64_t rounds, int flips)
      : soa(automaton), most(flips), experts(experts_of(rounds, flips)), futures(rounds, flips) {
    const double log_experts = static_cast<double>(log(boost::multiprecision::cpp_dec_float_50(experts)));
    const double fixed_rate = std::sqrt(8 * log_experts / static_cast<double>(rounds));
    rate = fixed_rate;
    bound = std::sqrt(static_cast<double>(rounds) * log_experts / 2);
    wrong = std::exp(static_cast<long double>(-fixed_rate));
    now.add(SoaAutomaton::start(), 0, most, 1);
    futures.next();
  }
  // Calls tell(state, said, flips after this round, weight, mass) for each state and both answers of its experts at x.
  template <class Tell>
  void each(PointIndex x, Tell&& tell) const {
    for (const StateId state : now.active) {
      const Label soa_says = soa.labels_at(state)[x];
      for (const bool flip : {false, true}) {
        for (int l = 0; l + (flip ? 1 : 0) <= most; ++l) {
          const long double weight = now.by_state[state][static_cast<std::size_t>(l)];
          if (weight == 0) continue;
          const int flips = l + (flip ? 1 : 0);
          tell(state, flip ? opposite(soa_says) : soa_says, flips, weight, weight * futures.of(most - flips));
        }
      }
    }
  }
  // Chances of − and + that are not normalised.
  [[nodiscard]] std::array<long double, 2> masses(PointIndex x) const {
    std::array<long double, 2> sums = {0, 0};
    each(x,
         [&](StateId, Label said, int, long double, long double mass) { sums[said == Label::plus ? 1 : 0] += mass; });
    return sums;
  }
  void learn(const Example& example) {
    next.clear();
    each(example.point, [&](StateId state, Label said, int flips, long double weight, long double) {
      StateId to = soa.next(state, {example.point, said});
      if (!soa.realizable(to)) to = state;  // a label that none of its hypotheses allows
      next.add(to, flips, most, said == example.label ? weight : weight * wrong);
    });
    long double largest = 0;
    states = 0;
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
    futures.next();
  }

  SoaAutomaton& soa;
  int most;
  BigInteger experts;
  double rate = 0;
  double bound = 0;
  long double wrong = 1;
  Futures futures;  // of the rounds after this one
  Weights now;
  Weights next;
  std::size_t states = 1;
};

HedgeLearner::HedgeLearner(SoaAutomaton& soa, std::uint64_t rounds, std::optional<int> flips) {
  if (rounds < 1 || rounds > most_rounds) {
    throw InputError("rounds", std::to_string(rounds), rules::between(1, most_rounds));
  }
  const int dimension = soa.dimension(SoaAutomaton::start());
  if (flips && (*flips < 0 || *flips > dimension)) {
    throw InputError("flips", std::to_string(*flips), rules::between(0, dimension));
  }
  parts_ = std::make_unique<Parts>(soa, rounds, flips.value_or(dimension));
}
HedgeLearner::HedgeLearner(const HedgeLearner& other) : parts_(std::make_unique<Parts>(*other.parts_)) {}
HedgeLearner::HedgeLearner(HedgeLearner&&) noexcept = default;
HedgeLearner::~HedgeLearner() = default;

double HedgeLearner::chance_of_plus(PointIndex x) {
  const auto [minus, plus] = parts_->masses(x);
  return static_cast<double>(plus / (minus + plus));
}

void HedgeLearner::learn(const Example& example) { parts_->learn(example); }

std::vector<HedgeGroup> HedgeLearner::groups(PointIndex x) {
  std::map<std::pair<StateId, Label>, long double> masses;
  long double all = 0;
  parts_->each(x, [&](StateId state, Label said, int, long double, long double mass) {
    masses[{state, said}] += mass;
    all += mass;
  });
  std::vector<HedgeGroup> groups;
  for (const auto& [key, mass] : masses) {
    if (mass > 0) groups.push_back({key.first, key.second, static_cast<double>(mass / all)});
  }
  std::stable_sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) { return a.share > b.share; });
  return groups;
}

const BigInteger& HedgeLearner::experts() const noexcept { return parts_->experts; }
double HedgeLearner::rate() const noexcept { return parts_->rate; }
double HedgeLearner::bound() const noexcept { return parts_->bound; }
std::size_t HedgeLearner::states() const noexcept { return parts_->states; }

HedgePlay play_hedge(SoaAutomaton& soa, std::span<const Example> sample, std::uint64_t rounds,
                     const Observer& observer) {
  const std::uint64_t least = std::max<std::uint64_t>(1, sample.size());
  if (rounds < least || rounds > most_rounds) {
    throw InputError("rounds", std::to_string(rounds), rules::between(least, most_rounds));
  }
  const ConceptClass& concept_class = soa.concept_class();
  HedgeLearner learner(soa, rounds);
  HedgePlay play;
  play.rounds = static_cast<unsigned>(rounds);
  play.dimension = soa.dimension(SoaAutomaton::start());
  play.experts = learner.experts();
  play.rate = learner.rate();
  play.bound = learner.bound();
  play.hypothesis_losses.assign(concept_class.size(), 0);
  for (const Example& example : sample) {
    if (stop_requested(observer, {"hedge", play.predictions.size(), sample.size()})) throw Stopped();
    play.predictions.push_back(learner.chance_of_plus(example.point));
    play.losses.push_back(example.label == Label::plus ? 1 - play.predictions.back() : play.predictions.back());
    play.loss += play.losses.back();
    learner.learn(example);
    play.most_states = std::max(play.most_states, learner.states());
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
      play.hypothesis_losses[h] += concept_class.row(h)[example.point] != example.label ? 1U : 0U;
    }
  }
  play.best_loss = *std::min_element(play.hypothesis_losses.begin(), play.hypothesis_losses.end());
  return play;
}

}  // namespace littlestone
