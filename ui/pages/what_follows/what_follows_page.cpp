// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_follows/what_follows_page.hpp"

#include <QApplication>
#include <QClipboard>
#include <algorithm>
#include <cmath>

#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/pages/lower_bound/refuted_text.hpp"
#include "ui/pages/what_follows/tower_words.hpp"
#include "ui/pages/what_follows/what_follows_scene.hpp"
#include "ui/pages/what_follows/what_follows_table.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr unsigned most_height = 40;

QString what_follows_name() { return QCoreApplication::translate("Page", "What follows"); }

/// Where the contradiction has its verdict: after the tower, its logarithms, Ramsey and privacy.
int verdict_step(const LowerBoundScenario& scenario) { return 1 + static_cast<int>(logarithms_of(scenario)) + 4; }

}  // namespace

QString what_follows_title(const WhatFollowsFacts& facts, int step) {
  const LowerBoundScenario& s = facts.scenario;
  if (facts.here() == nullptr || step < verdict_step(s)) return WhatFollowsPage::tr("How high must the tower be?");
  const QString examples = number_in_words(s.tower_examples);
  if (!facts.refutes())
    return WhatFollowsPage::tr("Height %1 is too low for %2").arg(QString::number(s.height), examples);
  constexpr std::uint64_t two = 2;
  return s.top == two
             ? WhatFollowsPage::tr("%1 2s refute %2 examples").arg(begun_large(number_in_words(s.height)), examples)
             : WhatFollowsPage::tr("A tower of height %1 refutes %2 examples").arg(QString::number(s.height), examples);
}

namespace {

QString probes_words(const Consequence& said) {
  return WhatFollowsPage::tr("%n probes", nullptr, static_cast<int>(said.comparisons));
}

QString draws_words(const Consequence& said) {
  const int number = plural(said.draws);
  return WhatFollowsPage::tr("%n draws", nullptr, number).replace(QString::number(number), whole_text(said.draws));
}

/// Below which tower nothing is refuted, once the first step of the stairs is known.
QString silent_below(const WhatFollowsFacts& facts) {
  const auto first = std::find_if(facts.stairs.begin(), facts.stairs.end(),
                                  [](const StairStep& step) { return step.said.has_value(); });
  const bool known = first != facts.stairs.end() && (facts.complete || first == facts.stairs.begin());
  if (!known || first->examples != 2) return WhatFollowsPage::tr("Below the first step of the stairs it says nothing.");
  return WhatFollowsPage::tr("Below 2↑↑%1 it says nothing.").arg(first->height(facts.scenario.form));
}

}  // namespace

