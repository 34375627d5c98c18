// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/same_answer/same_answer_run.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/engine.hpp"
#include "core/replicable/binomial_tails.hpp"
#include "core/replicable/certificate.hpp"
#include "core/study/certificates/shipped_certificates.hpp"

namespace littlestone {
namespace {

using Kind = ReplicableTask::Kind;

std::uint64_t hypotheses_of(const ReplicableTask& task) { return task.kind == Kind::points ? 2 : task.points; }

bool same_steps(const Staircase& one, const Staircase& other) {
  return one.examples == other.examples &&
         std::equal(one.steps.begin(), one.steps.end(), other.steps.begin(), other.steps.end(),
                    [](const Step& a, const Step& b) { return a.count == b.count && a.chance == b.chance; });
}

// From expected count 0 to `most`, even on the √ scale.
std::vector<StaircasePlace> curve_of(const Staircase& steps, std::uint64_t hypotheses, double most) {
  constexpr int places = 160;
  std::vector<StaircasePlace> curve;
  const double end = std::sqrt(std::min(1.0, most / static_cast<double>(steps.examples)));
  for (int i = 0; i <= places; ++i) {
    const double root = end * i / places;
    curve.push_back(answer_world(steps, hypotheses, root * root));
  }
  return curve;
}

// What the steps alone decide is taken from one of `known` with the same.
StaircaseFacts facts_of(const Staircase& steps, const StabilityScenario& scenario, std::uint64_t hypotheses,
                        double most, const std::vector<const StaircaseFacts*>& known, bool coarse,
                        const Observer& observer) {
  StaircaseFacts facts{steps, {}, miss(steps, scenario.alpha), curve_of(steps, hypotheses, most)};
  for (const StaircaseFacts* one : known) {
    if (one->coarse || !same_steps(one->steps, steps) || one->worst.p.size() + 1 != hypotheses) continue;
    facts.worst = one->worst;
    return facts;
  }
  const std::uint64_t at_once = hypotheses == 2 ? 16 : 4;
  facts.worst = worst_differ(steps, hypotheses, observer, coarse ? at_once : 1);
  facts.coarse = coarse;
  return facts;
}

// Largest chance to differ on a fine net of worlds.
double highest(const Staircase& steps) {
  constexpr int places = 400;
  const double end = std::sqrt(last_place(steps));
  double most = 0;
  for (int i = 1; i <= places; ++i) {
    const double p = end * i / places * end * i / places;
    most = std::max(most, differ(steps, std::span<const double>(&p, 1)));
  }
  return most;
}

Staircase one_to(std::uint64_t count, std::uint64_t examples) {
  Staircase steps{examples, {}};
  for (std::uint64_t t = 1; t <= count; ++t) steps.steps.push_back({t, Rational(1, count)});
  return steps;
}

double missed(const Staircase& steps, double alpha) {
  const std::vector<std::uint64_t> counts = steps.counts();
  const std::vector<double> at_least = tails(steps.examples, alpha, counts);
  double all = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) all += to_double(steps.steps[i].chance) * (1 - at_least[i]);
  return all;
}

// The first from `least` on for which the condition holds, which then holds for all that follow.
template <class Holds>
std::optional<std::uint64_t> first_that(std::uint64_t least, std::uint64_t most, const Holds& holds) {
  std::uint64_t beyond = least;
  while (!holds(beyond)) {
    if (beyond >= most) return std::nullopt;
    least = beyond + 1;
    beyond = std::min(most, 2 * beyond);
  }
  while (least < beyond) {
    const std::uint64_t middle = least + (beyond - least) / 2;
    if (holds(middle))
      beyond = middle;
    else
      least = middle + 1;
  }
  return least;
}

// The ceiling of 1 … K falls with K and hardly depends on m; the miss rises with K and falls with m.
std::optional<EqualPrice> price_of(const StaircaseFacts& even, const Rational& alpha, const Rational& beta) {
  constexpr double place = 1e4;  // the ceiling is told in multiples of 10^−4, rounded up
  const double ceiling = std::ceil(to_double(even.worst.bound) * place) / place;
  const double at = to_double(alpha);
  const auto least_examples = [&](std::uint64_t count, double miss_at_most) {
    return first_that(std::max(count, even.steps.examples / 2), Staircase::most_examples,
                      [&](std::uint64_t m) { return missed(one_to(count, m), at) <= miss_at_most; });
  };
  const double allowed = to_double(even.miss);
  if (!(allowed > 0)) return std::nullopt;
  const auto count = first_that(even.steps.steps.size(), Staircase::most_steps, [&](std::uint64_t steps) {
    const auto examples = least_examples(steps, allowed);
    return examples && highest(one_to(steps, *examples)) <= ceiling;
  });
  if (!count) return std::nullopt;
  const std::uint64_t examples = *least_examples(*count, allowed);
  return EqualPrice{*count, examples, missed(one_to(*count, examples), at),
                    least_examples(*count, to_double(beta)).value_or(0)};
}

OneStep one_step_of(StabilityScenario scenario) {
  scenario.shape = StepsKind::one;
  const Staircase steps = staircase_of(scenario);
  const double p = to_double(scenario.alpha) / 2;
  return {steps.steps.front().count, p, differ(steps, std::span<const double>(&p, 1))};
}

// A uniform number in [0, 1) of 53 bits.
double uniform(Engine& engine) {
  constexpr int bits = 53;
  return std::ldexp(static_cast<double>(engine() >> (64 - bits)), -bits);
}

SameAnswerLab lab_of(const std::vector<double>& boundaries, std::uint64_t examples, std::uint64_t threshold,
                     const SeedTree& stream) {
  SameAnswerLab lab{std::vector<std::uint64_t>(boundaries.size(), 0), 0};
  Engine engine = stream.child("lab's examples").engine();
  for (std::uint64_t i = 0; i < examples; ++i) {
    const double drawn = uniform(engine);
    for (std::size_t j = 0; j < boundaries.size() && drawn < boundaries[j]; ++j) ++lab.counts[j];
  }
  while (lab.answer < lab.counts.size() && lab.counts[lab.answer] >= threshold) ++lab.answer;
  return lab;
}

void draw_labs(SameAnswerRun& run) {
  const SeedTree seed(run.scenario.seed);
  const auto roll = [&](const SeedTree& stream) {
    Engine engine = stream.child("shared die").engine();
    return run.shown.steps.roll(engine);
  };
  const Rational die = run.scenario.die ? *run.scenario.die : roll(seed);
  const std::uint64_t examples = run.shown.steps.examples;
  run.die = to_double(die);
  run.threshold = run.shown.steps.threshold(die);
  for (std::size_t i = 0; i < 2; ++i)
    run.labs[i] = lab_of(run.boundaries, examples, run.threshold, seed.child("labs").child(i));
  for (std::uint64_t pair = 0; pair < SameAnswerRun::pairs; ++pair) {
    const SeedTree stream = seed.child("pairs").child(pair);
    const std::uint64_t threshold = run.shown.steps.threshold(roll(stream));
    const SameAnswerLab a = lab_of(run.boundaries, examples, threshold, stream.child(0));
    const SameAnswerLab b = lab_of(run.boundaries, examples, threshold, stream.child(1));
    if (a.answer != b.answer) ++run.pairs_differ;
  }
}

// Where the die divides the labs: the steps between their counts of a boundary, for any boundary.
std::vector<DieBand> divided(const Staircase& steps, const std::array<SameAnswerLab, 2>& labs) {
  std::vector<DieBand> bands;
  double height = 0;
  bool inside = false;
  for (const Step& step : steps.steps) {
    const auto answer = [&](const SameAnswerLab& lab) {
      std::size_t i = 0;
      while (i < lab.counts.size() && lab.counts[i] >= step.count) ++i;
      return i;
    };
    const double low = height;
    height += to_double(step.chance);
    if (answer(labs[0]) == answer(labs[1])) {
      inside = false;
    } else {
      if (!std::exchange(inside, true)) bands.push_back({low, low});
      bands.back().high = height;
    }
  }
  return bands;
}

std::vector<double> law_of(std::uint64_t examples, double p, std::uint64_t most) {
  std::vector<std::uint64_t> counts(std::min(most, examples) + 2);
  std::iota(counts.begin(), counts.end(), 0);
  if (counts.back() > examples) counts.back() = examples;
  const std::vector<double> at_least = tails(examples, p, counts);
  std::vector<double> law(counts.size() - 1);
  for (std::size_t x = 0; x < law.size(); ++x) law[x] = std::max(0.0, at_least[x] - at_least[x + 1]);
  if (most >= examples) law.back() = at_least[law.size() - 1];
  return law;
}

}  // namespace

