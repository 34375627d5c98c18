// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/same_class.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/pages/tournament/chain_exhibits.hpp"
#include "ui/pages/tournament/contest_scene.hpp"
#include "ui/pages/tournament/frequency_scene.hpp"
#include "ui/pages/tournament/lean_exhibits.hpp"
#include "ui/pages/tournament/lean_panel_scene.hpp"
#include "ui/pages/tournament/levels_exhibits.hpp"
#include "ui/pages/tournament/redraws_scene.hpp"
#include "ui/pages/tournament/tournament_guess.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"
#include "ui/pages/tournament/tournament_table.hpp"
#include "ui/pages/tournament/tournament_tree.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/shell/told_film.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString tournament_name() { return QCoreApplication::translate("Page", "Tournament"); }
QString frequencies_name() { return TournamentPage::tr("How often each predictor comes out"); }

// The tournament of a story by itself, the contest beside it in films.
ExhibitParts tournament_parts(const std::shared_ptr<const Story>& story, const QString& id) {
  const auto contest = [story](Moment moment) {
    return Contest(story->run_pointer(), events_done(*story, moment.step), phase_in(*story, Part::tournament, moment));
  };
  ExhibitParts parts{id, tournament_name()};
  parts.picture = scenes([story](Moment moment) {
    const std::shared_ptr<const PrivateRun>& run = story->run_pointer();
    const int done = events_done(*story, moment.step);
    const double phase = phase_in(*story, Part::tournament, moment);
    return has_tournament_lesson(*run) ? tournament_lesson_picture(run, done, nullptr, phase)
                                       : tournament_picture(run, done, Style::screen, phase);
  });
  parts.table = [story](int step, TableLimits limits) {
    return tournament_table(story->run(), events_done(*story, step), limits);
  };
  parts.play = play_between(story, Part::tournament, Part::other_batches);
  parts.side = scenes([contest](Moment moment) { return contest_picture(contest(moment)); });
  parts.side_size = {256, 214};
  return parts;
}

// Of a kept choice: the batch, 0-based.
std::uint64_t kept_batch(const nlohmann::json& kept) {
  const auto found = kept.is_object() ? kept.find("batch") : kept.end();
  if (!kept.is_object() || found == kept.end() || !found->is_number_unsigned()) {
    throw InputError("tournament.batch", "", rules::whole_from_0());
  }
  return found->get<std::uint64_t>();
}

void check_kept_batch(const nlohmann::json& kept) { (void)kept_batch(kept); }

std::shared_ptr<const Story> story_of(const std::shared_ptr<const PrivateRun>& run) {
  return std::make_shared<const Story>(run);
}

}  // namespace

PageInfo tournament_page() {
  return {
      QStringLiteral("tournament"),
      tournament_name,
      tournament_name,
      [](const PageInfo& info, QWidget* parent) -> Page* { return new TournamentPage(info, parent); },
      {{"tournament", "the recorded tournament, played to its end", true,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer&) {
          return tournament_exhibit(story_of(run));
        }},
       {"frequencies", "how often each predictor comes out of the batches, beside its exact law and tau", true,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer& observer) -> std::shared_ptr<const Exhibit> {
          if (!run->is_of_m()) return frequencies_exhibit(story_of(run), nullptr);
          std::optional<ExactLevels> exact = exact_levels(run->scenario, *run->instance, observer);
          if (!exact) return nullptr;
          return frequencies_exhibit(story_of(run), std::make_shared<const ExactLevels>(std::move(*exact)));
        }},
       {"levels", "the exact law of every level side by side, and how often two runs agree", false,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer& observer) -> std::shared_ptr<const Exhibit> {
          const std::shared_ptr<const LevelsFacts> facts = facts_of_levels(run, observer);
          return facts ? levels_exhibit(facts) : nullptr;
        }},
       {"lean-batch", "one batch of the lean learner, every contest with both its labels", true,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer& observer) -> std::shared_ptr<const Exhibit> {
          const std::shared_ptr<const PrivateRun> lean = played_by(LearnerKind::lean, run, observer);
          return lean ? lean_batch_exhibit(story_of(lean), QStringLiteral("lean-batch")) : nullptr;
        }},
       {"chain-runs", "the chain learner's rows, the runs over them, and which of them count", true,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer& observer) -> std::shared_ptr<const Exhibit> {
          const std::shared_ptr<const PrivateRun> chain = played_by(LearnerKind::chain, run, observer);
          return chain ? chain_runs_exhibit(story_of(chain), QStringLiteral("chain-runs")) : nullptr;
        }}},
      check_kept_batch};
}

