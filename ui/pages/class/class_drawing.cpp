// SPDX-License-Identifier: GPL-3.0-or-later
// The class' picture in one grid: names, cells, the target's row, and the distribution as bars under the points.
#include <QFontMetricsF>
#include <QPaintEngine>
#include <algorithm>
#include <cmath>

#include "ui/kit/label_cells.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/name_places.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/class/class_edit.hpp"
#include "ui/pages/class/class_frame.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

using namespace class_parts;

namespace {

/// To whole pixels where there are any, so that an edge that two runs of cells share is at the same one for both.
class PixelGrid {
 public:
  explicit PixelGrid(const QPainter& painter)
      : pixels_(painter.paintEngine()->type() == QPaintEngine::Raster),
        to_device_(painter.deviceTransform()),
        from_device_(to_device_.inverted()) {}
  [[nodiscard]] QPointF nearest(QPointF p) const {
    return pixels_ ? from_device_.map(QPointF(to_device_.map(p).toPoint())) : p;
  }

 private:
  bool pixels_;
  QTransform to_device_;
  QTransform from_device_;
};

}  // namespace

ClassPicture::Drawing::Drawing(const ClassPicture& picture, QPainter& painter, const Theme& theme, QSizeF room,
                               const Grid& grid, Spots& spots)
    : picture_(picture),
      painter_(painter),
      theme_(theme),
      room_(room),
      grid_(grid),
      spots_(spots),
      class_(*picture.shown_->concept_class),
      f_(picture.frame(room, grid)),
      target_row_(picture.hand_.covered ? std::nullopt : class_.find(picture.shown_->distribution.target)) {
  for (std::size_t x = 0; x < grid.columns; ++x) likeliest_ = std::max(likeliest_, weight(x));
}

void ClassPicture::Drawing::paint() {
  paint_caption();
  paint_point_names();
  if (target_shown()) paint_target_band();
  if (grid_.glyphs) {
    paint_glyphs();
  } else {
    paint_plain_cells();
    if (target_shown()) paint_target_outline();
  }
  paint_hypothesis_names();
  paint_distribution();
  if (grid_.columns < class_.points() || grid_.rows < class_.size()) paint_truncation();
  add_rows_and_columns();
  if (picture_.hand_.edits) add_places();
  if (!picture_.shown_->left_out.empty()) paint_left_out();
}

// At the table's left, or as far right as so many px have room.
double ClassPicture::Drawing::left_of(double width) const {
  return std::min(f_.x0, std::max(0.0, room_.width() - width));
}

void ClassPicture::Drawing::paint_caption() {
  const std::optional<ClassShown::Dimensions>& known = picture_.shown_->dimensions;
  const QString caption =
      ClassPicture::tr("%1 × %2 · Ldim %3 · VC %4")
          .arg(count_text(static_cast<double>(class_.size())), count_text(static_cast<double>(class_.points())))
          .arg(known ? QString::number(known->littlestone) : QStringLiteral("…"))
          .arg(known ? vc_text(known->vc, known->vc_exact) : QStringLiteral("…"));
  painter_.setPen(theme_.ink2);
  const double left = left_of(QFontMetricsF(text_font(12)).horizontalAdvance(caption));
  MathText(caption, {.size = 12}, MathText::Mode::plain).draw(painter_, QPointF(left, f_.top + 14));
}

// All of them, or evenly spaced ones.
void ClassPicture::Drawing::paint_point_names() {
  const double name_room = picture_.name_width(false) + 6;
  // Columns wide enough for some letters have a name each, cut to its column.
  const double least =
      grid_.column >= 20 ? 1 : (grid_.turned ? turned_pitch : std::min(name_room, 80.0)) / grid_.column;
  const std::size_t every = round_step(least);
  const double straight = std::max(18.0, static_cast<double>(every) * grid_.column - (every == 1 ? 2 : 4));
  for (const std::size_t x : named_columns(class_, grid_.columns, least)) {
    const QString name = lone_name(class_.point_name(static_cast<PointIndex>(x)));
    paint_point_name(x, cut_text(name, text_font(11), grid_.turned ? longest_turned : straight));
  }
}

void ClassPicture::Drawing::paint_point_name(std::size_t x, const QString& name) {
  const double centre = column_middle(x);
  const MathText text(name, {.size = 11}, MathText::Mode::plain);
  painter_.setPen(theme_.ink2);
  if (grid_.turned) {
    painter_.save();
    painter_.translate(centre + 3, f_.y0 - 6);
    painter_.rotate(-45);
    text.draw(painter_, {0, 0});
    painter_.restore();
  } else if (centre + text.width() / 2 <= room_.width()) {
    text.draw(painter_, QPointF(std::max(centre, text.width() / 2), f_.y0 - 7), 0.5);
  }
}

