// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sample_complexity/required.hpp"

#include <algorithm>
#include <cmath>

#include "core/agnostic/agnostic_plan.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/instance/instance.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/online/class_facts.hpp"
#include "core/online/littlestone.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr int steps_a_decade = 8;

std::uint64_t size_of_step(int step) {
  return static_cast<std::uint64_t>(std::llround(std::pow(10.0, static_cast<double>(step) / steps_a_decade)));
}

// Finds a step at which M succeeds often enough and before which it does not: upwards in half decades, then by
// bisection of the last one. Sizes below the answer are cheap, so most of the time goes to the answer itself.
class Measurement {
 public:
  Measurement(const Scenario& scenario, const Instance& instance, const RequiredOptions& options,
              const Observer& observer)
      : scenario_(scenario), instance_(instance), options_(options), observer_(observer) {
    scenario_.learners = {LearnerKind::private_learner};
    scenario_.replicates = options.replicates;
  }

  // Where batches must be played, a size costs its batches.
  [[nodiscard]] std::uint64_t most_examples() const {
    constexpr std::uint64_t most_played = 10'000'000;
    return law_ ? options_.most_examples : std::min(options_.most_examples, most_played);
  }

  // None where even the largest size is too small, or when stopped.
  std::optional<MeasuredNeed> find(bool& stopped) {
    try {
      law_ = make_vote_law(scenario_, instance_, observer_);
    } catch (const Stopped&) {
      stopped = true;
      return std::nullopt;
    }
    const CustomConstants& c = scenario_.constants;
    const double one_batch = static_cast<double>(c.cap) + static_cast<double>(c.auxiliary);
    const int largest = static_cast<int>(std::floor(steps_a_decade * std::log10(static_cast<double>(most_examples()))));
    int below = static_cast<int>(std::floor(steps_a_decade * std::log10(one_batch)));  // nothing can be released there
    int above = below;
    std::optional<MeasuredNeed> found;
    do {
      if (above >= largest) return std::nullopt;
      below = above;
      above = std::min(above + steps_a_decade / 2, largest);
      found = succeeds(above, stopped);
    } while (!found && !stopped);
    while (!stopped && above - below > 1) {
      const int middle = (below + above) / 2;
      if (const auto at_middle = succeeds(middle, stopped)) {
        found = at_middle;
        above = middle;
      } else {
        below = middle;
      }
    }
    return stopped ? std::nullopt : found;
  }

 private:
  std::optional<MeasuredNeed> succeeds(int step, bool& stopped) {
    scenario_.sizes = {size_of_step(step)};
    SweepOptions options;
    options.threads = options_.threads;
    options.law = law_;
    const SweepResult result = run_sweep(scenario_, instance_, options, observer_);
    stopped = stopped || result.ended == Ended::stopped;
    if (stopped) return std::nullopt;
    const CellSummary summary = summarize(result.cells.front(), to_double(scenario_.alpha));
    if (!keeps_promise(summary.success_rate, to_double(scenario_.beta))) return std::nullopt;
    return MeasuredNeed{scenario_.sizes.front(), options_.replicates, summary.success_rate, summary.success_interval};
  }

  Scenario scenario_;
  const Instance& instance_;
  const RequiredOptions& options_;
  const Observer& observer_;
  std::shared_ptr<const VoteLaw> law_;
};

// Of what M answers when nothing is released. Where that is good enough, a measurement would show nothing.
double loss_without_data(const Instance& instance) {
  return population_loss(instance.soa_of_nothing(), instance.distribution());
}

// Also the constants in the form M takes, where their numbers fit.
std::optional<CustomConstants> find_sharp(const Scenario& scenario, int dimension, TheoremSizes& sizes) {
  try {
    const LearnerConstants constants =
        sharp_constants(goal_of(scenario, dimension), scenario.constants.list_by, scenario.constants.on_fail);
    sizes.sharp = constants.total;
    return runnable(constants);
  } catch (const InputError& error) {
    if (!sizes.sharp) sizes.sharp_missing = error.what();
    return std::nullopt;
  }
}

bool learns(const Scenario& scenario, LearnerKind learner) {
  return std::find(scenario.learners.begin(), scenario.learners.end(), learner) != scenario.learners.end();
}

