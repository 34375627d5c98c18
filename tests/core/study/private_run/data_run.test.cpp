// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/data_run.hpp"

#include <catch2/catch.hpp>
#include <fstream>
#include <set>

#include "core/base/error.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;

namespace {

Scenario eight() {
  Scenario scenario;
  scenario.class_text = "thresholds:8";
  return scenario;
}

// Examples of t3 on thresholds:8, the point going round.
Sample sample_of(std::uint64_t examples) {
  Sample sample;
  for (std::uint64_t i = 0; i < examples; ++i) {
    const auto point = static_cast<PointIndex>((i * 5 + i / 7) % 8);
    sample.push_back({point, point >= 2 ? Label::plus : Label::minus});
  }
  return sample;
}

std::string file_of(const support::TemporaryFolder& folder, const Sample& sample, const std::string& more = "") {
  std::string path = folder.file("data.csv");
  std::ofstream out(path);
  out << "point,label\n";
  for (const Example& example : sample) out << example.point << ',' << (example.label == Label::plus ? 1 : 0) << '\n';
  out << more;
  return path;
}

}  // namespace

TEST_CASE("A seeded run on a file is M on its lines, and says that it is not private", "[experiment][privacy]") {
  const support::TemporaryFolder folder;
  const Scenario scenario = eight();
  const auto instance = instance_of(scenario);
  PrivateLearnerOptions options = learner_options(scenario);
  Sample sample = sample_of(options.examples() + 3);
  const DataRun run = compute_data_run(scenario, *instance, file_of(folder, sample), false);
  options.most_states = release_states(instance->concept_class());
  SoaAutomaton soa = instance->automaton();
  const PrivateLearnerResult expected = run_private_learner(soa, LearnerData(sample), options);
  CHECK_FALSE(run.is_private());
  CHECK(run.hypothesis == expected.hypothesis);
  CHECK(run.threshold == expected.threshold);
  CHECK(run.examples == options.examples());
  CHECK(run.records == options.examples() + 3);
  CHECK(run.dimension == 3);
  REQUIRE(run.list.size() == expected.list.size());
  REQUIRE_FALSE(run.list.empty());
  for (std::size_t i = 0; i < run.list.size(); ++i) {
    CHECK(run.list[i].labels == expected.list[i].labels);
    CHECK(run.list[i].noisy_count == expected.list[i].noisy_count);
  }
}

TEST_CASE("A release draws anew each time, and a line that cannot be used is no error", "[experiment][privacy]") {
  const support::TemporaryFolder folder;
  const Scenario scenario = eight();
  const auto instance = instance_of(scenario);
  const std::uint64_t needed = learner_options(scenario).examples();
  const std::string path = file_of(folder, sample_of(needed - 2), "99,1\nno example at all\n");
  std::set<std::int64_t> counts;
  for (int i = 0; i < 20; ++i) {
    const DataRun run = compute_data_run(scenario, *instance, path, true);
    CHECK(run.is_private());
    CHECK(run.records == needed);
    CHECK_FALSE(run.list.empty());
    if (!run.list.empty()) counts.insert(run.list.front().noisy_count);
  }
  CHECK(counts.size() > 1);  // twenty discrete Laplace draws at ε = 1 are all alike with chance below 10^-6
  CHECK_THROWS_AS(compute_data_run(scenario, *instance, file_of(folder, sample_of(needed - 1)), true), InputError);
  CHECK_THROWS_AS(compute_data_run(scenario, *instance, folder.file("none.csv"), true), InputError);
}

TEST_CASE("A run on data can be stopped, and tells nobody how far it is", "[experiment][privacy]") {
  const support::TemporaryFolder folder;
  const Scenario scenario = eight();
  const std::string path = file_of(folder, sample_of(learner_options(scenario).examples()));
  const auto instance = instance_of(scenario);
  (void)instance->automaton();  // what is asked about the class is no secret
  int asked = 0;
  CHECK_THROWS_AS(compute_data_run(scenario, *instance, path, true,
                                   [&](const Progress& progress) {
                                     ++asked;
                                     CHECK(progress.done == 0);
                                     CHECK(progress.total == 0);
                                     return Answer::stop;
                                   }),
                  Stopped);
  CHECK(asked > 0);
}

TEST_CASE("The ledger adds up its releases, and a session gives it back as it was", "[experiment][privacy]") {
  const Ledger ledger = {{"thresholds:8", "a.csv", {1, {1, 1'000'000}}, true},
                         {"cube:3", "b.csv", {{1, 3}, 0}, true},
                         {"cube:3", "b.csv", {7, {1, 10}}, false}};
  CHECK(spent_budget(ledger).basic.epsilon == Rational(4, 3));
  CHECK(spent_budget(ledger).basic.delta == Rational(1, 1'000'000));
  CHECK(seeded_runs(ledger) == 1);
  CHECK(spent_budget(Ledger{ledger[2]}).basic.epsilon == 0);
  const nlohmann::json json = nlohmann::json::parse(ledger_to_json(ledger).dump());
  CHECK(ledger_from_json(json) == ledger);
  CHECK(ledger_to_json({{"cube:3", "\xff.csv", {1, 0}, true}}).dump().find("\xef\xbf\xbd.csv") != std::string::npos);
  for (const char* key : {"class", "data", "epsilon", "delta", "release"}) {
    CAPTURE(key);
    nlohmann::json broken = json;
    broken[1].erase(key);
    CHECK_THROWS_AS(ledger_from_json(broken), InputError);
    broken = json;
    broken[1][key] = nlohmann::json::array();
    CHECK_THROWS_AS(ledger_from_json(broken), InputError);
  }
  nlohmann::json out_of_range = json;
  out_of_range[0]["delta"] = "1";
  CHECK_THROWS_AS(ledger_from_json(out_of_range), InputError);
  CHECK_THROWS_AS(ledger_from_json(nlohmann::json::object()), InputError);
  CHECK_THROWS_AS(ledger_from_json({1}), InputError);
}
