// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed in the window, how it is undone, and how another window goes on from there.
#include <utility>

#include "app/window.hpp"

namespace littlestone::app {

using ui::PageKind;

/// One change of the scenario. The changes of one drag are one entry.
class Window::ScenarioEdit final : public QUndoCommand {
 public:
  ScenarioEdit(Window& window, const ScenarioEdit& other, bool done)
      : window_(window),
        before_(other.before_),
        after_(other.after_),
        opened_before_(other.opened_before_),
        opened_after_(other.opened_after_),
        other_path_(other.other_path_),
        drag_(other.drag_),
        path_undone_(!done) {}
  /// `path_before`: the file of the scenario whose place another takes.
  ScenarioEdit(Window& window, Scenario before, Scenario after, Scenario opened_before, int drag,
               std::optional<QString> path_before = std::nullopt)
      : window_(window),
        before_(std::move(before)),
        after_(std::move(after)),
        opened_before_(std::move(opened_before)),
        opened_after_(window.opened_),
        other_path_(std::move(path_before)),
        drag_(drag) {}
  int id() const override { return 1; }
  bool mergeWith(const QUndoCommand* other) override {
    const auto* next = static_cast<const ScenarioEdit*>(other);
    if (drag_ == 0 || next->drag_ != drag_) return false;
    after_ = next->after_;
    return true;
  }
  void undo() override {
    window_.put_back(before_, opened_before_);
    if (!std::exchange(path_undone_, false)) change_path();
  }
  void redo() override {
    if (std::exchange(fresh_, false)) return;  // pushed for what has just been done
    window_.put_back(after_, opened_after_);
    change_path();
  }

 private:
  // Each of the two scenarios keeps its file, also where one was saved under another name since.
  void change_path() {
    if (other_path_) std::swap(*other_path_, window_.scenario_path_);
  }

  Window& window_;
  Scenario before_;
  Scenario after_;
  Scenario opened_before_;
  Scenario opened_after_;
  std::optional<QString> other_path_;  // of the scenario that is not open; none: an edit, whose file is the same
  int drag_;
  bool path_undone_ = false;  // a copy of what is undone has the path of after already
  bool fresh_ = true;
};

void Window::edited(const Scenario& scenario) {
  undo_.push(new ScenarioEdit(*this, edited_, scenario, opened_, scenario_panel_->drag()));
  edited_ = scenario;
  recompute(scenario);
}

void Window::put_back(const Scenario& scenario, const Scenario& opened) {
  opened_ = opened;
  edited_ = scenario;
  scenario_panel_->set_scenario(scenario);
  recompute(scenario);
}

void Window::replace_scenario(const Scenario& scenario) {
  const Scenario opened_before = std::exchange(opened_, scenario);
  undo_.push(new ScenarioEdit(*this, edited_, scenario, opened_before, 0, std::exchange(scenario_path_, QString())));
  edited_ = scenario;
  scenario_panel_->set_scenario(scenario);
  player_.first();
  level_.reset();
  recompute(scenario);
  retarget_ = false;  // a file means what it says
}

bool Window::undoes_move() const { return page_ == PageKind::mistake_tree && moved_last_ && game_.step() > 0; }

bool Window::redoes_move() const {
  return page_ == PageKind::mistake_tree && moved_last_ && game_.step() < game_.last();
}

void Window::undo() { undoes_move() ? game_.undo() : undo_.undo(); }

void Window::redo() { redoes_move() ? game_.redo() : undo_.redo(); }

void Window::update_undo() {
  undo_action_->setEnabled(undoes_move() || undo_.canUndo());
  redo_action_->setEnabled(redoes_move() || undo_.canRedo());
}

void Window::continue_from(Window& other) {
  for (int i = 0; i < other.undo_.count(); ++i) {
    const bool done = i < other.undo_.index();
    undo_.push(new ScenarioEdit(*this, *static_cast<const ScenarioEdit*>(other.undo_.command(i)), done));
  }
  undo_.setIndex(other.undo_.index());
  level_ = other.level_;
  game_.continue_from(other.game_);
  const bool complete = other.run_ && !other.busy();
  restore(other.session());
  if (complete) {
    job_.drop();  // not stopped by anyone: nothing is told
    restored_step_ = other.player_.step();
    take_run(other.run_);
    if (other.exact_ && !other.spectrum_job_.running()) {
      spectrum_job_.drop();
      take_exact(other.exact_);
    }
  }
  for (std::size_t i = 0; i < picture_pages_.size(); ++i) {
    picture_pages_[i]->show_table(other.picture_pages_[i]->table_shown());
  }
  player_.set_speed(other.player_.speed());
  show_gallery(other.gallery_shown());
  if (complete && other.player_.playing()) player_.play();
  if (complete && other.told_of_stop_ && !other.refused_) tell_of_stop();  // what was refused is not taken along
  // One of the two writes the session from now on.
  session_path_ = std::exchange(other.session_path_, QString());
}

}  // namespace littlestone::app
