// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/vote_law.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <span>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/tournament/state_chain.hpp"

namespace littlestone {
namespace {

// a_0 … a_m: probabilities by the number of pairings that were drawn for a sample. Level 0 takes none, and a sample of
// level k is made of pairings of two, so blocks come in twos at every level.
using Series = std::vector<double>;
using SeriesByState = std::map<StateId, Series>;  // ordered, so that sums are taken in one order

struct TooLarge {};

class VoteLawRun {
 public:
  VoteLawRun(SoaAutomaton& soa, const Distribution& distribution, const StableLearnerOptions& options,
             const VoteLawLimits& limits, const Observer& observer)
      : soa_(soa),
        options_(options),
        limits_(limits),
        observer_(observer),
        chain_(soa, distribution, StateChain::Order::by_state) {
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
    std::map<PredictorId, double> without_sample;                        // SOA(T)
    SeriesByState before{{SoaAutomaton::start(), Series(terms_, 0.0)}};  // D̃_0: the empty sample
    before.begin()->second[0] = 1;
    for (std::size_t k = 0; k < last; ++k) {
      level_ = k;
      const SeriesByState after = block(before);
      const double weight = to_double(Rational(options_.levels[k] / sum));
      if (weight > 0 || k == 0) {
        for (const auto& [state, series] : after) {
          double mass = 0;
          for (const double term : series) mass += term;
          if (k == 0) without_sample[soa_.predictor(state)] += mass;
          votes[soa_.predictor(state)] += weight * mass;
        }
      }
      if (k + 1 < last) before = pair(after);
    }
    VoteLaw law;
    law.sample_fails = missing_to_1(votes);
    if (options_.on_fail == OnFail::soa) {
      for (const auto& [predictor, probability] : without_sample) votes[predictor] += law.sample_fails * probability;
    } else {
      law.fail = law.sample_fails;
    }
    for (const auto& [predictor, probability] : votes) {
      if (probability > 0) law.predictors.push_back({soa_.labels(predictor), probability});
    }
    std::sort(law.predictors.begin(), law.predictors.end(), [](const auto& a, const auto& b) {
      return a.probability != b.probability ? a.probability > b.probability
                                            : a.labels.to_string() < b.labels.to_string();
    });
    return law;
  }

 private:
  static constexpr double rounding = 1e-13;    // a batch that cannot fail has this much by rounding
  static constexpr double negligible = 1e-22;  // dropped: there are too few such masses to add up to more than rounding

  // Summed from the smallest on.
  static double missing_to_1(const std::map<PredictorId, double>& votes) {
    std::vector<double> rising;
    rising.reserve(votes.size());
    for (const auto& [predictor, probability] : votes) rising.push_back(probability);
    std::sort(rising.begin(), rising.end());
    const double missing = 1 - std::accumulate(rising.begin(), rising.end(), 0.0);
    return missing < rounding ? 0 : missing;
  }

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

  Series& at(SeriesByState& distribution, StateId state) const {
    Series& series = distribution[state];
    if (series.empty()) series.assign(terms_, 0.0);
    if (distribution.size() > limits_.most_states) throw TooLarge{};
    return series;
  }

  const StateChain::Step& step(StateId state) {
    const bool known = chain_.known(state);
    const StateChain::Step& step = chain_.step(state);
    if (known) return step;
    if (soa_.state_count() > limits_.most_states) throw TooLarge{};
    spend(steps_of_a_transition * chain_.support().size());
    return step;
  }

  // The distribution of the state after T ~ Dⁿ from one state. Examples of D never lead back to a state once left, so
  // mass only settles; when
  // nothing is left that can still move, the remaining examples change nothing.
  const std::vector<std::pair<StateId, double>>& after_block(StateId from) {
    const auto [entry, inserted] = blocks_from_.try_emplace(from);
    if (!inserted) return entry->second;
    std::map<StateId, double> settled;
    std::vector<std::pair<StateId, double>> moving;
    const auto put = [&](StateId state, double mass) {
      if (mass < negligible) return;
      if (step(state).leave.empty()) {
        settled[state] += mass;
        return;
      }
      if (state >= place_.size()) place_.resize(state + 1, nowhere);
      if (place_[state] == nowhere) {
        place_[state] = moving.size();
        moving.emplace_back(state, 0.0);
      }
      moving[place_[state]].second += mass;
    };
    put(from, 1);
    for (std::uint64_t i = 0; i < options_.auxiliary && !moving.empty(); ++i) {
      const std::vector<std::pair<StateId, double>> now = std::exchange(moving, {});
      for (const auto& [state, mass] : now) place_[state] = nowhere;
      for (const auto& [state, mass] : now) {
        const StateChain::Step& here = step(state);
        put(state, mass * here.stay);
        for (const auto& [to, probability] : here.leave) put(to, mass * probability);
        spend(here.leave.size() + 1);
      }
    }
    for (const auto& [state, mass] : moving) {
      place_[state] = nowhere;
      settled[state] += mass;
    }
    entry->second.assign(settled.begin(), settled.end());
    return entry->second;
  }

