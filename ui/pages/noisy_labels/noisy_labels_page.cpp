// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/noisy_labels/noisy_labels_page.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "ui/pages/noisy_labels/noisy_labels_script.hpp"
#include "ui/pages/noisy_labels/noisy_labels_table.hpp"
#include "ui/pages/noisy_labels/noisy_labels_words.hpp"
#include "ui/pages/prediction/prediction_chapter.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString noisy_name() { return QCoreApplication::translate("Page", "Noisy labels"); }

std::shared_ptr<const Exhibit> noisy_exhibit(const std::shared_ptr<const NoisyRun>& run,
                                             const std::shared_ptr<const Script>& script, const NoisyView& view) {
  const auto picture = [view](auto of, int step, double phase) { return noisy_labels_picture(of, step, phase, view); };
  return scene_exhibit("noisy-labels", noisy_name(), run, picture, noisy_matches_table, noisy_labels_told, script);
}

Figure noisy_figure() {
  return scene_figure<PredictionScenario>(
      "noisy-labels", "what one row of T shows, and which predictor of noisy labels costs fewer examples",
      "split-and-join", [](const auto& scenario, const Observer& observer) {
        return noisy_exhibit(compute_noisy_labels(scenario, observer), nullptr, NoisyView{});
      });
}

}  // namespace

PageInfo noisy_labels_page() {
  return {QStringLiteral("noisy-labels"),
          noisy_name,
          noisy_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new NoisyLabelsPage(info, parent); },
          {noisy_figure()}};
}

NoisyLabelsPage::NoisyLabelsPage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      show_(add_view_choice(
          {"show",
           tr("Show"),
           {{tr("swap in T"), "swap"}, {tr("votes"), "votes"}},
           0,
           tr("($ε$, $δ$) holds for every choice. Accuracy is promised only where all conditions hold.")})),
      worst_(new PlainButton(tr("Worst row"), this)),
      curves_(std::make_shared<NoisyCurvesCache>()) {
  connect(show_, &Segments::chosen_changed, this, [this] { emit changed(); });
  worst_->setToolTip(tr("The row of S whose change moves an answer most (W)"));
  connect(worst_, &QAbstractButton::clicked, this, [this] { show_worst(); });
  add_control(worst_);
  add_table(tr("Every condition, both sides"));
  add_table(tr("Which costs fewer examples?"));
}

StudyPage::Work NoisyLabelsPage::work(const ChapterScenario& scenario) {
  return [this, edited = std::get<PredictionScenario>(scenario), curves = curves_, known = run_](
             const Post& post, const Observer& observer) -> Take {
    const auto take = [this](std::shared_ptr<const NoisyRun> run) -> Take {
      return [this, run = std::move(run)] { take_run(run); };
    };
    return take(compute_noisy_labels(
        edited, observer, [&](std::shared_ptr<const NoisyRun> run) { post(take(std::move(run))); }, curves, known));
  };
}

void NoisyLabelsPage::take_run(const std::shared_ptr<const NoisyRun>& run) {
  run_ = run;
  // While the dot is dragged it does not go back to where an earlier answer has it.
  const bool here = dragged_alpha_ == to_double(run_->scenario.plan_alpha);
  if (run_->planned && (here || !dragging_)) dragged_alpha_.reset();
  taken(run_->scenario);
}

std::vector<PanelRow> NoisyLabelsPage::rows() const {
  return {{"class", PanelControl::text},
          {"marginal", PanelControl::text},
          {"target", PanelControl::target},
          {"noise", PanelControl::number},
          {"examples", PanelControl::number},
          {"subset", PanelControl::slider},
          {"epsilon1", PanelControl::slider},
          {"epsilon2", PanelControl::slider},
          {"noisy_blocks", PanelControl::number},
          {"flip", PanelControl::number},
          {"score", PanelControl::segments, {tr("first (paper)"), tr("minimum")}},
          {"plan_alpha", PanelControl::number},
          {"plan_epsilon", PanelControl::number},
          {"seed", PanelControl::seed}};
}

