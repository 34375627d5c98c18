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
#include "core/study/scenario/scenario.hpp"
#include "ui/kit/theme.hpp"

class QPainter;

namespace littlestone::ui {

/// How a learner's line and marks look: the meaning is in the dash and in the shape as well as in the colour.
struct LearnerLook {
  enum class Mark { disc, ring, cross, square, triangle, diamond };
  QColor color;
  QColor text;         // of its name
  QList<double> dash;  // px; empty: solid
  Mark mark = Mark::disc;
};

/// The two drawings of one sweep. Lines are the cells' mean losses in both, on the screen, on paper and in TeX; only the
/// page's plot has the share of successes below, and every run as a dot.
enum class LossDrawn { print, screen };

/// What stands at the axis of losses: which statistic of so many runs (≥ 1) a cell the lines are.
[[nodiscard]] QString loss_axis_title(std::uint64_t replicates);

[[nodiscard]] LearnerLook learner_look(LearnerKind learner, const Theme& theme);

/// The mark alone about `center`, as it stands on the line: a ring is hollow, the others have an edge of the ground's
/// colour.
void draw_learner_mark(QPainter& painter, const LearnerLook& look, QPointF center, const Theme& theme);

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
    LearnerLook look;
    QString name;
    QString note;
  };
  std::vector<Arrow> arrows;
  std::vector<Line> lines;
  QString off_scale;  // the second line of an arrow
  /// Spans of y that other words take, from above.
  std::vector<std::pair<double, double>> taken;

  /// Draws into `column` (px); words break at its width. Where the column is too short, the arrows lose their second
  /// line, then the lines their notes. Returns the bottom of what was drawn.
  double draw(QPainter& painter, const QRectF& column, const Theme& theme) const;
};

}  // namespace littlestone::ui
