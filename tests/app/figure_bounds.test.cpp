// SPDX-License-Identifier: GPL-3.0-or-later
// Each ε, δ, γ and number of examples that a figure shows — in its title, its caption, what is
// painted and its table, in every language — is no better than the exact one.
#include <QRegularExpression>
#include <catch2/catch.hpp>
#include <chrono>
#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "core/privacy/stable_histogram.hpp"
#include "core/random/engine.hpp"
#include "core/study/attack/attack_facts.hpp"
#include "core/study/lower_bound/what_follows.hpp"
#include "core/study/neighbour/neighbour_facts.hpp"
#include "core/study/noisy_labels/noisy_labels_run.hpp"
#include "core/study/price/price_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"
#include "core/study/private_run/private_run.hpp"
#include "core/study/regret/regret_run.hpp"
#include "core/study/relabel/relabel_run.hpp"
#include "core/study/stable/stable_run.hpp"
#include "core/study/subsample/subsample_run.hpp"
#include "core/study/votes/votes_run.hpp"
#include "drawn_figures.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/kit/table.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using test::changed;
using test::Drawn;
using test::drawn;
using test::figure_called;
using test::number_of;
using test::shipped_scenario;

namespace {

/// What a run promises and what is forced, unrounded.
struct Bounds {
  std::vector<double> above;    // ε, δ, γ, an error: not to be shown smaller
  std::vector<double> below;    // not to be shown larger
  std::vector<double> enough;   // examples: not to be shown fewer
  std::vector<double> powers;   // log₁₀ of such numbers past a double
  std::vector<double> chances;  // other numbers of the run, shown as they are

