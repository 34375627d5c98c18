// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/compare_view.hpp"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <cmath>
#include <utility>

#include "ui/kit/themed.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {

CompareView::CompareView(QWidget* parent)
    : QWidget(parent),
      line_(new RichLabel({12}, 16, RichLabel::Tone::ink2, this)),
      end_(new PlainButton(tr("End comparison Esc"), this)) {
  setAccessibleName(tr("Two scenarios side by side"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 11, 0, 0);
  column->setSpacing(0);
  auto* top = new QHBoxLayout;
  top->setContentsMargins(24, 0, 24, 0);
  top->setSpacing(16);
  top->addWidget(line_, 1, Qt::AlignVCenter);
  top->addWidget(end_, 0, Qt::AlignTop);
  column->addLayout(top);
  column->addSpacing(8);
  auto* row = new QHBoxLayout;
  row->setSpacing(1);
  for (std::size_t side = 0; side < 2; ++side) {
    auto* half = new QVBoxLayout;
    half->setSpacing(0);
    titles_[side] = new RichLabel({14, QFont::DemiBold}, 19, RichLabel::Tone::ink, this);
    titles_[side]->setContentsMargins(0, 0, 0, 0);
    auto* heading = new QHBoxLayout;
    heading->setContentsMargins(24, 4, 16, 0);
    heading->addWidget(titles_[side], 1);
    half->addLayout(heading);
    views_[side] = new PictureView(QMargins(12, 8, 12, 16), PictureView::Ground::canvas, this);
    views_[side]->setMinimumWidth(160);
    half->addWidget(views_[side], 1);
    row->addLayout(half, 1);
  }
  column->addLayout(row, 1);
  connect(end_, &QAbstractButton::clicked, this, &CompareView::ended);
}

void CompareView::set_words(const QString& left, const QString& right, const QString& differences) {
  const std::array<QString, 2> words = {left, right};
  for (std::size_t side = 0; side < 2; ++side) {
    titles_[side]->set_markup(QString(words[side]).replace(u'$', QStringLiteral("$$")));
    views_[side]->setAccessibleName(words[side]);
  }
  line_->set_markup(differences);
}

void CompareView::set_picture(std::size_t side, std::shared_ptr<const Picture> picture, const QString& why) {
  views_[side]->set_empty_text(why);
  views_[side]->set_picture(std::move(picture));
}

void CompareView::set_kin(const Kin& kin) {
  for (PictureView* view : views_) view->set_kin(kin);
}

void CompareView::wheelEvent(QWheelEvent* event) {
  constexpr double notch = 120;
  if (!event->modifiers().testFlag(Qt::ControlModifier)) return event->ignore();
  emit zoomed(std::pow(1.25, event->angleDelta().y() / notch));
  event->accept();
}

void CompareView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), theme.canvas);
  const int middle = views_[0]->geometry().right() + 1;
  painter.fillRect(QRect(middle, titles_[0]->y(), 1, height() - titles_[0]->y()), theme.hair);
  painter.fillRect(QRect(24, titles_[0]->y() - 5, width() - 48, 1), theme.hair);
}

}  // namespace littlestone::ui