std::shared_ptr<const SameAnswerRun> compute_same_answer(const StabilityScenario& scenario, const Observer& observer,
                                                         const std::shared_ptr<const SameAnswerRun>& earlier,
                                                         bool coarse) {
  if (stop_requested(observer, {"worlds", 0, 1})) throw Stopped();
  auto run = std::make_shared<SameAnswerRun>();
  run->scenario = scenario;
  run->task = task_of(scenario);
  for (const Rational& boundary : boundaries_of(scenario)) run->boundaries.push_back(to_double(boundary));
  const Staircase steps = staircase_of(scenario);
  const Staircase& even = shipped_staircase(scenario);
  const std::uint64_t hypotheses = run->hypotheses = hypotheses_of(run->task);
  // The axis ends where the shipped steps are passed nearly always, or behind the world that is shown.
  constexpr double beyond_last = 0.91;
  constexpr double beyond_world = 0.8;
  const double expected = run->boundaries.front() * static_cast<double>(steps.examples);
  const double last = static_cast<double>(std::max(even.steps.back().count, steps.steps.back().count));
  const double root = std::max(std::sqrt(last) + beyond_last, std::sqrt(expected) + beyond_world);
  run->most_count = std::min(std::round(root * root), static_cast<double>(steps.examples));

  std::vector<const StaircaseFacts*> known;
  if (earlier) known = {&earlier->shown, &earlier->even, &earlier->equal};
  const auto facts = [&](const Staircase& of, bool at_once = false) {
    return facts_of(of, scenario, hypotheses, run->most_count, known, at_once, observer);
  };
  run->even = facts(even);
  known.push_back(&run->even);
  run->equal = facts(equal_steps(even));
  known.push_back(&run->equal);
  run->shown = facts(steps, coarse);
  if (run->task.kind == Kind::points) {
    const bool same = earlier && earlier->price && earlier->scenario.alpha == scenario.alpha &&
                      earlier->scenario.beta == scenario.beta && same_steps(earlier->even.steps, even);
    run->price = same ? earlier->price : price_of(run->even, scenario.alpha, scenario.beta);
  }
  run->one = one_step_of(scenario);
  // m = rule(ρ) examples, so ρ = √(rule(1)/m).
  run->rule_of_thumb = std::sqrt(rule_of_thumb(1, scenario.alpha, hypotheses) / static_cast<double>(steps.examples));
  draw_labs(*run);
  run->bands = divided(steps, run->labs);
  for (const DieBand& band : run->bands) run->apart += band.high - band.low;
  run->law = law_of(steps.examples, run->boundaries.front(), static_cast<std::uint64_t>(run->most_count));
  run->differ = differ(steps, run->boundaries);
  run->named = named(steps, run->boundaries.front());
  run->reached = tails(steps.examples, run->boundaries.front(), steps.counts());
  return run;
}

