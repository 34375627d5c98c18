// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/class_picture.hpp"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/kit/fit.hpp"
#include "ui/kit/label_cells.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/class/class_edit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double caption_height = 26;  // |H| × |X| · Ldim · VC
constexpr double header_height = 20;   // point names
constexpr double bars_height = 46;     // of the likeliest point
constexpr double bars_gap = 26;        // between table and tallest bar, with its number
constexpr double footer_height = 22;   // what the bars are
constexpr double side_width = 60;      // "target c" at the right
constexpr double longest_name = 120;
constexpr double longest_turned = 84;  // of a point, at 45°: its end stays over the column of "target c"
constexpr double diagonal = std::numbers::sqrt2 / 2;

constexpr double cell_width = 27;
constexpr double cell_height = 25;

// The next of 1, 2, 5, 10, 20, 50, …: names are skipped by steps that are easy to count in.
std::size_t round_step(double least) {
  std::size_t decade = 1;
  for (;;) {
    for (const std::size_t digit : {1U, 2U, 5U}) {
      if (static_cast<double>(digit * decade) >= least) return digit * decade;
    }
    decade *= 10;
  }
}

}  // namespace

// How big one cell is and how much of the table is shown.
struct ClassPicture::Grid {
  bool glyphs = true;
  double column = cell_width;
  double row = cell_height;
  std::size_t columns = 0;
  std::size_t rows = 0;
  double names = 0;  // width of the column of hypothesis names, 0 for none
  double header = header_height;
  bool turned = false;  // point names wider than a column rise over it

  [[nodiscard]] double width() const { return names + column * static_cast<double>(columns) + side_width; }
  [[nodiscard]] double height() const {
    return caption_height + header + row * static_cast<double>(rows) + bars_gap + bars_height + footer_height;
  }
};

// Where the parts of the picture lie, in its own px.
struct ClassPicture::Frame {
  double left, top, x0, y0, x1, y1;  // of all; of the cells
  double base;                       // of the bars
  double gap;                        // between cells
};

// A grid and the scale it is drawn at.
struct ClassPicture::Fitted {
  double scale;
  Grid grid;
};

ClassPicture::ClassPicture(std::shared_ptr<const LabRun> run, const ClassHand& hand)
    : run_(std::move(run)), hand_(hand) {}

double ClassPicture::name_width(bool hypotheses) const {
  // Names are alike within a class: the first, the last and a sample between tell the width.
  const ConceptClass& c = *run_->concept_class;
  const std::size_t n = hypotheses ? c.size() : c.points();
  const std::size_t step = std::max<std::size_t>(1, n / 64);
  double width = 0;
  for (std::size_t i = 0; i < n; i += step) {
    const auto id = static_cast<std::uint32_t>(i);
    const QString markup = hypotheses ? name_markup(c.hypothesis_name(id)) : plain_name(c.point_name(id));
    const MathText::Mode mode = hypotheses ? MathText::Mode::mixed : MathText::Mode::plain;
    width = std::max(width, MathText(markup, {.size = hypotheses ? 14.0 : 11.0}, mode).width());
  }
  return width;
}

ClassPicture::Grid ClassPicture::cells() const {
  Grid grid;
  grid.columns = run_->concept_class->points();
  grid.rows = run_->concept_class->size();
  grid.names = std::min(longest_name, name_width(true)) + 14;
  const double point = name_width(false);
  grid.turned = point > grid.column - 2;
  if (grid.turned) grid.header += std::min(point, longest_turned) * diagonal;
  return grid;
}

