// SPDX-License-Identifier: GPL-3.0-or-later
// A paint device that writes TikZ: what is painted becomes paths, and text that the document sets in its own font.
#pragma once

#include <QByteArray>
#include <QPaintDevice>
#include <QSizeF>
#include <memory>

namespace littlestone::ui {

/// Paint on it, end the painter, and take the source. One px is 0.75 bp, as in the PDF. A line of text that MathText
/// draws becomes one node in the font of the document, in the size of the picture; it is pressed together where that
/// font is wider. A line that TeX cannot spell is drawn as outlines. Images are left out.
class TikzDevice final : public QPaintDevice {
 public:
  /// `size`: of the page in px.
  explicit TikzDevice(QSizeF size);
  ~TikzDevice() override;

  [[nodiscard]] QPaintEngine* paintEngine() const override;
  /// The environment tikzpicture with all that has been painted, and the colours it names. The same painting gives the
  /// same bytes.
  [[nodiscard]] QByteArray source() const;

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

 private:
  class Engine;
  QSizeF size_;
  std::unique_ptr<Engine> engine_;
};

/// A file that a document reads with \input (it needs the packages tikz, pgfplots, amsmath and amssymb) and that
/// pdflatex and xelatex also make a page of by itself. `title` and `comment` stand in its head.
[[nodiscard]] QByteArray tikz_file(const QByteArray& picture, QSizeF size, const QString& title,
                                   const QString& comment = {});

}  // namespace littlestone::ui
