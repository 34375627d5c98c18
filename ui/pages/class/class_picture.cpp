// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/class_picture.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/kit/figure_words.hpp"
#include "ui/kit/fit.hpp"
#include "ui/kit/name_places.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/class/class_edit.hpp"
#include "ui/words/counted.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct ClassWords {
  Q_DECLARE_TR_FUNCTIONS(ClassPicture)
};

constexpr double caption_height = 26;    // |H| × |X| · Ldim · VC
constexpr double header_height = 20;     // point names
constexpr double bars_height = 46;       // of the likeliest point
constexpr double bars_gap = 26;          // between table and tallest bar, with its number
constexpr double footer_height = 22;     // what the bars are
constexpr double left_out_height = 20;   // the names of columns that are left out
constexpr double truncated_height = 16;  // how much of the table is shown
constexpr double side_width = 60;        // "target c" at the right
constexpr double longest_name = 120;
constexpr double longest_turned = 96;  // of a point, at 45°: its end stays over the column of "target c"
constexpr double turned_pitch = 17;    // of columns whose names at 45° keep clear of each other
constexpr double diagonal = std::numbers::sqrt2 / 2;
constexpr double cell_width = 27;
constexpr double cell_height = 25;
constexpr MathStyle name_style{14};

// --- How big one cell is and how much of the table is shown

struct Grid {
  bool glyphs = true;
  double column = cell_width;
  double row = cell_height;
  std::size_t columns = 0;
  std::size_t rows = 0;
  double names = 0;  // width of the column of hypothesis names
  double header = header_height;
  bool turned = false;  // point names wider than a column rise over it
  double left_out = 0;  // height of the line of columns that are left out, 0 for none

  [[nodiscard]] QSizeF size() const {
    return {
        names + column * static_cast<double>(columns) + side_width,
        caption_height + header + row * static_cast<double>(rows) + bars_gap + bars_height + footer_height + left_out};
  }
  // Between cells.
  [[nodiscard]] double gap() const { return column >= 14 ? 2 : column >= 4 && row >= 4 ? 1 : 0; }
};

// Names are alike within a class: the first, the last and a sample between tell the width.
double name_width(const ConceptClass& c, bool hypotheses) {
  const std::size_t n = hypotheses ? c.size() : c.points();
  const std::size_t step = std::max<std::size_t>(1, n / 64);
  double width = 0;
  for (std::size_t i = 0; i < n; i += step) {
    const auto id = static_cast<std::uint32_t>(i);
    width = std::max(width, hypotheses ? width_of(name_markup(c.hypothesis_name(id)), name_style)
                                       : width_of(literal(lone_name(c.point_name(id))), styles::small));
  }
  return width;
}

Grid cells(const ClassShown& shown) {
  const ConceptClass& c = *shown.concept_class;
  Grid grid;
  grid.left_out = shown.left_out.empty() ? 0 : left_out_height;
  grid.columns = c.points();
  grid.rows = c.size();
  grid.names = std::min(longest_name, name_width(c, true)) + 14;
  const double point = name_width(c, false);
  grid.turned = point > grid.column - 2;
  if (grid.turned) grid.header += std::min(point, longest_turned) * diagonal;
  return grid;
}

// Cells as big as the room allows, at least 1 px high and wide; the rest is left off.
Grid micro(const ClassShown& shown, QSizeF room) {
  const ConceptClass& c = *shown.concept_class;
  Grid grid;
  grid.left_out = shown.left_out.empty() ? 0 : left_out_height;
  grid.glyphs = false;
  grid.names = std::min(longest_name, name_width(c, true)) + 14;
  const double wide = std::max(40.0, room.width() - grid.names - side_width);
  // Words rise over their columns: so most of them have room.
  const double point = name_width(c, false);
  grid.turned = has_words(c) && point > std::min(cell_width, wide / static_cast<double>(c.points())) - 2;
  if (grid.turned) grid.header += std::min(point, longest_turned) * diagonal;
  const double high = std::max(40.0, room.height() - grid.size().height() - truncated_height);
  const auto fits = [](double space) { return static_cast<std::size_t>(std::max(1.0, std::floor(space))); };
  grid.columns = std::min(c.points(), fits(wide));
  grid.rows = std::min(c.size(), fits(high));
  grid.column = std::min(cell_width, wide / static_cast<double>(grid.columns));
  grid.row = std::min(cell_height, high / static_cast<double>(grid.rows));
  // Cells are square where both ways have room, or wide enough for a word over each; a long thin table keeps what it
  // has.
  if (grid.column >= 4 && grid.row >= 4) {
    const double side = std::min(grid.column, grid.row);
    grid.row = side;
    grid.column = grid.turned ? std::clamp(turned_pitch, side, std::max(side, grid.column)) : side;
  }
  return grid;
}

