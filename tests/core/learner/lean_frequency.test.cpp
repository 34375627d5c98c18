// SPDX-License-Identifier: GPL-3.0-or-later
// How often a batch's list has a good predictor, against the p that the constants claim: exact laws of the true run,
// and distributions that are searched to make it rare.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/concept/families.hpp"
#include "core/learner/lean_batch.hpp"
#include "core/learner/lean_bounds.hpp"
#include "core/random/exact.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/lean_oracle.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

constexpr double alpha = 0.1;

// What a row of constants says of the lists of a batch.
struct Claim {
  int dimension = 2;
  int batch = 1;
  double loss_share = 0.5;  // ζ
  double probability = 0;   // p
  oracle::LeanItems items;
};

const Claim stuck = {2, 23, 0, 0.40532, {true, {}, {}}};
const Claim items_2 = {2, 30, 0.475, 0.5958, {false, {2}, {}}};
const Claim items_3 = {3, 96, 0.58, 0.6238, {false, {6, 3}, {2}}};

double loss(const oracle::Row& f, const oracle::Distribution& distribution) {
  double wrong = 0;
  double sum = 0;
  for (std::size_t x = 0; x < f.size(); ++x) {
    sum += distribution.weights[x];
    wrong += f[x] != distribution.target[x] ? distribution.weights[x] : 0;
  }
  return wrong / sum;
}

// Variant F: the probability that the list has the target, or else a predictor of loss at most α on which it is stuck.
double stuck_frequency(const oracle::Table& table, const oracle::Distribution& distribution, int batch) {
  const oracle::Row nothing = oracle::soa_predictor(table);
  double sum = 0;
  for (const double weight : distribution.weights) sum += weight;
  std::map<oracle::Row, double> leads;  // by g: the mass of the mistakes of f_∅ that lead to it
  for (std::size_t x = 0; x < nothing.size(); ++x) {
    if (nothing[x] == distribution.target[x]) continue;
    const auto g = oracle::soa_predictor(oracle::version_space(table, {{static_cast<int>(x), distribution.target[x]}}));
    if (g[x] == distribution.target[x]) leads[g] += distribution.weights[x] / sum;
  }
  double target = 1 - std::pow(1 - loss(nothing, distribution), batch);
  double best = 0;
  for (const auto& [g, mass] : leads) {
    double quiet = 0;   // neither f_∅ nor g errs
    double within = 0;  // what leads to g, and is right for it
    for (std::size_t x = 0; x < g.size(); ++x) {
      if (g[x] != distribution.target[x]) continue;
      const double weight = distribution.weights[x] / sum;
      if (nothing[x] == distribution.target[x]) {
        quiet += weight;
      } else {
        const auto other =
            oracle::soa_predictor(oracle::version_space(table, {{static_cast<int>(x), distribution.target[x]}}));
        within += other == g ? weight : 0;
      }
    }
    const double is_stuck = std::pow(quiet + within, batch) - std::pow(quiet, batch);
    if (g == distribution.target) continue;
    target -= is_stuck;
    if (loss(g, distribution) <= alpha) best = std::max(best, is_stuck);
  }
  return std::max(best, target);
}

// The probability that the list has the target with tag "top", or some good predictor with tag "low": of the most
// likely one.
double frequency(const oracle::Table& table, const oracle::Distribution& distribution, const Claim& claim) {
  if (claim.items.stuck) return stuck_frequency(table, distribution, claim.batch);
  double best = 0;
  for (const auto& [candidate, p] :
       oracle::lean_true_run(table, distribution, claim.dimension, claim.batch, claim.items)) {
    const bool counts = candidate.first ? candidate.second == distribution.target
                                        : loss(candidate.second, distribution) <= claim.loss_share * alpha;
    if (counts) best = std::max(best, p);
  }
  return best;
}

// The least frequency that a descent from random marginals finds for one class, over all its targets; the loss of f_∅
// stays above α.
double searched_frequency(const oracle::Table& table, const Claim& claim, int starts, int steps, Engine& engine) {
  const oracle::Row nothing = oracle::soa_predictor(table);
  const auto uniform = [&] { return static_cast<double>(uniform_below(engine, 1'000'000)) / 1e6; };
  double least = 1;
  for (const oracle::Row& target : table) {
    for (int start = 0; start < starts; ++start) {
      oracle::Distribution at{std::vector<double>(target.size()), target};
      for (double& weight : at.weights) weight = std::exp(-5 * uniform());
      if (loss(nothing, at) <= alpha) continue;
      double here = frequency(table, at, claim);
      for (int step = 0; step < steps; ++step) {
        oracle::Distribution moved = at;
        const double size = step < steps / 2 ? 2 : 0.2;
        for (double& weight : moved.weights) weight *= std::exp(size * (uniform() - 0.5));
        if (loss(nothing, moved) <= alpha) continue;
        const double there = frequency(table, moved, claim);
        if (there < here) {
          here = there;
          at = moved;
        }
      }
      least = std::min(least, here);
    }
  }
  return least;
}

