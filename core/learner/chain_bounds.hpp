// SPDX-License-Identifier: GPL-3.0-or-later
// Both sides of the accuracy proof of the chain learner, in any kind of number: in doubles for the search, with 50
// digits for the check. The letters in brackets are those of resources/help/chain-learner.md.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/learner/binomial.hpp"
#include "core/learner/chain_laws.hpp"
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
  Real rare;  // ω: what is left out of every bound, the chance of more than M₊ mistakes
  Real cut;   // of the tails of binomial laws
};

/// ω of the proof: min(10^−3, β/100).
template <class Real>
Real rarely_more_mistakes(const Real& beta) {
  return std::min(Real(Real(1) / 1000), Real(beta / 100));
}

/// B(v, u) = Pr[v + Y ≥ u + Y'].
template <class Real>
Real beats(NoisyChoice<Real>& choice, std::int64_t v, std::int64_t u) {
  return u >= v ? choice.beaten_from(u - v) : Real(1 - choice.beaten_from(v - u + 1));
}

/// E max_{1≤c≤C} value(max(0, min(c, C − pen)))/c for a `value` that does not fall, pen = max(0, Bin(rows, α) − g), or a
/// little more: penalties in groups, each of which counts as its least. Where a group begins depends on the deviation alone,
/// not on where the tails are cut: the search and the check cut them elsewhere, and their bounds have to agree.
template <class Real, class Function>
Real bad_rate(const ChainSetting<Real>& setting, std::uint64_t rows, const Function& value) {
  const BinomialLaw<Real> errors(rows, setting.alpha, setting.cut);
  const double deviation = std::sqrt(static_cast<double>(rows) * static_cast<double>(setting.alpha));
  const auto group = 1 + static_cast<std::int64_t>(deviation / 16);
  const Real least = value(0);  // c = 1 where nothing is left
  Real sum = 0;
  Real mass = 0;
  for (std::int64_t j = errors.first; j <= errors.last(); ++j) {
    mass += errors.mass[static_cast<std::size_t>(j - errors.first)];
    const auto grouped = [&](std::int64_t penalty) { return std::max<std::int64_t>(0, penalty) / group; };
    if (j < errors.last() && grouped(j + 1 - setting.gap) == grouped(j - setting.gap)) continue;
    const std::int64_t most = setting.cap - grouped(j - setting.gap) * group;
    sum += mass * std::max(least, highest_rate<Real>(most, 0.0, value));
    mass = 0;
  }
  return sum;
}

/// The law of S_j, j = 1 … , the sum of j steps, each of a geometric wait of rate λ₁ and one of rate λ₂: Pr[S_j > n],
/// bounded from above, for those j that are asked for.
template <class Real>
class StepSums {
 public:
  StepSums(const Real& first, const Real& second, std::uint64_t rows)
      : first_(first), second_(second), rows_(static_cast<std::int64_t>(rows)) {}
  [[nodiscard]] bool is(const Real& first, const Real& second, std::uint64_t rows) const {
    return first == first_ && second == second_ && static_cast<std::int64_t>(rows) == rows_;
  }
  /// At least Pr[S_j > n].
  [[nodiscard]] const Real& late(std::size_t j) {
    if (late_.size() <= j) late_.resize(j + 1);
    if (!late_[j])
      late_[j] = late_in_groups<Real>(rows_, static_cast<std::int64_t>(j), std::max(first_, second_),
                                      std::min(first_, second_));
    return *late_[j];
  }
  /// The j that a min over all j looks at, rising; fewer j make it larger. Some twenty, where by the mean and the deviation
  /// S_j may pass n.
  [[nodiscard]] std::vector<std::size_t> looked_at() {
    if (!(first_ > 0 && second_ > 0)) return {};
    const auto one = static_cast<double>(first_);
    const auto two = static_cast<double>(second_);
    const double mean = 1 / one + 1 / two;
    const double spread = std::sqrt(std::max(0.0, (1 - one) / (one * one)) + (1 - two) / (two * two));
    const auto steps_at = [&](double deviations) {  // j·mean + deviations·√j·spread = n
      const double half = deviations * spread / (2 * mean);
      const double root = std::sqrt(half * half + static_cast<double>(rows_) / mean) - half;
      return static_cast<std::size_t>(std::max(1.0, root * root));
    };
    const std::size_t least = steps_at(3.6);
    const std::size_t last = steps_at(-0.4);
    std::vector<std::size_t> all;
    for (std::size_t j = least; j <= last; j += 1 + (last - least) / 24) {
      if (!(late(j) <= useful)) break;
      all.push_back(j);
    }
    return all;
  }
  /// min_j Pr[Bin(j, hit) < u] + Pr[S_j > n] over the j looked at, or 1, for u = 0 … most; the last ones are remembered.
  [[nodiscard]] const std::vector<Real>& few_hits(const Real& hit, std::size_t most, const Real& cut) {
    if (hit_ && *hit_ == hit && few_.size() == most + 1) return few_;
    hit_ = hit;
    few_.assign(most + 1, Real(1));
    for (const std::size_t j : looked_at()) {
      const Real& late = this->late(j);
      const FewerHits<Real> fewer(j, hit, cut);
      for (std::size_t u = 0; u <= most; ++u) few_[u] = std::min(few_[u], Real(late + fewer(u)));
    }
    return few_;
  }

