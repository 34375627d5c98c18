// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/game.hpp"

#include <string>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

class Game {
 public:
  Game(LittlestoneEngine& engine, GameRole role, const MistakeTree* tree) : engine_(engine) {
    state_.role = role;
    VersionSpace everything = engine_.concept_class().everything();
    state_.tree = tree != nullptr ? *tree : shattered_tree(engine_, everything);
    state_.dimensions.push_back(state_.tree.depth);
    state_.spaces.push_back(std::move(everything));
    begin_round();
  }

  void take(const GameMove& move) {
    switch (move.kind) {
      case GameMove::Kind::ask:
        if (state_.role != GameRole::adversary) refuse("ask", rules::learner_does_not_ask());
        if (state_.question) refuse("ask", rules::answer_first());
        if (move.point >= engine_.concept_class().points()) {
          refuse(std::to_string(move.point), rules::point_of_class());
        }
        ask(move.point);
        break;
      case GameMove::Kind::say:
        if (state_.role != GameRole::adversary || !state_.question) refuse("say", rules::ask_first());
        if (state_.question->survivors[side(move.label)] == 0) {
          refuse(std::string(1, to_char(move.label)) + "1", rules::no_hypothesis_left());
        }
        finish(*state_.question->prediction, move.label);
        break;
      case GameMove::Kind::predict: {
        if (state_.role != GameRole::learner) refuse("predict", rules::adversary_does_not_predict());
        if (!state_.question) refuse("predict", rules::game_over());
        // Both sides of a tree's node shatter what is below it, so the opposite is always an answer. [ABLMM §3.2.]
        finish(move.label, opposite(move.label));
        break;
      }
    }
  }

  [[nodiscard]] GameState result() && { return std::move(state_); }

 private:
  [[noreturn]] static void refuse(const std::string& value, const Rule& rule) { throw InputError("move", value, rule); }
  static std::size_t side(Label y) { return y == Label::plus ? 1 : 0; }

  void begin_round() {
    state_.question.reset();
    state_.hint.reset();
    if (state_.over()) return;
    state_.hint = state_.tree.nodes[static_cast<std::size_t>(node_)].point;
    if (state_.role == GameRole::learner) ask(*state_.hint);
  }

  void ask(PointIndex point) {
    GameQuestion question;
    question.point = point;
    for (const Label y : {Label::minus, Label::plus}) {
      sides_[side(y)] = engine_.concept_class().restrict(state_.spaces.back(), point, y);
      question.survivors[side(y)] = sides_[side(y)].count();
      question.dimensions[side(y)] = engine_.dimension(sides_[side(y)]);
    }
    // The SOA: the side of the larger dimension, −1 on ties (MATH §0).
    if (state_.role == GameRole::adversary) {
      question.prediction = label_of(question.dimensions[1] > question.dimensions[0]);
    }
    state_.question = question;
  }

  void finish(Label prediction, Label truth) {
    const GameQuestion question = *state_.question;
    state_.rounds.push_back({question.point, prediction, truth});
    state_.mistakes += prediction != truth ? 1 : 0;
    state_.spaces.push_back(std::move(sides_[side(truth)]));
    state_.dimensions.push_back(question.dimensions[side(truth)]);
    const MistakeTree::Node& node = state_.tree.nodes[static_cast<std::size_t>(node_)];
    if (!node.leaf() && node.point == question.point) {
      node_ = truth == Label::plus ? node.plus : node.minus;
    }
    // A node's subtree is of the dimension the tree needs; what is left may have more, and then a tree of its own.
    const MistakeTree::Node& now = state_.tree.nodes[static_cast<std::size_t>(node_)];
    const bool along = node.point == question.point && state_.tree.depth - now.depth == state_.dimensions.back();
    if (!along) {
      state_.tree = shattered_tree(engine_, state_.spaces.back());
      state_.tree_round = state_.rounds.size();
      node_ = 0;
    }
    begin_round();
  }

  LittlestoneEngine& engine_;
  GameState state_;
  std::int32_t node_ = 0;  // of the tree
  std::array<VersionSpace, 2> sides_;
};

}  // namespace

GameState play_game(LittlestoneEngine& engine, GameRole role, std::span<const GameMove> moves,
                    const MistakeTree* tree) {
  Game game(engine, role, tree);
  for (const GameMove& move : moves) game.take(move);
  return std::move(game).result();
}

}  // namespace littlestone
