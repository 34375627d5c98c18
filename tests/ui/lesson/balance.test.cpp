// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "tests/ui/lesson/first_stations.test.hpp"

namespace littlestone::ui::balance_test {
using namespace first_stations;

namespace {

constexpr std::int32_t minus_pan = 1 << 20;
constexpr std::int32_t plus_pan = minus_pan + 1;

QString shown(const Scene& scene, const char* key) {
  const Mark* mark = mark_of(scene, key);
  return mark == nullptr ? QString() : std::get<Text>(mark->shape).set().plain();
}

}  // namespace

TEST_CASE("the balance: what can be forced on each side, and what the learner says", "[lesson-station]") {
  const auto station = balance_station(material());
  const Rows rows = all_rows();
  const std::vector<std::pair<int, int>> weights = {{2, 0}, {2, 1}, {2, 1}, {2, 2}, {1, 2}, {1, 2}, {0, 2}, {-1, 3}};
  const PageTable table = station->table(1, {});
  for (int x = 0; x < 8; ++x) {
    const auto at = static_cast<std::size_t>(x);
    const std::pair found(dimension(side(rows, at, -1)), dimension(side(rows, at, 1)));
    CHECK(found == weights[at]);
    Hand hand;
    REQUIRE(click(*station, 1, hand, x));
    const int parts = static_cast<int>(station->beat(1, hand).ms.size());
    const Scene scene = station->scene(1, parts, hand);
    CHECK(shown(scene, "pan − weight") == (found.first < 0 ? QString("no row") : QString::number(found.first)));
    CHECK(shown(scene, "pan + weight") == QString::number(found.second));
    CHECK(table.rows[at][3].data == soa(rows, at));
    CHECK(station->beat(1, hand).answer.startsWith(soa(rows, at) > 0 ? "+:" : "−:"));
    CHECK(faults_of(*station, hand) == "");
    // The heavier end is lower.
    const QPolygonF beam = std::get<Line>(mark_of(scene, "beam")->shape).points;
    const double down = beam.back().y() - beam.front().y();
    CHECK((down > 0) == (found.second > found.first));
    CHECK((down < 0) == (found.second < found.first));
  }
  CHECK(station->beat(1, {}).answer ==
        "+: there two mistakes can still be forced, on the other side one.\n"
        "If it errs, the lighter side is left. So each mistake lowers the number: 3, 2, "
        "1, 0.");
  CHECK(station->say(1) == "This is the SOA.");
}

TEST_CASE("the balance: the beam tips, and then only the light pan is left", "[lesson-station]") {
  const auto station = balance_station(material());
  const Scene tipped = station->scene(1, 1, {});
  const Scene kept = station->scene(1, 2, {});
  CHECK(count_of(tipped, "mistake") == 0);
  CHECK(count_of(kept, "mistake") > 0);
  const Rows rows = all_rows();
  for (int h = 0; h < 8; ++h) {
    const bool light = rows[static_cast<std::size_t>(h)][5] < 0;
    const QString key = QStringLiteral("row %1").arg(h);
    CHECK(mark_of(tipped, key)->fill == &Theme::lineage);
    CHECK((mark_of(kept, key)->fill == &Theme::lineage) == light);
  }
}

TEST_CASE("the balance: any point hangs on it by hand, and a pan is the guess", "[lesson-station]") {
  const auto station = balance_station(material());
  Hand hand;
  REQUIRE(click(*station, 0, hand, plus_pan));
  CHECK(station->guess(0, hand) == 1);
  REQUIRE(click(*station, 0, hand, minus_pan));
  CHECK(station->guess(0, hand) == 0);
  REQUIRE(click(*station, 0, hand, minus_pan));
  CHECK(hand.empty());
  REQUIRE(click(*station, 0, hand, 2));
  CHECK(hand.at("point", -1) == 2);
  const Scene other = station->scene(0, 0, hand);
  CHECK(shown(other, "pan − weight") == "2");
  CHECK(shown(other, "pan + weight") == "1");
  CHECK_FALSE(click(*station, 0, hand, plus_pan));  // a guess is about the point of the question
  CHECK(station->beat(1, hand).answer.startsWith("+:"));
  CHECK(station->settled(0, "point", 2.4) == 2);
  CHECK(station->settled(0, "point", 99) == 7);
  CHECK(station->settled(0, "point", -4) == 0);
}

TEST_CASE("the balance: while it asks it is level and says no weight", "[lesson-station]") {
  const auto station = balance_station(material());
  const Scene scene = station->scene(0, 0, {});
  CHECK(station->beat(0, {}).question == "Point 6. What will the learner say?");
  CHECK(shown(scene, "pan − weight") == "?");
  CHECK(shown(scene, "pan + weight") == "?");
  const QPolygonF beam = std::get<Line>(mark_of(scene, "beam")->shape).points;
  CHECK(beam.front().y() == beam.back().y());
  CHECK(mark_of(scene, "said") == nullptr);
  CHECK_FALSE(scene.says.contains(QRegularExpression("learner|forced|istake")));
  CHECK_FALSE(csv(*station, 0).contains("prediction"));
  CHECK_FALSE(station->name().contains("heav"));
  CHECK(faults_of(*station, {}) == "");
}

}  // namespace littlestone::ui::balance_test
