// SPDX-License-Identifier: GPL-3.0-or-later
// T and T′ with the pieces of H_T over those of H_T′, what the votes answer, the relabelled rows in their blocks, and
// the calculator.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/noisy_labels/noisy_labels_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Where the play of noisy labels stands.
struct NoisyMoment {
  static constexpr int last = 16;
  static constexpr int boundary = 7;   // the answer leaves before this step
  static constexpr int row_of_s = 7;   // the worst change of a row of S is shown from here …
  static constexpr int row_of_t = 10;  // … to here, where a row of T is swapped
  static constexpr int match = 12;     // H_T′ and its links

  int step = last;
  [[nodiscard]] bool pieces() const { return step >= 1; }
  [[nodiscard]] bool chances() const { return step >= 2; }
  [[nodiscard]] bool chosen() const { return step >= 3; }
  [[nodiscard]] bool relabelled() const { return step >= 4; }
  [[nodiscard]] bool votes() const { return step >= 5; }
  [[nodiscard]] bool answer() const { return step >= 6; }
  [[nodiscard]] bool worst() const { return step >= row_of_s && step < row_of_t; }
  [[nodiscard]] bool swapped() const { return step >= row_of_t; }
  [[nodiscard]] bool matched() const { return step >= match; }
  [[nodiscard]] bool kinds() const { return step >= match + 1; }
  [[nodiscard]] bool apart() const { return step >= match + 2; }
};

/// How the page is looked at.
struct NoisyView {
  bool votes = false;                // the lower strip shows the relabelled rows in their blocks
  std::optional<double> alpha = {};  // the calculator's dot while it is dragged; none: where the plan is
};

/// Where the columns of hypotheses stand.
struct NoisyLayout;

class NoisyLabelsPicture final : public Picture {
 public:
  /// Places of its spots. The first rows of T and of S follow from their base.
  static constexpr std::int32_t plan_dot = 1;
  static constexpr std::int32_t entering_chip = 2;
  static constexpr std::int32_t first_chip = 100;
  static constexpr std::int32_t first_row = 1'000'000;

  NoisyLabelsPicture(std::shared_ptr<const NoisyRun> run, int step, double phase, const NoisyView& view = {});

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// The error that the dot of the plot shows at `at`, to two digits; 10^−6 … 1/4.
  [[nodiscard]] static Rational alpha_at(QPointF at, const QRectF& area);
  /// How far a chip was dragged, in widths of a chip.
  [[nodiscard]] static int chips_dragged(QPointF from, QPointF to, const QRectF& area);

 private:
  Q_DECLARE_TR_FUNCTIONS(NoisyLabelsPicture)

  void paint_chips(const class Stage& stage) const;
  double paint_draw(const Stage& stage, double x, double room, bool after) const;
  void paint_pieces(const Stage& stage, const NoisyLayout& layout, bool after) const;
  void paint_piece(const Stage& stage, const NoisyLayout& layout, std::size_t match, HypothesisIndex piece,
                   bool after) const;
  void paint_chance(const Stage& stage, const NoisyLayout& layout, std::size_t column, bool after) const;
  void paint_links(const Stage& stage, const NoisyLayout& layout) const;
  void paint_answers(const Stage& stage, const NoisyLayout& layout) const;
  void paint_apart(const Stage& stage, const NoisyLayout& layout) const;
  void paint_rows(const Stage& stage, double top, bool relabelled) const;
  void paint_many_rows(const Stage& stage, double top, bool relabelled) const;
  void paint_story(const Stage& stage) const;
  void paint_marked_rows(const Stage& stage, double top) const;
  void paint_blocks(const Stage& stage) const;
  void paint_votes(const Stage& stage, double top) const;
  void paint_curves(const Stage& stage) const;
  void paint_curve_ends(const Stage& stage) const;
  void paint_crossing(const Stage& stage, class LabelPlaces& places) const;
  void paint_dot(const Stage& stage, LabelPlaces& places) const;
  void paint_conditions(const Stage& stage) const;
  [[nodiscard]] QRectF row_cell(std::size_t row, double top) const;
  [[nodiscard]] bool rows_fit() const;
  [[nodiscard]] double y_of(double examples) const;
  [[nodiscard]] const MergedClass& merged(bool after) const;
  [[nodiscard]] double chance(HypothesisIndex h, bool after) const;

  std::shared_ptr<const NoisyRun> run_;
  NoisyMoment moment_;
  double grown_;
  NoisyView view_;
  double low_ = 0;  // powers of ten at the ends of the plot
  double high_ = 12;
};

/// What a swap of T and a change of S show, against what is promised: for the right panel.
class NoisyMeasurePicture final : public Picture {
 public:
  explicit NoisyMeasurePicture(std::shared_ptr<const NoisyRun> run) : run_(std::move(run)) {}

  [[nodiscard]] QSizeF natural_size() const override { return {256, 140}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(NoisyMeasurePicture)

  std::shared_ptr<const NoisyRun> run_;
};

/// An ε in a few digits: ".393", "7.69", "1.2·10⁻⁴", "∞".
[[nodiscard]] QString worst_text(const WorstNoisyLabels& worst);
/// A text with a count n in it, whose digits stand in groups.
[[nodiscard]] QString grouped(QString text, std::uint64_t n);
/// An error or a privacy as the calculator says it, in two digits: ".02", ".25", "7.0·10⁻⁵".
[[nodiscard]] QString two_digits(double value);
/// A number in words that may run from the right: its signs stay in their order.
[[nodiscard]] QString told_number(const QString& number);
/// What a condition is called.
[[nodiscard]] QString condition_name(NoisyCondition::What what);
/// The same of a check of the rows on display (NoisyLabelsCheck::name).
[[nodiscard]] QString check_name(const std::string& name);
/// "5+" for row `row` of S.
[[nodiscard]] QString row_text(const NoisyRun& run, std::uint64_t row);

}  // namespace littlestone::ui
