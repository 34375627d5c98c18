// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples private predictors ask for: votes (Lemma 9), noisy labels (Theorem 12) and flipping (Corollary 2).
// [MATH §B4, §B5, §B6; resources/help/prediction-votes.md, §6]
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/prediction/noisy_labels.hpp"
#include "core/prediction/stable_bounds.hpp"
#include "core/prediction/vote_rule.hpp"

namespace littlestone {

/// ln C(|H|, 2), −∞ for |H| = 1: pairs that a block must tell apart to be right for every hypothesis at once.
[[nodiscard]] double log_pairs(std::uint64_t hypotheses);

/// The least b for which a block of b rows whose learner is consistent has an expected error of at most a, against
/// competitors whose number has this logarithm: net_excess(log_competitors, b) ≤ a. None for a ≤ 0 (unless there are no
/// competitors) and where b would pass 2^60.
[[nodiscard]] std::optional<std::uint64_t> block_rows(double log_competitors, double error);
/// The same for blocks whose votes may err with chance `error`, by the rule's envelope.
[[nodiscard]] std::optional<std::uint64_t> block_rows_for(const VoteRule& rule, double log_competitors, double error);

/// The geometric rule's envelope for any k and ε in O(log k), without a table.
class GeometricEnvelope {
 public:
  GeometricEnvelope(double blocks, double epsilon);
  /// p_j, j whole, 0 … k.
  [[nodiscard]] double plus(double votes) const;
  /// f̂(a), 0 ≤ a ≤ 1.
  [[nodiscard]] double at(double error) const;
  /// The largest a with f̂(a) ≤ error; none where p_0 is above it.
  [[nodiscard]] std::optional<double> inverse(double error) const;

 private:
  [[nodiscard]] double interpolated(double votes) const;
  double blocks_;
  double epsilon_;
  double half_;         // ⌊k/2⌋
  double middle_;       // p_⌊k/2⌋
  double none_;         // p_0
  double tangent_ = 0;  // j where the line from (0, p_0) touches the concave half
};

/// What is wanted of a predictor of a class of |H| hypotheses.
struct PredictionGoal {
  std::uint64_t hypotheses = 8;  // 1 … 2^53
  Rational epsilon{1, 2};        // of one answer, above 0, at most 100
  Rational alpha{1, 10};         // expected excess loss, above 0 and below 1/2
  Rational beta{1, 10};          // chance to miss, for the papers' constants alone
  /// Throws InputError (fields "hypotheses", "epsilon", "alpha", "beta").
  void validate() const;
};

/// k blocks of n_b rows.
struct VotesPlan {
  std::uint64_t examples = 0;    // k·n_b
  std::uint64_t blocks = 0;      // k
  std::uint64_t block_rows = 0;  // n_b
  double block_error = 0;        // α′, that the rule turns into α
  bool exact = true;             // every k was tried that can be the least; false: beyond 40 000 one in 20 000th of k
};
/// Realizable labels: expected loss at most α. Sharp: the least k·n_b over all k up to 40 000 and over steps of k/20
/// 000 beyond, with n_b the least for α′ = f̂^{−1}(α).
[[nodiscard]] VotesPlan plan_votes_sharp(const PredictionGoal& goal);
/// k = ⌈4 ln(2/α)/ε⌉ and α′ = α/8, the reconstruction of DF Lemma 9.
[[nodiscard]] VotesPlan plan_votes_paper(const PredictionGoal& goal);

/// All that the noisy-label predictor is run with, and what each part costs.
struct NoisyLabelsPlan {
  double examples = 0;  // n
  double subset = 0;    // n′
  double apart = 0;     // u
  double epsilon1 = 0;
  double epsilon2 = 0;
  double flip = 0;        // φ
  double blocks = 0;      // k
  double block_rows = 0;  // n_b = ⌊n/k⌋
  // The parts of the expected excess, which add up to α at most.
  double uniform = 0;    // of the chosen hypothesis on D beyond S: √(ln|H|/(2n))
  double net = 0;        // of the representative
  double mechanism = 0;  // of the draw of ĥ
  double votes = 0;      // of the votes against ĥ
  double epsilon = 0;    // before the flip; after it at most the goal's
  double delta = 0;
  [[nodiscard]] double excess() const noexcept { return uniform + net + mechanism + votes + flip; }
};
/// The least n found by a search over n′, u, ε₁, ε₂, φ and k: what it returns keeps every inequality (the privacy of
/// MATH §B6 with C(|H|, 2)(1 − u/(n − 1))^{n′−1} for the failing nets, then the flip, and the sum of all parts at most
/// α), a smaller n may do too. Throws InputError (field "alpha") where n would pass 10^300. About 0.2 s.
[[nodiscard]] NoisyLabelsPlan plan_noisy_labels(const PredictionGoal& goal, PieceScore score);

/// DF Lemma 15 with its own parameters: ε₁ = 2/(ηn), ε₂ = 1/(ηn), c = 4e⁶, each of seven parts α/7.
struct PaperNoisyLabelsPlan {
  double examples = 0;  // n
  double subset = 0;    // n′
  double scale = 0;     // η
  double share = 0;     // ε₀ = largest n′/n and 1/(ηn) for which the whole is ε-private
};
[[nodiscard]] PaperNoisyLabelsPlan plan_noisy_labels_paper(const PredictionGoal& goal);

/// Corollary 2: a stable learner whose answer is flipped.
struct FlippedPlan {
  std::uint64_t examples = 0;  // n
  double flip = 0;             // φ
  double stability = 0;        // γ = φ(e^ε − 1)/(1 − 2φ)
  SharpStablePlan stable;      // for γ and α − φ
};
/// Minimises n over φ, by plan_stable_sharp; the least found.
[[nodiscard]] FlippedPlan plan_flipped(const PredictionGoal& goal);

/// The α below which Theorem 12 asks for fewer examples than Corollary 2.
struct SlopesCross {
  std::optional<double>
      alpha;  // found by searches that may miss the least n; none where they do not cross in [10^−6, 0.2]
  bool theorem_at_least = false;  // at α = 10^−6 Theorem 12 asks for fewer
  bool theorem_at_most = false;   // at α = 0.2 it does
};
/// By false position on ln α, to about 2 %. One or two seconds; asks the observer a step, throws Stopped.
[[nodiscard]] SlopesCross where_slopes_cross(const PredictionGoal& goal, PieceScore score,
                                             const Observer& observer = {});

}  // namespace littlestone
