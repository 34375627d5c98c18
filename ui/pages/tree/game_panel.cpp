// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/game_panel.hpp"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/kit/marks.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/shell/transport_bar.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_listed = 4096;  // points in the list; any point can be clicked

}  // namespace

MistakeRow::MistakeRow(QWidget* parent) : QWidget(parent) { setFixedHeight(40); }

void MistakeRow::set_mistakes(int mistakes, int dimension) {
  mistakes_ = mistakes;
  dimension_ = dimension;
  setAccessibleName(tr("Mistakes: %1, Ldim %2").arg(mistakes).arg(dimension));
  update();
}

void MistakeRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.setFont(ui_font(TextRole::body));
  painter.setPen(theme.ink2);
  draw_words(painter, *this, QPointF(0, 25), tr("Mistakes"));
  painter.setFont(text_font(14, QFont::DemiBold));
  painter.setPen(theme.ink);
  const QString count = tr("%1 of %2").arg(mistakes_).arg(dimension_);
  const double count_width = painter.fontMetrics().horizontalAdvance(count);
  painter.drawText(mirrored(*this, QRectF(width() - count_width - 1, 0, count_width + 1, 40)), Qt::AlignCenter,
                   in_order(count));
  const double room = width() - 76 - 60;
  const int places = std::max(dimension_, mistakes_);
  const double pitch = std::min(44.0, room / std::max(1, places));
  if (pitch < 9) return;  // the number says it
  const double radius = std::min(16.0, pitch / 2 - 1.5);
  for (int i = 0; i < places; ++i) {
    const QPointF centre = mirrored(*this, QRectF(76 + pitch * (i + 0.5), 20, 0, 0)).topLeft();
    if (i < mistakes_) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.ink);
      painter.drawEllipse(centre, radius, radius);
      draw_mistake_cross(painter, theme.panel, centre, radius * 0.6);
      continue;
    }
    QPen pen(theme.line, 1.5);
    pen.setDashPattern({2, 1.6});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius - 0.75, radius - 0.75);
  }
}

CoinsRow::CoinsRow(QWidget* parent) : QWidget(parent) { setFixedHeight(28); }

void CoinsRow::set_coins(const CoinGame& game, int mistakes, int dimension) {
  game_ = game;
  places_ = std::max({dimension, mistakes, 1});
  setAccessibleName(tr("Best coins: %1 expected, at most %2 more, R = %3")
                        .arg(exact_text(game.paid), exact_text(game.values.back()), exact_text(game.values.front())));
  update();
}

void CoinsRow::paintEvent(QPaintEvent*) {
  if (!game_.known()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.setFont(ui_font(TextRole::body));
  painter.setPen(theme.ink2);
  draw_words(painter, *this, QPointF(0, 19), tr("Coins"));
  painter.setFont(text_font(14, QFont::DemiBold));
  painter.setPen(theme.ink);
  const QString count = MistakeRow::tr("%1 of %2").arg(exact_text(game_.paid), exact_text(game_.values.front()));
  const double count_width = painter.fontMetrics().horizontalAdvance(count);
  painter.drawText(mirrored(*this, QRectF(width() - count_width - 1, 0, count_width + 1, 28)), Qt::AlignCenter,
                   in_order(count));
  // One mistake is as wide as one disc of the row above.
  const double mistakes = to_double(game_.values.front());
  double pitch = std::min(44.0, (width() - 76 - 60.0) / places_);
  if (mistakes * pitch > width() - 84 - count_width) pitch = (width() - 84 - count_width) / mistakes;
  const double paid = to_double(game_.paid) * pitch;
  const double left = to_double(game_.values.back()) * pitch;
  const double all = to_double(game_.values.front()) * pitch;
  if (all < 4) return;  // the number says it
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.hair);
  painter.drawRect(mirrored(*this, QRectF(76, 8, all, 12)));
  painter.setBrush(theme.ink);
  painter.drawRect(mirrored(*this, QRectF(76, 8, paid, 12)));
  if (left < 2) return;
  QPen pen(theme.line, 1.5);
  pen.setDashPattern({2, 1.6});
  painter.setPen(pen);
  painter.setBrush(theme.panel);
  painter.drawRect(mirrored(*this, QRectF(76 + paid, 8, left, 12).adjusted(0.75, 0.75, -0.75, -0.75)));
}

OddsRow::OddsRow(QWidget* parent) : QWidget(parent) { setFixedHeight(28); }

void OddsRow::set_plus(const Rational& plus) {
  plus_ = plus;
  setAccessibleName(
      tr("The best coins say −1 with chance %1 and +1 with chance %2").arg(exact_text(1 - plus), exact_text(plus)));
  update();
}

void OddsRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.setFont(ui_font(TextRole::caption));
  painter.setPen(theme.ink2);
  const QString who = tr("coins say");
  draw_words(painter, *this, QPointF(0, 15), who);
  const QFontMetricsF metrics(painter.font());
  const QString minus = exact_text(1 - plus_);
  const QString plus = exact_text(plus_);
  double from = metrics.horizontalAdvance(who) + 10;
  double to = width();
  draw_label_cell(painter, theme, mirrored(*this, QRectF(from, 3, 16, 16)), Label::minus);
  draw_label_cell(painter, theme, mirrored(*this, QRectF(to - 16, 3, 16, 16)), Label::plus);
  painter.setPen(theme.ink);
  draw_words(painter, *this, QPointF(from + 20, 15), minus);
  draw_words(painter, *this, QPointF(to - 20 - metrics.horizontalAdvance(plus), 15), plus);
  from += 26 + metrics.horizontalAdvance(minus);
  to -= 26 + metrics.horizontalAdvance(plus);
  if (to - from < 12) return;
  const double cut = from + (to - from) * to_double(1 - plus_);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.minus_small);
  painter.drawRect(mirrored(*this, QRectF(from, 5, cut - from, 12)));
  painter.setBrush(theme.plus);
  painter.drawRect(mirrored(*this, QRectF(cut, 5, to - cut, 12)));
}

QSize GamePanel::minimumSizeHint() const {
  const QSize least = QWidget::minimumSizeHint();
  return {least.width(), std::min(least.height(), heightForWidth(std::max(width(), least.width())))};
}

GamePanel::GamePanel(GameDesk& desk, QWidget* parent)
    : QWidget(parent),
      desk_(desk),
      role_(new Segments({tr("You ask"), tr("You learn")}, this)),
      who_(new RichLabel({14}, 20, RichLabel::Tone::ink, this)),
      mistakes_(new MistakeRow(this)),
      bound_(new RichLabel({11.5}, 16, RichLabel::Tone::ink3, this)),
      coins_(new CoinsRow(this)),
      coins_bound_(new RichLabel({11.5}, 16, RichLabel::Tone::ink3, this)),
      moves_(new MovesTable(desk, this)),
      question_(new RichLabel({14, QFont::DemiBold}, 20, RichLabel::Tone::ink, this)),
      asking_(new QWidget(this)),
      point_(new ChoiceBox(this)),
      ask_(new PlainButton(tr("Ask"), this)),
      answering_(new QWidget(this)),
      odds_(new OddsRow(this)),
      minus_(new AnswerButton(Label::minus, this)),
      plus_(new AnswerButton(Label::plus, this)),
      undo_(new PlainButton(tr("Undo"), this)),
      restart_(new PlainButton(tr("Restart"), this)),
      hint_(new PlainButton(tr("Hint"), this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 11, 16, 0);
  column->setSpacing(0);
  column->addLayout(game_head(*role_, *this));
  column->addSpacing(9);
  column->addWidget(who_);
  column->addSpacing(6);
  column->addWidget(mistakes_);
  column->addWidget(bound_);
  column->addWidget(coins_);
  column->addWidget(coins_bound_);
  column->addSpacing(10);
  column->addWidget(new HairLine(this));
  column->addSpacing(10);
  column->addWidget(moves_);
  column->addSpacing(8);
  column->addWidget(question_);
  column->addSpacing(6);
  auto* asking = new QHBoxLayout(asking_);
  asking->setContentsMargins(0, 0, 0, 0);
  asking->setSpacing(8);
  point_->setFixedSize(96, 28);
  point_->setAccessibleName(tr("Point to ask"));
  asking->addWidget(point_);
  ask_->setFixedHeight(28);
  asking->addWidget(ask_, 1);
  column->addWidget(asking_);
  column->addWidget(odds_);
  lay_answers(*answering_, *minus_, *plus_);
  column->addWidget(answering_);
  column->addSpacing(12);
  column->addLayout(button_row({undo_, restart_, hint_}));
  column->addSpacing(12);
  column->addWidget(new HairLine(this));

  connect(role_, &Segments::chosen_changed, &desk_,
          [this](int i) { desk_.set_role(i == 0 ? GameRole::adversary : GameRole::learner); });
  connect(ask_, &QAbstractButton::clicked, &desk_, [this] {
    if (point_->currentIndex() >= 0) desk_.ask(static_cast<PointIndex>(point_->currentIndex()));
  });
  for (AnswerButton* b : {minus_, plus_}) {
    connect(b, &QAbstractButton::clicked, &desk_, [this, b] { desk_.answer(b->label()); });
  }
  connect(undo_, &QAbstractButton::clicked, &desk_, &GameDesk::undo);
  connect(restart_, &QAbstractButton::clicked, &desk_, &GameDesk::restart);
  connect(hint_, &QAbstractButton::clicked, this, [this] {
    hinted_ = true;
    hinted_at_ = desk_.step();
    if (desk_.state() && desk_.state()->hint) point_->setCurrentIndex(static_cast<int>(*desk_.state()->hint));
    refresh();
  });
  connect(&desk_, &GameDesk::changed, this, &GamePanel::refresh);
  refresh();
}

