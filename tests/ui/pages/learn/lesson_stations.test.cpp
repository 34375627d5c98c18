// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/lesson_stations.hpp"

#include <QRegularExpression>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "../../kit/pictures.test.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/study/chapters/scenario.hpp"
#include "core/study/private_run/exact_levels.hpp"
#include "core/study/sweep/fall.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/pages/learn/run_card.hpp"
#include "ui/pages/learn/station_scene.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

const std::string& shipped_folder() {
  static const std::string folder = support::source_folder() + "/resources/scenarios/";
  return folder;
}

struct LessonRun {
  std::shared_ptr<const PrivateRun> run =
      compute_private_run(read_scenario_file(shipped_folder() + lesson_scenario_name + ".json"));
  LessonFacts facts = lesson_facts(*run).value();
  Story story{run};
};

const LessonRun& lesson_run() {
  static const LessonRun lesson;
  return lesson;
}

}  // namespace

TEST_CASE("What the lines of the lesson claim is true of its run", "[lesson]") {
  const LessonRun& l = lesson_run();
  CHECK(l.run->littlestone() == 3);                 // "You can force three mistakes."
  CHECK(l.facts.path.size() == 3);                  // "The SOA errs three times"
  CHECK(l.run->result.internals.trace.level == 3);  // "Three contests"
  CHECK(l.facts.ending->rows.size() == 1);          // "nothing left to err on"
  CHECK(l.facts.ending->mistakes == 3);             //
  CHECK(l.run->scenario.constants.batches == 60);   // "Sixty batches vote."
  CHECK(l.run->result.list.size() == 2);            // "picks from what left"
  CHECK(lesson_stations().size() == 12);
  std::set<QString> lines;
  for (const StationInfo& station : lesson_stations()) lines.insert(station.line());
  CHECK(lines.size() == 12);
}

TEST_CASE("The answer to the first question is every point that leaves the fewest rows, and no other", "[lesson]") {
  const LessonRun& l = lesson_run();
  const ConceptClass& c = l.run->concept_class();
  // The larger pile at the points 1 to 8 of eight thresholds: 7 6 5 4 5 6 7 8.
  std::vector<std::uint64_t> piles;
  for (PointIndex x = 0; x < c.points(); ++x) {
    std::uint64_t plus = 0;
    for (std::size_t h = 0; h < c.size(); ++h)
      plus += c.row(static_cast<HypothesisIndex>(h))[x] == Label::plus ? 1U : 0U;
    piles.push_back(std::max<std::uint64_t>(plus, c.size() - plus));
  }
  CHECK(piles == std::vector<std::uint64_t>{7, 6, 5, 4, 5, 6, 7, 8});
  CHECK(l.facts.first->points == std::vector<PointIndex>{3});
  CHECK(l.facts.first->most_left == 4);
  const QString say = lesson_station(l.story, &l.facts, 0).say;
  CHECK(say.startsWith(QStringLiteral("4: whatever the answer is, at most 4 rows are left")));
}

TEST_CASE("Told the opposite the SOA errs on its path and each answer takes one from the dimension", "[lesson]") {
  const LessonRun& l = lesson_run();
  std::vector<PointIndex> points;
  int left = l.run->littlestone();
  Sample told;
  for (const LessonFacts::Asked& asked : l.facts.path) {
    CHECK(asked.left == --left);
    points.push_back(asked.point);
    told.push_back({asked.point, opposite(asked.said)});
  }
  CHECK(points == std::vector<PointIndex>{3, 1, 0});  // 4, 2, 1: the right spine of Fig. 1
  SoaAutomaton soa(l.run->concept_class());
  CHECK(play_soa(soa, told).mistake_count == told.size());
}

