// SPDX-License-Identifier: GPL-3.0-or-later
// What an exhibit says of itself beside its picture, and what it depends on.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/figure_words.hpp"
#include "ui/shell/chapter_scenario.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// An exhibit with words of its own for a figure.
class Worded {
 public:
  virtual ~Worded() = default;
  /// At a step, as Exhibit::picture takes it. The parameters of a ToldExhibit are all there are; of any other what
  /// comes before the scenario's, none as a rule.
  [[nodiscard]] virtual FigureWords words(int step) const = 0;
};

/// The words of any exhibit: its title, its picture's one sentence, and what its play says at the step.
[[nodiscard]] FigureWords plain_words(const Exhibit& exhibit, int step);

/// All that a scenario's pictures depend on, in one line of markup: subject, parameters, M's constants where M plays,
/// seed, and this program's version. `target`: the name of the first chapter's target; empty: its row's number.
[[nodiscard]] QString parameters_text(const ChapterScenario& scenario, const Name& target = {});

/// The named fields of a scenario of chapters II to V alone, in this order, by symbol or label: "m = 4; γ = 0.1". Those
/// that do not apply, and those without a value, are left out.
[[nodiscard]] QString parameters_text(const ChapterScenario& scenario, const std::vector<std::string_view>& fields);

/// Its end alone, for what depends on no other parameter: seed and version.
[[nodiscard]] QString origin_text(std::uint64_t seed);

}  // namespace littlestone::ui