Figure tournament_print_figure() {
  return {"fig4", "the tournament for print, as in the paper's Figure 4", false,
          [](const std::shared_ptr<const PrivateRun>& run, const Observer&) -> std::shared_ptr<const Exhibit> {
            if (run->lean) return lean_batch_exhibit(story_of(run), QStringLiteral("fig4"));
            if (run->chain) return chain_runs_exhibit(story_of(run), QStringLiteral("fig4"));
            const std::shared_ptr<const Story> story = story_of(run);
            ExhibitParts parts = tournament_parts(story, QStringLiteral("fig4"));
            parts.picture = scenes([story](Moment moment) {
              return tournament_picture(story->run_pointer(), events_done(*story, moment.step), Style::print);
            });
            return parts_exhibit(std::move(parts));
          }};
}

std::shared_ptr<const Exhibit> tournament_exhibit(const std::shared_ptr<const Story>& story) {
  if (story->run().lean) return lean_batch_exhibit(story, QStringLiteral("tournament"));
  if (story->run().chain) return chain_runs_exhibit(story, QStringLiteral("tournament"));
  return parts_exhibit(tournament_parts(story, QStringLiteral("tournament")));
}

std::shared_ptr<const Exhibit> frequencies_exhibit(const std::shared_ptr<const Story>& story,
                                                   const std::shared_ptr<const ExactLevels>& exact) {
  if (story->run().lean) return lean_list_exhibit(story);
  if (story->run().chain) return chain_names_exhibit(story);
  const int step = story->first_of(Part::other_batches);
  ExhibitParts parts{QStringLiteral("frequencies"), frequencies_name(), scenes([story, exact](Moment moment) {
                       return frequency_picture(story->run_pointer(), true, exact, share_counted(*story, moment));
                     }),
                     [story, exact](int at, TableLimits limits) {
                       const double share = share_counted(*story, {at, 1});
                       return frequency_table(story->run(), count_frequencies(story->run(), exact.get(), share),
                                              limits);
                     },
                     Exhibit::Play{story, step, step}};
  parts.printed = [story, exact](Moment moment) {
    return printed_frequencies(story->run_pointer(), exact, share_counted(*story, moment));
  };
  return parts_exhibit(std::move(parts));
}

std::shared_ptr<const Exhibit> tournament_page_exhibit(const std::shared_ptr<const Story>& story,
                                                       const std::shared_ptr<const ExactLevels>& exact,
                                                       std::optional<std::int32_t> opened) {
  if (story->run().lean) return lean_batch_exhibit(story, QStringLiteral("tournament"));
  if (story->run().chain) return chain_runs_exhibit(story, QStringLiteral("tournament"));
  ExhibitParts parts = tournament_parts(story, QStringLiteral("tournament"));
  parts.picture = scenes([story, exact, opened](Moment moment) {
    return tournament_page_picture(story->run_pointer(), events_done(*story, moment.step), exact,
                                   share_counted(*story, moment), (*story)[moment.step].part != Part::tournament,
                                   phase_in(*story, Part::tournament, moment), opened);
  });
  parts.play = play_between(story, Part::tournament, Part::histogram);
  return parts_exhibit(std::move(parts));
}

