// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/ui/lesson/last_stations.test.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace littlestone::ui::selection_test {
using namespace littlestone::ui::last_stations;

namespace {

const Station& fresh_look() {
  static const auto station = selection_station(test::measured_lesson());
  return *station;
}

double chance_of_first(double epsilon, double more) { return 1 / (1 + std::exp(-epsilon * more / 2)); }

}  // namespace

TEST_CASE("A fresh look: errors and chances are those of the run", "[lesson-station]") {
  const Internals& internals = test::measured_lesson()->run->result.internals;
  const ConceptClass& c = test::measured_lesson()->run->concept_class();
  int t1 = 0;
  int t2 = 0;
  for (const Example& e : internals.selection_sample) {
    t1 += c.row(0)[e.point] == e.label ? 0 : 1;
    t2 += c.row(1)[e.point] == e.label ? 0 : 1;
  }
  CHECK(internals.selection_sample.size() == 24);
  CHECK(t1 == 0);
  CHECK(t2 == 1);
  CHECK(fresh_look().beat(0, {}).question ==
        "On 24 fresh examples $t_{1}$ errs never, $t_{2}$ errs once. What chance has $t_{1}$?");
  CHECK(probability_text(chance_of_first(1, 1)) == ".622");
  CHECK(fresh_look().beat(1, {}).answer == ".622: one error weighs $e^{−½}$, since this choice is private too.");
  const PageTable table = fresh_look().table(1, {});
  CHECK(table.rows[0][2].data.get<double>() == Approx(chance_of_first(1, 1)));
  CHECK(table.rows[1][2].data.get<double>() == Approx(1 - chance_of_first(1, 1)));
  // The bar is cut where the chance is.
  const Scene scene = at_rest(fresh_look(), 1);
  const QRectF first = std::get<Box>(mark_of(scene, "first")->shape).rect;
  CHECK(first.right() + 3 == Approx(lesson_room.width() * chance_of_first(1, 1)));
  // As many dots as draws.
  const auto few = std::get<Dots>(mark_of(scene, "draws few")->shape).centres.size();
  const auto many = std::get<Dots>(mark_of(scene, "draws many")->shape).centres.size();
  CHECK(few + many == 100);
  CHECK(std::abs(static_cast<double>(few) - 62.2) < 4 * 4.85);
  CHECK(table.rows[0][3].data == static_cast<std::uint64_t>(few));
  CHECK(fresh_look().say(1) == "M answers t₁. Loss 0.");
}

TEST_CASE("A fresh look: errors and epsilon are the hand's", "[lesson-station]") {
  Hand hand;
  drag(fresh_look(), 0, "errors", 3.2, hand);
  CHECK(hand.at("errors", 0) == 3);
  CHECK(fresh_look().beat(0, hand).question ==
        "On 24 fresh examples $t_{1}$ errs never, $t_{2}$ errs 3 times. What chance has $t_{1}$?");
  CHECK(fresh_look().beat(1, hand).answer ==
        QStringLiteral("%1: three errors weigh $e^{−1.5}$, since this choice is private too.")
            .arg(probability_text(chance_of_first(1, 3))));
  CHECK(count_of(at_rest(fresh_look(), 0, hand), "answer 1 error") == 24);
  CHECK(mark_of(at_rest(fresh_look(), 0, hand), "answer 1 error 3 disc") != nullptr);
  CHECK(mark_of(at_rest(fresh_look(), 0, hand), "answer 1 error 4 disc") == nullptr);
  hand.set("epsilon", 4);
  CHECK(fresh_look().beat(1, hand).answer.startsWith(probability_text(chance_of_first(4, 3)) + u':'));
  hand.clear("epsilon");
  drag(fresh_look(), 0, "errors", 0, hand);
  CHECK(fresh_look().beat(1, hand).answer.startsWith(".500: both err alike"));
  CHECK(fresh_look().settled(0, "errors", 99) == 24);
  CHECK(fresh_look().settled(0, "errors", -3) == 0);
  // All of 24: the other part is too narrow for its words, which stay in the room.
  hand.set("errors", 24);
  for (const Mark& mark : at_rest(fresh_look(), 1, hand).marks)
    if (const auto* text = std::get_if<Text>(&mark.shape)) {
      const double left = text->baseline.x() - text->anchor * text->set().width();
      CHECK(left >= -1);
      CHECK(left + text->set().width() <= lesson_room.width() + 1);
    }
}

TEST_CASE("A fresh look: a click on the bar is the guess", "[lesson-station]") {
  Hand hand;
  CHECK_FALSE(fresh_look().guess(0, hand));
  click(fresh_look(), 0, 100 + 20, hand);  // just over a half
  CHECK(fresh_look().guess(0, hand) == 0);
  click(fresh_look(), 0, 100 + 24, hand);
  CHECK(fresh_look().guess(0, hand) == 1);
  CHECK(mark_of(at_rest(fresh_look(), 0, hand), "guessed") != nullptr);
  click(fresh_look(), 0, 100 + 38, hand);
  CHECK(fresh_look().guess(0, hand) == 2);
  click(fresh_look(), 0, 100 + 38, hand);
  CHECK(hand.empty());
}

TEST_CASE("A fresh look: nothing tells before the answer", "[lesson-station]") {
  check_parts(fresh_look());
  const QString words = all_words(fresh_look(), 0);
  CAPTURE(words.toStdString());
  for (const char* secret : {".622", ".378", "0.62", "weighs", "of 100"})
    CHECK_FALSE(words.contains(QString::fromUtf8(secret)));
  CHECK(mark_of(at_rest(fresh_look(), 0), "first") == nullptr);
}

}  // namespace littlestone::ui::selection_test
