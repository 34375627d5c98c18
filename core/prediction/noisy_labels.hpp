// SPDX-License-Identifier: GPL-3.0-or-later
// Private prediction for labels that no hypothesis explains: choose a hypothesis over H_T, relabel all rows by it, let
// blocks vote. [DF, Theorem 12, App. C; MATH §B6; resources/help/prediction-votes.md, §5]
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/prediction/labelled_rows.hpp"
#include "core/prediction/nets.hpp"
#include "core/prediction/votes.hpp"

namespace littlestone {

/// By which errors on S the exponential mechanism weighs a piece of H_T. In both cases the representative (the lowest
/// index) is drawn.
enum class PieceScore {
  representative,  // those of the representative [DF]
  minimum,         // the fewest of any hypothesis of the piece
};
[[nodiscard]] std::string_view to_string(PieceScore score);  // "representative", "minimum"
/// Reads a name; throws InputError(field, …).
[[nodiscard]] PieceScore parse_piece_score(std::string_view field, std::string_view text);

struct NoisyLabelsOptions {
  std::uint64_t subset = 6;  // n′, rows of T, 1 … n
  Rational epsilon1{1, 5};   // ε₁ of the exponential mechanism, above 0, at most 1000
  VoteRuleOptions rule{VoteRuleKind::geometric, 6, Rational(1, 2), {}};  // k and ε₂
  PieceScore score = PieceScore::representative;
  BlockLearner learner = BlockLearner::first_fit;
  Rational flip = 0;  // φ, 0 … below 1/2: the answer is flipped with this chance

