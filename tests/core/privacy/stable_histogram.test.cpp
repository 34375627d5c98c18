// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/stable_histogram.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

oracle::Real real(const Rational& value) {
  return oracle::Real(boost::multiprecision::numerator(value)) /
         oracle::Real(boost::multiprecision::denominator(value));
}

}  // namespace

TEST_CASE("the threshold is the smallest that delta and replacement allow", "[privacy]") {
  for (const char* epsilon : {"0.05", "0.1", "1/3", "1", "2", "7.5", "20"}) {
    for (const char* delta : {"1e-12", "1e-6", "0.001", "0.1", "0.5", "0.99"}) {
      const Rational e = parse_rational("epsilon", epsilon);
      const Rational d = parse_rational("delta", delta);
      CAPTURE(epsilon, delta);
      CHECK(StableHistogram(e, d).threshold() == oracle::threshold(real(e), real(d)));
    }
  }
  CHECK(StableHistogram(1, Rational(1, 1'000'000)).threshold() == 28);
}

TEST_CASE("release and noise probabilities are those of the definition", "[privacy]") {
  for (const Rational& epsilon : {Rational(1, 10), Rational(1), Rational(5, 2)}) {
    const StableHistogram histogram(epsilon, Rational(1, 10'000));
    const auto threshold = static_cast<int>(histogram.threshold());
    CHECK(histogram.release_probability(0) == 0);
    for (int count = 1; count <= 2 * threshold; ++count) {
      const double expected = oracle::noise_tail(count, threshold, real(epsilon)).convert_to<double>();
      REQUIRE(histogram.release_probability(static_cast<std::uint64_t>(count)) == Approx(expected).epsilon(1e-12));
    }
    for (int z = -20; z <= 20; ++z) {
      REQUIRE(histogram.noise_probability(z) ==
              Approx(oracle::noise_pmf(z, real(epsilon)).convert_to<double>()).epsilon(1e-12));
    }
    CHECK(histogram.release_probability(1) <= to_double(histogram.delta()));
  }
}

TEST_CASE("neighbouring histograms are (epsilon, delta)-indistinguishable", "[privacy]") {
  const Rational epsilon(1);
  const StableHistogram histogram(epsilon, Rational(1, 1000));
  const int threshold = static_cast<int>(histogram.threshold());
  // One vote moves from one predictor to another; a predictor may appear or vanish.
  for (const int a : {1, 2, threshold - 1, threshold, threshold + 3}) {
    for (const int b : {0, 1, threshold - 1, threshold}) {
      CAPTURE(a, b);
      CHECK(oracle::hockey_stick({a, b}, {a - 1, b + 1}, real(epsilon), threshold) <= real(histogram.delta()));
      CHECK(oracle::hockey_stick({a - 1, b + 1}, {a, b}, real(epsilon), threshold) <= real(histogram.delta()));
    }
  }
}

TEST_CASE("releases have their exact probability, and count 0 is never noised", "[privacy]") {
  const StableHistogram histogram(1, Rational(1, 100));
  Engine engine = SeedTree(11).engine();
  constexpr int draws = 20'000;
  for (const std::uint64_t count : {1ULL, 5ULL, 9ULL, 12ULL}) {
    std::int64_t released = 0;
    for (int i = 0; i < draws; ++i) {
      const auto noisy = histogram.release(count, engine);
      if (noisy) REQUIRE(*noisy >= histogram.threshold());
      released += noisy ? 1 : 0;
    }
    CHECK(oracle::binomial_p_value(released, draws, histogram.release_probability(count)) > oracle::false_alarm);
  }
  Engine before = SeedTree(12).engine();
  Engine after = SeedTree(12).engine();
  CHECK_FALSE(histogram.release(0, after));
  CHECK(before() == after());  // not a word was drawn
}

TEST_CASE("a count that noise could carry past 63 bits is refused", "[privacy]") {
  const StableHistogram histogram(1, Rational(1, 100));
  Engine engine = SeedTree(13).engine();
  CHECK(histogram.release(std::uint64_t{1} << 61, engine));
  CHECK_THROWS_AS(histogram.release((std::uint64_t{1} << 61) + 1, engine), InputError);
}

TEST_CASE("epsilon and delta out of range are refused", "[privacy]") {
  const Rational delta(1, 100);
  for (const Rational& epsilon : {Rational(0), Rational(-1), parse_rational("epsilon", "1e-30")}) {
    try {
      (void)StableHistogram(epsilon, delta);
      FAIL("accepted");
    } catch (const InputError& error) {
      CHECK(error.field() == "epsilon");
    }
  }
  for (const Rational& bad : {Rational(0), Rational(1), Rational(-1, 2), Rational(2)}) {
    try {
      (void)StableHistogram(1, bad);
      FAIL("accepted");
    } catch (const InputError& error) {
      CHECK(error.field() == "delta");
    }
  }
}
