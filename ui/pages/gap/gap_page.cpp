// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gap/gap_page.hpp"

#include <QCoreApplication>
#include <chrono>
#include <cmath>
#include <utility>

#include "ui/pages/gap/gap_scene.hpp"
#include "ui/pages/gap/gap_table.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString gap_name() { return QCoreApplication::translate("Page", "Gap"); }

std::shared_ptr<const Script> gap_script(const LowerBoundRun& run, bool paper) {
  const int m = static_cast<int>(run.scenario.examples);
  const QString accuracy = GapPage::tr("Definition of an empirical learner, §4");
  Script::Part errors{GapPage::tr("%n examples", nullptr, m), {}};
  errors.steps.push_back(
      {GapPage::tr("%n evenly spaced examples, half of them −, half +. In interval i the learner says + with "
                   "probability p_i.",
                   nullptr, m),
       GapPage::tr("Definition 16"), 0});
  if (!run.gap) return std::make_shared<Script>(std::vector{errors}, 0);
  const Gap& gap = *run.gap;
  for (int i = 1; i <= m; ++i) {
    const QString x = QStringLiteral("x") + subscript(QString::number(i));
    const QString error = told_probability(gap.errors[static_cast<std::size_t>(i) - 1]);
    const QString label = i <= m / 2 ? QStringLiteral("−") : QStringLiteral("+");
    QString sentence = GapPage::tr("At %1, which is %2, it errs with chance %3.").arg(x, label, error);
    if (i == m) {
      const double allowed = to_double(run.scenario.alpha + run.scenario.beta);
      sentence += u' ' + (gap.accurate ? GapPage::tr("The mean error is %1, at most α + β = %2: accurate.")
                                             .arg(told_lower(gap.empirical_loss), told_upper(allowed))
                                       : GapPage::tr("The mean error is %1, above α + β = %2: not accurate.")
                                             .arg(told_upper(gap.empirical_loss), told_lower(allowed)));
    }
    errors.steps.push_back({sentence, accuracy, 1, 900});
  }
  const ClaimBound& claim = gap.claim;
  const QString upper = told_lower(claim.upper);  // at least so much
  const QString lower = told_upper(claim.lower);  // at most so much
  const QString least = told_lower(least_step_of(claim, paper));
  const double twice = 2 * to_double(run.scenario.alpha + run.scenario.beta);
  Script::Part privacy{GapPage::tr("Privacy"), {}};
  Script::Part climb{GapPage::tr("Climb"), {}};
  const QString lemma = GapPage::tr("Claim 22 · Lemma 18");
  const QString at = QStringLiteral("x") + subscript(QString::number(gap.index));
  const QString step = told_probability(gap.step);
  if (claim.promised && gap.enough_points) {
    privacy.steps = {
        {GapPage::tr("An accurate learner gives some + example a value of %1 or more. Move that example aside: if it "
                     "is private, its interval has %2 or more.")
             .arg(told_lower(1 - twice), upper),
         lemma, 2, 2600},
        {GapPage::tr("In the same way some − example has %1 or less, and its interval %2 or less.")
             .arg(told_upper(twice), lower),
         lemma, 2, 2600}};
    climb.steps = {
        {GapPage::tr("From %1 to %2 in %n steps: one is at least %3 high.", nullptr, m - 1).arg(lower, upper, least),
         lemma, 2, 2400},
        {gap.step > 0 ? GapPage::tr("The largest is %1, at %2.").arg(step, at)
                      : GapPage::tr("This learner has no step. It errs on half of the examples, so none is promised."),
         lemma, 2, 2000},
        {gap.accurate
             ? GapPage::tr("The mean error is %1, so this learner passes. If it is as private as it claims, one of its "
                           "steps is "
                           "at least %2 high. Here: %3, at %4.")
                   .arg(told_probability(gap.empirical_loss), least, step, at)
             : GapPage::tr("The mean error is %1: this learner does not pass, and nothing is promised of its steps.")
                   .arg(told_probability(gap.empirical_loss)),
         lemma, 3, 2600},
        {GapPage::tr(
             "Six learners: each accurate one has a step of %1 or more; a learner without such a step is not accurate.")
             .arg(least),
         lemma, 1, 2600}};
  } else {
    const QString why = claim.promised ? GapPage::tr("Claim 22 needs %1 points to move an example aside; X′ has %2.")
                                             .arg(claim.points_needed)
                                             .arg(run.set.points.size())
                                       : GapPage::tr("2α + 2β is ½ or more: nothing is promised of such a learner.");
    privacy.steps = {{why, lemma, 2, 2600}, {why, lemma, 2, 2000}};
    const QString largest = gap.step > 0 ? GapPage::tr("The largest step is %1, at %2.").arg(step, at)
                                         : GapPage::tr("The probability of + never rises: there is no step.");
    climb.steps = {
        {largest, lemma, 2, 2000}, {largest, lemma, 2, 2000}, {largest, lemma, 3, 2000}, {largest, lemma, 1, 2000}};
  }
  return std::make_shared<Script>(std::vector{errors, privacy, climb}, m + 5);
}

