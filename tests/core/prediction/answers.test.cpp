// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/answers.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/privacy/composition.hpp"

namespace littlestone {
namespace {

VoteRule rule_of(VoteRuleKind kind, std::uint64_t blocks, const Rational& epsilon) {
  VoteRuleOptions options;
  options.kind = kind;
  options.blocks = blocks;
  options.epsilon = epsilon;
  return VoteRule(options);
}

/// sup_E P(E) − e^ε Q(E) over all 2^q strings of answers, where answer i has chance `here[i]` of + on S and there[i] on
/// S′.
double divergence(const std::vector<double>& here, const std::vector<double>& there, double epsilon) {
  double sum = 0;
  for (std::size_t string = 0; string < (std::size_t{1} << here.size()); ++string) {
    double p = 1;
    double q = 1;
    for (std::size_t i = 0; i < here.size(); ++i) {
      const bool plus = ((string >> i) & 1U) != 0;
      p *= plus ? here[i] : 1 - here[i];
      q *= plus ? there[i] : 1 - there[i];
    }
    sum += std::max(0.0, p - std::exp(epsilon) * q);
  }
  return sum;
}

/// The largest divergence over all choices of q steps of the rule, each up or down, by enumeration.
double worst_divergence(const VoteRule& rule, std::size_t answers, double epsilon) {
  std::vector<std::pair<double, double>> steps;
  for (std::size_t j = 0; j < rule.blocks(); ++j) {
    steps.emplace_back(rule.plus(j), rule.plus(j + 1));
    steps.emplace_back(rule.plus(j + 1), rule.plus(j));
  }
  std::vector<double> here;
  std::vector<double> there;
  double worst = 0;
  const auto choose = [&](const auto& self, std::size_t from) -> void {
    if (here.size() == answers) {
      worst = std::max(worst, divergence(here, there, epsilon));
      return;
    }
    for (std::size_t s = from; s < steps.size(); ++s) {
      here.push_back(steps[s].first);
      there.push_back(steps[s].second);
      self(self, s);
      here.pop_back();
      there.pop_back();
    }
  };
  choose(choose, 0);
  return worst;
}

}  // namespace

TEST_CASE("the composed epsilon of geometric votes is attained and holds, over all steps of the rule",
          "[prediction][answers]") {
  for (const std::uint64_t k : {1U, 2U, 3U, 4U})
    for (const std::uint64_t q : {1U, 2U, 3U})
      for (const Rational& delta : {Rational(0), Rational(1, 100), Rational(1, 10)}) {
        const VoteRule rule = rule_of(VoteRuleKind::geometric, k, Rational(1, 2));
        const AnswersPrivacy privacy = compose_answers(rule, q, delta);
        INFO("k " << k << ", q " << q << ", delta " << to_string(delta) << ", epsilon " << privacy.composed);
        CHECK(privacy.exact);
        CHECK(worst_divergence(rule, q, privacy.composed) <= to_double(delta) + 1e-12);
        if (privacy.composed > 1e-6)
          CHECK(worst_divergence(rule, q, privacy.composed - 1e-4) > to_double(delta) + 1e-9);
        CHECK(privacy.composed <= privacy.basic);
        CHECK(privacy.composed <= privacy.advanced + 1e-12);
      }
}

TEST_CASE("ten answers at one half are 5-private, and an odd number of voters is randomised response",
          "[prediction][answers]") {
  const AnswersPrivacy ten = compose_answers(rule_of(VoteRuleKind::geometric, 12, Rational(1, 2)), 10, 0);
  CHECK(ten.basic == 5);
  CHECK(ten.composed == Approx(5).epsilon(1e-12));  // all ten at ties
  const std::vector<PrivacyPromise> runs(10, {Rational(1, 2), 0});
  const Rational delta(1, 1000);
  const AnswersPrivacy odd = compose_answers(rule_of(VoteRuleKind::geometric, 11, Rational(1, 2)), 10, delta);
  CHECK(odd.composed == Approx(exact_composition(runs).epsilon(PrivacyReal(delta))->convert_to<double>()));
  const AnswersPrivacy even = compose_answers(rule_of(VoteRuleKind::geometric, 12, Rational(1, 2)), 10, delta);
  CHECK(even.composed < odd.composed);
}

TEST_CASE("the loss of tied answers is a law, whichever side has the ties", "[prediction][answers]") {
  CHECK(rc::check([] {
    const auto ties = *rc::gen::inRange<std::uint64_t>(0, 6);
    const auto others = *rc::gen::inRange<std::uint64_t>(ties == 0 ? 1 : 0, 6);
    const Rational epsilon(*rc::gen::inRange(1, 20), 10);
    PrivacyReal sum = 0;
    PrivacyReal other = 0;
    const LossDistribution losses = tied_answers(epsilon, ties, others);
    for (const LossDistribution::Atom& atom : losses.atoms()) {
      sum += atom.mass;
      other += atom.mass * exp(-atom.loss);
    }
    RC_ASSERT(abs(sum - 1) < PrivacyReal("1e-40"));
    RC_ASSERT(abs(other - 1) < PrivacyReal("1e-40"));
  }));
}

TEST_CASE("other rules compose by what one answer promises, and bad numbers are refused", "[prediction][answers]") {
  const AnswersPrivacy logistic =
      compose_answers(rule_of(VoteRuleKind::logistic, 6, Rational(1, 2)), 4, Rational(1, 100));
  CHECK_FALSE(logistic.exact);
  CHECK(worst_divergence(rule_of(VoteRuleKind::logistic, 6, Rational(1, 2)), 4, logistic.composed) <= .01);
  const AnswersPrivacy linear = compose_answers(rule_of(VoteRuleKind::linear, 12, Rational(1, 2)), 2, Rational(1, 2));
  CHECK(std::isinf(linear.basic));
  CHECK(linear.composed == 0);  // 1 − (1 − .124)² < ½
  CHECK(std::isinf(compose_answers(rule_of(VoteRuleKind::linear, 12, Rational(1, 2)), 2, 0).composed));
  // One vote turns a sure − into a sure +: no epsilon holds, and nothing is refused.
  CHECK(std::isinf(compose_answers(VoteRule({VoteRuleKind::linear, 9, 1, Rational(1)}), 5, Rational(1, 2)).composed));
  const VoteRule rule = rule_of(VoteRuleKind::geometric, 2, 1);
  CHECK_THROWS_WITH(compose_answers(rule, 0, 0), "answers: 0: must be from 1 to 1000");
  CHECK_THROWS_WITH(compose_answers(rule, 1, 1), "delta: 1: must be from 0 to below 1");
}

}  // namespace littlestone
