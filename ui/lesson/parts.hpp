// SPDX-License-Identifier: GPL-3.0-or-later
// What several stations of the lesson draw: people, large strips, frames, marks of mistakes.
#pragma once

#include "ui/kit/scene/scene.hpp"
#include "ui/lesson/station.hpp"

namespace littlestone::ui::lesson {

/// A person with a label in hand; without one, a question mark. 64 × 50 px around `centre`. `strong`: in ink, else pale.
/// `key` begins the keys of its marks.
void person(Scene& scene, QPointF centre, std::optional<Label> label, bool strong, const QString& key);

/// A row of label cells: that of point x at `corner` + x · `pitch`. The key of cell x is `key` + " " + x.
struct Row {
  QPointF corner;
  QSizeF cell{64, 64};
  double pitch = 70;
  double opacity = 1;
  [[nodiscard]] QRectF at(std::size_t x) const { return {corner + QPointF(pitch * static_cast<double>(x), 0), cell}; }
  [[nodiscard]] double width(std::size_t points) const {
    return pitch * static_cast<double>(points) - pitch + cell.width();
  }
};
void label_row(Scene& scene, const Row& row, const LabelVector& labels, const QString& key);
/// The points' names over a row, `above` px over it; `strong`: one of them in ink.
void point_names(Scene& scene, const Row& row, const ConceptClass& concept_class, double above,
                 std::optional<std::size_t> strong = std::nullopt);

/// A frame in ink around some cells.
Mark& frame(Scene& scene, const QRectF& around, const QString& key, double grown = 6);
/// The mark of a mistake: a white cross on a disc of ink; not `made`: an empty place for one.
void mistake(Scene& scene, QPointF centre, bool made, const QString& key, double radius = 14);
/// A dashed arrow of an onlooker.
void points_at(Scene& scene, QPointF from, QPointF to, const QString& key);
/// An eye of a width.
void eye(Scene& scene, QPointF centre, double width, const QString& key);
/// A number on a line from ½ to 1, as a bar: how often a guess is right.
void guessed_right(Scene& scene, const QRectF& room, double chance, const QString& key);

/// An example as the lesson shows it: a chip with the point's name and the label. Its width.
double chip(Scene& scene, QPointF left_middle, const QString& point, Label label, double opacity = 1,
            const QString& key = {});

}  // namespace littlestone::ui::lesson