std::shared_ptr<const Script> what_follows_script(const WhatFollowsFacts& facts) {
  const LowerBoundScenario& s = facts.scenario;
  const int m = static_cast<int>(s.tower_examples);
  const StairStep* here = facts.here();
  const QString points = tower_text(tower_of(s));
  const QString waiting = facts.stairs.empty()
                              ? WhatFollowsPage::tr("The bounds are being worked out.")
                              : WhatFollowsPage::tr("Claim 22 promises no step at these claims: nothing follows.");
  const int taken = static_cast<int>(logarithms_of(s));
  Script::Part logs{WhatFollowsPage::tr("%n logarithms", nullptr, taken), {}};
  logs.steps.push_back(
      {WhatFollowsPage::tr("|X| = %1: a tower of %n numbers.", nullptr, static_cast<int>(s.height)).arg(points),
       WhatFollowsPage::tr("Theorem 1"), 0, 1800});
  for (int k = 1; k <= taken; ++k) {
    const auto left = tower_of(s).iterated_log2(static_cast<unsigned>(k));
    logs.steps.push_back({left ? WhatFollowsPage::tr("log takes the lowest 2 away; %1 is left.").arg(tower_text(*left))
                               : WhatFollowsPage::tr("log takes the lowest 2 away; nothing is left."),
                          WhatFollowsPage::tr("Lemma 17"), 1, 900, 200});
  }
  Script::Part ramsey{WhatFollowsPage::tr("Ramsey"), {}};
  Script::Part privacy{WhatFollowsPage::tr("Privacy"), {}};
  Script::Part both{WhatFollowsPage::tr("Contradiction"), {}};
  Script::Part all{WhatFollowsPage::tr("All m"), {}};
  Script::Part strong{WhatFollowsPage::tr("Weak to strong"), {}};
  if (here == nullptr) {
    for (Script::Part* part : {&ramsey, &privacy, &both})
      part->steps.assign(2, {waiting, WhatFollowsPage::tr("Claim 22"), 1});
  } else {
    const Consequence& said = *here->said;
    const auto left = ramsey_leaves(tower_of(s), logarithms_of(s), said.log2_ramsey);
    const QString leaves =
        left ? WhatFollowsPage::tr("at least %1").arg(tower_text(*left)) : WhatFollowsPage::tr("none for sure");
    const QString allowed = largest_set_text(said);
    ramsey.steps = {{WhatFollowsPage::tr("Lemma 17 divides by 3q log q = 2^%1, with q = (100m + 1)^(m + 1).")
                         .arg(ramsey_text(said)),
                     WhatFollowsPage::tr("Lemma 17"), 2, 2200},
                    {WhatFollowsPage::tr("Ramsey leaves homogeneous points: %1.").arg(leaves),
                     WhatFollowsPage::tr("Lemma 17"), 2, 2200}};
    privacy.steps = {
        {WhatFollowsPage::tr(
             "Privacy and accuracy force a step of %1 (Claim 22). %2 and %3 then find a hidden example with "
             "chance %4 or more.")
             .arg(told_lower(said.least_step), begun_large(draws_words(said)), probes_words(said),
                  told_lower(said.success)),
         WhatFollowsPage::tr("Lemmas 20, 21 · Claim 22"), 2, 2800},
        {WhatFollowsPage::tr("Privacy and accuracy allow at most %1 homogeneous points.").arg(allowed),
         WhatFollowsPage::tr("Lemmas 20, 21 · Claim 22"), 2, 2200}};
    const QString verdict =
        facts.refutes()
            ? WhatFollowsPage::tr("Both cannot hold. A private learner needs more examples when the tower grows.")
            : WhatFollowsPage::tr(
                  "At height %1 nothing is refuted: for %n examples the first step of the stairs is at %2.", nullptr, m)
                  .arg(s.height)
                  .arg(here->height(s.form));
    both.steps = {{WhatFollowsPage::tr("Ramsey leaves %1; privacy and accuracy allow %2.").arg(leaves, allowed),
                   WhatFollowsPage::tr("Theorem 1"), 3, 2200},
                  {verdict, WhatFollowsPage::tr("Theorem 1"), 3, 2600}};
  }
  const QString slip = told_lower(facts.slip);
  all.steps = {
      {WhatFollowsPage::tr(
           "The same for every m: each step of the stairs is a number of examples, and the height at which it is "
           "refuted."),
       WhatFollowsPage::tr("Theorem 1 · Lemmas 17, 18 · Theorem 2"), 2, 2600},
      {WhatFollowsPage::tr("%1 But it never stops: on an infinite X no number of examples is enough.")
           .arg(silent_below(facts)),
       WhatFollowsPage::tr("Theorem 1"), 2, 2600},
      {WhatFollowsPage::tr(
           "The paper's own line ends with 2/3 − D·δ ≥ 1/2. With its D, T and δ, D·δ is %1, above 1/6: the exact "
           "trade-off takes its place.")
           .arg(slip),
       WhatFollowsPage::tr("Lemma 21, last line"), 2, 3000}};
  const QString compared = literal_class(s.class_text);
  strong.steps = {
      {WhatFollowsPage::tr("A barely private, barely accurate learner is enough to make Ldim finite."),
       WhatFollowsPage::tr("Theorem 2"), 2, 2400},
      {WhatFollowsPage::tr("And where Ldim is finite, M learns at any ε, δ, α, β."),
       WhatFollowsPage::tr("Theorems 2, 3, 8"), 2, 2400},
      {facts.littlestone && facts.cheapest && facts.examples_of_m
           ? WhatFollowsPage::tr(
                 "Of %1 one knows more: its Ldim is %2, and %3 needs %4 examples, M %5. The weak learner is never "
                 "called.")
                 .arg(compared, QString::number(*facts.littlestone), learner_words(facts.cheapest->name),
                      upper_power_text(facts.cheapest->examples->log10), upper_power_text(facts.examples_of_m->log10))
           : WhatFollowsPage::tr("The weak learner is never called: boosting that uses it is open."),
       WhatFollowsPage::tr("Theorem 8"), 2, 2600}};
  return std::make_shared<Script>(std::vector{logs, ramsey, privacy, both, all, strong}, taken + 7);
}

