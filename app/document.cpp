// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document.hpp"

#include <utility>

#include "app/edit_name.hpp"

namespace littlestone::app {

/// One change of the scenario, named in the window's language. The changes of one drag are one entry.
class Document::Edit final : public QUndoCommand {
 public:
  Edit(Document& document, const Edit& other, bool done)
      : document_(document),
        before_(other.before_),
        after_(other.after_),
        opened_before_(other.opened_before_),
        opened_after_(other.opened_after_),
        other_path_(other.other_path_),
        drag_(other.drag_),
        path_undone_(!done) {
    take_name();
  }
  /// `path_before`: the file of the scenario whose place another takes.
  Edit(Document& document, ui::ChapterScenario before, ui::ChapterScenario after, ui::ChapterScenario opened_before,
       int drag, std::optional<QString> path_before = std::nullopt)
      : document_(document),
        before_(std::move(before)),
        after_(std::move(after)),
        opened_before_(std::move(opened_before)),
        opened_after_(document.opened(before_.index())),
        other_path_(std::move(path_before)),
        drag_(drag) {
    take_name();
  }
  int id() const override { return 1; }
  bool mergeWith(const QUndoCommand* other) override {
    const auto* next = static_cast<const Edit*>(other);
    if (drag_ == 0 || next->drag_ != drag_ || next->before_.index() != before_.index()) return false;
    after_ = next->after_;
    take_name();
    return true;
  }
  void undo() override {
    document_.put_back(before_, opened_before_);
    if (!std::exchange(path_undone_, false)) change_path();
    emit document_.walked(before_.index());
  }
  void redo() override {
    if (std::exchange(fresh_, false)) return;  // pushed for what has just been done
    document_.put_back(after_, opened_after_);
    change_path();
    emit document_.walked(before_.index());
  }

 private:
  void take_name() { setText(other_path_ ? replacement_name(after_) : edit_name(before_, after_)); }
  // Each of the two scenarios keeps its file, also where one was saved under another name since.
  void change_path() {
    if (other_path_) std::swap(*other_path_, document_.parts_[before_.index()].path);
  }

  Document& document_;
  ui::ChapterScenario before_;
  ui::ChapterScenario after_;
  ui::ChapterScenario opened_before_;
  ui::ChapterScenario opened_after_;
  std::optional<QString> other_path_;  // of the scenario that is not open; none: an edit, whose file is the same
  int drag_;
  bool path_undone_ = false;  // a copy of what is undone has the path of after already
  bool fresh_ = true;
};

Document::Document(const Scenario& scenario, QObject* parent) : QObject(parent), wanted_(scenario) {
  for (std::size_t kind = 0; kind < parts_.size(); ++kind) {
    parts_[kind].opened = kind == learn ? ui::ChapterScenario(scenario) : ui::default_scenario(kind);
    parts_[kind].edited = parts_[kind].opened;
  }
  gather_.setSingleShot(true);
  connect(&gather_, &QTimer::timeout, this, &Document::compute);
  connect(&job_, &ui::RunJob::finished, this, &Document::take_run);
  connect(&job_, &ui::Job::failed, this, &Document::refuse);
}

Document::~Document() {
  undo_.clear();
  job_.stop();
}

void Document::want(std::size_t kind) { kind == learn ? recompute() : emit wanted(); }

void Document::edit(const ui::ChapterScenario& scenario, int drag, bool in_fields) {
  Part& part = parts_[scenario.index()];
  undo_.push(new Edit(*this, part.edited, scenario, part.opened, drag));
  part.edited = scenario;
  want(scenario.index());
  emit changed(scenario.index(), in_fields);
}

void Document::put_back(const ui::ChapterScenario& scenario, const ui::ChapterScenario& opened) {
  Part& part = parts_[scenario.index()];
  part.opened = opened;
  part.edited = scenario;
  want(scenario.index());
  emit changed(scenario.index(), false);
}

void Document::replace(const ui::ChapterScenario& scenario, const QString& path) {
  const std::size_t kind = scenario.index();
  Part& part = parts_[kind];
  const ui::ChapterScenario opened_before = std::exchange(part.opened, scenario);
  undo_.push(new Edit(*this, part.edited, scenario, opened_before, 0, std::exchange(part.path, path)));
  part.edited = scenario;
  emit replaced(kind);
  want(kind);
  if (kind == learn) {
    level_.reset();
    batch_.reset();
    retarget_ = false;  // a file means what it says
  }
  emit changed(kind, false);
}

void Document::saved(const QString& path, std::size_t kind) {
  parts_[kind].opened = parts_[kind].edited;
  parts_[kind].path = path;
  emit changed(kind, true);
}

void Document::restore(const ui::ChapterScenario& edited, const ui::ChapterScenario& opened, const QString& path) {
  const std::size_t kind = edited.index();
  parts_[kind] = {opened, edited, path};
  if (kind == learn) {
    wanted_ = std::get<Scenario>(edited);
    retarget_ = false;
    gather_.stop();
    compute();
  }
  emit changed(kind, false);
}

void Document::recompute() {
  constexpr int breath_ms = 40;
  refused_ = false;
  retarget_ = run_ && run_->scenario.class_text != edited().class_text;
  if (retarget_) {
    level_.reset();
    batch_.reset();
  }
  wanted_ = edited();
  gather_.start(breath_ms);
  emit wanted();
}

void Document::refuse(const ui::Refusal& refused) {
  // A new class may have no such row: its first one is taken instead, once, and shown.
  if (refused.field == QLatin1String("target") && retarget_) {
    retarget_ = false;
    wanted_.target = 0;
    parts_[learn].edited = wanted_;
    emit changed(learn, false);
    compute();
    return;
  }
  refused_ = true;
  emit refusal(refused);
}

void Document::take_run(const std::shared_ptr<const PrivateRun>& run) {
  refused_ = false;
  run_ = run;
  emit run_changed();
}

void Document::watch_level(int level) {
  if (!run_ || run_->result.internals.trace.level == level) return;
  level_ = level;
  batch_.reset();
  job_.start(run_->scenario, level_);
}

void Document::watch_batch(std::optional<std::uint64_t> batch) {
  batch_ = batch;
  if (run_) job_.start(busy() && !refused_ ? wanted_ : run_->scenario, level_, batch_);  // an edit may be on its way
}

void Document::stop() {
  gather_.stop();
  job_.stop();
}

void Document::continue_undo(const Document& other) {
  for (int i = 0; i < other.undo_.count(); ++i) {
    const bool done = i < other.undo_.index();
    undo_.push(new Edit(*this, *static_cast<const Edit*>(other.undo_.command(i)), done));
  }
  undo_.setIndex(other.undo_.index());
  level_ = other.level_;
  batch_ = other.batch_;
}

void Document::continue_run(const Document& other) {
  job_.drop();
  take_run(other.run_);
}

}  // namespace littlestone::app
