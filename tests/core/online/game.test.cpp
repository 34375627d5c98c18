// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/game.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

GameMove ask(PointIndex x) { return {GameMove::Kind::ask, x, Label::minus}; }
GameMove say(Label y) { return {GameMove::Kind::say, 0, y}; }
GameMove predict(Label y) { return {GameMove::Kind::predict, 0, y}; }

Sample sample_of(const GameState& state) {
  Sample sample;
  for (const GameRound& round : state.rounds) sample.push_back({round.point, round.truth});
  return sample;
}

}  // namespace

TEST_CASE(
    "In every game of up to 3 rounds on every class on 3 points the SOA predicts as the definition says and errs at "
    "most Ldim times",
    "[online][game]") {
  std::size_t played = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    LittlestoneEngine engine(concept_class);
    const int dimension = oracle::littlestone_dimension(table);
    std::vector<std::vector<GameMove>> games = {{}};
    for (std::size_t i = 0; i < games.size(); ++i) {
      const std::vector<GameMove> moves = games[i];  // the list grows below
      const GameState state = play_game(engine, GameRole::adversary, moves);
      const oracle::Sequence told = bridge::sequence_of(sample_of(state));
      bool right = state.mistakes <= dimension && state.spaces.size() == state.rounds.size() + 1 &&
                   state.spaces.back().count() == oracle::version_space(table, told).size() &&
                   state.dimensions.back() == oracle::littlestone_dimension(oracle::version_space(table, told)) &&
                   state.over() == (state.dimensions.back() == 0) && state.hint.has_value() != state.over() &&
                   state.tree.depth == state.dimensions[state.tree_round] && is_shattered(concept_class, state.tree);
      if (state.hint) {  // both answers to it leave all but one of the mistakes that can still be forced
        for (const Label y : {Label::minus, Label::plus}) {
          oracle::Sequence answered = told;
          answered.push_back(bridge::sequence_of({{*state.hint, y}}).front());
          right = right &&
                  oracle::littlestone_dimension(oracle::version_space(table, answered)) >= state.dimensions.back() - 1;
        }
      }
      if (state.rounds.size() < 3 && !state.over()) {
        for (PointIndex x = 0; x < 3; ++x) {
          std::vector<GameMove> asked = moves;
          asked.push_back(ask(x));
          const GameState open = play_game(engine, GameRole::adversary, asked);
          const auto predictor = oracle::soa(table, told);
          right = right && open.question && (*open.question->prediction == Label::plus) == (predictor[x] > 0);
          for (const Label y : {Label::minus, Label::plus}) {
            if (open.question->survivors[y == Label::plus ? 1 : 0] == 0) continue;
            games.push_back(asked);
            games.back().push_back(say(y));
          }
        }
      }
      if (!right) {
        CAPTURE(table, moves.size());
        FAIL("differs from the oracle");
      }
    }
    played += games.size();
  }
  CHECK(played > 10 * oracle::all_classes(3).size());  // not the empty game of each class alone
}

TEST_CASE("Asking the hint and saying the opposite forces exactly Ldim mistakes from the SOA", "[online][game]") {
  for (const char* name : {"thresholds:8", "cube:3", "points:6", "intervals:5", "random:12,10,7"}) {
    const ConceptClass concept_class = make_class(name);
    LittlestoneEngine engine(concept_class);
    const int dimension = littlestone_dimension(concept_class);
    std::vector<GameMove> moves;
    GameState state = play_game(engine, GameRole::adversary, moves);
    while (!state.over() && moves.size() < 40) {
      moves.push_back(ask(*state.hint));
      state = play_game(engine, GameRole::adversary, moves);
      moves.push_back(say(opposite(*state.question->prediction)));
      state = play_game(engine, GameRole::adversary, moves);
    }
    REQUIRE(state.mistakes == dimension);
    REQUIRE(state.over());
  }
}

TEST_CASE(
    "However the learner predicts, the adversary forces at least Ldim mistakes, and exactly that many from the SOA",
    "[online][game]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  LittlestoneEngine engine(concept_class);
  for (unsigned answers = 0; answers < 256; ++answers) {
    std::vector<GameMove> moves;
    GameState state = play_game(engine, GameRole::learner, moves);
    for (unsigned i = 0; !state.over() && i < 8; ++i) {
      moves.push_back(predict(label_of(((answers >> i) & 1U) != 0)));
      state = play_game(engine, GameRole::learner, moves);
    }
    REQUIRE(state.over());
    REQUIRE(state.mistakes >= 3);
    REQUIRE(state.mistakes == static_cast<int>(state.rounds.size()));
  }
  std::vector<GameMove> moves;
  GameState state = play_game(engine, GameRole::learner, moves);
  while (!state.over()) {
    REQUIRE_FALSE(state.question->prediction.has_value());
    moves.push_back(predict(label_of(state.question->dimensions[1] > state.question->dimensions[0])));
    state = play_game(engine, GameRole::learner, moves);
  }
  REQUIRE(state.mistakes == 3);
}

TEST_CASE("A game off the tree goes on with the tree of what is left", "[online][game]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  LittlestoneEngine engine(concept_class);
  const GameState on = play_game(engine, GameRole::adversary, std::vector{ask(3), say(Label::plus)});
  REQUIRE(on.tree_round == 0);
  REQUIRE(on.tree.depth == 3);
  const GameState off = play_game(engine, GameRole::adversary, std::vector{ask(0), say(Label::minus)});
  REQUIRE(off.tree_round == 1);
  REQUIRE(off.tree.depth == off.dimensions[1]);
  for (const MistakeTree::Node& node : off.tree.nodes) REQUIRE((!node.leaf() || node.witness != 0));
}

TEST_CASE("A move out of turn or against every hypothesis is refused with its rule", "[online][game]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  LittlestoneEngine engine(concept_class);
  const auto refused = [&](GameRole role, const std::vector<GameMove>& moves) {
    REQUIRE_THROWS_AS(play_game(engine, role, moves), InputError);
  };
  refused(GameRole::adversary, {say(Label::plus)});
  refused(GameRole::adversary, {ask(4)});
  refused(GameRole::adversary, {ask(0), ask(1)});
  refused(GameRole::adversary, {predict(Label::plus)});
  refused(GameRole::learner, {ask(0)});
  refused(GameRole::learner, std::vector<GameMove>(9, predict(Label::plus)));
  refused(GameRole::adversary, {ask(3), say(Label::minus)});  // t4 and all before it are + at the last point
}
