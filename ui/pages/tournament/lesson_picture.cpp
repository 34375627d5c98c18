// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/lesson_picture.hpp"

#include <algorithm>
#include <utility>

#include "core/study/private_run/run_facts.hpp"
#include "ui/kit/fit.hpp"
#include "ui/pages/tournament/coins_part.hpp"

namespace littlestone::ui {
namespace {

constexpr double between_parts = 8;  // px, a rule in their middle
constexpr double lesson_width = 680;

}  // namespace

LessonPicture::LessonPicture(std::shared_ptr<const PrivateRun> run, int events_done,
                             std::shared_ptr<const ExactLevels> exact, double phase, std::optional<std::int32_t> opened)
    : run_(std::move(run)),
      events_done_(events_done),
      exact_(std::move(exact)),
      phase_(phase),
      opened_(opened),
      state_(run_, events_done, phase),
      stairs_(staircase_of(state_, events_done, opened)) {
  // As high at every step as it is at the end.
  const auto all = static_cast<int>(state_.trace().events.size());
  stairs_height_ = staircase_height(run_->concept_class(), staircase_of(TournamentState(run_, all, 1), all));
}

bool LessonPicture::suits(const PrivateRun& run) {
  const int level = run.result.internals.trace.level;
  return facts_of(run) != nullptr && level >= 1 && level <= 4 && !run.result.internals.trace.nodes.empty();
}

QSizeF LessonPicture::natural_size() const {
  const QSizeF tree = TournamentPicture(run_, events_done_).natural_size();
  return {std::max(tree.width(), lesson_width),
          tree.height() + between_parts + stairs_height_ + between_parts + coins_part_height};
}

QString LessonPicture::description() const {
  QString tree = TournamentPicture(run_, events_done_).description();
  const MetExample* last = stairs_.last();
  if (last == nullptr) return tree;
  return tree + u' ' +
         (last->fits() ? tr("%n rows still fit the sample, Ldim %1.", nullptr, static_cast<int>(last->rows->count()))
                             .arg(last->dimension)
                       : tr("No row fits the sample."));
}

void LessonPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void LessonPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (area.isEmpty()) return;
  const TournamentPicture with_line(run_, events_done_, Style::screen, phase_, {.opened = opened_});
  const TournamentPicture tree(run_, events_done_, Style::screen, phase_, {.line = false, .opened = opened_});
  // Larger type only where everything has room for it.
  const QSizeF needed(lesson_width, tree.least_height() + least_staircase + coins_part_height + 2 * between_parts);
  const double scale = std::clamp(fit_scale(needed, area.size()), 1.0, 3.0);
  const double height = area.height() / scale;
  const double wide = area.width() / scale;
  const double below = height - tree.least_height() - between_parts;  // of what may come below the tree
  if (below < least_staircase || wide < 520) {
    with_line.paint_spots(painter, area, theme, spots);
    return;
  }
  const bool coins = below >= least_staircase + between_parts + coins_part_height;
  const double stairs = std::min(stairs_height_, below - (coins ? between_parts + coins_part_height : 0));
  const double tree_height = height - stairs - between_parts - (coins ? between_parts + coins_part_height : 0);
  tree.paint_spots(painter, QRectF(area.left(), area.top(), area.width(), tree_height * scale), theme, spots);
  const ScaledPainter scaled(painter, area, scale);
  const auto rule = [&](double y) {
    painter.setPen(QPen(theme.hair, 1));
    painter.drawLine(QPointF(0, y), QPointF(wide, y));
  };
  double y = tree_height + between_parts;
  rule(y - between_parts / 2);
  draw_staircase(painter, theme, state_, stairs_, QRectF(0, y, wide, stairs), spots);
  if (!coins) return;
  y += stairs + between_parts;
  rule(y - between_parts / 2);
  draw_coins_part(painter, theme, state_, exact_, QRectF(0, y, wide, coins_part_height), spots);
}

}  // namespace littlestone::ui
