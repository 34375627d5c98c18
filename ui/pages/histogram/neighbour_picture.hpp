// SPDX-License-Identifier: GPL-3.0-or-later
// One example of one batch changes: the batch, the vote that moves, and the laws of the released list before and after.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <vector>

#include "core/study/neighbour/neighbour_facts.hpp"
#include "ui/kit/narrowing.hpp"

namespace littlestone::ui {

/// What a click on the picture, or on the rows beside it, means: Spot::place with act `choose`.
namespace neighbour_place {
inline constexpr std::int32_t row = 0;              // + example − 1: change this one
inline constexpr std::int32_t predictor = 1000000;  // + index of votes: another batch that voted for it
inline constexpr std::int32_t flip = 2000000;
inline constexpr std::int32_t move = 2000001;
inline constexpr std::int32_t pick = 2000002;
inline constexpr std::int32_t point = 3000000;  // + 2 · point + (1 for +): the example becomes this
inline constexpr std::int32_t group = 4000000;  // + index of groups: a change that leads there
}  // namespace neighbour_place

/// What came last by hand, and so moves: another change of the example, or noise drawn again.
struct NeighbourMotion {
  enum class Of { nothing, change, noise };
  Of of = Of::nothing;
  std::vector<NoiseTally> tallies = {};  // of noise: before it was drawn, on the way, and after; at least two
  /// How long it takes with these facts, in ms; 0: nothing moves.
  [[nodiscard]] double length(const NeighbourFacts& facts) const;
  /// What had been counted at this phase: the facts' own tally where no noise is drawn, and in the end.
  [[nodiscard]] const NoiseTally& tally(const NeighbourFacts& facts, double phase) const;
};

/// Above the privacy boundary: the batch and the votes. Below it: both exact laws on a logarithmic scale. A solid tick
/// is the law before the change, a hollow tick the law after it, a dashed line a bound, a dot with an interval the
/// draws.
class NeighbourPicture final : public Picture, public Narrowing {
 public:
  explicit NeighbourPicture(std::shared_ptr<const NeighbourFacts> facts) : NeighbourPicture(std::move(facts), {}, 1) {}
  /// A frame: the motion has come so far, `phase` in [0, 1]. The same for the same arguments.
  NeighbourPicture(std::shared_ptr<const NeighbourFacts> facts, NeighbourMotion motion, double phase);

  /// What lies below the boundary alone, in a picture of its own.
  [[nodiscard]] static std::shared_ptr<const NeighbourPicture> laws_of(std::shared_ptr<const NeighbourFacts> facts,
                                                                       NeighbourMotion motion = {}, double phase = 1);

  /// For a file: nothing is there to be pressed, and on a narrow page the laws' limits stand below the laws.
  [[nodiscard]] static std::shared_ptr<const NeighbourPicture> printed(std::shared_ptr<const NeighbourFacts> facts);

  [[nodiscard]] QSizeF natural_size() const override;
  [[nodiscard]] QSizeF natural_size_at(double width) const override;
  /// Down to this height the picture leaves out rows; below it, everything gets smaller.
  static constexpr double least_height = 480;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;
  /// The indices of the votes that have a row in a picture of this height.
  [[nodiscard]] std::vector<std::size_t> rows_shown(double height) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(NeighbourPicture)

  struct Axis;       // of the counts
  struct LawsFrame;  // of the probabilities

  void paint_batch(const class Stage& stage) const;
  void paint_example(const class Stage& stage, double x, std::size_t index) const;
  void paint_replay(const class Stage& stage, std::size_t first, std::size_t count, double left) const;
  [[nodiscard]] double turned_height(std::size_t index) const;
  void paint_change(const class Stage& stage) const;
  /// The printed picture as it is laid out on a narrow page.
  [[nodiscard]] NeighbourPicture narrowed() const;
  double paint_ways(const class Stage& stage, double x) const;
  void paint_targets(const class Stage& stage, double x) const;
  [[nodiscard]] Axis axis_of(const class Stage& stage) const;
  void paint_votes(const class Stage& stage, const Axis& axis) const;
  void paint_vote_row(const class Stage& stage, const Axis& axis, std::size_t place) const;
  void paint_noise(const class Stage& stage, const Axis& axis, std::size_t place) const;
  void paint_leaving(const class Stage& stage, const Axis& axis, std::size_t place) const;
  void paint_flight(const class Stage& stage, const Axis& axis) const;
  void paint_way(const class Stage& stage, const QPainterPath& way) const;
  void paint_boundary(const class Stage& stage, double y) const;

  [[nodiscard]] LawsFrame laws_frame(const class Stage& stage, double top) const;
  void paint_laws(const class Stage& stage, double top) const;
  void paint_laws_head(const class Stage& stage, double baseline) const;
  void paint_laws_ground(const class Stage& stage, const LawsFrame& frame) const;
  void paint_withheld(const class Stage& stage, const LawsFrame& frame) const;
  void paint_ticks(const class Stage& stage, const LawsFrame& frame) const;
  void paint_tick_words(const class Stage& stage, const LawsFrame& frame, class LabelPlaces& places) const;
  void paint_limit(const class Stage& stage, QPointF right_top, const QString& name, const QString& value, double share,
                   const QString& least, const QString& bound, bool noise) const;

  /// How far each part of the motion has come, eased, in [0, 1]: one after the other.
  struct Parts {
    double cell = 1;    // the example turns over
    double replay = 1;  // its block is played again
    double flight = 1;  // the vote goes from row to row
    double slide = 1;   // the hollow ticks go one step
    double noise = 1;   // the diamonds go to where they now are
  };

  std::shared_ptr<const NeighbourFacts> facts_;
  NeighbourMotion motion_;
  double phase_;
  bool laws_only_ = false;
  bool printed_ = false;
  bool narrow_ = false;  // printed in a column
  Parts parts_;
};

}  // namespace littlestone::ui
