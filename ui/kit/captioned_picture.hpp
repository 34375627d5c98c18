// SPDX-License-Identifier: GPL-3.0-or-later
// A picture with its words, as it stands in a paper or on a slide.
#pragma once

#include <memory>
#include <vector>

#include "ui/kit/figure_words.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// What a captioned picture has, and how large it is.
struct CaptionOptions {
  enum class For { paper, slides };
  /// Paper: picture, then title and caption, then the parameters. Slides: title and subtitle, then the picture, then
  /// the parameters.
  For medium = For::paper;
  bool title = true;
  bool caption = true;  ///< of a slide: the subtitle
  bool parameters = true;
  /// The page's width, 40 to 400 mm at 96 px an inch; 0: paper takes the picture's natural width, a slide is 960 px
  /// wide.
  double width_mm = 0;
  /// Width over height of a slide, above 0.
  double ratio = 16.0 / 9;

  friend bool operator==(const CaptionOptions&, const CaptionOptions&) = default;
};

inline constexpr double least_width_mm = 40;
inline constexpr double most_width_mm = 400;
/// px of a page that is so wide.
[[nodiscard]] constexpr double px_of_mm(double mm) { return mm * 96 / 25.4; }

/// Its natural size is the whole page, margins included: a file needs none around it. Words are broken to the page's
/// width, from the right where they run so; mathematics stays left-to-right. description() is the alternative text.
class CaptionedPicture final : public Picture {
 public:
  CaptionedPicture(std::shared_ptr<const Picture> picture, FigureWords words, const CaptionOptions& options = {});

  [[nodiscard]] QSizeF natural_size() const override { return page_; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;
  /// The picture alone.
  [[nodiscard]] const Picture& picture() const { return *picture_; }
  [[nodiscard]] const FigureWords& words() const { return words_; }
  [[nodiscard]] const CaptionOptions& options() const { return options_; }
  /// Where the picture itself stands on the page, px.
  [[nodiscard]] QRectF picture_area() const { return picture_area_; }
  /// How many lines the caption takes, its title included.
  [[nodiscard]] int caption_lines() const;

 private:
  enum class Tone { ink, ink2, ink3 };
  struct Block {
    std::vector<MathText> lines;
    double top = 0;     // px of the page
    double height = 0;  // of a line
    Tone tone = Tone::ink;
    bool from_right = false;
  };

  void lay_paper();
  void lay_slide();
  /// Adds the lines of `markup` below `top`; returns their bottom.
  double add(const QString& markup, const MathStyle& style, double line_height, double top, Tone tone);

  std::shared_ptr<const Picture> picture_;
  FigureWords words_;
  CaptionOptions options_;
  QSizeF page_;
  QRectF picture_area_;
  double margin_ = 0;
  double rule_ = -1;  // y of a hairline; below 0: none
  std::vector<Block> blocks_;
};

}  // namespace littlestone::ui