FigureTold gap_told(const LowerBoundRun& run, bool paper) {
  const auto script = gap_script(run, paper);
  FigureTold told;
  told.title = gap_name();
  if (run.gap) {
    const Gap& gap = *run.gap;
    const QString step = told_probability(gap.step);
    const QString at = QStringLiteral("x") + subscript(QString::number(gap.index));
    const ClaimBound& claim = gap.claim;
    const bool forced = gap.accurate && claim.promised && gap.enough_points;
    told.title = forced ? GapPage::tr("A step of %1 at %2, and one of %3 is forced")
                              .arg(step, at, told_lower(least_step_of(claim, paper)))
                 : gap.step > 0 ? GapPage::tr("The largest step is %1, at %2").arg(step, at)
                                : GapPage::tr("No step: the probability of + never rises");
    told.found = steps_of(*script, {script->last() - 1, script->last()});
    if (!forced) told.found.resize(1);
  }
  told.scenario = run.scenario;
  told.fields = {"learner", "domain", "examples", "tolerance", "points", "sample", "epsilon", "delta", "alpha", "beta"};
  return told;
}

std::shared_ptr<const Exhibit> gap_exhibit(const std::shared_ptr<const LowerBoundRun>& run,
                                           const std::shared_ptr<const Script>& script, bool paper) {
  const auto told = [paper](const LowerBoundRun& of) {
    FigureTold words = gap_told(of, paper);
    words.drawn = GapPage::tr(
        "How likely the learner says + in each interval (thick stairs), what the bound leaves at least (thin stairs, "
        "dashed lines), how often it errs at each example, against α + β (dashed), and the stairs of six learners.");
    return words;
  };
  const auto picture = [paper](auto of, int step, double phase) { return gap_picture(of, step, phase, paper); };
  return scene_exhibit("gap", gap_name(), run, picture, gap_table, told, script);
}

/// The row of learners by itself, for its numbers.
std::shared_ptr<const Exhibit> compared_exhibit(const std::shared_ptr<const LowerBoundRun>& run) {
  const auto told = [](const LowerBoundRun& of) {
    FigureTold words = gap_told(of, false);
    words.title = GapPage::tr("No accurate staircase is flatter than %1").arg(told_lower(to_double(of.least_step)));
    words.drawn = GapPage::tr("The learner's stairs (thin) and the flattest accurate ones (thick), exact.");
    return words;
  };
  const auto picture = [](auto of) { return flattest_picture(of, true); };
  return scene_exhibit("gap-learners", QCoreApplication::translate("GapPage", "Six learners, one law"), run, picture,
                       compared_table, told);
}

// The figure of the command line.
Figure gap_figure() {
  const auto make_of = [](const ChapterScenario& scenario, const Observer& observer) -> std::shared_ptr<const Exhibit> {
    const auto& second = std::get<LowerBoundScenario>(scenario);
    const auto run = compute_lower_bound(second, std::chrono::milliseconds(0), compared_learners(second), observer);
    if (!run->complete) return nullptr;
    return gap_exhibit(run, nullptr, false);
  };
  return {"gap", "an accurate learner's staircase and its largest step", false, nullptr, make_of, "just-accurate"};
}

}  // namespace

PageInfo gap_page() {
  return {QStringLiteral("gap"),
          gap_name,
          gap_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new GapPage(info, parent); },
          {gap_figure()}};
}

GapPage::GapPage(const PageInfo& info, QWidget* parent)
    : LowerBoundPage(info, Edge::bleeds, parent),
      bound_(add_view_choice({"bound",
                              tr("Bound"),
                              {{tr("sharp"), "sharp"}, {tr("paper"), "paper"}},
                              0,
                              tr("Sharp: $(u\u00a0−\u00a0l)\u00a0/\u00a0(m\u00a0−\u00a0"
                                 "1)$. Paper: $1\u00a0/\u00a0(4m)$, which follows "
                                 "from it where $ε$ ≤ .1, $α$, $β$ ≤ 1/16, and $δ$ and the tolerance are at most the "
                                 "paper's.")})) {
  connect(bound_, &Segments::chosen_changed, this, [this] { retell(); });
  add_table(tr("Six learners, one law"));
}

std::vector<std::shared_ptr<const Exhibit>> GapPage::exhibits() const {
  if (!run()) return {};
  return {gap_exhibit(run(), script(), paper()), compared_exhibit(run())};
}

void GapPage::fill_head(int) {
  set_titles(
      tr("An accurate learner must climb somewhere"),
      tr("Before the − examples it mostly says −, after the + examples mostly +. It has %n steps to get from one "
         "to the other.",
         nullptr, static_cast<int>(run()->scenario.examples) - 1));
}

