// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agnostic/relabel_simulation.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/agnostic/agnostic_learner.hpp"
#include "core/concept/families.hpp"

using namespace littlestone;

TEST_CASE("The share of rows in T is the largest that keeps the whole within epsilon", "[agnostic][relabel]") {
  for (const Rational& epsilon : {Rational(1, 10), Rational(1), Rational(3), Rational(10)}) {
    for (const std::uint64_t n : {1ULL, 10ULL, 13ULL, 14ULL, 100ULL, 1000ULL, 123457ULL, 1000000000ULL}) {
      const RelabelShares shares = relabel_shares(epsilon, n);
      CAPTURE(to_double(epsilon), n, shares.subset);
      CHECK(shares.subset <= n);
      const auto whole = [&](std::uint64_t m) {
        return relabel_privacy(shares.learner, 0, shares.selection, m, n).epsilon;
      };
      if (shares.subset > 0) CHECK(whole(shares.subset) <= to_double(epsilon) * (1 + 1e-12));
      if (shares.subset < n) CHECK(whole(shares.subset + 1) > to_double(epsilon) * (1 - 1e-9));
    }
  }
}

TEST_CASE("The simulation answers by the law of the agnostic learner on samples of the distribution",
          "[agnostic][relabel]") {
  // All 3^5 samples of 5 labelled rows by their chances, the exact law on each; ε = 4 puts 3 of the 5 rows into T.
  const ConceptClass concept_class = make_class("thresholds:3");
  const Distribution distribution = make_distribution(concept_class, "weights:1,2,1", 1);
  constexpr std::uint64_t n = 5;
  const RelabelShares shares = relabel_shares(4, n);
  REQUIRE(shares.subset == 3);
  AgnosticLearnerOptions options;
  options.subset = shares.subset;
  options.epsilon = shares.selection;
  options.learner_epsilon = shares.learner;
  std::vector<double> law(concept_class.size(), 0);
  for (std::size_t code = 0; code < 243; ++code) {
    Sample sample;
    double chance = 1;
    for (std::size_t i = 0, rest = code; i < n; ++i, rest /= 3) {
      const auto x = static_cast<PointIndex>(rest % 3);
      sample.push_back({x, distribution.target[x]});
      chance *= distribution.weights[x];
    }
    const std::vector<double> here = agnostic_exponential_law(concept_class, sample, options);
    for (std::size_t h = 0; h < law.size(); ++h) law[h] += chance * here[h];
  }
  constexpr int runs = 20'000;
  std::vector<int> counts(law.size(), 0);
  const SeedTree root(7);
  for (int r = 0; r < runs; ++r) {
    Engine engine = root.child(static_cast<std::uint64_t>(r)).engine();
    ++counts[*run_relabelled_learner(concept_class, distribution, n, 4, engine)];
  }
  // Each frequency within 5 standard deviations: a false alarm in fewer than 2 of 10^6 seeds.
  for (std::size_t h = 0; h < law.size(); ++h) {
    const double deviation = std::sqrt(law[h] * (1 - law[h]) / runs);
    CAPTURE(h, law[h], counts[h]);
    CHECK(std::abs(counts[h] / double{runs} - law[h]) < 5 * deviation);
  }
}

TEST_CASE("Where no row fits into T there is no answer and with many rows it is the target", "[agnostic][relabel]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  Engine engine = SeedTree(1).engine();
  CHECK_FALSE(run_relabelled_learner(concept_class, distribution, 10, 1, engine));
  for (int i = 0; i < 20; ++i) CHECK(run_relabelled_learner(concept_class, distribution, 1'000'000, 1, engine) == 2U);
}
