// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "core/study/chapters/scenario.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/lesson/station.hpp"

namespace littlestone::ui {
namespace agreement_test {
namespace {

const Material& agreement_material() {
  static const Material made = [] {
    const std::string folder = support::source_folder() + "/resources/scenarios/";
    return lesson_material(read_scenario_file(folder + "three-contests.json"),
                           read_scenario_file(folder + "level-two.json"));
  }();
  return made;
}

/// All that stands in the picture, in the words around it, in its table and for screen readers.
QString all_of_agreement(const Station& station, int beat, const Hand& hand) {
  const Beat here = station.beat(beat, hand);
  QString all = here.question + here.cards.join(' ') + here.answer + here.second + here.button + station.name() +
                station.table(beat, hand).csv();
  const Scene scene = station.scene(beat, static_cast<int>(here.ms.size()), hand);
  all += scene.says;
  for (const Mark& mark : scene.marks)
    if (const Text* text = std::get_if<Text>(&mark.shape)) all += ' ' + text->markup;
  return all;
}

/// The law of the answers on four points after k rounds, by the definition: sequences S by a recursion on what fits.
/// Of a cube the SOA says what was last told of a point, and − of a point that was not told: a state is what was told.
using Told = std::string;  // one of '-', '+', '.' for each point
Told answer_of(Told told) {
  for (char& c : told) c = c == '.' ? '-' : c;
  return told;
}
std::map<Told, double> after_block(const std::map<Told, double>& states) {
  std::map<Told, double> next;
  for (const auto& [told, chance] : states) {
    for (std::size_t a = 0; a < 4; ++a) {
      for (std::size_t b = 0; b < 4; ++b) {
        Told more = told;
        more[a] = more[b] = '+';
        next[more] += chance / 16;
      }
    }
  }
  return next;
}
std::map<Told, double> answers_after(int rounds) {
  std::map<Told, double> states = {{"....", 1.0}};
  for (int k = 0; k < rounds; ++k) {
    const std::map<Told, double> drawn = after_block(states);
    std::map<Told, double> won;
    double all = 0;
    for (const auto& [s0, p0] : drawn) {
      for (const auto& [s1, p1] : drawn) {
        const Told f0 = answer_of(s0);
        const Told f1 = answer_of(s1);
        if (f0 == f1) continue;
        const auto x = static_cast<std::size_t>(std::mismatch(f0.begin(), f0.end(), f1.begin()).first - f0.begin());
        all += p0 * p1;
        for (const char coin : {'-', '+'}) {
          Told winner = f0[x] != coin ? s0 : s1;
          winner[x] = coin;
          won[winner] += p0 * p1 / 2;
        }
      }
    }
    for (auto& [told, chance] : won) chance /= all;
    states = won;
  }
  std::map<Told, double> answers;
  for (const auto& [told, chance] : after_block(states)) answers[answer_of(told)] += chance;
  return answers;
}
double agree_after(int rounds) {
  double sum = 0;
  for (const auto& [answer, chance] : answers_after(rounds)) sum += chance * chance;
  return sum;
}

TEST_CASE("agreement: the chances of the station are those of the definition", "[lesson-station]") {
  const auto station = agreement_station(agreement_material());
  const std::vector<double> told = {.109, .097, .222, .359, .430};
  const std::vector<double> target = {0, .156, .410, .569, .634};
  for (int rounds = 0; rounds <= 4; ++rounds) {
    CAPTURE(rounds);
    const auto law = answers_after(rounds);
    CHECK(agree_after(rounds) == Approx(told[static_cast<std::size_t>(rounds)]).margin(0.0005));
    Hand hand;
    hand.set("rounds", rounds);
    const PageTable table = station->table(2, hand);
    REQUIRE(table.rows.size() == 17);
    double sum = 0;
    for (std::size_t i = 0; i < 16; ++i) {
      const std::string labels = table.rows[i][0].data.get<std::string>();
      const double chance = table.rows[i][2].data.get<double>();
      const auto found = law.find(labels);
      CHECK(chance == Approx(found == law.end() ? 0 : found->second).margin(1e-12));
      sum += chance;
    }
    CHECK(sum == Approx(1));
    CHECK(table.rows[15][0].data == "++++");
    CHECK(table.rows[15][2].data.get<double>() == Approx(target[static_cast<std::size_t>(rounds)]).margin(0.0005));
    CHECK(table.rows[16][2].data.get<double>() == Approx(agree_after(rounds)));
  }
}

TEST_CASE("agreement: words", "[lesson-station]") {
  const auto station = agreement_station(agreement_material());
  CHECK(station->name() == "Run it twice");
  CHECK(station->line() == "More rounds, more agreement");
  CHECK(station->beat(0, {}).question.endsWith("After four rounds, will two fresh runs agree?"));
  CHECK(station->beat(1, {}).answer == "Globally stable: one answer returns in .634 of all runs.");
  CHECK(station->beat(1, {}).second == "Two runs agree: .430, not .109.");
  Hand hand;
  hand.set("rounds", 1);
  CHECK(station->beat(2, hand).answer == "After one round one answer returns in .156 of all runs.");
  CHECK(station->beat(2, hand).second == "Two runs agree: .097, not .109.");
}

TEST_CASE("agreement: what asks holds no answer", "[lesson-station]") {
  const auto station = agreement_station(agreement_material());
  const QString asked = all_of_agreement(*station, 0, {});
  for (const char* told : {".634", ".430", ".569", ".410", ".156", "0.634", "0.430", "stable"})
    CHECK_FALSE(asked.contains(QLatin1String(told)));
  CHECK(asked.contains(".109"));
  CHECK(asked.contains(".125"));
  const QString answered = all_of_agreement(*station, 1, {});
  for (const char* told : {".634", ".430", ".569", ".410", ".156"}) CHECK(answered.contains(QLatin1String(told)));
  CHECK_FALSE(answered.contains("of 100"));
  CHECK(all_of_agreement(*station, 2, {}).contains("of 100"));
  // Rounds that were set later do not show in the question.
  Hand hand;
  hand.set("rounds", 2);
  CHECK(all_of_agreement(*station, 0, hand) == asked);
}

TEST_CASE("agreement: a drag sets whole rounds, a click throws a die again", "[lesson-station]") {
  const auto station = agreement_station(agreement_material());
  CHECK(station->settled(1, "rounds", 2.4) == 2);
  CHECK(station->settled(1, "rounds", -3) == 0);
  CHECK(station->settled(1, "rounds", 9) == 4);
  const Scene rest = station->scene(2, 6, {});
  int dice = 0;
  int stops = 0;
  for (const Mark& mark : rest.marks) {
    if (!mark.touch) continue;
    if (mark.touch->act == Spot::Act::choose) {
      ++dice;
      Hand hand;
      Spot spot;
      spot.place = mark.touch->place;
      station->take_click(2, spot, hand);
      REQUIRE_FALSE(hand.empty());
      CHECK_FALSE(station->scene(2, 6, hand) == rest);
    }
    if (mark.touch->act == Spot::Act::drag) {
      REQUIRE(mark.touch->grab);
      CHECK(mark.touch->grab->field == "rounds");
      CHECK(station->settled(2, "rounds", mark.touch->grab->value(mark.touch->rect.center())) == stops);
      ++stops;
    }
  }
  CHECK(dice == 4);
  CHECK(stops == 5);
  // The usual rounds are nobody's version.
  Hand hand;
  hand.set("rounds", 4);
  Spot spot;
  spot.grab = std::make_shared<Grab>();
  station->take_click(2, spot, hand);
  CHECK(hand.empty());
}

TEST_CASE("agreement: its dice and pairs are draws that agree with what is said of them", "[lesson-station]") {
  const auto station = agreement_station(agreement_material());
  const auto strip = [&](const Scene& scene, const QString& run) {
    std::string labels;
    for (const Mark& mark : scene.marks)
      if (mark.key.startsWith(run) && std::holds_alternative<LabelCell>(mark.shape))
        labels += to_char(std::get<LabelCell>(mark.shape).label);
    return labels;
  };
  const auto sign = [&](const Scene& scene, const char* text) {
    int count = 0;
    for (const Mark& mark : scene.marks)
      if (const Text* words = std::get_if<Text>(&mark.shape)) count += words->markup == text ? 1 : 0;
    return count;
  };
  const Scene rest = station->scene(2, 6, {});
  CHECK(strip(rest, "left run 0").size() == 4);
  CHECK(strip(rest, "left run 0") != strip(rest, "left run 1"));
  CHECK(strip(rest, "right run 0") == strip(rest, "right run 1"));
  CHECK(sign(rest, "=") == 1);
  CHECK(sign(rest, "≠") == 1);
  const Scene first = station->scene(2, 1, {});
  CHECK(strip(first, "right run 0") != strip(first, "right run 1"));
  CHECK(sign(first, "≠") == 2);
  CHECK(strip(station->scene(1, 4, {}), "right run 0").empty());
}

TEST_CASE("agreement: motions and bounds", "[lesson-station]") {
  const auto station = agreement_station(agreement_material());
  for (int beat = 0; beat < station->presses(); ++beat) {
    const int parts = static_cast<int>(station->beat(beat, {}).ms.size());
    if (beat > 0) {
      const int before = static_cast<int>(station->beat(beat - 1, {}).ms.size());
      CHECK(station->scene(beat, 0, {}) == station->scene(beat - 1, before, {}));
    }
    for (int part = 0; part <= parts; ++part) {
      CAPTURE(beat, part);
      const Scene scene = station->scene(beat, part, {});
      for (const Mark& mark : scene.marks) {
        if (const Text* text = std::get_if<Text>(&mark.shape)) {
          CHECK(text->style.size >= lesson_type);
          const double width = text->set().width();
          const double left = text->baseline.x() - text->anchor * width;
          CHECK(left >= -0.5);
          CHECK(left + width <= lesson_room.width() + 0.5);
          CHECK(text->baseline.y() - text->style.size * 0.8 >= -0.5);
          CHECK(text->baseline.y() + text->style.size * 0.25 <= lesson_room.height());
        }
        if (const Box* box = std::get_if<Box>(&mark.shape)) {
          CHECK(QRectF({0, 0}, lesson_room).adjusted(-1, -1, 1, 1).contains(box->rect.center()));
          CHECK(box->rect.top() >= 0);
        }
      }
    }
  }
  // The tower grows, round by round.
  double high = 0;
  for (int part = 1; part <= 4; ++part) {
    for (const Mark& mark : station->scene(1, part, {}).marks) {
      if (mark.key != "right bar 15") continue;
      CHECK(std::get<Box>(mark.shape).rect.height() > high);
      high = std::get<Box>(mark.shape).rect.height();
    }
  }
  CHECK(high == Approx(366 * answers_after(4)["++++"]));
}

}  // namespace
}  // namespace agreement_test
}  // namespace littlestone::ui
