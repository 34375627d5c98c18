// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of every figure in a paper: type that can be read, words apart.
#pragma once

#include <catch2/catch.hpp>

#include "tests/ui/painted_words.test.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/narrowing.hpp"

namespace littlestone::ui::test {

/// No type below 6 pt, but indices and exponents, in a column of 84 mm and across a page of 174 mm.
inline void check_print(const Picture& picture) {
  constexpr double margins = 20;  // px, beside a captioned picture
  for (const double mm : {84.0, 174.0}) {
    CAPTURE(mm);
    const double width = px_of_mm(mm) - margins;
    const QSizeF natural = natural_size_at(picture, width);
    const QSize size = QSizeF(width, natural.height() * width / natural.width()).toSize();
    for (const PaintedWords& words : painted_words(picture, size)) {
      CAPTURE(words.text.toStdString(), words.pixel_size);
      const bool script = words.text.trimmed().size() <= 3;
      CHECK(words.pixel_size >= (script ? 5 : 7.99));
    }
    CHECK(misplaced_words(picture, size) == "");
  }
}

}  // namespace littlestone::ui::test