constexpr double glyph_slack = 1.6;  // of the room, before cells grow
constexpr double largest_scale = 2.5;

double scale_of(const ClassShown& shown, QSizeF area, double slack = glyph_slack) {
  constexpr double smallest_for_glyphs = 0.7;
  const double scale = fit_scale(cells(shown).size(), area, slack);
  if (scale >= smallest_for_glyphs) return std::min(scale, largest_scale);
  // Plain cells fill what there is; only rooms under the smallest canvas are scaled.
  return std::min({1.0, area.width() / 420, area.height() / 300});
}

Grid grid_in(const ClassShown& shown, QSizeF room) {
  const Grid full = cells(shown);
  const bool fits = full.size().width() <= room.width() + 0.01 && full.size().height() <= room.height() + 0.01;
  return fits ? full : micro(shown, room);
}

QSizeF natural_size(const ClassShown& shown) {
  constexpr QSizeF most(1040, 760);
  const QSizeF size = cells(shown).size();
  if (size.width() <= most.width() && size.height() <= most.height()) return size;
  const QSizeF small = micro(shown, most).size();
  return {std::max(640.0, small.width()), std::max(360.0, small.height() + truncated_height)};
}

QString description(const ClassShown& shown, const ClassHand& hand) {
  const ConceptClass& c = *shown.concept_class;
  const Name target = c.name_of(shown.distribution.target);
  const std::optional<ClassShown::Dimensions>& known = shown.dimensions;
  const QString unknown = ClassWords::tr("not known yet");
  const QString table =
      ClassWords::tr("Label table of %1: %2, %3, Littlestone dimension %4, VC dimension %5; the target is %6.")
          .arg(literal_class(c.name()), counted_hypotheses(c.size()), counted_points(c.points()),
               known ? QString::number(known->littlestone) : unknown,
               known ? vc_text(known->vc, known->vc_exact) : unknown,
               target.empty() ? ClassWords::tr("not in the class") : plain_name(target));
  return hand.cursor ? table + u' ' + ClassWords::tr("At the cursor: %1.").arg(class_place_words(shown, *hand.cursor))
                     : table;
}

// --- Places by their numbers: cells, names of rows, bars, heads of columns, names that are left out

std::int32_t place_number(const ClassShown& shown, const ClassPlace& place) {
  using What = ClassPlace::What;
  const std::size_t rows = shown.concept_class->size();
  const std::size_t points = shown.concept_class->points();
  const std::size_t bars = rows * (points + 1);
  switch (place.what) {
    case What::cell: return static_cast<std::int32_t>(place.row * points + place.point);
    case What::name: return static_cast<std::int32_t>(rows * points + place.row);
    case What::bar: return static_cast<std::int32_t>(bars + place.point);
    case What::head: return static_cast<std::int32_t>(bars + points + place.point);
    case What::left_out: return static_cast<std::int32_t>(bars + 2 * points + place.point);
  }
  return -1;
}

