// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/ask_room.hpp"

#include <QVBoxLayout>

#include "ui/kit/type.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {

AskRoom::AskRoom(QWidget* parent)
    : QWidget(parent),
      heading_(new QLabel(tr("ASK THE ROOM"), this)),
      text_(new RichLabel({13, QFont::DemiBold}, 18, RichLabel::Tone::ink, this)),
      hint_(new RichLabel({11.5}, 16, RichLabel::Tone::ink2, this)) {
  heading_->setFont(ui_font(TextRole::caps));
  heading_->setProperty("tone", QStringLiteral("ink3"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 4, 0, 12);
  column->setSpacing(0);
  column->addWidget(new HairLine(this));
  column->addSpacing(10);
  column->addWidget(heading_);
  column->addSpacing(4);
  column->addWidget(text_);
  column->addSpacing(6);
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    cards_[i] = new ActionButton(this);
    cards_[i]->set_filled(false);
    cards_[i]->setCheckable(true);
    column->addWidget(cards_[i]);
    connect(cards_[i], &QAbstractButton::clicked, this, [this, i] { choose(static_cast<int>(i)); });
  }
  column->addSpacing(4);
  hint_->set_markup(tr("Space shows the answer."));
  column->addWidget(hint_);
  hide();
}

void AskRoom::ask(const Question& question) {
  if (question == question_) return;
  question_ = question;
  setVisible(!question.text.isEmpty());
  text_->set_markup(sentence_markup(question.text));
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const bool there = static_cast<qsizetype>(i) < question.answers.size();
    cards_[i]->setVisible(there);
    if (there) cards_[i]->set_words(question.answers[static_cast<qsizetype>(i)], QString::number(i + 1));
  }
  show_chosen();
}

int AskRoom::chosen() const {
  const auto found = chosen_.find(question_.text);
  return found == chosen_.end() ? -1 : found->second;
}

void AskRoom::choose(int answer) {
  if (answer < 0 || answer >= question_.answers.size()) return;
  chosen_[question_.text] = answer;
  show_chosen();
  emit answered();
}

bool AskRoom::take_key(const QKeyEvent& key) {
  const int answer = key.key() - Qt::Key_1;
  if (isHidden() || answer < 0 || answer >= question_.answers.size()) return false;
  choose(answer);
  return true;
}

void AskRoom::show_chosen() {
  for (std::size_t i = 0; i < cards_.size(); ++i) cards_[i]->setChecked(static_cast<int>(i) == chosen());
}

}  // namespace littlestone::ui
