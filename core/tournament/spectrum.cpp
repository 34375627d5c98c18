// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/spectrum.hpp"

#include <algorithm>
#include <map>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "core/tournament/state_chain.hpp"

namespace littlestone {

void SpectrumOptions::validate() const {
  constexpr std::uint64_t most_auxiliary = std::uint64_t{1} << 40;
  if (auxiliary < 1 || auxiliary > most_auxiliary) {
    throw InputError("auxiliary", std::to_string(auxiliary), rules::between(1, "2^40"));
  }
  if (levels < 0 || levels > 64) throw InputError("levels", std::to_string(levels), rules::between(0, 64));
}

namespace {

// Probability of a state, and the part of it in which every tournament example so far agreed with the target.
struct Mass {
  double all = 0;
  double agreeing = 0;
  Mass& operator+=(const Mass& other) {
    all += other.all;
    agreeing += other.agreeing;
    return *this;
  }
};
Mass operator*(const Mass& mass, double factor) { return {mass.all * factor, mass.agreeing * factor}; }

using StateDistribution = std::map<StateId, Mass>;  // ordered, so that sums are taken in one order

// A mass this small is dropped: the smallest double times a probability above one half is itself, and would never
// settle.
constexpr double negligible = 1e-290;

struct Interrupted {};
struct TooManyStates {};

class SpectrumRun {
 public:
  SpectrumRun(SoaAutomaton& soa, const Distribution& distribution, const SpectrumOptions& options,
              const Observer& observer)
      : soa_(soa),
        distribution_(distribution),
        options_(options),
        observer_(observer),
        chain_(soa, distribution, StateChain::Order::by_state) {}

  Spectrum run() {
    Spectrum spectrum;
    StateDistribution before{{SoaAutomaton::start(), {1, 1}}};  // D_0: the empty sample
    double blocks = 0;
    for (level_ = 0; level_ <= options_.levels; ++level_) {
      SpectrumLevel level;
      level.level = level_;
      if (before.empty()) {
        spectrum.levels.push_back(level);
        continue;
      }
      try {
        ask();
        const StateDistribution after = advance(before);
        level.defined = true;
        level.states = after.size();
        level.expected_blocks = blocks;
        for (const auto& [state, mass] : before) level.rho += mass.agreeing;
        level.rho = std::min(level.rho, 1.0);
        const std::map<PredictorId, double> frequencies = predictors(after);
        for (const auto& [predictor, probability] : frequencies) {
          level.collision += probability * probability;
          level.predictors.push_back({soa_.labels(predictor), probability});
        }
        level.collision = std::min(level.collision, 1.0);
        std::sort(level.predictors.begin(), level.predictors.end(), [](const auto& a, const auto& b) {
          return a.probability != b.probability ? a.probability > b.probability
                                                : a.labels.to_string() < b.labels.to_string();
        });
        before = level_ < options_.levels && level.predictors.size() > 1 ? contest(after, level.predictors)
                                                                         : StateDistribution{};
        // E[M_{k+1}] = (2 E[M_k] + 2n) / (1 − c_k), the equality behind [ABLMM Lemma 27].
        blocks = (2 * blocks + 2) / differing_;
      } catch (const TooManyStates&) {
        spectrum.limited = level_;
        return spectrum;
      } catch (const Interrupted&) {
        spectrum.ended = Ended::stopped;
        return spectrum;
      }
      spectrum.levels.push_back(std::move(level));
    }
    return spectrum;
  }

 private:
  void ask() const {
    const Progress progress{"spectrum", static_cast<std::uint64_t>(level_),
                            static_cast<std::uint64_t>(options_.levels) + 1};
    if (stop_requested(observer_, progress)) throw Interrupted{};
  }

  void check_size(std::size_t states) const {
    if (states > options_.most_states) throw TooManyStates{};
  }

  const StateChain::Step& step(StateId state) {
    if (!chain_.known(state)) check_size(chain_.size() + 1);
    return chain_.step(state);
  }

  // The distribution after T ~ Dⁿ. Consistent examples never lead back to a state once left, so mass only settles: when
  // nothing is left that
  // can still move, the remaining examples change nothing.
  StateDistribution advance(const StateDistribution& before) {
    StateDistribution settled;
    StateDistribution moving;
    const auto put = [&](StateDistribution& into, StateId state, const Mass& mass) {
      if (mass.all > negligible) (step(state).leave.empty() ? settled : into)[state] += mass;
    };
    for (const auto& [state, mass] : before) put(moving, state, mass);
    for (std::uint64_t i = 0; i < options_.auxiliary && !moving.empty(); ++i) {
      if (i % 64 == 63) ask();
      StateDistribution next;
      for (const auto& [state, mass] : moving) {
        const StateChain::Step& here = step(state);
        if (here.stay > 0) put(next, state, mass * here.stay);
        for (const auto& [to, probability] : here.leave) put(next, to, mass * probability);
      }
      moving = std::move(next);
      check_size(moving.size() + settled.size());
    }
    for (const auto& [state, mass] : moving) settled[state] += mass;
    return settled;
  }

