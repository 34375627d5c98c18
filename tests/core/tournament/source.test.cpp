// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/source.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

TEST_CASE("a block of n examples, drawn by its changes, has the law of SOA on n i.i.d. draws", "[tournament]") {
  for (const char* marginal : {"uniform", "geometric:0.3", "weights:0,1,2,0,3,1,0,1"}) {
    const ConceptClass concept_class = make_class("thresholds:8");
    const oracle::Table table = bridge::table_of(concept_class);
    const Distribution distribution = make_distribution(concept_class, marginal, 2);
    for (const std::uint64_t n : {1ULL, 3ULL}) {
      const auto law = oracle::law_of_D_k(table, bridge::distribution_of(distribution), 0, static_cast<int>(n));
      SoaAutomaton soa(concept_class);
      SamplerSource source(soa, distribution, SeedTree(31));
      std::map<oracle::Row, std::int64_t> seen;
      for (int i = 0; i < 20'000; ++i) ++seen[bridge::row_of(soa.labels_at(*source.advance(0, n, nullptr)))];
      CAPTURE(marginal, n);
      CHECK(oracle::chi_square_p_value(seen, law) > oracle::false_alarm);
    }
  }
}

TEST_CASE("tabled blocks have the same law, and recording them changes nothing", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const oracle::Table table = bridge::table_of(concept_class);
  const Distribution distribution = make_distribution(concept_class, "weights:0,1,2,0,3,1,0,1", 2);
  const auto law = oracle::law_of_D_k(table, bridge::distribution_of(distribution), 0, 3);
  SoaAutomaton soa(concept_class);
  SamplerSource silent(soa, distribution, SeedTree(34));
  SamplerSource recorded(soa, distribution, SeedTree(34));
  silent.table_blocks(3);
  recorded.table_blocks(3);
  std::map<oracle::Row, std::int64_t> seen;
  for (int i = 0; i < 20'000; ++i) {
    const StateId after = *silent.advance(0, 3, nullptr);
    ++seen[bridge::row_of(soa.labels_at(after))];
    if (i % 20 != 0) {
      REQUIRE(*recorded.advance(0, 3, nullptr) == after);
      continue;
    }
    Sample sample;
    REQUIRE(*recorded.advance(0, 3, &sample) == after);
    REQUIRE(sample.size() == 3);
    REQUIRE(soa.run(0, sample) == after);
  }
  CHECK(oracle::chi_square_p_value(seen, law) > oracle::false_alarm);
}

TEST_CASE("recording a block changes nothing, and what is recorded replays to the same state", "[tournament]") {
  const ConceptClass concept_class = make_class("random:12,10,7");
  const Distribution distribution = make_distribution(concept_class, "zipf:1", 4);
  SoaAutomaton soa(concept_class);
  SamplerSource silent(soa, distribution, SeedTree(32));
  SamplerSource recorded(soa, distribution, SeedTree(32));
  for (const std::uint64_t n : {1ULL, 2ULL, 50ULL, 4096ULL, 4097ULL, 1'000'000ULL}) {
    for (int i = 0; i < 50; ++i) {
      Sample sample;
      const StateId state = *silent.advance(0, n, nullptr);
      CHECK(recorded.advance(0, n, &sample) == state);
      CHECK(soa.run(0, sample) == state);
      if (n <= ExampleSource::most_recorded) CHECK(sample.size() == n);
      for (const Example& example : sample) REQUIRE(distribution.target[example.point] == example.label);
    }
  }
}

TEST_CASE("the examples of a recorded block are i.i.d. from D", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "weights:1,2,3,4,0,2,1,1", 2);
  SoaAutomaton soa(concept_class);
  SamplerSource source(soa, distribution, SeedTree(33));
  constexpr std::size_t n = 3;
  std::vector<std::int64_t> pairs(64, 0);  // the first and the last of a block, jointly
  std::vector<std::int64_t> middle(8, 0);
  for (int i = 0; i < 30'000; ++i) {
    Sample sample;
    (void)source.advance(0, n, &sample);
    ++pairs[8 * sample[0].point + sample[2].point];
    ++middle[sample[1].point];
  }
  std::vector<double> law(64);
  for (std::size_t a = 0; a < 8; ++a) {
    for (std::size_t b = 0; b < 8; ++b) law[8 * a + b] = distribution.weights[a] * distribution.weights[b];
  }
  CHECK(oracle::chi_square_p_value(pairs, law) > oracle::false_alarm);
  CHECK(oracle::chi_square_p_value(middle, distribution.weights) > oracle::false_alarm);
}

