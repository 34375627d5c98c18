// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/price/price_run.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

constexpr int curve_steps = 96;
constexpr int least_stability = 100'000;  // 1/γ at most

/// Where the plot ends: past the zero of the paper's line and past the least n, and past n where that is not far off.
std::uint64_t plot_end(const PriceOptions& options, std::uint64_t least, std::uint64_t examples) {
  const double zero =
      static_cast<double>(options.dimension - 1) / (to_double(options.stability) * to_double(options.light_mass()));
  const double most = std::max({4.0, 1.2 * zero, 1.15 * static_cast<double>(least)});
  const double own = 1.1 * static_cast<double>(examples);
  const double end = own <= 4 * most ? std::max(most, own) : most;
  // Two significant digits, upward.
  const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(end)) - 1));
  return static_cast<std::uint64_t>(std::ceil(end / unit - 1e-9) * unit);
}

PriceCurve curve_of(PriceOptions options, const Rational& stability, std::uint64_t last, const Observer& observer) {
  options.stability = stability;
  PriceCurve curve{stability, {}, {}};
  try {
    curve.least = least_examples(options);
  } catch (const InputError&) {
    curve.least.reset();
  }
  std::uint64_t before = last + 1;
  for (int i = 0; i <= curve_steps; ++i) {
    if (stop_requested(observer, {"curves", static_cast<std::uint64_t>(i), curve_steps})) throw Stopped();
    const auto n = static_cast<std::uint64_t>(std::llround(static_cast<double>(last) * i / curve_steps));
    if (n == before) continue;
    before = n;
    curve.points.push_back({n, least_stable_loss(options, n), printed_loss(options, n)});
  }
  return curve;
}

void fill_answers(PriceRun& run) {
  const PredictionScenario& scenario = run.scenario;
  for (const FlippedPoint& point : run.study.points) {
    if (point.point + 1 == run.options.dimension) {
      run.heavy_rows = point.rows;
      continue;
    }
    run.light_rows += point.rows;
    const bool by_hand = point.point < scenario.answers.size();
    run.answers.push_back(answers_at(run.options.stability, point.point, point.minus, point.plus,
                                     by_hand ? scenario.answers[point.point] : point.answer));
  }
  Rational sum = 0;
  for (const PriceAnswer& answer : run.answers) sum += answer.mean_error();
  run.loss = run.options.light_mass() / (run.options.dimension - 1) * sum;
}

}  // namespace

PriceAnswer answers_at(const Rational& stability, PointIndex point, std::uint64_t minus, std::uint64_t plus,
                       const Rational& answer) {
  PriceAnswer at;
  at.point = point;
  at.rows = minus + plus;
  at.answer = answer;
  at.bound = std::min<Rational>(1, stability * at.rows);
  at.least = (1 - at.bound) / 2;
  if (at.rows == 0) {
    at.after = answer;
    at.error = 1 - answer;  // of + and of −: the two worlds look alike
    at.error_after = answer;
    return at;
  }
  at.truth = plus >= minus ? Label::plus : Label::minus;
  const bool up = *at.truth == Label::plus;
  at.after = up ? std::max<Rational>(0, answer - at.bound) : std::min<Rational>(1, answer + at.bound);
  at.error = up ? Rational(1 - answer) : answer;
  at.error_after = up ? at.after : Rational(1 - at.after);
  return at;
}

double PriceRun::point_mass() const {
  return to_double(options.light_mass()) / static_cast<double>(options.dimension - 1);
}

std::vector<Rational> compared_stabilities(const Rational& stability) {
  std::vector<Rational> all;
  for (const Rational& one : {Rational(stability / 2), stability, Rational(2 * stability), Rational(1)}) {
    if (one <= 1 && one * least_stability >= 1) all.push_back(one);
  }
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

std::shared_ptr<const PriceRun> compute_price(const PredictionScenario& scenario, PointCounts sample,
                                              const Observer& observer) {
  auto run = std::make_shared<PriceRun>();
  run->scenario = scenario;
  run->options = price_of(scenario);
  run->sample = std::move(sample);
  PriceStudyOptions options;
  options.price = run->options;
  options.examples = scenario.examples;
  options.counts = run->sample;
  run->study = run_price(options);
  run->own = !scenario.answers.empty();
  fill_answers(*run);
  run->last = plot_end(run->options, run->study.least, scenario.examples);
  for (const Rational& stability : compared_stabilities(scenario.stability)) {
    if (stability == scenario.stability) run->here = run->curves.size();
    run->curves.push_back(curve_of(run->options, stability, run->last, observer));
  }
  if (scenario.stability < 1) {
    StableGoal goal;
    goal.hypotheses = BigInteger(1) << static_cast<unsigned>(scenario.dimension);
    goal.stability = scenario.stability;
    goal.alpha = scenario.price_alpha;
    try {
      run->enough = plan_stable_sharp(goal);
    } catch (const InputError&) {
      run->enough.reset();  // past 2^60
    }
  }
  return run;
}

std::shared_ptr<const PriceRun> compute_price(const PredictionScenario& scenario, const Observer& observer) {
  return compute_price(scenario, price_sample_of(scenario), observer);
}

}  // namespace littlestone
