// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/two_worlds/two_worlds_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/base/error.hpp"
#include "ui/pages/map/map_chapter.hpp"
#include "ui/pages/two_worlds/two_worlds_scene.hpp"
#include "ui/pages/two_worlds/two_worlds_table.hpp"
#include "ui/pages/two_worlds/two_worlds_words.hpp"
#include "ui/shell/scene_exhibit.hpp"

namespace littlestone::ui {
namespace {

QString two_worlds_name() { return QCoreApplication::translate("Page", "Two worlds"); }

std::shared_ptr<const Exhibit> two_worlds_exhibit(const std::shared_ptr<const TwoWorldsRun>& run,
                                                  const std::shared_ptr<const Script>& script, const WorldsView& view) {
  const auto picture = [view, opening = !script](auto of, int step, double phase) {
    return two_worlds_picture(of, opening ? opening_of(*of) : step, phase, view);
  };
  return scene_exhibit("two-worlds", two_worlds_name(), run, picture, two_worlds_table, two_worlds_told, script);
}

/// The figure of the command line.
Figure two_worlds_figure() {
  return scene_figure<MapScenario>("two-worlds",
                                   "classes by their dimension: mistakes and regret online, examples privately",
                                   "nine-and-one", [](const MapScenario& scenario, const Observer& observer) {
                                     return two_worlds_exhibit(compute_two_worlds(scenario, observer), nullptr, {});
                                   });
}

}  // namespace

PageInfo two_worlds_page() {
  return {QStringLiteral("two-worlds"),
          two_worlds_name,
          two_worlds_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new TwoWorldsPage(info, parent); },
          {two_worlds_figure()}};
}

TwoWorldsPage::TwoWorldsPage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      constants_(add_view_choice(
          {"paper_constants",
           tr("Constants"),
           {{tr("paper"), true}, {tr("sharp"), false}},
           1,
           tr("Left: rounds of a game, in mistakes. Right: examples that a promise asks for, on a scale of powers of "
              "ten.")})) {
  connect(constants_, &Segments::chosen_changed, this, [this] { emit changed(); });
  connect(view(), &PictureView::pointed, this, [this](const Kin& kin) {
    if (!run_ || kin.what != Kin::What::node) return;
    const auto row = static_cast<std::size_t>(kin.node);
    if (row >= run_->study.rows.size() || row == pointed_) return;
    pointed_ = row;
    emit progressed();
  });
}

StudyPage::Work TwoWorldsPage::work(const ChapterScenario& scenario) {
  return [this, scenario, earlier = run_](const Post& post, const Observer& observer) -> Take {
    const auto& map = std::get<MapScenario>(scenario);
    std::vector<InputError> problems;
    check_map(map, problems);
    for (const InputError& problem : problems) {
      if (problem.field() != "log2_points") throw InputError(problem);  // of the other page
    }
    const auto take = [this](std::shared_ptr<const TwoWorldsRun> run) {
      run_ = std::move(run);
      taken(run_->scenario);
    };
    const auto first = compute_two_worlds(map, observer, {.chain = false}, earlier);
    post([this, take, first] {
      pointed_.reset();
      take(first);
    });
    const auto whole = with_chain(*first, observer);
    return [take, whole] { take(whole); };
  };
}

std::vector<PanelRow> TwoWorldsPage::rows() const {
  return {{"classes",
           PanelControl::text,
           {QString::fromStdString(MapScenario().classes), QStringLiteral("points:8 points:2^20"),
            QStringLiteral("affine:2,3,1 thresholds:16"), QStringLiteral("cube:1 cube:2 cube:3 cube:4"),
            QStringLiteral("thresholds:2 thresholds:4 thresholds:8 thresholds:16 thresholds:32")},
           tr("1 to 12 classes with spaces between them: points, thresholds, cubes, …")},
          {"rounds", PanelControl::slider},
          {"epsilon", PanelControl::slider},
          {"delta", PanelControl::slider},
          {"alpha", PanelControl::slider},
          {"beta", PanelControl::slider}};
}

std::vector<std::shared_ptr<const Exhibit>> TwoWorldsPage::exhibits() const {
  if (!run_) return {};
  return {two_worlds_exhibit(run_, script(), {paper(), pointed_})};
}

void TwoWorldsPage::fill_head(int) {
  set_titles(tr("Two worlds, one number"), tr("A class can be predicted online if and only if it can be learned "
                                              "privately. Both depend on $d$, but on very different scales."));
}

std::shared_ptr<const Script> TwoWorldsPage::write_script() const { return two_worlds_script(*run_); }

void TwoWorldsPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  panel.set_picture(std::make_shared<ScenePicture>(worlds_card_picture(run_, class_told(*run_, step, pointed_))),
                    tr("POINTED AT"));
  panel.set_notes(two_worlds_notes(*run_));
}

QString TwoWorldsPage::command(const ChapterScenario& edited) const {
  return map_command("two-worlds", std::get<MapScenario>(edited));
}

// Another step is about another class; what was pointed at before is not.
void TwoWorldsPage::show_step(int step) {
  if (step != step_ && pointed_ && run_ && script()) {
    const std::vector<WorldsStep> steps = worlds_steps(*run_);
    const std::size_t group = steps[static_cast<std::size_t>(std::min(step, script()->last()))].group;
    if (run_->group_of_row(*pointed_) != group) pointed_.reset();
  }
  step_ = step;
  StudyPage::show_step(step);
}

void TwoWorldsPage::take_click(const Spot& spot) {
  if (!run_ || spot.act != Spot::Act::choose || spot.place < 0) return;
  const auto row = static_cast<std::size_t>(spot.place);
  if (row >= run_->study.rows.size()) return;
  pointed_ = row;
  if (!show_group(run_->group_of_row(row))) emit changed();
}

void TwoWorldsPage::set_by_hand(const std::string&, double value, int) {
  if (run_) show_group(static_cast<std::size_t>(value));
}

bool TwoWorldsPage::show_group(std::size_t group) {
  const int step = step_of_group(*run_, group);
  if (step == step_) return false;
  emit page_asked(id(), step);
  return true;
}

bool TwoWorldsPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run_ || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const std::vector<WorldsStep> steps = worlds_steps(*run_);
  const std::size_t here =
      steps[static_cast<std::size_t>(std::clamp(step_, 0, static_cast<int>(steps.size()) - 1))].group;
  const bool up = key.key() == Qt::Key_Up;
  if (up ? here >= run_->groups.size() : here == 0) return true;
  show_group(up ? here + 1 : here - 1);
  return true;
}

KeySection TwoWorldsPage::keys() const {
  return {two_worlds_name(), {{QStringLiteral("↑ ↓"), tr("the next dimension, up or down")}}};
}

QString TwoWorldsPage::tell(const Kin& kin) const {
  if (!run_ || kin.what != Kin::What::node || kin.node < 0) return {};
  return class_words(*run_, static_cast<std::size_t>(kin.node));
}

}  // namespace littlestone::ui
