// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/histogram_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "ui/kit/marks_scene.hpp"
#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/pages/histogram/histogram_table.hpp"
#include "ui/pages/histogram/lean_votes_exhibit.hpp"
#include "ui/pages/histogram/release_scene.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/selection/stages_picture.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/privacy.hpp"

namespace littlestone::ui {
namespace {

QString histogram_name() { return QCoreApplication::translate("Page", "Stable histogram"); }
QString histogram_short_name() { return QCoreApplication::translate("Page", "Histogram"); }

ExhibitParts histogram_parts(const std::shared_ptr<const Story>& story) {
  ExhibitParts parts{QStringLiteral("histogram"), histogram_name()};
  parts.picture = scenes([story](Moment moment) {
    return histogram_picture(story->run_pointer(), position_in(*story, Part::histogram, moment.step),
                             phase_in(*story, Part::histogram, moment));
  });
  parts.printed = [story](Moment moment) {
    return printed_histogram(story->run_pointer(), position_in(*story, Part::histogram, moment.step));
  };
  parts.table = [story](int step, TableLimits limits) {
    return votes_table(story->run(), position_in(*story, Part::histogram, step), limits);
  };
  parts.play = play_between(story, Part::histogram, Part::selection);
  return parts;
}

void check_histogram_kept(const nlohmann::json& kept) { (void)choice_from_json(kept); }

QString release_name() { return HistogramPage::tr("How likely a predictor leaves, by its votes"); }
QString laws_name() { return HistogramPage::tr("Both laws, by noisy count"); }

std::shared_ptr<const Exhibit> votes_of(LearnerKind player, const std::shared_ptr<const PrivateRun>& run,
                                        const Observer& observer, const char* id) {
  const std::shared_ptr<const PrivateRun> played = played_by(player, run, observer);
  return played ? lean_votes_exhibit(std::make_shared<const Story>(played), QString::fromLatin1(id)) : nullptr;
}

}  // namespace

PageInfo histogram_page() {
  return {
      QStringLiteral("histogram"),
      histogram_name,
      histogram_short_name,
      [](const PageInfo& info, QWidget* parent) -> Page* { return new HistogramPage(info, parent); },
      {{"histogram", "the stable histogram: counts, noise, threshold, release", true,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer&) {
          return histogram_exhibit(std::make_shared<const Story>(run));
        }},
       {"release-chance", "how likely a predictor leaves by its votes: Laplace threshold and partition selection",
        false, [](const std::shared_ptr<const PrivateRun>& run, const Observer&) { return release_exhibit(run); }},
       {"lean-votes", "the lean learner's votes, the bar, and one example changed", true,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer& observer) -> std::shared_ptr<const Exhibit> {
          return votes_of(LearnerKind::lean, run, observer, "lean-votes");
        },
        nullptr, "lone-votes"},  // there one example moves the law
       {"chain-votes", "the chain learner's disjoint runs as votes, errors and the bar", true,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer& observer) {
          return votes_of(LearnerKind::chain, run, observer, "chain-votes");
        }},
       neighbour_figure()},
      check_histogram_kept};
}

std::shared_ptr<const Exhibit> histogram_exhibit(const std::shared_ptr<const Story>& story) {
  if (!story->run().is_of_m()) return lean_votes_exhibit(story, QStringLiteral("histogram"));
  return parts_exhibit(histogram_parts(story));
}

std::shared_ptr<const Exhibit> stages_exhibit(const std::shared_ptr<const Story>& story) {
  if (!story->run().is_of_m()) return lean_votes_exhibit(story, QStringLiteral("histogram"));
  ExhibitParts parts = histogram_parts(story);
  parts.picture = scenes([story](Moment moment) {
    return stages_picture(story->run_pointer(), position_in(*story, Part::histogram, moment.step),
                          position_in(*story, Part::selection, moment.step), moment.phase);
  });
  parts.printed = nullptr;
  parts.play = play_from(story, Part::histogram);
  return parts_exhibit(std::move(parts));
}

HistogramPage::HistogramPage(const PageInfo& info, QWidget* parent)
    : RunPage(info, Edge::bleeds, parent),
      view_choice_(new Segments({tr("Votes"), tr("Neighbour")}, this)),
      room_(new NeighbourRoom(this)) {
  view_choice_->setAccessibleName(tr("View"));
  view_choice_->choose(0);
  add_control(view_choice_);
  add_table(release_name());
  connect(view_choice_, &Segments::chosen_changed, this, [this] {
    room_->open(shown_view() == View::neighbour);
    emit kept_changed();
    emit changed();
  });
  connect(room_, &NeighbourRoom::changed, this, &Page::changed);
  connect(room_, &NeighbourRoom::moves, this, &Page::edit_moves);
  connect(room_, &NeighbourRoom::kept_changed, this, &Page::kept_changed);
}

HistogramPage::View HistogramPage::shown_view() const {
  const bool neighbour = view_choice_->chosen() == 1 && (!story() || run().is_of_m());
  return neighbour ? View::neighbour : View::votes;
}

