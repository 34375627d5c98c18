// SPDX-License-Identifier: GPL-3.0-or-later
// What stands below the figures of chapters II to V: the finding, how the marks are read, numbers of the run, what
// proves them, and the parameters.
#include <QDir>
#include <QRegularExpression>
#include <chrono>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>

#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "core/random/engine.hpp"
#include "core/study/attack/attack_facts.hpp"
#include "core/study/field.hpp"
#include "core/study/lower_bound/what_follows.hpp"
#include "core/study/nets/nets_run.hpp"
#include "core/study/noisy_labels/noisy_labels_run.hpp"
#include "core/study/play_online/play_online_run.hpp"
#include "core/study/price/prediction_sizes.hpp"
#include "core/study/price/price_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"
#include "core/study/private_run/private_run.hpp"
#include "core/study/regret/regret_run.hpp"
#include "core/study/relabel/relabel_run.hpp"
#include "core/study/sample_sizes/sample_sizes_run.hpp"
#include "core/study/stable/stable_run.hpp"
#include "core/study/subsample/subsample_run.hpp"
#include "core/study/two_worlds/two_worlds_run.hpp"
#include "core/study/votes/votes_run.hpp"
#include "drawn_figures.test.hpp"
#include "opened.test.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/all.hpp"
#include "ui/pages/learn/run_words.hpp"
#include "ui/pages/sample_sizes/sample_sizes_words.hpp"
#include "ui/shell/told_figure.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using test::changed;
using test::drawn;
using test::Drawn;
using test::figure_called;
using test::number_of;
using test::Opened;
using test::second_figures;
using test::shipped_scenario;

namespace {

// A reference in parentheses, and nothing that a number or a translation should have taken the place of.
void check_words(const ui::FigureWords& words, const QString& name) {
  const QString title = ui::without_markup(words.title);
  const QString caption = ui::without_markup(words.caption);
  INFO(title.toStdString() << "\n" << caption.toStdString() << "\n" << words.parameters.toStdString());
  CHECK(title.size() > 5);
  CHECK(title.size() < 110);
  CHECK(title.endsWith(u'.'));
  CHECK(title != name + u'.');
  static const QRegularExpression reference(QStringLiteral("\\([^()]*[0-9\\[§][^)]*\\)"));
  CHECK(caption.contains(reference));
  CHECK(caption.size() > 150);
  for (const QString& text : {title, caption, words.subtitle, words.alt}) {
    CHECK_FALSE(text.contains(QRegularExpression(QStringLiteral("%[0-9n]"))));
    CHECK_FALSE(text.contains(QRegularExpression(QStringLiteral("\\.\\.|\\. \\."))));
  }
  CHECK(caption.contains(QRegularExpression(QStringLiteral("[0-9]"))));
}

}  // namespace

TEST_CASE("Figures of chapters II to V say their finding, their marks and what proves it in every language",
          "[app][captions]") {
  const std::vector<Drawn> all = second_figures();
  REQUIRE(all.size() >= 16);
  std::map<std::string, ui::FigureWords> english;
  for (const char* code : {"en", "de", "he"}) {
    const ui::Language language(QString::fromLatin1(code));
    for (const Drawn& one : all) {
      CAPTURE(code, one.name);
      REQUIRE(dynamic_cast<const ui::ToldExhibit*>(one.exhibit.get()) != nullptr);
      const ui::FigureWords words = one.words();
      check_words(words, one.exhibit->title());
      if (std::string(code) == "en") {
        english[one.name] = words;
        continue;
      }
      CHECK(words.title != english[one.name].title);
      CHECK(words.caption != english[one.name].caption);
      CHECK(ui::runs_from_right(words.title) == (std::string(code) == "he"));
      CHECK(ui::runs_from_right(words.caption) == (std::string(code) == "he"));
    }
  }
}

