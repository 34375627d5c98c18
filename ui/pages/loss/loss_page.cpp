// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_page.hpp"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/agnostic/relabel_simulation.hpp"
#include "core/concept/same_class.hpp"
#include "ui/kit/marks_scene.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/learn/command_text.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_print.hpp"
#include "ui/pages/loss/pointed_scene.hpp"
#include "ui/pages/loss/required_scene.hpp"
#include "ui/shell/frame.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {

namespace {

constexpr int least_half_decade = 1;  // 10^0.5
constexpr int most_half_decade = 16;  // 10^8
constexpr int sizes_in_range = 13;

std::uint64_t size_at(double half_decades) {
  return static_cast<std::uint64_t>(std::llround(std::pow(10.0, half_decades / 2)));
}

// All that a loss depends on agrees: only the lines of α and β can lie elsewhere.
bool same_losses(const Scenario& a, const Scenario& b) {
  if (a.constants_kind != ConstantsKind::custom || b.constants_kind != ConstantsKind::custom) return a == b;
  Scenario other = b;
  other.alpha = a.alpha;
  other.beta = a.beta;
  return without_words(a) == without_words(std::move(other));
}

QString loss_name() { return QCoreApplication::translate("Page", "Loss vs. sample size"); }
QString loss_short_name() { return QCoreApplication::translate("Page", "Loss"); }

}  // namespace

PageInfo loss_page() {
  return {
      QStringLiteral("loss"),
      loss_name,
      loss_short_name,
      [](const PageInfo& info, QWidget* parent) -> Page* { return new LossPage(info, parent); },
      {{"loss", "loss against sample size: the mean over the runs of each size, and a band", false,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer& observer) -> std::shared_ptr<const Exhibit> {
          auto data = measure_loss(run->scenario, *run->instance, run->littlestone(), observer);
          return data ? loss_figure(std::make_shared<const LossData>(std::move(*data))) : nullptr;
        }}}};
}

LossPage::LossPage(const PageInfo& info, QWidget* parent)
    : Page(info, parent),
      plot_(new LossPlot(this)),
      need_view_(new PictureView({0, 0, 0, 0}, PictureView::Ground::canvas, this)),
      views_(new QStackedWidget(this)),
      table_view_(new TableView(tr("Loss vs. sample size as a table"), this)),
      switch_(new Segments({tr("loss by n"), tr("need by d"), tr("need by ε")}, this)),
      how_shown_(new Segments({tr("Picture"), tr("Table")}, this)),
      range_(new QWidget(this)),
      range_text_(new RichLabel({12}, 16, RichLabel::Tone::ink2, range_)),
      from_(new Slider(range_)),
      to_(new Slider(range_)),
      bar_(new SweepBar(*this, this)) {
  bar_->hide();  // until the window places it
  setProperty(Frame::stands_above_notice, true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* head = new PageHead(this);
  title_ = head->title();
  subtitle_ = head->subtitle();
  column->addWidget(head);

  how_shown_->setFixedSize(132, 26);
  how_shown_->setAccessibleName(tr("How it is shown"));
  how_shown_->choose(0);
  connect(how_shown_, &Segments::chosen_changed, this, [this](int i) { show_table(i == 1); });
  head->add(how_shown_);
  column->addLayout(choices());

  views_->addWidget(plot_);
  views_->addWidget(need_view_);
  auto* margin = new QWidget(this);
  auto* around_table = new QVBoxLayout(margin);
  around_table->setContentsMargins(24, 8, 24, 16);
  around_table->addWidget(table_view_);
  views_->addWidget(margin);
  column->addWidget(views_, 1);
  connect(plot_, &LossPlot::pointed, this, &LossPage::progressed);
  connect_dots();
  connect_guess();
  need_view_->setAccessibleName(tr("Examples needed"));

  connect_sweep();
  connect_need();
  connect(this, &LossPage::progressed, this, &LossPage::fill_table);
  show_view();
}

// The question, and the range of n.
QHBoxLayout* LossPage::choices() {
  auto* row = new QHBoxLayout;
  row->setContentsMargins(24, 2, 24, 4);
  row->setSpacing(12);
  switch_->setFixedSize(270, 26);
  switch_->setAccessibleName(tr("Which question"));
  switch_->choose(0);
  row->addWidget(switch_);
  row->addStretch(1);
  auto* range_row = new QHBoxLayout(range_);
  range_row->setContentsMargins(0, 0, 0, 0);
  range_row->setSpacing(8);
  range_->setLayoutDirection(Qt::LeftToRight);  // n grows to the right in every language
  range_text_->setFixedSize(132, 16);
  range_row->addWidget(range_text_);
  for (Slider* slider : {from_, to_}) {
    slider->setRange(least_half_decade, most_half_decade);
    slider->setMinimumWidth(72);
    slider->setMaximumWidth(110);
    range_row->addWidget(slider);
    connect(slider, &QAbstractSlider::valueChanged, this, &LossPage::choose_range);
  }
  from_->setAccessibleName(tr("Least number of examples"));
  to_->setAccessibleName(tr("Largest number of examples"));
  row->addWidget(range_);
  return row;
}

void LossPage::connect_sweep() {
  gather_.setSingleShot(true);
  gather_.setInterval(30);
  connect(&gather_, &QTimer::timeout, this, [this] {
    plot_->add_cells(gathered_);
    gathered_.clear();
    emit progressed();
  });
  settle_.setSingleShot(true);
  settle_.setInterval(60);
  connect(&settle_, &QTimer::timeout, this, &LossPage::start_sweep);
  connect(switch_, &Segments::chosen_changed, this, [this](int i) { set_view(static_cast<LossView>(i)); });

  connect(&job_, &SweepJob::cell_grown, this, [this](const SweepCell& cell) {
    gathered_.push_back(cell);
    if (!gather_.isActive()) gather_.start();
  });
  connect(&job_, &SweepJob::finished, this, [this](const SweepResult& result) {
    gather_.stop();
    gathered_.clear();
    plot_->set_result(scenario_, result);
    state_ = State::done;
    batch_fails_ = result.batch_fails;
    replicates_done_ = replicates_in_all_;
    if (!theorem_) theorem_job_.start_theorem(scenario_, instance_);
    emit progressed();
  });
  connect(&job_, &Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    replicates_done_ = done;
    replicates_in_all_ = total;
    emit progressed();
  });
  const auto halted = [this] {
    state_ = State::stopped;
    emit progressed();
  };
  connect(&job_, &Job::stopped, this, halted);
  connect(&job_, &Job::failed, this, [this](const Refusal& refusal) { fail(state_, refusal); });
  connect(&job_, &Job::running_changed, this, [this] { emit progressed(); });
}

