// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/controls.hpp"

#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "ui/kit/accessible.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

constexpr double handle_radius = 7;

void focus_ring(QPainter& painter, const Theme& theme, const QRectF& around, double radius) {
  painter.setPen(QPen(theme.ink, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(around, radius, radius);
}

/// One piece of Segments.
class Segment final : public QAbstractButton {
 public:
  Segment(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
  }
  [[nodiscard]] QSize sizeHint() const override {
    return {static_cast<int>(QFontMetricsF(ui_font(TextRole::button)).horizontalAdvance(text())) + 16, 22};
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = theme_of(*this);
    const QRectF inner = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (isChecked()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.ink);
      painter.drawRoundedRect(inner, 3, 3);
    } else if (underMouse() && isEnabled()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.hair);
      painter.drawRoundedRect(inner, 3, 3);
    }
    if (hasFocus()) focus_ring(painter, theme, inner, 3);
    QFont font = ui_font(TextRole::subtitle);
    if (isChecked()) font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    if (QFontMetricsF(font).horizontalAdvance(text()) > width() - 4) font.setPixelSize(11);  // a longer language
    painter.setFont(font);
    painter.setPen(isChecked() ? theme.canvas : isEnabled() ? theme.ink2 : theme.line);
    painter.drawText(rect(), Qt::AlignCenter, in_order(text()));
  }
};

}  // namespace

Slider::Slider(QWidget* parent) : QAbstractSlider(parent) {
  setLayoutDirection(Qt::LeftToRight);  // a scale grows to the right in every language, as the axes do
  setOrientation(Qt::Horizontal);
  setFocusPolicy(Qt::StrongFocus);
  setFixedHeight(28);
}

void Slider::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const double y = height() / 2.0;
  const double left = handle_radius + 1;
  const double right = width() - handle_radius - 1;
  const double at = left + (right - left) * (value() - minimum()) / std::max(1, maximum() - minimum());
  painter.setPen(QPen(theme.line, 2 + theme.heavier, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(2, y), QPointF(width() - 2, y));
  painter.setPen(QPen(theme.ink, 3 + theme.heavier, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(2, y), QPointF(at, y));
  if (hasFocus()) {
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(at, y), handle_radius + 4, handle_radius + 4);
  }
  painter.setPen(QPen(theme.ink, 2));
  painter.setBrush(theme.canvas);
  painter.drawEllipse(QPointF(at, y), handle_radius, handle_radius);
}

void Slider::move_to(double x) {
  const double left = handle_radius + 1;
  const double right = width() - handle_radius - 1;
  const double share = std::clamp((x - left) / (right - left), 0.0, 1.0);
  setValue(minimum() + static_cast<int>(std::lround(share * (maximum() - minimum()))));
}

void Slider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  setSliderDown(true);
  move_to(event->position().x());
}

void Slider::wheelEvent(QWheelEvent* event) {
  if (hasFocus()) {
    QAbstractSlider::wheelEvent(event);
  } else {
    event->ignore();  // what it lies in is scrolled
  }
}

void Slider::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) move_to(event->position().x());
}

void Slider::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

NumberBox::NumberBox(QWidget* parent) : QLineEdit(parent) {
  setLayoutDirection(Qt::LeftToRight);
  setFont(ui_font(TextRole::body));
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  connect(this, &QLineEdit::textChanged, this, [this] {
    updateGeometry();
    fit();
    if (!isModified()) home(false);  // nobody types it
  });
}

int NumberBox::around_text() const {
  constexpr int border_and_padding = 14;  // as the style sheet has them
  constexpr int own = 5;                  // that QLineEdit keeps free, and the cursor's
  return border_and_padding + own + textMargins().left();
}

QSize NumberBox::sizeHint() const {
  return {QFontMetrics(ui_font(TextRole::body)).horizontalAdvance(text()) + around_text(), height()};
}

void NumberBox::fit() {
  for (const TextRole role : {TextRole::body, TextRole::subtitle, TextRole::caption}) {
    setFont(ui_font(role));
    if (fontMetrics().horizontalAdvance(text()) <= width() - around_text()) return;
  }
}

void NumberBox::resizeEvent(QResizeEvent* event) {
  QLineEdit::resizeEvent(event);
  fit();
}

void NumberBox::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  home(false);
}

void NumberBox::set_refused(bool refused) {
  if (refused == refused_) return;
  refused_ = refused;
  setTextMargins(refused ? 12 : 0, 0, 0, 0);  // numbers end at the right in every language
  updateGeometry();
  fit();
  update();
}

void NumberBox::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  if (!refused_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  focus_ring(painter, theme, QRectF(rect()).adjusted(1, 1, -1, -1), 4);
  QFont font = ui_font(TextRole::body);
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  painter.drawText(QPointF(8, height() / 2.0 + 4.7), QStringLiteral("!"));
}

PlainButton::PlainButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
  setText(text);
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

