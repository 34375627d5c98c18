// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a page, one below the other.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "ui/shell/table_view.hpp"

namespace littlestone::ui {

/// A table and its scroll bars are about eighteen widgets, each of which a change of theme or language goes through.
/// They are made when the first of them is asked for, which most pages' tables never are.
class TablePane final : public QWidget {
  Q_OBJECT

 public:
  /// With one table, of this name.
  explicit TablePane(const QString& name, QWidget* parent);

  /// One more, under a heading. Before the first is asked for.
  void add(const QString& heading);
  [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(names_.size()); }
  /// The i-th, i < count().
  [[nodiscard]] TableView& view(std::size_t i);

 private:
  void make();

  QStringList names_;  // of the first the page's, then headings
  std::vector<TableView*> views_;
};

}  // namespace littlestone::ui
