// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/amplification.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

/// A learner's chance of one output, by the sequence of its rows.
using Learner = std::function<double(const std::vector<int>&)>;

/// The chance of the output on `rows`, by enumerating every draw.
double by_all_draws(Sampling sampling, const std::vector<int>& rows, std::size_t drawn, const Learner& learner) {
  const std::size_t n = rows.size();
  std::vector<std::size_t> index(drawn, 0);
  double sum = 0;
  double draws = 0;
  const auto take = [&](const auto& self, std::size_t at) -> void {
    if (at == drawn) {
      std::vector<int> word;
      for (const std::size_t i : index) word.push_back(rows[i]);
      sum += learner(word);
      draws += 1;
      return;
    }
    for (std::size_t i = 0; i < n; ++i) {
      const auto before = index.begin() + static_cast<std::ptrdiff_t>(at);
      if (sampling != Sampling::with_replacement && std::find(index.begin(), before, i) != before) continue;
      if (sampling == Sampling::in_order && at > 0 && index[at - 1] >= i) continue;
      index[at] = i;
      self(self, at + 1);
    }
  };
  take(take, 0);
  return sum / draws;
}

double bound(Sampling sampling, double epsilon, double n, double m) {
  if (sampling == Sampling::with_replacement) return m * std::log1p(std::expm1(epsilon) / n);
  return std::log1p(m / n * std::expm1(epsilon));
}

}  // namespace

TEST_CASE("thirteen rows keep epsilon 1 for eight draws, and twenty give .659 and .543 delta",
          "[prediction][amplification]") {
  const KeepingRows rows = rows_that_keep(1, 8);
  CHECK(rows.least == 13);
  CHECK(rows.sufficient == 14);
  CHECK(rows.paper == 72);
  const Amplified with = amplify({1, Rational(1, 1000000), 20, 8, true});
  CHECK(with.epsilon == Approx(.659).margin(5e-4));
  CHECK(std::exp(with.epsilon) == Approx(1.934).margin(5e-4));
  CHECK(with.delta == Approx(.543e-6).margin(5e-10));
  CHECK(with.paper_epsilon.value() == Approx(2.4));
  CHECK(with.paper_delta.value() == Approx(17.6e-6).margin(5e-8));
  const Amplified without = amplify({1, Rational(1, 1000000), 20, 8, false});
  CHECK(without.epsilon == Approx(.523).margin(5e-4));
  CHECK(without.delta == Approx(.4e-6));
  CHECK(without.paper_epsilon.value() == Approx(.8));
  CHECK_FALSE(without.paper_delta.has_value());
  CHECK(amplify({1, 0, 13, 8, true}).epsilon == Approx(.993).margin(5e-4));
  CHECK(amplify({1, 0, 12, 8, true}).epsilon > 1);
}

TEST_CASE("the law of copies is that of the picture and its stretched sum is e to the epsilon",
          "[prediction][amplification]") {
  const std::vector<double> law = copies_law({1, 0, 20, 8, true});
  const std::vector<double> drawn = {.663, .279, .051, .005, 3.6e-4};
  for (std::size_t j = 0; j < 4; ++j) CHECK(law[j] == Approx(drawn[j]).margin(6e-4));
  CHECK(law[4] == Approx(drawn[4]).margin(1e-5));
  double sum = 0;
  double stretched = 0;
  for (std::size_t j = 0; j < law.size(); ++j) {
    sum += law[j];
    stretched += law[j] * std::exp(static_cast<double>(j));
  }
  CHECK(sum == Approx(1).margin(1e-10));
  CHECK(std::log(stretched) == Approx(amplify({1, 0, 20, 8, true}).epsilon).epsilon(1e-7));
}

TEST_CASE("five rows of which three are passed on in order lose .631, above the formula's .551",
          "[prediction][amplification]") {
  const Rational epsilon(4, 5);
  const WorstLearner in_order = worst_learner(Sampling::in_order, epsilon, 5, 3);
  CHECK(in_order.epsilon == Approx(.631).margin(5e-4));
  CHECK(in_order.learners == 38);
  CHECK(in_order.data_sets == 32);
  const double formula = amplify({epsilon, 0, 5, 3, false}).epsilon;
  CHECK(formula == Approx(.551).margin(5e-4));
  CHECK(in_order.epsilon > formula);
  CHECK(in_order.epsilon <= amplify({epsilon, 0, 5, 3, false}).paper_epsilon.value());  // 2εν = .96
  CHECK(worst_learner(Sampling::shuffled, epsilon, 5, 3).epsilon == Approx(formula).epsilon(1e-12));
  const double put_back = amplify({epsilon, 0, 5, 3, true}).epsilon;
  CHECK(put_back == Approx(.658).margin(5e-4));
  CHECK(worst_learner(Sampling::with_replacement, epsilon, 5, 3).epsilon == Approx(put_back).epsilon(1e-12));
}

TEST_CASE("the learner of the counterexample is private and loses what is stated, draw by draw",
          "[prediction][amplification]") {
  const double epsilon = .8;
  const WorstLearner worst = worst_learner(Sampling::in_order, Rational(4, 5), 5, 3);
  const Learner learner = [&](const std::vector<int>& word) {
    std::size_t bits = 0;
    for (std::size_t i = 0; i < word.size(); ++i) bits |= word[i] != 0 ? std::size_t{1} << i : 0U;
    return std::exp(epsilon * worst.exponents[bits]);
  };
  for (std::size_t word = 0; word < 8; ++word)
    for (std::size_t bit = 0; bit < 3; ++bit)
      CHECK(std::abs(worst.exponents[word] - worst.exponents[word ^ (std::size_t{1} << bit)]) == 1);
  std::vector<int> rows(worst.rows.begin(), worst.rows.end());
  const double here = by_all_draws(Sampling::in_order, rows, 3, learner);
  rows[worst.changed] = 1 - rows[worst.changed];
  CHECK(std::log(here / by_all_draws(Sampling::in_order, rows, 3, learner)) == Approx(worst.epsilon).epsilon(1e-12));
}

