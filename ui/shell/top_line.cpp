// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/top_line.hpp"

#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {

TopLine::TopLine(QMenuBar* menus, QLabel* name, QWidget* parent)
    : QWidget(parent), menus_(menus), title_(new QLabel(this)), name_(name) {
  setFixedHeight(28);
  auto* row = new QHBoxLayout(this);
  const bool from_right = layoutDirection() == Qt::RightToLeft;
  row->setContentsMargins(from_right ? 16 : 0, 0, from_right ? 0 : 16, 0);
  row->addWidget(menus_, 1);
  row->addWidget(name_);
  title_->setFont(ui_font(TextRole::body));  // its own: what is inherited is lost with the theme's style sheet
  title_->setProperty("tone", QStringLiteral("ink3"));
  title_->setAlignment(Qt::AlignCenter);
  title_->setTextFormat(Qt::PlainText);
  title_->raise();  // the bar of the menus lies along the whole line
}

void TopLine::set_title(const QString& title) {
  text_ = title;
  place_title();
}

void TopLine::resizeEvent(QResizeEvent*) {
  layout()->activate();
  place_title();
}

void TopLine::place_title() {
  constexpr int gap = 12;
  // What the menus' words leave free, not the whole of the bar.
  QRect menus;
  for (QAction* action : menus_->actions()) menus |= menus_->actionGeometry(action);
  menus.translate(menus_->pos());
  const bool from_right = layoutDirection() == Qt::RightToLeft;
  const int left = (from_right ? name_->geometry() : menus).right() + gap;
  const int right = (from_right ? menus : name_->geometry()).left() - gap;
  const QString shown = title_->fontMetrics().elidedText(text_, Qt::ElideRight, std::max(0, right - left));
  const int width = title_->fontMetrics().horizontalAdvance(shown) + 2;
  const int middle = (this->width() - width) / 2;
  title_->setText(shown);
  title_->setToolTip(shown == text_ ? QString() : plain_tip(text_));
  title_->setAccessibleName(text_);
  title_->setGeometry(std::max(left, std::min(middle, right - width)), 0, width, height());
}

void TopLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).window);
}

}  // namespace littlestone::ui
