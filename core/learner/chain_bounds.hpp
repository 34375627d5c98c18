// SPDX-License-Identifier: GPL-3.0-or-later
// Both sides of the accuracy proof of the chain learner, in any kind of number: in doubles for the search, with 50
// digits for the check. The letters in brackets are those of resources/help/chain-learner.md.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/learner/binomial.hpp"
#include "core/learner/lean_bounds.hpp"

namespace littlestone::detail {

/// What the proof looks at, without the data of its cells.
template <class Real>
struct ChainSetting {
  int dimension = 2;
  Real half_epsilon;
  Real alpha;
  Real loss;  // ζα
  std::uint64_t examples = 1;
  std::uint64_t span = 1;
  std::int64_t cap = 1;
  std::int64_t gap = 0;
  std::int64_t bar = 3;
  std::uint64_t names = 3;
  std::uint64_t places = 8;
  Real cut;  // of the tails of binomial laws
};

/// B(v, u) = Pr[v + Y ≥ u + Y'].
template <class Real>
Real beats(NoisyChoice<Real>& choice, std::int64_t v, std::int64_t u) {
  return u >= v ? choice.beaten_from(u - v) : Real(1 - choice.beaten_from(v - u + 1));
}

/// E max_{1≤c≤C} value(max(0, min(c, C − pen)))/c for a `value` that does not fall, pen = max(0, Bin(rows, α) − g).
template <class Real, class Function>
Real bad_rate(const ChainSetting<Real>& setting, std::uint64_t rows, const Function& value) {
  const PenaltyLaw<Real> penalty(rows, setting.alpha, setting.gap, setting.cap, setting.cut, Grouping());
  Real sum = 0;
  for (std::size_t i = 0; i < penalty.size.size(); ++i) {
    const std::int64_t most = std::max<std::int64_t>(0, setting.cap - penalty.size[i]);
    Real best = value(0);  // c = 1 where nothing is left
    for (std::int64_t c = 1; c <= most; ++c) best = std::max(best, Real(value(c) / Real(c)));
    sum += penalty.mass[i] * best;
  }
  return sum;
}

/// Pr[Bin(n, p) = j] for j > g, as n falls one by one: Pr[Bin(n − 1, p) = j] = Pr[Bin(n, p) = j]·(n − j)/(n(1 − p)). A
/// law of which some j > g has been left out as too small is made anew each time, for it may grow.
template <class Real>
class ErrorsAbove {
 public:
  ErrorsAbove(std::uint64_t n, const Real& p, std::int64_t gap, const Real& cut)
      : trials_(static_cast<std::int64_t>(n)), rate_(p), gap_(gap), cut_(cut) {
    make();
  }
  void take_one_trial() {
    if (first_ > gap_ + 1 || rate_ >= 1) {
      --trials_;
      make();
      return;
    }
    const Real share = 1 / (Real(trials_) * (1 - rate_));
    for (std::size_t i = 0; i < mass_.size(); ++i)
      mass_[i] *= Real(std::max<std::int64_t>(0, trials_ - first_ - static_cast<std::int64_t>(i))) * share;
    --trials_;
  }
  [[nodiscard]] std::int64_t trials() const { return trials_; }
  [[nodiscard]] std::int64_t first() const { return first_; }  ///< j of mass()[0], above g
  [[nodiscard]] const std::vector<Real>& mass() const { return mass_; }

 private:
  void make() {
    const BinomialLaw<Real> law(static_cast<std::uint64_t>(trials_), rate_, cut_);
    first_ = std::max(gap_ + 1, law.first);
    mass_.clear();
    for (std::int64_t j = first_; j <= law.last(); ++j)
      mass_.push_back(law.mass[static_cast<std::size_t>(j - law.first)]);
  }

