// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/lab_run.hpp"

#include <catch2/catch.hpp>

using namespace littlestone;

TEST_CASE("a lab run can be stopped before and in the middle of the learner, and is then marked as stopped",
          "[experiment]") {
  Scenario scenario;
  scenario.class_text = "intervals:40";
  for (const char* stage : {"predictor", "batches"}) {
    CAPTURE(stage);
    bool reached = false;
    const auto run = compute_lab_run(scenario, [&](const Progress& progress) {
      reached = reached || progress.stage == stage;
      return reached ? Answer::stop : Answer::go_on;
    });
    CHECK(run->result.ended == Ended::stopped);
    CHECK(reached);
  }
  scenario.class_text = "intervals:12";
  const auto whole = compute_lab_run(scenario);
  CHECK(whole->result.ended == Ended::completed);
  CHECK_FALSE(whole->soa->labels_at(SoaAutomaton::start()).size() == 0);
}
