// SPDX-License-Identifier: GPL-3.0-or-later
// What every key does, in one table.
#pragma once

#include <QDialog>
#include <QGridLayout>

namespace littlestone::ui {

/// Keys beside what they do, under headings; in two halves where the parent has the width, and scrolled where it has not the height.
class KeysDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit KeysDialog(QWidget* parent);

 private:
  struct Line {
    QString keys;
    QString words;
  };

  void add(QGridLayout& grid, const QString& heading, std::initializer_list<Line> lines);
};

}  // namespace littlestone::ui