namespace {

/// The first claim of the text that the numbers beside it deny; empty where there is none.
QString denied_claim(const QString& text) {
  enum class Relation { differ, not_above, not_below, above };  // of the first number to the second
  struct Claim {
    QRegularExpression words;
    Relation relation;
  };
  static const std::vector<Claim> claims = [] {
    const QString number = QStringLiteral("([>−-]?[0-9.][0-9.\u202f·⁻⁰¹²³⁴⁵⁶⁷⁸⁹/]*)");
    std::vector<Claim> all;
    const auto add = [&](const char* words, Relation relation) {
      all.push_back({QRegularExpression(QString::fromUtf8(words).replace(u'@', number)), relation});
    };
    add("from (?:point |row )?@ to (?:point |row )?@(?![0-9%])", Relation::differ);
    add("@, not @(?![0-9])", Relation::differ);
    add("@-private (?:learning )?becomes @-private", Relation::differ);
    add("loses up to @, the best learner @", Relation::above);
    add("error is @, at most α \\+ β = @", Relation::not_above);
    add("error is @, above α \\+ β = @", Relation::above);
    add("shows @, and the bound allows @", Relation::not_above);
    add("(?<![0-9.]) ?@ of @(?:[ ,.]|$)", Relation::not_above);
    return all;
  }();
  static const QRegularExpression nothing(QStringLiteral("After 0 |(?<![0-9.])0 rounds the|[Ff]resh [^.]* 0 fresh"));
  for (const Claim& claim : claims) {
    for (auto found = claim.words.globalMatch(text); found.hasNext();) {
      const QRegularExpressionMatch match = found.next();
      const auto first = number_of(match.captured(1));
      const auto second = number_of(match.captured(2));
      if (!first || !second) continue;
      const bool holds = claim.relation == Relation::differ      ? *first != *second
                         : claim.relation == Relation::not_above ? *first <= *second
                         : claim.relation == Relation::not_below ? *first >= *second
                                                                 : *first > *second;
      if (!holds) return match.captured(0);
    }
  }
  return nothing.match(text).captured(0);
}

// --- What the words of each figure claim, and the facts they are made from

void check_attack(const LowerBoundScenario& scenario, const QString& text) {
  const auto run = compute_lower_bound(scenario, std::chrono::milliseconds(0), {}, {});
  const AttackFacts facts = attack_facts(*run, false);
  if (facts.nothing != AttackFacts::Nothing::attack) return;
  const bool clear = facts.success.rounded() > 1.5 * std::ldexp(1.0, -static_cast<int>(scenario.comparisons));
  const bool right = facts.played.found == facts.played.hidden;
  CHECK(text.contains(QStringLiteral("hidden example away")) == (clear && right));
  CHECK(text.contains(QStringLiteral("by luck")) == (right && !clear));
  CHECK(text.contains(QStringLiteral("misled")) == !right);
  CHECK(text.contains(QStringLiteral(": refuted.")) == !facts.refutation.possible);
  CHECK(text.contains(QStringLiteral("always succeeds")) == (facts.exact && facts.success.sure()));
}

void check_homogeneous(const LowerBoundScenario& scenario, const QString& title) {
  const auto run = compute_lower_bound(scenario, std::chrono::milliseconds(0), {}, {});
  const HomogeneousSet& set = run->set;
  CHECK(title.contains(QStringLiteral("no set of more than"), Qt::CaseInsensitive) == (set.trivial && set.exact));
  CHECK((title.startsWith(QStringLiteral("No set")) ? set.candidates.size() == scenario.domain : true));
  CHECK((title.startsWith(QStringLiteral("All")) ? set.points.size() == set.candidates.size() : true));
  CHECK((title.startsWith(QStringLiteral("At least")) ? !set.exact : true));
}

void check_gap(const LowerBoundScenario& scenario, const QString& title, const QString& text) {
  const auto run = compute_lower_bound(scenario, std::chrono::milliseconds(0), {}, {});
  if (!run->gap) return;
  const Gap& gap = *run->gap;
  const bool forced = gap.accurate && gap.claim.promised && gap.enough_points;
  CHECK(title.contains(QStringLiteral("is forced")) == forced);
  if (forced) CHECK(gap.step >= gap.claim.least_step - 1e-9);
  CHECK((text.contains(QStringLiteral("this learner passes")) ? gap.accurate : true));
}

void check_what_follows(const LowerBoundScenario& scenario, const QString& title) {
  WhatFollowsFacts facts;
  work_out(scenario, {}, [&](const WhatFollowsFacts& found) { facts = found; });
  if (facts.here() == nullptr) return;
  CHECK(title.contains(QStringLiteral("refute")) == facts.refutes());
  CHECK(title.contains(QStringLiteral("too low")) == !facts.refutes());
}

void check_nets(const PredictionScenario& scenario, const QString& title) {
  const NetsRun run = compute_nets(scenario);
  const std::size_t left = run.last().pieces.size();
  const std::size_t all = run.data.concept_class.size();
  if (all == 1 || run.subset.empty()) return;
  CHECK(title.contains(QStringLiteral("apart")) == (left == all || left == 1));
  CHECK((title.contains(QStringLiteral("tell none")) || title.contains(QStringLiteral("tells none"))) ==
        (left == 1 && all > 1));
}

void check_stable(const PredictionScenario& scenario, const QString& title) {
  const auto run = compute_stable(scenario);
  static const QRegularExpression most(QStringLiteral("moves no answer by more than ([0-9.·⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)"));
  const QRegularExpressionMatch match = most.match(title);
  if (!match.hasMatch()) return;
  const double told = number_of(match.captured(1)).value();
  const StableAnswers& answers = run->of(StableKind::stable);
  for (std::size_t x = 0; x < answers.changed.size(); ++x)
    CHECK(std::abs(answers.changed[x] - answers.plus[x]) <= told + 1e-12);
}

void check_votes(const PredictionScenario& scenario, const QString& text) {
  const auto run = compute_votes(scenario);
  CHECK((text.contains(QStringLiteral("keeps chance"))
             ? run->chance(Label::plus) == run->chance_after(Label::plus) || run->change.loss < 1e-3
             : true));
  CHECK((text.contains(QStringLiteral("The count stays")) ? run->change.votes == run->votes : true));
  CHECK((text.contains(QStringLiteral("all that ε"))
             ? std::abs(run->change.loss - run->predictor().rule().epsilon_exact()) < 1e-6
             : true));
}

void check_play(const AgnosticScenario& scenario, const QString& title) {
  const auto run = compute_play(scenario);
  CHECK(title.startsWith(QStringLiteral("The game ends")) == run->over());
  CHECK(title.startsWith(QStringLiteral("After ")) == (!run->over() && !run->rounds.empty()));
}

void check_subsample(const AgnosticScenario& scenario, const QString& title) {
  const auto run = compute_subsample(scenario);
  const double whole = run->epsilon().value_or(run->own().amplified.epsilon);
  const double before = to_double(scenario.epsilon);
  CHECK((title.contains(QStringLiteral("stays")) ? std::abs(whole - before) <= 0.011 * before : whole != before));
}

void check_relabel(const AgnosticScenario& scenario, const QString& title) {
  const auto run = compute_relabel(scenario);
  const bool promised = run->answer.hypothesis && run->promised && scenario.score == RelabelScore::minimum;
  CHECK(title.contains(QStringLiteral("-private without the promise")) == promised);
}

void check_regret(const AgnosticScenario& scenario, const QString& title) {
  const auto run = compute_regret(scenario);
  CHECK(title.startsWith(QStringLiteral("One hypothesis")) == !run->own.costs());
  CHECK(title.contains(QStringLiteral("for ever")) == (run->own.costs() && !run->own.exact.empty()));
}

void check_price(const PredictionScenario& scenario, const QString& title) {
  const auto run = compute_price(scenario);
  CHECK(title.contains(QStringLiteral("asks for nothing")) == (run->study.least == 0));
  if (run->study.least > 0) CHECK(title.contains(QString::number(run->study.least)));
}

void check_noisy_labels(const PredictionScenario& scenario, const QString& text) {
  const auto run = compute_noisy_labels(scenario);
  const auto said = [&](const char* words) { return text.contains(QString::fromUtf8(words)); };
  const bool found = run->worst && run->worst->row;
  CHECK((said("no other row can enter it") ? !run->swap.has_value() : true));
  CHECK((said("no other change of one row moves an answer more") ? found && run->worst->exact : true));
  CHECK((said("There are too many changes to try them all") ? found && !run->worst->exact : true));
  CHECK((said("No change of one row of S moves an answer.") ? run->worst && !found && run->worst->exact : true));
  CHECK((said("the chance of + stays near") ? found && std::abs(run->worst->before - run->worst->after) < 1e-3 : true));
  static const QRegularExpression shown(QStringLiteral("^A row of T shows ([^ ]+), and the bound allows ([^ ]+)\\. "));
  const QRegularExpressionMatch match = shown.match(text);
  CHECK(match.hasMatch() == run->swap.has_value());
  if (match.hasMatch()) {
    CHECK(number_of(match.captured(1)).value() <= run->swap->law.epsilon * (1 + 1e-9));
    CHECK(number_of(match.captured(2)).value() >= run->swap->law.bound * (1 - 1e-9));
  }
  if (!run->swap) return;
  CHECK(run->swap->law.epsilon <= run->swap->law.bound);
  CHECK((said("This swap changes nothing") ? run->splits() + run->joins() == 0 : true));
  CHECK((said("are told apart.") ? run->splits() == 1 && run->joins() == 0 : true));
  CHECK((said("not told apart any more") ? run->splits() == 0 && run->joins() == 1 : true));
}

void check_prediction_sizes(const PredictionScenario& scenario, const QString& title) {
  static const QRegularExpression both(
      QStringLiteral("For α.=.\\.01 an answer takes ([^ ]+) examples, a published hypothesis ([^ ]+)\\.$"));
  const auto asked = compute_prediction_sizes(scenario, {}, {Rational(1, 100)});
  std::optional<double> answer;
  std::optional<double> hypothesis;
  for (const SizeLine& line : asked->lines) {
    if (line.paper || line.points.empty()) continue;
    const bool published = publishes_hypothesis(line.learner);
    std::optional<double>& least = published ? hypothesis : answer;
    const double examples = std::pow(10.0, line.points.front().log10_examples);
    if ((published || line.learner != SizedLearner::stable) && (!least || examples < *least)) least = examples;
  }
  const QRegularExpressionMatch match = both.match(title);
  REQUIRE(match.hasMatch() == (answer.has_value() && hypothesis.has_value()));
  if (!match.hasMatch()) return;
  // Shown in four digits at least, rounded up.
  const auto shows = [](const QString& told, double least) {
    const double value = number_of(told).value();
    return value >= least * (1 - 1e-9) && value < least * 1.1 + 1;
  };
  CHECK(shows(match.captured(1), *answer));
  CHECK(shows(match.captured(2), *hypothesis));
}

void check_two_worlds(const MapScenario& scenario, const QString& text) {
  const auto run = compute_two_worlds(scenario);
  static const QRegularExpression online(QStringLiteral("^([0-9]+) mistakes? online, ([^ ]+) examples? privately"));
  static const QRegularExpression forced(QStringLiteral("At d = ([0-9]+) you force ([0-9]+) mistake"));
  static const QRegularExpression step(QStringLiteral("the lean learner ([^ ]+) times the examples"));
  const QRegularExpressionMatch game = forced.match(text);
  if (game.hasMatch()) CHECK(game.captured(1) == game.captured(2));
  const QRegularExpressionMatch match = online.match(text);
  if (!match.hasMatch()) return;
  const int dimension = match.captured(1).toInt();
  if (game.hasMatch()) CHECK(game.captured(1).toInt() == dimension);
  for (const TwoWorldsRow& row : run->study.rows) {
    if (row.facts.littlestone.lower != dimension) continue;
    // The fewest examples of a learner that pays for d alone.
    std::optional<double> fewest;
    for (const char* name : {"lean", "chain", "m-sharp"}) {
      const EnvelopeRow* learner = worlds_row(row, name);
      REQUIRE(learner != nullptr);
      if (!learner->examples || !learner->examples->exact) continue;
      const auto examples = learner->examples->exact->convert_to<double>();
      fewest = std::min(fewest.value_or(examples), examples);
    }
    REQUIRE(fewest);
    CHECK(number_of(match.captured(2)).value() >= *fewest);
    CHECK(number_of(match.captured(2)).value() < 1.1 * *fewest + 1);
  }
  const auto factor = step.match(text);
  for (const DimensionStep& next : run->study.steps) {
    if (factor.hasMatch() && next.dimension == dimension + 1)
      CHECK(number_of(factor.captured(1)).value() == Approx(next.lean_factor.value()).epsilon(0.05));
  }
}

void check_sample_sizes(const MapScenario& scenario, const QString& title, const QString& text) {
  const auto run = compute_sample_sizes(scenario);
  CHECK(title.contains(QStringLiteral("the lean learner is the cheapest, by the plans found")) ==
        (run->curve(0).crossing && run->curve(0).crossing->learner == "lean" && run->family(0) == CurveFamily::points));
  for (std::size_t side = 0; side < 2; ++side) {
    const SampleSizesCurve& curve = run->curve(side);
    std::set<std::string> cheapest;
    for (const SampleSizesPoint& point : curve.points) {
      if (point.cheapest) cheapest.insert(*point.cheapest);
      if (!curve.crossing || curve.family != CurveFamily::points) continue;
      // From the crossing on, and not before it.
      const double crossing = curve.crossing->points.log2;
      if (point.at > crossing + 1e-9) CHECK(point.cheapest == curve.crossing->learner);
      if (point.at < crossing - 1e-9) CHECK(point.cheapest != curve.crossing->learner);
    }
    const QString family = ui::family_words(curve.family);
    const auto said = [&](const char* words) { return text.contains(QString::fromUtf8(words).arg(family)); };
    CHECK((said("For %1 the cheapest changes along the axis") ? cheapest.size() > 1 : true));
    CHECK((said("For %1 no private row has a number here") ? cheapest.empty() : true));
    CHECK((text.contains(
               QRegularExpression(QStringLiteral("[Ff]or %1 [a-zA-Z' ]+ is the cheapest everywhere").arg(family)))
               ? cheapest.size() == 1
               : true));
  }
  const bool any = run->reach[0].privately && std::isinf(*run->reach[0].privately);
  if (scenario.left == CurveFamily::points && scenario.across == CurveAcross::points)
    CHECK(text.contains(QStringLiteral("reach any number of points privately")) ==
          (any || (run->reach[1].privately && std::isinf(*run->reach[1].privately))));
}

void check_figure(const std::string& name, const ui::ChapterScenario& scenario, const QString& title,
                  const QString& text) {
  if (const auto* lower = std::get_if<LowerBoundScenario>(&scenario)) {
    if (name == "attack") check_attack(*lower, text);
    if (name == "homogeneous") check_homogeneous(*lower, title);
    if (name == "gap") check_gap(*lower, title, text);
    if (name == "what-follows") check_what_follows(*lower, title);
  }
  if (const auto* prediction = std::get_if<PredictionScenario>(&scenario)) {
    if (name == "nets") check_nets(*prediction, title);
    if (name == "stable") check_stable(*prediction, title);
    if (name == "votes") check_votes(*prediction, text);
    if (name == "price") check_price(*prediction, title);
    if (name == "noisy-labels") check_noisy_labels(*prediction, text);
    if (name == "prediction-sizes") check_prediction_sizes(*prediction, title);
  }
  if (const auto* map = std::get_if<MapScenario>(&scenario)) {
    if (name == "two-worlds") check_two_worlds(*map, text);
    if (name == "sample-sizes") check_sample_sizes(*map, title, text);
  }
  if (const auto* agnostic = std::get_if<AgnosticScenario>(&scenario)) {
    if (name == "play-online") check_play(*agnostic, title);
    if (name == "subsample") check_subsample(*agnostic, title);
    if (name == "relabel") check_relabel(*agnostic, title);
    if (name == "regret") check_regret(*agnostic, title);
  }
}

/// What a figure says in words, and what its words must be true of.
void check_claims(const Drawn& one) {
  if (!one.exhibit) return;  // stopped
  const ui::FigureWords words = one.words();
  const QString title = ui::without_markup(words.title);
  const QString text = title + u' ' + ui::without_markup(words.caption + QStringLiteral(" ") + words.alt);
  INFO(one.name << ": " << text.toStdString());
  CHECK(denied_claim(text).toStdString().empty());
  check_figure(one.name, one.scenario, title, text);
}

/// The same of the first chapter's figures.
void check_run_claims(const ui::Figure& figure, const std::shared_ptr<const PrivateRun>& run) {
  const std::shared_ptr<const ui::Exhibit> exhibit = figure.make(run, {});
  if (!exhibit) return;
  const ui::FigureWords words = ui::figure_words(*exhibit, run->scenario, run, ui::end_of(*exhibit).step);
  const QString title = ui::without_markup(words.title);
  const QString text = title + u' ' + ui::without_markup(words.caption + QStringLiteral(" ") + words.alt);
  INFO(figure.name << ": " << text.toStdString());
  CHECK(denied_claim(text).toStdString().empty());
  const bool of_m = player_of(run->scenario) == LearnerKind::private_learner;
  CHECK(words.parameters.contains(QStringLiteral("constants")) == of_m);  // none are M's otherwise
  if (!run->is_of_m() || run->result.ended != Ended::completed) return;
  const PrivateLearnerResult& result = run->result;
  const auto said = [&](const char* words_of_title) { return title.contains(QString::fromLatin1(words_of_title)); };
  if (figure.name == "histogram") {
    CHECK(said("Nothing leaves") == result.list.empty());
    CHECK((said("All ") || said("The only predictor leaves")) ==
          (!result.list.empty() && result.list.size() == result.internals.votes.size()));
  }
  if (figure.name == "selection") {
    CHECK(said("Nothing to choose from") == !result.selected.has_value());
    CHECK((said("fresh look") ? run->scenario.constants.selection > 0 : true));
  }
  if (figure.name == "frequencies") CHECK(said("Nobody votes") == result.internals.votes.empty());
  if (figure.name == "tournament") {
    const TournamentTrace& trace = result.internals.trace;
    CHECK(said("without a vote") == trace.failed);
    CHECK(said("No contest") == (!trace.failed && trace.level == 0));
    CHECK((said("ends it") || said("end it") ? trace.level == run->littlestone() : true));
  }
  if (figure.name == "tree") CHECK(said("No mistake can be forced") == (run->littlestone() == 0));
}

/// How many figures of these scenarios there are, each with its claims checked.
template <class Shipped>
std::size_t check_shipped(const std::vector<Shipped>& shipped) {
  std::size_t checked = 0;
  for (const Shipped& one : shipped) {
    for (const ui::Figure& figure : ui::all_figures()) {
      if (!figure.make_of) continue;
      const ui::ChapterScenario scenario = one.scenario;
      if (scenario.index() != shipped_scenario(figure.scenario).index()) continue;
      CAPTURE(one.name, figure.name);
      try {
        check_claims(drawn(figure, scenario));
        ++checked;
      } catch (const InputError& error) {
        INFO(error.what());  // the figure is of another kind of scenario
      }
    }
  }
  return checked;
}

}  // namespace

