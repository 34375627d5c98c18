// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gallery_card.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr double picture_edge = 8;       // on all sides of it
constexpr double picture_least = 60;     // px wide
constexpr double words_least = 136;      // px wide, which the words keep
constexpr std::size_t lesson_lines = 2;  // at least

}  // namespace

GalleryCard::GalleryCard(const GalleryEntry& entry, QWidget* parent)
    : QAbstractButton(parent), scenario_(entry.scenario), opens_(entry.opens) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  const QString title = scenario_text(title_of(scenario_));
  setText(title);
  setAccessibleName(title);
  describe();
}

void GalleryCard::describe() {
  setAccessibleDescription(lesson() + u' ' + foot());
  setToolTip(lesson() + u'\n' + foot());
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

QRectF GalleryCard::picture_room() const {
  const double high = height() - 2 * picture_edge;
  // As wide as the words leave it, and about as wide as high.
  const double wide = std::min(width() - 3 * picture_edge - words_least, 1.15 * high);
  return {picture_edge, picture_edge, std::max(picture_least, wide), high};
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
  const double room = width() - words_left - 8;
  // Words of a scenario file are words: nothing in them is mathematics.
  const auto lines = wrapped(lesson().replace(u'$', QStringLiteral("$$")), {11}, room - 6);
  const bool low = height() < 74;
  // As many lines as end above the foot; where that is two, a third one by standing closer.
  const auto fit = static_cast<std::size_t>(std::max(1.0, std::floor((height() - 61.0) / 14) + 1));
  const std::size_t apart = std::max(lesson_lines, fit);
  const bool close = !low && apart == lesson_lines && lines.size() > lesson_lines;
  const std::size_t shown = apart + (close ? 1 : 0);
  painter.setPen(theme.ink);
  QFont title = text_font(13, QFont::DemiBold);
  if (QFontMetricsF(title).horizontalAdvance(text()) > room) title = text_font(12, QFont::DemiBold);
  if (QFontMetricsF(title).horizontalAdvance(text()) > room) title = text_font(11, QFont::DemiBold);
  painter.setFont(title);
  draw_words(painter, *this, QPointF(words_left, low || close ? 18 : 21),
             QFontMetricsF(title).elidedText(text(), Qt::ElideRight, room));
  painter.setPen(theme.ink2);
  const QFont small = text_font(11);
  double y = close ? 32 : low ? 33 : 37;
  for (std::size_t i = 0; i < std::min(lines.size(), shown); ++i) {
    lines[i].draw(painter, QPointF(mirrored(*this, QRectF(words_left, 0, lines[i].width(), 0)).x(), y));
    painter.setFont(small);
    const bool cut = i + 1 == shown && lines.size() > shown;
    if (cut) draw_words(painter, *this, QPointF(words_left + lines[i].width(), y), QStringLiteral("…"));
    y += close ? 12.5 : low ? 13 : 14;
  }
  painter.setFont(small);
  const bool from_right = layoutDirection() == Qt::RightToLeft;
  const QString arrow = from_right ? QStringLiteral("← ") : QStringLiteral("→ ");
  draw_words(painter, *this, QPointF(words_left, height() - (low || close ? 7 : 9)),
             QFontMetricsF(small).elidedText(arrow + opens_, Qt::ElideRight, room));
}

QString GalleryCard::foot() const {
  QString words = isolate_begin + QString::fromStdString(subject_of(scenario_)) + isolate_end;
  if (face_.littlestone) words = tr("%1 · Ldim %2").arg(words).arg(*face_.littlestone);
  if (!opens_.isEmpty()) {
    const bool from_right = layoutDirection() == Qt::RightToLeft;
    return (from_right ? QStringLiteral("← ") : QStringLiteral("→ ")) + opens_ + QStringLiteral(" · ") + words;
  }
  const QString source = scenario_text(source_of(scenario_));
  return source.isEmpty() ? words : words + QStringLiteral(" · ") + source;
}

}  // namespace littlestone::ui
