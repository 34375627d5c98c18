// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/step_panel.hpp"

#include <QCoreApplication>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/kit/accessible.hpp"
#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/shell/ask_room.hpp"
#include "ui/shell/reference_chip.hpp"
#include "ui/shell/references.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_notes = 3;
constexpr int panel_edge = 16;
constexpr int panel_top = 14;

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(ui_font(TextRole::caps));
  label->setProperty("tone", QStringLiteral("ink3"));
  return label;
}

}  // namespace

BoundaryNote::BoundaryNote(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  set_own_data(false);
}

void BoundaryNote::set_own_data(bool own) {
  const QString words = own ? tr("Before the privacy boundary. This is your own data: nothing shown here is private.")
                            : tr("Before the privacy boundary. Shown only because the data is synthetic.");
  if (words == accessibleName()) return;
  setAccessibleName(words);
  updateGeometry();
  update();
}

std::vector<MathText> BoundaryNote::lines(int width) const { return wrapped(accessibleName(), {12}, width - 46.0); }

int BoundaryNote::heightForWidth(int width) const { return 12 + 16 * static_cast<int>(lines(width).size()); }

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
  for (const MathText& line : lines(width())) {
    line.draw(painter, {mirrored(*this, QRectF(38, 0, line.width(), 0)).x(), y});
    y += 16;
  }
}

StepPanel::StepPanel(QWidget* parent)
    : QWidget(parent),
      heading_(heading(tr("WHAT IS HAPPENING"), this)),
      lesson_(new RichLabel({14, QFont::DemiBold}, 19, RichLabel::Tone::ink, this)),
      step_(new RichLabel({15}, 22, RichLabel::Tone::ink, this)),
      reference_(new RichLabel({11.5}, 16, RichLabel::Tone::ink2, this)),
      ask_(new AskRoom(this)),
      picture_heading_(heading({}, this)),
      picture_(new PictureView({}, PictureView::Ground::panel, this)),
      notes_rule_(new HairLine(this)),
      foot_(new QWidget(this)),
      boundary_(new BoundaryNote(foot_)) {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->setSpacing(0);
  auto* column = new QVBoxLayout;
  column->setContentsMargins(panel_edge, panel_top, panel_edge, 8);
  column->setSpacing(0);
  outer->addLayout(column, 1);
  outer->addWidget(foot_);
  auto* foot = new QVBoxLayout(foot_);
  foot->setContentsMargins(panel_edge, 4, panel_edge, 6);
  foot->addWidget(boundary_);
  column->addWidget(heading_);
  lesson_->hide();
  column->addWidget(lesson_);
  column->addSpacing(8);
  set_accessible_role(*step_, QAccessible::Notification);
  column->addWidget(step_);
  column->addSpacing(10);
  reference_->set_boxed(true);
  new ReferenceChip(reference_);
  column->addWidget(reference_);
  column->addSpacing(14);
  column->addWidget(ask_);
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
  set_picture(nullptr);
  set_notes({});
  set_before_boundary(false);
}

void StepPanel::set_lesson(const QString& from, const QString& line) {
  lesson_line_ = line;
  // The lesson's panel above says it, under its own heading (see LessonPanel).
  heading_->setAccessibleDescription(from);
  heading_->setVisible(line.isEmpty());
  // The lesson's panel has a margin of its own below.
  layout()->itemAt(0)->layout()->setContentsMargins(panel_edge, line.isEmpty() ? panel_top : 4, panel_edge, 8);
}

void StepPanel::set_step(const QString& sentence, const QString& reference, const Question& question) {
  ask_->ask(question);
  if (sentence == sentence_) return;
  sentence_ = sentence;
  cited_ = with_papers(reference, chapter_);
  step_->set_markup(sentence_markup(sentence));
  reference_->set_markup(sentence_markup(cited_));
  reference_->setVisible(!reference.isEmpty());
  announce(*step_);
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

void StepPanel::set_before_boundary(bool before) { foot_->setVisible(before); }

void StepPanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).panel);
}

}  // namespace littlestone::ui
