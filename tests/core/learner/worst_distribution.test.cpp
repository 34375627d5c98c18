// SPDX-License-Identifier: GPL-3.0-or-later
// The sharp constants' claim that some level has a frequent predictor, against distributions searched to break it.
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdio>

#include "core/concept/families.hpp"
#include "core/learner/constants.hpp"
#include "core/tournament/spectrum.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

const std::vector<double>& thresholds_of(int dimension) {
  static std::array<std::vector<double>, 5> known;
  auto& tau = known[static_cast<std::size_t>(dimension)];
  if (tau.empty()) {
    AccuracyGoal goal;
    goal.dimension = dimension;
    tau = sharp_constants(goal).thresholds;
  }
  return tau;
}

// How far a distribution leaves the claim from being false: both are at least 1 if the proof is right.
struct Margin {
  double level = 0;  // max_k max_f q_k(f)/τ_k
  double mixed = 0;  // max_f Σ_k w_k q_k(f) over 1/Σ(1/τ_k), with w_k ∝ 1/τ_k: of Pr[G = f] over its bound, without cap
};

Margin margin_of(SoaAutomaton& soa, const Distribution& distribution, std::uint64_t n, int dimension) {
  const std::vector<double>& tau = thresholds_of(dimension);
  const Spectrum spectrum = exact_spectrum(soa, distribution, {n, dimension});
  Margin margin;
  std::map<std::string, double> mixed;
  for (const SpectrumLevel& level : spectrum.levels) {
    if (!level.defined) break;
    const double bound = tau[static_cast<std::size_t>(level.level)];
    margin.level = std::max(margin.level, level.largest() / bound);
    for (const PredictorMass& predictor : level.predictors) {
      mixed[predictor.labels.to_string()] += predictor.probability / bound;
    }
    if (level.level == 0) continue;
    const SpectrumLevel& below = spectrum.levels[static_cast<std::size_t>(level.level) - 1];
    if (below.largest() < below.rho) {
      const double bound_of_rho = below.rho * (below.rho - below.largest()) / (2 * (1 - below.largest() * below.rho));
      REQUIRE(level.rho >= bound_of_rho - 1e-12);
    }
  }
  for (const auto& [labels, sum] : mixed) margin.mixed = std::max(margin.mixed, sum);
  return margin;
}

struct Found {
  double value = 1e300;
  std::vector<double> weights;
  std::uint64_t n = 1;
  std::uint64_t target = 0;
  std::string name;
};

// Random restarts, then steps that change one weight, the block size or the target and are kept when `part` of the
// margin falls.
void search(const std::string& name, const ConceptClass& concept_class, double Margin::*part, std::uint64_t restarts,
            std::uint64_t steps, std::uint64_t largest_n, Engine& engine, Found& worst) {
  SoaAutomaton soa(concept_class);
  const int dimension = soa.dimension(SoaAutomaton::start());
  const auto uniform = [&] { return static_cast<double>(engine() >> 11) * 0x1p-53; };
  const auto below = [&](std::uint64_t bound) { return engine() % bound; };
  for (std::uint64_t restart = 0; restart < restarts; ++restart) {
    Found here;
    here.name = name;
    here.n = 1 + below(largest_n);
    here.target = below(concept_class.size());
    for (std::size_t x = 0; x < concept_class.points(); ++x) {
      here.weights.push_back(restart == 0 ? 1 : std::exp(4 * uniform() - 2));
    }
    for (std::uint64_t step = 0; step <= steps; ++step) {
      Found next = here;
      if (step > 0) {
        const std::uint64_t kind = below(8);
        if (kind == 0) next.n = 1 + below(largest_n);
        if (kind == 1) next.target = below(concept_class.size());
        if (kind > 1) next.weights[below(next.weights.size())] *= std::exp(2 * uniform() - 1);
      }
      Distribution distribution{next.weights, concept_class.row(static_cast<HypothesisIndex>(next.target))};
      double sum = 0;
      for (const double weight : next.weights) sum += weight;
      for (double& weight : distribution.weights) weight /= sum;
      const Margin margin = margin_of(soa, distribution, next.n, dimension);
      CAPTURE(name, next.weights, next.n, next.target);
      REQUIRE(margin.level >= 1);
      REQUIRE(margin.mixed >= 1);
      next.value = margin.*part;
      if (next.value <= here.value) here = next;
    }
    if (here.value < worst.value) worst = here;
  }
}

