// SPDX-License-Identifier: GPL-3.0-or-later
// The table with the numbers of a page, on the screen.
#pragma once

#include <QTableView>

#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// Shows a PageTable, and in a last row how many rows it leaves out; says so where it has none. Cells are made as they
/// are seen, so that only the PageTable costs memory.
class TableView final : public QTableView {
  Q_OBJECT

 public:
  /// `name` is what screen readers say.
  explicit TableView(const QString& name, QWidget* parent = nullptr);

  /// Columns become as wide as their names and their first rows need. O(columns).
  void show_table(PageTable table);
  [[nodiscard]] const PageTable& table() const;
  /// Rows on the screen, the one about those left out included.
  [[nodiscard]] int row_count() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  class Model;
  void fit_columns();

  Model* model_;
};

}  // namespace littlestone::ui
