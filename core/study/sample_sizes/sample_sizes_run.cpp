// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sample_sizes/sample_sizes_run.hpp"

#include <algorithm>
#include <cmath>

#include "core/learner/sample_bounds.hpp"

namespace littlestone {
namespace {

/// m·10^e, exact.
Rational decimal_of(int mantissa, int exponent) {
  BigInteger power = 1;
  for (int i = 0; i < std::abs(exponent); ++i) power *= 10;
  return exponent < 0 ? Rational(BigInteger(mantissa), power) : Rational(BigInteger(mantissa) * power);
}

/// The least value of three digits from `first` on with count(value) ≤ budget; 0 where `first` has it, none where
/// `last` has not. `count` must not rise.
template <class Count>
std::optional<double> least_value(const BigInteger& budget, double first, double last, const Count& count) {
  // Values 100·10^e … 999·10^e in one row of whole numbers.
  const auto value_of = [](int place) {
    const int decade = place >= 0 ? place / 900 : -((899 - place) / 900);
    return decimal_of(place - 900 * decade + 100, decade - 2);
  };
  const auto place_of = [](double value) {
    const int decade = static_cast<int>(std::floor(std::log10(value) + 1e-12));
    return 900 * decade + static_cast<int>(std::ceil(value / std::pow(10.0, decade - 2) - 1e-6)) - 100;
  };
  const auto fits = [&](int place) { return *count(value_of(place)).exact <= budget; };
  int bad = place_of(first);
  int good = place_of(last);
  if (!fits(good)) return std::nullopt;
  if (fits(bad)) return 0.0;
  while (good - bad > 1) {
    const int middle = bad + (good - bad) / 2;
    (fits(middle) ? good : bad) = middle;
  }
  return to_double(value_of(good));
}

SizesReach reach_of(const SampleSizesCurve& curve, const MapScenario& scenario) {
  const BigInteger budget = scenario.budget;
  const EnvelopeGoal goal = goal_of(scenario);
  if (scenario.across == CurveAcross::points) {
    const SampleSizesReach reach = reach_along_points(curve, goal, budget);
    const auto some = [](const std::optional<double>& exponent) {
      return exponent == 0.0 ? std::nullopt : exponent;  // one hypothesis is nothing to learn
    };
    return {some(reach.privately), some(reach.plainly)};
  }
  if (curve.points.empty()) return {};
  const HypothesisCount hypotheses = curve.points.front().shape.hypotheses;
  const double first = curve.points.front().at;
  const double last = curve.points.back().at;
  const auto errors_at = [&](const Rational& value) {
    ErrorGoal errors{goal.epsilon, goal.alpha, goal.beta};
    if (scenario.across == CurveAcross::epsilon) errors.epsilon = value;
    if (scenario.across == CurveAcross::alpha) errors.alpha = value;
    if (scenario.across == CurveAcross::beta) errors.beta = value;
    return errors;
  };
  SizesReach reach{
      least_value(budget, first, last,
                  [&](const Rational& value) { return permute_and_flip_examples(hypotheses, errors_at(value)); }),
      least_value(budget, first, last,
                  [&](const Rational& value) { return consistent_examples(hypotheses, errors_at(value)); })};
  // A learner that is planned is known at the places of the axis alone.
  for (const SampleSizesPoint& point : curve.points) {
    const EnvelopeRow* best = cheapest_private(point.rows);
    if (best == nullptr || !best->examples->exact || *best->examples->exact > budget) continue;
    const double place = point.at == first ? 0 : point.at;
    if (!reach.privately || place < *reach.privately) reach.privately = place;
    break;
  }
  return reach;
}

/// What of a scenario its curves depend on.
MapScenario curves_alone(MapScenario scenario) {
  const MapScenario fallback;
  scenario.title = scenario.lesson = scenario.source = {};
  scenario.page = fallback.page;
  scenario.classes = fallback.classes;
  scenario.rounds = fallback.rounds;
  scenario.budget = fallback.budget;
  scenario.shown = fallback.shown;
  return scenario;
}

}  // namespace

const SampleSizesCurve& SampleSizesRun::curve(std::size_t side) const {
  return *std::find_if(study.curves.begin(), study.curves.end(),
                       [&](const SampleSizesCurve& one) { return one.family == family(side); });
}

std::shared_ptr<const SampleSizesRun> compute_sample_sizes(const MapScenario& scenario, const Observer& observer,
                                                           const SampleSizesDetail& detail,
                                                           const EarlierSizes& earlier) {
  SampleSizesOptions options = sample_sizes_of(scenario);
  options.agnostic = detail.whole;
  options.chain = detail.whole;
  options.most_dimension = detail.most_dimension;
  options.at = detail.at;
  std::vector<std::shared_ptr<const PlannedRows>> before;
  for (const auto& one : earlier) before.push_back(one ? one->planned : nullptr);
  const auto planned = std::make_shared<PlannedRows>(std::move(before));
  SampleSizesRun run{scenario, run_sample_sizes(options, observer, planned.get()), {}, detail.whole, planned};
  planned->forget_earlier();
  return with_budget(run, scenario);
}

std::shared_ptr<const SampleSizesRun> with_budget(const SampleSizesRun& run, const MapScenario& scenario) {
  auto changed = std::make_shared<SampleSizesRun>(run);
  changed->scenario = scenario;
  changed->study.options.budget = scenario.budget;
  for (std::size_t side = 0; side < 2; ++side) changed->reach[side] = reach_of(changed->curve(side), scenario);
  return changed;
}

bool same_curves(const MapScenario& a, const MapScenario& b) { return curves_alone(a) == curves_alone(b); }

const EnvelopeRow* row_at(const SampleSizesPoint& point, std::string_view name) {
  const auto found =
      std::find_if(point.rows.begin(), point.rows.end(), [&](const EnvelopeRow& row) { return row.name == name; });
  return found == point.rows.end() ? nullptr : &*found;
}

std::optional<double> log10_at(const SampleSizesPoint& point, std::string_view name) {
  const EnvelopeRow* row = row_at(point, name);
  if (row == nullptr || !row->examples || !std::isfinite(row->examples->log10)) return std::nullopt;
  return row->examples->log10;
}

}  // namespace littlestone
