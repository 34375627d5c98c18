// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/epsilon_strip.hpp"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "core/study/chapters/scenario_fields.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/themed.hpp"
#include "ui/words/fields.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

const FieldInfo& epsilon_row() { return scenario_field("epsilon").info; }

// The stop of the window's slider that is nearest.
int stop_of(const Rational& epsilon) { return static_cast<int>(std::lround(epsilon_row().slider.position(epsilon))); }

}  // namespace

/// Where its parts stand, px of the widget, laid out from the left.
struct EpsilonStrip::Place {
  double unit = 1;
  double letter = 0;  // where the letter begins
  double words = 34;  // and the words after it
  double left = 192;  // the ends of the line
  double right = 612;
  double line = 48;
  double above = 24;  // baselines
  double below = 94;
};

EpsilonStrip::EpsilonStrip(QWidget* parent) : QAbstractSlider(parent) {
  setOrientation(Qt::Horizontal);
  setFocusPolicy(Qt::TabFocus);
  setRange(stop_of(marks().front()), stop_of(marks().back()));
  setSingleStep(1);
  setPageStep(3);
  setCursor(Qt::PointingHandCursor);
  connect(this, &QAbstractSlider::valueChanged, this, [this](int stop) {
    epsilon_ = epsilon_row().slider.at(stop);
    tell_name();
    update();
    emit epsilon_chosen(epsilon_);
  });
  tell_name();
}

const std::vector<Rational>& EpsilonStrip::marks() {
  static const std::vector<Rational> values = {Rational(1, 10), Rational(1, 2), 1, 2, 4};
  return values;
}

void EpsilonStrip::show_epsilon(const Rational& epsilon, const EpsilonEffect& effect) {
  epsilon_ = epsilon;
  effect_ = effect;
  const QSignalBlocker quiet(this);
  setValue(std::clamp(stop_of(epsilon), minimum(), maximum()));
  tell_name();
  update();
}

void EpsilonStrip::tell_name() {
  QString name = QStringLiteral("%1 = %2").arg(field_name(epsilon_row()), rational_text(epsilon_));
  for (const EpsilonEffect::At& at : effect_.at) {
    if (at.epsilon == epsilon_ && !at.text.isEmpty()) name += QStringLiteral(", %1: %2").arg(effect_.what, at.text);
  }
  setAccessibleName(name);
}

void EpsilonStrip::set_unit(double unit) {
  unit_ = unit;
  updateGeometry();
  update();
}

QSize EpsilonStrip::sizeHint() const { return (QSizeF(660, 100) * unit_).toSize(); }

EpsilonStrip::Place EpsilonStrip::place() const {
  Place p;
  p.unit = unit_;
  const double wanted =
      std::max(p.words + MathText(field_words(epsilon_row().label), {20}, MathText::Mode::mixed).width(),
               MathText(effect_.what, {18}, MathText::Mode::mixed).width());
  p.left = std::clamp(wanted + 36, 192.0, 300.0);
  p.right = std::max(p.left + 240, std::min(width() / unit_ - 48, p.left + 420));
  return p;
}

double EpsilonStrip::x_of(const Rational& epsilon) const {
  const Place p = place();
  const FieldSlider& scale = epsilon_row().slider;
  const double low = scale.position(marks().front());
  const double high = scale.position(marks().back());
  const double share = std::clamp((scale.position(epsilon) - low) / (high - low), 0.0, 1.0);
  return p.left + share * (p.right - p.left);
}

void EpsilonStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const Place p = place();
  if (layoutDirection() == Qt::RightToLeft) painter.translate(width() - (p.right + 48) * unit_, 0);
  painter.scale(p.unit, p.unit);
  const auto words = [&](QPointF at, const QString& markup, const MathStyle& style, const QColor& color,
                         double anchor) {
    painter.setPen(color);
    MathText(markup, style, MathText::Mode::mixed).draw(painter, at, anchor);
  };
  words({p.letter, p.line + 8}, QStringLiteral("$ε$"), {34}, theme.ink, 0);
  const double room = p.left - p.words - 36;
  painter.setPen(theme.ink2);
  MathText::fitted(field_words(epsilon_row().label), {20}, room).draw(painter, {p.words, p.line + 6});
  const double at = x_of(epsilon_);
  painter.setPen(QPen(theme.line, 3 + theme.heavier, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(p.left, p.line), QPointF(p.right, p.line));
  painter.setPen(QPen(theme.ink, 5 + theme.heavier, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(p.left, p.line), QPointF(at, p.line));
  const auto near = [&](double x) { return std::abs(x - at) < 46; };
  for (const Rational& mark : marks()) {
    if (mark == epsilon_) continue;
    if (!near(x_of(mark))) words({x_of(mark), p.above}, rational_text(mark), {18}, theme.ink3, 0.5);
  }
  words({at, p.above}, rational_text(epsilon_), {24, QFont::DemiBold}, theme.ink, 0.5);
  if (!effect_.what.isEmpty()) {
    painter.setPen(theme.ink3);
    const MathText what = MathText::fitted(effect_.what, {18}, p.left - 36);
    what.draw(painter, {p.left - 36, p.below}, 1);
    for (const EpsilonEffect::At& value : effect_.at) {
      const bool here = value.epsilon == epsilon_;
      const double x = x_of(value.epsilon);
      if (value.text.isEmpty() || (!here && near(x))) continue;
      painter.setPen(QPen(theme.ink2, 2 + theme.heavier));
      painter.drawLine(QPointF(x, p.line + 17), QPointF(x, p.line + 23));
      words({x, p.below}, value.text, {here ? 20.0 : 18.0, here ? QFont::DemiBold : QFont::Normal},
            here ? theme.ink : theme.ink3, 0.5);
    }
  }
  painter.setBrush(theme.canvas);
  if (hasFocus()) {
    painter.setPen(QPen(theme.ink, 2));
    painter.drawEllipse(QPointF(at, p.line), 18, 18);
  }
  painter.setPen(QPen(theme.ink, 3.5 + theme.heavier));
  painter.drawEllipse(QPointF(at, p.line), 13, 13);
}

void EpsilonStrip::move_to(double x) {
  const Place p = place();
  double own = x / unit_;
  if (layoutDirection() == Qt::RightToLeft) own -= width() / unit_ - (p.right + 48);
  const double share = std::clamp((own - p.left) / (p.right - p.left), 0.0, 1.0);
  setValue(minimum() + static_cast<int>(std::lround(share * (maximum() - minimum()))));
}

void EpsilonStrip::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  setSliderDown(true);
  move_to(event->position().x());
}

void EpsilonStrip::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) move_to(event->position().x());
}

void EpsilonStrip::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

void EpsilonStrip::wheelEvent(QWheelEvent* event) { event->ignore(); }

}  // namespace littlestone::ui
