// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/reference_card.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <utility>

#include "ui/kit/themed.hpp"

namespace littlestone::ui {
namespace {

constexpr int card_width = 432;
constexpr int card_edge = 16;   // around its text
constexpr int card_foot = 48;   // its two buttons
constexpr int card_apart = 12;  // from what it is about, and from the window's edges

// A heading is words, in which single letters are mathematics where its source says so.
QString title_markup(const ReferenceEntry& entry) {
  if (entry.page == QLatin1String("symbols")) return entry.title;
  if (entry.page == QLatin1String("sources")) return QString(entry.title).replace(u'$', QStringLiteral("$$"));
  return help_markup(entry.title);
}

}  // namespace

ReferenceCard::ReferenceCard(QWidget* window)
    : QWidget(window),
      area_(new QScrollArea(this)),
      help_(new PlainButton(tr("Open in Help"), this)),
      close_(new PlainButton(tr("Close Esc"), this)) {
  hide();
  setAccessibleName(tr("Definition and proof"));
  setLayoutDirection(Qt::LeftToRight);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area_->viewport()->setAutoFillBackground(false);
  area_->setFocusPolicy(Qt::StrongFocus);
  area_->setAccessibleName(accessibleName());
  connect(close_, &QAbstractButton::clicked, this, &ReferenceCard::close_card);
  connect(help_, &QAbstractButton::clicked, this, [this] {
    const ReferenceEntry first = entries_.front();
    close_card();
    emit help_asked(first.page, first.heading);
  });
}

RichLabel* ReferenceCard::add_text(const QString& markup, const MathStyle& style, double line, RichLabel::Tone tone) {
  auto* label = new RichLabel(style, line, tone, sheet_);
  label->set_markup(markup);
  static_cast<QVBoxLayout*>(sheet_->layout())->addWidget(label);
  return label;
}

void ReferenceCard::fill() {
  sheet_ = new QWidget;
  sheet_->setAutoFillBackground(false);
  auto* column = new QVBoxLayout(sheet_);
  column->setContentsMargins(card_edge, card_edge, card_edge, 4);
  column->setSpacing(6);
  bool first = true;
  for (const ReferenceEntry& entry : entries_) {
    if (!std::exchange(first, false)) {
      column->addSpacing(6);
      column->addWidget(new HairLine(sheet_));
      column->addSpacing(6);
    }
    add_text(title_markup(entry), {14, QFont::DemiBold}, 19, RichLabel::Tone::ink);
    for (const QString& paragraph : entry.paragraphs) {
      const bool beside =
          paragraph.startsWith(QLatin1String("Why")) || paragraph.startsWith(QLatin1String("In the program"));
      add_text(paragraph, {13}, 19, beside ? RichLabel::Tone::ink2 : RichLabel::Tone::ink);
    }
  }
  column->addStretch(1);
  area_->setWidget(sheet_);  // deletes the one before
  sheet_->setAutoFillBackground(false);
}

void ReferenceCard::place(const QWidget& about) {
  const QWidget& window = *parentWidget();
  const int wide = std::min(card_width, window.width() - 2 * card_apart);
  const int text_wide = wide - 12;  // beside the bar of a long card
  const int text = sheet_->layout()->totalHeightForWidth(text_wide);
  sheet_->setFixedSize(text_wide, text);
  const int high = std::min(text + card_foot + 2, window.height() - 2 * card_apart);
  const QRect near(about.mapTo(&window, QPoint(0, 0)), about.size());
  // Beside it where there is room on one of its sides, else over it; whole in the window.
  int left = near.left() - wide - card_apart;
  if (left < card_apart) left = near.right() + card_apart;
  left = std::clamp(left, card_apart, std::max(card_apart, window.width() - wide - card_apart));
  const int top =
      std::clamp(near.top() - card_edge, card_apart, std::max(card_apart, window.height() - high - card_apart));
  setGeometry(left, top, wide, high);
  area_->setGeometry(1, 1, wide - 2, high - card_foot);
  const int foot = high - card_foot + 10;
  const QSize closing = close_->sizeHint();
  const QSize helping = help_->sizeHint();
  close_->setGeometry(wide - card_edge - closing.width(), foot, closing.width(), 28);
  help_->setGeometry(card_edge, foot, helping.width(), 28);
}

void ReferenceCard::open(const std::vector<ReferenceEntry>& entries, QWidget* about) {
  if (entries.empty()) return;
  if (isHidden()) focus_before_ = window()->focusWidget();
  entries_ = entries;
  fill();
  place(*about);
  show();
  raise();
  area_->verticalScrollBar()->setValue(0);
  close_->setFocus(Qt::PopupFocusReason);
}

void ReferenceCard::close_card() {
  if (isHidden()) return;
  const bool had_focus = isAncestorOf(window()->focusWidget());
  hide();
  if (had_focus && focus_before_ != nullptr && focus_before_->isVisible()) focus_before_->setFocus();
}

void ReferenceCard::showEvent(QShowEvent*) { qApp->installEventFilter(this); }

void ReferenceCard::hideEvent(QHideEvent*) { qApp->removeEventFilter(this); }

bool ReferenceCard::eventFilter(QObject* watched, QEvent* event) {
  auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || widget->window() != window()) return false;
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    close_card();
    return true;
  }
  if (event->type() == QEvent::MouseButtonPress && widget != this && !isAncestorOf(widget)) close_card();
  if (event->type() == QEvent::Resize && watched == parentWidget()) close_card();
  return false;
}

void ReferenceCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.setPen(QPen(theme.ink, 1 + theme.heavier));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
  painter.fillRect(QRectF(card_edge, height() - card_foot + 1, width() - 2 * card_edge, 1), theme.hair);
}

}  // namespace littlestone::ui
