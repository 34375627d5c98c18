// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/picture_view.hpp"

#include <QTest>
#include <catch2/catch.hpp>
#include <memory>
#include <optional>
#include <vector>

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// One place that can be clicked in the middle of its area, or none.
class OnePlace final : public Picture {
 public:
  explicit OnePlace(std::optional<std::int32_t> place) : place_(place) {}
  [[nodiscard]] QSizeF natural_size() const override { return {200, 200}; }
  void paint(QPainter&, const QRectF&, const Theme&) const override {}
  void paint_spots(QPainter& painter, const QRectF& area, const Theme&, Spots& spots) const override {
    if (place_)
      spots.add(painter, QRectF(area.center() - QPointF(20, 20), QSizeF(40, 40)), 4, {}, Spot::Act::choose, *place_);
  }
  [[nodiscard]] QString description() const override { return QStringLiteral("one place"); }

 private:
  std::optional<std::int32_t> place_;
};

}  // namespace

TEST_CASE("A click that comes before the paint of a new picture meets the places of the new one", "[picture-view]") {
  PictureView view({0, 0, 0, 0}, PictureView::Ground::canvas, nullptr);
  view.resize(400, 400);
  std::vector<std::int32_t> clicked;
  QObject::connect(&view, &PictureView::clicked, [&](const Spot& spot) { clicked.push_back(spot.place); });
  const auto click = [&] { QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(200, 200)); };
  view.set_picture(std::make_shared<OnePlace>(7));
  click();
  CHECK(clicked.empty());  // not seen yet
  view.show();
  REQUIRE(QTest::qWaitForWindowExposed(&view));
  click();
  CHECK(clicked == std::vector<std::int32_t>{7});
  view.set_picture(std::make_shared<OnePlace>(3));
  click();
  CHECK(clicked == std::vector<std::int32_t>{7, 3});
  view.set_picture(std::make_shared<OnePlace>(std::nullopt));
  click();
  CHECK(clicked == std::vector<std::int32_t>{7, 3});
  view.set_picture(std::make_shared<OnePlace>(7));
  view.set_frame(std::make_shared<OnePlace>(5));
  click();
  CHECK(clicked == std::vector<std::int32_t>{7, 3, 5});
}
