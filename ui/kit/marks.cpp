// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/marks.hpp"
#include "ui/kit/math_text.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

QPen stroke(const QColor& color, double width, Qt::PenCapStyle cap = Qt::RoundCap) {
  return QPen(color, width, Qt::SolidLine, cap, Qt::RoundJoin);
}

// Dashes are given in px, Qt wants them in pen widths.
QPen dashed(const QColor& color, double width, double on, double off) {
  QPen pen(color, width, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  pen.setDashPattern({on / width, off / width});
  return pen;
}

void fill(QPainter& painter, const QPainterPath& path, const QColor& color) { painter.fillPath(path, color); }

void fill_rounded(QPainter& painter, const QRectF& rect, double radius, const QColor& color) {
  QPainterPath path;
  path.addRoundedRect(rect, radius, radius);
  painter.fillPath(path, color);
}

void outline_rounded(QPainter& painter, const QRectF& rect, double radius, const QPen& pen) {
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rect, radius, radius);
}

// What a polygon keeps on the side of a line where `sign`·((x + y)/√2 − at) ≥ 0.
QPolygonF cut(const QPolygonF& polygon, double at, double sign) {
  const auto side = [&](QPointF p) { return sign * ((p.x() + p.y()) / std::numbers::sqrt2 - at); };
  QPolygonF kept;
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF a = polygon[i];
    const QPointF b = polygon[(i + 1) % polygon.size()];
    const double da = side(a);
    const double db = side(b);
    if (da >= 0) kept.append(a);
    if ((da > 0 && db < 0) || (da < 0 && db > 0)) kept.append(a + (b - a) * (da / (da - db)));
  }
  return kept;
}

void draw_plus(QPainter& painter, QPointF centre, double arm, double width, const QColor& color) {
  painter.setPen(stroke(color, width));
  painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
  painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
}

// The minus stands on its own ground, else the stripes would swallow it.
void draw_minus(QPainter& painter, const Theme& theme, QPointF centre, double arm, double width, QSizeF ground) {
  if (!ground.isEmpty()) {
    const QRectF rect(centre.x() - ground.width() / 2, centre.y() - ground.height() / 2, ground.width(),
                      ground.height());
    fill_rounded(painter, rect, std::min(3.0, ground.height() / 4), theme.minus_ground);
  }
  painter.setPen(stroke(theme.minus_glyph, width));
  painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
}

void hatch_minus(QPainter& painter, const Theme& theme, const QPolygonF& outline) {
  QPainterPath ground;
  ground.addPolygon(outline);
  ground.closeSubpath();
  fill(painter, ground, theme.minus_ground);
  fill(painter, hatch_path(outline, 5, 1.6), theme.minus_hatch);
}

// One ↻ of radius 3.6: most of a circle and its arrow head.
void draw_redraw_sign(QPainter& painter, const Theme& theme, QPointF centre) {
  constexpr double radius = 3.6;
  QPainterPath arc;
  const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
  arc.arcMoveTo(box, -10);
  arc.arcTo(box, -10, -290);
  painter.setPen(stroke(theme.ink2, 1.3, Qt::FlatCap));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(arc);
  const QPointF tip = arc.currentPosition();
  QPolygonF head{tip + QPointF(0.9, -2.2), tip + QPointF(1.2, 0.9), tip + QPointF(-1.9, 0.5)};
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink2);
  painter.drawPolygon(head);
  painter.setBrush(Qt::NoBrush);
}

void centre_text(QPainter& painter, QPointF centre, const QString& text, const QFont& font) {
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  painter.drawText(QPointF(centre.x() - metrics.horizontalAdvance(text) / 2, centre.y() + metrics.capHeight() / 2),
                   in_order(text));
}

}  // namespace

// --- Surfaces

QPainterPath hatch_path(const QPolygonF& convex, double pitch, double width) {
  QPainterPath path;
  if (convex.size() < 3 || pitch <= 0) return path;
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  for (const QPointF& p : convex) {
    low = std::min(low, (p.x() + p.y()) / std::numbers::sqrt2);
    high = std::max(high, (p.x() + p.y()) / std::numbers::sqrt2);
  }
  const QRectF box = convex.boundingRect();
  const double corner = (box.left() + box.top()) / std::numbers::sqrt2;
  for (double at = corner + pitch * std::floor((low - corner) / pitch); at < high; at += pitch) {
    const QPolygonF stripe = cut(cut(convex, at, 1), at + width, -1);
    if (stripe.size() < 3) continue;
    path.addPolygon(stripe);
    path.closeSubpath();
  }
  return path;
}

