// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/attack/attack_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "ui/pages/attack/attack_scene.hpp"
#include "ui/pages/attack/attack_table.hpp"
#include "ui/pages/lower_bound/refuted_text.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

QString attack_name() { return QCoreApplication::translate("Page", "Attack"); }

QString example_name(std::size_t i) { return QStringLiteral("x") + subscript(QString::number(i)); }

// Why there is nothing to be played.
QString no_attack(const LowerBoundRun& run, const AttackFacts& facts) {
  switch (facts.nothing) {
    case AttackFacts::Nothing::no_step: return AttackPage::tr("The curve has no step here. Choose another example.");
    case AttackFacts::Nothing::no_room:
      return AttackPage::tr("%n probes need %1 places, J has %2.", nullptr, static_cast<int>(run.scenario.comparisons))
          .arg(facts.needed)
          .arg(facts.family.places.size());
    case AttackFacts::Nothing::too_many:
      return AttackPage::tr("These are too many draws to be played. Take a smaller D or T.");
    default: return AttackPage::tr("No homogeneous set is known yet.");
  }
}

// Whether the search succeeds clearly more often than one of the 2^T places does that is drawn.
bool gives_away(const LowerBoundRun& run, const AttackFacts& facts) {
  constexpr double guesses = 1.5;
  return facts.success.rounded() > guesses * std::ldexp(1.0, -static_cast<int>(run.scenario.comparisons));
}

// The count from which on a vote says +.
QString bar_text(const LowerBoundRun& run, const AttackFacts& facts) {
  return attack_number(facts.threshold * static_cast<double>(run.scenario.draws));
}

std::vector<ScriptStep> hide_steps(const AttackFacts& facts) {
  const QString x = example_name(facts.index);
  return {{AttackPage::tr("Between its neighbours, %1 may be at any of %2 places. The others stay.")
               .arg(x, whole_text(facts.needed)),
           AttackPage::tr("Lemma 20, Fig. 3"), 0, 2200},
          {AttackPage::tr("It is put at place %1.").arg(whole_text(facts.played.hidden + 1)),
           AttackPage::tr("Lemma 20, Fig. 3"), 1, 1600},
          {AttackPage::tr("Left of it a hypothesis says + with chance %1, right of it with %2.")
               .arg(told_probability(facts.low), told_probability(facts.high)),
           AttackPage::tr("Definition 16"), 1, 2200},
          {AttackPage::tr("r = %1 lies half way between them.").arg(told_probability(facts.threshold)),
           AttackPage::tr("Lemma 20, corrected: r = (p_{i−1} + p_i) / 2"), 2, 1800}};
}

Script::Part draw_part(const LowerBoundRun& run) {
  const QString draws = whole_text(run.scenario.draws);
  Script::Part draw{AttackPage::tr("Draw"), {}};
  for (int k = 1; k <= AttackMoment::draw_steps; ++k) {
    const auto seen =
        static_cast<std::uint64_t>(std::ceil(static_cast<double>(run.scenario.draws) * k / AttackMoment::draw_steps));
    draw.steps.push_back(
        {k == 1 ? AttackPage::tr("The attacker sees whole hypotheses, each with coins of its own: %1 of %2.")
                      .arg(whole_text(seen), draws)
                : AttackPage::tr("%1 of %2 hypotheses.").arg(whole_text(seen), draws),
         AttackPage::tr("Lemma 21"), 1, 700, 240});
  }
  return draw;
}

Script::Part count_part(const LowerBoundRun& run, const AttackFacts& facts) {
  const QString draws = whole_text(run.scenario.draws);
  return {AttackPage::tr("Count"),
          {{AttackPage::tr("At each place the + are counted. The bar is r·D = %1.").arg(bar_text(run, facts)),
            AttackPage::tr("Lemma 21"), 2, 1800, 240},
           {AttackPage::tr("Above the bar the vote says +: of %1 hypotheses it makes nearly a threshold.").arg(draws),
            AttackPage::tr("Lemma 21"), 2, 1800, 160}}};
}