std::shared_ptr<const Script> GapPage::write_script() const { return gap_script(*run(), paper()); }

void GapPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  const bool by_hand = run()->learner.kind() == ThresholdLearner::Kind::staircase;
  const bool solved = by_hand || step > static_cast<int>(run()->scenario.examples) + 4;
  panel.set_picture(std::make_shared<ScenePicture>(flattest_picture(run(), solved)), tr("YOUR TURN: FLATTEN IT"));
  std::vector<Note> notes;
  if (paper() && run()->gap && run()->gap->claim.printed_missing)
    notes.push_back({tr("The paper's bound does not hold here"),
                     tr("Its premises are $ε$ ≤ .1, $α$, $β$ ≤ 1/16, and its own $δ$ and tolerance. The sharp bound is "
                        "shown.")});
  notes.push_back({{},
                   solved ? tr("Drag the steps and stay accurate: with %n examples no staircase has a largest step "
                               "below %1 (exact).",
                               nullptr, static_cast<int>(run()->scenario.examples))
                                .arg(told_lower(to_double(run()->least_step)))
                          : tr("Drag the steps: keep the mean under the dashed line and make the largest step as "
                               "low as you can.")});
  notes.push_back(
      {tr("Where privacy enters"),
       tr("Move $x_i$ one point aside: the learner may change its mind by $e^ε$ at most, so the value at an "
          "example is close to the value of its interval.")});
  for (const ComparedLearner& one : run()->others) {
    if (one.name != "em:1") continue;
    notes.push_back(
        {tr("Private and flat: em:1"),
         tr("On %1 powers of two up to 2⁶⁰ its largest step is %2. It stays private and errs on half of the "
            "examples.")
             .arg(QString::number(std::count(one.points.begin(), one.points.end(), ',') + 1),
                  told_probability(one.gap.step))});
  }
  panel.set_notes(notes);
}

QString GapPage::command(const ChapterScenario& edited) const {
  return lower_bound_command(
      "gap", std::get<LowerBoundScenario>(edited),
      {"learner", "domain", "examples", "tolerance", "points", "epsilon", "delta", "alpha", "beta"});
}

void GapPage::put_step(std::size_t i, double height, int drag) {
  if (!run() || !run()->gap || i >= run()->gap->probabilities.size()) return;
  std::vector<Rational> steps;
  constexpr std::int64_t fine = 1'000'000;  // what the others had, to the eye
  for (const double p : run()->gap->probabilities)
    steps.emplace_back(std::llround(p * static_cast<double>(fine)), fine);
  constexpr std::int64_t coarse = 200;
  steps[i] = Rational(std::llround(std::clamp(height, 0.0, 1.0) * static_cast<double>(coarse)), coarse);
  LowerBoundScenario scenario = run()->scenario;
  scenario.learner = ThresholdLearner::staircase(std::move(steps)).name();
  if (scenario.learner != run()->scenario.learner) emit edited(scenario, drag);
}

void GapPage::take_drag(const Drag& drag) {
  const int number = number_of(drag);
  if (!drag.handle.grab || drag.phase == Drag::Phase::begin) return;
  put_step(static_cast<std::size_t>(drag.handle.place), drag.handle.grab->value(drag.at), number);
}

void GapPage::take_click(const Spot& spot) {
  if (!run() || spot.act != Spot::Act::choose || spot.place < 0) return;
  const auto chosen = static_cast<std::size_t>(spot.place);
  if (chosen >= run()->others.size()) return;
  const ComparedLearner& one = run()->others[chosen];
  LowerBoundScenario scenario = run()->scenario;
  scenario.learner = one.name;
  scenario.domain = one.domain;
  scenario.points = one.points;
  scenario.sample.clear();
  emit edited(scenario, 0);
}

bool GapPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (focus.slider || !run() || !run()->gap || seen == nullptr) return false;
  if (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down) return false;
  const Kin& pointed = seen->kin();
  if (pointed.what != Kin::What::point || pointed.point >= run()->gap->probabilities.size()) return false;
  const double by = key.key() == Qt::Key_Up ? 0.005 : -0.005;
  put_step(pointed.point, run()->gap->probabilities[pointed.point] + by, 0);
  return true;
}

KeySection GapPage::keys() const {
  return {tr("Gap"),
          {{QStringLiteral("N"), tr("next step of the staircase")},
           {QStringLiteral("↑ ↓"), tr("move that step up or down")}}};
}

QString GapPage::tell(const Kin& kin) const {
  if (!run() || !run()->gap || kin.what != Kin::What::point || kin.point >= run()->gap->probabilities.size()) return {};
  return QStringLiteral("p%1 = %2")
      .arg(subscript(QString::number(kin.point)), told_probability(run()->gap->probabilities[kin.point]));
}

}  // namespace littlestone::ui
