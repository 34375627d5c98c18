// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/cap_law.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/base/rational.hpp"
#include "core/concept/families.hpp"
#include "core/tournament/pairs_law.hpp"
#include "core/tournament/spectrum.hpp"
#include "core/tournament/vote_law.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

std::vector<CapChance> chances_of(const Spectrum& spectrum, std::uint64_t n, std::uint64_t cap) {
  std::vector<double> collisions;
  for (std::size_t k = 0; k + 1 < spectrum.levels.size(); ++k) collisions.push_back(spectrum.levels[k].collision);
  return *chances_under_cap(collisions, n, cap);
}

// The law of S ~ D_k, n = 1, together with the pairs of blocks that are drawn for it, up to `most` of them: by listing
// all rounds, in fractions.
using SamplePairsLaw = std::map<std::pair<oracle::Sequence, std::size_t>, Rational>;

SamplePairsLaw sample_pairs_law(const oracle::Table& table, const std::vector<Rational>& weights,
                                const oracle::Row& target, int level, std::size_t most) {
  struct OneSide {
    oracle::Sequence sample;
    oracle::Row rule;
    std::size_t pairs;
    Rational chance;
  };
  SamplePairsLaw law{{{{}, 0}, 1}};
  for (int k = 0; k < level; ++k) {
    std::vector<OneSide> sides;
    for (const auto& [drawn, chance] : law) {
      for (std::size_t x = 0; x < weights.size(); ++x) {
        if (weights[x] == 0) continue;
        oracle::Sequence longer = drawn.first;
        longer.push_back({static_cast<int>(x), target[x]});
        sides.push_back({longer, oracle::soa(table, longer), drawn.second, chance * weights[x]});
      }
    }
    std::vector<Rational> tied(most + 1, 0);
    SamplePairsLaw decided;
    for (const OneSide& a : sides) {
      for (const OneSide& b : sides) {
        const std::size_t pairs = a.pairs + b.pairs + 1;
        if (pairs > most) continue;
        const Rational chance = a.chance * b.chance;
        const auto [x, other] = std::mismatch(a.rule.begin(), a.rule.end(), b.rule.begin());
        if (x == a.rule.end()) {
          tied[pairs] += chance;
          continue;
        }
        for (const int y : {-1, 1}) {
          oracle::Sequence winner = *x != y ? a.sample : b.sample;
          winner.push_back({static_cast<int>(x - a.rule.begin()), y});
          decided[{winner, pairs}] += chance / 2;
        }
      }
    }
    std::vector<Rational> before(most + 1, 0);  // by their pairs: any number of rounds that tie
    before[0] = 1;
    for (std::size_t r = 1; r <= most; ++r) {
      for (std::size_t i = 1; i <= r; ++i) before[r] += tied[i] * before[r - i];
    }
    law.clear();
    for (const auto& [drawn, chance] : decided) {
      for (std::size_t r = 0; drawn.second + r <= most; ++r) {
        if (before[r] != 0) law[{drawn.first, drawn.second + r}] += chance * before[r];
      }
    }
  }
  return law;
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

TEST_CASE("in fractions the chances to reach a level and to fail on the way add up to exactly 1", "[tournament]") {
  Engine engine = SeedTree(44).engine();
  for (int i = 0; i < 60; ++i) {
    const std::size_t pairs = engine() % 9;
    auto law = detail::PairsLaw<Rational>::none(pairs);
    std::vector<double> collisions;
    std::vector<Rational> reaches = {1};
    for (int k = 0; k < 3; ++k) {
      const Rational collision(engine() % 8, 7);
      law = until_decided(round_of(law), collision);
      CAPTURE(pairs, k, to_string(collision));
      REQUIRE(law.reach() + law.more == 1);
      collisions.push_back(to_double(collision));
      reaches.push_back(law.reach());
    }
    const auto chances = *chances_under_cap(collisions, 1, 2 * pairs);
    for (std::size_t k = 0; k < reaches.size(); ++k) {
      REQUIRE(chances[k].reach == Approx(to_double(reaches[k])).epsilon(1e-13).margin(1e-15));
      REQUIRE(chances[k].fail == Approx(to_double(Rational(1 - reaches[k]))).epsilon(1e-13).margin(1e-15));
    }
  }
}

TEST_CASE("samples and the pairs of blocks drawn for them are independent, with the laws q_k and P_k", "[tournament]") {
  constexpr std::size_t most = 6;
  for (const char* name : {"points:3", "cube:2", "table:111/011/001/000", "thresholds:4"}) {
    const ConceptClass concept_class = make_class(name);
    const oracle::Table table = bridge::table_of(concept_class);
    std::vector<Rational> weights = {Rational(1, 2), Rational(1, 3), Rational(1, 6), Rational(0)};
    if (concept_class.points() == 2) weights = {Rational(2, 3), Rational(1, 3)};
    weights.resize(concept_class.points());
    Distribution distribution{{}, concept_class.row(1)};
    for (const Rational& weight : weights) distribution.weights.push_back(to_double(weight));
    SoaAutomaton soa(concept_class);
    const int dimension = std::min(2, soa.dimension(SoaAutomaton::start()));
    const Spectrum spectrum = exact_spectrum(soa, distribution, {1, dimension});
    for (int k = 1; k <= dimension; ++k) {
      const SamplePairsLaw joint = sample_pairs_law(table, weights, table[1], k, most);
      std::map<oracle::Sequence, Rational> of_sample;
      std::vector<Rational> of_pairs(most + 1, 0);
      Rational all = 0;
      for (const auto& [drawn, chance] : joint) {
        of_sample[drawn.first] += chance;
        of_pairs[drawn.second] += chance;
        all += chance;
      }
      CAPTURE(name, k);
      REQUIRE(of_sample.size() >= 2);
      const auto least = (std::size_t{1} << static_cast<unsigned>(k)) - 1;
      for (std::size_t r = 0; r <= most; ++r) {
        REQUIRE((of_pairs[r] > 0) == (r >= least));
        for (const auto& [sample, chance] : of_sample) {
          const auto both = joint.find({sample, r});
          REQUIRE((both == joint.end() ? Rational(0) : both->second) * all == chance * of_pairs[r]);
        }
      }
      // The same of the program: P_k, and q_k thinned by it.
      Rational reach = 0;
      for (std::size_t r = 0; r <= most; ++r) {
        reach += of_pairs[r];
        const CapChance told = chances_of(spectrum, 1, 2 * r)[static_cast<std::size_t>(k)];
        REQUIRE(told.reach == Approx(to_double(reach)).epsilon(1e-12).margin(1e-15));
        std::map<std::string, double> listed;
        for (const auto& [drawn, chance] : joint) {
          if (drawn.second > r) continue;
          for (std::size_t x = 0; x < weights.size(); ++x) {
            oracle::Sequence longer = drawn.first;
            longer.push_back({static_cast<int>(x), table[1][x]});
            if (weights[x] == 0) continue;
            listed[bridge::labels_of(oracle::soa(table, longer)).to_string()] +=
                to_double(Rational(chance * weights[x]));
          }
        }
        const auto& predictors = spectrum.levels[static_cast<std::size_t>(k)].predictors;
        REQUIRE(listed.size() == (r < least ? 0 : predictors.size()));
        for (const PredictorMass& one : predictors) {
          REQUIRE(listed[one.labels.to_string()] == Approx(told.reach * one.probability).epsilon(1e-12).margin(1e-15));
        }
      }
    }
  }
}

TEST_CASE("runs of G give each predictor P_k q_k of the time, level by level", "[tournament]") {
  // Four deviations, and one run more: a false alarm of 7e-5 a predictor, some hundred of them, on fixed seeds.
  constexpr int runs = 6000;
  const auto near = [](int seen, double chance) {
    return std::abs(seen - runs * chance) <= 4 * std::sqrt(runs * chance * (1 - chance)) + 1;
  };
  std::uint64_t seed = 0;
  for (const char* name : {"thresholds:8", "cube:3", "points:4"}) {
    const ConceptClass concept_class = make_class(name);
    const Distribution distribution = make_distribution(concept_class, "geometric:0.6", 2);
    SoaAutomaton soa(concept_class);
    const auto levels = static_cast<std::size_t>(soa.dimension(SoaAutomaton::start())) + 1;
    const Spectrum spectrum = exact_spectrum(soa, distribution, {2, static_cast<int>(levels) - 1});
    for (const std::uint64_t cap : {13U, 48U}) {
      const auto chances = chances_of(spectrum, 2, cap);
      for (std::size_t k = 0; k < levels; ++k) {
        StableLearnerOptions options{2, cap, std::vector<Rational>(levels, 0)};
        options.levels[k] = 1;
        SamplerSource source(soa, distribution, SeedTree(73).child(++seed));
        Engine coins = SeedTree(74).child(seed).engine();
        int failed = 0;
        std::map<std::string, int> seen;
        for (int i = 0; i < runs; ++i) {
          const StableRun run = run_stable_learner(soa, options, source, coins);
          if (run.predictor) {
            ++seen[soa.labels(*run.predictor).to_string()];
          } else {
            ++failed;
          }
        }
        CAPTURE(name, cap, k, failed, chances[k].fail);
        CHECK(near(failed, chances[k].fail));
        int listed = failed;
        for (const PredictorMass& one : spectrum.levels[k].predictors) {
          const int count = seen[one.labels.to_string()];
          CAPTURE(one.labels.to_string(), count, one.probability);
          CHECK(near(count, chances[k].reach * one.probability));
          listed += count;
        }
        CHECK(listed == runs);
      }
    }
  }
}

TEST_CASE("a capped G on four thresholds says its two most likely predictors as often as STABILITY S1.2 has it",
          "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  const Distribution distribution = make_distribution(concept_class, "weights:2,3,1,4", 1);
  SoaAutomaton soa(concept_class);
  const Spectrum spectrum = exact_spectrum(soa, distribution, {2, 2});
  const auto chances = chances_of(spectrum, 2, 12);
  const double weights[] = {3. / 9, 2. / 9, 4. / 9};
  std::map<std::string, double> votes;
  double fail = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    fail += weights[k] * chances[k].fail;
    for (const PredictorMass& one : spectrum.levels[k].predictors) {
      votes[one.labels.to_string()] += weights[k] * chances[k].reach * one.probability;
    }
  }
  std::vector<double> falling;
  for (const auto& [labels, chance] : votes) falling.push_back(chance);
  std::sort(falling.rbegin(), falling.rend());
  CHECK(falling[0] == Approx(.37279).epsilon(0).margin(5.1e-6));
  CHECK(falling[1] == Approx(.18940).epsilon(0).margin(5.1e-6));
  CHECK(fail == Approx(.43781).epsilon(0).margin(5.1e-6));
}

