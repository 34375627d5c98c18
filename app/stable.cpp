// SPDX-License-Identifier: GPL-3.0-or-later
// stable: runs the globally stable learner G many times and counts what it says.
#include <algorithm>
#include <map>
#include <ostream>

#include "app/command_line.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/concept/families.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  add_distribution_options(parser);
  add_constants_options(parser);
  add_option(parser, "runs", "How often G is run, 1 to 10^7 (default 1000).", "R");
  add_option(parser, "seed", "Seed of every random stream, 0 to 2^64 - 1 (default 1).", "seed");
}

int run(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  Scenario scenario;
  scenario.target = 0;
  read_distribution_options(call, scenario);
  read_constants_options(call, scenario);
  if (call.has("seed")) scenario.seed = call.whole("seed");
  const std::uint64_t runs = call.whole("runs", 1000);
  if (runs < 1 || runs > 10'000'000) throw InputError("runs", call.text("runs"), "must be from 1 to 10000000");
  const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  const Observer observer = progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  const int dimension = soa.dimension(SoaAutomaton::start());
  scenario = resolve_constants(std::move(scenario), dimension);
  StableLearnerOptions options{scenario.constants.auxiliary, scenario.constants.cap, scenario.constants.levels};
  if (options.levels.empty()) options.levels.assign(static_cast<std::size_t>(dimension) + 1, Rational(1));
  options.validate(dimension);

  const SeedTree stream = SeedTree(scenario.seed).child("stable");
  SamplerSource source(soa, distribution, stream);
  std::map<PredictorId, std::uint64_t> counts;
  std::uint64_t failed = 0;
  for (std::uint64_t r = 0; r < runs; ++r) {
    if (stop_requested(observer, {"runs", r, runs})) {
      call.err() << "stopped after " << r << " runs\n";
      return exit_stopped;
    }
    const SeedTree own = stream.child(r);
    source.restart(own);
    Engine coins = own.child("coins").engine();
    const StableRun result = run_stable_learner(soa, options, source, coins);
    if (result.predictor) {
      ++counts[*result.predictor];
    } else {
      ++failed;
    }
  }
  std::vector<std::pair<std::uint64_t, std::string>> sorted;
  for (const auto& [predictor, count] : counts) sorted.emplace_back(count, soa.labels(predictor).to_string());
  std::sort(sorted.begin(), sorted.end(),
            [](const auto& a, const auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });

  if (call.json()) {
    Json json = {{"class", concept_class.name()}, {"runs", runs}, {"failed", failed}, {"hypotheses", Json::array()}};
    for (const auto& [count, labels] : sorted) {
      const LabelVector vector = LabelVector::parse(labels);
      Json row = {{"labels", labels}, {"count", count}, {"loss", population_loss(vector, distribution)}};
      if (const std::string name = concept_class.name_of(vector); !name.empty()) row["name"] = name;
      json["hypotheses"].push_back(std::move(row));
    }
    json["seed"] = std::to_string(scenario.seed);
    call.print(json);
    return exit_done;
  }
  call.out() << "G on " << concept_class.name() << ", " << runs << " runs: " << failed << " failed, " << sorted.size()
             << " predictors\n";
  for (const auto& [count, labels] : sorted) {
    const LabelVector vector = LabelVector::parse(labels);
    const std::string name = concept_class.name_of(vector);
    call.out() << "  " << labels << "  " << count << (name.empty() ? "  (not in the class)" : "  = " + name)
               << ", loss " << population_loss(vector, distribution) << '\n';
  }
  call.out() << "seed: " << scenario.seed << '\n';
  return exit_done;
}

}  // namespace

const Subcommand stable_command = {"stable", "CLASS [--marginal M --target I] [constants] --runs R --seed S",
                                   "runs the globally stable learner G", configure, run};

}  // namespace littlestone::app
