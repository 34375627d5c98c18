// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/globally_stable_learner.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/random/exact.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;
using bridge::row_of;

namespace {

std::vector<int> coins_of(const TournamentTrace& trace) {
  std::vector<int> coins;
  for (const TraceEvent& event : trace.events) {
    if (event.kind == TraceEvent::Kind::contest) {
      coins.push_back(static_cast<int>(trace.nodes[static_cast<std::size_t>(event.node)].label));
    }
  }
  return coins;
}

std::vector<Rational> only_level(int level, int dimension) {
  std::vector<Rational> weights(static_cast<std::size_t>(dimension) + 1, Rational(0));
  weights[static_cast<std::size_t>(level)] = 1;
  return weights;
}

Sample random_dataset(std::size_t points, std::size_t size, Engine& engine) {
  Sample dataset;
  for (std::size_t i = 0; i < size; ++i) {
    const auto x = static_cast<PointIndex>(uniform_below(engine, static_cast<std::uint64_t>(points)));
    dataset.push_back({x, label_of(engine.coin())});
  }
  return dataset;
}

}  // namespace

TEST_CASE("on every class on 3 points G on a dataset does what the definition does with the same coins",
          "[tournament]") {
  Engine engine = SeedTree(41).engine();
  int runs = 0;
  int fails = 0;
  int contests = 0;
  int answered = 0;  // by SOA(T)
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    const int dimension = soa.dimension(SoaAutomaton::start());
    for (int level = 0; level <= dimension; ++level) {
      for (const std::uint64_t n : {1ULL, 2ULL}) {
        for (const std::uint64_t cap : {0ULL, 5ULL, 8ULL, 40ULL}) {
          for (int repeat = 0; repeat < 3; ++repeat) {
            // Arbitrary labels: a dataset need not be realizable. Sometimes too short for N + n.
            const Sample dataset = random_dataset(3, repeat == 0 ? cap / 2 : cap + n, engine);
            DatasetSource source(soa, dataset);
            const StableLearnerOptions options{n, cap, only_level(level, dimension)};
            TournamentTrace trace;
            Engine same_coins = engine;
            const StableRun run = run_stable_learner(soa, options, source, engine, &trace);
            const oracle::GlobalRun expected =
                oracle::run_G_on_dataset(table, level, static_cast<int>(n), static_cast<int>(cap),
                                         bridge::sequence_of(dataset), coins_of(trace));
            ++runs;
            fails += expected.failed ? 1 : 0;
            contests += expected.coins_used;
            CAPTURE(table, level, n, cap);
            REQUIRE(run.level == level);
            REQUIRE(run.predictor.has_value() == !expected.failed);
            REQUIRE(trace.failed == expected.failed);
            REQUIRE(run.examples == static_cast<std::uint64_t>(expected.examples_used));
            REQUIRE(static_cast<int>(coins_of(trace).size()) == expected.coins_used);
            // G* on the same rows with the same coins: SOA(T) where that fails, T the rows after those that were drawn.
            StableLearnerOptions patched = options;
            patched.on_fail = OnFail::soa;
            DatasetSource again(soa, dataset);
            TournamentTrace told;
            const StableRun star = run_stable_learner(soa, patched, again, same_coins, &told);
            const auto used = static_cast<std::size_t>(expected.examples_used);
            REQUIRE(star.failed == told.sample_failed);
            if (!expected.failed) {
              REQUIRE(star.predictor == run.predictor);
              REQUIRE_FALSE(star.failed);
            } else if (used + n <= dataset.size()) {
              const Sample t(dataset.begin() + static_cast<std::ptrdiff_t>(used),
                             dataset.begin() + static_cast<std::ptrdiff_t>(used + n));
              REQUIRE(star.predictor);
              REQUIRE(row_of(soa.labels(*star.predictor)) == oracle::soa(table, bridge::sequence_of(t)));
              REQUIRE(star.examples == used + n);
              REQUIRE(told.sample().empty());
              REQUIRE(told.events.back().kind == TraceEvent::Kind::final);
              REQUIRE(star.failed);
              ++answered;
            } else {
              REQUIRE_FALSE(star.predictor);
              REQUIRE(told.failed);
            }
            if (run.predictor) {
              REQUIRE(row_of(soa.labels(*run.predictor)) == expected.predictor);
              REQUIRE(bridge::sequence_of(trace.sample()) == expected.sample);
            }
          }
        }
      }
    }
  }
  CHECK(runs > 10'000);
  CHECK(fails > 1000);
  CHECK(contests > 1000);
  CHECK(answered > 1000);
}

TEST_CASE("on every class on 3 points G on a sampler has the law of the definition", "[tournament]") {
  // 255 chi-square tests, each with a false-alarm rate of 1e-6, on fixed seeds.
  constexpr int draws = 2000;
  constexpr std::uint64_t n = 1;
  constexpr std::uint64_t cap = 7;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    const Distribution distribution = make_distribution(concept_class, "weights:3,1,2", table.size() / 2);
    SoaAutomaton soa(concept_class);
    const auto levels = static_cast<std::size_t>(soa.dimension(SoaAutomaton::start())) + 1;
    const oracle::TruncatedLaw law =
        oracle::law_of_G(table, bridge::distribution_of(distribution), std::vector<double>(levels, 1.0), n, cap);
    std::map<oracle::Row, double> expected = law.predictors;
    expected[{}] = law.fail;
    const StableLearnerOptions options{n, cap, std::vector<Rational>(levels, Rational(1))};
    SamplerSource source(soa, distribution, SeedTree(42));
    Engine coins = SeedTree(43).engine();
    std::map<oracle::Row, std::int64_t> seen;
    for (int i = 0; i < draws; ++i) {
      const StableRun run = run_stable_learner(soa, options, source, coins);
      ++seen[run.predictor ? row_of(soa.labels(*run.predictor)) : oracle::Row{}];
    }
    CAPTURE(table);
    REQUIRE(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);
  }
}