Script::Part search_part(const LowerBoundRun& run, const AttackFacts& facts) {
  const AttackRun& played = facts.played;
  const QString draws = whole_text(run.scenario.draws);
  Script::Part search{AttackPage::tr("%n probes", nullptr, static_cast<int>(run.scenario.comparisons)), {}};
  for (const Probe& probe : played.probes) {
    search.steps.push_back(
        {(probe.reads_plus ? AttackPage::tr("Probe %1: %2 of %3 say +, more than %4: it lies here or to the left.")
                           : AttackPage::tr("Probe %1: %2 of %3 say +, not more than %4: it lies to the right."))
             .arg(whole_text(probe.place + 1), whole_text(probe.positives), draws, bar_text(run, facts)),
         AttackPage::tr("Lemma 21"), 2, 1600, 240});
  }
  const QString found = whole_text(played.found + 1);
  search.steps.push_back(
      {played.found != played.hidden
           ? AttackPage::tr("The search ends at %1, but the hidden example is at %2: this time it was misled.")
                 .arg(found, whole_text(played.hidden + 1))
       : gives_away(run, facts)
           ? AttackPage::tr("The search ends at %1. It is right: the hidden example is there. One prediction says "
                            "little about it; "
                            "%2 whole hypotheses give it away.")
                 .arg(found, draws)
           : AttackPage::tr("The search ends at %1. It is right, but by luck: it finds the hidden example hardly more "
                            "often than a guess does.")
                 .arg(found),
       AttackPage::tr("Lemma 21 · Lemma 20, Fig. 3"), 3, 2600});
  return search;
}

QString success_text(const AttackFacts& facts, const QString& guess) {
  const double success = facts.success.rounded();
  if (!facts.exact)
    return AttackPage::tr("The chance of success is at least %1; a guess has %2.").arg(told_lower(success), guess);
  if (facts.success.sure())
    return AttackPage::tr("The search always succeeds; a guess does with chance %1.").arg(guess);
  constexpr double near_1 = 0.999;
  if (success > near_1)
    return AttackPage::tr(
               "By the exact law of the draws the search fails with chance %1 only; a guess succeeds with %2.")
        .arg(told_probability(facts.success.other().rounded()), guess);
  return AttackPage::tr("By the exact law of the draws the chance of success is %1; a guess has %2.")
      .arg(told_probability(success), guess);
}

Script::Part refute_part(const LowerBoundRun& run, const AttackFacts& facts) {
  const auto probes = static_cast<int>(run.scenario.comparisons);
  const QString guess = told_probability(std::ldexp(1.0, -probes));
  const QString outcomes = whole_text(std::uint64_t{1} << probes);
  const QString needed = told(needed_text(facts.refutation.log2_product));
  const QString epsilon =
      facts.refutation.possible ? rational_text(run.scenario.epsilon) : refuted_text(run.scenario.epsilon);
  const auto least = facts.refutation.least_epsilon;
  return {AttackPage::tr("Refute"),
          {{success_text(facts, guess), AttackPage::tr("Lemma 21"), 2, 2200},
           {facts.refutation.possible
                ? AttackPage::tr(
                      "The %1 outcomes are disjoint. At ε = %2 they need a total probability of %3: that is possible, "
                      "nothing "
                      "is refuted.")
                      .arg(outcomes, epsilon, needed)
                : AttackPage::tr(
                      "The %1 outcomes are disjoint. At ε = %2 they would need a total probability of more than %3: "
                      "refuted.")
                      .arg(outcomes, epsilon, needed),
            AttackPage::tr("Lemma 21, exact trade-off"), 3, 2600},
           {!least       ? AttackPage::tr("So no learner with this success is private, however large ε is.")
            : *least > 0 ? AttackPage::tr("So no learner with this success is private for an ε below %1.")
                               .arg(refuted_epsilon_text(*least))
                         : AttackPage::tr("Even ε = 0 is consistent with this success."),
            AttackPage::tr("Lemma 21, exact trade-off"), 3, 2600}}};
}

