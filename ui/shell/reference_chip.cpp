// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/reference_chip.hpp"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <utility>

#include "ui/kit/themed.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {

ReferenceChip::ReferenceChip(RichLabel* words) : QAbstractButton(words), words_(words) {
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
  setToolTip(tr("What it says, and why it holds"));
  words->installEventFilter(this);
  follow();
}

void ReferenceChip::follow() {
  if (geometry() != words_->rect()) setGeometry(words_->rect());
  const QString name = tr("Definition and proof: %1").arg(words_->accessibleName());
  if (name != accessibleName()) setAccessibleName(name);
}

bool ReferenceChip::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (watched == words_ && (type == QEvent::Resize || type == QEvent::Paint || type == QEvent::Show)) follow();
  return false;
}

void ReferenceChip::paintEvent(QPaintEvent*) {
  const bool pointed = underMouse() || isDown();
  if (!hasFocus() && !pointed) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.setPen(QPen(theme.ink, hasFocus() ? 2 : 1));
  painter.setBrush(Qt::NoBrush);
  const double inset = hasFocus() ? 1 : 0.5;
  painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 4, 4);
}

void ReferenceChip::enterEvent(QEnterEvent* event) {
  update();
  QAbstractButton::enterEvent(event);
}

void ReferenceChip::leaveEvent(QEvent* event) {
  update();
  QAbstractButton::leaveEvent(event);
}

SymbolLabels::SymbolLabels(QWidget* root, std::function<QString()> chapter, QObject* parent)
    : QObject(parent), chapter_(std::move(chapter)) {
  for (RichLabel* label : root->findChildren<RichLabel*>()) {
    label->installEventFilter(this);
    label->setMouseTracking(true);
  }
}

std::vector<ReferenceEntry> SymbolLabels::symbols_of(const RichLabel& label) const {
  return symbols_in(label.markup(), chapter_(), true);
}

bool SymbolLabels::eventFilter(QObject* watched, QEvent* event) {
  auto* label = qobject_cast<RichLabel*>(watched);
  if (label == nullptr) return false;
  if (event->type() == QEvent::Enter) {
    label->setCursor(symbols_of(*label).empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
  }
  if (event->type() == QEvent::ToolTip && label->toolTip().isEmpty()) {
    const std::vector<ReferenceEntry> symbols = symbols_of(*label);
    if (symbols.empty()) return false;
    QStringList lines;
    for (const ReferenceEntry& symbol : symbols) {
      const MathText words(symbol.paragraphs.front(), {}, MathText::Mode::mixed);
      lines += QStringLiteral("<p>%1: %2</p>").arg(xml_text(symbol.id), xml_text(words.plain()));
    }
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), lines.join(QString()), label);
    return true;
  }
  if (event->type() == QEvent::MouseButtonRelease) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const std::vector<ReferenceEntry> symbols = symbols_of(*label);
    if (mouse->button() != Qt::LeftButton || symbols.empty()) return false;
    emit asked(label, symbols);
    return true;
  }
  return false;
}

std::vector<ReferenceEntry> symbols_of_control(const QWidget* control, const QString& chapter) {
  if (control == nullptr) return {};
  for (const QString& text : {control->accessibleName(), control->toolTip()}) {
    std::vector<ReferenceEntry> symbols = symbols_in(text, chapter, false);
    if (!symbols.empty()) return symbols;
  }
  return {};
}

}  // namespace littlestone::ui