// Under the cells of the target's row.
void ClassPicture::Drawing::paint_target_band() {
  const double pad = grid_.glyphs ? 1.5 : 1;
  const QRectF band(f_.left, row_y(*target_row_) - pad, f_.x1 - f_.left + 6, grid_.row - f_.gap + 2 * pad);
  draw_lineage_box(painter_, theme_, band, 4);
}

void ClassPicture::Drawing::paint_glyphs() {
  LabelCells glyphs(painter_, theme_, QSizeF(grid_.column - 2, grid_.row - 3));
  for (std::size_t h = 0; h < grid_.rows; ++h) {
    const LabelVector& labels = class_.row(static_cast<HypothesisIndex>(h));
    for (std::size_t x = 0; x < grid_.columns; ++x) glyphs.draw(QPointF(column_x(x), row_y(h)), labels[x]);
  }
}

// Cells without gaps are one ground and the runs of +1 on it: few shapes, and their edges meet exactly.
void ClassPicture::Drawing::paint_plain_cells() {
  const QRectF table(f_.x0, f_.y0, f_.x1 - f_.x0, f_.y1 - f_.y0);
  if (runs()) painter_.fillRect(table, theme_.minus_ground);
  QList<QRectF> minus;
  QList<QRectF> plus;
  collect_cells(minus, plus);
  // In high contrast the ground of −1 is the background's black: lines in the gaps, or around the table, keep it
  // visible.
  const bool lined = theme_.kind == ThemeKind::contrast;
  if (lined && !runs()) painter_.fillRect(table.adjusted(-f_.gap, -f_.gap, 0, 0), theme_.hair);
  fill_rects(painter_, minus, theme_.minus_ground);
  painter_.setRenderHint(QPainter::Antialiasing, !runs());
  fill_rects(painter_, plus, theme_.plus);
  painter_.setRenderHint(QPainter::Antialiasing);
  if (lined && runs()) {
    painter_.setPen(QPen(theme_.hair, 0.75));
    painter_.drawRect(table);
  }
}

// One rectangle a cell, or one a run of +1.
void ClassPicture::Drawing::collect_cells(QList<QRectF>& minus, QList<QRectF>& plus) const {
  const PixelGrid pixels(painter_);
  for (std::size_t h = 0; h < grid_.rows; ++h) {
    const LabelVector& labels = class_.row(static_cast<HypothesisIndex>(h));
    for (std::size_t x = 0; x < grid_.columns;) {
      std::size_t end = x + 1;
      while (runs() && end < grid_.columns && labels[end] == labels[x]) ++end;
      QRectF cell(column_x(x), row_y(h), static_cast<double>(end - x) * grid_.column - f_.gap, grid_.row - f_.gap);
      if (runs()) cell = {pixels.nearest(cell.topLeft()), pixels.nearest({column_x(end), row_y(h + 1)})};
      if (labels[x] == Label::plus) {
        plus.append(cell);
      } else if (!runs()) {
        minus.append(cell);
      }
      x = end;
    }
  }
}

// Cells without gaps leave nothing of the band.
void ClassPicture::Drawing::paint_target_outline() {
  painter_.setPen(QPen(theme_.ink, 1 + theme_.heavier * 0.5));
  painter_.drawRect(
      QRectF(f_.x0 - 1, row_y(*target_row_) - 1, f_.x1 - f_.x0 - f_.gap + 2, std::max(1.0, grid_.row - f_.gap) + 2));
}

// At least 14 px apart, the target's always.
void ClassPicture::Drawing::paint_hypothesis_names() {
  const std::size_t every = round_step(14 / grid_.row);
  for (std::size_t h = 0; h < grid_.rows; h += every) {
    if (target_row_ && (*target_row_ == h || std::abs(row_middle(h) - row_middle(*target_row_)) < 15)) continue;
    paint_hypothesis_name(h, theme_.ink2);
  }
  if (!target_shown()) return;
  paint_hypothesis_name(*target_row_, theme_.ink);
  painter_.setPen(theme_.ink);
  MathText(ClassPicture::tr("target $c$"), {.size = 11}, MathText::Mode::mixed)
      .draw(painter_, QPointF(f_.x1 + 10, row_middle(*target_row_) + 3));
}

void ClassPicture::Drawing::paint_hypothesis_name(std::size_t h, const QColor& color) {
  const double size = grid_.row >= 20 ? 14 : 11;
  const MathText text =
      name_within(class_.hypothesis_name(static_cast<HypothesisIndex>(h)), {.size = size}, longest_name);
  painter_.setPen(color);
  text.draw(painter_, QPointF(f_.x0 - 10, row_middle(h) - f_.gap / 2 + 0.35 * size), 1);
}

