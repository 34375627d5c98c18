// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/stage.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>

#include "ui/kit/scene/scene.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {

double stage_scale(const QSizeF& area, const QSizeF& natural, double least_height) {
  const double whole = std::min(area.width() / natural.width(), area.height() / natural.height());
  return whole >= 1 ? whole : std::min({1.0, area.width() / natural.width(), area.height() / least_height});
}

Stage::Stage(QPainter& painter_in, const QRectF& area, const QSizeF& natural, double least_height,
             const Theme& theme_in, Spots& spots_in)
    : painter(painter_in), theme(theme_in), spots(spots_in) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setLayoutDirection(Qt::LeftToRight);  // pictures do not turn with the language
  const double scale = stage_scale(area.size(), natural, least_height);
  painter.translate(area.topLeft());
  painter.scale(scale, scale);
  width = area.width() / scale;
  height = area.height() / scale;
}

QPointF Stage::place(QPointF at, const QRectF& area, const QSizeF& natural, double least_height) {
  return (at - area.topLeft()) / stage_scale(area.size(), natural, least_height);
}

Stage::~Stage() { painter.restore(); }

double Stage::words(QPointF baseline, const QString& text, TextRole role, const QColor& color, double anchor) const {
  const QFont font = ui_font(role);
  const double advance = QFontMetricsF(font).horizontalAdvance(without_isolates(text));
  painter.setFont(font);
  painter.setPen(color);
  const Qt::LayoutDirection direction = painter.layoutDirection();
  if (runs_from_right(text)) painter.setLayoutDirection(Qt::RightToLeft);
  painter.drawText(baseline - QPointF(advance * anchor, 0),
                   has_right_letter(text) ? in_order(text) : without_isolates(text));
  painter.setLayoutDirection(direction);
  return advance;
}

double Stage::rich(QPointF baseline, const QString& markup, const MathStyle& style, const QColor& color,
                   double anchor) const {
  const MathText text(markup, style, MathText::Mode::mixed);
  painter.setPen(color);
  text.draw(painter, baseline, anchor);
  return text.width();
}

double Stage::paragraph(QPointF baseline, const QString& markup, const MathStyle& style, const QColor& color,
                        double width_px, double line) const {
  painter.setPen(color);
  for (const MathText& text : wrapped(markup, style, width_px)) {
    text.draw(painter, baseline);
    baseline.ry() += line;
  }
  return baseline.y();
}

QColor Stage::divider() const {
  QColor color = theme.line;
  color.setAlphaF(0.5F);
  return color;
}

void Stage::rule(QPointF from, QPointF to, const QColor& color, double thickness) const {
  painter.setPen(QPen(color, thickness, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(from, to);
}

void Stage::dashed(QPointF from, QPointF to, const QColor& color, double thickness, double dash, double gap) const {
  QPen pen(color, thickness, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({dash / thickness, gap / thickness});
  painter.setPen(pen);
  painter.drawLine(from, to);
}

void Stage::predictor(double x, double middle, const ConceptClass& concept_class, const LabelVector& labels, bool quiet,
                      double name_room, double strip_room) const {
  Scene scene;
  scene.predictor(x, middle, concept_class, labels, quiet, name_room, strip_room);
  paint(scene, painter, theme);
  add_spots(scene, painter, {}, spots);
}

double Stage::name_offset(std::size_t points, double strip_room) {
  return micro_strip_size(points, strip_room).width() + 10;
}

MathText predictor_title(const ConceptClass& concept_class, const LabelVector& labels, double room) {
  const Name name = concept_class.name_of(labels);
  if (!name.empty()) return name_within(name, {14}, room);
  return MathText(QCoreApplication::translate("Stage", "new"), {11}, MathText::Mode::plain);
}

void draw_private_ground(const Stage& stage) {
  with_opacity(stage.painter, stage.theme.faded_loser < 1 ? 0.35 : 1, [&] {
    stage.painter.fillRect(QRectF(0, 0, stage.width - public_width, stage.height), stage.theme.noise_ground);
  });
}

void draw_boundary(const Stage& stage, double top, bool eye) {
  const double x = stage.width - public_width;
  stage.dashed({x, top}, {x, stage.height}, stage.theme.noise, 2.5 + stage.theme.heavier, 7, 5);
  if (!eye) return;
  draw_eye(stage.painter, stage.theme, {x, 12});
  const double size = 11.5;
  stage.rich({x - 20, 16}, QCoreApplication::translate("Stage", "before the privacy boundary"), {size, QFont::DemiBold},
             stage.theme.noise_text, 1);
  stage.rich({x + 20, 16}, QCoreApplication::translate("Stage", "what anyone may see"), {size, QFont::DemiBold},
             stage.theme.ink);
}

}  // namespace littlestone::ui