// None where the learner is not one of the scenario's, reads nothing, or is beyond its planner.
template <class Plan>
std::optional<LargeCount> find_planned(const Scenario& scenario, LearnerKind learner, const Plan& plan) {
  if (!learns(scenario, learner)) return std::nullopt;
  try {
    const BigInteger total = plan();
    if (total == 0) return std::nullopt;  // d = 0: nothing is read
    return LargeCount{std::log10(total.convert_to<double>()), total};
  } catch (const InputError&) {
    return std::nullopt;
  }
}

struct SizeAndVc {
  BigInteger hypotheses;
  int vc = 0;  // VC(H), or Ldim where it is not found
};

SizeAndVc size_and_vc(const Scenario& scenario, int dimension, const Observer& observer) {
  if (has_implicit_form(scenario.class_text)) {
    const ClassFacts facts = class_facts(scenario.class_text, observer);
    return {facts.hypotheses, facts.vc.exact() ? facts.vc.lower : dimension};
  }
  const auto instance = Instance::make(scenario.class_text, "uniform", 0);
  const VcResult& found = instance->vc_dimension(observer);
  return {BigInteger(instance->concept_class().size()), found.exact ? found.dimension : dimension};
}

std::optional<LargeCount> find_agnostic(const Scenario& scenario, int dimension, const Observer& observer) {
  if (!learns(scenario, LearnerKind::relabelled)) return std::nullopt;
  try {
    const SizeAndVc known = size_and_vc(scenario, dimension, observer);
    const auto plan = plan_agnostic({HypothesisCount::of(known.hypotheses), dimension, known.vc, scenario.epsilon,
                                     scenario.delta, scenario.alpha, scenario.beta},
                                    observer);
    if (!plan) return std::nullopt;
    return plan->examples;
  } catch (const InputError&) {
    return std::nullopt;
  }
}

Json large_json(const LargeCount& count) {
  Json json = {{"log10", count.log10}};
  if (count.exact) json["examples"] = count.exact->str();
  return json;
}

}  // namespace

TheoremSizes theorem_sizes(const Scenario& scenario, int dimension, const Observer& observer) {
  constexpr std::uint64_t plans = 3;
  const auto ask = [&](std::uint64_t done) {
    if (stop_requested(observer, {"theorem", done, plans})) throw Stopped();
  };
  TheoremSizes sizes;
  sizes.dimension = dimension;
  sizes.paper = paper_constants(goal_of(scenario, dimension)).total;
  ask(0);
  const AccuracyGoal goal = goal_of(scenario, dimension);
  sizes.lean =
      find_planned(scenario, LearnerKind::lean, [&] { return lean_constants(goal, LeanChoosing::noisy).total; });
  sizes.chain = find_planned(scenario, LearnerKind::chain, [&] { return BigInteger(chain_constants(goal).examples); });
  ask(1);
  sizes.agnostic = find_agnostic(scenario, dimension, observer);
  ask(2);
  if (scenario.constants_kind == ConstantsKind::sharp) {
    const std::uint64_t total = learner_options(scenario).examples();
    sizes.sharp = LargeCount{std::log10(static_cast<double>(total)), BigInteger(total)};
    return sizes;
  }
  (void)find_sharp(scenario, dimension, sizes);
  return sizes;
}

std::string_view to_string(RequiredAgainst against) {
  return against == RequiredAgainst::dimension ? "dimension" : "epsilon";
}

