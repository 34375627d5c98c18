// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/same_answer/same_answer_page.hpp"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/same_answer/same_answer_marks.hpp"
#include "ui/pages/same_answer/same_answer_scene.hpp"
#include "ui/pages/same_answer/same_answer_table.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/typed.hpp"

namespace littlestone::ui {
namespace {

QString same_answer_name() { return QCoreApplication::translate("Page", "Same answer"); }

std::shared_ptr<const Exhibit> same_answer_exhibit(const std::shared_ptr<const SameAnswerRun>& run,
                                                   const std::shared_ptr<const Script>& script,
                                                   const AnswerView& view = {}) {
  // Without a script its own picture at its end: the staircase under its ceiling.
  const auto picture = [view](auto of, int step, double phase) {
    return same_answer_picture(of, step == beyond_every_script ? same_answer_steps::ceiling : step, phase, view);
  };
  return scene_exhibit("same-answer", same_answer_name(), run, picture, same_answer_table, same_answer_told, script);
}

std::shared_ptr<const Exhibit> equal_steps_exhibit(const std::shared_ptr<const SameAnswerRun>& run) {
  return scene_exhibit("same-answer-steps", QCoreApplication::translate("SameAnswerPage", "Steps"), run,
                       equal_steps_picture, answer_steps_table, equal_steps_told);
}

std::shared_ptr<const Exhibit> pairs_exhibit(const std::shared_ptr<const SameAnswerRun>& run) {
  const auto picture = [](auto of) { return pairs_picture(of, same_answer_steps::ceiling); };
  return scene_exhibit("same-answer-labs", QCoreApplication::translate("SameAnswerPage", "Labs"), run, picture,
                       answer_labs_table, pairs_told);
}

Figure same_answer_figure(const char* name, const char* summary, bool steps) {
  return scene_figure<StabilityScenario>(name, summary, "ninety-in-a-hundred",
                                         [steps](const StabilityScenario& scenario, const Observer& observer) {
                                           const auto run = compute_same_answer(scenario, observer);
                                           return steps ? equal_steps_exhibit(run) : same_answer_exhibit(run, nullptr);
                                         });
}

}  // namespace

PageInfo same_answer_page() {
  return {
      QStringLiteral("same-answer"),
      same_answer_name,
      same_answer_name,
      [](const PageInfo& info, QWidget* parent) -> Page* { return new SameAnswerPage(info, parent); },
      {same_answer_figure("same-answer", "two labs that share a die, and how often they differ in every world", false),
       same_answer_figure("same-answer-steps", "steps even on the root scale beside equal steps", true)}};
}

std::shared_ptr<const Picture> same_answer_card(const StabilityScenario& scenario, const Observer& observer) {
  const auto run = compute_same_answer(scenario, observer);
  return std::make_shared<const CardPicture>(scenario.class_text,
                                             [run](QSizeF room) { return same_answer_card_scene(*run, room); });
}

SameAnswerPage::SameAnswerPage(const PageInfo& info, QWidget* parent) : StudyPage(info, Edge::bleeds, parent) {
  add_table(tr("Steps"));
  add_table(tr("Labs"));
}

StudyPage::Work SameAnswerPage::work(const ChapterScenario& scenario) {
  return [this, scenario, known = run_](const Post& post, const Observer& observer) -> Take {
    const auto& asked = std::get<StabilityScenario>(scenario);
    auto run = compute_same_answer(asked, observer, known, known != nullptr);
    if (run->shown.coarse) {  // steps that a hand moves are seen at once
      post([this, run] { take(run); });
      run = compute_same_answer(asked, observer, run);
    }
    return [this, run] { take(run); };
  };
}

void SameAnswerPage::take(std::shared_ptr<const SameAnswerRun> run) {
  const auto before = std::exchange(run_, std::move(run));
  const bool fires =
      before && before->same() && !run_->same() && step_ >= same_answer_steps::band && step_ < same_answer_steps::equal;
  if (!before || steps_text(before->shown.steps.steps) != steps_text(run_->shown.steps.steps) ||
      before->scenario.class_text != run_->scenario.class_text)
    worlds_seen_.clear();
  const StaircasePlace here{run_->boundaries.front(),
                            run_->boundaries.front() * static_cast<double>(run_->shown.steps.examples), run_->named,
                            run_->differ};
  const bool known = std::any_of(worlds_seen_.begin(), worlds_seen_.end(),
                                 [&](const StaircasePlace& place) { return place.p == here.p; });
  if (!known) worlds_seen_.push_back(here);
  if (run_->scenario.steps != mended_) view_.said.clear();
  taken(run_->scenario);
  constexpr double fire_ms = 200;
  if (fires) emit edit_moves(fire_ms);
}

void SameAnswerPage::edit(const StabilityScenario& scenario, int drag) {
  if (!(scenario == run_->scenario)) emit edited(scenario, drag);
}

std::vector<PanelRow> SameAnswerPage::rows() const {
  return {{"class",
           PanelControl::text,
           {QStringLiteral("points:16"), QStringLiteral("thresholds:3"), QStringLiteral("thresholds:4")},
           {},
           answer_class_fact},
          {"mass", PanelControl::slider},
          {"differ",
           PanelControl::segments,
           {QStringLiteral(".2"), QStringLiteral(".1"), QStringLiteral(".05")},
           {},
           answer_examples_fact},
          {"shape",
           PanelControl::segments,
           {tr("even on √"), tr("equal"), tr("one"), tr("by hand")},
           {},
           answer_steps_fact},
          {"alpha", PanelControl::number},
          {"beta", PanelControl::number, {}, {}, answer_miss_fact},
          {"seed", PanelControl::seed, {tr("New data")}}};
}

std::vector<std::shared_ptr<const Exhibit>> SameAnswerPage::exhibits() const {
  if (!run_) return {};
  return {same_answer_exhibit(run_, script(), view_), equal_steps_exhibit(run_), pairs_exhibit(run_)};
}

void SameAnswerPage::fill_head(int step) {
  step_ = step;
  set_titles(same_answer_title(step), same_answer_subtitle(*run_, step));
}

std::shared_ptr<const Script> SameAnswerPage::write_script() const { return same_answer_script(*run_); }

void SameAnswerPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  if (step == same_answer_steps::every_world || step == same_answer_steps::ceiling)
    panel.set_picture(std::make_shared<ScenePicture>(pairs_picture(run_, step)), tr("100 PAIRS"));
  else if (step == same_answer_steps::die || step == same_answer_steps::band)
    panel.set_picture(std::make_shared<ScenePicture>(answer_legend_picture(step)), tr("READ THE MARKS"));
  else
    panel.set_picture(nullptr);
  panel.set_notes(same_answer_notes(*run_, step));
}

