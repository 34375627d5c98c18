// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/vote_polynomial.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "core/concept/families.hpp"
#include "core/stability/numbers.hpp"
#include "core/stability/vote_bounds.hpp"
#include "core/tournament/vote_law.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

std::vector<Rational> rationals(const std::vector<const char*>& texts) {
  std::vector<Rational> all;
  for (const char* text : texts) all.push_back(parse_rational("", text));
  return all;
}

HypothesisIndex row_named(const ConceptClass& concept_class, const std::string& labels) {
  return *concept_class.find(LabelVector::parse(labels));
}

// The law of G on exactly these weights, by labels.
std::map<std::string, Rational> exact_votes(const ConceptClass& concept_class, HypothesisIndex target,
                                            const VoteShape& shape, const std::vector<Rational>& levels,
                                            const std::vector<Rational>& weights) {
  SoaAutomaton soa(concept_class);
  const std::vector<Rational> shares = normalised_levels(levels);
  const VoteChain chain = vote_chain(soa, concept_class.row(target), shares.size());
  VotePolynomial<Rational> polynomial(chain, shape);
  const std::vector<Rational>& values =
      polynomial(std::span<const Rational>(weights), std::span<const Rational>(shares));
  std::map<std::string, Rational> votes;
  for (std::size_t f = 0; f < values.size(); ++f) {
    if (values[f] != 0) votes[chain.predictors[f].to_string()] = values[f];
  }
  return votes;
}

Rational sum_of(const std::map<std::string, Rational>& votes) {
  Rational sum = 0;
  for (const auto& [labels, chance] : votes) sum += chance;
  return sum;
}

// Random weights k/total of the points, 0 among them.
std::vector<Rational> random_weights(std::size_t points, Engine& engine) {
  std::vector<std::uint64_t> parts(points);
  std::uint64_t sum = 0;
  while (sum == 0) {
    sum = 0;
    for (std::uint64_t& part : parts) sum += part = engine() % 5;
  }
  std::vector<Rational> weights;
  for (const std::uint64_t part : parts) weights.emplace_back(part, sum);
  return weights;
}

Distribution rounded(const ConceptClass& concept_class, HypothesisIndex target, const std::vector<Rational>& weights) {
  Distribution distribution{{}, concept_class.row(target)};
  for (const Rational& weight : weights) distribution.weights.push_back(to_double(weight));
  return distribution;
}

}  // namespace

TEST_CASE("the polynomial has the law of G and of G* on three points, digit for digit", "[stability]") {
  // STABILITY S2.5, from programs of their own.
  const ConceptClass points = make_class("points:3");
  const HypothesisIndex target = row_named(points, "+--");
  const std::vector<Rational> levels = {2, 3};
  const auto fifths = rationals({"1/5", "4/5", "0"});
  using Votes = std::map<std::string, Rational>;
  CHECK(exact_votes(points, target, {2, 2, OnFail::fail}, levels, fifths) ==
        Votes{{"+--", Rational(21161106, 48828125)}, {"---", Rational(19149344, 48828125)}});
  CHECK(exact_votes(points, target, {2, 2, OnFail::soa}, levels, fifths) ==
        Votes{{"+--", Rational(24227469, 48828125)}, {"---", Rational(24600656, 48828125)}});
  // P_1 = 277056/390625: what is missing at level 1, of weight 3/5.
  CHECK(1 - sum_of(exact_votes(points, target, {2, 2, OnFail::fail}, levels, fifths)) ==
        Rational(3, 5) * (1 - Rational(277056, 390625)));
  // n = 4, in ten digits.
  const auto tenths = rationals({"1/10", "9/10", "0"});
  for (const auto& [on_fail, target_votes, none_votes] :
       {std::tuple(OnFail::fail, .4193316975, .4000026243), {OnFail::soa, .4814626243, .5185373757}}) {
    const auto votes = exact_votes(points, target, {4, 2, on_fail}, levels, tenths);
    REQUIRE(votes.size() == 2);
    CHECK(to_double(votes.at("+--")) == Approx(target_votes).epsilon(0).margin(5.1e-11));
    CHECK(to_double(votes.at("---")) == Approx(none_votes).epsilon(0).margin(5.1e-11));
  }
  // Without a cap: 60 pairs are as good as any number.
  const auto uncapped = exact_votes(points, target, {2, 60, OnFail::fail}, levels, rationals({"1/5", "3/5", "1/5"}));
  CHECK(to_double(uncapped.at("+--")) == Approx(81. / 125).epsilon(0).margin(1e-15));
  CHECK(to_double(uncapped.at("---")) == Approx(44. / 125).epsilon(0).margin(1e-15));
}