TEST_CASE("No figure of a shipped scenario of chapters II and IV says what the numbers beside it deny",
          "[app][captions]") {
  CHECK(check_shipped(cli::shipped_lower_bound_scenarios()) >= 40);
  CHECK(check_shipped(cli::shipped_agnostic_scenarios()) >= 40);
}

TEST_CASE("No figure of a shipped scenario of chapter III says what the numbers beside it deny", "[app][captions]") {
  CHECK(check_shipped(cli::shipped_prediction_scenarios()) >= 60);
}

TEST_CASE("No figure of a shipped scenario of chapter V says what the numbers beside it deny", "[app][captions]") {
  CHECK(check_shipped(cli::shipped_map_scenarios()) >= 10);
}

TEST_CASE("No figure of a shipped scenario of the first chapter says what the numbers beside it deny",
          "[app][captions][slow]") {
  int checked = 0;
  for (const auto& shipped : cli::shipped_scenarios()) {
    CAPTURE(shipped.name);
    const auto run = compute_private_run(shipped.scenario);
    for (const ui::Figure& figure : ui::all_figures()) {
      if (!figure.make || figure.name == "loss") continue;  // which is measured, and has tests of its own
      try {
        check_run_claims(figure, run);
        ++checked;
      } catch (const InputError& error) {
        INFO(error.what());  // of M alone, or of the lean learner alone
      }
    }
  }
  CHECK(checked > 80);
}

