// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/coin_player.hpp"

#include <algorithm>
#include <utility>

namespace littlestone {
namespace {

struct TooLarge {
  std::uint64_t states;
};

class Coins {
 public:
  Coins(RandomizedEngine& engine, const RandomizedOptions& limits) : engine_(engine), limits_(limits) {}

  Rational value(const VersionSpace& space) {
    const RandomizedResult found = engine_.bound(space, limits_);
    if (found.stopped) throw Stopped();
    if (!found.exact()) throw TooLarge{found.states};
    return found.lower;
  }

  CoinQuestion at(const VersionSpace& space, PointIndex x) {
    CoinQuestion question;
    for (const Label label : {Label::minus, Label::plus}) {
      const VersionSpace side = engine_.concept_class().restrict(space, x, label);
      if (!side.none()) question.sides[label == Label::plus ? 1 : 0] = value(side);
    }
    const auto& [minus, plus] = question.sides;
    if (!minus || !plus) {  // all that are left agree
      question.plus = minus ? 0 : 1;
      question.most = minus ? *minus : *plus;
      return question;
    }
    const Rational odds = Rational(1, 2) * Rational(1 + *plus - *minus);
    question.plus = std::clamp(odds, Rational(0), Rational(1));
    question.most = std::max(Rational(question.plus + *minus), Rational(1 - question.plus + *plus));
    return question;
  }

 private:
  RandomizedEngine& engine_;
  RandomizedOptions limits_;
};

}  // namespace

CoinGame follow_with_coins(RandomizedEngine& engine, const GameState& game, const RandomizedOptions& limits) {
  Coins coins(engine, limits);
  CoinGame result;
  try {
    for (const VersionSpace& space : game.spaces) result.values.push_back(coins.value(space));
    for (std::size_t i = 0; i < game.rounds.size(); ++i) {
      const Rational plus = coins.at(game.spaces[i], game.rounds[i].point).plus;
      const Rational paid = game.rounds[i].truth == Label::plus ? Rational(1 - plus) : plus;
      result.rounds.push_back({plus, paid});
      result.paid += paid;
    }
    if (game.question) result.question = coins.at(game.spaces.back(), game.question->point);
  } catch (const TooLarge& cut) {
    result = {};
    result.states = cut.states;
  }
  return result;
}

std::vector<NodeLearners> coin_nodes(RandomizedEngine& engine, LittlestoneEngine& soa, const VersionSpace& space,
                                     const MistakeTree& tree, const RandomizedOptions& limits) {
  Coins coins(engine, limits);
  const ConceptClass& concept_class = engine.concept_class();
  std::vector<NodeLearners> nodes(tree.nodes.size());
  std::vector<VersionSpace> spaces(tree.nodes.size());
  if (!spaces.empty()) spaces[0] = space;
  try {
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {  // preorder: a node comes before its children
      const MistakeTree::Node& node = tree.nodes[i];
      nodes[i].value = coins.value(spaces[i]);
      if (node.leaf()) continue;
      nodes[i].plus = coins.at(spaces[i], node.point).plus;
      VersionSpace minus = concept_class.restrict(spaces[i], node.point, Label::minus);
      VersionSpace plus = concept_class.restrict(spaces[i], node.point, Label::plus);
      nodes[i].soa = label_of(soa.dimension(plus) > soa.dimension(minus));
      spaces[static_cast<std::size_t>(node.minus)] = std::move(minus);
      spaces[static_cast<std::size_t>(node.plus)] = std::move(plus);
      spaces[i] = {};
    }
  } catch (const TooLarge&) {
    return {};
  }
  return nodes;
}

}  // namespace littlestone
