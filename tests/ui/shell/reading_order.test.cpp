// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/reading_order.hpp"

#include <QLineEdit>
#include <catch2/catch.hpp>
#include <memory>

using namespace littlestone::ui;

namespace {

// A shown parent with fields at these places.
struct Fields {
  explicit Fields(const std::vector<QRect>& places) {
    parent.resize(300, 200);
    for (const QRect& place : places) {
      auto* field = new QLineEdit(&parent);
      field->setMinimumSize(0, 0);
      field->setGeometry(place);
      fields.push_back(field);
    }
    parent.show();
  }
  // The fields' numbers as they are read.
  [[nodiscard]] std::vector<int> order() const {
    std::vector<int> numbers;
    for (QWidget* widget : reading_order(parent)) {
      numbers.push_back(static_cast<int>(std::find(fields.begin(), fields.end(), widget) - fields.begin()));
    }
    return numbers;
  }
  QWidget parent;
  std::vector<QWidget*> fields;
};

}  // namespace

TEST_CASE("Fields are read row by row, and within a row in the direction of the language", "[shell]") {
  Fields f({{150, 4, 80, 20}, {10, 0, 80, 20}, {10, 60, 80, 20}, {150, 58, 80, 20}});
  CHECK(f.order() == std::vector<int>{1, 0, 2, 3});
  f.parent.setLayoutDirection(Qt::RightToLeft);
  CHECK(f.order() == std::vector<int>{0, 1, 3, 2});
}

TEST_CASE("Fields squeezed to no height, anywhere and above the window's edge, are each read once", "[shell]") {
  // A rectangle of height 0 has its bottom above its middle.
  for (const int y : {-40, -1, 0, 1, 50}) {
    CAPTURE(y);
    const Fields f({{0, y, 80, 0}, {100, y, 80, 0}, {0, y, 0, 0}, {0, y + 1, 80, 20}, {0, y - 3, 80, 1}});
    std::vector<int> order = f.order();
    std::sort(order.begin(), order.end());
    CHECK(order == std::vector<int>{0, 1, 2, 3, 4});
  }
}

TEST_CASE("The next field is found in a window whose fields have no height", "[shell]") {
  Fields f({{0, 0, 80, 0}, {0, 0, 80, 0}, {0, -5, 80, 0}});
  for (int i = 0; i < 7; ++i) CHECK(focus_in_reading_order(f.parent, i % 3 != 0));
}
