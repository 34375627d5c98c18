// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/price/price_page.hpp"

#include <QCoreApplication>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/prediction/prediction_chapter.hpp"
#include "ui/pages/price/prediction_sizes_scene.hpp"
#include "ui/pages/price/price_scene.hpp"
#include "ui/pages/price/price_table.hpp"
#include "ui/pages/price/price_words.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString price_name() { return QCoreApplication::translate("Page", "Price of stability"); }

std::shared_ptr<const Exhibit> price_exhibit(const std::shared_ptr<const PriceRun>& run,
                                             const std::shared_ptr<const Script>& script,
                                             std::optional<std::size_t> stopped = std::nullopt) {
  const auto picture = [stopped](auto of, int step, double phase) { return price_picture(of, step, phase, stopped); };
  return scene_exhibit("price", price_name(), run, picture, price_points_table, price_told, script);
}

/// The curves by themselves, for their numbers.
std::shared_ptr<const Exhibit> price_curves_exhibit(const std::shared_ptr<const PriceRun>& run) {
  return scene_exhibit("price-curves", QCoreApplication::translate("PricePage", "Loss against sample size"), run,
                       price_axis_picture, price_curves_table, price_axis_told);
}

/// What all predictors of the chapter ask for, by calculator.
std::shared_ptr<const Exhibit> sizes_exhibit(const std::shared_ptr<const PredictionSizes>& sizes) {
  return scene_exhibit("prediction-sizes", QCoreApplication::translate("PricePage", "What every predictor asks for"),
                       sizes, prediction_sizes_picture, prediction_sizes_table, prediction_sizes_told);
}

Figure sizes_figure() {
  return scene_figure<PredictionScenario>(
      "prediction-sizes", "error allowed against examples asked for, for predictors and published hypotheses",
      "rare-points-starve", [](const auto& scenario, const Observer& observer) {
        return sizes_exhibit(compute_prediction_sizes(scenario, observer));
      });
}

/// The figure of the command line.
Figure price_figure() {
  return scene_figure<PredictionScenario>(
      "price", "a flip of all labels at a rare point, and loss against n for stable learners", "rare-points-starve",
      [](const auto& scenario, const Observer& observer) {
        return price_exhibit(compute_price(scenario, observer), nullptr);
      });
}

/// Whether the calculators are asked the same.
bool same_sizes(const PredictionScenario& a, const PredictionScenario& b) {
  return a.class_text == b.class_text && a.epsilon == b.epsilon && a.stability == b.stability && a.beta == b.beta &&
         a.score == b.score;
}

}  // namespace

PageInfo price_page() {
  return {QStringLiteral("price"),
          price_name,
          price_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new PricePage(info, parent); },
          {price_figure(), sizes_figure()}};
}

PricePage::PricePage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      learner_(add_view_choice(
          {{},
           tr("Learner"),
           {{tr("clip")}, {tr("yours")}},
           0,
           tr("Clip: ½ plus $γ$/2 for each + and minus $γ$/2 for each − seen there, kept within 0 and 1. Yours: drag "
              "the answers. On $S$ alone each may be anything; after a flip of # labels it has moved by $γ$# at "
              "most.")})),
      worst_(new PlainButton(tr("Worst flip"), this)) {
  worst_->setToolTip(
      tr("The seen light point whose flip costs a stable learner most, and the worst change of one example (W)"));
  connect(worst_, &QAbstractButton::clicked, this, &PricePage::show_worst);
  add_control(worst_);
  connect(learner_, &Segments::chosen_changed, this, [this](int chosen) { choose_learner(chosen == 1); });
  add_table(tr("Loss against sample size"));
  add_table(tr("What every predictor asks for"));
}

StudyPage::Work PricePage::work(const ChapterScenario& scenario) {
  return [this, scenario, known = sizes_](const Post& post, const Observer& observer) -> Take {
    const auto& prediction = std::get<PredictionScenario>(scenario);
    const auto run = compute_price(prediction, observer);
    const bool same = known && same_sizes(known->scenario, prediction);
    const auto take = [this, run](std::shared_ptr<const PredictionSizes> sizes) {
      told_worst_ = told_worst_ && run->scenario.flipped == run->study.worst_flip;
      run_ = run;
      sizes_ = std::move(sizes);
      stopped_.reset();
      const QSignalBlocker quiet(learner_);
      learner_->choose(run->own ? 1 : 0);
      taken(run->scenario);
    };
    if (same) return [take, known] { take(known); };
    post([take] { take(nullptr); });
    std::shared_ptr<const PredictionSizes> sizes;
    try {
      sizes = compute_prediction_sizes(prediction, observer);
    } catch (const InputError&) {
      // Of the class, which this page does without.
    }
    return [take, sizes] { take(sizes); };
  };
}

std::vector<PanelRow> PricePage::rows() const {
  return {{"stability", PanelControl::slider},   {"examples", PanelControl::slider},  {"mass", PanelControl::slider},
          {"price_alpha", PanelControl::slider}, {"dimension", PanelControl::slider}, {"seed", PanelControl::seed}};
}

std::vector<std::shared_ptr<const Exhibit>> PricePage::exhibits() const {
  if (!run_) return {};
  std::vector<std::shared_ptr<const Exhibit>> all = {price_exhibit(run_, script(), stopped_),
                                                     price_curves_exhibit(run_)};
  if (sizes_) all.push_back(sizes_exhibit(sizes_));
  return all;
}

void PricePage::fill_head(int) {
  worst_->setEnabled(run_ && run_->study.worst_flip);
  set_titles(tr("A stable learner errs at rare points"),
             tr("Flip every label at one point. The answer may move by $γ$ a row; the truth moves fully."));
}

