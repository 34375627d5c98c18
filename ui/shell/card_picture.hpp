// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of a gallery card's small picture: the room that the card has for it, in its own px.
#pragma once

#include <string>

#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Px of a card's picture in which its marks are at their best; it spreads out over all of the area it is painted into.
inline constexpr QSizeF card_picture_size{100, 86};

class CardPicture : public Picture {
 public:
  /// `subject` is what the picture is of, as it is typed: "thresholds:8".
  explicit CardPicture(std::string subject) : subject_(std::move(subject)) {}

  [[nodiscard]] QSizeF natural_size() const override { return card_picture_size; }
  [[nodiscard]] QString description() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;

 protected:
  /// In a room of `size`, its origin at the top left: one of its sides is card_picture_size's, the other no smaller.
  virtual void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const = 0;

 private:
  std::string subject_;
};

}  // namespace littlestone::ui
