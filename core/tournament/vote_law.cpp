// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/vote_law.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <unordered_map>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

// a_0 … a_m: probabilities by the number of pairings that were drawn for a sample. Level 0 takes none, and a sample of level k is
// made of pairings of two, so blocks come in twos at every level.
using Series = std::vector<double>;
using Law = std::map<StateId, Series>;  // ordered, so that sums are taken in one order

struct TooLarge {};

class VoteLawRun {
 public:
  VoteLawRun(SoaAutomaton& soa, const Distribution& distribution, const StableLearnerOptions& options,
             const VoteLawLimits& limits, const Observer& observer)
      : soa_(soa),
        options_(options),
        limits_(limits),
        observer_(observer),
        blocks_(soa, distribution, options.auxiliary) {
    const std::uint64_t pairings = options.cap / options.auxiliary / 2;
    if (pairings * pairings > limits.most_steps || pairings > limits.most_steps) throw TooLarge{};
    terms_ = static_cast<std::size_t>(pairings) + 1;
  }

  VoteLaw run() {
    Rational sum = 0;
    for (const Rational& weight : options_.levels) sum += weight;
    std::size_t last = options_.levels.size();
    while (options_.levels[last - 1] == 0) --last;
    std::map<PredictorId, double> votes;
    Law before{{SoaAutomaton::start(), Series(terms_, 0.0)}};  // D̃_0: the empty sample
    before.begin()->second[0] = 1;
    for (std::size_t k = 0; k < last; ++k) {
      level_ = k;
      const Law after = block(before);
      const double weight = to_double(Rational(options_.levels[k] / sum));
      if (weight > 0) {
        for (const auto& [state, series] : after) {
          double mass = 0;
          for (const double term : series) mass += term;
          votes[soa_.predictor(state)] += weight * mass;
        }
      }
      if (k + 1 < last) before = pair(after);
    }
    VoteLaw law;
    double voted = 0;
    for (const auto& [predictor, probability] : votes) {
      if (probability > 0) law.predictors.push_back({soa_.labels(predictor), probability});
    }
    std::sort(law.predictors.begin(), law.predictors.end(), [](const auto& a, const auto& b) {
      return a.probability != b.probability ? a.probability > b.probability
                                            : a.labels.to_string() < b.labels.to_string();
    });
    for (auto vote = law.predictors.rbegin(); vote != law.predictors.rend(); ++vote) voted += vote->probability;
    law.fail = std::max(0.0, 1 - voted);
    if (law.fail < rounding) law.fail = 0;
    return law;
  }

 private:
  static constexpr double rounding = 1e-13;  // a batch that cannot fail has this much by rounding

  void spend(std::uint64_t steps) {
    steps_ += steps;
    if (steps_ > limits_.most_steps) throw TooLarge{};
    asked_ += steps;
    if (asked_ < steps_between_questions) return;
    asked_ = 0;
    if (stop_requested(observer_, {"law", level_, options_.levels.size()})) throw Stopped{};
  }

  // target += a·b, shifted by `shift` terms; what passes the cap is dropped.
  void add_product(Series& target, const Series& a, const Series& b, std::size_t shift) {
    for (std::size_t i = 0; i + shift < terms_; ++i) {
      if (a[i] == 0) continue;
      const std::size_t count = terms_ - shift - i;
      double* to = target.data() + i + shift;
      for (std::size_t j = 0; j < count; ++j) to[j] += a[i] * b[j];
      spend(count);
    }
  }

  Series& at(Law& law, StateId state) const {
    Series& series = law[state];
    if (series.empty()) series.assign(terms_, 0.0);
    if (law.size() > limits_.most_states) throw TooLarge{};
    return series;
  }

  // The law of the state after T ~ Dⁿ.
  Law block(const Law& before) {
    Law after;
    for (const auto& [state, series] : before) {
      const auto first = std::find_if(series.begin(), series.end(), [](double term) { return term > 0; });
      if (first == series.end()) continue;
      const auto done = blocks_.steps();
      if (!blocks_.tabled(state)) throw TooLarge{};
      spend(blocks_.steps() - done);
      const auto from = static_cast<std::size_t>(first - series.begin());
      for (const auto& [next, probability] : blocks_.probabilities(state)) {
        Series& to = at(after, next);
        for (std::size_t i = from; i < terms_; ++i) to[i] += series[i] * probability;
        spend(terms_ - from);
      }
    }
    return after;
  }

