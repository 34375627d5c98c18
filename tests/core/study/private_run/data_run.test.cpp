// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/data_run.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <set>

#include "core/base/error.hpp"
#include "core/concept/row_order.hpp"
#include "core/learner/chain_learner.hpp"
#include "core/learner/lean_learner.hpp"
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

TEST_CASE("A seeded run on a file is the chain learner on its lines in random order, and says that it is not private",
          "[experiment][privacy][chain]") {
  const support::TemporaryFolder folder;
  const Scenario scenario = eight();
  const auto instance = instance_of(scenario);
  ChainLearnerOptions options;
  options.constants = chain_constants(goal_of(scenario, 3));
  options.seed = scenario.seed;
  const std::uint64_t needed = options.constants.examples;
  Sample sample = sample_of(needed + 3);
  const DataRun run = compute_data_run(scenario, *instance, {file_of(folder, sample), {}, false}, false);
  SoaAutomaton soa = instance->automaton();
  const ChainLearnerResult expected =
      run_chain_learner(soa, LearnerData(in_random_order(sample, SeedTree(options.seed))), options);
  CHECK_FALSE(run.is_private());
  CHECK(run.promised);
  CHECK(run.hypothesis == expected.hypothesis);
  CHECK(run.selected == !expected.is_default);
  CHECK(run.examples == needed);
  CHECK(run.records == needed + 3);
  CHECK(run.dimension == 3);
}

TEST_CASE("A seeded run on a file of a class of dimension 1 is the lean learner", "[experiment][privacy][lean]") {
  const support::TemporaryFolder folder;
  Scenario scenario = eight();
  scenario.class_text = "points:8";
  const auto instance = instance_of(scenario);
  LeanLearnerOptions options;
  options.constants = lean_constants(goal_of(scenario, 1), LeanChoosing::noisy);
  options.seed = scenario.seed;
  options.most_states = release_states(instance->concept_class());
  const auto needed = options.constants.total.convert_to<std::uint64_t>();
  const Sample sample = sample_of(needed + 3);
  const DataRun run = compute_data_run(scenario, *instance, {file_of(folder, sample), {}, false}, false);
  SoaAutomaton soa = instance->automaton();
  const LeanLearnerResult expected =
      run_lean_learner(soa, LearnerData(in_random_order(sample, SeedTree(options.seed))), options);
  CHECK(learner_of(run.constants) == LearnerKind::lean);
  CHECK(run.hypothesis == expected.hypothesis);
  CHECK(run.selected == !expected.is_default);
  CHECK(run.examples == needed);
}

TEST_CASE("The answer is tested on the rows that the learner did not read, and its errors there get noise of the law",
          "[experiment][privacy]") {
  const support::TemporaryFolder folder;
  Scenario scenario = eight();
  scenario.epsilon = Rational(1);
  const auto instance = instance_of(scenario);
  const std::uint64_t needed = chain_constants(goal_of(scenario, 3)).examples;
  constexpr std::uint64_t left = 800;
  Sample sample = sample_of(needed + left);
  // Every tenth label is wrong: the learner cannot know, and the test says so.
  for (std::size_t i = 0; i < sample.size(); i += 10) sample[i].label = opposite(sample[i].label);
  const std::string path = file_of(folder, sample);
  constexpr int runs = 60;
  int within = 0;
  std::set<std::int64_t> noises;
  for (int seed = 1; seed <= runs; ++seed) {
    scenario.seed = static_cast<std::uint64_t>(seed);
    const DataRun run = compute_data_run(scenario, *instance, {path, {}, false}, false);
    REQUIRE(run.test);
    CHECK(run.test->rows == left);
    CHECK(run.test->within == 3);
    CHECK(run.test->chance == Approx(0.973).margin(5e-4));
    const Sample rows = in_random_order(sample, SeedTree(scenario.seed));
    std::int64_t errors = 0;
    for (std::size_t i = needed; i < rows.size(); ++i) errors += run.hypothesis[rows[i].point] != rows[i].label ? 1 : 0;
    const std::int64_t noise = run.test->errors - errors;
    noises.insert(noise);
    within += std::abs(noise) <= 3 ? 1 : 0;
  }
  CHECK(noises.size() > 3);
  CHECK(within >= 52);  // Pr[Bin(60, .973) < 52] < 10^-5
}

TEST_CASE("No test is left where the learner reads all rows", "[experiment][privacy]") {
  const support::TemporaryFolder folder;
  const Scenario scenario = eight();
  const auto instance = instance_of(scenario);
  const std::uint64_t needed = chain_constants(goal_of(scenario, 3)).examples;
  const std::string path = file_of(folder, sample_of(needed));
  CHECK_FALSE(compute_data_run(scenario, *instance, {path, {}, false}, false).test);
}

