// SPDX-License-Identifier: GPL-3.0-or-later
// A widget that shows a picture.
#pragma once

#include <QWidget>
#include <functional>
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
  /// Paints this instead of the picture, until the next set_picture: a frame of the motion that leads to it. Nobody is told of it.
  void set_frame(std::shared_ptr<const Picture> frame);
  void set_empty_text(const QString& text);
  /// Rings what is kin, until something else is pointed at.
  void set_kin(const Kin& kin);
  /// What the tooltip says about a kin; nothing by default.
  void set_teller(std::function<QString(const Kin&)> teller) { teller_ = std::move(teller); }
  /// Where things stood when the picture was last painted, in px of the view.
  [[nodiscard]] const Spots& spots() const { return spots_; }
  [[nodiscard]] const std::shared_ptr<const Picture>& picture() const { return picture_; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {360, 280}; }

 signals:
  /// The pointer came to stand on something else; nothing where there is nothing.
  void pointed(const littlestone::ui::Kin& kin);
  void clicked(const littlestone::ui::Spot& spot);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  bool event(QEvent* event) override;

 private:
  QMargins margins_;
  Ground ground_;
  std::shared_ptr<const Picture> picture_;
  std::shared_ptr<const Picture> frame_;  // null: the picture itself
  QString empty_text_;
  Spots spots_;
  Kin kin_;
  Kin under_pointer_;
  std::function<QString(const Kin&)> teller_;
};

}  // namespace littlestone::ui
