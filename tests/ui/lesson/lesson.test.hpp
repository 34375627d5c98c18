// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the lesson share: its material, computed once, and sentences without markup.
#pragma once

#include <QStringList>

#include "tests/support/source_folder.hpp"
#include "ui/kit/math_text.hpp"
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

/// Markup without its signs, in one line.
inline QString without_markup(const QString& markup) {
  QStringList lines;
  for (const QString& line : markup.split(u'\n'))
    if (!line.isEmpty()) lines += MathText(line, {}, MathText::Mode::mixed).plain();
  return lines.join(u' ');
}

}  // namespace littlestone::ui::test
