// SPDX-License-Identifier: GPL-3.0-or-later
// What a window has open: a scenario for each chapter with its edits and its file, one row of undo for all, and chapter
// I's run.
#pragma once

#include <QObject>
#include <QTimer>
#include <QUndoStack>
#include <array>
#include <memory>
#include <optional>

#include "core/study/private_run/lab_run.hpp"
#include "core/study/scenario/scenario.hpp"
#include "ui/pages/learn/lab_job.hpp"
#include "ui/shell/chapter_scenario.hpp"

namespace littlestone::app {

/// The one door through which scenarios change. Every change is undoable. One of chapter I starts a run off the
/// window's thread; the run before stays until the new one is complete. The other chapters compute theirs themselves.
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

  /// One undoable edit of the scenario's chapter; those of one drag (the same number, not 0) are one entry.
  /// `in_fields`: the fields show it already.
  void edit(const ui::ChapterScenario& scenario, int drag, bool in_fields = true);
  /// Another scenario takes the place of its chapter's, with its file, as one undoable edit.
  void replace(const ui::ChapterScenario& scenario, const QString& path = {});
  /// The edited scenario has been written to this file.
  void saved(const QString& path, std::size_t kind = learn);
  /// As a session kept it; nothing to undo. Computes chapter I's.
  void restore(const ui::ChapterScenario& edited, const ui::ChapterScenario& opened, const QString& path);
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
  /// The batch to watch, 0-based; none: the first of the highest level, or of the level that was chosen.
  void watch_batch(std::optional<std::uint64_t> batch);
  /// Computes what is wanted once more: it was stopped.
  void compute() { job_.start(wanted_, level_, batch_); }
  void stop();
  [[nodiscard]] ui::LabJob& job() { return job_; }

 signals:
  /// Scenario, edits or file of a chapter changed; `by_hand`: in the fields, which show it already.
  void changed(std::size_t kind, bool by_hand);
  /// Another scenario of this chapter is here: the play begins again.
  void replaced(std::size_t kind);
  /// A change of this chapter was undone or made again.
  void walked(std::size_t kind);
  /// Something else is wanted, and will be computed.
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
  /// What a change asks for: a run of chapter I, elsewhere that it is known.
  void want(std::size_t kind);
  void recompute();
  void take_run(const std::shared_ptr<const LabRun>& run);
  void refuse(const ui::Refusal& refusal);

  std::array<Part, ui::scenario_kinds> parts_;
  QUndoStack undo_;
  std::shared_ptr<const LabRun> run_;
  Scenario wanted_;                     // to be computed next
  QTimer gather_;                       // several changes in one breath make one run
  bool retarget_ = true;                // a target a new class does not have may be replaced once
  std::optional<int> level_;            // of the tournament to watch; none: the highest
  std::optional<std::uint64_t> batch_;  // to watch, whatever its level
  bool refused_ = false;
  ui::LabJob job_;
};

}  // namespace littlestone::app