  std::int64_t trials_;
  Real rate_;
  std::int64_t gap_;
  Real cut_;
  std::int64_t first_ = 0;
  std::vector<Real> mass_;
};

/// The law of S_j, j = 0 … , the sum of j steps, each of a geometric wait of rate λ₁ and one of rate λ₂: only
/// Pr[S_j > n] is kept.
template <class Real>
class StepSums {
 public:
  StepSums(const Real& first, const Real& second, std::uint64_t rows) : first_(first), second_(second) {
    mass_.assign(static_cast<std::size_t>(rows) + 1, Real(0));
    mass_[0] = 1;
    late_.push_back(0);
  }
  /// Pr[S_j > n].
  [[nodiscard]] const Real& late(std::size_t j) {
    while (late_.size() <= j) add_two_steps();
    return late_[j];
  }

 private:
  // A geometric wait, t by t: after[t] = (1 − λ)·after[t − 1] + λ·before[t − 1].
  struct Wait {
    Real rate;
    Real miss;
    Real before = 0;
    Real after = 0;
    explicit Wait(const Real& of_rate) : rate(of_rate), miss(1 - of_rate) {}
    const Real& operator()(const Real& at) {
      after = miss * after + rate * before;
      before = at;
      return after;
    }
  };

  // Four waits in one pass: none has to wait for another at the same t.
  void add_two_steps() {
    Wait one(first_);
    Wait two(second_);
    Wait three(first_);
    Wait four(second_);
    Real after_one = 0;
    Real after_two = 0;
    for (Real& mass : mass_) {
      const Real& step = two(one(mass));
      after_one += step;
      mass = four(three(step));
      after_two += mass;
    }
    late_.push_back(std::max(Real(1 - after_one), Real(0)));
    late_.push_back(std::max(Real(1 - after_two), Real(0)));
  }

  Real first_;
  Real second_;
  std::vector<Real> mass_;
  std::vector<Real> late_;
};

/// Both sides for one cell [a₀, a₁] of values of a. The parts that do not depend on θ's are made once.
template <class Real>
class ChainCellBounds {
 public:
  ChainCellBounds(const ChainSetting<Real>& setting, const Real& from, const Real& to)
      : setting_(setting), from_(from), to_(to), choice_(setting.half_epsilon, setting.bar) {
    const BinomialLaw<Real> mistakes(setting.examples, to, setting.cut);
    Real more = 1;
    std::int64_t most = mistakes.first - 1;  // M₊, the least with Pr[Bin(n, a₁) > M₊] ≤ 10^−3
    for (; more > rest(); ++most) {
      const std::int64_t next = most + 1 - mistakes.first;
      more -= next >= 0 && next < static_cast<std::int64_t>(mistakes.mass.size())
                  ? mistakes.mass[static_cast<std::size_t>(next)]
                  : Real(0);
    }
    const Real named = Real(most) * Real(setting.names);  // K_h
    wrong_.assign(static_cast<std::size_t>(setting.cap) + 1, Real(1));
    for (std::int64_t u = 1; u <= setting.cap; ++u) {
      const Real dummy = choice_.beaten_from(u);
      Real higher = 0;
      for (std::int64_t v = 1; v < u; ++v)
        higher = std::max(higher, Real((choice_.beats_under_bar(v, u) - dummy) / Real(v)));
      wrong_[static_cast<std::size_t>(u)] =
          std::min(Real(1), Real(choice_.under_bar(u) + Real(setting.places) * dummy + named * higher));
    }
    for (std::int64_t u = setting.cap - 1; u >= 0; --u) {
      Real& here = wrong_[static_cast<std::size_t>(u)];
      here = std::max(here, wrong_[static_cast<std::size_t>(u) + 1]);
    }
    too_many_ = BinomialLaw<Real>(setting.examples, setting.loss, setting.cut).more_than(setting.gap);
  }

