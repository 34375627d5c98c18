// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gallery_card.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/names.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {
namespace {

constexpr double picture_edge = 8;    // on all sides of it
constexpr double picture_least = 60;  // px wide
constexpr double words_least = 136;   // px wide, which the words keep

// Baselines where there is room: the title's, from line to line, from the lesson to the foot, and the foot's.
constexpr double title_at = 21;
constexpr double title_apart = 16;
constexpr double lesson_apart = 14;
constexpr double foot_apart = 17;
constexpr double foot_at = 9;
// Where there is less, all lines are as far apart, and no less than this.
constexpr double close_top = 15;
constexpr double close_foot = 6.5;
constexpr double least_apart = 11.8;

// The title in one line, smaller where it is long, else in two; what is longer ends in "…".
std::vector<MathText> title_lines(const QString& title, double room) {
  const QString markup = QString(title).replace(u'$', QStringLiteral("$$"));
  std::vector<MathText> lines;
  for (const auto& [size, most] : {std::pair(13.0, 1), {12.0, 1}, {11.0, 1}, {12.0, 2}, {11.0, 2}}) {
    lines = wrapped(markup, {size, QFont::DemiBold}, room);
    const bool fits =
        std::all_of(lines.begin(), lines.end(), [&](const MathText& line) { return line.width() <= room; });
    if (fits && lines.size() <= static_cast<std::size_t>(most)) return lines;
  }
  const QString cut = QFontMetricsF(text_font(11, QFont::DemiBold)).elidedText(title, Qt::ElideRight, 2 * room - 30);
  lines = wrapped(QString(cut).replace(u'$', QStringLiteral("$$")), {11, QFont::DemiBold}, room);
  lines.resize(std::min<std::size_t>(lines.size(), 2), lines.front());
  return lines;
}

}  // namespace

GalleryCard::GalleryCard(const GalleryEntry& entry, QWidget* parent)
    : QAbstractButton(parent), scenario_(entry.scenario), opens_(entry.opens), opens_briefly_(entry.opens_briefly) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  const QString title = scenario_text(title_of(scenario_));
  setText(title);
  setAccessibleName(title);
  describe();
}

void GalleryCard::describe() {
  setAccessibleDescription(lesson() + u' ' + foot());
  setToolTip(plain_tip(lesson() + u'\n' + foot()));
}

QString GalleryCard::lesson() const { return scenario_text(lesson_of(scenario_)); }

void GalleryCard::set_face(const CardFace& face) {
  face_ = face;
  describe();
  update();
}

void GalleryCard::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  emit looked_at();
}

void GalleryCard::focusInEvent(QFocusEvent* event) {
  QAbstractButton::focusInEvent(event);
  emit looked_at();
}

QRectF GalleryCard::picture_room(QSizeF card) {
  const double high = card.height() - 2 * picture_edge;
  // As wide as the words leave it, and about as wide as high.
  const double wide = std::min(card.width() - 3 * picture_edge - words_least, 1.15 * high);
  return {picture_edge, picture_edge, std::max(picture_least, wide), high};
}

GalleryCard::Words GalleryCard::words_at(QSizeF card) const {
  const double room = card.width() - picture_room(card).right() - 2 * picture_edge;
  Words words;
  words.title = title_lines(text(), room);
  // Words of a scenario file are words: nothing in them is mathematics.
  words.lesson = wrapped(lesson().replace(u'$', QStringLiteral("$$")), {11}, room - 6);
  const auto titles = static_cast<double>(words.title.size());
  const auto all = static_cast<double>(words.lesson.size());
  words.title_y = title_at;
  words.lesson_y = title_at + title_apart * titles;
  words.apart = lesson_apart;
  words.foot_y = card.height() - foot_at;
  if (words.lesson_y + (all - 1) * lesson_apart + foot_apart <= words.foot_y) return words;
  const double high = card.height() - close_top - close_foot;
  const double most = std::max(1.0, std::floor(high / least_apart) - titles);
  words.cut = all > most;
  if (words.cut) words.lesson.resize(static_cast<std::size_t>(most), words.lesson.front());
  words.title_y = close_top;
  words.apart = std::min(lesson_apart, high / (titles + std::min(all, most)));
  words.lesson_y = close_top + titles * words.apart;
  words.foot_y = card.height() - close_foot;
  return words;
}

int GalleryCard::height_at(int width, int least) const {
  constexpr int most = 400;
  int high = least;
  while (high < most && words_at(QSizeF(width, high)).cut) ++high;
  return high;
}

void GalleryCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const bool strong = hasFocus() || underMouse();
  painter.setPen(QPen(hasFocus() ? theme.ink : strong ? theme.line : theme.hair, hasFocus() ? 2 : 1));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
  painter.setBrush(Qt::NoBrush);
  const QRectF picture = picture_room();
  if (face_.picture) face_.picture->paint(painter, mirrored(*this, picture), theme);
  const double words_left = picture.right() + picture_edge;
  const Words words = words_at(size());
  const auto draw = [&](const MathText& line, double y) {
    line.draw(painter, QPointF(mirrored(*this, QRectF(words_left, 0, line.width(), 0)).x(), y));
  };
  painter.setPen(theme.ink);
  const double title_step = (words.lesson_y - words.title_y) / static_cast<double>(words.title.size());
  for (std::size_t i = 0; i < words.title.size(); ++i) {
    draw(words.title[i], words.title_y + title_step * static_cast<double>(i));
  }
  painter.setPen(theme.ink2);
  for (std::size_t i = 0; i < words.lesson.size(); ++i) {
    draw(words.lesson[i], words.lesson_y + words.apart * static_cast<double>(i));
  }
  const QFont small = text_font(11);
  painter.setFont(small);
  if (words.cut) {
    draw_words(painter, *this,
               QPointF(words_left + words.lesson.back().width(),
                       words.lesson_y + words.apart * static_cast<double>(words.lesson.size() - 1)),
               QStringLiteral("…"));
  }
  const bool from_right = layoutDirection() == Qt::RightToLeft;
  const QString arrow = from_right ? QStringLiteral("← ") : QStringLiteral("→ ");
  const double room = width() - words_left - picture_edge;
  const QFontMetricsF metrics(small);
  const bool whole = opens_briefly_.isEmpty() || metrics.horizontalAdvance(arrow + opens_) <= room;
  draw_words(painter, *this, QPointF(words_left, words.foot_y),
             metrics.elidedText(arrow + (whole ? opens_ : opens_briefly_), Qt::ElideRight, room));
}

QString GalleryCard::foot() const {
  QString words = isolate_begin + subject_title(scenario_) + isolate_end;
  if (face_.littlestone) words = tr("%1 · Ldim %2").arg(words, QString::number(*face_.littlestone));
  if (!opens_.isEmpty()) {
    const bool from_right = layoutDirection() == Qt::RightToLeft;
    return (from_right ? QStringLiteral("← ") : QStringLiteral("→ ")) + opens_ + QStringLiteral(" · ") + words;
  }
  const QString source = scenario_text(source_of(scenario_));
  return source.isEmpty() ? words : words + QStringLiteral(" · ") + source;
}

}  // namespace littlestone::ui
