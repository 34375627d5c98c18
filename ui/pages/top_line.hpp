// SPDX-License-Identifier: GPL-3.0-or-later
// The window's top line: menus, what is open, whose window it is.
#pragma once

#include <QLabel>
#include <QMenuBar>

namespace littlestone::ui {

/// Takes the three; the title stands in the middle of the whole line.
class TopLine final : public QWidget {
  Q_OBJECT

 public:
  TopLine(QMenuBar* menus, QLabel* title, QLabel* name, QWidget* parent);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* title_;
};

}  // namespace littlestone::ui
