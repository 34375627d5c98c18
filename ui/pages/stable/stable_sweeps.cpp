// SPDX-License-Identifier: GPL-3.0-or-later
// Stability and excess against the learner's ε₀, and where the bound comes from.
#include "core/base/bound_text.hpp"
#include "ui/pages/stable/stable_frame.hpp"
#include "ui/words/bounds.hpp"

namespace littlestone::ui {

using namespace stable_parts;

namespace {

/// One sweep over ε₀: the bound dashed, the exact values as far as they are known.
class SweepDrawing {
 public:
  SweepDrawing(const Stage& stage, const StablePageRun& run, StableView view, bool accuracy)
      : stage_(stage),
        theme_(stage.theme),
        run_(run),
        accuracy_(accuracy),
        left_(sweep_left(accuracy)),
        whole_(run.sweep_known(view.kind, accuracy) == run.of(view.kind).sweep.size()) {
    const std::vector<StableSweepPoint>& sweep = run.of(view.kind).sweep;
    const std::size_t known = run.sweep_known(view.kind, accuracy);
    for (std::size_t i = 0; i < sweep.size(); ++i) {
      const double x = epsilon_x(to_double(sweep[i].epsilon), left_);
      const SweepBounds both = sweep_bounds_of(run, view, i);
      if (const std::optional<double> bound = accuracy ? both.excess : both.stability) bounds_.emplace_back(x, *bound);
      if (i < known) values_.emplace_back(x, accuracy ? sweep[i].excess : sweep[i].stability);
    }
    end_ = end_of_axis();
    for (const QPointF& point : bounds_) {
      if (point.y() <= end_ * 1.0001) bound_ << QPointF(point.x(), y_of(point.y()));
    }
  }

  void paint() {
    stage_.rich({accuracy_ ? 374.0 : page_margin, 490},
                accuracy_ ? StablePicture::tr("Accuracy: excess errors on $S$")
                          : StablePicture::tr("Stability: how far an answer moves"),
                {13, QFont::DemiBold}, theme_.ink);
    paint_axes();
    paint_here();
    paint_bound();
    double bound_y = bound_.isEmpty() ? sweep_top : std::clamp(bound_.back().y(), sweep_top, sweep_base);
    if (values_.empty()) {
      paint_why_unknown();
    } else {
      const double exact_y = paint_values();
      if (whole_ && std::abs(bound_y - exact_y) < 13) bound_y = exact_y - 13;
    }
    paint_bound_name(bound_y);
  }

 private:
  [[nodiscard]] double end_of_axis() const {
    double most = 0;
    for (const QPointF& value : values_) most = std::max(most, value.y());
    for (const QPointF& bound : bounds_) {
      if (bound.y() <= 1) most = std::max(most, bound.y());
    }
    return most > 0 ? axis_end(std::min(most, accuracy_ ? 0.8 : 1.0)) : 0.1;
  }
  [[nodiscard]] double y_of(double value) const { return sweep_base + (sweep_top - sweep_base) * value / end_; }

  void paint_axes() {
    for (const double value : {0.0, end_ / 2, end_}) {
      stage_.rule({left_, y_of(value) + 0.5}, {left_ + sweep_width, y_of(value) + 0.5}, theme_.hair);
      stage_.words({left_ - 9, y_of(value) + 4}, axis_text(value), TextRole::caption, theme_.ink2, 1);
    }
  }

