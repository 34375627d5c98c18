// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/private_run.hpp"

#include <catch2/catch.hpp>

using namespace littlestone;

TEST_CASE("a private run can be stopped before and in the middle of the learner, and is then marked as stopped",
          "[experiment]") {
  Scenario scenario;
  scenario.class_text = "intervals:40";
  for (const char* stage : {"predictor", "batches"}) {
    CAPTURE(stage);
    bool reached = false;
    const auto run = compute_private_run(scenario, [&](const Progress& progress) {
      reached = reached || progress.stage == stage;
      return reached ? Answer::stop : Answer::go_on;
    });
    CHECK(run->result.ended == Ended::stopped);
    CHECK(reached);
  }
  scenario.class_text = "intervals:12";
  const auto whole = compute_private_run(scenario);
  CHECK(whole->result.ended == Ended::completed);
  CHECK_FALSE(whole->soa->labels_at(SoaAutomaton::start()).size() == 0);
}

TEST_CASE("Watching another level changes what is traced and nothing of the result", "[experiment]") {
  Scenario scenario;
  scenario.class_text = "thresholds:8";
  scenario.constants.batches = 60;
  const auto highest = compute_private_run(scenario);
  REQUIRE(highest->result.internals.trace.level == 3);
  for (int level = 0; level <= 3; ++level) {
    const auto run = compute_private_run(scenario, {}, level);
    const Internals& internals = run->result.internals;
    REQUIRE(internals.trace.level == level);
    REQUIRE(internals.runs[internals.traced_batch].level == level);
    REQUIRE_FALSE(internals.trace.failed);
    REQUIRE(run->result.hypothesis == highest->result.hypothesis);
    REQUIRE(run->result.list.size() == highest->result.list.size());
  }
  REQUIRE(compute_private_run(scenario, {}, 9)->result.internals.trace.level == 3);
}
