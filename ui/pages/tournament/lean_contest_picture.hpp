// SPDX-License-Identifier: GPL-3.0-or-later
// The last contest of the lean learner's batch: two predictors, where they first differ, and what each label makes of
// it.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// For the right panel, 256 px wide. Before its labels are followed it shows the predictors alone.
class LeanContestPicture final : public Picture {
 public:
  /// `run` has a lean part; the last contest among the first `done` steps of its tape is shown, as long as its base is
  /// of interest. `guess`: which of f₁ and f₂ was said to err, 1 or 2; 0: nobody has said.
  LeanContestPicture(std::shared_ptr<const PrivateRun> run, int done, int guess = 0);

  [[nodiscard]] bool shows_contest() const { return contest_ != nullptr; }
  /// The contest is open: its labels are not followed yet, and a guess can be made.
  [[nodiscard]] bool asks() const { return contest_ != nullptr && followed_ == nullptr; }
  /// Its place among the tape's steps.
  [[nodiscard]] std::size_t contest() const { return at_; }
  /// "CONTEST AT ROW 6".
  [[nodiscard]] QString heading() const;
  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(LeanContestPicture)

  class Drawing;
  [[nodiscard]] const LeanTape::Card& card(std::int32_t id) const {
    return run_->lean->tape.cards[static_cast<std::size_t>(id)];
  }
  /// Which of f₁ and f₂ errs in an outcome: 1 or 2.
  [[nodiscard]] int erring(const LeanTape::Card& outcome) const;
  [[nodiscard]] QString fate(const LeanTape::Card& outcome) const;

  std::shared_ptr<const PrivateRun> run_;
  const LeanTape::Step* contest_ = nullptr;
  const LeanTape::Step* followed_ = nullptr;  // null: not yet
  std::size_t at_ = 0;
  int guess_ = 0;
};

}  // namespace littlestone::ui