QString SameAnswerPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<StabilityScenario>(edited);
  QStringList words = {QStringLiteral("littlestone-lab"), QStringLiteral("replicable")};
  try {
    const ReplicableTask task = task_of(scenario);
    const Staircase steps = staircase_of(scenario);
    const bool points = task.kind == ReplicableTask::Kind::points;
    words << (points ? QStringLiteral("points") : QStringLiteral("thresholds"));
    if (!points) words << QStringLiteral("--hypotheses") << QString::number(task.points);
    words << QStringLiteral("--examples") << QString::number(steps.examples) << QStringLiteral("--steps")
          << QString::fromStdString(steps_text(steps.steps)) << QStringLiteral("--alpha")
          << QString::fromStdString(to_string(scenario.alpha));
  } catch (const InputError&) {
    words << QStringLiteral("run") << QString::fromStdString(scenario.class_text);  // the command says what is wrong
  }
  return shell_line(words);
}

void SameAnswerPage::set_by_hand(const std::string& field, double value, int drag) {
  if (!run_) return;
  constexpr std::int64_t fine = 1000;
  StabilityScenario scenario = run_->scenario;
  const auto examples = static_cast<double>(run_->shown.steps.examples);
  if (field == "mass" || field == "share") {
    const std::int64_t parts = examples > 1000 ? 10 * fine : fine;
    const double share = std::clamp(field == "mass" ? value * value / examples : value, 0.0, 1.0);
    scenario.mass = Rational(std::llround(share * static_cast<double>(parts)), parts);
  } else if (field == "die") {
    scenario.die = Rational(std::llround(std::clamp(value, 0.0, 0.999) * static_cast<double>(fine)), fine);
  }
  edit(scenario, drag);
}