namespace {

FigureTold what_follows_told(const WhatFollowsFacts& facts) {
  const LowerBoundScenario& scenario = facts.scenario;
  const auto script = what_follows_script(facts);
  // The part of the contradiction, and what holds for every m.
  const int both = verdict_step(scenario);
  FigureTold told;
  told.title = what_follows_title(facts, both);
  told.drawn = WhatFollowsPage::tr(
      "Above, |X| as a tower, what each logarithm leaves of it, and how many homogeneous points Ramsey leaves and "
      "privacy "
      "allows. Then, for each height, how many examples are refuted (hatched, below the dashed stairs) and what is "
      "enough "
      "with an unknown constant (dotted). Below, how one weak learner leads to learners for any $ε$, $δ$, $α$, $β$.");
  told.found = steps_of(*script, {both, both + 1, both + 3});
  told.scenario = scenario;
  told.fields = {"height", "top", "form", "refutes", "epsilon", "delta", "alpha", "beta", "class"};
  return told;
}

std::shared_ptr<const Exhibit> what_follows_exhibit(const std::shared_ptr<const WhatFollowsFacts>& facts,
                                                    const std::shared_ptr<const Script>& script) {
  return scene_exhibit("what-follows", what_follows_name(), facts, what_follows_picture, stairs_table,
                       what_follows_told, script);
}

/// What decides the stairs: the rest of a scenario may change without them.
bool same_stairs(const LowerBoundScenario& a, const LowerBoundScenario& b) {
  return a.tower_examples == b.tower_examples && a.epsilon == b.epsilon && a.delta == b.delta && a.alpha == b.alpha &&
         a.beta == b.beta && a.form == b.form && a.class_text == b.class_text;
}

Figure what_follows_figure() {
  return scene_figure<LowerBoundScenario>(
      "what-follows", "towers, what Ramsey leaves of them, and how many examples are refuted", "four-examples",
      [](const LowerBoundScenario& scenario, const Observer& observer) {
        auto facts = std::make_shared<WhatFollowsFacts>();
        work_out(scenario, observer, [&](const WhatFollowsFacts& found) { *facts = found; });
        return what_follows_exhibit(facts, nullptr);
      });
}

}  // namespace

PageInfo what_follows_page() {
  return {QStringLiteral("what-follows"),
          what_follows_name,
          what_follows_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new WhatFollowsPage(info, parent); },
          {what_follows_figure()}};
}

WhatFollowsPage::WhatFollowsPage(const PageInfo& info, QWidget* parent)
    : LowerBoundPage(info, Edge::bleeds, parent), copy_(new PlainButton(tr("Copy as text"), this)) {
  copy_->setToolTip(tr("The argument with every number"));
  add_control(copy_);
  connect(copy_, &QAbstractButton::clicked, this, [this] {
    if (facts_) QApplication::clipboard()->setText(argument_text(*facts_));
  });
  connect(&job_, &WhatFollowsJob::found, this, [this](const std::shared_ptr<const WhatFollowsFacts>& facts) {
    // What was asked since may be of another height, which moves no stair.
    auto known = std::make_shared<WhatFollowsFacts>(*facts);
    if (run()) known->scenario = run()->scenario;
    facts_ = known;
    rewrite();
  });
}

std::vector<std::shared_ptr<const Exhibit>> WhatFollowsPage::exhibits() const {
  if (!run() || !facts_) return {};
  return {what_follows_exhibit(facts_, script())};
}