TournamentPage::TournamentPage(const PageInfo& info, QWidget* parent)
    : RunPage(info, Edge::bleeds, parent),
      view_choice_(new Segments({tr("Tree"), tr("Levels")}, this)),
      level_(new LevelChoice(this)),
      batch_(new BatchChoice(this)),
      twice_(new PlainButton(tr("Twice"), this)),
      hundred_(new PlainButton(tr("100 times"), this)) {
  view_choice_->setAccessibleName(tr("View"));
  view_choice_->choose(0);
  twice_->setToolTip(tr("Run each level twice on fresh samples"));
  hundred_->setToolTip(tr("Run each level twice on fresh samples, a hundred times"));
  add_control(batch_);
  add_control(level_);
  add_control(twice_);
  add_control(hundred_);
  add_control(view_choice_);
  connect(view_choice_, &Segments::chosen_changed, this, [this] {
    tree_left_ = tree_left_ || shown_view() == View::levels;  // until the tree is shown again
    emit changed();
  });
  connect(twice_, &QAbstractButton::clicked, this, [this] { run_twice(1); });
  connect(hundred_, &QAbstractButton::clicked, this, [this] { run_twice(100); });
  connect(&pairs_job_, &PairsJob::finished, this, [this](const std::vector<LevelPairs>& pairs) {
    pairs_ = pairs;
    asked_ = true;
    levels_.reset();
    emit changed();
    // What the runs show stands after the last level.
    if (shown_view() == View::levels && levels_step_ < levels_play()->last())
      emit page_asked(id(), levels_play()->last());
  });
  add_table(frequencies_name());
  connect(level_, &LevelChoice::chosen, this, [this](int level) {
    batch_moves_.clear();
    batch_moves_done_ = 0;
    chosen_batch_.reset();
    emit level_asked(level);
    emit moved();
    emit kept_changed();
  });
  connect(batch_, &BatchChoice::chosen, this, [this](quint64 batch) { watch_batch(batch); });
  connect(&job_, &SpectrumJob::finished, this, &TournamentPage::take_exact);
  connect(&job_, &SpectrumJob::sampled, this, [this](const std::vector<SampledLevel>& levels) {
    sampled_ = levels;
    levels_.reset();
    levels_play_.reset();
    emit changed();
  });
  connect(&job_, &SpectrumJob::lasts, this, [this](double seconds) {
    seconds_left_ = seconds;
    levels_.reset();
    levels_play_.reset();
    if (shown_view() == View::levels) emit changed();
  });
}

void TournamentPage::take(const std::shared_ptr<const Story>& story) {
  RunPage::take(story);
  open_redraws_.reset();
  opened_.reset();
  guesses_.clear();
  votes_.clear();
  levels_.reset();
  levels_play_.reset();
  if (chosen_batch_ && run().result.internals.traced_batch != *chosen_batch_) {  // this run is of another choice
    batch_moves_.clear();
    batch_moves_done_ = 0;
    chosen_batch_.reset();
  }
  if (!run().is_of_m()) {
    job_.drop();
    exact_.reset();
    exact_of_.reset();
    return;
  }
  // Another level of the same run: its laws are the same, unless the file of its class was changed.
  if (exact_of_ == run().scenario && exact_class_ && same_class(*exact_class_, run().concept_class())) return;
  exact_ = nullptr;
  sampled_.reset();
  seconds_left_.reset();
  pairs_job_.drop();
  pairs_.clear();
  asked_ = false;
  pairs_seed_ = run().scenario.seed;
  looked_at_.reset();
  exact_of_ = run().scenario;
  exact_class_ = run().instance->shared_class();
  job_.start(run().scenario, run().instance);
}

void TournamentPage::watch_batch(std::optional<std::uint64_t> batch) {
  if (batch == chosen_batch_) return;
  if (batch_moves_.empty()) batch_moves_.push_back(chosen_batch_);
  batch_moves_.resize(static_cast<std::size_t>(batch_moves_done_) + 1);
  batch_moves_.push_back(batch);
  go_to_move(batch_moves_done_ + 1);
}

void TournamentPage::go_to_move(int move) {
  if (move < 0 || move >= static_cast<int>(batch_moves_.size())) return;
  batch_moves_done_ = move;
  chosen_batch_ = batch_moves_[static_cast<std::size_t>(move)];
  emit batch_asked(chosen_batch_);
  emit moved();
  emit kept_changed();
}

nlohmann::json TournamentPage::kept() const {
  if (!chosen_batch_) return nullptr;
  return {{"batch", *chosen_batch_}};
}

void TournamentPage::set_kept(const nlohmann::json& kept) {
  chosen_batch_ = kept_batch(kept);
  batch_moves_.clear();
  batch_moves_done_ = 0;
  emit batch_asked(chosen_batch_);
}

std::optional<std::uint64_t> TournamentPage::next_batch_with(const LabelVector& labels) const {
  const Internals& internals = run().result.internals;
  const std::size_t batches = internals.runs.size();
  for (std::size_t i = 1; i <= batches; ++i) {
    const std::size_t batch = (internals.traced_batch + i) % batches;
    const StableRun& of = internals.runs[batch];
    if (of.level == internals.trace.level && of.predictor && run().soa->labels(*of.predictor) == labels) return batch;
  }
  return std::nullopt;
}

void TournamentPage::take_exact(const std::shared_ptr<const ExactLevels>& exact) {
  if (exact_ == nullptr) levels_play_.reset();  // later come the thresholds alone
  exact_ = exact;
  levels_.reset();
  emit changed();
}