 private:
  static constexpr double useful = 0.99;

  Real first_;
  Real second_;
  std::int64_t rows_;
  std::vector<std::optional<Real>> late_;
  std::optional<Real> hit_;  // of few_hits
  std::vector<Real> few_;
};

/// What several cells, or the trials of a search, have in common: made once. What choosing (N) does with a score u,
/// whatever the rows are, and sums of steps.
template <class Real>
class ChainTables {
 public:
  ChainTables(const Real& half_epsilon, std::int64_t bar) : choice_(half_epsilon, bar) {}
  [[nodiscard]] NoisyChoice<Real>& choice() { return choice_; }
  /// Scores that count as one, from u on.
  [[nodiscard]] static std::int64_t last_like(std::int64_t u) { return u + u / 256; }
  /// At least max_{1≤v<u'} (H(v, u') − d(u'))⁺/v for all u' from u to last_like(u).
  [[nodiscard]] const Real& higher(std::int64_t u) {
    const auto at = static_cast<std::size_t>(u);
    if (known_.size() <= at) known_.resize(at + 1);
    if (!known_[at]) known_[at] = worked_out(u);
    return *known_[at];
  }
  /// Good until some hundred others have been asked for.
  [[nodiscard]] StepSums<Real>& steps(const Real& first, const Real& second, std::uint64_t rows) {
    const auto found =
        std::find_if(sums_.begin(), sums_.end(), [&](const StepSums<Real>& s) { return s.is(first, second, rows); });
    if (found != sums_.end()) {
      sums_.splice(sums_.begin(), sums_, found);
    } else {
      constexpr std::size_t most = 400;
      if (sums_.size() >= most) sums_.pop_back();
      sums_.emplace_front(first, second, rows);
    }
    return sums_.front();
  }

 private:
  // v in groups [v, w]. Pr[v + Y ≥ u' + Y'] is at most what it is for w and u, or for w and w + 1 as v < u'; Pr[2v + Y < …]
  // at most what it is for v.
  [[nodiscard]] Real worked_out(std::int64_t u) {
    const std::int64_t last = last_like(u);
    const Real dummy = choice_.beaten_from(last);
    const std::int64_t step = 1 + u / 400;
    Real higher = 0;
    for (std::int64_t v = 1; v < last; v += step) {
      const std::int64_t w = std::min(last, v + step) - 1;
      higher = std::max(higher, Real((choice_.beats_under_bar(v, w, std::max(u, w + 1)) - dummy) / Real(v)));
    }
    return higher;
  }

  NoisyChoice<Real> choice_;
  std::vector<std::optional<Real>> known_;
  std::list<StepSums<Real>> sums_;  // the last one used first
};

/// The top chain's recursion (A3), from j to j + 1 for all u at once.
template <class Real>
struct TopChain {
  explicit TopChain(std::size_t scores)
      : fewer(scores, Real(1)), base_(fewer), breaks_(scores, Real(0)), next_(fewer), next_base_(fewer) {
    fewer[0] = base_[0] = next_[0] = next_base_[0] = 0;
  }
  std::vector<Real> fewer;  // h_j(u)

