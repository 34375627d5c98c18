// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/coin_player.hpp"

#include <catch2/catch.hpp>
#include <map>

#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

GameMove ask(PointIndex x) { return {GameMove::Kind::ask, x, Label::minus}; }
GameMove say(Label y) { return {GameMove::Kind::say, 0, y}; }

// R by the recursion of its definition, on rows.
Rational plain_value(const oracle::Table& table) {
  static std::map<oracle::Table, Rational> known;
  if (const auto found = known.find(table); found != known.end()) return found->second;
  Rational best = 0;
  for (std::size_t x = 0; !table.empty() && x < table.front().size(); ++x) {
    std::array<oracle::Table, 2> sides;
    for (const auto& row : table) sides[row[x] > 0 ? 1 : 0].push_back(row);
    if (sides[0].empty() || sides[1].empty()) continue;
    best = std::max(best, Rational((1 + plain_value(sides[0]) + plain_value(sides[1])) / 2));
  }
  known.emplace(table, best);
  return best;
}

oracle::Table rows_of(const ConceptClass& c, const VersionSpace& space) {
  oracle::Table table;
  for (HypothesisIndex h = 0; h < c.size(); ++h) {
    if (!space.test(h)) continue;
    table.emplace_back();
    for (PointIndex x = 0; x < c.points(); ++x) table.back().push_back(c.row(h)[x] == Label::plus ? 1 : -1);
  }
  return table;
}

}  // namespace

TEST_CASE(
    "In every game of up to 3 rounds on every class on 3 points what the coins have paid and R of the rest stay within "
    "R",
    "[online][game][coins]") {
  std::size_t played = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    LittlestoneEngine soa(concept_class);
    RandomizedEngine engine(concept_class);
    std::vector<std::vector<GameMove>> games = {{}};
    for (std::size_t i = 0; i < games.size(); ++i) {
      const std::vector<GameMove> moves = games[i];  // the list grows below
      const GameState state = play_game(soa, GameRole::adversary, moves);
      const CoinGame coins = follow_with_coins(engine, state);
      bool right = coins.known() && coins.values.size() == state.spaces.size() &&
                   coins.rounds.size() == state.rounds.size() && coins.values.front() == plain_value(table) &&
                   coins.values.back() == plain_value(rows_of(concept_class, state.spaces.back())) &&
                   coins.paid + coins.values.back() <= coins.values.front();
      Rational paid = 0;
      for (std::size_t r = 0; r < coins.rounds.size(); ++r) {
        const CoinRound& round = coins.rounds[r];
        right = right && round.plus >= 0 && round.plus <= 1 &&
                round.paid == (state.rounds[r].truth == Label::plus ? Rational(1 - round.plus) : round.plus);
        paid += round.paid;
      }
      right = right && paid == coins.paid;
      if (state.rounds.size() < 3 && !state.over()) {
        for (PointIndex x = 0; x < 3; ++x) {
          std::vector<GameMove> asked = moves;
          asked.push_back(ask(x));
          const GameState open = play_game(soa, GameRole::adversary, asked);
          const CoinGame at = follow_with_coins(engine, open);
          right = right && at.question && at.question->most <= at.values.back();
          for (const Label y : {Label::minus, Label::plus}) {
            const bool left = open.question->survivors[y == Label::plus ? 1 : 0] > 0;
            right = right && left == at.question->sides[y == Label::plus ? 1 : 0].has_value();
            if (!left) continue;
            games.push_back(asked);
            games.back().push_back(say(y));
          }
        }
      }
      if (!right) {
        CAPTURE(table, moves.size());
        FAIL("differs");
      }
    }
    played += games.size();
  }
  CHECK(played > 10 * oracle::all_classes(3).size());  // not the empty game of each class alone
}

TEST_CASE("On thresholds the fair coin is the best and pays half of what the SOA pays along the tree",
          "[online][game][coins]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  LittlestoneEngine soa(concept_class);
  RandomizedEngine engine(concept_class);
  std::vector<GameMove> moves;
  GameState state = play_game(soa, GameRole::adversary, moves);
  for (int round = 1; !state.over(); ++round) {
    moves.push_back(ask(*state.hint));
    state = play_game(soa, GameRole::adversary, moves);
    moves.push_back(say(opposite(*state.question->prediction)));
    state = play_game(soa, GameRole::adversary, moves);
    const CoinGame coins = follow_with_coins(engine, state);
    CHECK(state.mistakes == round);
    CHECK(coins.rounds.back().plus == Rational(1, 2));
    CHECK(coins.paid == Rational(round, 2));
    CHECK(coins.values.back() == Rational(3 - round, 2));
  }
}

TEST_CASE("The nodes of a tree have R of what is left and the odds and the guess of both learners", "[online][coins]") {
  for (const char* name : {"thresholds:8", "cube:3", "points:6", "intervals:5", "random:12,10,7"}) {
    const ConceptClass concept_class = make_class(name);
    LittlestoneEngine soa(concept_class);
    RandomizedEngine engine(concept_class);
    const MistakeTree tree = shattered_tree(soa, concept_class.everything());
    const std::vector<NodeLearners> nodes = coin_nodes(engine, soa, concept_class.everything(), tree);
    CAPTURE(name);
    REQUIRE(nodes.size() == tree.nodes.size());
    CHECK(nodes[0].value == plain_value(rows_of(concept_class, concept_class.everything())));
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      std::vector<GameMove> moves;  // to the node
      for (auto at = static_cast<std::int32_t>(i); tree.nodes[static_cast<std::size_t>(at)].parent >= 0;) {
        const std::int32_t above = tree.nodes[static_cast<std::size_t>(at)].parent;
        const MistakeTree::Node& node = tree.nodes[static_cast<std::size_t>(above)];
        moves.insert(moves.begin(), {ask(node.point), say(label_of(node.plus == at))});
        at = above;
      }
      if (tree.nodes[i].leaf()) continue;
      moves.push_back(ask(tree.nodes[i].point));
      const GameState state = play_game(soa, GameRole::adversary, moves);
      const CoinGame coins = follow_with_coins(engine, state);
      CHECK(nodes[i].value == coins.values.back());
      CHECK(nodes[i].plus == coins.question->plus);
      CHECK(nodes[i].soa == *state.question->prediction);
    }
  }
}

TEST_CASE("A class too large for R gives no odds at all and says after how many states", "[online][coins]") {
  const ConceptClass concept_class = make_class("affine:3,3,1");
  LittlestoneEngine soa(concept_class);
  RandomizedEngine engine(concept_class);
  const GameState state = play_game(soa, GameRole::adversary, std::vector<GameMove>{ask(0)});
  const CoinGame coins = follow_with_coins(engine, state, {50});
  CHECK_FALSE(coins.known());
  CHECK(coins.rounds.empty());
  CHECK_FALSE(coins.question);
  CHECK(coins.states > 50);
  CHECK(coin_nodes(engine, soa, concept_class.everything(), state.tree, {50}).empty());
}