  void add(const std::optional<double>& bound) {
    if (bound && std::isfinite(*bound)) above.push_back(*bound);
  }
  void forced(const std::optional<double>& bound) {
    if (bound && std::isfinite(*bound)) below.push_back(*bound);
  }
};

Bounds of_gap(const LowerBoundScenario& scenario) {
  Bounds bounds;
  const auto run = compute_lower_bound(scenario, std::chrono::milliseconds(0), {}, {});
  if (run->gap && run->gap->claim.promised && run->gap->enough_points) bounds.forced(run->gap->claim.least_step);
  return bounds;
}

Bounds of_attack(const LowerBoundScenario& scenario) {
  Bounds bounds;
  const AttackFacts facts = attack_facts(*compute_lower_bound(scenario, std::chrono::milliseconds(0), {}, {}), false);
  if (facts.nothing == AttackFacts::Nothing::attack) bounds.forced(facts.refutation.least_epsilon);
  return bounds;
}

Bounds of_what_follows(const LowerBoundScenario& scenario) {
  WhatFollowsFacts facts;
  work_out(scenario, {}, [&](const WhatFollowsFacts& found) { facts = found; });
  Bounds bounds;
  bounds.forced(facts.slip);
  if (const StairStep* here = facts.here()) {
    bounds.forced(here->said->least_step);
    bounds.forced(here->said->success);
    bounds.enough.push_back(here->said->largest_set.convert_to<double>());
  }
  if (facts.examples_of_m) bounds.powers.push_back(facts.examples_of_m->log10);
  if (facts.cheapest) bounds.powers.push_back(facts.cheapest->examples->log10);
  return bounds;
}

Bounds of_stable(const PredictionScenario& scenario) {
  const auto run = compute_stable(scenario);
  Bounds bounds;
  bounds.add(run->study.bounds.stability);
  bounds.add(run->study.bounds.mechanism_stability);
  bounds.add(run->of(StableKind::stable).bound);
  for (const StableAnswers& answers : run->answers) {
    for (const auto* chances : {&answers.plus, &answers.changed, &answers.least, &answers.most})
      bounds.chances.insert(bounds.chances.end(), chances->begin(), chances->end());
    bounds.chances.push_back(answers.excess);
  }
  for (const WeighedHypothesis& candidate : run->candidates) bounds.chances.push_back(candidate.probability);
  if (run->study.neighbours) bounds.add(run->study.neighbours->worst.stability);
  if (run->plans.sharp) {
    bounds.add(run->plans.sharp->epsilon);
    bounds.enough.push_back(static_cast<double>(run->plans.sharp->examples));
  }
  if (run->plans.printed) {
    bounds.add(run->plans.printed->epsilon);
    bounds.enough.push_back(run->plans.printed->examples);
  }
  return bounds;
}

Bounds of_votes(const PredictionScenario& scenario) {
  const auto run = compute_votes(scenario);
  Bounds bounds;
  bounds.add(run->predictor().rule().epsilon_exact());
  bounds.add(run->predictor().rule().stability());
  bounds.add(run->study.error.error_bound);
  return bounds;
}

Bounds of_noisy_labels(const PredictionScenario& scenario) {
  const auto run = compute_noisy_labels(scenario);
  Bounds bounds;
  bounds.add(run->privacy.epsilon);
  bounds.add(run->privacy.delta);
  bounds.add(run->promised());
  if (run->worst) (run->worst->exact ? bounds.above : bounds.below).push_back(run->worst->epsilon);
  bounds.chances = run->drawn;
  if (run->swap) {
    const auto& after = run->swap->law.drawn_after;
    bounds.chances.insert(bounds.chances.end(), after.begin(), after.end());
  }
  if (run->law) bounds.chances.insert(bounds.chances.end(), run->law->plus.begin(), run->law->plus.end());
  if (run->plan) bounds.enough.insert(bounds.enough.end(), {run->plan->corollary, run->plan->mechanism});
  return bounds;
}

Bounds of_price(const PredictionScenario& scenario) {
  Bounds bounds;
  const auto run = compute_price(scenario);
  bounds.forced(run->study.loss);
  bounds.chances = {to_double(run->loss), run->study.printed_loss, run->study.heavy,
                    to_double(run->options.light_mass())};
  return bounds;
}

Bounds of_relabel(const AgnosticScenario& scenario) {
  const auto run = compute_relabel(scenario);
  Bounds bounds;
  bounds.add(run->study.privacy.epsilon);
  bounds.add(run->study.privacy.delta);
  if (run->answer.needed) bounds.enough.push_back(*run->answer.needed);
  return bounds;
}

Bounds of_subsample(const AgnosticScenario& scenario) {
  const auto run = compute_subsample(scenario);
  Bounds bounds;
  bounds.add(run->epsilon());
  bounds.add(run->put_back.amplified.epsilon);
  bounds.add(run->put_back.amplified.delta);
  if (run->never) {
    bounds.add(run->never->amplified.epsilon);
    bounds.add(run->never->amplified.delta);
  }
  for (const auto& printed : {run->put_back.amplified.paper_epsilon, run->own().amplified.paper_epsilon})
    bounds.add(printed);
  return bounds;
}

Bounds of_regret(const AgnosticScenario& scenario) {
  const auto run = compute_regret(scenario);
  Bounds bounds;
  bounds.add(run->own.hedge_bound(run->told_rounds()));
  bounds.forced(run->own.lower_bound(run->told_rounds()));
  return bounds;
}

/// Of a run of the first chapter: what is asked for, and what a figure of it promises.
Bounds of_private_run(const std::shared_ptr<const PrivateRun>& run, const std::string& figure) {
  Bounds bounds;
  const Scenario& scenario = run->scenario;
  for (const Rational& asked : {scenario.epsilon, scenario.delta, scenario.alpha, scenario.beta})
    bounds.add(to_double(asked));
  bounds.chances.push_back(run->loss);
  for (const Vote& one : run->result.internals.votes) bounds.chances.push_back(one.release_probability);
  for (const Candidate& one : run->result.list) bounds.chances.push_back(one.probability);
  if (figure == "histogram") bounds.add(StableHistogram(scenario.epsilon, scenario.delta).release_probability(1));
  if (figure == "neighbour") {
    const auto facts =
        look_at_change(find_neighbours(run, run->result.internals.traced_batch + 1, nullptr), std::nullopt);
    bounds.add(facts->laws().left_over);
    for (const NeighbourVotes& one : facts->votes) {
      bounds.chances.push_back(facts->batch->histogram().release_probability(one.before));
      bounds.chances.push_back(facts->batch->histogram().release_probability(one.after));
    }
  }
  if (const LeanRun* lean = run->lean.get()) {
    bounds.add(lean->neighbour.left_over);
    bounds.enough.push_back(lean->constants.total.convert_to<double>());
    for (const ChangedExample::Output& output : lean->neighbour.outputs) {
      bounds.chances.push_back(output.before);
      bounds.chances.push_back(output.after);
    }
  }
  return bounds;
}

/// The bounds of the run that a figure shows; none of figures whose bounds its table has.
Bounds bounds_of(const Drawn& one) {
  if (const auto* lower = std::get_if<LowerBoundScenario>(&one.scenario)) {
    if (one.name == "gap") return of_gap(*lower);
    if (one.name == "attack") return of_attack(*lower);
    if (one.name == "what-follows") return of_what_follows(*lower);
  }
  if (const auto* prediction = std::get_if<PredictionScenario>(&one.scenario)) {
    if (one.name == "stable") return of_stable(*prediction);
    if (one.name == "votes") return of_votes(*prediction);
    if (one.name == "noisy-labels") return of_noisy_labels(*prediction);
    if (one.name == "price") return of_price(*prediction);
  }
  if (const auto* agnostic = std::get_if<AgnosticScenario>(&one.scenario)) {
    if (one.name == "relabel") return of_relabel(*agnostic);
    if (one.name == "subsample") return of_subsample(*agnostic);
    if (one.name == "regret") return of_regret(*agnostic);
  }
  return {};
}

/// Columns of tables that hold a promise or what is enough, and those that hold what is forced or refuted.
const std::set<QString>& columns_above() {
  static const std::set<QString> all = {"epsilon",
                                        "put_back",
                                        "never",
                                        "put_back_printed",
                                        "never_printed",
                                        "stability_bound",
                                        "excess_bound",
                                        "half_width",
                                        "hedge_bound",
                                        "regret_upper_bound",
                                        "theorem_12",
                                        "corollary_2",
                                        "exponential_mechanism",
                                        "lean",
                                        "m_sharp",
                                        "m_paper",
                                        "consistent",
                                        "largest_set",
                                        "log2_ramsey",
                                        "vc_bound"};
  return all;
}
const std::set<QString>& columns_below() {
  static const std::set<QString> all = {"lower_bound", "regret_lower_bound", "least_epsilon", "needed"};
  return all;
}

/// Numbers as they are written: ".523", "12 345", "1.6·10⁻⁴", "10⁸".
QStringList numbers_in(const QString& text) {
  static const QRegularExpression number(
      QStringLiteral("[0-9]*\\.?[0-9]+(?:\u202f[0-9]+)*(?:·10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]*"));
  QStringList all;
  for (auto match = number.globalMatch(text); match.hasNext();) all += match.next().captured(0);
  return all;
}

/// All that a figure says and paints.
QString texts_of(const ui::Exhibit& exhibit, const ui::FigureWords& words) {
  QStringList all;
  for (const QString& text : {words.title, words.subtitle, words.caption, words.alt, words.parameters})
    all += ui::without_markup(text);
  const auto picture = exhibit.picture(ui::Theme::get(ui::ThemeKind::light), ui::end_of(exhibit));
  for (const ui::test::PaintedWords& painted : ui::test::painted_words(*picture, picture->natural_size().toSize()))
    all += painted.text;
  return all.join(u'\n');
}

/// Shown as it must be, and shown with its last digit to its own advantage.
struct Written {
  QString safe;
  QString unsafe;
};

std::vector<Written> written(const Bounds& bounds) {
  std::vector<Written> all;
  for (const double bound : bounds.above) all.push_back({ui::upper_text(bound), ui::lower_text(bound)});
  for (const double bound : bounds.below) all.push_back({ui::lower_text(bound), ui::upper_text(bound)});
  for (const double count : bounds.enough) all.push_back({ui::upper_count_text(count), ui::lower_count_text(count)});
  for (const double power : bounds.powers) all.push_back({ui::upper_power_text(power), ui::lower_power_text(power)});
  return all;
}

/// How many of the bounds the figure shows; none may be shown to its advantage.
int check_words(const std::string& name, const QString& text, const Bounds& bounds, const char* language) {
  const QStringList numbers = numbers_in(text);
  const std::vector<Written> all = written(bounds);
  std::set<QString> safe;
  for (const Written& bound : all) safe.insert(bound.safe);
  for (const double chance : bounds.chances) safe.insert(ui::probability_text(chance));
  int shown = 0;
  for (const Written& bound : all) {
    if (numbers.contains(bound.safe)) ++shown;
    if (safe.count(bound.unsafe) > 0) continue;  // another number is written so
    INFO(name << " (" << language << "): " << bound.unsafe.toStdString() << " for " << bound.safe.toStdString()
              << " in\n"
              << text.toStdString());
    CHECK_FALSE(numbers.contains(bound.unsafe));
  }
  return shown;
}

/// How many cells with a bound the table has.
int check_table(const std::string& name, const ui::Exhibit& exhibit) {
  const ui::PageTable table = exhibit.table(ui::end_of(exhibit).step, ui::TableLimits::none());
  int checked = 0;
  for (std::size_t c = 0; c < table.columns.size(); ++c) {
    const QString& field = table.columns[c].field;
    const bool above = columns_above().count(field) > 0;
    if (!above && columns_below().count(field) == 0) continue;
    for (const auto& row : table.rows) {
      const auto& [shown, data] = row[c];
      const QStringList numbers = numbers_in(shown);
      if (!data.is_number() || numbers.size() != 1 || shown.startsWith(u'−')) continue;
      const double exact = data.get<double>();
      const double told = number_of(numbers.front()).value();
      CAPTURE(name, field.toStdString(), shown.toStdString(), exact);
      if (above)
        CHECK(told >= exact * (1 - 1e-12));
      else
        CHECK(told <= exact * (1 + 1e-12));
      ++checked;
    }
  }
  return checked;
}

std::string some_number(Engine& engine, int most) {
  return "0." + std::to_string(static_cast<std::uint64_t>(most) * 100'000 + 1 + engine() % 99'999);
}

}  // namespace