// Cells as big as the room allows, at least 1 px high and wide; the rest is left off.
ClassPicture::Grid ClassPicture::micro(QSizeF room) const {
  const ConceptClass& c = *run_->concept_class;
  Grid grid;
  grid.glyphs = false;
  grid.names = std::min(longest_name, name_width(true)) + 14;
  const double wide = std::max(40.0, room.width() - grid.names - side_width);
  Grid frame = grid;
  const double high = std::max(40.0, room.height() - frame.height() - 16);
  const auto fits = [](double space, double least) {
    return static_cast<std::size_t>(std::max(1.0, std::floor(space / least)));
  };
  grid.columns = std::min(c.points(), fits(wide, 1));
  grid.rows = std::min(c.size(), fits(high, 1));
  grid.column = std::min(cell_width, wide / static_cast<double>(grid.columns));
  grid.row = std::min(cell_height, high / static_cast<double>(grid.rows));
  // Cells are square where both ways have room; a long thin table keeps what it has.
  if (grid.column >= 4 && grid.row >= 4) grid.column = grid.row = std::min(grid.column, grid.row);
  return grid;
}

QSizeF ClassPicture::natural_size() const {
  const Grid full = cells();
  constexpr QSizeF most(1040, 760);
  const QSizeF size(full.width(), full.height());
  if (size.width() <= most.width() && size.height() <= most.height()) return size;
  const Grid small = micro(most);
  return {std::max(640.0, small.width()), std::max(360.0, small.height() + 16)};
}

void ClassPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void ClassPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (area.isEmpty()) return;
  const Fitted fit = fitted(area.size());
  const ScaledPainter scaled(painter, area, fit.scale);
  paint_grid(painter, theme, scaled.size(), fit.grid, spots);
}

ClassPicture::Fitted ClassPicture::fitted(QSizeF area) const {
  constexpr double smallest_scale_for_glyphs = 0.7;
  const Grid full = cells();
  const double scale = fit_scale(QSizeF(full.width(), full.height()), area, 1.6);
  if (scale >= smallest_scale_for_glyphs) return {std::min(scale, 2.5), full};
  // Plain cells fill what there is; only rooms under the smallest canvas are scaled.
  const double shrink = std::min({1.0, area.width() / 420, area.height() / 300});
  return {shrink, micro(area / shrink)};
}

ClassPicture::Frame ClassPicture::frame(QSizeF room, const Grid& grid) const {
  const ConceptClass& c = *run_->concept_class;
  const bool truncated = grid.columns < c.points() || grid.rows < c.size();
  Frame f{};
  f.left = std::max(0.0, (room.width() - grid.width()) / 2);
  f.top = std::max(0.0, (room.height() - grid.height() - (truncated ? 16 : 0)) / 2);
  f.x0 = f.left + grid.names;
  f.y0 = f.top + caption_height + grid.header;
  f.x1 = f.x0 + static_cast<double>(grid.columns) * grid.column;
  f.y1 = f.y0 + static_cast<double>(grid.rows) * grid.row;
  f.base = f.y1 + bars_gap + bars_height;
  f.gap = grid.column >= 14 ? 2 : grid.column >= 4 && grid.row >= 4 ? 1 : 0;
  return f;
}