TEST_CASE("A line that cannot be used is no error in a release, and too few lines are one", "[experiment][privacy]") {
  const support::TemporaryFolder folder;
  const Scenario scenario = eight();
  const auto instance = instance_of(scenario);
  const std::uint64_t needed = chain_constants(goal_of(scenario, 3)).examples;
  const std::string path = file_of(folder, sample_of(needed - 2), "99,1\nno example at all\n");
  const DataRun run = compute_data_run(scenario, *instance, {path, {}, false}, true);
  CHECK(run.is_private());
  CHECK(run.records == needed);
  const std::string short_path =
      file_of(folder, sample_of(needed - 2));  // behind its last line end one more record is counted
  CHECK_THROWS_AS(compute_data_run(scenario, *instance, {short_path, {}, false}, true), InputError);
  CHECK_THROWS_AS(compute_data_run(scenario, *instance, {folder.file("none.csv"), {}, false}, true), InputError);
}

TEST_CASE("6000 perfectly labelled lines give the hypothesis that labelled them", "[experiment][privacy][chain]") {
  const support::TemporaryFolder folder;
  Scenario scenario = eight();
  scenario.delta = Rational(1, 1000);
  const auto instance = instance_of(scenario);
  const std::string path = file_of(folder, sample_of(6000));  // + exactly from the third point on
  // β = .1 is the chance that a run fails at all; none of these seeds does.
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    scenario.seed = seed;
    const DataRun run = compute_data_run(scenario, *instance, {path, {}, false}, false);
    CAPTURE(seed);
    CHECK(run.promised);
    CHECK(run.examples == chain_constants(goal_of(scenario, 3)).examples);
    CHECK(run.concept_class->name_of(run.hypothesis) == "t3");
  }
}

TEST_CASE("A run on data can be stopped, and tells nobody how far it is", "[experiment][privacy]") {
  const support::TemporaryFolder folder;
  const Scenario scenario = eight();
  const std::string path = file_of(folder, sample_of(6000));
  const auto instance = instance_of(scenario);
  (void)instance->automaton();  // what is asked about the class is no secret
  int asked = 0;
  CHECK_THROWS_AS(compute_data_run(scenario, *instance, {path, {}, false}, true,
                                   [&](const Progress& progress) {
                                     ++asked;
                                     CHECK(progress.done == 0);
                                     CHECK(progress.total == 0);
                                     return Answer::stop;
                                   }),
                  Stopped);
  CHECK(asked > 0);
}

TEST_CASE("What a session of an earlier version had spent is read as it was written", "[experiment][privacy]") {
  const auto entry = [](const char* class_text, const char* data, const PrivacyPromise& promise, bool release) {
    LedgerEntry made;
    made.promise = promise;
    made.release = release;
    made.run = "window";
    made.class_text = class_text;
    made.data = data;
    return made;
  };
  const std::vector<LedgerEntry> entries = {entry("thresholds:8", "a.csv", {1, {1, 1'000'000}}, true),
                                            entry("cube:3", "b.csv", {{1, 3}, 0}, true),
                                            entry("cube:3", "b.csv", {7, {1, 10}}, false)};
  const nlohmann::json json = nlohmann::json::parse(session_entries_to_json(entries).dump());
  CHECK(session_entries_from_json(json) == entries);
  CHECK(session_entries_to_json({entry("cube:3", "\xff.csv", {1, 0}, true)}).dump().find("\xef\xbf\xbd.csv") !=
        std::string::npos);
  for (const char* key : {"class", "data", "epsilon", "delta", "release"}) {
    CAPTURE(key);
    nlohmann::json broken = json;
    broken[1].erase(key);
    CHECK_THROWS_AS(session_entries_from_json(broken), InputError);
    broken = json;
    broken[1][key] = nlohmann::json::array();
    CHECK_THROWS_AS(session_entries_from_json(broken), InputError);
    // In a session that cannot be read the other entries still count.
    const SavedEntries saved = saved_entries(nlohmann::json({{"pages", {{"data", broken}}}}).dump());
    CHECK(saved.entries == std::vector{entries[0], entries[2]});
    CHECK(saved.lost);
  }
  nlohmann::json out_of_range = json;
  out_of_range[0]["delta"] = "1";
  CHECK_THROWS_AS(session_entries_from_json(out_of_range), InputError);
  CHECK_THROWS_AS(session_entries_from_json(nlohmann::json::object()), InputError);
  CHECK_THROWS_AS(session_entries_from_json({1}), InputError);
  const std::string whole = nlohmann::json({{"page", 17}, {"pages", {{"data", json}}}}).dump();
  CHECK(saved_entries(whole).entries == entries);
  CHECK_FALSE(saved_entries(whole).lost);
  CHECK(saved_entries(whole.substr(0, whole.size() - 1)).lost);
  CHECK_FALSE(saved_entries("{}").lost);
  CHECK_FALSE(saved_entries("not JSON").lost);
}