TEST_CASE("random private learners stay within the worst one, whatever the sampling", "[prediction][amplification]") {
  CHECK(rc::check([] {
    const auto sampling = *rc::gen::element(Sampling::shuffled, Sampling::in_order, Sampling::with_replacement);
    const auto n = static_cast<std::size_t>(*rc::gen::inRange(2, 5));
    const auto m = static_cast<std::size_t>(*rc::gen::inRange(1, static_cast<int>(std::min<std::size_t>(n, 3)) + 1));
    const auto tenths = *rc::gen::inRange(1, 20);
    const double epsilon = tenths / 10.0;
    // p(t) = e^{ε g(t)}, g the lower envelope of random values: changing one row moves it by at most 1.
    const std::size_t words = std::size_t{1} << m;
    const auto heights = *rc::gen::container<std::vector<int>>(words, rc::gen::inRange(0, 200));
    const Learner learner = [&](const std::vector<int>& word) {
      std::size_t bits = 0;
      for (std::size_t i = 0; i < m; ++i) bits |= word[i] != 0 ? std::size_t{1} << i : 0U;
      double g = 1e9;
      for (std::size_t other = 0; other < words; ++other)
        g = std::min(g, heights[other] / 50.0 + __builtin_popcountll(bits ^ other));
      return std::exp(epsilon * g);
    };
    const double most = worst_learner(sampling, Rational(tenths, 10), n, m).epsilon;
    for (std::size_t set = 0; set < (std::size_t{1} << n); ++set)
      for (std::size_t i = 0; i < n; ++i) {
        std::vector<int> rows(n);
        for (std::size_t r = 0; r < n; ++r) rows[r] = ((set >> r) & 1U) != 0 ? 1 : 0;
        const double here = by_all_draws(sampling, rows, m, learner);
        rows[i] = 1 - rows[i];
        RC_ASSERT(std::log(here / by_all_draws(sampling, rows, m, learner)) <= most + 1e-9);
      }
  }));
}

TEST_CASE("only passing rows on in order can exceed the formula, and never the paper's for epsilon up to 1",
          "[prediction][amplification]") {
  bool exceeded = false;
  for (const int tenths : {2, 5, 10})
    for (std::size_t n = 1; n <= 5; ++n)
      for (std::size_t m = 1; m <= std::min<std::size_t>(n, 3); ++m) {
        const Rational epsilon(tenths, 10);
        const double e = tenths / 10.0;
        const auto size = static_cast<double>(n);
        const auto part = static_cast<double>(m);
        for (const Sampling sampling : {Sampling::shuffled, Sampling::with_replacement})
          CHECK(worst_learner(sampling, epsilon, n, m).epsilon == Approx(bound(sampling, e, size, part)).epsilon(1e-9));
        const double in_order = worst_learner(Sampling::in_order, epsilon, n, m).epsilon;
        CHECK(in_order >= bound(Sampling::in_order, e, size, part) - 1e-9);
        exceeded = exceeded || in_order > bound(Sampling::in_order, e, size, part) + 1e-6;
        CHECK(in_order <= 2 * e * part / size + 1e-9);
      }
  CHECK(exceeded);
}

TEST_CASE("the least number of rows is the least, and the sufficient one is enough", "[prediction][amplification]") {
  CHECK(rc::check([] {
    const auto tenths = *rc::gen::inRange(1, 60);
    const auto m = *rc::gen::inRange<std::uint64_t>(1, 400);
    const Rational epsilon(tenths, 10);
    const KeepingRows rows = rows_that_keep(epsilon, m);
    const auto loss = [&](std::uint64_t n) {
      return bound(Sampling::with_replacement, tenths / 10.0, static_cast<double>(n), static_cast<double>(m));
    };
    RC_ASSERT(loss(rows.least) <= tenths / 10.0 + 1e-9);
    if (rows.least > 1) RC_ASSERT(loss(rows.least - 1) > tenths / 10.0 - 1e-9);
    RC_ASSERT(rows.least <= rows.sufficient);
  }));
  CHECK(rows_that_keep(1, 1).least == 1);
}

TEST_CASE("bad numbers of an amplification are refused", "[prediction][amplification]") {
  CHECK_THROWS_WITH(amplify({1, 0, 4, 5, false}), "subset: 5: must be at most 4");
  CHECK_THROWS_WITH(amplify({0, 0, 4, 3, false}), "epsilon: 0: must be above 0");
  CHECK_THROWS_WITH(amplify({1, 1, 4, 3, false}), "delta: 1: must be from 0 to below 1");
  CHECK_THROWS_WITH(amplify({1, 0, 0, 3, true}), "examples: 0: must be from 1 to 2^60");
  CHECK_THROWS_WITH(amplify({1, 0, 4, 0, true}), "subset: 0: must be from 1 to 2^60");
  CHECK_THROWS_WITH(worst_learner(Sampling::in_order, 1, 7, 3), "examples: 7: must be from 1 to 6");
  CHECK_THROWS_WITH(worst_learner(Sampling::in_order, 1, 3, 4), "subset: 4: must be from 1 to 3");
  CHECK_FALSE(amplify({2, 0, 4, 3, false}).paper_epsilon.has_value());
  CHECK(amplify({1, 0, 4, 4, false}).epsilon == 1);
}

}  // namespace littlestone
