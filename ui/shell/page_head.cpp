// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page_head.hpp"

#include <QHBoxLayout>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

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
  // In a large window the page's pictures grow. The title grows too, so that it is never smaller than their headings.
  constexpr QSizeF common(728, 640);  // of a page at which a picture has its own size
  constexpr double most = 1.4;
  const QSizeF page = parentWidget() != nullptr ? QSizeF(parentWidget()->size()) : common;
  const double times = std::clamp(std::min(page.width() / common.width(), page.height() / common.height()), 1.0, most);
  title_->set_size(std::round(16 * times), std::round(22 * times));
  subtitle_->set_size(std::round(12 * times), std::round(16 * times));
  // One line each where they have the room, two in a narrow window or a longer language.
  const int high =
      std::max(static_cast<int>(std::round(16 * times)), subtitle_->heightForWidth(std::max(200, width() - 48)));
  const int title_high =
      std::max(static_cast<int>(std::round(24 * times)), title_->heightForWidth(std::max(80, title_->width())));
  subtitle_->setFixedHeight(high);
  title_->setFixedHeight(title_high);
  setFixedHeight(16 + title_high + high);
}

// Called later, because a size that changes during the layout of the page would be lost.
void PageHead::resizeEvent(QResizeEvent*) { QTimer::singleShot(0, this, &PageHead::fit); }

bool PageHead::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) QTimer::singleShot(0, this, &PageHead::fit);
  return QWidget::event(event);
}

void PageHead::add(QWidget* control) { top_->addWidget(control); }

void PageHead::insert(QWidget* control, QWidget* before) { top_->insertWidget(top_->indexOf(before), control); }

}  // namespace littlestone::ui
