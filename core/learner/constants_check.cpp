// SPDX-License-Identifier: GPL-3.0-or-later
// The sharp constants' proof, inequality by inequality, with 50 digits.
#include <algorithm>
#include <cmath>

#include "core/base/vector_state.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/level_bounds.hpp"
#include "core/learner/tails.hpp"
#include "core/learner/wide.hpp"
#include "core/privacy/partition_selection.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone {

namespace mp = detail::mp;

using detail::candidates_a_vote;
using detail::noise_at_most;
using detail::Wide;
using detail::wide;

namespace {

// Pr[Bin = j], j = 0, 1, …, for Bin(n, p), term by term. n below 2^64: a product with a whole number of one
// word takes little time.
class BinomialTerms {
 public:
  BinomialTerms(std::uint64_t n, const Wide& p)
      : left_(n), odds_(p / (1 - p)), term_(mp::exp(Wide(n) * mp::log1p(-p))) {}
  [[nodiscard]] const Wide& here() const { return term_; }
  [[nodiscard]] bool last() const { return left_ == 0; }
  void step() {
    term_ *= left_--;
    term_ /= ++at_;
    term_ *= odds_;
  }
  /// here() over what was here() before: below 1 past the mode, and falling.
  [[nodiscard]] Wide ratio() const { return Wide(left_ + 1) / Wide(at_) * odds_; }

 private:
  std::uint64_t at_ = 0;
  std::uint64_t left_;  // n − j
  Wide odds_;
  Wide term_;
};

// Pr[Bin(n, p) ≤ b] with 50 digits.
Wide binomial_at_most(std::uint64_t n, const Wide& p, std::uint64_t b) {
  if (b >= n) return 1;
  BinomialTerms terms(n, p);
  Wide sum = terms.here();
  for (std::uint64_t j = 0; j < b; ++j) {
    terms.step();
    sum += terms.here();
  }
  return sum;
}

// Pr[Bin(n, p) > g] for g ≥ np, from its own end, so that it keeps its digits however small it is; what is left out
// is below 1e-45 of it.
Wide binomial_more_than(std::uint64_t n, const Wide& p, std::uint64_t g) {
  if (g >= n) return 0;
  BinomialTerms terms(n, p);
  for (std::uint64_t j = 0; j <= g; ++j) terms.step();
  Wide sum = terms.here();
  while (!terms.last()) {
    terms.step();
    sum += terms.here();
    if (const Wide ratio = terms.ratio(); terms.here() * ratio < sum * (1 - ratio) * Wide("1e-45")) break;
  }
  return sum * (1 + Wide("1e-44"));
}

// Pr[no vote, or votes + Z < T] as release_failure; terms beyond `last` votes are bounded by the noise's tail there.
Wide exact_release_failure(const BigInteger& batches, const Wide& eta, const Wide& half, std::int64_t threshold,
                           const Wide& beta) {
  const Wide trials(batches);
  if (eta >= 1) return noise_at_most(half, threshold - 1 - batches.convert_to<std::int64_t>());
  const Wide tail = 120 - mp::log(std::min(Wide(1), Wide(beta * Wide("1e12"))));  // e^−tail is small beside β
  const std::int64_t last = threshold + static_cast<std::int64_t>(Wide(tail / half).convert_to<double>()) + 1;
  Wide term = mp::exp(trials * mp::log1p(-eta));
  const Wide odds = eta / (1 - eta);
  const Wide p = mp::exp(-half);
  Wide noise = noise_at_most(half, threshold - 1);  // Pr[Z ≤ T − 1 − j], followed down in j
  Wide failure = term;
  for (std::int64_t j = 1; j <= last && Wide(j) <= trials; ++j) {
    term *= (trials - (j - 1)) / Wide(j) * odds;
    const std::int64_t z = threshold - 1 - j;
    noise = z < 0 && z != -1 ? Wide(noise * p) : noise_at_most(half, z);
    failure += term * noise;
  }
  return failure + noise_at_most(half, threshold - 2 - last);
}

// The same where an item with j votes is left out with probability withheld[j], and never beyond.
Wide exact_release_failure(const BigInteger& batches, const Wide& eta, const std::vector<Wide>& withheld) {
  const BigInteger most = std::min(batches, BigInteger(withheld.size() - 1));
  if (eta >= 1) return batches < withheld.size() ? withheld[batches.convert_to<std::size_t>()] : Wide(0);
  const Wide trials(batches);
  Wide term = mp::exp(trials * mp::log1p(-eta));
  const Wide odds = eta / (1 - eta);
  Wide failure = term;
  for (std::size_t j = 1; j <= most.convert_to<std::size_t>(); ++j) {
    term *= (trials - (j - 1)) / Wide(j) * odds;
    failure += term * withheld[j];
  }
  return failure;
}

// 1 − π by votes, from 0 to the last that is not 0.
std::vector<Wide> withheld_by(const PartitionSelection& selection) {
  std::vector<Wide> withheld;
  for (std::uint64_t votes = 0; votes < selection.certain(); ++votes) {
    withheld.push_back(wide(Rational(1 - selection.probability(votes))));
  }
  return withheld;
}

}  // namespace