TEST_CASE("the polynomial has the law of G and of G* on thresholds with two tournament levels", "[stability]") {
  const ConceptClass thresholds = make_class("thresholds:4");
  const auto levels = rationals({"0.30013702", "0.30753998", "0.392323"});
  const auto weights = rationals({"0.11", "0", "0.135", "0.755"});
  const HypothesisIndex target = row_named(thresholds, "++++");
  const auto check = [&](OnFail on_fail, const std::map<std::string, double>& expected) {
    const auto votes = exact_votes(thresholds, target, {2, 8, on_fail}, levels, weights);
    REQUIRE(votes.size() == expected.size());
    for (const auto& [labels, chance] : expected) {
      CHECK(to_double(votes.at(labels)) == Approx(chance).epsilon(0).margin(5.1e-11));
    }
  };
  check(OnFail::fail, {{"++++", .2930403892}, {"-+++", .2910308606}, {"--++", .2574501424}, {"+-++", .0640105570}});
  check(OnFail::soa, {{"++++", .3126802970}, {"-+++", .3120098530}, {"--++", .3112992930}, {"+-++", .0640105570}});
}

TEST_CASE("on random classes on 3 points G*'s chances add up to exactly 1 and G's are the exact law's", "[stability]") {
  Engine engine = SeedTree(42).engine();
  int with_fail = 0;
  for (int i = 0; i < 150; ++i) {
    const oracle::Table table = bridge::random_table(2 + engine() % 7, 3, engine);
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    const int dimension = soa.dimension(SoaAutomaton::start());
    std::vector<Rational> levels;
    for (int k = 0; k <= dimension; ++k) levels.emplace_back(1 + engine() % 4);
    const auto target = static_cast<HypothesisIndex>(engine() % concept_class.size());
    const std::vector<Rational> weights = random_weights(3, engine);
    const std::uint64_t n = 1 + engine() % 2;
    const std::size_t pairs = engine() % (dimension > 2 ? 4 : 9);
    CAPTURE(table, n, pairs, target);
    const auto patched = exact_votes(concept_class, target, {n, pairs, OnFail::soa}, levels, weights);
    REQUIRE(sum_of(patched) == 1);
    const auto votes = exact_votes(concept_class, target, {n, pairs, OnFail::fail}, levels, weights);
    with_fail += sum_of(votes) < 1 ? 1 : 0;
    const Distribution distribution = rounded(concept_class, target, weights);
    for (const auto& [on_fail, own] : {std::pair(OnFail::fail, &votes), {OnFail::soa, &patched}}) {
      SoaAutomaton other(concept_class);
      const auto law = exact_vote_law(other, distribution, {n, pairs * 2 * n, levels, on_fail});
      REQUIRE(law);
      REQUIRE(law->predictors.size() == own->size());
      for (const PredictorMass& one : law->predictors) {
        REQUIRE(one.probability == Approx(to_double(own->at(one.labels.to_string()))).epsilon(0).margin(1e-12));
      }
    }
  }
  CHECK(with_fail > 40);
}

TEST_CASE("level by level what is reached and what fails add up to exactly 1", "[stability]") {
  Engine engine = SeedTree(45).engine();
  int met[4] = {};
  for (int i = 0; i < 40; ++i) {
    const ConceptClass concept_class =
        i == 0 ? make_class("cube:3") : bridge::class_of(bridge::random_table(2 + engine() % 7, 3, engine));
    SoaAutomaton soa(concept_class);
    const auto dimension = static_cast<std::size_t>(soa.dimension(SoaAutomaton::start()));
    ++met[dimension];
    const auto target = static_cast<HypothesisIndex>(engine() % concept_class.size());
    const std::vector<Rational> weights = random_weights(3, engine);
    const std::size_t pairs = i == 0 ? 8 : engine() % 9;
    for (std::size_t k = 0; k <= dimension; ++k) {
      std::vector<Rational> levels(k + 1, 0);
      levels[k] = 1;
      CAPTURE(bridge::table_of(concept_class), pairs, target, k);
      REQUIRE(sum_of(exact_votes(concept_class, target, {1, pairs, OnFail::soa}, levels, weights)) == 1);
    }
  }
  for (std::size_t d = 1; d <= 3; ++d) CHECK(met[d] > 0);
}

TEST_CASE("the polynomial is the law that enumeration of all samples gives", "[stability]") {
  Engine engine = SeedTree(43).engine();
  for (std::size_t i = 0; i < 60; ++i) {
    const oracle::Table table = bridge::random_table(2 + engine() % 7, 3, engine);
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    const auto levels = static_cast<std::size_t>(soa.dimension(SoaAutomaton::start())) + 1;
    const Distribution distribution = make_distribution(concept_class, "weights:3,1,2", i % concept_class.size());
    const auto expected =
        oracle::law_of_G(table, bridge::distribution_of(distribution), std::vector<double>(levels, 1), 1, 8);
    const auto votes =
        exact_votes(concept_class, static_cast<HypothesisIndex>(i % concept_class.size()), {1, 4, OnFail::fail},
                    std::vector<Rational>(levels, 1), rationals({"1/2", "1/6", "1/3"}));
    CAPTURE(table);
    for (const auto& [row, chance] : expected.predictors) {
      const auto own = votes.find(bridge::labels_of(row).to_string());
      REQUIRE(chance == Approx(own == votes.end() ? 0 : to_double(own->second)).epsilon(0).margin(1e-12));
    }
    REQUIRE(expected.fail == Approx(1 - to_double(sum_of(votes))).epsilon(0).margin(1e-12));
  }
}

