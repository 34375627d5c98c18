// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/vote_rule.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "tests/support/linear_programme.hpp"
#include "tests/support/statistics.hpp"

namespace littlestone {
namespace {

VoteRule rule_of(VoteRuleKind kind, std::uint64_t blocks, const Rational& epsilon) {
  VoteRuleOptions options;
  options.kind = kind;
  options.blocks = blocks;
  options.epsilon = epsilon;
  return VoteRule(options);
}

constexpr VoteRuleKind kinds[] = {VoteRuleKind::geometric, VoteRuleKind::logistic, VoteRuleKind::linear};

/// The least p_j of any symmetric rule on k voters in which one vote changes either label's chance by a factor of at
/// most `ratio`, as a fraction: a linear programme in p_0 … p_k ≥ 0.
Rational least_chance(int k, int j, const Rational& ratio) {
  const auto columns = static_cast<std::size_t>(k) + 1;
  support::LinearProgramme programme(columns);
  programme.objective[static_cast<std::size_t>(j)] = 1;
  for (std::size_t i = 0; i < columns; ++i) {
    support::LinearProgramme::Constraint symmetric{std::vector<Rational>(columns), 1};  // p_i + p_{k−i} = 1
    symmetric.left[i] += 1;
    symmetric.left[columns - 1 - i] += 1;
    programme.equal.push_back(symmetric);
    if (i + 1 == columns) break;
    // p_i ≤ r p_{i+1}, p_{i+1} ≤ r p_i and the same of 1 − p.
    for (const auto& [a, b] : {std::pair(i, i + 1), std::pair(i + 1, i)}) {
      support::LinearProgramme::Constraint plus{std::vector<Rational>(columns), 0};
      plus.left[a] = 1;
      plus.left[b] = -ratio;
      programme.at_most.push_back(plus);
      support::LinearProgramme::Constraint minus{std::vector<Rational>(columns), ratio - 1};
      minus.left[a] = -1;
      minus.left[b] = ratio;
      programme.at_most.push_back(minus);
    }
  }
  return support::minimise(programme).value();
}

/// The geometric rule with e^ε = ratio, as a fraction.
Rational geometric_fraction(int k, int j, const Rational& ratio) {
  if (2 * j > k) return 1 - geometric_fraction(k, k - j, ratio);
  Rational value = k % 2 == 0 ? Rational(1, 2) : Rational(1) / (1 + ratio);
  for (int i = j; i < k / 2; ++i) value /= ratio;
  return value;
}

}  // namespace

TEST_CASE("the geometric rule is the pointwise least symmetric private rule, by a linear programme",
          "[prediction][vote_rule]") {
  for (const Rational& ratio : {Rational(3, 2), Rational(2), Rational(7, 2)})
    for (int k = 1; k <= 8; ++k) {
      const VoteRule rule =
          rule_of(VoteRuleKind::geometric, static_cast<std::uint64_t>(k), Rational(std::log(to_double(ratio))));
      for (int j = 0; 2 * j <= k; ++j) {
        INFO("k " << k << ", j " << j << ", ratio " << to_string(ratio));
        const Rational least = least_chance(k, j, ratio);
        CHECK(least == geometric_fraction(k, j, ratio));
        CHECK(rule.plus(static_cast<std::size_t>(j)) == Approx(to_double(least)).epsilon(1e-12));
      }
    }
}

TEST_CASE("twelve voters of whom four say + answer + with chance .184, and one more makes it .303",
          "[prediction][vote_rule]") {
  const VoteRule rule = rule_of(VoteRuleKind::geometric, 12, Rational(1, 2));
  CHECK(rule.plus(4) == Approx(.184).margin(5e-4));
  CHECK(rule.plus(5) == Approx(.303).margin(5e-4));
  CHECK(rule.plus(0) == Approx(.025).margin(5e-4));
  CHECK(rule.plus(1) == Approx(.041).margin(5e-4));
  CHECK(rule.plus(2) == Approx(.068).margin(5e-4));
  CHECK(rule.plus(5) / rule.plus(4) == Approx(std::exp(.5)));
  CHECK(rule.loss(4, 5) == Approx(.5));
  // The other two rules of the picture.
  CHECK(rule_of(VoteRuleKind::logistic, 12, Rational(1, 2)).plus(0) == Approx(.0474).margin(1e-4));
  const VoteRule linear = rule_of(VoteRuleKind::linear, 12, Rational(1, 2));
  CHECK(linear.plus(2) == Approx(.0026).margin(1e-4));
  CHECK(linear.plus(1) == 0);
  CHECK(std::isinf(linear.epsilon_exact()));
  CHECK(linear.stability() == Approx(std::tanh(.125)).epsilon(1e-12));
}

TEST_CASE("the exact epsilon of a rule is the largest ratio of its steps", "[prediction][vote_rule]") {
  CHECK(rc::check([] {
    const auto kind = *rc::gen::elementOf(std::vector<VoteRuleKind>(std::begin(kinds), std::end(kinds)));
    const auto k = *rc::gen::inRange<std::uint64_t>(1, 30);
    const auto tenths = *rc::gen::inRange(1, 25);
    const VoteRule rule = rule_of(kind, k, Rational(tenths, 10));
    double largest = 0;
    double step = 0;
    for (std::size_t j = 0; j < k; ++j) {
      // 1 − p_j is p_{k−j}, which keeps its digits.
      largest = std::max(
          {largest, std::log(rule.plus(j + 1) / rule.plus(j)), std::log(rule.plus(k - j) / rule.plus(k - j - 1))});
      step = std::max(step, rule.plus(j + 1) - rule.plus(j));
      RC_ASSERT(rule.plus(j) <= rule.plus(j + 1));
      RC_ASSERT(std::abs(rule.plus(j) + rule.plus(k - j) - 1) < 1e-12);
    }
    if (std::isinf(largest)) {
      RC_ASSERT(std::isinf(rule.epsilon_exact()));
    } else {
      RC_ASSERT(std::abs(largest - rule.epsilon_exact()) < 1e-9);
    }
    RC_ASSERT(std::abs(step - rule.stability()) < 1e-12);
    if (kind == VoteRuleKind::logistic) {
      RC_ASSERT(rule.epsilon_exact() <= tenths / 10.0);
      // MATH §B5: ln[σ(ε − εk/2)/σ(−εk/2)].
      const double e = tenths / 10.0;
      const auto sigma = [](double x) { return 1 / (1 + std::exp(-x)); };
      const double half = e * static_cast<double>(k) / 2;
      RC_ASSERT(std::abs(std::log(sigma(e - half) / sigma(-half)) - rule.epsilon_exact()) < 1e-9);
    }
    if (kind == VoteRuleKind::geometric) RC_ASSERT(rule.epsilon_exact() == tenths / 10.0);
  }));
}

TEST_CASE("the envelope is the largest mean of the rule over laws of wrong votes with that mean",
          "[prediction][vote_rule]") {
  CHECK(rc::check([] {
    const auto kind = *rc::gen::elementOf(std::vector<VoteRuleKind>(std::begin(kinds), std::end(kinds)));
    const auto k = *rc::gen::inRange<std::uint64_t>(1, 12);
    const VoteRule rule = rule_of(kind, k, Rational(*rc::gen::inRange(1, 25), 10));
    const double error = *rc::gen::inRange(0, 101) / 100.0;
    // A law with a given mean that maximises a mean sits on two numbers.
    const double at = error * static_cast<double>(k);
    double largest = 0;
    for (std::size_t a = 0; a <= k; ++a)
      for (std::size_t b = a; b <= k; ++b) {
        const auto low = static_cast<double>(a);
        const auto high = static_cast<double>(b);
        if (low > at + 1e-12 || high < at - 1e-12) continue;
        const double share = a == b ? 0 : (at - low) / (high - low);
        largest = std::max(largest, rule.plus(a) + share * (rule.plus(b) - rule.plus(a)));
      }
    RC_ASSERT(std::abs(rule.envelope(error) - largest) < 1e-12);
    const std::optional<double> back = rule.envelope_inverse(rule.envelope(error));
    if (error < 1 && rule.envelope(error) < rule.plus(k)) {
      RC_ASSERT(back.has_value());
      RC_ASSERT(std::abs(rule.envelope(*back) - rule.envelope(error)) < 1e-12);
    }
  }));
  CHECK_FALSE(rule_of(VoteRuleKind::geometric, 2, Rational(1)).envelope_inverse(.1).has_value());
}

TEST_CASE("the reconstruction of Lemma 9 is accurate: 4 ln(2/alpha)/epsilon voters with errors alpha/8",
          "[prediction][vote_rule]") {
  for (const double alpha : {.2, .1, .05, .01, .001})
    for (const int tenths : {1, 5, 10}) {
      const auto k = static_cast<std::uint64_t>(std::ceil(4 * std::log(2 / alpha) / (tenths / 10.0)));
      CHECK(rule_of(VoteRuleKind::geometric, k, Rational(tenths, 10)).envelope(alpha / 8) <= alpha);
      CHECK(rule_of(VoteRuleKind::logistic, k, Rational(tenths, 10)).envelope(alpha / 8) <= alpha);
    }
}

TEST_CASE("drawn answers have the chances of the rule", "[prediction][vote_rule]") {
  // 27 chi-square checks at oracle::false_alarm each.
  for (const VoteRuleKind kind : kinds)
    for (const std::uint64_t k : {1U, 4U, 7U}) {
      const VoteRule rule = rule_of(kind, k, Rational(7, 10));
      for (const std::size_t votes : {std::size_t{0}, k / 2, k}) {
        Engine engine = SeedTree(20 + k).child("rule").child(votes).engine();
        std::int64_t plus = 0;
        constexpr std::int64_t draws = 20'000;
        for (std::int64_t i = 0; i < draws; ++i) plus += rule.draw(votes, engine) == Label::plus ? 1 : 0;
        INFO(to_string(kind) << ", k " << k << ", votes " << votes);
        CHECK(oracle::binomial_p_value(plus, draws, rule.plus(votes)) > oracle::false_alarm);
      }
    }
}

TEST_CASE("long rules keep their exact epsilon though their ends underflow", "[prediction][vote_rule]") {
  const VoteRule rule = rule_of(VoteRuleKind::geometric, 100'000, Rational(1, 2));
  CHECK(rule.epsilon_exact() == .5);
  CHECK(rule.plus(0) == 0);  // below the least double
  CHECK(rule.envelope(.25) >= rule.plus(25'000));
  CHECK(rule_of(VoteRuleKind::logistic, 100'000, Rational(1, 2)).epsilon_exact() == Approx(.5).epsilon(1e-12));
}

TEST_CASE("bad numbers of a vote rule are refused", "[prediction][vote_rule]") {
  CHECK_THROWS_WITH(rule_of(VoteRuleKind::geometric, 0, 1), "blocks: 0: must be from 1 to 10^6");
  CHECK_THROWS_WITH(rule_of(VoteRuleKind::geometric, 3, 0), "epsilon: 0: must be above 0");
  CHECK_THROWS_WITH(parse_vote_rule("rule", "majority"), "rule: majority: must be one of geometric, logistic, linear");
  CHECK_THROWS_AS(rule_of(VoteRuleKind::geometric, 3, 1).envelope(1.5), InputError);
  VoteRuleOptions options;
  options.stability = Rational(2);
  CHECK_THROWS_WITH(VoteRule(options), "stability: 2: must be above 0 and at most 1");
}

}  // namespace littlestone
