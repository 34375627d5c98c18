// SPDX-License-Identifier: GPL-3.0-or-later
// Two scenarios side by side: in which fields they differ, which steps correspond, and the same view of both.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "ui/kit/lens.hpp"
#include "ui/shell/exhibit.hpp"
#include "ui/shell/worded.hpp"

namespace littlestone::ui {

/// A field in which two scenarios of one chapter differ, and its values as they are read.
struct Difference {
  QString field;  ///< its key in the files
  QString word;   ///< symbol or label, in mixed markup
  QString left;
  QString right;
};
/// The fields in which they differ, in the order of the files; titles and what else is said about a scenario do not
/// count. A value that one of them does not have is "–". Nothing for scenarios of different chapters.
[[nodiscard]] std::vector<Difference> differences(const ChapterScenario& left, const ChapterScenario& right);
/// "ε 1 | 0.5 · Target 1 | 3", in mixed markup; says so where there is none.
[[nodiscard]] QString differences_line(const std::vector<Difference>& all);

/// The step of `to` that corresponds to `step` of `from`: the same distance from the beginning of the part of the same
/// name; the ends correspond to the ends. If the parts have different names: the same fraction of the whole.
[[nodiscard]] int matching_step(const Steps& from, int step, const Steps& to);

/// One side of a comparison.
struct ComparedSide {
  QString title;
  std::shared_ptr<const Exhibit> exhibit;
};

/// The same view of two scenarios as one exhibit: pictures side by side under their titles, the first one where a line
/// of the language begins; one table with a column for the scenario and one for each field in which they differ. Its
/// steps are those of the left one.
class ComparedExhibit final : public Exhibit, public Worded {
 public:
  /// Both are there.
  ComparedExhibit(ComparedSide left, ComparedSide right, std::vector<Difference> differences);

  [[nodiscard]] QString id() const override { return left_.exhibit->id() + QStringLiteral("-compared"); }
  [[nodiscard]] QString title() const override { return left_.exhibit->title(); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme& theme, Moment moment) const override;
  [[nodiscard]] std::shared_ptr<const Picture> recorded(const Theme& theme, Moment moment) const override;
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override;
  [[nodiscard]] std::optional<Rule> whole_table_refused() const override;
  [[nodiscard]] std::optional<Play> play() const override { return left_.exhibit->play(); }
  /// Which scenarios, in what they differ, and what the play says of each.
  [[nodiscard]] FigureWords words(int step) const override;
  /// The right one's step where the left one stands at `step`.
  [[nodiscard]] int right_step(int step) const;

 private:
  [[nodiscard]] std::shared_ptr<const Picture> pair(std::shared_ptr<const Picture> left,
                                                    std::shared_ptr<const Picture> right) const;

  ComparedSide left_;
  ComparedSide right_;
  std::vector<Difference> differences_;
};

/// A picture as a lens that is not its own shows it; the whole of it where it has no part for a lens.
class SeenPicture final : public Picture {
 public:
  SeenPicture(std::shared_ptr<const Picture> whole, const Lens& lens) : whole_(std::move(whole)), lens_(lens) {}
  [[nodiscard]] QSizeF natural_size() const override { return whole_->natural_size(); }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override { return whole_->description(); }

 private:
  std::shared_ptr<const Picture> whole_;
  Lens lens_;
};

}  // namespace littlestone::ui
