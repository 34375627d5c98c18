// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <cmath>

#include "core/learner/constants.hpp"
#include "tests/ui/lesson/last_stations.test.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace littlestone::ui::price_test {
using namespace littlestone::ui::last_stations;

namespace {

const Station& what_it_costs() {
  static const auto station = price_station(test::measured_lesson());
  return *station;
}

}  // namespace

TEST_CASE("What agreement costs: the fall is where the measured runs have it", "[lesson-station]") {
  const std::vector<SweepCell>& cells = test::measured_lesson()->loss;
  // Nothing: more than half above α, up to here; all: nine of ten at most α, from there on.
  std::uint64_t last = 0;
  std::uint64_t first = 0;
  bool nothing = true;
  for (const SweepCell& cell : cells) {
    int good = 0;
    for (const double loss : cell.losses) good += loss <= 0.1 + 1e-12 ? 1 : 0;
    nothing = nothing && 2 * good <= static_cast<int>(cell.losses.size());
    if (nothing) last = cell.examples;
    if (10 * good < 9 * static_cast<int>(cell.losses.size()))
      first = 0;
    else if (first == 0)
      first = cell.examples;
  }
  CHECK(last == 2000);
  CHECK(first == 10000);
  const Beat told = what_it_costs().beat(1, {});
  CHECK(
      told.answer.startsWith(QStringLiteral("Between %1 and %2 examples.\n").arg(count_text(2000), count_text(10000))));
  const PageTable table = what_it_costs().table(1, {});
  REQUIRE(table.rows.size() == cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    double sum = 0;
    for (const double loss : cells[i].losses) sum += loss;
    CHECK(table.rows[i][0].data == cells[i].examples);
    CHECK(table.rows[i][1].data.get<double>() == Approx(sum / static_cast<double>(cells[i].losses.size())));
  }
  // A dot a run, in every column.
  const Scene scene = at_rest(what_it_costs(), 1);
  for (std::size_t i = 0; i < cells.size(); ++i)
    CHECK(std::get<Dots>(mark_of(scene, QStringLiteral("runs %1").arg(i))->shape).centres.size() == 40);
  // The means lie on the axes of the asked picture: .5 at its rule, 0 at its foot.
  const auto y = [&](std::size_t i) {
    return std::get<Disc>(mark_of(scene, QStringLiteral("mean %1").arg(i))->shape).centre;
  };
  CHECK((y(10).y() - y(0).y()) / (y(10).y() - y(5).y()) == Approx(0.5 / 0.328125));
  CHECK((y(4).x() - y(0).x()) / (y(10).x() - y(0).x()) == Approx(0.5));
}

TEST_CASE("What agreement costs: the theorem's number is that of the sharp constants", "[lesson-station]") {
  AccuracyGoal goal;
  goal.dimension = 3;
  goal.epsilon = 1;
  goal.delta = Rational(1, 1000);
  goal.alpha = Rational(1, 10);
  goal.beta = Rational(1, 10);
  const LearnerConstants constants = sharp_constants(goal);
  for (const CheckedInequality& one : verify(constants)) CHECK(one.holds);
  const double total = std::pow(10, constants.total.log10);
  const double shown = std::ceil(total / 1e5) / 10;  // never less than is needed
  const QString number = QString::number(shown) + QStringLiteral("·10⁶");
  CHECK(what_it_costs().beat(1, {}).answer.endsWith(
      QStringLiteral("The theorem promises it from %1 on, in every world.").arg(number)));
  CHECK(all_words(what_it_costs(), 1).count(number) >= 2);  // and at its arrow
}

TEST_CASE("What agreement costs: the line is dragged, and told by which factor it stands beside", "[lesson-station]") {
  const Station& station = what_it_costs();
  Hand hand;
  drag(station, 0, "line", 123, hand);
  CHECK(hand.at("line", 0) == 120);
  CHECK(station.beat(1, hand).answer.contains("Your line stands early by a factor of 16."));  // 2000/120
  drag(station, 0, "line", 50000, hand);
  CHECK(station.beat(1, hand).answer.contains("Your line stands late by a factor of 5."));
  drag(station, 0, "line", 4100, hand);
  CHECK(station.beat(1, hand).answer.contains("Your line stands there."));
  CHECK(mark_of(at_rest(station, 1, hand), "line") != nullptr);
  CHECK_FALSE(handle_of(at_rest(station, 1, hand), "line"));
  CHECK(station.settled(0, "line", 1e9) == 1e5);
  CHECK(station.settled(0, "line", 1) == 10);
  CHECK(station.settled(0, "line", 1100) == 1100);
  // A line that nobody has touched is no guess.
  CHECK_FALSE(station.beat(1, {}).answer.contains("line"));
}

TEST_CASE("What agreement costs: nothing tells before the answer, and Space waits for the sweep", "[lesson-station]") {
  check_parts(what_it_costs());
  Hand hand;
  hand.set("line", 320);
  const QString words = all_words(what_it_costs(), 0, hand);
  CAPTURE(words.toStdString());
  for (const QString& secret : {count_text(2000), count_text(10000), QStringLiteral("10⁶"), QStringLiteral("factor")})
    CHECK_FALSE(words.contains(secret));
  CHECK_FALSE(words.contains(what_it_costs().line()));
  CHECK(count_of(at_rest(what_it_costs(), 0), "runs") == 0);
  CHECK(what_it_costs().ready());
  auto unmeasured = std::make_shared<LessonMaterial>(*test::measured_lesson());
  unmeasured->loss.clear();
  CHECK_FALSE(price_station(unmeasured)->ready());
}

}  // namespace littlestone::ui::price_test
