// SPDX-License-Identifier: GPL-3.0-or-later
// stable: runs the globally stable learner G many times and counts what it says, or gives the exact law of it.
#include <algorithm>
#include <map>
#include <ostream>

#include "app/cli/draws.hpp"
#include "app/cli/shared_options.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/tournament/globally_stable_learner.hpp"
#include "core/tournament/vote_law.hpp"

namespace littlestone::cli {
namespace {

void configure_stable(Options& options) {
  add_field_options(options, FieldGroup::distribution);
  add_field_options(options, FieldGroup::goal);
  add_field_options(options, FieldGroup::constants);
  add_option(options, "runs", "How often G is run, 1 to 10^7 (default 1000).", "R");
  add_draws_options(options, "Seed of every random stream, 0 to 2^64 - 1 (default 1).");
  add_flag(options, "exact", "The law of what G says instead of runs.");
}

// What G said over a number of runs.
struct Counts {
  std::uint64_t failed = 0;         // without an answer
  std::uint64_t sample_failed = 0;  // the tournament failed, whether there is an answer or not
  std::vector<std::pair<std::uint64_t, std::string>> labels;  // by falling count, then by labels
};

// Runs G `runs` times on these streams; throws Stopped.
Counts count_runs(SoaAutomaton& soa, const StableLearnerOptions& options, const Distribution& distribution,
                  std::uint64_t runs, const SeedTree& stream, const Observer& observer) {
  SamplerSource source(soa, distribution, stream);
  std::map<PredictorId, std::uint64_t> counts;
  Counts result;
  const LevelLaw level(options.levels);
  std::uint64_t r = 0;
  const std::function<bool()> stop = [&] { return stop_requested(observer, {"runs", r, runs}); };
  bool stopped = false;
  for (; r < runs; ++r) {
    if (stop()) throw Stopped();
    const StableRun run = run_stable_learner(soa, options, level, source, stream.child(r), {}, {stop, stopped});
    if (stopped) throw Stopped();
    if (run.failed) ++result.sample_failed;
    if (run.predictor) {
      ++counts[*run.predictor];
    } else {
      ++result.failed;
    }
  }
  for (const auto& [predictor, count] : counts) result.labels.emplace_back(count, soa.labels(predictor).to_string());
  std::sort(result.labels.begin(), result.labels.end(),
            [](const auto& a, const auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
  return result;
}

/// `key`: what `value` is, how often it was said or with which probability.
Json predictor_json(const ConceptClass& concept_class, const Distribution& distribution, const LabelVector& labels,
                    const char* key, const Json& value) {
  Json json = {{"labels", labels.to_string()}, {key, value}, {"loss", population_loss(labels, distribution)}};
  if (const std::string name = concept_class.name_of(labels); !name.empty()) json["name"] = name;
  return json;
}

template <class Value>
void print_predictor(std::ostream& out, const ConceptClass& concept_class, const Distribution& distribution,
                     const LabelVector& labels, const Value& value) {
  const std::string name = concept_class.name_of(labels);
  out << "  " << labels.to_string() << "  " << value << (name.empty() ? "  (not in the class)" : "  = " + name)
      << ", loss " << population_loss(labels, distribution) << '\n';
}

int print_law(const Call& call, const ConceptClass& concept_class, const Distribution& distribution,
              const StableLearnerOptions& options, SoaAutomaton& soa, const Observer& observer) {
  for (const char* option : {"runs", "seed", "draws", "release"}) {
    if (call.has(option)) throw InputError(option, call.text(option), rules::law_without_runs());
  }
  const VoteLawLimits limits;
  const auto law = exact_vote_law(soa, distribution, options, limits, observer);
  if (!law) {
    throw InputError("exact", "",
                     rules::law_too_long(std::to_string(limits.most_states), std::to_string(limits.most_steps)));
  }
  const bool patched = options.on_fail == OnFail::soa;
  if (call.json()) {
    Json json = {
        {"class", concept_class.name()}, {"failed", law->fail}, {"same", law->same()}, {"hypotheses", Json::array()}};
    if (patched) json["failed_tournaments"] = law->sample_fails;
    for (const PredictorMass& one : law->predictors) {
      json["hypotheses"].push_back(
          predictor_json(concept_class, distribution, one.labels, "probability", one.probability));
    }
    call.print(json);
    return exit_done;
  }
  std::ostream& out = call.out();
  out << "G on " << harmless(concept_class.name()) << ", exactly: " << law->predictors.size() << " predictors\n";
  for (const PredictorMass& one : law->predictors) {
    print_predictor(out, concept_class, distribution, one.labels, one.probability);
  }
  out << "Fail: " << law->fail << '\n';
  out << "two runs give the same answer with chance " << law->same() << '\n';
  if (patched) out << "tournaments that fail and are answered by SOA(T): " << law->sample_fails << '\n';
  return exit_done;
}

int run_stable_command(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  Scenario scenario = scenario_of_class(call.positional(0, "class"));
  read_field_options(call, FieldGroup::distribution, scenario);
  read_field_options(call, FieldGroup::goal, scenario);
  read_field_options(call, FieldGroup::constants, scenario);
  const Draws draws = read_draws(call);
  const std::uint64_t runs = call.whole("runs", 1000);
  if (runs < 1 || runs > 10'000'000) throw InputError("runs", call.text("runs"), rules::between(1, 10000000));
  const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  const Observer observer = draws.alone() ? silent_observer() : progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  const int dimension = soa.dimension(SoaAutomaton::start());
  scenario = resolve_constants(std::move(scenario), dimension);
  const StableLearnerOptions options = stable_learner_options(scenario.constants, dimension);
  options.validate(dimension);
  if (call.has("exact")) return print_law(call, concept_class, distribution, options, soa, observer);
  const bool patched = options.on_fail == OnFail::soa;

  const auto answer_of = [&](std::uint64_t i) {
    return count_runs(soa, options, distribution, runs, draws.stream(i).child("stable command"), observer);
  };
  if (draws.alone()) {
    return print_draws(call, draws, nullptr, [&](std::uint64_t i) {
      const Counts counts = answer_of(i);
      Json answer = {{"runs", runs}, {"failed", counts.failed}, {"hypotheses", Json::array()}};
      if (patched) answer["failed_tournaments"] = counts.sample_failed;
      for (const auto& [number, labels] : counts.labels) {
        answer["hypotheses"].push_back({{"labels", labels}, {"count", number}});
      }
      return answer;
    });
  }
  const Counts counts = answer_of(0);
  const std::uint64_t failed = counts.failed;
  const auto& sorted = counts.labels;

  if (call.json()) {
    Json json = {{"class", concept_class.name()}, {"runs", runs}, {"failed", failed}, {"hypotheses", Json::array()}};
    if (patched) json["failed_tournaments"] = counts.sample_failed;
    for (const auto& [count, labels] : sorted) {
      json["hypotheses"].push_back(
          predictor_json(concept_class, distribution, LabelVector::parse(labels), "count", count));
    }
    json["seed"] = std::to_string(draws.seed);
    call.print(json);
    return exit_done;
  }
  call.out() << "G on " << harmless(concept_class.name()) << ", " << runs << " runs: " << failed << " failed, "
             << sorted.size() << " predictors\n";
  for (const auto& [count, labels] : sorted) {
    print_predictor(call.out(), concept_class, distribution, LabelVector::parse(labels), count);
  }
  if (patched) call.out() << "tournaments that failed and are answered by SOA(T): " << counts.sample_failed << '\n';
  call.out() << "seed: " << draws.seed << '\n';
  return exit_done;
}

}  // namespace

extern const Subcommand stable_command = {
    "stable", "CLASS [--marginal M --target I] [constants] --runs R --seed S [--draws N | --exact]",
    "runs the globally stable learner G", configure_stable, run_stable_command};

}  // namespace littlestone::cli
