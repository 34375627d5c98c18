// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Same answer says: its steps with their questions, its notes, its figures.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "core/study/same_answer/same_answer_run.hpp"
#include "ui/shell/chapter_scenario.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// The steps of the page.
namespace same_answer_steps {
inline constexpr int two_labs = 0;
inline constexpr int die = 1;
inline constexpr int band = 2;
inline constexpr int every_world = 3;
inline constexpr int ceiling = 4;
inline constexpr int equal = 5;
inline constexpr int promise = 6;
}  // namespace same_answer_steps

/// Below fields of the panel: what the class is, how many examples a lab has or what steps are shipped, where the steps
/// lie, how often an answer is missed. Empty where nothing is known.
[[nodiscard]] QString answer_class_fact(const ChapterScenario& scenario);
[[nodiscard]] QString answer_examples_fact(const ChapterScenario& scenario);
[[nodiscard]] QString answer_steps_fact(const ChapterScenario& scenario);
[[nodiscard]] QString answer_miss_fact(const ChapterScenario& scenario);
/// How steps that were set by hand became a law; empty: they were one.
[[nodiscard]] QString mended_words(const MendedSteps& mended);

/// The page's title at a step, and the line below it.
[[nodiscard]] QString same_answer_title(int step);
[[nodiscard]] QString same_answer_subtitle(const SameAnswerRun& run, int step);
/// What a lab answers: "names the point", "all −"; of thresholds "t₂".
[[nodiscard]] QString same_answer_words(const SameAnswerRun& run, std::size_t answer);
/// A share p in a sentence: "p = .05".
[[nodiscard]] QString world_share_words(double p);
/// A chance in three digits that count: ".0945", ".102"; "0", "1". `up`: a bound, rounded up at the last digit.
[[nodiscard]] QString answer_chance(double chance, bool up = false);
/// The ceiling of these steps, proved for every world.
[[nodiscard]] QString answer_ceiling(const StaircaseFacts& facts);

[[nodiscard]] std::shared_ptr<const Script> same_answer_script(const SameAnswerRun& run);
[[nodiscard]] std::vector<Note> same_answer_notes(const SameAnswerRun& run, int step);
/// What is said of a place that is pointed at: 0 and 1 the labs, from 10 on the steps.
[[nodiscard]] QString same_answer_place(const SameAnswerRun& run, int place);
/// What the page's figures say.
[[nodiscard]] FigureTold same_answer_told(const SameAnswerRun& run);
[[nodiscard]] FigureTold equal_steps_told(const SameAnswerRun& run);
[[nodiscard]] FigureTold pairs_told(const SameAnswerRun& run);

}  // namespace littlestone::ui
