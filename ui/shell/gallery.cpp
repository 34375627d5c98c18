// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gallery.hpp"

#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr int card_height = 262;
constexpr int gap = 16;
constexpr int top_height = 148;
constexpr int heading_height = 20;
constexpr int heading_room = 36;  // a shelf's heading with the gap below it

}  // namespace

GalleryCard::GalleryCard(const GalleryEntry& entry, bool first, QWidget* parent)
    : QAbstractButton(parent), scenario_(entry.scenario), opens_(entry.opens), first_(first) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  const QString title = scenario_text(title_of(scenario_));
  const QString lesson = scenario_text(lesson_of(scenario_));
  setText(title);
  setAccessibleName(title);
  setAccessibleDescription(lesson);
}

void GalleryCard::set_face(const CardFace& face) {
  face_ = face;
  update();
}

void GalleryCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const bool strong = hasFocus() || underMouse();
  painter.setPen(QPen(hasFocus() ? theme.ink : strong ? theme.line : theme.hair, hasFocus() ? 2 : 1));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
  painter.setBrush(Qt::NoBrush);
  const double left = 16;
  const double wide = width() - 2 * left;
  if (face_.picture) face_.picture->paint(painter, QRectF(left, 16, wide, 132), theme);
  painter.fillRect(QRectF(left, 162, wide, 1), theme.hair);
  // Words of a scenario file are words: nothing in them is mathematics.
  const auto plain = [](const std::string& text) { return scenario_text(text).replace(u'$', QStringLiteral("$$")); };
  painter.setPen(theme.ink);
  const QFont title_font = text_font(13.5, QFont::DemiBold);
  painter.setFont(title_font);
  draw_words(painter, *this, QPointF(left, 187), QFontMetricsF(title_font).elidedText(text(), Qt::ElideRight, wide));
  painter.setPen(theme.ink2);
  double y = 207;
  int line = 0;
  const auto lines = wrapped(plain(lesson_of(scenario_)), {12}, wide);
  for (const MathText& text : lines) {
    if (++line > 2) break;
    const bool cut = line == 2 && lines.size() > 2;
    text.draw(painter, QPointF(mirrored(*this, QRectF(left, 0, text.width(), 0)).x(), y));
    painter.setFont(text_font(12));
    if (cut) draw_words(painter, *this, QPointF(left + text.width(), y), QStringLiteral("…"));
    y += 17;
  }
  double room = wide;
  if (first_) {
    const QString words = tr("Start here");
    const QFont font = text_font(11, QFont::DemiBold);
    const double w = QFontMetricsF(font).horizontalAdvance(words) + 20;
    room -= w + 8;
    const QRectF box = mirrored(*this, QRectF(width() - left - w, 232, w, 22));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(font);
    painter.setPen(theme.canvas);
    painter.drawText(box, Qt::AlignCenter, words);
  }
  const QFont caption = ui_font(TextRole::caption);
  painter.setFont(caption);
  painter.setPen(theme.ink3);
  draw_words(painter, *this, QPointF(left, 248), QFontMetricsF(caption).elidedText(foot(), Qt::ElideRight, room));
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

Gallery::Gallery(std::vector<GalleryShelf> shelves, QWidget* parent)
    : QWidget(parent), shelves_(std::move(shelves)), sheet_(new QWidget(this)) {
  setAttribute(Qt::WA_OpaquePaintEvent);  // it fills itself: nothing below it is painted
  area_ = new QScrollArea(this);
  area_->setWidget(sheet_);
  area_->setWidgetResizable(false);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // the cards are as wide as there is room
  area_->setFocusPolicy(Qt::NoFocus);
  area_->viewport()->setAutoFillBackground(false);
  sheet_->setAutoFillBackground(false);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(area_);
  headline_ = new RichLabel({30, QFont::DemiBold}, 38, RichLabel::Tone::ink, sheet_);
  headline_->set_markup(tr("What can be learned privately is what can be learned online."));
  words_ = new RichLabel({14.5}, 23, RichLabel::Tone::ink2, sheet_);
  words_->set_markup(
      tr("A class is privately learnable exactly when its Littlestone dimension is finite. Watch why: trees force "
         "mistakes, tournaments find agreement, noise and a threshold let only agreement out."));
  play_ = new PlainButton(tr("Play the worked example"), sheet_);
  open_ = new PlainButton(tr("Open a scenario…"), sheet_);
  table_ = new PlainButton(tr("Open a table…"), sheet_);
  keys_ = new RichLabel({11}, 16, RichLabel::Tone::ink3, sheet_);
  keys_->set_markup(tr("Arrow keys choose, Enter opens, ? shows all keys"));
  connect(play_, &QAbstractButton::clicked, this,
          [this] { emit play_asked(shelves_.front().entries.front().scenario); });
  connect(open_, &QAbstractButton::clicked, this, &Gallery::open_file);
  connect(table_, &QAbstractButton::clicked, this, &Gallery::open_table);
  for (std::size_t i = 0; i < shelves_.size(); ++i) {
    const GalleryShelf& shelf = shelves_[i];
    if (shelves_.size() > 1) {
      headings_.push_back(new RichLabel({14, QFont::DemiBold}, heading_height, RichLabel::Tone::ink, sheet_));
      headings_.back()->set_markup(shelf.heading);
    }
    for (const GalleryEntry& entry : shelf.entries) {
      auto* card = new GalleryCard(entry, cards_.empty(), sheet_);
      connect(card, &QAbstractButton::clicked, this, [this, scenario = entry.scenario, page = entry.page, i] {
        emit chosen(scenario, static_cast<int>(i), page);
      });
      cards_.push_back(card);
    }
  }
  connect(&job_, &GalleryJob::computed, this,
          [this](int i, const CardFace& face) { cards_[static_cast<std::size_t>(i)]->set_face(face); });
}

