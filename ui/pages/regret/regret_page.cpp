// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/regret/regret_page.hpp"

#include <QCoreApplication>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/agnostic/agnostic_chapter.hpp"
#include "ui/pages/regret/regret_table.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

QString regret_name() { return QCoreApplication::translate("Page", "Regret"); }

std::shared_ptr<const Exhibit> regret_exhibit(const std::shared_ptr<const RegretPageRun>& run,
                                              const std::shared_ptr<const Script>& script, const RegretView& view) {
  const auto picture = [view](auto of, int step, double phase) { return regret_picture(of, step, phase, view); };
  return scene_exhibit("regret", regret_name(), run, picture, regret_rounds_table, regret_figure_told, script);
}

/// The tree by itself, as figure 1 shows a mistake tree.
std::shared_ptr<const Exhibit> coin_tree_exhibit(const std::shared_ptr<const RegretPageRun>& run,
                                                 const CoinOdds& by_hand) {
  const auto picture = [by_hand](auto of) { return coin_tree_picture(of, by_hand); };
  const auto table = [by_hand](const auto& of, TableLimits limits) { return coin_tree_table(of, by_hand, limits); };
  return scene_exhibit("coin-tree", QCoreApplication::translate("RegretPage", "Fair coins"), run, picture, table,
                       coin_tree_told);
}

/// The classes that are listed, for their numbers.
std::shared_ptr<const Exhibit> coin_classes_exhibit(const std::shared_ptr<const RegretPageRun>& run) {
  return scene_exhibit("coin-classes", QCoreApplication::translate("RegretPage", "Between half and all of Ldim"), run,
                       regret_bars_picture, coin_classes_table, coin_classes_told);
}

Figure regret_figure() {
  return scene_figure<AgnosticScenario>(
      "regret", "regret by rounds between two bounds, and the best tree of fair coins with the promise",
      "six-thresholds", [](const auto& scenario, const Observer& observer) {
        return regret_exhibit(compute_regret(scenario, observer), nullptr, RegretView{});
      });
}

}  // namespace

PageInfo regret_page() {
  return {QStringLiteral("regret"),
          regret_name,
          regret_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new RegretPage(info, parent); },
          {regret_figure()}};
}

RegretPage::RegretPage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      axis_(add_view_choice({"linear", tr("Axis"), {{tr("log"), false}, {tr("linear"), true}}})),
      compare_(add_view_choice({{},
                                tr("Compare"),
                                {{tr("class")}, {tr("two classes")}},
                                0,
                                tr("Exact values go as far as a bounded search takes them; beyond, Hedge is run.")})) {
  connect(axis_, &Segments::chosen_changed, this, [this](int chosen) {
    seen_.linear = chosen == 1;
    emit changed();
  });
  connect(compare_, &Segments::chosen_changed, this, [this](int chosen) { compare(chosen == 1); });
  add_table(tr("Fair coins"));
  add_table(tr("Between half and all of Ldim"));
}

StudyPage::Work RegretPage::work(const ChapterScenario& scenario) {
  return [this, scenario, known = run_](const Post&, const Observer& observer) -> Take {
    const auto run = compute_regret(std::get<AgnosticScenario>(scenario), observer, known.get());
    return [this, run] {
      const bool same_tree = run_ && run_->scenario.class_text == run->scenario.class_text;
      run_ = run;
      if (!same_tree) seen_.by_hand.clear();
      const QSignalBlocker quiet(compare_);
      compare_->choose(run->other ? 1 : 0);
      taken(run->scenario);
    };
  };
}

std::vector<PanelRow> RegretPage::rows() const {
  return {{"class", PanelControl::text},
          {"against",
           PanelControl::segments,
           {tr("coins on the tree"), tr("greedy")},
           tr("Coins: the majority picks a branch. Greedy: a random point, and the label Hedge finds less likely.")},
          {"most_rounds", PanelControl::slider},
          {"flips", PanelControl::slider},
          {"runs", PanelControl::number},
          {"overlay", PanelControl::text},
          {"seed", PanelControl::seed}};
}

std::vector<std::shared_ptr<const Exhibit>> RegretPage::exhibits() const {
  if (!run_) return {};
  return {regret_exhibit(run_, script(), seen_), coin_tree_exhibit(run_, seen_.by_hand), coin_classes_exhibit(run_)};
}

void RegretPage::fill_head(int) {
  set_titles(tr("The promise keeps the price finite"),
             tr("If some hypothesis is always right, mistakes end. If none need be, regret grows like √T and never "
                "ends."));
}