std::vector<Step> with_moved_step(const Staircase& steps, std::size_t step, std::uint64_t count) {
  std::vector<Step> moved = steps.steps;
  const std::uint64_t least = step == 0 ? 1 : moved[step - 1].count + 1;
  const std::uint64_t most = step + 1 == moved.size() ? steps.examples : moved[step + 1].count - 1;
  moved[step].count = std::clamp(count, least, most);
  return moved;
}

StaircasePlace answer_world(const Staircase& steps, std::uint64_t hypotheses, double p) {
  StaircasePlace place = staircase_place(steps, p);
  if (hypotheses <= 2) return place;
  std::vector<double> boundaries;
  const auto last = static_cast<double>(hypotheses - 1);
  for (std::uint64_t i = 0; i + 1 < hypotheses; ++i) boundaries.push_back(p * (last - static_cast<double>(i)) / last);
  place.differ = differ(steps, boundaries);
  return place;
}

ShippedSteps shipped_steps(StabilityScenario scenario) {
  ShippedSteps shipped;
  for (const std::string_view differ : stability_field("differ").info.choices) {
    scenario.differ = differ;
    try {
      const Staircase& steps = shipped_staircase(scenario);
      for (const ReplicableCertificate& one : shipped_certificates())
        if (one.table && &one.table->staircase == &steps) shipped.alpha = one.table->alpha;
      shipped.differ.push_back(scenario.differ);
    } catch (const InputError& none) {
      if (none.field() != "differ") throw;
    }
  }
  return shipped;
}

MendedSteps mended_steps(Staircase given) {
  MendedSteps mended;
  std::vector<Step>& steps = given.steps;
  std::stable_sort(steps.begin(), steps.end(), [](const Step& a, const Step& b) { return a.count < b.count; });
  for (const Step& step : steps) {
    if (step.chance <= 0) throw InputError("steps", to_string(step.chance), rules::above_0());
    if (mended.steps.empty() || mended.steps.back().count != step.count) {
      mended.steps.push_back(step);
    } else {
      mended.steps.back().chance += step.chance;
      if (mended.merged.empty() || mended.merged.back() != step.count) mended.merged.push_back(step.count);
    }
  }
  mended.sum = std::accumulate(steps.begin(), steps.end(), Rational(0),
                               [](const Rational& sum, const Step& step) { return Rational(sum + step.chance); });
  if (!mended.steps.empty()) mended.steps.back().chance += 1 - mended.sum;
  given.steps = mended.steps;
  given.validate();
  return mended;
}

CountsApart counts_apart(const Staircase& steps, double expected) {
  CountsApart apart{expected, 0, 0};
  const double p = expected / static_cast<double>(steps.examples);
  apart.differ = differ(steps, std::span<const double>(&p, 1));
  // E|√X − √X′| = Σ_x (√(x + 1) − √x) Pr[one of the two is at most x, the other above].
  std::vector<std::uint64_t> counts(steps.examples);
  std::iota(counts.begin(), counts.end(), 1);
  const std::vector<double> above = tails(steps.examples, p, counts);
  for (std::size_t x = 0; x < above.size(); ++x) {
    const auto low = static_cast<double>(x);
    apart.roots += (std::sqrt(low + 1) - std::sqrt(low)) * 2 * above[x] * (1 - above[x]);
  }
  return apart;
}

}  // namespace littlestone