TEST_CASE("where contests collide as often as the thresholds allow, the cap suffices as often as STABILITY S1.4 has it",
          "[tournament]") {
  // u_k = τ_k/ρ_k with the ρ of that table, ρ_{k+1} = ρ_k (ρ_k − τ_k)/2; P_k and η = 1/Σ 1/(τ_k P_k), τ_d = ρ_d.
  struct Row {
    std::vector<double> shares;
    std::vector<double> reach;
    double eta;
    double digit;  // of η
  };
  const std::vector<Row> rows = {{{1. / 3}, {1, .6667}, .13333, 1e-5},
                                 {{.09278, .21309}, {1, .9992, .7435}, .02649, 1e-5},
                                 {{.02151, .04867, .15647}, {1, 1, .9993, .8580}, .00279, 1e-5},
                                 {{.001257655, .002873969, .009262570, .05487562}, {}, 2.4092e-5, 1e-9}};
  for (const Row& row : rows) {
    std::vector<double> tau;
    double rho = 1;
    for (const double share : row.shares) {
      tau.push_back(share * rho);
      rho = rho * (rho - tau.back()) / 2;
    }
    const std::size_t d = tau.size();
    const auto chances = *chances_under_cap(tau, 1, 2 * ((std::uint64_t{1} << d) - 1));
    CAPTURE(d);
    for (std::size_t k = 0; k < row.reach.size(); ++k) {
      CHECK(chances[k].reach == Approx(row.reach[k]).epsilon(0).margin(5.1e-5));
    }
    tau.push_back(rho);
    double sum = 0;
    for (std::size_t k = 0; k <= d; ++k) sum += 1 / (tau[k] * chances[k].reach);
    CHECK(1 / sum == Approx(row.eta).epsilon(0).margin(.51 * row.digit));
  }
}