void LossPage::connect_need() {
  connect(&theorem_job_, &RequiredJob::theorem_found, this, [this](const TheoremSizes& sizes) {
    theorem_ = sizes;
    plot_->set_theorem(theorem_);
    emit progressed();
  });

  connect(&need_job_, &RequiredJob::point_found, this, [this](std::size_t place, const RequiredPoint& point) {
    if (place >= curve_.points.size()) curve_.points.resize(place + 1);
    curve_.points[place] = point;
    show_curve();
    emit progressed();
  });
  connect(&need_job_, &RequiredJob::curve_finished, this, [this] {
    need_state_ = State::done;
    emit progressed();
  });
  const auto need_halted = [this] {
    need_state_ = State::stopped;
    emit progressed();
  };
  connect(&need_job_, &Job::stopped, this, need_halted);
  connect(&need_job_, &Job::failed, this, [this](const Refusal& refusal) { fail(need_state_, refusal); });
  connect(&need_job_, &Job::running_changed, this, [this] { emit progressed(); });
}

// What failed shows why, and none of what is not so any more.
void LossPage::fail(State& state, const Refusal& refusal) {
  state = State::failed;
  gather_.stop();
  gathered_.clear();
  failure_ = refusal_markup(refusal.field, shortened(refusal.value), refusal.rule);
  plot_->set_notice(failure_);
  need_view_->set_empty_text(failure_);
  emit progressed();
}

void LossPage::show_table(bool shown) {
  if (shown == as_table_) return;
  as_table_ = shown;
  how_shown_->choose(shown ? 1 : 0);
  show_view();
  fill_table();
}

PageTable LossPage::table() const { return exhibits().front()->table(0, TableLimits()); }

void LossPage::fill_table() {
  if (as_table_) table_view_->show_table(table());
}