  // The run's own ε₀. Beyond an end of the axis it stands at that end, with an arrow.
  void paint_here() {
    const double epsilon = to_double(run_.options.epsilon);
    const QString here =
        QStringLiteral("$ε_0$ = %1")
            .arg(epsilon < 1 && epsilon >= 0.001 ? axis_text(raised(epsilon, littlestone::place_of(epsilon, 3)))
                                                 : rational_text(run_.options.epsilon));
    const bool inside = epsilon >= least_epsilon && epsilon <= most_epsilon;
    const QString labelled = inside                    ? here
                             : epsilon < least_epsilon ? QStringLiteral("← ") + here
                                                       : here + QStringLiteral(" →");
    const double half = markup_width(labelled) / 2;
    const double wanted = inside ? epsilon_x(epsilon, left_) : epsilon < least_epsilon ? left_ : left_ + sweep_width;
    const double at = std::max(left_ + half - 12, std::min(wanted, left_ + sweep_width - half + 12));
    stage_.rich({at, 590}, labelled, {caption}, theme_.ink, 0.5);
    // The ends' own numbers make way for it.
    for (const auto& [end_x, text] : {std::pair(left_, ".02"), {left_ + sweep_width, "2"}}) {
      if (std::abs(end_x - at) > half + 14)
        stage_.words({end_x, 590}, QString::fromLatin1(text), TextRole::caption, theme_.ink3, 0.5);
    }
    if (!inside) return;
    const double x = epsilon_x(epsilon, left_);
    stage_.dashed({x, sweep_top - 6}, {x, sweep_base}, theme_.ink3, 1, 2, 3);
    stage_.spots.add(stage_.painter, QRectF(x - 7, sweep_top - 6, 14, sweep_base - sweep_top + 24), 5, {},
                     Spot::Act::drag, StablePicture::epsilon_place);
  }

