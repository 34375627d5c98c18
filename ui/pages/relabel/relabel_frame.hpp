// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the Relabel picture share: places and small drawings. For its own source files alone.
#pragma once

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/relabel/relabel_picture.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace relabel_parts {

inline constexpr double relabel_caption = 11;
inline constexpr double relabel_least_height = 572;
inline constexpr double relabel_public = 146;  // right of the boundary
inline constexpr double columns_left = 120;
inline constexpr double stack_foot = 122;
inline constexpr double stack_high = 92;
inline constexpr double point_names_y = 136;
inline constexpr double ways_title_y = 157;
inline constexpr double ways_top = 164;
inline constexpr double ways_room = 138;
inline constexpr double chips_rule_y = 308;
inline constexpr double chips_y = 330;
inline constexpr double new_chips_y = 374;
inline constexpr double chips_left = 134;
inline constexpr double chips_room = 336;
inline constexpr double strip_top_y = 404;  // the plots below
inline constexpr double dilution_left = 58;
inline constexpr std::size_t most_columns = 32;
inline constexpr std::size_t most_lines = 9;
inline constexpr std::size_t most_chips = 84;
inline constexpr double named_chip = 24;  // chips so wide apart have names

inline double mixed_width(const QString& markup, const MathStyle& style) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

/// A round number, 1, 2 or 5 times a power of ten, that is at least this.
inline double next_round(double least) {
  const double unit = std::pow(10.0, std::floor(std::log10(least)));
  for (const double times : {1.0, 2.0, 5.0})
    if (times * unit >= least * (1 - 1e-9)) return times * unit;
  return 10 * unit;
}

/// Where things stand in the plot of dilution, in the picture's px.
struct DilutionPlace {
  explicit DilutionPlace(QSizeF size) : right(size.width() / 2 - 62), base(size.height() - 34) {}
  double right;
  double base;
  double top = strip_top_y + 54;
  [[nodiscard]] double x_of(double m, double n) const { return dilution_left + (right - dilution_left) * m / n; }
  [[nodiscard]] double y_of(double epsilon, double most) const { return base + (top - base) * epsilon / most; }
};

inline void paint_minus_bar(const Stage& stage, const QRectF& bar) {
  draw_label_cell(stage.painter, stage.theme, bar, Label::minus, false);
}

/// A chance in a narrow column.
inline QString small_chance_text(double chance) {
  constexpr double least = 1e-99;
  return chance > 0 && chance < least ? QStringLiteral("<10⁻⁹⁹") : probability_text(chance);
}

inline LabelVector labels_of_signs(std::string_view signs) {
  LabelVector labels(signs.size());
  for (std::size_t x = 0; x < signs.size(); ++x) labels.set(x, signs[x] == '+' ? Label::plus : Label::minus);
  return labels;
}

}  // namespace relabel_parts

struct RelabelPicture::Frame {
  const Stage& stage;
  double boundary;     // x of the privacy boundary
  double column = 45;  // from point to point
  double line = 23;    // from way to way
  [[nodiscard]] double x_of(std::size_t column_index) const {
    return relabel_parts::columns_left + column * (static_cast<double>(column_index) + 0.5);
  }
  [[nodiscard]] double y_of(std::size_t line_index) const {
    return relabel_parts::ways_top + line * (static_cast<double>(line_index) + 0.5);
  }
  [[nodiscard]] double errors_right() const { return boundary - 92; }
  [[nodiscard]] double chance_left() const { return boundary - 85; }
};

}  // namespace littlestone::ui