/// The picture in one grid, part by part.
class ClassDrawing {
 public:
  ClassDrawing(const ClassShown& shown, const ClassHand& hand, QSizeF room)
      : shown_(shown),
        hand_(hand),
        class_(*shown.concept_class),
        room_(room),
        grid_(grid_in(shown, room)),
        truncated_(grid_.columns < class_.points() || grid_.rows < class_.size()),
        gap_(grid_.gap()),
        target_row_(class_.find(shown.distribution.target)) {
    left_ = std::max(0.0, (room.width() - grid_.size().width()) / 2);
    top_ = std::max(0.0, (room.height() - grid_.size().height() - (truncated_ ? truncated_height : 0)) / 2);
    x0_ = left_ + grid_.names;
    y0_ = top_ + caption_height + grid_.header;
    x1_ = x0_ + static_cast<double>(grid_.columns) * grid_.column;
    y1_ = y0_ + static_cast<double>(grid_.rows) * grid_.row;
    base_ = y1_ + bars_gap + bars_height;
    for (std::size_t x = 0; x < grid_.columns; ++x) likeliest_ = std::max(likeliest_, weight(x));
  }

  Scene made() {
    scene_.says = description(shown_, hand_);
    add_caption();
    add_point_names();
    add_cells();
    add_hypothesis_names();
    add_distribution();
    if (truncated_) add_truncation();
    touch_rows_and_columns();
    if (hand_.edits) touch_places();
    if (hand_.refusal) add_refusal(*hand_.refusal);
    if (!shown_.left_out.empty()) add_left_out();
    return std::move(scene_);
  }

 private:
  [[nodiscard]] double column_x(std::size_t x) const { return x0_ + static_cast<double>(x) * grid_.column; }
  [[nodiscard]] double column_middle(std::size_t x) const {
    return x0_ + (static_cast<double>(x) + 0.5) * grid_.column - gap_ / 2;
  }
  [[nodiscard]] double row_y(std::size_t h) const { return y0_ + static_cast<double>(h) * grid_.row; }
  [[nodiscard]] double row_middle(std::size_t h) const { return y0_ + (static_cast<double>(h) + 0.5) * grid_.row; }
  [[nodiscard]] double weight(std::size_t x) const { return shown_.distribution.weights[x]; }
  [[nodiscard]] bool target_shown() const { return target_row_ && *target_row_ < grid_.rows; }
  // At the table's left, or as far right as so many px have room.
  [[nodiscard]] double left_of(double width) const { return std::min(x0_, std::max(0.0, room_.width() - width)); }

  void add_caption() {
    const std::optional<ClassShown::Dimensions>& known = shown_.dimensions;
    const QString caption =
        ClassWords::tr("%1 × %2 · Ldim %3 · VC %4")
            .arg(count_text(static_cast<double>(class_.size())), count_text(static_cast<double>(class_.points())))
            .arg(known ? QString::number(known->littlestone) : QStringLiteral("…"))
            .arg(known ? vc_text(known->vc, known->vc_exact) : QStringLiteral("…"));
    scene_.words({left_of(width_of(literal(caption), styles::plain)), top_ + 14}, literal(caption), styles::plain,
                 &Theme::ink2);
  }

  // All of them, or evenly spaced ones.
  void add_point_names() {
    const double name_room = name_width(class_, false) + 6;
    // Columns wide enough for some letters have a name each, cut to its column.
    const double least =
        grid_.column >= 20 ? 1 : (grid_.turned ? turned_pitch : std::min(name_room, 80.0)) / grid_.column;
    const std::size_t every = round_step(least);
    const double straight = std::max(18.0, static_cast<double>(every) * grid_.column - (every == 1 ? 2 : 4));
    for (const std::size_t x : named_columns(class_, grid_.columns, least)) {
      const QString name = literal(cut_text(lone_name(class_.point_name(static_cast<PointIndex>(x))), text_font(11),
                                            grid_.turned ? longest_turned : straight));
      const double centre = column_middle(x);
      if (grid_.turned) {
        std::get<Text>(scene_.words({centre + 3, y0_ - 6}, name, styles::small, &Theme::ink2).shape).turn = -45;
        continue;
      }
      const double half = width_of(name, styles::small) / 2;
      if (centre + half > room_.width()) continue;
      scene_.words({std::max(centre, half), y0_ - 7}, name, styles::small, &Theme::ink2, 0.5);
    }
  }

