// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <memory>

#include "core/study/chapters/scenario.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/lesson/station.hpp"

namespace littlestone::ui {
namespace noise_test {
namespace {

const Material& noise_material() {
  static const Material made = [] {
    const std::string folder = support::source_folder() + "/resources/scenarios/";
    return lesson_material(read_scenario_file(folder + "three-contests.json"),
                           read_scenario_file(folder + "level-two.json"));
  }();
  return made;
}

Scene noise_at_rest(const Station& station, int beat, const Hand& hand = {}) {
  return station.scene(beat, static_cast<int>(station.beat(beat, hand).ms.size()), hand);
}

QStringList words_of_noise(const Scene& scene) {
  QStringList all;
  for (const Mark& mark : scene.marks)
    if (const Text* text = std::get_if<Text>(&mark.shape)) all << text->markup;
  return all;
}

QString all_of_noise(const Station& station, int beat, const Hand& hand = {}) {
  const Beat here = station.beat(beat, hand);
  const Scene scene = noise_at_rest(station, beat, hand);
  return here.question + here.cards.join(' ') + here.answer + here.button + station.table(beat, hand).csv() +
         scene.says + words_of_noise(scene).join(' ');
}

/// Pr[Z = z] by its definition.
double two_sided(int z, double epsilon) {
  double all = 0;
  for (int i = -400; i <= 400; ++i) all += std::exp(-epsilon * std::abs(i) / 2);
  return std::exp(-epsilon * std::abs(z) / 2) / all;
}
/// What leaves of a count at a threshold: nothing (none) or a value.
std::map<int, double> leaves(int count, int threshold, double epsilon) {
  std::map<int, double> law;
  constexpr int nothing = -10'000;
  if (count == 0) return {{nothing, 1.0}};
  for (int z = -100; z <= 100; ++z) law[count + z >= threshold ? count + z : nothing] += two_sided(z, epsilon);
  return law;
}
double apart(const std::map<int, double>& a, const std::map<int, double>& b) {
  std::map<int, double> both = a;
  for (const auto& [value, chance] : b) both[value] -= chance;
  double sum = 0;
  for (const auto& [value, difference] : both) sum += std::abs(difference);
  return sum / 2;
}
/// The best guess from both counts at once.
double best_of_lists(int threshold) {
  std::map<std::pair<int, int>, double> both;
  for (const auto& [a, p] : leaves(18, threshold, 1))
    for (const auto& [b, q] : leaves(0, threshold, 1)) both[{a, b}] += p * q;
  for (const auto& [a, p] : leaves(17, threshold, 1))
    for (const auto& [b, q] : leaves(1, threshold, 1)) both[{a, b}] -= p * q;
  double sum = 0;
  for (const auto& [list, difference] : both) sum += std::abs(difference);
  return (1 + sum / 2) / 2;
}
double sticks_out(int threshold) {
  const auto law = leaves(1, threshold, 1);
  const auto withheld = law.find(-10'000);
  return 1 - (withheld == law.end() ? 0 : withheld->second);
}

TEST_CASE("noise: what is said at each place of the switch", "[lesson-station]") {
  const auto station = noise_station(noise_material());
  CHECK(station->name() == "Why noise?");
  CHECK(station->line() == "One example moves one vote");
  CHECK(station->beat(0, {}).question ==
        "$t_{1}$ has 18 votes or 17, a new answer none or one. Can the onlooker tell?");
  CHECK(station->beat(1, {}).answer == "Always, 1.000: the accident again.");
  CHECK(station->beat(3, {}).answer == "The count tells little (.622),\nbut the new name tells all: 1.000.");
  CHECK(station->beat(5, {}).answer ==
        "Noise hides a vote, a threshold hides a new name.\n$δ$ pays for what sticks out: 9.4·10⁻⁴.");
  CHECK(words_of_noise(noise_at_rest(*station, 5)).contains(".623"));
  CHECK(words_of_noise(noise_at_rest(*station, 5)).count("1.000") == 2);
  CHECK(words_of_noise(noise_at_rest(*station, 5)).contains("×500"));
  CHECK(words_of_noise(noise_at_rest(*station, 5)).contains("$T$ = 14"));
}

TEST_CASE("noise: numbers are those of the law of the noise", "[lesson-station]") {
  const auto station = noise_station(noise_material());
  const std::map<int, double> guess = {{1, .811}, {5, .638}, {8, .626}, {10, .624}, {14, .623}, {16, .623}};
  for (int threshold = 1; threshold <= 22; ++threshold) {
    CAPTURE(threshold);
    Hand hand;
    hand.set("T", threshold);
    const PageTable table = station->table(5, hand);
    const auto& rows = table.rows;
    REQUIRE(rows.size() == 8);
    const double best = rows[7][3].data.get<double>();
    CHECK(best == Approx(best_of_lists(threshold)).margin(1e-9));
    if (guess.contains(threshold)) CHECK(best == Approx(guess.at(threshold)).margin(0.0006));
    CHECK(rows[6][2].data.get<double>() == Approx(sticks_out(threshold)).margin(1e-9));
    CHECK(rows[6][1].data.get<double>() == 0);
    if (threshold == 14) CHECK(rows[5][1].data.get<double>() == Approx(.949).margin(0.0005));
    const bool pays = sticks_out(threshold) <= 1e-3;
    CHECK(station->beat(5, hand).answer.contains("pays for what sticks out") == pays);
  }
  CHECK(sticks_out(14) == Approx(9.36e-4).margin(1e-6));
  for (const auto& [epsilon, told] : std::map<double, QString>{{4, ".881"}, {2, ".731"}, {1, ".622"}}) {
    Hand hand;
    hand.set("epsilon", epsilon);
    const double count = (1 + apart(leaves(18, -1000, epsilon), leaves(17, -1000, epsilon))) / 2;
    CHECK(station->table(3, hand).rows[3][3].data.get<double>() == Approx(count).margin(1e-9));
    CHECK(station->beat(3, hand).answer.contains("(" + told + ")"));
    CHECK(words_of_noise(noise_at_rest(*station, 3, hand)).contains(told));
  }
  Hand none;
  none.set("epsilon", 0);
  CHECK(station->beat(3, none).answer == "The count tells all, and so does the new name: 1.000.");
}

TEST_CASE("noise: its bars are the law", "[lesson-station]") {
  const auto station = noise_station(noise_material());
  for (const double epsilon : {1.0, 2.0}) {
    Hand hand;
    hand.set("epsilon", epsilon);
    std::size_t bars = 0;
    for (const Mark& mark : noise_at_rest(*station, 3, hand).marks) {
      const QStringList key = mark.key.split(' ');
      if (key.size() != 4 || key[0] != "1" || key[1] != "0") continue;
      const int count = key[2] == "1" ? 17 : 18;
      const double high = std::get<Box>(mark.shape).rect.height() + (count == 17 ? 1.6 : 0);
      const double unit = std::min(577.0, 150 / two_sided(0, epsilon));  // no higher than a count without noise
      CHECK(high == Approx(unit * two_sided(key[3].toInt() - count, epsilon)).margin(0.9));
      ++bars;
    }
    CHECK(bars > (epsilon > 1 ? 8U : 20U));
  }
}

TEST_CASE("noise: what asks holds no answer", "[lesson-station]") {
  const auto station = noise_station(noise_material());
  const QString off = all_of_noise(*station, 0);
  CHECK_FALSE(off.contains("1.000"));
  CHECK_FALSE(off.contains("Always"));
  CHECK(station->table(0, {}).rows.size() == 2);
  const QString on = all_of_noise(*station, 2);
  for (const char* told : {".622", "name tells", "0.622"}) CHECK_FALSE(on.contains(QLatin1String(told)));
  CHECK(words_of_noise(noise_at_rest(*station, 2)).count("1.000") == 1);
  const QString cut = all_of_noise(*station, 4);
  for (const char* told : {".623", "0.623", "10⁻⁴", "14", "×", "949"}) CHECK_FALSE(cut.contains(QLatin1String(told)));
  // Nor does one that is cut by hand.
  Hand hand;
  hand.set("cut", 8);
  for (const char* told : {".626", "0.626", ".019", "0.019", "×"})
    CHECK_FALSE(all_of_noise(*station, 4, hand).contains(QLatin1String(told)));
  for (const char* told : {".622", "name tells"}) CHECK(all_of_noise(*station, 3).contains(QLatin1String(told)));
}

TEST_CASE("noise: the switch and the threshold are moved by hand", "[lesson-station]") {
  const auto station = noise_station(noise_material());
  CHECK(station->settled(4, "cut", 7.6) == 8);
  CHECK(station->settled(4, "cut", -2) == 1);
  CHECK(station->settled(5, "T", 90) == 22);
  CHECK(station->settled(3, "epsilon", 3.4) == 4);
  CHECK(station->settled(3, "epsilon", 0.3) == 0);
  const auto fields = [&](int beat, const Hand& hand) {
    std::map<std::string, int> found;
    for (const Mark& mark : noise_at_rest(*station, beat, hand).marks)
      if (mark.touch && mark.touch->grab) ++found[mark.touch->grab->field];
    return found;
  };
  CHECK(fields(0, {}).empty());
  CHECK(fields(1, {}).empty());
  CHECK(fields(2, {}) == std::map<std::string, int>{{"epsilon", 4}});
  CHECK(fields(3, {}) == std::map<std::string, int>{{"epsilon", 4}});
  CHECK(fields(4, {}) == std::map<std::string, int>{{"cut", 1}});
  CHECK(fields(5, {}) == std::map<std::string, int>{{"T", 2}});
  // Where a handle stands is its own value.
  for (const int threshold : {1, 9, 14, 22}) {
    Hand hand;
    hand.set("T", threshold);
    for (const Mark& mark : noise_at_rest(*station, 5, hand).marks) {
      if (!mark.touch || !mark.touch->grab) continue;
      CHECK(station->settled(5, "T", mark.touch->grab->value(mark.touch->rect.center())) == threshold);
    }
    CHECK(words_of_noise(noise_at_rest(*station, 5, hand)).contains(QStringLiteral("$T$ = %1").arg(threshold)));
  }
  // The answer's threshold is not the one that was tried before.
  Hand hand;
  hand.set("cut", 8);
  CHECK(words_of_noise(noise_at_rest(*station, 4, hand)).contains("$T$ = 8"));
  CHECK(words_of_noise(noise_at_rest(*station, 5, hand)).contains("$T$ = 14"));
  CHECK(station->beat(5, hand).answer == station->beat(5, {}).answer);
}

TEST_CASE("noise: motions and bounds", "[lesson-station]") {
  const auto station = noise_station(noise_material());
  std::vector<Hand> hands(3);
  hands[1].set("T", 22);
  hands[1].set("cut", 3);
  hands[1].set("epsilon", 4);
  hands[2].set("T", 1);
  hands[2].set("epsilon", 0);
  for (const Hand& hand : hands) {
    for (int beat = 0; beat < station->presses(); ++beat) {
      const int parts = static_cast<int>(station->beat(beat, hand).ms.size());
      if (beat > 0) CHECK(station->scene(beat, 0, hand) == noise_at_rest(*station, beat - 1, hand));
      for (int part = 0; part <= parts; ++part) {
        CAPTURE(beat, part);
        for (const Mark& mark : station->scene(beat, part, hand).marks) {
          if (const Text* text = std::get_if<Text>(&mark.shape)) {
            CAPTURE(text->markup.toStdString());
            CHECK(text->style.size >= lesson_type);
            const double width = text->set().width();
            const double left = text->baseline.x() - text->anchor * width;
            CHECK(left >= -0.5);
            CHECK(left + width <= lesson_room.width() + 0.5);
            CHECK(text->baseline.y() + text->style.size * 0.25 <= lesson_room.height());
          }
          if (const Box* box = std::get_if<Box>(&mark.shape)) {  // also one without width
            CHECK(std::min(box->rect.left(), box->rect.top()) >= -1);
            CHECK(box->rect.right() <= lesson_room.width() + 1);
            CHECK(box->rect.bottom() <= lesson_room.height() + 1);
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace noise_test
}  // namespace littlestone::ui
