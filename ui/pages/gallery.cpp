// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gallery.hpp"

#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/models/names.hpp"
#include "ui/plots/wrap.hpp"
#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::ui {
namespace {

constexpr int card_height = 262;
constexpr int gap = 16;
constexpr int top_height = 148;

}  // namespace

GalleryCard::GalleryCard(const GalleryEntry& entry, bool first, QWidget* parent)
    : QAbstractButton(parent), entry_(entry), first_(first) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  const QString title = scenario_text(entry_.scenario.title);
  const QString lesson = scenario_text(entry_.scenario.lesson);
  setText(title);
  setAccessibleName(title);
  setAccessibleDescription(lesson);
}

void GalleryCard::set_run(const std::shared_ptr<const LabRun>& run) {
  run_ = run;
  picture_ = std::make_unique<Thumbnail>(run, entry_.view);
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
  if (picture_) picture_->paint(painter, QRectF(left, 16, wide, 132), theme);
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
  const auto lines = wrapped(plain(entry_.scenario.lesson), {12}, wide);
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
  QString words = isolate_begin + QString::fromStdString(entry_.scenario.class_text) + isolate_end;
  if (run_) words = tr("%1 · Ldim %2").arg(words).arg(run_->littlestone);
  const QString source = scenario_text(entry_.scenario.source);
  return source.isEmpty() ? words : words + QStringLiteral(" · ") + source;
}

Gallery::Gallery(std::vector<GalleryEntry> entries, QWidget* parent)
    : QWidget(parent), entries_(std::move(entries)), sheet_(new QWidget(this)) {
  setAttribute(Qt::WA_OpaquePaintEvent);  // it fills itself: nothing below it is painted
  auto* area = new QScrollArea(this);
  area->setWidget(sheet_);
  area->setWidgetResizable(false);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // the cards are as wide as there is room
  area->setFocusPolicy(Qt::NoFocus);
  area->viewport()->setAutoFillBackground(false);
  sheet_->setAutoFillBackground(false);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(area);
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
  connect(play_, &QAbstractButton::clicked, this, [this] { emit play_asked(entries_.front().scenario); });
  connect(open_, &QAbstractButton::clicked, this, &Gallery::open_file);
  connect(table_, &QAbstractButton::clicked, this, &Gallery::open_table);
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    auto* card = new GalleryCard(entries_[i], i == 0, sheet_);
    connect(card, &QAbstractButton::clicked, this, [this, i] { emit chosen(entries_[i].scenario); });
    cards_.push_back(card);
  }
  connect(&job_, &GalleryJob::computed, this, [this](int i, const std::shared_ptr<const LabRun>& run) {
    cards_[static_cast<std::size_t>(i)]->set_run(run);
  });
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
  const int top = std::max(top_height, words_->geometry().bottom() + 20);
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const int row = static_cast<int>(i) / across;
    const int column = static_cast<int>(i) % across;
    place(cards_[i], margin + column * (card_width + gap), top + row * (card_height + gap), card_width, card_height);
  }
  const int rows = (size() + across - 1) / across;
  const int bottom = top + rows * (card_height + gap) + 4;
  const int played = place(play_, margin, bottom, play_->sizeHint().width(), 28);
  const int opened = place(open_, played + 12, bottom, open_->sizeHint().width(), 28);
  const int tabled = place(table_, opened + 12, bottom, table_->sizeHint().width(), 28);
  place(keys_, tabled + 20, bottom + 6, std::max(40, margin + inner - tabled - 20), 16);
  sheet_->resize(width(), std::max(height(), bottom + 44));
}

void Gallery::resizeEvent(QResizeEvent*) { arrange(); }

void Gallery::showEvent(QShowEvent*) {
  arrange();
  if (started_) return;
  started_ = true;
  std::vector<Scenario> scenarios;
  for (const GalleryEntry& entry : entries_) scenarios.push_back(entry.scenario);
  job_.start(scenarios);
}

void Gallery::focus_card(int i) {
  cards_[static_cast<std::size_t>(std::clamp(i, 0, size() - 1))]->setFocus(Qt::TabFocusReason);
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
    case Qt::Key_Up: focus_card(at - columns() >= 0 ? at - columns() : at); return true;
    case Qt::Key_Down: focus_card(at < 0 ? 0 : at + columns() < size() ? at + columns() : at); return true;
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
