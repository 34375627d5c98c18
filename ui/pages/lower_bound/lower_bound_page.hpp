// SPDX-License-Identifier: GPL-3.0-or-later
// A page of chapter II: one picture of the run with a script of its own.
#pragma once

#include <memory>
#include <vector>

#include "core/study/lower_bound/lower_bound_run.hpp"
#include "ui/kit/controls.hpp"
#include "ui/shell/picture_page.hpp"
#include "ui/shell/script.hpp"

namespace littlestone::ui {

/// Keeps the run and its script, and says where its data comes from. What is dragged in its picture is an edit of the
/// scenario.
class LowerBoundPage : public PicturePage {
  Q_OBJECT

 public:
  using PicturePage::PicturePage;

  /// The run on display is another one; what is drawn of it follows in show_step.
  void take(const std::shared_ptr<const LowerBoundRun>& run);
  /// Null before the first run.
  [[nodiscard]] const std::shared_ptr<const Script>& script() const { return script_; }
  [[nodiscard]] const std::shared_ptr<const LowerBoundRun>& run() const { return run_; }

  [[nodiscard]] bool plays() const override { return true; }
  [[nodiscard]] Provenance provenance(int step) const override;
  /// What is pointed at, in a few words; empty: nothing to say.
  [[nodiscard]] virtual QString tell(const Kin& kin) const;

  /// A choice of this page alone, how it is seen and no part of the scenario: it stands in the left panel while the
  /// page is open.
  struct PanelChoice {
    QString name;
    Segments* choice = nullptr;
    QString explanation;  ///< below it, markup; may be empty
  };
  [[nodiscard]] virtual std::vector<PanelChoice> panel_choices() const { return {}; }

 signals:
  /// An edit; those of one drag have the same number, not 0.
  void edited(const littlestone::LowerBoundScenario& scenario, int drag);
  /// The script is another one, of the same run.
  void rewritten();

 protected:
  /// The steps of the run. The page keeps what it needs of it beside.
  [[nodiscard]] virtual std::shared_ptr<const Script> write_script(const std::shared_ptr<const LowerBoundRun>& run) = 0;
  /// A number that is the same from the drag's beginning to its end and that no other drag has.
  [[nodiscard]] int number_of(const Drag& drag);
  /// Writes the script again: what the page keeps beside the run has changed.
  void rewrite();

 private:
  std::shared_ptr<const LowerBoundRun> run_;
  std::shared_ptr<const Script> script_;
};

/// The words of a subcommand that all of chapter II share: learner, domain, examples and what is not the default.
[[nodiscard]] QString lower_bound_command(const char* subcommand, const LowerBoundScenario& scenario,
                                          const std::vector<const char*>& fields);

}  // namespace littlestone::ui