  /// What is left out of every bound: more than M₊ mistakes.
  [[nodiscard]] static Real rest() { return Real(1) / 1000; }
  /// b at u₀, a = a₁.
  [[nodiscard]] Real bad(std::int64_t least_score) {
    return Real(setting_.examples) * to_ * Real(setting_.names) *
           bad_rate(setting_, setting_.examples - setting_.span,
                    [&](std::int64_t v) { return beats(choice_, v, least_score); });
  }

  /// f(u): the chance of a wrong answer where the target's score is u; 1 below u₀.
  [[nodiscard]] Real wrong(std::int64_t u, std::int64_t least_score) const {
    return u < least_score ? Real(1) : wrong_[static_cast<std::size_t>(std::min(u, setting_.cap))];
  }

  /// Left side of (A_1), without b and the rest. Votes in groups of `group`: each counts as the least of its group, and so
  /// do the errors beside it.
  [[nodiscard]] Real first_level(std::int64_t least_score, const Real& theta, std::int64_t group = 1) const {
    const Real rate = from_ * theta;
    const BinomialLaw<Real> votes(setting_.examples, rate, setting_.cut);
    const Real errs = std::min(Real(setting_.loss / (1 - rate)), Real(1));
    Real sum = 0;
    Real inner = 1;
    std::int64_t known = std::max(least_score, votes.first);  // the next v that needs a law of its own
    if (known > votes.last()) return 1;
    const auto rows = static_cast<std::int64_t>(setting_.examples);
    ErrorsAbove<Real> errors(setting_.examples - static_cast<std::uint64_t>(known), errs, setting_.gap, setting_.cut);
    for (std::size_t i = 0; i < votes.mass.size(); ++i) {
      const std::int64_t v = votes.first + static_cast<std::int64_t>(i);
      if (v >= known) {
        while (errors.trials() > rows - v) errors.take_one_trial();
        inner = with_errors(v, errors, least_score);
        known = v + group;
      }
      sum += votes.mass[i] * inner;
    }
    return sum;
  }

  /// The two waits of a step where no good predictor comes as often as θ₁ on level 1.
  [[nodiscard]] StepSums<Real> steps(const Real& first_theta, std::uint64_t rows) const {
    return {from_, std::min(setting_.loss, Real(from_ * (1 - first_theta))), rows};
  }

  /// Left side of (A_2) for d = 3, without b and the rest: G_2(u) = min_j Pr[Bin(j, θ₂) < u] + Pr[S_j > n].
  [[nodiscard]] Real second_level(std::int64_t least_score, StepSums<Real>& steps, const Real& theta) const {
    // fewer[u]: Pr[Bin(j, θ) < u], one trial more at a time.
    std::vector<Real> fewer(static_cast<std::size_t>(setting_.cap) + 1, Real(1));
    fewer[0] = 0;
    return few_votes(
               least_score, steps,
               [&] {
                 for (std::size_t u = fewer.size() - 1; u >= 1; --u)
                   fewer[u] = theta * fewer[u - 1] + (1 - theta) * fewer[u];
               },
               fewer) +
           too_many_;
  }

