// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/relabel/relabel_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/picture_view.hpp"
#include "ui/pages/agnostic/agnostic_chapter.hpp"
#include "ui/pages/relabel/relabel_scene.hpp"
#include "ui/pages/relabel/relabel_table.hpp"
#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString relabel_page_name() { return QCoreApplication::translate("Page", "Relabel"); }

std::shared_ptr<const Exhibit> relabel_exhibit(const std::shared_ptr<const RelabelRun>& run,
                                               const std::shared_ptr<const Script>& script,
                                               std::optional<std::size_t> previewed = std::nullopt) {
  const auto picture = [previewed](auto of, int step, double phase) {
    return relabel_picture(of, step, phase, previewed);
  };
  return scene_exhibit("relabel", relabel_page_name(), run, picture, relabel_ways_table, relabel_told, script);
}

Figure relabel_figure() {
  return scene_figure<AgnosticScenario>("relabel",
                                        "labels of a subset replaced by those of a hypothesis, and what that costs",
                                        "two-labels-flip", [](const auto& scenario, const Observer& observer) {
                                          return relabel_exhibit(compute_relabel(scenario, observer), nullptr);
                                        });
}

}  // namespace

PageInfo relabel_page() {
  return {QStringLiteral("relabel"),
          relabel_page_name,
          relabel_page_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new RelabelPage(info, parent); },
          {relabel_figure()}};
}

RelabelPage::RelabelPage(const PageInfo& info, QWidget* parent) : StudyPage(info, Edge::bleeds, parent) {
  add_table(tr("The rows of T"));
  add_table(tr("Dilution"));
  connect(view(), &PictureView::pointed, this, [this](const Kin& kin) {
    if (!run_ || kin.what != Kin::What::predictor) return preview(std::nullopt);
    const auto h = run_->concept_class().find(kin.labels);
    const auto& ways = run_->study.dichotomies;
    const auto way = std::find_if(ways.begin(), ways.end(), [&](const Dichotomy& one) { return h && one.best == *h; });
    preview(way == ways.end() ? std::nullopt : std::optional(static_cast<std::size_t>(way - ways.begin())));
  });
}

StudyPage::Work RelabelPage::work(const ChapterScenario& scenario) {
  return [this, edited = std::get<AgnosticScenario>(scenario), known = run_](const Post&,
                                                                             const Observer& observer) -> Take {
    return [this, run = compute_relabel(edited, observer, known)] {
      run_ = run;
      previewed_.reset();
      taken(run_->scenario);
    };
  };
}

std::vector<PanelRow> RelabelPage::rows() const {
  return {{"class", PanelControl::text},
          {"marginal", PanelControl::text},
          {"target", PanelControl::target},
          {"noise", PanelControl::slider},
          {"examples", PanelControl::number},
          {"subset", PanelControl::slider},
          {"epsilon1", PanelControl::slider},
          {"learner_epsilon", PanelControl::slider},
          {"learner", PanelControl::segments, {tr("EM"), tr("M"), tr("SOA")}},
          {"score",
           PanelControl::segments,
           {tr("minimum"), tr("first")},
           tr("First: the errors of the class’s first hypothesis. This score is not private: see the last picture.")},
          {"seed", PanelControl::seed}};
}

std::vector<std::shared_ptr<const Exhibit>> RelabelPage::exhibits() const {
  if (!run_) return {};
  const auto table = [&](const char* id, const QString& title, auto make) {
    return scene_exhibit(id, title, run_, relabel_cost_picture, make, relabel_cost_told);
  };
  return {relabel_exhibit(run_, script(), previewed_), table("relabel-rows", tr("The rows of T"), relabel_rows_table),
          table("relabel-dilution", tr("Dilution"), relabel_dilution_table)};
}

void RelabelPage::fill_head(int) {
  set_titles(tr("Make the labels consistent, then learn"),
             tr("$A$ needs labels that a hypothesis explains. $S$ decides which, by how well they fit."));
}

std::shared_ptr<const Script> RelabelPage::write_script() const { return relabel_script(*run_); }

void RelabelPage::fill_panel(StepPanel& panel, int) const {
  panel.set_before_boundary(true);
  panel.set_picture(std::make_shared<ScenePicture>(relabel_cost_picture(run_)), tr("WHO PAYS WHAT"));
  panel.set_notes(relabel_notes(*run_));
}

QString RelabelPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<AgnosticScenario>(edited);
  const auto text = [](const auto& value) { return QString::fromStdString(to_string(value)); };
  return agnostic_command(
      QStringLiteral("relabel"), QString::fromStdString(scenario.class_text),
      {{QStringLiteral("data"),
        scenario.data.empty() ? QStringLiteral("rows.csv") : QString::fromStdString(scenario.data)},
       {QStringLiteral("subset"), QString::number(scenario.subset)},
       {QStringLiteral("epsilon"), text(scenario.epsilon1)},
       {QStringLiteral("learner-epsilon"), text(scenario.learner_epsilon)},
       {QStringLiteral("score"),
        scenario.score == RelabelScore::minimum ? QStringLiteral("minimum") : QStringLiteral("representative")},
       {QStringLiteral("seed"), QString::number(scenario.seed)}});
}