// How far the waiting times of a distribution are from the bounds that (T) rests on: θ_j is what the most frequent good
// predictor of level j has, the least for which the bounds claim anything. Where a bound is broken the ratio is above
// 1.
struct Waiting {
  double ratio = 0;    // max over levels k > 1 and x, where the bound says something, of Pr[X_k > x] / Pr[X̄_k > x]
  double longest = 0;  // Pr[X_d > batch]
};

Waiting waiting(const oracle::Table& table, const oracle::Distribution& distribution, const Claim& claim) {
  using Tail = detail::Tail<double>;
  const detail::Steps steps(static_cast<std::uint64_t>(claim.batch), 10'000);
  Waiting result;
  Tail bound = detail::first_delay(steps, alpha);
  double theta = 0;
  const auto times = oracle::lean_item_times(table, distribution, claim.dimension, claim.batch, claim.items);
  for (int level = 1; level <= claim.dimension; ++level) {
    if (level == 2) bound = detail::second_delay(steps, alpha, claim.loss_share, theta);
    if (level > 2) {
      const auto opponents = static_cast<std::uint64_t>(claim.items.opponents[static_cast<std::size_t>(level - 3)]);
      bound = detail::next_delay(steps, bound, alpha, claim.loss_share, theta, opponents);
    }
    Tail exact(bound.size(), 1.0);
    theta = 0;
    for (const auto& [f, law] : times[static_cast<std::size_t>(level - 1)]) {
      double frequency = 0;
      for (std::size_t t = 1; t < law.size(); ++t) {
        frequency += law[t];
        exact[t] -= frequency;
      }
      if (loss(f, distribution) <= claim.loss_share * alpha) theta = std::max(theta, frequency);
    }
    for (double& later : exact) later = std::max(0.0, later);  // no less by rounding
    for (std::size_t x = 1; x < exact.size(); ++x) {
      if (level > 1 && bound[x] > 1e-6 && bound[x] < 0.9) result.ratio = std::max(result.ratio, exact[x] / bound[x]);
    }
    result.longest = exact.back();
    theta = std::min(1.0, theta + exact.back());  // an item that ends later may have it too
    if (theta >= 1) break;                        // then nothing is claimed of the levels above
  }
  return result;
}

// The largest ratio that a search finds for one class, over all its targets.
double searched_waiting(const oracle::Table& table, const Claim& claim, int starts, int moves, Engine& engine) {
  const oracle::Row nothing = oracle::soa_predictor(table);
  const auto uniform = [&] { return static_cast<double>(uniform_below(engine, 1'000'000)) / 1e6; };
  double most = 0;
  for (const oracle::Row& target : table) {
    for (int start = 0; start < starts; ++start) {
      oracle::Distribution at{std::vector<double>(target.size()), target};
      for (double& weight : at.weights) weight = std::exp(-5 * uniform());
      if (loss(nothing, at) <= alpha) continue;
      double here = waiting(table, at, claim).ratio;
      for (int move = 0; move < moves; ++move) {
        oracle::Distribution moved = at;
        for (double& weight : moved.weights) weight *= std::exp((move < moves / 2 ? 2 : 0.2) * (uniform() - 0.5));
        if (loss(nothing, moved) <= alpha) continue;
        const double there = waiting(table, moved, claim).ratio;
        if (there > here) {
          here = there;
          at = moved;
        }
      }
      most = std::max(most, here);
    }
  }
  return most;
}

// Batches long enough for items to end, at the loss shares of the tables and at others.
const std::vector<Claim> waiting_claims = {{2, 60, 0.475, 0, {false, {2}, {}}},
                                           {2, 60, 0.9, 0, {false, {2}, {}}},
                                           {3, 110, 0.58, 0, {false, {6, 3}, {2}}},
                                           {3, 70, 0.9, 0, {false, {2, 2}, {1}}}};

LeanConstants constants_of(const Claim& claim) {
  LeanConstants constants;
  constants.goal.dimension = claim.dimension;
  constants.variant = claim.items.stuck ? LeanVariant::stuck : LeanVariant::items;
  constants.batch = static_cast<std::uint64_t>(claim.batch);
  constants.repetitions.assign(claim.items.repetitions.begin(), claim.items.repetitions.end());
  constants.opponents.assign(claim.items.opponents.begin(), claim.items.opponents.end());
  constants.complete();
  return constants;
}

}  // namespace

