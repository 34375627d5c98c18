// SPDX-License-Identifier: GPL-3.0-or-later
// How likely each answer is, before and after the change.
#include "ui/pages/stable/stable_frame.hpp"
#include "ui/words/bounds.hpp"

namespace littlestone::ui {

using namespace stable_parts;

QString StablePicture::chances_words(double room) const {
  const bool change = step_ > steps_.change() && run_->change;
  const QString after = tr("solid for $S$, hollow after the change");
  QStringList texts;
  if (view_.kind == StableKind::erm) {
    texts = {tr("of the first hypothesis with the fewest errors, which is not stable")};
  } else if (view_.kind == StableKind::mechanism) {
    texts = {tr("of the mechanism over all of $H$, exactly, without $T$"), tr("of the mechanism over all of $H$")};
  } else if (run_->exact()) {
    const QString subsets = run_->subsets ? whole_text(*run_->subsets) : power_of_ten_text(run_->log10_subsets);
    if (run_->subsets != 1) texts.append(tr("averaged over all %1 subsets $T$, exactly").arg(subsets));
    texts.append(run_->subsets == 1 ? tr("$T$ is all of $S$, exactly") : tr("averaged over all $T$, exactly"));
  } else {
    texts = {tr("estimated from %1 draws of $T$, within %2")
                 .arg(number_text(run_->study.estimate->draws), told_upper(run_->half_width())),
             tr("estimated, within %1").arg(told_upper(run_->half_width()))};
  }
  if (change) {
    QStringList longer;
    for (const QString& text : texts) longer += tr("%1; %2").arg(text, after);
    texts = longer + QStringList{after} + texts;
  }
  return widest_fitting(texts, room);
}

QString StablePicture::bar_text(PointIndex x, double chance) const {
  // A value near 0 or 1 is exactly 0 or 1 only if all hypotheses that can answer agree.
  const bool open = !answers().settled[x] && (run_->exact() || view_.kind != StableKind::stable);
  return open_text(chance, open);
}

void StablePicture::paint_chances(const Stage& stage, const Columns& columns) const {
  const Theme& theme = stage.theme;
  const double title =
      stage.rich({page_margin, 270}, tr("How likely the answer is +"), {13, QFont::DemiBold}, theme.ink);
  for (const auto& [value, text] : {std::pair(0.0, "0"), {0.5, ".5"}, {1.0, "1"}}) {
    const double y = chance_y(value) + 0.5;
    stage.rule({plot_left, y}, {columns.right, y}, theme.hair);
    stage.words({plot_left - 8, y + 4}, QString::fromLatin1(text), TextRole::caption, theme.ink2, 1);
  }
  if (step_ < steps_.all()) {
    if (step_ >= steps_.answer()) {
      paint_one_answer(stage, columns);
    } else {
      stage.rich({(plot_left + columns.right) / 2, chance_y(0.25) + 4},
                 tr("first one $T$, one hypothesis, one answer; then the average over all $T$"), {caption}, theme.ink3,
                 0.5);
    }
    return;
  }
  const double room = columns.right - page_margin - title - 14;
  stage.rich({page_margin + title + 14, 270}, chances_words(room), {caption}, theme.ink2);
  for (std::size_t i = 0; i < columns.points.size(); ++i) paint_column(stage, columns, i);
}

void StablePicture::paint_one_answer(const Stage& stage, const Columns& columns) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const ConceptClass& concept_class = run_->concept_class();
  const LabelVector& labels = concept_class.row(run_->picked);
  for (std::size_t i = 0; i < columns.points.size(); ++i) {
    const QPointF dot(columns.centre(i), chance_y(labels[columns.points[i]] == Label::plus ? 1 : 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawEllipse(dot, 2.5, 2.5);
    if (columns.points[i] == run_->asked) {
      painter.setPen(outline_pen(theme.ink, 2 + theme.heavier));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(dot, 7.5, 7.5);
    }
  }
  painter.setBrush(Qt::NoBrush);
  const QString name = name_markup(concept_class.hypothesis_name(run_->picked));
  const QString words = tr("dots: what %1 answers, this one time").arg(name);
  stage.rich({columns.right, legend_y - 12}, words, {caption}, theme.ink2, 1);
  if (step_ != steps_.answer() + 1) return;
  // What leaves: one label, past the boundary.
  const QString leaves = tr("at point %1; only this leaves").arg(name_markup(concept_class.point_name(run_->asked)));
  const double width = markup_width(leaves);
  const double right = columns.right;
  const double slide = (1 - grown_) * -24;
  stage.rich({right - width, 270}, leaves, {caption}, theme.ink2);
  draw_label_cell(painter, theme, QRectF(right - width - 24 + slide, 258, 16, 16), run_->answer);
  const double boundary = right - width - 48;
  QPen pen(theme.noise, 2.5 + theme.heavier, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({7 / pen.widthF(), 5 / pen.widthF()});
  painter.setPen(pen);
  painter.drawLine(QPointF(boundary, 250), QPointF(boundary, 280));
  draw_eye(painter, theme, {boundary, 264});
}

void StablePicture::paint_column(const Stage& stage, const Columns& columns, std::size_t column) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const PointIndex x = columns.points[column];
  const StableAnswers& shown = answers();
  const double centre = columns.centre(column);
  const double width = columns.bar_width();
  const double grown = step_ == steps_.all() ? grown_ : 1;
  const double end = columns.bar_end(column);
  const QRectF filled(QPointF(end - width, chance_y(shown.plus[x] * grown)), QPointF(end, chance_base));
  fill_rects(painter, {filled}, theme.plus);
  const bool estimated = !run_->exact() && view_.kind == StableKind::stable;
  const auto interval = [&](double at, double value) {
    if (!estimated) return;
    stage.rule({at, chance_y(value - run_->half_width())}, {at, chance_y(value + run_->half_width())}, theme.ink,
               columns.narrow() ? 1.25 : 4);
  };
  interval(filled.center().x(), shown.plus[x]);
  const bool hollow = step_ > steps_.change() && !shown.changed.empty();
  if (hollow) {
    const double slid = step_ == steps_.change() + 1 ? grown_ : 1;
    const double value = motion::between(shown.plus[x], shown.changed[x], slid);
    const double pen = columns.narrow() ? 1 : 1.5 + theme.heavier * 0.5;
    painter.setPen(QPen(theme.plus, pen, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const double begin = columns.bar_begin(column);
    const QRectF bar(QPointF(begin, chance_y(value)), QPointF(begin + width, chance_base));
    painter.drawRect(bar.adjusted(pen / 2, std::min(pen / 2, bar.height() / 2), -pen / 2, 0));
    interval(bar.center().x(), value);
    paint_bracket(stage, columns, column);
  }
  paint_erm(stage, columns, column);
  // Numbers: of all points where there is room, else of every few; at the point that moved most also the second.
  const std::optional<PointIndex> most = hollow ? run_->most_moved(view_.kind) : std::nullopt;
  const bool here = most == x && std::abs(shown.changed[x] - shown.plus[x]) > 0.0005;
  const std::size_t every = columns.every(36);
  const bool both = here && columns.pitch >= 58;
  if (column % every == 0) {
    stage.words({filled.center().x() - (both ? 2 : 0), 436}, bar_text(x, shown.plus[x]), TextRole::caption, theme.ink,
                0.5);
  }
  if (both) {
    stage.words({columns.bar_begin(column) + width / 2 + 13, 436}, bar_text(x, shown.changed[x]), TextRole::caption,
                theme.ink2, 0.5);
  }
  stage.spots.add(painter, QRectF(centre - columns.pitch / 2 + 1, chance_top - 8, columns.pitch - 2, 162), 3,
                  Kin::of_point(x));
}

void StablePicture::paint_bracket(const Stage& stage, const Columns& columns, std::size_t column) const {
  const Theme& theme = stage.theme;
  const PointIndex x = columns.points[column];
  const StableAnswers& shown = answers();
  const double u = columns.shrink();
  const double at = columns.bracket_x(column);
  const double cap = columns.narrow() ? 0 : 5 * u;
  if (const std::optional<double> bound = stability_bound_of(*run_, view_)) {
    const double low = shown.plus[x] - *bound;
    const double high = shown.plus[x] + *bound;
    const double pen = columns.narrow() ? 1 : 1.5 + theme.heavier * 0.5;
    stage.dashed({at, chance_y(high)}, {at, chance_y(low)}, theme.ink, pen, 4, 3);
    // An end that lies beyond 0 or 1 is open.
    if (high < 1 && cap > 0) stage.rule({at - cap, chance_y(high)}, {at + cap, chance_y(high)}, theme.ink, pen);
    if (low > 0 && cap > 0) stage.rule({at - cap, chance_y(low)}, {at + cap, chance_y(low)}, theme.ink, pen);
  }
  if (shown.least.empty() || shown.most[x] - shown.least[x] < 1e-9) return;
  const double half = std::max(1.5, 3 * u);
  const QRectF box(QPointF(at - half, chance_y(shown.most[x])), QPointF(at + half, chance_y(shown.least[x])));
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(theme.ink);
  stage.painter.drawRoundedRect(box, 1, 1);
  stage.painter.setBrush(Qt::NoBrush);
  if (step_ == steps_.change() + 2 && shown.worst && shown.worst->point == x)
    draw_current_ring(stage.painter, theme, box, 4);
}

void StablePicture::paint_erm(const Stage& stage, const Columns& columns, std::size_t column) const {
  const Theme& theme = stage.theme;
  const PointIndex x = columns.points[column];
  const StableAnswers& erm = run_->of(StableKind::erm);
  const double u = columns.shrink();
  const double size = columns.narrow() ? std::clamp(0.2 * columns.pitch, 2.0, 3.5) : std::max(2.5, 4.8 * u);
  const double at = columns.erm_x(column);
  const double before = chance_y(erm.plus[x]);
  draw_triangle(stage.painter, {at, before}, size, Qt::NoPen, theme.p);
  if (!change_shown() || erm.changed.empty() || erm.changed[x] == erm.plus[x]) return;
  const double after = chance_y(erm.changed[x]);
  const double down = after > before ? 1 : -1;
  const double grown = step_ == steps_.change() ? grown_ : 1;
  const double tip = motion::between(before + down * 9, after - down * 11, grown);
  const QPen pen = outline_pen(theme.p, 1.75 + theme.heavier);
  stage.dashed({at, before + down * 9}, {at, tip}, theme.p, 1.75 + theme.heavier, 4, 4);
  stage.painter.setPen(pen);
  stage.painter.drawPolyline(QPolygonF({{at - size, tip - down * 5}, {at, tip + down}, {at + size, tip - down * 5}}));
  if (grown >= 1) draw_triangle(stage.painter, {at, after}, size, outline_pen(theme.p, 1.5), theme.canvas);
}

void StablePicture::paint_legend(const Stage& stage) const {
  if (step_ < steps_.all()) return;
  const Theme& theme = stage.theme;
  const StableAnswers& shown = answers();
  const std::optional<double> bound = stability_bound_of(*run_, view_);
  QStringList bounds;
  QStringList range;
  const bool bracket = step_ > steps_.change() && run_->change;
  if (bracket && bound) {
    const QString stands = QStringLiteral("= ") + told_upper(*bound);
    bounds = {tr("bound $γ$ %1, any neighbours").arg(stands), tr("bound $γ$ %1").arg(stands)};
  }
  if (bracket && !bound) bounds = {tr("no printed bound: $γ$ is above 1")};
  if (bracket && shown.worst && run_->study.neighbours) {
    const QString count = number_text(run_->study.neighbours->neighbours);
    const QString most = tiny_text(shown.worst->stability);
    range = {tr("exact: all %1 neighbours of $S$, at most %2", nullptr, plural(run_->study.neighbours->neighbours))
                 .arg(count, most),
             tr("exact: at most %1").arg(most)};
  } else if (bracket && !run_->exact()) {
    const QString points = number_text(run_->study.counts.size());
    range = {tr("no exact range: %1 distinct points, more than %2").arg(points, number_text(most_summed_points)),
             tr("no exact range: %1 points").arg(points)};
  } else if (bracket) {
    range = {run_->stage == StableStage::answers ? tr("neighbours: being computed") : tr("too many neighbours")};
  }
  double x = page_margin + 6;
  draw_triangle(stage.painter, {x, legend_y - 4}, 4.8, Qt::NoPen, theme.p);
  x += 10 + stage.rich({x + 10, legend_y}, tr("ERM's answer"), {caption}, theme.ink2) + 12;
  if (bounds.isEmpty()) return;
  const double room = stage.width - page_margin - x - (bound ? 30 : 0) - 12 - 12;
  QString said = bounds.front();
  QString exact = widest_fitting(range, room - markup_width(said));
  if (markup_width(said) + markup_width(exact) > room) {
    said = bounds.back();
    exact = widest_fitting(range, room - markup_width(said));
  }
  if (bound) {
    stage.dashed({x, legend_y - 4}, {x + 24, legend_y - 4}, theme.ink, 1.5 + theme.heavier * 0.5, 7, 4);
    x += 30;
  }
  x += stage.rich({x, legend_y}, said, {caption}, theme.ink2) + 12;
  if (shown.worst && run_->study.neighbours) {
    fill_rects(stage.painter, {QRectF(x + 3, legend_y - 10, 6, 11)}, theme.ink);
    x += 15;
  }
  stage.rich({x, legend_y}, exact, {caption}, theme.ink2);
}

// --- Sweeps

}  // namespace littlestone::ui
