// SPDX-License-Identifier: GPL-3.0-or-later
// A widget that shows a picture.
#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

#include "ui/kit/lens.hpp"

namespace littlestone::ui {

/// Shows a picture over its whole area except the margins, in the theme of its window; without a picture it says why.
/// If the picture has a part for a lens: Ctrl with the wheel and a pinch zoom; dragging, the wheel, and arrows with
/// Shift move the lens; Shift with a click looks at a node.
class PictureView final : public QWidget {
  Q_OBJECT

 public:
  enum class Ground { canvas, panel };
  explicit PictureView(const QMargins& margins, Ground ground = Ground::canvas, QWidget* parent = nullptr);
  void set_picture(std::shared_ptr<const Picture> picture);
  /// Paints this frame of a motion instead of the picture, until the next set_picture. Sends no signal.
  void set_frame(std::shared_ptr<const Picture> frame);
  void set_empty_text(const QString& text);
  [[nodiscard]] const QString& empty_text() const { return empty_text_; }
  /// Rings what is kin, until something else is pointed at.
  void set_kin(const Kin& kin);
  [[nodiscard]] const Kin& kin() const { return kin_; }
  /// What the tooltip says about a kin; nothing by default.
  void set_teller(std::function<QString(const Kin&)> teller) { teller_ = std::move(teller); }
  /// Everything `times` as large, in as much less room; 1 as a rule.
  void set_magnification(double times);
  [[nodiscard]] const Lens& lens() const { return lens_; }
  /// False where the picture has no part to be looked at closely.
  [[nodiscard]] bool has_lens() const;
  void zoom_by(double factor);
  /// By so many px.
  void pan_by(QPointF by);
  void fit();
  /// Looks at the tree below the node; without one, at what is pointed at, or where the play stands.
  void look_at(std::optional<std::int32_t> node = std::nullopt);
  /// Points at the next or the previous thing in the picture that has a kin: the keyboard's replacement for the
  /// pointer.
  void point_at_next(bool back);
  /// Where things stood when the picture was last painted, in px of the view.
  [[nodiscard]] const Spots& spots() const { return spots_; }
  [[nodiscard]] const std::shared_ptr<const Picture>& picture() const { return picture_; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {360, 280}; }

 signals:
  /// The pointer came to stand on something else; nothing where there is nothing.
  void pointed(const littlestone::ui::Kin& kin);
  void clicked(const littlestone::ui::Spot& spot);
  /// A handle was pressed, moved or released.
  void dragged(const littlestone::ui::Drag& drag);
  void lens_changed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void leaveEvent(QEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] QRectF area() const { return QRectF(rect().marginsRemoved(margins_)); }
  /// Of the picture that is shown now: a press may come before the paint that a new picture waits for, and must not
  /// meet places of the one before. Paints where that is so; nothing where the view is hidden.
  [[nodiscard]] const Spots& spots_now();
  [[nodiscard]] const LensPicture* lensed() const;
  [[nodiscard]] QRectF lens_area() const;
  void set_lens(const Lens& lens);
  void drag(Drag::Phase phase, const QMouseEvent& event);

  QMargins margins_;
  Ground ground_;
  std::shared_ptr<const Picture> picture_;
  std::shared_ptr<const Picture> frame_;  // null: the picture itself
  QString empty_text_;
  Spots spots_;
  bool outdated_ = false;  // spots_ are of an earlier picture
  Kin kin_;
  Kin under_pointer_;
  std::optional<std::int32_t> place_pointed_;
  Lens lens_;
  double magnification_ = 1;
  std::optional<Spot> taken_;       // the handle that is dragged
  std::optional<QPointF> pressed_;  // the left button went down there
  QPointF dragged_;                 // up to here the lens has followed
  bool dragging_ = false;
  std::function<QString(const Kin&)> teller_;
};

}  // namespace littlestone::ui