QString TournamentPage::tell_frequency(const LabelVector& labels) const {
  if (!story() || !run().is_of_m() || shown_view() == View::levels) return {};
  return told_frequency(count_frequencies(run(), exact_.get(), share_counted(*story(), {step_, 1})), labels);
}

TournamentPage::View TournamentPage::shown_view() const {
  const bool levels = view_choice_->chosen() == 1 && story() && run().is_of_m();
  return levels ? View::levels : View::tree;
}

nlohmann::json TournamentPage::view_state() const {
  nlohmann::json state = RunPage::view_state();
  state["view"] = view_choice_->chosen() == 1 ? "levels" : "tree";
  return state;
}

void TournamentPage::set_view_state(const nlohmann::json& state) {
  RunPage::set_view_state(state);
  const auto view = state.find("view");
  if (view == state.end() || !view->is_string()) return;
  if (*view == "tree" || *view == "levels") show_view(*view == "levels" ? View::levels : View::tree);
}

void TournamentPage::show_view(View view) { view_choice_->choose(view == View::levels ? 1 : 0); }

std::vector<std::shared_ptr<const Exhibit>> TournamentPage::exhibits() const {
  if (!story()) return {};
  // What is shown, its table below; then what the page has besides.
  std::vector<std::shared_ptr<const Exhibit>> all = {tournament_page_exhibit(story(), exact_, opened_),
                                                     frequencies_exhibit(story(), exact_)};
  const bool shown = shown_view() == View::levels;
  if (!shown && exact_ == nullptr) return all;
  if (shown) {
    for (auto& one : all) one = standing_exhibit(one, step_);
  }
  const std::vector<std::shared_ptr<const Exhibit>> laws = {levels_exhibit(levels(), looked_at_, levels_play()),
                                                            agreement_exhibit(levels(), !shown)};
  all.insert(shown ? all.begin() : all.end(), laws.begin(), laws.end());
  return all;
}

std::vector<std::shared_ptr<const Exhibit>> TournamentPage::deferred() const {
  return story() ? deferred_levels(run_pointer()) : std::vector<std::shared_ptr<const Exhibit>>();
}

std::shared_ptr<const Exhibit> TournamentPage::lecture(int step) const {
  if (!story()) return nullptr;
  if (shown_view() == View::levels) return levels_exhibit(levels(), looked_at_, levels_play());
  if (auto contest = contest_lecture(step)) return contest;
  // Two things beside each other would be too small to be read from the last row.
  if ((*story())[step].part == Part::tournament || !run().is_of_m()) return tournament_exhibit(story());
  return frequencies_exhibit(story(), exact_);
}

bool TournamentPage::covers(int step) const {
  if (!story() || shown_view() == View::levels) return true;
  const Part part = (*story())[step].part;
  return part == Part::tournament || part == Part::other_batches;
}

int TournamentPage::opening_step(int step, bool) const {
  // Opened from another part the page begins.
  return covers(step) ? step : 0;
}

void TournamentPage::fill_head(int step) {
  const bool levels = shown_view() == View::levels;
  view_choice_->setVisible(run().is_of_m());
  level_->setVisible(run().is_of_m() && !levels);
  if (!run().is_of_m() || levels) batch_->hide();
  twice_->setVisible(levels);
  hundred_->setVisible(levels);
  const QString below = levels        ? tr("Two runs")
                        : run().lean  ? lean_list_name()
                        : run().chain ? chain_names_name()
                                      : frequencies_name();
  for (auto* heading :
       frequency_view()->parentWidget()->findChildren<RichLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
    heading->set_markup(below);
  }
  if (levels) {
    const std::shared_ptr<const LevelsFacts> levels_facts = this->levels();
    set_titles(
        levels_title(levels_facts->largest(step), levels_facts->agreement(step)),  // what is still to come is not told
        levels_facts->sampled.empty()
            ? tr("The exact law of SOA($S$ ∘ $T$) after each number of contests. One column is one predictor, the band "
                 "is the target $c$.")
            : tr("SOA($S$ ∘ $T$) after each number of contests: exact bars, or dots from runs. The band is the target "
                 "$c$."));
    return;
  }
  if (run().lean) {
    set_titles(tr("One batch of the lean learner"),
               tr("Real rows are the mistakes. Where two predictors differ, both labels are followed: one of them is "
                  "true."));
    return;
  }
  if (run().chain) {
    set_titles(
        tr("The runs of the chain learner"),
        tr("Every row is read on every level. An arc is a run from its first row to its last; runs that share no "
           "row are the votes."));
    return;
  }
  const int level = run().result.internals.trace.level;
  std::vector<bool> possible(static_cast<std::size_t>(run().littlestone()) + 1, false);
  for (const StableRun& batch : run().result.internals.runs) {
    if (batch.predictor && static_cast<std::size_t>(batch.level) < possible.size()) {
      possible[static_cast<std::size_t>(batch.level)] = true;
    }
  }
  level_->set_levels(possible, level);
  batch_->set_batches(run().result.internals.runs.size(), run().result.internals.traced_batch);
  if ((*story())[step].part != Part::tournament && !opened_) {
    const std::uint64_t batches = run().scenario.constants.batches;
    batch_->hide();  // a column of the frequencies is clicked for one of its batches
    set_titles(
        tr("All %1 batches", nullptr, plural(batches)).arg(number_text(batches)),
        tr("Each plays a tournament of its own on fresh examples. Here are those of level $k$ = %1.").arg(level));
    return;
  }
  set_titles(level == 0 ? tr("One run at level 0: no contest") : tr("One sample from $D̃_%1$").arg(level),
             level == 0 ? tr("$S$ is empty, and the predictor comes from the examples of one block $T$ alone.")
                        : tr("Two samples meet at each node. A fair coin labels the point where they differ; "
                             "the one that errs wins."));
}

