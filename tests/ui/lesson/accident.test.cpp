// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "tests/ui/lesson/first_stations.test.hpp"

namespace littlestone::ui::accident_test {
using namespace first_stations;

namespace {

constexpr std::int32_t seventh = 2;  // the place of the person who is asked for

/// The labels of a world's answer as they are drawn.
std::string answer_of(const Scene& scene, int world) {
  std::string labels;
  for (int x = 0; x < 8; ++x) {
    const Mark* mark = mark_of(scene, QStringLiteral("world %1 %2").arg(world).arg(x));
    if (mark != nullptr) labels += to_char(std::get<LabelCell>(mark->shape).label);
  }
  return labels;
}
/// The learner by its rule: + right of the last − alone.
std::string cut(std::string said) {
  const std::size_t last = said.rfind('-');
  return std::string(last + 1, '-') + std::string(said.size() - last - 1, '+');
}

}  // namespace

TEST_CASE("the accident: only the answer at 3 moves, and it tells", "[lesson-station]") {
  const auto station = accident_station(material());
  const Scene scene = station->scene(1, static_cast<int>(station->beat(1, {}).ms.size()), {});
  CHECK(answer_of(scene, 0) == cut("--- ++++"));
  CHECK(answer_of(scene, 1) == cut("--+ ++++"));
  CHECK(answer_of(scene, 0) == "---+++++");
  CHECK(answer_of(scene, 1) == "--++++++");
  CHECK(mark_of(scene, "frame") != nullptr);
  CHECK(mark_of(scene, "sees line") != nullptr);
  CHECK(mark_of(station->scene(1, 1, {}), "sees line") == nullptr);
  CHECK(station->beat(1, {}).answer ==
        "−: the answer told it. It moves with one person.\nWe want an answer that does not move.");
}

TEST_CASE("the accident: a click on the seventh flips it, and the answer moves", "[lesson-station]") {
  const auto station = accident_station(material());
  Hand hand;
  CHECK(mark_of(station->scene(0, 0, hand), "world 0 person 2 unknown") != nullptr);
  REQUIRE(click(*station, 0, hand, seventh));
  CHECK(answer_of(station->scene(0, 0, hand), 0) == "---+++++");
  CHECK(mark_of(station->scene(0, 0, hand), "world 0 person 2 unknown") == nullptr);
  REQUIRE(click(*station, 0, hand, seventh));
  CHECK(answer_of(station->scene(0, 0, hand), 0) == "--++++++");
  CHECK(station->table(0, hand).rows[2][2].data == 1);
  CHECK(faults_of(*station, hand) == "");
  REQUIRE(click(*station, 0, hand, seventh));
  CHECK(answer_of(station->scene(0, 0, hand), 0) == "---+++++");
  CHECK_FALSE(click(*station, 1, hand, 5));
}

TEST_CASE("the accident: while it asks there is one world and nobody points", "[lesson-station]") {
  const auto station = accident_station(material());
  const Scene scene = station->scene(0, 0, {});
  CHECK(station->beat(0, {}).cards.size() == 3);
  CHECK(answer_of(scene, 1).empty());
  CHECK(mark_of(scene, "frame") == nullptr);
  CHECK(mark_of(scene, "sees line") == nullptr);
  CHECK(mark_of(scene, "world 0 person 2 label") == nullptr);
  CHECK_FALSE(scene.says.contains(QRegularExpression("−|worlds")));
  CHECK(station->table(0, {}).rows[2][1].data.is_null());
  CHECK(station->table(0, {}).columns.size() == 3);
  CHECK(faults_of(*station, {}) == "");
}

}  // namespace littlestone::ui::accident_test
