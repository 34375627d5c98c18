// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/lower_bound_chapter.hpp"

#include <QCoreApplication>
#include <chrono>
#include <utility>

#include "ui/pages/lower_bound/lower_bound_thumbnail.hpp"
#include "ui/shell/study_chapter_info.hpp"

namespace littlestone::ui {
namespace {

QString lower_bound_chapter_name() { return QCoreApplication::translate("Chapter", "Why thresholds are hard"); }

std::shared_ptr<const Picture> face(const LowerBoundScenario& scenario, const Observer& observer) {
  constexpr std::chrono::milliseconds limit{2000};  // a card need not show the largest set
  const auto run = compute_lower_bound(scenario, limit, {}, observer);
  if (stop_requested(observer, {"cards", 0, 1})) return nullptr;
  return std::make_shared<const LowerBoundThumbnail>(run);
}

// Each shipped scenario shows what its lesson is about.
std::optional<GalleryEntry> card(const std::string&, const ChapterScenario& shipped) {
  return study_card<LowerBoundScenario>(shipped, face);
}

}  // namespace

ChapterInfo lower_bound_chapter_info(std::vector<PageInfo> pages) {
  return {QStringLiteral("II"),
          lower_bound_chapter_name,
          std::move(pages),
          {},
          [](const ChapterInfo& info, QWidget* parent) -> std::unique_ptr<Chapter> {
            return std::make_unique<LowerBoundChapter>(info, parent);
          },
          kind_of<LowerBoundScenario>,
          card};
}

LowerBoundChapter::LowerBoundChapter(const ChapterInfo& info, QWidget* parent)
    : Chapter(info, parent), panel_(new LowerBoundPanel(parent)) {
  for (Page* page : pages()) {
    for (const auto& [name, choice, explanation] : static_cast<LowerBoundPage*>(page)->panel_choices())
      panel_->add_page_choice(page->id(), name, choice, explanation);
    connect(static_cast<LowerBoundPage*>(page), &LowerBoundPage::edited, this,
            [this](const LowerBoundScenario& scenario, int drag) { emit edited(scenario, drag); });
    connect(static_cast<LowerBoundPage*>(page), &LowerBoundPage::rewritten, this, [this, page] {
      if (page == open_) emit run_changed();
    });
  }
  connect(&job_, &LowerBoundJob::found, this, &LowerBoundChapter::take_run);
  connect(&job_, &Job::running_changed, this, &Chapter::running_changed);
  connect(&job_, &Job::stopped, this, &Chapter::stopped);
  connect(&job_, &Job::failed, this, &Chapter::refused);
}

void LowerBoundChapter::set_scenario(const ChapterScenario& scenario) {
  const auto& other = std::get<LowerBoundScenario>(scenario);
  scenario_ = other;
  wanted_ = true;
  if (open_ != nullptr) open(*open_);
}

void LowerBoundChapter::open(const Page& page) {
  for (Page* one : pages()) {
    if (one == &page) open_ = static_cast<LowerBoundPage*>(one);
  }
  panel_->show_page(page.id());
  if (!std::exchange(wanted_, false)) return;
  job_.start(scenario_);
}

void LowerBoundChapter::take_run(const std::shared_ptr<const LowerBoundRun>& run) {
  run_ = run;
  panel_->set_run(*run);
  for (Page* page : pages()) static_cast<LowerBoundPage*>(page)->take(run);
  emit run_changed();
}

std::shared_ptr<const Steps> LowerBoundChapter::steps(const Page& page) const {
  return static_cast<const LowerBoundPage&>(page).script();
}

int LowerBoundChapter::first_step(const Page& page) const {
  const auto& script = static_cast<const LowerBoundPage&>(page).script();
  return script ? script->opening() : 0;
}

Page& LowerBoundChapter::page_of(int) const { return open_ != nullptr ? *open_ : *pages().front(); }

QString LowerBoundChapter::tell(const Kin& kin) const { return open_ != nullptr ? open_->tell(kin) : QString(); }

}  // namespace littlestone::ui
