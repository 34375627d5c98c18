// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/neighbour_picture.hpp"
#include "ui/pages/histogram/neighbour_room.hpp"
#include "ui/pages/histogram/neighbour_table.hpp"
#include "ui/shell/exhibit_job.hpp"

namespace littlestone::ui {
namespace {

/// Words where there is no change to draw.
class NeighbourMessage final : public Picture {
 public:
  explicit NeighbourMessage(QString words) : words_(std::move(words)) {}
  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    Spots ignored;
    const Stage stage(painter, area, natural_size(), 200, theme, ignored);
    stage.paragraph({24, 40}, words_, {13}, theme.ink2, stage.width - 48, 18);
  }
  [[nodiscard]] QString description() const override { return words_; }

 private:
  QString words_;
};

class NeighbourExhibit final : public Exhibit {
 public:
  NeighbourExhibit(std::shared_ptr<const NeighbourFacts> facts, QString why_not, NeighbourMotion motion)
      : facts_(std::move(facts)), why_not_(std::move(why_not)), motion_(std::move(motion)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("neighbour"); }
  [[nodiscard]] QString title() const override { return NeighbourRoom::tr("Change one example"); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    if (facts_) return std::make_shared<NeighbourPicture>(facts_, motion_, moment.edit ? moment.phase : 1);
    return std::make_shared<NeighbourMessage>(why_not_.isEmpty() ? NeighbourRoom::tr("Every change is being tried.")
                                                                 : why_not_);
  }
  [[nodiscard]] std::shared_ptr<const Picture> recorded(const Theme& theme, Moment moment) const override {
    return facts_ ? NeighbourPicture::printed(facts_) : picture(theme, moment);
  }
  [[nodiscard]] PageTable table(int, TableLimits limits) const override {
    return facts_ ? neighbour_table(*facts_->batch, false, limits) : PageTable{};
  }
  [[nodiscard]] bool empty() const override { return facts_ == nullptr; }

 private:
  std::shared_ptr<const NeighbourFacts> facts_;
  QString why_not_;
  NeighbourMotion motion_;
};

class NeighbourLawsExhibit final : public Exhibit {
 public:
  NeighbourLawsExhibit(std::shared_ptr<const NeighbourFacts> facts, NeighbourMotion motion)
      : facts_(std::move(facts)), motion_(std::move(motion)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("neighbour-laws"); }
  [[nodiscard]] QString title() const override { return NeighbourRoom::tr("Both laws of the noisy counts"); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    if (facts_) return NeighbourPicture::laws_of(facts_, motion_, moment.edit ? moment.phase : 1);
    return std::make_shared<NeighbourMessage>(NeighbourRoom::tr("Every change is being tried."));
  }
  [[nodiscard]] PageTable table(int, TableLimits limits) const override {
    return facts_ ? neighbour_laws_table(*facts_, limits) : PageTable{};
  }
  [[nodiscard]] bool empty() const override { return facts_ == nullptr; }

 private:
  std::shared_ptr<const NeighbourFacts> facts_;
  NeighbourMotion motion_;
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
  return std::make_shared<NeighbourExhibit>(facts, why_not, std::move(motion));
}

std::shared_ptr<const Exhibit> neighbour_laws_exhibit(const std::shared_ptr<const NeighbourFacts>& facts,
                                                      NeighbourMotion motion) {
  return std::make_shared<NeighbourLawsExhibit>(facts, std::move(motion));
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
