// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/coins_part.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/study/private_run/run_facts.hpp"
#include "ui/kit/marks.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct CoinsWords {
  Q_DECLARE_TR_FUNCTIONS(TournamentCoins)
};

// The title and what follows it on its line, or where there is no room nothing.
void add_coins_title(Scene& scene, const QRectF& box, const QString& words, const QString& after) {
  const double title = scene.words(box.topLeft() + QPointF(0, 14), words, {13, QFont::DemiBold}, &Theme::ink).width();
  if (after.isEmpty() || title + 10 + width_of(after, styles::small) > box.width()) return;
  scene.words(box.topLeft() + QPointF(title + 10, 14), after, styles::small, &Theme::ink2);
}

// The place of the coin to tell of: the first false one after which no row fits, else the first false one; 0: none was
// false.
std::size_t false_coin(const TournamentState& state, const TournamentFacts& facts) {
  std::size_t found = 0;
  for (std::size_t place = 1; place < state.places.size(); ++place) {
    const TournamentState::Place& p = state.places[place];
    if (p.node == PairingTrace::none || !p.decided) continue;
    const NodeTrace& node = state.node_of(p);
    if (node.label == state.run->distribution().target[node.point]) continue;
    if (found == 0) found = place;
    const NodeFacts& at = facts.nodes[static_cast<std::size_t>(p.node)];
    const MetBlock& block = at.pairings.back().block[node.winner];
    if (!at.contest.fits() && !block.empty() && block.back().fits()) return place;
  }
  return found;
}

void add_false_coin(Scene& scene, const TournamentState& state, std::size_t place, const QRectF& box) {
  const PrivateRun& run = *state.run;
  const NodeTrace& node = state.node_of(state.places[place]);
  const NodeFacts& facts = facts_of(run)->nodes[static_cast<std::size_t>(state.places[place].node)];
  const MetExample& before = facts.pairings.back().block[node.winner].back();
  add_coins_title(scene, box, CoinsWords::tr("A coin that lied"),
                  facts.contest.fits() ? CoinsWords::tr("$c$ does not fit any more")
                                       : CoinsWords::tr("from then on the SOA only patches (Definition 11)"));
  const LabelVector& f = run.soa->labels(node.pairings.back().block[node.winner]->predictor);
  const LabelVector& after = run.soa->labels_at(node.after);
  const Pill pill{lone_name(run.concept_class().point_name(node.point)), node.label, true};
  const double wide = std::min(box.width() / 3, pill_size(pill.point, 20).width());
  const double strip = micro_strip_size(f.size(), std::min(110.0, (box.width() - wide - 76) / 2)).width();
  const double middle = box.top() + 38;
  double x = box.left();
  const auto add_strip = [&](const LabelVector& labels) {
    const QRectF rect(x, middle - micro_height / 2, strip, micro_height);
    scene.add(Strip{rect, labels}, nullptr).touched({rect.adjusted(-3, -3, 3, 3), 3}, Kin::of_predictor(labels));
  };
  const auto add_arrow = [&] { scene.add(Arrow{{x, middle}, 22}, &Theme::ink2); };
  add_strip(f);
  x += strip + 7;
  add_arrow();
  x += 30;
  const QRectF coin(x, middle - 10, wide, 20);
  scene.add(PillNode{coin, pill}, nullptr).touched({coin, 10}, Kin::of_node(state.places[place].node));
  x += wide + 8;
  add_arrow();
  x += 31;
  add_strip(after);
  const auto fit = [&](const MetExample& met) {
    return met.fits()
               ? CoinsWords::tr("still fits: %1").arg(sentence_markup(fitting_text(run.concept_class(), *met.rows)))
               : CoinsWords::tr("no row fits");
  };
  const double y = box.top() + 62;
  const double first =
      scene.words({box.left(), y}, fit(before), styles::small, &Theme::ink2, 0, box.width() / 2 - 8).width();
  const QString then = facts.contest.fits() ? fit(facts.contest) : CoinsWords::tr("no row fits: one cell is patched");
  const double room = box.width() - first - 16;
  // Under its strip as far as the first leaves room.
  const double from = x + strip - std::min(width_of(then, styles::small), room);
  scene.words({std::max(box.left() + first + 16, from), y}, then, styles::small, &Theme::ink2, 0, room);
}

void add_no_false_coin(Scene& scene, const QRectF& box) {
  add_coins_title(scene, box, CoinsWords::tr("A coin that lied"), {});
  scene.paragraph(
      box.topLeft() + QPointF(0, 34),
      CoinsWords::tr("None so far. A false coin may leave no row that fits; from then on the SOA only patches "
                     "single cells (Definition 11)."),
      styles::plain, &Theme::ink2, box.width() - 4, 17);
}

// ρ_k beside the chance that the target comes out, by level.
void add_true_coins(Scene& scene, const TournamentState& state, const ExactLevels& exact, const QRectF& box) {
  add_coins_title(scene, box, CoinsWords::tr("All coins true is rare"), {});
  const LabelVector& target = state.run->distribution().target;
  std::vector<const SpectrumLevel*> levels;
  for (const SpectrumLevel& level : exact.spectrum.levels) {
    if (level.defined) levels.push_back(&level);
  }
  const double words = std::min(130.0, box.width() * 0.4);
  const double column = std::min(62.0, (box.width() - words) / static_cast<double>(levels.size()));
  if (levels.empty() || column < 38) return;
  const QString names[] = {CoinsWords::tr("level"), CoinsWords::tr("chance of it, $ρ_k$"),
                           CoinsWords::tr("target comes out")};
  for (int row = 0; row < 3; ++row) {
    const double y = box.top() + 32 + 17 * row;
    scene.words({box.left(), y}, names[row], styles::small, &Theme::ink2, 0, words - 6);
    for (std::size_t k = 0; k < levels.size(); ++k) {
      double chance = levels[k]->rho;
      if (row == 2) {
        const auto& all = levels[k]->predictors;
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const PredictorMass& mass) { return mass.labels == target; });
        chance = found == all.end() ? 0 : found->probability;
      }
      const bool here = levels[k]->level == state.level;
      scene.words({box.left() + words + column * static_cast<double>(k + 1), y},
                  row == 0 ? QString::number(levels[k]->level) : chance_text(chance),
                  here ? styles::small_bold : styles::small, here ? &Theme::ink : &Theme::ink2, 1, column);
    }
  }
  scene.words({box.left(), box.top() + 86},
              CoinsWords::tr("fair coins: $k$ on one path are all true with chance $2^{-k}$"), styles::small,
              &Theme::ink3, 0, box.width());
}

}  // namespace

void add_coins_part(Scene& scene, const TournamentState& state, const std::shared_ptr<const ExactLevels>& exact,
                    const QRectF& box) {
  const TournamentFacts* facts = facts_of(*state.run);
  if (facts == nullptr) return;
  const bool chances = exact != nullptr && !exact->spectrum.levels.empty() && box.width() >= 480;
  const double left = chances ? (box.width() - 32) * 0.52 : box.width();
  const QRectF first(box.left(), box.top(), left, box.height());
  const std::size_t place = false_coin(state, *facts);
  place != 0 ? add_false_coin(scene, state, place, first) : add_no_false_coin(scene, first);
  if (!chances) return;
  scene.line({first.right() + 14, box.top() + 2}, {first.right() + 14, box.bottom() - 4}, thin(&Theme::hair));
  add_true_coins(scene, state, *exact, {first.right() + 30, box.top(), box.right() - first.right() - 30, box.height()});
}

}  // namespace littlestone::ui