// A possible point is never without a mark.
double ClassPicture::Drawing::bar_height(double weight) const {
  const double full = picture_.hand_.full_bar.value_or(likeliest_);
  return weight > 0 && full > 0 ? std::clamp(bars_height * weight / full, 1.0, bars_height * most_weight) : 0.0;
}

// Under the columns it weighs.
void ClassPicture::Drawing::paint_distribution() {
  QList<QRectF> bars;
  const double bar_gap = grid_.column >= 14 ? 7 : grid_.column >= 4 ? 1 : 0;
  const double bar_in = grid_.column >= 14 ? (bar_gap - f_.gap) / 2 : 0;
  for (std::size_t x = 0; x < grid_.columns && likeliest_ > 0; ++x) {
    if (weight(x) <= 0) continue;
    const double height = bar_height(weight(x));
    bars.append(QRectF(column_x(x) + bar_in, f_.base - height, grid_.column - bar_gap, height));
  }
  fill_rects(painter_, bars, theme_.line);
  painter_.setPen(QPen(theme_.line, 1 + theme_.heavier));
  painter_.drawLine(QPointF(f_.x0 - 1, f_.base + 0.5), QPointF(f_.x1 - f_.gap + 1, f_.base + 0.5));
  painter_.setPen(theme_.ink3);
  if (numbers_fit()) {
    paint_numbers();
  } else {
    MathText(ClassPicture::tr("most: %1").arg(told_probability(likeliest_)), {.size = 11}, MathText::Mode::plain)
        .draw(painter_, QPointF(f_.x0, f_.y1 + bars_gap - 7));
  }
  painter_.setPen(theme_.ink2);
  MathText(QStringLiteral("D"), {.size = 14}).draw(painter_, QPointF(f_.x0 - 10, f_.base - 2), 1);
  painter_.setPen(theme_.ink3);
  const MathText foot(ClassPicture::tr("probability of each point"), {.size = 11}, MathText::Mode::plain);
  foot.draw(painter_, QPointF(left_of(foot.width()), f_.base + 17));
}

bool ClassPicture::Drawing::numbers_fit() const {
  if (grid_.column < 26 || grid_.columns > 40) return false;
  const QFontMetricsF metrics(text_font(9));
  for (std::size_t x = 0; x < grid_.columns; ++x) {
    if (metrics.horizontalAdvance(probability_text(weight(x))) > grid_.column) return false;
  }
  return true;
}

void ClassPicture::Drawing::paint_numbers() {
  for (std::size_t x = 0; x < grid_.columns; ++x) {
    MathText(probability_text(weight(x)), {.size = 10}, MathText::Mode::plain)
        .draw(painter_, QPointF(column_middle(x), f_.base - bar_height(weight(x)) - 4), 0.5);
  }
}

void ClassPicture::Drawing::paint_truncation() {
  const auto part = [](std::size_t shown, std::size_t all) {
    return ClassPicture::tr("%1 of %2")
        .arg(count_text(static_cast<double>(shown)), count_text(static_cast<double>(all)));
  };
  const QString hypotheses = part(grid_.rows, class_.size());
  const QString points = part(grid_.columns, class_.points());
  const QString text = grid_.columns == class_.points()
                           ? ClassPicture::tr("showing the first %1 hypotheses").arg(hypotheses)
                       : grid_.rows == class_.size()
                           ? ClassPicture::tr("showing the first %1 points").arg(points)
                           : ClassPicture::tr("showing the first %1 hypotheses and %2 points").arg(hypotheses, points);
  painter_.setPen(theme_.ink2);
  const MathText line(text, {.size = 11}, MathText::Mode::plain);
  line.draw(painter_, QPointF(left_of(line.width()), f_.base + 33));
}

