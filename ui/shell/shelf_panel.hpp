// SPDX-License-Identifier: GPL-3.0-or-later
// What the right panel says of the card that was opened: its shelf, and its line.
#pragma once

#include <QLabel>
#include <QWidget>

#include "ui/kit/controls.hpp"

namespace littlestone::ui {

/// Lies above the explanation of the step. Hidden where no card was opened.
class ShelfPanel final : public QWidget {
  Q_OBJECT

 public:
  explicit ShelfPanel(QWidget* parent = nullptr);

  /// Nothing where the line is empty.
  void show_shelf(const QString& from, const QString& line);
  [[nodiscard]] QString heading() const { return heading_->text(); }
  [[nodiscard]] QString line() const { return line_->markup(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QLabel* heading_;
  RichLabel* line_;
  HairLine* rule_;
};

}  // namespace littlestone::ui