  void paint_bound() {
    QPen dashes(theme_.ink, 1.5 + theme_.heavier * 0.5, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    dashes.setDashPattern({7 / dashes.widthF(), 4 / dashes.widthF()});
    stage_.painter.setPen(dashes);
    stage_.painter.setBrush(Qt::NoBrush);
    if (bound_.size() > 1) stage_.painter.drawPolyline(bound_);
  }

  // Returns the height of the last.
  double paint_values() {
    QPolygonF curve;
    for (const QPointF& point : values_) curve << QPointF(point.x(), y_of(std::min(point.y(), end_)));
    stage_.painter.setPen(QPen(theme_.ink2, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    stage_.painter.drawPolyline(curve);
    for (const QPointF& point : curve) {
      stage_.rule(point + QPointF(-5, 0), point + QPointF(5, 0), theme_.ink, 2.5 + theme_.heavier * 0.5);
    }
    const QString words = whole_ ? StablePicture::tr("exact") : StablePicture::tr("exact …");
    stage_.rich(curve.back() + QPointF(8, 4), words, {caption, QFont::DemiBold}, theme_.ink);
    return curve.back().y();
  }

  // Where the bound leaves room.
  void paint_why_unknown() {
    const QString why = !run_.exact()                         ? StablePicture::tr("exact values: too many points")
                        : run_.stage == StableStage::complete ? StablePicture::tr("exact values: too many neighbours")
                                                              : StablePicture::tr("exact values: being computed");
    LabelPlaces places(QRectF(left_, sweep_top - 2, sweep_width + 44, sweep_base - sweep_top));
    take_bound(places);
    std::vector<QRectF> boxes;
    const double width = markup_width(why);
    for (double y = sweep_top + 14; y <= sweep_base - 5; y += 6) {
      for (const double share : {0.0, 0.5, 1.0, 1.5})
        boxes.push_back(words_box({left_ + 6 + share * (sweep_width - 12 - width), y}, width, caption));
    }
    stage_.rich(baseline_in(places.find(boxes), caption), why, {caption}, theme_.ink2);
  }

  void take_bound(LabelPlaces& places) const {
    constexpr int pieces = 6;
    for (qsizetype i = 0; i + 1 < bound_.size(); ++i) {
      for (int j = 0; j < pieces; ++j) {
        const QPointF from = bound_[i] + (bound_[i + 1] - bound_[i]) * j / pieces;
        const QPointF to = bound_[i] + (bound_[i + 1] - bound_[i]) * (j + 1) / pieces;
        places.take(QRectF(from, to).normalized().adjusted(-1, -2, 1, 2));
      }
    }
    if (!bound_.isEmpty()) places.take(QRectF(bound_.back(), QSizeF(60, 1)).adjusted(0, -8, 0, 8));
    if (bound_.size() < 2) places.take(QRectF(left_, sweep_top - 2, sweep_width, 20));  // the bound's own words
  }

  void paint_bound_name(double y) {
    const double right = left_ + sweep_width;
    if (bound_.size() < 2) {
      const QString words = bounds_.empty() ? StablePicture::tr("no printed bound below 1")
                                            : StablePicture::tr("bound: above %1").arg(isolated(axis_text(end_)));
      stage_.rich({right, sweep_top + 14}, words, {caption}, theme_.ink2, 1);
    } else {
      const bool to_the_end = bound_.back().x() > right - 1;
      stage_.rich(to_the_end ? QPointF(right + 8, y + 4) : bound_.back() + QPointF(6, 4), StablePicture::tr("bound"),
                  {caption}, theme_.ink2);
    }
  }

  const Stage& stage_;
  const Theme& theme_;
  const StablePageRun& run_;
  bool accuracy_;
  double left_;
  bool whole_;                   // all values are known
  std::vector<QPointF> bounds_;  // x in px, y the bound
  std::vector<QPointF> values_;  // the same of exact values
  double end_ = 1;               // of the axis
  QPolygonF bound_;              // what is drawn of the bounds
};

}  // namespace

void StablePicture::paint_sweep(const Stage& stage, bool accuracy) const {
  SweepDrawing(stage, *run_, view_, accuracy).paint();
}

// --- Where γ comes from

StableBoundPicture::StableBoundPicture(std::shared_ptr<const StablePageRun> run, StableView view)
    : run_(std::move(run)), view_(view) {}

QString StableBoundPicture::description() const {
  const std::optional<double> bound = stability_bound_of(*run_, view_);
  if (!bound) return tr("No bound below 1.");
  const double share = static_cast<double>(run_->options.subset) / static_cast<double>(run_->study.rows);
  if (view_.kind != StableKind::stable || view_.paper) return tr("The bound is %1.").arg(told_upper(*bound));
  return tr("The bound %1 is %2 for a place in T and %3 for the mechanism.")
      .arg(told_upper(*bound), told_upper(share), told_upper(*bound - share));
}

void StableBoundPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const std::optional<double> bound = stability_bound_of(*run_, view_);
  const double share = static_cast<double>(run_->options.subset) / static_cast<double>(run_->study.rows);
  const double whole = bound.value_or(1);
  const double scale = 140 / std::max(whole, 1e-12);
  std::vector<double> parts = {whole};
  QString first = tr("any learner");
  if (view_.kind == StableKind::mechanism) {
    first = tr("the mechanism");
  } else if (view_.kind == StableKind::stable && view_.paper) {
    parts = {whole / 3, whole / 3, whole / 3};
    const QString each = bound ? told_upper(whole / 3) : QStringLiteral("?");
    first = bound ? tr("3 times max($ν$, $ε_0$) = %1").arg(each) : tr("3 max($ν$, $ε_0$) is above 3");
  } else if (view_.kind == StableKind::stable) {
    parts = {share, whole - share};
    first = tr("in $T$: $ν$ = %1").arg(told_upper(share));
  }
  double x = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const double width = parts[i] * scale;
    const bool last = i + 1 == parts.size() && parts.size() == 2;
    fill_rects(painter, {QRectF(x, 5, std::max(0.0, width - (i + 1 < parts.size() ? 1 : 0)), 18)},
               last ? theme.line : theme.ink2);
    x += width;
  }
  stage.dashed({140.6, 0}, {140.6, 45}, theme.ink, 1.5 + theme.heavier * 0.5, 7, 4);
  stage.rich({147, 18}, bound ? QStringLiteral("$γ$ ≤ %1").arg(upper_text(*bound)) : tr("no bound below 1"), {12},
             theme.ink);
  stage.rich({0, 38}, widest_fitting({first}, 138), {caption}, theme.ink2);
  if (parts.size() == 2) {
    const QString second = upper_text(parts[1]);
    const double at = std::max(share * scale + 2, markup_width(first) + 8);
    if (at + markup_width(second) < 138) stage.rich({at, 38}, second, {caption}, theme.ink2);
  }
  const std::optional<RowChange>& worst = run_->of(view_.kind).worst;
  if (!worst) return;
  const double end = std::min(worst->stability * scale, 140.0);
  fill_rects(painter, {QRectF(0, 51, end, 6)}, theme.ink);
  stage.rule({std::max(1.5, end), 47}, {std::max(1.5, end), 61}, theme.ink, 2.5 + theme.heavier * 0.5);
  const QString value = tiny_text(worst->stability);
  stage.rich(
      {end + 8, 59},
      widest_fitting({tr("%1, worst neighbour of this $S$").arg(value), tr("%1, worst neighbour").arg(value), value},
                     stage.width - end - 8),
      {caption}, theme.ink);
}

}  // namespace littlestone::ui