void ClassPicture::paint_grid(QPainter& painter, const Theme& theme, QSizeF room, const Grid& grid,
                              Spots& spots) const {
  const ConceptClass& c = *run_->concept_class;
  const LabelVector& target = run_->distribution.target;
  const std::optional<HypothesisIndex> target_row = c.find(target);
  const bool truncated = grid.columns < c.points() || grid.rows < c.size();
  const Frame f = frame(room, grid);
  const double left = f.left;
  const double top = f.top;
  const double x0 = f.x0;
  const double y0 = f.y0;
  const double x1 = f.x1;
  const double y1 = f.y1;
  const double base = f.base;
  const double gap = f.gap;

  // Caption.
  const bool known = run_->littlestone >= 0;
  const QString caption =
      tr("%1 × %2 · Ldim %3 · VC %4")
          .arg(count_text(static_cast<double>(c.size())), count_text(static_cast<double>(c.points())))
          .arg(known ? QString::number(run_->littlestone) : QStringLiteral("…"))
          .arg(known ? vc_text(*run_) : QStringLiteral("…"));
  painter.setPen(theme.ink2);
  const double caption_left =
      std::min(x0, std::max(0.0, room.width() - QFontMetricsF(text_font(12)).horizontalAdvance(caption)));
  MathText(caption, {.size = 12}, MathText::Mode::plain).draw(painter, QPointF(caption_left, top + 14));

  // Point names: all of them, or evenly spaced ones, the first among them.
  const double name_room = name_width(false) + 6;
  // Columns wide enough for some letters have a name each, cut to its column.
  const std::size_t every = grid.column >= 20 ? 1 : round_step(std::min(name_room, 80.0) / grid.column);
  for (std::size_t x = 0; x < grid.columns; x += every) {
    QString name = plain_name(c.point_name(static_cast<PointIndex>(x)));
    name =
        QFontMetricsF(text_font(11))
            .elidedText(name, Qt::ElideMiddle,
                        grid.turned ? longest_turned
                                    : std::max(18.0, static_cast<double>(every) * grid.column - (every == 1 ? 2 : 4)));
    const double centre = x0 + (static_cast<double>(x) + 0.5) * grid.column - gap / 2;
    const MathText text(name, {.size = 11}, MathText::Mode::plain);
    painter.setPen(theme.ink2);
    if (grid.turned) {
      painter.save();
      painter.translate(centre + 3, y0 - 6);
      painter.rotate(-45);
      text.draw(painter, {0, 0});
      painter.restore();
      continue;
    }
    if (centre + text.width() / 2 > room.width()) continue;
    text.draw(painter, QPointF(std::max(centre, text.width() / 2), y0 - 7), 0.5);
  }

  // Target row: its band lies under the cells.
  if (target_row && *target_row < grid.rows) {
    const double y = y0 + static_cast<double>(*target_row) * grid.row;
    const double pad = grid.glyphs ? 1.5 : 1;
    draw_lineage_box(painter, theme, QRectF(left, y - pad, x1 - left + 6, grid.row - gap + 2 * pad), 4);
  }

  // Rows. Cells without gaps are one ground and the runs of +1 on it: few shapes, and their edges meet exactly.
  const bool runs = !grid.glyphs && gap == 0;
  if (runs) painter.fillRect(QRectF(x0, y0, x1 - x0, y1 - y0), theme.minus_ground);
  const auto y_of = [&](std::size_t h) { return y0 + static_cast<double>(h) * grid.row; };
  // Where there are pixels, an edge that two runs share is at the same one for both.
  const bool pixels = painter.paintEngine()->type() == QPaintEngine::Raster;
  const QTransform to_device = painter.deviceTransform();
  const QTransform from_device = to_device.inverted();
  const auto on_pixel = [&](QPointF p) { return pixels ? from_device.map(QPointF(to_device.map(p).toPoint())) : p; };
  QList<QRectF> minus;
  QList<QRectF> plus;
  LabelCells glyphs(painter, theme, QSizeF(grid.column - 2, grid.row - 3));
  for (std::size_t h = 0; h < grid.rows; ++h) {
    const LabelVector& labels = c.row(static_cast<HypothesisIndex>(h));
    const double y = y_of(h);
    for (std::size_t x = 0; x < grid.columns;) {
      const double left_edge = x0 + static_cast<double>(x) * grid.column;
      if (grid.glyphs) {
        glyphs.draw(QPointF(left_edge, y), labels[x]);
        ++x;
        continue;
      }
      std::size_t end = x + 1;
      while (runs && end < grid.columns && labels[end] == labels[x]) ++end;
      QRectF cell(left_edge, y, static_cast<double>(end - x) * grid.column - gap, grid.row - gap);
      if (runs) cell = {on_pixel(cell.topLeft()), on_pixel({x0 + static_cast<double>(end) * grid.column, y_of(h + 1)})};
      if (labels[x] == Label::plus) {
        plus.append(cell);
      } else if (!runs) {
        minus.append(cell);
      }
      x = end;
    }
  }
  // In high contrast the ground of −1 is the background's black: lines in the gaps, or around the table, keep it
  // visible.
  const bool lined = !grid.glyphs && theme.kind == ThemeKind::contrast;
  if (lined && !runs) painter.fillRect(QRectF(x0 - gap, y0 - gap, x1 - x0 + gap, y1 - y0 + gap), theme.hair);
  fill_rects(painter, minus, theme.minus_ground);
  painter.setRenderHint(QPainter::Antialiasing, !runs);
  fill_rects(painter, plus, theme.plus);
  painter.setRenderHint(QPainter::Antialiasing);
  if (lined && runs) {
    painter.setPen(QPen(theme.hair, 0.75));
    painter.drawRect(QRectF(x0, y0, x1 - x0, y1 - y0));
  }
  if (!grid.glyphs && target_row && *target_row < grid.rows) {  // cells without gaps leave nothing of the band
    const double y = y0 + static_cast<double>(*target_row) * grid.row;
    painter.setPen(QPen(theme.ink, 1 + theme.heavier * 0.5));
    painter.drawRect(QRectF(x0 - 1, y - 1, x1 - x0 - gap + 2, std::max(1.0, grid.row - gap) + 2));
  }

  // Hypothesis names: at least 14 px apart, the target's always.
  const std::size_t name_every = round_step(14 / grid.row);
  const auto draw_name = [&](std::size_t h, const QColor& color) {
    const std::string& name = c.hypothesis_name(static_cast<HypothesisIndex>(h));
    const double size = grid.row >= 20 ? 14 : 11;
    const MathText text = name_within(name, {.size = size}, longest_name);
    painter.setPen(color);
    const double y = y0 + (static_cast<double>(h) + 0.5) * grid.row - gap / 2;
    text.draw(painter, QPointF(x0 - 10, y + 0.35 * size), 1);
  };
  const double target_y = target_row ? y0 + (static_cast<double>(*target_row) + 0.5) * grid.row : 0;
  for (std::size_t h = 0; h < grid.rows; h += name_every) {
    const double y = y0 + (static_cast<double>(h) + 0.5) * grid.row;
    if (target_row && (*target_row == h || std::abs(y - target_y) < 15)) continue;
    draw_name(h, theme.ink2);
  }
  if (target_row && *target_row < grid.rows) {
    draw_name(*target_row, theme.ink);
    painter.setPen(theme.ink);
    MathText(tr("target $c$"), {.size = 11}, MathText::Mode::mixed).draw(painter, QPointF(x1 + 10, target_y + 3));
  }

  // The distribution, under the columns it weighs.
  double most = 0;
  for (std::size_t x = 0; x < grid.columns; ++x) most = std::max(most, run_->distribution.weights[x]);
  const double full = hand_.full_bar.value_or(most);
  const double tallest = bars_height * most_weight;
  const auto bar_height = [&](double weight) {  // a possible point is never without a mark
    return weight > 0 && full > 0 ? std::clamp(bars_height * weight / full, 1.0, tallest) : 0.0;
  };
  QList<QRectF> bars;
  const double bar_gap = grid.column >= 14 ? 7 : grid.column >= 4 ? 1 : 0;
  const double bar_in = grid.column >= 14 ? (bar_gap - gap) / 2 : 0;
  bool numbers = grid.column >= 26 && grid.columns <= 40;
  for (std::size_t x = 0; x < grid.columns && most > 0; ++x) {
    const double weight = run_->distribution.weights[x];
    if (weight <= 0) continue;
    const double height = bar_height(weight);
    bars.append(
        QRectF(x0 + static_cast<double>(x) * grid.column + bar_in, base - height, grid.column - bar_gap, height));
  }
  fill_rects(painter, bars, theme.line);
  painter.setPen(QPen(theme.line, 1 + theme.heavier));
  painter.drawLine(QPointF(x0 - 1, base + 0.5), QPointF(x1 - gap + 1, base + 0.5));
  if (numbers) {
    const QFontMetricsF metrics(text_font(9));
    for (std::size_t x = 0; x < grid.columns; ++x) {
      numbers = numbers && metrics.horizontalAdvance(probability_text(run_->distribution.weights[x])) <= grid.column;
    }
  }
  painter.setPen(theme.ink3);
  if (numbers) {
    for (std::size_t x = 0; x < grid.columns; ++x) {
      const double weight = run_->distribution.weights[x];
      const double height = bar_height(weight);
      MathText(probability_text(weight), {.size = 10}, MathText::Mode::plain)
          .draw(painter, QPointF(x0 + (static_cast<double>(x) + 0.5) * grid.column - gap / 2, base - height - 4), 0.5);
    }
  } else {
    MathText(tr("most: %1").arg(told_probability(most)), {.size = 11}, MathText::Mode::plain)
        .draw(painter, QPointF(x0, y1 + bars_gap - 7));
  }
  painter.setPen(theme.ink2);
  MathText(QStringLiteral("D"), {.size = 14}).draw(painter, QPointF(x0 - 10, base - 2), 1);
  painter.setPen(theme.ink3);
  const MathText foot(tr("probability of each point"), {.size = 11}, MathText::Mode::plain);
  foot.draw(painter, QPointF(std::min(x0, std::max(0.0, room.width() - foot.width())), base + 17));
  if (truncated) {
    const auto part = [](std::size_t shown, std::size_t all) {
      return tr("%1 of %2").arg(count_text(static_cast<double>(shown)), count_text(static_cast<double>(all)));
    };
    const QString hypotheses = part(grid.rows, c.size());
    const QString points = part(grid.columns, c.points());
    const QString text = grid.columns == c.points() ? tr("showing the first %1 hypotheses").arg(hypotheses)
                         : grid.rows == c.size()
                             ? tr("showing the first %1 points").arg(points)
                             : tr("showing the first %1 hypotheses and %2 points").arg(hypotheses, points);
    painter.setPen(theme.ink2);
    const MathText line(text, {.size = 11}, MathText::Mode::plain);
    line.draw(painter, QPointF(std::min(x0, std::max(0.0, room.width() - line.width())), base + 33));
  }
  // Rows under columns: a cell is its column's, a row is found at its name.
  for (std::size_t h = 0; h < grid.rows; ++h) {
    spots.add(painter, QRectF(left, y0 + static_cast<double>(h) * grid.row, x1 - left, grid.row - gap), 4,
              Kin::of_predictor(c.row(static_cast<HypothesisIndex>(h))),
              hand_.edits ? Spot::Act::choose : Spot::Act::none,
              hand_.edits ? static_cast<std::int32_t>(c.size() * c.points() + h) : -1);
  }
  for (std::size_t x = 0; x < grid.columns; ++x) {
    spots.add(painter, QRectF(x0 + static_cast<double>(x) * grid.column, y0 - 20, grid.column - gap, base - y0 + 20), 4,
              Kin::of_point(static_cast<PointIndex>(x)));
  }
  if (hand_.edits) add_places(painter, theme, grid, f, spots);
}