std::shared_ptr<const Script> RegretPage::write_script() const { return regret_script(*run_); }

void RegretPage::fill_panel(StepPanel& panel, int) const {
  panel.set_before_boundary(false);
  if (run_->own.costs()) {
    const std::uint64_t rounds = run_->told_rounds();
    panel.set_picture(std::make_shared<ScenePicture>(regret_bars_picture(run_)),
                      tr("AT %n ROUND(S)", nullptr, static_cast<int>(rounds)));
  } else {
    panel.set_picture(nullptr);
  }
  panel.set_notes(regret_notes(*run_, seen_.by_hand));
}

QString RegretPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<AgnosticScenario>(edited);
  const std::uint64_t rounds = run_ ? std::max<std::size_t>(1, run_->own.exact.size()) : 1;
  return agnostic_command(QStringLiteral("regret"), QString::fromStdString(scenario.class_text),
                          {{QStringLiteral("rounds"), QString::number(rounds)}});
}

void RegretPage::compare(bool two) {
  if (!run_ || two == run_->other.has_value()) return;
  AgnosticScenario scenario = run_->scenario;
  const char* const other = scenario.class_text == "thresholds:16" ? "thresholds:6" : "thresholds:16";
  scenario.overlay = two ? other : "";
  emit edited(scenario, 0);
}

void RegretPage::put_odds(std::int32_t node, std::optional<Rational> plus) {
  if (!run_ || node < 0 || static_cast<std::size_t>(node) >= run_->tree.nodes.size()) return;
  const CoinNode& at = run_->tree.nodes[static_cast<std::size_t>(node)];
  if (at.leaf()) return;
  if (!plus || *plus == at.plus) {
    if (seen_.by_hand.erase(node) == 0) return;
  } else {
    if (const auto set = seen_.by_hand.find(node); set != seen_.by_hand.end() && set->second == *plus) return;
    seen_.by_hand[node] = *plus;
  }
  emit changed();
}

void RegretPage::take_drag(const Drag& drag) {
  const auto& grab = drag.handle.grab;
  if (!grab || grab->field != regret_odds) return StudyPage::take_drag(drag);
  if (drag.phase != Drag::Phase::begin)
    put_odds(drag.handle.place, Rational(std::llround(grab->value(drag.at) * 16), 16));
}

void RegretPage::set_by_hand(const std::string& field, double value, int drag) {
  if (!run_) return;
  const auto rounds = static_cast<std::uint64_t>(std::clamp(std::round(value), 1.0, 4096.0));
  if (rounds != run_->scenario.most_rounds) emit edited(with_value(run_->scenario, field, rounds), drag);
}

bool RegretPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (focus.slider || !run_ || key.modifiers() != Qt::NoModifier) return false;
  if (key.key() == Qt::Key_O) {
    if (seen_.by_hand.empty()) return true;
    seen_.by_hand.clear();
    emit changed();
    return true;
  }
  if (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down) return false;
  if (seen == nullptr || seen->kin().what != Kin::What::node) return false;
  const std::int32_t node = seen->kin().node;
  if (node < 0 || static_cast<std::size_t>(node) >= run_->tree.nodes.size()) return false;
  const auto set = seen_.by_hand.find(node);
  const Rational now = set != seen_.by_hand.end() ? set->second : run_->tree.nodes[static_cast<std::size_t>(node)].plus;
  const Rational by(key.key() == Qt::Key_Up ? 1 : -1, 16);
  put_odds(node, std::clamp<Rational>(now + by, 0, 1));
  return true;
}

KeySection RegretPage::keys() const {
  return {regret_name(),
          {{QStringLiteral("↑ ↓"), tr("move the odds at the node that is pointed at")},
           {QStringLiteral("O"), tr("put the best odds back at every node")}}};
}

QString RegretPage::tell(const Kin& kin) const {
  if (!run_) return {};
  if (kin.what == Kin::What::node) return coin_node_words(*run_, kin.node, seen_.by_hand);
  if (kin.what != Kin::What::predictor) return {};
  for (std::size_t i = 0; i < run_->tree.nodes.size(); ++i) {
    const CoinNode& node = run_->tree.nodes[i];
    if (node.leaf() && node.left.size() == 1 && run_->own.concept_class.row(node.left.front()) == kin.labels) {
      return coin_node_words(*run_, static_cast<std::int32_t>(i), seen_.by_hand);
    }
  }
  return {};
}

}  // namespace littlestone::ui