RequiredCurve compute_required(const Scenario& scenario, const std::shared_ptr<const Instance>& instance,
                               const RequiredOptions& options, const Observer& observer,
                               const std::function<void(std::size_t, const RequiredPoint&)>& on_point) {
  RequiredCurve curve;
  curve.against = options.against;
  curve.scenario = scenario;
  const bool by_dimension = options.against == RequiredAgainst::dimension;
  const std::size_t count = by_dimension ? options.dimensions.size() : options.epsilons.size();
  std::size_t complete = 0;
  const Observer as_a_whole = [&](const Progress&) {
    return stop_requested(observer, {"required", complete, count}) ? Answer::stop : Answer::go_on;
  };
  const auto tell = [&](std::size_t i) {
    if (on_point) on_point(i, curve.points[i]);
  };

  int own_dimension = 0;
  bool stopped = as_a_whole({}) == Answer::stop;
  try {
    if (!by_dimension && !stopped) own_dimension = instance->littlestone_dimension(as_a_whole);
  } catch (const Stopped&) {
    stopped = true;
  }
  std::vector<Scenario> scenarios(count, scenario);
  std::vector<std::optional<CustomConstants>> proportions(count);
  for (std::size_t i = 0; i < count && !stopped; ++i) {
    Scenario& here = scenarios[i];
    RequiredPoint point;
    point.dimension = by_dimension ? options.dimensions[i] : own_dimension;
    if (!by_dimension) {
      here.epsilon = options.epsilons[i];
    } else if (point.dimension <= options.most_measured_dimension) {
      here.class_text = "thresholds:" + std::to_string(std::uint64_t{1} << point.dimension);
      here.marginal = "uniform";
      here.target = 0;  // all +1: the row farthest from SOA(∅)
    }
    point.epsilon = here.epsilon;
    here.constants_kind = ConstantsKind::custom;  // so that the sizes are searched for here
    point.theorem.paper = paper_constants(goal_of(here, point.dimension)).total;
    curve.points.push_back(std::move(point));
    tell(i);
  }
  for (std::size_t i = 0; i < curve.points.size() && !stopped; ++i) {
    stopped = as_a_whole({}) == Answer::stop;
    if (stopped) break;
    proportions[i] = find_sharp(scenarios[i], curve.points[i].dimension, curve.points[i].theorem);
    tell(i);
  }
  for (std::size_t i = 0; i < curve.points.size() && !stopped; ++i) {
    RequiredPoint& point = curve.points[i];
    Scenario& here = scenarios[i];
    std::shared_ptr<const Instance> own;
    const auto instance_here = [&]() -> const Instance& {
      if (!own) own = instance_of(here, instance);
      return *own;
    };
    if (!point.theorem.sharp) {
      point.measured_missing = rules::needs_sharp_constants();
    } else if (!options.measure) {
      point.measured_missing = rules::not_asked_for();
    } else if (point.dimension > options.most_measured_dimension || !proportions[i]) {
      point.measured_missing = rules::too_large_to_run();
    } else if (loss_without_data(instance_here()) <= to_double(here.alpha)) {
      point.measured_missing = rules::good_without_data();
    } else {
      here.constants_kind = ConstantsKind::sharp;
      here.constants = *proportions[i];
      Measurement measurement(here, instance_here(), options, as_a_whole);
      point.measured = measurement.find(stopped);
      if (stopped) break;
      if (!point.measured) {
        point.measured_missing = rules::not_reached(measurement.most_examples());
      }
    }
    point.complete = true;
    ++complete;
    tell(i);
  }
  if (stopped) {
    curve.ended = Ended::stopped;
    std::erase_if(curve.points, [](const RequiredPoint& point) { return !point.complete; });
  }
  return curve;
}

RequiredCurve compute_required(const Scenario& scenario, const RequiredOptions& options, const Observer& observer,
                               const std::function<void(std::size_t, const RequiredPoint&)>& on_point) {
  return compute_required(scenario, instance_of(scenario), options, observer, on_point);
}

Json required_to_json(const RequiredCurve& curve) {
  Json rows = Json::array();
  for (const RequiredPoint& point : curve.points) {
    Json row = {{"dimension", point.dimension},
                {"epsilon", to_string(point.epsilon)},
                {"paper", large_json(point.theorem.paper)}};
    row["sharp"] = point.theorem.sharp ? large_json(*point.theorem.sharp) : Json(nullptr);
    if (point.measured) {
      row["measured"] = {{"examples", point.measured->examples},
                         {"replicates", point.measured->replicates},
                         {"success_rate", point.measured->success_rate},
                         {"success_low", point.measured->success_interval.low},
                         {"success_high", point.measured->success_interval.high}};
    } else {
      row["measured"] = nullptr;
      row["measured_missing"] = point.measured_missing ? point.measured_missing->text() : std::string();
    }
    rows.push_back(std::move(row));
  }
  return {{"format", "littlestone-lab required"}, {"version", 1},
          {"against", to_string(curve.against)},  {"scenario", scenario_to_json(curve.scenario)},
          {"ended", to_string(curve.ended)},      {"rows", std::move(rows)}};
}

}  // namespace littlestone
