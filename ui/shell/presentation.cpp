// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/presentation.hpp"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/kit/accessible.hpp"
#include "ui/kit/themed.hpp"

namespace littlestone::ui {

namespace {

// The mockup's px: a screen of 1280 × 800 has one px each, and 18 of them are 24 px of 1080 lines.
constexpr QSizeF one_to_one = {1280, 800};
constexpr double edge = 48;
constexpr double floor_type = 18;
constexpr double headline_top = 54;
constexpr double headline_high = 104;
constexpr double view_top = 159;
constexpr double slider_top = 690;
constexpr double foot_top = 771;
constexpr double keys_left = 730;  // beside the slider

constexpr double least_type = 24;             // px of 1080 lines
constexpr double picture_type = 11;           // px, the smallest in the pictures
constexpr QSizeF picture_needs = {870, 460};  // px of screen for each picture px its type is magnified by

/// Nothing but a colour.
class Blank final : public QWidget {
 public:
  using QWidget::QWidget;
  void set_color(const QColor& color) {
    color_ = color;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.fillRect(rect(), color_);
  }

 private:
  QColor color_ = Qt::black;
};

double unit_of(const QWidget& widget) {
  return std::min(widget.width() / one_to_one.width(), widget.height() / one_to_one.height());
}

void say_anew(RichLabel& label, const QString& markup) {
  if (markup == label.markup()) return;
  label.set_markup(markup);
  if (!markup.isEmpty()) announce(label);
}

}  // namespace

Presentation::Presentation(QWidget* parent)
    : QWidget(parent),
      title_(new RichLabel({24, QFont::DemiBold}, 33, RichLabel::Tone::ink2, this)),
      place_(new RichLabel({24}, 33, RichLabel::Tone::ink3, this)),
      sentence_(new RichLabel({40, QFont::DemiBold}, 52, RichLabel::Tone::ink, this)),
      view_(new PictureView(QMargins(0, 0, 0, 0), PictureView::Ground::canvas, this)),
      strip_(new EpsilonStrip(this)),
      keys_(new KeyCaps(this)),
      reference_(new RichLabel({24}, 34, RichLabel::Tone::ink3, this)),
      notes_(new LectureNotes(this)),
      blank_(new Blank(this)) {
  set_accessible_role(*sentence_, QAccessible::Notification);
  setAttribute(Qt::WA_OpaquePaintEvent);  // it fills itself: nothing below it is painted
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    answers_[i] = new ActionButton(this);
    answers_[i]->set_filled(false);
    answers_[i]->setCheckable(true);
    answers_[i]->hide();
    connect(answers_[i], &QAbstractButton::clicked, this, [this, i] { emit answered(static_cast<int>(i)); });
  }
  setMouseTracking(true);
  for (QWidget* child : findChildren<QWidget*>()) {
    child->setMouseTracking(true);
    child->installEventFilter(this);
  }
  strip_->hide();
  keys_->hide();
  notes_->hide();
  blank_->hide();
  naming_.setSingleShot(true);
  naming_.setInterval(naming_ms);
  connect(&naming_, &QTimer::timeout, this, [this] {
    keys_->hide();
    reference_->show();
  });
  fit();
}

void Presentation::show_step(const QString& title, std::shared_ptr<const Picture> picture, const QString& sentence,
                             const QString& reference, const QString& place) {
  title_->set_markup(title);
  view_->setAccessibleName(title_->accessibleName());
  view_->set_picture(std::move(picture));
  say_anew(*sentence_, sentence);
  reference_->set_markup(reference);
  place_->set_markup(place);
  fit();
}

void Presentation::show_sentence(const QString& sentence) {
  if (sentence == sentence_->markup()) return;
  say_anew(*sentence_, sentence);
  fit_sentence(unit_of(*this));
}

void Presentation::show_epsilon(const Rational* epsilon, const EpsilonEffect& effect) {
  const bool had = std::exchange(has_epsilon_, epsilon != nullptr);
  if (epsilon != nullptr) strip_->show_epsilon(*epsilon, effect);
  if (had != has_epsilon_) fit();
}

void Presentation::show_answers(const QStringList& answers, int chosen) {
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    const auto number = static_cast<qsizetype>(i);
    if (number < answers.size()) answers_[i]->set_words(answers[number], QString::number(number + 1));
    answers_[i]->setVisible(number < answers.size());
    answers_[i]->setChecked(static_cast<int>(i) == chosen);
  }
  const auto shown = std::min<qsizetype>(answers.size(), most_answers);
  if (std::exchange(answers_shown_, shown) != shown) fit();
}

void Presentation::show_sliders(bool shown) {
  sliders_ = shown;
  fit();
}

void Presentation::cover(Cover with) {
  cover_ = with;
  static_cast<Blank*>(blank_)->set_color(with == Cover::white ? Qt::white : Qt::black);
  blank_->setVisible(with != Cover::none);
  blank_->raise();
}