TEST_CASE("The rows that still fit are those that agree with every example of the batch", "[lesson]") {
  const LessonRun& l = lesson_run();
  const TournamentTrace& trace = l.run->result.internals.trace;
  Sample all = trace.sample();
  all.insert(all.end(), trace.final_block->examples.begin(), trace.final_block->examples.end());
  std::vector<HypothesisIndex> fit;
  for (std::size_t h = 0; h < l.run->concept_class().size(); ++h) {
    const LabelVector& row = l.run->concept_class().row(static_cast<HypothesisIndex>(h));
    const bool fits = std::all_of(all.begin(), all.end(), [&](const Example& e) { return row[e.point] == e.label; });
    if (fits) fit.push_back(static_cast<HypothesisIndex>(h));
  }
  CHECK(l.facts.ending->rows == fit);
  CHECK(l.facts.ending->fitting.front() == l.run->concept_class().size());
  CHECK(l.facts.ending->fitting.back() == fit.size());
  CHECK(std::is_sorted(l.facts.ending->fitting.rbegin(), l.facts.ending->fitting.rend()));
}

TEST_CASE("Two runs of a level agree as often as the squares of its law add up to", "[lesson]") {
  const LessonRun& l = lesson_run();
  const auto exact = exact_laws(l.run->scenario, *l.run->instance);
  REQUIRE(exact->spectrum.levels.size() == l.facts.levels.size());
  for (std::size_t k = 0; k < l.facts.levels.size(); ++k) {
    double squares = 0;
    for (const PredictorMass& mass : exact->spectrum.levels[k].predictors)
      squares += mass.probability * mass.probability;
    CHECK(l.facts.levels[k].agree == Approx(squares));
  }
}

TEST_CASE("The best guess is the total variation of the two laws of a list, listed value by value", "[lesson]") {
  const StableHistogram histogram(1, Rational(1, 1000));
  // One vote less: none, or one of the values T, T + 1, …
  const auto law = [&](std::uint64_t count) {
    std::map<std::int64_t, double> p;
    double left = 1;
    for (std::int64_t v = histogram.threshold(); v < histogram.threshold() + 400; ++v) {
      p[v] = histogram.noise_probability(v - static_cast<std::int64_t>(count));
      left -= p[v];
    }
    p[-1] = left;
    return p;
  };
  const auto apart = [](const std::map<std::int64_t, double>& p, std::map<std::int64_t, double> q) {
    double sum = 0;
    for (const auto& [value, probability] : p) sum += std::abs(probability - q[value]);
    return sum / 2;
  };
  CHECK(best_guess(histogram, {{18, 17}}).value() == Approx((1 + apart(law(18), law(17))) / 2).margin(1e-9));
  CHECK(best_guess(histogram, {{5, 5}, {3, 3}}).value() == 0.5);
  CHECK_FALSE(best_guess(histogram, {{5, 4}, {3, 2}, {1, 3}}).has_value());
  // Two that move: no better than the sum of both, no worse than one of them.
  const double both = best_guess(histogram, {{18, 17}, {14, 15}, {2, 2}}).value();
  CHECK(both >= best_guess(histogram, {{18, 17}}).value());
  CHECK(both <= best_guess(histogram, {{18, 17}}).value() + best_guess(histogram, {{14, 15}}).value() - 0.5);
  const LessonRun& l = lesson_run();
  CHECK(l.facts.guess->best <= l.facts.guess->allowed);
  CHECK(l.facts.guess->allowed == Approx((std::exp(1.0) + 1e-3) / (1 + std::exp(1.0))));
  CHECK(probability_text(l.facts.guess->best) == QStringLiteral(".623"));
}

TEST_CASE("The stations of the lesson follow one another through the play without a gap or a way back", "[lesson]") {
  const LessonRun& l = lesson_run();
  int reached = 0;
  for (int i = 0; i < 12; ++i) {
    CAPTURE(i);
    const Station s = lesson_station(l.story, &l.facts, i);
    CHECK(s.first <= s.asked);
    CHECK(s.asked <= s.last);
    if (i == 6) {  // the levels have steps of their own: one a level, and the question at the step after the last
      CHECK(s.first == 0);
      CHECK(s.asked == 4);
      CHECK(s.last == 4);
      CHECK_FALSE(s.ask.isEmpty());
      CHECK_FALSE(s.say.isEmpty());
      continue;
    }
    CHECK(s.last <= l.story.last());
    CHECK(s.first >= std::min(reached, l.story.last()));
    CHECK(s.first <= reached + 2);  // "others" is passed
    reached = s.last;
    CHECK_FALSE(s.ask.isEmpty());
    CHECK_FALSE(s.say.isEmpty());
    CHECK_FALSE(s.say.contains(u'%'));
    CHECK_FALSE(s.ask.contains(u'%'));
  }
  CHECK(reached == l.story.last());
  // Who wins is asked before the first coin falls, and the last contest is a station of its own.
  const Station coin = lesson_station(l.story, &l.facts, 4);
  CHECK(l.story[coin.asked].round == 0);
  CHECK(l.story[coin.asked + 1].round > 0);
  const Station last = lesson_station(l.story, &l.facts, 5);
  CHECK(l.story[last.first].round == 3);
  CHECK(l.story[last.last + 1].part == Part::other_batches);
}