  /// Left side of (A_d), without b and the rest. d = 2: votes come with chance 1 − λ a step. d = 3: the top chain.
  [[nodiscard]] Real top_level(std::int64_t least_score, StepSums<Real>& steps, const std::vector<Real>& thetas) const {
    StepSums<Real> within = this->steps(thetas.front(), setting_.span);
    std::vector<Real> fewer(static_cast<std::size_t>(setting_.cap) + 1, Real(1));
    fewer[0] = 0;
    if (setting_.dimension == 2) {
      const Real lost = within.late(1);
      return few_votes(
          least_score, steps,
          [&] {
            for (std::size_t u = fewer.size() - 1; u >= 1; --u) fewer[u] = (1 - lost) * fewer[u - 1] + lost * fewer[u];
          },
          fewer);
    }
    const Real below = within.late(1);                // λ'
    const Real lost = within.late(2);                 // λ
    const Real again = thetas[1] + below;             // θ: the opponent predicts as the base
    const Real fails = below;                         // φ
    if (again + fails >= 1) return Real(1);           // no chance is known to be left for a vote
    std::vector<Real> base = fewer;                   // A_j(u)
    std::vector<Real> breaks(fewer.size(), Real(0));  // G_j(u)
    return few_votes(
        least_score, steps,
        [&] {
          std::vector<Real> next_none(fewer.size(), Real(0));
          std::vector<Real> next_base(fewer.size(), Real(0));
          std::vector<Real> next_breaks(fewer.size(), Real(0));
          // A chance is at most 1; and only where a break does not help, its greatest mean is the worst.
          const auto chance = [](const Real& bound) { return std::min(bound, Real(1)); };
          for (std::size_t u = 1; u < fewer.size(); ++u) {
            next_none[u] = chance((1 - below) * base[u] + lost * breaks[u] + below * fewer[u]);
            next_base[u] =
                chance((1 - again - fails) * fewer[u - 1] + again * base[u] + fails * fewer[u] + lost * breaks[u]);
            next_breaks[u] = std::max(Real(std::max(fewer[u], base[u]) - fewer[u - 1]), Real(0));
          }
          fewer = std::move(next_none);
          base = std::move(next_base);
          breaks = std::move(next_breaks);
        },
        fewer);
  }

 private:
  /// E f(min(v, C − pen)), pen of the n − v rows that are no vote.
  [[nodiscard]] Real with_errors(std::int64_t v, const ErrorsAbove<Real>& errors, std::int64_t least_score) const {
    const std::vector<Real>& mass = errors.mass();
    Real few = 1;  // Pr[pen = 0]
    Real sum = 0;
    for (std::size_t i = 0; i < mass.size(); ++i) {
      const std::int64_t penalty = errors.first() + static_cast<std::int64_t>(i) - setting_.gap;
      few -= mass[i];
      sum += mass[i] * wrong(std::max<std::int64_t>(0, std::min(v, setting_.cap - penalty)), least_score);
    }
    return sum + few * wrong(std::min(v, setting_.cap), least_score);
  }

  /// f(C) + Σ_u (f(u − 1) − f(u))·min(1, min_j fewer_j(u) + Pr[S_j > n]). `advance` makes fewer_j of fewer_{j−1}; j
  /// ends where lateness alone is no use any more.
  template <class Advance>
  [[nodiscard]] Real few_votes(std::int64_t least_score, StepSums<Real>& steps, const Advance& advance,
                               const std::vector<Real>& fewer) const {
    std::vector<Real> least(fewer.size(), Real(1));
    for (std::size_t j = 1;; ++j) {
      advance();
      const Real& late = steps.late(j);
      if (!(late <= Real(0.99))) break;
      for (std::size_t u = 1; u < least.size(); ++u) least[u] = std::min(least[u], Real(fewer[u] + late));
    }
    Real sum = wrong(setting_.cap, least_score);
    for (std::int64_t u = 1; u <= setting_.cap; ++u)
      sum += (wrong(u - 1, least_score) - wrong(u, least_score)) * least[static_cast<std::size_t>(u)];
    return sum;
  }

  ChainSetting<Real> setting_;
  Real from_;
  Real to_;
  NoisyChoice<Real> choice_;
  std::vector<Real> wrong_;  // max_{u' ≥ u} min(1, F(u'))
  Real too_many_;            // Pr[Bin(n, ζα) > g]
};

/// Left side of (B): f_∅ has loss at most α, and a bad name is over the bar.
template <class Real>
Real chain_without_target(const ChainSetting<Real>& setting) {
  NoisyChoice<Real> choice(setting.half_epsilon, setting.bar);
  return Real(setting.examples) * setting.alpha * Real(setting.names) *
         bad_rate(setting, setting.examples - setting.span, [&](std::int64_t v) { return choice.over_bar(v); });
}

}  // namespace littlestone::detail
