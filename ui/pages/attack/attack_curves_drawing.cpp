// SPDX-License-Identifier: GPL-3.0-or-later
// Under the attack: its success by the number of draws beside what privacy allows, and the least ε by its room.
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/attack/attack_frame.hpp"
#include "ui/pages/attack/attack_picture.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

using namespace attack_parts;

namespace {

constexpr double success_x = 24;  // of the headings
constexpr double epsilon_x = 384;
constexpr double plots_top = curves_top + 54;
constexpr double plots_base = curves_top + 104;

/// The success of the attack by the number of draws, under the ceilings that privacy with some ε sets.
class SuccessPlot {
 public:
  SuccessPlot(const Stage& stage, const AttackCurves& curves, std::uint64_t draws)
      : stage_(stage),
        theme_(stage.theme),
        curves_(curves),
        draws_(draws),
        last_(curves.by_draws.back()),
        places_(QRectF(from, plots_top - 12, to - from + 60, plots_base - plots_top + 14)) {}

  void paint() {
    for (const auto& [value, text] : {std::pair(0.0, "0"), {0.5, ".5"}, {1.0, "1"}}) {
      stage_.rule({from, y_at(value)}, {to, y_at(value)}, theme_.hair);
      stage_.words({from - 6, y_at(value) + 4}, QString::fromLatin1(text), TextRole::caption, theme_.ink3, 1);
    }
    paint_ceilings();
    paint_success();
    for (std::size_t e = 0; e < ceilings_.size(); ++e) paint_ceiling_name(e);
    paint_draws();
  }

 private:
  static constexpr double from = 58;
  static constexpr double to = 300;

  [[nodiscard]] double x_at(double draws) const {
    return from + (to - from) * (draws - 1) / (static_cast<double>(last_.draws) - 1);
  }
  [[nodiscard]] static double y_at(double success) { return plots_base + (plots_top - plots_base) * success; }

  // The curve of a value by the number of draws; words keep clear of it.
  template <typename Value>
  [[nodiscard]] QPolygonF curve_of(Value value) {
    QPolygonF line;
    for (const AttackCurves::AtDraws& at : curves_.by_draws) {
      line << QPointF(x_at(static_cast<double>(at.draws)), y_at(value(at)));
    }
    for (int k = 0; k + 1 < line.size(); ++k) places_.take_line(line[k], line[k + 1], 1.5);
    return line;
  }

  void paint_ceilings() {
    stage_.painter.setBrush(Qt::NoBrush);
    for (std::size_t e = 0; e < curves_.epsilons.size(); ++e) {
      ceilings_.push_back(curve_of([e](const AttackCurves::AtDraws& at) { return at.most[e]; }));
      QPen pen(theme_.ink2, 1.5 + theme_.heavier, Qt::CustomDashLine, Qt::FlatCap);
      pen.setDashPattern({7 / 1.5, 4 / 1.5});
      stage_.painter.setPen(pen);
      stage_.painter.drawPolyline(ceilings_.back());
    }
  }