void WhatFollowsPage::fill_head(int step) {
  set_titles(what_follows_title(*facts_, step),
             tr("%n logarithms bring |$X$| down to what Ramsey leaves of it. Is that more than privacy can hide?",
                nullptr, static_cast<int>(logarithms_of(run()->scenario))));
}

void WhatFollowsPage::begin() { job_.start(run()->scenario); }

void WhatFollowsPage::start() {
  looked_at_ = true;
  if (run() && facts_ && !facts_->complete && !job_.running()) begin();
}

void WhatFollowsPage::work_out_facts() {
  const LowerBoundScenario& s = run()->scenario;
  if (!facts_ || !same_stairs(facts_->scenario, s)) {
    auto fresh = std::make_shared<WhatFollowsFacts>();
    fresh->scenario = s;
    facts_ = fresh;
    if (looked_at_) job_.start(s);
  } else if (!(facts_->scenario == s)) {
    auto other = std::make_shared<WhatFollowsFacts>(*facts_);
    other->scenario = s;
    facts_ = other;
  }
}

std::shared_ptr<const Script> WhatFollowsPage::write_script() const { return what_follows_script(*facts_); }

void WhatFollowsPage::fill_panel(StepPanel& panel, int) const {
  panel.set_before_boundary(false);
  panel.set_picture(std::make_shared<ScenePicture>(heights_picture(run()->scenario)), tr("HOW HIGH IS A NUMBER"));
  std::vector<Note> notes = {{tr("A weak bound, an endless one"),
                              silent_below(*facts_) + u' ' + tr("On infinite $X$ no number of examples is enough.")}};
  if (const StairStep* own = facts_->here()) {
    notes.push_back(
        {tr("Where the %1 comes from").arg(largest_set_text(*own->said)),
         tr("Steps of $p$ are at least %1 high, so %2 in %3 already break $ε$ = %4. The claim itself needs 2$m$ "
            "points.")
             .arg(told_lower(own->said->least_step), probes_words(*own->said), draws_words(*own->said),
                  refuted_text(run()->scenario.epsilon))});
  }
  notes.push_back({tr("No algorithm inside"), tr("The weak learner is never called. Boosting that uses it is open.")});
  panel.set_notes(notes);
}

QString WhatFollowsPage::command(const ChapterScenario& edited) const {
  LowerBoundScenario refuted = std::get<LowerBoundScenario>(edited);
  refuted.examples = refuted.tower_examples;  // the option's name
  return lower_bound_command("refute", refuted, {"examples", "epsilon", "delta"});
}

void WhatFollowsPage::put_height(unsigned height, int drag) {
  const unsigned wanted = std::clamp(height, 1U, most_height);
  if (wanted == run()->scenario.height) return;
  LowerBoundScenario scenario = run()->scenario;
  scenario.height = wanted;
  emit edited(scenario, drag);
}

void WhatFollowsPage::set_by_hand(const std::string& field, double value, int drag) {
  const auto height = static_cast<unsigned>(std::lround(value));
  if (field == "height") return put_height(height, drag);
  // Along the stairs: the height, and the most examples that are refuted there.
  LowerBoundScenario scenario = run()->scenario;
  scenario.height = std::min(most_height, height);
  const std::size_t m = WhatFollowsFacts::refuted(facts_->stairs, scenario.form, scenario.height);
  if (facts_->complete && m >= 2) scenario.tower_examples = m;
  if (!(scenario == run()->scenario)) emit edited(scenario, drag);
}

bool WhatFollowsPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run()) return false;
  const unsigned height = run()->scenario.height;
  switch (key.key()) {
    case Qt::Key_Up: put_height(height + 1, 0); return true;
    case Qt::Key_Down: put_height(height > 1 ? height - 1 : 1, 0); return true;
    default: return false;
  }
}

KeySection WhatFollowsPage::keys() const {
  return {what_follows_name(), {{QStringLiteral("↑ ↓"), tr("a higher or lower tower")}}};
}

}  // namespace littlestone::ui
