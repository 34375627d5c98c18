// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/transport_bar.hpp"

#include <QHBoxLayout>
#include <QIntValidator>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "ui/kit/choice_box.hpp"
#include "ui/kit/silence.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"

namespace littlestone::ui {
namespace {

constexpr std::array<double, 6> paces = {0.25, 0.5, 1, 2, 4, 8};

void triangle(QPainter& painter, QPointF base, double length, double half) {
  painter.drawPolygon(QPolygonF({base - QPointF(0, half), base + QPointF(length, 0), base + QPointF(0, half)}));
}

}  // namespace

TransportButton::TransportButton(Sign sign, const QString& name, QWidget* parent)
    : QAbstractButton(parent), sign_(sign) {
  setFocusPolicy(Qt::TabFocus);
  set_sign(sign, name);
}

void TransportButton::set_sign(Sign sign, const QString& name) {
  sign_ = sign;
  setAccessibleName(name);
  setToolTip(name);
  updateGeometry();
  update();
}

QSize TransportButton::sizeHint() const {
  return sign_ == Sign::play || sign_ == Sign::pause ? QSize(40, 40) : QSize(34, 32);
}

void TransportButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const QPointF c = QRectF(rect()).center();
  const bool round = sign_ == Sign::play || sign_ == Sign::pause;
  if (hasFocus()) {
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    round ? painter.drawEllipse(c, 19, 19) : painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
  } else if (underMouse() && !round && isEnabled()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.hair);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(isEnabled() ? theme.ink : theme.line);
  const auto bar = [&](double x) { painter.drawRect(QRectF(x - 1, c.y() - 6, 2, 12)); };
  switch (sign_) {
    case Sign::first:
      bar(c.x() - 6);
      triangle(painter, c + QPointF(6, 0), -8.8, 5.5);
      break;
    case Sign::previous_round:
      triangle(painter, c + QPointF(-0.5, 0), -8, 5);
      triangle(painter, c + QPointF(8.5, 0), -8, 5);
      break;
    case Sign::previous: triangle(painter, c + QPointF(4.4, 0), -8.8, 5.5); break;
    case Sign::next: triangle(painter, c + QPointF(-4.4, 0), 8.8, 5.5); break;
    case Sign::next_round:
      triangle(painter, c + QPointF(-8.5, 0), 8, 5);
      triangle(painter, c + QPointF(0.5, 0), 8, 5);
      break;
    case Sign::last:
      triangle(painter, c + QPointF(-6, 0), 8.8, 5.5);
      bar(c.x() + 6);
      break;
    case Sign::play:
    case Sign::pause:
      painter.drawEllipse(c, hasFocus() ? 16 : 18, hasFocus() ? 16 : 18);
      painter.setBrush(theme.panel);
      if (sign_ == Sign::play) {
        triangle(painter, c + QPointF(-5, 0), 12, 7.5);
      } else {
        painter.drawRect(QRectF(c.x() - 5.5, c.y() - 7, 4, 14));
        painter.drawRect(QRectF(c.x() + 1.5, c.y() - 7, 4, 14));
      }
      break;
  }
}

