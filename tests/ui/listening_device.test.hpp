// SPDX-License-Identifier: GPL-3.0-or-later
// A device that draws nothing: its paint engine listens.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSize>

namespace littlestone::ui::test {

/// An engine that hears what is painted, and draws none of it.
class ListeningEngine : public QPaintEngine {
 public:
  ListeningEngine() : QPaintEngine(AllFeatures) {}
  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  void drawPath(const QPainterPath&) override {}
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  [[nodiscard]] Type type() const override { return User; }
};

/// As large as a picture, at one device pixel a px.
class ListeningDevice : public QPaintDevice {
 public:
  explicit ListeningDevice(QSize size) : size_(size) {}

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth: return size_.width();
      case PdmHeight: return size_.height();
      case PdmDpiX:
      case PdmDpiY:
      case PdmPhysicalDpiX:
      case PdmPhysicalDpiY: return 96;
      case PdmDepth: return 32;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
      default: return QPaintDevice::metric(metric);
    }
  }

 private:
  QSize size_;
};

}  // namespace littlestone::ui::test