void Presentation::show_notes(bool shown) {
  notes_shown_ = shown;
  notes_->setVisible(shown);
  notes_->raise();
  blank_->raise();
}

void Presentation::lay_over(QWidget* panel, Side at) {
  over_ = panel;
  over_side_ = at;
  if (panel == nullptr) return;
  panel->setParent(this);
  panel->show();
  fit();
  panel->raise();
  blank_->raise();
}

void Presentation::show_lesson(QWidget* screen) {
  lesson_ = screen;
  if (screen == nullptr) return;
  screen->setParent(this);
  screen->show();
  fit();
  screen->raise();
  notes_->raise();
  blank_->raise();
}

void Presentation::name_keys() {
  if (keys_->keys().empty()) return;
  naming_.start();
  reference_->hide();
  keys_->show();
}

void Presentation::mouseMoveEvent(QMouseEvent*) { name_keys(); }

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseMove) name_keys();
  return QWidget::eventFilter(watched, event);
}

void Presentation::fit_sentence(double unit) {
  // The largest type in which all of it has room; the picture stays where it is.
  const int wide = std::max(200, static_cast<int>(width() - 2 * edge * unit));
  for (const double type : {40.0, 34.0, 30.0, 27.0, 24.0, 21.0, floor_type}) {
    const auto line = static_cast<int>(std::lround(type * unit * 1.28));
    sentence_->set_size(type * unit, line);
    if (sentence_->heightForWidth(wide) <= headline_high * unit + 1) break;
  }
}

void Presentation::fit() {
  const double unit = unit_of(*this);
  const auto put = [&](QWidget* widget, double left, double top, double right, double bottom) {
    const QRectF here(left * unit, top * unit, (right - left) * unit, (bottom - top) * unit);
    widget->setGeometry(mirrored(*this, here).toRect());
  };
  const double wide = width() / std::max(unit, 0.01);
  const double high = height() / std::max(unit, 0.01);
  const double lower = high - one_to_one.height();  // px below the mockup's foot, which stays at the bottom
  const auto type = [&](RichLabel& label, double px) {
    label.set_size(px * unit, static_cast<double>(std::lround(px * unit * 1.375)));
  };
  type(*title_, 20);
  type(*place_, floor_type);
  type(*reference_, floor_type);
  fit_sentence(unit);
  const double title_wide = title_->width_of_line() / std::max(unit, 0.01) + 2;
  const double title_end = std::min(edge + title_wide, wide - edge - 160);
  put(title_, edge, 24, title_end, 54);
  put(place_, title_end + 18, 26, wide - edge, 54);
  put(sentence_, edge, headline_top, wide - edge, headline_top + headline_high);
  const bool strip = strip_seen();
  strip_->setVisible(strip);
  strip_->set_unit(unit);
  const bool answers = answers_shown_ > 0 && !strip;
  const double bottom = lower + (strip || answers ? slider_top : foot_top);
  put(view_, edge, view_top, wide - edge, bottom - (strip || answers ? 8 : 2));
  constexpr double apart = 20;
  const double card = std::min(400.0, (wide - 2 * edge + apart) / most_answers - apart);
  for (std::size_t i = 0; i < answers_.size(); ++i) {
    answers_[i]->set_scale(floor_type / 12 * unit);  // of its smallest type
    const double left = edge + static_cast<double>(i) * (card + apart);
    put(answers_[i], left, lower + slider_top, left + card, lower + slider_top + 66);
  }
  put(strip_, edge, lower + slider_top, keys_left - 16, lower + 800);
  const double foot_left = strip ? keys_left : edge;
  const double foot = strip ? 698 : foot_top + 1;
  keys_->set_type(floor_type * unit);
  put(keys_, foot_left, lower + foot, wide - edge, lower + 800);
  put(reference_, foot_left, lower + (strip ? 732 : foot_top + 2), wide - edge, lower + 800);
  if (lesson_ != nullptr) lesson_->setGeometry(rect());
  notes_->setGeometry(rect());
  blank_->setGeometry(rect());
  if (over_ != nullptr) {
    const QRectF left(0, 0, over_->width(), height());
    const QRectF right(width() - over_->width(), 0, over_->width(), height());
    over_->setGeometry(mirrored(*this, over_side_ == Side::left ? left : right).toRect());
  }
  // The pictures' smallest type gets as much room as it leaves them at full size.
  const double times =
      std::min({least_type / picture_type, width() / picture_needs.width(), height() / picture_needs.height()});
  view_->set_magnification(std::max(1.0, times));
  update();
}

void Presentation::resizeEvent(QResizeEvent*) { fit(); }

void Presentation::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_of(*this).canvas); }

}  // namespace littlestone::ui
