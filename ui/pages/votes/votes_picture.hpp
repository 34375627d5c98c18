// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks vote, a coin answers; below it the exact loss by the number of blocks.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>

#include "core/study/votes/votes_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/pages/votes/votes_layout.hpp"

namespace littlestone::ui {

/// Where the play stands: deal, one block a step (several where they are many), count, answer, and what a changed
/// example changes.
struct VotesMoment {
  std::size_t trained = 0;  // blocks
  std::size_t newest = 0;   // the first block that this step trains; only while it trains
  bool training = false;
  bool counted = false;
  bool answered = false;
  bool changed = false;
  bool retrained = false;
  bool compared = false;

  [[nodiscard]] static VotesMoment at(int step, std::size_t blocks);
  /// Blocks trained after training step `step`, 0 … train_steps.
  [[nodiscard]] static std::size_t trained_by(int step, std::size_t blocks);
  [[nodiscard]] static int train_steps(std::size_t blocks);
  [[nodiscard]] static int count_step(std::size_t blocks) { return train_steps(blocks) + 1; }
  [[nodiscard]] static int last_step(std::size_t blocks) { return train_steps(blocks) + 5; }
};

/// The point's name in a sentence: "point 3", "age over 65".
[[nodiscard]] QString point_words(const ConceptClass& concept_class, PointIndex x);
[[nodiscard]] QString vote_rule_name(VoteRuleKind kind);

/// The plot of the loss by the number of blocks, in the picture's px.
struct VotesPlot {
  double left = 0;
  double right = 0;
  double top = 0;   // of loss `most`
  double base = 0;  // of loss 0
  double most = 0.5;
  double step = 0.1;    // from one grid line to the next
  double examples = 1;  // n, at the right end
  [[nodiscard]] double x(double blocks) const;
  [[nodiscard]] double y(double loss) const { return base + (top - base) * loss / most; }
};

class VotesPicture final : public Picture {
 public:
  /// `coin`: what the last answer to a question at the asked point was; none: the play's own coin.
  VotesPicture(std::shared_ptr<const VotesRun> run, int step, double phase, std::optional<Label> coin = std::nullopt);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// Spots' places: the frame, the number of blocks, and example i at first_example + i.
  static constexpr std::int32_t asked_handle = 0;
  static constexpr std::int32_t blocks_handle = 1;
  static constexpr std::int32_t first_example = 16;

  /// The point that the frame asks when it is dragged to `at`.
  [[nodiscard]] PointIndex point_at(QPointF at, const QRectF& area) const;
  /// The number of blocks there, 1 … n.
  [[nodiscard]] std::uint64_t blocks_at(QPointF at, const QRectF& area) const;
  /// What an example becomes that is dragged to `at`: the point of the strip there, else so many points further as it
  /// is away from its place; with the target's label, or with the other one where `turned`.
  [[nodiscard]] Example example_at(std::size_t row, QPointF at, const QRectF& area, bool turned) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(VotesPicture)
  friend class VotesPartPicture;

  void paint_blocks(const class Stage& stage) const;
  void paint_heads(const class Stage& stage) const;
  void paint_block(const class Stage& stage, std::size_t block) const;
  void paint_examples(const class Stage& stage, std::size_t block) const;
  void paint_summary(const class Stage& stage) const;
  void paint_votes_frame(const class Stage& stage) const;
  void paint_bracket(const class Stage& stage) const;
  void paint_ladder(const class Stage& stage) const;
  void paint_ladder_rules(const class Stage& stage) const;
  void paint_counts(const class Stage& stage) const;
  void paint_legend(const class Stage& stage) const;
  void paint_public(const class Stage& stage) const;
  double paint_compared(const class Stage& stage, double x) const;  // its last baseline
  void paint_curve(const class Stage& stage) const;
  void paint_plot_head(const class Stage& stage) const;
  void paint_plot_axes(const class Stage& stage, const VotesPlot& plot) const;
  void paint_losses(const class Stage& stage, const VotesPlot& plot, class LabelPlaces& places) const;
  void paint_best(const class Stage& stage, const VotesPlot& plot, class LabelPlaces& places) const;
  void paint_advice(const class Stage& stage, const VotesPlot& plot, class LabelPlaces& places) const;
  [[nodiscard]] static QString refused_text(const VotesCurves& curves);
  [[nodiscard]] VotesPlot plot_of(double width, double height) const;
  [[nodiscard]] const LabelVector& labels_of(std::size_t block) const;
  [[nodiscard]] bool is_changed(std::size_t block) const;

  std::shared_ptr<const VotesRun> run_;
  VotesLayout layout_;
  VotesMoment moment_;
  double grown_;
  double phase_;
  Label coin_;
};

/// One part of the picture by itself.
class VotesPartPicture final : public Picture {
 public:
  enum class Part {
    answer,  ///< what leaves: right of the boundary alone
    rule,    ///< the ladder
    losses,  ///< the curve
    wrong    ///< another picture's (VotesSidePicture)
  };
  VotesPartPicture(const std::shared_ptr<const VotesRun>& run, std::optional<Label> coin, Part part);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override { return whole_.description(); }

 private:
  VotesPicture whole_;
  Part part_;
};

/// What answers have told, and to which questions.
struct VotesMeter {
  std::vector<PointIndex> points;  // that were asked, in order
  std::vector<Label> answers;
  AnswersPrivacy privacy;  // of all of them; answers = 0: none yet
};

class VotesSidePicture final : public Picture {
 public:
  VotesSidePicture(std::shared_ptr<const VotesRun> run, VotesMeter meter);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(VotesSidePicture)

  void paint_wrong(const class Stage& stage) const;
  void paint_meter(const class Stage& stage) const;

  std::shared_ptr<const VotesRun> run_;
  VotesMeter meter_;
};

}  // namespace littlestone::ui