// What can be clicked or dragged over the rows and columns, and the keys' cursor. Rings are left to rows and columns.
void ClassPicture::add_places(QPainter& painter, const Theme& theme, const Grid& grid, const Frame& frame,
                              Spots& spots) const {
  using What = ClassPlace::What;
  constexpr double least_cell = 6;  // px that a finger finds
  constexpr double no_ring = -1;
  const ConceptClass& c = *run_->concept_class;
  const auto corner = [&](std::size_t x, std::size_t h) {
    return QPointF(frame.x0 + static_cast<double>(x) * grid.column, frame.y0 + static_cast<double>(h) * grid.row);
  };
  const auto numbered = [](std::size_t place) { return static_cast<std::int32_t>(place); };
  const QSizeF cell(grid.column - frame.gap, grid.row - frame.gap);
  const bool wide = grid.column >= least_cell;
  std::optional<QRectF> ring;
  for (std::size_t h = 0; h < grid.rows; ++h) {
    const auto row = static_cast<HypothesisIndex>(h);
    const QRectF name(QPointF(frame.left, corner(0, h).y()), QSizeF(grid.names - 4, cell.height()));
    if (hand_.cursor == ClassPlace{What::name, row, 0}) ring = name;
    for (std::size_t x = 0; x < grid.columns && wide && grid.row >= least_cell; ++x) {
      const auto point = static_cast<PointIndex>(x);
      const QRectF rect(corner(x, h), cell);
      spots.add(painter, rect, no_ring, Kin::of_point(point), Spot::Act::choose, numbered(h * c.points() + x));
      if (hand_.cursor == ClassPlace{What::cell, row, point}) ring = rect;
    }
  }
  for (std::size_t x = 0; x < grid.columns && wide; ++x) {
    const auto point = static_cast<PointIndex>(x);
    const double height = bars_height * most_weight;
    const QRectF bar(corner(x, 0).x(), frame.base - height, cell.width(), height + 3);
    spots.add(painter, bar, no_ring, Kin::of_point(point), Spot::Act::drag, numbered(c.size() * (c.points() + 1) + x));
    if (hand_.cursor == ClassPlace{What::bar, 0, point}) ring = bar;
  }
  if (!ring) return;
  painter.setBrush(Qt::NoBrush);
  for (const QPen& pen : {QPen(theme.canvas, 4), QPen(theme.ink, 2 + theme.heavier)}) {
    painter.setPen(pen);
    painter.drawRoundedRect(ring->adjusted(-1, -1, 1, 1), 4, 4);
  }
}

