// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/chain_runs.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "core/random/exact.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/oracles/chain.hpp"

using namespace littlestone;

namespace {

std::set<oracle::ChainOutcome> outcomes_of(const SoaAutomaton& soa, const std::vector<ChainInterval>& intervals) {
  std::set<oracle::ChainOutcome> all;
  for (const ChainInterval& one : intervals) {
    all.insert({one.name.level, bridge::row_of(soa.labels(one.name.predictor)), static_cast<int>(one.start),
                static_cast<int>(one.end)});
  }
  return all;
}

/// x of every name, by what it is called in any automaton.
std::map<oracle::ChainName, std::uint64_t> counts_of(const SoaAutomaton& soa, const std::vector<NamedRuns>& names) {
  std::map<oracle::ChainName, std::uint64_t> all;
  for (const NamedRuns& one : names) all[{one.name.level, bridge::row_of(soa.labels(one.name.predictor))}] = one.runs;
  return all;
}

/// Compares runs of these rows with the oracle; returns how many outcomes of level 3 there were.
std::size_t compare(const oracle::Table& table, const Sample& rows, int levels, int span) {
  const ConceptClass concept_class = bridge::class_of(table);
  SoaAutomaton soa(concept_class);
  ChainRuns runs(soa, levels, static_cast<std::uint64_t>(span));
  const std::vector<ChainInterval> found = runs.intervals(rows);
  const auto wanted = oracle::chain_outcomes(table, bridge::sequence_of(rows), levels, span);
  CAPTURE(levels, span, rows.size());
  CHECK(outcomes_of(soa, found) == std::set<oracle::ChainOutcome>(wanted.begin(), wanted.end()));
  std::map<oracle::ChainName, std::uint64_t> counts;
  for (const auto& [name, count] : oracle::chain_counts(wanted)) counts[name] = static_cast<std::uint64_t>(count);
  CHECK(counts_of(soa, runs.names(rows)) == counts);
  return static_cast<std::size_t>(
      std::count_if(wanted.begin(), wanted.end(), [](const oracle::ChainOutcome& one) { return one.level == 3; }));
}

/// Changes one row of data sets at random, so often, and counts what that moves.
void change_rows(std::size_t pairs) {
  Engine engine = SeedTree(63).engine();
  std::size_t most_lost = 0;
  std::size_t moved = 0;
  for (std::size_t round = 0; round < pairs / 20; ++round) {
    const oracle::Table table = bridge::random_table(6 + uniform_below(engine, 26), 6, engine);
    const int levels = 2 + static_cast<int>(uniform_below(engine, 2));
    const std::uint64_t span = 2 + uniform_below(engine, 30);
    std::uint64_t s = 0;
    for (int k = 1; k <= levels; ++k) s += ChainConstants::runs_at(k) * ChainConstants::outcomes_at(k);
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    ChainRuns runs(soa, levels, span);
    for (int pair = 0; pair < 20; ++pair) {
      Sample rows = bridge::random_rows(table, 30, uniform_below(engine, 2) * 3, engine);
      const auto before = counts_of(soa, runs.names(rows));
      rows[uniform_below(engine, std::uint64_t{rows.size()})] = {
          static_cast<PointIndex>(uniform_below(engine, std::uint64_t{6})), label_of(engine.coin())};
      const auto after = counts_of(soa, runs.names(rows));
      const auto lost = [](const auto& of, const auto& in) {
        std::size_t count = 0;
        for (const auto& [name, x] : of) {
          const auto other = in.find(name);
          const std::uint64_t there = other == in.end() ? 0 : other->second;
          CHECK((x > there ? x - there : there - x) <= 1);
          if (other == in.end()) ++count;
        }
        return count;
      };
      const std::size_t gone = lost(before, after);
      const std::size_t come = lost(after, before);
      CHECK(gone <= s);
      CHECK(come <= s);
      most_lost = std::max({most_lost, gone, come});
      if (before != after) ++moved;
    }
  }
  CHECK(most_lost >= 4);  // the bound is not far away
  CHECK(moved > pairs / 4);
}

}  // namespace

