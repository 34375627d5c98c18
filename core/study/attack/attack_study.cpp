// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/attack/attack_study.hpp"

#include <algorithm>
#include <utility>

#include "core/base/rules.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

void check_unit(const char* field, const Rational& value) {
  if (value < 0 || value > 1) throw InputError(field, to_string(value), rules::between(0, 1));
}

std::uint64_t leaf_of(const AttackOptions& options, const SeedTree& seeds) {
  const std::uint64_t leaves = std::uint64_t{1} << options.scenario.comparisons;
  if (!options.hidden_given) {
    Engine engine = seeds.child("leaf").engine();
    return uniform_below(engine, leaves);
  }
  if (options.scenario.hidden >= leaves)
    throw InputError("hidden", std::to_string(options.scenario.hidden), rules::between(0, leaves - 1));
  return options.scenario.hidden;
}

// Points are independent, so only the probes are drawn.
void play_values(AttackStudy& study) {
  const LowerBoundScenario& scenario = study.options.scenario;
  const SearchTree tree(scenario.comparisons);
  const SeedTree seeds(scenario.seed);
  const std::size_t hidden = SearchTree::place_of(leaf_of(study.options, seeds));
  constexpr std::uint64_t most = 100'000'000;
  if (scenario.draws * scenario.comparisons > most)
    throw InputError("draws", std::to_string(scenario.draws), rules::draws_times_places(most));
  Engine engine = seeds.child("draws").engine();
  study.hidden = hidden;
  study.found = tree.end([&](std::size_t place) {
    const Rational& p = place < hidden ? study.options.values->low : study.options.values->high;
    PlayedProbe probe{.point = place, .place = place + 1};
    for (std::uint64_t draw = 0; draw < scenario.draws; ++draw) probe.positives += bernoulli(engine, p) ? 1U : 0U;
    probe.reads_plus = probe.positives > study.bar;
    study.probes.push_back(probe);
    return probe.reads_plus;
  });
  study.hidden_place = study.hidden + 1;
  study.found_place = study.found + 1;
}

void attack_values(AttackStudy& study) {
  const LowerBoundScenario& scenario = study.options.scenario;
  const AttackedValues& values = *study.options.values;
  check_unit("low", values.low);
  check_unit("high", values.high);
  if (values.high < values.low)
    throw InputError("high", to_string(values.high), rules::at_least(to_string(values.low)));
  const Rational r = (values.low + values.high) / 2;
  const DrawCounts counts(scenario.draws, r);
  const SearchSuccess success =
      search_success(counts, Chance::exactly(values.low), Chance::exactly(values.high), scenario.comparisons);
  study.step = to_double(Rational(values.high - values.low));
  study.threshold = to_double(r);
  study.bar = counts.bar();
  study.chance = {success.independent, true};
  study.low_error = success.low_error;
  study.high_error = success.high_error;
  study.union_bound = success.union_bound;
  play_values(study);
}

void attack_learner(AttackStudy& study, const Observer& observer) {
  const LowerBoundScenario& scenario = study.options.scenario;
  const ThresholdLearner learner = learner_of(scenario);
  // The claims play no part in the attack; these are the ones that always promise.
  LowerBoundScenario searched = scenario;
  searched.alpha = searched.beta = Rational(1, 16);
  study.gap = run_gap(searched, study.options.limits, observer);
  study.ended_early = study.gap->ended_early;
  if (study.ended_early) return;
  const Gap& gap = study.gap->gap;
  const std::size_t i = study.gap->index;
  const SearchTree tree(scenario.comparisons);
  if (tree.places() > study.gap->family.places.size())
    throw InputError("comparisons", std::to_string(scenario.comparisons),
                     rules::places_for_hidden(tree.places(), study.gap->family.places.size()));
  const double low = gap.probabilities[i - 1];
  const double high = gap.probabilities[i];
  study.step = high - low;
  if (study.step <= 0) throw InputError("step", Json(study.step).dump(), rules::above_0());
  const WideProbability r = threshold_at(learner, study.gap->homogeneous.set, scenario.examples, scenario.domain, i);
  study.threshold = r.convert_to<double>();
  const DrawCounts counts(scenario.draws, r);
  study.bar = counts.bar();
  const auto at = [](const WideProbability& value) {
    return value <= 0 ? Chance{} : value >= 1 ? Chance{1, 0} : Chance::of(value);
  };
  study.low_error = counts.reads_plus(at(low)).value;
  study.high_error = counts.reads_plus(at(high)).complement;
  const WideProbability half_gap = WideProbability(study.step) / 2 - to_wide(study.gap->homogeneous.set.tolerance);
  if (half_gap > 0)
    study.union_bound = search_success(counts, at(r - half_gap), at(r + half_gap), scenario.comparisons).union_bound;
  study.chance = attack_chance(learner, study.gap->family, scenario.domain, r, scenario.draws, scenario.comparisons);
  const SeedTree seeds(scenario.seed);
  Engine engine = attack_draws(scenario.seed);
  const AttackRun run = play_attack(learner, study.gap->family, scenario.domain, r, scenario.draws,
                                    scenario.comparisons, leaf_of(study.options, seeds), engine);
  const std::vector<LinePoint>& places = study.gap->family.places;
  study.hidden = places[run.hidden];
  study.found = places[run.found];
  study.hidden_place = run.hidden + 1;
  study.found_place = run.found + 1;
  for (const Probe& probe : run.probes)
    study.probes.push_back({places[probe.place], probe.positives, probe.reads_plus, probe.place + 1});
}

}  // namespace

Engine attack_draws(std::uint64_t seed, std::size_t run) { return SeedTree(seed).child("attack").child(run).engine(); }

AttackStudy run_attack(const AttackOptions& options, const Observer& observer) {
  AttackStudy study;
  study.options = options;
  if (options.values)
    attack_values(study);
  else
    attack_learner(study, observer);
  return study;
}

Json attack_to_json(const AttackStudy& study) {
  const LowerBoundScenario& scenario = study.options.scenario;
  Json json;
  if (study.options.values) {
    json["low"] = to_string(study.options.values->low);
    json["high"] = to_string(study.options.values->high);
  } else {
    json = homogeneous_to_json(study.gap->homogeneous);
    if (study.ended_early) return json;
    json["index"] = study.gap->index;
  }
  json["draws"] = scenario.draws;
  json["comparisons"] = scenario.comparisons;
  json["gap"] = study.step;
  json["threshold"] = study.threshold;
  json[study.chance.exact ? "success" : "success_bound"] = study.chance.success.rounded();
  json[study.chance.exact ? "failure" : "failure_bound"] = study.chance.success.other().rounded();
  json["low_error"] = rounded_chance(study.low_error);
  json["high_error"] = rounded_chance(study.high_error);
  json["union_bound"] = study.union_bound.rounded();
  Json probes = Json::array();
  for (const PlayedProbe& probe : study.probes)
    probes.push_back({{"point", probe.point},
                      {"place", probe.place},
                      {"positives", probe.positives},
                      {"answer", probe.reads_plus ? "+" : "-"}});
  json["played"] = {{"hidden", study.hidden},
                    {"hidden_place", study.hidden_place},
                    {"probes", std::move(probes)},
                    {"found", study.found},
                    {"found_place", study.found_place}};
  json["seed"] = std::to_string(scenario.seed);
  return json;
}

}  // namespace littlestone