NoisyView NoisyLabelsPage::view_of() const { return {show_->chosen() == 1, dragged_alpha_}; }

std::vector<std::shared_ptr<const Exhibit>> NoisyLabelsPage::exhibits() const {
  if (!run_) return {};
  const auto table = [&](const char* id, const QString& title, auto make) {
    return scene_exhibit(id, title, run_, noisy_measure_picture, make, noisy_measure_told);
  };
  return {noisy_exhibit(run_, script(), view_of()),
          table("noisy-labels-conditions", tr("Every condition, both sides"), noisy_conditions_table),
          table("noisy-labels-slopes", tr("Which costs fewer examples?"), noisy_slopes_table),
          table("noisy-labels-rows", tr("The rows of S"), noisy_rows_table)};
}

void NoisyLabelsPage::fill_head(int) {
  set_titles(tr("Why the draw of $T$ stays hidden"),
             tr("Choose $ĥ$ from $H_T$, relabel all of $S$ by it, let blocks vote. One row of $T$ is swapped: what "
                "changes?"));
}

std::shared_ptr<const Script> NoisyLabelsPage::write_script() const {
  return std::make_shared<Script>(noisy_labels_script(*run_));
}

void NoisyLabelsPage::fill_panel(StepPanel& panel, int) const {
  panel.set_before_boundary(true);
  panel.set_picture(std::make_shared<ScenePicture>(noisy_measure_picture(run_)), tr("T OR T′: HOW MUCH IT SHOWS"));
  panel.set_notes(noisy_labels_notes(*run_));
}

QString NoisyLabelsPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<PredictionScenario>(edited);
  QString words = prediction_command(QStringLiteral("predict agnostic"), scenario,
                                     {"subset", "epsilon1", "epsilon2", "flip", "score", "learner"});
  words +=
      QStringLiteral(" --blocks %1 --alpha %2 --beta %3 --wanted %4 --worst --in-order")
          .arg(scenario.noisy_blocks)
          .arg(QString::fromStdString(to_string(scenario.plan_alpha)), QString::fromStdString(to_string(scenario.beta)),
               QString::fromStdString(to_string(scenario.plan_epsilon)));
  return words;
}

void NoisyLabelsPage::show_worst() {
  if (run_) emit page_asked(id(), NoisyMoment::row_of_s);
}

bool NoisyLabelsPage::take_key(const QKeyEvent& key, KeyFocus, PictureView*) {
  if (key.key() != Qt::Key_W || key.modifiers() != Qt::NoModifier || !run_) return false;
  show_worst();
  return true;
}

KeySection NoisyLabelsPage::keys() const {
  return {tr("Noisy labels"), {{QStringLiteral("W"), tr("the row of S whose change moves an answer most")}}};
}

void NoisyLabelsPage::swap_rows(std::optional<std::uint64_t> leaving, std::optional<std::uint64_t> entering, int drag) {
  PredictionScenario scenario = run_->scenario;
  if (const auto shown = this->scenario()) scenario = std::get<PredictionScenario>(*shown);
  if (leaving) scenario.leaving = leaving;
  if (entering) scenario.entering = entering;
  if (drag == 0 && scenario == run_->scenario) return;
  emit edited(scenario, drag);
}

std::uint64_t NoisyLabelsPage::row_beside(std::uint64_t row, int points) const {
  const Sample& rows = run_->rows().rows();
  const std::set<std::uint64_t> in(run_->subset.begin(), run_->subset.end());
  // The first row outside T of each point.
  std::vector<std::pair<PointIndex, std::uint64_t>> first;
  std::set<PointIndex> seen;
  for (std::uint64_t i = 0; i < rows.size(); ++i)
    if (!in.contains(i) && seen.insert(rows[i].point).second) first.emplace_back(rows[i].point, i);
  std::sort(first.begin(), first.end());
  const auto here =
      std::find_if(first.begin(), first.end(), [&](const auto& one) { return one.first >= rows[row].point; });
  const auto place =
      std::clamp<std::ptrdiff_t>(here - first.begin() + points, 0, static_cast<std::ptrdiff_t>(first.size()) - 1);
  return points == 0 ? row : first[static_cast<std::size_t>(place)].second;
}

