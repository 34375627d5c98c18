// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/cap_law.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "core/concept/families.hpp"
#include "core/tournament/spectrum.hpp"
#include "core/tournament/vote_law.hpp"

using namespace littlestone;

namespace {

std::vector<CapChance> chances_of(const Spectrum& spectrum, std::uint64_t n, std::uint64_t cap) {
  std::vector<double> collisions;
  for (std::size_t k = 0; k + 1 < spectrum.levels.size(); ++k) collisions.push_back(spectrum.levels[k].collision);
  return *chances_under_cap(collisions, n, cap);
}

}  // namespace

TEST_CASE("the chance to reach level 1 is that of one contest in R pairs of blocks", "[tournament]") {
  for (const double collision : {0.0, 0.25, 0.9, 1.0}) {
    for (const std::uint64_t pairs : {0U, 1U, 2U, 7U, 50U}) {
      for (const std::uint64_t n : {1U, 3U}) {
        for (const std::uint64_t rest : {std::uint64_t{0}, 2 * n - 1}) {  // what is left of the cap is of no use
          const std::vector<double> collisions = {collision};
          const auto chances = *chances_under_cap(collisions, n, 2 * n * pairs + rest);
          CAPTURE(collision, pairs, n, rest);
          REQUIRE(chances.size() == 2);
          CHECK(chances[0].reach == 1);
          CHECK(chances[0].fail == 0);
          const double fail = std::pow(collision, static_cast<double>(pairs));
          CHECK(chances[1].fail == Approx(fail).epsilon(1e-13));
          CHECK(chances[1].reach == Approx(1 - fail).epsilon(1e-13).margin(1e-15));
        }
      }
    }
  }
}

TEST_CASE("level 1 of three points under four blocks fails with the chance that rationals give", "[tournament]") {
  // STABILITY S2.5: P_1 = 277056/390625 at n = 2, D = (1/5, 4/5, 0), target +−−.
  const ConceptClass concept_class = make_class("points:3");
  const Distribution distribution = make_distribution(concept_class, "weights:1,4,0", 0);
  REQUIRE(distribution.target.to_string() == "+--");
  SoaAutomaton soa(concept_class);
  const Spectrum spectrum = exact_spectrum(soa, distribution, {2, 1});
  const auto chances = chances_of(spectrum, 2, 8);
  CHECK(chances[1].reach == Approx(277056.0 / 390625).epsilon(1e-14));
  // G with the levels 2/5 and 3/5 gives the target with 21161106/48828125.
  double target = 0;
  for (const SpectrumLevel& level : spectrum.levels) {
    for (const PredictorMass& predictor : level.predictors) {
      if (predictor.labels == distribution.target) {
        target += (level.level == 0 ? 0.4 : 0.6 * chances[1].reach) * predictor.probability;
      }
    }
  }
  CHECK(target == Approx(21161106.0 / 48828125).epsilon(1e-14));
}

TEST_CASE("the cap thins each level's law and does not change it", "[tournament]") {
  // The law of G by dynamic programming over states and blocks, which knows nothing of the independence.
  int compared = 0;
  for (const char* text : {"thresholds:4", "points:4", "cube:2", "thresholds:8", "random:9,6,2"}) {
    const ConceptClass concept_class = make_class(text);
    const Distribution distribution = make_distribution(concept_class, "geometric:0.6", concept_class.size() / 2);
    SoaAutomaton soa(concept_class);
    const int dimension = soa.dimension(SoaAutomaton::start());
    for (const std::uint64_t n : {2U, 5U}) {
      const Spectrum spectrum = exact_spectrum(soa, distribution, {n, dimension});
      for (const std::uint64_t blocks : {0U, 2U, 5U, 12U, 40U}) {
        const auto chances = chances_of(spectrum, n, n * blocks);
        for (int k = 0; k <= dimension; ++k) {
          StableLearnerOptions options{n, n * blocks,
                                       std::vector<Rational>(static_cast<std::size_t>(dimension) + 1, 0)};
          options.levels[static_cast<std::size_t>(k)] = 1;
          SoaAutomaton fresh(concept_class);
          const auto law = exact_vote_law(fresh, distribution, options);
          REQUIRE(law);
          const auto level = static_cast<std::size_t>(k);
          CAPTURE(text, n, blocks, k);
          REQUIRE(law->fail == Approx(chances[level].fail).epsilon(1e-9).margin(1e-12));
          REQUIRE(chances[level].reach + chances[level].fail == Approx(1).epsilon(1e-12));
          std::map<std::string, double> expected;
          for (const PredictorMass& predictor : spectrum.levels[level].predictors) {
            expected[predictor.labels.to_string()] = chances[level].reach * predictor.probability;
          }
          for (const PredictorMass& predictor : law->predictors) {
            REQUIRE(predictor.probability ==
                    Approx(expected[predictor.labels.to_string()]).epsilon(1e-9).margin(1e-12));
          }
          ++compared;
        }
      }
    }
  }
  CHECK(compared > 100);
}

TEST_CASE("a contest that is never decided fails every level above it", "[tournament]") {
  const std::vector<double> collisions = {0.5, 1.0, 0.5};
  const auto chances = *chances_under_cap(collisions, 1, 40);
  CHECK(chances[1].fail < 1e-5);
  CHECK(chances[2].fail == 1);
  CHECK(chances[2].reach == 0);
  CHECK(chances[3].fail == 1);
}

TEST_CASE("a rare failure keeps its digits", "[tournament]") {
  const std::vector<double> collisions = {0.001};
  CHECK((*chances_under_cap(collisions, 1, 200))[1].fail == Approx(1e-300).epsilon(1e-12));
}

TEST_CASE("more pairs of blocks than are computed have no chances", "[tournament]") {
  const std::vector<double> none;
  CHECK(chances_under_cap(none, 1, 2 * most_pairs_of_blocks + 1));
  CHECK_FALSE(chances_under_cap(none, 1, 2 * most_pairs_of_blocks + 2));
}
