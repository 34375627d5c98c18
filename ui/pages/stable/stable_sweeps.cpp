// SPDX-License-Identifier: GPL-3.0-or-later
// Stability and excess against the learner's ε₀, and where the bound comes from.
#include "ui/pages/stable/stable_frame.hpp"

namespace littlestone::ui {

using namespace stable_parts;

void StablePicture::paint_sweep(const Stage& stage, bool accuracy) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const double left = sweep_left(accuracy);
  const std::vector<StableSweepPoint>& sweep = answers().sweep;
  const std::size_t known = run_->sweep_known(view_.kind, accuracy);
  stage.rich({accuracy ? 374.0 : margin, 490},
             accuracy ? tr("Accuracy: excess errors on $S$") : tr("Stability: how far an answer moves"),
             {13, QFont::DemiBold}, theme.ink);
  double most = 0;
  std::vector<QPointF> bounds;
  std::vector<QPointF> values;
  for (std::size_t i = 0; i < sweep.size(); ++i) {
    const double x = epsilon_x(to_double(sweep[i].epsilon), left);
    const SweepBounds both = sweep_bounds_of(*run_, view_, i);
    const std::optional<double> bound = accuracy ? both.excess : both.stability;
    if (bound) bounds.emplace_back(x, *bound);
    if (i < known) {
      values.emplace_back(x, accuracy ? sweep[i].excess : sweep[i].stability);
      most = std::max(most, values.back().y());
    }
    if (bound && *bound <= 1) most = std::max(most, *bound);
  }
  const double end = most > 0 ? axis_end(std::min(most, accuracy ? 0.8 : 1.0)) : 0.1;
  const auto y_of = [&](double value) { return sweep_base + (sweep_top - sweep_base) * value / end; };
  for (const double value : {0.0, end / 2, end}) {
    stage.rule({left, y_of(value) + 0.5}, {left + sweep_width, y_of(value) + 0.5}, theme.hair);
    stage.words({left - 9, y_of(value) + 4}, axis_text(value), TextRole::caption, theme.ink2, 1);
  }
  const double epsilon = to_double(run_->options.epsilon);
  const QString here =
      QStringLiteral("$ε_0$ = %1")
          .arg(epsilon < 1 && epsilon >= 0.001 ? axis_text(epsilon) : rational_text(run_->options.epsilon));
  const bool inside = epsilon >= least_epsilon && epsilon <= most_epsilon;
  // Beyond an end of the axis it stands at that end, with an arrow.
  const QString labelled = inside                    ? here
                           : epsilon < least_epsilon ? QStringLiteral("← ") + here
                                                     : here + QStringLiteral(" →");
  const double half = markup_width(labelled) / 2;
  const double wanted = inside ? epsilon_x(epsilon, left) : epsilon < least_epsilon ? left : left + sweep_width;
  const double at = std::max(left + half - 12, std::min(wanted, left + sweep_width - half + 12));
  stage.rich({at, 590}, labelled, {caption}, theme.ink, 0.5);
  // The ends' own numbers make way for it.
  for (const auto& [end_x, text] : {std::pair(left, ".02"), {left + sweep_width, "2"}}) {
    if (std::abs(end_x - at) > half + 14)
      stage.words({end_x, 590}, QString::fromLatin1(text), TextRole::caption, theme.ink3, 0.5);
  }
  if (inside) {
    const double x = epsilon_x(epsilon, left);
    stage.dashed({x, sweep_top - 6}, {x, sweep_base}, theme.ink3, 1, 2, 3);
    stage.spots.add(painter, QRectF(x - 7, sweep_top - 6, 14, sweep_base - sweep_top + 24), 5, {}, Spot::Act::drag,
                    epsilon_place);
  }
  QPolygonF line;
  for (const QPointF& point : bounds) {
    if (point.y() <= end * 1.0001) line << QPointF(point.x(), y_of(point.y()));
  }
  QPen dashes(theme.ink, 1.5 + theme.heavier * 0.5, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  dashes.setDashPattern({7 / dashes.widthF(), 4 / dashes.widthF()});
  painter.setPen(dashes);
  painter.setBrush(Qt::NoBrush);
  if (line.size() > 1) painter.drawPolyline(line);
  const double beside = left + sweep_width + 8;
  double bound_y = line.isEmpty() ? sweep_top : std::clamp(line.back().y(), sweep_top, sweep_base);
  if (known > 0) {
    QPolygonF curve;
    for (const QPointF& point : values) curve << QPointF(point.x(), y_of(std::min(point.y(), end)));
    painter.setPen(QPen(theme.ink2, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(curve);
    for (const QPointF& point : curve) {
      stage.rule(point + QPointF(-5, 0), point + QPointF(5, 0), theme.ink, 2.5 + theme.heavier * 0.5);
    }
    const double exact_y = curve.back().y();
    if (known == sweep.size() && std::abs(bound_y - exact_y) < 13) bound_y = exact_y - 13;
    const QString words = known == sweep.size() ? tr("exact") : tr("exact …");
    stage.rich({curve.back().x() + 8, exact_y + 4}, words, {caption, QFont::DemiBold}, theme.ink);
  } else {
    const QString why = !run_->exact()                         ? tr("exact values: too many points")
                        : run_->stage == StableStage::complete ? tr("exact values: too many neighbours")
                                                               : tr("exact values: being computed");
    LabelPlaces places(QRectF(left, sweep_top - 2, sweep_width + 44, sweep_base - sweep_top));
    constexpr int pieces = 6;
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
      for (int j = 0; j < pieces; ++j) {
        const QPointF from = line[i] + (line[i + 1] - line[i]) * j / pieces;
        places.take(
            QRectF(from, line[i] + (line[i + 1] - line[i]) * (j + 1) / pieces).normalized().adjusted(-1, -2, 1, 2));
      }
    }
    if (!line.isEmpty()) places.take(QRectF(line.back(), QSizeF(60, 1)).adjusted(0, -8, 0, 8));
    if (line.size() < 2) places.take(QRectF(left, sweep_top - 2, sweep_width, 20));  // the bound's own words
    std::vector<QRectF> boxes;
    const double width = markup_width(why);
    for (double y = sweep_top + 14; y <= sweep_base - 5; y += 6) {
      for (const double share : {0.0, 0.5, 1.0, 1.5})
        boxes.push_back(words_box({left + 6 + share * (sweep_width - 12 - width), y}, width, caption));
    }
    stage.rich(baseline_in(places.find(boxes), caption), why, {caption}, theme.ink2);
  }
  if (line.size() > 1 && line.back().x() > left + sweep_width - 1) {
    stage.rich({beside, bound_y + 4}, tr("bound"), {caption}, theme.ink2);
  } else if (line.size() > 1) {
    stage.rich(line.back() + QPointF(6, 4), tr("bound"), {caption}, theme.ink2);
  } else {
    const QString words =
        bounds.empty() ? tr("no printed bound below 1") : tr("bound: above %1").arg(isolated(axis_text(end)));
    stage.rich({left + sweep_width, sweep_top + 14}, words, {caption}, theme.ink2, 1);
  }
}

// --- Where γ comes from
// -----------------------------------------------------------------------------------------------

StableBoundPicture::StableBoundPicture(std::shared_ptr<const StablePageRun> run, StableView view)
    : run_(std::move(run)), view_(view) {}

QString StableBoundPicture::description() const {
  const std::optional<double> bound = stability_bound_of(*run_, view_);
  if (!bound) return tr("No bound below 1.");
  const double share = static_cast<double>(run_->options.subset) / static_cast<double>(run_->study.rows);
  if (view_.kind != StableKind::stable || view_.paper) return tr("The bound is %1.").arg(told_probability(*bound));
  return tr("The bound %1 is %2 for a place in T and %3 for the mechanism.")
      .arg(told_probability(*bound), told_probability(share), told_probability(*bound - share));
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
    const QString each = bound ? told_probability(whole / 3) : QStringLiteral("?");
    first = bound ? tr("3 times max($ν$, $ε_0$) = %1").arg(each) : tr("3 max($ν$, $ε_0$) is above 3");
  } else if (view_.kind == StableKind::stable) {
    parts = {share, whole - share};
    first = tr("in $T$: $ν$ = %1").arg(told_probability(share));
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
  stage.rich({147, 18}, bound ? QStringLiteral("$γ$ ≤ %1").arg(probability_text(*bound)) : tr("no bound below 1"), {12},
             theme.ink);
  stage.rich({0, 38}, widest_fitting({first}, 138), {caption}, theme.ink2);
  if (parts.size() == 2) {
    const QString second = probability_text(parts[1]);
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
