// SPDX-License-Identifier: GPL-3.0-or-later
// A widget that shows a picture.
#pragma once

#include <QWidget>
#include <memory>

#include "ui/canvas/picture.hpp"

namespace littlestone::ui {

/// Paints the picture in the theme of its window, over its whole area but the margins. Without a picture it says why.
class PictureView final : public QWidget {
  Q_OBJECT

 public:
  enum class Ground { canvas, panel };
  explicit PictureView(const QMargins& margins, Ground ground = Ground::canvas, QWidget* parent = nullptr);
  void set_picture(std::shared_ptr<const Picture> picture);
  void set_empty_text(const QString& text);
  [[nodiscard]] const std::shared_ptr<const Picture>& picture() const { return picture_; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {360, 280}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QMargins margins_;
  Ground ground_;
  std::shared_ptr<const Picture> picture_;
  QString empty_text_;
};

}  // namespace littlestone::ui
