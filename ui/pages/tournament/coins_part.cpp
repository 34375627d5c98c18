// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/coins_part.hpp"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/study/private_run/run_facts.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct CoinsWords {
  Q_DECLARE_TR_FUNCTIONS(TournamentCoins)
};

void coins_text(QPainter& painter, QPointF at, const QString& markup, const MathStyle& style, const QColor& color,
                double room, double anchor = 0) {
  painter.setPen(color);
  MathText::fitted(markup, style, room).draw(painter, at, anchor);
}

// The title and what follows it on its line, or where there is no room nothing.
void coins_title(QPainter& painter, const Theme& theme, const QRectF& box, const QString& words, const QString& after) {
  const MathText title(words, {.size = 13, .weight = QFont::DemiBold}, MathText::Mode::mixed);
  painter.setPen(theme.ink);
  title.draw(painter, box.topLeft() + QPointF(0, 14));
  const MathText more(after, {.size = 11}, MathText::Mode::mixed);
  if (title.width() + 10 + more.width() > box.width()) return;
  painter.setPen(theme.ink2);
  more.draw(painter, box.topLeft() + QPointF(title.width() + 10, 14));
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

void draw_false_coin(QPainter& painter, const Theme& theme, const TournamentState& state, std::size_t place,
                     const QRectF& box, Spots& spots) {
  const PrivateRun& run = *state.run;
  const NodeTrace& node = state.node_of(state.places[place]);
  const NodeFacts& facts = facts_of(run)->nodes[static_cast<std::size_t>(state.places[place].node)];
  const MetExample& before = facts.pairings.back().block[node.winner].back();
  coins_title(painter, theme, box, CoinsWords::tr("A coin that lied"),
              facts.contest.fits() ? CoinsWords::tr("$c$ does not fit any more")
                                   : CoinsWords::tr("from then on the SOA only patches (Definition 11)"));
  const LabelVector& f = run.soa->labels(node.pairings.back().block[node.winner]->predictor);
  const LabelVector& after = run.soa->labels_at(node.after);
  const Pill pill{lone_name(run.concept_class().point_name(node.point)), node.label, true};
  const double wide = std::min(box.width() / 3, pill_size(pill.point, 20).width());
  const double strip = micro_strip_size(f.size(), std::min(110.0, (box.width() - wide - 76) / 2)).width();
  const double middle = box.top() + 38;
  double x = box.left();
  const auto draw_f = [&](const LabelVector& labels) {
    const QRectF rect(x, middle - micro_height / 2, strip, micro_height);
    draw_micro_strip(painter, theme, rect, labels);
    spots.add(painter, rect.adjusted(-3, -3, 3, 3), 3, Kin::of_predictor(labels));
  };
  draw_f(f);
  x += strip + 7;
  draw_arrow(painter, theme.ink2, {x, middle}, 22);
  x += 30;
  draw_pill(painter, theme, QRectF(x, middle - 10, wide, 20), pill);
  spots.add(painter, QRectF(x, middle - 10, wide, 20), 10, Kin::of_node(state.places[place].node));
  x += wide + 8;
  draw_arrow(painter, theme.ink2, {x, middle}, 22);
  x += 31;
  draw_f(after);
  const auto fit = [&](const MetExample& met) {
    return met.fits()
               ? CoinsWords::tr("still fits: %1").arg(sentence_markup(fitting_text(run.concept_class(), *met.rows)))
               : CoinsWords::tr("no row fits");
  };
  const double y = box.top() + 62;
  painter.setPen(theme.ink2);
  const MathText first = MathText::fitted(fit(before), {.size = 11}, box.width() / 2 - 8);
  first.draw(painter, {box.left(), y});
  const MathText then =
      MathText::fitted(facts.contest.fits() ? fit(facts.contest) : CoinsWords::tr("no row fits: one cell is patched"),
                       {.size = 11}, box.width() - first.width() - 16);
  // Under its strip as far as the first leaves room.
  then.draw(painter, {std::max(box.left() + first.width() + 16, x + strip - then.width()), y});
}

void draw_no_false_coin(QPainter& painter, const Theme& theme, const QRectF& box) {
  coins_title(painter, theme, box, CoinsWords::tr("A coin that lied"), {});
  painter.setPen(theme.ink2);
  double y = box.top() + 34;
  for (const MathText& line :
       wrapped(CoinsWords::tr("None so far. A false coin may leave no row that fits; from then on the SOA only patches "
                              "single cells (Definition 11)."),
               {.size = 12}, box.width() - 4)) {
    line.draw(painter, {box.left(), y});
    y += 17;
  }
}

// ρ_k beside the chance that the target comes out, by level.
void draw_true_coins(QPainter& painter, const Theme& theme, const TournamentState& state, const ExactLevels& exact,
                     const QRectF& box) {
  coins_title(painter, theme, box, CoinsWords::tr("All coins true is rare"), {});
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
    coins_text(painter, {box.left(), y}, names[row], {.size = 11}, theme.ink2, words - 6);
    for (std::size_t k = 0; k < levels.size(); ++k) {
      double chance = levels[k]->rho;
      if (row == 2) {
        const auto& all = levels[k]->predictors;
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const PredictorMass& mass) { return mass.labels == target; });
        chance = found == all.end() ? 0 : found->probability;
      }
      const bool here = levels[k]->level == state.level;
      const QString said = row == 0 ? QString::number(levels[k]->level) : chance_text(chance);
      coins_text(painter, {box.left() + words + column * static_cast<double>(k + 1), y}, said,
                 {.size = 11, .weight = here ? QFont::DemiBold : QFont::Normal}, here ? theme.ink : theme.ink2, column,
                 1);
    }
  }
  coins_text(painter, {box.left(), box.top() + 86},
             CoinsWords::tr("fair coins: $k$ on one path are all true with chance $2^{-k}$"), {.size = 11}, theme.ink3,
             box.width());
}

}  // namespace

void draw_coins_part(QPainter& painter, const Theme& theme, const TournamentState& state,
                     const std::shared_ptr<const ExactLevels>& exact, const QRectF& box, Spots& spots) {
  const TournamentFacts* facts = facts_of(*state.run);
  if (facts == nullptr) return;
  const bool chances = exact != nullptr && !exact->spectrum.levels.empty() && box.width() >= 480;
  const double left = chances ? (box.width() - 32) * 0.52 : box.width();
  const QRectF first(box.left(), box.top(), left, box.height());
  const std::size_t place = false_coin(state, *facts);
  place != 0 ? draw_false_coin(painter, theme, state, place, first, spots) : draw_no_false_coin(painter, theme, first);
  if (!chances) return;
  painter.setPen(QPen(theme.hair, 1));
  painter.drawLine(QPointF(first.right() + 14, box.top() + 2), QPointF(first.right() + 14, box.bottom() - 4));
  draw_true_coins(painter, theme, state, *exact,
                  QRectF(first.right() + 30, box.top(), box.right() - first.right() - 30, box.height()));
}

}  // namespace littlestone::ui
