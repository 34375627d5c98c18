// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/vote_law.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;
using bridge::row_of;

namespace {

// The largest difference of a probability, Fail included.
double distance(const VoteLaw& law, const oracle::TruncatedLaw& expected) {
  std::map<oracle::Row, double> rest = expected.predictors;
  double largest = std::abs(law.fail - expected.fail);
  for (const PredictorMass& predictor : law.predictors) rest[row_of(predictor.labels)] -= predictor.probability;
  for (const auto& [row, difference] : rest) largest = std::max(largest, std::abs(difference));
  return largest;
}

std::optional<VoteLaw> law_of(const ConceptClass& concept_class, const Distribution& distribution,
                              const StableLearnerOptions& options, const VoteLawLimits& limits = {}) {
  SoaAutomaton soa(concept_class);
  return exact_vote_law(soa, distribution, options, limits);
}

}  // namespace

TEST_CASE("on every class on 3 points the law of a capped vote is the enumerated one to 1e-12", "[tournament]") {
  int compared = 0;
  int can_fail = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    const Distribution distribution = make_distribution(concept_class, "weights:3,1,2", table.size() / 2);
    SoaAutomaton soa(concept_class);
    const auto levels = static_cast<std::size_t>(soa.dimension(SoaAutomaton::start())) + 1;
    // A cap below one pairing, one that is no whole number of blocks, and one that lets level 2 be drawn.
    for (const auto& [n, cap] : {std::pair<int, int>{1, 0}, {1, 5}, {2, 9}, {1, 8}}) {
      std::vector<Rational> weights;
      std::vector<double> same;
      for (std::size_t k = 0; k < levels; ++k) {
        weights.emplace_back(2 * k + 1, 3);
        same.push_back(static_cast<double>(2 * k + 1));
      }
      CAPTURE(table, n, cap);
      const auto expected = oracle::law_of_G(table, bridge::distribution_of(distribution), same, n, cap);
      const auto law = law_of(concept_class, distribution,
                              {static_cast<std::uint64_t>(n), static_cast<std::uint64_t>(cap), weights});
      REQUIRE(law);
      REQUIRE(distance(*law, expected) < 1e-12);
      // G*: where the tournament fails, SOA(T).
      oracle::TruncatedLaw patched = oracle::law_of_truncated(table, bridge::distribution_of(distribution), 0, n, cap);
      for (auto& [row, probability] : patched.predictors) probability *= expected.fail;
      for (const auto& [row, probability] : expected.predictors) patched.predictors[row] += probability;
      const auto always =
          law_of(concept_class, distribution,
                 {static_cast<std::uint64_t>(n), static_cast<std::uint64_t>(cap), weights, OnFail::soa});
      REQUIRE(always);
      REQUIRE(distance(*always, patched) < 1e-12);
      REQUIRE(always->fail == 0);
      REQUIRE(std::abs(always->sample_fails - expected.fail) < 1e-12);
      can_fail += expected.fail > 0 && expected.fail < 1 ? 1 : 0;
      ++compared;
    }
  }
  CHECK(compared == 255 * 4);
  CHECK(can_fail > 500);
}

