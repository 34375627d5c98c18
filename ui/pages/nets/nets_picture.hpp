// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of S, the pieces of the class after each row of T against the ruler αn, and all subsets of S in two plots.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/nets/nets_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

enum class NetsLayout { by_rows, even, tree };

/// How the picture is looked at.
struct NetsView {
  NetsLayout layout = NetsLayout::by_rows;
  std::optional<double> ruler;  // rows of S left of the ruler that was dragged
};

/// Where the play stands.
struct NetsMoment {
  std::size_t level = 0;  // the last that is shown
  bool verdict = false;   // past the rows of T
  bool begins = false;    // the level came with this step
  /// What of all subsets comes with this step.
  enum class Sums { shown, failure, enough, bound, mean } sums = Sums::shown;
  [[nodiscard]] static NetsMoment at(int step, const NetsRun& run);
};

/// Handles and buttons of the picture; a choice from 0 on is a row of S.
namespace nets_place {
inline constexpr std::int32_t ruler = 0x7f000000;
inline constexpr std::int32_t ruler_end = 0x7f000001;
inline constexpr std::int32_t ring = 0x7f000002;
inline constexpr std::int32_t draw_one = 0x7f000003;
}  // namespace nets_place

/// Which piece a node stands for: of the levels that are shown, the next one after them.
[[nodiscard]] std::int32_t nets_node(std::size_t level, std::size_t piece);
[[nodiscard]] std::size_t level_of_node(std::int32_t node);
[[nodiscard]] std::size_t piece_of_node(std::int32_t node);

class NetsPicture final : public Picture {
 public:
  /// Lower than this it is drawn smaller.
  static constexpr double least_height = 500;

  NetsPicture(std::shared_ptr<const NetsRun> run, int step, double phase, NetsView view);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// Rows of S left of a ruler whose left end is dragged to `at`; none where there is no ruler.
  [[nodiscard]] std::optional<double> ruler_at(QPointF at, const QRectF& area) const;
  /// Rows of S that a ruler spans whose right end is dragged to `at`.
  [[nodiscard]] std::optional<std::uint64_t> span_at(QPointF at, const QRectF& area) const;
  /// The size of T at `at` on the axis of the curve.
  [[nodiscard]] std::uint64_t subset_at(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(NetsPicture)

  void paint_rows(const class Stage& stage, const class NetsGround& ground) const;
  void paint_row_cells(const class Stage& stage, const class NetsGround& ground) const;
  void paint_row_frames(const class Stage& stage, const class NetsGround& ground, double width) const;
  void paint_changed_row(const class Stage& stage, const class NetsGround& ground, double width) const;
  void paint_point_names(const class Stage& stage, const class NetsGround& ground) const;
  void paint_hypotheses(const class Stage& stage, const class NetsGround& ground) const;
  void paint_ruler(const class Stage& stage, const class NetsGround& ground) const;
  void paint_lit(const class Stage& stage, const class NetsGround& ground) const;
  void paint_levels(const class Stage& stage, const class NetsGround& ground) const;
  void paint_level_head(const class Stage& stage, const class NetsGround& ground, std::size_t level) const;
  void paint_bars(const class Stage& stage, const class NetsGround& ground, std::size_t level) const;
  std::vector<double> paint_dots(const class Stage& stage, const class NetsGround& ground, const NetsPiece& piece,
                                 double y) const;
  void paint_width(const class Stage& stage, const QRectF& bar, const std::vector<double>& dots, std::uint64_t width,
                   bool wide) const;
  void paint_tree_level(const class Stage& stage, const class NetsGround& ground, std::size_t level) const;
  void paint_cuts(const class Stage& stage, const class NetsGround& ground, std::size_t level) const;
  void paint_net_line(const class Stage& stage, const class NetsGround& ground) const;
  void paint_spots_of_pieces(const class Stage& stage, const class NetsGround& ground) const;
  void paint_draw_one(const class Stage& stage, const class NetsGround& ground) const;
  /// Rows of S left of the ruler, which ends within S.
  [[nodiscard]] double ruler_left() const;
  [[nodiscard]] const NetsLevel& level_at(std::size_t level) const;

  std::shared_ptr<const NetsRun> run_;
  NetsMoment moment_;
  double phase_;
  NetsView view_;
};

}  // namespace littlestone::ui