  void add_cells() {
    const QSizeF cell =
        grid_.glyphs ? QSizeF(grid_.column - 2, grid_.row - 3) : QSizeF(grid_.column - gap_, grid_.row - gap_);
    if (target_shown()) {  // under the cells of its row
      const double pad = grid_.glyphs ? 1.5 : 1;
      scene_.box({left_, row_y(*target_row_) - pad, x1_ - left_ + 6, grid_.row - gap_ + 2 * pad}, &Theme::lineage, {},
                 4);
    }
    scene_.add(LabelTable{shown_.concept_class,
                          {x0_, y0_},
                          {grid_.column, grid_.row},
                          cell,
                          0,
                          grid_.rows,
                          grid_.columns,
                          grid_.glyphs ? LabelTable::Detail::glyphs : LabelTable::Detail::plain},
               nullptr);
    if (grid_.glyphs || !target_shown()) return;
    // Cells without gaps leave nothing of the band.
    scene_.box({x0_ - 1, row_y(*target_row_) - 1, x1_ - x0_ - gap_ + 2, std::max(1.0, grid_.row - gap_) + 2}, nullptr,
               {&Theme::ink, 1, 0.5});
  }

  // At least 14 px apart, the target's always.
  void add_hypothesis_names() {
    const std::size_t every = round_step(14 / grid_.row);
    for (std::size_t h = 0; h < grid_.rows; h += every) {
      if (target_row_ && (*target_row_ == h || std::abs(row_middle(h) - row_middle(*target_row_)) < 15)) continue;
      add_hypothesis_name(h, &Theme::ink2);
    }
    if (!target_shown()) return;
    add_hypothesis_name(*target_row_, &Theme::ink);
    scene_.words({x1_ + 10, row_middle(*target_row_) + 3}, ClassWords::tr("target $c$"), styles::small, &Theme::ink);
  }

  void add_hypothesis_name(std::size_t h, Ink ink) {
    const MathStyle style = grid_.row >= 20 ? name_style : styles::small;
    const QString name = name_markup(class_.hypothesis_name(static_cast<HypothesisIndex>(h)), style, longest_name);
    scene_.words({x0_ - 10, row_middle(h) - gap_ / 2 + 0.35 * style.size}, name, style, ink, 1);
  }

  // A possible point is never without a mark.
  [[nodiscard]] double bar_height(double weight) const {
    const double full = hand_.full_bar.value_or(likeliest_);
    return weight > 0 && full > 0 ? std::clamp(bars_height * weight / full, 1.0, bars_height * most_weight) : 0.0;
  }

  // Under the columns it weighs.
  void add_distribution() {
    QList<QRectF> bars;
    const double bar_gap = grid_.column >= 14 ? 7 : grid_.column >= 4 ? 1 : 0;
    const double bar_in = grid_.column >= 14 ? (bar_gap - gap_) / 2 : 0;
    for (std::size_t x = 0; x < grid_.columns && likeliest_ > 0; ++x) {
      if (weight(x) <= 0) continue;
      const double height = bar_height(weight(x));
      bars.append(QRectF(column_x(x) + bar_in, base_ - height, grid_.column - bar_gap, height));
    }
    scene_.add(Boxes{std::move(bars)}, &Theme::line);
    scene_.line({x0_ - 1, base_ + 0.5}, {x1_ - gap_ + 1, base_ + 0.5}, {&Theme::line, 1});
    if (numbers_fit()) {
      for (std::size_t x = 0; x < grid_.columns; ++x) {
        scene_.words({column_middle(x), base_ - bar_height(weight(x)) - 4}, literal(probability_text(weight(x))), {10},
                     &Theme::ink3, 0.5);
      }
    } else {
      scene_.words({x0_, y1_ + bars_gap - 7}, literal(ClassWords::tr("most: %1").arg(told_probability(likeliest_))),
                   styles::small, &Theme::ink3);
    }
    scene_.words({x0_ - 10, base_ - 2}, QStringLiteral("$D$"), styles::symbol, &Theme::ink2, 1);
    const QString foot = literal(ClassWords::tr("probability of each point"));
    scene_.words({left_of(width_of(foot, styles::small)), base_ + 17}, foot, styles::small, &Theme::ink3);
  }