TEST_CASE("the exact frequency of a candidate of the true run is at most that of the lists of batches",
          "[lean_frequency]") {
  // Lists have what the true run finds and more; where no other history leads to a candidate the two are equal, so
  // equality is checked on a class without contests, and "at most" elsewhere.
  Engine engine = SeedTree(71).engine();
  struct Case {
    const char* name;
    const char* marginal;
    HypothesisIndex target;
    Claim claim;
    bool equal;
  };
  const std::vector<Case> cases = {{"cube:2", "weights:3,7", 3, {2, 8, 0.5, 0, {false, {2}, {}}}, true},
                                   {"cube:3", "weights:2,3,5", 7, {3, 9, 0.5, 0, {false, {2, 2}, {2}}}, true},
                                   {"thresholds:4", "weights:4,3,2,1", 1, {2, 9, 0.5, 0, {false, {2}, {}}}, false},
                                   {"thresholds:8", "uniform", 2, {3, 14, 0.5, 0, {false, {3, 2}, {1}}}, false}};
  for (const Case& one : cases) {
    const ConceptClass concept_class = make_class(one.name);
    const Distribution distribution = make_distribution(concept_class, one.marginal, one.target);
    const auto exact = oracle::lean_true_run(bridge::table_of(concept_class), bridge::distribution_of(distribution),
                                             one.claim.dimension, one.claim.batch, one.claim.items);
    SoaAutomaton soa(concept_class);
    const LeanConstants constants = constants_of(one.claim);
    LeanBatch batch(soa, constants);
    const PointSampler sampler(distribution.weights);
    constexpr int batches = 4000;
    std::map<oracle::LeanCandidate, std::int64_t> seen;
    for (int i = 0; i < batches; ++i) {
      Sample rows(constants.batch);
      for (Example& row : rows) {
        const PointIndex x = sampler(engine);
        row = {x, distribution.target[x]};
      }
      for (const auto& [tag, predictor] : batch.list(rows)) {
        ++seen[{tag == CandidateTag::top, bridge::row_of(soa.labels(predictor))}];
      }
    }
    for (const auto& [candidate, p] : exact) {
      if (candidate.first && candidate.second != bridge::row_of(distribution.target)) continue;
      CAPTURE(one.name, candidate.first, p, seen[candidate]);
      CHECK(oracle::binomial_lower_tail(seen[candidate], batches, std::min(1.0, p)) > oracle::false_alarm);
      if (one.equal && candidate.first) {
        CHECK(oracle::binomial_upper_tail(seen[candidate], batches, std::min(1.0, p)) > oracle::false_alarm);
      }
    }
  }
}

TEST_CASE("the frequency of variant F is that of the lists of batches", "[lean_frequency]") {
  Engine engine = SeedTree(72).engine();
  const ConceptClass concept_class = make_class("thresholds:4");
  const Distribution distribution = make_distribution(concept_class, "weights:2,3,4,1", 1);
  const double exact =
      stuck_frequency(bridge::table_of(concept_class), bridge::distribution_of(distribution), stuck.batch);
  SoaAutomaton soa(concept_class);
  const LeanConstants constants = constants_of(stuck);
  LeanBatch batch(soa, constants);
  const PointSampler sampler(distribution.weights);
  std::int64_t seen = 0;
  for (int i = 0; i < 4000; ++i) {
    Sample rows(constants.batch);
    for (Example& row : rows) {
      const PointIndex x = sampler(engine);
      row = {x, distribution.target[x]};
    }
    for (const auto& [tag, predictor] : batch.list(rows)) seen += soa.labels(predictor) == distribution.target ? 1 : 0;
  }
  CHECK(oracle::binomial_p_value(seen, 4000, exact) > oracle::false_alarm);
}

TEST_CASE("a good predictor is on the list as often as claimed, on every class on three points", "[lean_frequency]") {
  Engine engine = SeedTree(73).engine();
  double least_stuck = 1;
  double least_2 = 1;
  double least_3 = 1;
  int index = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const int dimension = oracle::littlestone_dimension(table);
    if (dimension == 2) {
      least_stuck = std::min(least_stuck, searched_frequency(table, stuck, 1, 10, engine));
      if (++index % 8 == 0) least_2 = std::min(least_2, searched_frequency(table, items_2, 1, 6, engine));
    }
    if (dimension == 3) least_3 = std::min(least_3, searched_frequency(table, items_3, 1, 2, engine));
  }
  CHECK(least_stuck >= stuck.probability);
  CHECK(least_2 >= items_2.probability);
  CHECK(least_3 >= items_3.probability);
  CHECK(least_stuck < 0.75);
}

