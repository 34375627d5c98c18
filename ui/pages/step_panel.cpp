// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/step_panel.hpp"

#include <QAccessible>
#include <QCoreApplication>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/canvas/fit.hpp"
#include "ui/canvas/marks.hpp"
#include "ui/models/names.hpp"
#include "ui/plots/wrap.hpp"
#include "ui/theme/numbers.hpp"
#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_notes = 3;

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(ui_font(TextRole::caps));
  label->setProperty("tone", QStringLiteral("ink3"));
  return label;
}

}  // namespace

BoundaryNote::BoundaryNote(QWidget* parent) : QWidget(parent) {
  setFixedHeight(44);
  setAccessibleName(tr("Before the privacy boundary. Shown only because the data is synthetic."));
}

std::vector<MathText> BoundaryNote::lines() const { return wrapped(accessibleName(), {12}, width() - 46.0); }

void BoundaryNote::resizeEvent(QResizeEvent*) { setFixedHeight(12 + 16 * static_cast<int>(lines().size())); }

void BoundaryNote::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  draw_noise_ground(painter, theme, QRectF(rect()), 4);
  painter.fillRect(mirrored(*this, QRectF(0, 0, 4, height())), theme.noise);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.noise_ground);
  painter.drawRoundedRect(mirrored(*this, QRectF(30, 4, width() - 36, height() - 8)), 3, 3);
  draw_eye(painter, theme, mirrored(*this, QRectF(18, height() / 2.0, 0, 0)).topLeft());
  painter.setPen(theme.ink);
  double y = 19;
  for (const MathText& line : lines()) {
    line.draw(painter, {mirrored(*this, QRectF(38, 0, line.width(), 0)).x(), y});
    y += 16;
  }
}

StepPanel::StepPanel(QWidget* parent)
    : QWidget(parent),
      step_(new RichLabel({15}, 22, RichLabel::Tone::ink, this)),
      reference_(new RichLabel({11.5}, 16, RichLabel::Tone::ink2, this)),
      picture_heading_(heading({}, this)),
      picture_(new PictureView({}, PictureView::Ground::panel, this)),
      notes_rule_(new Rule(this)),
      boundary_(new BoundaryNote(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 12);
  column->setSpacing(0);
  column->addWidget(heading(tr("WHAT IS HAPPENING"), this));
  column->addSpacing(8);
  column->addWidget(step_);
  column->addSpacing(10);
  reference_->set_boxed(true);
  column->addWidget(reference_);
  column->addSpacing(14);
  column->addWidget(picture_heading_);
  picture_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  picture_->setMinimumWidth(100);
  column->addWidget(picture_);
  column->addSpacing(8);
  column->addWidget(notes_rule_);
  for (std::size_t i = 0; i < most_notes; ++i) {
    titles_.push_back(new RichLabel({13, QFont::DemiBold}, 18, RichLabel::Tone::ink, this));
    texts_.push_back(new RichLabel({12.5}, 18, RichLabel::Tone::ink2, this));
    column->addSpacing(4);
    column->addWidget(titles_.back());
    column->addSpacing(1);
    column->addWidget(texts_.back());
    column->addSpacing(4);
  }
  column->addStretch(1);
  column->addWidget(boundary_);
  set_picture(nullptr);
  set_notes({});
  set_before_boundary(false);
}

void StepPanel::set_step(const QString& sentence, const QString& reference) {
  if (sentence == sentence_) return;
  sentence_ = sentence;
  cited_ = reference;
  step_->set_markup(sentence_markup(sentence));
  reference_->set_markup(sentence_markup(reference));
  reference_->setVisible(!reference.isEmpty());
  QAccessibleEvent event(step_, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void StepPanel::set_picture(std::shared_ptr<const Picture> picture, const QString& picture_title) {
  const QSizeF size = picture ? picture->natural_size() : QSizeF();
  const bool shown = picture && !size.isEmpty();
  picture_heading_->setText(picture_title);
  picture_->setAccessibleName(picture_title.isEmpty() ? tr("Picture beside the step") : picture_title);
  picture_heading_->setVisible(shown && !picture_title.isEmpty());
  picture_->setVisible(shown);
  if (shown) {
    picture_->setFixedHeight(static_cast<int>(size.height()) + 1);
    picture_->set_picture(std::move(picture));
  } else {
    picture_->set_picture(nullptr);
  }
}

void StepPanel::set_notes(const std::vector<Note>& notes) {
  notes_rule_->setVisible(!notes.empty());
  for (std::size_t i = 0; i < most_notes; ++i) {
    const bool shown = i < notes.size();
    titles_[i]->set_markup(shown ? notes[i].title : QString{});
    texts_[i]->set_markup(shown ? notes[i].text : QString{});
    titles_[i]->setVisible(shown && !notes[i].title.isEmpty());
    texts_[i]->setVisible(shown);
  }
}

void StepPanel::set_before_boundary(bool before) { boundary_->setVisible(before); }

void StepPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).panel);
}

QString MarksPicture::description() const {
  return kind_ == Kind::histogram ? tr("How to read the histogram.") : tr("Four kinds of number.");
}

void MarksPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const ScaledPainter scaled(painter, area, std::min(1.0, area.width() / 256));
  const auto words = [&](double y, const QString& markup) {
    painter.setPen(theme.ink2);
    MathText::fitted(markup, {12.5}, 256 - 42).draw(painter, {42, y + 4.5});
  };
  const auto dashed = [&](QPointF from, QPointF to, double width, double dash, double gap) {
    QPen pen(theme.ink, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({dash / width, gap / width});
    painter.setPen(pen);
    painter.drawLine(from, to);
  };
  double y = 16;
  if (kind_ == Kind::histogram) {
    painter.fillRect(QRectF(0, y - 5, 30, 10), theme.ink2);
    words(y, tr("true count $c$, never released"));
    y += 23;
    painter.setPen(QPen(theme.noise, 2.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(0, y), QPointF(30, y));
    words(y, tr("noise $Z$ ∝ exp(−$ε$|$z$|/2)"));
    y += 23;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.noise);
    painter.drawPolygon(QPolygonF({{15, y - 5.5}, {20.5, y}, {15, y + 5.5}, {9.5, y}}));
    words(y, tr("noisy count $c$ + $Z$"));
    y += 23;
    dashed({15, y - 9}, {15, y + 9}, 2, 5, 3);
    words(y, tr("threshold $T$, from $ε$ and $δ$ alone"));
    y += 23;
    painter.fillRect(QRectF(6, y - 5, 18, 10), theme.noise);
    words(y, tr("mass that $δ$ pays for"));
    return;
  }
  dashed({0, y}, {30, y}, 1.5, 7, 4);
  words(y, tr("bound: what is asked for"));
  y += 24;
  painter.setPen(QPen(theme.m, 2.5, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(QPointF(0, y), QPointF(30, y));
  words(y, tr("median of %1 runs", nullptr, plural(runs_)).arg(runs_));
  y += 24;
  QColor pale = theme.line;
  painter.setPen(QPen(pale, 4, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(QPointF(15, y - 8), QPointF(15, y + 8));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink2);
  painter.drawEllipse(QPointF(15, y), 3.4, 3.4);
  words(y, tr("estimate: %1 runs, 95 % interval", nullptr, plural(runs_)).arg(runs_));
  y += 24;
  for (const QPointF& at : {QPointF(8, y), QPointF(15, y + 2), QPointF(22, y - 1)}) painter.drawEllipse(at, 1.7, 1.7);
  painter.setBrush(Qt::NoBrush);
  words(y, tr("single run, its exact loss"));
}

}  // namespace littlestone::ui