void NoisyLabelsPage::take_click(const Spot& spot) {
  if (!run_ || !run_->swap || spot.place < noisy_first_row) return;
  const auto row = static_cast<std::uint64_t>(spot.place - noisy_first_row);
  const auto found = std::find(run_->subset.begin(), run_->subset.end(), row);
  if (found == run_->subset.end())
    swap_rows({}, row, 0);
  else
    swap_rows(static_cast<std::uint64_t>(found - run_->subset.begin()), {}, 0);
}

void NoisyLabelsPage::drag_dot(const Drag& drag, int number) {
  dragging_ = drag.phase != Drag::Phase::end;
  PredictionScenario scenario = run_->scenario;
  if (const auto shown = this->scenario()) scenario = std::get<PredictionScenario>(*shown);
  scenario.plan_alpha = two_digit_alpha(drag.handle.grab->value(drag.at));
  const double alpha = to_double(scenario.plan_alpha);
  if (alpha == dragged_alpha_.value_or(to_double(run_->scenario.plan_alpha))) return;
  dragged_alpha_ = alpha;
  emit edited(scenario, number);
  emit changed();
}

void NoisyLabelsPage::take_drag(const Drag& drag) {
  const int number = number_of(drag);
  if (!run_ || !drag.handle.grab || drag.phase == Drag::Phase::begin) return;
  if (drag.handle.place == noisy_plan_dot) return drag_dot(drag, number);
  if (!run_->swap) return;
  // A chip goes through the points of S as it is dragged; T's chip that is only pressed is the one that leaves.
  const Grab& grab = *drag.handle.grab;
  const int by = static_cast<int>(std::lround(grab.value(drag.at) - grab.here));
  if (drag.handle.place == noisy_entering_chip) {
    if (by != 0 || drag.phase == Drag::Phase::end) swap_rows({}, row_beside(run_->swap->entering, by), number);
    return;
  }
  const auto place = static_cast<std::uint64_t>(drag.handle.place - noisy_first_chip);
  if (place >= run_->subset.size()) return;
  if (by == 0)
    swap_rows(place, {}, number);
  else
    swap_rows(place, row_beside(run_->subset[place], by), number);
}

QString NoisyLabelsPage::tell(const Kin& kin) const {
  if (!run_) return {};
  const ConceptClass& concept_class = run_->concept_class();
  if (kin.what == Kin::What::point && kin.point < run_->points()) {
    const auto& counts = run_->rows().counts();
    const auto at =
        std::find_if(counts.begin(), counts.end(), [&](const PointCount& one) { return one.point == kin.point; });
    const std::uint64_t rows = at == counts.end() ? 0 : at->total();
    return tr("point %1: %2 rows of S, %3 of them +")
        .arg(plain_name(concept_class.point_name(kin.point)), whole_text(rows),
             whole_text(at == counts.end() ? 0 : at->plus));
  }
  if (kin.what != Kin::What::predictor) return {};
  const std::optional<HypothesisIndex> h = concept_class.find(kin.labels);
  if (!h) return {};
  QString said = tr("%1 errs on %2 of %3 rows")
                     .arg(plain_name(concept_class.hypothesis_name(*h)), whole_text(run_->errors[*h]),
                          whole_text(run_->rows().size()));
  if (run_->drawn[*h] > 0) said += tr("; chance %1 by T").arg(told_probability(run_->drawn[*h]));
  return said;
}

}  // namespace littlestone::ui
