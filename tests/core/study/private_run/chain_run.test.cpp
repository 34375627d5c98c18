// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/chain_run.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/study/private_run/player.hpp"
#include "core/study/private_run/private_run.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/oracles/chain.hpp"

using namespace littlestone;

namespace {

std::shared_ptr<const PrivateRun> chain_run_of(const std::string& class_text, std::uint64_t target,
                                               std::uint64_t seed) {
  Scenario scenario;
  scenario.class_text = class_text;
  scenario.target = target;
  scenario.seed = seed;
  return compute_private_run(with_player(scenario, LearnerKind::chain));
}

/// A run on few rows, for which nothing is promised.
ChainRun short_run(SoaAutomaton& soa, const Distribution& distribution, int dimension, std::uint64_t rows,
                   std::uint64_t span, std::uint64_t seed) {
  ChainConstants constants;
  constants.goal.dimension = dimension;
  constants.examples = rows;
  constants.span = span;
  constants.cap = 4;
  constants.gap = 6;
  constants.complete();
  return compute_chain_run(soa, distribution, constants, seed);
}

bool errs(const oracle::Row& row, const Example& example) {
  return row[example.point] != static_cast<int>(example.label);
}

bool is_mistake(const ChainRun& run, std::uint32_t row) {
  return std::find(run.mistakes.begin(), run.mistakes.end(), row) != run.mistakes.end();
}

}  // namespace

TEST_CASE("a watched run of the chain learner is the very run of the learner with its seed", "[chain][study]") {
  const auto [class_text, target] = GENERATE(table<std::string, std::uint64_t>({{"thresholds:4", 1},  //
                                                                                {"points:3", 0},      //
                                                                                {"thresholds:8", 2}}));
  const std::uint64_t seed = GENERATE(1U, 20573U);
  CAPTURE(class_text, seed);
  if (class_text == "points:3") {  // d = 1: the lean learner's
    CHECK_THROWS_WITH(chain_run_of(class_text, target, seed), "dimension: 1: must be from 2 to 3");
    return;
  }
  const auto run = chain_run_of(class_text, target, seed);
  REQUIRE(run->chain);
  const ChainRun& chain = *run->chain;
  CHECK_FALSE(run->is_of_m());
  CHECK_FALSE(run->lean);
  ChainLearnerOptions options;
  options.constants = chain_constants(goal_of(run->scenario, run->littlestone()));
  options.seed = seed;
  SoaAutomaton soa(run->concept_class());
  const ChainLearnerResult alone = run_chain_learner(soa, run->distribution(), options);
  CHECK(run->result.ended == Ended::completed);
  CHECK(run->result.hypothesis == alone.hypothesis);
  CHECK(run->result.examples == alone.examples);
  CHECK(run->loss == population_loss(alone.hypothesis, run->distribution()));
  CHECK(chain.result.is_default == alone.is_default);
  const ChainInternals& own = chain.result.internals;
  CHECK(own.rows == alone.internals.rows);
  CHECK(own.intervals == alone.internals.intervals);
  CHECK(own.chosen == alone.internals.chosen);
  REQUIRE(own.candidates.size() == alone.internals.candidates.size());
  for (std::size_t i = 0; i < own.candidates.size(); ++i) {
    const ChainCandidate& one = own.candidates[i];
    const ChainCandidate& other = alone.internals.candidates[i];
    CHECK(one.labels == other.labels);
    CHECK(one.level == other.level);
    CHECK(one.runs == other.runs);
    CHECK(one.errors == other.errors);
    CHECK(one.score == other.score);
  }
  const ChoosingLaw law = choosing_law(options.constants, alone.internals);
  CHECK(chain.law.chosen == law.chosen);
  CHECK(chain.law.none == law.none);
  REQUIRE(chain.watched);
  const ChainCandidate& watched = own.candidates.at(chain.watched_name());
  CHECK(watched.labels == own.candidates.at(own.chosen.value_or(0)).labels);
  for (const ChainCandidate& one : own.candidates) {
    if (one.labels == watched.labels) CHECK(one.level <= watched.level);
  }
  CHECK(chain.arcs[*chain.watched].counted);
}