FigureTold attack_told(const LowerBoundRun& run, const AttackFacts& facts) {
  FigureTold told;
  told.scenario = run.scenario;
  told.fields = {"learner", "domain", "examples",    "tolerance", "points", "epsilon",
                 "delta",   "draws",  "comparisons", "index",     "hidden", "seed"};
  if (facts.nothing != AttackFacts::Nothing::attack) {
    told.title = attack_name();
    told.found = {{no_attack(run, facts), AttackPage::tr("Lemma 21")}};
    return told;
  }
  told.title = facts.played.found != facts.played.hidden ? AttackPage::tr("This time the search was misled")
               : gives_away(run, facts)
                   ? AttackPage::tr("%1 hypotheses give the hidden example away").arg(whole_text(run.scenario.draws))
                   : AttackPage::tr("The search is right, but by luck");
  told.found = {search_part(run, facts).steps.back()};
  for (const ScriptStep& step : refute_part(run, facts).steps) told.found.push_back(step);
  return told;
}

FigureTold attack_figure_told(const AttackShown& shown) {
  FigureTold told = attack_told(*shown.run, *shown.facts);
  if (shown.facts->nothing != AttackFacts::Nothing::attack) return told;
  told.drawn = AttackPage::tr(
      "Before the boundary, the sample and how likely + is left and right of the hidden example. Behind it, one "
      "drawn "
      "hypothesis a row, how many of them say + at each place (rings are on the wrong side of r·D, dashed), and the "
      "probes. Below, the chance of success against the most that privacy allows (dashed), and the least ε by "
      "places.");
  return told;
}

std::shared_ptr<const Exhibit> attack_exhibit(const AttackShown& shown, const std::shared_ptr<const Script>& script) {
  return scene_exhibit({QStringLiteral("attack"), attack_name(),
                        [shown](int step, double phase) { return attack_picture(shown, step, phase); },
                        [shown](int, TableLimits limits) { return attack_table(*shown.facts, limits); },
                        [shown] { return attack_figure_told(shown); }, script});
}

FigureTold probes_told(const AttackShown& shown) {
  FigureTold told = attack_told(*shown.run, *shown.facts);
  const std::vector<bool>& again = shown.facts->again;
  told.title = AttackPage::tr("%1 of %2 further searches find it")
                   .arg(std::count(again.begin(), again.end(), true))
                   .arg(again.size());
  told.drawn = AttackPage::tr(
      "A dot is a search with new draws, full where it found the hidden example; below, their share with its 95 % "
      "interval, and the chance by the law of the draws (tick).");
  return told;
}

/// Further searches; its rows are the probes of the one that is played.
std::shared_ptr<const Exhibit> probes_exhibit(const AttackShown& shown) {
  return scene_exhibit({QStringLiteral("probes"), QCoreApplication::translate("AttackPage", "Probes and what follows"),
                        [shown](int, double) { return again_picture(shown); },
                        [shown](int, TableLimits limits) { return probes_table(*shown.run, *shown.facts, limits); },
                        [shown] { return probes_told(shown); }});
}

// The figure of the command line.
Figure attack_figure() {
  const auto make_of = [](const ChapterScenario& scenario, const Observer& observer) -> std::shared_ptr<const Exhibit> {
    const auto& second = std::get<LowerBoundScenario>(scenario);
    const auto run = compute_lower_bound(second, std::chrono::milliseconds(0), {}, observer);
    if (!run->complete) return nullptr;
    const auto facts = std::make_shared<const AttackFacts>(attack_facts(*run, false));
    std::optional<AttackCurves> curves = attack_curves(*run, *facts, observer);
    if (!curves) return nullptr;
    return attack_exhibit({run, facts, std::make_shared<const AttackCurves>(std::move(*curves))}, nullptr);
  };
  return {"attack", "the hidden example found from the learner's hypotheses, and what that refutes",
          false,    nullptr,
          make_of,  "coins-give-it-away"};
}

}  // namespace

PageInfo attack_page() {
  return {QStringLiteral("attack"),
          attack_name,
          attack_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new AttackPage(info, parent); },
          {attack_figure()}};
}