std::optional<ClassPlace> ClassPicture::place_of(const Spot& spot) const {
  const ConceptClass& c = *run_->concept_class;
  if (spot.act == Spot::Act::none || spot.place < 0) return std::nullopt;
  auto place = static_cast<std::size_t>(spot.place);
  const std::size_t all = c.size() * c.points();
  using What = ClassPlace::What;
  if (place < all) {
    return ClassPlace{What::cell, static_cast<HypothesisIndex>(place / c.points()),
                      static_cast<PointIndex>(place % c.points())};
  }
  place -= all;
  if (place < c.size()) return ClassPlace{What::name, static_cast<HypothesisIndex>(place), 0};
  place -= c.size();
  if (place < c.points()) return ClassPlace{What::bar, 0, static_cast<PointIndex>(place)};
  return std::nullopt;
}

double ClassPicture::part_at(const QRectF& area, QPointF at) const {
  const Fitted fit = fitted(area.size());
  const double base = frame(area.size() / fit.scale, fit.grid).base;
  return std::clamp((base - (at.y() - area.top()) / fit.scale) / bars_height, 0.0, most_weight);
}

QString ClassPicture::told(const ClassPlace& place) const {
  const ConceptClass& c = *run_->concept_class;
  const QString point = place.point < c.points() ? plain_name(c.point_name(place.point)) : QString();
  const QString row = place.row < c.size() ? plain_name(c.hypothesis_name(place.row)) : QString();
  switch (place.what) {
    case ClassPlace::What::cell:
      return tr("%1 says %2 at %3").arg(row, label_text(c.row(place.row)[place.point]), point);
    case ClassPlace::What::name:
      return c.row(place.row) == run_->distribution.target ? tr("%1, the target").arg(row) : row;
    case ClassPlace::What::bar:
      return tr("%1 is drawn with probability %2")
          .arg(point, told_probability(run_->distribution.weights[place.point]));
  }
  return {};
}

QString ClassPicture::description() const {
  const ConceptClass& c = *run_->concept_class;
  const std::string target = c.name_of(run_->distribution.target);
  const QString table =
      tr("Label table of %1: %2 hypotheses on %3 points, Littlestone dimension %4, VC dimension %5; the target is "
         "%6.")
          .arg(class_title(c.name()), count_text(static_cast<double>(c.size())),
               count_text(static_cast<double>(c.points())))
          .arg(run_->littlestone)
          .arg(vc_text(*run_))
          .arg(target.empty() ? tr("not in the class") : QString::fromStdString(target));
  return hand_.cursor ? table + u' ' + tr("At the cursor: %1.").arg(told(*hand_.cursor)) : table;
}

}  // namespace littlestone::ui
