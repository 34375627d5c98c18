// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the Price of stability picture share: places and small drawings. For its own source files alone.
#pragma once

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/price/price_picture.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace price_parts {

inline constexpr double stack_base = 62;     // of S
inline constexpr double flipped_base = 132;  // of S after the flip
inline constexpr double stack_room = 48;
inline constexpr double names_y = 147;
inline constexpr double share_y = 163;
inline constexpr double one_y = 190;
inline constexpr double zero_y = 342;
inline constexpr double errors_y = 370;
inline constexpr double rule_y = 384;
inline constexpr double title_y = 406;
inline constexpr double plot_left = 66;
inline constexpr double plot_top = 426;
inline constexpr double price_least_height = 386;  // without the lower plot
inline constexpr double with_plot = 560;           // with it
inline constexpr std::uint64_t most_cells = 12;    // of a stack; more rows are one bar
inline constexpr double told_column = 34;          // columns so wide have the number of rows over their bars
inline constexpr double roomy_column = 55;         // columns so wide have words beside their marks

inline QString light_text(const Rational& value) { return told_probability(to_double(value)); }

inline double markup_width(const QString& markup, const MathStyle& style) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

/// A round number, 1, 2 or 5 times a power of ten, that is at least this.
inline double round_step(double least) {
  const double unit = std::pow(10.0, std::floor(std::log10(least)));
  for (const double times : {1.0, 2.0, 2.5, 5.0}) {
    if (times * unit >= least * (1 - 1e-9)) return times * unit;
  }
  return 10 * unit;
}

/// A loss on an axis: ".05", ".2", "0".
inline QString axis_loss(double loss) {
  if (loss <= 0) return QStringLiteral("0");
  QString text = QString::number(loss, 'g', 4);
  if (text.contains(u'e')) return probability_text(loss);
  if (text.startsWith(QLatin1String("0."))) text.remove(0, 1);
  return text;
}

}  // namespace price_parts

struct PricePicture::Frame {
  const Stage& stage;
  const PriceGeometry& at;
  [[nodiscard]] double box_half() const { return std::min(11.0, at.column * 0.3); }
  [[nodiscard]] double tick_half() const { return std::min(15.0, at.column * 0.42); }
  [[nodiscard]] bool roomy() const { return at.column >= price_parts::roomy_column; }
};

}  // namespace littlestone::ui
