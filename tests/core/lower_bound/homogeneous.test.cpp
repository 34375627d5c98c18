// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/homogeneous.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "tests/support/homogeneous.hpp"

namespace littlestone {
namespace {

support::AverageHypothesis plain(const ThresholdLearner& learner, LinePoint domain) {
  return [&learner, domain](const std::vector<LinePoint>& sample, LinePoint x) {
    return learner.probability(sample, x, domain);
  };
}

std::vector<LinePoint> line(LinePoint domain) {
  std::vector<LinePoint> points(domain);
  std::iota(points.begin(), points.end(), LinePoint{1});
  return points;
}

HomogeneousSet search(const char* learner, LinePoint domain, std::size_t m, const Rational& tolerance = 0) {
  HomogeneousOptions options;
  options.domain = domain;
  options.examples = m;
  options.tolerance = tolerance;
  return find_homogeneous_set(ThresholdLearner::parse("learner", learner), options);
}

constexpr const char* learners[] = {"em:0.1",  "em:1",         "em:4",        "erm-left",    "erm-mid",
                                    "coins:1", "constant:0.3", "erm-uniform", "steps:0,1,0", "em:0.01"};

}  // namespace

TEST_CASE("the largest homogeneous set is that of all subsets, for every learner", "[lower_bound]") {
  for (const char* name : learners) {
    const auto learner = ThresholdLearner::parse("learner", name);
    for (const std::size_t m : {2U, 4U}) {
      if (learner.kind() == ThresholdLearner::Kind::staircase && m != 2) continue;
      for (const LinePoint domain : {LinePoint{m + 1}, LinePoint{7}, LinePoint{10}, LinePoint{12}})
        for (const Rational& gamma : {Rational(1, 100 * m), Rational(1, 20), Rational(1, 7), Rational(3, 10)}) {
          if (m == 4 && domain == 12 && gamma == Rational(1, 20)) continue;  // the oracle takes its time
          INFO(name << ", m = " << m << ", N = " << domain << ", gamma = " << to_string(gamma));
          const HomogeneousSet set = search(name, domain, m, gamma);
          REQUIRE(set.exact);
          REQUIRE(set.points.size() ==
                  support::largest_of_all_subsets(plain(learner, domain), line(domain), m, to_double(gamma)));
          REQUIRE(support::plainly_homogeneous(plain(learner, domain), set.points, m, to_double(gamma)));
          REQUIRE(is_homogeneous(learner, set.points, m, gamma, domain));
          REQUIRE(set.trivial == (set.points.size() <= m + 1));
        }
    }
  }
}

TEST_CASE("with forced points the set is a largest of all that hold them", "[lower_bound]") {
  const auto largest_with = [](const ThresholdLearner& learner, LinePoint domain, std::size_t m, double gamma,
                               const std::vector<LinePoint>& forced) {
    std::size_t best = 0;
    for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << domain); ++bits) {
      std::vector<LinePoint> points;
      for (LinePoint x = 1; x <= domain; ++x)
        if ((bits >> (x - 1) & 1U) != 0) points.push_back(x);
      if (points.size() <= best || !std::includes(points.begin(), points.end(), forced.begin(), forced.end())) continue;
      if (support::plainly_homogeneous(plain(learner, domain), points, m, gamma)) best = points.size();
    }
    return best;
  };
  for (const char* name : {"em:1", "erm-mid", "erm-uniform", "coins:1"}) {
    const auto learner = ThresholdLearner::parse("learner", name);
    for (const std::size_t m : {2U, 4U})
      for (const std::vector<LinePoint>& forced :
           {std::vector<LinePoint>{5}, {3, 4}, {1, 6, 9}, {2, 3, 4, 9}, {1, 2, 4, 6, 8}}) {
        const LinePoint domain = 9;
        HomogeneousOptions options;
        options.domain = domain;
        options.examples = m;
        options.tolerance = Rational(1, 10);
        options.forced = forced;
        INFO(name << ", m = " << m << ", first forced " << forced.front() << " of " << forced.size());
        const std::size_t wanted = largest_with(learner, domain, m, 0.1, forced);
        if (wanted == 0) {  // they are not homogeneous together
          CHECK_THROWS_AS(find_homogeneous_set(learner, options), InputError);
          continue;
        }
        const HomogeneousSet set = find_homogeneous_set(learner, options);
        CHECK(set.exact);
        CHECK(set.points.size() == wanted);
        CHECK(std::includes(set.points.begin(), set.points.end(), forced.begin(), forced.end()));
        CHECK(is_homogeneous(learner, set.points, m, options.tolerance, domain));
      }
  }
}

TEST_CASE("a search for at least some points says so, and its set is homogeneous", "[lower_bound]") {
  const auto learner = ThresholdLearner::parse("learner", "erm-mid");
  HomogeneousOptions options;
  options.domain = 64;
  options.search = HomogeneousSearch::at_least;
  for (const std::vector<LinePoint>& forced : {std::vector<LinePoint>{}, {8, 48}}) {
    options.forced = forced;
    const HomogeneousSet quick = find_homogeneous_set(learner, options);
    CHECK_FALSE(quick.exact);
    CHECK(quick.ended == Ended::completed);
    CHECK(quick.points.size() >= 3);
    CHECK(is_homogeneous(learner, quick.points, 2, quick.tolerance, 64));
    options.search = HomogeneousSearch::exact;
    CHECK(find_homogeneous_set(learner, options).points.size() >= quick.points.size());
    options.search = HomogeneousSearch::at_least;
  }
  options.domain = 2048;
  options.points = {1, 2, 4, 8, 16};
  options.forced = {3};
  CHECK_THROWS_WITH(find_homogeneous_set(learner, options), "forced: 3: must be one of the candidates");
}

