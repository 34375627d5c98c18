// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/block_law.hpp"

#include <catch2/catch.hpp>
#include <map>

#include "core/concept/families.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

// Calls visit(T, Pr[T]) for every block of n examples of positive probability.
template <class Visit>
void every_block(const Distribution& distribution, std::uint64_t n, const Visit& visit, Sample& block,
                 double mass = 1) {
  if (block.size() == n) return visit(block, mass);
  for (std::size_t x = 0; x < distribution.weights.size(); ++x) {
    if (distribution.weights[x] == 0) continue;
    block.push_back({static_cast<PointIndex>(x), distribution.target[x]});
    every_block(distribution, n, visit, block, mass * distribution.weights[x]);
    block.pop_back();
  }
}

std::map<StateId, double> brute_force(SoaAutomaton& soa, const Distribution& distribution, std::uint64_t n,
                                      StateId from) {
  std::map<StateId, double> law;
  Sample block;
  every_block(
      distribution, n, [&](const Sample& t, double mass) { law[soa.run(from, t)] += mass; }, block);
  return law;
}

// States to start from: the empty sequence, realizable ones, and one that is not.
std::vector<StateId> starts(SoaAutomaton& soa, const Distribution& distribution) {
  const auto wrong = [&](PointIndex x) { return Example{x, opposite(distribution.target[x])}; };
  return {SoaAutomaton::start(), soa.next(0, {1, distribution.target[1]}), soa.next(0, wrong(2)),
          soa.run(0, Sample{{0, distribution.target[0]}, wrong(0)})};
}

}  // namespace

TEST_CASE("the law of a block is that of every sequence of n examples, from every kind of state", "[tournament]") {
  for (const char* text : {"thresholds:5", "cube:3", "points:5", "random:9,5,3"}) {
    const ConceptClass concept_class = make_class(text);
    const bool five = concept_class.points() == 5;
    const Distribution distribution = make_distribution(concept_class, five ? "weights:3,1,0,2,1" : "weights:3,1,2", 1);
    SoaAutomaton soa(concept_class);
    for (const std::uint64_t n : {1ULL, 2ULL, 5ULL}) {
      BlockLaw law(soa, distribution, n);
      for (const StateId from : starts(soa, distribution)) {
        CAPTURE(text, n, from);
        REQUIRE(law.tabled(from));
        std::map<StateId, double> seen;
        for (const auto& [state, p] : law.probabilities(from)) seen[state] += p;
        const std::map<StateId, double> expected = brute_force(soa, distribution, n, from);
        REQUIRE(seen.size() == expected.size());
        for (const auto& [state, p] : expected) CHECK(seen.at(state) == Approx(p).epsilon(1e-12));
      }
    }
  }
}

TEST_CASE("states are drawn with the probabilities of the table", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "geometric:0.6", 2);
  SoaAutomaton soa(concept_class);
  BlockLaw law(soa, distribution, 4);
  Engine engine = SeedTree(61).engine();
  std::map<StateId, std::int64_t> seen;
  for (int i = 0; i < 40'000; ++i) ++seen[law(SoaAutomaton::start(), engine)];
  CHECK(oracle::chi_square_p_value(seen, brute_force(soa, distribution, 4, 0)) > oracle::false_alarm);
}

TEST_CASE("a block filled in afterwards has the law of n examples given where it leads", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  const Distribution distribution = make_distribution(concept_class, "weights:4,1,2,3", 2);
  SoaAutomaton soa(concept_class);
  constexpr std::uint64_t n = 3;
  BlockLaw law(soa, distribution, n);
  Engine engine = SeedTree(62).engine();
  const auto code = [](const Sample& t) { return 16 * t[0].point + 4 * t[1].point + t[2].point; };
  for (const auto& [after, probability] : law.probabilities(0)) {
    std::map<PointIndex, double> expected;
    Sample block;
    every_block(
        distribution, n,
        [&, after = after, probability = probability](const Sample& t, double mass) {
          if (soa.run(0, t) == after) expected[code(t)] += mass / probability;
        },
        block);
    std::map<PointIndex, std::int64_t> seen;
    for (int i = 0; i < 5000; ++i) {
      Sample t;
      law.fill(0, after, engine, t);
      REQUIRE(soa.run(0, t) == after);
      ++seen[code(t)];
    }
    CHECK(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);
  }
}

TEST_CASE("a chain that passes the limits has no table", "[tournament]") {
  const ConceptClass concept_class = make_class("points:64");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  SoaAutomaton soa(concept_class);
  BlockLaw law(soa, distribution, 10);
  CHECK_FALSE(law.tabled(SoaAutomaton::start()));  // 2^63 version spaces
  CHECK_FALSE(law.tabled(SoaAutomaton::start()));
  CHECK(law.tabled(soa.next(0, {2, Label::plus})));  // one hypothesis is left
  CHECK(soa.state_count() < 70 * BlockLaw::most_states);
}

TEST_CASE("a state that leads to too many others has no table, and they are not met", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:700");
  const Distribution distribution = make_distribution(concept_class, "uniform", 350);
  SoaAutomaton soa(concept_class);
  BlockLaw law(soa, distribution, 3);
  CHECK_FALSE(law.tabled(SoaAutomaton::start()));
  CHECK(soa.state_count() == 1);
}