void SameAnswerPage::move_step(std::size_t i, double root, int drag) {
  if (!run_ || i >= run_->shown.steps.steps.size()) return;
  const auto count = static_cast<std::uint64_t>(std::max(1.0, std::round(root * root)));
  StabilityScenario scenario = run_->scenario;
  scenario.steps = steps_text(with_moved_step(run_->shown.steps, i, count));
  scenario.shape = StepsKind::hand;
  if (scenario.steps != steps_text(run_->shown.steps.steps)) edit(scenario, drag);
}

void SameAnswerPage::type_step(std::size_t i, const QString& text) {
  Staircase steps = run_->shown.steps;
  if (i >= steps.steps.size()) return;
  const QString chance = QStringLiteral(":") + QString::fromStdString(to_string(steps.steps[i].chance));
  const std::string typed = (text.contains(u':') ? text : text.trimmed() + chance).toStdString();
  const std::vector<Step> read = parse_steps("steps", typed);
  steps.steps[i] = read.front();
  steps.steps.insert(steps.steps.end(), read.begin() + 1, read.end());
  const MendedSteps mended = mended_steps(steps);
  StabilityScenario scenario = run_->scenario;
  scenario.shape = StepsKind::hand;
  scenario.steps = steps_text(mended.steps);
  before_ = run_->scenario;
  mended_ = scenario.steps;
  view_.said = mended_words(mended);
  edit(scenario, 0);
}

void SameAnswerPage::undo_mending() {
  view_.said.clear();
  if (before_) edit(*std::exchange(before_, std::nullopt), 0);
}

void SameAnswerPage::take_click(const Spot& spot) {
  if (!run_ || spot.act != Spot::Act::choose) return;
  if (spot.place == undo_place) return undo_mending();
  if (spot.place != 0 && spot.place != 1) return StudyPage::take_click(spot);
  view_.card = view_.card == spot.place ? -1 : spot.place;
  emit changed();
}

void SameAnswerPage::close_opened() {
  if (std::exchange(view_.card, -1) >= 0) emit changed();
}

void SameAnswerPage::take_drag(const Drag& drag) {
  if (!drag.handle.grab || drag.handle.grab->field != "steps") return StudyPage::take_drag(drag);
  const int number = number_of(drag);
  if (drag.phase == Drag::Phase::begin) return;
  move_step(static_cast<std::size_t>(drag.handle.place - first_step_place), drag.handle.grab->value(drag.at), number);
}

Rational SameAnswerPage::rolled() const {
  constexpr int fine = 1000;
  return run_->scenario.die.value_or(Rational(std::llround(run_->die * fine), fine));
}

bool SameAnswerPage::step_handle(const Spot& handle, int by) {
  if (!run_) return false;
  StabilityScenario scenario = run_->scenario;
  const auto within = [](const Rational& value, const Rational& most) { return std::clamp(value, Rational(0), most); };
  if (handle.place == die_place) {
    const Rational from = rolled();
    scenario.die = within(from + Rational(by, 100), Rational(999, 1000));
  } else if (handle.place == mass_place) {
    const FieldSlider& grid = stability_field("mass").info.slider;
    scenario.mass = within(scenario.mass + by * (grid.at(1) - grid.at(0)), 1);
  } else if (handle.place >= first_step_place) {
    const auto i = static_cast<std::size_t>(handle.place - first_step_place);
    if (i >= run_->shown.steps.steps.size()) return false;
    const auto count = static_cast<double>(run_->shown.steps.steps[i].count);
    move_step(i, std::sqrt(std::max(1.0, count + by)), 0);
    return true;
  } else {
    return false;
  }
  edit(scenario, 0);
  return true;
}

