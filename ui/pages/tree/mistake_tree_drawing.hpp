// SPDX-License-Identifier: GPL-3.0-or-later
// One painting of a mistake tree. For mistake_tree_picture.cpp and mistake_tree_drawing.cpp alone.
#pragma once

#include <vector>

#include "ui/pages/tree/mistake_tree_drawn.hpp"

namespace littlestone::ui {

/// Paints what is laid out, part by part from below.
class MistakeTreePicture::Drawing {
 public:
  Drawing(const MistakeTreePicture& picture, QPainter& painter, const Theme& theme, QSizeF room, const Drawn& drawn,
          Spots& spots);
  void paint();

 private:
  /// The label on an edge.
  struct Chip {
    QPointF at;
    Label label;
    double strength;
    double side;   // −1 left, +1 right of its edge
    double slope;  // of its edge, how far down a px to the side
    bool open;     // below the node where the play stands
  };
  /// What the labels of one level have in common: they are drawn all alike, as big as the closest two allow.
  struct Level {
    bool crowded = false;
    double apart = 1e9;  // px between the closest two
  };

  [[nodiscard]] const MistakeTree::Node& node_at(std::size_t i) const;
  [[nodiscard]] QPointF position(std::size_t i) const { return drawn_.position(i, node_at(i)); }
  [[nodiscard]] bool on_path(std::int32_t node) const;
  [[nodiscard]] bool still_possible(std::int32_t node) const;
  [[nodiscard]] double strength(std::int32_t node) const;
  [[nodiscard]] bool strong(std::int32_t node) const;

  void paint_played();
  void paint_edges();
  [[nodiscard]] Chip paint_edge(std::size_t i);
  [[nodiscard]] std::vector<Level> levels_of_chips() const;
  void paint_chips();
  void paint_small_chip(const Chip& chip, double size);
  void paint_chip(const Chip& chip);
  void paint_nodes();
  void paint_node(std::size_t i);
  void paint_cut(std::size_t i);
  void paint_leaf(std::size_t i);
  void paint_errors();
  void paint_error(std::size_t step);
  void paint_your_move();
  void paint_levels();
  void paint_print_legend();
  void paint_key();

  const MistakeTreePicture& picture_;
  QPainter& painter_;
  const Theme& theme_;
  QSizeF room_;
  const Drawn& drawn_;
  Spots& spots_;
  bool print_;
  bool named_;
  std::int32_t here_;  // where the play stands
  std::vector<Chip> chips_;
};

}  // namespace littlestone::ui
