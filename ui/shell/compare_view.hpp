// SPDX-License-Identifier: GPL-3.0-or-later
// Two pictures side by side, in the place of the page: what is open, and the same of another scenario.
#pragma once

#include <QWidget>
#include <array>
#include <memory>

#include "ui/kit/controls.hpp"
#include "ui/kit/picture_view.hpp"

namespace littlestone::ui {

/// Titles over both pictures, above them what differs. The wheel with Ctrl zooms both.
class CompareView final : public QWidget {
  Q_OBJECT

 public:
  explicit CompareView(QWidget* parent = nullptr);

  /// In words; `differences` in mixed markup.
  void set_words(const QString& left, const QString& right, const QString& differences);
  /// Null: `why` stands in its place.
  void set_picture(std::size_t side, std::shared_ptr<const Picture> picture, const QString& why = {});
  void set_kin(const Kin& kin);
  [[nodiscard]] PictureView& view(std::size_t side) const { return *views_[side]; }
  [[nodiscard]] QString told() const { return line_->markup(); }

 signals:
  void ended();
  void zoomed(double factor);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  RichLabel* line_;
  PlainButton* end_;
  std::array<RichLabel*, 2> titles_{};
  std::array<PictureView*, 2> views_{};
};

}  // namespace littlestone::ui
