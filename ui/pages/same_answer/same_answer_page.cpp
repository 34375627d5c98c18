// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/same_answer/same_answer_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/same_answer/same_answer_scene.hpp"
#include "ui/pages/same_answer/same_answer_table.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {
namespace {

constexpr int first_step_place = 10;  // of the steps of the staircase among the places of the picture

QString same_answer_name() { return QCoreApplication::translate("Page", "Same answer"); }

std::shared_ptr<const Exhibit> same_answer_exhibit(const std::shared_ptr<const SameAnswerRun>& run,
                                                   const std::shared_ptr<const Script>& script) {
  // Without a script its own picture at its end: the staircase under its ceiling.
  const auto picture = [](auto of, int step, double phase) {
    return same_answer_picture(of, step == beyond_every_script ? same_answer_steps::ceiling : step, phase);
  };
  return scene_exhibit("same-answer", same_answer_name(), run, picture, same_answer_table, same_answer_told, script);
}

std::shared_ptr<const Exhibit> equal_steps_exhibit(const std::shared_ptr<const SameAnswerRun>& run) {
  return scene_exhibit("same-answer-steps", QCoreApplication::translate("SameAnswerPage", "Steps"), run,
                       equal_steps_picture, answer_steps_table, equal_steps_told);
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
}

StudyPage::Work SameAnswerPage::work(const ChapterScenario& scenario) {
  return [this, scenario, known = run_](const Post&, const Observer& observer) -> Take {
    const auto run = compute_same_answer(std::get<StabilityScenario>(scenario), observer, known);
    return [this, run] {
      run_ = run;
      taken(run_->scenario);
    };
  };
}

std::vector<PanelRow> SameAnswerPage::rows() const {
  return {{"class",
           PanelControl::text,
           {QStringLiteral("points:16"), QStringLiteral("thresholds:3"), QStringLiteral("thresholds:4")}},
          {"mass", PanelControl::slider},
          {"differ", PanelControl::segments, {QStringLiteral(".2"), QStringLiteral(".1"), QStringLiteral(".05")}},
          {"shape", PanelControl::segments, {tr("even on √"), tr("equal"), tr("one"), tr("by hand")}},
          {"alpha", PanelControl::number},
          {"beta", PanelControl::number},
          {"seed", PanelControl::seed}};
}

std::vector<std::shared_ptr<const Exhibit>> SameAnswerPage::exhibits() const {
  if (!run_) return {};
  return {same_answer_exhibit(run_, script()), equal_steps_exhibit(run_)};
}

void SameAnswerPage::fill_head(int step) { set_titles(same_answer_title(step), same_answer_subtitle(*run_, step)); }

std::shared_ptr<const Script> SameAnswerPage::write_script() const { return same_answer_script(*run_); }

void SameAnswerPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  if (step == same_answer_steps::every_world || step == same_answer_steps::ceiling)
    panel.set_picture(std::make_shared<ScenePicture>(pairs_picture(run_)), tr("100 PAIRS"));
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
  if (field == "mass") {
    const auto examples = static_cast<double>(run_->shown.steps.examples);
    const std::int64_t parts = examples > 1000 ? 10 * fine : fine;
    const double share = std::clamp(value * value / examples, 0.0, 1.0);
    scenario.mass = Rational(std::llround(share * static_cast<double>(parts)), parts);
  } else if (field == "die") {
    scenario.die = Rational(std::llround(std::clamp(value, 0.0, 0.999) * static_cast<double>(fine)), fine);
  }
  if (!(scenario == run_->scenario)) emit edited(scenario, drag);
}

void SameAnswerPage::move_step(std::size_t i, double root, int drag) {
  if (!run_ || i >= run_->shown.steps.steps.size()) return;
  const auto count = static_cast<std::uint64_t>(std::max(1.0, std::round(root * root)));
  StabilityScenario scenario = run_->scenario;
  scenario.steps = steps_text(with_moved_step(run_->shown.steps, i, count));
  scenario.shape = StepsKind::hand;
  if (scenario.steps != steps_text(run_->shown.steps.steps)) emit edited(scenario, drag);
}

void SameAnswerPage::take_drag(const Drag& drag) {
  if (!drag.handle.grab || drag.handle.grab->field != "steps") return StudyPage::take_drag(drag);
  const int number = number_of(drag);
  if (drag.phase == Drag::Phase::begin) return;
  move_step(static_cast<std::size_t>(drag.handle.place - first_step_place), drag.handle.grab->value(drag.at), number);
}

bool SameAnswerPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (focus.slider || !run_ || seen == nullptr || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const Kin& pointed = seen->kin();
  const int by = key.key() == Qt::Key_Up ? 1 : -1;
  if (pointed.what != Kin::What::node || pointed.node == 3) {
    const double share = run_->boundaries.front() + 0.005 * by;
    set_by_hand("mass", std::sqrt(std::max(0.0, share) * static_cast<double>(run_->shown.steps.examples)), 0);
  } else if (pointed.node == 2) {
    set_by_hand("die", run_->die + 0.01 * by, 0);
  } else if (pointed.node >= first_step_place) {
    const auto i = static_cast<std::size_t>(pointed.node - first_step_place);
    if (i >= run_->shown.steps.steps.size()) return false;
    const auto count = static_cast<double>(run_->shown.steps.steps[i].count);
    move_step(i, std::sqrt(std::max(1.0, count + by)), 0);
  } else {
    return false;
  }
  return true;
}

KeySection SameAnswerPage::keys() const {
  return {same_answer_name(),
          {{QStringLiteral("N"), tr("next step, lab or handle")},
           {QStringLiteral("↑ ↓"), tr("move it; without one, another share p")}}};
}

QString SameAnswerPage::tell(const Kin& kin) const {
  if (!run_ || kin.what != Kin::What::node) return {};
  return same_answer_place(*run_, kin.node);
}

}  // namespace littlestone::ui
