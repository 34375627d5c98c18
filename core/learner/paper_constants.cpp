// SPDX-License-Identifier: GPL-3.0-or-later
// The constants of Theorem 23 and §5.4, as their proofs have them.
#include <algorithm>
#include <cmath>

#include "core/learner/constants.hpp"
#include "core/learner/wide.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone {

namespace mp = detail::mp;

using detail::ceiling;
using detail::count_of;
using detail::Wide;
using detail::wide;

namespace {

// The whole number a logarithm stands for, rounded up; exact only when it fits 64 bits.
LargeCount count_of_log2(const Wide& log2_value) {
  LargeCount count;
  count.log10 = Wide(log2_value * mp::log10(Wide(2))).convert_to<double>();
  if (log2_value < 64) {
    const BigInteger whole(mp::ceil(mp::pow(Wide(2), log2_value) * (1 + Wide("1e-40"))));
    if (whole <= std::numeric_limits<std::uint64_t>::max()) count = count_of(whole);
  }
  return count;
}

}  // namespace

LearnerConstants paper_constants(const AccuracyGoal& goal) {
  goal.validate();
  const int d = goal.dimension;
  LearnerConstants constants;
  constants.kind = ConstantsKind::paper;
  constants.goal = goal;
  const Wide tower = mp::ldexp(Wide(1), d + 2);  // 2^(d+2)
  const double log10_threshold = Wide(-tower * mp::log10(Wide(2))).convert_to<double>();
  const auto levels = static_cast<std::size_t>(d) + 1;
  constants.log10_thresholds.assign(levels, log10_threshold);
  constants.thresholds.assign(levels, d <= 7 ? std::ldexp(1.0, -(4 << d)) : 0.0);
  constants.levels.assign(levels, Rational(1));
  // η = 2^(−2^(d+2)−1)/(d+1), with logarithms to base 2 from here on.
  const Wide log2_eta = -tower - 1 - mp::log2(Wide(d + 1));
  constants.log10_eta = Wide(log2_eta * mp::log10(Wide(2))).convert_to<double>();
  constants.eta = log2_eta > -1020 ? mp::pow(Wide(2), log2_eta).convert_to<double>() : 0.0;
  // n = ⌈2^(d+2)/α'⌉, α' = α/2; N = 2^(2^(d+2)+1)·4^(d+1)·n.
  const BigInteger auxiliary = ceiling(Rational(BigInteger(1) << (d + 3)) / goal.alpha);
  constants.auxiliary = count_of(auxiliary);
  const Wide log2_auxiliary = mp::log2(wide(auxiliary));
  const Wide log2_cap = tower + 1 + 2 * (d + 1) + log2_auxiliary;
  constants.cap = count_of_log2(log2_cap);
  if (d <= 3) constants.cap = count_of(auxiliary << ((4 << d) + 1 + 2 * (d + 1)));
  if (constants.cap.exact && *constants.cap.exact > std::numeric_limits<std::uint64_t>::max())
    constants.cap.exact.reset();

  // Hist(ε/2, δ) with accuracy (η/8, β/3) on k votes. Three things make it so; natural logarithms.
  const Wide ln2 = mp::log(Wide(2));
  const Wide ln_eta = log2_eta * ln2;
  const Wide share = wide(goal.beta) / 3;
  constants.threshold = StableHistogram(goal.epsilon / 2, goal.delta).threshold();
  const Wide half = wide(goal.epsilon) / 4;  // Pr[Z = z] ∝ exp(−(ε/2)|z|/2)
  //  every f with Pr[G = f] ≥ η (at most 1/η of them) has frequency ≥ 7η/8: (1/η)·exp(−kη/128) ≤ β/3;
  Wide ln_batches = mp::log(128 * (-ln_eta - mp::log(share))) - ln_eta;
  //  T ≤ ηk/16;
  ln_batches = std::max(ln_batches, Wide(mp::log(Wide(16) * constants.threshold) - ln_eta));
  //  |Z| ≤ ηk/16 for the at most k counts: k·2·exp(−half·ηk/16) ≤ β/3. The least such k by iteration from below.
  for (int i = 0; i < 200; ++i) {
    const Wide needed = mp::log(16 * (ln_batches + mp::log(2 / share)) / half) - ln_eta;
    if (needed <= ln_batches) break;
    ln_batches = needed + Wide("1e-30");
  }
  const Wide log2_batches = ln_batches / ln2;
  constants.batches = count_of_log2(log2_batches);

  // GenericLearner with ε/2 and (α/2, β/3) on |L| ≤ 2/η: the three conditions of Lemma 29's proof, α₀ = α/2, β₀ = β/3.
  const Wide alpha = wide(goal.alpha) / 2;
  const Wide ln_list = ln2 - ln_eta;
  const Wide chernoff_many = 64 * (mp::log(4 / share) + ln_list) / alpha;  // loss_S > 7α₀/4 where loss > 2α₀
  const Wide chernoff_few = 27 * mp::log(4 / share) / alpha;               // loss_S ≤ 4α₀/3 for f
  const Wide mechanism = 6 * (mp::log(2 / share) + ln_list) / (wide(goal.epsilon) / 2 * alpha);
  const Wide selection = std::max({chernoff_many, chernoff_few, mechanism});
  constants.selection = count_of_log2(mp::log2(selection));
  constants.loss_share = 0.5;

  if (constants.batches.exact && constants.cap.exact && constants.selection.exact) {
    const BigInteger total = *constants.batches.exact * (*constants.cap.exact + auxiliary) + *constants.selection.exact;
    constants.total = count_of(total);
    if (total > std::numeric_limits<std::uint64_t>::max()) constants.total.exact.reset();
  } else {  // n/N and n' are far below the digits of a logarithm's mantissa only for large d: add them all the same
    const Wide ratio = 1 + mp::pow(Wide(2), log2_auxiliary - log2_cap);
    Wide log2_total = log2_batches + log2_cap + mp::log2(ratio);
    const Wide gap = mp::log2(selection) - log2_total;
    if (gap > -160) log2_total += mp::log2(1 + mp::pow(Wide(2), gap));
    constants.total.log10 = Wide(log2_total * mp::log10(Wide(2))).convert_to<double>();
  }
  if (constants.batches.exact) {  // step 3 of M: what is estimated below 3η/4 is removed
    const Wide least = mp::ceil(wide(*constants.batches.exact) * mp::exp(ln_eta) * 3 / 4);
    constants.removal = least.convert_to<std::uint64_t>();
  }
  return constants;
}

}  // namespace littlestone
