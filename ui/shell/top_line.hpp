// SPDX-License-Identifier: GPL-3.0-or-later
// The window's top line: menus, what is open, whose window it is.
#pragma once

#include <QLabel>
#include <QMenuBar>

namespace littlestone::ui {

/// Takes the menus and the name. The title stands in the middle of the whole line; where that is taken, between the
/// two, and shortened if it must be.
class TopLine final : public QWidget {
  Q_OBJECT

 public:
  TopLine(QMenuBar* menus, QLabel* name, QWidget* parent);

  void set_title(const QString& title);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void place_title();

  QMenuBar* menus_;
  QLabel* title_;
  QLabel* name_;
  QString text_;  // of the title, whole
};

}  // namespace littlestone::ui
