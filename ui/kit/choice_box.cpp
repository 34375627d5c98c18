// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/choice_box.hpp"

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPointer>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/kit/math_text.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"

namespace littlestone::ui {
namespace {

constexpr int text_begin = 10;
constexpr int beside_text = 34;  // with the chevron

/// The open list is called as its box is. So is a label that is never seen: through AT-SPI a box itself is called as
/// what is chosen in it, and what it is about is the name of the label beside it whose buddy it is.
class NamedList final : public QObject {
 public:
  explicit NamedList(QComboBox* box) : QObject(box), box_(box) { box->installEventFilter(this); }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Show) name();
    return QObject::eventFilter(watched, event);
  }

 private:
  void name() {
    box_->view()->setAccessibleName(box_->accessibleName());
    if (label_ == nullptr) label_ = new QLabel(box_->parentWidget());
    if (label_->parent() != box_->parent()) label_->setParent(box_->parentWidget());
    label_->hide();
    label_->setBuddy(box_);
    label_->setText(box_->accessibleName().replace(u'&', QStringLiteral("&&")));
  }

  QComboBox* box_;
  QPointer<QLabel> label_;
};

}  // namespace

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
  setFont(ui_font(TextRole::body));
  setFocusPolicy(Qt::StrongFocus);      // not by the wheel
  setLayoutDirection(Qt::LeftToRight);  // names and numbers
  auto* list = new QListView(this);     // a plain one: the platform's popup ignores the palette
  list->setTextElideMode(Qt::ElideMiddle);
  list->setUniformItemSizes(true);  // a thousand names are not measured again at every change of style
  setView(list);
  new NamedList(this);
}

void ChoiceBox::set_refused(bool refused) {
  refused_ = refused;
  update();
}

void ChoiceBox::wheelEvent(QWheelEvent* event) {
  if (hasFocus()) {
    QComboBox::wheelEvent(event);
  } else {
    event->ignore();  // what it lies in is scrolled
  }
}

void ChoiceBox::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const double border = refused_ || hasFocus() || (lineEdit() != nullptr && lineEdit()->hasFocus()) ? 2 : 1;
  const double inset = border / 2;
  painter.setPen(QPen(border > 1 ? theme.ink : theme.line, border));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 4, 4);
  const QPointF tip(width() - 15, height() / 2.0);
  painter.setPen(
      QPen(isEnabled() ? theme.ink2 : theme.line, 1.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF({tip + QPointF(-4, -2), tip + QPointF(0, 2), tip + QPointF(4, -2)}));
  if (isEditable()) return;  // the line edit writes the text
  painter.setPen(isEnabled() ? theme.ink : theme.ink3);
  painter.setLayoutDirection(layoutDirection());
  const double baseline = height() / 2.0 + 4.7;
  const double room = width() - beside_text;
  const QVariant name = currentData(name_role);
  if (name.isValid()) {
    name_within(name.value<Name>(), {13}, room).draw(painter, {text_begin, baseline});
  } else {
    painter.setFont(font());
    painter.drawText(QPointF(text_begin, baseline),
                     in_order(fontMetrics().elidedText(currentText(), Qt::ElideRight, static_cast<int>(room))));
  }
}

int ChoiceBox::name_width(const Name& name) {
  return static_cast<int>(std::ceil(MathText(name_markup(name), {13}, MathText::Mode::mixed).width())) + beside_text;
}

void ChoiceBox::showPopup() {
  constexpr int widest = 400;
  constexpr int around_text = 24;
  view()->setMinimumWidth(std::min(view()->sizeHintForColumn(0) + around_text, widest));
  QComboBox::showPopup();
}

}  // namespace littlestone::ui