TEST_CASE("on points:N the chances of G and of G* are those of the formula in the miss probabilities", "[stability]") {
  // stability.md §4: a = Pr[T misses the target's point and some other], b = Pr[T misses the target's point].
  for (const char* name : {"points:3", "points:4"}) {
    const ConceptClass concept_class = make_class(name);
    for (const std::uint64_t n : {1U, 2U, 4U}) {
      const auto power = [&](const Rational& base) {
        Rational result = 1;
        for (std::uint64_t i = 0; i < n; ++i) result *= base;
        return result;
      };
      std::vector<Rational> weights = rationals({"1/10", "3/5", "3/10", "0"});
      weights.resize(concept_class.points());
      // T decides where it sees the target's point, or all others but it: those of one point alone.
      const Rational b = power(Rational(9, 10));
      // SOA(T) names c where T has the target's point; else where T's points leave one hypothesis.
      Rational a = b;
      if (concept_class.points() == 3) {
        a = power(Rational(3, 5)) + power(Rational(3, 10));  // only one of the two others was seen
      }
      const Rational c_0 = a * a + (1 - a) * (1 - a);
      const Rational reach = 1 - c_0 * c_0;
      const Rational rare = Rational(2, 5) * a + Rational(3, 5) * (reach * b / 2 + (1 - reach) * a);
      const HypothesisIndex target = 0;
      const auto patched = exact_votes(concept_class, target, {n, 2, OnFail::soa}, {2, 3}, weights);
      const std::string none(concept_class.points(), '-');
      CAPTURE(name, n);
      REQUIRE(concept_class.row(target)[0] == Label::plus);
      REQUIRE(patched.size() == 2);
      CHECK(patched.at(none) == rare);
      const auto votes = exact_votes(concept_class, target, {n, 2, OnFail::fail}, {2, 3}, weights);
      CHECK(votes.at(none) == Rational(2, 5) * a + Rational(3, 5) * reach * b / 2);
      CHECK(votes.at(concept_class.row(target).to_string()) ==
            Rational(2, 5) * (1 - a) + Rational(3, 5) * reach * (1 - b / 2));
    }
  }
}

TEST_CASE("one rare point ties the two predictors of G* on points:N where the chance to miss it is .635756",
          "[stability]") {
  // STABILITY S2.5(c): z(1 − .3(1 − (z² + (1 − z)²)²)) = 1/2, and the rare point has the weight 1 − z^{1/n}.
  double low = .5;
  double high = 1;
  for (int i = 0; i < 60; ++i) {
    const double z = (low + high) / 2;
    const double c_0 = z * z + (1 - z) * (1 - z);
    (z * (1 - .3 * (1 - c_0 * c_0)) < .5 ? low : high) = z;
  }
  CHECK(low == Approx(.635756).epsilon(0).margin(5.1e-7));
  const ConceptClass points = make_class("points:3");
  for (const auto& [n, weight] : {std::pair(2U, .2027), {4U, .1071}, {10U, .0443}}) {
    const double rare = 1 - std::pow(low, 1. / n);
    CHECK(rare == Approx(weight).epsilon(0).margin(5.1e-5));
    const std::vector<Rational> weights = {Rational(rare), Rational(1 - Rational(rare)), Rational(0)};
    const auto votes = exact_votes(points, row_named(points, "+--"), {n, 2, OnFail::soa}, {2, 3}, weights);
    CAPTURE(n);
    REQUIRE(votes.size() == 2);
    CHECK(to_double(votes.at("---")) == Approx(.5).epsilon(0).margin(1e-12));
  }
}

TEST_CASE("one rare point ties two predictors of G on four thresholds where the chance to miss it is .86",
          "[stability]") {
  // STABILITY S2.5(d): the support is the first point, rare, and the last one.
  const ConceptClass thresholds = make_class("thresholds:4");
  const auto levels = rationals({"0.30013702", "0.30753998", "0.392323"});
  for (const unsigned n : {2U, 4U}) {
    const double rare = 1 - std::pow(.86, 1. / n);
    const std::vector<Rational> weights = {Rational(rare), Rational(0), Rational(0), Rational(1 - Rational(rare))};
    const auto votes = exact_votes(thresholds, row_named(thresholds, "++++"), {n, 8, OnFail::fail}, levels, weights);
    CAPTURE(n);
    REQUIRE(votes.size() == 3);
    CHECK(to_double(votes.at("--++")) == Approx(.30013702 * .86).epsilon(0).margin(1e-12));
    CHECK(to_double(votes.at("++++")) == Approx(.2581).epsilon(0).margin(1.5e-4));
    CHECK(votes.at("-+++") < votes.at("--++"));
  }
}