QString GamePanel::coins_told() const { return coins_bound_->markup(); }

void GamePanel::show_coins(const GameState& state) {
  const auto& coins = desk_.coins();
  const bool known = coins && coins->game.known();
  coins_->setVisible(known);
  odds_->setVisible(known && coins->game.question.has_value());
  if (!known) {
    coins_bound_->set_markup(
        coins ? tr("R is not worked out: more than %1 version spaces.").arg(whole_text(coins->game.states))
              : QString());
    return;
  }
  coins_->set_coins(coins->game, state.mistakes, state.dimensions.front());
  coins_bound_->set_markup(tr("Best coins: at most R = %1; %2 left.")
                               .arg(exact_text(coins->game.values.front()), exact_text(coins->game.values.back())));
  if (coins->game.question) odds_->set_plus(coins->game.question->plus);
}

// What the learner with coins does at the step; empty where it is not known.
QString GamePanel::coin_sentence(const GameState& state) const {
  const auto& coins = desk_.coins();
  if (!coins || !coins->game.known()) return {};
  const CoinGame& game = coins->game;
  if (state.over()) {
    return tr("The best coins expected %1, R was %2.").arg(exact_text(game.paid), exact_text(game.values.front()));
  }
  if (game.question) {
    const CoinQuestion& q = *game.question;
    if (!q.sides[0] || !q.sides[1]) return {};
    return tr("The best coins say +1 with chance %1: from here on they pay at most %2 on average, whatever is true.")
        .arg(exact_text(q.plus), exact_text(q.most));
  }
  if (!game.rounds.empty()) {
    return tr("The best coins paid %1 for it; R went from %2 to %3.")
        .arg(exact_text(game.rounds.back().paid), exact_text(game.values[game.values.size() - 2]),
             exact_text(game.values.back()));
  }
  return tr("A learner that tosses coins can keep its expected mistakes at R = %1 or less, and can be forced to R.")
      .arg(exact_text(game.values.front()));
}

int GamePanel::mistakes() const { return desk_.state() ? desk_.state()->mistakes : 0; }

void GamePanel::refresh() {
  const auto& state = desk_.state();
  role_->choose(desk_.role() == GameRole::adversary ? 0 : 1);
  who_->set_markup(desk_.role() == GameRole::adversary
                       ? tr("You are the adversary. Ask a point, hear the SOA, then say what is true.")
                       : tr("You are the learner. A point is asked: predict its label, then hear the truth."));
  if (!state || !desk_.has_class()) {
    setEnabled(false);
    return;
  }
  setEnabled(true);
  if (hinted_ && hinted_at_ != desk_.step()) hinted_ = false;
  // What follows is about the last finished answer, which may still be of the other role.
  const bool adversary = state->role == GameRole::adversary;
  const ConceptClass& c = desk_.concept_class();
  const int dimension = state->dimensions.front();
  mistakes_->set_mistakes(state->mistakes, dimension);
  bound_->set_markup(adversary ? tr("The SOA never makes more than Ldim = %1.").arg(dimension)
                               : tr("No learner can be sure of fewer than Ldim = %1.").arg(dimension));
  show_coins(*state);
  moves_->refresh();
  const auto listed = static_cast<int>(std::min(c.points(), most_listed));
  if (listed_of_ != desk_.shared_class()) {
    listed_of_ = desk_.shared_class();
    point_->clear();
    for (int x = 0; x < listed; ++x) point_->addItem(lone_name(c.point_name(static_cast<PointIndex>(x))));
  }
  const bool asks = adversary && !state->question && !state->over();
  asking_->setVisible(asks);
  answering_->setVisible(state->question.has_value());
  undo_->setEnabled(desk_.step() > 0);
  restart_->setEnabled(desk_.last() > 0);
  hint_->setEnabled(!state->over());
  const auto name = [&](PointIndex x) { return name_markup(c.point_name(x)); };
  if (state->over()) {
    question_->set_markup(tr("No further mistake can be forced."));
    return;
  }
  if (asks) {
    question_->set_markup(hinted_ ? tr("Point %1: both sides keep Ldim ≥ %2.")
                                        .arg(name(*state->hint), QString::number(state->dimensions.back() - 1))
                                  : tr("Which point do you ask?"));
    if (!hinted_ && state->hint && *state->hint < most_listed && !point_->hasFocus()) {
      point_->setCurrentIndex(static_cast<int>(*state->hint));
    }
    return;
  }
  const GameQuestion& q = *state->question;
  const auto side = [](Label y) -> std::size_t { return y == Label::plus ? 1 : 0; };
  if (adversary) {
    question_->set_markup(tr("What is true at point %1?").arg(name(q.point)));
    for (AnswerButton* b : {minus_, plus_}) {
      const bool possible = q.survivors[side(b->label())] > 0;
      const bool errs = *q.prediction != b->label();
      b->setEnabled(possible);
      b->set_meaning(!possible ? tr("nobody says so")
                     : errs    ? tr("mistake %1").arg(state->mistakes + 1)
                               : tr("SOA is right"),
                     hinted_ ? possible && errs : errs, possible ? QString() : tr("nobody"));
    }
  } else {
    question_->set_markup(tr("What do you predict at point %1?").arg(name(q.point)));
    const Label best = label_of(q.dimensions[1] > q.dimensions[0]);
    for (AnswerButton* b : {minus_, plus_}) {
      b->setEnabled(true);
      const QString said = number_text(q.survivors[side(b->label())]);
      const QString all = number_text(state->spaces.back().count());
      if (hinted_ && b->label() == best) {
        b->set_meaning(tr("as the SOA would"), true);
      } else {
        b->set_meaning(tr("%1 of %2 say so").arg(said, all), false, MistakeRow::tr("%1 of %2").arg(said, all));
      }
    }
  }
}

