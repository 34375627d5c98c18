// SPDX-License-Identifier: GPL-3.0-or-later
// Mathematics in a line of text: one routine that measures and draws, so that what is laid out is what is seen.
#pragma once

#include <QFont>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <vector>

#include "core/base/name.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {

struct SetLine;

/// How a line is set. Mathematics is 1.04 × `size`; subscripts 0.72 × and 0.24 em down, superscripts 0.72 × and 0.38 em
/// up.
struct MathStyle {
  double size = 13;                      // px of the neighbouring text
  QFont::Weight weight = QFont::Normal;  // of words and digits; variables are never bold
  bool serif = false;                    // words and digits in the serif too: print
  friend bool operator==(const MathStyle&, const MathStyle&) = default;
};

/// One line. In mathematics a single letter is an italic variable; digits, operators and words of several letters are
/// upright; `_` and `^` lower and raise the next character or {group}; "-" is a true minus. A space is a space. Words
/// in a right-to-left script run from the right, and the line with them; mathematics in it stays left-to-right, and so
/// does what stands between U+2066 and U+2069. Between U+2068 and U+2069 nothing is markup: it is a text of its own.
class MathText {
 public:
  enum class Mode {
    math,   // all of it is mathematics: "T_{010}", "D̃_3", "10^{-6}"
    mixed,  // words, with mathematics between dollar signs: "redraws, $f_0 = f_1$"; "$$" is a dollar sign
    plain   // words only, nothing is special
  };

  MathText() = default;
  explicit MathText(const QString& markup, const MathStyle& style = {}, Mode mode = Mode::math);

  /// In mixed markup, in type as much smaller as it takes to be `room` px wide, down to 11 px: for words that may be
  /// longer in another language.
  [[nodiscard]] static MathText fitted(const QString& markup, MathStyle style, double room);

  /// The advance: where text after it would start.
  [[nodiscard]] double width() const noexcept { return width_; }
  /// The smallest rectangle that holds the ink, relative to the start of the baseline. Measured again at each call,
  /// glyph by glyph.
  [[nodiscard]] QRectF extent() const;
  /// The text without markup and with Unicode sub- and superscripts left as plain characters: for accessible names.
  [[nodiscard]] QString plain() const;

  /// The line for one that sets it itself.
  [[nodiscard]] SetLine set_line() const;

  /// Draws in the painter's pen colour from the start of the baseline. The painter's font is left as it was.
  void draw(QPainter& painter, QPointF baseline) const;
  /// Draws with `anchor` (0 left, ½ middle, 1 right) of the advance at baseline.x().
  void draw(QPainter& painter, QPointF baseline, double anchor) const;

 private:
  struct Run {
    QString text;
    QFont font;
    double x = 0;
    double y = 0;
    bool from_right = false;
  };
  void append(const QString& text, const QFont& font, double y);
  void parse_mixed(const QString& markup, const MathStyle& style);
  void parse_math(const QString& markup, const MathStyle& style, double size, double y, int level);

  std::vector<Run> runs_;
  double width_ = 0;
};

/// A hypothesis or point name in mixed markup: its variables (see name_parts) with their subscripts, the rest as it is.
[[nodiscard]] QString name_markup(const Name& name);

/// A text that is wider than `room` px in the font by its beginning and its end, "pre…tor"; "…" alone where fewer than
/// four of its signs have room: less says nothing.
[[nodiscard]] QString cut_text(const QString& text, const QFont& font, double room);

/// The same, and where it is wider than `room` px cut as cut_text says.
[[nodiscard]] QString name_markup(const Name& name, const MathStyle& style, double room);

/// A hypothesis or point name, set as name_markup says; one that is wider than `room` px is cut as cut_text says.
[[nodiscard]] MathText name_within(const Name& name, const MathStyle& style, double room);

}  // namespace littlestone::ui