TEST_CASE("the laws of G and G* on three points and on thresholds are those that rationals give", "[tournament]") {
  // STABILITY S2.5; numbers with a slash are exact.
  struct Case {
    const char* name;
    const char* marginal;
    const char* target;
    StableLearnerOptions options;
    std::map<std::string, double> law;
    double digits;
  };
  const std::vector<Rational> two = {2, 3};
  const std::vector<Rational> three = {parse_rational("", "0.30013702"), parse_rational("", "0.30753998"),
                                       parse_rational("", "0.392323")};
  const std::vector<Case> cases = {
      {"points:3",
       "weights:1,4,0",
       "+--",
       {2, 8, two},
       {{"+--", 21161106.0 / 48828125}, {"---", 19149344.0 / 48828125}},
       1e-14},
      {"points:3",
       "weights:1,4,0",
       "+--",
       {2, 8, two, OnFail::soa},
       {{"+--", 24227469.0 / 48828125}, {"---", 24600656.0 / 48828125}},
       1e-14},
      {"points:3", "weights:1,9,0", "+--", {4, 16, two}, {{"+--", .4193316975}, {"---", .4000026243}}, 1e-10},
      {"points:3",
       "weights:1,9,0",
       "+--",
       {4, 16, two, OnFail::soa},
       {{"+--", .4814626243}, {"---", .5185373757}},
       1e-10},
      {"thresholds:4",
       "weights:110,0,135,755",
       "++++",
       {2, 32, three},
       {{"++++", .2930403892}, {"-+++", .2910308606}, {"--++", .2574501424}, {"+-++", .0640105570}},
       1e-9},
      {"thresholds:4",
       "weights:110,0,135,755",
       "++++",
       {2, 32, three, OnFail::soa},
       {{"++++", .3126802970}, {"-+++", .3120098530}, {"--++", .3112992930}, {"+-++", .0640105570}},
       1e-9}};
  for (const Case& one : cases) {
    const ConceptClass concept_class = make_class(one.name);
    std::size_t target = 0;
    while (concept_class.row(static_cast<HypothesisIndex>(target)).to_string() != one.target) ++target;
    const auto law = law_of(concept_class, make_distribution(concept_class, one.marginal, target), one.options);
    REQUIRE(law);
    REQUIRE(law->predictors.size() == one.law.size());
    for (const PredictorMass& predictor : law->predictors) {
      CAPTURE(one.name, predictor.labels.to_string(), one.options.on_fail == OnFail::soa);
      REQUIRE(predictor.probability == Approx(one.law.at(predictor.labels.to_string())).epsilon(0).margin(one.digits));
    }
  }
}

TEST_CASE("two batches of the gallery vote the same as often as enumeration says, without a shared die",
          "[tournament]") {
  struct Case {
    const char* class_text;
    const char* marginal;
    std::uint64_t target;
    std::uint64_t auxiliary;
    std::uint64_t cap;
    // STABILITY S3.6: of SOA(T), G and G*; Fail of G; the most frequent vote of G and of G*.
    double consistent, same, same_star, fail, most, most_star;
  };
  for (const Case& one : {Case{"points:16", "geometric:0.7", 8, 8, 64, .6917, .5854, .7399, .1145, .7536, .8463},
                          Case{"thresholds:8", "uniform", 2, 2, 64, .2285, .2070, .2406, .0822, .3644, .3836},
                          Case{"thresholds:8", "uniform", 0, 2, 64, .2705, .2271, .2781, .1059, .3254, .3632},
                          Case{"cube:3", "weights:4,2,1", 5, 3, 96, .4705, .2657, .4596, .2574, .4162, .4973},
                          Case{"intervals:8", "uniform", 20, 2, 64, .0952, .0780, .0985, .1521, .2082, .2177},
                          Case{"cube:4", "uniform", 15, 2, 96, .1094, .1116, .1213, .1145, .2815, .2815}}) {
    CAPTURE(one.class_text, one.target);
    const ConceptClass concept_class = make_class(one.class_text);
    const Distribution distribution = make_distribution(concept_class, one.marginal, one.target);
    SoaAutomaton soa(concept_class);
    const auto levels = static_cast<std::size_t>(soa.dimension(SoaAutomaton::start())) + 1;
    const StableLearnerOptions options{one.auxiliary, one.cap, std::vector<Rational>(levels, Rational(1))};
    StableLearnerOptions star = options;
    star.on_fail = OnFail::soa;
    const auto law = law_of(concept_class, distribution, options);
    const auto star_law = law_of(concept_class, distribution, star);
    REQUIRE(law);
    REQUIRE(star_law);
    const auto is = [](double chance) { return Approx(chance).epsilon(0).margin(5.01e-5); };
    CHECK(exact_spectrum(soa, distribution, {one.auxiliary, 0}).levels[0].collision == is(one.consistent));
    CHECK(law->same() == is(one.same));
    CHECK(star_law->same() == is(one.same_star));
    CHECK(law->fail == is(one.fail));
    CHECK(law->predictors[0].probability == is(one.most));
    CHECK(star_law->predictors[0].probability == is(one.most_star));
  }
}

