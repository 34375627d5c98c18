// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/play_online/play_online_page.hpp"

#include <QCoreApplication>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/agnostic/agnostic_chapter.hpp"
#include "ui/pages/play_online/play_online_scene.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/shell/scene_exhibit.hpp"

namespace littlestone::ui {
namespace {

QString play_online_name() { return QCoreApplication::translate("Page", "Play online"); }

std::shared_ptr<const Exhibit> play_online_exhibit(const std::shared_ptr<const PlayRun>& run,
                                                   const std::shared_ptr<const Script>& script, const PlayView& view) {
  const auto picture = [view](auto of, int step, double phase) { return play_picture(of, step, phase, view); };
  const auto table = [view](const auto& of, TableLimits limits) { return play_table(of, view, limits); };
  const auto told = [view](const auto& of) { return play_told_figure(of, view); };
  return scene_exhibit("play-online", play_online_name(), run, picture, table, told, script);
}

Figure play_online_figure() {
  return scene_figure<AgnosticScenario>(
      "play-online", "a game without the promise after some rounds, against the best learner and Hedge",
      "six-thresholds-eight-rounds", [](const auto& scenario, const Observer& observer) {
        const auto run = compute_play(scenario, observer);
        PlayView view;
        if (!run->over()) view.pending = run->best_question;
        return play_online_exhibit(run, nullptr, view);
      });
}

std::string with_move(const std::string& moves, const Example& told) {
  return moves + (moves.empty() ? "" : ",") + std::to_string(told.point) + ":" + to_char(told.label);
}

}  // namespace

PageInfo play_online_page() {
  return {QStringLiteral("play-online"),
          play_online_name,
          play_online_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new PlayOnlinePage(info, parent); },
          {play_online_figure()}};
}

PlayOnlinePage::PlayOnlinePage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      desk_(new PlayDesk),
      hints_(add_view_choice({"hints",
                              tr("Hints"),
                              {{tr("off"), 0}, {tr("worth"), 1}, {tr("best move"), 2}},
                              static_cast<int>(PlayHints::worth),
                              tr("Nothing is drawn at random: losses are expected losses.")})) {
  connect(hints_, &Segments::chosen_changed, this, [this] {
    const bool asks = run_ && hints() == PlayHints::best_move && !asked_ && !run_->by_hand() && !run_->over();
    if (asks) return ask(run_->best_question);
    emit changed();
  });
  connect(desk_, &PlayDesk::part_chosen, this, [this](bool learner) {
    if (!run_) return;
    move_to(with_value(run_->scenario, "part", std::string(learner ? "learner" : "adversary")));
  });
  connect(desk_, &PlayDesk::point_asked, this, [this](int point) { ask(static_cast<PointIndex>(point)); });
  connect(desk_, &PlayDesk::answered, this, &PlayOnlinePage::say);
  connect(desk_, &PlayDesk::said, this, &PlayOnlinePage::say_odds);
  connect(desk_, &PlayDesk::undo_asked, this, &PlayOnlinePage::undo);
  connect(desk_, &PlayDesk::restart_asked, this, &PlayOnlinePage::restart);
  connect(desk_, &PlayDesk::best_asked, this, &PlayOnlinePage::best_move);
}

StudyPage::Work PlayOnlinePage::work(const ChapterScenario& scenario) {
  return [this, scenario](const Post&, const Observer& observer) -> Take {
    const auto run = compute_play(std::get<AgnosticScenario>(scenario), observer);
    return [this, run] { take_run(run); };
  };
}

void PlayOnlinePage::take_run(const std::shared_ptr<const PlayRun>& run) {
  const bool moved = moved_ && *moved_ == run->scenario;
  const bool same = run_ && run_->scenario.class_text == run->scenario.class_text &&
                    run_->scenario.moves == run->scenario.moves && run_->scenario.part == run->scenario.part;
  run_ = run;
  moved_.reset();
  by_hand_.reset();
  if (!same) {
    asked_.reset();
    // A game that is opened, and one with all hints, goes on with the best question.
    const bool goes_on = !moved && !run->rounds.empty();
    if (!run->over() && (goes_on || (moved && hints() == PlayHints::best_move))) asked_ = run->best_question;
  }
  taken(run->scenario);
  fill_desk();
  if (moved) emit page_asked(id(), script()->last());
}

