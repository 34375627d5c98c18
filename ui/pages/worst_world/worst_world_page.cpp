// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/worst_world/worst_world_page.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/online/class_facts.hpp"
#include "ui/pages/worst_world/worst_world_scene.hpp"
#include "ui/pages/worst_world/worst_world_table.hpp"
#include "ui/pages/worst_world/worst_world_words.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString worst_world_name() { return QCoreApplication::translate("Page", "Worst world"); }

std::shared_ptr<const Exhibit> worst_world_exhibit(const std::shared_ptr<const WorstWorldRun>& run,
                                                   const std::shared_ptr<const Script>& script,
                                                   const std::optional<PointWeights>& probe) {
  const auto picture = [probe, opening = !script](auto of, int step, double phase) {
    return worst_world_picture(of, opening ? worst_opening(*of) : step, phase, probe);
  };
  return scene_exhibit("worst-world", worst_world_name(), run, picture, worst_world_table, worst_world_told, script);
}

/// The boxes by themselves, for their numbers.
std::shared_ptr<const Exhibit> worst_boxes_exhibit(const std::shared_ptr<const WorstWorldRun>& run) {
  const auto told = [](const WorstWorldRun& of) {
    FigureTold words = worst_world_told(of);
    words.title = WorstWorldPage::tr("The boxes of a search, on its way");
    return words;
  };
  const auto picture = [](auto of) { return worst_world_picture(of, worst_opening(*of), 1); };
  return scene_exhibit("worst-world-boxes", WorstWorldPage::tr("Boxes of the search"), run, picture, worst_boxes_table,
                       told);
}

/// The figure of the command line.
Figure worst_world_figure() {
  return scene_figure<StabilityScenario>(
      "worst-world", "all worlds on three points, the boxes that are closed, and the worst world's bracket",
      "half-and-no-better", [](const StabilityScenario& scenario, const Observer& observer) {
        return worst_world_exhibit(compute_worst_world(scenario, observer), nullptr, {});
      });
}

/// "3 × 3 · Ldim 1 · VC 1"; nothing where the class does not read.
QString searched_fact(const ChapterScenario& scenario) {
  try {
    const ClassFacts facts = class_facts(std::get<StabilityScenario>(scenario).searched);
    return WorstWorldPage::tr("%1 × %2 · Ldim %3 · VC %4")
        .arg(count_text(facts.hypotheses.convert_to<double>()), count_text(static_cast<double>(facts.points)))
        .arg(facts.littlestone.lower)
        .arg(facts.vc.lower);
  } catch (const InputError&) {
    return {};
  }
}

/// As short as it is written exactly: ".4", "1/3".
QString exact_text(const Rational& value) {
  QString text = QString::number(to_double(value), 'g', 10);
  if (Rational(parse_rational("number", text.toStdString())) != value) return QString::fromStdString(to_string(value));
  return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

}  // namespace

PageInfo worst_world_page() {
  return {QStringLiteral("worst-world"),
          worst_world_name,
          worst_world_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new WorstWorldPage(info, parent); },
          {worst_world_figure()}};
}

WorstWorldPage::WorstWorldPage(const PageInfo& info, QWidget* parent) : StudyPage(info, Edge::bleeds, parent) {
  add_table(tr("Boxes of the search"));
}

StudyPage::Work WorstWorldPage::work(const ChapterScenario& scenario) {
  return [this, scenario](const Post&, const Observer& observer) -> Take {
    const auto run = compute_worst_world(std::get<StabilityScenario>(scenario), observer);
    return [this, run] {
      if (!run_ || run_->concept_class.points() != run->concept_class.points()) probe_.reset();
      run_ = run;
      taken(run_->scenario);
    };
  };
}

std::vector<PanelRow> WorstWorldPage::rows() const {
  PanelRow searched{
      "searched",
      PanelControl::text,
      {QStringLiteral("points:3"), QStringLiteral("thresholds:3"), QStringLiteral("cube:2"), QStringLiteral("cube:3"),
       QStringLiteral("thresholds:4"), QStringLiteral("points:4"), QStringLiteral("table:111/011/001/000")}};
  searched.fact = searched_fact;
  return {searched,
          {"labelled",
           PanelControl::text,
           {QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("all")},
           tr("A row of the class, the first is 0, or all: the worst of all rows.")},
          {"on_fail",
           PanelControl::segments,
           {QStringLiteral("G"), QStringLiteral("G*")},
           tr("G* answers SOA($T$) where G fails.")},
          {"auxiliary", PanelControl::slider},
          {"blocks", PanelControl::number},
          {"levels", PanelControl::text},
          {"loss", PanelControl::slider},
          {"tolerance",
           PanelControl::segments,
           {QStringLiteral(".05"), QStringLiteral(".01"), QStringLiteral(".002")},
           tr("Difference of the two ends of the bracket.")}};
}

