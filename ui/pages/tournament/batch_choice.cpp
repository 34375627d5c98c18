// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/batch_choice.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <algorithm>

#include "ui/kit/silence.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

BatchChoice::BatchChoice(QWidget* parent) : QWidget(parent), box_(new NumberBox(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  auto* words = new RichLabel({12}, 24, RichLabel::Tone::ink2, this);
  words->set_markup(tr("Batch"));
  words->setFixedSize(words->width_of_line() + 1, 24);
  row->addWidget(words);
  box_->setFixedSize(36, 24);
  box_->setAccessibleName(tr("Batch that is played"));
  box_->installEventFilter(this);
  row->addWidget(box_);
  setFixedHeight(24);
  connect(box_, &QLineEdit::editingFinished, this, &BatchChoice::take_typed);
  hide();
}

void BatchChoice::set_batches(std::uint64_t batches, std::uint64_t shown) {
  batches_ = batches;
  shown_ = shown;
  setVisible(batches > 1);
  box_->setText(QString::number(shown + 1));
  box_->setModified(false);
  box_->set_refused(false);
  box_->setToolTip(
      tr("The batch that is played in full, 1 to %1. Up and Down: the next, the one before.").arg(whole_text(batches)));
}

void BatchChoice::take_typed() {
  if (!box_->isModified()) return;
  bool whole = false;
  const quint64 number = box_->text().trimmed().toULongLong(&whole);
  const bool there = whole && number >= 1 && number <= batches_;
  box_->set_refused(!there);
  box_->setToolTip(there ? QString() : tr("There are batches 1 to %1.").arg(whole_text(batches_)));
  if (!there) return;
  box_->setModified(false);
  if (number != shown_ + 1) emit chosen(number - 1);
}

bool BatchChoice::eventFilter(QObject* watched, QEvent* event) {
  if (watched != box_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  if (key == Qt::Key_Escape && box_->isModified()) {
    set_batches(batches_, shown_);
    return true;
  }
  if (key != Qt::Key_Up && key != Qt::Key_Down) return QWidget::eventFilter(watched, event);
  const std::uint64_t next = key == Qt::Key_Up ? std::min(shown_ + 1, batches_ - 1) : shown_ - (shown_ > 0 ? 1 : 0);
  if (next != shown_) emit chosen(next);
  return true;
}

BatchChoice::~BatchChoice() { silence_fields(*this); }

}  // namespace littlestone::ui
