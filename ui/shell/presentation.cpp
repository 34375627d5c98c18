// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/presentation.hpp"

#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/themed.hpp"

namespace littlestone::ui {

namespace {

constexpr QSizeF full_screen = {1920, 1080};
constexpr double least_type = 24;             // px
constexpr double picture_type = 11;           // px, the smallest in the pictures
constexpr QSizeF picture_needs = {870, 460};  // px of screen for each picture px its type is magnified by

}  // namespace

Presentation::Presentation(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      title_(new RichLabel({32, QFont::DemiBold}, 44, RichLabel::Tone::ink, this)),
      place_(new RichLabel({24}, 44, RichLabel::Tone::ink3, this)),
      view_(new PictureView(QMargins(24, 4, 24, 4), PictureView::Ground::canvas, this)),
      sentence_(new RichLabel({30}, 42, RichLabel::Tone::ink, this)),
      reference_(new RichLabel({24}, 34, RichLabel::Tone::ink3, this)) {
  setAttribute(Qt::WA_OpaquePaintEvent);  // it fills itself: nothing below it is painted
  auto* top = new QHBoxLayout;
  top->addWidget(title_, 1);
  top->addWidget(place_);
  column_->addLayout(top);
  column_->addWidget(view_, 1);
  column_->addWidget(sentence_);
  column_->addWidget(reference_);
  fit();
}

void Presentation::show_step(const QString& title, std::shared_ptr<const Picture> picture, const QString& sentence,
                             const QString& reference, const QString& place) {
  title_->set_markup(title);
  view_->set_picture(std::move(picture));
  sentence_->set_markup(sentence);
  reference_->set_markup(reference);
  place_->set_markup(place);
  fit();
}

void Presentation::fit() {
  const double share = std::min(width() / full_screen.width(), height() / full_screen.height());
  const auto px = [&](double at_full) { return static_cast<int>(std::lround(at_full * share)); };
  const auto type = [&](RichLabel& label, double at_full, double line_to_type) {
    const double size = std::max(least_type, at_full * share);
    const auto line = static_cast<int>(std::lround(size * line_to_type));
    label.set_size(size, line);
    return line;
  };
  const int side = px(40);
  column_->setContentsMargins(side, px(24), side, px(28));
  column_->setSpacing(px(8));
  const int line = type(*sentence_, 30, 1.4);
  title_->setFixedHeight(type(*title_, 32, 1.375));
  const int place_high = type(*place_, 24, 1.375);
  place_->setFixedSize(place_->width_of_line(), place_high);  // its end stays at the margin
  reference_->setFixedHeight(type(*reference_, 24, 1.4));
  // Three lines where two are too few: the picture gives way, not the type.
  sentence_->setFixedHeight(std::max(2 * line, sentence_->heightForWidth(std::max(200, width() - 2 * side))));
  // The pictures' smallest type gets as much room as it leaves them at full size.
  const double times =
      std::min({least_type / picture_type, width() / picture_needs.width(), height() / picture_needs.height()});
  view_->set_magnification(std::max(1.0, times));
}

void Presentation::resizeEvent(QResizeEvent*) { fit(); }

void Presentation::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).canvas);
}

}  // namespace littlestone::ui