TEST_CASE("the chain learner's runs are those of the definitions, on every class on three points", "[chain]") {
  Engine engine = SeedTree(61).engine();
  std::size_t deep = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const int dimension = oracle::littlestone_dimension(table);
    if (dimension < 1) continue;
    for (const std::uint64_t turned : {std::uint64_t{0}, std::uint64_t{3}}) {
      const int span = 1 + static_cast<int>(uniform_below(engine, 9));
      deep += compare(table, bridge::random_rows(table, 9, turned, engine), std::min(dimension, 3), span);
    }
  }
  CHECK(deep >= 1);  // one class on three points has dimension 3
}

TEST_CASE("the chain learner's runs are those of the definitions, on random classes and rows", "[chain]") {
  Engine engine = SeedTree(62).engine();
  std::size_t deep = 0;
  for (int round = 0; round < 200; ++round) {
    const oracle::Table table = bridge::random_table(4 + uniform_below(engine, 20), 5, engine);
    const int levels = 1 + static_cast<int>(uniform_below(engine, 3));
    const int span = 2 + static_cast<int>(uniform_below(engine, 20));
    deep += compare(table, bridge::random_rows(table, 30, uniform_below(engine, 2) * 4, engine), levels, span);
  }
  CHECK(deep > 100);
}

TEST_CASE("one row moves each count of the chain learner by at most one, and un-names at most s names", "[chain]") {
#ifdef LITTLESTONE_SANITIZED
  change_rows(1'000);
#else
  change_rows(20'000);
#endif
}

TEST_CASE("counted from the left, or with shared end points, one row moves a count by two", "[chain]") {
  // The most intervals of a name that are taken one after the other, in order of starts or of ends.
  enum class Departure { none, left_ends, shared_ends };
  const auto counted = [](std::vector<ChainInterval> intervals, Departure departure) {
    if (departure == Departure::left_ends)
      std::stable_sort(intervals.begin(), intervals.end(),
                       [](const ChainInterval& a, const ChainInterval& b) { return a.start < b.start; });
    std::map<ChainName, std::pair<std::int64_t, std::uint32_t>> counts;  // and the end of the last one
    for (const ChainInterval& one : intervals) {
      auto& [count, end] = counts[one.name];
      if (count > 0 && (departure == Departure::shared_ends ? one.start < end : one.start <= end)) continue;
      ++count;
      end = one.end;
    }
    return counts;
  };
  std::map<Departure, std::int64_t> most;
  Engine engine = SeedTree(66).engine();
  for (int round = 0; round < 300; ++round) {
    const oracle::Table table = bridge::random_table(8 + uniform_below(engine, 24), 5, engine);
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    ChainRuns runs(soa, 3, 30);
    for (int pair = 0; pair < 20; ++pair) {
      const Sample rows = bridge::random_rows(table, 30, 0, engine);
      Sample other = rows;
      other[uniform_below(engine, std::uint64_t{rows.size()})] = {
          static_cast<PointIndex>(uniform_below(engine, std::uint64_t{5})), label_of(engine.coin())};
      const auto one = runs.intervals(rows);
      const auto two = runs.intervals(other);
      for (const Departure departure : {Departure::none, Departure::left_ends, Departure::shared_ends}) {
        auto before = counted(one, departure);
        auto after = counted(two, departure);
        for (const auto& [name, count] : before) after.try_emplace(name, 0, 0);
        for (const auto& [name, count] : after)
          most[departure] = std::max(most[departure], std::abs(count.first - before[name].first));
      }
    }
  }
  CHECK(most[Departure::none] == 1);
  CHECK(most[Departure::left_ends] == 2);
  CHECK(most[Departure::shared_ends] == 2);
}

TEST_CASE("the same on a million neighbouring data sets", "[.chain-long]") { change_rows(1'000'000); }

TEST_CASE("disjoint runs are counted by their right ends, and runs that share an end point are not disjoint",
          "[chain]") {
  const ChainName f{2, 7};
  const ChainName g{3, 7};
  const std::vector<ChainInterval> intervals = {{f, 0, 3}, {g, 1, 3}, {f, 3, 5}, {f, 4, 6}, {g, 2, 7}, {g, 8, 9}};
  const std::vector<NamedRuns> names = count_disjoint(intervals);
  REQUIRE(names.size() == 2);
  CHECK(names[0].name == f);
  CHECK(names[0].runs == 2);  // 0–3 and 4–6, not 3–5
  CHECK(names[1].runs == 2);
}
