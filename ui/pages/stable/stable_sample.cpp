// SPDX-License-Identifier: GPL-3.0-or-later
// S in stacks, and the example that changes.
#include "ui/pages/stable/stable_frame.hpp"

namespace littlestone::ui {

using namespace stable_parts;

void StablePicture::paint_sample(const Stage& stage, const Columns& columns) const {
  const Theme& theme = stage.theme;
  const Blocks sizes = blocks();
  stage.rich({page_margin, 22}, QStringLiteral("$S$"), {14}, theme.ink);
  QString words = tr("%1 examples,", nullptr, plural(run_->study.rows)).arg(number_text(run_->study.rows)) + u'\n' +
                  tr("%n framed: $T$", nullptr, plural(steps_.rows_at(step_, *run_)));
  if (sizes.each > 1) {
    std::uint64_t tallest = 0;
    for (const PointCount& count : run_->study.counts) tallest = std::max({tallest, count.minus, count.plus});
    words += u'\n' + tr("longest: %1").arg(number_text(tallest));
  }
  if (columns.left_out > 0)
    words += u'\n' + tr("%1 points not shown", nullptr, plural(columns.left_out)).arg(number_text(columns.left_out));
  stage.paragraph({page_margin, 39}, words, {caption}, theme.ink2, plot_left - page_margin - 4, 15);
  stage.words({page_margin, 132}, tr("point"), TextRole::caption, theme.ink3);
  double widest = 8;
  for (const PointIndex x : columns.points)
    widest = std::max(widest, markup_width(name_markup(run_->concept_class().point_name(x))));
  const double room = std::min(widest, 60.0);
  const std::size_t every = columns.every(room + 6);
  for (std::size_t i = 0; i < columns.points.size(); ++i) {
    const PointIndex point = columns.points[i];
    const double x = columns.centre(i);
    const double half = std::min(26.0, columns.pitch / 2 - 0.5);
    stage.rule({x - half, stack_base + 0.5}, {x + half, stack_base + 0.5}, theme.line);
    paint_stack(stage, columns, sizes, i, Label::minus);
    paint_stack(stage, columns, sizes, i, Label::plus);
    const bool here = change_shown() && (run_->change->from.point == point || run_->change->to.point == point);
    const MathText name = name_within(run_->concept_class().point_name(point),
                                      {caption, here ? QFont::DemiBold : QFont::Normal}, std::max(room, 12.0));
    if (i % every == 0 || (here && every == 1)) {
      stage.painter.setPen(here ? theme.ink : theme.ink2);
      name.draw(stage.painter, {x, 132}, 0.5);
    }
    stage.spots.add(stage.painter, QRectF(x - std::max(half, 7.0), 121, 2 * std::max(half, 7.0), 15), 3,
                    Kin::of_point(point));
  }
  if (change_shown()) paint_change(stage, columns, sizes);
}

void StablePicture::paint_stack(const Stage& stage, const Columns& columns, const Blocks& sizes, std::size_t column,
                                Label label) const {
  const PointIndex point = columns.points[column];
  const std::uint64_t count = count_of(run_->study.counts, point, label);
  if (count == 0) return;
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const bool loses = change_shown() && run_->change->from == Example{point, label};
  std::uint64_t framed = 0;
  const std::size_t drawn = steps_.rows_at(step_, *run_);
  if (drawn == run_->drawn.size()) {
    framed = run_->in_subset[point][side_of_stack(label)];
  } else {
    for (std::size_t i = 0; i < drawn; ++i) framed += run_->drawn[i].example == Example{point, label} ? 1U : 0U;
  }
  const std::uint64_t solid = count - (loses ? 1 : 0);
  const bool whole = sizes.each > 1;  // one bar
  const bool small = !whole && (sizes.pitch < 6 || columns.block_width() < 6);
  QList<QRectF> cells;
  for (std::uint64_t done = 0; done < solid; done += whole ? solid : 1) {
    const double bottom = stack_base - static_cast<double>(done) * sizes.pitch;
    const double height = sizes.height(whole ? solid : 1) - sizes.gap();
    cells += columns.stack_cell(column, label, bottom - sizes.gap(), std::max(height, 1.0));
  }
  if (small) {
    fill_rects(painter, cells, label == Label::plus ? theme.plus : theme.minus_small);
  } else {
    for (const QRectF& cell : cells) draw_label_cell(painter, theme, cell, label, false);
  }
  if (framed > 0) {
    // Examples of T stand at the foot of their stack.
    const QPen pen = outline_pen(theme.ink, 2 + theme.heavier);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const bool each = sizes.each == 1 && sizes.pitch >= 7 && columns.block_width() >= 6;
    const std::uint64_t frames = each ? framed : 1;
    for (std::uint64_t i = 0; i < frames; ++i) {
      const double bottom = stack_base - static_cast<double>(i) * sizes.pitch;
      const double height = each ? sizes.pitch : std::max(4.0, sizes.height(framed));
      const QRectF cell = columns.stack_cell(column, label, bottom, height);
      painter.drawRoundedRect(cell.adjusted(-1, -0.4, 1, 0.2), 2.5, 2.5);
    }
  }
  const std::vector<std::uint64_t>& rows = run_->stacks[point][side_of_stack(label)];
  if (sizes.each > 1 || columns.block_width() < 4) {
    stage.spots.add(painter, columns.stack_cell(column, label, stack_base, std::max(6.0, sizes.height(count))), 2, {},
                    Spot::Act::drag, static_cast<std::int32_t>(rows.back()));
    return;
  }
  for (std::size_t i = 0; i < std::min<std::size_t>(rows.size(), count); ++i) {
    const double bottom = stack_base - static_cast<double>(i) * sizes.pitch;
    stage.spots.add(painter, columns.stack_cell(column, label, bottom, sizes.pitch), 2, {}, Spot::Act::drag,
                    static_cast<std::int32_t>(rows[i]));
  }
}

void StablePicture::paint_change(const Stage& stage, const Columns& columns, const Blocks& sizes) const {
  const ChangedRow& change = *run_->change;
  const std::optional<std::size_t> from = columns.column_of(change.from.point);
  const std::optional<std::size_t> to = columns.column_of(change.to.point);
  if (!from || !to) return;
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const double high = std::max(sizes.pitch, 5.0) - sizes.gap();
  const auto top_of = [&](const Example& example, std::uint64_t examples) {
    const double count = static_cast<double>(examples) / static_cast<double>(sizes.each);
    const auto column = *columns.column_of(example.point);
    return columns.stack_cell(column, example.label, stack_base - count * sizes.pitch - sizes.gap(), high);
  };
  const std::uint64_t before = count_of(run_->study.counts, change.from.point, change.from.label);
  const QRectF ghost = top_of(change.from, before - 1);
  const QRectF rest = top_of(change.to, count_of(run_->study.counts, change.to.point, change.to.label));
  const bool moving = step_ == steps_.change() && grown_ < 1;
  const QRectF block(motion::between(ghost.left(), rest.left(), moving ? grown_ : 1),
                     motion::between(ghost.top(), rest.top(), moving ? grown_ : 1), rest.width(), rest.height());
  QPen dashes(change.from.label == Label::plus ? theme.plus : theme.minus_border, 1, Qt::CustomDashLine);
  dashes.setDashPattern({2, 2});
  painter.setPen(dashes);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(ghost.adjusted(0.5, 0.5, -0.5, -0.5), 1.5, 1.5);
  draw_label_cell(painter, theme, block, change.to.label, false);
  draw_kin_ring(painter, theme, block.adjusted(-1, -1, 1, 1), 3);
  stage.spots.add(painter, block.adjusted(-3, -3, 3, 3), 3, {}, Spot::Act::drag, static_cast<std::int32_t>(change.row));
  // From the ghost to the block, over both.
  const QPointF start = ghost.center() + QPointF(ghost.left() > rest.left() ? 7 : -1, -high / 2 - 1);
  const QPointF end(rest.center().x(), rest.top() - 6);
  const double peak = std::max(6.0, std::min(start.y(), end.y()) - 20);
  QPainterPath path(start);
  const double lean = std::clamp((end.x() - start.x()) * 0.15, -10.0, 10.0);
  path.cubicTo({start.x() + lean, peak}, {end.x() - lean, peak}, end);
  painter.setPen(outline_pen(theme.ink, 1.5 + theme.heavier));
  painter.drawPath(path);
  painter.drawPolyline(QPolygonF({end + QPointF(-4, -5), end, end + QPointF(4, -5)}));

  const MathStyle style{caption};
  const QString words = stable_move_markup(*run_);
  const double width = markup_width(words, style);
  LabelPlaces places(QRectF(plot_left - 8, 0, columns.right - plot_left + 8, stack_base));
  for (std::size_t i = 0; i < columns.points.size(); ++i) {
    for (const Label label : {Label::minus, Label::plus}) {
      const std::uint64_t count = count_of(run_->study.counts, columns.points[i], label);
      if (count > 0) places.take(columns.stack_cell(i, label, stack_base, sizes.height(count)));
    }
  }
  places.take(path.boundingRect().adjusted(-3, -3, 3, 3));
  places.take(ghost);
  places.take(rest.adjusted(-4, -6, 4, 4));
  const double arc_top = path.boundingRect().top();
  const QRectF arc = path.boundingRect();
  std::vector<QRectF> boxes;
  for (const double y : {arc_top + 6, arc_top - 6, arc_top + 18, 24.0, 12.0}) {
    boxes.push_back(words_box({arc.right() + 6, y}, width, caption));
    boxes.push_back(words_box({arc.left() - 6 - width, y}, width, caption));
    boxes.push_back(words_box({arc.center().x() - width / 2, y}, width, caption));
  }
  for (double x = columns.right - width; x > plot_left; x -= 24) boxes.push_back(words_box({x, 12}, width, caption));
  stage.rich(baseline_in(places.find(boxes), caption), words, style, theme.ink);
}

}  // namespace littlestone::ui
