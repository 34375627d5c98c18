// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/play_online/play_online_desk.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {

PlayDesk::PlayDesk(QWidget* parent)
    : QWidget(parent),
      part_(new Segments({tr("You ask"), tr("You learn")}, this)),
      point_(new ChoiceBox(this)),
      learner_(new RichLabel({11.5}, 16, RichLabel::Tone::ink3, this)),
      question_(new RichLabel({13, QFont::DemiBold}, 18, RichLabel::Tone::ink, this)),
      answering_(new QWidget(this)),
      minus_(new AnswerButton(Label::minus, this)),
      plus_(new AnswerButton(Label::plus, this)),
      say_(new PlainButton(tr("Say it"), this)),
      undo_(new PlainButton(tr("Undo"), this)),
      restart_(new PlainButton(tr("Restart"), this)),
      best_(new PlainButton(tr("Best move"), this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 11, 16, 0);
  column->setSpacing(0);
  column->addLayout(game_head(*part_, *this));
  column->addSpacing(7);
  column->addWidget(learner_);
  column->addSpacing(7);
  auto* asking = new QHBoxLayout;
  asking->setSpacing(8);
  asking->addWidget(question_, 1);
  point_->setFixedSize(84, 28);
  point_->setAccessibleName(tr("Point to ask"));
  asking->addWidget(point_);
  column->addLayout(asking);
  column->addSpacing(7);
  lay_answers(*answering_, *minus_, *plus_);
  column->addWidget(answering_);
  say_->setFixedHeight(30);
  column->addWidget(say_);
  column->addSpacing(10);
  column->addLayout(button_row({undo_, restart_, best_}));
  column->addSpacing(10);
  column->addWidget(new HairLine(this));
  connect(part_, &Segments::chosen_changed, this, [this](int i) { emit part_chosen(i == 1); });
  connect(point_, &QComboBox::activated, this, &PlayDesk::point_asked);
  for (AnswerButton* b : {minus_, plus_}) {
    connect(b, &QAbstractButton::clicked, this, [this, b] { emit answered(b->label()); });
  }
  connect(say_, &QAbstractButton::clicked, this, &PlayDesk::said);
  connect(undo_, &QAbstractButton::clicked, this, &PlayDesk::undo_asked);
  connect(restart_, &QAbstractButton::clicked, this, &PlayDesk::restart_asked);
  connect(best_, &QAbstractButton::clicked, this, &PlayDesk::best_asked);
}

void PlayDesk::list_points(const ConceptClass& c, std::optional<PointIndex> asked) {
  const QSignalBlocker quiet(point_);
  if (listed_ != c.name() || point_->count() != static_cast<int>(c.points())) {
    listed_ = c.name();
    point_->clear();
    for (PointIndex x = 0; x < c.points(); ++x) {
      point_->addItem(lone_name(c.point_name(x)));
      point_->setItemData(static_cast<int>(x), QVariant::fromValue(c.point_name(x)), ChoiceBox::name_role);
    }
  }
  point_->setCurrentIndex(asked ? static_cast<int>(*asked) : -1);
}

void PlayDesk::show_game(const PlayRun& run, std::optional<PointIndex> asked, const Rational& plus) {
  const ConceptClass& c = run.concept_class;
  const bool hand = run.by_hand();
  const bool answering = !hand && asked && !run.over();
  {
    const QSignalBlocker quiet(part_);
    part_->choose(hand ? 1 : 0);
  }
  list_points(c, asked);
  learner_->set_markup(run.past_limit() ? hand ? tr("Past the exact limit: the program asks where Hedge is least sure.")
                                               : tr("Past the exact limit: the learner is Hedge alone.")
                       : hand ? tr("The program asks the points, and says what is true.")
                       : run.exact      ? tr("Learner: minimax, Hedge beside it.")
                                        : tr("Learner: Hedge alone."));
  question_->set_markup(run.over() ? tr("The game is over.")
                        : !asked   ? tr("Ask a point.")
                        : hand     ? tr("You are asked point %1.").arg(name_markup(c.point_name(*asked)))
                                   : tr("What is true at point %1?").arg(name_markup(c.point_name(*asked))));
  point_->setVisible(!hand && !run.over());
  answering_->setVisible(!hand);
  say_->setVisible(hand);
  say_->setText(tr("Say + with chance %1").arg(exact_text(plus)));
  const double chance = to_double(plus);
  const auto pays = [&](double loss) { return answering ? tr("pays %1").arg(play_number(loss)) : QString(); };
  plus_->set_meaning(pays(1 - chance), false);
  minus_->set_meaning(pays(chance), false);
  for (QWidget* w : std::initializer_list<QWidget*>{plus_, minus_}) w->setEnabled(answering);
  for (QWidget* w : std::initializer_list<QWidget*>{say_, best_}) w->setEnabled(!run.over());
  if (hand && !run.exact) best_->setEnabled(false);
  undo_->setEnabled(!run.rounds.empty());
  restart_->setEnabled(!run.rounds.empty());
}

QSize PlayDesk::minimumSizeHint() const {
  const QSize least = QWidget::minimumSizeHint();
  return {least.width(), std::min(least.height(), heightForWidth(std::max(width(), least.width())))};
}

void PlayDesk::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).panel);
}

}  // namespace littlestone::ui
