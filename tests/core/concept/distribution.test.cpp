// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/distribution.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

TEST_CASE("each marginal has the weights it spells, summing to 1", "[concept]") {
  CHECK(make_marginal("uniform", 4) == std::vector<double>(4, 0.25));
  CHECK(make_marginal("weights:1,0,3", 3) == std::vector<double>{0.25, 0, 0.75});
  const auto geometric = make_marginal("geometric:0.5", 5);  // middle point 2: ¼ ½ 1 ½ ¼, over 2.5
  const double expected[] = {0.1, 0.2, 0.4, 0.2, 0.1};
  for (std::size_t x = 0; x < 5; ++x) CHECK(geometric[x] == Approx(expected[x]));
  const auto even = make_marginal("geometric:0.5", 4);  // the middle of four points is point 2
  CHECK(even[2] > even[1]);
  CHECK(even[1] == Approx(even[3]));
  const auto zipf = make_marginal("zipf:1", 3);
  CHECK(zipf[0] == Approx(6.0 / 11));
  CHECK(zipf[2] == Approx(2.0 / 11));
  CHECK(make_marginal("weights:1e300,1e300", 2)[0] == Approx(0.5));
}

TEST_CASE("a marginal that makes no sense is refused", "[concept]") {
  const auto text =
      GENERATE(as<std::string>{}, "", "uniform:1", "normal", "geometric", "geometric:0", "geometric:-1", "geometric:2",
               "geometric:nan", "zipf:-1", "zipf:x", "weights:", "weights:1,2", "weights:1,2,3,4", "weights:1,-1,1",
               "weights:0,0,0", "weights:1,nan,1", "weights:inf,1,1", "weights:1,,1");
  CAPTURE(text);
  try {
    (void)make_marginal(text, 3);
    FAIL("accepted");
  } catch (const InputError& error) {
    CHECK(error.field() == "marginal");
  }
}

TEST_CASE("the target must be a row of the class", "[concept]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  CHECK(make_distribution(concept_class, "uniform", 7).target == concept_class.row(7));
  CHECK_THROWS_AS(make_distribution(concept_class, "uniform", 8), InputError);
}

TEST_CASE("the population loss is the weight of the points on which h errs", "[concept]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  CHECK(population_loss(concept_class.row(2), distribution) == 0);
  CHECK(population_loss(concept_class.row(4), distribution) == 0.25);
  CHECK(population_loss(LabelVector(8, Label::minus), distribution) == 0.75);
}

TEST_CASE("the point sampler has the law of its weights and never draws weight 0", "[concept]") {
  const std::vector<double> weights = make_marginal("weights:0,5,1,0,0,3,0.001,2", 8);
  const PointSampler sampler(weights);
  Engine engine = SeedTree(5).engine();
  std::vector<std::int64_t> seen(8, 0);
  for (int i = 0; i < 50'000; ++i) ++seen[sampler(engine)];
  CHECK(oracle::chi_square_p_value(seen, weights) > oracle::false_alarm);
}