TEST_CASE("items end no later than the bounds of (T), on every class on three points with searched distributions",
          "[lean_frequency]") {
  Engine engine = SeedTree(75).engine();
  std::vector<double> most(waiting_claims.size(), 0);
  int index = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const int dimension = oracle::littlestone_dimension(table);
    if (dimension < 2) continue;
    if (dimension == 2 && ++index % 4 != 0) continue;
    for (std::size_t i = 0; i < waiting_claims.size(); ++i) {
      if (waiting_claims[i].dimension != dimension) continue;
      most[i] = std::max(most[i], searched_waiting(table, waiting_claims[i], 1, dimension == 2 ? 4 : 6, engine));
    }
  }
  CAPTURE(most);
  for (const double ratio : most) {
    CHECK(ratio <= 1 + 1e-9);
    CHECK(ratio > 0.8);  // the bounds are near, so a wrong one would show
  }
}

TEST_CASE("items end no later than the bounds of (T), on random classes with searched distributions", "[.campaign]") {
  Engine engine = SeedTree(76).engine();
  std::vector<double> most(waiting_claims.size(), 0);
  std::map<int, int> classes;
  const auto search = [&](const oracle::Table& table, int dimension, int starts, int moves) {
    ++classes[dimension];
    for (std::size_t i = 0; i < waiting_claims.size(); ++i) {
      if (waiting_claims[i].dimension != dimension) continue;
      most[i] = std::max(most[i], searched_waiting(table, waiting_claims[i], starts, moves, engine));
    }
  };
  for (const oracle::Table& table : oracle::all_classes(3)) search(table, oracle::littlestone_dimension(table), 2, 20);
  for (int repeat = 0; repeat < 40; ++repeat) {
    std::set<oracle::Row> rows;
    const std::size_t size = 5 + uniform_below(engine, 6);
    while (rows.size() < size) {
      oracle::Row row;
      for (int x = 0; x < 4; ++x) row.push_back(engine.coin() ? 1 : -1);
      rows.insert(row);
    }
    const oracle::Table table(rows.begin(), rows.end());
    search(table, oracle::littlestone_dimension_memoised(table), 1, 10);
  }
  for (std::size_t i = 0; i < most.size(); ++i) {
    WARN("d = " << waiting_claims[i].dimension << ", zeta " << waiting_claims[i].loss_share << ": "
                << classes[waiting_claims[i].dimension] << " classes, largest ratio " << most[i]);
    CHECK(most[i] <= 1 + 1e-9);
  }
}

TEST_CASE("a good predictor is on the list as often as claimed, on random classes with searched distributions",
          "[.campaign]") {
  Engine engine = SeedTree(74).engine();
  std::map<int, double> least = {{0, 1.0}, {2, 1.0}, {3, 1.0}};
  std::map<int, int> classes;
  const auto search = [&](const oracle::Table& table, int dimension, int starts, int steps) {
    ++classes[dimension];
    if (dimension == 2) {
      least[0] = std::min(least[0], searched_frequency(table, stuck, 4 * starts, 10 * steps, engine));
      least[2] = std::min(least[2], searched_frequency(table, items_2, starts, steps, engine));
    }
    if (dimension == 3) least[3] = std::min(least[3], searched_frequency(table, items_3, starts, steps, engine));
  };
  for (const oracle::Table& table : oracle::all_classes(3)) {
    search(table, oracle::littlestone_dimension(table), 3, 40);
  }
  for (int repeat = 0; repeat < 40; ++repeat) {
    std::set<oracle::Row> rows;
    const std::size_t size = 5 + uniform_below(engine, 6);
    while (rows.size() < size) {
      oracle::Row row;
      for (int x = 0; x < 4; ++x) row.push_back(engine.coin() ? 1 : -1);
      rows.insert(row);
    }
    const oracle::Table table(rows.begin(), rows.end());
    search(table, oracle::littlestone_dimension_memoised(table), 1, 20);
  }
  WARN(classes[2] << " classes of d = 2: least " << least[0] << " for F (claimed " << stuck.probability << "), "
                  << least[2] << " for items (claimed " << items_2.probability << "), " << classes[3]
                  << " of d = 3: least " << least[3] << " (claimed " << items_3.probability << ")");
  CHECK(least[0] >= stuck.probability);
  CHECK(least[2] >= items_2.probability);
  CHECK(least[3] >= items_3.probability);
}