TransportBar::TransportBar(Player& player, QWidget* parent)
    : QWidget(parent),
      player_(player),
      play_(new TransportButton(TransportButton::Sign::play, tr("Play (Space)"), this)),
      timeline_(new Timeline(player, this)),
      step_box_(new QLineEdit(this)),
      of_(new QLabel(this)),
      pace_(new ChoiceBox(this)) {
  setFixedHeight(72);
  setLayoutDirection(Qt::LeftToRight);  // time runs to the right in every language
  using Sign = TransportButton::Sign;
  const auto button = [&](Sign sign, const QString& name, void (Player::*action)()) {
    auto* b = new TransportButton(sign, name, this);
    connect(b, &QAbstractButton::clicked, &player_, [this, action] {
      player_.pause();
      (player_.*action)();
    });
    return b;
  };
  connect(play_, &QAbstractButton::clicked, &player_, &Player::toggle);

  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(11, 0, 16, 0);
  row->setSpacing(0);
  row->addWidget(button(Sign::first, tr("To the start (Home)"), &Player::first));
  row->addWidget(button(Sign::previous_round, tr("Previous round (Shift+←)"), &Player::previous_round));
  row->addWidget(button(Sign::previous, tr("Previous step (←)"), &Player::previous));
  row->addWidget(play_);
  row->addWidget(button(Sign::next, tr("Next step (→)"), &Player::next));
  row->addWidget(button(Sign::next_round, tr("Next round (Shift+→)"), &Player::next_round));
  row->addWidget(button(Sign::last, tr("To the end (End)"), &Player::to_last));
  row->addSpacing(12);
  row->addWidget(timeline_, 1);
  row->addSpacing(8);

  // Captions above their boxes, all on the ruler's own lines.
  const auto column = [&](const QString& caption, QLayout* content) {
    auto* layout = new QVBoxLayout;
    layout->setContentsMargins(0, 22, 0, 8);
    layout->setSpacing(4);
    auto* label = new QLabel(caption, this);
    label->setFont(ui_font(TextRole::caption));
    label->setProperty("tone", QStringLiteral("ink3"));
    layout->addWidget(label);
    layout->addLayout(content);
    row->addLayout(layout);
  };
  step_box_->setFixedSize(44, 24);
  step_box_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  step_box_->setFont(ui_font(TextRole::body));
  step_box_->setAccessibleName(tr("Step"));
  of_->setFont(ui_font(TextRole::body));
  of_->setMinimumWidth(44);
  auto* steps = new QHBoxLayout;
  steps->setSpacing(6);
  steps->addWidget(step_box_);
  steps->addWidget(of_);
  column(tr("Step"), steps);
  row->addSpacing(8);
  for (const double pace : paces) {
    pace_->addItem(pace == 0.25  ? QStringLiteral("¼×")
                   : pace == 0.5 ? QStringLiteral("½×")
                                 : QStringLiteral("%1×").arg(pace),
                   pace);
  }
  pace_->setFixedSize(58, 24);
  pace_->setFocusPolicy(Qt::TabFocus);
  pace_->setAccessibleName(tr("Speed"));
  auto* speed = new QHBoxLayout;
  speed->addWidget(pace_);
  column(tr("Speed"), speed);

  connect(step_box_, &QLineEdit::editingFinished, this, [this] {
    bool number = false;
    const int step = step_box_->text().trimmed().toInt(&number);
    if (number && step_box_->isModified()) {
      player_.pause();
      player_.go_to(step);
    }
    refresh();
  });
  connect(step_box_, &QLineEdit::returnPressed, step_box_, &QWidget::clearFocus);
  connect(pace_, &QComboBox::activated, this, [this](int i) { player_.set_speed(pace_->itemData(i).toDouble()); });
  connect(&player_, &Player::steps_changed, this, &TransportBar::refresh);
  connect(&player_, &Player::step_changed, this, &TransportBar::refresh);
  connect(&player_, &Player::playing_changed, this, &TransportBar::refresh);
  connect(&player_, &Player::speed_changed, this, &TransportBar::refresh);
  refresh();
}

void TransportBar::refresh() {
  const bool playing = player_.playing();
  play_->set_sign(playing ? TransportButton::Sign::pause : TransportButton::Sign::play,
                  playing ? tr("Pause (Space)") : tr("Play (Space)"));
  if (!step_box_->hasFocus() || !step_box_->isModified()) step_box_->setText(QString::number(player_.step()));
  of_->setText(tr("of %1").arg(player_.last()));
  of_->setMinimumWidth(std::max(44, of_->sizeHint().width()));
  for (int i = 0; i < pace_->count(); ++i) {
    if (pace_->itemData(i).toDouble() == player_.speed()) pace_->setCurrentIndex(i);
  }
}

void TransportBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), theme.panel);
  painter.fillRect(QRect(0, 0, width(), 1), theme.hair);
}

TransportBar::~TransportBar() { silence_fields(*this); }

}  // namespace littlestone::ui
