// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios for the tests of the stable learner's page.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/study/chapters/prediction_scenario.hpp"

namespace littlestone::ui::test {

inline std::vector<std::string> stable_case_names() {
  return {"tie", "small", "five points", "forty points", "many rows", "one row", "names", "nothing apart", "all of S"};
}

/// Rows: so many − and + a point.
inline std::string stable_rows(const std::vector<std::pair<int, int>>& counts) {
  std::string text;
  const auto add = [&](std::size_t x, char label) {
    text += (text.empty() ? "" : ",") + std::to_string(x) + ':' + label;
  };
  for (std::size_t x = 0; x < counts.size(); ++x) {
    for (int i = 0; i < counts[x].first; ++i) add(x, '-');
    for (int i = 0; i < counts[x].second; ++i) add(x, '+');
  }
  return text;
}

inline PredictionScenario stable_case(const std::string& name) {
  PredictionScenario scenario;
  scenario.page = "stable";
  if (name == "tie") {
    // The mockup's sample.
    scenario.rows = stable_rows({{7, 2}, {8, 1}, {10, 0}, {4, 5}, {0, 6}, {2, 4}, {1, 5}, {2, 3}});
    scenario.chosen = {9, 10, 18, 37, 38, 45};
    scenario.changed = 36;
    scenario.becomes = "3:-";
  } else if (name == "small") {
    scenario.class_text = "thresholds:4";
    scenario.target = 1;
    scenario.rows = "0:-,1:+,1:-,2:+,3:+,0:-,2:-";
    scenario.examples = 7;
    scenario.subset = 2;
    scenario.chosen = {1, 4};
    scenario.mechanism = Rational(1, 2);
  } else if (name == "five points") {
    scenario.class_text = "intervals:5";
    scenario.target = 4;
    scenario.rows = stable_rows({{2, 1}, {1, 3}, {0, 4}, {3, 1}, {2, 0}});
    scenario.examples = 17;
    scenario.subset = 3;
  } else if (name == "forty points") {
    scenario.class_text = "thresholds:40";
    scenario.target = 17;
    scenario.examples = 200;
  } else if (name == "many rows") {
    scenario.rows = stable_rows({{900, 200}, {800, 100}, {700, 0}, {5, 300}, {0, 600}, {20, 400}, {1, 500}, {2, 333}});
    scenario.examples = 4861;
    scenario.subset = 300;
  } else if (name == "one row") {
    scenario.class_text = "thresholds:1";
    scenario.target = 0;
    scenario.rows = "0:+";
    scenario.examples = 1;
    scenario.subset = 1;
    scenario.chosen = {0};
  } else if (name == "names") {
    scenario.class_text = "conjunctions:3";
    scenario.target = 5;
    scenario.rows = stable_rows({{1, 3}, {4, 1}, {0, 6}, {3, 2}, {4, 0}, {2, 1}, {2, 2}, {5, 0}});
    scenario.examples = 36;
  } else if (name == "nothing apart") {
    scenario.rows = "7:+,7:+,7:-,7:+";
    scenario.examples = 4;
    scenario.subset = 2;
    scenario.chosen = {0, 2};
  } else if (name == "all of S") {
    scenario.rows = "0:-,3:+,5:+,6:-";
    scenario.examples = 4;
    scenario.subset = 4;
    scenario.mechanism = Rational(2);
  } else {
    throw std::logic_error("no such case");
  }
  if (!scenario.rows.empty()) {
    scenario.examples = static_cast<std::uint64_t>(std::count(scenario.rows.begin(), scenario.rows.end(), ':'));
  }
  return scenario;
}

}  // namespace littlestone::ui::test
