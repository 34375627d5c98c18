// SPDX-License-Identifier: GPL-3.0-or-later
// The stable learner on one data set: S in stacks, H_T, how likely each answer is before and after one example changes,
// and two sweeps.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>

#include "core/study/stable/stable_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Where the parts of the play begin.
struct StableSteps {
  int draw = 1;   // steps that draw T, at most 12
  int merge = 1;  // steps that merge, one a point of T, at most 12
  [[nodiscard]] static StableSteps of(const StablePageRun& run);
  [[nodiscard]] int weigh() const { return draw + merge; }
  [[nodiscard]] int answer() const { return weigh() + 2; }
  [[nodiscard]] int all() const { return answer() + 2; }
  [[nodiscard]] int change() const { return all() + 1; }
  [[nodiscard]] int last() const { return change() + 3; }
  /// How many rows of T are drawn, and how many of its points have merged hypotheses.
  [[nodiscard]] std::size_t rows_at(int step, const StablePageRun& run) const;
  [[nodiscard]] std::size_t points_at(int step, const StablePageRun& run) const;
};

/// How it is looked at: whose answers, and whose bounds.
struct StableView {
  StableKind kind = StableKind::stable;
  bool paper = false;  // the printed bounds of the stable learner instead of the sharp ones
};
/// No answer of that learner moves by more; none where the paper has no bound for these numbers.
[[nodiscard]] std::optional<double> stability_bound_of(const StablePageRun& run, StableView view);
[[nodiscard]] std::optional<double> excess_bound_of(const StablePageRun& run, StableView view);

/// The bounds at a place of the sweep over ε₀; none where the paper has none.
struct SweepBounds {
  std::optional<double> stability;
  std::optional<double> excess;
};
[[nodiscard]] SweepBounds sweep_bounds_of(const StablePageRun& run, StableView view, std::size_t place);

/// All of the picture, or a part of it by itself.
enum class StablePart { whole, sample, hypotheses, sweeps };

class StablePicture final : public Picture {
 public:
  StablePicture(std::shared_ptr<const StablePageRun> run, int step, double phase, StableView view,
                StablePart part = StablePart::whole);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// A handle whose place is below the number of rows is that row of S; this one is ε₀ in the sweeps.
  static constexpr std::int32_t epsilon_place = 0x7fffffff;
  /// The example that results if the handle is released at `at`; none outside the stacks.
  [[nodiscard]] std::optional<Example> example_at(QPointF at, const QRectF& area) const;
  /// The ε₀ there, two significant digits.
  [[nodiscard]] Rational epsilon_at(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(StablePicture)

  struct Columns;
  struct Blocks;
  struct Slot;
  [[nodiscard]] Columns columns(double width) const;
  [[nodiscard]] Blocks blocks() const;
  [[nodiscard]] bool change_shown() const { return run_->change && step_ >= steps_.change(); }
  [[nodiscard]] const StableAnswers& answers() const { return run_->of(view_.kind); }

  void paint_sample(const class Stage& stage, const Columns& columns) const;
  void paint_stack(const class Stage& stage, const Columns& columns, const Blocks& blocks, std::size_t column,
                   Label label) const;
  void paint_change(const class Stage& stage, const Columns& columns, const Blocks& blocks) const;
  [[nodiscard]] std::vector<Slot> thumbnails(const MergedClass& merged, std::size_t& hidden) const;
  void paint_class(const class Stage& stage, const Columns& columns) const;
  void paint_slot(const class Stage& stage, const Slot& slot, double centre, double pitch,
                  const std::vector<bool>& told) const;
  void paint_weights(const class Stage& stage, const Slot& slot, double centre) const;
  void paint_chances(const class Stage& stage, const Columns& columns) const;
  void paint_column(const class Stage& stage, const Columns& columns, std::size_t column) const;
  void paint_bracket(const class Stage& stage, const Columns& columns, std::size_t column) const;
  void paint_erm(const class Stage& stage, const Columns& columns, std::size_t column) const;
  void paint_one_answer(const class Stage& stage, const Columns& columns) const;
  void paint_legend(const class Stage& stage) const;
  void paint_sweep(const class Stage& stage, bool accuracy) const;
  [[nodiscard]] QString chances_words(double room) const;
  [[nodiscard]] QString bar_text(PointIndex x, double chance) const;

  std::shared_ptr<const StablePageRun> run_;
  int step_;
  StableSteps steps_;
  StableView view_;
  StablePart part_;
  double grown_ = 1;  // how far what came last has come
};

/// Where γ comes from, for the right panel: its parts, and below what the worst neighbour moves.
class StableBoundPicture final : public Picture {
 public:
  StableBoundPicture(std::shared_ptr<const StablePageRun> run, StableView view);

  [[nodiscard]] QSizeF natural_size() const override { return {256, 62}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(StableBoundPicture)

  std::shared_ptr<const StablePageRun> run_;
  StableView view_;
};

}  // namespace littlestone::ui
