// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tab_row.hpp"

#include <QPainter>

#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::ui {

/// One tab: words, and when chosen a bar under them.
class TabRow::Tab final : public QAbstractButton {
 public:
  Tab(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    set_text(text);
  }
  void set_text(const QString& text) {
    setText(text);
    // As wide as the words are when chosen, so that no tab moves when another is.
    setFixedSize(static_cast<int>(QFontMetricsF(ui_font(TextRole::section)).horizontalAdvance(text)) + 17, 44);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = theme_of(*this);
    QFont font = ui_font(TextRole::section);
    if (!isChecked()) font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.setPen(isChecked() || underMouse() ? theme.ink : theme.ink2);
    painter.drawText(QPointF(8, 27), text());
    if (isChecked()) painter.fillRect(QRectF(0, 40.5, width(), 3), theme.ink);
    if (hasFocus()) {
      painter.setPen(QPen(theme.ink, 2));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(QRectF(rect()).adjusted(1, 7, -1, -7), 4, 4);
    }
  }
};

TabRow::TabRow(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this)) {
  setFixedHeight(44);
  row_->setContentsMargins(16, 0, 16, 0);
  row_->setSpacing(21);
  for (int i = 0; i < page_count; ++i) {
    auto* tab = new Tab(page_name(static_cast<PageKind>(i)), this);
    tab->setAutoExclusive(true);
    tabs_[static_cast<std::size_t>(i)] = tab;
    row_->addWidget(tab);
  }
  row_->addStretch(1);
}

void TabRow::set_short(bool on) {
  if (on == short_) return;
  short_ = on;
  row_->setSpacing(on ? 13 : 21);
  row_->setContentsMargins(on ? 4 : 16, 0, on ? 8 : 16, 0);
  for (int i = 0; i < page_count; ++i) {
    const auto kind = static_cast<PageKind>(i);
    tabs_[static_cast<std::size_t>(i)]->set_text(on ? page_short_name(kind) : page_name(kind));
  }
}

void TabRow::set_wide(bool wide) {
  for (QWidget* button : only_where_wide_) button->setVisible(wide);
}

QAbstractButton* TabRow::tab(PageKind page) const { return tabs_[static_cast<std::size_t>(page)]; }

void TabRow::add_button(QWidget* button, bool only_where_wide) {
  row_->addWidget(button);
  if (only_where_wide) only_where_wide_.push_back(button);
}

bool TabRow::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) update();  // the signs between the tabs go where the tabs go
  return QWidget::event(event);
}

void TabRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), theme.panel);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hair);
  painter.setPen(QPen(theme.line, 1.25 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  for (std::size_t i = 0; i + 1 < tabs_.size(); ++i) {
    const bool from_right = layoutDirection() == Qt::RightToLeft;
    const double away = from_right ? -1 : 1;
    const QRect tab = tabs_[i]->geometry();
    const double x = (from_right ? tab.left() : tab.right()) + away * (short_ ? 5.0 : 9.0);
    painter.drawPolyline(QPolygonF({{x, 18}, {x + away * 4, 22}, {x, 26}}));
  }
}

}  // namespace littlestone::ui
