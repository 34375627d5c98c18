// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/answers.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/prediction/unbounded.hpp"
#include "core/privacy/composition.hpp"

namespace littlestone {
namespace {

// ln of C(n, 0) … C(n, n).
std::vector<PrivacyReal> log_binomials(std::uint64_t n) {
  std::vector<PrivacyReal> result = {0};
  for (std::uint64_t j = 0; j < n; ++j) result.push_back(result.back() + log(PrivacyReal(n - j) / PrivacyReal(j + 1)));
  return result;
}

// The least ε ≥ 0 at δ over all numbers of ties among q answers.
double worst_tied(const Rational& epsilon, std::uint64_t answers, const Rational& delta) {
  PrivacyReal worst = 0;
  for (std::uint64_t ties = 0; ties <= answers; ++ties) {
    const auto least = tied_answers(epsilon, ties, answers - ties).epsilon(PrivacyReal(delta));
    worst = std::max<PrivacyReal>(worst, *least);  // no loss is infinite
  }
  return rounded_up(worst);
}

double by_promises(const std::vector<PrivacyPromise>& runs, const Rational& delta) {
  const auto epsilon = exact_composition(runs).epsilon(PrivacyReal(delta));
  return epsilon ? rounded_up(*epsilon) : unbounded;
}

}  // namespace

LossDistribution tied_answers(const Rational& epsilon, std::uint64_t ties, std::uint64_t others) {
  // At the tie both labels have chance ½, one vote further e^{−ε}/2 and 1 − e^{−ε}/2.
  const PrivacyReal e(epsilon);
  const PrivacyReal low = exp(-e) / 2;
  const PrivacyReal gain = log((1 - low) * 2);  // of the likelier label, which the tie has with chance ½
  const std::vector<PrivacyReal> tie_ways = log_binomials(ties);
  const std::vector<PrivacyReal> other_ways = log_binomials(others);
  std::vector<LossDistribution::Atom> atoms;
  for (std::uint64_t i = 0; i <= ties;
       ++i)  // answers of the rarer label where S has the tie: loss ε each, −gain for the rest
    for (std::uint64_t j = 0; j <= others;
         ++j) {  // of the rarer label where S′ has the tie: loss −ε each, gain for the rest
      const PrivacyReal loss =
          e * (PrivacyReal(i) - PrivacyReal(j)) - gain * (PrivacyReal(ties - i) - PrivacyReal(others - j));
      const PrivacyReal mass = exp(tie_ways[i] - PrivacyReal(ties) * log(PrivacyReal(2)) + other_ways[j] +
                                   PrivacyReal(j) * log(low) + PrivacyReal(others - j) * log(1 - low));
      atoms.push_back({loss, mass});
    }
  return {std::move(atoms), 0};
}

AnswersPrivacy compose_answers(const VoteRule& rule, std::uint64_t answers, const Rational& delta) {
  if (answers < 1 || answers > 1000) throw InputError("answers", std::to_string(answers), rules::between(1, 1000));
  if (delta < 0 || delta >= 1) throw InputError("delta", to_string(delta), rules::delta_below_1());
  AnswersPrivacy result;
  result.answers = answers;
  result.delta = delta;
  result.one = rule.epsilon_exact();
  result.basic = rounded_up(PrivacyReal(result.one) * PrivacyReal(answers));
  const VoteRuleOptions& options = rule.options();
  if (std::isinf(result.one)) {  // stable only: (0, γ) a time
    result.basic = unbounded;
    result.advanced = unbounded;
    result.composed = unbounded;
    if (rule.stability() < 1) {
      const std::vector<PrivacyPromise> runs(answers, {0, Rational(rule.stability())});
      result.composed = by_promises(runs, delta);
    }
    return result;
  }
  const Rational epsilon = options.kind == VoteRuleKind::geometric ? options.epsilon : Rational(result.one);
  if (options.kind == VoteRuleKind::geometric) result.basic = raised(Rational(epsilon * answers));
  const std::vector<PrivacyPromise> runs(answers, {epsilon, 0});
  result.advanced = delta > 0 ? advanced_epsilon(runs, delta) : result.basic;
  const bool even = options.blocks % 2 == 0;
  result.exact = options.kind == VoteRuleKind::geometric;
  if (result.exact && even && answers <= 60)
    result.composed = worst_tied(epsilon, answers, delta);
  else
    result.composed = by_promises(runs, delta);
  if (even && answers > 60) result.exact = false;
  return result;
}

}  // namespace littlestone
