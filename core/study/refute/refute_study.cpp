// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/refute/refute_study.hpp"

#include <cmath>
#include <string>
#include <utility>

#include "core/base/rules.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

// A whole number under `key`, or its logarithm where it is past a double.
void add_large(Json& json, const std::string& key, const BigInteger& value) {
  constexpr unsigned word = 64;
  constexpr unsigned past_double = 1023;
  const auto bits = value == 0 ? 0U : static_cast<unsigned>(msb(value));
  if (bits < word) {
    json[key] = value.convert_to<std::uint64_t>();
  } else if (bits < past_double) {
    json[key] = value.convert_to<double>();
  } else {
    json["log10_" + key] =
        (bits + std::log2(BigInteger(value >> (bits - 60)).convert_to<double>()) - 60) * std::log10(2.0);
  }
}

Json consequence_json(const Consequence& result) {
  Json json = {{"comparisons", result.comparisons},
               {"draws", result.draws},
               {"success_bound", result.success},
               {"least_step", result.least_step}};
  json["log2_product"] = std::isfinite(result.log2_product) ? Json(result.log2_product) : Json(nullptr);
  add_large(json, "largest_set", result.largest_set);
  json["log2_ramsey"] = result.log2_ramsey;
  json["leaves"] = tower_to_json(result.leaves);
  json["log_star_refuted"] = result.first_height;
  return json;
}

}  // namespace

Refutation run_refute(const RefuteOptions& options) {
  if (options.success < 0 || options.success > 1)
    throw InputError("success", to_string(options.success), rules::between(0, 1));
  return refute(options.draws, options.comparisons, Chance::exactly(options.success), options.epsilon, options.delta);
}

Json refutation_to_json(const RefuteOptions& options, const Refutation& refutation) {
  Json json = {{"draws", options.draws},
               {"comparisons", options.comparisons},
               {"success", to_string(options.success)},
               {"epsilon", to_string(options.epsilon)},
               {"delta", to_string(options.delta)}};
  const bool bounded = std::isfinite(refutation.log2_product);
  json["log2_product"] = bounded ? Json(refutation.log2_product) : Json(nullptr);
  json["possible"] = refutation.possible;
  json["least_epsilon"] = refutation.least_epsilon ? Json(*refutation.least_epsilon) : Json(nullptr);
  json["paper_possible"] = refutation.paper_possible;
  if (const auto most = refutation.largest_comparisons) {
    constexpr double whole = 9007199254740992.0;  // 2^53: a double below it is a whole number to the last digit
    constexpr double past_power = 1e6;
    json["largest_comparisons"] = *most < whole ? Json(static_cast<std::uint64_t>(*most)) : Json(*most);
    if (*most < past_power)
      add_large(json, "largest_family", power_of_two(static_cast<unsigned>(*most) + 2) - 2);
    else
      json["log10_largest_family"] = (*most + 2) * std::log10(2.0);
  } else {
    json["largest_comparisons"] = nullptr;
    json["largest_family"] = nullptr;
  }
  return json;
}

ConsequenceStudy run_consequence(const LowerBoundScenario& scenario) {
  const auto in_range = [](const char* name, std::uint64_t value) {
    std::vector<InputError> problems;
    check_field(lower_bound_field(name).info, FieldValue(value), problems);
    if (!problems.empty()) throw InputError(problems.front());
  };
  in_range("height", scenario.height);
  in_range("top", scenario.top);
  ConsequenceStudy study;
  study.scenario = scenario;
  const std::size_t m = scenario.examples;
  if (m < 2 || m % 2 != 0 || m > 64) throw InputError("examples", std::to_string(m), rules::even_between(2, 64));
  study.sample_examples = m;
  study.paper_sample_examples = m;
  if (scenario.form == ConsequenceForm::law) {
    study.sample_examples = empirical_examples(m, scenario.epsilon, ConsequenceConstants::sharp);
    study.paper_sample_examples = empirical_examples(m, scenario.epsilon, ConsequenceConstants::paper);
  }
  const std::size_t n = study.sample_examples;
  if (n > 64) throw InputError("examples", std::to_string(n), rules::even_between(2, 64));
  GapClaims claims{scenario.epsilon, scenario.delta ? *scenario.delta : theorem_1_delta(n), scenario.alpha,
                   scenario.beta};
  if (!claim_22(n, claims, Rational(1, 100 * n)).promised)
    throw InputError("2 alpha + 2 beta", to_string(2 * (claims.alpha + claims.beta)), rules::below("1/2"));
  study.sharp = consequence(n, claims, ConsequenceConstants::sharp);
  study.delta = claims.delta;
  const std::size_t own = study.paper_sample_examples;
  if (own > 64) {
    study.paper_missing = InputError("examples", std::to_string(own), rules::at_most(64));
  } else {
    GapClaims paper = claims;
    if (!scenario.delta) paper.delta = theorem_1_delta(own);
    study.paper = consequence(own, paper, ConsequenceConstants::paper);
    study.paper_missing = broken_premise(own, paper, Rational(1, 100 * own));
  }
  study.lemma_21_loss = lemma_21_loss(n);
  study.added_height = scenario.form == ConsequenceForm::dimension ? 1 : 0;
  study.tower = tower_of(scenario);
  // |X| ≥ the tower, or, of a dimension, ⌊log₂ d⌋ thresholds.
  study.remaining = study.tower.iterated_log2(static_cast<unsigned>(n) + study.added_height);
  study.refuted = study.sharp && study.remaining && study.sharp->leaves < *study.remaining;
  return study;
}

Json tower_to_json(const Tower& tower) {
  const Tower reduced = tower.reduced();
  return {{"height", reduced.height}, {"top", reduced.top}};
}

Json consequence_to_json(const ConsequenceStudy& study) {
  const LowerBoundScenario& scenario = study.scenario;
  Json json = {{"examples", scenario.examples},
               {"form", to_string(scenario.form)},
               {"sample_examples", study.sample_examples},
               {"epsilon", to_string(scenario.epsilon)},
               {"delta", to_string(study.delta)},
               {"alpha", to_string(scenario.alpha)},
               {"beta", to_string(scenario.beta)}};
  if (study.sharp) {
    json.update(consequence_json(*study.sharp));
    json["log_star_refuted"] = study.sharp->first_height + study.added_height;
  } else {
    for (const char* key : {"comparisons", "draws", "log_star_refuted"}) json[key] = nullptr;
  }
  json["paper_comparisons"] = study.paper ? Json(study.paper->comparisons) : Json(nullptr);
  json["paper"] = nullptr;
  if (study.paper_missing) json["paper_why_not"] = study.paper_missing->what();
  if (study.paper) {
    json["paper"] = consequence_json(*study.paper);
    json["paper"].erase("log2_product");  // the paper does not ask for it
    json["paper"]["log_star_refuted"] = study.paper->first_height + study.added_height;
    json["paper"]["sample_examples"] = study.paper_sample_examples;
    json["paper"]["delta"] = to_string(study.paper->delta);
  }
  constexpr double two_thirds = 2.0 / 3;
  json["lemma_21"] = {{"draws_times_delta", study.lemma_21_loss},
                      {"left", two_thirds - study.lemma_21_loss},
                      {"right", 0.5},
                      {"holds", two_thirds - study.lemma_21_loss >= 0.5}};
  json["tower"] = tower_to_json(study.tower);
  json["remaining"] = study.remaining ? tower_to_json(*study.remaining) : Json(nullptr);
  json["refuted"] = study.refuted;
  return json;
}

}  // namespace littlestone
