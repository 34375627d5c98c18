// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_batch.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/learner/lean_trace.hpp"
#include "core/random/exact.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/lean_oracle.hpp"

using namespace littlestone;

namespace {

// The items of a batch of `rows` rows for dimension d; variant F for "stuck".
LeanConstants items_of(int dimension, std::uint64_t rows, bool stuck = false) {
  LeanConstants constants;
  constants.goal.dimension = dimension;
  constants.batch = rows;
  constants.batches = 2;
  constants.cap = 2;
  constants.variant = stuck ? LeanVariant::stuck : LeanVariant::items;
  if (!stuck) {
    const std::vector<std::uint64_t> repetitions = {6, 3, 2, 2};
    const std::vector<std::uint64_t> opponents = {2, 1, 1};
    constants.repetitions.assign(repetitions.begin(), repetitions.begin() + dimension - 1);
    constants.opponents.assign(opponents.begin(), opponents.begin() + std::max(0, dimension - 2));
  }
  constants.complete();
  return constants;
}

oracle::LeanItems oracle_items(const LeanConstants& constants) {
  oracle::LeanItems items;
  items.stuck = constants.variant == LeanVariant::stuck;
  items.repetitions.assign(constants.repetitions.begin(), constants.repetitions.end());
  items.opponents.assign(constants.opponents.begin(), constants.opponents.end());
  return items;
}

std::set<oracle::LeanCandidate> as_rows(const SoaAutomaton& soa, const std::vector<ListedPredictor>& list) {
  std::set<oracle::LeanCandidate> result;
  for (const auto& [tag, predictor] : list) {
    result.emplace(tag == CandidateTag::top, bridge::row_of(soa.labels(predictor)));
  }
  return result;
}

}  // namespace

TEST_CASE("a batch's list is what all label sequences one by one give, on every class on three points",
          "[lean_batch]") {
  Engine engine = SeedTree(51).engine();
  std::size_t lists = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const int dimension = oracle::littlestone_dimension(table);
    if (dimension < 1) continue;
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    for (const bool stuck : {false, true}) {
      if (stuck && dimension != 2) continue;
      for (const std::uint64_t size : {1U, 3U, 12U}) {
        const LeanConstants constants = items_of(dimension, size, stuck);
        LeanBatch batch(soa, constants);
        for (int repeat = 0; repeat < 6; ++repeat) {
          const Sample rows = bridge::random_rows(table, size, (repeat % 2 == 0) ? 0 : 6, engine);
          const auto expected = oracle::lean_list(table, dimension, bridge::sequence_of(rows), oracle_items(constants));
          REQUIRE(as_rows(soa, batch.list(rows)) == expected);
          lists += expected.empty() ? 0U : 1U;
        }
      }
    }
  }
  CHECK(lists > 1000);
}

TEST_CASE("a batch's list is what all label sequences one by one give, on random classes of larger dimension",
          "[lean_batch]") {
  Engine engine = SeedTree(52).engine();
  std::map<int, int> by_dimension;
  std::size_t largest = 0;
  int repeats = 0;
  for (int repeat = 0; repeat < 400 && repeats < 90; ++repeat) {
    const oracle::Table table = bridge::random_table(6 + uniform_below(engine, 9), 5, engine);
    const int dimension = oracle::littlestone_dimension_memoised(table);
    if (dimension < 2 || dimension > 4 || by_dimension[dimension] >= 30) continue;
    ++by_dimension[dimension];
    ++repeats;
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    const LeanConstants constants = items_of(dimension, 6 + uniform_below(engine, 30));
    LeanBatch batch(soa, constants);
    for (int again = 0; again < 4; ++again) {
      const Sample rows = bridge::random_rows(table, constants.batch, (again > 0) ? 0 : 6, engine);
      const auto expected = oracle::lean_list(table, dimension, bridge::sequence_of(rows), oracle_items(constants));
      REQUIRE(as_rows(soa, batch.list(rows)) == expected);
      largest = std::max(largest, expected.size());
    }
  }
  CHECK(by_dimension[2] == 30);
  CHECK(by_dimension[3] == 30);
  CHECK(largest >= 5);
}

