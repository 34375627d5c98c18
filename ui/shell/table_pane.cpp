// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/table_pane.hpp"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/kit/controls.hpp"
#include "ui/kit/figure_words.hpp"

namespace littlestone::ui {

TablePane::TablePane(const QString& name, QWidget* parent) : QWidget(parent), names_(name) {}

void TablePane::add(const QString& heading) { names_ += heading; }

TableView& TablePane::view(std::size_t i) {
  if (views_.empty()) make();
  return *views_[i];
}

void TablePane::make() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 8, 24, 16);
  column->setSpacing(0);
  for (const QString& name : names_) {
    const bool first = views_.empty();
    if (!first) {
      auto* words = new RichLabel({14, QFont::DemiBold}, 20, RichLabel::Tone::ink, this);
      words->set_markup(name);
      auto* row = new QHBoxLayout;
      row->setContentsMargins(0, 14, 0, 6);
      row->addWidget(words);
      column->addLayout(row);
    }
    views_.push_back(new TableView(tr("%1 as a table").arg(without_markup(name)), this));
    column->addWidget(views_.back(), first ? 3 : 2);
  }
}

}  // namespace littlestone::ui