std::vector<PanelRow> PlayOnlinePage::rows() const {
  return {{"class", PanelControl::text},
          {"rounds", PanelControl::slider},
          {"part", PanelControl::segments, {tr("adversary"), tr("learner")}},
          {"opponent",
           PanelControl::segments,
           {tr("exact"), tr("Hedge")},
           tr("Exact play is open to 64 hypotheses and 12 rounds; beyond, the opponent is Hedge alone.")}};
}

std::vector<std::shared_ptr<const Exhibit>> PlayOnlinePage::exhibits() const {
  if (!run_) return {};
  return {play_online_exhibit(run_, script(), play_view())};
}

void PlayOnlinePage::fill_head(int) {
  set_titles(tr("Give any labels: no hypothesis has to be right"),
             tr("You lose nothing by lying. The learner's only goal is to lose little more than the best hypothesis in "
                "hindsight."));
}

std::shared_ptr<const Script> PlayOnlinePage::write_script() const { return play_script(*run_, play_view()); }

void PlayOnlinePage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  const PlayView view = play_view();
  panel.set_picture(std::make_shared<ScenePicture>(play_stand_picture(run_, step, view)), tr("WHERE YOU STAND"));
  panel.set_notes(play_notes(*run_, PlayMoment::at(*run_, step, view), view.hints));
}

QString PlayOnlinePage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<AgnosticScenario>(edited);
  constexpr std::uint64_t most = 50;
  std::vector<CommandOption> options = {
      {QStringLiteral("rounds"), QString::number(std::min<std::uint64_t>(most, scenario.rounds))}};
  const auto played = static_cast<std::uint64_t>(std::count(scenario.moves.begin(), scenario.moves.end(), ':'));
  if (played > 0 && played <= most)
    options.emplace_back(QStringLiteral("examples"), QString::fromStdString(scenario.moves));
  return agnostic_command(QStringLiteral("regret"), QString::fromStdString(scenario.class_text), options);
}

PlayView PlayOnlinePage::play_view() const {
  std::optional<Rational> tried = by_hand_;
  if (run_ && run_->by_hand() && !run_->over()) tried = plus();
  return {asked(), tried, hints()};
}

std::optional<PointIndex> PlayOnlinePage::asked() const {
  if (!run_ || run_->over()) return std::nullopt;
  return run_->by_hand() ? run_->best_question : asked_;
}

Rational PlayOnlinePage::plus() const {
  Rational even(1, 2);
  if (!run_ || run_->over()) return even;
  if (run_->by_hand()) return by_hand_ ? *by_hand_ : even;
  if (!asked_) return even;
  const PlayQuestion& question = run_->questions[*asked_];
  if (question.odds) return *question.odds;
  constexpr int fine = 1000;
  return {std::llround(question.hedge * fine), fine};
}

void PlayOnlinePage::fill_desk() {
  if (run_) desk_->show_game(*run_, asked(), plus());
}

void PlayOnlinePage::show_next() {
  retell();
  fill_desk();
  emit page_asked(id(), script()->last());
}

void PlayOnlinePage::ask(PointIndex point) {
  if (!run_ || run_->over() || run_->by_hand() || point >= run_->concept_class.points()) return;
  asked_ = point;
  by_hand_.reset();
  show_next();
}

void PlayOnlinePage::move_to(const AgnosticScenario& scenario) {
  moved_ = scenario;
  emit edited(scenario, 0);
}

void PlayOnlinePage::play(const Example& told, const std::optional<Rational>& said) {
  AgnosticScenario scenario = run_->scenario;
  scenario.moves = with_move(scenario.moves, told);
  scenario.said.clear();
  if (said) {
    for (const PlayRound& round : run_->rounds) scenario.said.push_back(*round.said);
    scenario.said.push_back(*said);
  }
  move_to(scenario);
}

void PlayOnlinePage::say(Label label) {
  if (!run_ || run_->over() || run_->by_hand() || !asked_) return;
  play({*asked_, label}, std::nullopt);
}