TEST_CASE("No figure shows an epsilon, delta, gamma or number of examples better than it is, in any language",
          "[app][captions][bounds]") {
  struct Case {
    const char* name;
    std::vector<const char*> fields;  // that get numbers of many digits
    bool shows;                       // a bound that bounds_of has
  };
  const std::vector<Case> cases = {{"deep-tree", {}, false},
                                   {"deep-tree-end", {}, false},
                                   {"homogeneous", {"tolerance"}, false},
                                   {"gap", {"epsilon"}, true},
                                   {"attack", {"epsilon"}, true},
                                   {"what-follows", {}, true},
                                   {"nets", {"alpha"}, false},
                                   {"stable", {"mechanism", "stability"}, true},
                                   {"votes", {"epsilon"}, false},
                                   {"noisy-labels", {"epsilon1", "epsilon2"}, true},
                                   {"price", {"stability"}, true},
                                   {"relabel", {"learner_epsilon", "epsilon1"}, true},
                                   {"subsample", {"epsilon"}, true},
                                   {"play-online", {}, false},
                                   {"regret", {}, true},
                                   {"prediction-sizes", {}, false},
                                   {"two-worlds", {}, false},
                                   {"sample-sizes", {}, false},
                                   {"same-answer", {}, false},
                                   {"same-answer-steps", {}, false},
                                   {"worst-world", {}, false},
                                   {"painting", {}, false},
                                   {"ladder", {}, false}};
  Engine engine = test::engine_of_audit(11);
  std::set<std::string> told;
  int cells = 0;
  for (const auto& [name, fields, shows] : cases) {
    told.insert(name);
    const ui::Figure& figure = figure_called(name);
    for (int round = 0; round < (fields.empty() ? 1 : 3); ++round) {
      ui::ChapterScenario scenario = shipped_scenario(figure.scenario);
      if (round > 0) {
        for (const char* field : fields) scenario = changed(scenario, field, some_number(engine, 1 + round));
      }
      const bool logistic = name == std::string("votes") && round == 2;  // its ε is no number of the scenario
      if (logistic) scenario = changed(scenario, "rule", "logistic");
      const Drawn one = drawn(figure, scenario);
      const Bounds bounds = bounds_of(one);
      for (const char* code : {"en", "de", "he"}) {
        const ui::Language language(QString::fromLatin1(code));
        const int shown = check_words(one.name, texts_of(*one.exhibit, one.words()), bounds, code);
        CAPTURE(name, code, round);
        if ((shows && round == 0) || logistic) CHECK(shown > 0);
      }
      cells += check_table(one.name, *one.exhibit);
    }
  }
  CHECK(cells > 100);
  for (const ui::Figure& figure : ui::all_figures()) {
    CAPTURE(figure.name);
    if (figure.make_of) CHECK(told.count(figure.name) == 1);
  }
}

