// SPDX-License-Identifier: GPL-3.0-or-later
// What is written where: a device that draws nothing and listens to the text.
#pragma once

#include <QFontInfo>
#include <QPaintEngine>
#include <QPainter>
#include <QString>
#include <cmath>
#include <utility>
#include <vector>

namespace littlestone::ui::test {

/// One piece of text that was painted, in px of the device.
struct PaintedWords {
  QString text;
  QRectF box;  // with ascent and descent
  QRectF ink;  // from the baseline up to the height of an x, which neighbours, raised and lowered signs keep clear of
  double pixel_size = 0;
};

class WordListener final : public QPaintDevice {
 public:
  explicit WordListener(QSize size) : size_(size), engine_(painted_) {}
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
  [[nodiscard]] const std::vector<PaintedWords>& painted() const { return painted_; }

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
  class Engine final : public QPaintEngine {
   public:
    explicit Engine(std::vector<PaintedWords>& painted) : QPaintEngine(AllFeatures), painted_(painted) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    [[nodiscard]] Type type() const override { return User; }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
      const QTransform transform = painter()->combinedTransform();
      const double size = item.font().pixelSize() > 0 ? item.font().pixelSize() : QFontInfo(item.font()).pixelSize();
      const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
      const QRectF ink(at.x(), at.y() - size * 0.5, item.width(), size * 0.5);
      painted_.push_back({item.text(), transform.mapRect(box), transform.mapRect(ink),
                          size * std::sqrt(std::abs(transform.determinant()))});
    }

   private:
    std::vector<PaintedWords>& painted_;
  };

  QSize size_;
  std::vector<PaintedWords> painted_;
  mutable Engine engine_;
};

/// Pairs of words that lie over each other.
inline std::vector<std::pair<PaintedWords, PaintedWords>> overlapping(const std::vector<PaintedWords>& painted) {
  std::vector<std::pair<PaintedWords, PaintedWords>> found;
  const auto inner = [](const PaintedWords& words) { return words.ink.adjusted(1, 0.5, -1, -0.5); };
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i].text.trimmed().isEmpty() || inner(painted[i]).isEmpty()) continue;
    for (std::size_t j = i + 1; j < painted.size(); ++j) {
      if (painted[j].text.trimmed().isEmpty() || inner(painted[j]).isEmpty()) continue;
      // The same words twice at one place are a casing and its words.
      if (painted[i].text == painted[j].text && painted[i].ink.center() == painted[j].ink.center()) continue;
      if (inner(painted[i]).intersects(inner(painted[j]))) found.emplace_back(painted[i], painted[j]);
    }
  }
  return found;
}

}  // namespace littlestone::ui::test
