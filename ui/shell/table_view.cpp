// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/table_view.hpp"

#include <QAbstractTableModel>
#include <QHash>
#include <QHeaderView>
#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <utility>

#include "ui/kit/math_text.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {

namespace {

// What the screen shows of a cell: a row of a thousand labels is cut, for it takes the view a second to set. Files hold
// all.
QString on_screen(const QString& text) {
  constexpr qsizetype most_characters = 96;
  return text.size() <= most_characters ? text : text.left(most_characters - 1) + QChar(u'\u2026');
}

}  // namespace

class TableView::Model final : public QAbstractTableModel {
 public:
  using QAbstractTableModel::QAbstractTableModel;

  void set_table(PageTable table) {
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
  }
  [[nodiscard]] const PageTable& table() const { return table_; }

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size()) + (table_.left_out > 0 ? 1 : 0);
  }
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
  }
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
    if (role == Qt::AccessibleTextRole) {  // a cell without a name is passed over
      const QString shown = data(index, Qt::DisplayRole).toString();
      return shown.isEmpty() ? TableView::tr("empty") : shown;
    }
    if (!index.isValid() || role != Qt::DisplayRole) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    if (row < table_.rows.size()) {
      return column < table_.rows[row].size() ? in_order(on_screen(table_.rows[row][column].shown)) : QString();
    }
    return column == 0 ? TableView::tr("+ %1 more").arg(number_text(table_.left_out)) : QString();
  }
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
      return QAbstractTableModel::headerData(section, orientation, role);
    }
    if (role == Qt::DisplayRole) return in_order(table_.columns[static_cast<std::size_t>(section)].name);
    if (role == Qt::TextAlignmentRole) return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
  }

 private:
  PageTable table_;
};

TableView::TableView(const QString& name, QWidget* parent) : QTableView(parent), model_(new Model(this)) {
  setModel(model_);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setFrameShape(QFrame::NoFrame);
  setFont(ui_font(TextRole::body));
  setAccessibleName(name);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setFont(ui_font(TextRole::caption));
  horizontalHeader()->setHighlightSections(false);  // bold takes more room
  horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void TableView::show_table(PageTable table) {
  model_->set_table(std::move(table));
  fit_columns();
}

const PageTable& TableView::table() const { return model_->table(); }

int TableView::row_count() const { return model_->rowCount(); }

void TableView::paintEvent(QPaintEvent* event) {
  QTableView::paintEvent(event);
  if (row_count() > 0) return;
  constexpr int margin = 12;
  QPainter painter(viewport());
  painter.setFont(ui_font(TextRole::body));
  painter.setPen(theme_of(*this).ink2);
  const Qt::Alignment begin = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
  painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                   static_cast<int>(begin | Qt::AlignTop), tr("No rows at this step."));
}

// The view's own way asks the style about every cell, which takes a second for a large class.
void TableView::fit_columns() {
  constexpr int padding = 14;  // of a cell, both sides, and a little
  constexpr std::size_t most_rows = 200;
  const PageTable& t = model_->table();
  const QFontMetrics cells(ui_font(TextRole::body));
  const QFontMetrics heads(ui_font(TextRole::caption));
  QHash<QString, int> widths;  // most cells say the same few things
  const auto width_of = [&](const QString& text) {
    auto found = widths.constFind(text);
    if (found == widths.constEnd()) found = widths.insert(text, cells.horizontalAdvance(text));
    return *found;
  };
  for (std::size_t c = 0; c < t.columns.size(); ++c) {
    int width = heads.horizontalAdvance(t.columns[c].name);
    for (std::size_t r = 0; r < std::min(most_rows, t.rows.size()); ++r) {
      if (c < t.rows[r].size()) width = std::max(width, width_of(on_screen(t.rows[r][c].shown)));
    }
    if (c == 0 && t.left_out > 0) {
      width = std::max(width, width_of(model_->data(model_->index(row_count() - 1, 0), Qt::DisplayRole).toString()));
    }
    setColumnWidth(static_cast<int>(c), width + padding);
  }
}

}  // namespace littlestone::ui
