// SPDX-License-Identifier: GPL-3.0-or-later
// The lean learner's proof, inequality by inequality, with 50 digits and with integers.
#include <algorithm>
#include <cmath>

#include "core/base/vector_state.hpp"
#include "core/learner/checklist.hpp"
#include "core/learner/lean_bounds.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/learner/wide.hpp"
#include "core/random/exponential.hpp"

namespace littlestone {

namespace mp = detail::mp;

using detail::Checklist;
using detail::ChoiceFailure;
using detail::ChoiceSetting;
using detail::Grouping;
using detail::NoisyChoice;
using detail::Steps;
using detail::Tail;
using detail::Wide;
using detail::wide;

namespace {

// Whether there is a number for each place the proof looks at, and none is out of its range.
bool complete(const LeanConstants& constants) {
  const int d = constants.goal.dimension;
  if (d < 0 || d > 6 || (d != 2 && constants.variant == LeanVariant::stuck)) return false;
  if (d == 0) return true;
  const bool items = constants.variant == LeanVariant::items;
  const auto levels = [&](int count) { return static_cast<std::size_t>(items && count > 0 ? count : 0); };
  const auto positive = [](std::uint64_t number) { return number >= 1; };
  return constants.batch >= 1 && constants.batches >= 1 && constants.cap >= 1 && constants.cap <= constants.batches &&
         constants.repetitions.size() == levels(d - 1) && constants.opponents.size() == levels(d - 2) &&
         constants.thetas.size() == levels(d - 1) &&
         std::all_of(constants.repetitions.begin(), constants.repetitions.end(), positive) &&
         std::all_of(constants.opponents.begin(), constants.opponents.end(), positive) &&
         std::all_of(constants.thetas.begin(), constants.thetas.end(), [](double t) { return t > 0 && t <= 1; }) &&
         constants.probability > 0 && constants.probability <= 1 && constants.loss_share > 0 &&
         constants.loss_share < 1 && constants.selection >= constants.gap &&
         (constants.choosing == LeanChoosing::noisy
              ? constants.bar >= 3
              : constants.weights.by_votes.size() == constants.cap + 1 && constants.vote_share > 0 &&
                    constants.vote_share < constants.goal.epsilon);
}

// (1): the sizes of lists, with as many digits as they take.
BigInteger list_bound(const LeanConstants& constants) {
  if (constants.variant == LeanVariant::stuck) return 2;
  const int d = constants.goal.dimension;
  BigInteger outcomes = 1;
  BigInteger low = 0;
  for (int k = 1; k <= d; ++k) {
    if (k == 2) outcomes = 2;
    if (k > 2) outcomes = 2 * mp::pow(outcomes, static_cast<unsigned>(1 + constants.opponents_at(k)));
    if (k == d) break;
    if (k <= 2) low += outcomes * constants.repetitions_at(k);
    BigInteger power = 1;
    for (std::uint64_t i = 0; k > 2 && i < constants.repetitions_at(k); ++i) low += power *= outcomes;
  }
  return low + outcomes;
}

// (3) to (5), by integers: the shares e^{h} are replaced by smaller numbers.
void check_weights(const LeanConstants& constants, Checklist& checks) {
  const ChoosingWeights& weights = constants.weights;
  const AccuracyGoal& goal = constants.goal;
  const BigInteger s(constants.list_bound);
  const bool first = s * weights.unit * mp::denominator(goal.delta) <= mp::numerator(goal.delta) * weights.bottom;
  checks.add("3", "the first votes that one batch alone gives weigh at most delta in all",
             Wide(s * weights.unit).convert_to<double>(),
             Wide(wide(goal.delta) * Wide(weights.bottom)).convert_to<double>(), first);
  const unsigned bits = static_cast<unsigned>(mp::msb(weights.by_votes.back() + weights.bottom)) + 256 +
                        static_cast<unsigned>(std::min(1e6, 2 * to_double(goal.epsilon)));
  const BigInteger one = power_of_two(bits);
  const BigInteger vote = ExponentialBounds(constants.vote_share, bits).power(1).upper;
  const BigInteger sum = ExponentialBounds(goal.epsilon - constants.vote_share, bits).power(1).upper;
  bool one_vote = weights.by_votes[0] == 0;
  bool all = true;
  Wide worst_vote = 0;
  Wide worst_sum = 0;
  for (std::size_t x = 0; x + 1 < weights.by_votes.size(); ++x) {
    const BigInteger& w = weights.by_votes[x];
    const BigInteger& next = weights.by_votes[x + 1];
    one_vote = one_vote && w <= next && (next - weights.unit) * vote <= (w << bits);
    all = all && (next - w) * sum * s <= (one - sum) * (weights.bottom + w * s);
    worst_vote = std::max(worst_vote, Wide(Wide(next) * Wide(vote) / (Wide(w << bits) + Wide(weights.unit * vote))));
    worst_sum = std::max(worst_sum, Wide(Wide((next - w) * sum * s) / Wide((one - sum) * (weights.bottom + w * s))));
  }
  checks.add("4", "w(x) <= w(x+1) <= e^h1 w(x) + u: largest ratio of the sides", worst_vote.convert_to<double>(), 1,
             one_vote);
  checks.add("5", "w(x+1) - w(x) <= (e^h2 - 1)(W/s + w(x)): largest ratio of the sides", worst_sum.convert_to<double>(),
             1, all);
}

// (6) to (8).
void check_items(const LeanConstants& constants, const Wide& alpha, Checklist& checks) {
  const int d = constants.goal.dimension;
  const Wide missed = 1 - Wide(constants.probability);
  const Wide zeta(constants.loss_share);
  const Steps steps(constants.batch, lean_steps);
  const auto theta = [&](int k) { return Wide(constants.thetas[static_cast<std::size_t>(k - 1)]); };
  Tail<Wide> delay = detail::first_delay(steps, alpha);
  if (d == 1) {
    checks.at_most("8", "a batch has no mistake of f0", detail::power_of(Wide(1 - alpha), constants.batch), missed);
    return;
  }
  checks.at_most("6", "a good predictor as frequent as theta_1 is missed on level 1",
                 detail::first_level_missed(constants.batch, alpha, theta(1), constants.repetitions_at(1)), missed);
  delay = detail::second_delay(steps, alpha, zeta, theta(1));
  for (int k = 2; k < d; ++k) {
    checks.at_most(
        "7", "a good predictor as frequent as theta_" + std::to_string(k) + " is missed on level " + std::to_string(k),
        detail::Repeated<Wide>(delay, 1 - theta(k)).at_horizon(constants.repetitions_at(k)), missed);
    delay = detail::next_delay(steps, delay, alpha, zeta, theta(k), constants.opponents_at(k + 1));
  }
  checks.at_most("8", "the batch ends before its item of level d", delay.back(), missed);
}

// (9) and (10).
void check_stuck(const LeanConstants& constants, const Wide& alpha, Checklist& checks) {
  const Wide p(constants.probability);
  checks.at_most("9", "(1 - alpha)^m <= p", detail::power_of(Wide(1 - alpha), constants.batch), p);
  Wide low = 0;  // ψ(low) ≤ p
  Wide high = 1;
  for (int i = 0; i < 170; ++i) {
    const Wide middle = (low + high) / 2;
    (detail::all_lead_to(constants.batch, alpha, middle) <= p ? low : high) = middle;
  }
  if (detail::all_lead_to(constants.batch, alpha, Wide(1)) <= p) low = 1;
  checks.at_most("10", "the target is in no list of the batch",
                 low > 0 ? detail::stuck_elsewhere(constants.batch, alpha, p, low) : Wide(1), 1 - p);
}

}  // namespace

std::vector<LeanCheck> verify(const LeanConstants& constants) {
  settle_vector_state();
  Checklist checks;
  const bool whole = complete(constants);
  checks.holds("0", "there is a number in every place, and none is out of its range", whole);
  if (!whole) return checks.take();
  const AccuracyGoal& goal = constants.goal;
  const int d = goal.dimension;
  checks.equal("15", "total = k m + n'", constants.total,
               BigInteger(constants.batch) * constants.batches * (d > 0 ? 1 : 0) + constants.selection);
  if (d == 0) return checks.take();

  checks.equal("1", "s is the most candidates of a batch", constants.list_bound, list_bound(constants));
  const Wide half = wide(goal.epsilon) / 2;
  const Wide alpha = wide(goal.alpha);
  const bool noisy = constants.choosing == LeanChoosing::noisy;
  if (noisy) {
    const Wide r = mp::exp(Wide(-half));
    checks.at_most("2", "what one batch alone votes for leaves with probability at most delta",
                   Wide(constants.list_bound) * mp::exp(Wide(-half * (constants.bar - 2))) / (1 + r), wide(goal.delta));
  } else {
    check_weights(constants, checks);
  }

  if (constants.variant == LeanVariant::items) {
    check_items(constants, alpha, checks);
  } else {
    check_stuck(constants, alpha, checks);
  }

  ChoiceSetting<Wide> setting;
  setting.half_epsilon = half;
  setting.alpha = alpha;
  setting.loss = alpha * Wide(constants.loss_share);
  setting.probability = Wide(constants.probability);
  setting.agrees = detail::power_of(Wide(1 - alpha), constants.batch);
  setting.lone = d == 1;
  setting.top = constants.outcomes_at(d);
  setting.low = constants.list_bound - std::min(constants.list_bound, setting.top);
  setting.batches = constants.batches;
  setting.selection = constants.selection;
  setting.cap = static_cast<std::int64_t>(constants.cap);
  setting.gap = static_cast<std::int64_t>(constants.gap);
  setting.bar = constants.bar;
  const Wide cut("1e-45");
  ChoiceFailure<Wide> failure;
  if (noisy) {
    NoisyChoice<Wide> choice(half, constants.bar);
    failure = detail::noisy_failure(setting, choice, cut, Grouping());
  } else {
    for (const BigInteger& w : constants.weights.by_votes) {
      setting.weights.push_back(Wide(w) / Wide(constants.weights.bottom));
    }
    failure = detail::weighted_failure(setting, cut, Grouping());
  }
  checks.at_most(noisy ? "11" : "13", "a wrong answer where f0 has loss above alpha", failure.with_target,
                 wide(goal.beta));
  checks.at_most(noisy ? "12" : "14", "a wrong answer where f0 has loss at most alpha", failure.without_target,
                 wide(goal.beta));
  return checks.take();
}

}  // namespace littlestone
