// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/game_job.hpp"

#include <mutex>
#include <utility>

namespace littlestone::ui {

struct GameJob::Desk {
  explicit Desk(std::shared_ptr<const ConceptClass> concept_class_in)
      : concept_class(std::move(concept_class_in)), engine(*concept_class) {}
  std::shared_ptr<const ConceptClass> concept_class;
  LittlestoneEngine engine;
  std::mutex one;
};

void GameJob::start(const std::shared_ptr<const ConceptClass>& concept_class, GameRole role,
                    std::vector<GameMove> moves) {
  if (!desk_ || desk_->concept_class != concept_class) desk_ = freed_elsewhere(std::make_shared<Desk>(concept_class));
  launch([this, desk = desk_, role, moves = std::move(moves)](const Post&, const Observer& observer) -> Delivery {
    const std::lock_guard<std::mutex> seat(desk->one);
    if (observer({}) == Answer::stop) return [this] { emit stopped(); };  // a newer question came while this one waited
    desk->engine.set_observer(observer);
    const auto state = std::make_shared<const GameState>(play_game(desk->engine, role, moves));
    return [this, state] { emit finished(state); };
  });
}

}  // namespace littlestone::ui
