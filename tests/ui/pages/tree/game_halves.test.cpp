// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/game_halves.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "core/concept/families.hpp"
#include "core/concept/inline_table.hpp"

namespace littlestone::ui {
namespace {

constexpr QSizeF room(728, 292);

// As adversary: the hint is asked, and the opposite of what the SOA says is true.
GameState played(LittlestoneEngine& engine, int rounds) {
  std::vector<GameMove> moves;
  GameState state = play_game(engine, GameRole::adversary, moves);
  for (int round = 0; round < rounds && !state.over(); ++round) {
    moves.push_back({GameMove::Kind::ask, *state.hint, Label::minus});
    state = play_game(engine, GameRole::adversary, moves);
    moves.push_back({GameMove::Kind::say, 0, opposite(*state.question->prediction)});
    state = play_game(engine, GameRole::adversary, moves);
  }
  return state;
}

Scene halves_of(const std::shared_ptr<const ConceptClass>& concept_class, int rounds) {
  LittlestoneEngine engine(*concept_class);
  return game_halves(concept_class, played(engine, rounds), nullptr, room);
}

std::vector<LabelTable> tables_of(const Scene& scene) {
  std::vector<LabelTable> tables;
  for (const Mark& mark : scene.marks) {
    if (const auto* table = std::get_if<LabelTable>(&mark.shape)) tables.push_back(*table);
  }
  return tables;
}

}  // namespace

TEST_CASE("Rows that follow each other and are all live or all out are one table: no lines between them") {
  const auto thresholds = std::make_shared<const ConceptClass>(make_class("thresholds:200"));
  // What is left of thresholds is an interval; 66 rows have room.
  for (int rounds = 0; rounds < 4; ++rounds) {
    const std::vector<LabelTable> tables = tables_of(halves_of(thresholds, rounds));
    CAPTURE(rounds);
    CHECK(tables.size() <= 3);
    std::size_t rows = 0;
    for (const LabelTable& table : tables) {
      CHECK(table.first == rows);
      rows += table.rows;
    }
    CHECK(rows == 66);
  }
  CHECK(tables_of(halves_of(std::make_shared<const ConceptClass>(make_class("cube:4")), 1)).size() == 16);
}

TEST_CASE("Live rows of a plain table have a bar beside them, in every theme") {
  const auto bars_of = [](const Scene& scene) {
    return std::count_if(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
      const auto* box = std::get_if<Box>(&mark.shape);
      return box != nullptr && box->rect.width() == 3 && mark.fill == &Theme::ink;
    });
  };
  const auto named = [](const char* text) { return std::make_shared<const ConceptClass>(make_class(text)); };
  CHECK(bars_of(halves_of(named("thresholds:200"), 2)) == 1);
  CHECK(bars_of(halves_of(named("cube:4"), 1)) == 8);
  CHECK(bars_of(halves_of(named("thresholds:8"), 1)) == 0);  // cells with glyphs: a box is around each
}

TEST_CASE("The word before the numbers of rounds begins within the half") {
  const Scene scene = halves_of(std::make_shared<const ConceptClass>(make_class("thresholds:8")), 3);
  const auto found = std::find_if(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
    const auto* words = std::get_if<Text>(&mark.shape);
    return words != nullptr && words->markup == QStringLiteral("round");
  });
  REQUIRE(found != scene.marks.end());
  const Text& words = std::get<Text>(found->shape);
  CHECK(words.baseline.x() - words.anchor * found->width() >= 8);
}

TEST_CASE("A bar of the version space is one box for each run of hypotheses that are left") {
  const auto thresholds = std::make_shared<const ConceptClass>(make_class("thresholds:200"));
  const Scene scene = halves_of(thresholds, 2);
  int bars = 0;
  for (const Mark& mark : scene.marks) {
    const auto* boxes = std::get_if<Boxes>(&mark.shape);
    if (boxes == nullptr || boxes->rects.empty()) continue;  // what is for the pointer alone has none
    ++bars;
    CHECK(boxes->rects.size() == 1);
  }
  CHECK(bars == 3);
}

TEST_CASE("Where chips have no room for names, a round's point has its whole name") {
  std::vector<LabelVector> rows;
  std::vector<std::string> points;
  std::vector<std::string> names;
  for (std::size_t x = 0; x < 20; ++x) {
    LabelVector row(20);
    for (std::size_t y = 0; y <= x; ++y) row.set(y, Label::plus);
    rows.push_back(row);
    points.push_back("toothed " + std::to_string(x));
    names.push_back("animal " + std::to_string(x));
  }
  const auto animals = std::make_shared<const ConceptClass>("animals", rows, points, names);
  LittlestoneEngine engine(*animals);
  const GameState state = played(engine, 1);
  const Scene scene = game_halves(animals, state, nullptr, room);
  const QString asked = name_markup(animals->point_name(state.rounds.front().point));
  CHECK(std::any_of(scene.marks.begin(), scene.marks.end(), [&](const Mark& mark) {
    const auto* words = std::get_if<Text>(&mark.shape);
    return words != nullptr && words->markup == asked && words->baseline.x() > room.width() * 0.4;
  }));
}

}  // namespace littlestone::ui