std::vector<Gallery::Place> Gallery::places() const {
  std::vector<Place> places;
  int row = 0;
  for (std::size_t shelf = 0; shelf < shelves_.size(); ++shelf) {
    const auto count = static_cast<int>(shelves_[shelf].entries.size());
    for (int i = 0; i < count; ++i) places.push_back({row + i / columns(), i % columns(), shelf});
    row += (count + columns() - 1) / columns();
  }
  return places;
}

int Gallery::card_in_row(int at, int by) const {
  const std::vector<Place> all = places();
  const Place& here = all[static_cast<std::size_t>(at)];
  int found = at;
  for (int i = 0; i < size(); ++i) {
    const Place& there = all[static_cast<std::size_t>(i)];
    // On another shelf a shorter row's last card stands for the column it has not.
    const bool reaches = there.column == here.column || (there.shelf != here.shelf && there.column < here.column);
    if (there.row == here.row + by && reaches) found = i;
  }
  return found;
}

int Gallery::columns() const { return std::clamp((width() - 2 * 48 + gap) / (240 + gap), 1, 4); }

void Gallery::arrange() {
  const int margin = width() >= 1180 ? 64 : 32;
  const int inner = width() - 2 * margin;
  const int across = columns();
  const int card_width = (inner - (across - 1) * gap) / across;
  const auto place = [&](QWidget* child, int x, int y, int wide, int high) {
    const int from_left = layoutDirection() == Qt::RightToLeft ? width() - x - wide : x;
    child->setGeometry(from_left, y, wide, high);
    return x + wide - 1;
  };
  place(headline_, margin, 34, inner, headline_->heightForWidth(inner));
  const int words_width = std::min(inner, 840);
  const int words_top = headline_->geometry().bottom() + 8;
  place(words_, margin, words_top, words_width, words_->heightForWidth(words_width));
  // Above the shelves, where they are seen without scrolling.
  const int buttons = words_->geometry().bottom() + 14;
  const int played = place(play_, margin, buttons, play_->sizeHint().width(), 28);
  const int opened = place(open_, played + 12, buttons, open_->sizeHint().width(), 28);
  const int tabled = place(table_, opened + 12, buttons, table_->sizeHint().width(), 28);
  place(keys_, tabled + 20, buttons + 6, std::max(40, margin + inner - tabled - 20), 16);
  const int top = std::max(top_height, buttons + 28 + 18);
  const std::vector<Place> all = places();
  const auto row_top = [&](const Place& at) {
    const int headings = headings_.empty() ? 0 : static_cast<int>(at.shelf + 1) * heading_room;
    return top + headings + at.row * (card_height + gap);
  };
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const int x = margin + all[i].column * (card_width + gap);
    place(cards_[i], x, row_top(all[i]), card_width, card_height);
    const bool first_of_shelf = i == 0 || all[i].shelf != all[i - 1].shelf;
    if (first_of_shelf && !headings_.empty()) {
      place(headings_[all[i].shelf], margin, row_top(all[i]) - heading_room, inner, heading_height);
    }
  }
  sheet_->resize(width(), std::max(height(), row_top(all.back()) + card_height + 2 * gap));
}

void Gallery::resizeEvent(QResizeEvent*) { arrange(); }

void Gallery::showEvent(QShowEvent*) {
  arrange();
  if (started_) return;
  started_ = true;
  std::vector<MakeCardFace> faces;
  for (const GalleryShelf& shelf : shelves_) {
    for (const GalleryEntry& entry : shelf.entries) faces.push_back(entry.face);
  }
  job_.start(faces);
}

void Gallery::focus_card(int i) {
  GalleryCard* card = cards_[static_cast<std::size_t>(std::clamp(i, 0, size() - 1))];
  card->setFocus(Qt::TabFocusReason);
  area_->ensureWidgetVisible(card, 0, gap);
}

bool Gallery::take_key(int key) {
  int at = -1;
  for (int i = 0; i < size(); ++i) {
    if (card(i).hasFocus()) at = i;
  }
  switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
      focus_card(at + ((key == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight) ? 1 : -1));
      return true;
    case Qt::Key_Up: focus_card(at < 0 ? at : card_in_row(at, -1)); return true;
    case Qt::Key_Down: focus_card(at < 0 ? 0 : card_in_row(at, 1)); return true;
    case Qt::Key_Home: focus_card(0); return true;
    case Qt::Key_End: focus_card(size() - 1); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      for (PlainButton* b : {play_, open_, table_}) {
        if (b->hasFocus()) {
          b->click();
          return true;
        }
      }
      card(std::max(at, 0)).click();
      return true;
    case Qt::Key_Escape: emit left(); return true;
    default: return false;
  }
}

void Gallery::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).window);
}

}  // namespace littlestone::ui
