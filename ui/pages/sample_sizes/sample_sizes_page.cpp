// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sample_sizes/sample_sizes_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "ui/pages/map/map_chapter.hpp"
#include "ui/pages/sample_sizes/sample_sizes_scene.hpp"
#include "ui/pages/sample_sizes/sample_sizes_table.hpp"
#include "ui/pages/sample_sizes/sample_sizes_words.hpp"
#include "ui/shell/scene_exhibit.hpp"

namespace littlestone::ui {
namespace {

QString sample_sizes_name() { return QCoreApplication::translate("Page", "Sample sizes"); }

std::shared_ptr<const Exhibit> sample_sizes_exhibit(const std::shared_ptr<const SampleSizesRun>& run,
                                                    const std::shared_ptr<const Script>& script) {
  return scene_exhibit("sample-sizes", sample_sizes_name(), run, sample_sizes_picture, sample_sizes_table,
                       sample_sizes_told, script);
}

/// The figure of the command line.
Figure sample_sizes_figure() {
  return scene_figure<MapScenario>(
      "sample-sizes", "how many examples two families ask for, by every known bound, and what a budget reaches",
      "when-is-m-the-cheapest", [](const MapScenario& scenario, const Observer& observer) {
        return sample_sizes_exhibit(compute_sample_sizes(scenario, observer), nullptr);
      });
}

/// A budget of two digits.
std::uint64_t budget_near(double examples) {
  constexpr double most = 1e15;
  const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(examples)) - 1));
  return static_cast<std::uint64_t>(std::clamp(std::round(examples / unit) * unit, 1.0, most));
}

}  // namespace

PageInfo sample_sizes_page() {
  return {QStringLiteral("sample-sizes"),
          sample_sizes_name,
          sample_sizes_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new SampleSizesPage(info, parent); },
          {sample_sizes_figure()}};
}

SampleSizesPage::SampleSizesPage(const PageInfo& info, QWidget* parent) : StudyPage(info, Edge::bleeds, parent) {}

StudyPage::Work SampleSizesPage::work(const ChapterScenario& scenario) {
  return [this, scenario, known = run_](const Post& post, const Observer& observer) -> Take {
    const auto& map = std::get<MapScenario>(scenario);
    const auto take = [this](std::shared_ptr<const SampleSizesRun> run) {
      run_ = std::move(run);
      taken(run_->scenario);
    };
    if (known && known->whole && same_curves(known->scenario, map)) {
      const auto run = with_budget(*known, map);
      return [take, run] { take(run); };
    }
    std::vector<InputError> problems;
    check_map(map, problems);
    for (const InputError& problem : problems) {
      if (problem.field() != "classes") throw InputError(problem);  // of the other page
    }
    const auto first = compute_sample_sizes(map, observer, {.whole = false}, {known});
    post([take, first] { take(first); });
    const auto whole = compute_sample_sizes(map, observer, {}, {known, first});
    return [take, whole] { take(whole); };
  };
}

std::vector<PanelRow> SampleSizesPage::rows() const {
  const QStringList families = {QStringLiteral("points"), QStringLiteral("thresholds"), QStringLiteral("cube")};
  return {{"left", PanelControl::text, families},
          {"right", PanelControl::text, families},
          {"epsilon", PanelControl::slider},
          {"delta", PanelControl::slider},
          {"alpha", PanelControl::slider},
          {"beta", PanelControl::slider},
          {"budget", PanelControl::number},
          {"log2_points", PanelControl::number},
          {"shown",
           PanelControl::checks,
           {tr("private, a target exists"), tr("not private"), tr("agnostic"), tr("constant unknown"), tr("refuted")}},
          {"across",
           PanelControl::segments,
           {QStringLiteral("|X|"), QStringLiteral("ε"), QStringLiteral("α"), QStringLiteral("β")}}};
}

std::vector<std::shared_ptr<const Exhibit>> SampleSizesPage::exhibits() const {
  if (!run_) return {};
  return {sample_sizes_exhibit(run_, script())};
}

void SampleSizesPage::fill_head(int step) {
  set_titles(step >= sizes_steps::path ? sample_sizes_title(*run_) : tr("How many examples for privacy?"),
             tr("Every line is a proved promise; the dotted ones lack their constant. The pale path is the cheapest "
                "private one."));
}

std::shared_ptr<const Script> SampleSizesPage::write_script() const { return sample_sizes_script(*run_); }

void SampleSizesPage::fill_panel(StepPanel& panel, int) const {
  panel.set_before_boundary(false);
  panel.set_picture(std::make_shared<ScenePicture>(sizes_legend_picture()), tr("WHAT EACH LINE PROMISES"));
  panel.set_notes(sample_sizes_notes(*run_));
}

QString SampleSizesPage::command(const ChapterScenario& edited) const {
  return map_command("sample-sizes", std::get<MapScenario>(edited));
}

void SampleSizesPage::set_by_hand(const std::string& field, double value, int drag) {
  if (!run_) return;
  const std::uint64_t budget = budget_near(value);
  if (budget != run_->scenario.budget) emit edited(with_value(run_->scenario, field, budget), drag);
}

void SampleSizesPage::take_click(const Spot& spot) {
  if (!run_ || spot.act != Spot::Act::choose || spot.place != sizes_show_all) return;
  MapScenario scenario = run_->scenario;
  scenario.shown = MapScenario().shown;
  emit edited(scenario, 0);
}

bool SampleSizesPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run_ || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const auto budget = static_cast<double>(run_->scenario.budget);
  constexpr double tenth_of_decade = 1.2589254117941673;
  const bool up = key.key() == Qt::Key_Up;
  set_by_hand("budget", up ? std::max(budget + 1, budget * tenth_of_decade) : budget / tenth_of_decade, 0);
  return true;
}

KeySection SampleSizesPage::keys() const {
  return {sample_sizes_name(), {{QStringLiteral("↑ ↓"), tr("a larger or smaller budget")}}};
}

QString SampleSizesPage::tell(const Kin& kin) const {
  if (!run_ || kin.what != Kin::What::node || kin.node < 0) return {};
  return sizes_place_words(*run_, static_cast<std::size_t>(kin.node / 1000), static_cast<std::size_t>(kin.node % 1000));
}

}  // namespace littlestone::ui