QPolygonF rounded_polygon(const QRectF& rect, double radius) {
  QPainterPath path;
  path.addRoundedRect(rect, radius, radius);
  return path.toFillPolygon();
}

void fill_rects(QPainter& painter, const QList<QRectF>& rects, const QColor& color) {
  const QPen pen = painter.pen();
  const QBrush brush = painter.brush();
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawRects(rects);
  painter.setPen(pen);
  painter.setBrush(brush);
}

void draw_noise_ground(QPainter& painter, const Theme& theme, const QRectF& rect, double radius) {
  const QPolygonF outline = rounded_polygon(rect, radius);
  fill_rounded(painter, rect, radius, theme.noise_ground);
  QColor stripe = theme.noise;
  stripe.setAlphaF(0.38F);
  fill(painter, hatch_path(outline, 7, 1), stripe);
}

// --- Labels

void draw_label_cell(QPainter& painter, const Theme& theme, const QRectF& rect, Label label, bool glyph) {
  const double side = std::min(rect.width(), rect.height());
  const double radius = std::min(3.0, side / 5);
  const double arm = 0.2 * side;
  const double width = std::max(1.0, 0.09 * side);
  if (label == Label::plus) {
    fill_rounded(painter, rect, radius, theme.plus);
    if (glyph) draw_plus(painter, rect.center(), arm, width, theme.on_plus);
    return;
  }
  const QRectF inner = rect.adjusted(0.5, 0.5, -0.5, -0.5);
  hatch_minus(painter, theme, rounded_polygon(inner, radius));
  outline_rounded(painter, inner, radius, stroke(theme.minus_border, 1));
  if (glyph) draw_minus(painter, theme, rect.center(), arm, width, QSizeF(2 * arm + 4, std::min(6.0, 0.4 * side)));
}

QSizeF label_strip_size(std::size_t points) {
  return {static_cast<double>(points) * strip_pitch - (strip_pitch - strip_cell), strip_cell};
}

QRectF label_strip_cell(QPointF origin, std::size_t x) {
  return {origin.x() + static_cast<double>(x) * strip_pitch, origin.y(), strip_cell, strip_cell};
}

QSizeF micro_strip_size(std::size_t points, double most_width) {
  return {std::min(static_cast<double>(std::min(points, micro_most)) * micro_pitch - 1, most_width), micro_height};
}

namespace {

// Pitch and gap of a strip of `points` over `length` (which has no gap at its end).
struct MicroMetric {
  double pitch;
  double gap;
};

MicroMetric micro_metric(double length, std::size_t points) {
  if (points == 0) return {0, 0};
  const double with_gap = (length + 1) / static_cast<double>(points);
  if (points <= micro_most && with_gap >= 3) return {with_gap, 1};
  return {length / static_cast<double>(points), 0};
}

// The strip along one axis: `bar(from, to, label)` gives a bar's rectangle.
template <typename Bar>
void draw_micro_bars(QPainter& painter, const Theme& theme, double length, const LabelVector& labels, double shown,
                     Bar bar) {
  const MicroMetric metric = micro_metric(length, labels.size());
  QList<QRectF> plus;
  QList<QRectF> minus;
  std::size_t x = 0;
  const double come = shown * static_cast<double>(labels.size());
  while (static_cast<double>(x) < come && x < labels.size()) {
    std::size_t end = x + 1;
    if (metric.gap == 0) {
      while (end < labels.size() && labels[end] == labels[x]) ++end;
    }
    const double from = static_cast<double>(x) * metric.pitch;
    double to = static_cast<double>(end) * metric.pitch - metric.gap;
    if (come < static_cast<double>(end)) {  // the cell, or the run, that is just coming
      to = from + (to - from) * (come - static_cast<double>(x)) / static_cast<double>(end - x);
    }
    (labels[x] == Label::plus ? plus : minus).append(bar(from, to, labels[x]));
    x = end;
  }
  fill_rects(painter, plus, theme.plus);
  fill_rects(painter, minus, theme.minus_small);
}

}  // namespace

QRectF micro_strip_cell(const QRectF& rect, std::size_t points, std::size_t x) {
  const MicroMetric metric = micro_metric(rect.width(), points);
  return {rect.left() + static_cast<double>(x) * metric.pitch, rect.top(), metric.pitch - metric.gap, rect.height()};
}

