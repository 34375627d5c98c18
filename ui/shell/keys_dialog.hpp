// SPDX-License-Identifier: GPL-3.0-or-later
// What every key does, in one table.
#pragma once

#include <QDialog>
#include <QGridLayout>
#include <vector>

#include "ui/shell/page.hpp"

namespace littlestone::ui {

/// Keys beside what they do, under headings; in two halves where the parent has the width, and scrolled where it has
/// not the height.
class KeysDialog final : public QDialog {
  Q_OBJECT

 public:
  /// `pages`: those of the pages, in their order.
  KeysDialog(const std::vector<KeySection>& pages, QWidget* parent);

 private:
  using Line = KeySection::Line;

  void add(QGridLayout& grid, const QString& heading, const std::vector<Line>& lines);
};

}  // namespace littlestone::ui
