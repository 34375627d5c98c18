// SPDX-License-Identifier: GPL-3.0-or-later
// One contest in large: f₀ over f₁, where they differ, the coin and what either side of it means.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// The pairing the last of `events_done` events belongs to, as far as it has been played by then. Null-sized when
/// nothing has been drawn yet. Where its contest comes next it asks who wins if the coin tells the truth, on two cards
/// (Spot::Act::choose, places 1 and 2); the coin, what it means and the target are shown once it has landed. `phase` in
/// [0, 1]: how far the last event's motion has come. `guess`: the side that was said to win, plus 1; 0: nobody has
/// said.
class ContestPicture final : public Picture {
 public:
  ContestPicture(std::shared_ptr<const PrivateRun> run, int events_done, double phase = 1, int guess = 0);
  /// The contest of a decided node, as it ended.
  [[nodiscard]] static ContestPicture of_node(std::shared_ptr<const PrivateRun> run, std::int32_t node, int guess = 0);

  /// An audience is asked where the two differ: the next contest's point is not shown, nor is its question.
  void hide_difference() {
    asks_ = false;
    hidden_ = true;
  }
  /// Whether it can be guessed who wins: the contest's event is the next one.
  [[nodiscard]] bool asks() const { return asks_; }
  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(ContestPicture)

  class Drawing;
  void look_at(std::int32_t node);
  [[nodiscard]] QString side_markup(int side) const;
  /// Whether the coin lies on the table.
  [[nodiscard]] bool landed() const { return decided_ && winner_ > 0; }
  [[nodiscard]] bool shows_cards() const { return asks_ || (decided_ && guess_ != 0); }
  [[nodiscard]] PointIndex point() const;
  void draw_cards(QPainter& painter, const Theme& theme, Spots& spots) const;
  [[nodiscard]] QString card_line(int side) const;

  std::shared_ptr<const PrivateRun> run_;
  const NodeTrace* node_ = nullptr;  // none: nothing to show
  QString path_;                     // of the node, "" at the root
  const BlockTrace* block_[2] = {nullptr, nullptr};
  bool decided_ = false;
  bool asks_ = false;
  bool hidden_ = false;  // where the two differ
  int guess_ = 0;
  int coming_ = -1;  // the side that is just being drawn
  double strip_ = 1;
  double coin_ = 1;
  double winner_ = 1;
};

}  // namespace littlestone::ui