  void paint_success() {
    stage_.painter.setPen(QPen(theme_.ink, 2.5 + theme_.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    stage_.painter.drawPolyline(curve_of([](const AttackCurves::AtDraws& at) { return at.success; }));
    const double end = y_at(last_.success);
    stage_.rich({to + 8, end + 4}, curves_.exact ? AttackPicture::tr("exact") : AttackPicture::tr("at least"),
                {caption, QFont::DemiBold}, theme_.ink);
    places_.take(QRectF(to + 4, end - 8, 60, 16));
  }

  void paint_ceiling_name(std::size_t e) {
    const QPolygonF& ceiling = ceilings_[e];
    const QString words = QStringLiteral("$ε$ = %1").arg(number_text_of(curves_.epsilons[e]));
    const double width = MathText(words, {caption}, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (int k = 8; k < ceiling.size(); k += 6) {
      boxes.push_back(words_box(ceiling[k] + QPointF(2, -4), width, caption));
      boxes.push_back(words_box(ceiling[k] + QPointF(2, 13), width, caption));
    }
    const QRectF box = places_.find(boxes, false);
    if (!box.isNull()) stage_.rich(baseline_in(box, caption), words, {caption}, theme_.ink2);
  }

  // The scenario's own number of draws, and the axis' ends.
  void paint_draws() {
    const double here = x_at(static_cast<double>(std::min<std::uint64_t>(draws_, last_.draws)));
    stage_.dashed({here, plots_top - 4}, {here, plots_base}, theme_.ink, 1.25, 2, 3);
    stage_.words({from, plots_base + 14}, QStringLiteral("1"), TextRole::caption, theme_.ink3, 0.5);
    stage_.rich({std::clamp(here, from + 36, to - 36), plots_base + 14},
                QStringLiteral("$D$ = %1").arg(whole_text(draws_)), {caption}, theme_.ink, 0.5);
    if (here >= to - 70) return;
    stage_.words({to, plots_base + 14}, whole_text(last_.draws), TextRole::caption, theme_.ink3, 0.5);
  }

  const Stage& stage_;
  const Theme& theme_;
  const AttackCurves& curves_;
  std::uint64_t draws_;
  const AttackCurves::AtDraws& last_;
  LabelPlaces places_;
  std::vector<QPolygonF> ceilings_;  // one an ε
};

/// The least ε that an attack leaves possible, by the number of places it has.
class LeastEpsilonPlot {
 public:
  LeastEpsilonPlot(const Stage& stage, const AttackCurves& curves, const LowerBoundScenario& scenario)
      : stage_(stage),
        theme_(stage.theme),
        curves_(curves),
        scenario_(scenario),
        pitch_((to - from) / static_cast<double>(curves.by_places.size())) {
    for (const AttackCurves::AtPlaces& at : curves_.by_places) most_ = std::max(most_, at.least_epsilon.value_or(0));
  }

  void paint() {
    stage_.rule({from, plots_base}, {to, plots_base}, theme_.hair);
    stage_.words({from - 6, plots_base + 4}, QStringLiteral("0"), TextRole::caption, theme_.ink3, 1);
    stage_.words({from - 6, y_at(most_) + 4}, lower_text(most_), TextRole::caption, theme_.ink3, 1);
    const double claimed = to_double(scenario_.epsilon);
    if (claimed < most_) {
      stage_.dashed({from, y_at(claimed)}, {to, y_at(claimed)}, theme_.ink, 1.5 + theme_.heavier, 7, 4);
      stage_.rich({to + 8, y_at(claimed) + 4}, AttackPicture::tr("$ε$ it claims"), {caption}, theme_.ink2);
    }
    for (std::size_t k = 0; k < curves_.by_places.size(); ++k) {
      paint_step(curves_.by_places[k], from + pitch_ * static_cast<double>(k));
    }
  }

 private:
  static constexpr double from = 410;
  static constexpr double to = 640;

  [[nodiscard]] double y_at(double epsilon) const { return plots_base + (plots_top - plots_base) * epsilon / most_; }

  void paint_step(const AttackCurves::AtPlaces& at, double x) {
    const double y = y_at(at.least_epsilon.value_or(most_));
    const bool here = at.comparisons == scenario_.comparisons;
    stage_.rule({x + 2, y}, {x + pitch_ - 2, y}, theme_.ink, here ? 4 : 2.5);
    if (!at.least_epsilon)
      stage_.words({x + pitch_ / 2, y - 4}, QStringLiteral("∞"), TextRole::caption, theme_.ink, 0.5);
    if (here) {
      stage_.painter.setPen(QPen(theme_.ink, 1.5));
      stage_.painter.setBrush(Qt::NoBrush);
      stage_.painter.drawEllipse(QPointF(x + pitch_ / 2, y), 7, 7);
    }
    if (at.comparisons != 5 && at.comparisons != 11 && at.comparisons != 16) return;
    const std::uint64_t places = (std::uint64_t{2} << at.comparisons) - 1;
    stage_.rich({x + pitch_ / 2, plots_base + 14},
                at.comparisons == 16 ? QStringLiteral("$2^{17}$") : whole_text(places), {caption}, theme_.ink3, 0.5);
  }

  const Stage& stage_;
  const Theme& theme_;
  const AttackCurves& curves_;
  const LowerBoundScenario& scenario_;
  double pitch_;
  double most_ = 0.1;  // at the axis' end
};

void paint_heading(const Stage& stage, double x, const QString& title, const QString& words) {
  constexpr double room = epsilon_x - success_x - 12;
  stage.painter.setPen(stage.theme.ink);
  MathText::fitted(title, {13, QFont::DemiBold}, room).draw(stage.painter, {x, curves_top + 18});
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(words, {caption}, room).draw(stage.painter, {x, curves_top + 34});
}

}  // namespace

void AttackPicture::paint_curves(const Stage& stage) const {
  stage.rule({24, curves_top}, {stage.width - 24, curves_top}, stage.theme.hair);
  paint_heading(stage, success_x, tr("Too good for a private learner"),
                tr("success of %n probes, and the most that ($ε$, $δ$) allows", nullptr,
                   static_cast<int>(run_->scenario.comparisons)));
  paint_heading(stage, epsilon_x, tr("More room, more leak"),
                tr("least $ε$ that the best $D$ still allows, by places of $J$"));
  if (!curves_ || curves_->by_draws.empty()) {
    stage.words({60, curves_top + 70}, tr("working it out…"), TextRole::caption, stage.theme.ink3);
    return;
  }
  SuccessPlot(stage, *curves_, run_->scenario.draws).paint();
  LeastEpsilonPlot(stage, *curves_, run_->scenario).paint();
}

}  // namespace littlestone::ui
