// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/marks_picture.hpp"

#include <QPainter>
#include <algorithm>

#include "ui/kit/fit.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString MarksPicture::description() const {
  switch (kind_) {
    case Kind::histogram: return tr("How to read the histogram.");
    case Kind::numbers: return tr("Four kinds of number.");
    case Kind::need: break;
  }
  return tr("Bounds and an estimate.");
}

void MarksPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const ScaledPainter scaled(painter, area, std::min(1.0, area.width() / 256));
  const auto words = [&](double y, const QString& markup) {
    painter.setPen(theme.ink2);
    MathText::fitted(markup, {12.5}, 256 - 42).draw(painter, {42, y + 4.5});
  };
  const auto dashed = [&](QPointF from, QPointF to, double width, double dash, double gap) {
    QPen pen(theme.ink, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({dash / width, gap / width});
    painter.setPen(pen);
    painter.drawLine(from, to);
  };
  double y = 16;
  if (kind_ == Kind::histogram) {
    painter.fillRect(QRectF(0, y - 5, 30, 10), theme.ink2);
    words(y, tr("true count $c$, never released"));
    y += 23;
    painter.setPen(QPen(theme.noise, 2.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(0, y), QPointF(30, y));
    words(y, tr("noise $Z$ ∝ exp(−$ε$|$z$|/2)"));
    y += 23;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.noise);
    painter.drawPolygon(QPolygonF({{15, y - 5.5}, {20.5, y}, {15, y + 5.5}, {9.5, y}}));
    words(y, tr("noisy count $c$ + $Z$"));
    y += 23;
    dashed({15, y - 9}, {15, y + 9}, 2, 5, 3);
    words(y, tr("threshold $T$, from $ε$ and $δ$ alone"));
    y += 23;
    painter.fillRect(QRectF(6, y - 5, 18, 10), theme.noise);
    words(y, tr("mass that $δ$ pays for"));
    return;
  }
  dashed({0, y}, {30, y}, 1.5, 7, 4);
  words(y, tr("bound: what is asked for"));
  y += 24;
  painter.setPen(QPen(theme.m, 2.5, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(QPointF(0, y), QPointF(30, y));
  if (kind_ == Kind::need) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.m);
    painter.drawEllipse(QPointF(15, y), 4.2, 4.2);
    words(y, tr("estimate: what %1 runs needed", nullptr, plural(runs_)).arg(runs_));
    return;
  }
  words(y, tr("mean of %1 runs", nullptr, plural(runs_)).arg(runs_));
  y += 24;
  QColor pale = theme.line;
  painter.setPen(QPen(pale, 4, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(QPointF(15, y - 8), QPointF(15, y + 8));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink2);
  painter.drawEllipse(QPointF(15, y), 3.4, 3.4);
  words(y, tr("estimate: %1 runs, 95 % interval", nullptr, plural(runs_)).arg(runs_));
  y += 24;
  for (const QPointF& at : {QPointF(8, y), QPointF(15, y + 2), QPointF(22, y - 1)}) painter.drawEllipse(at, 1.7, 1.7);
  painter.setBrush(Qt::NoBrush);
  words(y, tr("single run, its exact loss"));
}

}  // namespace littlestone::ui
