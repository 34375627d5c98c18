// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/composition.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"

using namespace littlestone;

namespace {

using Runs = std::vector<PrivacyPromise>;

// The worst mechanism of one promise: with chance δ it tells the bit, else it tells the right one with odds e^ε. Its
// four outcomes.
struct Response {
  long double zero;  // Pr[outcome | 0]
  long double one;
};

std::vector<Response> responses(const PrivacyPromise& run) {
  const auto odds = std::exp(static_cast<long double>(to_double(run.epsilon)));
  const auto delta = static_cast<long double>(to_double(run.delta));
  const long double right = (1 - delta) * odds / (1 + odds);
  const long double wrong = (1 - delta) / (1 + odds);
  return {{delta, 0}, {right, wrong}, {wrong, right}, {0, delta}};
}

// sup over all events of the product of the worst mechanisms, outcome by outcome.
double by_brute_force(const Runs& runs, double epsilon) {
  std::vector<Response> product = {{1, 1}};
  for (const PrivacyPromise& run : runs) {
    std::vector<Response> next;
    for (const Response& before : product) {
      for (const Response& r : responses(run)) next.push_back({before.zero * r.zero, before.one * r.one});
    }
    product = std::move(next);
  }
  long double sum = 0;
  for (const Response& outcome : product) {
    sum += std::max(0.0L, outcome.zero - std::exp(static_cast<long double>(epsilon)) * outcome.one);
  }
  return static_cast<double>(sum);
}

Runs some_runs(int most) {
  Runs runs(static_cast<std::size_t>(*rc::gen::inRange(1, most + 1)));
  for (PrivacyPromise& run : runs) {
    run.epsilon = Rational(*rc::gen::inRange(0, 25), *rc::gen::elementOf(std::vector<int>{7, 10, 16}));
    run.delta = Rational(*rc::gen::inRange(0, 4), 50);
  }
  return runs;
}

}  // namespace

TEST_CASE("basic composition adds exactly", "[privacy]") {
  const PrivacyPromise sum = basic_composition(Runs{{{1, 10}, {1, 1'000'000}}, {{2, 10}, {1, 3'000'000}}, {0, 0}});
  CHECK(sum.epsilon == Rational(3, 10));
  CHECK(sum.delta == Rational(4, 3'000'000));
}

TEST_CASE("exact composition is what randomized responses reach together, by all their outcomes", "[privacy]") {
  CHECK(rc::check([] {
    const Runs runs = some_runs(6);
    const LossDistribution exact = exact_composition(runs);
    for (const double epsilon : {0.0, 0.1, 0.5, 1.0, 2.0, 3.5}) {
      RC_ASSERT(std::abs(exact.delta(epsilon).convert_to<double>() - by_brute_force(runs, epsilon)) < 1e-14);
    }
  }));
}

TEST_CASE("for runs alike exact composition is the closed form of Kairouz, Oh and Viswanath", "[privacy]") {
  for (const int k : {1, 2, 5, 30}) {
    const Rational epsilon(1, 10);
    const Rational delta(1, 1'000'000);
    const LossDistribution exact = exact_composition(Runs(static_cast<std::size_t>(k), PrivacyPromise{epsilon, delta}));
    for (int i = 0; i <= k / 2; ++i) {
      PrivacyReal sum = 0;
      PrivacyReal choose = 1;  // C(k, l)
      const PrivacyReal e(epsilon);
      for (int l = 0; l < i; ++l) {
        sum += choose * (exp(PrivacyReal(e * (k - l))) - exp(PrivacyReal(e * (k - 2 * i + l))));
        choose = choose * (k - l) / (l + 1);
      }
      const PrivacyReal reached = sum / pow(PrivacyReal(1 + exp(e)), k);
      const PrivacyReal expected = 1 - pow(PrivacyReal(1 - PrivacyReal(delta)), k) * (1 - reached);
      CHECK(abs(exact.delta(PrivacyReal(e * (k - 2 * i))) - expected) < PrivacyReal("1e-40"));
    }
  }
}

