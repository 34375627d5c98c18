// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/study_chapter.hpp"

#include <utility>

namespace littlestone::ui {

void StudyJob::start(StudyPage::Work work) {
  launch([this, work = std::move(work)](const Post& post, const Observer& observer) -> Delivery {
    StudyPage::Take last = work([&post](StudyPage::Take take) { post(std::move(take)); }, observer);
    return [this, last = std::move(last)] {
      if (last) last();
      emit done();
    };
  });
}

StudyChapter::StudyChapter(const ChapterInfo& info, const PanelFields& fields, ClassOf class_of, QWidget* parent)
    : Chapter(info, parent),
      panel_(new StudyPanel(fields, default_scenario(info.scenario_kind), parent)),
      class_of_(class_of),
      scenario_(default_scenario(info.scenario_kind)) {
  for (Page* one : pages()) {
    auto* page = static_cast<StudyPage*>(one);
    states_[page] = State::wanted;
    panel_->add_page(page->id(), page->rows());
    for (const StudyPage::ViewChoice& choice : page->view_choices())
      panel_->add_page_choice(page->id(), choice.name, choice.segments, choice.explanation);
    for (QWidget* widget : page->panel_foot()) panel_->add_page_foot(page->id(), widget);
    connect(page, &StudyPage::edited, this, &Chapter::edited);
    connect(page, &StudyPage::retold, this, [this, page] {
      if (page != open_) return;
      for (const auto& [field, hint] : page->field_hints()) panel_->set_hint(field, hint);
      emit run_changed();
    });
  }
  constexpr int pause_ms = 300;
  pause_.setInterval(pause_ms);
  pause_.setSingleShot(true);
  connect(&pause_, &QTimer::timeout, this, &StudyChapter::compute_ahead);
  connect(&job_, &Job::running_changed, this, &Chapter::running_changed);
  connect(&job_, &Job::stopped, this, &Chapter::stopped);
  connect(&job_, &Job::failed, this, [this](const Refusal& refusal) {
    states_[open_] = State::refused;
    emit refused(refusal);
  });
  connect(&job_, &StudyJob::done, this, [this] {
    states_[open_] = State::shown;
    panel_->accept_all();
    pause_.start();
  });
  // Of a class that is refused nothing is known; its page says why.
  connect(&class_job_, &Job::failed, this, [this] { panel_->set_class({}); });
  connect(&ahead_, &StudyJob::done, this, [this] {
    states_[next_] = State::shown;
    compute_ahead();
  });
  connect(&ahead_, &Job::failed, this, [this] {
    states_[next_] = State::refused;  // it says so when it is looked at
    next_->tell_nothing(Page::Nothing::refused);
    compute_ahead();
  });
}

void StudyChapter::set_scenario(const ChapterScenario& scenario) {
  scenario_ = scenario;
  for (auto& [page, state] : states_) state = State::wanted;
  pause_.stop();
  ahead_.drop();
  if (!opened_) return;
  compute_class();
  compute_open();
}

void StudyChapter::open(const Page& page) {
  for (Page* one : pages()) {
    if (one == &page) open_ = static_cast<StudyPage*>(one);
  }
  panel_->show_page(page.id());
  if (!std::exchange(opened_, true)) compute_class();
  if (next_ == open_) ahead_.drop();
  if (states_[open_] != State::shown) {
    compute_open();
  } else {
    job_.drop();
    pause_.start();
  }
}

void StudyChapter::compute_open() {
  states_[open_] = State::wanted;
  if (!open_->ready()) open_->tell_nothing(Page::Nothing::computing);
  job_.start(open_->work(scenario_));
}

void StudyChapter::compute_ahead() {
  if (job_.running()) return;
  for (Page* one : pages()) {
    auto* page = static_cast<StudyPage*>(one);
    if (page == open_ || states_[page] != State::wanted) continue;
    next_ = page;
    ahead_.start(page->work(scenario_));
    return;
  }
}

void StudyChapter::compute_class() {
  if (class_of_ == nullptr) return;
  class_job_.start(
      [this, class_of = class_of_, scenario = scenario_](const StudyPage::Post&, const Observer& observer) {
        const PanelClass facts = class_of(scenario, observer);
        return [this, facts] { panel_->set_class(facts); };
      });
}

void StudyChapter::stop() {
  pause_.stop();
  ahead_.drop();
  job_.stop();
  class_job_.stop();
}

std::shared_ptr<const Steps> StudyChapter::steps(const Page& page) const {
  return static_cast<const StudyPage&>(page).script();
}

int StudyChapter::first_step(const Page& page) const {
  const auto& script = static_cast<const StudyPage&>(page).script();
  return script ? script->opening() : 0;
}

Page& StudyChapter::page_of(int) const { return open_ != nullptr ? *open_ : *pages().front(); }

QString StudyChapter::tell(const Kin& kin) const { return open_ != nullptr ? open_->tell(kin) : QString(); }

}  // namespace littlestone::ui