TEST_CASE("every arc of a watched chain run is a run of the definitions, with the one it met", "[chain][study]") {
  const auto [class_text, dimension, target] = GENERATE(table<std::string, int, std::uint64_t>(
      {{"thresholds:4", 2, 0}, {"thresholds:8", 3, 0}, {"thresholds:8", 3, 2}, {"intervals:5", 3, 5}}));
  const std::uint64_t seed = GENERATE(range(1U, 6U));
  CAPTURE(class_text, target, seed);
  Scenario scenario;
  scenario.class_text = class_text;
  scenario.target = target;
  const auto instance = instance_of(scenario);
  SoaAutomaton soa(instance->concept_class());
  constexpr std::uint64_t rows = 48;
  constexpr std::uint64_t span = 14;
  const ChainRun run = short_run(soa, instance->distribution(), dimension, rows, span, seed);
  const Sample& sample = run.result.internals.rows;
  REQUIRE(sample.size() == rows);

  const auto wanted = oracle::chain_outcomes(bridge::table_of(instance->concept_class()), bridge::sequence_of(sample),
                                             dimension, static_cast<int>(span));
  const std::set<oracle::ChainOutcome> outcomes(wanted.begin(), wanted.end());
  std::set<oracle::ChainOutcome> drawn;
  std::map<std::uint32_t, std::uint32_t> ends;  // of Run(2), by start
  for (const oracle::ChainOutcome& one : outcomes) {
    if (one.level == 2) ends[static_cast<std::uint32_t>(one.start)] = static_cast<std::uint32_t>(one.end);
  }
  const auto names_from = [&](int level, std::uint32_t start) {
    std::vector<oracle::Row> names;
    for (const oracle::ChainOutcome& one : outcomes) {
      if (one.level == level && one.start == static_cast<int>(start)) names.push_back(one.name);
    }
    return names;
  };
  std::size_t contests = 0;
  for (const ChainArc& arc : run.arcs) {
    const ChainCandidate& candidate = run.result.internals.candidates.at(arc.candidate);
    CHECK(candidate.level == arc.level);
    drawn.insert(
        {arc.level, bridge::row_of(candidate.labels), static_cast<int>(arc.first), static_cast<int>(arc.last)});
    CHECK(is_mistake(run, arc.first));
    CAPTURE(arc.level, arc.first, arc.turn, arc.opponent, arc.last);
    if (arc.level == 1) {
      CHECK(arc.first == arc.last);
      CHECK(arc.turn == ChainArc::none);
      CHECK(arc.opponent == ChainArc::none);
      continue;
    }
    CHECK(arc.turn == (arc.level == 2 ? arc.first : ends.at(arc.first)));
    CHECK(arc.last > arc.turn);
    // Whose predictors are tested from the turn on.
    const std::vector<oracle::Row> tested = names_from(arc.level - 1, arc.first);
    const auto first_error = [&](const oracle::Row& f) {
      std::uint32_t row = arc.turn + 1;
      while (row < rows && !errs(f, sample[row])) ++row;
      return row;
    };
    const auto name_of = [&](std::size_t place) {
      CHECK(run.result.internals.candidates.at(place).level == arc.level - 1);
      return bridge::row_of(run.result.internals.candidates.at(place).labels);
    };
    const oracle::Row base = name_of(arc.base);
    CHECK(std::find(tested.begin(), tested.end(), base) != tested.end());
    if (arc.opponent == ChainArc::none) {
      CHECK(first_error(base) == arc.last);
      continue;
    }
    ++contests;
    CHECK(first_error(base) > arc.last);
    // The opponent is the first that starts after the turn: a mistake, or a success of Run(2); it ends with the arc.
    if (arc.level == 2) {
      CHECK(arc.opponent == arc.last);
      CHECK(std::none_of(run.mistakes.begin(), run.mistakes.end(),
                         [&](std::uint32_t row) { return row > arc.first && row < arc.last; }));
      CHECK(is_mistake(run, arc.opponent));
    } else {
      CHECK(arc.opponent == ends.upper_bound(arc.turn)->first);
      CHECK(ends.at(arc.opponent) == arc.last);
    }
    const std::vector<oracle::Row> met = names_from(arc.level - 1, arc.opponent);
    const oracle::Row opponent = name_of(arc.met);
    CHECK(std::find(met.begin(), met.end(), opponent) != met.end());
    REQUIRE(opponent != base);
    // What it names has one of the two labels of the contest, and the side that errs there led to it.
    const std::size_t point =
        static_cast<std::size_t>(std::mismatch(base.begin(), base.end(), opponent.begin()).first - base.begin());
    const oracle::Row named = bridge::row_of(candidate.labels);
    CHECK((named[point] == base[point] || named[point] == opponent[point]));
  }
  CHECK(drawn == outcomes);
  if (class_text.starts_with("thresholds")) CHECK(contests > 0);  // of an interval the predictors err before
  CHECK(drawn.size() > 15);
}