TEST_CASE("a list has at most s candidates and no repetition, whatever the rows are", "[lean_batch]") {
  Engine engine = SeedTree(53).engine();
  for (const char* name : {"thresholds:8", "cube:3", "intervals:6", "random:15,6,3", "thresholds:16"}) {
    const ConceptClass concept_class = make_class(name);
    SoaAutomaton soa(concept_class);
    const LeanConstants constants = items_of(soa.dimension(SoaAutomaton::start()), 40);
    LeanBatch batch(soa, constants);
    const oracle::Table table = bridge::table_of(concept_class);
    for (int repeat = 0; repeat < 100; ++repeat) {
      const Sample rows = bridge::random_rows(table, constants.batch, (repeat % 4 > 0) ? 0 : 6, engine);
      const std::vector<ListedPredictor> list = batch.list(rows);
      std::uint64_t low = 0;
      for (std::size_t i = 0; i < list.size(); ++i) {
        low += list[i].tag == CandidateTag::low ? 1U : 0U;
        REQUIRE((i == 0 || list[i - 1] < list[i]));
        if (list[i].tag == CandidateTag::top) REQUIRE(count_errors(soa.labels(list[i].predictor), rows) == 0);
      }
      REQUIRE(low <= constants.low_bound);
      REQUIRE(list.size() - low <= constants.top_bound);
    }
  }
}

TEST_CASE("the list depends on the batch alone, not on what the automaton met before", "[lean_batch]") {
  const ConceptClass concept_class = make_class("intervals:6");
  const oracle::Table table = bridge::table_of(concept_class);
  Engine engine = SeedTree(54).engine();
  SoaAutomaton shared(concept_class);
  const LeanConstants constants = items_of(shared.dimension(SoaAutomaton::start()), 20);
  LeanBatch often(shared, constants);
  for (int repeat = 0; repeat < 40; ++repeat) {
    const Sample rows = bridge::random_rows(table, constants.batch, 0, engine);
    SoaAutomaton fresh(concept_class);
    LeanBatch once(fresh, constants);
    REQUIRE(as_rows(shared, often.list(rows)) == as_rows(fresh, once.list(rows)));
  }
}

TEST_CASE("a batch that meets more states than allowed has an empty list, whatever the automaton knew before",
          "[lean_batch]") {
  const ConceptClass concept_class = make_class("intervals:6");
  const oracle::Table table = bridge::table_of(concept_class);
  Engine engine = SeedTree(57).engine();
  SoaAutomaton unbounded(concept_class);
  SoaAutomaton shared(concept_class);
  const LeanConstants constants = items_of(unbounded.dimension(SoaAutomaton::start()), 20);
  LeanBatch all(unbounded, constants);
  LeanBatch often(shared, constants, 8);
  int cut = 0;
  for (int repeat = 0; repeat < 60; ++repeat) {
    const Sample rows = bridge::random_rows(table, constants.batch, 0, engine);
    SoaAutomaton fresh(concept_class);
    LeanBatch once(fresh, constants, 8);
    const auto bounded = as_rows(shared, often.list(rows));
    REQUIRE(bounded == as_rows(fresh, once.list(rows)));
    REQUIRE(shared.state_count() <= 40);
    const auto whole = as_rows(unbounded, all.list(rows));
    REQUIRE((bounded.empty() || bounded == whole));
    cut += bounded == whole ? 0 : 1;
  }
  CHECK(cut > 5);
  CHECK(cut < 60);
}

TEST_CASE("the constants must be of the class's dimension", "[lean_batch]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  const LeanConstants constants = items_of(2, 5);
  CHECK_THROWS_AS(LeanBatch(soa, constants), InputError);
}

