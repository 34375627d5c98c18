// SPDX-License-Identifier: GPL-3.0-or-later
// Vote rules: with which chance k voters, of whom j say +, answer +. [MATH §B5]
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/rational.hpp"
#include "core/concept/labels.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

enum class VoteRuleKind {
  geometric,  // the pointwise least symmetric ε-private rule
  logistic,   // σ(ε(2j − k)/2)
  linear,     // ½ + γ(j − k/2), clipped to [0, 1]: γ-stable, not private where it is clipped
};
[[nodiscard]] std::string_view to_string(VoteRuleKind kind);  // "geometric", "logistic", "linear"
/// Reads a name; throws InputError(field, …).
[[nodiscard]] VoteRuleKind parse_vote_rule(std::string_view field, std::string_view text);

struct VoteRuleOptions {
  VoteRuleKind kind = VoteRuleKind::geometric;
  std::uint64_t blocks = 12;  // k, 1 … 10^6
  Rational epsilon{1, 2};     // > 0, at most 700
  std::optional<Rational>
      stability;  // γ of `linear`, 0 < γ ≤ 1; none: the largest step of `logistic` for odd k, tanh(ε/4), as a double
  /// Throws InputError (fields "blocks", "epsilon", "stability").
  void validate() const;
};

/// p_0 … p_k, the chance of + by the number of votes for it: rising, p_{k−j} = 1 − p_j. Immutable. Memory 8k bytes.
class VoteRule {
 public:
  /// Throws InputError as VoteRuleOptions::validate.
  explicit VoteRule(const VoteRuleOptions& options);

  [[nodiscard]] const VoteRuleOptions& options() const noexcept { return options_; }
  [[nodiscard]] std::size_t blocks() const noexcept { return plus_.size() - 1; }
  /// p_j, 0 ≤ j ≤ k (asserted), to a relative error of 10^−14 for p_j ≤ ½.
  [[nodiscard]] double plus(std::size_t votes) const { return plus_[votes]; }
  [[nodiscard]] const std::vector<double>& probabilities() const noexcept { return plus_; }
  /// Chance of an answer that `wrong` of the voters do not give: p_wrong, by symmetry.
  [[nodiscard]] double error(std::size_t wrong) const { return plus_[wrong]; }

  /// The privacy of one answer: the largest |ln| of the ratio of either label's chance when one vote changes, in closed
  /// form, rounded up. geometric: ε; logistic: ln[σ(ε − εk/2)/σ(−εk/2)]; linear: of its own steps, infinite where a
  /// chance of 0 becomes positive.
  [[nodiscard]] double epsilon_exact() const noexcept { return epsilon_exact_; }
  /// |ln| of the ratio of the chances when the count passes from `before` to `after` votes: the larger of both labels'.
  [[nodiscard]] double loss(std::size_t before, std::size_t after) const;
  /// The largest p_{j+1} − p_j, rounded up.
  [[nodiscard]] double stability() const noexcept { return stability_; }

  /// f̂(a), the least concave function with f̂(j/k) ≥ p_j: where the voters err with chance a on average, the answer
  /// errs with chance at most f̂(a), whatever their dependence. 0 ≤ a ≤ 1, else InputError (field "error"). O(log k).
  [[nodiscard]] double envelope(double error) const;
  /// The largest a with f̂(a) ≤ `error`; none where f̂(0) is above it. O(log k).
  [[nodiscard]] std::optional<double> envelope_inverse(double error) const;

  /// + with probability exactly p_j: integers only, by Bernoulli draws of exp(−γ) with rational γ. O(1 + ε) expected
  /// words.
  [[nodiscard]] Label draw(std::size_t votes, Engine& engine) const;

 private:
  void set_promises();
  void find_envelope();

  VoteRuleOptions options_;
  Rational linear_step_;  // γ in use
  std::vector<double> plus_;
  std::vector<std::size_t> corners_;  // of the envelope, rising
  double epsilon_exact_ = 0;
  double stability_ = 0;
};

/// True with probability exactly 1/(1 + e^γ), γ ≥ 0; integers only.
[[nodiscard]] bool bernoulli_logistic(Engine& engine, const Rational& gamma);

}  // namespace littlestone