TEST_CASE("the counted arcs of a name share no row, are as many as can be, and give its score", "[chain][study]") {
  const std::string class_text = GENERATE(as<std::string>(), "thresholds:4", "thresholds:8");
  const auto run = chain_run_of(class_text, 0, GENERATE(3U, 4U));
  REQUIRE(run->chain);
  const ChainRun& chain = *run->chain;
  const ChainConstants& constants = chain.constants;
  const ChainInternals& internals = chain.result.internals;
  std::vector<std::vector<oracle::RowInterval>> all(internals.candidates.size());
  std::vector<std::vector<oracle::RowInterval>> counted(internals.candidates.size());
  for (const ChainArc& arc : chain.arcs) {
    all[arc.candidate].emplace_back(arc.first, arc.last);
    if (arc.counted) counted[arc.candidate].emplace_back(arc.first, arc.last);
  }
  bool capped = false;
  bool penalized = false;
  for (std::size_t i = 0; i < counted.size(); ++i) {
    const ChainCandidate& candidate = internals.candidates[i];
    CAPTURE(i, candidate.level, candidate.labels.to_string());
    std::sort(counted[i].begin(), counted[i].end());
    for (std::size_t j = 1; j < counted[i].size(); ++j) CHECK(counted[i][j - 1].second < counted[i][j].first);
    const auto x = static_cast<std::int64_t>(oracle::most_disjoint(all[i]));
    CHECK(static_cast<std::int64_t>(counted[i].size()) == x);
    CHECK(candidate.runs == static_cast<std::uint64_t>(x));
    std::int64_t errors = 0;
    for (const Example& row : internals.rows) errors += errs(bridge::row_of(candidate.labels), row) ? 1 : 0;
    CHECK(candidate.errors == static_cast<std::uint64_t>(errors));
    const std::int64_t penalty = std::max<std::int64_t>(0, errors - static_cast<std::int64_t>(constants.gap));
    CHECK(chain_penalty(constants, candidate.errors) == static_cast<std::uint64_t>(penalty));
    const std::int64_t score =
        std::max<std::int64_t>(0, std::min(x, static_cast<std::int64_t>(constants.cap) - penalty));
    CHECK(candidate.score == static_cast<std::uint64_t>(score));
    capped = capped || x > static_cast<std::int64_t>(constants.cap);
    penalized = penalized || penalty > 0;
  }
  CHECK(capped);
  CHECK(penalized);
  double sum = chain.law.none;
  for (const double p : chain.law.chosen) sum += p;
  CHECK(sum == Approx(1));
}

TEST_CASE("a scenario that plays the chain learner is saved, read again and played", "[chain][study][scenario]") {
  using enum LearnerKind;
  const Scenario scenario = with_player({}, chain);
  CHECK(scenario.learners == std::vector{chain, private_learner, generic, consistent});
  const Scenario read = parse_scenario(scenario_to_json(scenario).dump());
  CHECK(read == scenario);
  CHECK(player_of(read) == chain);
  CHECK(player_of(with_player(read, lean)) == lean);
}

TEST_CASE("a chain run that is told to stop is stopped and shows nothing", "[chain][study]") {
  Scenario scenario;
  scenario.class_text = "thresholds:4";
  scenario.target = 1;
  const auto run = compute_private_run(with_player(scenario, LearnerKind::chain), [&](const Progress& progress) {
    return progress.stage == "runs" ? Answer::stop : Answer::go_on;
  });
  CHECK(run->result.ended == Ended::stopped);
  CHECK(run->result.hypothesis.size() == 0);
  CHECK_FALSE(run->chain);
}