  void step(const Real& below, const Real& lost, const Real& again, const Real& fails) {
    const Real whole = 1 - below;
    const Real vote = 1 - again - fails;
    const Real* const none = fewer.data();
    const Real* const base = base_.data();
    Real* const breaks = breaks_.data();
    Real* const next = next_.data();
    Real* const next_base = next_base_.data();
    const std::size_t scores = fewer.size();
    const Real one(1);
    const Real zero(0);
    // A chance is at most 1; and only where a break, an equal opponent or a step that is too long does not help, its
    // greatest chance is the worst.
    for (std::size_t u = 1; u < scores; ++u) {
      const Real broken = lost * breaks[u];
      const Real equal = std::max(base[u], none[u - 1]);
      const Real longer = std::max(none[u], none[u - 1]);
      next[u] = std::min(one, Real(whole * base[u] + broken + below * std::max(none[u], base[u])));
      next_base[u] = std::min(one, Real(vote * none[u - 1] + again * equal + fails * longer + broken));
      breaks[u] = std::max(zero, Real(std::max(none[u], base[u]) - none[u - 1]));
    }
    fewer.swap(next_);
    base_.swap(next_base_);
  }

 private:
  std::vector<Real> base_;    // A_j(u)
  std::vector<Real> breaks_;  // G_j(u)
  std::vector<Real> next_;
  std::vector<Real> next_base_;
};

/// Both sides for one cell [a₀, a₁] of values of a. The parts that do not depend on θ's are made once.
template <class Real>
class ChainCellBounds {
 public:
  ChainCellBounds(const ChainSetting<Real>& setting, const Real& from, const Real& to,
                  std::shared_ptr<ChainTables<Real>> tables = nullptr)
      : setting_(setting), from_(from), to_(to), tables_(std::move(tables)) {
    if (!tables_) tables_ = std::make_shared<ChainTables<Real>>(setting.half_epsilon, setting.bar);
    const Real named = most_mistakes() * Real(setting.names);  // K_h
    wrong_.assign(static_cast<std::size_t>(setting.cap) + 1, Real(1));
    for (std::int64_t u = 1; u <= setting.cap; u = tables_->last_like(u) + 1) {
      const Real dummy = tables_->choice().beaten_from(u);
      const Real here = std::min(
          Real(1), Real(tables_->choice().under_bar(u) + Real(setting.places) * dummy + named * tables_->higher(u)));
      for (std::int64_t v = u; v <= std::min(tables_->last_like(u), setting.cap); ++v)
        wrong_[static_cast<std::size_t>(v)] = here;
    }
    for (std::int64_t u = setting.cap - 1; u >= 0; --u) {
      Real& here = wrong_[static_cast<std::size_t>(u)];
      here = std::max(here, wrong_[static_cast<std::size_t>(u) + 1]);
    }
    too_many_ = BinomialLaw<Real>(setting.examples, setting.loss, setting.cut).more_than(setting.gap);
  }

  /// b at u₀, a = a₁.
  [[nodiscard]] Real bad(std::int64_t least_score) {
    return Real(setting_.examples) * to_ * Real(setting_.names) *
           bad_rate(setting_, setting_.examples - setting_.span,
                    [&](std::int64_t v) { return beats(tables_->choice(), v, least_score); });
  }

  /// f(u): the chance of a wrong answer where the target's score is u; 1 below u₀.
  [[nodiscard]] Real wrong(std::int64_t u, std::int64_t least_score) const {
    return u < least_score ? Real(1) : wrong_[static_cast<std::size_t>(std::min(u, setting_.cap))];
  }

  /// Left side of (A_1), without b and the rest.
  [[nodiscard]] Real first_level(std::int64_t least_score, const Real& theta) const {
    const Real rate = from_ * theta;
    const BinomialLaw<Real> votes(setting_.examples, rate, setting_.cut);
    const Real errs = std::min(Real(setting_.loss / (1 - rate)), Real(1));
    const std::int64_t known = std::max(least_score, votes.first);  // the first v that needs a law of its own
    if (known > votes.last()) return 1;
    Real sum = 0;
    for (std::int64_t v = votes.first; v < known; ++v) sum += votes.mass[static_cast<std::size_t>(v - votes.first)];
    return sum + voted_in_groups(votes, theta, known, errs, least_score);
  }

  /// The two waits of a step where no good predictor comes as often as θ₁ on level 1.
  [[nodiscard]] StepSums<Real>& steps(const Real& first_theta, std::uint64_t rows) const {
    return tables_->steps(from_, std::min(setting_.loss, Real(from_ * (1 - first_theta))), rows);
  }