void HistogramPage::show_view(View view) { view_choice_->choose(view == View::neighbour ? 1 : 0); }

void HistogramPage::start() { room_->open(shown_view() == View::neighbour); }

std::vector<std::shared_ptr<const Exhibit>> HistogramPage::exhibits() const {
  if (!story()) return {};
  // What is shown, its table below; then what the page has besides.
  std::vector<std::shared_ptr<const Exhibit>> all = {stages_exhibit(story()), release_};
  const bool shown = shown_view() == View::neighbour;
  if (!shown && !room_->facts()) return all;
  const std::vector<std::shared_ptr<const Exhibit>> changed = {
      neighbour_exhibit(room_->facts(), room_->why_not(), room_->motion()), neighbour_laws_exhibit(room_->facts())};
  all.insert(shown ? all.begin() : all.end(), changed.begin(), changed.end());
  return all;
}

std::vector<std::shared_ptr<const Exhibit>> HistogramPage::deferred() const {
  return story() ? deferred_neighbour(run_pointer()) : std::vector<std::shared_ptr<const Exhibit>>();
}

void HistogramPage::take(const std::shared_ptr<const Story>& story) {
  RunPage::take(story);
  release_ = release_exhibit(run_pointer());
  release_panel_ = release_panel(run());
  room_->take(run_pointer());
}

std::shared_ptr<const Exhibit> HistogramPage::lecture(int step) const {
  if (!story()) return nullptr;
  if (shown_view() == View::neighbour) {
    if (room_->facts()) return neighbour_laws_exhibit(room_->facts(), room_->motion());
    return neighbour_exhibit(nullptr, room_->why_not());
  }
  // One stage alone: two would be too small to be read from the last row.
  return (*story())[step].part == Part::selection ? selection_exhibit(story()) : histogram_exhibit(story());
}

QString HistogramPage::lecture_title(int step) const {
  if (shown_view() == View::neighbour) return tr("Change one example");
  return story() && (*story())[step].part == Part::selection ? selection_exhibit(story())->title() : histogram_name();
}

bool HistogramPage::covers(int step) const {
  return !story() || (*story())[step].part == Part::histogram || (*story())[step].part == Part::selection;
}

int HistogramPage::opening_step(int step, bool lecture) const {
  // Opened from another part the page begins; a lecture shows one stage at a time.
  if (!covers(step)) return story()->first_of(Part::histogram);
  return lecture && (*story())[step].part == Part::selection ? story()->first_of(Part::selection) - 1 : step;
}

void HistogramPage::fill_neighbour_head() {
  const std::shared_ptr<const NeighbourFacts>& facts = room_->facts();
  if (!facts) {
    set_titles(tr("Change one example"), tr("One batch again, with the same coins. What can an onlooker tell?"));
    return;
  }
  const QString said = facts->outcome != 0
                           ? facts->flips() ? tr("Batch %1 again, same coins. Example %2 of %3 is flipped, and its "
                                                 "vote moves. What can an onlooker tell?")
                                            : tr("Batch %1 again, same coins. Example %2 of %3 is moved, and its vote "
                                                 "moves. What can an onlooker tell?")
                       : facts->flips() ? tr("Batch %1 again, same coins. Example %2 of %3 is flipped, and no vote "
                                             "moves.")
                                        : tr("Batch %1 again, same coins. Example %2 of %3 is moved, and no vote "
                                             "moves.");
  set_titles(tr("Change one example"), said.arg(number_text(facts->choice.batch), number_text(facts->choice.example),
                                                number_text(facts->batch->rows.size())));
}

void HistogramPage::fill_head(int) {
  view_choice_->segment(1)->setEnabled(run().is_of_m());
  view_choice_->segment(1)->setToolTip(run().lean ? tr("The lean learner’s changed example is drawn below its votes.")
                                       : run().chain ? tr("The neighbour is shown for M.")
                                                     : QString());
  const QString below = shown_view() == View::neighbour ? laws_name() : release_name();
  if (table_shown()) {
    for (auto* heading :
         table_view(1).parentWidget()->findChildren<RichLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
      heading->set_markup(below);
    }
  }
  if (shown_view() == View::neighbour) return fill_neighbour_head();
  if (run().lean) {
    set_titles(votes_title(run()),
               tr("%1 batches vote for short lists. A contest with noise and one bar decide what may leave.", nullptr,
                  plural(run().lean->constants.batches))
                   .arg(number_text(run().lean->constants.batches)));
    return;
  }
  if (run().chain) {
    set_titles(votes_title(run()),
               tr("Runs in %1 rows vote for what they name. A contest with noise and one bar decide what may leave.",
                  nullptr, plural(run().chain->constants.examples))
                   .arg(number_text(run().chain->constants.examples)));
    return;
  }
  set_titles(tr("Stable histogram, then selection"),
             tr("%1 batches vote with the predictor they output. Integer noise and a threshold decide what may leave.",
                nullptr, plural(run().scenario.constants.batches))
                 .arg(number_text(run().scenario.constants.batches)));
}

