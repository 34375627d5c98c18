// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/presentation.hpp"

#include <QPaintEngine>
#include <catch2/catch.hpp>
#include <limits>

#include "../canvas/pictures.test.hpp"
#include "ui/canvas/class_picture.hpp"
#include "ui/canvas/mistake_tree_picture.hpp"
#include "ui/plots/scene.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

// Paints nothing and keeps the px of the smallest text.
class TextEngine final : public QPaintEngine {
 public:
  TextEngine() : QPaintEngine(AllFeatures) {}
  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawPath(const QPainterPath&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  void drawTextItem(const QPointF&, const QTextItem& item) override {
    const double px = item.font().pixelSize() * painter()->worldTransform().m22();
    if (px < smallest) {
      smallest = px;
      text = item.text();
    }
  }
  Type type() const override { return User; }
  double smallest = std::numeric_limits<double>::infinity();
  QString text;
};

class TextDevice final : public QPaintDevice {
 public:
  explicit TextDevice(QSize size) : size_(size) {}
  QPaintEngine* paintEngine() const override { return &engine; }
  mutable TextEngine engine;

 protected:
  int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth: return size_.width();
      case PdmHeight: return size_.height();
      case PdmDpiX:
      case PdmDpiY:
      case PdmPhysicalDpiX:
      case PdmPhysicalDpiY: return 96;
      case PdmDevicePixelRatio: return 1;
      case PdmDepth: return 32;
      default: return QPaintDevice::metric(metric);
    }
  }

 private:
  QSize size_;
};

}  // namespace

TEST_CASE("On a screen of 1080 lines no text of a presentation is under 24 px but what is raised or lowered",
          "[presentation]") {
  Scenario s;
  s.class_text = "thresholds:8";
  s.target = 2;
  const auto story = std::make_shared<const Story>(compute_lab_run(s));
  Presentation presentation;
  presentation.resize(1920, 1080);
  presentation.show();
  const auto check = [&](const char* what, const std::shared_ptr<const Picture>& picture, int step) {
    presentation.show_step(QStringLiteral("Tournament"), picture, (*story)[step].sentence, (*story)[step].reference,
                           QStringLiteral("12 of 44"));
    TextDevice device(presentation.size());
    presentation.render(&device, {}, {}, QWidget::DrawChildren);
    CAPTURE(what, step, device.engine.text.toStdString(), device.engine.smallest);
    CHECK(device.engine.smallest >= 24 * 0.72 - 0.5);  // subscripts
    CHECK(device.engine.smallest < 1000);
  };
  for (int step = 0; step < story->size(); step += 1) {
    const Chapter chapter = (*story)[step].chapter;
    if (chapter == Chapter::tournament && step % 5 != 0 && (*story)[step + 1].chapter == chapter) continue;
    const Scene scene = chapter == Chapter::tournament      ? Scene::tournament
                        : chapter == Chapter::other_batches ? Scene::shares
                        : chapter == Chapter::histogram     ? Scene::histogram
                                                            : Scene::selection;
    check("scene", scene_picture(scene, *story, {step, 1}), step);
  }
  check("tree", std::make_shared<MistakeTreePicture>(story->run_pointer()), 0);
  check("class", std::make_shared<ClassPicture>(story->run_pointer()), 0);
}
