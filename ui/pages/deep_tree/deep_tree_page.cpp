// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/deep_tree/deep_tree_page.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "ui/pages/deep_tree/deep_tree_scene.hpp"
#include "ui/pages/deep_tree/deep_tree_table.hpp"
#include "ui/pages/deep_tree/deep_tree_words.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/shell/study_chapter_info.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString deep_tree_name() { return QCoreApplication::translate("Page", "A deep tree"); }

std::shared_ptr<const Exhibit> deep_tree_exhibit(const std::shared_ptr<const DeepTreeRun>& run,
                                                 const std::shared_ptr<const Script>& script) {
  const auto picture = [opening = !script](auto of, int step, double phase) {
    return deep_tree_picture(of, opening ? deep_step_of(*of, DeepMoment::Show::half) : step, phase);
  };
  return scene_exhibit("deep-tree", deep_tree_name(), run, picture, deep_nodes_table, deep_tree_told, script);
}

std::shared_ptr<const Exhibit> deep_tree_end_exhibit(const std::shared_ptr<const DeepTreeRun>& run) {
  const auto picture = [](auto of) {
    return deep_tree_picture(of, deep_step_of(*of, DeepMoment::Show::order), 1, deep_tree_end_height(*of));
  };
  return scene_exhibit("deep-tree-end", DeepTreePage::tr("The thresholds in order"), run, picture, deep_chain_table,
                       deep_tree_end_told);
}

std::shared_ptr<const Exhibit> deep_walk_exhibit(const std::shared_ptr<const DeepTreeRun>& run) {
  const auto told = [](const DeepTreeRun& of) {
    FigureTold words = deep_tree_end_told(of);
    words.title = DeepTreePage::tr("The walk down the tree");
    return words;
  };
  const auto picture = [](auto of) { return deep_tree_picture(of, deep_step_of(*of, DeepMoment::Show::placed)); };
  return scene_exhibit("deep-tree-walk", DeepTreePage::tr("The walk down the tree"), run, picture, deep_walk_table,
                       told);
}

Figure deep_tree_figure() {
  return scene_figure<LowerBoundScenario>(
      "deep-tree", "a shattered tree in two colours, and the tree of half the depth that one of them holds",
      "order-out-of-noise", [](const LowerBoundScenario& scenario, const Observer& observer) {
        return deep_tree_exhibit(compute_deep_tree(scenario, observer), nullptr);
      });
}

Figure deep_tree_end_figure() {
  return scene_figure<LowerBoundScenario>(
      "deep-tree-end", "the rows and points that a walk down a shattered tree finds, as thresholds in order",
      "order-out-of-noise", [](const LowerBoundScenario& scenario, const Observer& observer) {
        return deep_tree_end_exhibit(compute_deep_tree(scenario, observer));
      });
}

/// "150 × 12 · Ldim 7 · VC 5"; nothing where the class does not read.
QString tree_class_fact(const ChapterScenario& scenario) {
  return class_size_words(std::get<LowerBoundScenario>(scenario).tree_class);
}

}  // namespace

PageInfo deep_tree_page() {
  return {QStringLiteral("deep-tree"),
          deep_tree_name,
          deep_tree_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new DeepTreePage(info, parent); },
          {deep_tree_figure(), deep_tree_end_figure()}};
}

DeepTreePage::DeepTreePage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      another_(add_panel_button(tr("Another row"))),
      map_(new PlainButton(tr("To the map"), this)) {
  map_->hide();
  add_control(map_);
  connect(another_, &QAbstractButton::clicked, this, [this] {
    if (!run_) return;
    const std::size_t given = run_->concept_class().given_row(run_->row);
    take_row((given + 1) % run_->concept_class().given_rows());
  });
  connect(map_, &QAbstractButton::clicked, this, [this] { emit page_asked(QStringLiteral("two-worlds"), 0); });
  add_table(tr("The thresholds in order"));
  add_table(tr("The walk down the tree"));
}

StudyPage::Work DeepTreePage::work(const ChapterScenario& scenario) {
  return [this, scenario](const Post&, const Observer& observer) -> Take {
    const auto run = compute_deep_tree(std::get<LowerBoundScenario>(scenario), observer);
    return [this, run] {
      run_ = run;
      taken(run_->scenario);
    };
  };
}

