// SPDX-License-Identifier: GPL-3.0-or-later
// The content of a window: one scenario per chapter with its edits and its file, one undo stack for all of them, and
// the run of chapter I.
#pragma once

#include <QObject>
#include <QTimer>
#include <QUndoStack>
#include <array>
#include <memory>
#include <optional>

#include "core/study/chapters/scenario.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/pages/learn/run_job.hpp"
#include "ui/shell/chapter_scenario.hpp"

namespace littlestone::app {

/// The only way in which scenarios change. Every change is undoable. A change of chapter I's scenario starts a run on
/// another thread; the previous run stays until the new one is complete. The other chapters compute their runs
/// themselves.
class Document final : public QObject {
  Q_OBJECT

 public:
  explicit Document(const Scenario& scenario, QObject* parent = nullptr);
  ~Document() override;

  /// Chapter I's scenario as it was opened or saved last, and with its edits.
  [[nodiscard]] const Scenario& opened() const { return std::get<Scenario>(parts_[learn].opened); }
  [[nodiscard]] const Scenario& edited() const { return std::get<Scenario>(parts_[learn].edited); }
  /// Any chapter's, by its kind (see ui::kind_of).
  [[nodiscard]] const ui::ChapterScenario& opened(std::size_t kind) const { return parts_[kind].opened; }
  [[nodiscard]] const ui::ChapterScenario& edited(std::size_t kind) const { return parts_[kind].edited; }
  /// Its file; empty: it has none.
  [[nodiscard]] const QString& path(std::size_t kind = learn) const { return parts_[kind].path; }
  [[nodiscard]] QUndoStack& undo_stack() { return undo_; }

  /// One undoable edit of the scenario's chapter. Edits of one drag (the same number, not 0) form one undo entry.
  /// `in_fields`: the fields already show the edit.
  void edit(const ui::ChapterScenario& scenario, int drag, bool in_fields = true);
  /// Replaces the scenario of its chapter, together with the file, as one undoable edit.
  void replace(const ui::ChapterScenario& scenario, const QString& path = {});
  /// The edited scenario has been written to this file.
  void saved(const QString& path, std::size_t kind = learn);
  /// Restores a scenario from a session; there is nothing to undo. Computes the run of chapter I.
  void restore(const ui::ChapterScenario& edited, const ui::ChapterScenario& opened, const QString& path);
  /// Takes over another document's edits and their undo, up to the run. restore() comes after it.
  void continue_undo(const Document& other);
  /// Takes over the other document's run, as if it had been computed here. Reports nothing about a dropped computation.
  void continue_run(const Document& other);

  /// The run on display; null until the first is complete.
  [[nodiscard]] const std::shared_ptr<const PrivateRun>& run() const { return run_; }
  /// Whether the edited scenario cannot be computed.
  [[nodiscard]] bool refused() const { return refused_; }
  /// A run is being computed, or will be in a moment.
  [[nodiscard]] bool busy() const { return gather_.isActive() || job_.running(); }
  /// The tournament level to watch of the run on display.
  void watch_level(int level);
  /// The batch to watch, 0-based; none: the first of the highest level, or of the level that was chosen.
  void watch_batch(std::optional<std::uint64_t> batch);
  /// Computes the wanted scenario again after a stop.
  void compute() { job_.start(wanted_, level_, batch_); }
  void stop();
  [[nodiscard]] ui::RunJob& job() { return job_; }

 signals:
  /// Scenario, edits or file of a chapter changed; `by_hand`: in the fields, which show it already.
  void changed(std::size_t kind, bool by_hand);
  /// Another scenario of this chapter is here: the play begins again.
  void replaced(std::size_t kind);
  /// A change of this chapter was undone or redone.
  void walked(std::size_t kind);
  /// Another run is wanted and will be computed.
  void wanted();
  void run_changed();
  /// What is edited cannot be computed, and why.
  void refusal(const littlestone::ui::Refusal& refusal);

 private:
  class Edit;
  static constexpr std::size_t learn = ui::kind_of<Scenario>;

  /// A chapter's scenario and where it comes from.
  struct Part {
    ui::ChapterScenario opened;
    ui::ChapterScenario edited;
    QString path;
  };

  void put_back(const ui::ChapterScenario& scenario, const ui::ChapterScenario& opened);
  /// Starts what a change requires: in chapter I a run, in other chapters a signal.
  void want(std::size_t kind);
  void recompute();
  void take_run(const std::shared_ptr<const PrivateRun>& run);
  void refuse(const ui::Refusal& refusal);

  std::array<Part, ui::scenario_kinds> parts_;
  QUndoStack undo_;
  std::shared_ptr<const PrivateRun> run_;
  Scenario wanted_;                     // to be computed next
  QTimer gather_;                       // several changes in quick succession make one run
  bool retarget_ = true;                // a target that a new class does not have may be replaced once
  std::optional<int> level_;            // of the tournament to watch; none: the highest
  std::optional<std::uint64_t> batch_;  // to watch, whatever its level
  bool refused_ = false;
  ui::RunJob job_;
};

}  // namespace littlestone::app
