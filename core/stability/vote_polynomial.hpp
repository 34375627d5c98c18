// SPDX-License-Identifier: GPL-3.0-or-later
// How often G or G* gives each predictor, as a polynomial in the weights of the points: sums and products alone, in any
// kind of number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/stability/vote_chain.hpp"
#include "core/tournament/on_fail.hpp"

namespace littlestone {

/// What the polynomial depends on beside the class and the target.
struct VoteShape {
  std::uint64_t auxiliary = 1;  // n ≥ 1
  std::size_t pairs = 0;        // R = ⌊N/(2n)⌋: pairs of blocks that a sample may take
  OnFail on_fail = OnFail::fail;
};

/// F_f(l) for all predictors f of a chain, for weights l_x ≥ 0 of the points: where Σ l = 1, the probability that G (or
/// G*) gives f on the marginal l. Every operation is + or × on numbers ≥ 0, so F_f is a polynomial with coefficients
/// ≥ 0, and l ≤ w in each point gives F_f(l) ≤ F_f(w): the corner bound.
///
/// E_k(s), the mass of S ~ D_k in state s, and the law of the number of pairs of blocks are kept unnormalised: E_0 is
/// the empty sample, a block is n steps (s, l_x) → with_target, q_k(f) the mass of it with predictor f, E_{k+1} the mass
/// of decided contests, coll_k = Σ q_k(f)². With y counting pairs, g_0 = 1 and g_{k+1} = y g_k²/(1 − coll_k y g_k²) up to
/// y^R. Where Σ l = 1, |E_k|·g_k is the law of the number of pairs (cap_law.hpp): the factors 1 − c_k of the two cancel.
/// F_f = Σ w_k q_k(f) g_k(1). G* adds w_k·fail_k·q_0(f), fail_k being summed over the round that passes R (pairs_law.hpp)
/// rather than taken as 1 − reach, which would not be monotone.
///
/// Number: + and * on it, += and construction from 0 and 1. O(levels·(n·states·|X| + states·predictors + R²)).
template <class Number>
class VotePolynomial {
 public:
  VotePolynomial(const VoteChain& chain, const VoteShape& shape)
      : chain_(chain),
        shape_(shape),
        mass_(chain.states(), Number(0)),
        next_(chain.states(), Number(0)),
        stay_(chain.states(), Number(0)),
        chances_(chain.predictors.size(), Number(0)) {}

  /// F_f(l) by predictor, until the next call. `weights`: |X| of them; `levels`: w_0 … adding up to 1, at most as many as
  /// the chain has.
  const std::vector<Number>& operator()(std::span<const Number> weights, std::span<const Number> levels) {
    begin(weights);
    for (std::size_t k = 0; k < levels.size(); ++k) {
      block(k, weights);
      add_votes(k, levels[k]);
      if (k + 1 < levels.size()) contest(k);
    }
    if (shape_.on_fail == OnFail::soa) {
      for (std::size_t f = 0; f < chances_.size(); ++f) {
        if (chain_.levels[0].votes[f]) chances_[f] += patched_ * first_[f];
      }
    }
    return chances_;
  }
  /// g_k(1) by level, of the last call: what masses were multiplied by.
  [[nodiscard]] const std::vector<Number>& reaches() const noexcept { return reaches_; }

 private:
  void begin(std::span<const Number> weights) {
    for (Number& mass : mass_) mass = Number(0);
    for (Number& chance : chances_) chance = Number(0);
    mass_[chain_.start] = Number(1);
    pairs_.assign(shape_.pairs + 1, Number(0));
    pairs_[0] = Number(1);
    fail_ = Number(0);
    patched_ = Number(0);
    reaches_.clear();
    for (std::size_t s = 0; s < chain_.states(); ++s) {
      stay_[s] = Number(0);
      for (std::size_t x = 0; x < chain_.points; ++x) {
        if (chain_.with_target[s * chain_.points + x] == s) stay_[s] += weights[x];
      }
    }
  }

  // A block of n examples. The states come falling, so that each pushes its old mass to states that are done already.
  void block(std::size_t k, std::span<const Number> weights) {
    for (std::uint64_t i = 0; i < shape_.auxiliary; ++i) {
      for (const std::uint32_t s : chain_.levels[k].after) {
        const Number old = mass_[s];
        mass_[s] = old * stay_[s];
        for (std::size_t x = 0; x < chain_.points; ++x) {
          const std::uint32_t to = chain_.with_target[s * chain_.points + x];
          if (to != s) mass_[to] += old * weights[x];
        }
      }
    }
    frequencies_.assign(chain_.predictors.size(), Number(0));
    for (const std::uint32_t s : chain_.levels[k].after) frequencies_[chain_.predictor_of[s]] += mass_[s];
    if (k == 0) first_ = frequencies_;
  }

