// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/boost/boost_study.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/count_json.hpp"
#include "core/study/refute/refute_study.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_weak_examples = 30;
const Rational weak_error{1, 16};

void check(const BoostOptions& options) {
  if (options.weak_examples < 1 || options.weak_examples > most_weak_examples)
    throw InputError("weak-examples", std::to_string(options.weak_examples), rules::between(1, most_weak_examples));
  if (options.weak_epsilon <= 0 || options.weak_epsilon > 1)
    throw InputError("weak-epsilon", to_string(options.weak_epsilon), rules::above_at_most(0, 1));
  if (options.weak_delta && (*options.weak_delta <= 0 || *options.weak_delta >= 1))
    throw InputError("weak-delta", to_string(*options.weak_delta), rules::above_0_below_1());
  if (options.constants == ConstantsKind::custom) throw InputError("constants", "custom", rules::proved_constants());
}

// log₂ of what M asks for with the paper's constants is at most 2^(d+4) at d = 60, and from there at most doubles
// with d: each of its terms does. So below 2↑↑h, h ≥ 5, it is below 2^(2^(2↑↑h)) (resources/help/agnostic.md, §5).
std::optional<Tower> most_examples(const AccuracyGoal& goal, unsigned height) {
  AccuracyGoal high = goal;
  high.dimension = 60;
  const double log2_total = paper_constants(high).total.log10 / std::log10(2.0);
  if (height < 5 || !(log2_total * (1 + 1e-9) <= std::ldexp(1.0, high.dimension + 4))) return std::nullopt;
  return Tower::of_twos(height + 3);
}

PureBoosting pure_boosting(const BoostOptions& options) {
  PureBoosting pure;
  const double alpha = to_double(options.alpha);
  pure.rounds = -std::log(to_double(options.beta)) / (alpha * alpha);
  pure.share =
      std::min(1.0, std::expm1(to_double(options.epsilon) / pure.rounds) / std::expm1(to_double(options.weak_epsilon)));
  pure.examples = static_cast<double>(options.weak_examples) / pure.share;
  return pure;
}

Json refuted_json(const std::optional<WeakRefutation>& refuted) {
  return refuted ? tower_to_json(Tower::of_twos(refuted->height)) : Json(nullptr);
}

}  // namespace

BoostStudy run_boost(const BoostOptions& options, const Observer& observer) {
  check(options);
  AccuracyGoal goal{0, options.epsilon, options.delta, options.alpha, options.beta};
  goal.validate();
  BoostStudy study;
  study.options = options;
  study.facts = class_facts(options.class_text, observer);
  if (stop_requested(observer, {"boost", 1, 2})) throw Stopped();

  const auto refutation = [&](ConsequenceConstants constants) -> std::optional<WeakRefutation> {
    WeakRefutation found;
    found.sample_examples = empirical_examples(options.weak_examples, options.weak_epsilon, constants);
    constexpr std::size_t most_sample_examples = 64;
    const std::size_t n = found.sample_examples;
    const bool paper = constants == ConsequenceConstants::paper;
    if (n > most_sample_examples) {
      if (paper)
        study.paper_missing = InputError("weak-examples", std::to_string(n), rules::at_most(most_sample_examples));
      return std::nullopt;
    }
    const GapClaims claims{options.weak_epsilon, paper ? study.paper_delta : study.weak_delta, weak_error, weak_error};
    if (paper) study.paper_missing = broken_premise(n, claims, Rational(1, 100 * n));
    const auto result = consequence(n, claims, constants);
    if (!result) return std::nullopt;
    found.height = result->first_height + 1;  // a class of Ldim d holds ⌊log₂ d⌋ thresholds (Theorem 10)
    return found;
  };
  study.weak_delta = options.weak_delta
                         ? *options.weak_delta
                         : theorem_1_delta(empirical_examples(options.weak_examples, options.weak_epsilon,
                                                              ConsequenceConstants::sharp));
  study.paper_delta = options.weak_delta
                          ? *options.weak_delta
                          : theorem_1_delta(empirical_examples(options.weak_examples, options.weak_epsilon,
                                                               ConsequenceConstants::paper));
  study.sharp = refutation(ConsequenceConstants::sharp);
  study.paper = refutation(ConsequenceConstants::paper);
  if (study.sharp)
    study.within = Tower{0, static_cast<double>(study.facts.littlestone.upper)} < Tower::of_twos(study.sharp->height);

  if (study.facts.littlestone.exact()) {
    goal.dimension = study.facts.littlestone.lower;
    try {
      study.strong = options.constants == ConstantsKind::sharp ? sharp_constants(goal) : paper_constants(goal);
    } catch (const InputError& error) {
      study.strong_missing = error.what();
    }
  } else {
    study.strong_missing = "the Littlestone dimension is not known";
  }
  study.pure = pure_boosting(options);
  return study;
}

Json boost_to_json(const BoostStudy& study) {
  const BoostOptions& options = study.options;
  const ClassFacts& facts = study.facts;
  AccuracyGoal goal{0, options.epsilon, options.delta, options.alpha, options.beta};
  Json weak = {{"examples", options.weak_examples},
               {"epsilon", to_string(options.weak_epsilon)},
               {"delta", to_string(study.weak_delta)},
               {"alpha", to_string(weak_error)},
               {"beta", to_string(weak_error)},
               {"sample_examples", study.sharp ? Json(study.sharp->sample_examples) : Json(nullptr)},
               {"called", false}};
  Json json = {{"class", facts.name}, {"weak", std::move(weak)}};
  json["known_of_dimension"] = refuted_json(study.sharp);
  json["paper_known_of_dimension"] = refuted_json(study.paper);
  json["paper_delta"] = to_string(study.paper_delta);
  if (study.paper_missing) json["paper_why_not"] = study.paper_missing->what();
  const auto examples = study.sharp ? most_examples(goal, study.sharp->height) : std::nullopt;
  json["known_examples_bound"] = examples ? tower_to_json(*examples) : Json(nullptr);
  json["dimension"] = facts.littlestone.exact() ? Json(facts.littlestone.lower) : Json(nullptr);
  if (!facts.littlestone.exact()) {
    json["dimension_lower"] = facts.littlestone.lower;
    json["dimension_upper"] = facts.littlestone.upper;
  }
  json["exact"] = facts.littlestone.exact();
  json["within"] = study.within;
  json["epsilon"] = to_string(options.epsilon);
  json["delta"] = to_string(options.delta);
  json["alpha"] = to_string(options.alpha);
  json["beta"] = to_string(options.beta);
  json["constants"] = to_string(options.constants);
  if (study.strong) {
    put_count(json, "examples", study.strong->total);
  } else {
    json["examples"] = nullptr;
    json["why_not"] = study.strong_missing;
  }
  json["pure"] = {{"rounds_estimate", study.pure.rounds},
                  {"share_estimate", study.pure.share},
                  {"examples_estimate", study.pure.examples},
                  {"constant", "unknown"}};
  return json;
}

}  // namespace littlestone
