// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of a gallery card's small picture: the card's room in its own px.
#pragma once

#include <string>

#include "ui/kit/picture.hpp"

namespace littlestone::ui {

class CardPicture : public Picture {
 public:
  /// `subject` is what the picture is of, as it is typed: "thresholds:8".
  explicit CardPicture(std::string subject) : subject_(std::move(subject)) {}

  [[nodiscard]] QSizeF natural_size() const override { return size; }
  [[nodiscard]] QString description() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;

 protected:
  static constexpr QSizeF size{244, 132};

  /// In a room of `size`, its origin at the top left.
  virtual void paint_card(QPainter& painter, const Theme& theme) const = 0;

 private:
  std::string subject_;
};

}  // namespace littlestone::ui
