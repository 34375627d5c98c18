// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/pages/tournament/tournament_geometry.hpp"
#include "ui/pages/tournament/tournament_print.hpp"
#include "ui/pages/tournament/tournament_sample.hpp"
#include "ui/pages/tournament/tournament_tree.hpp"

namespace littlestone::ui {

TournamentPicture::TournamentPicture(std::shared_ptr<const PrivateRun> run, int events_done, Style style, double phase)
    : style_(style), state_(std::move(run), events_done, style == Style::screen ? phase : 1) {}

TournamentPicture::TournamentPicture(std::shared_ptr<const PrivateRun> run, int events_done, Style style, double phase,
                                     Stand stand)
    : TournamentPicture(std::move(run), events_done, style, phase) {
  stand_ = stand;
}

QSizeF TournamentPicture::natural_size() const {
  const QSizeF tree = size_of_tree();
  if (printed() || state_.level == 0) return tree;
  constexpr QSizeF for_key(0, 1000);  // as much as it needs
  return tree + QSizeF(0, tournament_key(state_, tournament_geometry(state_, tree), tree + for_key).height());
}

QSizeF TournamentPicture::size_of_tree() const {
  const QSizeF size = least_size();
  // At their ease the levels stand further apart.
  if (!printed() && state_.level == 4) {
    return size.expandedTo(QSizeF(0, size.height() + (natural_level - least_level) * (state_.level - 1)));
  }
  // The names of a file's points have room beside the redraws.
  if (!printed() && state_.level == 3) {
    constexpr double most_spacing = 116;
    double widest = 0;
    const ConceptClass& c = state_.run->concept_class();
    for (PointIndex x = 0; x < c.points(); ++x) {
      if (c.point_name(x).is_notation()) continue;
      widest = std::max(
          widest,
          MathText(lone_name(c.point_name(x)), {.size = 14, .weight = QFont::DemiBold}, MathText::Mode::plain).width());
    }
    const double spacing = widest > 0 ? std::min(most_spacing, spacing_for(widest)) : 0;
    return size.expandedTo(QSizeF(tournament_left + 8 + 8 * spacing, 0));
  }
  // A tree of one contest has room for the legend beside its strips only.
  return state_.level == 1 && !printed() ? size.expandedTo(QSizeF(780, 0)) : size;
}

QSizeF TournamentPicture::least_size() const {
  const double leaves = std::ldexp(1.0, state_.level);
  if (printed()) return printed_tournament_size(state_.level);
  if (state_.level == 0) return {640, 230};
  const double strip = micro_strip_size(state_.run->concept_class().points(), 127).width();
  const double spacing = state_.compact()    ? 22
                         : state_.level == 4 ? 43
                                             : std::max(82.0, std::min(strip + 14, 640 / leaves));
  const double level_height = state_.compact() ? 56 : state_.level == 4 ? least_level : natural_level;
  const double height = 27 + level_height * (state_.level - 1) + (state_.compact() ? 34 : 64) + 14 +
                        (stand_.line ? 6 + sample_height : 0);
  return {std::max(640.0, state_.focused() ? tournament_left + 108.0 + 100 * state_.level
                                           : tournament_left + 8 + spacing * leaves),
          std::max(180.0, height)};
}

void TournamentPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void TournamentPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (area.isEmpty()) return;
  const ScaledPainter scaled(painter, area, std::min(fit_scale(least_size(), area.size()), 3.0));
  const QSizeF room = scaled.size();
  if (printed()) {
    draw_printed_tournament(painter, theme, state_, room);
  } else if (state_.level == 0) {
    paint_level_zero(painter, theme, room, spots);
  } else {
    // Without the line of S the tree has its room as well.
    const QSizeF with_line = room + QSizeF(0, stand_.line ? 0 : 6 + sample_height);
    const double top = draw_tournament_tree(painter, theme, state_, with_line, spots, stand_.opened);
    if (stand_.line) draw_tournament_sample(painter, theme, state_, QRectF(0, top, room.width(), sample_height), spots);
  }
}

// Level 0 has no contest: S is empty, and f comes from T alone.
void TournamentPicture::paint_level_zero(QPainter& painter, const Theme& theme, QSizeF room, Spots& spots) const {
  const double height = 150 + 6 + sample_height;
  const double top = std::max(0.0, (room.height() - height) / 2);
  const double x = room.width() / 2;
  const auto& block = state_.trace().final_block;
  const bool drawn = state_.final_drawn && block;
  const double come = drawn ? state_.moving.examples : 1;
  painter.setPen(theme.ink2);
  MathText(QStringLiteral("D_0 = \u2205"), {.size = 12}).draw(painter, QPointF(0, top + 134));
  const QPointF leaf(x, top + 130);
  const QPointF joint(x, top + 62);
  if (drawn) draw_lineage_edge(painter, theme, leaf, leaf + (joint - leaf) * come);
  painter.setPen(drawn ? motion::between(loser_pen(theme), winner_pen(theme), come) : loser_pen(theme));
  painter.drawLine(leaf, joint);
  draw_leaf(painter, theme, leaf);
  painter.setPen(drawn ? theme.ink : theme.ink2);
  MathText(QStringLiteral("T"), {.size = 13}).draw(painter, QPointF(x - 14, top + 100), 1);
  if (drawn) {
    const LabelVector& f = state_.run->soa->labels(block->predictor);
    const QSizeF size = micro_strip_size(f.size(), room.width() - 80);
    with_opacity(painter, come, [&] {
      draw_lineage_box(painter, theme, QRectF(x - size.width() / 2 - 6, top + 34, size.width() + 12, 28), 5);
    });
    draw_micro_strip(painter, theme, QRectF(x - size.width() / 2, top + 41, size.width(), size.height()), f,
                     state_.moving.strip);
    spots.add(painter, QRectF(x - size.width() / 2 - 3, top + 38, size.width() + 6, size.height() + 6), 3,
              Kin::of_predictor(f));
    painter.setPen(theme.ink);
    MathText(QStringLiteral("SOA($T$)"), {.size = 13}, MathText::Mode::mixed).draw(painter, QPointF(x, top + 24), 0.5);
  }
  draw_tournament_sample(painter, theme, state_, QRectF(0, top + 156, room.width(), sample_height), spots);
}

QString TournamentPicture::description() const {
  if (state_.failed) {
    return (state_.final_drawn ? tr("A tournament of level %1 that failed: its cap was used up. G* votes for SOA(T).")
                               : tr("A tournament of level %1 that failed: its cap was used up."))
        .arg(state_.level);
  }
  std::size_t decided = 0;
  for (const TournamentState::Place& p : state_.places) decided += p.decided ? 1 : 0;
  if (state_.level == 0)
    return state_.final_drawn ? tr("Level 0: T was drawn on the empty sample.") : tr("Level 0: nothing is drawn yet.");
  return tr("A tournament of level %1. Contests that are decided: %2 of %3.")
      .arg(state_.level)
      .arg(decided)
      .arg(state_.places.size() - 1);
}

}  // namespace littlestone::ui
