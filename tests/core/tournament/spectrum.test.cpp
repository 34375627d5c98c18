// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/spectrum.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/random/exact.hpp"
#include "core/tournament/globally_stable_learner.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;
using bridge::row_of;

namespace {

double distance(const SpectrumLevel& level, const std::map<oracle::Row, double>& law) {
  std::map<oracle::Row, double> rest = law;
  double largest = 0;
  for (const PredictorMass& predictor : level.predictors) rest[row_of(predictor.labels)] -= predictor.probability;
  for (const auto& [row, difference] : rest) largest = std::max(largest, std::abs(difference));
  return largest;
}

Spectrum spectrum_of(const std::string& text, const char* marginal, std::uint64_t target, std::uint64_t n, int levels) {
  const ConceptClass concept_class = make_class(text);
  SoaAutomaton soa(concept_class);
  return exact_spectrum(soa, make_distribution(concept_class, marginal, target), {n, levels});
}

}  // namespace

TEST_CASE("on every class on 3 points the spectrum is the enumerated law to 1e-12", "[tournament]") {
  int undefined = 0;
  int compared = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    for (const char* marginal : {"weights:3,1,2", "weights:0,1,4"}) {
      for (const auto& [n, levels] : {std::pair<int, int>{1, 2}, {2, 1}}) {
        const std::uint64_t target = (table.size() - 1) * static_cast<std::size_t>(n) / 2;
        const Distribution distribution = make_distribution(concept_class, marginal, target);
        const oracle::Distribution same = bridge::distribution_of(distribution);
        const Spectrum spectrum = exact_spectrum(soa, distribution, {static_cast<std::uint64_t>(n), levels});
        REQUIRE(spectrum.levels.size() == static_cast<std::size_t>(levels) + 1);
        for (const SpectrumLevel& level : spectrum.levels) {
          CAPTURE(table, marginal, n, level.level);
          const auto law = oracle::law_of_D_k(table, same, level.level, n);
          REQUIRE(level.defined == !law.empty());
          REQUIRE(distance(level, law) < 1e-12);
          if (level.defined) {
            REQUIRE(std::abs(level.rho - oracle::rho(table, same, level.level, n)) < 1e-12);
            double collision = 0;
            for (const auto& [row, probability] : law) collision += probability * probability;
            REQUIRE(std::abs(level.collision - collision) < 1e-12);
          }
          undefined += level.defined ? 0 : 1;
          ++compared;
        }
      }
    }
  }
  CHECK(compared == 255 * 2 * 5);
  CHECK(undefined > 100);
}

TEST_CASE("runs of G, from a sampler and from a dataset, have the mixture of the spectrum's levels as law",
          "[tournament]") {
  // 2 × 24 chi-square tests, each with a false-alarm rate of 1e-6, on fixed seeds. The cap is never reached in the
  // sampler; in the dataset a Fail has probability below 1e-6 and is required not to happen.
  constexpr int draws = 4000;
  int cases = 0;
  Engine engine = SeedTree(61).engine();
  for (const char* text : {"thresholds:8", "thresholds:5", "points:6", "cube:3", "random:9,6,2", "random:14,8,3"}) {
    const ConceptClass concept_class = make_class(text);
    for (const char* marginal : {"uniform", "geometric:0.6"}) {
      for (const std::uint64_t n : {std::uint64_t{1}, std::uint64_t{3}}) {
        const Distribution distribution = make_distribution(concept_class, marginal, concept_class.size() / 2);
        SoaAutomaton soa(concept_class);
        const int dimension = soa.dimension(SoaAutomaton::start());
        const int used = std::min(dimension, 2);
        const Spectrum spectrum = exact_spectrum(soa, distribution, {n, used});
        std::vector<Rational> weights(static_cast<std::size_t>(dimension) + 1, Rational(0));
        std::map<oracle::Row, double> expected;
        double sum = 0;
        for (int k = 0; k <= used; ++k) {
          const SpectrumLevel& level = spectrum.levels[static_cast<std::size_t>(k)];
          REQUIRE(level.defined);
          weights[static_cast<std::size_t>(k)] = k + 1;
          sum += k + 1;
          for (const PredictorMass& p : level.predictors) expected[row_of(p.labels)] += (k + 1) * p.probability;
        }
        for (auto& [row, probability] : expected) probability /= sum;

        std::map<oracle::Row, std::int64_t> sampled;
        SamplerSource sampler(soa, distribution, SeedTree(62).child(static_cast<std::uint64_t>(cases)));
        const StableLearnerOptions unbounded{n, std::uint64_t{1} << 50, weights};
        for (int i = 0; i < draws; ++i) {
          const StableRun run = run_stable_learner(soa, unbounded, sampler, engine);
          REQUIRE(run.predictor);
          ++sampled[row_of(soa.labels(*run.predictor))];
        }
        CAPTURE(text, marginal, n);
        CHECK(oracle::chi_square_p_value(sampled, expected) > oracle::false_alarm);

        std::map<oracle::Row, std::int64_t> given;
        const PointSampler points(distribution.weights);
        const StableLearnerOptions capped{n, 400 * n, weights};
        Sample batch(401 * n);
        for (int i = 0; i < draws / 4; ++i) {
          for (Example& example : batch) {
            example.point = points(engine);
            example.label = distribution.target[example.point];
          }
          DatasetSource source(soa, batch);
          const StableRun run = run_stable_learner(soa, capped, source, engine);
          REQUIRE(run.predictor);
          ++given[row_of(soa.labels(*run.predictor))];
        }
        CHECK(oracle::chi_square_p_value(given, expected) > oracle::false_alarm);
        ++cases;
      }
    }
  }
  CHECK(cases >= 20);
}

