// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/node_facts.hpp"

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"
#include "core/random/exact.hpp"
#include "core/study/private_run/run_facts.hpp"
#include "core/tournament/globally_stable_learner.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

// The sample of a decided node, and of each of its examples whether a contest made it: read off the winners, without
// lineage_of.
struct ListedSample {
  Sample examples;
  std::vector<bool> by_contest;
};

ListedSample listed(const TournamentTrace& trace, std::int32_t node) {
  if (node == PairingTrace::none) return {};
  const NodeTrace& at = trace.nodes[static_cast<std::size_t>(node)];
  const PairingTrace& pairing = at.pairings.back();
  ListedSample sample = listed(trace, pairing.child[at.winner]);
  for (const Example& e : pairing.block[at.winner]->examples) {
    sample.examples.push_back(e);
    sample.by_contest.push_back(false);
  }
  sample.examples.push_back({at.point, at.label});
  sample.by_contest.push_back(true);
  return sample;
}

// Replays one example after a prefix on the rows themselves.
void check_met(const oracle::Table& table, const ConceptClass& concept_class, const Sample& before,
               const MetExample& met) {
  Sample with = before;
  with.push_back(met.example);
  const oracle::Row said = oracle::soa(table, bridge::sequence_of(before));
  REQUIRE(static_cast<int>(met.predicted) == said[met.example.point]);
  const oracle::Table left = oracle::version_space(table, bridge::sequence_of(with));
  REQUIRE(met.fits() == !left.empty());
  REQUIRE(met.dimension == (left.empty() ? -1 : oracle::littlestone_dimension(left)));
  if (!met.fits()) return;
  oracle::Table rows;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    if (met.rows->test(h)) rows.push_back(bridge::row_of(concept_class.row(h)));
  }
  REQUIRE(rows == left);
}

void check_node(const oracle::Table& table, const ConceptClass& concept_class, const LabelVector& target,
                const TournamentTrace& trace, const TournamentFacts& facts, std::int32_t index) {
  const NodeTrace& node = trace.nodes[static_cast<std::size_t>(index)];
  const NodeFacts& of_node = facts.nodes[static_cast<std::size_t>(index)];
  REQUIRE(of_node.pairings.size() == node.pairings.size());
  for (std::size_t p = 0; p < node.pairings.size(); ++p) {
    for (int side = 0; side < 2; ++side) {
      if (!node.pairings[p].block[side]) {
        REQUIRE(of_node.pairings[p].block[side].empty());
        continue;
      }
      Sample before = listed(trace, node.pairings[p].child[side]).examples;
      REQUIRE(of_node.pairings[p].block[side].size() == node.pairings[p].block[side]->examples.size());
      for (const MetExample& met : of_node.pairings[p].block[side]) {
        check_met(table, concept_class, before, met);
        before.push_back(met.example);
      }
    }
  }
  if (!node.decided) return;
  const ListedSample sample = listed(trace, index);
  const Sample before(sample.examples.begin(), sample.examples.end() - 1);
  REQUIRE(of_node.contest.example == sample.examples.back());
  check_met(table, concept_class, before, of_node.contest);
  std::vector<ForcedBy> mistakes;
  bool true_coins = true;
  Sample prefix;
  for (std::size_t i = 0; i < sample.examples.size(); ++i) {
    const Example& e = sample.examples[i];
    if (oracle::soa(table, bridge::sequence_of(prefix))[e.point] != static_cast<int>(e.label)) {
      mistakes.push_back(sample.by_contest[i] ? ForcedBy::contest : ForcedBy::block);
    }
    true_coins = true_coins && (!sample.by_contest[i] || target[e.point] == e.label);
    prefix.push_back(e);
  }
  REQUIRE(of_node.mistakes == mistakes);
  REQUIRE(of_node.true_coins == true_coins);
  REQUIRE(of_node.contest.mistake());  // who errs wins
  if (of_node.contest.fits()) {
    REQUIRE(static_cast<int>(of_node.mistakes.size()) + of_node.contest.dimension <= facts.dimension);
  }
}

}  // namespace

TEST_CASE("on every class on 3 points each node has the mistakes and rows that the SOA has by hand", "[node_facts]") {
  Engine engine = SeedTree(11).engine();
  std::size_t decided = 0;
  std::size_t contradicted = 0;
  std::size_t in_blocks = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    const int dimension = soa.dimension(SoaAutomaton::start());
    const LabelVector target = concept_class.row(0);
    for (const std::uint64_t n : {1ULL, 2ULL}) {
      Sample dataset;
      for (int i = 0; i < 40; ++i) {
        const auto x = static_cast<PointIndex>(uniform_below(engine, std::uint64_t{3}));
        dataset.push_back({x, target[x]});
      }
      std::vector<Rational> weights(static_cast<std::size_t>(dimension) + 1, Rational(0));
      weights.back() = 1;
      DatasetSource source(soa, dataset);
      TournamentTrace trace;
      (void)run_stable_learner(soa, {n, 36, weights}, source, engine, &trace);
      const TournamentFacts facts = tournament_facts(soa, trace, target);
      REQUIRE(facts.dimension == dimension);
      REQUIRE(facts.rows->count() == concept_class.size());
      REQUIRE(facts.nodes.size() == trace.nodes.size());
      for (std::size_t i = 0; i < trace.nodes.size(); ++i) {
        check_node(table, concept_class, target, trace, facts, static_cast<std::int32_t>(i));
        if (!trace.nodes[i].decided) continue;
        ++decided;
        if (!facts.nodes[i].contest.fits()) ++contradicted;
        in_blocks += facts.nodes[i].forced(ForcedBy::block);
      }
      Sample whole = trace.sample();
      for (const MetExample& met : facts.final_block) {
        check_met(table, concept_class, whole, met);
        whole.push_back(met.example);
      }
    }
  }
  REQUIRE(decided > 200);
  REQUIRE(contradicted > 20);
  REQUIRE(in_blocks > 20);
}

TEST_CASE("three true contests of the lesson run down the mistake tree at 4 and 2 and 1", "[node_facts]") {
  Scenario s;
  s.class_text = "thresholds:8";
  s.target = 0;
  s.constants_kind = ConstantsKind::custom;
  s.constants.auxiliary = 2;
  s.constants.cap = 64;
  s.constants.batches = 60;
  s.constants.selection = 24;
  s.seed = 20573;
  const auto run = compute_private_run(s);
  const TournamentFacts* facts = facts_of(*run);
  REQUIRE(facts != nullptr);
  const TournamentTrace& trace = run->result.internals.trace;
  REQUIRE(trace.level == 3);
  std::vector<int> rows;
  std::vector<int> left;
  std::vector<PointIndex> points;
  for (const std::int32_t node : lineage_of(trace, 0)) {
    const NodeFacts& at = facts->nodes[static_cast<std::size_t>(node)];
    rows.push_back(static_cast<int>(at.contest.rows->count()));
    left.push_back(at.contest.dimension);
    points.push_back(at.contest.example.point);
  }
  // A true contest on the path halves what fits: 8, 4, 2, 1 rows, and Ldim of 2^k thresholds is k.
  REQUIRE(rows == std::vector<int>{4, 2, 1});
  REQUIRE(left == std::vector<int>{2, 1, 0});
  REQUIRE(points == std::vector<PointIndex>{3, 1, 0});
  REQUIRE(facts->nodes.front().mistakes == std::vector<ForcedBy>(3, ForcedBy::contest));
  REQUIRE(facts->nodes.front().true_coins);
}