std::vector<CheckedInequality> verify(const LearnerConstants& constants) {
  settle_vector_state();
  std::vector<CheckedInequality> checks;
  const auto check = [&](const std::string& name, const Wide& left, const Wide& right) {
    // Both sides carry 50 digits; 1e-25 of them are given away to the unfavourable side.
    const bool holds = left + mp::abs(left) * Wide("1e-25") <= right - mp::abs(right) * Wide("1e-25");
    checks.push_back({name, left.convert_to<double>(), right.convert_to<double>(), holds});
  };
  const AccuracyGoal& goal = constants.goal;
  const auto d = static_cast<std::size_t>(goal.dimension);
  const bool complete = constants.kind == ConstantsKind::sharp && constants.thresholds.size() == d + 1 &&
                        constants.levels.size() == d + 1 && constants.auxiliary.exact && constants.cap.exact &&
                        constants.batches.exact && constants.selection.exact && constants.total.exact &&
                        *constants.auxiliary.exact > 0;
  checks.push_back({"the table is complete", 0, 0, complete});
  if (!complete) return checks;
  const BigInteger& n = *constants.auxiliary.exact;
  const BigInteger& cap = *constants.cap.exact;
  const BigInteger& k = *constants.batches.exact;

  // 1 and 3: ρ_k and τ_k, and what is left of a level's frequent predictor under the cap.
  const BigInteger pairs = cap / n / 2;
  constexpr int most_pairs = 2'000;  // the time of the check grows with their square
  check("the cap's pairs of blocks are few enough to be checked", wide(pairs), wide(BigInteger(most_pairs)));
  if (pairs > most_pairs) return checks;
  const std::vector<Wide> tau(constants.thresholds.begin(), constants.thresholds.end() - 1);
  const detail::LevelBounds<Wide> bounds = detail::level_bounds(tau, pairs.convert_to<std::size_t>());
  checks.push_back({"(1) 0 < tau_k < rho_k for k < d", 0, 0, !bounds.agreement.empty()});
  if (bounds.agreement.empty()) return checks;
  if (d > 0) check("(2) tau_d <= rho_d", constants.thresholds[d], bounds.agreement[d]);

  // 4: η from the weights as they are used.
  Wide sum = 0;
  for (const Rational& level : constants.levels) sum += wide(level);
  const auto weight = [&](std::size_t level) { return Wide(wide(constants.levels[level]) / sum); };
  for (std::size_t level = 0; level <= d; ++level) {
    std::string name = "(4) eta <= w_" + std::to_string(level) + " sigma_" + std::to_string(level);
    Wide output = weight(level) * bounds.output[level];
    if (level == 0 && constants.on_fail == OnFail::soa) {  // a level that fails answers as level 0
      name = "(10) eta <= tau_0 (w_0 + sum w_k phi_k)";
      for (std::size_t above = 1; above <= d; ++above) output += weight(above) * bounds.fail[above] * tau[0];
    }
    check(name, constants.eta, output);
  }

  // 2: (1 − ζα)^n ≤ min τ below level d, so that a frequent f has loss ≤ ζα; on level d it is the target.
  const Wide alpha = wide(goal.alpha);
  const Wide loss = alpha * Wide(constants.loss_share);
  if (d > 0) {
    check("(3) (1 - zeta alpha)^n <= min tau", mp::exp(Wide(n) * mp::log1p(-loss)),
          *std::min_element(tau.begin(), tau.end()));
  }

  // 6 and 7: what may go wrong, and β.
  const Wide half = wide(goal.epsilon) / 2;
  Wide withheld = 0;
  Wide candidates = 0;
  if (constants.list_by == ListRule::laplace) {
    const std::int64_t threshold = StableHistogram(goal.epsilon, goal.delta).threshold();
    checks.push_back({"T is the histogram's", static_cast<double>(constants.threshold), static_cast<double>(threshold),
                      constants.threshold == threshold});
    withheld = exact_release_failure(k, Wide(constants.eta), half, threshold, wide(goal.beta));
    candidates = Wide(k) * candidates_a_vote(half, threshold);
  } else {
    const std::vector<Wide> by_votes = withheld_by(PartitionSelection(goal.epsilon, goal.delta));
    withheld = exact_release_failure(k, Wide(constants.eta), by_votes);
    candidates = Wide(k) * candidates_a_vote(by_votes);
  }
  const std::uint64_t g = constants.few_errors;
  const std::uint64_t b = constants.many_errors;
  const BigInteger most_examples = BigInteger(1) << 60;
  if (*constants.selection.exact > most_examples) {
    check("n' is small enough to be checked", wide(*constants.selection.exact), wide(most_examples));
    return checks;
  }
  const auto fresh = constants.selection.exact->convert_to<std::uint64_t>();
  checks.push_back({"g < b", static_cast<double>(g), static_cast<double>(b), g < b});
  const Wide errs =
      Wide(g) >= Wide(fresh) * loss ? binomial_more_than(fresh, loss, g) : Wide(1 - binomial_at_most(fresh, loss, g));
  const Wide passes = candidates * binomial_at_most(fresh, alpha, b);
  const Wide preferred = candidates * mp::exp(-half * (Wide(b) + 1 - Wide(g)));
  check("(5) Pr[f is withheld] <= beta", withheld, wide(goal.beta));
  check("(6) Pr[f errs more than g times] <= beta", errs, wide(goal.beta));
  check("(7) E[bad candidates with at most b errors] <= beta", passes, wide(goal.beta));
  check("(8) E[weight of bad candidates] <= beta", preferred, wide(goal.beta));
  check("(9) all failures together <= beta", withheld + errs + passes + preferred, wide(goal.beta));
  checks.push_back({"total = k(N + n) + n'", 0, 0, *constants.total.exact == k * (cap + n) + fresh});
  return checks;
}

}  // namespace littlestone
