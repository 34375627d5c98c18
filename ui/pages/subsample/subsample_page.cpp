// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/subsample/subsample_page.hpp"

#include <QCoreApplication>
#include <cmath>
#include <utility>

#include "ui/pages/agnostic/agnostic_chapter.hpp"
#include "ui/pages/subsample/subsample_scene.hpp"
#include "ui/pages/subsample/subsample_table.hpp"
#include "ui/pages/subsample/subsample_words.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString subsample_page_name() { return QCoreApplication::translate("Page", "Subsample"); }

std::shared_ptr<const Exhibit> subsample_exhibit(const std::shared_ptr<const SubsampleRun>& run,
                                                 const std::shared_ptr<const Script>& script) {
  return scene_exhibit("subsample", subsample_page_name(), run, subsample_picture, subsample_copies_table,
                       subsample_told, script);
}

Figure subsample_figure() {
  return scene_figure<AgnosticScenario>("subsample",
                                        "how often the changed row is drawn, and what that leaves of epsilon",
                                        "twelve-miss-it", [](const auto& scenario, const Observer& observer) {
                                          return subsample_exhibit(compute_subsample(scenario, observer), nullptr);
                                        });
}

}  // namespace

PageInfo subsample_page() {
  return {QStringLiteral("subsample"),
          subsample_page_name,
          subsample_page_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new SubsamplePage(info, parent); },
          {subsample_figure()}};
}

SubsamplePage::SubsamplePage(const PageInfo& info, QWidget* parent) : StudyPage(info, Edge::bleeds, parent) {
  add_table(tr("How many rows keep ε?"));
  add_table(tr("Shuffle what you pass on"));
  add_table(tr("The draws"));
}

StudyPage::Work SubsamplePage::work(const ChapterScenario& scenario) {
  return [this, edited = std::get<AgnosticScenario>(scenario), known = run_](const Post&,
                                                                             const Observer& observer) -> Take {
    return [this, run = compute_subsample(edited, observer, known)] {
      run_ = run;
      taken(run_->scenario);
    };
  };
}

std::vector<PanelRow> SubsamplePage::rows() const {
  return {{"pool", PanelControl::slider},
          {"drawn", PanelControl::slider},
          {"epsilon", PanelControl::slider},
          {"delta", PanelControl::slider},
          {"put_back", PanelControl::segments, {tr("after each"), tr("never")}},
          {"order",
           PanelControl::segments,
           {tr("shuffled"), tr("as in $S$").remove(u'$')},
           tr("Sampling with replacement makes a PAC learner an empirical one (Lemma 15): for $A$, $S$ itself is the "
              "distribution.")},
          {"seed", PanelControl::seed}};
}

std::vector<std::shared_ptr<const Exhibit>> SubsamplePage::exhibits() const {
  if (!run_) return {};
  const auto table = [&](const char* id, const QString& title, auto make) {
    return scene_exhibit(id, title, run_, subsample_copies_picture, make, subsample_copies_told);
  };
  return {subsample_exhibit(run_, script()),
          table("subsample-sizes", tr("How many rows keep ε?"), subsample_sizes_table),
          table("subsample-order", tr("Shuffle what you pass on"), subsample_orders_table),
          table("subsample-draws", tr("The draws"), subsample_draws_table)};
}

void SubsamplePage::fill_head(int) {
  if (!run_) return set_titles(tr("A row that is rarely drawn reveals little"), {});
  const QString rows =
      tr("$A$ sees %1 of %2 rows.").arg(whole_text(run_->scenario.drawn), whole_text(run_->scenario.pool));
  const bool seldom = run_->own().law.front() > 0.5;
  set_titles(seldom ? tr("A row that is rarely drawn reveals little") : tr("A row that is often drawn reveals more"),
             rows + u' ' +
                 (seldom ? tr("Most of the time the one row that changed is not even there.")
                         : tr("The one row that changed is often there, and tells more.")));
}

std::shared_ptr<const Script> SubsamplePage::write_script() const { return subsample_script(*run_); }

void SubsamplePage::fill_panel(StepPanel& panel, int) const {
  panel.set_before_boundary(true);
  panel.set_picture(std::make_shared<ScenePicture>(subsample_copies_picture(run_)),
                    tr("COPIES OF ROW %1: CHANCE, EXACT").arg(row_name(run_->scenario.changed)));
  panel.set_notes(subsample_notes(*run_));
}

QString SubsamplePage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<AgnosticScenario>(edited);
  const auto text = [](const auto& value) { return QString::fromStdString(to_string(value)); };
  const bool in_order = !scenario.put_back && !scenario.shuffled && scenario.pool <= 6 && scenario.drawn <= 4;
  std::vector<CommandOption> options = {{QStringLiteral("examples"), QString::number(scenario.pool)},
                                        {QStringLiteral("subset"), QString::number(scenario.drawn)},
                                        {QStringLiteral("epsilon"), text(scenario.epsilon)}};
  if (!in_order) options.emplace_back(QStringLiteral("delta"), text(scenario.delta));
  if (scenario.put_back) options.emplace_back(QStringLiteral("with-replacement"), QString());
  if (in_order) options.emplace_back(QStringLiteral("in-order"), QString());
  return agnostic_command(QStringLiteral("amplify"), {}, options);
}

AgnosticScenario SubsamplePage::current() const {
  if (const auto shown = scenario()) return std::get<AgnosticScenario>(*shown);
  return run_->scenario;
}

void SubsamplePage::set_by_hand(const std::string& field, double value, int drag) {
  const AgnosticScenario before = current();
  const auto changed = with_value(before, field, FieldValue(static_cast<std::uint64_t>(std::llround(value))));
  if (!(changed == before)) emit edited(changed, drag);
}

bool SubsamplePage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (!run_ || focus.slider || key.key() != Qt::Key_R) return false;
  if ((key.modifiers() & ~Qt::ShiftModifier) != Qt::NoModifier) return false;
  const std::uint64_t rows = run_->scenario.pool;
  const bool back = (key.modifiers() & Qt::ShiftModifier) != 0;
  set_by_hand("changed", static_cast<double>((run_->scenario.changed + (back ? rows - 1 : 1)) % rows), 0);
  return true;
}

KeySection SubsamplePage::keys() const {
  return {subsample_page_name(), {{QStringLiteral("R"), tr("the next row changes, with Shift the one before")}}};
}

}  // namespace littlestone::ui