TEST_CASE("runs of G, capped, from a sampler have the exact law of the vote", "[tournament]") {
  // 16 chi-square tests with a false-alarm rate of 1e-6 each, on fixed seeds.
  for (const char* text : {"thresholds:8", "cube:3", "points:6", "random:9,6,2"}) {
    for (const auto& [cap, on_fail] :
         {std::pair(std::uint64_t{13}, OnFail::fail), {64, OnFail::fail}, {13, OnFail::soa}, {64, OnFail::soa}}) {
      const ConceptClass concept_class = make_class(text);
      const Distribution distribution = make_distribution(concept_class, "geometric:0.6", 2);
      SoaAutomaton soa(concept_class);
      const auto levels = static_cast<std::size_t>(soa.dimension(SoaAutomaton::start())) + 1;
      const StableLearnerOptions options{2, cap, std::vector<Rational>(levels, Rational(1)), on_fail};
      const auto law = law_of(concept_class, distribution, options);
      REQUIRE(law);
      std::map<std::string, double> expected{{"Fail", law->fail}};
      for (const PredictorMass& predictor : law->predictors)
        expected[predictor.labels.to_string()] = predictor.probability;
      std::map<std::string, std::int64_t> seen;
      SamplerSource source(soa, distribution, SeedTree(71));
      Engine coins = SeedTree(72).engine();
      std::map<bool, std::int64_t> failed;
      for (int i = 0; i < 20'000; ++i) {
        const StableRun run = run_stable_learner(soa, options, source, coins);
        ++failed[run.failed];
        ++seen[run.predictor ? soa.labels(*run.predictor).to_string() : "Fail"];
      }
      CAPTURE(text, cap, on_fail == OnFail::soa);
      CHECK(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);
      const std::map<bool, double> fails = {{false, 1 - law->sample_fails}, {true, law->sample_fails}};
      if (law->sample_fails < 1e-3) continue;  // too rare to be seen
      CHECK(oracle::chi_square_p_value(failed, fails) > oracle::false_alarm);
    }
  }
}

TEST_CASE("without a cap that matters the law of a vote is the mixture of the spectrum's levels", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  SoaAutomaton soa(concept_class);
  const Spectrum spectrum = exact_spectrum(soa, distribution, {3, 3});
  const auto law = law_of(concept_class, distribution, {3, 3000, {0, 1, 0, 3}});
  REQUIRE(law);
  CHECK(law->fail < 1e-9);
  std::map<std::string, double> mixture;
  for (const PredictorMass& p : spectrum.levels[1].predictors) mixture[p.labels.to_string()] += p.probability / 4;
  for (const PredictorMass& p : spectrum.levels[3].predictors) mixture[p.labels.to_string()] += p.probability * 3 / 4;
  REQUIRE(law->predictors.size() == mixture.size());
  for (const PredictorMass& p : law->predictors) {
    CHECK(p.probability == Approx(mixture.at(p.labels.to_string())).margin(1e-9));
  }
  CHECK(std::is_sorted(law->predictors.begin(), law->predictors.end(),
                       [](const auto& a, const auto& b) { return a.probability > b.probability; }));
}

TEST_CASE("a level whose predictors all agree only ever fails above, and level 0 never does", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  const Distribution one_point = make_distribution(concept_class, "weights:0,1,0,0", 1);
  const auto above = law_of(concept_class, one_point, {2, 100, {0, 1, 0}});
  REQUIRE(above);
  CHECK(above->fail == 1);
  CHECK(above->predictors.empty());
  const auto level_0 = law_of(concept_class, one_point, {2, 0, {1, 0, 0}});
  REQUIRE(level_0);
  CHECK(level_0->fail == 0);
  REQUIRE(level_0->predictors.size() == 1);
  CHECK(level_0->predictors[0].probability == Approx(1).epsilon(1e-13));
}

TEST_CASE("a law that costs too much is none, whatever was asked before", "[tournament]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  const StableLearnerOptions options{2, 64, std::vector<Rational>(4, Rational(1))};
  CHECK_FALSE(law_of(concept_class, distribution, options, {20, 200'000'000}));
  CHECK_FALSE(law_of(concept_class, distribution, options, {4096, 10'000}));
  CHECK(law_of(concept_class, distribution, options));
  CHECK_FALSE(law_of(concept_class, distribution, {1, std::uint64_t{1} << 60, options.levels}));
  CHECK_THROWS_AS(law_of(concept_class, distribution, {0, 64, options.levels}), InputError);
  CHECK_THROWS_AS(law_of(concept_class, distribution, {2, 64, {1}}), InputError);
  CHECK_THROWS_AS(law_of(concept_class, {{1.0}, LabelVector(1)}, options), InputError);
  SoaAutomaton soa(concept_class);
  CHECK_THROWS_AS(
      exact_vote_law(soa, distribution, {1, 2000, options.levels}, {}, [](const Progress&) { return Answer::stop; }),
      Stopped);
}