void TournamentPage::show_step(int step) {
  if (shown_view() == View::levels) {
    levels_step_ = step;
  } else {
    if (step != step_) opened_.reset();
    step_ = step;
    tree_left_ = false;
  }
  RunPage::show_step(step);
}

void TournamentPage::show_motion(Moment moment, StepPanel& panel) {
  if (shown_view() == View::levels) return RunPage::show_motion(moment, panel);
  if (open_redraws_ || opened_) return;
  RunPage::show_motion(moment, panel);
  if (!run().is_of_m()) return;
  if ((*story())[moment.step].part != Part::tournament) return;
  const int done = (*story())[moment.step].position;
  // The text is never ahead of the picture: what the coin shows is told once it lies on the table.
  const bool in_the_air = coin_in_the_air(*story(), moment);
  const QString& told = (*story())[moment.step].sentence;
  if (in_the_air == (panel.sentence() == told)) {
    if (!in_the_air) panel.set_step(told, (*story())[moment.step].reference);
    explain_tournament(panel, *story(), moment.step, !in_the_air, guesses_, std::nullopt);
  }
  const auto said = guesses_.find(static_cast<std::size_t>(std::max(done, 1)) - 1);
  const auto next = guesses_.find(static_cast<std::size_t>(done));
  const bool contest = (*story())[moment.step].round > 0;
  const int guess = contest ? (said == guesses_.end() ? 0 : said->second) : next == guesses_.end() ? 0 : next->second;
  Contest shown(run_pointer(), done, moment.phase);
  panel.picture_view().set_frame(
      moment.phase < 1 ? std::make_shared<ScenePicture>(contest_picture(std::move(shown), guess)) : nullptr);
}

void TournamentPage::explain(StepPanel& panel, int step) const {
  if (!this->story()) return;
  if (shown_view() == View::levels) {
    explain_levels(panel, step);
    return;
  }
  const Story& story = *this->story();
  const Step& s = story[step];
  const int done = events_done(story, step);
  // Opened from another part the page shows the whole tournament, and says what ended it.
  const Step& here = covers(step) ? s : story[done];
  panel.set_before_boundary(true);
  panel.set_step(here.sentence, here.reference);
  if (run().lean) {
    explain_lean_batch(panel, run_pointer(), done, guesses_);
    return;
  }
  if (run().chain) {
    explain_chain_runs(panel, run(), done);
    return;
  }
  explain_tournament(panel, story, step, true, guesses_, opened_);
  if (open_redraws_) {
    panel.set_picture(std::make_shared<ScenePicture>(redraws_picture(run_pointer(), *open_redraws_)),
                      tr("DRAWN AGAIN"));
  }
}

bool TournamentPage::met(std::int32_t node) const {
  const auto& nodes = run().result.internals.trace.nodes;
  return node >= 0 && static_cast<std::size_t>(node) < nodes.size() &&
         !nodes[static_cast<std::size_t>(node)].pairings.empty();
}

