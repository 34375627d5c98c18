// SPDX-License-Identifier: GPL-3.0-or-later
// Both sides of the accuracy proof of the lean learner, in any kind of number: in doubles for the search, with 50
// digits for the check. The numbers in brackets are those of resources/help/lean-learner.md.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <vector>

#include "core/learner/binomial.hpp"
#include "core/learner/delays.hpp"

namespace littlestone::detail {

/// Sums over many values of votes or penalties are taken over groups of them. Safe groups stand for their least
/// favourable member, so that the result is a bound; central ones for their middle, which is nearer to the truth and
/// enough for a search.
struct Grouping {
  std::int64_t groups = 400;
  bool safe = true;
  [[nodiscard]] std::int64_t step(std::int64_t values) const { return 1 + (values - 1) / groups; }
};

// --- what a batch finds

/// Rows are counted in steps, so that a long batch has no more than `cells` of them; waiting times are rounded up to
/// whole steps.
struct Steps {
  std::uint64_t rows;   // of one step
  std::size_t horizon;  // whole steps in the batch
  Steps(std::uint64_t batch, std::uint64_t cells)
      : rows(1 + (batch - 1) / cells), horizon(static_cast<std::size_t>(batch / rows)) {}
};

template <class Real>
Real power_of(const Real& base, std::uint64_t exponent) {
  Real result = 1;
  Real square = base;
  for (std::uint64_t e = exponent; e != 0; e >>= 1, square *= square) {
    if ((e & 1U) != 0) result *= square;
  }
  return result;
}

/// Left side of (6): E (1 − θ)^{min(Bin(m, α), r)}.
template <class Real>
Real first_level_missed(std::uint64_t batch, const Real& alpha, const Real& theta, std::uint64_t repetitions) {
  const Real last = power_of(Real(1 - theta), repetitions);
  Real missed = last;
  Real mistakes = power_of(Real(1 - alpha), batch);  // Pr[Bin(m, α) = j]
  Real power = 1;
  for (std::uint64_t j = 0; j < repetitions && j <= batch; ++j) {
    missed += mistakes * (power - last);
    mistakes *= Real(batch - j) / Real(j + 1) * (alpha / (1 - alpha));
    power *= 1 - theta;
  }
  return missed;
}

/// Tail of X̄_1 or of X̄_2, part 3.
template <class Real>
Tail<Real> first_delay(const Steps& steps, const Real& alpha) {
  return geometric_tail(power_of(Real(1 - alpha), steps.rows), steps.horizon);
}
template <class Real>
Tail<Real> second_delay(const Steps& steps, const Real& alpha, const Real& zeta, const Real& theta) {
  const Real rate = alpha * std::min(zeta, Real(1 - theta));
  return sum_tail(first_delay(steps, alpha), geometric_tail(power_of(Real(1 - rate), steps.rows), steps.horizon));
}
/// Tail of X̄_k, k ≥ 3, from that of X̄_{k−1}.
template <class Real>
Tail<Real> next_delay(const Steps& steps, const Tail<Real>& below, const Real& alpha, const Real& zeta,
                      const Real& theta, std::uint64_t opponents) {
  Tail<Real> meeting = repeated_tail(below, theta, opponents);
  const Tail<Real> error = geometric_tail(power_of(Real(1 - zeta * alpha), steps.rows), steps.horizon);
  for (std::size_t x = 0; x < meeting.size(); ++x) meeting[x] = std::max(meeting[x], error[x]);
  return sum_tail(below, meeting);
}

/// ψ(q) of F: a batch has mistakes of f_∅ thinned to rate α, and all of them lead to a predictor that has the share q
/// of them.
template <class Real>
Real all_lead_to(std::uint64_t batch, const Real& alpha, const Real& share) {
  return power_of(Real(1 - alpha + alpha * share), batch) - power_of(Real(1 - alpha), batch);
}
/// Left side of (10): the target is in no list. `share` is any q > 0 with ψ(q) ≤ p.
template <class Real>
Real stuck_elsewhere(std::uint64_t batch, const Real& alpha, const Real& probability, const Real& share) {
  const auto atoms = static_cast<std::uint64_t>(static_cast<double>(1 / share) * (1 + 1e-15));
  Real rest = 1 - Real(atoms) * share;
  if (rest < 0) rest = 0;
  return power_of(Real(1 - alpha), batch) + Real(atoms) * probability + all_lead_to(batch, alpha, rest);
}

// --- which candidate is chosen

/// What the proof of the choice looks at.
template <class Real>
struct ChoiceSetting {
  Real half_epsilon;
  Real alpha;
  Real loss;          // ζα; unused without a selection sample
  Real probability;   // p
  Real agrees;        // π = (1 − α)^m
  bool lone = false;  // d = 1: no candidate but the target is ever in a list
  std::uint64_t low = 0;
  std::uint64_t top = 1;
  std::uint64_t batches = 1;
  std::uint64_t selection = 0;
  std::int64_t cap = 1;
  std::int64_t gap = 0;
  std::int64_t bar = 0;       // (N)
  std::vector<Real> weights;  // (E): w(x)/W_⊥, x = 0 … C

