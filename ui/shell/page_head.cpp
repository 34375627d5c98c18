// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_head.hpp"

#include <QHBoxLayout>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace littlestone::ui {

PageHead::PageHead(QWidget* parent)
    : QWidget(parent),
      title_(new RichLabel({16, QFont::DemiBold}, 22, RichLabel::Tone::ink, this)),
      subtitle_(new RichLabel({12}, 16, RichLabel::Tone::ink2, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 11, 24, 5);
  column->setSpacing(0);
  title_->setFixedHeight(24);
  subtitle_->setMinimumHeight(16);
  top_ = new QHBoxLayout;
  top_->setSpacing(12);
  top_->addWidget(title_, 1);
  column->addLayout(top_);
  column->addWidget(subtitle_);
  fit();
}

void PageHead::fit() {
  // One line each where they have the room, two in a narrow window or a longer language.
  const int high = std::max(16, subtitle_->heightForWidth(std::max(200, width() - 48)));
  const int title_high = std::max(24, title_->heightForWidth(std::max(80, title_->width())));
  subtitle_->setFixedHeight(high);
  title_->setFixedHeight(title_high);
  setFixedHeight(16 + title_high + high);
}

// Later: a size that changes while the page is being laid out would be lost.
void PageHead::resizeEvent(QResizeEvent*) { QTimer::singleShot(0, this, &PageHead::fit); }

bool PageHead::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) QTimer::singleShot(0, this, &PageHead::fit);
  return QWidget::event(event);
}

void PageHead::add(QWidget* control) { top_->addWidget(control); }

void PageHead::insert(QWidget* control, QWidget* before) { top_->insertWidget(top_->indexOf(before), control); }

}  // namespace littlestone::ui