void LossPage::set_scenario(const Scenario& scenario, const std::shared_ptr<const Instance>& instance) {
  // The file of a class can have changed while its scenario is the same.
  const bool same_table = instance_ == instance ||
                          (instance_ && instance && same_class(instance_->concept_class(), instance->concept_class()));
  instance_ = instance;
  if (state_ != State::fresh && scenario == scenario_ && same_table) return;
  if (!same_table) state_ = State::fresh;
  has_scenario_ = true;
  take_scenario(scenario);
  show_range();
  emit progressed();
  if (isVisible()) start();
}

void LossPage::take_scenario(const Scenario& scenario) {
  need_job_.drop();
  need_state_ = State::fresh;
  curve_.points.clear();
  show_curve();
  theorem_job_.drop();
  theorem_.reset();
  plot_->set_theorem(theorem_);
  const bool keep = state_ == State::done && same_losses(scenario, scenario_);
  scenario_ = scenario;
  if (keep) {
    plot_->set_promise(scenario_);
    if (isVisible()) theorem_job_.start_theorem(scenario_, instance_);
    return;
  }
  settle_.stop();
  gather_.stop();
  gathered_.clear();
  job_.drop();
  state_ = State::fresh;
  batch_fails_.reset();
  replicates_done_ = 0;
  plot_->begin(scenario_);
  if (guess_state() != LossGuess::State::open) return;
  // Another class, another question.
  plot_->set_guess({LossGuess::State::open, plot_->guess().learner, 0});
}

void LossPage::start() {
  if (!has_scenario_ || guess_state() == LossGuess::State::open) return;
  if (view_ != LossView::loss) {
    if (need_state_ == State::fresh) start_need();
  } else if (state_ == State::fresh && !scenario_.sizes.empty()) {
    start_sweep();
  } else if (state_ == State::done && !theorem_ && !theorem_job_.running()) {
    theorem_job_.start_theorem(scenario_, instance_);
  }
}

void LossPage::restart() { view_ == LossView::loss ? start_sweep() : start_need(); }

void LossPage::stop() {
  settle_.stop();
  job_.stop();
  need_job_.stop();
  dot_job_.stop();
}

void LossPage::start_sweep() {
  plot_->begin(scenario_);
  plot_->set_theorem(theorem_);
  gathered_.clear();
  failure_.clear();
  state_ = State::running;
  batch_fails_.reset();
  replicates_done_ = 0;
  job_.start(scenario_, instance_);
  // Sharp constants know their size; for others it is searched for, after what was asked first.
  if (!theorem_ && scenario_.constants_kind == ConstantsKind::sharp) theorem_job_.start_theorem(scenario_, instance_);
  emit progressed();
}

void LossPage::start_need() {
  need_state_ = State::running;
  failure_.clear();
  need_view_->set_empty_text(tr("The first point will be there in a moment."));
  curve_ = {};
  curve_.scenario = scenario_;
  curve_.against = view_ == LossView::need_by_epsilon ? RequiredAgainst::epsilon : RequiredAgainst::dimension;
  show_curve();
  need_job_.start_curve(scenario_, instance_, curve_.against);
  emit progressed();
}

void LossPage::set_view(LossView view) {
  if (view == view_) return;
  view_ = view;
  switch_->choose(static_cast<int>(view));
  const auto against = view == LossView::need_by_epsilon ? RequiredAgainst::epsilon : RequiredAgainst::dimension;
  if (view != LossView::loss && curve_.against != against) {
    need_job_.stop();
    need_state_ = State::fresh;
    curve_.points.clear();
    curve_.against = against;
    show_curve();
  }
  show_view();
  if (isVisible()) start();
  emit progressed();
}

void LossPage::show_view() {
  switch (view_) {
    case LossView::loss:
      title_->set_markup(tr("Loss against sample size"));
      subtitle_->set_markup(tr("Each dot is one run. Lines are means, bands hold the middle 80 % of runs (10–90 %)."));
      break;
    case LossView::need_by_dimension:
      title_->set_markup(tr("Examples needed against the Littlestone dimension"));
      subtitle_->set_markup(
          tr("From where the theorem holds, with two sets of constants, and what a measurement finds."));
      break;
    case LossView::need_by_epsilon:
      title_->set_markup(tr("Examples needed against $ε$"));
      subtitle_->set_markup(
          tr("From where the theorem holds, with two sets of constants, and what a measurement finds."));
      break;
  }
  views_->setCurrentIndex(as_table_ ? 2 : view_ == LossView::loss ? 0 : 1);
  range_->setVisible(view_ == LossView::loss);
}

