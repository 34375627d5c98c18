// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/presentation.hpp"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/transport/themed.hpp"

namespace littlestone::ui {

Presentation::Presentation(QWidget* parent)
    : QWidget(parent),
      title_(new RichLabel({32, QFont::DemiBold}, 44, RichLabel::Tone::ink, this)),
      place_(new RichLabel({24}, 44, RichLabel::Tone::ink3, this)),
      view_(new PictureView(QMargins(24, 8, 24, 8), PictureView::Ground::canvas, this)),
      sentence_(new RichLabel({30}, 42, RichLabel::Tone::ink, this)),
      reference_(new RichLabel({24}, 34, RichLabel::Tone::ink3, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(40, 24, 40, 28);
  column->setSpacing(8);
  auto* top = new QHBoxLayout;
  top->addWidget(title_, 1);
  place_->setFixedWidth(150);
  top->addWidget(place_);
  column->addLayout(top);
  column->addWidget(view_, 1);
  sentence_->setFixedHeight(2 * 42);
  column->addWidget(sentence_);
  reference_->setFixedHeight(34);
  column->addWidget(reference_);
}

void Presentation::show_step(const QString& title, std::shared_ptr<const Picture> picture, const QString& sentence,
                             const QString& reference, const QString& place) {
  title_->set_markup(title);
  view_->set_picture(std::move(picture));
  sentence_->set_markup(sentence);
  fit_sentence();
  reference_->set_markup(reference);
  place_->set_markup(place);
}

void Presentation::fit_sentence() {
  // Three lines where two are too few: the picture gives way, not the type.
  sentence_->setFixedHeight(std::max(84, sentence_->heightForWidth(std::max(200, width() - 80))));
}

void Presentation::resizeEvent(QResizeEvent*) {
  fit_sentence();
  // The pictures' smallest type has 11 px; they get as much room as it leaves them at 24.
  const double times = std::min({24.0 / 11, width() / 870.0, height() / 460.0});
  view_->set_magnification(std::max(1.0, times));
}

void Presentation::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).canvas);
}

}  // namespace littlestone::ui
