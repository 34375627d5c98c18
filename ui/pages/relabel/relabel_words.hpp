// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the page Relabel, its notes, and how its numbers are written.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "core/study/relabel/relabel_run.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// Where the play of Relabel stands. Of many ways several are scored in one step.
struct RelabelMoment {
  RelabelMoment(std::size_t ways, int step);

  std::size_t ways = 1;
  int step = 0;
  int scores = 1;  // steps in which ways are scored
  [[nodiscard]] int last() const { return 8 + scores; }
  [[nodiscard]] int choose() const { return 3 + scores; }
  [[nodiscard]] int relabel() const { return 4 + scores; }
  [[nodiscard]] int learn() const { return 6 + scores; }
  [[nodiscard]] bool proposed() const { return step >= 1; }
  [[nodiscard]] bool chosen() const { return step >= choose(); }
  [[nodiscard]] bool relabelled() const { return step >= relabel(); }
  [[nodiscard]] bool explained() const { return step >= relabel() + 1; }
  [[nodiscard]] bool learning() const { return step >= learn(); }
  [[nodiscard]] bool answered() const { return step >= learn() + 1; }
  [[nodiscard]] bool left() const { return step >= last(); }
  /// How many ways are scored, in their order.
  [[nodiscard]] std::size_t scored() const { return scored_at(step); }
  [[nodiscard]] std::size_t scored_at(int some_step) const;
};

/// A number with the sign that keeps it in order in a sentence that runs from the right.
[[nodiscard]] QString told_in_order(const QString& number);
/// A text made with plural(count): its count in groups.
[[nodiscard]] QString with_groups(QString text, std::uint64_t count);
/// A hypothesis, a pair, or "9 hypotheses": who is behind a way. Plain text.
[[nodiscard]] QString way_name(const RelabelRun& run, std::size_t way);
/// The name of A: "EM over H", "M", "SOA".
[[nodiscard]] QString learner_name(RelabelLearner learner);
/// "8/60" of rows in T.
[[nodiscard]] QString share_text(const RelabelRun& run);

[[nodiscard]] std::shared_ptr<const Script> relabel_script(const RelabelRun& run);
[[nodiscard]] std::vector<Note> relabel_notes(const RelabelRun& run);

/// What the page's figure says, and that of who pays what.
[[nodiscard]] FigureTold relabel_told(const RelabelRun& run);
[[nodiscard]] FigureTold relabel_cost_told(const RelabelRun& run);

}  // namespace littlestone::ui