QSize PlainButton::sizeHint() const {
  return {static_cast<int>(std::ceil(QFontMetricsF(ui_font(TextRole::button)).horizontalAdvance(text()))) + 28, 26};
}

void PlainButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(isDown() || underMouse() ? theme.hair : theme.canvas);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  if (hasFocus()) focus_ring(painter, theme, QRectF(rect()).adjusted(1, 1, -1, -1), 4);
  const QFont font = ui_font(TextRole::button);
  painter.setFont(font);
  painter.setPen(isEnabled() ? theme.ink : theme.ink3);
  painter.drawText(rect(), Qt::AlignCenter,
                   in_order(QFontMetricsF(font).elidedText(text(), Qt::ElideMiddle, width() - 8)));
}

Segments::Segments(const QStringList& texts, QWidget* parent) : QWidget(parent), group_(new QButtonGroup(this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(1, 1, 1, 1);
  row->setSpacing(0);
  int id = 0;
  for (const QString& text : texts) {
    auto* segment = new Segment(text, this);
    group_->addButton(segment, id++);
    row->addWidget(segment, segment->sizeHint().width());  // room by the length of the words
  }
  setFixedHeight(24);
  connect(group_, &QButtonGroup::idToggled, this, [this](int i, bool on) {
    if (on) emit chosen_changed(i);
  });
}

void Segments::choose(int i) {
  if (QAbstractButton* b = group_->button(i)) b->setChecked(true);
}

void Segments::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

RichLabel::RichLabel(const MathStyle& style, double line_height, Tone tone, QWidget* parent)
    : QWidget(parent), style_(style), line_height_(line_height), tone_(tone) {
  set_accessible_role(*this, QAccessible::StaticText);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void RichLabel::set_markup(const QString& markup) {
  if (markup == markup_) return;
  markup_ = markup;
  setAccessibleName(MathText(QString(markup).replace(u'\n', u' '), style_, MathText::Mode::mixed).plain());
  relay();
}

void RichLabel::set_size(double px, double line_height) {
  if (px == style_.size && line_height == line_height_) return;
  style_.size = px;
  line_height_ = line_height;
  relay();
}

void RichLabel::set_marked(bool marked) {
  if (marked == marked_) return;
  marked_ = marked;
  relay();
}

void RichLabel::set_boxed(bool boxed) {
  if (boxed == boxed_) return;
  boxed_ = boxed;
  relay();
}

void RichLabel::relay() {
  laid_.clear();
  updateGeometry();
  update();
}

const std::vector<MathText>& RichLabel::lines(int width) const {
  constexpr std::size_t most_kept = 12;
  const auto found = std::find_if(laid_.begin(), laid_.end(), [&](const Laid& l) { return l.width == width; });
  if (found != laid_.end()) return found->lines;
  if (laid_.size() == most_kept) laid_.erase(laid_.begin());
  laid_.push_back({width, wrapped(markup_, style_, text_width(width))});
  return laid_.back().lines;
}

int RichLabel::width_of_line() const {
  if (markup_.isEmpty()) return 0;
  const double words = MathText(markup_, style_, MathText::Mode::mixed).width();
  return static_cast<int>(std::ceil(words + indent() + (boxed_ ? 10 : 0)));
}

int RichLabel::heightForWidth(int width) const {
  if (markup_.isEmpty()) return 0;
  return static_cast<int>(std::ceil(line_height_ * static_cast<double>(lines(width).size()))) + (boxed_ ? 8 : 0);
}

// Before a layout has given it a place its width says nothing: 100 px would make it higher than any panel lets it be.
QSize RichLabel::sizeHint() const {
  constexpr int panel_width = 256;
  return {200, heightForWidth(testAttribute(Qt::WA_Resized) && width() > 40 ? width() : panel_width)};
}

void RichLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const QColor color = tone_ == Tone::ink ? theme.ink : tone_ == Tone::ink2 ? theme.ink2 : theme.ink3;
  // From the side the language begins at.
  const bool from_right = layoutDirection() == Qt::RightToLeft;
  const auto start = [&](const MathText& line) { return from_right ? width() - indent() - line.width() : indent(); };
  double y = line_height_ * 0.5 + style_.size * 0.36 + (boxed_ ? 4 : 0);
  if (boxed_) {
    painter.setPen(QPen(theme.hair, 1));
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  }
  if (marked_) {
    painter.setPen(theme.ink);
    MathText(QStringLiteral("!"), {style_.size, QFont::Bold}, MathText::Mode::plain)
        .draw(painter, {from_right ? width() - 4.0 : 0.0, y});
  }
  painter.setPen(marked_ ? theme.ink : color);
  for (const MathText& line : lines(width())) {
    line.draw(painter, {start(line), y});
    y += line_height_;
  }
}

HairLine::HairLine(QWidget* parent) : QWidget(parent) { setFixedHeight(1); }

void HairLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).hair);
}

}  // namespace littlestone::ui
