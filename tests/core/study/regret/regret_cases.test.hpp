// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios on which regret is tested: what is computed, and what is drawn of it.
#pragma once

#include <cstdint>
#include <string>

#include "core/study/chapters/agnostic_scenario.hpp"
#include "tests/support/source_folder.hpp"

namespace littlestone::support {

inline AgnosticScenario regret_scenario(const std::string& text, std::uint64_t rounds = 512, std::uint64_t runs = 40) {
  AgnosticScenario scenario;
  scenario.page = "regret";
  scenario.class_text = text;
  scenario.target = 0;
  scenario.most_rounds = rounds;
  scenario.runs = runs;
  scenario.seed = 1000;
  return scenario;
}

inline AgnosticScenario shipped_regret(const std::string& name) {
  return read_agnostic_file(source_folder() + "/resources/scenarios/agnostic/" + name + ".json");
}

}  // namespace littlestone::support