TEST_CASE("each level's law adds up to 1, and its blocks are those that G draws", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  SoaAutomaton soa(concept_class);
  const Spectrum spectrum = exact_spectrum(soa, distribution, {2, 3});
  REQUIRE_FALSE(spectrum.limited);
  for (const SpectrumLevel& level : spectrum.levels) {
    REQUIRE(level.defined);
    double sum = 0;
    for (const PredictorMass& predictor : level.predictors) sum += predictor.probability;
    CHECK(sum == Approx(1).epsilon(1e-13));
    CHECK(std::is_sorted(level.predictors.begin(), level.predictors.end(),
                         [](const auto& a, const auto& b) { return a.probability > b.probability; }));
  }
  CHECK(spectrum.levels[0].expected_blocks == 0);
  CHECK(spectrum.levels[1].expected_blocks == Approx(2 / (1 - spectrum.levels[0].collision)));
  // Mean over 20000 runs; the tolerance is 5 standard errors of a count whose deviation is below its mean · 2.
  SamplerSource source(soa, distribution, SeedTree(63));
  Engine coins = SeedTree(64).engine();
  const StableLearnerOptions options{2, std::uint64_t{1} << 50, {0, 0, 0, 1}};
  double blocks = 0;
  constexpr int runs = 20'000;
  for (int i = 0; i < runs; ++i) {
    std::uint64_t used = 0;
    REQUIRE(sample_tournament(soa, 3, options, source, coins, used));
    blocks += static_cast<double>(used) / 2;
  }
  const double mean = spectrum.levels[3].expected_blocks;
  CHECK(std::abs(blocks / runs - mean) < 5 * 2 * mean / std::sqrt(runs));
}

TEST_CASE("large blocks settle on the target, and many more examples change nothing", "[tournament]") {
  const Spectrum some = spectrum_of("thresholds:8", "uniform", 2, 20'000, 0);
  const Spectrum more = spectrum_of("thresholds:8", "uniform", 2, std::uint64_t{1} << 40, 0);
  CHECK(some.levels[0].largest() == Approx(1));
  CHECK(more.levels[0].largest() == Approx(some.levels[0].largest()));
}

TEST_CASE("no chance of a spectrum passes 1, and one predictor alone is sure", "[tournament]") {
  // Weights whose rounded shares add up to more than 1.
  const Spectrum spectrum = spectrum_of("table:110/100/101", "weights:5,2,1", 1, 2, 0);
  const SpectrumLevel& level = spectrum.levels.front();
  CHECK(level.largest() == 1);
  CHECK(level.collision == 1);
  CHECK(level.rho == 1);
}

TEST_CASE("a level that cannot be decided is undefined, and so is all above it", "[tournament]") {
  const Spectrum spectrum = spectrum_of("thresholds:4", "weights:0,1,0,0", 1, 3, 3);
  CHECK(spectrum.levels[0].defined);
  CHECK(spectrum.levels[0].collision == 1);
  CHECK_FALSE(spectrum.levels[1].defined);
  CHECK_FALSE(spectrum.levels[3].defined);
}

TEST_CASE("the spectrum says where its states run out, and stops on request", "[tournament]") {
  const ConceptClass concept_class = make_class("random:14,8,3");
  const Distribution distribution = make_distribution(concept_class, "uniform", 1);
  SoaAutomaton soa(concept_class);
  SpectrumOptions options{2, 3, 100};
  const Spectrum limited = exact_spectrum(soa, distribution, options);
  REQUIRE(limited.limited);
  CHECK(limited.levels.size() == static_cast<std::size_t>(*limited.limited));
  options.most_states = 200'000;
  CHECK_FALSE(exact_spectrum(soa, distribution, options).limited);
  const Spectrum stopped = exact_spectrum(soa, distribution, options, [](const Progress& progress) {
    return progress.done >= 1 ? Answer::stop : Answer::go_on;
  });
  CHECK(stopped.ended == Ended::stopped);
  CHECK(stopped.levels.size() == 1);
}

TEST_CASE("the first stable level is the first whose largest frequency reaches its threshold", "[tournament]") {
  const Spectrum spectrum = spectrum_of("thresholds:8", "uniform", 2, 2, 3);
  const double top = spectrum.levels[0].largest();
  const std::vector<double> low{top, 0.9, 0.9, 0.9};
  CHECK(first_stable_level(spectrum, low) == 0);
  const std::vector<double> second{top + 0.01, spectrum.levels[1].largest(), 0.9, 0.9};
  CHECK(first_stable_level(spectrum, second) == 1);
  const std::vector<double> never{1, 1, 1, 1};
  CHECK_FALSE(first_stable_level(spectrum, never));
}

TEST_CASE("spectrum options out of range are refused", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  SoaAutomaton soa(concept_class);
  const Distribution good = make_distribution(concept_class, "uniform", 0);
  CHECK_THROWS_AS(exact_spectrum(soa, good, {0, 1}), InputError);
  CHECK_THROWS_AS(exact_spectrum(soa, good, {~std::uint64_t{0}, 1}), InputError);
  CHECK_THROWS_AS(exact_spectrum(soa, good, {1, -1}), InputError);
  CHECK_THROWS_AS(exact_spectrum(soa, good, {1, 65}), InputError);
  CHECK_THROWS_AS(exact_spectrum(soa, {{1.0}, LabelVector(1)}, {1, 1}), InputError);
}