  /// Left side of (A_2) for d = 3, without b and the rest: G_2(u) = min_j Pr[Bin(j, θ₂) < u] + Pr[S_j > n].
  [[nodiscard]] Real second_level(std::int64_t least_score, StepSums<Real>& steps, const Real& theta) const {
    return few_hits(least_score, steps, theta) + too_many_;
  }

  /// Left side of (A_d), without b and the rest. d = 2: votes come with chance 1 − λ a step. d = 3: the top chain.
  [[nodiscard]] Real top_level(std::int64_t least_score, StepSums<Real>& steps, const std::vector<Real>& thetas) const {
    StepSums<Real>& within = this->steps(thetas.front(), setting_.span);
    if (setting_.dimension == 2) {
      const Real lost = within.late(1);
      return lost < 1 ? few_hits(least_score, steps, Real(1 - lost)) : Real(1);
    }
    const Real below = within.late(1);                   // λ'
    const Real lost = within.late(2);                    // λ
    const Real again = thetas[1] + below;                // θ: the opponent predicts as the base
    const Real fails = below;                            // φ
    if (again + fails >= 1) return Real(again + fails);  // no chance is known to be left for a vote
    if (setting_.cap > most_walked) {
      const ChainDecay<Real> decay(below, lost, again, fails);
      return fewest(least_score, steps,
                    [&](std::size_t j) { return [&decay, j](std::size_t u) { return decay(j, u); }; });
    }
    const std::size_t scores = static_cast<std::size_t>(setting_.cap) + 1;
    TopChain<Real> chain(scores);
    return few_votes(
        least_score, steps, [&] { chain.step(below, lost, again, fails); }, chain.fewer);
  }

 private:
  /// Σ_v Pr[V = v]·E f(min(v, C − pen)) over v ≥ known, the errors beside several v's as beside the least of them: there
  /// are no fewer then.
  [[nodiscard]] Real voted_in_groups(const BinomialLaw<Real>& votes, const Real& theta, std::int64_t known,
                                     const Real& errs, std::int64_t least_score) const {
    const std::int64_t cap = setting_.cap;
    // So that the errors move by a fortieth of their deviation at most: the sum has to fall in θ.
    const auto mean = [&](const Real& rate) {
      return static_cast<double>(setting_.examples) * static_cast<double>(rate);
    };
    const auto group =
        1 + static_cast<std::int64_t>(std::min(std::sqrt(mean(from_ * theta)),
                                               std::sqrt(mean(setting_.loss)) / static_cast<double>(40 * errs)));
    std::vector<Real> beyond;  // Σ_{pen ≥ w} Pr[pen]·f(C − pen)
    std::vector<Real> more;    // Pr[pen ≥ w]
    Real sum = 0;
    for (std::int64_t start = known; start <= votes.last(); start += group) {
      const std::vector<Real> errors =
          masses_above<Real>(static_cast<std::int64_t>(setting_.examples) - start, errs, setting_.gap, setting_.cut);
      const auto largest = std::min<std::int64_t>(cap, static_cast<std::int64_t>(errors.size()));  // penalty
      beyond.assign(static_cast<std::size_t>(largest) + 2, Real(0));
      more = beyond;
      for (std::size_t i = 0; i < errors.size(); ++i) more[std::min(static_cast<std::size_t>(cap), i + 1)] += errors[i];
      for (std::int64_t w = largest; w >= 1; --w) {
        const auto at = static_cast<std::size_t>(w);
        beyond[at] = beyond[at + 1] + more[at] * wrong(cap - w, least_score);
        more[at] += more[at + 1];
      }
      for (std::int64_t v = start; v <= std::min(votes.last(), start + group - 1); ++v) {
        const std::int64_t score = std::min(v, cap);
        // Penalties from here on bring the score down.
        const auto hidden = static_cast<std::size_t>(std::min(cap - score, largest) + 1);
        sum += votes.mass[static_cast<std::size_t>(v - votes.first)] *
               ((1 - more[hidden]) * wrong(score, least_score) + beyond[hidden]);
      }
    }
    return sum;
  }

