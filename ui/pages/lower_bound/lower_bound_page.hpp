// SPDX-License-Identifier: GPL-3.0-or-later
// A page of chapter II: one picture of the run with a script of its own.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/study/lower_bound/lower_bound_run.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

/// All pages of the chapter show the same run of a scenario: it is computed once and kept for the others.
class LowerBoundPage : public StudyPage {
  Q_OBJECT

 public:
  using StudyPage::StudyPage;

  /// A first answer within a moment, then the exact one. Where that is stopped, the larger set of the two stays.
  [[nodiscard]] Work work(const ChapterScenario& chapter) final;
  [[nodiscard]] std::vector<PanelRow> rows() const final;
  /// Where no example is named, the one at the largest step hides.
  [[nodiscard]] std::vector<std::pair<QString, QString>> field_hints() const final;

  /// The run on display is another one.
  void take(const std::shared_ptr<const LowerBoundRun>& run);
  /// Null before the first run.
  [[nodiscard]] const std::shared_ptr<const LowerBoundRun>& run() const { return run_; }

 protected:
  /// Works out what the page keeps beside the run, of run(): the script is written of both.
  virtual void work_out_facts() {}
  /// Works that out again, and writes the script again. Nothing before the first run.
  void rewrite();

 private:
  std::shared_ptr<const LowerBoundRun> run_;
};

/// The words of a subcommand that all of chapter II share: learner, domain, examples and what is not the default.
[[nodiscard]] QString lower_bound_command(const char* subcommand, const LowerBoundScenario& scenario,
                                          const std::vector<const char*>& fields);

}  // namespace littlestone::ui