  void add_votes(std::size_t k, const Number& level) {
    Number reach = Number(0);
    for (const Number& term : pairs_) reach += term;
    const Number weight = level * reach;
    reaches_.push_back(reach);
    for (std::size_t f = 0; f < chances_.size(); ++f) {
      if (chain_.levels[k].votes[f]) chances_[f] += weight * frequencies_[f];
    }
    if (k > 0) patched_ += level * fail_;
  }

  void contest(std::size_t k) {
    const std::size_t predictors = chain_.predictors.size();
    Number before = Number(0);  // |E_k|
    for (const std::uint32_t s : chain_.levels[k].before) before += entered(k, s);
    against_.assign(predictors * chain_.points, Number(0));
    Number collision = Number(0);
    for (std::size_t f = 0; f < predictors; ++f) {
      if (!chain_.levels[k].votes[f]) continue;
      collision += frequencies_[f] * frequencies_[f];
      for (std::size_t g = 0; g < predictors; ++g) {
        if (g != f && chain_.levels[k].votes[g]) {
          against_[f * chain_.points + chain_.differ[f * predictors + g]] += frequencies_[g];
        }
      }
    }
    for (Number& mass : next_) mass = Number(0);
    for (const std::uint32_t s : chain_.levels[k].after) {
      for (std::size_t x = 0; x < chain_.points; ++x) {
        const std::uint32_t to = chain_.contested[s * chain_.points + x];
        if (to == VoteChain::none) continue;
        next_[to] += mass_[s] * against_[chain_.predictor_of[s] * chain_.points + x];
      }
    }
    mass_.swap(next_);
    entered_ = mass_;
    count_pairs(before, collision);
  }
  // E_k(s): level 0 begins with the empty sample.
  [[nodiscard]] Number entered(std::size_t k, std::uint32_t s) const { return k == 0 ? Number(1) : entered_[s]; }

  // g_{k+1} and fail_{k+1} from g_k, fail_k, |E_k| and coll_k.
  void count_pairs(const Number& before, const Number& collision) {
    const std::size_t most = shape_.pairs;
    square_.assign(most + 1, Number(0));  // y·g_k²
    for (std::size_t i = 0; i < most; ++i) {
      for (std::size_t j = 0; i + j < most; ++j) square_[i + j + 1] += pairs_[i] * pairs_[j];
    }
    undecided_.assign(most + 1, Number(0));  // 1/(1 − coll_k y g_k²)
    undecided_[0] = Number(1);
    for (std::size_t r = 1; r <= most; ++r) {
      Number sum = Number(0);
      for (std::size_t i = 1; i <= r; ++i) sum += square_[i] * undecided_[r - i];
      undecided_[r] = collision * sum;
    }
    if (shape_.on_fail == OnFail::soa) fail_ = passes_cap(before);
    pairs_.assign(most + 1, Number(0));
    for (std::size_t r = 0; r <= most; ++r) {
      for (std::size_t i = 1; i + r <= most; ++i) pairs_[i + r] += undecided_[r] * square_[i];
    }
  }

  // Σ_r h_r·Pr[1 + M + M′ > R − r], with M = i in mass |E_k|·g_k[i] and beyond R in mass fail_k.
  Number passes_cap(const Number& before) {
    const std::size_t most = shape_.pairs;
    beyond_.assign(most + 1, fail_);  // [j]: M > j
    for (std::size_t j = most; j > 0; --j) beyond_[j - 1] = beyond_[j] + before * pairs_[j];
    Number passes = Number(0);
    for (std::size_t left = 0; left <= most; ++left) {
      // M ≥ left, whatever M′ is, or M = i < left and M′ > left − 1 − i.
      Number over = left == 0 ? Number(1) : beyond_[left - 1];
      for (std::size_t i = 0; i < left; ++i) over += before * pairs_[i] * beyond_[left - 1 - i];
      passes += undecided_[most - left] * over;
    }
    return passes;
  }

  const VoteChain& chain_;
  VoteShape shape_;
  std::vector<Number> mass_;         // by state
  std::vector<Number> next_;         // by state
  std::vector<Number> entered_;      // by state: E_k
  std::vector<Number> stay_;         // by state: the weight of examples that change nothing
  std::vector<Number> frequencies_;  // q_k by predictor
  std::vector<Number> first_;        // q_0
  std::vector<Number> chances_;
  std::vector<Number> against_;  // [f·points + x]: q_k of the predictors that first differ from f at x
  std::vector<Number> pairs_;    // g_k
  std::vector<Number> square_, undecided_, beyond_;
  Number fail_ = Number(0);
  Number patched_ = Number(0);  // Σ w_k·fail_k
  std::vector<Number> reaches_;
};

}  // namespace littlestone
