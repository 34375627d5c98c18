// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/lesson_panel.hpp"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/kit/accessible.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr double dot_pitch = 11;

QString literal_words(const QString& text) { return QString(text).replace(u'$', QStringLiteral("$$")); }

}  // namespace

LessonDots::LessonDots(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

void LessonDots::show_place(int stations, int here, const std::set<int>& done) {
  stations_ = stations;
  here_ = here;
  done_ = done;
  setAccessibleName(tr("Station %1 of %2").arg(here + 1).arg(stations));
  updateGeometry();
  update();
}

QSize LessonDots::sizeHint() const { return {static_cast<int>(dot_pitch * stations_) + 4, 14}; }

void LessonDots::paint_dots(QPainter& painter, const Theme& theme, QPointF at, double pitch, int stations, int here,
                            const std::set<int>& done) {
  const double small = pitch * 0.27;
  for (int i = 0; i < stations; ++i) {
    const QPointF centre = at + QPointF(pitch * (i + 0.5), 0);
    if (i == here) {
      painter.setPen(QPen(theme.ink, pitch * 0.18));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(centre, pitch * 0.47, pitch * 0.47);
    }
    const bool full = i == here || done.contains(i);
    painter.setPen(full ? QPen(Qt::NoPen) : QPen(theme.ink3, pitch * 0.11));
    painter.setBrush(full ? QBrush(theme.ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(centre, small, small);
  }
}

void LessonDots::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (layoutDirection() == Qt::RightToLeft) {
    painter.translate(width(), 0);
    painter.scale(-1, 1);
  }
  paint_dots(painter, theme_of(*this), QPointF(2, height() / 2.0), dot_pitch, stations_, here_, done_);
}

LessonPanel::LessonPanel(QWidget* parent)
    : QWidget(parent),
      heading_(new QLabel(this)),
      dots_(new LessonDots(this)),
      line_(new RichLabel({14, QFont::DemiBold}, 19, RichLabel::Tone::ink, this)),
      rule_(new HairLine(this)),
      ask_(new RichLabel({13.5, QFont::DemiBold}, 19, RichLabel::Tone::ink, this)),
      say_(new RichLabel({13.5}, 19, RichLabel::Tone::ink, this)) {
  heading_->setFont(ui_font(TextRole::caps));
  heading_->setProperty("tone", QStringLiteral("ink3"));
  heading_->setMinimumWidth(20);
  auto* head = new QHBoxLayout;
  head->setSpacing(6);
  head->addWidget(heading_, 1);
  head->addWidget(dots_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 0);
  column->setSpacing(0);
  column->addLayout(head);
  column->addSpacing(4);
  column->addWidget(line_);
  column->addSpacing(8);
  column->addWidget(rule_);
  column->addSpacing(6);
  column->addWidget(ask_);
  column->addSpacing(3);
  column->addWidget(say_);
  for (RichLabel* news : {ask_, say_}) set_accessible_role(*news, QAccessible::Notification);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  show_shelf({}, {});
}

void LessonPanel::show_texts(const QString& heading, const QString& line, const QString& ask, const QString& say) {
  const bool asks_anew = ask != ask_->property("asked").toString();
  const bool says_anew = say != say_->property("said").toString();
  heading_->setText(heading);
  line_->set_markup(literal_words(line));
  ask_->setProperty("asked", ask);
  say_->setProperty("said", say);
  ask_->set_markup(sentence_markup(ask));
  say_->set_markup(sentence_markup(say));
  ask_->setVisible(!ask.isEmpty());
  say_->setVisible(!say.isEmpty());
  setVisible(!line.isEmpty());
  if (!line.isEmpty() && !ask.isEmpty() && asks_anew) announce(*ask_);
  if (!line.isEmpty() && !say.isEmpty() && says_anew) announce(*say_);
}

void LessonPanel::show_shelf(const QString& from, const QString& line) {
  dots_->hide();
  show_texts(from, line, {}, {});
}

void LessonPanel::show_station(int stations, int here, const std::set<int>& done, const QString& line,
                               const QString& ask, const QString& say) {
  dots_->show_place(stations, here, done);
  dots_->show();
  show_texts(tr("LESSON, %1 OF %2").arg(here + 1).arg(stations), line, ask, say);
}

void LessonPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).panel);
}

}  // namespace littlestone::ui