QString SameAnswerPage::handle_text(const Spot& handle) const {
  if (!run_) return {};
  if (handle.place == die_place) return rational_text(rolled());
  if (handle.place == mass_place) return rational_text(run_->scenario.mass);
  const auto i = static_cast<std::size_t>(handle.place - first_step_place);
  if (handle.place < first_step_place || i >= run_->shown.steps.steps.size()) return {};
  return QString::fromStdString(steps_text({run_->shown.steps.steps[i]}));
}

void SameAnswerPage::take_handle_text(const Spot& handle, const QString& text) {
  if (!run_) return;
  if (handle.place >= first_step_place)
    return type_step(static_cast<std::size_t>(handle.place - first_step_place), text);
  const char* field = handle.place == die_place ? "die" : "mass";
  edit(with_value(run_->scenario, field, read_typed(stability_field(field).info, text)), 0);
}

bool SameAnswerPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (focus.slider || !run_ || seen == nullptr || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const Kin& pointed = seen->kin();
  Spot handle;
  handle.place = pointed.what == Kin::What::node ? pointed.node : mass_place;
  return step_handle(handle, key.key() == Qt::Key_Up ? 1 : -1);
}

std::shared_ptr<const Exhibit> SameAnswerPage::lecture(int /*step*/) const {
  if (!run_) return nullptr;
  // A hand plays with it: nothing moves by itself.
  const auto picture = [seen = worlds_seen_](auto of, int at, double) { return answer_lecture_picture(of, at, seen); };
  return scene_exhibit("same-answer", same_answer_name(), run_, picture, same_answer_table, same_answer_told, script());
}

QString SameAnswerPage::space_words() const { return tr("roll the die"); }

void SameAnswerPage::take_space() {
  if (!run_) return;
  StabilityScenario scenario = run_->scenario;
  constexpr int sides = 1000;
  scenario.die = Rational(QRandomGenerator::global()->bounded(sides), sides);
  edit(scenario, 0);
}

void SameAnswerPage::show_motion(Moment moment, StepPanel& panel) {
  if (!moment.edit) return StudyPage::show_motion(moment, panel);
  if (!run_ || table_shown()) return;
  AnswerView now = view_;
  now.fires = 1 - moment.phase;
  view()->set_frame(moment.phase < 1 ? std::make_shared<ScenePicture>(same_answer_picture(run_, step_, 1, now))
                                     : nullptr);
}

void SameAnswerPage::tell_nothing(Nothing why) {
  StudyPage::tell_nothing(why);
  if (why != Nothing::stopped) return;
  view()->set_empty_text(tr("No draw yet."));
  compute_button()->setText(tr("Draw"));
}

void SameAnswerPage::resizeEvent(QResizeEvent* event) {
  StudyPage::resizeEvent(event);
  constexpr int narrow = 1180;  // px of the window
  constexpr int least = 960;
  const int wide = window()->width();
  const auto room = wide < least    ? AnswerView::Room::least
                    : wide < narrow ? AnswerView::Room::narrow
                                    : AnswerView::Room::wide;
  if (std::exchange(view_.room, room) != room && run_) emit changed();
}

KeySection SameAnswerPage::keys() const {
  return {same_answer_name(),
          {{QStringLiteral("N"), tr("next step, lab or handle")},
           {QStringLiteral("↑ ↓"), tr("move it; without one, another share p")},
           {tr("Space"), tr("rolls the die in a lecture")}}};
}

QString SameAnswerPage::tell(const Kin& kin) const {
  if (!run_ || kin.what != Kin::What::node) return {};
  return same_answer_place(*run_, kin.node);
}

}  // namespace littlestone::ui
