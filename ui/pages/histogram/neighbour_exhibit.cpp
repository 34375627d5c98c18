// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/pages/histogram/neighbour_room.hpp"
#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/pages/histogram/neighbour_table.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/shell/exhibit_job.hpp"
#include "ui/shell/parts_exhibit.hpp"

namespace littlestone::ui {
namespace {

ScenePicture no_change_picture(const QString& words) {
  return {QSizeF(728, 600), 200, [words](int, QSizeF room) {
            Scene scene;
            scene.says = words;
            scene.paragraph({24, 40}, words, {13}, &Theme::ink2, room.width() - 48, 18);
            return scene;
          }};
}

/// The worst change of the batch that the run's record is of; null where the observer stopped the search.
std::shared_ptr<const NeighbourFacts> worst_neighbour(const std::shared_ptr<const PrivateRun>& run,
                                                      const Observer& observer) {
  if (!run->is_of_m()) throw InputError("learner", to_string(player_of(run->scenario)), rules::equal_to("tournament"));
  if (run->result.ended != Ended::completed) return nullptr;
  try {
    return look_at_change(find_neighbours(run, run->result.internals.traced_batch + 1, nullptr, observer),
                          std::nullopt);
  } catch (const Stopped&) {
    return nullptr;
  }
}

}  // namespace

std::shared_ptr<const Exhibit> neighbour_exhibit(const std::shared_ptr<const NeighbourFacts>& facts,
                                                 const QString& why_not, NeighbourMotion motion) {
  ExhibitParts parts{QStringLiteral("neighbour"), NeighbourRoom::tr("Change one example")};
  parts.empty = facts == nullptr;
  if (facts) parts.title = neighbour_finding(*facts);
  if (!facts) {
    const QString words = why_not.isEmpty() ? NeighbourRoom::tr("Every change is being tried.") : why_not;
    parts.picture = scenes([words](Moment) { return no_change_picture(words); });
    parts.table = [](int, TableLimits) { return PageTable(); };
    return parts_exhibit(std::move(parts));
  }
  parts.picture = scenes([facts, motion = std::move(motion)](Moment moment) {
    return neighbour_picture(facts, motion, moment.edit ? moment.phase : 1, NeighbourForm::page);
  });
  parts.printed = [facts](Moment) { return printed_neighbour(facts); };
  parts.table = [facts](int, TableLimits limits) { return neighbour_table(*facts->batch, false, limits); };
  return parts_exhibit(std::move(parts));
}

std::shared_ptr<const Exhibit> neighbour_laws_exhibit(const std::shared_ptr<const NeighbourFacts>& facts,
                                                      NeighbourMotion motion) {
  return parts_exhibit({QStringLiteral("neighbour-laws"), NeighbourRoom::tr("Both laws of the noisy counts"),
                        scenes([facts, motion = std::move(motion)](Moment moment) {
                          return neighbour_picture(facts, motion, moment.edit ? moment.phase : 1, NeighbourForm::laws);
                        }),
                        [facts](int, TableLimits limits) { return neighbour_laws_table(*facts, limits); }});
}

Figure neighbour_figure() {
  return {"neighbour", "one example of one batch changes: the vote that moves, and both exact laws of what leaves",
          false,
          [](const std::shared_ptr<const PrivateRun>& run, const Observer& observer) -> std::shared_ptr<const Exhibit> {
            const auto facts = worst_neighbour(run, observer);
            return facts ? neighbour_exhibit(facts) : nullptr;
          }};
}

std::vector<std::shared_ptr<const Exhibit>> deferred_neighbour(const std::shared_ptr<const PrivateRun>& run) {
  if (!run->is_of_m()) return {};
  const auto once = std::make_shared<FactsOnce<NeighbourFacts>>(
      [run](const Observer& observer) { return worst_neighbour(run, observer); });
  return {deferred_exhibit(QStringLiteral("neighbour"), NeighbourRoom::tr("Change one example"), once,
                           [](const auto& facts) { return neighbour_exhibit(facts); }),
          deferred_exhibit(QStringLiteral("neighbour-laws"), NeighbourRoom::tr("Both laws of the noisy counts"), once,
                           [](const auto& facts) { return neighbour_laws_exhibit(facts); })};
}

}  // namespace littlestone::ui