  [[nodiscard]] bool numbers_fit() const {
    if (grid_.column < 26 || grid_.columns > 40) return false;
    const QFontMetricsF metrics(text_font(9));
    for (std::size_t x = 0; x < grid_.columns; ++x) {
      if (metrics.horizontalAdvance(probability_text(weight(x))) > grid_.column) return false;
    }
    return true;
  }

  void add_truncation() {
    const auto part = [](std::size_t part_shown, std::size_t all) {
      return ClassWords::tr("%1 of %2")
          .arg(count_text(static_cast<double>(part_shown)), count_text(static_cast<double>(all)));
    };
    const QString hypotheses = part(grid_.rows, class_.size());
    const QString points = part(grid_.columns, class_.points());
    const QString text =
        literal(grid_.columns == class_.points() ? ClassWords::tr("showing the first %1 hypotheses").arg(hypotheses)
                : grid_.rows == class_.size()
                    ? ClassWords::tr("showing the first %1 points").arg(points)
                    : ClassWords::tr("showing the first %1 hypotheses and %2 points").arg(hypotheses, points));
    scene_.words({left_of(width_of(text, styles::small)), base_ + 33}, text, styles::small, &Theme::ink2);
  }

  // Rows under columns: a cell is its column's, a row is found at its name.
  void touch_rows_and_columns() {
    for (std::size_t h = 0; h < grid_.rows; ++h) {
      const auto row = static_cast<HypothesisIndex>(h);
      const ClassPlace name{ClassPlace::What::name, row, 0};
      scene_.touch({{left_, row_y(h), x1_ - left_, grid_.row - gap_},
                    4,
                    hand_.edits ? Spot::Act::choose : Spot::Act::none,
                    hand_.edits ? place_number(shown_, name) : -1},
                   Kin::of_predictor(class_.row(row)));
    }
    for (std::size_t x = 0; x < grid_.columns; ++x) {
      scene_.touch({{column_x(x), y0_ - 20, grid_.column - gap_, base_ - y0_ + 20}},
                   Kin::of_point(static_cast<PointIndex>(x)));
    }
  }

  // What can be clicked or dragged over the rows and columns, and the keys' cursor. Rings are left to rows and columns.
  void touch_places() {
    using What = ClassPlace::What;
    constexpr double least_cell = 6;  // px that a finger finds
    const QSizeF cell(grid_.column - gap_, grid_.row - gap_);
    const bool wide = grid_.column >= least_cell;
    if (wide && grid_.row >= least_cell) {
      Touch touch{{{x0_, y0_}, cell}, no_ring, Spot::Act::choose, 0};
      touch.grid =
          TouchGrid{grid_.columns, grid_.rows, {grid_.column, grid_.row}, static_cast<std::int32_t>(class_.points())};
      scene_.touch(std::move(touch));
    }
    for (std::size_t x = 0; x < grid_.columns && wide; ++x) {
      const auto point = static_cast<PointIndex>(x);
      Touch bar{bar_rect(x), no_ring, Spot::Act::drag, place_number(shown_, {What::bar, 0, point})};
      bar.grab = Grab{{}, {0, most_weight, base_, base_ - bars_height * most_weight}, Qt::Vertical};
      scene_.touch(std::move(bar), Kin::of_point(point));
      scene_.touch({head_rect(x), no_ring, Spot::Act::choose, place_number(shown_, {What::head, 0, point})},
                   Kin::of_point(point));
    }
    if (!hand_.cursor) return;
    const ClassPlace& at = *hand_.cursor;
    const bool row_shown = at.row < grid_.rows;
    const bool column_shown = at.point < grid_.columns && wide;
    const bool ringed = at.what == What::name   ? row_shown
                        : at.what == What::cell ? row_shown && column_shown && grid_.row >= least_cell
                                                : at.what != What::left_out && column_shown;
    if (ringed) add_ring(place_rect(at));
  }

