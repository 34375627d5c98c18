// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shelf_panel.hpp"

#include <QPainter>
#include <QVBoxLayout>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"

namespace littlestone::ui {

ShelfPanel::ShelfPanel(QWidget* parent)
    : QWidget(parent),
      heading_(new QLabel(this)),
      line_(new RichLabel({14, QFont::DemiBold}, 19, RichLabel::Tone::ink, this)),
      rule_(new HairLine(this)) {
  heading_->setFont(ui_font(TextRole::caps));
  heading_->setProperty("tone", QStringLiteral("ink3"));
  heading_->setMinimumWidth(20);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 0);
  column->setSpacing(0);
  column->addWidget(heading_);
  column->addSpacing(4);
  column->addWidget(line_);
  column->addSpacing(8);
  column->addWidget(rule_);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  show_shelf({}, {});
}

void ShelfPanel::show_shelf(const QString& from, const QString& line) {
  heading_->setText(from);
  line_->set_markup(QString(line).replace(u'$', QStringLiteral("$$")));
  setVisible(!line.isEmpty());
}

void ShelfPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).panel);
}

}  // namespace littlestone::ui
