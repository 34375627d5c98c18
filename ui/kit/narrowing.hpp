// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that are laid out anew on a narrow page.
#pragma once

#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// A picture whose type would be too small to read on a narrow page: there, what stands beside each other stands below
/// each other, and some words are left out.
class Narrowing {
 public:
  virtual ~Narrowing() = default;
  /// Its natural size on a page of this width, px: painted into that shape no word is smaller than 6 pt from 84 mm on.
  [[nodiscard]] virtual QSizeF natural_size_at(double width) const = 0;
};

/// The natural size of any picture on a page of this width, px.
[[nodiscard]] inline QSizeF natural_size_at(const Picture& picture, double width) {
  const auto* narrowing = dynamic_cast<const Narrowing*>(&picture);
  return narrowing != nullptr ? narrowing->natural_size_at(width) : picture.natural_size();
}

/// The least width of a page, px, on which type of `least` px in a picture of this natural width is 6 pt.
[[nodiscard]] constexpr double least_readable_width(double natural_width, double least) {
  constexpr double six_pt = 8;
  return natural_width * six_pt / least;
}

}  // namespace littlestone::ui