void TournamentPage::toggle_redraws(std::int32_t node) {
  if (!met(node)) return;
  open_redraws_ = open_redraws_ == node ? std::nullopt : std::optional(node);
  emit changed();
}

void TournamentPage::toggle_node(std::int32_t node) {
  if (!met(node) || !run().result.internals.trace.nodes[static_cast<std::size_t>(node)].decided) return;
  opened_ = opened_ == node ? std::nullopt : std::optional(node);
  emit changed();
}

void TournamentPage::close_opened() {
  if (opened_) toggle_node(*opened_);
  if (open_redraws_) toggle_redraws(*open_redraws_);
}

std::optional<std::int32_t> TournamentPage::redraws_to_toggle() const {
  if (open_redraws_) return open_redraws_;
  // The last node that was met and drew a pair again.
  const TournamentTrace& trace = run().result.internals.trace;
  const auto done = static_cast<std::size_t>(events_done(*story(), step_));
  for (std::size_t i = done; i-- > 0;) {
    for (std::size_t j = 0; j <= i && trace.events[i].node >= 0; ++j) {
      if (trace.events[j].kind == TraceEvent::Kind::redraw && trace.events[j].node == trace.events[i].node) {
        return trace.events[i].node;
      }
    }
  }
  return std::nullopt;
}

bool TournamentPage::guess(int erring) {
  if (!story() || !covers(step_)) return false;
  if (run().is_of_m()) {
    const int done = events_done(*story(), step_);
    if (shown_view() == View::levels || opened_ || (*story())[step_].part != Part::tournament ||
        !Contest(run_pointer(), done).asks)
      return false;
    guesses_[static_cast<std::size_t>(done)] = erring;
    emit page_asked(id(), step_ + 1);
    return true;
  }
  if (!run().lean) return false;
  const LeanContest contest = last_contest(*run().lean, events_done(*story(), step_));
  if (!contest.asks()) return false;
  guesses_[contest.at] = erring;
  emit page_asked(id(), step_ + 1);
  return true;
}

bool TournamentPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if ((key.key() == Qt::Key_1 || key.key() == Qt::Key_2) && key.modifiers() == Qt::NoModifier && !focus.slider)
    return guess(key.key() == Qt::Key_1 ? 1 : 2);
  if (key.key() == Qt::Key_L && key.modifiers() == Qt::NoModifier && story() && run().is_of_m()) {
    show_view(shown_view() == View::levels ? View::tree : View::levels);
    return true;
  }
  if (key.key() != Qt::Key_O || !story() || !run().is_of_m() || seen != view()) return false;
  if (const auto node = redraws_to_toggle()) toggle_redraws(*node);
  return true;
}

KeySection TournamentPage::keys() const {
  return {{},
          {{QStringLiteral("L"), tr("tree or levels")},
           {QStringLiteral("O"), tr("open or close redraws")},
           {QStringLiteral("1 2"), tr("guess who wins the contest")}}};
}

void TournamentPage::take_click(const Spot& spot) {
  if (spot.act == Spot::Act::redraws && story()) toggle_redraws(spot.kin.node);
  if (spot.act != Spot::Act::choose || !story()) return;
  if (shown_view() == View::tree) {
    if (run().is_of_m() && spot.kin.what == Kin::What::predictor) {
      // A column of the frequencies: a batch that voted so.
      if (const auto batch = next_batch_with(spot.kin.labels)) watch_batch(batch);
      return;
    }
    const std::int32_t node = run().is_of_m() ? node_of_place(spot.place) : -1;
    if (node >= 0) {
      toggle_node(node);
    } else {
      (void)guess(spot.place);
    }
    return;
  }
  const auto& predictors = levels()->predictors;
  if (spot.place < 0 || static_cast<std::size_t>(spot.place) >= predictors.size()) return;
  looked_at_ = predictors[static_cast<std::size_t>(spot.place)];
  emit changed();
}

void TournamentPage::continue_from(const Page& other) {
  const auto* page = dynamic_cast<const TournamentPage*>(&other);
  if (page == nullptr) return;
  step_ = page->step_;
  levels_step_ = page->levels_step_;
  tree_left_ = page->tree_left_;
  view_choice_->choose(page->view_choice_->chosen());
  if (!page->exact_ || page->job_.running()) return;
  exact_ = page->exact_;
  exact_of_ = page->exact_of_;
  exact_class_ = page->exact_class_;
  sampled_ = page->sampled_;
  levels_.reset();
}

}  // namespace littlestone::ui
