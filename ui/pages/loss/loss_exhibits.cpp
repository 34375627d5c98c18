// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_exhibits.hpp"

#include <QCoreApplication>
#include <utility>

#include "ui/pages/loss/loss_page.hpp"
#include "ui/pages/loss/loss_print.hpp"
#include "ui/pages/loss/required_scene.hpp"
#include "ui/shell/exhibit_job.hpp"

namespace littlestone::ui {
namespace {

QString loss_page_name() { return QCoreApplication::translate("Page", "Loss vs. sample size"); }

class LossExhibit final : public Exhibit, public Worded {
 public:
  LossExhibit(const LossData& data, const LossGuess& guess)
      : data_(data), picture_(std::make_shared<const LossPicture>(data, guess)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("loss"); }
  [[nodiscard]] QString title() const override { return loss_page_name(); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment) const override { return picture_; }
  // The plot is a widget: what it draws is recorded in the window's thread.
  [[nodiscard]] std::shared_ptr<const Picture> recorded(const Theme& theme, Moment) const override {
    return picture_->recorded(theme);
  }
  // A file has every run's loss, the dots of the plot; a table on the screen has not the room.
  [[nodiscard]] PageTable table(int, TableLimits limits) const override {
    return loss_table(data_.series, limits.rows == TableLimits::none().rows);
  }
  [[nodiscard]] FigureWords words(int) const override { return loss_words(data_, LossDrawn::screen); }

 private:
  LossData data_;
  std::shared_ptr<const LossPicture> picture_;
};

class NeedExhibit final : public Exhibit, public Worded {
 public:
  NeedExhibit(RequiredCurve curve, QString id) : curve_(std::move(curve)), id_(std::move(id)) {}

  [[nodiscard]] QString id() const override { return id_; }
  [[nodiscard]] QString title() const override { return loss_page_name(); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment) const override {
    return std::make_shared<ScenePicture>(required_picture(curve_));
  }
  [[nodiscard]] PageTable table(int, TableLimits) const override { return required_table(curve_); }
  [[nodiscard]] FigureWords words(int) const override { return need_words(curve_); }

 private:
  RequiredCurve curve_;
  QString id_;
};

}  // namespace

std::shared_ptr<const Exhibit> loss_exhibit(const LossData& data, const LossGuess& guess) {
  return std::make_shared<LossExhibit>(data, guess);
}

std::shared_ptr<const Exhibit> need_exhibit(const RequiredCurve& curve, const QString& id) {
  return std::make_shared<NeedExhibit>(curve, id);
}

std::vector<std::shared_ptr<const Exhibit>> deferred_losses(const Scenario& scenario,
                                                            const std::shared_ptr<const Instance>& instance) {
  const auto fall = [scenario, instance](const Observer& observer) -> std::shared_ptr<const Exhibit> {
    auto data = measure_loss(scenario, *instance, instance->littlestone_dimension(observer), observer);
    return data ? loss_figure(std::make_shared<const LossData>(std::move(*data))) : nullptr;
  };
  const auto need = [&](const QString& id, const QString& title, RequiredAgainst against) {
    return std::make_shared<DeferredFigure>(
        id, title, [scenario, instance, id, against](const Observer& observer) -> std::shared_ptr<const Exhibit> {
          RequiredOptions options;
          options.against = against;
          options.threads = 0;
          const RequiredCurve curve = compute_required(scenario, instance, options, observer);
          return curve.ended == Ended::completed ? need_exhibit(curve, id) : nullptr;
        });
  };
  return {std::make_shared<DeferredFigure>(QStringLiteral("loss-fall"), LossPage::tr("Loss, to beyond its fall"), fall),
          need(QStringLiteral("need-dimension"), LossPage::tr("Examples needed against d"), RequiredAgainst::dimension),
          need(QStringLiteral("need-epsilon"), LossPage::tr("Examples needed against ε"), RequiredAgainst::epsilon)};
}

}  // namespace littlestone::ui