AgnosticScenario RelabelPage::current() const {
  if (const auto shown = scenario()) return std::get<AgnosticScenario>(*shown);
  return run_->scenario;
}

void RelabelPage::preview(std::optional<std::size_t> way) {
  if (previewed_ == way) return;
  previewed_ = way;
  emit changed();
}

/// Of the dot on the curve.
void RelabelPage::set_by_hand(const std::string& field, double value, int drag) {
  if (!run_ || value < 1 || value > static_cast<double>(run_->n())) return;
  const auto subset = static_cast<std::uint64_t>(std::llround(value));
  if (subset != run_->m()) emit edited(with_value(current(), field, FieldValue(subset)), drag);
}

/// A row of S that is not in T yet takes the place of a row of T.
void RelabelPage::put_row(const Example& wanted, std::size_t chip) {
  AgnosticScenario scenario = current();
  scenario.chosen.assign(run_->study.subset.begin(), run_->study.subset.end());
  if (chip >= scenario.chosen.size()) return;
  for (std::uint64_t row = 0; row < run_->n(); ++row) {
    const bool in = std::find(scenario.chosen.begin(), scenario.chosen.end(), row) != scenario.chosen.end();
    if (in || !(run_->rows()[row] == wanted)) continue;
    scenario.chosen[chip] = row;
    emit edited(scenario, 0);
    return;
  }
}

void RelabelPage::take_click(const Spot& spot) {
  if (!run_ || spot.act != Spot::Act::choose) return;
  if (spot.place >= relabel_first_way && spot.place < relabel_first_stack) {
    const auto way = static_cast<std::size_t>(spot.place - relabel_first_way);
    preview(previewed_ == way ? std::nullopt : std::optional(way));
  }
}

void RelabelPage::take_drag(const Drag& drag) {
  const std::int32_t stack = drag.handle.place - relabel_first_stack;
  if (stack < 0 || !drag.handle.grab) return StudyPage::take_drag(drag);
  if (!run_ || drag.phase != Drag::Phase::end) return;
  const double y = drag.handle.grab->to_scene.map(drag.at).y();
  const double chip = drag.handle.grab->value(drag.at);
  if (y < relabel_chips_top || y > relabel_plots_top || chip < 0) return;
  put_row({static_cast<PointIndex>(stack / 2), stack % 2 == 1 ? Label::plus : Label::minus},
          static_cast<std::size_t>(chip));
}

bool RelabelPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (!run_ || focus.slider || key.modifiers() != Qt::NoModifier) return false;
  if (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down) {
    const bool up = key.key() == Qt::Key_Up;
    set_by_hand("subset", static_cast<double>(run_->m()) + (up ? 1 : -1), 0);
    return true;
  }
  if (key.key() != Qt::Key_W) return false;
  const std::size_t ways = run_->study.dichotomies.size();
  preview(previewed_ ? (*previewed_ + 1 < ways ? std::optional(*previewed_ + 1) : std::nullopt)
                     : std::optional<std::size_t>(0));
  return true;
}

KeySection RelabelPage::keys() const {
  return {relabel_page_name(),
          {{QStringLiteral("W"), tr("the flips of the next way")},
           {QStringLiteral("↑ ↓"), tr("one row more or fewer in T")}}};
}

QString RelabelPage::tell(const Kin& kin) const {
  if (!run_) return {};
  if (kin.what == Kin::What::point && kin.point < run_->concept_class().points()) {
    std::uint64_t minus = 0;
    std::uint64_t plus = 0;
    for (const PointCount& at : run_->data->rows.counts()) {
      if (at.point != kin.point) continue;
      minus = at.minus;
      plus = at.plus;
    }
    return tr("point %1: %2 rows of S, %3 of them +")
        .arg(plain_name(run_->concept_class().point_name(kin.point)), whole_text(minus + plus), whole_text(plus));
  }
  if (kin.what != Kin::What::predictor) return {};
  const auto h = run_->concept_class().find(kin.labels);
  if (!h) return {};
  for (std::size_t way = 0; way < run_->study.dichotomies.size(); ++way) {
    const Dichotomy& one = run_->study.dichotomies[way];
    if (std::find(one.behind.begin(), one.behind.end(), *h) == one.behind.end()) continue;
    std::uint64_t flips = 0;
    for (std::size_t i = 0; i < one.labels.size(); ++i)
      flips += one.labels[i] != run_->rows()[run_->study.subset[i]].label ? 1U : 0U;
    return tr("%1: %2 errors on S, chance %3, %4 labels of T would flip")
        .arg(plain_name(run_->concept_class().hypothesis_name(*h)), whole_text(one.errors),
             told_in_order(probability_text(run_->study.probabilities[way])), whole_text(flips));
  }
  return {};
}

}  // namespace littlestone::ui
