// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/threshold_learner.hpp"

#include <cmath>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

/// Every increasing sample of m points of [N].
template <class Visit>
void each_sample(LinePoint domain, std::size_t m, const Visit& visit, std::vector<LinePoint> begun = {}) {
  if (begun.size() == m) {
    visit(begun);
    return;
  }
  for (LinePoint x = begun.empty() ? 1 : begun.back() + 1; x <= domain; ++x) {
    begun.push_back(x);
    each_sample(domain, m, visit, begun);
    begun.pop_back();
  }
}

std::size_t errors(LinePoint threshold, const std::vector<LinePoint>& sample) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < sample.size(); ++i) {
    const bool label = i >= sample.size() / 2;
    count += (threshold <= sample[i]) != label ? 1U : 0U;
  }
  return count;
}

/// A_S(x) by going through all N thresholds with their probabilities.
template <class Weight>
double by_enumeration(LinePoint domain, const std::vector<LinePoint>& sample, LinePoint x, const Weight& weight) {
  double plus = 0;
  double all = 0;
  for (LinePoint t = 1; t <= domain; ++t) {
    const double w = weight(t, sample);
    all += w;
    if (t <= x) plus += w;
  }
  return plus / all;
}

}  // namespace

TEST_CASE("the exponential mechanism's values are those of all thresholds weighed one by one", "[lower_bound]") {
  for (const char* epsilon : {"0.1", "1", "3"}) {
    const auto learner = ThresholdLearner::exponential(parse_rational("epsilon", epsilon));
    const double e = std::stod(epsilon);
    for (const std::size_t m : {2U, 4U})
      each_sample(9, m, [&](const std::vector<LinePoint>& sample) {
        for (LinePoint x = 1; x <= 9; ++x) {
          const double expected = by_enumeration(9, sample, x, [&](LinePoint t, const auto& s) {
            return std::exp(-e * static_cast<double>(errors(t, s)) / 2);
          });
          REQUIRE(learner.probability(sample, x, 9) == Approx(expected).epsilon(1e-12));
          REQUIRE(learner.wide_probability(sample, x, 9).convert_to<double>() == Approx(expected).epsilon(1e-12));
        }
      });
  }
}

TEST_CASE("the consistent learners draw the thresholds they name", "[lower_bound]") {
  const auto uniform = ThresholdLearner::parse("learner", "erm-uniform");
  const auto left = ThresholdLearner::parse("learner", "erm-left");
  const auto mid = ThresholdLearner::parse("learner", "erm-mid");
  each_sample(9, 4, [&](const std::vector<LinePoint>& sample) {
    const LinePoint a = sample[1];
    const LinePoint b = sample[2];
    for (LinePoint x = 1; x <= 9; ++x) {
      const auto expected = [&](auto picks) {
        return by_enumeration(9, sample, x, [&](LinePoint t, const auto&) { return picks(t) ? 1.0 : 0.0; });
      };
      REQUIRE(uniform.probability(sample, x, 9) == Approx(expected([&](LinePoint t) { return a < t && t <= b; })));
      REQUIRE(left.probability(sample, x, 9) == expected([&](LinePoint t) { return t == a + 1; }));
      REQUIRE(mid.probability(sample, x, 9) == expected([&](LinePoint t) { return t == (a + b + 1) / 2; }));
      for (const auto* learner : {&uniform, &left, &mid})
        REQUIRE(to_double(*learner->exact_probability(sample, x)) == Approx(learner->probability(sample, x, 9)));
    }
  });
}

TEST_CASE("coins are the logistic function of the order, and one replacement moves a log-odds by at most epsilon",
          "[lower_bound]") {
  const auto learner = ThresholdLearner::coins(Rational(3));
  each_sample(8, 4, [&](const std::vector<LinePoint>& sample) {
    for (LinePoint x = 1; x <= 8; ++x) {
      const double score = static_cast<double>(order_of(sample, x)) - 2;
      REQUIRE(learner.probability(sample, x, 8) == Approx(1 / (1 + std::exp(-1.5 * score))));
    }
  });
  const auto odds = [&](const std::vector<LinePoint>& sample, LinePoint x) {
    const double p = learner.probability(sample, x, 8);
    return std::log(p / (1 - p));
  };
  // Every replacement of one point that leaves a balanced increasing sample.
  each_sample(6, 4, [&](const std::vector<LinePoint>& sample) {
    each_sample(6, 4, [&](const std::vector<LinePoint>& other) {
      std::size_t moved = 0;
      for (std::size_t i = 0; i < 4; ++i) moved += sample[i] != other[i] ? 1U : 0U;
      if (moved != 1) return;
      for (LinePoint x = 1; x <= 6; ++x) REQUIRE(std::abs(odds(sample, x) - odds(other, x)) <= 3 + 1e-12);
    });
  });
}

TEST_CASE("values on a domain of 2^60 points agree with fifty digits", "[lower_bound]") {
  const LinePoint domain = LinePoint{1} << 60;
  const std::vector<LinePoint> sample{5, LinePoint{1} << 20, (LinePoint{1} << 59) + 1, domain - 1};
  for (const char* name : {"em:0.1", "em:5", "erm-uniform", "erm-mid", "coins:2"}) {
    const auto learner = ThresholdLearner::parse("learner", name);
    for (const LinePoint x : {LinePoint{1}, LinePoint{5}, (LinePoint{1} << 58) + 7, (LinePoint{1} << 59) + 2, domain}) {
      INFO(name << " at " << x);
      CHECK(learner.probability(sample, x, domain) ==
            Approx(learner.wide_probability(sample, x, domain).convert_to<double>()).margin(1e-13).epsilon(0));
    }
  }
}

TEST_CASE("learners and domains are read back as they are named", "[lower_bound]") {
  for (const char* name : {"em:0.5", "erm-left", "erm-mid", "erm-uniform", "coins:3", "constant:0.25", "steps:0,1/3,1"})
    CHECK(ThresholdLearner::parse("learner", name).name() == name);
  for (const char* bad : {"", "em", "em:0", "em:-1", "em:x", "erm-right", "constant:2", "constant:-1", "steps:0,1",
                          "steps:0,2,1", "steps:", "coins:0", "erm-mid:1"})
    CHECK_THROWS_AS(ThresholdLearner::parse("learner", bad), InputError);
  CHECK(parse_domain("domain", "2^40") == LinePoint{1} << 40);
  CHECK(parse_domain("domain", "70") == 70);
  CHECK(parse_domain("domain", "3^5") == 243);
  CHECK(parse_domain("domain", "2^60") == LinePoint{1} << 60);
  for (const char* bad : {"", "1", "0", "2^61", "2^", "^2", "-3", "1e3", "3^60", "1^5", "0^0", "99999999999999999999",
                          "2^4^2", "2^99999999999", "1152921504606846977"})
    CHECK_THROWS_AS(parse_domain("domain", bad), InputError);
  CHECK_THROWS_AS(check_sample(std::vector<LinePoint>{1, 2, 3}, 9), InputError);
  CHECK_THROWS_AS(check_sample(std::vector<LinePoint>{2, 2}, 9), InputError);
  CHECK_THROWS_AS(check_sample(std::vector<LinePoint>{2, 10}, 9), InputError);
  CHECK_NOTHROW(check_sample(std::vector<LinePoint>{2, 9}, 9));
}

}  // namespace littlestone
