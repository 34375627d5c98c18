// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a page: its title, its subtitle and the controls beside them.
#pragma once

#include <QWidget>

#include "ui/kit/controls.hpp"

class QHBoxLayout;

namespace littlestone::ui {

/// Title 16/600 over a subtitle, 56 px high where that has one line; larger in a page that is larger than common.
class PageHead final : public QWidget {
  Q_OBJECT

 public:
  explicit PageHead(QWidget* parent = nullptr);
  /// At the right of the title.
  void add(QWidget* control);
  /// Before one that was added.
  void insert(QWidget* control, QWidget* before);
  [[nodiscard]] RichLabel* title() const { return title_; }
  [[nodiscard]] RichLabel* subtitle() const { return subtitle_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void fit();

  RichLabel* title_;
  RichLabel* subtitle_;
  QHBoxLayout* top_;
};

}  // namespace littlestone::ui