TEST_CASE("The answers of the lesson hold the numbers of its run", "[lesson]") {
  const LessonRun& l = lesson_run();
  const auto say = [&](int i) { return lesson_station(l.story, &l.facts, i).say; };
  const auto ask = [&](int i) { return lesson_station(l.story, &l.facts, i).ask; };
  CHECK(ask(2).contains(QStringLiteral("4, 2, 1")));
  CHECK(say(2).contains(QStringLiteral("2, 1, 0")));
  CHECK(say(5).contains(QStringLiteral("t₁")));
  CHECK(ask(7).contains(QStringLiteral("18, 18, 10, 3, 2, 2")));
  CHECK(ask(8).contains(QStringLiteral("t₁ has 18 votes, T is 14")));
  CHECK(say(8).contains(QStringLiteral("94.9")));
  CHECK(say(9).contains(QStringLiteral(".623")));
  CHECK(say(9).contains(QStringLiteral(".731")));
  CHECK(say(10).contains(QStringLiteral(".622")));
  // Where the measured loss falls: its cells say it too.
  std::uint64_t last = 0;
  std::uint64_t from = 0;
  for (const SweepCell& cell : l.facts.loss) {
    std::uint64_t good = 0;
    for (const double loss : cell.losses) good += loss <= 0.1 + 1e-12 ? 1U : 0U;
    if (2 * good <= cell.losses.size() && from == 0) last = cell.examples;
    if (static_cast<double>(good) < 0.9 * static_cast<double>(cell.losses.size()) - 1e-9) {
      from = 0;
    } else if (from == 0) {
      from = cell.examples;
    }
  }
  CHECK(say(11).contains(QStringLiteral("Between n = %1 and n = %2").arg(number_text(last), number_text(from))));
  CHECK_FALSE(say(11).contains(QStringLiteral("Your line")));
  // With a line, the answer says how far it lies beside.
  const auto beside = [&](std::uint64_t guess) { return lesson_station(l.story, &l.facts, 11, guess).say; };
  CHECK(beside(last / 4).startsWith(
      QStringLiteral("Your line stands at n = %1: too far left by a factor of at least 4").arg(number_text(last / 4))));
  CHECK(beside(from * 3).contains(QStringLiteral("too far right by a factor of at least 3.")));
  CHECK(beside(from).contains(QStringLiteral("where the loss falls.")));
  CHECK(beside(from).endsWith(say(11)));
  CHECK_FALSE(lesson_station(l.story, nullptr, 11, 500).say.contains(QStringLiteral("Your line")));
}