TEST_CASE("No figure of the first chapter shows an epsilon, delta, alpha or number of examples better than it is",
          "[app][captions][bounds]") {
  Engine engine = test::engine_of_audit(12);
  std::map<std::string, int> shown;
  const auto shipped = [](const std::string& name) {
    for (const auto& one : cli::shipped_scenarios()) {
      if (one.name == name) return one.scenario;
    }
    throw std::logic_error("no scenario " + name);
  };
  for (const char* name : {"three-contests", "lone-votes", "nobodys-predictor", "private-205", "thresholds-8"}) {
    for (int round = 0; round < 3; ++round) {
      Scenario scenario = shipped(name);
      if (round > 0) {
        const bool lean = player_of(scenario) != LearnerKind::private_learner;  // whose constants follow from them
        scenario.epsilon = parse_rational("epsilon", some_number(engine, round));
        scenario.delta = parse_rational("delta", "0.00" + some_number(engine, 3).substr(2));
        if (!lean) scenario.alpha = parse_rational("alpha", some_number(engine, round));
      }
      const auto run = compute_private_run(scenario);
      for (const ui::Figure& figure : ui::all_figures()) {
        if (!figure.make || figure.name == "loss") continue;  // whose numbers of examples have tests of their own
        std::shared_ptr<const ui::Exhibit> exhibit;
        try {
          exhibit = figure.make(run, {});
        } catch (const InputError&) {  // of M alone, or of the lean learner alone
        }
        if (!exhibit) continue;
        const Bounds bounds = of_private_run(run, figure.name);
        for (const char* code : {"en", "de", "he"}) {
          const ui::Language language(QString::fromLatin1(code));
          CAPTURE(name, code, round);
          const ui::FigureWords words = ui::figure_words(*exhibit, run->scenario, run, ui::end_of(*exhibit).step);
          shown[figure.name] += check_words(figure.name, texts_of(*exhibit, words), bounds, code);
        }
        check_table(figure.name, *exhibit);
      }
    }
  }
  for (const char* name : {"histogram", "neighbour", "lean-votes", "lean-batch"}) {
    CAPTURE(name);
    CHECK(shown[name] > 0);
  }
}
