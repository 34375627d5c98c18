// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/game_job.hpp"

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace littlestone::ui {

struct GameJob::Desk {
  std::shared_ptr<const Instance> instance;
  std::optional<LittlestoneEngine> engine;  // made on the job's thread
  std::optional<RandomizedEngine> coins;    // the same
  std::optional<CoinGame> too_large;        // of the class: what was said when R was given up
  std::mutex one;
};

RandomizedOptions coins_limits(const ConceptClass& concept_class) {
  constexpr std::uint64_t steps = 5'000'000;
  constexpr std::uint64_t least = 100;
  constexpr std::uint64_t most = 20'000;
  const std::uint64_t words = (concept_class.size() + 63) / 64;
  RandomizedOptions limits;
  limits.states = std::clamp(steps / std::max<std::uint64_t>(1, words * concept_class.points()), least, most);
  return limits;
}

void GameJob::start(const std::shared_ptr<const Instance>& instance, GameRole role, std::vector<GameMove> moves) {
  // Of another distribution, the class and what the engine learnt of it are the same.
  if (!desk_ || &desk_->instance->concept_class() != &instance->concept_class()) {
    auto desk = std::make_shared<Desk>();
    desk->instance = instance;
    desk_ = freed_elsewhere(std::move(desk));
  }
  launch([this, desk = desk_, role, moves = std::move(moves)](const Post&, const Observer& observer) -> Delivery {
    const std::lock_guard<std::mutex> seat(desk->one);
    if (observer({}) == Answer::stop) return [this] { emit stopped(); };  // a newer question came while this one waited
    if (!desk->engine) desk->engine.emplace(desk->instance->engine(observer));
    desk->engine->set_observer(observer);
    const MistakeTree& tree = desk->instance->tree(observer);
    const auto state = std::make_shared<const GameState>(play_game(*desk->engine, role, moves, &tree));
    if (!desk->coins) desk->coins.emplace(desk->instance->concept_class());
    desk->coins->set_observer(observer);
    const auto coins = std::make_shared<CoinsBeside>();
    const RandomizedOptions limits = coins_limits(desk->instance->concept_class());
    coins->game = desk->too_large ? *desk->too_large : follow_with_coins(*desk->coins, *state, limits);
    if (!coins->game.known() && state->rounds.empty()) desk->too_large = coins->game;  // R of the class itself is
    if (coins->game.known() && state->tree.nodes.size() <= most_coin_nodes) {
      coins->nodes = coin_nodes(*desk->coins, *desk->engine, state->spaces[state->tree_round], state->tree, limits);
    }
    return [this, state, coins] { emit finished(state, coins); };
  });
}

}  // namespace littlestone::ui
