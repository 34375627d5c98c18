// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/game_picture.hpp"

#include <algorithm>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/scene/scene.hpp"
#include "ui/pages/tree/game_halves.hpp"
#include "ui/words/counted.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

constexpr double halves_height = 292;
constexpr double halves_width = 680;  // below this there is room for the tree alone
constexpr double least_tree = 236;

std::vector<TreeMove> moves_of(const GameState& game) {
  std::vector<TreeMove> moves;
  for (std::size_t i = game.tree_round; i < game.rounds.size(); ++i) {
    moves.push_back({game.rounds[i].truth, game.rounds[i].prediction});
  }
  return moves;
}

double scale_in(const QRectF& area) { return std::max(1.0, std::min(area.width() / 728, area.height() / 600)); }

// Where the two halves below the tree lie; empty where there is no room for them.
QRectF halves_in(const QRectF& area) {
  const double lower = halves_height * scale_in(area);
  if (area.width() < halves_width || area.height() < lower + least_tree) return {};
  return {area.left(), area.bottom() - lower, area.width(), lower};
}

}  // namespace

GamePicture::GamePicture(std::shared_ptr<const ConceptClass> concept_class, std::shared_ptr<const GameState> game,
                         std::shared_ptr<const CoinsBeside> coins)
    : class_(std::move(concept_class)),
      game_(std::move(game)),
      coins_(std::move(coins)),
      tree_(class_, std::shared_ptr<const MistakeTree>(game_, &game_->tree), moves_of(*game_), true,
            game_->role == GameRole::adversary ? Learner::soa : Learner::you) {}

QString GamePicture::description() const {
  QString said =
      tr("The mistake game after %1: %2; left: %3, Ldim %4.")
          .arg(counted_rounds(game_->rounds.size()), counted_mistakes(static_cast<std::uint64_t>(game_->mistakes)),
               counted_hypotheses(game_->spaces.back().count()))
          .arg(game_->dimensions.back());
  if (!coins_ || !coins_->game.known()) return said;
  return said + u' ' +
         tr("The best coins expect %1 mistakes so far and at most %2 more.")
             .arg(exact_text(coins_->game.paid), exact_text(coins_->game.values.back()));
}

void GamePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void GamePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  paint_seen(painter, area, theme, spots, {});
}

QRectF GamePicture::lens_area(const QRectF& area) const {
  const double scale = scale_in(area);
  const QRectF halves = halves_in(area);
  return area.adjusted(8 * scale, 0, -8 * scale, halves.isEmpty() ? -12 : -halves.height() - 14 * scale);
}

Lens GamePicture::look_at(std::int32_t node, const QRectF& area) const { return tree_.look_at(node, lens_area(area)); }

void GamePicture::paint_seen(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots,
                             const Lens& lens) const {
  tree_.paint_seen(painter, lens_area(area), theme, spots, lens);
  const QRectF halves = halves_in(area);
  if (halves.isEmpty()) return;
  const ScaledPainter scaled(painter, halves, scale_in(area));
  const Scene scene = game_halves(class_, *game_, coins_ ? &coins_->game : nullptr, scaled.size());
  ui::paint(scene, painter, theme);
  add_spots(scene, painter, {}, spots);
}

}  // namespace littlestone::ui
