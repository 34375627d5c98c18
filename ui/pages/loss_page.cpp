// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss_page.hpp"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/names.hpp"
#include "ui/pages/page.hpp"
#include "ui/theme/numbers.hpp"
#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::ui {

LossPage::LossPage(QWidget* parent) : QWidget(parent), plot_(new LossPlot(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* head = new PageHead(this);
  head->title()->set_markup(tr("Loss against sample size"));
  head->subtitle()->set_markup(
      tr("Each dot is one run. Lines are medians, bands hold the middle 80 % of runs (10–90 %)."));
  column->addWidget(head);
  column->addWidget(plot_, 1);
  connect(&job_, &SweepJob::cell_finished, this, [this](const SweepCell& cell) {
    plot_->add_cell(cell);
    emit progressed();
  });
  connect(&job_, &SweepJob::finished, this, [this](const SweepResult& result) {
    plot_->set_result(scenario_, result);
    state_ = State::done;
    emit progressed();
  });
  connect(&job_, &Job::stopped, this, [this] {
    state_ = State::stopped;
    emit progressed();
  });
  connect(&job_, &Job::failed, this, [this] {
    state_ = State::stopped;
    emit progressed();
  });
  connect(&job_, &Job::running_changed, this, [this] { emit progressed(); });
}

void LossPage::set_scenario(const Scenario& scenario) {
  if (state_ != State::fresh && scenario == scenario_) return;
  job_.stop();
  scenario_ = scenario;
  state_ = State::fresh;
  plot_->begin(scenario_);
  emit progressed();
  if (isVisible()) ensure_started();
}

void LossPage::ensure_started() {
  if (state_ == State::fresh && !scenario_.sizes.empty()) restart();
}

void LossPage::restart() {
  plot_->begin(scenario_);
  state_ = State::running;
  job_.start(scenario_);
  emit progressed();
}

std::shared_ptr<const Picture> LossPage::picture() const {
  return std::make_shared<LossPicture>(scenario_, SweepResult{plot_->cells(), Ended::completed});
}

void LossPage::describe(StepPanel& panel) const {
  panel.set_before_boundary(false);
  std::uint64_t first_release = 0;
  std::uint64_t last_silent = 0;
  for (const SweepCell& cell : plot_->cells()) {
    if (cell.learner != LearnerKind::private_learner) continue;
    if (cell.empty_lists == cell.losses.size()) last_silent = std::max(last_silent, cell.examples);
    if (cell.empty_lists == 0 && (first_release == 0 || cell.examples < first_release)) first_release = cell.examples;
  }
  QString sentence;
  if (scenario_.sizes.empty()) {
    sentence = tr("The scenario names no sample sizes, so there is nothing to measure.");
  } else if (cells_done() == 0) {
    sentence = tr("Three learners are given more and more examples. The dots will come in as they are computed.");
  } else if (last_silent > 0 && first_release > 0) {
    sentence = tr("Up to %1 examples no predictor reaches the threshold, so M must answer blindly. From %2 on the "
                  "histogram releases one in "
                  "every run.")
                   .arg(count_text(static_cast<double>(last_silent)), count_text(static_cast<double>(first_release)));
  } else if (last_silent > 0) {
    sentence = tr("Up to %1 examples no predictor reaches the threshold, so M must answer blindly.")
                   .arg(count_text(static_cast<double>(last_silent)));
  } else {
    sentence = tr("M pays for privacy with votes: batches must agree before anything may leave.");
  }
  panel.set_step(sentence, tr("Theorem 30 · Theorem 3 · Lemma 29"));
  panel.set_picture(std::make_shared<MarksPicture>(MarksPicture::Kind::numbers, scenario_.replicates),
                    tr("FOUR KINDS OF NUMBER"));
  panel.set_notes(
      {{tr("Why is M so far behind?"), tr("It pays with votes: about a threshold of batches must agree. The generic "
                                          "learner pays log|$H$| instead, so it "
                                          "cannot serve an infinite class.")},
       {tr("Constants"),
        tr("M gets the scenario’s own proportions, scaled to each $n$. Accuracy is measured here, not promised.")}});
}

void LossPage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).canvas);
}

SweepBar::SweepBar(LossPage& page, QWidget* parent)
    : QWidget(parent), page_(page), button_(new PlainButton(tr("Stop"), this)) {
  setFixedHeight(72);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 0, 16, 0);
  button_->setFixedSize(116, 28);
  row->addWidget(button_);
  row->addStretch(1);
  connect(button_, &QAbstractButton::clicked, this, [this] { page_.running() ? page_.stop() : page_.restart(); });
  connect(&page_, &LossPage::progressed, this, &SweepBar::refresh);
  refresh();
}

void SweepBar::refresh() {
  button_->setText(page_.running() ? tr("Stop") : tr("Measure again"));
  button_->setEnabled(!page_.scenario().sizes.empty());
  update();
}

void SweepBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), theme.panel);
  painter.fillRect(QRect(0, 0, width(), 1), theme.hair);
  const double left = 284;
  const double right = width() - 196.0;
  const auto done = static_cast<double>(page_.cells_done());
  const double share = page_.cells_in_all() == 0 ? 0 : done / static_cast<double>(page_.cells_in_all());
  painter.setFont(ui_font(TextRole::subtitle));
  painter.setPen(theme.ink2);
  const QString state = page_.running() ? tr("Measuring")
                        : share >= 1    ? tr("Measured")
                        : done > 0      ? tr("Stopped and kept")
                                        : tr("Not measured");
  painter.drawText(QPointF(left, 26), tr("%1: %2 of %3 cells, %4 replicates at %5 sample sizes, 3 learners")
                                          .arg(state)
                                          .arg(page_.cells_done())
                                          .arg(page_.cells_in_all())
                                          .arg(page_.scenario().replicates)
                                          .arg(page_.scenario().sizes.size()));
  if (page_.running()) {
    painter.setFont(ui_font(TextRole::caption));
    painter.setPen(theme.ink3);
    painter.drawText(QRectF(left, 12, right - left, 18), Qt::AlignRight | Qt::AlignVCenter,
                     tr("Esc stops and keeps this"));
  }
  painter.setPen(QPen(theme.hair, 6, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(left + 3, 44), QPointF(right - 3, 44));
  if (share > 0) {
    painter.setPen(QPen(theme.ink, 6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(left + 3, 44), QPointF(left + 3 + (right - left - 6) * share, 44));
  }
  painter.setFont(ui_font(TextRole::number));
  painter.setPen(theme.ink);
  painter.drawText(QPointF(right + 17, 48), tr("%1 %").arg(static_cast<int>(100 * share)));
}

}  // namespace littlestone::ui