TEST_CASE("larger domains agree with the plain branch and bound", "[lower_bound]") {
  for (const char* name : {"erm-mid", "erm-uniform", "em:1"}) {
    const auto learner = ThresholdLearner::parse("learner", name);
    for (const LinePoint domain : {20U, 28U}) {
      INFO(name << " on " << domain);
      CHECK(search(name, domain, 2).points.size() ==
            support::largest_by_plain_branch_and_bound(plain(learner, domain), line(domain), 2, 1.0 / 200));
    }
  }
  const auto learner = ThresholdLearner::parse("learner", "em:2");
  CHECK(search("em:2", 16, 4).points.size() ==
        support::largest_by_plain_branch_and_bound(plain(learner, 16), line(16), 4, 1.0 / 400));
}

TEST_CASE("the middle of the gap is homogeneous on the powers of two and on nothing larger", "[lower_bound]") {
  const HomogeneousSet set = search("erm-mid", 64, 2);
  REQUIRE(set.exact);
  CHECK(set.points.size() == 7);
  CHECK(is_homogeneous(ThresholdLearner::parse("learner", "erm-mid"), powers_of_two(64), 2, Rational(1, 200), 64));
}

TEST_CASE("a uniform cut is regular on ten of the powers of two below 2^20", "[lower_bound]") {
  const HomogeneousSet set = search("erm-uniform", LinePoint{1} << 20, 4, Rational(1, 10));
  CHECK(set.candidates.size() == 21);
  CHECK(set.exact);
  CHECK(set.points.size() == 10);
  REQUIRE(set.ranges.size() == 5);
  for (const ValueRange& range : set.ranges) CHECK(range.spread() <= 0.2 + 1e-12);
}

TEST_CASE("the exponential mechanism is flat on 33 powers of two below 2^40", "[lower_bound]") {
  const HomogeneousSet set = search("em:1", LinePoint{1} << 40, 2);
  CHECK(set.exact);
  CHECK(set.points.size() == 33);
  for (const double p : set.probabilities()) CHECK(p < 0.003);
}

TEST_CASE("a spread of exactly two gamma is inside and one below it is not", "[lower_bound]") {
  // Values (x − a)/(b − a) on {1, 2, 3, 5}: middle values 1/2, 1/4, 1/2, 1/3 and so the spread 1/4.
  const auto learner = ThresholdLearner::parse("learner", "erm-uniform");
  const std::vector<LinePoint> points{1, 2, 3, 5};
  CHECK(is_homogeneous(learner, points, 2, Rational(1, 8), 5));
  CHECK_FALSE(is_homogeneous(learner, points, 2, Rational(1, 8) - Rational(1, power_of_two(90)), 5));
  HomogeneousOptions options;
  options.domain = 5;
  options.points = points;
  options.tolerance = Rational(1, 8);
  CHECK(find_homogeneous_set(learner, options).points.size() == 4);
  options.tolerance -= Rational(1, power_of_two(90));
  CHECK(find_homogeneous_set(learner, options).points.size() == 3);
}

TEST_CASE("the set found does not depend on the number of threads", "[lower_bound][threads]") {
  HomogeneousOptions options;
  options.domain = 48;
  for (const char* name : {"erm-mid", "erm-uniform", "em:1"}) {
    options.threads = 1;
    const auto learner = ThresholdLearner::parse("learner", name);
    const std::vector<LinePoint> alone = find_homogeneous_set(learner, options).points;
    for (const unsigned threads : {2U, 3U, 5U}) {
      options.threads = threads;
      CHECK(find_homogeneous_set(learner, options).points == alone);
    }
  }
}

TEST_CASE("a stopped search keeps a homogeneous set and says at least", "[lower_bound]") {
  HomogeneousOptions options;
  options.domain = 200;
  options.examples = 4;
  options.tolerance = Rational(1, 50);
  const auto learner = ThresholdLearner::parse("learner", "em:2");
  int asked = 0;
  const HomogeneousSet set = find_homogeneous_set(
      learner, options, [&](const Progress&) { return ++asked > 3 ? Answer::stop : Answer::go_on; });
  CHECK_FALSE(set.exact);
  CHECK(set.ended == Ended::stopped);
  CHECK(set.points.size() >= 5);
  CHECK(support::plainly_homogeneous(plain(learner, 200), set.points, 4, 0.02));
}

TEST_CASE("impossible searches are refused in one line", "[lower_bound]") {
  const auto refused = [](LinePoint domain, std::size_t m, const Rational& gamma, std::vector<LinePoint> points = {}) {
    HomogeneousOptions options;
    options.domain = domain;
    options.examples = m;
    options.tolerance = gamma;
    options.points = std::move(points);
    CHECK_THROWS_AS(find_homogeneous_set(ThresholdLearner::parse("learner", "erm-mid"), options), InputError);
  };
  refused(10, 3, 0);
  refused(10, 0, 0);
  refused(10, 34, 0);
  refused(4, 4, 0);
  refused(1, 2, 0);
  refused((LinePoint{1} << 60) + 1, 2, 0);
  refused(10, 2, -1);
  refused(10, 2, Rational(1, 2));
  refused(10, 2, 0, {1, 2});
  refused(10, 2, 0, {1, 3, 2});
  refused(10, 2, 0, {1, 2, 11});
}

TEST_CASE("Lemma 17 promises far less than one point on small domains", "[lower_bound]") {
  CHECK(std::pow(10, lemma_17_log10(LinePoint{1} << 20, 4)) == Approx(8.05e-16).epsilon(0.02));
  CHECK(std::isinf(lemma_17_log10(4, 4)));
}

}  // namespace littlestone
