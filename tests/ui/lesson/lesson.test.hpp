// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the lesson share: its material, computed once.
#pragma once

#include "tests/support/source_folder.hpp"
#include "ui/kit/figure_words.hpp"
#include "ui/lesson/station.hpp"

namespace littlestone::ui::test {

/// Of the shipped scenarios, with the loss measured.
inline const Material& measured_lesson() {
  static const Material material = [] {
    const auto read = [](const char* name) {
      return read_scenario_file(support::source_folder() + "/resources/scenarios/" + name + ".json");
    };
    return with_measured_loss(*lesson_material(read("three-contests"), read("level-two")));
  }();
  return material;
}

}  // namespace littlestone::ui::test
