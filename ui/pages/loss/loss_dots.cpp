// SPDX-License-Identifier: GPL-3.0-or-later
// A dot of the plot is opened: a run of M with its size and its loss becomes the window's. And what M's constants
// promise.
#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "core/study/private_run/player.hpp"
#include "core/study/sweep/sweep.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_page.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {

void LossPage::connect_dots() {
  plot_->setToolTip(dot_tip());
  connect(plot_, &LossPlot::dot_clicked, this, &LossPage::open_dot);
  connect(table_view_, &QAbstractItemView::doubleClicked, this,
          [this](const QModelIndex& index) { open_row(index.row()); });
  connect(&dot_job_, &DotJob::finished, this, &LossPage::open_found);
  connect(&dot_job_, &Job::failed, this, [this](const Refusal& refusal) {
    emit told(tr("This run is not played: %1").arg(refusal_text(refusal.field, refusal.value, refusal.rule)));
  });
  connect(&dot_job_, &Job::stopped, this, [this] { emit told(tr("Stopped looking for the run.")); });
}

QString LossPage::dot_tip() { return tr("Click a dot of M: a run of this size with this loss is played."); }

void LossPage::open_dot(const SweepCell& cell, double loss) {
  if (cell.learner != LearnerKind::private_learner) {
    emit told(tr("Only runs of M are played: %1 has no tournament.").arg(learner_name(cell.learner)));
    return;
  }
  if (!scale_to_budget(scenario_.constants, cell.examples)) {
    emit told(tr("This run is not played: a batch needs %1 examples.")
                  .arg(number_text(scenario_.constants.cap + scenario_.constants.auxiliary)));
    return;
  }
  dot_loss_ = loss;
  dot_job_.start(scenario_, instance_, cell.examples, loss, scenario_.seed + 1);
}

// The dots are draws from the law of the runs; one of these is found by its seed.
void LossPage::open_found(const MatchingRun& found) {
  Scenario scenario = found.scenario;
  scenario.title = edited_.title;
  scenario.lesson = edited_.lesson;
  scenario.source = edited_.source;
  scenario.sizes = edited_.sizes;
  scenario.learners = edited_.learners;
  if (player_of(scenario) != LearnerKind::private_learner)
    scenario = with_player(std::move(scenario), LearnerKind::private_learner);
  const CustomConstants& c = scenario.constants;
  const QString n = whole_text(c.batches * (c.cap + c.auxiliary) + c.selection);
  emit run_found(scenario);
  emit page_asked(QStringLiteral("tournament"), 0);
  const QString loss = probability_text(found.loss);
  emit told(
      found.matches
          ? tr("A run of M on %1 examples with the dot's loss, %2: seed %3. Undo goes back.")
                .arg(n, loss, QString::number(scenario.seed))
          : tr("A run of M on %1 examples with loss %2, seed %3: none of %4 seeds came to %5. Undo goes back.")
                .arg(n, loss, QString::number(scenario.seed), whole_text(found.tries), probability_text(dot_loss_)));
}

// Of the table: the cell's run in the middle.
void LossPage::open_row(int row) {
  if (view_ != LossView::loss || row < 0 || row >= static_cast<int>(table_view_->table().rows.size())) return;
  const std::vector<PageTable::Cell>& cells = table_view_->table().rows[static_cast<std::size_t>(row)];
  for (const SweepCell& cell : plot_->cells()) {
    const bool same = cells[0].data == std::string(to_string(cell.learner)) && cells[1].data == cell.examples;
    if (same && !cell.losses.empty()) return open_dot(cell, cell.quantile(0.5));
  }
}

QString LossPage::constants_note() const {
  const bool proved = scenario_.constants_kind != ConstantsKind::custom;
  const LargeCount* size = !theorem_                                          ? nullptr
                           : scenario_.constants_kind == ConstantsKind::paper ? &theorem_->paper
                           : proved && theorem_->sharp                        ? &*theorem_->sharp
                                                                              : nullptr;
  if (size == nullptr) {
    return tr("M gets the scenario’s own proportions, scaled to each $n$. Accuracy is measured here, not promised.");
  }
  return tr("From %1 examples on Theorem 3 promises: loss above $α$ has chance at most $β$. Below, M gets the same "
            "proportions scaled to $n$; there its accuracy is measured, not promised.")
      .arg(examples_text(*size));
}

QString LossPage::fail_note() const {
  const QString chance =
      tr("A batch passes its cap $N$ = %1 with chance %2, exactly.")
          .arg(count_text(static_cast<double>(scenario_.constants.cap)), told_probability(batch_fails_.value_or(0)));
  return chance + QChar(u' ') +
         (scenario_.constants.on_fail == OnFail::soa ? tr("Then it votes for SOA($T$) (G*).")
                                                     : tr("Then it gives no vote."));
}

QString LossPage::beyond_note() const {
  const bool measured = state_ == State::done && !plot_->cells().empty();
  const bool has_m = std::any_of(plot_->cells().begin(), plot_->cells().end(),
                                 [](const SweepCell& cell) { return cell.learner == LearnerKind::private_learner; });
  if (!measured || !has_m ||
      reaching_size(plot_->cells(), LearnerKind::private_learner, to_double(scenario_.alpha),
                    to_double(scenario_.beta))) {
    return {};
  }
  const QString largest = count_text(static_cast<double>(scenario_.sizes.back()));
  if (scenario_.constants_kind == ConstantsKind::sharp && theorem_ && theorem_->sharp) {
    return tr("Up to %1 M does not keep its promise: it falls further to the right, before the theorem’s %2. Move the "
              "slider of the largest $n$.")
        .arg(largest, examples_text(*theorem_->sharp));
  }
  return tr("Up to %1 M does not keep its promise: its fall is not on this axis. Move the slider of the largest $n$.")
      .arg(largest);
}

bool LossPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (take_guess_key(key, focus)) return true;
  const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  if (!enter || !as_table_ || !table_view_->hasFocus()) return Page::take_key(key, focus, seen);
  open_row(table_view_->currentIndex().row());
  return true;
}

}  // namespace littlestone::ui
