// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <numeric>

#include "core/study/chapters/scenario.hpp"
#include "core/study/neighbour/neighbour.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/lesson/station.hpp"

namespace littlestone::ui {
namespace votes_test {
namespace {

const Material& votes_material() {
  static const Material made = [] {
    const std::string folder = support::source_folder() + "/resources/scenarios/";
    return lesson_material(read_scenario_file(folder + "three-contests.json"),
                           read_scenario_file(folder + "level-two.json"));
  }();
  return made;
}

QStringList words_of_votes(const Scene& scene) {
  QStringList all;
  for (const Mark& mark : scene.marks)
    if (const Text* text = std::get_if<Text>(&mark.shape)) all << text->markup;
  return all;
}

Scene votes_at_rest(const Station& station, int beat, const Hand& hand = {}) {
  return station.scene(beat, static_cast<int>(station.beat(beat, hand).ms.size()), hand);
}

std::map<QString, QRectF> tiles_of(const Scene& scene) {
  std::map<QString, QRectF> tiles;
  for (const Mark& mark : scene.marks)
    if (mark.key.startsWith("tile ")) tiles[mark.key] = std::get<Box>(mark.shape).rect;
  return tiles;
}

void click_votes(const Station& station, int place, Hand& hand) {
  Spot spot;
  spot.place = place;
  spot.act = Spot::Act::choose;
  station.take_click(0, spot, hand);
}

TEST_CASE("votes: every tile lies in the row that its batch voted for", "[lesson-station]") {
  const auto station = votes_station(votes_material());
  const auto& internals = votes_material()->run->result.internals;
  const std::map<QString, QRectF> tiles = tiles_of(votes_at_rest(*station, 0));
  REQUIRE(tiles.size() == 60);
  std::map<double, std::size_t> rows;  // by their y
  std::map<std::string, std::size_t> counted;
  std::map<std::string, double> at;
  for (std::size_t b = 0; b < internals.runs.size(); ++b) {
    const auto& predictor = internals.runs[b].predictor;
    const std::string vote = predictor ? votes_material()->run->soa->labels(*predictor).to_string() : "Fail";
    const double y = std::round(tiles.at(QStringLiteral("tile %1").arg(b)).center().y());
    if (!at.contains(vote)) at[vote] = y;
    CHECK(at[vote] == y);
    ++counted[vote];
    ++rows[y];
  }
  std::vector<std::size_t> high;
  for (const auto& [y, count] : rows) high.push_back(count);
  CHECK(high == std::vector<std::size_t>{18, 18, 10, 3, 2, 2, 7});
  CHECK(counted["Fail"] == 7);
  CHECK(counted["++++++++"] == 18);
  const PageTable table = station->table(0, {});
  REQUIRE(table.rows.size() == 7);
  for (const auto& row : table.rows) {
    const std::string vote = row[1].data.is_string() ? row[1].data.get<std::string>() : "Fail";
    CHECK(row[2].data == counted[vote]);
  }
}

TEST_CASE("votes: words", "[lesson-station]") {
  const auto station = votes_station(votes_material());
  CHECK(station->name() == "Sixty batches vote");
  CHECK(station->beat(0, {}).question == "18, 18, 10, 3, 2, 2. Which counts may be told?");
  CHECK(station->beat(1, {}).answer ==
        "The large ones: 2 that becomes 1 tells of one batch,\n18 that becomes 17 hardly.");
  CHECK(station->say(1) == "An example sits in one batch, so it moves one vote.");
}

TEST_CASE("votes: what asks holds no answer", "[lesson-station]") {
  const auto station = votes_station(votes_material());
  const Scene asked = votes_at_rest(*station, 0);
  const QString all =
      words_of_votes(asked).join(' ') + asked.says + station->table(0, {}).csv() + station->beat(0, {}).question;
  CHECK_FALSE(all.contains("17"));
  CHECK_FALSE(all.contains("becomes"));
  CHECK_FALSE(all.contains("large"));
  CHECK(words_of_votes(votes_at_rest(*station, 1)).contains("18 → 17"));
  CHECK(words_of_votes(votes_at_rest(*station, 1)).contains("2 → 1"));
}

TEST_CASE("votes: a click on a bar lights its tiles, on a tile shows its people", "[lesson-station]") {
  const auto station = votes_station(votes_material());
  const auto& internals = votes_material()->run->result.internals;
  const auto lit = [&](const Hand& hand) {
    std::size_t count = 0;
    for (const Mark& mark : votes_at_rest(*station, 0, hand).marks)
      count += mark.fill == &Theme::kin && mark.key.isEmpty() ? 1U : 0U;
    return count;
  };
  CHECK(lit({}) == 0);
  for (int row = 0; row <= 6; ++row) {
    Hand hand;
    click_votes(*station, 1000 + row, hand);
    CHECK(lit(hand) == (row == 6 ? 7 : internals.votes[static_cast<std::size_t>(row)].count));
    click_votes(*station, 1000 + row, hand);
    CHECK(hand.empty());
  }
  // People: as many as the batch read, each with the label of its example.
  for (const std::uint64_t batch : {std::uint64_t{0}, std::uint64_t{5}, std::uint64_t{27}}) {
    CAPTURE(batch);
    Hand hand;
    click_votes(*station, static_cast<int>(batch), hand);
    NeighbourStudy study(votes_material()->run->scenario, *votes_material()->run->instance, batch + 1);
    std::size_t people = 0;
    for (const Mark& mark : votes_at_rest(*station, 0, hand).marks)
      people += std::holds_alternative<LabelCell>(mark.shape) ? 1U : 0U;
    CHECK(people == study.read());
    CHECK(people == internals.runs[batch].examples);
    click_votes(*station, static_cast<int>(batch), hand);
    CHECK(hand.empty());
    CHECK(votes_at_rest(*station, 0, hand) == votes_at_rest(*station, 0));
  }
}

TEST_CASE("votes: tiles fly, then those that failed fall out", "[lesson-station]") {
  const auto station = votes_station(votes_material());
  const std::vector<double> ms = station->beat(0, {}).ms;
  CHECK(std::accumulate(ms.begin(), ms.end(), 0.0) == Approx(2500));
  const auto parts = static_cast<int>(ms.size());
  const auto end = tiles_of(votes_at_rest(*station, 0));
  int before = 0;
  for (int part = 0; part <= parts; ++part) {
    int flown = 0;
    for (const auto& [key, rect] : tiles_of(station->scene(0, part, {}))) flown += rect.left() > 400 ? 1 : 0;
    CHECK(flown >= before);
    before = flown;
    if (part == 0) CHECK(flown == 0);
    if (part == parts - 1) CHECK(flown == 53);
    if (part < parts) CHECK_FALSE(words_of_votes(station->scene(0, part, {})).contains("18"));
  }
  CHECK(before == 60);
  CHECK(station->scene(1, 0, {}) == votes_at_rest(*station, 0));
  CHECK(tiles_of(votes_at_rest(*station, 1)).size() == 60);
}

TEST_CASE("votes: bounds", "[lesson-station]") {
  const auto station = votes_station(votes_material());
  Hand hand;
  hand.set("tile", 27);
  hand.set("bar", 0);
  for (int beat = 0; beat < 2; ++beat) {
    for (const Mark& mark : votes_at_rest(*station, beat, hand).marks) {
      if (const Text* text = std::get_if<Text>(&mark.shape)) {
        CHECK(text->style.size * mark.scale >= lesson_type);
        const double width = text->set().width();
        CHECK(text->baseline.x() + width <= lesson_room.width());
        CHECK(text->baseline.y() + text->style.size * 0.25 <= lesson_room.height());
      }
      if (const LabelCell* cell = std::get_if<LabelCell>(&mark.shape)) {
        CHECK(mark.origin.x() + cell->rect.right() * mark.scale <= lesson_room.width());
        CHECK(mark.origin.y() + cell->rect.bottom() * mark.scale <= lesson_room.height());
      }
      if (const Box* box = std::get_if<Box>(&mark.shape))
        CHECK(QRectF({0, 0}, lesson_room).adjusted(-1, -1, 1, 1).contains(box->rect));
    }
  }
}

}  // namespace
}  // namespace votes_test
}  // namespace littlestone::ui