void PlayOnlinePage::say_odds() {
  if (!run_ || run_->over() || !run_->by_hand()) return;
  const Rational said = plus();
  play({run_->best_question, worst_label(run_->questions[run_->best_question], said)}, said);
}

void PlayOnlinePage::undo() {
  if (!run_ || run_->rounds.empty()) return;
  AgnosticScenario scenario = run_->scenario;
  const auto comma = scenario.moves.rfind(',');
  scenario.moves.erase(comma == std::string::npos ? 0 : comma);
  if (!scenario.said.empty()) scenario.said.pop_back();
  move_to(scenario);
}

void PlayOnlinePage::restart() {
  if (!run_ || run_->rounds.empty()) return;
  AgnosticScenario scenario = run_->scenario;
  scenario.moves.clear();
  scenario.said.clear();
  move_to(scenario);
}

void PlayOnlinePage::best_move() {
  if (!run_ || run_->over()) return;
  if (!run_->by_hand()) return ask(run_->best_question);
  const PlayQuestion& asked = run_->questions[run_->best_question];
  if (asked.odds) put_odds(*asked.odds);
}

void PlayOnlinePage::put_odds(const std::optional<Rational>& plus) {
  if (!run_ || run_->over() || !asked() || !run_->exact_odds() || by_hand_ == plus) return;
  by_hand_ = plus;
  fill_desk();
  emit changed();
}

void PlayOnlinePage::take_click(const Spot& spot) {
  if (spot.act == Spot::Act::ask && spot.place >= 0) ask(static_cast<PointIndex>(spot.place));
  if (spot.act == Spot::Act::plus) say(Label::plus);
  if (spot.act == Spot::Act::minus) say(Label::minus);
}

void PlayOnlinePage::set_by_hand(const std::string&, double value, int) {
  constexpr int sixteenths = 16;
  put_odds(Rational(std::llround(value * sixteenths), sixteenths));
}

bool PlayOnlinePage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run_ || (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != Qt::NoModifier) {
    return false;
  }
  const int pressed = key.key();
  const bool plus_sign = pressed == Qt::Key_Plus;
  // Shift is part of "+" on many keyboards, and of nothing else here.
  if (!plus_sign && key.modifiers().testFlag(Qt::ShiftModifier)) return false;
  if (pressed == Qt::Key_B) return best_move(), true;
  if (pressed == Qt::Key_Backspace) return undo(), true;
  if (pressed == Qt::Key_O) return put_odds(std::nullopt), true;
  if (pressed == Qt::Key_Up || pressed == Qt::Key_Down) {
    if (!asked()) return false;
    const Rational now = by_hand_ ? *by_hand_ : plus();
    put_odds(std::clamp<Rational>(now + Rational(pressed == Qt::Key_Up ? 1 : -1, 16), 0, 1));
    return true;
  }
  if (run_->by_hand()) {
    if (pressed != Qt::Key_S) return false;
    return say_odds(), true;
  }
  if (plus_sign || pressed == Qt::Key_Minus) return say(label_of(plus_sign)), true;
  if (pressed < Qt::Key_1 || pressed > Qt::Key_9) return false;
  ask(static_cast<PointIndex>(pressed - Qt::Key_1));
  return true;
}

KeySection PlayOnlinePage::keys() const {
  return {play_online_name(),
          {{QStringLiteral("1 – 9"), tr("ask this point")},
           {QStringLiteral("+ −"), tr("say what is true there")},
           {QStringLiteral("↑ ↓"), tr("try other odds, or set your own as the learner")},
           {QStringLiteral("O"), tr("put the odds back")},
           {QStringLiteral("S"), tr("as the learner: say them")},
           {QStringLiteral("B"), tr("the best move")},
           {QStringLiteral("⌫"), tr("take a round back")}}};
}

QString PlayOnlinePage::tell(const Kin& kin) const {
  if (!run_) return {};
  if (kin.what == Kin::What::point) return play_point_words(*run_, kin.point);
  if (kin.what != Kin::What::predictor) return {};
  for (HypothesisIndex h = 0; h < run_->concept_class.size(); ++h) {
    if (run_->concept_class.row(h) == kin.labels) return play_hypothesis_words(*run_, h);
  }
  return {};
}

}  // namespace littlestone::ui
