// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/class_picture.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/fit.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/pages/class/class_edit.hpp"
#include "ui/pages/class/class_frame.hpp"
#include "ui/words/counted.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

using namespace class_parts;

ClassPicture::ClassPicture(std::shared_ptr<const ClassShown> shown, const ClassHand& hand)
    : shown_(std::move(shown)), hand_(hand) {}

double ClassPicture::name_width(bool hypotheses) const {
  // Names are alike within a class: the first, the last and a sample between tell the width.
  const ConceptClass& c = *shown_->concept_class;
  const std::size_t n = hypotheses ? c.size() : c.points();
  const std::size_t step = std::max<std::size_t>(1, n / 64);
  double width = 0;
  for (std::size_t i = 0; i < n; i += step) {
    const auto id = static_cast<std::uint32_t>(i);
    const QString markup = hypotheses ? name_markup(c.hypothesis_name(id)) : lone_name(c.point_name(id));
    const MathText::Mode mode = hypotheses ? MathText::Mode::mixed : MathText::Mode::plain;
    width = std::max(width, MathText(markup, {.size = hypotheses ? 14.0 : 11.0}, mode).width());
  }
  return width;
}

ClassPicture::Grid ClassPicture::cells() const {
  Grid grid;
  grid.left_out = shown_->left_out.empty() ? 0 : left_out_height;
  grid.columns = shown_->concept_class->points();
  grid.rows = shown_->concept_class->size();
  grid.names = std::min(longest_name, name_width(true)) + 14;
  const double point = name_width(false);
  grid.turned = point > grid.column - 2;
  if (grid.turned) grid.header += std::min(point, longest_turned) * diagonal;
  return grid;
}

// Cells as big as the room allows, at least 1 px high and wide; the rest is left off.
ClassPicture::Grid ClassPicture::micro(QSizeF room) const {
  const ConceptClass& c = *shown_->concept_class;
  Grid grid;
  grid.left_out = shown_->left_out.empty() ? 0 : left_out_height;
  grid.glyphs = false;
  grid.names = std::min(longest_name, name_width(true)) + 14;
  const double wide = std::max(40.0, room.width() - grid.names - side_width);
  // Words rise over their columns: so most of them have room.
  grid.turned = has_words(c) && name_width(false) > std::min(cell_width, wide / static_cast<double>(c.points())) - 2;
  if (grid.turned) grid.header += std::min(name_width(false), longest_turned) * diagonal;
  Grid frame = grid;
  const double high = std::max(40.0, room.height() - frame.height() - 16);
  const auto fits = [](double space, double least) {
    return static_cast<std::size_t>(std::max(1.0, std::floor(space / least)));
  };
  grid.columns = std::min(c.points(), fits(wide, 1));
  grid.rows = std::min(c.size(), fits(high, 1));
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
  Drawing(*this, painter, theme, scaled.size(), fit.grid, spots).paint();
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
  const ConceptClass& c = *shown_->concept_class;
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

std::optional<ClassPlace> ClassPicture::place_of(const Spot& spot) const {
  const ConceptClass& c = *shown_->concept_class;
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
  place -= c.points();
  if (place < c.points()) return ClassPlace{What::head, 0, static_cast<PointIndex>(place)};
  place -= c.points();
  if (place < shown_->left_out.size()) return ClassPlace{What::left_out, 0, static_cast<PointIndex>(place)};
  return std::nullopt;
}

double ClassPicture::part_at(const QRectF& area, QPointF at) const {
  const Fitted fit = fitted(area.size());
  const double base = frame(area.size() / fit.scale, fit.grid).base;
  return std::clamp((base - (at.y() - area.top()) / fit.scale) / bars_height, 0.0, most_weight);
}

QString ClassPicture::told(const ClassPlace& place) const {
  const ConceptClass& c = *shown_->concept_class;
  QString point = place.point < c.points() ? plain_name(c.point_name(place.point)) : QString();
  const QString row = place.row < c.size() ? plain_name(c.hypothesis_name(place.row)) : QString();
  switch (place.what) {
    case ClassPlace::What::cell:
      return tr("%1 says %2 at %3").arg(row, label_text(c.row(place.row)[place.point]), point);
    case ClassPlace::What::name:
      return !hand_.covered && c.row(place.row) == shown_->distribution.target ? tr("%1, the target").arg(row) : row;
    case ClassPlace::What::bar:
      return tr("%1 is drawn with probability %2")
          .arg(point, told_probability(shown_->distribution.weights[place.point]));
    case ClassPlace::What::head: return point;
    case ClassPlace::What::left_out: return tr("%1, left out").arg(plain_name(shown_->left_out[place.point]));
  }
  return {};
}

QString ClassPicture::description() const {
  const ConceptClass& c = *shown_->concept_class;
  const Name target = c.name_of(shown_->distribution.target);
  const std::optional<ClassShown::Dimensions>& known = shown_->dimensions;
  const QString unknown = tr("not known yet");
  const QString table = tr("Label table of %1: %2, %3, Littlestone dimension %4, VC dimension %5; the target is %6.")
                            .arg(literal_class(c.name()), counted_hypotheses(c.size()), counted_points(c.points()),
                                 known ? QString::number(known->littlestone) : unknown,
                                 known ? vc_text(known->vc, known->vc_exact) : unknown,
                                 hand_.covered    ? tr("hidden")
                                 : target.empty() ? tr("not in the class")
                                                  : plain_name(target));
  return hand_.cursor ? table + u' ' + tr("At the cursor: %1.").arg(told(*hand_.cursor)) : table;
}

}  // namespace littlestone::ui