TEST_CASE("a trace is of the very run, and replaying its blocks gives its states", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  SoaAutomaton soa(concept_class);
  const StableLearnerOptions options{2, 64, std::vector<Rational>(4, Rational(1))};
  int redraws = 0;
  int fails = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    SamplerSource silent(soa, distribution, SeedTree(seed));
    SamplerSource traced(soa, distribution, SeedTree(seed));
    Engine silent_coins = SeedTree(seed).child("coins").engine();
    Engine traced_coins = SeedTree(seed).child("coins").engine();
    TournamentTrace trace;
    const StableRun a = run_stable_learner(soa, options, silent, silent_coins);
    const StableRun b = run_stable_learner(soa, options, traced, traced_coins, &trace);
    REQUIRE(a.level == b.level);
    REQUIRE(a.predictor == b.predictor);
    REQUIRE(a.examples == b.examples);
    REQUIRE(trace.failed == !a.predictor.has_value());
    fails += trace.failed ? 1 : 0;

    std::uint64_t drawn = 0;
    const auto check_block = [&](const BlockTrace& block) {
      REQUIRE(soa.run(block.before, block.examples) == block.after);
      REQUIRE(soa.predictor(block.after) == block.predictor);
      drawn += block.examples.size();
    };
    for (const NodeTrace& node : trace.nodes) {
      for (std::size_t i = 0; i < node.pairings.size(); ++i) {
        const PairingTrace& pairing = node.pairings[i];
        for (const auto& block : pairing.block) {
          if (block) check_block(*block);
        }
        if (!pairing.block[0] || !pairing.block[1]) continue;
        const bool last = i + 1 == node.pairings.size();
        const bool equal = pairing.block[0]->predictor == pairing.block[1]->predictor;
        redraws += equal ? 1 : 0;
        if (!last) REQUIRE(equal);
        if (!equal) {
          REQUIRE(node.decided);
          const LabelVector& f0 = soa.labels(pairing.block[0]->predictor);
          const LabelVector& f1 = soa.labels(pairing.block[1]->predictor);
          REQUIRE(f0.contest_point(f1) == node.point);
          const LabelVector& winner = node.winner == 0 ? f0 : f1;
          REQUIRE(winner[node.point] != node.label);  // the side that errs wins
          REQUIRE(node.after == soa.next(pairing.block[node.winner]->after, {node.point, node.label}));
        }
      }
    }
    if (trace.final_block) check_block(*trace.final_block);
    REQUIRE(drawn == a.examples);
    if (!trace.failed) {
      Sample whole = trace.sample();
      REQUIRE(whole.size() == static_cast<std::size_t>(trace.level) * 3);  // k(n + 1)
      whole.insert(whole.end(), trace.final_block->examples.begin(), trace.final_block->examples.end());
      REQUIRE(soa.predictor(soa.run(0, whole)) == *a.predictor);
    }
  }
  CHECK(redraws > 50);
  CHECK(fails > 0);
}

TEST_CASE("each tournament example forces a mistake, and SOA(S o T) is consistent with T", "[tournament]") {
  // Observation 24.
  const ConceptClass concept_class = make_class("random:14,8,3");
  const Distribution distribution = make_distribution(concept_class, "uniform", 1);
  SoaAutomaton soa(concept_class);
  const int dimension = soa.dimension(SoaAutomaton::start());
  REQUIRE(dimension >= 2);
  const StableLearnerOptions options{2, 200, only_level(2, dimension)};
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    SamplerSource source(soa, distribution, SeedTree(seed));
    Engine coins = SeedTree(seed).child("coins").engine();
    TournamentTrace trace;
    const StableRun run = run_stable_learner(soa, options, source, coins, &trace);
    if (!run.predictor) continue;
    const Sample sample = trace.sample();
    for (std::size_t i = 2; i < sample.size(); i += 3) {
      const StateId before = soa.run(0, std::span(sample).first(i));
      REQUIRE(soa.labels_at(before)[sample[i].point] != sample[i].label);
    }
    REQUIRE(count_errors(soa.labels(*run.predictor), trace.final_block->examples) == 0);
  }
}

TEST_CASE("levels are drawn with exactly their weights", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 0);
  SoaAutomaton soa(concept_class);
  const StableLearnerOptions options{1, 0, {Rational(1, 2), Rational(0), Rational(1, 3), Rational(1, 6)}};
  SamplerSource source(soa, distribution, SeedTree(44));
  Engine coins = SeedTree(45).engine();
  std::vector<std::int64_t> seen(4, 0);
  for (int i = 0; i < 30'000; ++i)
    ++seen[static_cast<std::size_t>(run_stable_learner(soa, options, source, coins).level)];
  CHECK(oracle::chi_square_p_value(seen, {1.0 / 2, 0, 1.0 / 3, 1.0 / 6}) > oracle::false_alarm);
}

TEST_CASE("options out of range are refused", "[tournament]") {
  const auto field = [](const StableLearnerOptions& options) -> std::string {
    try {
      options.validate(1);
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  CHECK(field({1, 0, {1, 1}}).empty());
  CHECK(field({0, 0, {1, 1}}) == "auxiliary");
  CHECK(field({1, ~std::uint64_t{0}, {1, 1}}) == "cap");
  CHECK(field({1, 0, {1}}) == "levels");
  CHECK(field({1, 0, {1, 1, 1}}) == "levels");
  CHECK(field({1, 0, {1, -1}}) == "levels");
  CHECK(field({1, 0, {0, 0}}) == "levels");
}
