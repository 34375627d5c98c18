// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss_page.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>

using namespace littlestone;
using namespace littlestone::ui;

namespace {

Scenario small() {
  Scenario s;
  s.class_text = "points:4";
  s.target = 1;
  s.constants = {1, 20, 60, 10, {}};
  s.sizes = {10, 100, 2000};
  s.replicates = 20;
  return s;
}

struct Opened {
  LossPage page;
  explicit Opened(const Scenario& scenario = small()) {
    page.resize(728, 640);
    page.show();
    page.set_scenario(scenario);
  }
  bool measured() {
    return QTest::qWaitFor([&] { return page.share_done() == 1 && !page.running(); }, 20'000);
  }
};

}  // namespace

TEST_CASE("The page measures its scenario to the end once it is seen, and not again for the same one", "[pages]") {
  Opened o;
  REQUIRE(o.measured());
  REQUIRE(o.page.cells_done() == 9);
  QSignalSpy news(&o.page, &LossPage::progressed);
  o.page.set_scenario(small());
  REQUIRE_FALSE(o.page.running());
  REQUIRE(news.isEmpty());
  REQUIRE(o.page.picture() != nullptr);
}

TEST_CASE("Another alpha or beta moves the lines and measures nothing, another epsilon measures everything",
          "[pages]") {
  Opened o;
  REQUIRE(o.measured());
  Scenario other = small();
  other.alpha = Rational(1, 5);
  other.beta = Rational(1, 20);
  o.page.set_scenario(other);
  REQUIRE_FALSE(o.page.running());
  REQUIRE(o.page.cells_done() == 9);
  REQUIRE(o.page.plot().scenario().alpha == Rational(1, 5));
  other.epsilon = Rational(1, 2);
  o.page.set_scenario(other);
  REQUIRE(o.page.cells_done() == 0);
  REQUIRE(o.page.running());
  REQUIRE(o.measured());
  REQUIRE(o.page.cells_done() == 9);
}

TEST_CASE("Dragging the range of n measures the sizes of the last stop only, and the picture holds no others",
          "[pages]") {
  Opened o;
  o.page.to_slider().setValue(8);
  o.page.to_slider().setValue(7);
  o.page.from_slider().setValue(3);
  REQUIRE(o.measured());
  const std::vector<std::uint64_t>& sizes = o.page.scenario().sizes;
  REQUIRE(sizes.front() == 32);
  REQUIRE(sizes.back() == 3162);
  REQUIRE(sizes.size() == 13);
  REQUIRE(o.page.cells_done() == 39);
  for (const SweepCell& cell : o.page.plot().cells()) {
    REQUIRE(std::find(sizes.begin(), sizes.end(), cell.examples) != sizes.end());
  }
  // The one that is moved pushes the other before it.
  o.page.from_slider().setValue(12);
  REQUIRE(o.page.to_slider().value() == 13);
  o.page.to_slider().setValue(5);
  REQUIRE(o.page.from_slider().value() == 4);
  o.page.stop();
}

TEST_CASE("The switch turns to the need for examples and back without losing what was measured", "[pages]") {
  Scenario easy = small();
  easy.alpha = Rational(3, 10);  // SOA of nothing is good enough: nothing is run against epsilon
  Opened o(easy);
  REQUIRE(o.measured());
  QTest::mouseClick(o.page.view_switch().segment(2), Qt::LeftButton);
  REQUIRE(o.page.view() == LossView::need_by_epsilon);
  REQUIRE(o.measured());
  REQUIRE(o.page.picture()->description().contains(QStringLiteral("epsilon")));
  QTest::mouseClick(o.page.view_switch().segment(0), Qt::LeftButton);
  REQUIRE(o.page.view() == LossView::loss);
  REQUIRE(o.page.cells_done() == 9);
  REQUIRE_FALSE(o.page.running());
}

TEST_CASE("A stop keeps what was measured, and says so", "[pages]") {
  Scenario large = small();
  large.replicates = 100'000;
  Opened o(large);
  REQUIRE(QTest::qWaitFor([&] { return o.page.plot().cells().size() == 9; }, 20'000));
  o.page.stop();
  REQUIRE(QTest::qWaitFor([&] { return !o.page.running(); }, 5000));
  REQUIRE(o.page.plot().cells().size() == 9);
  REQUIRE(o.page.state_text().startsWith(QStringLiteral("Stopped")));
}
