// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that are laid out anew on a narrow page.
#pragma once

#include <cmath>
#include <utility>

#include "ui/kit/picture.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// A picture whose type would be too small to read on a narrow page: there, what stands beside each other stands below
/// each other, and some words are left out.
class Narrowing {
 public:
  virtual ~Narrowing() = default;
  /// Its natural size on a page of this width, px: painted into that shape no word is smaller than 6 pt from 84 mm on.
  [[nodiscard]] virtual QSizeF natural_size_at(double width) const = 0;
};

/// The least width of a page, px, on which type of `least` px in a picture of this natural width is 6 pt.
[[nodiscard]] constexpr double least_readable_width(double natural_width, double least) {
  constexpr double six_pt = 8;
  return natural_width * six_pt / least;
}

/// How wide a column is, px: type of 11 px in it is 6 pt in a figure of 84 mm, its margins taken off.
inline constexpr double column_width = 408;

/// A picture, and its column for narrow pages. Their smallest type has 11 px.
class WithColumn final : public Picture, public Narrowing {
 public:
  WithColumn(ScenePicture wide, ScenePicture column) : wide_(std::move(wide)), column_(std::move(column)) {}

  [[nodiscard]] QSizeF natural_size() const override { return wide_.natural_size(); }
  [[nodiscard]] QSizeF natural_size_at(double width) const override {
    return narrow(width) ? column_.natural_size() : wide_.natural_size();
  }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    // By the shape that it was given: a small picture on a slide has that of the wide one.
    const auto apart = [&](QSizeF natural) {
      return std::abs(std::log(area.height() * natural.width() / (area.width() * natural.height())));
    };
    const bool column = narrow(area.width()) && apart(column_.natural_size()) < apart(wide_.natural_size());
    (column ? column_ : wide_).paint(painter, area, theme);
  }
  [[nodiscard]] QString description() const override { return wide_.description(); }
  [[nodiscard]] bool spreads() const override { return wide_.spreads(); }

 private:
  [[nodiscard]] bool narrow(double width) const {
    constexpr double smallest_type = 11;
    return width < least_readable_width(wide_.natural_size().width(), smallest_type);
  }

  ScenePicture wide_;
  ScenePicture column_;
};

/// The natural size of any picture on a page of this width, px.
[[nodiscard]] inline QSizeF natural_size_at(const Picture& picture, double width) {
  const auto* narrowing = dynamic_cast<const Narrowing*>(&picture);
  return narrowing != nullptr ? narrowing->natural_size_at(width) : picture.natural_size();
}

}  // namespace littlestone::ui
