// SPDX-License-Identifier: GPL-3.0-or-later
// The class as a picture: its label table, the target row, and the distribution as bars under the points.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "core/concept/distribution.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// A place of the picture that can be edited: a label, the name of a row, the bar of a point, the head of its column, or
/// the name of a column that is left out.
struct ClassPlace {
  enum class What { cell, name, bar, head, left_out };
  What what = What::cell;
  HypothesisIndex row = 0;  // of cells and names
  PointIndex point = 0;     // of cells, bars and heads; of what is left out its place among these
  friend bool operator==(const ClassPlace&, const ClassPlace&) = default;
};

/// What the page shows: a class, a distribution over its examples, and its dimensions where they are known.
struct ClassShown {
  struct Dimensions {
    int littlestone = 0;
    int vc = 0;
    bool vc_exact = true;  // false: VC is at least `vc`
  };
  std::shared_ptr<const ConceptClass> concept_class;
  Distribution distribution;
  std::optional<Dimensions> dimensions;
  std::vector<Name> left_out = {};  // the names of columns that the table has and the class has not
};

/// What the picture shows of an edit by hand.
struct ClassHand {
  bool edits = false;                // places can be clicked and dragged
  std::optional<ClassPlace> cursor;  // of the keys: a ring around it
  bool covered = false;              // the target's row is not marked: an audience is asked for it
  std::optional<double> full_bar;    // the probability of a bar of full height, while one is dragged; none: the largest
};

/// Rows are hypotheses, columns points. Small tables are cells with + and −; bigger ones plain cells, then runs of
/// equal labels; what does not fit even so is left off and counted in a caption.
class ClassPicture final : public Picture {
 public:
  explicit ClassPicture(std::shared_ptr<const ClassShown> shown, const ClassHand& hand = {});

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;
  /// What a spot of the picture edits; none: nothing.
  [[nodiscard]] std::optional<ClassPlace> place_of(const struct Spot& spot) const;
  /// How high a bar is that ends at this position of `area`, as a part of the full height.
  [[nodiscard]] double part_at(const QRectF& area, QPointF at) const;
  /// The place in words, with what it holds.
  [[nodiscard]] QString told(const ClassPlace& place) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(ClassPicture)

  struct Grid;
  struct Frame;
  struct Fitted;
  class Drawing;
  [[nodiscard]] Fitted fitted(QSizeF area) const;
  [[nodiscard]] Frame frame(QSizeF room, const Grid& grid) const;
  [[nodiscard]] Grid cells() const;
  [[nodiscard]] Grid micro(QSizeF room) const;
  [[nodiscard]] double name_width(bool hypotheses) const;

  std::shared_ptr<const ClassShown> shown_;
  ClassHand hand_;
};

}  // namespace littlestone::ui
