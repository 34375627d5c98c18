// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios on which nets are tested: what is computed, and what is drawn of it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/study/chapters/prediction_scenario.hpp"
#include "tests/support/source_folder.hpp"

namespace littlestone::support {

inline PredictionScenario nets_scenario(const std::string& class_text, std::uint64_t examples, std::uint64_t subset) {
  PredictionScenario scenario;
  scenario.class_text = class_text;
  scenario.examples = examples;
  scenario.subset = subset;
  scenario.target = 0;
  return scenario;
}

inline std::vector<PredictionScenario> nets_cases() {
  std::vector<PredictionScenario> all = {PredictionScenario{},
                                         nets_scenario("points:8", 60, 6),
                                         nets_scenario("cube:4", 60, 6),
                                         nets_scenario("intervals:5", 40, 5),
                                         nets_scenario("thresholds:1", 12, 3),
                                         nets_scenario("thresholds:2", 1, 1),
                                         nets_scenario("conjunctions:2", 30, 4),
                                         nets_scenario("thresholds:12", 100, 60),
                                         nets_scenario("thresholds:40", 200, 12)};
  all.push_back(PredictionScenario{});
  all.back().subset = 0;
  return all;
}

inline PredictionScenario shipped_nets(const std::string& name) {
  return read_prediction_file(source_folder() + "/resources/scenarios/prediction/" + name + ".json");
}

}  // namespace littlestone::support
