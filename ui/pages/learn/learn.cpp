// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/learn.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <map>
#include <utility>

#include "core/study/neighbour/neighbour_facts.hpp"
#include "ui/pages/class/class_page.hpp"
#include "ui/pages/data/data_page.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/learn/kin_text.hpp"
#include "ui/pages/learn/learn_page.hpp"
#include "ui/pages/learn/run_card.hpp"
#include "ui/pages/loss/loss_page.hpp"
#include "ui/pages/tournament/tournament_page.hpp"

namespace littlestone::ui {
namespace {

QString learn_chapter_name() { return QCoreApplication::translate("Chapter", "Learn privately"); }

// Each shipped scenario with the view its lesson is about, and the page it opens.
std::optional<GalleryEntry> card(const std::string& id, const ChapterScenario& shipped) {
  if (shipped.index() != kind_of<Scenario>) return std::nullopt;
  const Scenario& scenario = std::get<Scenario>(shipped);
  using View = RunView;
  struct Lesson {
    View picture;
    const char* page;
    nlohmann::json view = nlohmann::json::object();
  };
  const auto view = [](const char* name) { return nlohmann::json{{"view", name}}; };
  const auto change = [](const NeighbourChoice& choice) {
    return nlohmann::json{{"view", "neighbour"}, {"change", choice_to_json(choice)}};
  };
  static const std::map<std::string, Lesson> lessons = {
      {"three-contests", {View::tournament, "tournament", view("tree")}},
      {"thresholds-8", {View::tree, "tree"}},
      {"points-16", {View::table, "tree"}},
      {"cube-3", {View::table, "tree"}},
      {"plane", {View::table, "tree"}},
      {"level-one", {View::levels, "tournament", view("levels")}},
      {"level-two", {View::levels, "tournament", view("levels")}},
      {"from-25-to-one", {View::levels, "tournament", view("levels")}},
      {"nothing-gained", {View::levels, "tournament", view("levels")}},
      {"outside", {View::votes, "histogram", view("votes")}},
      {"lone-votes", {View::votes, "histogram", view("votes")}},
      {"nobodys-predictor", {View::neighbour, "histogram", change({1, 3, {1, Label::minus}})}},
      {"e-epsilon-exactly", {View::neighbour, "histogram", change({1, 29, {0, Label::minus}})}},
      {"nothing-moves", {View::neighbour, "histogram", change({1, 40, {6, Label::minus}})}},
      {"private-205", {View::loss, "loss"}},
      {"private-2418", {View::votes, "tournament", view("tree")}}};
  const auto found = lessons.find(id);
  const Lesson lesson = found == lessons.end() ? Lesson{View::table, "class"} : found->second;
  std::optional<NeighbourChoice> changed;
  if (lesson.picture == View::neighbour) changed = choice_from_json(lesson.view.at("change"));
  return GalleryEntry{scenario,
                      [scenario, view = lesson.picture, changed](
                          const Observer& observer, std::shared_ptr<const Instance>& known) -> std::optional<CardFace> {
                        known = instance_of(scenario, known);
                        const std::shared_ptr<const PrivateRun> run =
                            freed_elsewhere(compute_private_run(scenario, known, observer));
                        if (run->result.ended != Ended::completed) return std::nullopt;
                        auto picture = run_card(run, view, observer, changed);
                        if (picture == nullptr) return std::nullopt;
                        return CardFace{std::move(picture), run->littlestone()};
                      },
                      QString::fromLatin1(lesson.page),
                      lesson.picture == View::levels      ? TournamentPage::tr("Levels")
                      : lesson.picture == View::neighbour ? HistogramPage::tr("Neighbour")
                                                          : QString(),
                      lesson.view};
}

}  // namespace

ChapterInfo learn_chapter(std::vector<PageInfo> pages, std::vector<Figure> figures) {
  return {QStringLiteral("I"),
          learn_chapter_name,
          std::move(pages),
          std::move(figures),
          [](const ChapterInfo& info, QWidget* parent) -> std::unique_ptr<Chapter> {
            return std::make_unique<LearnChapter>(info, parent);
          },
          kind_of<Scenario>,
          card};
}

LearnChapter::LearnChapter(const ChapterInfo& info, QWidget* parent)
    : Chapter(info, parent), panel_(new ScenarioPanel(parent)) {
  for (Page* page : pages()) {
    if (auto* tournament = qobject_cast<TournamentPage*>(page)) {
      tournament_ = tournament;
      connect(tournament, &TournamentPage::level_asked, this, &Chapter::level_asked);
      connect(tournament, &TournamentPage::batch_asked, this, &LearnChapter::batch_asked);
    }
    if (const auto* loss = qobject_cast<const LossPage*>(page)) {
      connect(loss, &LossPage::run_found, this, [this](const Scenario& scenario) { emit edited(scenario, 0); });
      connect(loss, &LossPage::told, this, &LearnChapter::told);
    }
    if (const auto* data = qobject_cast<const DataPage*>(page)) {
      connect(data, &DataPage::class_asked, panel_, &ScenarioPanel::set_class);
      connect(data, &DataPage::delta_asked, panel_, &ScenarioPanel::set_delta);
    }
    if (const auto* table = qobject_cast<const ClassPage*>(page)) {
      connect(table, &ClassPage::edited, this, &Chapter::edited);
    }
  }
}

// Where the old story stood, the new one stands too, as far as it has such a step.
int LearnChapter::step_like(const Story& story, int old_step) const {
  if (!story_) return 0;
  old_step = std::min(old_step, story_->last());
  const Step& old = (*story_)[old_step];
  if (old.part != Part::tournament) {
    return std::min(story.first_of(old.part) + old_step - story_->first_of(old.part), story.last());
  }
  if (story_->first_of(Part::other_batches) == story.first_of(Part::other_batches)) return old_step;
  const auto level = [](const Story& s) { return s.run().result.internals.trace.level; };
  // Of another level all of its tournament.
  return level(*story_) != level(story) && old_step > 0 ? story.first_of(Part::other_batches) - 1 : 0;
}

void LearnChapter::prepare(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const Page* but) {
  for (Page* page : pages()) {
    auto* taker = dynamic_cast<LearnPage*>(page);
    if (taker != nullptr && page != but) taker->prepare(scenario, instance);
  }
}

void LearnChapter::open(const Page& page) {
  open_ = &page;
  const auto* shown = dynamic_cast<const LearnPage*>(&page);
  panel_->show_instead(shown != nullptr ? shown->own_fields() : nullptr);
}

std::shared_ptr<const Steps> LearnChapter::steps(const Page& page) const {
  if (&page == tournament_ && tournament_->levels_play()) return tournament_->levels_play();
  return story_;
}

int LearnChapter::take(const std::shared_ptr<const PrivateRun>& run, int step) {
  const auto story = std::make_shared<const Story>(run);
  const bool on_levels = tournament_ != nullptr && open_ == tournament_ && tournament_->levels_play() != nullptr;
  const int like = step_like(*story, step);
  if (tournament_ != nullptr) {
    // The tree keeps its place in the story, whichever page is open.
    const int kept = tournament_->story_step();
    tournament_->set_story_step(story_ ? step_like(*story, kept) : std::min(kept, story->last()));
  }
  story_ = story;
  panel_->set_run(*run);
  for (Page* page : pages()) {
    if (auto* taker = dynamic_cast<LearnPage*>(page)) taker->take(story_);
  }
  if (!on_levels) return like;
  return tournament_->levels_play() ? step : tournament_->story_step();
}

void LearnChapter::set_scenario(const ChapterScenario& scenario) {
  for (Page* page : pages()) {
    if (auto* taker = dynamic_cast<LearnPage*>(page)) taker->set_edited(std::get<Scenario>(scenario));
  }
}

Page& LearnChapter::page_of(int step) const {
  // The first that plays covers what comes before the histogram, the next one all that follows.
  std::vector<Page*> playing;
  std::copy_if(pages().begin(), pages().end(), std::back_inserter(playing),
               [](const Page* page) { return page->plays(); });
  const auto found = std::find_if(playing.begin(), playing.end(), [&](const Page* page) { return page->covers(step); });
  return found != playing.end() ? **found : *playing.front();
}

QString LearnChapter::tell(const Kin& kin) const {
  if (!story_) return {};
  QString text = kin_text(story_->run(), kin);
  if (kin.what != Kin::What::predictor) return text;
  if (tournament_ == nullptr || !tournament_->isVisible()) return text;
  if (const QString more = tournament_->tell_frequency(kin.labels); !more.isEmpty()) text += u'\n' + more;
  return text;
}

}  // namespace littlestone::ui