void LossPage::show_curve() {
  need_view_->set_picture(curve_.points.empty() ? nullptr : std::make_shared<ScenePicture>(required_picture(curve_)));
}

// The sliders show where the sizes begin and end, without choosing anything.
void LossPage::show_range() {
  range_->setEnabled(!scenario_.sizes.empty() && guess_state() != LossGuess::State::open);
  if (scenario_.sizes.empty()) return;
  const auto half_decade = [](std::uint64_t n) {
    return static_cast<int>(std::lround(2 * std::log10(static_cast<double>(n))));
  };
  const QSignalBlocker no_choice(from_);
  const QSignalBlocker no_choice_either(to_);
  from_->setValue(half_decade(scenario_.sizes.front()));
  to_->setValue(half_decade(scenario_.sizes.back()));
  range_text_->set_markup(tr("$n$ from %1 to %2")
                              .arg(count_text(static_cast<double>(scenario_.sizes.front())),
                                   count_text(static_cast<double>(scenario_.sizes.back()))));
}

void LossPage::choose_range() {
  // The slider that is moved pushes the other before it.
  if (from_->value() >= to_->value()) {
    const bool pushed_up = sender() == from_;
    const QSignalBlocker no_choice(pushed_up ? to_ : from_);
    if (pushed_up) {
      to_->setValue(from_->value() + 1);
    } else {
      from_->setValue(to_->value() - 1);
    }
    if (from_->value() >= to_->value()) return show_range();
  }
  Scenario chosen = scenario_;
  chosen.sizes.clear();
  const double step = static_cast<double>(to_->value() - from_->value()) / (sizes_in_range - 1);
  for (int i = 0; i < sizes_in_range; ++i) {
    const std::uint64_t n = size_at(from_->value() + step * i);
    if (chosen.sizes.empty() || n > chosen.sizes.back()) chosen.sizes.push_back(n);
  }
  if (chosen == scenario_) return;
  const std::optional<TheoremSizes> theorem = theorem_;  // does not depend on the range
  take_scenario(chosen);
  theorem_ = theorem;
  plot_->set_theorem(theorem_);
  show_range();
  state_ = State::running;  // in a moment
  settle_.start();
  emit progressed();
}

std::size_t LossPage::cells_done() const {
  return static_cast<std::size_t>(
      std::count_if(plot_->cells().begin(), plot_->cells().end(),
                    [&](const SweepCell& cell) { return cell.losses.size() == scenario_.replicates; }));
}

std::size_t LossPage::need_complete() const {
  return static_cast<std::size_t>(
      std::count_if(curve_.points.begin(), curve_.points.end(), [](const RequiredPoint& p) { return p.complete; }));
}

double LossPage::share_done() const {
  if (view_ != LossView::loss) {
    const double points = curve_.against == RequiredAgainst::dimension ? 6 : 7;
    return need_state_ == State::done ? 1 : static_cast<double>(need_complete()) / points;
  }
  if (state_ == State::done) return 1;
  if (replicates_in_all_ == 0) return 0;
  return static_cast<double>(replicates_done_) / static_cast<double>(replicates_in_all_);
}

QString LossPage::state_text() const {
  if (!has_scenario_) return tr("Not measured");
  const bool loss = view_ == LossView::loss;
  if ((loss ? state_ : need_state_) == State::failed) return tr("Not measured: %1").arg(failure_);
  if (!loss) {
    const QString state = need_state_ == State::running ? tr("Measuring")
                          : need_state_ == State::done  ? tr("Measured")
                          : need_complete() == 0        ? tr("Not measured")
                                                        : tr("Stopped and kept");
    return tr("%1: %2 of %3 points, %4 runs at each size")
        .arg(state)
        .arg(need_complete())
        .arg(curve_.points.size())
        .arg(RequiredOptions{}.replicates);
  }
  std::size_t least = scenario_.replicates;
  for (const SweepCell& cell : plot_->cells()) least = std::min(least, cell.losses.size());
  if (plot_->cells().size() < cells_in_all()) least = 0;
  const QString state = running() || settle_.isActive() ? (least == 0 ? tr("Measuring") : tr("Refining"))
                        : state_ == State::done         ? tr("Measured")
                        : !plot_->cells().empty()       ? tr("Stopped and kept")
                                                        : tr("Not measured");
  return tr("%1: %2 of %3 replicates everywhere, at %4 sample sizes, %5 learners")
      .arg(state)
      .arg(least)
      .arg(scenario_.replicates)
      .arg(scenario_.sizes.size())
      .arg(scenario_.learners.size());
}