AttackPage::AttackPage(const PageInfo& info, QWidget* parent)
    : LowerBoundPage(info, Edge::bleeds, parent),
      cover_(add_view_choice({"covered", tr("Hidden example"), {{tr("shown"), false}, {tr("hidden"), true}}})),
      law_(add_view_choice({"worst",
                            tr("Success"),
                            {{tr("exact"), false}, {tr("worst case"), true}},
                            0,
                            tr("Worst case uses only the tails and holds for any joint distribution.")})),
      largest_(new PlainButton(tr("Largest step"), this)) {
  largest_->hide();
  add_control(largest_);
  add_table(tr("Probes and what follows"));
  connect(cover_, &Segments::chosen_changed, this, [this] { retell(); });
  connect(law_, &Segments::chosen_changed, this, [this] { rewrite(); });
  connect(largest_, &QAbstractButton::clicked, this, [this] {
    LowerBoundScenario scenario = run()->scenario;
    scenario.index.reset();
    emit edited(scenario, 0);
  });
  connect(&job_, &AttackJob::finished, this, [this](const std::shared_ptr<const AttackCurves>& curves) {
    curves_ = curves;
    curves_of_ = facts_;
    emit changed();
  });
}

std::vector<std::shared_ptr<const Exhibit>> AttackPage::exhibits() const {
  if (!run() || !facts_) return {};
  const AttackShown shown{run(), facts_, curves_, covered()};
  std::vector<std::shared_ptr<const Exhibit>> all = {attack_exhibit(shown, script())};
  if (!facts_->again.empty()) all.push_back(probes_exhibit(shown));
  return all;
}

QString AttackPage::title_at(int step) const {
  if (facts_->nothing != AttackFacts::Nothing::attack) return tr("A binary search for a hidden example");
  // The last part has three steps: the chance, the verdict, and what it means for every ε.
  const int verdict = script()->last() - 1;
  const int search_end = verdict - 2;
  const QString epsilon = rational_text(run()->scenario.epsilon);
  if (step >= verdict)
    return facts_->refutation.possible ? tr("Nothing is refuted at $ε$ = %1").arg(epsilon)
                                       : tr("Found too often for $ε$ = %1").arg(refuted_text(run()->scenario.epsilon));
  if (step < search_end) return tr("%n answers, one hidden example", nullptr, plural(run()->scenario.draws));
  return facts_->played.found == facts_->played.hidden ? tr("A binary search finds the hidden example")
                                                       : tr("This time the search was misled");
}

void AttackPage::fill_head(int step) {
  set_titles(title_at(step),
             tr("The learner got %1 examples. From %2 of its hypotheses, %n probes find out where %3 is.", nullptr,
                static_cast<int>(run()->scenario.comparisons))
                 .arg(QString::number(run()->scenario.examples), whole_text(run()->scenario.draws),
                      QStringLiteral("$x_{%1}$").arg(facts_->index)));
  largest_->setVisible(facts_->nothing == AttackFacts::Nothing::no_step && run()->scenario.index.has_value());
}

void AttackPage::start() {
  looked_at_ = true;
  if (!run() || !facts_ || facts_->nothing != AttackFacts::Nothing::attack) return;
  if (curves_of_ != facts_ && !job_.running()) job_.start(run(), facts_);
}

void AttackPage::work_out_facts() {
  const auto before = facts_;
  facts_ = std::make_shared<const AttackFacts>(attack_facts(*run(), worst()));
  const AttackFacts& facts = *facts_;
  if (facts.nothing != AttackFacts::Nothing::attack) return job_.drop();
  const bool same = before && before->low == facts.low && before->high == facts.high &&
                    before->refutation.least_epsilon == facts.refutation.least_epsilon;
  if (same && curves_of_ == before) {
    curves_of_ = facts_;  // only the hidden place is another one
  } else {
    curves_.reset();
    if (looked_at_) job_.start(run(), facts_);
  }
}

