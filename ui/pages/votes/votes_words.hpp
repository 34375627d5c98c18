// SPDX-License-Identifier: GPL-3.0-or-later
// Where the play of the votes stands, the sentences of its steps, and how its numbers are written.
#pragma once

#include <QString>
#include <cstddef>
#include <memory>

#include "core/study/votes/votes_run.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// What has happened at a step: deal, one block a step (several where they are many), count, answer, and what a changed
/// example changes.
struct VotesMoment {
  int step = 0;
  std::size_t blocks = 1;

  /// Blocks trained after training step `step`, 0 … train_steps.
  [[nodiscard]] static std::size_t trained_by(int step, std::size_t blocks);
  [[nodiscard]] static int train_steps(std::size_t blocks);
  [[nodiscard]] static int count_step(std::size_t blocks) { return train_steps(blocks) + 1; }
  [[nodiscard]] static int last_step(std::size_t blocks) { return train_steps(blocks) + 5; }

  [[nodiscard]] std::size_t trained() const { return trained_by(step, blocks); }
  [[nodiscard]] bool counted() const { return past(0); }
  [[nodiscard]] bool answered() const { return past(1); }
  [[nodiscard]] bool changed() const { return past(2); }
  [[nodiscard]] bool retrained() const { return past(3); }
  [[nodiscard]] bool compared() const { return past(4); }

 private:
  [[nodiscard]] bool past(int steps) const { return step > train_steps(blocks) + steps; }
};

/// The point's name in a sentence: "point 3", "age over 65".
[[nodiscard]] QString point_words(const ConceptClass& concept_class, PointIndex x);
[[nodiscard]] QString vote_rule_name(VoteRuleKind kind);
/// A chance in three digits; one that is a hair below 1, because the other answer has a chance too, as ">.999".
[[nodiscard]] QString vote_chance_text(double chance, double other);
/// A ratio of two chances: "1.65", "17.3", "2·10⁵".
[[nodiscard]] QString chance_ratio_text(double ratio);
/// What so many answers by the rule promise together, added up: ε, rounded up at the last digit.
[[nodiscard]] QString promised_text(const VoteRule& rule, int answers = 1);

/// Deal, one step a block (or several), count, answer, and the three steps of a changed example. `coin`: the answer
/// that is shown.
[[nodiscard]] std::shared_ptr<const Script> votes_script(const VotesRun& run, Label coin);

/// What the page's figure says, and that of the curve of losses by the number of blocks.
[[nodiscard]] FigureTold votes_told(const VotesRun& run, Label coin);
[[nodiscard]] FigureTold votes_losses_told(const VotesRun& run, Label coin);

}  // namespace littlestone::ui
