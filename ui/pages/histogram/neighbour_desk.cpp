// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/neighbour_desk.hpp"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <memory>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QLabel* desk_heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(ui_font(TextRole::caps));
  label->setProperty("tone", QStringLiteral("ink3"));
  return label;
}

QLabel* desk_caption(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setFont(ui_font(TextRole::subtitle));
  label->setProperty("tone", QStringLiteral("ink2"));
  return label;
}

}  // namespace

NeighbourDesk::NeighbourDesk(QWidget* parent)
    : QWidget(parent),
      all_(new QWidget(this)),
      drawing_(new QWidget(all_)),
      count_(desk_caption(drawing_)),
      once_(new PlainButton(tr("Once"), drawing_)),
      hundred_(new PlainButton(tr("100 times"), drawing_)),
      said_(new RichLabel({12.5}, 17, RichLabel::Tone::ink, drawing_)),
      guessing_(new QWidget(all_)),
      list_(new RichLabel({13}, 18, RichLabel::Tone::ink, guessing_)),
      as_it_was_(new PlainButton(tr("as it was"), guessing_)),
      changed_(new PlainButton(tr("flipped"), guessing_)),
      answer_(desk_caption(guessing_)),
      scale_(new PictureView({}, PictureView::Ground::panel, guessing_)) {
  setProperty("below", true);  // the window puts it below the explanation
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(all_);
  auto* column = new QVBoxLayout(all_);
  column->setContentsMargins(16, 0, 16, 6);
  column->setSpacing(0);
  auto* draw = new QVBoxLayout(drawing_);
  draw->setContentsMargins(0, 0, 0, 0);
  draw->setSpacing(0);
  draw->addWidget(new HairLine(drawing_));
  draw->addSpacing(8);
  draw->addWidget(desk_heading(tr("DRAW THE NOISE AGAIN"), drawing_));
  draw->addSpacing(5);
  auto* draws = new QHBoxLayout;
  draws->setSpacing(8);
  once_->setToolTip(tr("Draw the noise of every count once more"));
  hundred_->setToolTip(tr("Draw the noise of every count a hundred times"));
  draws->addWidget(once_);
  draws->addWidget(hundred_);
  draws->addStretch(1);
  draws->addWidget(count_);
  draw->addLayout(draws);
  draw->addSpacing(4);
  draw->addWidget(said_);
  draw->addSpacing(6);
  column->addWidget(drawing_);
  auto* guess = new QVBoxLayout(guessing_);
  guess->setContentsMargins(0, 0, 0, 0);
  guess->setSpacing(0);
  guess->addWidget(new HairLine(guessing_));
  guess->addSpacing(8);
  guess->addWidget(desk_heading(tr("GUESS FROM THE LIST: WHICH WAS IT?"), guessing_));
  guess->addSpacing(4);
  guess->addWidget(list_);
  guess->addSpacing(5);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(as_it_was_);
  buttons->addWidget(changed_);
  buttons->addStretch(1);
  buttons->addWidget(answer_);
  guess->addLayout(buttons);
  guess->addSpacing(6);
  scale_->setFixedHeight(35);
  scale_->setMinimumWidth(100);
  scale_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  guess->addWidget(scale_);
  guess->addSpacing(6);
  column->addWidget(guessing_);
  connect(once_, &QAbstractButton::clicked, this, [this] { emit noise_asked(1); });
  connect(hundred_, &QAbstractButton::clicked, this, [this] { emit noise_asked(100); });
  connect(as_it_was_, &QAbstractButton::clicked, this, [this] { emit guessed(false); });
  connect(changed_, &QAbstractButton::clicked, this, [this] { emit guessed(true); });
  guessing_->hide();  // else the first show of all gives it room that is not taken back
  all_->hide();
}

void NeighbourDesk::show_nothing() { all_->hide(); }

void NeighbourDesk::show_draws(std::uint64_t draws, const QString& said) {
  all_->show();
  count_->setText(draws == 0 ? QString() : tr("%1 draws", nullptr, plural(draws)).arg(number_text(draws)));
  said_->set_markup(sentence_markup(said));
  said_->setVisible(!said.isEmpty());
}

void NeighbourDesk::hide_guess() { guessing_->hide(); }

void NeighbourDesk::show_guess(const QString& changed, const QString& list, const QString& answer,
                               const GuessScore& score, bool same_law) {
  guessing_->show();
  changed_->setText(changed);
  list_->set_markup(same_law         ? tr("Both lists have one law: every guess is right half the time.")
                    : list.isEmpty() ? tr("Nothing left: the list is empty.")
                                     : list);
  answer_->setText(answer);
  for (PlainButton* button : {as_it_was_, changed_}) button->setEnabled(!same_law);
  auto picture = std::make_shared<ScenePicture>(guess_picture(score));
  scale_->setAccessibleName(picture->description());
  scale_->setVisible(!same_law);
  scale_->set_picture(std::move(picture));
}

void NeighbourDesk::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).panel);
}

}  // namespace littlestone::ui