namespace {

// What the histories of a complete trace vote for.
std::set<ListedPredictor> votes_of(const LeanTrace& trace) {
  std::set<ListedPredictor> votes;
  for (const LeanRunTrace& run : trace.runs) {
    for (const LeanBranch& branch : run.branches) {
      for (const LeanEvent& event : branch.events) {
        if (event.kind != LeanEvent::Kind::candidate) continue;
        votes.insert({run.tag, run.items[static_cast<std::size_t>(event.item)].predictor});
      }
    }
  }
  return votes;
}

}  // namespace

TEST_CASE("a trace follows every label sequence once, and its candidates are the list", "[lean_batch]") {
  Engine engine = SeedTree(55).engine();
  for (const char* name : {"thresholds:8", "cube:3", "intervals:5", "random:12,5,3", "thresholds:4", "points:5"}) {
    const ConceptClass concept_class = make_class(name);
    SoaAutomaton soa(concept_class);
    const int dimension = soa.dimension(SoaAutomaton::start());
    const oracle::Table table = bridge::table_of(concept_class);
    for (const bool stuck : {false, true}) {
      if (stuck && dimension != 2) continue;
      const LeanConstants constants = items_of(dimension, 24, stuck);
      for (int repeat = 0; repeat < 10; ++repeat) {
        const Sample rows = bridge::random_rows(table, constants.batch, (repeat > 0) ? 0 : 6, engine);
        const LeanTrace trace = trace_lean_batch(soa, constants, rows, std::nullopt, 100'000);
        REQUIRE(votes_of(trace) == std::set<ListedPredictor>(trace.list.begin(), trace.list.end()));
        std::uint64_t histories = 0;
        for (const LeanRunTrace& run : trace.runs) {
          REQUIRE(run.complete);
          histories += run.histories;
        }
        const auto sequence = bridge::sequence_of(rows);
        if (stuck || !oracle::version_space(table, sequence).empty()) {
          const int expected = oracle::lean_histories(table, dimension, sequence, oracle_items(constants));
          REQUIRE(histories == static_cast<std::uint64_t>(expected));
        }
      }
    }
  }
}

TEST_CASE("a trace's true branch ends with the target, its items agree with it and lose a dimension a level",
          "[lean_batch]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  const LeanConstants constants = items_of(3, 60);
  Engine engine = SeedTree(56).engine();
  const LabelVector target = concept_class.row(0);
  int found = 0;
  for (int repeat = 0; repeat < 30; ++repeat) {
    Sample rows(constants.batch);
    for (Example& row : rows) {
      row.point = static_cast<PointIndex>(uniform_below(engine, 8));
      row.label = target[row.point];
    }
    const LeanTrace trace = trace_lean_batch(soa, constants, rows, target, 4);
    REQUIRE(trace.runs.size() == 3);
    const LeanRunTrace& full = trace.runs.back();
    CHECK(full.histories <= 4);
    std::int32_t at = 0;
    while (full.branches[static_cast<std::size_t>(at)].events.back().kind == LeanEvent::Kind::contest) {
      const LeanBranch& branch = full.branches[static_cast<std::size_t>(at)];
      const Label truth = target[branch.events.back().point];
      at = branch.child[truth == Label::plus ? 1 : 0];
      REQUIRE(at != LeanTraceItem::none);
      REQUIRE(full.branches[static_cast<std::size_t>(at)].is_true);
      REQUIRE(full.branches[static_cast<std::size_t>(at)].label == truth);
    }
    const LeanEvent last = full.branches[static_cast<std::size_t>(at)].events.back();
    REQUIRE((last.kind == LeanEvent::Kind::candidate || last.kind == LeanEvent::Kind::out_of_rows));
    if (last.kind == LeanEvent::Kind::candidate) {
      ++found;
      CHECK(soa.labels(full.items[static_cast<std::size_t>(last.item)].predictor) == target);
    }
    for (const LeanRunTrace& run : trace.runs) {
      for (const LeanTraceItem& item : run.items) {
        REQUIRE(soa.dimension(item.state) <= 3 - item.level);
        REQUIRE(item.begin < item.end);
        REQUIRE((item.level == 1) == (item.base == LeanTraceItem::none));
      }
    }
  }
  CHECK(found > 10);
}
