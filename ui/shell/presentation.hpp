// SPDX-License-Identifier: GPL-3.0-or-later
// Presentation mode: the page's picture over the whole screen, the step's sentence in large type below.
#pragma once

#include <QVBoxLayout>
#include <QWidget>
#include <memory>

#include "ui/kit/controls.hpp"
#include "ui/kit/picture_view.hpp"

namespace littlestone::ui {

/// Type grows with the screen: a picture's smallest has 24 px where there are 1920 × 1080, on a smaller screen the same share of it, and
/// the words around it never less than 24. It has no controls: the keys do what they do in the window.
class Presentation final : public QWidget {
  Q_OBJECT

 public:
  explicit Presentation(QWidget* parent = nullptr);

  /// `place`: where the story stands, such as "12 of 44"; may be empty.
  void show_step(const QString& title, std::shared_ptr<const Picture> picture, const QString& sentence,
                 const QString& reference, const QString& place);
  [[nodiscard]] PictureView& view() const { return *view_; }
  [[nodiscard]] QString sentence() const { return sentence_->markup(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();

  QVBoxLayout* column_;
  RichLabel* title_;
  RichLabel* place_;
  PictureView* view_;
  RichLabel* sentence_;
  RichLabel* reference_;
};

}  // namespace littlestone::ui