  std::map<PredictorId, double> predictors(const StateDistribution& masses) const {
    std::map<PredictorId, double> frequencies;
    for (const auto& [state, mass] : masses) frequencies[soa_.predictor(state)] += mass.all;
    // Sums of rounded numbers may pass 1, and where there is one predictor it is sure.
    const bool sure = frequencies.size() == 1;
    for (auto& [predictor, probability] : frequencies) probability = sure ? 1 : std::min(probability, 1.0);
    return frequencies;
  }

  // S ~ D_{k+1} from the distribution of S∘T at level k: steps (i)–(v) given f₀ ≠ f₁. Either side may be the one looked
  // at, and it wins when the coin falls against it (½), so state u goes on through (x, −f(x)) with probability
  // p(u)·Pr[opponent first differs at x]/(1 − c).
  StateDistribution contest(const StateDistribution& after, const std::vector<PredictorMass>& frequencies) {
    std::vector<std::pair<const LabelVector*, double>> sorted;
    sorted.reserve(frequencies.size());
    for (const PredictorMass& predictor : frequencies) sorted.emplace_back(&predictor.labels, predictor.probability);
    const std::size_t points = distribution_.weights.size();
    std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
      const auto x = a.first->contest_point(*b.first);
      return x && (*a.first)[*x] == Label::minus;
    });
    // opponents[f][x]: probability that an independent g first differs from f at x. In the order above the g that agree
    // with f up to x are neighbours, and those that differ at x the rest of that group.
    std::map<std::string, std::vector<double>> opponents;
    const auto split = [&](auto&& self, std::size_t from, std::size_t to, std::size_t x) -> void {
      if (to - from <= 1 || x == points) return;
      std::size_t middle = from;
      double minus = 0;
      double plus = 0;
      for (std::size_t i = from; i < to; ++i) {
        const bool below = (*sorted[i].first)[x] == Label::minus;
        (below ? minus : plus) += sorted[i].second;
        middle += below ? 1 : 0;
      }
      if (middle > from && middle < to) {
        for (std::size_t i = from; i < to; ++i) {
          auto& row = opponents.try_emplace(sorted[i].first->to_string(), points, 0.0).first->second;
          row[x] = i < middle ? plus : minus;
        }
      }
      self(self, from, middle, x + 1);
      self(self, middle, to, x + 1);
    };
    split(split, 0, sorted.size(), 0);

    differing_ = 0;
    StateDistribution next;
    for (const auto& [state, mass] : after) {
      const LabelVector labels = soa_.labels_at(state);
      const std::vector<double>& against = opponents.at(labels.to_string());
      for (std::size_t x = 0; x < points; ++x) {
        if (against[x] == 0) continue;
        const Label y = opposite(labels[x]);
        Mass won = mass * against[x];
        if (y != distribution_.target[x]) won.agreeing = 0;
        differing_ += won.all;
        next[soa_.next(state, {static_cast<PointIndex>(x), y})] += won;
        check_size(next.size());
      }
    }
    for (auto& [state, mass] : next) mass = mass * (1 / differing_);
    return next;
  }

  SoaAutomaton& soa_;
  const Distribution& distribution_;
  const SpectrumOptions& options_;
  const Observer& observer_;
  StateChain chain_;
  int level_ = 0;
  double differing_ = 1;  // 1 − c_k, summed from what differs so that it keeps its digits when c_k is near 1
};

}  // namespace

Spectrum exact_spectrum(SoaAutomaton& soa, const Distribution& distribution, const SpectrumOptions& options,
                        const Observer& observer) {
  settle_vector_state();
  options.validate();
  const std::size_t points = soa.concept_class().points();
  if (distribution.weights.size() != points || distribution.target.size() != points) {
    throw InputError("distribution", rules::value_points(distribution.weights.size()), rules::points_of_class(points));
  }
  return SpectrumRun(soa, distribution, options, observer).run();
}

std::optional<int> first_stable_level(const Spectrum& spectrum, std::span<const double> thresholds) {
  const std::size_t levels = std::min(spectrum.levels.size(), thresholds.size());
  for (std::size_t k = 0; k < levels; ++k) {
    if (spectrum.levels[k].defined && spectrum.levels[k].largest() >= thresholds[k]) return static_cast<int>(k);
  }
  return std::nullopt;
}

}  // namespace littlestone