TEST_CASE("A stamp of the road and the cards of the lesson's run are the same whatever a station's answer is",
          "[lesson]") {
  const LessonRun& l = lesson_run();
  // Another run with the same questions and other answers.
  auto other = std::make_shared<PrivateRun>(*l.run);
  auto facts = std::make_shared<LessonFacts>(l.facts);
  for (LessonFacts::Asked& asked : facts->path) asked.said = opposite(asked.said);
  for (NodeTrace& node : other->result.internals.trace.nodes) {
    node.label = opposite(node.label);
    node.winner = 1 - node.winner;
    node.point = (node.point + 3) % 8;
  }
  facts->ending->fitting.back() = 3;
  facts->ending->rows.clear();
  other->result.list[0].probability = 0.9;
  other->result.list[1].probability = 0.1;
  other->result.selected = 1 - other->result.selected.value_or(0);
  REQUIRE(facts->loss.size() > 3);
  const double begins = facts->loss.front().quantile(0.5);
  for (std::size_t i = 1; i + 1 < facts->loss.size(); ++i) {
    for (double& one : facts->loss[i].losses) one = begins;  // it falls at the last size
  }
  const auto same = std::make_shared<const LessonFacts>(l.facts);
  const Theme& theme = Theme::get(ThemeKind::light);
  for (int station = 0; station < 12; ++station) {
    CAPTURE(station);
    const QImage stamp = rendered(station_picture(l.run, same, station), {160, 104}, theme);
    CHECK_FALSE(is_blank(stamp, theme.canvas));
    CHECK(stamp == rendered(station_picture(other, facts, station), {160, 104}, theme));
  }
  for (const auto view : {RunView::tournament, RunView::tree}) {
    const QImage card = rendered(*run_card(l.run, view), {100, 86}, theme);
    CHECK_FALSE(is_blank(card, theme.canvas));
    CHECK(card == rendered(*run_card(other, view), {100, 86}, theme));
  }
  // No edge of the tree is stronger than that on the other side: both halves are mirror images.
  const QImage tree = rendered(station_picture(l.run, same, 1), {160, 104}, theme);
  const QImage mirrored = tree.mirrored(true, false);
  int differ = 0;
  for (int y = 0; y < tree.height(); ++y) {
    for (int x = 0; x < tree.width(); ++x)
      differ += std::abs(qGray(tree.pixel(x, y)) - qGray(mirrored.pixel(x, y))) > 60;
  }
  CHECK(differ == 0);
}