TEST_CASE("a dataset is taken in order, and a block that does not fit takes nothing", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  SoaAutomaton soa(concept_class);
  const Sample data = {{0, Label::minus}, {1, Label::plus}, {2, Label::plus}};
  DatasetSource source(soa, data);
  Sample record;
  CHECK(source.advance(0, 2, &record) == soa.run(0, std::span(data).first(2)));
  CHECK(record == Sample{data[0], data[1]});
  CHECK_FALSE(source.advance(0, 2, nullptr));
  CHECK(source.advance(0, 1, nullptr) == soa.run(0, std::span(data).last(1)));
  CHECK_FALSE(source.advance(0, 1, nullptr));
}

TEST_CASE("a block meets the states that it passes through, and no others", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:700");
  const Distribution distribution = make_distribution(concept_class, "uniform", 350);
  SoaAutomaton soa(concept_class);
  SamplerSource source(soa, distribution, SeedTree(3));
  std::set<StateId> passed{SoaAutomaton::start()};
  for (int block = 0; block < 20; ++block) {
    Sample sample;
    REQUIRE(source.advance(SoaAutomaton::start(), 5'000, &sample));  // recorded: the examples that change the state
    StateId state = SoaAutomaton::start();
    const std::size_t met = soa.state_count();
    for (const Example& example : sample) passed.insert(state = soa.next(state, example));
    REQUIRE(soa.state_count() == met);
  }
  CHECK(passed.size() > 20);
  CHECK(soa.state_count() == passed.size());
  CHECK(source.bytes() > soa.state_bytes());
  SamplerSource other(soa, distribution, SeedTree(5));
  REQUIRE(other.advance(SoaAutomaton::start(), 100, nullptr));
  source.forget_beyond(source.bytes());
  CHECK(soa.state_count() >= passed.size());
  source.forget_beyond(source.bytes() - 1);
  CHECK(soa.state_count() == 1);
  CHECK(source.bytes() == soa.state_bytes());
  // A source that was not told draws as one that knows nothing.
  SoaAutomaton fresh(concept_class);
  SamplerSource expected(fresh, distribution, SeedTree(6));
  other.restart(SeedTree(6));
  for (int block = 0; block < 20; ++block) {
    const auto after = other.advance(SoaAutomaton::start(), 100, nullptr);
    REQUIRE(soa.labels_at(*after) == fresh.labels_at(*expected.advance(SoaAutomaton::start(), 100, nullptr)));
  }
}

TEST_CASE("a source that knows more bytes of states than it may runs dry", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:100");
  const Distribution distribution = make_distribution(concept_class, "uniform", 50);
  SoaAutomaton soa(concept_class);
  SamplerSource source(soa, distribution, SeedTree(4));
  const std::uint64_t at_start = source.bytes();
  source.limit_bytes(at_start);
  CHECK_FALSE(source.full());
  CHECK(source.advance(SoaAutomaton::start(), 100, nullptr));
  CHECK(source.bytes() > at_start);
  CHECK(source.full());
  CHECK_FALSE(source.advance(SoaAutomaton::start(), 100, nullptr));
  source.limit_bytes(0);
  CHECK(source.advance(SoaAutomaton::start(), 100, nullptr));
}
