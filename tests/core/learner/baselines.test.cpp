// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/baselines.hpp"

#include <catch2/catch.hpp>
#include <map>

#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

TEST_CASE("the consistent learner has the law of SOA on n examples", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:6");
  const Distribution distribution = make_distribution(concept_class, "zipf:1", 2);
  const auto law = oracle::law_of_D_k(bridge::table_of(concept_class), bridge::distribution_of(distribution), 0, 4);
  SoaAutomaton soa(concept_class);
  std::map<oracle::Row, std::int64_t> seen;
  for (std::uint64_t r = 0; r < 10'000; ++r) {
    ++seen[bridge::row_of(run_consistent_learner(soa, distribution, 4, SeedTree(61).child(r)))];
  }
  CHECK(oracle::chi_square_p_value(seen, law) > oracle::false_alarm);
}

TEST_CASE("GenericLearner has the law of the exponential mechanism averaged over samples", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:3");
  const oracle::Table table = bridge::table_of(concept_class);
  const Distribution distribution = make_distribution(concept_class, "weights:1,2,3", 1);
  constexpr std::size_t n = 3;
  std::vector<double> law(table.size(), 0);
  for (int code = 0; code < 27; ++code) {  // every sequence of 3 points
    const int points[n] = {code % 3, code / 3 % 3, code / 9};
    double weight = 1;
    std::vector<int> errors(table.size(), 0);
    for (const int x : points) {
      const auto at = static_cast<std::size_t>(x);
      weight *= distribution.weights[at];
      for (std::size_t h = 0; h < table.size(); ++h) errors[h] += table[h][at] != table[1][at] ? 1 : 0;
    }
    const auto chosen = oracle::selection_law(errors, 1);
    for (std::size_t h = 0; h < table.size(); ++h) law[h] += weight * chosen[h].convert_to<double>();
  }
  Engine engine = SeedTree(62).engine();
  std::vector<std::int64_t> seen(table.size(), 0);
  for (int i = 0; i < 20'000; ++i) ++seen[run_generic_learner(concept_class, distribution, n, 1, engine)];
  CHECK(oracle::chi_square_p_value(seen, law) > oracle::false_alarm);
}

TEST_CASE("GenericLearner's cost does not grow with n, and points of weight 0 never count", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "weights:0,0,1,1,1,0,1,0", 2);
  Engine engine = SeedTree(63).engine();
  for (int i = 0; i < 100; ++i) {
    const HypothesisIndex h = run_generic_learner(concept_class, distribution, std::uint64_t{1} << 60, 1, engine);
    CHECK(population_loss(concept_class.row(h), distribution) == 0);
  }
}
