// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the Sample sizes picture share: places and small drawings. For its own source files alone.
#pragma once

#include <QPen>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/sample_sizes/sample_sizes_picture.hpp"
#include "ui/pages/sample_sizes/sample_sizes_words.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace sample_sizes_parts {

inline constexpr double sizes_caption = 11;
inline constexpr double least_sizes_height = 480;
inline constexpr double first_plot = 66;   // left of the left plot
inline constexpr double plots_apart = 66;  // room for the handle
inline constexpr double below_plot = 158;  // from the base of the plots to the picture's end
inline constexpr double path_width = 14;

inline double sizes_width(const QString& markup, const MathStyle& style) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

/// What of a line lies between two heights and left of `until`.
inline std::vector<QPolygonF> visible_parts(const QPolygonF& line, double top, double base, double until) {
  std::vector<QPolygonF> parts;
  QPolygonF part;
  const auto end = [&] {
    if (part.size() > 1) parts.push_back(part);
    part.clear();
  };
  for (qsizetype i = 0; i + 1 < line.size(); ++i) {
    const QPointF a = line[i];
    const QPointF b = line[i + 1];
    double from = 0;
    double to = 1;
    const auto cut = [&](double p, double q) {  // keeps t with p·t ≤ q
      if (p > 0)
        to = std::min(to, q / p);
      else if (p < 0)
        from = std::max(from, q / p);
      else if (q < 0)
        to = -1;
    };
    cut(b.y() - a.y(), base - a.y());
    cut(a.y() - b.y(), a.y() - top);
    cut(b.x() - a.x(), until - a.x());
    if (from > to) {
      end();
      continue;
    }
    if (from > 0) end();
    if (part.isEmpty()) part << a + (b - a) * from;
    part << a + (b - a) * to;
    if (to < 1) end();
  }
  end();
  return parts;
}

inline QPen dashed_pen(const QColor& color, double thickness, double dash, double gap) {
  QPen pen(color, thickness, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  pen.setDashPattern({dash / thickness, gap / thickness});
  return pen;
}

enum class LineLook { lean, chain, m, m_thin, m_paper, mechanism, mechanism_thin, plain, bound, unknown, refuted };

/// Of M's own line and marks: pale, far above the lean learner's; full where contrast is asked for.
inline QColor m_color(const Theme& theme) {
  QColor color = theme.m;
  if (theme.heavier == 0) color.setAlphaF(0.65F);
  return color;
}

inline QPen pen_of(const Theme& theme, LineLook look) {
  const double more = theme.heavier;
  switch (look) {
    case LineLook::lean: return {theme.ink, 2.5 + more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    case LineLook::chain: return {theme.ink, 1.5 + more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    case LineLook::m: return {m_color(theme), 2 + more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    case LineLook::m_thin: return {theme.m, 1.5 + more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    case LineLook::m_paper: return dashed_pen(theme.m, 1.5 + more, 7, 4);
    case LineLook::mechanism: return dashed_pen(theme.g, 2.5 + more, 9, 4);
    case LineLook::mechanism_thin: return dashed_pen(theme.g, 1.5 + more, 9, 4);
    case LineLook::plain: return dashed_pen(theme.p, 2.5 + more, 4, 4);
    case LineLook::bound: return dashed_pen(theme.ink2, 1.5 + more, 7, 4);
    case LineLook::unknown: return dashed_pen(theme.ink3, 1.5 + more, 2, 3);
    case LineLook::refuted: break;
  }
  return {theme.ink, 2.5 + more, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
}

inline void draw_sizes_mark(QPainter& painter, const Theme& theme, LineLook look, QPointF at) {
  painter.setPen(Qt::NoPen);
  if (look == LineLook::lean) {
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(theme.canvas);
    painter.drawEllipse(at, 4.5, 4.5);
  } else if (look == LineLook::chain) {
    draw_mistake_cross(painter, theme.ink, at, 9);
  } else if (look == LineLook::m) {
    painter.setBrush(m_color(theme));
    painter.drawEllipse(at, 4, 4);
  } else if (look == LineLook::mechanism) {
    painter.setBrush(theme.g);
    painter.drawRect(QRectF(at - QPointF(4, 4), QSizeF(8, 8)));
  }
  painter.setBrush(Qt::NoBrush);
}

/// A head at the end of a line that goes on upwards.
inline void draw_up_head(QPainter& painter, const QPen& pen, QPointF tip) {
  painter.setPen(QPen(pen.color(), pen.widthF(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF({tip + QPointF(-5, 7), tip, tip + QPointF(5, 7)}));
}

struct NamedLine {
  const char* name;
  LineLook look;
  int step;
};

inline constexpr std::array<NamedLine, 15> all_lines = {
    {{"thresholds-lower", LineLook::unknown, 2},
     {"thresholds-upper", LineLook::unknown, 2},
     {"vc-1", LineLook::unknown, 2},
     {"lyu", LineLook::unknown, 2},
     {"ggkm", LineLook::unknown, 2},
     {"vc", LineLook::bound, 0},
     {"refuted", LineLook::refuted, 2},
     {"consistent", LineLook::plain, 0},
     {"m-paper", LineLook::m_paper, 2},
     {"exponential-mechanism-agnostic", LineLook::mechanism_thin, 4},
     {"m-agnostic", LineLook::m_thin, 4},
     {"m-sharp", LineLook::m, 2},
     {"permute-and-flip", LineLook::mechanism, 1},
     {"lean", LineLook::lean, 2},
     {"chain", LineLook::chain, 2}}};

inline BoundGroup group_of_name(std::string_view name) {
  if (name == "consistent" || name == "vc") return BoundGroup::plain;
  if (name == "refuted") return BoundGroup::refuted;
  if (name.ends_with("agnostic")) return BoundGroup::agnostic;
  if (name == "exponential-mechanism" || name == "permute-and-flip" || name == "lean" || name == "chain" ||
      name.starts_with("m-"))
    return BoundGroup::private_ones;
  return BoundGroup::unknown;
}

/// Rows that depend on d alone: along |X| of thresholds they are stairs.
inline bool is_stairs(std::string_view name) {
  return name.starts_with("m-") || name == "lean" || name == "chain" || name == "lyu" || name == "ggkm" ||
         name == "vc-1";
}

}  // namespace sample_sizes_parts

/// One of the lines that may be drawn, in the order they lie over each other.
struct SampleSizesPicture::Line {
  const char* name;
  sample_sizes_parts::LineLook look;
  int step;
};

/// What the painting of one side shares.
struct SampleSizesPicture::Frame {
  const Stage& stage;
  const SizesGeometry& at;
  std::size_t side;
  const SampleSizesCurve& curve;
  double left;
  double right;
};

}  // namespace littlestone::ui
