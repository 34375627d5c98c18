// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/study/private_run/run_facts.hpp"
#include "ui/kit/fit.hpp"
#include "ui/pages/tournament/coins_part.hpp"
#include "ui/pages/tournament/staircase.hpp"
#include "ui/pages/tournament/tournament_parts.hpp"

namespace littlestone::ui {
namespace {

constexpr double between_parts = 8;  // px, a rule in their middle
constexpr double lesson_width = 680;

/// The parts of a lesson in the px of an area.
struct TournamentLesson {
  Q_DECLARE_TR_FUNCTIONS(LessonPicture)

 public:
  std::shared_ptr<const TournamentState> state;
  Staircase stairs;
  double stairs_height;  // as high at every step as it is at the end
  std::shared_ptr<const ExactLevels> exact;
  std::optional<std::int32_t> opened;

  [[nodiscard]] QString told() const {
    const MetExample* last = stairs.last();
    if (last == nullptr) return tournament_told(*state);
    return tournament_told(*state) + u' ' +
           (last->fits() ? tr("%n rows still fit the sample, Ldim %1.", nullptr, static_cast<int>(last->rows->count()))
                               .arg(last->dimension)
                         : tr("No row fits the sample."));
  }

  void add_to(Scene& scene, QSizeF area) const {
    const double least = least_tournament_size(*state, Style::screen, false).height();
    // Larger type only where everything has room for it.
    const QSizeF needed(lesson_width, least + least_staircase + coins_part_height + 2 * between_parts);
    const double scale = std::clamp(fit_scale(needed, area), 1.0, 3.0);
    const double height = area.height() / scale;
    const double wide = area.width() / scale;
    const double below = height - least - between_parts;  // of what may come below the tree
    if (below < least_staircase || wide < 520)
      return tournament_picture(state, Style::screen, {.opened = opened}).put(scene, QRectF(QPointF(), area));
    const bool coins = below >= least_staircase + between_parts + coins_part_height;
    const double lower = coins ? between_parts + coins_part_height : 0;
    const double shown = std::min(stairs_height, below - lower);
    const double tree = height - shown - between_parts - lower;
    tournament_picture(state, Style::screen, {.line = false, .opened = opened})
        .put(scene, {0, 0, area.width(), tree * scale});
    Scene parts;
    const auto rule = [&](double y) { parts.line({0, y}, {wide, y}, thin(&Theme::hair)); };
    const double stairs_top = tree + between_parts;
    rule(stairs_top - between_parts / 2);
    add_staircase(parts, *state, stairs, {0, stairs_top, wide, shown});
    if (coins) {
      const double coins_top = stairs_top + shown + between_parts;
      rule(coins_top - between_parts / 2);
      add_coins_part(parts, *state, exact, {0, coins_top, wide, coins_part_height});
    }
    scene.take(std::move(parts), {}, scale);
  }
};

}  // namespace

bool has_tournament_lesson(const PrivateRun& run) {
  const int level = run.result.internals.trace.level;
  return facts_of(run) != nullptr && level >= 1 && level <= 4 && !run.result.internals.trace.nodes.empty();
}

ScenePicture tournament_lesson_picture(const std::shared_ptr<const PrivateRun>& run, int events_done,
                                       std::shared_ptr<const ExactLevels> exact, double phase,
                                       std::optional<std::int32_t> opened) {
  const auto state = std::make_shared<const TournamentState>(run, events_done, phase);
  const auto all = static_cast<int>(state->trace().events.size());
  const TournamentState end(run, all, 1);
  TournamentLesson lesson{state, staircase_of(*state, events_done, opened),
                          staircase_height(run->concept_class(), staircase_of(end, all)), std::move(exact), opened};
  const QSizeF tree = tournament_picture(state).natural_size();
  const QSizeF natural(std::max(tree.width(), lesson_width),
                       tree.height() + between_parts + lesson.stairs_height + between_parts + coins_part_height);
  return ScenePicture(natural, in_px_of_area,
                      [lesson = std::move(lesson)](int, QSizeF area) {
                        Scene scene;
                        scene.says = lesson.told();
                        lesson.add_to(scene, area);
                        return scene;
                      })
      .spreading();
}

}  // namespace littlestone::ui