void LossPage::dress(const Theme& theme) {
  plot_->apply_theme(theme);
  need_view_->update();
}

std::vector<std::shared_ptr<const Exhibit>> LossPage::exhibits() const {
  if (view_ != LossView::loss) return {need_exhibit(curve_)};
  LossData shown = plot_->figure();
  shown.scenario = scenario_;
  shown.theorem = theorem_;
  return {loss_exhibit(shown, plot_->guess())};
}

std::vector<std::shared_ptr<const Exhibit>> LossPage::deferred() const {
  if (!has_scenario_ || !instance_) return {};
  return deferred_losses(scenario_, instance_);
}

std::shared_ptr<const Picture> LossPage::picture() const { return exhibits().front()->picture(theme_of(*this), {}); }

QWidget* LossPage::bar() const { return bar_; }

Provenance LossPage::provenance(int) const { return {scenario_, 0, sweep_text(scenario_)}; }

QString LossPage::command(const ChapterScenario&) const { return sweep_text(scenario_); }

nlohmann::json LossPage::view_state() const {
  nlohmann::json state = Page::view_state();
  state["view"] = static_cast<int>(view_);
  return state;
}

void LossPage::set_view_state(const nlohmann::json& state) {
  Page::set_view_state(state);
  const auto view = state.find("view");
  if (view == state.end() || !view->is_number_integer()) return;
  const auto which = view->get<std::int64_t>();
  if (which >= 0 && which <= static_cast<int>(LossView::need_by_epsilon)) set_view(static_cast<LossView>(which));
}