void draw_micro_strip(QPainter& painter, const Theme& theme, const QRectF& rect, const LabelVector& labels,
                      double shown) {
  const double low = rect.height() * 4 / micro_height;
  draw_micro_bars(painter, theme, rect.width(), labels, shown, [&](double from, double to, Label label) {
    const double height = label == Label::plus ? rect.height() : low;
    return QRectF(rect.left() + from, rect.bottom() - height, to - from, height);
  });
}

// --- Trees

void draw_lineage_box(QPainter& painter, const Theme& theme, const QRectF& rect, double radius) {
  fill_rounded(painter, rect, radius, theme.lineage);
}

QSizeF pill_size(const QString& point, double height) {
  const double half = height < 22 ? 21 : 26;
  const double text = QFontMetricsF(ui_font(TextRole::number)).horizontalAdvance(point);
  return {half + std::max(half, text + (height < 22 ? 11 : 14)), height};
}

void draw_pill(QPainter& painter, const Theme& theme, const QRectF& rect, const Pill& pill) {
  const double radius = rect.height() / 2;
  const double half = rect.height() < 22 ? 21 : 26;
  fill_rounded(painter, rect, radius, theme.canvas);
  const QRectF right(rect.right() - half, rect.top(), half, rect.height());
  QPainterPath tail;
  tail.moveTo(right.topLeft());
  tail.lineTo(right.right() - radius, right.top());
  tail.arcTo(QRectF(right.right() - 2 * radius, right.top(), 2 * radius, 2 * radius), 90, -180);
  tail.lineTo(right.bottomLeft());
  tail.closeSubpath();
  const QPointF glyph(right.center().x() - 1, right.center().y());
  if (pill.label == Label::plus) {
    fill(painter, tail, theme.plus);
    draw_plus(painter, glyph, 5, 2, theme.on_plus);
  } else {
    hatch_minus(painter, theme, tail.toFillPolygon());
    draw_minus(painter, theme, glyph, 5, 2, QSizeF(14, 8));
  }
  const double width = 1.5 + theme.heavier * 0.5;
  const double inset = width / 2;
  const QRectF edge = rect.adjusted(inset, inset, -inset, -inset);
  outline_rounded(painter, edge, edge.height() / 2,
                  pill.disagrees ? dashed(theme.ink, width, 3, 2.5) : stroke(theme.ink, width));
  painter.setPen(theme.ink);
  const QFont font = ui_font(TextRole::number);
  const double room = right.left() - rect.left() - 9;
  centre_text(painter, QPointF((rect.left() + right.left()) / 2 + 2, rect.center().y()),
              cut_text(pill.point, font, room), font);
}

void draw_open_pill(QPainter& painter, const Theme& theme, const QRectF& rect) {
  const QRectF edge = rect.adjusted(0.75, 0.75, -0.75, -0.75);
  fill_rounded(painter, edge, edge.height() / 2, theme.canvas);
  outline_rounded(painter, edge, edge.height() / 2, stroke(theme.line, 1.25 + theme.heavier * 0.5));
}

namespace {

QFont circle_node_font(double radius, const QString& point, double room) {
  constexpr double least = 11;
  double pixels = std::max(least, std::floor(radius * 14 / 15));
  while (pixels > least && QFontMetricsF(text_font(pixels, QFont::DemiBold)).horizontalAdvance(point) > room)
    pixels -= 1;
  return text_font(pixels, QFont::DemiBold);
}

}  // namespace

double circle_node_half(double radius, const QString& point) {
  const double room = 2 * radius - 6;
  const double width = QFontMetricsF(circle_node_font(radius, point, room)).horizontalAdvance(point);
  return width <= room + 2 ? radius : width / 2 + 8;
}

void draw_circle_node(QPainter& painter, const Theme& theme, const QRectF& rect, const QString& point, NodeTone tone) {
  const bool quiet = tone == NodeTone::quiet;
  const double radius = rect.height() / 2;
  const double width = (tone == NodeTone::current ? 2.5 : 1.5) + theme.heavier * 0.5;
  painter.setPen(stroke(quiet ? theme.line : theme.ink, width));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(rect, radius, radius);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(quiet ? theme.ink2 : theme.ink);
  const bool circle = rect.width() <= rect.height();
  const double room = rect.width() - (circle ? 6 : 14);
  const QFont font = circle_node_font(radius, point, room);
  centre_text(painter, rect.center(), cut_text(point, font, room + 2), font);
  if (tone == NodeTone::current) draw_current_ring(painter, theme, rect, radius);
}

