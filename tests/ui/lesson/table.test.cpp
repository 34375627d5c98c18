// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "tests/ui/lesson/first_stations.test.hpp"

namespace littlestone::ui::table_test {
using namespace first_stations;

TEST_CASE("the table: the worst pile of each point, and three questions that find the row", "[lesson-station]") {
  const auto station = table_station(material());
  const Rows rows = all_rows();
  REQUIRE(rows.size() == 8);
  std::vector<std::size_t> worst;
  for (std::size_t x = 0; x < rows[0].size(); ++x)
    worst.push_back(std::max(side(rows, x, -1).size(), side(rows, x, 1).size()));
  CHECK(worst == std::vector<std::size_t>{7, 6, 5, 4, 5, 6, 7, 8});

  const Beat beat = station->beat(1, {});
  CHECK(beat.answer ==
        "Point 4: four rows are left, whatever it says.\n"
        "Then 2 or 6, then one more: three questions find the row.");
  const auto parts = static_cast<int>(beat.ms.size());
  const Scene scene = station->scene(1, parts, {});
  const PageTable table = station->table(1, {});
  for (std::size_t x = 0; x < worst.size(); ++x) {
    const Mark* mark = mark_of(scene, QStringLiteral("worst %1").arg(x));
    REQUIRE(mark != nullptr);
    CHECK(std::get<Text>(mark->shape).set().plain() == QString::number(worst[x]));
    CHECK(table.rows[x].back().data == worst[x]);
  }
  CHECK(count_of(scene, "branch") == 2 * 14);  // with their labels: a tree of 7 questions
  double sum = 0;
  for (const double ms : beat.ms) sum += ms;
  CHECK(sum == 2000);
  // A row falls in each of the first parts, and two piles of four are left.
  const Scene fallen = station->scene(1, 8, {});
  CHECK(std::get<Text>(mark_of(fallen, "size −")->shape).set().plain() == "4");
  CHECK(std::get<Text>(mark_of(fallen, "size +")->shape).set().plain() == "4");
  CHECK(std::get<Text>(mark_of(station->scene(1, 1, {}), "size −")->shape).set().plain() == "1");
}

TEST_CASE("the table: a column that is clicked parts the rows, and once more takes it back", "[lesson-station]") {
  const auto station = table_station(material());
  const Rows rows = all_rows();
  for (int x = 0; x < 8; ++x) {
    Hand hand;
    REQUIRE(click(*station, 0, hand, x));
    CHECK(station->guess(0, hand) == x);
    const Scene scene = station->scene(0, 0, hand);
    const auto at = static_cast<std::size_t>(x);
    CHECK(std::get<Text>(mark_of(scene, "size −")->shape).set().plain() == QString::number(side(rows, at, -1).size()));
    CHECK(std::get<Text>(mark_of(scene, "size +")->shape).set().plain() == QString::number(side(rows, at, 1).size()));
    CHECK(faults_of(*station, hand) == "");
    REQUIRE(click(*station, 0, hand, x));
    CHECK(hand.empty());
    CHECK_FALSE(station->guess(0, hand));
  }
  // After the answer another point may be looked at; the tree comes back.
  Hand hand;
  const int parts = static_cast<int>(station->beat(1, hand).ms.size());
  const Scene tree = station->scene(1, parts, hand);
  REQUIRE(click(*station, 1, hand, 6));
  CHECK_FALSE(station->scene(1, parts, hand) == tree);
  REQUIRE(click(*station, 1, hand, 6));
  CHECK(station->scene(1, parts, hand) == tree);
}

TEST_CASE("the table: while it asks no pile is counted and no point stands out", "[lesson-station]") {
  const auto station = table_station(material());
  const Scene scene = station->scene(0, 0, {});
  CHECK(count_of(scene, "worst") == 0);
  CHECK(count_of(scene, "branch") == 0);
  CHECK(mark_of(scene, "frame") == nullptr);
  for (const QString& words : {station->beat(0, {}).question, scene.says, csv(*station, 0), station->name()}) {
    CHECK_FALSE(words.contains(QRegularExpression("four|three|4 rows")));
  }
  CHECK_FALSE(scene.says.contains("4"));
  CHECK(words_of(scene).count("4") == 1);  // the name of the column
  CHECK(faults_of(*station, {}) == "");
}

}  // namespace littlestone::ui::table_test