void HistogramPage::explain(StepPanel& panel, int step) const {
  if (!story()) return;
  const Step& s = (*story())[step];
  const bool neighbour = shown_view() == View::neighbour;
  // The noise is drawn again only where it has been seen.
  const bool noise = run().is_of_m() && (s.part == Part::selection || s.position >= 2);
  if (neighbour || noise) {
    room_->fill_desk(neighbour);
  } else {
    room_->desk()->show_nothing();
  }
  panel.set_before_boundary(true);
  if (neighbour) return room_->explain(panel);
  panel.set_step(s.sentence, s.reference);
  if (!run().is_of_m()) {
    panel.set_picture(nullptr);
    panel.set_notes(lean_votes_notes(run()));
    return;
  }
  if (noise && room_->votes_tally().draws > 0) {
    panel.set_picture(std::make_shared<ScenePicture>(noise_draws_picture(run_pointer(), room_->votes_tally())),
                      tr("HOW OFTEN EACH LEFT"));
  } else if (s.part == Part::selection || s.position >= 3) {
    panel.set_picture(release_panel_);
  } else {
    // Beside the counts alone the chances would answer what the lesson asks next.
    panel.set_picture(std::make_shared<ScenePicture>(marks_picture(MarksOf::histogram, run().scenario.replicates)),
                      tr("READ THE MARKS"));
  }
  const Rational& epsilon = run().scenario.epsilon;
  const Rational& delta = run().scenario.delta;
  panel.set_notes(
      {{tr("Count 0 is never noised."),
        tr("A predictor without a vote cannot appear, so the number of possible predictors costs nothing.")},
       {tr("Neighbours"), called_private(epsilon, delta)
                              ? tr("One changed example moves one vote. Whatever leaves is nearly as likely without "
                                   "it: (%1, %2)-private.")
                                    .arg(rational_text(epsilon), rational_text(delta))
                              : not_private_at(epsilon, delta)}});
}

void HistogramPage::show_motion(Moment moment, StepPanel& panel) {
  // Steps move the votes, and what is done by hand moves the neighbour.
  if (moment.edit != (shown_view() == View::neighbour)) return;
  RunPage::show_motion(moment, panel);
  if (moment.edit) room_->fill_desk(true, moment.phase);
}

bool HistogramPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (!story() || focus.slider || !run().is_of_m()) return RunPage::take_key(key, focus, seen);
  if (key.modifiers() == Qt::NoModifier) {
    if (key.key() == Qt::Key_V) {
      show_view(shown_view() == View::neighbour ? View::votes : View::neighbour);
      return true;
    }
    if (key.key() == Qt::Key_D && !room_->desk()->empty()) {
      room_->draw_noise(1);
      return true;
    }
  }
  if (shown_view() == View::neighbour && room_->take_key(key)) return true;
  return RunPage::take_key(key, focus, seen);
}

KeySection HistogramPage::keys() const {
  return {histogram_name(),
          {{QStringLiteral("V"), tr("votes or neighbour")},
           {QStringLiteral("D"), tr("draw the noise again")},
           {QStringLiteral(", ."), tr("change the example before, or the next")},
           {QStringLiteral("F M P"), tr("flip it, move it, or pick a change that moves the vote")},
           {QStringLiteral("↑ ↓"), tr("while it moves: the next point and label")},
           {QStringLiteral("1 2"), tr("guess: as it was, or changed")}}};
}

void HistogramPage::take_click(const Spot& spot) {
  if (spot.act == Spot::Act::choose && shown_view() == View::neighbour) room_->choose(spot.place);
}

nlohmann::json HistogramPage::kept() const {
  const std::optional<NeighbourChoice> choice = room_->choice();
  if (!choice) return nullptr;
  nlohmann::json kept = choice_to_json(*choice);
  kept["view"] = view_choice_->chosen() == 1 ? "neighbour" : "votes";
  return kept;
}

void HistogramPage::set_kept(const nlohmann::json& kept) {
  room_->set_choice(choice_from_json(kept));
  show_view(kept.value("view", std::string()) == "neighbour" ? View::neighbour : View::votes);
}

nlohmann::json HistogramPage::view_state() const {
  nlohmann::json state = RunPage::view_state();
  state["view"] = view_choice_->chosen() == 1 ? "neighbour" : "votes";
  return state;
}

void HistogramPage::set_view_state(const nlohmann::json& state) {
  RunPage::set_view_state(state);
  if (const auto view = state.find("view"); view != state.end() && (*view == "votes" || *view == "neighbour")) {
    show_view(*view == "neighbour" ? View::neighbour : View::votes);
  }
  const auto change = state.find("change");
  if (change == state.end()) return;
  try {
    room_->look_at(choice_from_json(*change), false);
  } catch (const InputError&) {  // it cannot be read
  }
}

void HistogramPage::continue_from(const Page& other) {
  const auto* page = dynamic_cast<const HistogramPage*>(&other);
  if (page == nullptr) return;
  room_->continue_from(*page->room_);
  view_choice_->choose(page->view_choice_->chosen());
}

}  // namespace littlestone::ui