  [[nodiscard]] std::uint64_t list() const { return low + top; }
};

/// Left sides of the two conditions of a choice.
template <class Real>
struct ChoiceFailure {
  Real with_target = 0;     // (11), (13): f_∅ has loss above α
  Real without_target = 0;  // (12), (14): f_∅ has not, and a bad candidate is chosen all the same
};

/// The closed forms of choosing (N): Y, Y', Y_⊥ independent, Pr[Y = y] = (1 − r)r^y, r = e^{−ε/2}.
template <class Real>
class NoisyChoice {
 public:
  NoisyChoice(const Real& half_epsilon, std::int64_t bar) : bar_(bar), powers_(1, Real(1)) {
    using std::exp;
    r_ = exp(Real(-half_epsilon));  // NOLINT(cppcoreguidelines-prefer-member-initializer): needs the using
    const double most =
        170 / static_cast<double>(half_epsilon);  // r^i < 10^−73 beyond: below what the check gives away
    last_ = static_cast<std::int64_t>(std::fmin(most, 4e6)) + 2;
    // Powers of doubles are asked for in the innermost loops of a search: all of them are made at once.
    if constexpr (std::is_same_v<Real, double>) {
      powers_.reserve(static_cast<std::size_t>(last_) + 1);
      for (std::int64_t i = 0; i < last_; ++i) powers_.push_back(powers_.back() * r_);
    }
  }

  /// D(u) = Pr[2u + Y < τ + Y_⊥].
  [[nodiscard]] Real under_bar(std::int64_t u) {
    const std::int64_t t = bar_ - 2 * u;
    return t >= 0 ? Real(1 - power(t) / (1 + r_)) : Real(power(1 - t) / (1 + r_));
  }
  [[nodiscard]] Real over_bar(std::int64_t u) {
    const std::int64_t t = bar_ - 2 * u;
    return t >= 0 ? Real(power(t) / (1 + r_)) : Real(1 - power(1 - t) / (1 + r_));
  }
  /// Pr[Y' ≥ u + Y], u ≥ 0.
  [[nodiscard]] Real beaten_from(std::int64_t u) { return power(u) / (1 + r_); }
  /// H(v, u) = Pr[v + Y ≥ u + Y', 2v + Y < τ + Y_⊥], v < u.
  [[nodiscard]] Real beats_under_bar(std::int64_t v, std::int64_t u) { return beats_under_bar(v, v, u); }
  /// Pr[ahead + Y ≥ u + Y', 2v + Y < τ + Y_⊥], v ≤ ahead < u.
  [[nodiscard]] Real beats_under_bar(std::int64_t v, std::int64_t ahead, std::int64_t u) {
    const std::int64_t w = u - ahead;
    const std::int64_t t = bar_ - 2 * v;
    const std::int64_t y = std::max(w, t);  // below it Y passes no bar
    const Real low = power(w) - power(y) - (power(w + 1) - power(2 * y - w + 1)) / (1 + r_);
    const Real high = power(2 * y - t + 1) / (1 + r_) - power(3 * y - t + 2 - w) / (1 + r_ + r_ * r_);
    return low + high;
  }
  /// J(v, u) = Pr[v + Y ≥ u + Y', 2v + Y ≥ τ + Y_⊥].
  [[nodiscard]] Real beats_over_bar(std::int64_t v, std::int64_t u) {
    const std::int64_t w = u - v;
    const std::int64_t t = bar_ - 2 * v;
    const std::int64_t y = std::max<std::int64_t>({0, w, t});
    return power(y) - (power(2 * y + 1 - w) + power(2 * y + 1 - t)) / (1 + r_) +
           power(3 * y + 2 - w - t) / (1 + r_ + r_ * r_);
  }

 private:
  // By value: a larger power moves the others.
  [[nodiscard]] Real power(std::int64_t i) {
    if (i > last_) return zero_;
    if constexpr (std::is_same_v<Real, double>) return powers_[static_cast<std::size_t>(i)];
    while (static_cast<std::int64_t>(powers_.size()) <= i) powers_.push_back(powers_.back() * r_);
    return powers_[static_cast<std::size_t>(i)];
  }

