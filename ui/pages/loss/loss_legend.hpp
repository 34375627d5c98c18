// SPDX-License-Identifier: GPL-3.0-or-later
// The column beside the loss plot: which line is whose, and the sizes that lie beyond the axis.
#pragma once

#include <QList>
#include <QPen>
#include <QRectF>
#include <QString>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/learner/constants.hpp"
#include "core/study/chapters/scenario.hpp"
#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {

/// How a learner's line and marks look: the meaning is in the dash and in the shape as well as in the colour.
struct LearnerLook {
  enum class Mark { disc, ring, cross, square, triangle, diamond };
  Ink ink = nullptr;
  Ink text = nullptr;  ///< of its name
  QList<double> dash;  ///< px; empty: solid
  Mark mark = Mark::disc;
};

/// The two drawings of one sweep. Lines are the cells' mean losses in both, on the screen, on paper and in TeX; only the
/// page's plot has the share of successes below, and every run as a dot.
enum class LossDrawn { print, screen };

/// What stands at the axis of losses: which statistic of so many runs (≥ 1) a cell the lines are.
[[nodiscard]] QString loss_axis_title(std::uint64_t replicates);

[[nodiscard]] LearnerLook learner_look(LearnerKind learner);

/// Learners from below: M's line lies over the others.
[[nodiscard]] const std::vector<LearnerKind>& drawn_order();

/// A learner's line; its dashes `scale` times as long.
[[nodiscard]] Stroke learner_stroke(LearnerKind learner, double width, double scale = 1);

/// The mark alone about `centre`, as it stands on the line: a ring is hollow, the others have an edge of the ground's
/// colour.
void add_learner_mark(Scene& scene, LearnerKind learner, QPointF centre);

/// A size of the theorem as words say it: "5 456", "3.1·10⁷", "10²⁹".
[[nodiscard]] QString examples_text(const LargeCount& count);

/// A pen of which the dashes are given in px, whatever its width.
[[nodiscard]] QPen dashed_pen(const QColor& color, double width, const QList<double>& pixels);

/// What the column shows. All words are given: the column only sets them.
struct LossLegend {
  struct Arrow {
    LargeCount count;  // lies beyond the axis
    bool beyond_right = true;
    QString name;          // "sharp constants"
    bool pending = false;  // the count is another scenario's: it keeps its place and is not told
  };
  struct Line {
    LearnerKind learner;
    QString name;
    QString note;
  };
  std::vector<Arrow> arrows;
  std::vector<Line> lines;
  QString off_scale;  // the second line of an arrow
  /// Spans of y that other words take, from above.
  std::vector<std::pair<double, double>> taken;

  /// In `column` (px); words break at its width. Where the column is too short, the arrows lose their second line, then
  /// the lines their notes.
  [[nodiscard]] Scene scene(const QRectF& column) const;
};

}  // namespace littlestone::ui