void LossPage::explain(StepPanel& panel, int) const {
  panel.set_before_boundary(false);
  if (!has_scenario_) {
    panel.set_step(tr("There is no class yet to measure on."), {});
    panel.set_picture(nullptr);
    panel.set_notes({});
    return;
  }
  if (view_ != LossView::loss) {
    panel.set_step(
        view_ == LossView::need_by_dimension
            ? tr("Each further dimension costs far more than the one before: with the paper’s constants the number of "
                 "examples is doubly exponential in it, with sharp ones it still explodes.")
            : tr("With sharp constants, halving $ε$ about doubles the votes that must agree, and so the examples; the "
                 "paper’s are too large to notice. This one distribution needs fewer examples than every bound."),
        tr("Theorem 3 · Theorem 23 · §5.4"));
    panel.set_picture(std::make_shared<ScenePicture>(marks_picture(MarksOf::need, RequiredOptions{}.replicates)),
                      tr("READ THE MARKS"));
    panel.set_notes(
        {{tr("What is measured?"),
          tr("Sizes are tried, each a third larger than the one before. The least at which at least 1 − $β$ of %1 runs "
             "have loss ≤ $α$ counts. It is for this one distribution; a bound holds for all of them.")
              .arg(RequiredOptions{}.replicates)},
         {tr("Which constants?"),
          tr("Measured M has the sharp constants’ proportions at every size, whatever the scenario’s constants are: "
             "its numbers are not those of “loss by $n$” with custom ones.")}});
    return;
  }
  if (guess_state() == LossGuess::State::open) {
    panel.set_step(tr("Drag the line to the number of examples where you expect the loss to fall. The answer shows "
                      "where it does."),
                   {});
    panel.set_picture(std::make_shared<ScenePicture>(marks_picture(MarksOf::numbers, scenario_.replicates)),
                      tr("FOUR KINDS OF NUMBER"));
    panel.set_notes({});
    return;
  }
  std::uint64_t first_release = 0;
  std::uint64_t last_silent = 0;
  for (const SweepCell& cell : plot_->cells()) {
    if (cell.learner != LearnerKind::private_learner) continue;
    if (cell.empty_lists == cell.losses.size()) last_silent = std::max(last_silent, cell.examples);
    if (cell.empty_lists == 0 && (first_release == 0 || cell.examples < first_release)) first_release = cell.examples;
  }
  QString sentence;
  if (state_ == State::failed) {
    sentence = tr("This scenario cannot be measured: %1").arg(failure_);
  } else if (scenario_.sizes.empty()) {
    sentence = tr("The scenario names no sample sizes, so there is nothing to measure.");
  } else if (plot_->cells().empty()) {
    sentence = tr("The learners are given more and more examples. The dots will come in as they are computed.");
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
  QString reference = tr("Theorem 30 · Theorem 3 · Lemma 29");
  if (theorem_ && !plot_->cells().empty() && state_ != State::failed) {
    const QString of_m = examples_text(theorem_->sharp ? *theorem_->sharp : theorem_->paper);
    if (theorem_->chain && (!theorem_->lean || theorem_->chain->log10 < theorem_->lean->log10)) {
      sentence = tr("The same promise with %1 examples, not %2. Mistakes are looked for in all rows at once, and runs "
                    "that share no row are the votes.")
                     .arg(examples_text(*theorem_->chain), of_m);
      reference = tr("Theorem 3 · Chain learner, part 1");
    } else if (theorem_->lean) {
      sentence = tr("The same promise with %1 examples, not %2. Real rows are the mistakes, all labels are tried, and "
                    "a batch votes for a list.")
                     .arg(examples_text(*theorem_->lean), of_m);
      reference = tr("Theorem 3 · Help: lean learner");
    }
  }
  panel.set_step(sentence, reference);
  if (const SweepCell* cell = plot_->pointed_cell()) {
    panel.set_picture(
        std::make_shared<ScenePicture>(pointed_picture(*cell, to_double(scenario_.alpha), scenario_.replicates)),
        tr("POINTED AT"));
  } else {
    panel.set_picture(std::make_shared<ScenePicture>(marks_picture(MarksOf::numbers, scenario_.replicates)),
                      tr("FOUR KINDS OF NUMBER"));
  }
  std::vector<Note> notes = {
      {tr("Why is M so far behind?"), tr("It pays with votes: about a threshold of batches must agree. The generic "
                                         "learner pays log|$H$| instead, so it "
                                         "cannot serve an infinite class.")}};
  if (theorem_ && theorem_->lean) {
    notes.push_back({tr("Constants"), planned_note(LearnerKind::lean)});
  } else {
    notes.push_back({tr("Constants"), constants_note()});
  }
  if (batch_fails_.value_or(0) > 0) notes.push_back({tr("Fail"), fail_note()});
  if (theorem_ && theorem_->chain) notes.push_back({tr("Chain"), planned_note(LearnerKind::chain)});
  if (const QString beyond = beyond_note(); !beyond.isEmpty()) notes.push_back({tr("Beyond the axis"), beyond});
  if (std::find(scenario_.learners.begin(), scenario_.learners.end(), LearnerKind::relabelled) !=
      scenario_.learners.end()) {
    notes.push_back({tr("Relabelled"), relabelled_note()});
  }
  constexpr double too_large = 15;  // beyond 10^15 a number is only a power of ten, and wants a reason
  if (theorem_ && theorem_->paper.log10 > too_large) {
    notes.push_back({tr("Why so large?"), paper_total_text(theorem_->paper.log10, theorem_->dimension)});
  }
  panel.set_notes(notes);
}

// What the learner runs with, and how far its proof lies from what happens.
QString LossPage::planned_note(LearnerKind learner) const {
  const bool chain = learner == LearnerKind::chain;
  QString words =
      chain
          ? tr("The chain learner counts disjoint runs of mistakes in all rows at once, for Ldim 2 and 3. Its theorem "
               "is proved from %1 examples on. Below, it uses the same proportions without a guarantee; above, it "
               "leaves the rest unread.")
          : tr("The lean learner uses the constants for which its theorem is proved. Below %1 examples it uses the "
               "same proportions without a guarantee; above, it leaves the rest unread.");
  words = words.arg(examples_text(chain ? *theorem_->chain : *theorem_->lean));
  const auto reached = reaching_size(plot_->cells(), learner, to_double(scenario_.alpha), to_double(scenario_.beta));
  if (reached && cells_done() == cells_in_all()) {
    words +=
        QChar(u' ') + tr("Here it keeps its promise from %1 on.").arg(upper_count_text(static_cast<double>(*reached)));
  }
  return words;
}

// What the relabelled learner does, and what its privacy leaves of the rows. Corollary 4.
QString LossPage::relabelled_note() const {
  constexpr std::uint64_t scale = 1'000'000;
  const RelabelShares shares = relabel_shares(scenario_.epsilon, scale);
  QString words =
      tr("It assumes no target. A share of %1 of the rows is relabelled by a private choice (ε₁ = %2), then "
         "the generic learner runs on these (ε₀ = %3): %4-private in all (Corollary 4).")
          .arg(probability_text(static_cast<double>(shares.subset) / static_cast<double>(scale)),
               rational_text(shares.selection), rational_text(shares.learner), rational_text(scenario_.epsilon));
  if (theorem_ && theorem_->agnostic) {
    words += QChar(u' ') + tr("With M inside it is proved from %3 examples on, at (ε, δ), that the excess loss is at "
                              "most %1 except with probability %2.")
                               .arg(rational_text(scenario_.alpha), rational_text(scenario_.beta),
                                    examples_text(*theorem_->agnostic));
  }
  return words;
}

void LossPage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).canvas);
}

