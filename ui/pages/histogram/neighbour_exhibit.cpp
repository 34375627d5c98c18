// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/pages/histogram/neighbour_room.hpp"
#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/pages/histogram/neighbour_table.hpp"
#include "ui/shell/exhibit_job.hpp"

namespace littlestone::ui {
namespace {

/// The neighbour, or the laws alone; words where there is no change to draw.
class NeighbourExhibit final : public Exhibit {
 public:
  NeighbourExhibit(std::shared_ptr<const NeighbourFacts> facts, QString why_not, NeighbourMotion motion,
                   NeighbourForm form)
      : facts_(std::move(facts)), why_not_(std::move(why_not)), motion_(std::move(motion)), form_(form) {}

  [[nodiscard]] QString id() const override {
    return laws() ? QStringLiteral("neighbour-laws") : QStringLiteral("neighbour");
  }
  [[nodiscard]] QString title() const override {
    return laws() ? NeighbourRoom::tr("Both laws of the noisy counts") : NeighbourRoom::tr("Change one example");
  }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    if (facts_)
      return std::make_shared<ScenePicture>(neighbour_picture(facts_, motion_, moment.edit ? moment.phase : 1, form_));
    const QString words = why_not_.isEmpty() ? NeighbourRoom::tr("Every change is being tried.") : why_not_;
    return std::make_shared<ScenePicture>(QSizeF(728, 600), 200, [words](int, QSizeF room) {
      Scene scene;
      scene.says = words;
      scene.paragraph({24, 40}, words, {13}, &Theme::ink2, room.width() - 48, 18);
      return scene;
    });
  }
  [[nodiscard]] std::shared_ptr<const Picture> recorded(const Theme& theme, Moment moment) const override {
    return facts_ && !laws() ? printed_neighbour(facts_) : picture(theme, moment);
  }
  [[nodiscard]] PageTable table(int, TableLimits limits) const override {
    if (!facts_) return {};
    return laws() ? neighbour_laws_table(*facts_, limits) : neighbour_table(*facts_->batch, false, limits);
  }
  [[nodiscard]] bool empty() const override { return facts_ == nullptr; }

 private:
  [[nodiscard]] bool laws() const { return form_ == NeighbourForm::laws; }

  std::shared_ptr<const NeighbourFacts> facts_;
  QString why_not_;
  NeighbourMotion motion_;
  NeighbourForm form_;
};

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
  return std::make_shared<NeighbourExhibit>(facts, why_not, std::move(motion), NeighbourForm::page);
}

std::shared_ptr<const Exhibit> neighbour_laws_exhibit(const std::shared_ptr<const NeighbourFacts>& facts,
                                                      NeighbourMotion motion) {
  return std::make_shared<NeighbourExhibit>(facts, QString(), std::move(motion), NeighbourForm::laws);
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