  /// Throws InputError (fields "subset", "epsilon1", "blocks", "epsilon2", "flip", "examples" where n < k).
  void validate(std::uint64_t rows) const;
};

/// What the predictor does on one data set, averaged over all C(n, n′) subsets T. Before the privacy boundary.
struct NoisyLabelsLaw {
  std::vector<double> drawn;  // of each hypothesis: the chance to be ĥ
  std::vector<std::vector<std::size_t>>
      votes;                 // of each ĥ of positive chance: votes for + at each point, of the blocks relabelled by it
  std::vector<double> plus;  // h_S(x): chance to answer +, flip included
  double chosen_errors = 0;  // expected errors of ĥ on S, of n
  double error = 0;          // of an answer at a uniform row of S
  std::uint64_t fewest = 0;  // errors of the best hypothesis
};

/// h_S, exactly: Σ_supports Pr · Σ_h λ_h φ_S(h)/Z. A relabelled block depends on its set of points alone, so that the
/// order of rows inside it is immaterial for both learners. Throws InputError (options; field "data" on more than 16
/// distinct points, 17 for a neighbour). About Σ_A |H_A| steps and
/// |H|·k trainings on at most 17 examples.
[[nodiscard]] NoisyLabelsLaw noisy_labels_law(BlockTrainer& trainer, const LabelledRows& rows,
                                              const NoisyLabelsOptions& options, const Observer& observer = {});

/// h_S estimated from draws of T, with the exact choice and the exact votes inside each.
struct NoisyLabelsEstimate {
  std::vector<double> plus;  // means, flip included
  double half_width = 0;  // each true value lies within it of its mean with probability 0.95, by Hoeffding's inequality
  std::uint64_t draws = 0;
};
/// Any number of distinct points. `draws` from 1 to 10^7; throws InputError (field "estimate"). O(draws·(n′ +
/// |H|·points of T)) and |H|·k trainings. Asks the observer before each draw, throws Stopped.
[[nodiscard]] NoisyLabelsEstimate estimate_noisy_labels(BlockTrainer& trainer, const LabelledRows& rows,
                                                        const NoisyLabelsOptions& options, std::uint64_t draws,
                                                        Engine& engine, const Observer& observer = {});

/// The neighbour that moves an answer most.
struct WorstNoisyLabels {
  double epsilon = 0;              // largest |ln| of the ratio of either label's chance at one point
  std::optional<std::size_t> row;  // none where no neighbour changes anything
  Example example;                 // what the row becomes
  PointIndex point = 0;
  double before = 0;  // chance to answer + there
  double after = 0;
  std::uint64_t neighbours = 0;  // n(2|X| − 1)
  bool exact = true;             // all were looked at; else a lower bound
};

/// Over all n(2|X| − 1) neighbours of the rows. Rows of one block and one example are alike, so at most k·4|X|²
/// predictors are worked out, with one law of supports for each two points exchanged and one law of ĥ for each two
/// examples. Of equal ones the first: by row, example, point. After `budget` steps (some nanoseconds each) the search
/// ends, and asks the observer before each law of ĥ: cut short or stopped, it gives what was found with exact = false.
/// Throws InputError as noisy_labels_law (at most 16 distinct points).
[[nodiscard]] WorstNoisyLabels worst_noisy_labels(BlockTrainer& trainer, const LabelledRows& rows,
                                                  const NoisyLabelsOptions& options, const Observer& observer = {},
                                                  std::uint64_t budget = std::numeric_limits<std::uint64_t>::max());

/// What is promised for every data set of n rows: for any u, with η = (u − 1)/(n − 1) and up to a part β of subsets
/// whose rest is no η-net, (ln(1 + ν(c − 1)) + ε₁ + ε₂, νβ), ν = n′/n, c = 4e^{(ε₁+ε₂)u} for `representative`, 4e^{ε₂u}
/// for `minimum`; then the flip.
struct NoisyLabelsPrivacy {
  std::uint64_t apart = 0;  // u: most rows on which matched hypotheses differ
  double log_factor = 0;    // ln c
  double net_failure = 0;   // β: C(|H|, 2)·C(n − 1 − u, n′ − 1)/C(n − 1, n′ − 1), at most 1
  double epsilon = 0;       // before the flip
  double delta = 0;
  double flipped_epsilon = 0;  // after it, with δ 0; infinite where φ = 0 and δ > 0
};
/// The promise for one u, 1 ≤ u ≤ n. O(n′). Throws InputError as validate(), and (field "apart").
[[nodiscard]] NoisyLabelsPrivacy noisy_labels_privacy(std::uint64_t rows, std::uint64_t hypotheses,
                                                      const NoisyLabelsOptions& options, std::uint64_t apart);
/// The promise for the best u: with a flip the least ε after it, else the least ε with δ at most `delta`. O(n′ log n).
[[nodiscard]] NoisyLabelsPrivacy best_noisy_labels_privacy(std::uint64_t rows, std::uint64_t hypotheses,
                                                           const NoisyLabelsOptions& options, double delta = 1e-6);

/// One inequality of the argument, left ≤ right or left ≥ right as `at_most` says.
struct NoisyLabelsCheck {
  std::string name;  // "uniform", "net", "matching", "mechanism", "votes", "share", "scale"
  double left = 0;
  double right = 0;
  bool at_most = false;
  bool holds = false;
  std::string meaning;  // one English sentence
};

/// What is wanted: excess α and failure β of each stage, and ε of the whole.
struct NoisyLabelsGoal {
  Rational alpha{1, 10};
  Rational beta{1, 10};
  Rational epsilon = 1;
  /// Throws InputError (fields "alpha", "beta", "epsilon").
  void validate() const;
};

/// The inequalities of DF Lemma 15 with constants, each with both sides: n ≥ N^G(α, β); n′ ≥ N^net(α, α), for `minimum`
/// η + Pr[T is no η-net] ≤ α instead; n′ − 1 ≥ N^net(η, α); (2/ε₁)W((|H| − 1)/e)/n ≤ α; n ≥ k n_b with n_b the rows of
/// a block whose votes err with chance α at most; n′ ≤ εn; ηn ≥ 1/ε. η = (u − 1)/(n − 1) for the u given. Throws
/// InputError.
[[nodiscard]] std::vector<NoisyLabelsCheck> noisy_labels_checks(std::uint64_t rows, std::uint64_t hypotheses,
                                                                const NoisyLabelsOptions& options,
                                                                const NoisyLabelsGoal& goal, std::uint64_t apart);

/// What a piece of T is matched with after one row of T is exchanged.
struct PieceMatch {
  std::vector<HypothesisIndex> before;  // representatives of pieces of H_T that are equal on the shared rows
  std::vector<HypothesisIndex> after;   // of H_T′
  std::uint64_t apart = 0;              // most rows of S on which one of `before` and one of `after` differ
};

/// The predictor for two subsets that differ in one row (Lemma 18).
struct SubsetSwap {
  std::vector<double> drawn;        // given T
  std::vector<double> drawn_after;  // given T′
  std::vector<double> plus;         // flip not included
  std::vector<double> plus_after;
  std::vector<PieceMatch> matches;  // by the least representative of `before`
  std::uint64_t apart = 0;          // most over all matches
  double epsilon = 0;               // exact, of this pair
  double bound = 0;                 // ln c at u = apart
};

/// Exchanges row `leaving` of T (given by indices of S, all different) by row `entering` of S outside it. Throws
/// InputError (options without "subset", which is T's own size; fields "leaving", "entering").
[[nodiscard]] SubsetSwap swap_in_subset(BlockTrainer& trainer, const LabelledRows& rows,
                                        const NoisyLabelsOptions& options, std::span<const std::uint64_t> subset,
                                        std::uint64_t leaving, std::uint64_t entering);

/// One answer with all on the way to it; all but `answer` lies before the privacy boundary.
struct NoisyLabelsRun {
  std::vector<std::uint64_t> subset;  // T, rising
  MergedClass merged;
  std::vector<double> chances;  // of each piece
  HypothesisIndex chosen = 0;   // ĥ
  std::size_t votes = 0;        // for + at the asked point
  bool flipped = false;
  PointIndex asked = 0;
  Label answer = Label::minus;
};

/// Answers one query with a fresh T: integers only, exactly by the law. Any number of distinct points. Throws
/// InputError, also where `asked` is no point (field "query"). O(n + |H|·n′).
[[nodiscard]] NoisyLabelsRun run_noisy_labels(BlockTrainer& trainer, const LabelledRows& rows,
                                              const NoisyLabelsOptions& options, PointIndex asked, Engine& engine);

}  // namespace littlestone