std::vector<std::shared_ptr<const Exhibit>> WorstWorldPage::exhibits() const {
  if (!run_) return {};
  return {worst_world_exhibit(run_, script(), probe_), worst_boxes_exhibit(run_)};
}

void WorstWorldPage::fill_head(int) { set_titles(tr("The worst world"), worst_subtitle(*run_)); }

std::shared_ptr<const Script> WorstWorldPage::write_script() const { return worst_world_script(*run_); }

void WorstWorldPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  panel.set_picture(nullptr);
  panel.set_notes(worst_world_notes(*run_, step, probe_));
}

QString WorstWorldPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<StabilityScenario>(edited);
  QStringList levels;
  for (const Rational& level : scenario.levels) levels += exact_text(level);
  QStringList words = {QStringLiteral("littlestone-lab"),
                       QStringLiteral("worst"),
                       QString::fromStdString(scenario.searched),
                       QStringLiteral("--auxiliary"),
                       QString::number(scenario.auxiliary),
                       QStringLiteral("--cap"),
                       QString::number(scenario.auxiliary * scenario.blocks),
                       QStringLiteral("--levels"),
                       levels.join(u','),
                       QStringLiteral("--on-fail"),
                       scenario.on_fail == OnFail::soa ? QStringLiteral("soa") : QStringLiteral("fail"),
                       QStringLiteral("--target"),
                       QString::fromStdString(scenario.labelled)};
  if (scenario.loss < 1) words << QStringLiteral("--alpha") << exact_text(scenario.loss);
  QString tolerance = QString::fromStdString(scenario.tolerance);
  if (tolerance.startsWith(QLatin1String("0."))) tolerance = tolerance.mid(1);
  words << QStringLiteral("--tolerance") << tolerance;
  return shell_line(words);
}

const WorstSearchRun& WorstWorldPage::search() const { return worst_search_at(*run_, step_); }

void WorstWorldPage::show_step(int step) {
  step_ = step;
  StudyPage::show_step(step);
}

void WorstWorldPage::put_probe(const PointWeights& world, bool to_tie) {
  const WorstSearchRun& here = search();
  if (here.face.size() < 2) return;
  double off = 0;
  for (std::size_t x = 0; x < world.size(); ++x) off = std::max(off, std::abs(world[x] - here.world[x]));
  std::optional<PointWeights> chosen = to_tie ? at_tie(here, world, worst_hand) : world;
  if (to_tie && off < worst_hand && step_ >= worst_steps::for_g) chosen.reset();
  if (chosen == probe_) return;
  probe_ = chosen;
  emit changed();
}

void WorstWorldPage::take_drag(const Drag& drag) {
  if (!run_ || !drag.handle.grab || drag.handle.grab->field != worst_probe_field) return StudyPage::take_drag(drag);
  const Grab& grab = *drag.handle.grab;
  put_probe(worst_world_at(search(), grab, grab.to_scene.map(drag.at)), !drag.alt);
}

bool WorstWorldPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run_ || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const WorstSearchRun& here = search();
  if (here.face.size() < 2) return false;
  PointWeights world = probe_.value_or(here.world);
  const double by = (key.modifiers() & Qt::ShiftModifier) != 0 ? 0.1 : 0.01;
  const double first = world[here.face[0]];
  const double goal = std::clamp(first + (key.key() == Qt::Key_Up ? by : -by), 0.0, 1.0);
  const double others = 1 - first;
  for (std::size_t i = 0; i < here.face.size(); ++i) {
    double& weight = world[here.face[i]];
    if (i == 0) {
      weight = goal;
    } else {
      weight = others > 0 ? weight * (1 - goal) / others : (1 - goal) / static_cast<double>(here.face.size() - 1);
    }
  }
  put_probe(grid_marginal(world, here.chain->points), false);
  return true;
}

KeySection WorstWorldPage::keys() const {
  return {worst_world_name(),
          {{QStringLiteral("↑ ↓"), tr("a world with more or less of the first point")},
           {tr("Shift ↑ ↓"), tr("the same in steps of ten")},
           {tr("Alt"), tr("while dragging: the ring does not jump to a tie")}}};
}

QString WorstWorldPage::tell(const Kin& kin) const {
  if (!run_ || kin.what != Kin::What::node || kin.node != 0) return {};
  const WorstSearchRun& here = search();
  const PointWeights world = probe_.value_or(here.world);
  constexpr std::size_t most_answers = 4;
  return world_shares_words(here, world) + QStringLiteral(": ") +
         worst_answers_words(here, chances_at(here, world), most_answers);
}

}  // namespace littlestone::ui