  /// f(C) + Σ_u (f(u − 1) − f(u))·min(1, min_j fewer_j(u) + Pr[S_j > n]). `advance` makes fewer_j of fewer_{j−1}.
  template <class Advance>
  [[nodiscard]] Real few_votes(std::int64_t least_score, StepSums<Real>& steps, const Advance& advance,
                               const std::vector<Real>& fewer) const {
    std::vector<Real> least(fewer.size(), Real(1));
    std::size_t at = 0;
    for (const std::size_t j : steps.looked_at()) {
      for (; at < j; ++at) advance();
      const Real& late = steps.late(j);
      for (std::size_t u = 1; u < least.size(); ++u) least[u] = std::min(least[u], Real(fewer[u] + late));
    }
    return over_scores(least_score, [&](std::size_t u) { return least[u]; });
  }
  /// The same where fewer_j is `law(j)`, a function of u.
  template <class Law>
  [[nodiscard]] Real fewest(std::int64_t least_score, StepSums<Real>& steps, const Law& law) const {
    std::vector<std::pair<Real, decltype(law(std::size_t{1}))>> looked_at;  // Pr[S_j > n], fewer_j
    for (const std::size_t j : steps.looked_at()) looked_at.emplace_back(steps.late(j), law(j));
    return over_scores(least_score, [&](std::size_t u) {
      Real least = 1;
      for (const auto& [late, fewer] : looked_at) {
        if (late < least) least = std::min(least, Real(late + fewer(u)));
      }
      return least;
    });
  }
  /// The same where each step is a vote with chance `hit`.
  [[nodiscard]] Real few_hits(std::int64_t least_score, StepSums<Real>& steps, const Real& hit) const {
    const std::vector<Real>& few = steps.few_hits(hit, static_cast<std::size_t>(setting_.cap), setting_.cut);
    return over_scores(least_score, [&](std::size_t u) { return few[u]; });
  }
  template <class Function>
  [[nodiscard]] Real over_scores(std::int64_t least_score, const Function& fewer) const {
    Real sum = wrong(setting_.cap, least_score);
    for (std::int64_t u = 1; u <= setting_.cap; ++u) {
      const Real falls = wrong(u - 1, least_score) - wrong(u, least_score);
      if (falls > 0) sum += falls * fewer(static_cast<std::size_t>(u));
    }
    return sum;
  }

  /// M₊, the least number with Pr[Bin(n, a₁) > M₊] ≤ ω; where the law is wide one that is not less, by Bernstein's
  /// inequality: Pr[Bin > na + t] ≤ exp(−t²/(2(na(1 − a) + t/3))).
  [[nodiscard]] Real most_mistakes() const {
    using std::ceil;
    using std::log;
    using std::sqrt;
    const auto trials = static_cast<Real>(setting_.examples);
    const Real variance = trials * to_ * (1 - to_);
    if (variance > 10'000) {
      const Real power(Real(5e-5) - log(setting_.rare));  // ≥ ln(1/ω)
      const Real over = power / 3 + sqrt(Real(power * power / 9 + 2 * power * variance));
      return std::min(trials, Real(ceil(Real(trials * to_ + over))));
    }
    const BinomialLaw<Real> mistakes(setting_.examples, to_, setting_.cut);
    Real more = 1;
    std::int64_t most = mistakes.first - 1;
    for (; more > setting_.rare; ++most) {
      const std::int64_t next = most + 1 - mistakes.first;
      more -= next >= 0 && next < static_cast<std::int64_t>(mistakes.mass.size())
                  ? mistakes.mass[static_cast<std::size_t>(next)]
                  : Real(0);
    }
    return Real(most);
  }

  /// Beyond so many votes the top chain's recursion is bounded instead of walked.
  static constexpr std::int64_t most_walked = 400;

  ChainSetting<Real> setting_;
  Real from_;
  Real to_;
  std::shared_ptr<ChainTables<Real>> tables_;
  std::vector<Real> wrong_;  // max_{u' ≥ u} min(1, F(u'))
  Real too_many_;            // Pr[Bin(n, ζα) > g]
};

/// Left side of (B): f_∅ has loss at most α, and a bad name is over the bar.
template <class Real>
Real chain_without_target(const ChainSetting<Real>& setting, ChainTables<Real>& tables) {
  return Real(setting.examples) * setting.alpha * Real(setting.names) *
         bad_rate(setting, setting.examples - setting.span,
                  [&](std::int64_t v) { return tables.choice().over_bar(v); });
}

}  // namespace littlestone::detail
