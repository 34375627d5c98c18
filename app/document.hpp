// SPDX-License-Identifier: GPL-3.0-or-later
// What a window has open: a scenario with its edits and their undo, its file, and the run that is computed of it.
#pragma once

#include <QObject>
#include <QTimer>
#include <QUndoStack>
#include <memory>
#include <optional>

#include "core/study/private_run/lab_run.hpp"
#include "core/study/scenario/scenario.hpp"
#include "ui/pages/learn/lab_job.hpp"

namespace littlestone::app {

/// The one door through which the scenario changes. Every change is undoable and starts a run off the window's thread; the run
/// before stays until the new one is complete.
class Document final : public QObject {
  Q_OBJECT

 public:
  explicit Document(const Scenario& scenario, QObject* parent = nullptr);
  ~Document() override;

  /// As it was opened or saved last.
  [[nodiscard]] const Scenario& opened() const { return opened_; }
  /// With its edits.
  [[nodiscard]] const Scenario& edited() const { return edited_; }
  /// Its file; empty: it has none.
  [[nodiscard]] const QString& path() const { return path_; }
  [[nodiscard]] QUndoStack& undo_stack() { return undo_; }

  /// One undoable edit; those of one drag (the same number, not 0) are one entry.
  void edit(const Scenario& scenario, int drag);
  /// Another scenario takes its place, with its file, as one undoable edit.
  void replace(const Scenario& scenario, const QString& path = {});
  /// The edited scenario has been written to this file.
  void saved(const QString& path);
  /// As a session kept it; nothing to undo. Computes it.
  void restore(const Scenario& edited, const Scenario& opened, const QString& path);
  /// Takes over another document's edits and their undo, up to the run. restore() comes after it.
  void continue_undo(const Document& other);
  /// Takes over its run, as if it had been computed here; nothing is told of the computation that is dropped.
  void continue_run(const Document& other);

  /// The run on display; null until the first is complete.
  [[nodiscard]] const std::shared_ptr<const LabRun>& run() const { return run_; }
  /// What is edited cannot be computed.
  [[nodiscard]] bool refused() const { return refused_; }
  /// A run is being computed, or will be in a moment.
  [[nodiscard]] bool busy() const { return gather_.isActive() || job_.running(); }
  /// The tournament level to watch of the run on display.
  void watch_level(int level);
  /// Computes what is wanted once more: it was stopped.
  void compute() { job_.start(wanted_, level_); }
  void stop();
  [[nodiscard]] ui::LabJob& job() { return job_; }

 signals:
  /// Scenario, edits or file changed; `by_hand`: in the fields, which show it already.
  void changed(bool by_hand);
  /// Another scenario is here: the play begins anew.
  void replaced();
  /// Something else is wanted, and will be computed.
  void wanted();
  void run_changed();
  /// What is edited cannot be computed, and why.
  void refusal(const littlestone::ui::Refusal& refusal);

 private:
  class Edit;

  void put_back(const Scenario& scenario, const Scenario& opened);
  void recompute();
  void take_run(const std::shared_ptr<const LabRun>& run);
  void refuse(const ui::Refusal& refusal);

  Scenario opened_;
  Scenario edited_;
  QString path_;
  QUndoStack undo_;
  std::shared_ptr<const LabRun> run_;
  Scenario wanted_;           // to be computed next
  QTimer gather_;             // several changes in one breath make one run
  bool retarget_ = true;      // a target a new class does not have may be replaced once
  std::optional<int> level_;  // of the tournament to watch; none: the highest
  bool refused_ = false;
  ui::LabJob job_;
};

}  // namespace littlestone::app
