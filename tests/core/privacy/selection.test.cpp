// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/selection.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/privacy/choosing.hpp"
#include "core/privacy/stable_histogram.hpp"
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

TEST_CASE("an epsilon past every double leaves the least errors alone", "[privacy]") {
  const Rational huge = parse_rational("epsilon", "1e400");
  const std::vector<std::uint64_t> errors = {3, 0, 0};
  CHECK(selection_probabilities(errors, huge) == std::vector<double>{0, 0.5, 0.5});
  CHECK(permute_and_flip_probabilities(errors, huge)[0] == 0);
  CHECK(permute_and_flip_probabilities(errors, huge)[1] == Approx(0.5));
  const StableHistogram histogram(huge, Rational(1, 1000));
  CHECK(histogram.noise_probability(0) == 1);
  CHECK(histogram.noise_probability(1) == 0);
  CHECK(histogram.release_probability(static_cast<std::uint64_t>(histogram.threshold())) == 1);
  HalfScoreRule rule;
  rule.places = 3;
  rule.bar = 1;
  rule.epsilon = huge;
  const ChoosingLaw law = half_score_law(rule, std::vector<std::uint64_t>{5, 4, 4});
  for (const double chance : law.chosen) CHECK(std::isfinite(chance));
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

TEST_CASE("a prepared exponential mechanism has the exact law, however few bits it looks at", "[privacy]") {
  Engine engine = SeedTree(22).engine();
  auto many = cases;
  many.emplace_back();
  for (std::uint64_t i = 0; i < 300; ++i) many.back().push_back(1000 + (i * 37) % 90);
  for (const unsigned chunk_bits : {1U, 2U, 5U, 64U}) {
    for (const Rational& epsilon : {Rational(1, 10), Rational(7, 3)}) {
      for (const auto& errors : many) {
        if (chunk_bits < 5 && errors.size() > 6) continue;  // each refinement computes every end again
        const ExponentialMechanism mechanism(errors, epsilon, chunk_bits);
        std::vector<std::int64_t> seen(errors.size(), 0);
        for (int i = 0; i < (chunk_bits == 64 ? 20'000 : 500); ++i) ++seen[mechanism(engine)];
        const auto law = oracle::selection_law(std::vector<int>(errors.begin(), errors.end()), real(epsilon));
        std::vector<double> expected;
        for (const oracle::Real& p : law) expected.push_back(p.convert_to<double>());
        CAPTURE(chunk_bits, to_string(epsilon), errors.size());
        CHECK(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);
      }
    }
  }
}

TEST_CASE("a prepared exponential mechanism draws the same whatever the size of its chunks", "[privacy]") {
  // The number that decides is the same in 64-bit chunks and in chunks of 32: only as many bits are drawn as decide, so
  // draws that need no second word agree when the leading 32 bits do.
  const std::vector<std::uint64_t> errors = {4, 0, 7, 2, 11, 1};
  const ExponentialMechanism whole(errors, 1, 64);
  const ExponentialMechanism half(errors, 1, 32);
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Engine one = SeedTree(seed).engine();
    Engine other = SeedTree(seed).engine();
    REQUIRE(whole(one) == half(other));
  }
}

TEST_CASE("error counts at any distance are chosen from, and the hopeless never", "[privacy]") {
  Engine engine = SeedTree(24).engine();
  const std::vector<std::uint64_t> errors = {~0ULL, 5, 1ULL << 62, 5, 1'000'000};
  for (const unsigned chunk_bits : {3U, 64U}) {
    const ExponentialMechanism mechanism(errors, 1, chunk_bits);
    std::vector<std::int64_t> seen(errors.size(), 0);
    for (int i = 0; i < 1000; ++i) ++seen[mechanism(engine)];
    CHECK(seen[1] + seen[3] == 1000);
    CHECK(oracle::binomial_p_value(seen[1], 1000, 0.5) > oracle::false_alarm);
  }
}

TEST_CASE("permute-and-flip has its exact law, which is that of all orders", "[privacy]") {
  Engine engine = SeedTree(23).engine();
  for (const Rational& epsilon : {Rational(1, 10), Rational(1), Rational(7, 3)}) {
    for (const auto& errors : cases) {
      // Brute force: every order, the first that is accepted.
      std::vector<std::size_t> order(errors.size());
      for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
      const std::uint64_t fewest = *std::min_element(errors.begin(), errors.end());
      std::vector<oracle::Real> expected(errors.size(), 0);
      oracle::Real orders = 0;
      do {
        oracle::Real open = 1;
        for (const std::size_t i : order) {
          const oracle::Real p = exp(-real(epsilon) * oracle::Real(errors[i] - fewest) / 2);
          expected[i] += open * p;
          open *= 1 - p;
        }
        orders += 1;
      } while (std::next_permutation(order.begin(), order.end()));
      const auto law = permute_and_flip_probabilities(errors, epsilon);
      for (std::size_t i = 0; i < errors.size(); ++i) {
        CHECK(law[i] == Approx(oracle::Real(expected[i] / orders).convert_to<double>()).epsilon(1e-13));
      }
      std::vector<std::int64_t> seen(errors.size(), 0);
      for (int i = 0; i < 20'000; ++i) ++seen[permute_and_flip(errors, epsilon, engine)];
      CHECK(oracle::chi_square_p_value(seen, law) > oracle::false_alarm);
    }
  }
}

TEST_CASE("the law of permute-and-flip on many candidates is that of the sum over sizes of what comes before",
          "[privacy]") {
  // p_i/m Σ_k (mean over k-sets of others of Π (1 − p_j)), the mean built up one candidate at a time: all terms
  // positive.
  std::vector<std::uint64_t> errors;
  for (std::uint64_t i = 0; i < 90; ++i) errors.push_back((i * i) % 61);
  const Rational epsilon(1, 5);
  const auto law = permute_and_flip_probabilities(errors, epsilon);
  double sum = 0;
  for (const double p : law) sum += p;
  CHECK(sum == Approx(1).epsilon(1e-13));
  const auto accepted = [&](std::size_t i) { return std::exp(-0.1 * static_cast<double>(errors[i])); };
  for (const std::size_t i : {std::size_t{0}, std::size_t{1}, std::size_t{7}, std::size_t{88}}) {
    std::vector<double> mean = {1};
    double n = 0;
    for (std::size_t j = 0; j < errors.size(); ++j) {
      if (j == i) continue;
      n += 1;
      mean.push_back(0);
      for (std::size_t k = mean.size(); k-- > 0;) {
        const auto size = static_cast<double>(k);
        mean[k] = ((n - size) * mean[k] + (k > 0 ? size * (1 - accepted(j)) * mean[k - 1] : 0)) / n;
      }
    }
    double total = 0;
    for (const double value : mean) total += value;
    CHECK(law[i] == Approx(accepted(i) * total / static_cast<double>(errors.size())).epsilon(1e-12));
  }
}

TEST_CASE("permute-and-flip is epsilon-private and errs no more than the exponential mechanism", "[privacy]") {
  const Rational epsilon(3, 2);
  const std::vector<std::uint64_t> errors = {3, 5, 4, 4};
  const auto law = permute_and_flip_probabilities(errors, epsilon);
  for (int change = 0; change < 81; ++change) {  // every neighbour: each count moves by −1, 0 or 1
    auto neighbour = errors;
    for (int i = 0, rest = change; i < 4; ++i, rest /= 3) {
      neighbour[static_cast<std::size_t>(i)] += static_cast<std::uint64_t>(rest % 3) - 1;
    }
    const auto other = permute_and_flip_probabilities(neighbour, epsilon);
    for (std::size_t i = 0; i < errors.size(); ++i) REQUIRE(law[i] <= std::exp(1.5) * other[i] * (1 + 1e-12));
  }
  for (const auto& counts : cases) {
    const auto flip = permute_and_flip_probabilities(counts, epsilon);
    const auto exponential = selection_probabilities(counts, epsilon);
    double gain = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) gain += static_cast<double>(counts[i]) * (exponential[i] - flip[i]);
    CHECK(gain >= -1e-12);
  }
}

TEST_CASE("an empty list or an epsilon that is not above 0 is refused", "[privacy]") {
  Engine engine = SeedTree(1).engine();
  const std::vector<std::uint64_t> none;
  const std::vector<std::uint64_t> one = {1};
  CHECK_THROWS_AS(exponential_mechanism(none, 1, engine), InputError);
  CHECK_THROWS_AS(exponential_mechanism(one, 0, engine), InputError);
  CHECK_THROWS_AS(selection_probabilities(none, 1), InputError);
  CHECK_THROWS_AS(ExponentialMechanism(none, 1), InputError);
  CHECK_THROWS_AS(ExponentialMechanism(one, -1), InputError);
  CHECK_THROWS_AS(permute_and_flip(none, 1, engine), InputError);
  CHECK_THROWS_AS(permute_and_flip(one, 0, engine), InputError);
  CHECK_THROWS_AS(permute_and_flip_probabilities(one, 0), InputError);
  CHECK_THROWS_AS(permute_and_flip_probabilities(std::vector<std::uint64_t>(4097, 1), 1), InputError);
}