void GamePanel::describe(StepPanel& panel) const {
  const auto& state = desk_.state();
  panel.set_before_boundary(false);
  panel.set_picture(nullptr);
  panel.set_notes({});
  if (!state || !desk_.has_class()) {
    panel.set_step(tr("Computing…"), tr("SOA, §3.2 · mistake bound [Lit87]"));
    return;
  }
  const QString coins = coin_sentence(*state);
  const QString reference = coins.isEmpty() ? tr("SOA, §3.2 · mistake bound [Lit87]")
                                            : tr("SOA, §3.2 · mistake bound [Lit87] · coins [FHMM23]");
  const auto say = [&](const QString& sentence) {
    panel.set_step(coins.isEmpty() ? sentence : sentence + u' ' + coins, reference);
  };
  const ConceptClass& c = desk_.concept_class();
  const auto name = [&](PointIndex x) { return plain_name(c.point_name(x)); };
  const bool adversary = state->role == GameRole::adversary;
  const int left = state->dimensions.back();
  if (state->over()) {
    const Name last = c.hypothesis_name(static_cast<HypothesisIndex>(state->spaces.back().find(0)));
    const QString who = adversary ? tr("Mistakes of the SOA: %1, Ldim: %2.") : tr("Your mistakes: %1, Ldim: %2.");
    say(tr("Only %1 is left, so every label is known.").arg(plain_name(last)) + u' ' +
        who.arg(state->mistakes).arg(state->dimensions.front()));
    return;
  }
  if (state->question) {
    const GameQuestion& q = *state->question;
    const int below = q.dimensions[0];
    const int above = q.dimensions[1];
    if (q.survivors[0] == 0 || q.survivors[1] == 0) {
      say(tr("At point %1 all that are left agree: no mistake is possible there.").arg(name(q.point)));
    } else if (below == above) {
      say(adversary ? tr("At point %1 both sides have Ldim %2. On a tie the SOA says −1, so +1 costs it a "
                         "mistake and leaves Ldim %2.")
                          .arg(name(q.point), QString::number(below))
                    : tr("At point %1 both sides have Ldim %2. Whatever you say, the opposite may be true.")
                          .arg(name(q.point), QString::number(below)));
    } else {
      say(tr("At point %1 the side −1 has Ldim %2, the side +1 has %3. The SOA follows the larger: erring "
             "then costs more of the dimension.")
              .arg(name(q.point), QString::number(below), QString::number(above)));
    }
    return;
  }
  if (!state->rounds.empty()) {
    const GameRound& last = state->rounds.back();
    const std::size_t r = state->rounds.size();
    const int before = state->dimensions[r - 1];
    say(last.mistake() ? tr("A mistake at point %1. It brought Ldim from %2 to %3: every mistake of the SOA "
                            "takes at least one.")
                             .arg(name(last.point), QString::number(before), QString::number(left))
                       : tr("No mistake at point %1; Ldim went from %2 to %3.")
                             .arg(name(last.point), QString::number(before), QString::number(left)));
    return;
  }
  say(tr("Whoever asks along this tree and always says the opposite of the prediction forces %1 mistakes from "
         "any learner. The SOA never makes more.",
         nullptr, state->dimensions.front())
          .arg(state->dimensions.front()));
}

void GamePanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).panel);
}

GameBar::GameBar(GameDesk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
  setFixedHeight(72);
  setLayoutDirection(Qt::LeftToRight);  // time runs to the right in every language
  using Sign = TransportButton::Sign;
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(11, 0, 16, 0);
  row->setSpacing(0);
  const auto button = [&](Sign sign, const QString& name, auto&& action) {
    auto* b = new TransportButton(sign, name, this);
    connect(b, &QAbstractButton::clicked, &desk_, action);
    row->addWidget(b);
    return b;
  };
  auto* first = button(Sign::first, tr("To the first round (Home)"), [this] { desk_.go_to(0); });
  auto* back = button(Sign::previous, tr("Take back (←)"), [this] { desk_.undo(); });
  auto* forth = button(Sign::next, tr("Again (→)"), [this] { desk_.redo(); });
  auto* last = button(Sign::last, tr("To the last move (End)"), [this] { desk_.go_to(desk_.last()); });
  row->addStretch(1);
  connect(&desk_, &GameDesk::changed, this, [this, first, back, forth, last] {
    first->setEnabled(desk_.step() > 0);
    back->setEnabled(desk_.step() > 0);
    forth->setEnabled(desk_.step() < desk_.last());
    last->setEnabled(desk_.step() < desk_.last());
    setAccessibleName(in_order(tr("Move %1 of %2").arg(desk_.step()).arg(desk_.last())));
    update();
  });
}

QRectF GameBar::ruler() const { return {284, 49, std::max(60.0, width() - 284.0 - 196), 1}; }

int GameBar::steps_shown() const {
  const int a_round = desk_.role() == GameRole::adversary ? 2 : 1;
  const int dimension = desk_.state() ? std::max(1, desk_.state()->dimensions.front()) : 3;
  return std::max({a_round * dimension, desk_.last() + (desk_.last() % a_round), 1});
}

double GameBar::x_of(int step) const { return ruler().left() + ruler().width() * step / steps_shown(); }

void GameBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), theme.panel);
  painter.fillRect(QRect(0, 0, width(), 1), theme.hair);
  const QRectF line = ruler();
  const int a_round = desk_.role() == GameRole::adversary ? 2 : 1;
  painter.setPen(QPen(theme.line, 1.5));
  painter.drawLine(line.topLeft(), line.topRight());
  painter.setPen(QPen(theme.ink, 3));
  painter.drawLine(line.topLeft(), QPointF(x_of(desk_.step()), line.top()));
  painter.setFont(ui_font(TextRole::caption));
  const double pitch = line.width() / steps_shown();
  const int rounds = (steps_shown() + a_round - 1) / a_round;
  for (int step = 0; step <= steps_shown(); ++step) {
    const bool round = step % a_round == 0;
    if (pitch * (round ? a_round : 1) < 4) continue;
    const double x = x_of(step);
    painter.setPen(QPen(step <= desk_.step() ? theme.ink : theme.line, 1.5));
    painter.drawLine(QPointF(x, line.top() - (round ? 14 : 6)), QPointF(x, line.top()));
    if (!round || step == steps_shown()) continue;
    const int number = step / a_round + 1;
    if (pitch * a_round < 56 && number != 1 && number != rounds) continue;
    painter.setPen(theme.ink3);
    painter.drawText(QPointF(x + 2, 18), in_order(tr("Round %1").arg(number)));
  }
  painter.setPen(QPen(theme.ink, 2));
  painter.setBrush(theme.panel);
  painter.drawEllipse(QPointF(x_of(desk_.step()), line.top()), 7, 7);
  painter.setFont(ui_font(TextRole::body));
  painter.setPen(theme.ink2);
  painter.drawText(QRectF(width() - 184, 34, 168, 28), Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter,
                   tr("Move %1 of %2").arg(desk_.step()).arg(desk_.last()));
}

void GameBar::mousePressEvent(QMouseEvent* event) {
  const QRectF line = ruler();
  const double x = event->position().x();
  if (x < line.left() - 10 || x > line.right() + 10) return;
  desk_.go_to(static_cast<int>(std::lround((x - line.left()) / line.width() * steps_shown())));
}

}  // namespace littlestone::ui
