// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/top_line.hpp"

#include <QHBoxLayout>
#include <QPainter>

#include "ui/transport/themed.hpp"

namespace littlestone::ui {

TopLine::TopLine(QMenuBar* menus, QLabel* title, QLabel* name, QWidget* parent) : QWidget(parent), title_(title) {
  setFixedHeight(28);
  auto* row = new QHBoxLayout(this);
  const bool from_right = layoutDirection() == Qt::RightToLeft;
  row->setContentsMargins(from_right ? 16 : 0, 0, from_right ? 0 : 16, 0);
  row->addWidget(menus, 1);
  row->addWidget(name);
  title_->setParent(this);
  title_->setAlignment(Qt::AlignCenter);
}

void TopLine::resizeEvent(QResizeEvent*) { title_->setGeometry(width() / 2 - 200, 0, 400, height()); }

void TopLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).window);
}

}  // namespace littlestone::ui
