// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture paints, mark by mark, as text: two pictures that paint the same have the same text, on every machine
// with the same fonts.
#pragma once

#include <QPainter>
#include <QPainterPath>
#include <QString>

#include "tests/ui/listening_device.test.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui::test {

/// A device that writes down what is painted on it, a line a mark, in painting order.
class MarkListener final : public ListeningDevice {
 public:
  explicit MarkListener(QSize size) : ListeningDevice(size), engine_(marks_) {}
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
  [[nodiscard]] const QString& marks() const { return marks_; }

 private:
  class Engine final : public ListeningEngine {
   public:
    explicit Engine(QString& marks) : marks_(marks) {}
    void drawPath(const QPainterPath& path) override { shape(path, painter()->pen(), painter()->brush()); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
      QPainterPath path;
      if (count > 0) path.moveTo(points[0]);
      for (int i = 1; i < count; ++i) path.lineTo(points[i]);
      if (mode != PolylineMode) path.closeSubpath();
      shape(path, painter()->pen(), mode == PolylineMode ? QBrush() : painter()->brush());
    }
    void drawPixmap(const QRectF& room, const QPixmap& pixmap, const QRectF&) override {
      line(QStringLiteral("pixmap %1x%2").arg(pixmap.width()).arg(pixmap.height()), {place(room.topLeft())});
    }
    void drawImage(const QRectF& room, const QImage& image, const QRectF&, Qt::ImageConversionFlags) override {
      line(QStringLiteral("image %1x%2").arg(image.width()).arg(image.height()), {place(room.topLeft())});
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
      line(QStringLiteral("words %1 %2 %3")
               .arg(item.font().pixelSize())
               .arg(item.font().weight())
               .arg(colour(painter()->pen().color())),
           {place(at), item.text()});
    }

   private:
    [[nodiscard]] QString place(QPointF at) const {
      const QPointF mapped = painter()->combinedTransform().map(at);
      return QString::number(mapped.x(), 'f', 1) + u',' + QString::number(mapped.y(), 'f', 1);
    }
    [[nodiscard]] QString colour(QColor ink) const {
      ink.setAlphaF(static_cast<float>(ink.alphaF() * painter()->opacity()));
      return ink.name(QColor::HexArgb);
    }
    void line(const QString& what, const QStringList& more) {
      if (painter()->hasClipping()) marks_ += QStringLiteral("clipped ");
      marks_ += what + u' ' + more.join(u' ') + u'\n';
    }
    void shape(const QPainterPath& path, const QPen& pen, const QBrush& brush) {
      QStringList points;
      for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& one = path.elementAt(i);
        points += (one.type == QPainterPath::MoveToElement ? QStringLiteral("M") : QString()) + place(one);
      }
      const QString stroke =
          pen.style() == Qt::NoPen
              ? QStringLiteral("none")
              : QStringLiteral("%1/%2/%3").arg(colour(pen.color())).arg(pen.widthF()).arg(pen.style());
      const QString fill = brush.style() == Qt::NoBrush ? QStringLiteral("none") : colour(brush.color());
      line(QStringLiteral("shape %1 %2").arg(stroke, fill), points);
    }

    QString& marks_;
  };

  QString marks_;
  mutable Engine engine_;
};

/// What a picture of this size paints in this theme.
inline QString painted_marks(const Picture& picture, QSize size, const Theme& theme) {
  MarkListener listener(size);
  QPainter painter(&listener);
  picture.paint(painter, QRectF(QPointF(), QSizeF(size)), theme);
  painter.end();
  return listener.marks();
}

}  // namespace littlestone::ui::test
