// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the Stable learner picture share: places and small drawings. For its own source files alone.
#pragma once

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/prediction/stable_bounds.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/stable/stable_picture.hpp"
#include "ui/pages/stable/stable_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace stable_parts {

inline constexpr double plot_left = 112;     // of the columns
inline constexpr double widest_column = 96;  // px a point
inline constexpr std::size_t most_columns = 48;
inline constexpr double stack_base = 118;
inline constexpr double stack_room = 92;
inline constexpr double block_pitch = 9.6;
inline constexpr double least_block = 4;
inline constexpr double class_top = 150;
inline constexpr double class_height = 56;
inline constexpr std::size_t most_slots = 8;
inline constexpr double chance_top = 284;  // of chance 1
inline constexpr double chance_base = 422;
inline constexpr double legend_y = 456;
inline constexpr double sweeps_top = 470;
inline constexpr double sweep_top = 506;
inline constexpr double sweep_base = 576;
inline constexpr double sweep_width = 230;
inline constexpr double stable_least_height = sweeps_top;  // without the sweeps
inline constexpr int most_draw_steps = 12;
inline constexpr double least_epsilon = 0.02;
inline constexpr double most_epsilon = 2;

inline double chance_y(double chance) {
  return chance_base + (chance_top - chance_base) * std::clamp(chance, 0.0, 1.0);
}

inline double sweep_left(bool accuracy) { return accuracy ? 414 : 64; }
inline double epsilon_x(double epsilon, double left) {
  return left + sweep_width * std::log(epsilon / least_epsilon) / std::log(most_epsilon / least_epsilon);
}

inline double markup_width(const QString& markup, const MathStyle& style = {caption}) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

/// The first of these texts that is not wider than `room`; the last where all are.
inline QString widest_fitting(const QStringList& texts, double room, const MathStyle& style = {caption}) {
  for (const QString& text : texts) {
    if (markup_width(text, style) <= room) return text;
  }
  return texts.back();
}

inline QPen outline_pen(const QColor& color, double width) {
  return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

inline void draw_triangle(QPainter& painter, QPointF centre, double size, const QPen& pen, const QBrush& brush) {
  painter.setPen(pen);
  painter.setBrush(brush);
  painter.drawPolygon(QPolygonF(
      {centre + QPointF(0, -1.05 * size), centre + QPointF(size, 0.8 * size), centre + QPointF(-size, 0.8 * size)}));
  painter.setBrush(Qt::NoBrush);
}

inline std::uint64_t count_of(const PointCounts& counts, PointIndex point, Label label) {
  const auto found = std::lower_bound(counts.begin(), counts.end(), point,
                                      [](const PointCount& count, PointIndex other) { return count.point < other; });
  if (found == counts.end() || found->point != point) return 0;
  return label == Label::plus ? found->plus : found->minus;
}

inline std::size_t side_of_stack(Label label) { return label == Label::plus ? 1 : 0; }

/// A marked value at the top end of an axis: 1, .8, .4 … so that `most` is below it.
inline double axis_end(double most) {
  for (const double end : {0.01, 0.02, 0.04, 0.1, 0.2, 0.4, 0.8}) {
    if (most <= end) return end;
  }
  return 1;
}

/// A chance in little room; `open`: it is neither 0 nor 1, however near.
inline QString open_text(double chance, bool open) {
  if (open && chance >= 0.9995) return QStringLiteral(">.999");
  if (open && chance < 0.0005) return QStringLiteral("<.001");
  return chance < 0.0005 ? QStringLiteral("0") : probability_text(chance);
}

/// What is below the core's rounding is not told from 0.
inline QString tiny_text(double value) { return value < 1e-12 ? QStringLiteral("10⁻¹²") : told_upper(value); }

inline QString axis_text(double value) {
  if (value <= 0) return QStringLiteral("0");
  if (value >= 1) return QStringLiteral("1");
  return QString::number(value, 'g', 3).mid(1);
}

}  // namespace stable_parts

/// The columns of the stacks and of the bars below them, one a point.
struct StablePicture::Columns {
  std::vector<PointIndex> points;
  std::size_t left_out = 0;
  double pitch = stable_parts::widest_column;
  double right = 704;

  [[nodiscard]] double centre(std::size_t column) const {
    return stable_parts::plot_left + pitch * (static_cast<double>(column) + 0.5);
  }
  /// How much smaller marks are than at their best.
  [[nodiscard]] double shrink() const { return std::min(1.0, pitch / 74); }
  /// Columns so narrow that bars touch, and brackets have no caps.
  [[nodiscard]] bool narrow() const { return pitch < 30; }
  [[nodiscard]] double bar_width() const { return narrow() ? std::max(2.0, 0.36 * pitch) : 15 * shrink(); }
  /// The sides of the filled and of the hollow bar that face each other.
  [[nodiscard]] double bar_end(std::size_t column) const {
    return centre(column) - (narrow() ? 0.1 * pitch : 2 * shrink());
  }
  [[nodiscard]] double bar_begin(std::size_t column) const {
    return narrow() ? bar_end(column) + std::min(1.0, 0.06 * pitch) : centre(column);
  }
  [[nodiscard]] double bracket_x(std::size_t column) const {
    return narrow() ? bar_begin(column) + bar_width() + std::max(1.5, 0.1 * pitch) : centre(column) + 23 * shrink();
  }
  [[nodiscard]] double erm_x(std::size_t column) const {
    return narrow() ? bar_end(column) - bar_width() / 2 : centre(column) - 28 * shrink();
  }
  [[nodiscard]] double block_width() const { return std::clamp((pitch - 6) / 2, 1.5, 13.0); }
  [[nodiscard]] QRectF stack_cell(std::size_t column, Label label, double bottom, double height) const {
    const double aside = std::min(2.0, pitch * 0.06);
    const double left = label == Label::plus ? centre(column) + aside : centre(column) - aside - block_width();
    return {left, bottom - height, block_width(), height};
  }
  [[nodiscard]] std::optional<std::size_t> column_of(PointIndex point) const {
    const auto found = std::find(points.begin(), points.end(), point);
    if (found == points.end()) return std::nullopt;
    return static_cast<std::size_t>(found - points.begin());
  }
  /// Names under the columns: every how many of them there is room.
  [[nodiscard]] std::size_t every(double room) const {
    return std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(room / pitch)));
  }
};

/// How high an example is, and how many examples a block stands for.
struct StablePicture::Blocks {
  std::uint64_t each = 1;
  double pitch = stable_parts::block_pitch;

  [[nodiscard]] double height(std::uint64_t examples) const {
    return examples == 0 ? 0 : std::max(1.5, static_cast<double>(examples) / static_cast<double>(each) * pitch);
  }
  [[nodiscard]] double gap() const { return std::min(1.2, pitch * 0.2); }
};

/// One thumbnail: a hypothesis, and what it is in its piece.
struct StablePicture::Slot {
  HypothesisIndex hypothesis = 0;
  std::size_t piece = 0;
  std::size_t merged = 1;  // hypotheses in the piece
  bool first = false;      // of its piece
};

}  // namespace littlestone::ui