ConceptClass random_class(std::size_t points, Engine& engine) {
  oracle::Table table;
  const std::uint64_t rows = 2 + engine() % 14;
  std::set<oracle::Row> distinct;
  for (std::uint64_t i = 0; i < rows; ++i) {
    oracle::Row row;
    for (std::size_t x = 0; x < points; ++x) row.push_back(engine.coin() ? 1 : -1);
    if (distinct.insert(row).second) table.push_back(row);
  }
  return bridge::class_of(table);
}

}  // namespace

TEST_CASE("a seeded sample of classes on 4 and 5 points, each with a searched distribution, keeps the sharp bounds",
          "[learner]") {
  Engine engine = SeedTree(91).engine();
  std::array<Found, 4> worst;
  for (int i = 0; i < 60; ++i) {
    const std::size_t points = 4 + static_cast<std::size_t>(i % 2);
    const ConceptClass concept_class = random_class(points, engine);
    SoaAutomaton soa(concept_class);
    const int dimension = soa.dimension(SoaAutomaton::start());
    if (dimension < 1 || dimension > 3) continue;
    search("random", concept_class, &Margin::level, 2, 8, 5, engine, worst[static_cast<std::size_t>(dimension)]);
  }
  for (int dimension = 1; dimension <= 3; ++dimension) {  // each was met; for d = 0 there is nothing to search
    CHECK(worst[static_cast<std::size_t>(dimension)].value < 1e300);
  }
}

TEST_CASE("the worst distribution a long search finds, beside the sharp bounds", "[.search]") {
  // The numbers that resources/help/sharp-constants.md quotes.
  Engine engine = SeedTree(92).engine();
  const std::vector<std::string> names = {
      "points:3",     "points:5",     "points:8",     "thresholds:2", "thresholds:3", "thresholds:4",
      "thresholds:6", "thresholds:7", "thresholds:8", "cube:1",       "cube:2",       "cube:3",
      "intervals:3",  "intervals:4",  "intervals:5",  "subsets:5,2",  "subsets:6,2"};
  for (double Margin::*part : {&Margin::level, &Margin::mixed}) {
    std::array<Found, 4> worst;
    const auto run = [&](const std::string& name, const ConceptClass& concept_class, std::uint64_t restarts,
                         std::uint64_t steps) {
      SoaAutomaton soa(concept_class);
      const int dimension = soa.dimension(SoaAutomaton::start());
      if (dimension < 1 || dimension > 3) return;
      search(name, concept_class, part, restarts, steps, 12, engine, worst[static_cast<std::size_t>(dimension)]);
    };
    for (const std::string& name : names) run(name, make_class(name), 6, 150);
    for (int i = 0; i < 300; ++i) {
      run("random", random_class(3 + static_cast<std::size_t>(i % 4), engine), 2, 40);
    }
    for (int dimension = 1; dimension <= 3; ++dimension) {
      const Found& found = worst[static_cast<std::size_t>(dimension)];
      std::printf("d = %d, %s: %.3f on %s, n = %llu, target %llu, weights", dimension,
                  part == &Margin::level ? "level" : "mixed", found.value, found.name.c_str(),
                  static_cast<unsigned long long>(found.n), static_cast<unsigned long long>(found.target));
      double sum = 0;
      for (const double weight : found.weights) sum += weight;
      for (const double weight : found.weights) std::printf(" %.3f", weight / sum);
      std::printf("\n");
      CHECK(found.value < 1e300);  // a class of this dimension was met
    }
  }
}