std::vector<PanelRow> DeepTreePage::rows() const {
  PanelRow tree_class{"tree_class",
                      PanelControl::text,
                      {QStringLiteral("random:150,12,1"), QStringLiteral("cube:3"), QStringLiteral("halfspaces:3"),
                       QStringLiteral("thresholds:16"), QStringLiteral("intervals:8")}};
  tree_class.fact = tree_class_fact;
  return {tree_class,
          {"levels", PanelControl::number},
          {"colours", PanelControl::segments, {tr("by a row"), tr("by hand")}},
          {"row", PanelControl::number, {}, tr("A click on a leaf takes its row.")}};
}

std::vector<std::pair<QString, QString>> DeepTreePage::field_hints() const {
  if (!run_) return {};
  return {{QStringLiteral("levels"), QString::number(run_->tree.depth)},
          {QStringLiteral("row"), QString::number(run_->concept_class().given_row(run_->row) + 1)}};
}

std::vector<std::shared_ptr<const Exhibit>> DeepTreePage::exhibits() const {
  if (!run_) return {};
  return {deep_tree_exhibit(run_, script()), deep_tree_end_exhibit(run_), deep_walk_exhibit(run_)};
}

void DeepTreePage::fill_head(int step) {
  set_titles(deep_tree_title(*run_, step), deep_tree_subtitle(*run_, step));
  another_->setEnabled(run_->concept_class().given_rows() > 1);
  map_->setVisible(deep_moment_at(*run_, step).show == DeepMoment::Show::hand_over);
}

std::shared_ptr<const Script> DeepTreePage::write_script() const { return deep_tree_script(*run_); }

void DeepTreePage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  panel.set_picture(nullptr);
  panel.set_notes(deep_tree_notes(*run_, step));
}

QString DeepTreePage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<LowerBoundScenario>(edited);
  const std::size_t row = run_ ? run_->concept_class().given_row(run_->row) : 0;
  return shell_line({QStringLiteral("littlestone-lab"), QStringLiteral("dimension"),
                     QString::fromStdString(scenario.tree_class), QStringLiteral("--walk"),
                     QString::number(scenario.row.value_or(row))});
}

KeySection DeepTreePage::keys() const {
  return {
      deep_tree_name(),
      {{tr("Click a leaf"), tr("its row colours the tree")}, {tr("Click a node"), tr("by hand: it turns its colour")}}};
}

void DeepTreePage::take_row(std::uint64_t given) {
  LowerBoundScenario scenario = run_->scenario;
  scenario.row = given;
  scenario.turned.clear();
  emit edited(scenario, 0);
}

void DeepTreePage::take_click(const Spot& spot) {
  if (!run_ || spot.act != Spot::Act::choose || spot.place < 0) return StudyPage::take_click(spot);
  const MistakeTree::Node& node = run_->tree.nodes[static_cast<std::size_t>(spot.place)];
  if (node.leaf()) return take_row(run_->concept_class().given_row(node.witness));
  if (run_->scenario.colours != TreeColours::hand) return;
  LowerBoundScenario scenario = run_->scenario;
  const auto place = static_cast<std::uint64_t>(spot.place);
  const auto at = std::lower_bound(scenario.turned.begin(), scenario.turned.end(), place);
  if (at != scenario.turned.end() && *at == place) {
    scenario.turned.erase(at);
  } else {
    scenario.turned.insert(at, place);
  }
  emit edited(scenario, 0);
}

QString DeepTreePage::tell(const Kin& kin) const {
  if (!run_ || kin.what != Kin::What::node || kin.node < 0) return {};
  const auto i = static_cast<std::size_t>(kin.node);
  if (i >= run_->tree.nodes.size()) return {};
  const MistakeTree::Node& node = run_->tree.nodes[i];
  if (node.leaf()) return tr("leaf: row %1").arg(deep_row_words(*run_, node.witness));
  return tr("point %1, level %2: %3 levels in + and %4 in − from here on")
      .arg(deep_point_words(*run_, node.point))
      .arg(node.depth + 1)
      .arg(run_->plus[i])
      .arg(run_->minus[i]);
}

}  // namespace littlestone::ui