  std::int64_t bar_;
  std::int64_t last_;
  Real r_;
  Real zero_ = 0;
  std::vector<Real> powers_;
};

/// max_{1≤c≤most} value(c)/c for a `value` ≥ 0 that does not fall, or up to the factor 1 + slack more. It looks at few
/// c: from value(c) on down to value(c)/best no smaller c can be better.
template <class Real, class Function>
Real highest_rate(std::int64_t most, double slack, const Function& value) {
  Real best = 0;
  for (std::int64_t c = most; c >= 1;) {
    const Real here = value(c);
    if (!(here > 0)) break;
    best = std::max(best, Real(here / Real(c)));
    const double enough = static_cast<double>(Real(here / best)) / (1 + slack) * (1 + 1e-13);
    c = std::min(c - 1, static_cast<std::int64_t>(std::ceil(enough)) - 1);
  }
  return best * Real(1 + slack);
}

/// The law of the penalty max(0, Bin(n', loss) − g), cut at C.
template <class Real>
struct PenaltyLaw {
  std::vector<std::int64_t> size;
  std::vector<Real> mass;

  PenaltyLaw(std::uint64_t selection, const Real& loss, std::int64_t gap, std::int64_t cap, const Real& cut,
             const Grouping& grouping) {
    const BinomialLaw<Real> errors(selection, loss, cut);
    const auto penalty = [&](std::int64_t j) { return std::clamp<std::int64_t>(j - gap, 0, cap); };
    const std::int64_t first = penalty(errors.first);
    const std::int64_t last = penalty(errors.last());
    const std::int64_t step = grouping.step(last - first + 1);
    for (std::size_t i = 0; i < errors.mass.size(); ++i) {
      const std::int64_t here = penalty(errors.first + static_cast<std::int64_t>(i));
      std::int64_t group = first + (here - first) / step * step;
      if (!grouping.safe && here != 0 && here != cap) group = std::min(last, group + step / 2);
      if (size.empty() || size.back() != group) {
        size.push_back(group);
        mass.emplace_back(0);
      }
      mass.back() += errors.mass[i];
    }
  }
  /// E value(max(0, min(c, C) − penalty)).
  template <class Function>
  [[nodiscard]] Real expect(std::int64_t score, const Function& value) const {
    Real sum = 0;
    for (std::size_t i = 0; i < size.size(); ++i) {
      if (size[i] >= score) {  // no larger penalty makes a difference
        Real rest = 0;
        for (std::size_t j = i; j < size.size(); ++j) rest += mass[j];
        return sum + rest * value(0);
      }
      sum += mass[i] * value(score - size[i]);
    }
    return sum;
  }
};

/// Σ_x Pr[min(V, C) = x] value(x), V ~ Bin(k, p), for a `value` that does not rise.
template <class Real, class Function>
Real expect_votes(const ChoiceSetting<Real>& setting, const Real& cut, const Grouping& grouping,
                  const Function& value) {
  const BinomialLaw<Real> votes(setting.batches, setting.probability, cut);
  const std::int64_t first = std::min(votes.first, setting.cap);
  const std::int64_t last = std::min(votes.last(), setting.cap);
  const std::int64_t step = grouping.step(last - first + 1);
  // What stands for the group from `start` on.
  const auto member = [&](std::int64_t from) {
    return grouping.safe ? from : std::min(setting.cap, from + (step - 1) / 2);
  };
  Real sum = 0;
  Real mass = 0;
  std::int64_t start = first;
  for (std::size_t i = 0; i < votes.mass.size(); ++i) {
    const std::int64_t x = std::min(votes.first + static_cast<std::int64_t>(i), setting.cap);
    const bool is_cap = x == setting.cap;
    if (x >= start + step || (is_cap && start != x)) {
      if (mass > 0) sum += mass * value(member(start));
      mass = 0;
      start = is_cap ? x : start + (x - start) / step * step;
    }
    mass += votes.mass[i];
  }
  return sum + mass * value(member(start));
}

/// t: for bad top candidates f, each in a batch's list with some probability p_f ≤ π, Σ_f p_f ≤ o_d, and any value with
/// value(0) = 0, Σ_f E value(Bin(k, p_f)) = Σ_f k·p_f·E σ(Bin(k − 1, p_f)) ≤ o_d·k·E max_{y ≤ Bin(k − 1, π)} σ(y), σ(y)
/// = value(y + 1)/(y + 1). `value` must not fall, and stay as it is from C on.
template <class Real, class Function>
Real expect_top(const ChoiceSetting<Real>& setting, const Real& cut, const Grouping& grouping, const Function& value) {
  const BinomialLaw<Real> others(setting.batches - 1, setting.agrees, cut);
  const std::int64_t last = std::min(others.last(), setting.cap - 1);
  const std::int64_t step = grouping.step(last + 1);
  Real sum = 0;
  Real highest = 0;
  std::int64_t next = 0;  // from here on no rate is known yet
  for (std::size_t i = 0; i < others.mass.size(); ++i) {
    const std::int64_t y = others.first + static_cast<std::int64_t>(i);
    for (; next <= std::min(y, last); next += step) {
      highest = std::max(highest, Real(value(std::min(next + step, setting.cap)) / Real(next + 1)));
    }
    sum += others.mass[i] * highest;
  }
  return Real(setting.top) * Real(setting.batches) * sum;
}

/// (11) and (12).
template <class Real>
ChoiceFailure<Real> noisy_failure(const ChoiceSetting<Real>& setting, NoisyChoice<Real>& choice, const Real& cut,
                                  const Grouping& grouping) {
  const Real slots = Real(setting.batches + 1) * Real(setting.list());
  const Real batches = static_cast<Real>(setting.batches);
  const double slack = setting.cap > 1000 || !grouping.safe ? 0.01 : 0.0;
  const bool tested = setting.selection > 0;
  const PenaltyLaw<Real> penalty(setting.selection, setting.alpha, setting.gap, setting.cap, cut, grouping);
  const auto over = [&](std::int64_t v) { return choice.over_bar(v); };
  Real top = 0;
  if (!setting.lone) {
    top = expect_top(setting, cut, grouping, [&](std::int64_t c) { return penalty.expect(c, over); });
  }
  const auto of = [&](std::int64_t u) -> Real {
    Real sum = choice.under_bar(u) + slots * choice.beaten_from(u);
    if (sum >= 1 || setting.lone) return std::min(sum, Real(1));
    sum += Real(setting.list()) * batches *
           highest_rate<Real>(u - 1, slack, [&](std::int64_t v) { return choice.beats_under_bar(v, u); });
    if (sum >= 1) return Real(1);
    if (setting.low > 0) {
      sum += Real(setting.low) * batches * highest_rate<Real>(setting.cap, slack, [&](std::int64_t c) {
               return penalty.expect(c, [&](std::int64_t v) { return choice.beats_over_bar(v, u); });
             });
    }
    return std::min(sum, Real(1));
  };
  ChoiceFailure<Real> failure;
  failure.with_target = expect_votes(setting, cut, grouping, of) + top;
  if (tested) failure.with_target += BinomialLaw<Real>(setting.selection, setting.loss, cut).more_than(setting.gap);
  failure.without_target = top;
  if (setting.low > 0) {
    failure.without_target += Real(setting.low) * batches * highest_rate<Real>(setting.cap, slack, [&](std::int64_t c) {
                                return penalty.expect(c, over);
                              });
  }
  return failure;
}

/// (13) and (14).
template <class Real>
ChoiceFailure<Real> weighted_failure(const ChoiceSetting<Real>& setting, const Real& cut, const Grouping& grouping) {
  using std::exp;
  const auto weight = [&](std::int64_t x) -> const Real& { return setting.weights[static_cast<std::size_t>(x)]; };
  Real spared = 1;  // Λ
  if (setting.selection > 0) {
    const Real factor = exp(Real(-setting.half_epsilon));
    const BinomialLaw<Real> errors(setting.selection, setting.alpha, cut);
    spared = 0;
    Real power = power_of(factor, static_cast<std::uint64_t>(std::max<std::int64_t>(0, errors.first - setting.gap)));
    for (std::size_t i = 0; i < errors.mass.size(); ++i) {
      spared += errors.mass[i] * power;
      if (errors.first + static_cast<std::int64_t>(i) >= setting.gap) power *= factor;
    }
  }
  Real low = 0;  // R
  Real top = 0;  // t
  if (setting.low > 0) {
    low = Real(setting.low) * Real(setting.batches) * spared *
          highest_rate<Real>(setting.cap, 0.0, [&](std::int64_t x) { return weight(x); });
  }
  if (!setting.lone) top = spared * expect_top(setting, cut, grouping, weight);
  ChoiceFailure<Real> failure;
  failure.with_target =
      expect_votes(setting, cut, grouping, [&](std::int64_t x) { return Real((1 + low) / (1 + low + weight(x))); }) +
      top / 4;
  if (setting.selection > 0) {
    failure.with_target += BinomialLaw<Real>(setting.selection, setting.loss, cut).more_than(setting.gap);
  }
  failure.without_target = (low + top) / (1 + low + top);
  return failure;
}

}  // namespace littlestone::detail
