// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/selection.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

const std::vector<std::vector<std::uint64_t>> cases = {{3, 5, 9}, {0}, {7, 7, 7, 7}, {0, 1, 2, 3, 4, 5}, {3, 0}};

oracle::Real real(const Rational& value) {
  return oracle::Real(boost::multiprecision::numerator(value)) /
         oracle::Real(boost::multiprecision::denominator(value));
}

}  // namespace

TEST_CASE("selection probabilities are proportional to exp(-epsilon errors / 2)", "[privacy]") {
  for (const Rational& epsilon : {Rational(1, 10), Rational(1), Rational(3)}) {
    for (const auto& errors : cases) {
      const auto law = selection_probabilities(errors, epsilon);
      const auto expected = oracle::selection_law(std::vector<int>(errors.begin(), errors.end()), real(epsilon));
      for (std::size_t i = 0; i < errors.size(); ++i) {
        CHECK(law[i] == Approx(expected[i].convert_to<double>()).epsilon(1e-12).margin(1e-300));
      }
    }
  }
}

TEST_CASE("draws have the exact law", "[privacy]") {
  Engine engine = SeedTree(21).engine();
  for (const Rational& epsilon : {Rational(1, 10), Rational(1), Rational(7, 3)}) {
    for (const auto& errors : cases) {
      std::vector<std::int64_t> seen(errors.size(), 0);
      for (int i = 0; i < 20'000; ++i) ++seen[exponential_mechanism(errors, epsilon, engine)];
      CHECK(oracle::chi_square_p_value(seen, selection_probabilities(errors, epsilon)) > oracle::false_alarm);
    }
  }
}

TEST_CASE("one example that changes moves no probability by more than e^epsilon", "[privacy]") {
  const Rational epsilon(1, 2);
  const auto law = selection_probabilities(std::vector<std::uint64_t>{3, 5, 9, 4}, epsilon);
  for (const auto& neighbour : {std::vector<std::uint64_t>{4, 4, 10, 4}, {2, 6, 8, 5}, {4, 6, 8, 3}}) {
    const auto other = selection_probabilities(neighbour, epsilon);
    for (std::size_t i = 0; i < law.size(); ++i) {
      CHECK(law[i] <= std::exp(0.5) * other[i] * (1 + 1e-12));
      CHECK(other[i] <= std::exp(0.5) * law[i] * (1 + 1e-12));
    }
  }
}

TEST_CASE("an empty list or an epsilon that is not above 0 is refused", "[privacy]") {
  Engine engine = SeedTree(1).engine();
  const std::vector<std::uint64_t> none;
  const std::vector<std::uint64_t> one = {1};
  CHECK_THROWS_AS(exponential_mechanism(none, 1, engine), InputError);
  CHECK_THROWS_AS(exponential_mechanism(one, 0, engine), InputError);
  CHECK_THROWS_AS(selection_probabilities(none, 1), InputError);
}