std::shared_ptr<const Script> PricePage::write_script() const { return price_script(*run_); }

void PricePage::fill_panel(StepPanel& panel, int) const {
  panel.set_before_boundary(false);
  panel.set_picture(std::make_shared<ScenePicture>(price_axis_picture(run_)), tr("EXAMPLES ASKED FOR"));
  std::vector<Note> notes = price_notes(*run_);
  if (told_worst_) {
    constexpr std::size_t most = 2;  // there is room for so many
    notes.insert(notes.begin(), {tr("The worst flip"), worst_price_words(*run_)});
    notes.resize(std::min(notes.size(), most));
  }
  panel.set_notes(notes);
}

QString PricePage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<PredictionScenario>(edited);
  const auto text = [](const Rational& value) { return QString::fromStdString(to_string(value)); };
  return QStringLiteral(
             "littlestone-lab stability-price --dimension %1 --examples %2 --stability %3 --alpha %4 --mass %5 "
             "--curve")
      .arg(scenario.dimension)
      .arg(scenario.examples)
      .arg(text(scenario.stability), text(scenario.price_alpha), text(scenario.mass));
}

std::vector<Rational> PricePage::answers_by_hand() const {
  std::vector<Rational> answers;
  for (const PriceAnswer& at : run_->answers) answers.push_back(at.answer);
  return answers;
}

void PricePage::choose_learner(bool own) {
  if (!run_ || own == run_->own) return;
  PredictionScenario scenario = run_->scenario;
  scenario.answers = own ? answers_by_hand() : std::vector<Rational>{};
  emit edited(scenario, 0);
}

void PricePage::turn_round(std::size_t point, int drag) {
  if (!run_ || point >= run_->answers.size() || point == run_->scenario.flipped) return;
  PredictionScenario scenario = run_->scenario;
  scenario.flipped = point;
  emit edited(scenario, drag);
}

void PricePage::show_worst() {
  if (!run_ || !run_->study.worst_flip) return;
  told_worst_ = true;
  if (run_->scenario.flipped == *run_->study.worst_flip)
    retell();
  else
    turn_round(*run_->study.worst_flip, 0);
  constexpr int bound = 8;  // what the point must get wrong
  emit page_asked(id(), bound);
}

void PricePage::put_answer(std::size_t point, double chance, int drag) {
  if (!run_ || !run_->own || point >= run_->answers.size()) return;
  PredictionScenario scenario = run_->scenario;
  scenario.answers = answers_by_hand();
  constexpr std::int64_t fine = 100;
  scenario.answers[point] = Rational(std::llround(std::clamp(chance, 0.0, 1.0) * static_cast<double>(fine)), fine);
  scenario.flipped = point;  // its bracket is the one that is seen
  if (!(scenario == run_->scenario)) emit edited(scenario, drag);
}

void PricePage::put_examples(std::uint64_t examples, int drag) {
  if (!run_ || examples == run_->scenario.examples) return;
  constexpr std::uint64_t most = 1'000'000;
  emit edited(with_value(run_->scenario, "examples", std::clamp<std::uint64_t>(examples, 1, most)), drag);
}

void PricePage::set_stopped(std::optional<std::size_t> point) {
  if (stopped_ == point) return;
  stopped_ = point;
  emit changed();
}

void PricePage::set_by_hand(const std::string& field, double value, int drag) {
  if (!run_) return;
  if (field == "examples") return put_examples(static_cast<std::uint64_t>(std::llround(value)), drag);
  const double last = static_cast<double>(run_->answers.size()) - 1;
  turn_round(static_cast<std::size_t>(std::clamp(std::round(value), 0.0, last)), drag);
}

void PricePage::take_drag(const Drag& drag) {
  const std::int32_t place = drag.handle.place;
  if (place < price_after_handle) return StudyPage::take_drag(drag);
  const int number = number_of(drag);
  if (!run_ || !drag.handle.grab || drag.phase == Drag::Phase::begin) return;
  const double chance = drag.handle.grab->value(drag.at);
  if (place >= price_answer_handles)
    return put_answer(static_cast<std::size_t>(place - price_answer_handles), chance, number);
  const PriceAnswer& at = run_->flipped();
  const double beyond = chance - to_double(at.after);
  constexpr double slack = 0.02;
  if (at.truth == Label::plus ? beyond < -slack : beyond > slack) set_stopped(run_->scenario.flipped);
}

bool PricePage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (focus.slider || !run_) return false;
  const std::size_t points = run_->answers.size();
  if (key.key() == Qt::Key_F && (key.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier) {
    const bool back = (key.modifiers() & Qt::ShiftModifier) != 0;
    turn_round((run_->scenario.flipped + (back ? points - 1 : 1)) % points, 0);
    return true;
  }
  if (key.key() == Qt::Key_W && key.modifiers() == Qt::NoModifier) {
    show_worst();
    return true;
  }
  if (!run_->own || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  std::size_t point = run_->scenario.flipped;
  if (seen != nullptr && seen->kin().what == Kin::What::point && seen->kin().point < points) point = seen->kin().point;
  constexpr double by = 0.01;
  put_answer(point, to_double(run_->answers[point].answer) + (key.key() == Qt::Key_Up ? by : -by), 0);
  return true;
}

KeySection PricePage::keys() const {
  return {price_name(),
          {{QStringLiteral("F"), tr("flip the labels of the next point, with Shift of the one before")},
           {QStringLiteral("W"), tr("the flip that makes a stable learner err most")},
           {QStringLiteral("↑ ↓"), tr("move your answer at the point")}}};
}

QString PricePage::tell(const Kin& kin) const {
  if (!run_ || kin.what != Kin::What::point) return {};
  return price_point_words(*run_, kin.point);
}

}  // namespace littlestone::ui
