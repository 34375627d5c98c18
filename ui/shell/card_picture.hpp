// SPDX-License-Identifier: GPL-3.0-or-later
// A gallery card's small picture: a scene of marks without words, in the room that the card has for it.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "ui/kit/picture.hpp"
#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {

/// Px of a card's picture in which its marks are at their best; it spreads out over all of the area it is painted into.
inline constexpr QSizeF card_picture_size{100, 86};

class CardPicture final : public Picture {
 public:
  /// The scene in a room: one of its sides is card_picture_size's, the other no smaller. Pure.
  using Make = std::function<Scene(QSizeF room)>;

  /// `subject` is what the picture is of, as it is typed: "thresholds:8".
  CardPicture(std::string subject, Make make) : subject_(std::move(subject)), make_(std::move(make)) {}

  [[nodiscard]] QSizeF natural_size() const override { return card_picture_size; }
  [[nodiscard]] QString description() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;

 private:
  std::string subject_;
  Make make_;
};

/// A dashed line in a card.
[[nodiscard]] inline Stroke card_dashes(Ink ink, double width) { return {ink, width, 0, 3 * width, 2 * width}; }

}  // namespace littlestone::ui