TEST_CASE("exact composition promises no more than advanced and basic do, whatever the order of runs", "[privacy]") {
  CHECK(rc::check([] {
    Runs runs = some_runs(8);
    const PrivacyPromise basic = basic_composition(runs);
    const Rational at = basic.delta + Rational(1, *rc::gen::elementOf(std::vector<int>{10, 1000, 1'000'000}));
    RC_PRE(at < 1);
    const LossDistribution exact = exact_composition(runs);
    const auto least = exact.epsilon(PrivacyReal(at));
    RC_ASSERT(least.has_value());
    RC_ASSERT(*least <= PrivacyReal(advanced_epsilon(runs, at)));
    RC_ASSERT(*least <= PrivacyReal(basic.epsilon));
    RC_ASSERT(exact.delta(PrivacyReal(basic.epsilon)) <= PrivacyReal(basic.delta) + PrivacyReal("1e-45"));
    RC_ASSERT(advanced_epsilon(runs, at) <= std::max(rounded_up(PrivacyReal(basic.epsilon)), raised(basic.epsilon)));
    const double advanced = advanced_epsilon(runs, at);
    std::reverse(runs.begin(), runs.end());
    RC_ASSERT(std::abs(advanced_epsilon(runs, at) - advanced) < 1e-14);
    const LossDistribution reversed = exact_composition(runs);
    RC_ASSERT(reversed.atoms().size() == exact.atoms().size());
    for (const double epsilon : {0.0, 0.4, 1.3}) {
      RC_ASSERT(abs(reversed.delta(epsilon) - exact.delta(epsilon)) < PrivacyReal("1e-45"));
    }
  }));
}

TEST_CASE("advanced composition is the formula of Dwork, Rothblum and Vadhan once it is below the sum", "[privacy]") {
  const Runs runs(1000, PrivacyPromise{Rational(1, 100), Rational(1, 100'000'000)});
  const double slack = 1e-6;
  const Rational at = Rational(1000, 100'000'000) + Rational(1, 1'000'000);
  const double expected = std::sqrt(2 * 1000 * std::log(1 / slack)) * 0.01 + 1000 * 0.01 * std::expm1(0.01);
  CHECK(advanced_epsilon(runs, at) == Approx(expected).epsilon(1e-12));
  CHECK(expected < 10);
  CHECK(advanced_epsilon(Runs{{1, 0}, {2, 0}}, Rational(1, 1'000'000)) == 3);  // here the sum is smaller
}

TEST_CASE("a thousand runs compose exactly, and a promise that nothing composes is refused", "[privacy]") {
  const LossDistribution exact = exact_composition(Runs(1000, PrivacyPromise{Rational(1, 100), 0}));
  CHECK(exact.atoms().size() == 1001);
  const auto epsilon = exact.epsilon(PrivacyReal("1e-6"));
  REQUIRE(epsilon);
  CHECK(epsilon->convert_to<double>() == Approx(1.365446709993755960).epsilon(1e-13));  // a sum of 40 digits elsewhere
  Runs powers;
  for (int i = 0; i < 40; ++i) powers.push_back({Rational(BigInteger(1) << i, BigInteger(1) << 40), 0});
  CHECK_THROWS_AS(exact_composition(powers), InputError);
  CHECK_THROWS_AS(exact_composition(Runs{}), InputError);
  CHECK_THROWS_AS(basic_composition(Runs{{-1, 0}}), InputError);
  CHECK_THROWS_AS(basic_composition(Runs{{1, 1}}), InputError);
  CHECK_THROWS_AS(advanced_epsilon(Runs{{1, {1, 10}}}, Rational(1, 10)), InputError);
  CHECK_THROWS_AS(advanced_epsilon(Runs{{1, 0}}, Rational(1)), InputError);
}

TEST_CASE("the budget spent is the sum, and at twice its delta the least epsilon that is known", "[privacy]") {
  CHECK(spent_budget(Runs{}).basic.epsilon == 0);
  CHECK(spent_budget(Runs{}).epsilon == 0);
  const PrivacyPromise one{1, {1, 1'000'000}};
  const SpentBudget spent = spent_budget(Runs(8, one));
  CHECK(spent.basic.epsilon == 8);
  CHECK(spent.basic.delta == Rational(8, 1'000'000));
  CHECK(spent.delta == Rational(16, 1'000'000));
  CHECK(spent.exact);
  CHECK(spent.epsilon < 8);
  CHECK(by_brute_force(Runs(8, one), spent.epsilon) == Approx(16e-6).epsilon(1e-9));
  // Forty different runs have too many sums; what is promised at a δ of 0.6 leaves no room for more.
  Runs powers;
  for (int i = 0; i < 40; ++i) powers.push_back({Rational(BigInteger(1) << i, BigInteger(1) << 40), 0});
  CHECK_FALSE(spent_budget(powers).exact);
  CHECK(spent_budget(powers).epsilon == advanced_epsilon(powers, {1, 1'000'000}));
  for (PrivacyPromise& run : powers) run.delta = Rational(3, 200);
  CHECK_FALSE(spent_budget(powers).exact);
  CHECK(spent_budget(powers).delta == Rational(3, 5));
  CHECK(spent_budget(powers).epsilon == raised(spent_budget(powers).basic.epsilon));
  CHECK(spent_budget(Runs(3, PrivacyPromise{1, {1, 2}})).epsilon == 3);  // δ above 1: the sums
  CHECK_THROWS_AS(spent_budget(Runs{{-1, 0}}), InputError);
}