SweepBar::SweepBar(LossPage& page, QWidget* parent)
    : QWidget(parent), page_(page), button_(new PlainButton(tr("Stop"), this)), guess_(new PlainButton({}, this)) {
  setFixedHeight(72);
  setLayoutDirection(Qt::LeftToRight);  // time runs to the right in every language
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 0, 16, 0);
  button_->setText(tr("Measure again"));  // the longer of the two
  button_->setFixedSize(std::max(116, button_->sizeHint().width()), 28);
  using enum LossGuess::State;
  int widest = 0;
  for (const LossGuess::State state : {none, open, told}) {
    guess_->setText(LossPage::guess_button_text(state));
    widest = std::max(widest, guess_->sizeHint().width());
  }
  guess_->setFixedSize(widest, 28);
  buttons_ = new QBoxLayout(QBoxLayout::LeftToRight);
  buttons_->addWidget(button_);
  buttons_->addWidget(guess_);
  row->addLayout(buttons_);
  row->addStretch(1);
  connect(guess_, &QAbstractButton::clicked, this, [this] { page_.turn_guess(); });
  connect(button_, &QAbstractButton::clicked, this, [this] { page_.running() ? page_.stop() : page_.restart(); });
  connect(&page_, &LossPage::progressed, this, &SweepBar::refresh);
  refresh();
}

// In a narrow window one stands over the other: the line beside them keeps its room.
void SweepBar::resizeEvent(QResizeEvent*) {
  constexpr int beside_each_other = 960;
  const bool wide = width() >= beside_each_other;
  buttons_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  buttons_->setSpacing(wide ? 8 : 4);
}

void SweepBar::refresh() {
  guess_->setText(LossPage::guess_button_text(page_.guess_state()));
  guess_->setVisible(page_.can_guess());
  button_->setText(page_.running() ? tr("Stop") : tr("Measure again"));
  button_->setEnabled(!page_.scenario().sizes.empty() && !page_.asks());
  update();
}

void SweepBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), theme.panel);
  painter.fillRect(QRect(0, 0, width(), 1), theme.hair);
  constexpr double canvas_left = 284;  // where the page begins beside the scenario
  const double left = std::max(guess_->geometry().right() + 20.0,
                               std::min(canvas_left, guess_->geometry().right() + 20.0 + (width() - 696) * 0.5));
  const double right = width() - std::min(196.0, 90 + (width() - 696) * 0.5);
  const double share = page_.share_done();
  painter.setFont(ui_font(TextRole::subtitle));
  painter.setPen(theme.ink2);
  MathText::fitted(page_.state_text(), {12}, width() - left - 8).draw(painter, QPointF(left, 26));
  if (page_.running()) {
    painter.setFont(ui_font(TextRole::caption));
    painter.setPen(theme.ink3);
    painter.drawText(QRectF(left, 12, right - left, 18), Qt::AlignRight | Qt::AlignVCenter,
                     in_order(tr("Esc stops and keeps this")));
  }
  painter.setPen(QPen(theme.hair, 6, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(left + 3, 44), QPointF(right - 3, 44));
  if (share > 0) {
    painter.setPen(QPen(theme.ink, 6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(left + 3, 44), QPointF(left + 3 + (right - left - 6) * share, 44));
  }
  painter.setFont(ui_font(TextRole::number));
  painter.setPen(theme.ink);
  painter.drawText(QPointF(right + 17, 48), in_order(tr("%1 %").arg(static_cast<int>(100 * share))));
}

}  // namespace littlestone::ui
