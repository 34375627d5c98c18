// SPDX-License-Identifier: GPL-3.0-or-later
// What the stations of the first questions share: a tree of questions about the rows of a class, and a row as a chip.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "ui/lesson/parts.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui::lesson {

/// Questions that lead from all rows of a class to each of them. A node asks a point that parts its rows; a leaf has one.
struct QuestionTree {
  struct Node {
    VersionSpace rows;
    std::optional<PointIndex> point = {};
    int minus = -1;   ///< the child whose rows say −; none at a leaf, or where no row does
    int plus = -1;    ///< the child whose rows say +
    int depth = 0;    ///< 0 at the root
    double slot = 0;  ///< its place: leaves are counted from the left, a question stands between its sides
  };
  std::vector<Node> nodes;  ///< the root first
  int depth = 0;
};

/// The point whose larger pile is least, the smallest such point. None where no point parts the rows.
inline std::optional<PointIndex> most_even_point(const ConceptClass& of, const VersionSpace& rows) {
  std::optional<PointIndex> best;
  const std::size_t all = rows.count();
  std::size_t least = all;
  for (std::size_t x = 0; x < of.points(); ++x) {
    const std::size_t plus = rows.count_and(of.column(static_cast<PointIndex>(x)));
    const std::size_t larger = std::max(plus, all - plus);
    if (larger >= least) continue;
    least = larger;
    best = static_cast<PointIndex>(x);
  }
  return best;
}

/// `asked`: the first questions with their answers, and `open` the one after them. Each other node asks its
/// most_even_point.
inline QuestionTree question_tree(const ConceptClass& of, std::span<const Example> asked = {},
                                  std::optional<PointIndex> open = std::nullopt) {
  QuestionTree tree;
  double leaves = 0;
  // Adds a node; `step`: how many of the questions led to it, none where it is beside their way.
  const auto grow = [&](const auto& self, const VersionSpace& rows, int depth, std::optional<std::size_t> step) -> int {
    const int here = static_cast<int>(tree.nodes.size());
    tree.nodes.push_back({rows, most_even_point(of, rows)});
    if (step && *step < asked.size()) tree.nodes.back().point = asked[*step].point;
    if (step && *step == asked.size() && open) tree.nodes.back().point = open;
    tree.nodes.back().depth = depth;
    tree.depth = std::max(tree.depth, depth);
    const std::optional<PointIndex> point = tree.nodes.back().point;
    if (!point) {
      tree.nodes.back().slot = leaves++;
      return here;
    }
    for (const Label label : {Label::minus, Label::plus}) {
      const VersionSpace side = of.restrict(rows, *point, label);
      if (label == Label::plus) tree.nodes[static_cast<std::size_t>(here)].slot = leaves - 0.5;
      if (side.none()) continue;
      const bool taken = step && *step < asked.size() && asked[*step].label == label;
      const int child = self(self, side, depth + 1, taken ? std::optional(*step + 1) : std::nullopt);
      QuestionTree::Node& node = tree.nodes[static_cast<std::size_t>(here)];
      (label == Label::minus ? node.minus : node.plus) = child;
    }
    return here;
  };
  grow(grow, of.everything(), 0, 0);
  return tree;
}

/// A row of the class by its name; a dead one is an empty place with its name in grey.
inline void row_chip(Scene& scene, const ConceptClass& of, HypothesisIndex row, QPointF centre, QSizeF size,
                     bool live) {
  const QRectF rect(centre - QPointF(size.width() / 2, size.height() / 2), size);
  const QString key = QStringLiteral("row %1").arg(row);
  scene.box(rect, live ? &Theme::lineage : &Theme::canvas, live ? Stroke{} : thin(&Theme::hair), 4).named(key);
  scene
      .words(centre + QPointF(0, 6), name_markup(of.hypothesis_name(row), lesson_styles::plain, size.width() - 6),
             lesson_styles::plain, live ? &Theme::ink : &Theme::ink3, 0.5)
      .named(key + QStringLiteral(" name"));
}

/// A node of a tree that asks a point.
inline Mark& asking_node(Scene& scene, const Name& point, QPointF centre, double radius, NodeTone tone) {
  return scene.add(Node{{centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)}, lone_name(point), tone},
                   nullptr);
}

}  // namespace littlestone::ui::lesson