  // S ~ D̃_{k+1} from the law of S∘T at level k: steps (i)–(v), as often as f₀ = f₁.
  Law pair(const Law& after) {
    std::map<PredictorId, std::vector<StateId>> states;
    std::map<PredictorId, Series> frequencies;
    for (const auto& [state, series] : after) {
      const PredictorId predictor = soa_.predictor(state);
      states[predictor].push_back(state);
      Series& sum = frequencies[predictor];
      if (sum.empty()) sum.assign(terms_, 0.0);
      for (std::size_t i = 0; i < terms_; ++i) sum[i] += series[i];
    }

    // One pairing that is decided. Either side may be the one looked at, and it wins when the coin falls against it (½): so the
    // samples of a predictor go on through (x, −f(x)) against those of all predictors that first differ from theirs at x. Sorted by their
    // labels, predictors that agree up to x are neighbours.
    std::vector<PredictorId> sorted;
    for (const auto& [predictor, series] : frequencies) sorted.push_back(predictor);
    std::sort(sorted.begin(), sorted.end(), [&](PredictorId a, PredictorId b) {
      const auto x = soa_.labels(a).contest_point(soa_.labels(b));
      return x && soa_.labels(a)[*x] == Label::minus;
    });
    Law decided;
    const auto contest = [&](std::span<const PredictorId> sides, const Series& opponents, PointIndex x, Label y) {
      Law winners;  // those that go on to one state are one factor
      for (const PredictorId predictor : sides) {
        for (const StateId state : states[predictor]) {
          Series& sum = at(winners, soa_.next(state, {x, y}));
          const Series& series = after.at(state);
          for (std::size_t i = 0; i < terms_; ++i) sum[i] += series[i];
          spend(terms_);
        }
      }
      for (const auto& [next, series] : winners) add_product(at(decided, next), series, opponents, 1);
    };
    const auto split = [&](auto&& self, std::span<const PredictorId> group, std::size_t x) -> void {
      while (group.size() > 1) {
        // Their smallest difference is that of the first and the last.
        x = *soa_.labels(group.front()).contest_point(soa_.labels(group.back()));
        const auto middle = static_cast<std::size_t>(
            std::find_if(group.begin(), group.end(), [&](PredictorId f) { return soa_.labels(f)[x] == Label::plus; }) -
            group.begin());
        const std::span<const PredictorId> minus = group.first(middle);
        const std::span<const PredictorId> plus = group.subspan(middle);
        const auto total = [&](std::span<const PredictorId> side) {
          Series sum(terms_, 0.0);
          for (const PredictorId f : side) {
            for (std::size_t i = 0; i < terms_; ++i) sum[i] += frequencies[f][i];
          }
          spend(terms_ * side.size());
          return sum;
        };
        contest(minus, total(plus), static_cast<PointIndex>(x), Label::plus);
        contest(plus, total(minus), static_cast<PointIndex>(x), Label::minus);
        self(self, minus, x);
        group = plus;
      }
    };
    split(split, sorted, 0);
    if (decided.empty()) return decided;  // all agree: D_{k+1} is undefined, and every batch draws until it fails

    Series again(terms_, 0.0);
    for (const auto& [predictor, series] : frequencies) add_product(again, series, series, 1);
    Series rounds(terms_, 0.0);  // 1 / (1 − again)
    rounds[0] = 1;
    for (std::size_t i = 1; i < terms_; ++i) {
      for (std::size_t j = 1; j <= i; ++j) rounds[i] += again[j] * rounds[i - j];
      spend(i);
    }
    Law made;
    for (const auto& [state, series] : decided) add_product(at(made, state), series, rounds, 0);
    return made;
  }

  static constexpr std::uint64_t steps_between_questions = 4'000'000;

  SoaAutomaton& soa_;
  const StableLearnerOptions& options_;
  const VoteLawLimits& limits_;
  const Observer& observer_;
  BlockLaw blocks_;
  std::size_t terms_ = 1;
  std::size_t level_ = 0;
  std::uint64_t steps_ = 0;
  std::uint64_t asked_ = 0;
};

}  // namespace

std::optional<VoteLaw> exact_vote_law(SoaAutomaton& soa, const Distribution& distribution,
                                      const StableLearnerOptions& options, const VoteLawLimits& limits,
                                      const Observer& observer) {
  options.validate(soa.dimension(SoaAutomaton::start()));
  const std::size_t points = soa.concept_class().points();
  if (distribution.weights.size() != points || distribution.target.size() != points) {
    throw InputError("distribution", std::to_string(distribution.weights.size()) + " points",
                     "must have the " + std::to_string(points) + " points of the class");
  }
  if (options.auxiliary > BlockLaw::most_examples) return std::nullopt;
  try {
    return VoteLawRun(soa, distribution, options, limits, observer).run();
  } catch (const TooLarge&) {
    return std::nullopt;
  }
}

}  // namespace littlestone