namespace {

QString badge_text(std::size_t count) { return count < 1000 ? QString::number(count) : QStringLiteral("999+"); }

}  // namespace

QSizeF redraw_badge_size(std::size_t count) {
  const double text = QFontMetricsF(text_font(11, QFont::DemiBold)).horizontalAdvance(badge_text(count));
  return {badge_width + std::max(0.0, text - 8), badge_height};
}

void draw_redraw_badge(QPainter& painter, const Theme& theme, QPointF top_left, std::size_t count) {
  const QString text = badge_text(count);
  const QFont font = text_font(11, QFont::DemiBold);
  const QRectF rect(top_left, redraw_badge_size(count));
  const double extra = rect.width() - badge_width;
  fill_rounded(painter, rect, badge_height / 2, theme.canvas);
  outline_rounded(painter, rect, badge_height / 2, stroke(theme.line, 1 + theme.heavier * 0.5));
  draw_redraw_sign(painter, theme, rect.topLeft() + QPointF(8.3, 7.9));
  painter.setPen(theme.ink);
  centre_text(painter, rect.topLeft() + QPointF(19.5 + extra / 2, 7.5), text, font);
}

void draw_current_ring(QPainter& painter, const Theme& theme, const QRectF& around, double radius) {
  outline_rounded(painter, around.adjusted(-5, -5, 5, 5), radius + 5, stroke(theme.ink, 2 + theme.heavier * 0.5));
}

void draw_kin_ring(QPainter& painter, const Theme& theme, const QRectF& around, double radius) {
  outline_rounded(painter, around.adjusted(-3.5, -3.5, 3.5, 3.5), radius + 3.5, stroke(theme.ink, 1));
  outline_rounded(painter, around.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5, stroke(theme.kin, 3));
}

// --- Signs

void draw_coin(QPainter& painter, const Theme& theme, QPointF centre, double radius, Label label, bool disagrees) {
  const double arm = 0.4 * radius;
  const double width = 0.15 * radius;
  QPainterPath disc;
  disc.addEllipse(centre, radius, radius);
  if (label == Label::plus) {
    fill(painter, disc, theme.plus);
    draw_plus(painter, centre, arm, width, theme.on_plus);
  } else {
    hatch_minus(painter, theme, disc.toFillPolygon());
    draw_minus(painter, theme, centre, arm, width, QSizeF(2 * arm + 8, 0.5 * radius));
  }
  const double rim = std::min(2.0, 0.18 * radius) + theme.heavier * 0.5;
  painter.setPen(disagrees ? dashed(theme.ink, rim, 3, 2.5) : stroke(theme.ink, rim));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(centre, radius, radius);
}

void draw_eye(QPainter& painter, const Theme& theme, QPointF centre) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.noise_ground);
  painter.drawEllipse(centre, 11, 11);
  QPainterPath lid(centre - QPointF(8, 0));
  lid.quadTo(centre - QPointF(0, 9), centre + QPointF(8, 0));
  lid.quadTo(centre + QPointF(0, 9), centre - QPointF(8, 0));
  painter.setPen(stroke(theme.noise_text, 1.5 + theme.heavier * 0.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(lid);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.noise_text);
  painter.drawEllipse(centre, 2.6, 2.6);
  painter.setBrush(Qt::NoBrush);
}

void draw_arrow(QPainter& painter, const QColor& color, QPointF tail, double length) {
  const QPointF tip = tail + QPointF(length, 0);
  painter.setPen(stroke(color, 1.5));
  painter.setBrush(Qt::NoBrush);
  painter.drawLine(tail, tip);
  painter.drawPolyline(QPolygonF{tip + QPointF(-4, -4), tip, tip + QPointF(-4, 4)});
}

void draw_mistake_cross(QPainter& painter, const QColor& color, QPointF centre, double size) {
  const double half = size / 2;
  painter.setPen(stroke(color, std::max(1.5, size * 0.28)));
  painter.drawLine(centre + QPointF(-half, -half), centre + QPointF(half, half));
  painter.drawLine(centre + QPointF(half, -half), centre + QPointF(-half, half));
}

}  // namespace littlestone::ui
