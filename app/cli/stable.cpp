// SPDX-License-Identifier: GPL-3.0-or-later
// stable: runs the globally stable learner G many times and counts what it says.
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

namespace littlestone::cli {
namespace {

void configure_stable(Options& options) {
  add_field_options(options, FieldGroup::distribution);
  add_field_options(options, FieldGroup::goal);
  add_field_options(options, FieldGroup::constants);
  add_option(options, "runs", "How often G is run, 1 to 10^7 (default 1000).", "R");
  add_draws_options(options, "Seed of every random stream, 0 to 2^64 - 1 (default 1).");
}

// What G said over a number of runs.
struct Counts {
  std::uint64_t failed = 0;
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

  const auto answer_of = [&](std::uint64_t i) {
    return count_runs(soa, options, distribution, runs, draws.stream(i).child("stable command"), observer);
  };
  if (draws.alone()) {
    return print_draws(call, draws, nullptr, [&](std::uint64_t i) {
      const Counts counts = answer_of(i);
      Json answer = {{"runs", runs}, {"failed", counts.failed}, {"hypotheses", Json::array()}};
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
    for (const auto& [count, labels] : sorted) {
      const LabelVector vector = LabelVector::parse(labels);
      Json row = {{"labels", labels}, {"count", count}, {"loss", population_loss(vector, distribution)}};
      if (const std::string name = concept_class.name_of(vector); !name.empty()) row["name"] = name;
      json["hypotheses"].push_back(std::move(row));
    }
    json["seed"] = std::to_string(draws.seed);
    call.print(json);
    return exit_done;
  }
  call.out() << "G on " << harmless(concept_class.name()) << ", " << runs << " runs: " << failed << " failed, "
             << sorted.size() << " predictors\n";
  for (const auto& [count, labels] : sorted) {
    const LabelVector vector = LabelVector::parse(labels);
    const std::string name = concept_class.name_of(vector);
    call.out() << "  " << labels << "  " << count << (name.empty() ? "  (not in the class)" : "  = " + name)
               << ", loss " << population_loss(vector, distribution) << '\n';
  }
  call.out() << "seed: " << draws.seed << '\n';
  return exit_done;
}

}  // namespace

extern const Subcommand stable_command = {"stable",
                                          "CLASS [--marginal M --target I] [constants] --runs R --seed S [--draws N]",
                                          "runs the globally stable learner G", configure_stable, run_stable_command};

}  // namespace littlestone::cli