  // Of a name that is left out: the foot of the table.
  [[nodiscard]] QRectF place_rect(const ClassPlace& place) const {
    const QSizeF cell(grid_.column - gap_, grid_.row - gap_);
    switch (place.what) {
      case ClassPlace::What::cell: return {{column_x(place.point), row_y(place.row)}, cell};
      case ClassPlace::What::name: return {{left_, row_y(place.row)}, QSizeF(grid_.names - 4, cell.height())};
      case ClassPlace::What::bar: return bar_rect(place.point);
      case ClassPlace::What::head: return head_rect(place.point);
      case ClassPlace::What::left_out: break;
    }
    return {x0_, base_ + footer_height, x1_ - x0_, left_out_height};
  }
  [[nodiscard]] QRectF bar_rect(std::size_t x) const {
    const double height = bars_height * most_weight;
    return {column_x(x), base_ - height, grid_.column - gap_, height + 3};
  }
  [[nodiscard]] QRectF head_rect(std::size_t x) const {
    return {column_x(x), y0_ - grid_.header, grid_.column - gap_, grid_.header - 2};
  }

  void add_ring(const QRectF& place) {
    for (const Stroke& stroke : {thin(&Theme::canvas, 4), Stroke{&Theme::ink, 2}}) {
      scene_.box(place.adjusted(-1, -1, 1, 1), nullptr, stroke, 4);
    }
  }

  // In the middle of its place, or as near to it as it is seen whole.
  void add_refusal(const ClassRefusal& refusal) {
    constexpr MathStyle style{15, QFont::DemiBold};
    constexpr double pad = 8;
    const double width = std::min(width_of(refusal.words, style), room_.width() - 4 * pad);
    const double height = style.size + 2 * pad;
    QPointF middle = place_rect(refusal.place).center();
    middle.setX(std::clamp(middle.x(), width / 2 + 2 * pad, room_.width() - width / 2 - 2 * pad));
    middle.setY(std::clamp(middle.y(), height / 2, room_.height() - height / 2));
    scene_.box({middle.x() - width / 2 - pad, middle.y() - height / 2, width + 2 * pad, height}, &Theme::canvas,
               {&Theme::ink, 1.5}, 4);
    scene_.words(middle + QPointF(0, 0.35 * style.size), refusal.words, style, &Theme::ink, 0.5, width);
    scene_.says = without_markup(refusal.words);
  }

  // Below all else: "left out:" and the names, as many as there is room for, each a place to click.
  void add_left_out() {
    const double y = base_ + footer_height + (truncated_ ? truncated_height : 0) + 14;
    const QString head = literal(ClassWords::tr("left out:"));
    double x = left_of(width_of(head, styles::small));
    scene_.words({x, y}, head, styles::small, &Theme::ink3);
    x += width_of(head, styles::small) + 8;
    for (std::size_t i = 0; i < shown_.left_out.size(); ++i) {
      const QString name = literal(cut_text(lone_name(shown_.left_out[i]), text_font(11), longest_name));
      const double width = width_of(name, styles::small);
      if (x + width > room_.width() - (i + 1 < shown_.left_out.size() ? 24 : 4)) {
        scene_.words({x, y}, QStringLiteral("…"), styles::small, &Theme::ink2);
        return;
      }
      scene_.words({x, y}, name, styles::small, &Theme::ink2);
      scene_.line({x, y - 4}, {x + width, y - 4}, thin(&Theme::ink3));
      const QRectF rect(x - 3, y - 13, width + 6, 18);
      const ClassPlace place{ClassPlace::What::left_out, 0, static_cast<PointIndex>(i)};
      if (hand_.edits) scene_.touch({rect, no_ring, Spot::Act::choose, place_number(shown_, place)});
      if (hand_.cursor == place) add_ring(rect);
      x += width + 14;
    }
  }

  static constexpr double no_ring = -1;