TEST_CASE("Every run of chapter I has twelve stations in order, with and without the facts", "[lesson]") {
  std::size_t files = 0;
  for (const auto& file : std::filesystem::directory_iterator(shipped_folder())) {
    const std::string name = file.path().filename().string();
    if (file.is_directory() || name == "scenario.schema.json") continue;
    ++files;
    CAPTURE(name);
    const Scenario scenario = read_scenario_file(file.path().string());
    if (scenario.constants.batches > 10'000) continue;  // not in the time of a test
    const auto run = compute_private_run(scenario);
    const Story story(run);
    for (int i = 0; i < 12; ++i) {
      const Station s = lesson_station(story, nullptr, i);
      CHECK(s.first <= s.asked);
      CHECK(s.asked <= s.last);
      CHECK(s.last <= story.last());
      CHECK_FALSE(s.ask.isEmpty());
      CHECK_FALSE(s.say.isEmpty());
    }
  }
  CHECK(files >= 8);
}

namespace {

std::string help_page(const std::string& name) {
  std::ifstream in(support::source_folder() + name);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool says(const std::string& page, const QString& words) {
  return QString::fromStdString(page).simplified().contains(words);
}

}  // namespace

TEST_CASE("Every number of the lesson plan is the program's", "[lesson][help]") {
  const LessonRun& l = lesson_run();
  const std::string plan = help_page("/resources/help/lesson-plan.md");
  REQUIRE_FALSE(plan.empty());
  const Scenario& scenario = l.run->scenario;
  const auto chance = [](double p) { return probability_text(p); };
  // 1, 6: rows and points. 2, 3: the dimension.
  CHECK(says(plan, QStringLiteral("Point %1: four of the eight rows are left").arg(l.facts.first->points.front() + 1)));
  CHECK(l.facts.first->most_left == 4);
  CHECK(l.run->littlestone() == 3);
  // 7
  CHECK(says(plan, QStringLiteral("With chance %1 at level 0 and %2 at level 3")
                       .arg(chance(l.facts.levels.front().agree), chance(l.facts.levels.back().agree))));
  const auto two_rounds = compute_private_run(read_scenario_file(shipped_folder() + "level-two.json"));
  const auto exact = exact_laws(two_rounds->scenario, *two_rounds->instance, {});
  REQUIRE(exact);
  CHECK(says(plan, QStringLiteral("it is %1 at level 0 and %2 at level 4")
                       .arg(chance(exact->spectrum.levels.front().collision),
                            chance(exact->spectrum.levels.back().collision))));
  // 8, 9
  QStringList counts;
  for (const Vote& vote : l.run->result.internals.votes) counts += number_text(vote.count);
  const QString last = counts.takeLast();
  CHECK(says(plan, counts.join(QStringLiteral(", ")) + QStringLiteral(" and ") + last + QStringLiteral(" votes")));
  const Vote& target = l.run->result.internals.votes.front();
  CHECK(says(plan, QStringLiteral("has %1 votes and T is %2").arg(target.count).arg(l.run->result.threshold)));
  CHECK(says(plan, QStringLiteral("In %1 on average").arg(QString::number(100 * target.release_probability, 'f', 1))));
  // 10, 11
  CHECK(says(plan, QStringLiteral("right with chance %1 here; (ε, δ) allows %2")
                       .arg(chance(l.facts.guess->best), chance(l.facts.guess->allowed))));
  CHECK(says(plan, QStringLiteral("On %1 fresh examples").arg(scenario.constants.selection)));
  double largest = 0;
  for (const Candidate& candidate : l.run->result.list) largest = std::max(largest, candidate.probability);
  CHECK(says(plan, QStringLiteral("**Answer:** %1.").arg(chance(largest))));
  // 12
  const auto fall =
      loss_fall(l.facts.loss, LearnerKind::private_learner, to_double(scenario.alpha), to_double(scenario.beta));
  REQUIRE(fall);
  CHECK(says(plan, QStringLiteral("Between %1 and 10 000 examples").arg(fall->last)));
  CHECK(fall->first == 10'000);
  const AccuracyGoal goal = goal_of(scenario, l.run->littlestone());
  const double sharp = to_double(*sharp_constants(goal, ListRule::laplace).total.exact);
  CHECK(says(plan, QStringLiteral("holds from %1 examples on").arg(count_text(sharp))));
  CHECK(says(plan, QStringLiteral("the same promise from %1 on")
                       .arg(QString::fromStdString(lean_constants(goal, LeanChoosing::noisy).total.str()))));
  CHECK(says(plan, QStringLiteral("the chain learner from %1.").arg(chain_constants(goal).examples)));
  // No other power of ten stands in it by hand.
  static const QRegularExpression power(QStringLiteral("[0-9.]+·10[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+"));
  for (auto at = power.globalMatch(QString::fromStdString(plan)); at.hasNext();) {
    CHECK(at.next().captured() == count_text(sharp));
  }
}

TEST_CASE("The lesson plan has each station's line, page and question", "[lesson][help]") {
  const LessonRun& l = lesson_run();
  const std::string plan = help_page("/resources/help/lesson-plan.md");
  const std::vector<StationInfo>& stations = lesson_stations();
  for (std::size_t i = 0; i < stations.size(); ++i) {
    QString line = stations[i].line();
    CAPTURE(line.toStdString());
    CHECK(says(plan, QStringLiteral("| %1 |").arg(line)));
    if (line.endsWith(u'.')) line.chop(1);
    CHECK(says(plan, QStringLiteral("## %1. %2").arg(i + 1).arg(line)));
  }
  CHECK(says(plan, lesson_station(l.story, &l.facts, 0).ask));
}

TEST_CASE("The README's numbers of examples are the program's", "[lesson][help]") {
  const std::string readme = help_page("/README.md");
  const AccuracyGoal goal = goal_of(Scenario(), 3);
  const auto spaced = [](const BigInteger& n) {  // as in the README: "6 146 004"
    QString digits = QString::fromStdString(n.str());
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3) digits.insert(at, u' ');
    return digits;
  };
  CHECK(says(readme,
             QStringLiteral("chain learner from %1 examples, by the lean learner from %2, and by the learner of the "
                            "theorem from %3")
                 .arg(spaced(chain_constants(goal).examples), spaced(lean_constants(goal, LeanChoosing::noisy).total),
                      spaced(*sharp_constants(goal, ListRule::laplace).total.exact))));
}
