// SPDX-License-Identifier: GPL-3.0-or-later
// What is written where: a device that draws nothing and listens to the text.
#pragma once

#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QString>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "tests/ui/listening_device.test.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/spots.hpp"

namespace littlestone::ui::test {

/// One piece of text that was painted, in px of the device.
struct PaintedWords {
  QString text;
  QRectF box;  // with ascent and descent
  QRectF ink;  // from the baseline up to the height of an x, which neighbours, raised and lowered signs keep clear of
  double pixel_size = 0;
  bool from_right = false;  // its signs stand in the other order
  /// From left to right, without marks of direction.
  [[nodiscard]] QString seen() const {
    QString signs;
    for (const QChar c : text) {
      if ((c >= QChar(0x2066) && c <= QChar(0x2069)) || c == QChar(0x200e) || c == QChar(0x200f)) continue;
      from_right ? signs.prepend(c.mirroredChar()) : signs.append(c);
    }
    return signs;
  }
};

class WordListener final : public ListeningDevice {
 public:
  explicit WordListener(QSize size) : ListeningDevice(size), engine_(painted_) {}
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
  [[nodiscard]] const std::vector<PaintedWords>& painted() const { return painted_; }

 private:
  class Engine final : public ListeningEngine {
   public:
    explicit Engine(std::vector<PaintedWords>& painted) : painted_(painted) {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
      const QTransform transform = painter()->combinedTransform();
      const double size = item.font().pixelSize() > 0 ? item.font().pixelSize() : QFontInfo(item.font()).pixelSize();
      const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
      const QRectF ink(at.x(), at.y() - size * 0.5, item.width(), size * 0.5);
      painted_.push_back({item.text(), transform.mapRect(box), transform.mapRect(ink),
                          size * std::sqrt(std::abs(transform.determinant())),
                          item.renderFlags().testFlag(QTextItem::RightToLeft)});
    }

   private:
    std::vector<PaintedWords>& painted_;
  };

  std::vector<PaintedWords> painted_;
  mutable Engine engine_;
};

/// Pairs of words that lie over each other.
inline std::vector<std::pair<PaintedWords, PaintedWords>> overlapping(const std::vector<PaintedWords>& painted) {
  std::vector<std::pair<PaintedWords, PaintedWords>> found;
  const auto inner = [](const PaintedWords& words) { return words.ink.adjusted(1, 0.5, -1, -0.5); };
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i].text.trimmed().isEmpty() || inner(painted[i]).isEmpty()) continue;
    for (std::size_t j = i + 1; j < painted.size(); ++j) {
      if (painted[j].text.trimmed().isEmpty() || inner(painted[j]).isEmpty()) continue;
      // The same words twice at one place are a casing and its words.
      if (painted[i].text == painted[j].text && painted[i].ink.center() == painted[j].ink.center()) continue;
      if (inner(painted[i]).intersects(inner(painted[j]))) found.emplace_back(painted[i], painted[j]);
    }
  }
  return found;
}

/// What a picture of this size writes.
inline std::vector<PaintedWords> painted_words(const Picture& picture, QSize size,
                                               const Theme& theme = Theme::get(ThemeKind::light)) {
  WordListener listener(size);
  QPainter painter(&listener);
  picture.paint(painter, QRectF(QPointF(), QSizeF(size)), theme);
  painter.end();
  return listener.painted();
}

/// All of it in its order without spaces, `between` each two pieces.
inline QString read_aloud(const Picture& picture, QSize size = {728, 600}, const QString& between = {}) {
  QString all;
  for (const PaintedWords& words : painted_words(picture, size)) all += words.text + between;
  return all.remove(u' ').remove(QChar(u'\u202F'));
}

/// Words that are not within the picture or lie over others, a line each; empty where all is well.
inline std::string misplaced_words(const Picture& picture, QSize size,
                                   const Theme& theme = Theme::get(ThemeKind::light)) {
  const std::vector<PaintedWords> all = painted_words(picture, size, theme);
  const QRectF room = QRectF(QPointF(), QSizeF(size)).adjusted(-1, -1, 1, 1);
  QString wrong;
  for (const PaintedWords& words : all) {
    if (words.box.width() > 0 && !room.contains(words.ink)) wrong += words.text + QStringLiteral(" outside\n");
  }
  for (const auto& [one, other] : overlapping(all)) {
    wrong +=
        QStringLiteral("%1 over %2 at %3, %4\n").arg(one.text, other.text).arg(one.ink.left()).arg(one.ink.bottom());
  }
  return wrong.toStdString();
}

/// The picture's spots when it is painted in this size.
template <class Painted>
std::vector<Spot> painted_spots(const Painted& picture, QSize size, ThemeKind kind = ThemeKind::light) {
  QImage image(size, QImage::Format_RGB32);
  QPainter painter(&image);
  Spots spots;
  picture.paint_spots(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(kind), spots);
  return spots.all();
}

}  // namespace littlestone::ui::test