  // The distribution of the state after S∘T, T ~ Dⁿ.
  SeriesByState block(const SeriesByState& before) {
    SeriesByState after;
    for (const auto& [state, series] : before) {
      const auto first = std::find_if(series.begin(), series.end(), [](double term) { return term > 0; });
      double mass = 0;
      for (const double term : series) mass += term;
      if (mass < negligible) continue;
      const auto from = static_cast<std::size_t>(first - series.begin());
      for (const auto& [next, probability] : after_block(state)) {
        Series& to = at(after, next);
        for (std::size_t i = from; i < terms_; ++i) to[i] += series[i] * probability;
        spend(terms_ - from);
      }
    }
    return after;
  }

  // S ~ D̃_{k+1} from the distribution of S∘T at level k: steps (i)–(v), as often as f₀ = f₁.
  SeriesByState pair(const SeriesByState& after) {
    std::map<PredictorId, std::vector<StateId>> states;
    std::map<PredictorId, Series> frequencies;
    for (const auto& [state, series] : after) {
      const PredictorId predictor = soa_.predictor(state);
      states[predictor].push_back(state);
      Series& sum = frequencies[predictor];
      if (sum.empty()) sum.assign(terms_, 0.0);
      for (std::size_t i = 0; i < terms_; ++i) sum[i] += series[i];
    }

    // One pairing that is decided. Either side may be the one looked at, and it wins when the coin falls against it
    // (½): so the samples of a predictor go on through (x, −f(x)) against those of all predictors that first differ
    // from theirs at x. Sorted by their labels, predictors that agree up to x are neighbours.
    std::vector<PredictorId> sorted;
    sorted.reserve(frequencies.size());
    for (const auto& [predictor, series] : frequencies) sorted.push_back(predictor);
    std::sort(sorted.begin(), sorted.end(), [&](PredictorId a, PredictorId b) {
      const auto x = soa_.labels(a).contest_point(soa_.labels(b));
      return x && soa_.labels(a)[*x] == Label::minus;
    });
    SeriesByState decided;
    const auto contest = [&](std::span<const PredictorId> sides, const Series& opponents, PointIndex x, Label y) {
      SeriesByState winners;  // those that go on to one state are one factor
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
    SeriesByState made;
    for (const auto& [state, series] : decided) add_product(at(made, state), series, rounds, 0);
    return made;
  }

  static constexpr std::uint64_t steps_between_questions = 4'000'000;
  static constexpr std::uint64_t steps_of_a_transition = 300;  // what finding one costs, in multiplications
  static constexpr auto nowhere = static_cast<std::size_t>(-1);

  SoaAutomaton& soa_;
  const StableLearnerOptions& options_;
  const VoteLawLimits& limits_;
  const Observer& observer_;
  StateChain chain_;
  std::map<StateId, std::vector<std::pair<StateId, double>>> blocks_from_;
  std::vector<std::size_t> place_;  // by state: where it is in the distribution that after_block is making
  std::size_t terms_ = 1;
  std::size_t level_ = 0;
  std::uint64_t steps_ = 0;
  std::uint64_t asked_ = 0;
};

}  // namespace

double VoteLaw::same() const noexcept {
  double sum = 0;
  for (const PredictorMass& one : predictors) sum += one.probability * one.probability;
  return sum;
}

std::optional<VoteLaw> exact_vote_law(SoaAutomaton& soa, const Distribution& distribution,
                                      const StableLearnerOptions& options, const VoteLawLimits& limits,
                                      const Observer& observer) {
  options.validate(soa.dimension(SoaAutomaton::start()));
  const std::size_t points = soa.concept_class().points();
  if (distribution.weights.size() != points || distribution.target.size() != points) {
    throw InputError("distribution", rules::value_points(distribution.weights.size()), rules::points_of_class(points));
  }
  try {
    return VoteLawRun(soa, distribution, options, limits, observer).run();
  } catch (const TooLarge&) {
    return std::nullopt;
  }
}

}  // namespace littlestone