TEST_CASE("No figure of a random scenario says what the numbers beside it deny", "[app][captions]") {
  Engine engine = test::engine_of_audit(8);
  const auto one_of = [&](const std::vector<std::string>& values) { return values[engine() % values.size()]; };
  const auto whole = [&](std::uint64_t least, std::uint64_t most) {
    return std::to_string(least + engine() % (most - least + 1));
  };
  struct Change {
    const char* field;
    std::function<std::string()> value;
  };
  const std::vector<std::pair<const char*, std::vector<Change>>> kinds = {
      {"attack",
       {{"learner",
         [&] {
           return one_of({"coins:1", "em:1", "em:4", "erm-mid", "constant:1/2", "coins:4"});
         }},
        {"draws", [&] { return whole(1, 200); }},
        {"comparisons", [&] { return whole(1, 3); }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"homogeneous",
       {{"domain", [&] { return whole(6, 10); }},  // the search of a larger one takes minutes
        {"learner",
         [&] {
           return one_of({"coins:1", "em:1", "em:8", "erm-mid", "erm-left", "constant:1/2"});
         }},
        {"tolerance",
         [&] {
           return one_of({"0.01", "0.1", "0.3"});
         }}}},
      {"gap",
       {{"domain", [&] { return whole(6, 10); }},  // the search of a larger one takes minutes
        {"learner",
         [&] {
           return one_of({"coins:1", "em:1", "em:8", "erm-mid", "erm-left", "constant:1/2"});
         }}}},
      {"votes",
       {{"epsilon",
         [&] {
           return one_of({"0.01", "0.5", "3", "9"});
         }},
        {"blocks", [&] { return whole(1, 24); }},
        {"rule",
         [&] {
           return one_of({"geometric", "logistic", "linear"});
         }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"subsample",
       {{"drawn", [&] { return whole(1, 12); }},
        {"epsilon",
         [&] {
           return one_of({"0.001", "0.5", "1", "4"});
         }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"play-online",
       {{"moves",
         [&] {
           return one_of({"", "2:-", "2:-,3:+", "1:+,1:+,1:-"});
         }}}},
      {"what-follows",
       {{"height", [&] { return whole(1, 20); }},
        {"top", [&] { return whole(1, 40); }},
        {"refutes",
         [&] {
           return one_of({"2", "4"});
         }}}},
      {"nets",
       {{"subset", [&] { return whole(0, 9); }},
        {"alpha",
         [&] {
           return one_of({"0.05", "0.2", "0.4"});
         }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"stable",
       {{"subset", [&] { return whole(1, 9); }},
        {"mechanism",
         [&] {
           return one_of({"0.01", "0.5", "3"});
         }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"price",
       {{"stability",
         [&] {
           return one_of({"0.01", "0.2", "1"});
         }},
        {"examples", [&] { return whole(0, 200); }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"regret",
       {{"class",
         [&] {
           return one_of({"thresholds:2", "thresholds:4", "points:3", "cube:2"});
         }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"relabel",
       {{"learner_epsilon",
         [&] {
           return one_of({"0.01", "1", "3"});
         }},
        {"epsilon1",
         [&] {
           return one_of({"0.01", "1", "3"});
         }},
        {"seed", [&] { return whole(1, 1000); }}}}};
  // Of those that plan many learners one of each.
  const std::vector<std::pair<const char*, std::vector<Change>>> planning = {
      {"noisy-labels",
       {{"subset", [&] { return whole(2, 9); }},
        {"epsilon2",
         [&] {
           return one_of({"0.05", "0.5", "2"});
         }},
        {"seed", [&] { return whole(1, 1000); }}}},
      {"prediction-sizes",
       {{"epsilon",
         [&] {
           return one_of({"0.1", "1", "4"});
         }}}},
      {"two-worlds",
       {{"epsilon",
         [&] {
           return one_of({"0.5", "2"});
         }},
        {"classes",
         [&] {
           return one_of({"points:8 cube:2", "cube:1", "thresholds:4 cube:2 points:2^20"});
         }}}},
      {"sample-sizes",
       {{"left",
         [&] {
           return one_of({"points", "thresholds", "cube"});
         }},
        {"across",
         [&] {
           return one_of({"points", "epsilon"});
         }},
        {"budget", [&] { return whole(100, 100'000); }}}}};
  int checked = 0;
  for (int i = 0; i < 200; ++i) {
    const std::size_t many = kinds.size();
    const auto number = static_cast<std::size_t>(i);
    const auto& [name, changes] = number < planning.size() ? planning[number] : kinds[number % many];
    const ui::Figure& figure = figure_called(name);
    ui::ChapterScenario scenario = shipped_scenario(figure.scenario);
    std::string said;
    try {
      for (const Change& change : changes) {
        const std::string value = change.value();
        said += std::string(change.field) + '=' + value + ' ';
        scenario = changed(scenario, change.field, value);
      }
      CAPTURE(name, said);
      check_claims(drawn(figure, scenario));
      ++checked;
    } catch (const InputError&) {  // the numbers do not go together
    }
  }
  CHECK(checked > 150);
  // And of the first chapter.
  for (int i = 0; i < 20; ++i) {
    Scenario scenario = cli::shipped_scenarios().front().scenario;
    scenario.constants_kind = ConstantsKind::custom;
    scenario.seed = engine() % 1000;
    scenario.epsilon = parse_rational("epsilon", one_of({"0.1", "1", "8"}));
    scenario.constants.batches = 1 + engine() % 40;
    scenario.constants.selection = engine() % 6;
    const auto run = compute_private_run(scenario);
    for (const char* name : {"tournament", "frequencies", "histogram", "selection"}) {
      CAPTURE(name, scenario.seed, scenario.constants.batches, scenario.constants.selection);
      check_run_claims(figure_called(name), run);
    }
  }
}

TEST_CASE("What a figure of chapters II to V says follows the run", "[app][captions]") {
  const auto [name, field, value] =
      GENERATE(table<std::string, std::string, std::string>({{"homogeneous", "tolerance", "0.2"},
                                                             {"gap", "learner", "coins:4"},
                                                             {"attack", "draws", "60"},
                                                             {"what-follows", "height", "12"},
                                                             {"nets", "subset", "4"},
                                                             {"stable", "mechanism", "1"},
                                                             {"votes", "asked", "4"},
                                                             {"noisy-labels", "epsilon2", "0.1"},
                                                             {"price", "stability", "0.2"},
                                                             {"prediction-sizes", "epsilon", "1"},
                                                             {"relabel", "learner_epsilon", "2"},
                                                             {"subsample", "drawn", "5"},
                                                             {"play-online", "moves", "2:-,3:+"},
                                                             {"regret", "class", "thresholds:4"},
                                                             {"two-worlds", "epsilon", "0.5"},
                                                             {"sample-sizes", "epsilon", "0.5"}}));
  CAPTURE(name, field, value);
  const ui::Figure& figure = figure_called(name);
  const ui::ChapterScenario before = shipped_scenario(figure.scenario);
  const ui::FigureWords one = drawn(figure, before).words();
  const ui::FigureWords other = drawn(figure, changed(before, field, value)).words();
  CHECK(one.caption != other.caption);
  CHECK(one.parameters != other.parameters);
  // Files count indices from 0, captions from 1.
  const std::string shown = field == "asked" ? "5" : field == "moves" ? "3:-,4:+" : value;
  CHECK(other.parameters.contains(QString::fromStdString(shown)));
}

TEST_CASE("The parameters of a figure are the fields that it depends on, by symbol or label", "[app][captions]") {
  const auto parameters = [](const char* name) {
    return ui::without_markup(
        drawn(figure_called(name), shipped_scenario(figure_called(name).scenario)).words().parameters);
  };
  const QString homogeneous = parameters("homogeneous");
  CHECK(homogeneous.contains("m = 4; γ = 0.1"));
  CHECK(homogeneous.contains("Learner: erm-uniform"));
  CHECK_FALSE(homogeneous.contains("seed"));  // nothing is drawn
  CHECK_FALSE(homogeneous.contains("D ="));
  const QString attack = parameters("attack");
  CHECK(attack.contains("D = 30; T = 5"));
  CHECK(attack.contains("seed 211"));
  CHECK(attack.contains("Littlestone Lab"));
  CHECK_FALSE(attack.contains("comparisons"));
}

TEST_CASE("Each picture that a page of chapters II to V exports tells of itself", "[window][captions]") {
  Opened o;
  o.window.set_motion(false);
  int told = 0;
  for (ui::Page* page : o.window.all_pages()) {
    if (o.window.chapters().front().get() == &o.chapter_of(*page)) continue;
    o.turn_to(*page);
    for (const auto& exhibit : page->exhibits()) {
      CAPTURE(exhibit->id().toStdString());
      REQUIRE(dynamic_cast<const ui::ToldExhibit*>(exhibit.get()) != nullptr);
      const ui::ChapterScenario scenario = page->provenance(0).scenario;
      const ui::FigureWords words = ui::figure_words(*exhibit, scenario, nullptr, ui::end_of(*exhibit).step);
      CHECK(words.title.size() > 5);
      CHECK(words.caption.size() > words.subtitle.size());
      CHECK_FALSE(words.caption.contains(QStringLiteral("%1")));
      CHECK(words.alt.size() > 20);
      ++told;
      // Before its end it is not ahead of its picture.
      if (const auto play = exhibit->play(); play && play->last > 1) {
        const ui::FigureWords first = ui::figure_words(*exhibit, scenario, nullptr, 0);
        CHECK(first.title == exhibit->title());
        CHECK(first.caption != words.caption);
      }
    }
  }
  CHECK(told >= 30);
}

TEST_CASE("Figures of chapters II to V are drawn to files with their words", "[.caption-screens]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  const std::vector<Drawn> all = second_figures();
  for (const char* code : {"en", "de", "he"}) {
    const ui::Language language(QString::fromLatin1(code));
    for (const Drawn& one : all) {
      const auto picture = one.exhibit->picture(ui::Theme::get(ui::ThemeKind::light), ui::end_of(*one.exhibit));
      for (const auto medium : {ui::CaptionOptions::For::paper, ui::CaptionOptions::For::slides}) {
        ui::CaptionOptions options;
        options.medium = medium;
        ui::ExportOptions file;
        file.margin = 0;
        file.scale = 1;
        const bool slide = medium == ui::CaptionOptions::For::slides;
        ui::export_picture(ui::CaptionedPicture(picture, one.words(), options),
                           folder + u'/' + QString::fromStdString(one.name) + u'-' + QLatin1String(code) +
                               (slide ? QStringLiteral("-slide.png") : QStringLiteral(".png")),
                           file);
      }
    }
  }
}