std::shared_ptr<const Script> AttackPage::write_script() const {
  const LowerBoundRun& of = *run();
  const AttackFacts& facts = *facts_;
  Script::Part hide{tr("Hide %1").arg(example_name(facts.index)), {}};
  if (facts.nothing != AttackFacts::Nothing::attack) {
    hide.steps.push_back({no_attack(of, facts), tr("Lemma 21"), 0});
    return std::make_shared<Script>(std::vector{hide}, 0);
  }
  hide.steps = hide_steps(facts);
  return std::make_shared<Script>(
      std::vector{hide, draw_part(of), count_part(of, facts), search_part(of, facts), refute_part(of, facts)},
      AttackMoment::reveal_step(of.scenario.comparisons), AttackMoment::hide_steps);
}

void AttackPage::fill_panel(StepPanel& panel, int) const {
  panel.set_before_boundary(true);
  if (facts_->nothing != AttackFacts::Nothing::attack) {
    panel.set_picture(nullptr);
    panel.set_notes({});
    return;
  }
  panel.set_picture(facts_->again.empty() ? nullptr : std::make_shared<ScenePicture>(again_picture({run(), facts_})),
                    tr("SEARCH AGAIN, NEW DRAWS"));
  std::vector<Note> notes;
  const auto least = facts_->refutation.least_epsilon;
  if (facts_->refutation.possible) {
    notes.push_back(
        {tr("Nothing is refuted"), tr("Only an $ε$ below %1 is refuted. Take another $D$ or $T$, or a larger step.")
                                       .arg(refuted_epsilon_text(least.value_or(0)))});
  } else {
    notes.push_back(
        {least ? tr("Refuted: every $ε$ below %1").arg(refuted_epsilon_text(*least)) : tr("Refuted: every $ε$"),
         tr("This learner is not (%1, %2)-private: its outcomes would need more than probability 1.")
             .arg(refuted_text(run()->scenario.epsilon), told(refuted_text(run()->delta)))});
  }
  switch (run()->learner.kind()) {
    case ThresholdLearner::Kind::coins:
      notes.push_back(
          {tr("Yet each prediction is private"),
           tr("Replacing an example moves the log-odds of one point by at most %1. A whole hypothesis needs "
              "more than that.")
               .arg(QString::fromStdString(run()->learner.name()).section(u':', 1))});
      break;
    case ThresholdLearner::Kind::exponential:
      notes.push_back({tr("A private one resists"),
                       tr("It is %1-private, whatever is drawn: the least $ε$ stays below that for every $D$ and $T$.")
                           .arg(QString::fromStdString(run()->learner.name()).section(u':', 1))});
      break;
    default: break;
  }
  panel.set_notes(notes);
}

QString AttackPage::command(const ChapterScenario& edited) const {
  return lower_bound_command("attack", std::get<LowerBoundScenario>(edited),
                             {"learner", "domain", "examples", "tolerance", "points", "draws", "comparisons", "seed"});
}

void AttackPage::put_hidden(std::uint64_t target, int drag) {
  if (target == run()->scenario.hidden) return;
  LowerBoundScenario scenario = run()->scenario;
  scenario.hidden = target;
  emit edited(scenario, drag);
}

void AttackPage::set_by_hand(const std::string& /*field*/, double value, int drag) {
  put_hidden(static_cast<std::uint64_t>(std::llround(value)), drag);
}

bool AttackPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run() || !facts_ || facts_->nothing != AttackFacts::Nothing::attack) return false;
  const std::uint64_t last = (std::uint64_t{1} << run()->scenario.comparisons) - 1;
  const std::uint64_t now = run()->scenario.hidden;
  switch (key.key()) {
    case Qt::Key_Up: put_hidden(std::min(last, now + 1), 0); return true;
    case Qt::Key_Down: put_hidden(now == 0 ? 0 : now - 1, 0); return true;
    default: return false;
  }
}

KeySection AttackPage::keys() const {
  return {attack_name(), {{QStringLiteral("↑ ↓"), tr("move the hidden example")}}};
}

}  // namespace littlestone::ui