// Below all else: "left out:" and the names, as many as there is room for, each a place to click.
void ClassPicture::Drawing::paint_left_out() {
  const bool truncated = grid_.columns < class_.points() || grid_.rows < class_.size();
  const double y = f_.base + footer_height + (truncated ? 16 : 0) + 14;
  const MathText head(ClassPicture::tr("left out:"), {.size = 11}, MathText::Mode::plain);
  double x = left_of(head.width());
  painter_.setPen(theme_.ink3);
  head.draw(painter_, QPointF(x, y));
  x += head.width() + 8;
  const std::vector<Name>& names = picture_.shown_->left_out;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const QString name = cut_text(lone_name(names[i]), text_font(11), longest_name);
    const MathText text(name, {.size = 11}, MathText::Mode::plain);
    const bool room = x + text.width() <= room_.width() - (i + 1 < names.size() ? 24 : 4);
    painter_.setPen(theme_.ink2);
    if (!room) {
      MathText(QStringLiteral("…"), {.size = 11}, MathText::Mode::plain).draw(painter_, QPointF(x, y));
      return;
    }
    text.draw(painter_, QPointF(x, y));
    const QRectF rect(x - 3, y - 13, text.width() + 6, 18);
    painter_.setPen(QPen(theme_.ink3, 1));
    painter_.drawLine(QPointF(x, y - 4), QPointF(x + text.width(), y - 4));
    if (picture_.hand_.edits) {
      constexpr double no_ring = -1;
      spots_.add(painter_, rect, no_ring, Kin(), Spot::Act::choose,
                 static_cast<std::int32_t>(class_.size() * (class_.points() + 1) + 2 * class_.points() + i));
    }
    if (picture_.hand_.cursor == ClassPlace{ClassPlace::What::left_out, 0, static_cast<PointIndex>(i)}) {
      paint_ring(rect);
    }
    x += text.width() + 14;
  }
}

// Rows under columns: a cell is its column's, a row is found at its name.
void ClassPicture::Drawing::add_rows_and_columns() {
  const bool edits = picture_.hand_.edits;
  for (std::size_t h = 0; h < grid_.rows; ++h) {
    spots_.add(painter_, QRectF(f_.left, row_y(h), f_.x1 - f_.left, grid_.row - f_.gap), 4,
               Kin::of_predictor(class_.row(static_cast<HypothesisIndex>(h))),
               edits ? Spot::Act::choose : Spot::Act::none,
               edits ? static_cast<std::int32_t>(class_.size() * class_.points() + h) : -1);
  }
  for (std::size_t x = 0; x < grid_.columns; ++x) {
    spots_.add(painter_, QRectF(column_x(x), f_.y0 - 20, grid_.column - f_.gap, f_.base - f_.y0 + 20), 4,
               Kin::of_point(static_cast<PointIndex>(x)));
  }
}

// What can be clicked or dragged over the rows and columns, and the keys' cursor. Rings are left to rows and columns.
void ClassPicture::Drawing::add_places() {
  using What = ClassPlace::What;
  constexpr double least_cell = 6;  // px that a finger finds
  constexpr double no_ring = -1;
  const std::optional<ClassPlace>& cursor = picture_.hand_.cursor;
  const auto numbered = [](std::size_t place) { return static_cast<std::int32_t>(place); };
  const QSizeF cell(grid_.column - f_.gap, grid_.row - f_.gap);
  const bool wide = grid_.column >= least_cell;
  std::optional<QRectF> here;
  for (std::size_t h = 0; h < grid_.rows; ++h) {
    const auto row = static_cast<HypothesisIndex>(h);
    const QRectF name(QPointF(f_.left, row_y(h)), QSizeF(grid_.names - 4, cell.height()));
    if (cursor == ClassPlace{What::name, row, 0}) here = name;
    for (std::size_t x = 0; x < grid_.columns && wide && grid_.row >= least_cell; ++x) {
      const auto point = static_cast<PointIndex>(x);
      const QRectF rect(QPointF(column_x(x), row_y(h)), cell);
      spots_.add(painter_, rect, no_ring, Kin::of_point(point), Spot::Act::choose, numbered(h * class_.points() + x));
      if (cursor == ClassPlace{What::cell, row, point}) here = rect;
    }
  }
  for (std::size_t x = 0; x < grid_.columns && wide; ++x) {
    const auto point = static_cast<PointIndex>(x);
    const double height = bars_height * most_weight;
    const QRectF bar(column_x(x), f_.base - height, cell.width(), height + 3);
    spots_.add(painter_, bar, no_ring, Kin::of_point(point), Spot::Act::drag,
               numbered(class_.size() * (class_.points() + 1) + x));
    if (cursor == ClassPlace{What::bar, 0, point}) here = bar;
    const QRectF head(column_x(x), f_.y0 - grid_.header, cell.width(), grid_.header - 2);
    spots_.add(painter_, head, no_ring, Kin::of_point(point), Spot::Act::choose,
               numbered(class_.size() * (class_.points() + 1) + class_.points() + x));
    if (cursor == ClassPlace{What::head, 0, point}) here = head;
  }
  if (here) paint_ring(*here);
}

void ClassPicture::Drawing::paint_ring(const QRectF& place) {
  painter_.setBrush(Qt::NoBrush);
  for (const QPen& pen : {QPen(theme_.canvas, 4), QPen(theme_.ink, 2 + theme_.heavier)}) {
    painter_.setPen(pen);
    painter_.drawRoundedRect(place.adjusted(-1, -1, 1, 1), 4, 4);
  }
}

}  // namespace littlestone::ui
