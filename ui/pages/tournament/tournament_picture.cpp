// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_picture.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/pages/tournament/tournament_geometry.hpp"
#include "ui/pages/tournament/tournament_parts.hpp"
#include "ui/pages/tournament/tournament_print.hpp"
#include "ui/pages/tournament/tournament_sample.hpp"
#include "ui/pages/tournament/tournament_tree.hpp"

namespace littlestone::ui {
namespace {

struct TournamentWords {
  Q_DECLARE_TR_FUNCTIONS(TournamentPicture)
};

/// Levels above this are drawn as on the screen.
bool printed(const TournamentState& state, Style style) { return style == Style::print && !state.compact(); }

// What it has use for, without a key to its points below.
QSizeF size_of_tree(const TournamentState& state, Style style, bool line) {
  const QSizeF size = least_tournament_size(state, style, line);
  if (printed(state, style)) return size;
  // At their ease the levels stand further apart.
  if (state.level == 4)
    return size.expandedTo(QSizeF(0, size.height() + (natural_level - least_level) * (state.level - 1)));
  // The names of a file's points have room beside the redraws.
  if (state.level == 3) {
    constexpr double most_spacing = 116;
    double widest = 0;
    const ConceptClass& c = state.run->concept_class();
    for (PointIndex x = 0; x < c.points(); ++x) {
      if (!c.point_name(x).is_notation())
        widest = std::max(widest, width_of(name_markup(c.point_name(x)), styles::heading));
    }
    const double spacing = widest > 0 ? std::min(most_spacing, spacing_for(widest)) : 0;
    return size.expandedTo(QSizeF(tournament_left + 8 + 8 * spacing, 0));
  }
  // A tree of one contest has room for the legend beside its strips only.
  return state.level == 1 ? size.expandedTo(QSizeF(780, 0)) : size;
}

QSizeF natural_tournament_size(const TournamentState& state, Style style, bool line) {
  const QSizeF tree = size_of_tree(state, style, line);
  if (printed(state, style) || state.level == 0) return tree;
  constexpr QSizeF for_key(0, 1000);  // as much as it needs
  return tree + QSizeF(0, tournament_key(state, tournament_geometry(state, tree), tree + for_key).height());
}

// Level 0 has no contest: S is empty, and f comes from T alone.
void add_level_zero(Scene& scene, const TournamentState& state, QSizeF room) {
  const double height = 150 + 6 + sample_height;
  const double top = std::max(0.0, (room.height() - height) / 2);
  const double x = room.width() / 2;
  const auto& block = state.trace().final_block;
  const bool drawn = state.final_drawn && block;
  const double come = drawn ? state.moving.examples : 0;
  scene.words({0, top + 134}, QStringLiteral("$D_0$ = \u2205"), styles::plain, &Theme::ink2);
  const QPointF leaf(x, top + 130);
  const QPointF joint(x, top + 62);
  if (drawn) scene.line(leaf, leaf + (joint - leaf) * come, {&Theme::lineage, 14, 0, 0, 0, true});
  if (come < 1) scene.line(leaf, joint, {&Theme::line, 1.25, 1, 0, 0, true});
  if (come > 0) scene.line(leaf, joint, {&Theme::ink, 3.5, 1, 0, 0, true}).opacity = come;
  scene.leaf(leaf);
  scene.words({x - 14, top + 100}, QStringLiteral("$T$"), {13}, drawn ? &Theme::ink : &Theme::ink2, 1);
  if (drawn) {
    const LabelVector& f = state.run->soa->labels(block->predictor);
    const QSizeF size = micro_strip_size(f.size(), room.width() - 80);
    scene.box({x - size.width() / 2 - 6, top + 34, size.width() + 12, 28}, &Theme::lineage, {}, 5).opacity = come;
    const QRectF strip(QPointF(x - size.width() / 2, top + 41), size);
    scene.add(Strip{strip, f, state.moving.strip}, nullptr)
        .touched({strip.adjusted(-3, -3, 3, 3), 3}, Kin::of_predictor(f));
    scene.words({x, top + 24}, QStringLiteral("SOA($T$)"), {13}, &Theme::ink, 0.5);
  }
  add_sample_line(scene, state, {0, top + 156, room.width(), sample_height});
}

}  // namespace

QSizeF least_tournament_size(const TournamentState& state, Style style, bool line) {
  const double leaves = std::ldexp(1.0, state.level);
  if (printed(state, style)) return printed_tournament_size(state.level);
  if (state.level == 0) return {640, 230};
  const double strip = micro_strip_size(state.run->concept_class().points(), 127).width();
  const double spacing = state.compact()    ? 22
                         : state.level == 4 ? 43
                                            : std::max(82.0, std::min(strip + 14, 640 / leaves));
  const double level_height = state.compact() ? 56 : state.level == 4 ? least_level : natural_level;
  const double height =
      27 + level_height * (state.level - 1) + (state.compact() ? 34 : 64) + 14 + (line ? 6 + sample_height : 0);
  return {std::max(640.0, state.focused() ? tournament_left + 108.0 + 100 * state.level
                                          : tournament_left + 8 + spacing * leaves),
          std::max(180.0, height)};
}

QString tournament_told(const TournamentState& state) {
  if (state.failed) {
    return (state.final_drawn
                ? TournamentWords::tr("A tournament of level %1 that failed: its cap was used up. G* votes for SOA(T).")
                : TournamentWords::tr("A tournament of level %1 that failed: its cap was used up."))
        .arg(state.level);
  }
  if (state.level == 0)
    return state.final_drawn ? TournamentWords::tr("Level 0: T was drawn on the empty sample.")
                             : TournamentWords::tr("Level 0: nothing is drawn yet.");
  const auto decided = std::count_if(state.places.begin(), state.places.end(), [](const auto& p) { return p.decided; });
  return TournamentWords::tr("A tournament of level %1. Contests that are decided: %2 of %3.")
      .arg(state.level)
      .arg(decided)
      .arg(state.places.size() - 1);
}

ScenePicture tournament_picture(const std::shared_ptr<const TournamentState>& state, Style style,
                                const TournamentStand& stand) {
  const auto scale = [state, style, line = stand.line](QSizeF area) {
    constexpr double most = 3;
    return std::min(fit_scale(least_tournament_size(*state, style, line), area), most);
  };
  return {natural_tournament_size(*state, style, stand.line), scale, [state, style, stand](int, QSizeF room) {
            Scene scene;
            scene.says = tournament_told(*state);
            if (printed(*state, style)) {
              add_printed_tournament(scene, *state, room);
            } else if (state->level == 0) {
              add_level_zero(scene, *state, room);
            } else {
              // Without the line of S the tree has its room as well.
              const QSizeF with_line = room + QSizeF(0, stand.line ? 0 : 6 + sample_height);
              const double top = add_tournament_tree(scene, *state, with_line, stand.opened);
              if (stand.line) add_sample_line(scene, *state, {0, top, room.width(), sample_height});
            }
            return scene;
          }};
}

ScenePicture tournament_picture(std::shared_ptr<const PrivateRun> run, int events_done, Style style, double phase,
                                const TournamentStand& stand) {
  return tournament_picture(
      std::make_shared<const TournamentState>(std::move(run), events_done, style == Style::screen ? phase : 1), style,
      stand);
}

}  // namespace littlestone::ui