  const ClassShown& shown_;
  const ClassHand& hand_;
  const ConceptClass& class_;
  QSizeF room_;
  Grid grid_;
  bool truncated_;                             // not all of the table is shown
  double gap_;                                 // between cells
  std::optional<HypothesisIndex> target_row_;  // none: not in the class
  double likeliest_ = 0;                       // the largest weight that is shown
  double left_ = 0;                            // of all
  double top_ = 0;
  double x0_ = 0;  // of the cells
  double y0_ = 0;
  double x1_ = 0;
  double y1_ = 0;
  double base_ = 0;  // of the bars
  Scene scene_;
};

}  // namespace

ScenePicture class_picture(const std::shared_ptr<const ClassShown>& shown, const ClassHand& hand) {
  const QSizeF natural = natural_size(*shown);
  return ScenePicture(
      natural, [shown](QSizeF area) { return scale_of(*shown, area); },
      [shown, hand](int, QSizeF room) { return ClassDrawing(*shown, hand, room).made(); });
}

namespace {

class PrintedClass final : public Picture, public Narrowing {
 public:
  explicit PrintedClass(std::shared_ptr<const ClassShown> shown)
      : shown_(std::move(shown)),
        table_(
            ui::natural_size(*shown_), [shown = shown_](QSizeF area) { return scale_of(*shown, area, 1); },
            [shown = shown_](int, QSizeF room) { return ClassDrawing(*shown, {}, room).made(); }) {}

  [[nodiscard]] QSizeF natural_size() const override { return table_.natural_size(); }
  [[nodiscard]] QSizeF natural_size_at(double width) const override {
    constexpr double most_grown = 1.6;  // so that its words are no larger than a title
    const QSizeF natural = natural_size();
    if (width <= natural.width()) return natural;
    return {width, natural.height() * std::min(width / natural.width(), most_grown)};
  }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    table_.paint(painter, area, theme);
  }
  [[nodiscard]] QString description() const override { return table_.description(); }

 private:
  std::shared_ptr<const ClassShown> shown_;
  ScenePicture table_;
};

}  // namespace

std::shared_ptr<const Picture> printed_class(const std::shared_ptr<const ClassShown>& shown) {
  return std::make_shared<PrintedClass>(shown);
}

std::optional<ClassPlace> class_place(const ClassShown& shown, const Spot& spot) {
  using What = ClassPlace::What;
  const std::size_t rows = shown.concept_class->size();
  const std::size_t points = shown.concept_class->points();
  if (spot.act == Spot::Act::none || spot.place < 0) return std::nullopt;
  auto place = static_cast<std::size_t>(spot.place);
  if (place < rows * points) {
    return ClassPlace{What::cell, static_cast<HypothesisIndex>(place / points),
                      static_cast<PointIndex>(place % points)};
  }
  place -= rows * points;
  if (place < rows) return ClassPlace{What::name, static_cast<HypothesisIndex>(place), 0};
  place -= rows;
  if (place < points) return ClassPlace{What::bar, 0, static_cast<PointIndex>(place)};
  place -= points;
  if (place < points) return ClassPlace{What::head, 0, static_cast<PointIndex>(place)};
  place -= points;
  if (place < shown.left_out.size()) return ClassPlace{What::left_out, 0, static_cast<PointIndex>(place)};
  return std::nullopt;
}

QString class_place_words(const ClassShown& shown, const ClassPlace& place) {
  const ConceptClass& c = *shown.concept_class;
  QString point = place.point < c.points() ? plain_name(c.point_name(place.point)) : QString();
  QString row = place.row < c.size() ? plain_name(c.hypothesis_name(place.row)) : QString();
  switch (place.what) {
    case ClassPlace::What::cell:
      return ClassWords::tr("%1 says %2 at %3").arg(row, label_text(c.row(place.row)[place.point]), point);
    case ClassPlace::What::name:
      return c.row(place.row) == shown.distribution.target ? ClassWords::tr("%1, the target").arg(row) : row;
    case ClassPlace::What::bar:
      return ClassWords::tr("%1 is drawn with probability %2")
          .arg(point, told_probability(shown.distribution.weights[place.point]));
    case ClassPlace::What::head: return point;
    case ClassPlace::What::left_out: return ClassWords::tr("%1, left out").arg(plain_name(shown.left_out[place.point]));
  }
  return {};
}

}  // namespace littlestone::ui
