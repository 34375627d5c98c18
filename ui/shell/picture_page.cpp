// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/picture_page.hpp"

#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/kit/themed.hpp"

namespace littlestone::ui {

PicturePage::PicturePage(PageInfo page, Edge edge, QWidget* parent) : Page(std::move(page), parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  head_ = new PageHead(this);
  view_ =
      new PictureView(edge == Edge::bleeds ? QMargins() : QMargins(16, 8, 16, 16), PictureView::Ground::canvas, this);
  view_->setAccessibleName(name());
  view_->set_empty_text(tr("Computing…"));
  compute_ = new PlainButton(tr("Compute"), view_);
  compute_->hide();
  auto* below = new QVBoxLayout(view_);
  below->addStretch(3);
  below->addWidget(compute_, 0, Qt::AlignHCenter);
  below->addStretch(2);
  connect(compute_, &QAbstractButton::clicked, this, &PicturePage::computing_asked);
  choice_ = new Segments({tr("Picture"), tr("Table")}, this);
  choice_->setFixedWidth(132);
  choice_->setAccessibleName(tr("How it is shown"));
  choice_->choose(0);
  head_->add(choice_);
  connect(choice_, &Segments::chosen_changed, this, [this](int i) { show_table(i == 1); });
  stack_ = new QStackedWidget(this);
  stack_->addWidget(view_);
  tables_ = new TablePane(name(), this);
  stack_->addWidget(tables_);
  column->addWidget(head_);
  column->addWidget(stack_, 1);
}

void PicturePage::set_titles(const QString& title, const QString& subtitle) {
  head_->title()->set_markup(title);
  head_->subtitle()->set_markup(subtitle);
}

void PicturePage::add_control(QWidget* control) { head_->insert(control, choice_); }

void PicturePage::add_table(const QString& heading) { tables_->add(heading); }

void PicturePage::tell_nothing(Nothing why) {
  switch (why) {
    case Nothing::computing: view_->set_empty_text(tr("Computing…")); break;
    case Nothing::stopped: view_->set_empty_text(tr("Stopped before anything was computed.")); break;
    case Nothing::refused: view_->set_empty_text(tr("Nothing is computed: see the field marked with “!”.")); break;
  }
  compute_->setVisible(why == Nothing::stopped);
}

void PicturePage::show_table(bool shown) {
  if (shown == as_table_) return;
  as_table_ = shown;
  if (shown) (void)tables_->view(0);  // made before it is seen
  choice_->choose(shown ? 1 : 0);
  stack_->setCurrentWidget(shown ? tables_ : static_cast<QWidget*>(view_));
  emit changed();
}

void PicturePage::fill_tables(int step) {
  const std::vector<std::shared_ptr<const Exhibit>> all = exhibits();
  for (std::size_t i = 0; i < std::min(all.size(), tables_->count()); ++i) {
    tables_->view(i).show_table(all[i]->table(step, {}));
  }
}

void PicturePage::show_step(int step) {
  const std::vector<std::shared_ptr<const Exhibit>> all = exhibits();
  if (all.empty()) {
    view_->set_picture(nullptr);
    return;
  }
  if (as_table_) fill_tables(step);
  fill_head(step);
  view_->set_picture(all.front()->picture(theme_of(*this), {step, 1}));
}

void PicturePage::show_motion(Moment moment, StepPanel&) {
  const std::vector<std::shared_ptr<const Exhibit>> all = exhibits();
  if (all.empty() || as_table_) return;
  view_->set_frame(moment.phase < 1 ? all.front()->picture(theme_of(*this), moment) : nullptr);
}

void PicturePage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).canvas);
}

}  // namespace littlestone::ui
