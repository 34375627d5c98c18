// SPDX-License-Identifier: GPL-3.0-or-later
// Private prediction by votes: each block of the data trains alone, the count of votes decides a coin. [MATH §B5; DF,
// Lemma 9]
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/distribution.hpp"
#include "core/online/soa.hpp"
#include "core/prediction/vote_rule.hpp"

namespace littlestone {

/// What a block answers with.
enum class BlockLearner {
  first_fit,  // the hypothesis of the lowest index among those with the fewest errors
  soa,        // SOA of the block, in order; improper, and patched where labels fit no hypothesis [ABLMM, Definition 11]
};
[[nodiscard]] std::string_view to_string(BlockLearner learner);  // "first-fit", "soa"
/// Reads a name; throws InputError(field, …).
[[nodiscard]] BlockLearner parse_block_learner(std::string_view field, std::string_view text);

/// Trains blocks of examples of one class. Not thread-safe; the class must outlive it.
class BlockTrainer {
 public:
  /// Searches Ldim(H) where the learner is the SOA (bound_littlestone_dimension's time); the observer may stop it,
  /// which throws Stopped. A block for which the SOA would meet more than `most_states` different states of its
  /// automaton has an answer of its own, the SOA's before any example; 0: release_states of the class, by the class
  /// alone. So one example can ask for no more memory than that, and a block's answer stays a function of the block.
  BlockTrainer(const ConceptClass& concept_class, BlockLearner learner, Observer observer = {},
               std::uint64_t most_states = 0);

  [[nodiscard]] const ConceptClass& concept_class() const noexcept { return class_; }
  [[nodiscard]] BlockLearner learner() const noexcept { return learner_; }
  /// What the block of at least one example predicts. first_fit: O(|H| · distinct points); soa: O(block) once its
  /// states are known; they, and the tables of Ldim, are freed between blocks when there are more than the bound.
  [[nodiscard]] LabelVector train(std::span<const Example> block);
  /// The first fit for given errors of all hypotheses.
  [[nodiscard]] static HypothesisIndex fewest(std::span<const std::uint64_t> errors);

 private:
  const ConceptClass& class_;
  BlockLearner learner_;
  Observer observer_;
  std::uint64_t most_states_;
  std::unique_ptr<SoaAutomaton> soa_;
};

struct VotesOptions {
  VoteRuleOptions rule;  // k and ε among them
  BlockLearner learner = BlockLearner::first_fit;
};

/// One block after training.
struct TrainedBlock {
  std::size_t first = 0;  // its rows are first … first + size − 1
  std::size_t size = 0;
  LabelVector labels;
  std::optional<HypothesisIndex> hypothesis;  // where the labels are a row of the class
  std::uint64_t errors = 0;                   // on its own rows
};

/// The predictor that n rows make: rows 0 … k⌊n/k⌋ − 1 in k blocks, the rest unused. Before the privacy boundary but
/// for its answers.
class VotesPredictor {
 public:
  /// Throws InputError as VoteRule, and (field "examples") where there are fewer rows than blocks. Time k times
  /// BlockTrainer::train. Asks the observer once a block; throws Stopped.
  VotesPredictor(BlockTrainer& trainer, std::span<const Example> rows, const VotesOptions& options,
                 const Observer& observer = {});

  [[nodiscard]] const VoteRule& rule() const noexcept { return rule_; }
  [[nodiscard]] const std::vector<TrainedBlock>& blocks() const noexcept { return blocks_; }
  [[nodiscard]] std::size_t block_size() const noexcept { return blocks_.front().size; }
  /// Votes for + at each point of the domain.
  [[nodiscard]] const std::vector<std::size_t>& votes() const noexcept { return votes_; }
  /// h_S(x) = Pr[the answer at x is +], at each point.
  [[nodiscard]] std::vector<double> plus() const;
  /// One answer at x, with exactly that chance.
  [[nodiscard]] Label answer(PointIndex x, Engine& engine) const { return rule_.draw(votes_[x], engine); }

 private:
  VoteRule rule_;
  std::vector<TrainedBlock> blocks_;
  std::vector<std::size_t> votes_;
};

/// How the predictor errs on rows, and what its blocks' errors promise.
struct VotesError {
  double mean_block_error = 0;  // α′: of a block's hypothesis on the rows, averaged over blocks
  double error = 0;             // of an answer at a uniform row, exactly
  double error_bound = 0;       // f̂(α′) ≥ error
};
/// O(n + k|X|). At least one row.
[[nodiscard]] VotesError votes_error(const VotesPredictor& predictor, std::span<const Example> rows);

/// The neighbour of a data set that changes an answer most.
struct WorstVote {
  double epsilon = 0;  // largest |ln| of the ratio of either label's chance; 0 where no neighbour changes a vote
  std::optional<std::size_t> row;  // that changes; none where epsilon is 0
  Example example;                 // what it becomes
  PointIndex point = 0;            // where the answers differ most
  std::size_t votes_before = 0;
  std::size_t votes_after = 0;
  LabelVector block_after;  // what the row's block then predicts
  bool exact = true;        // all n(2|X| − 1) neighbours were looked at; else a lower bound
};

/// Over all neighbours of the rows (one example replaced by any of X × {±1}). The rule's epsilon_exact is what the
/// worst data set attains (resources/help/prediction-votes.md, §2). first_fit: O(k · min(n/k, 2|X|) · |X| · |H|). soa:
/// n · 2|X| · n/k steps of the automaton, cut after 2·10^8 of them. Asks the observer once a row or more; a stop gives
/// what was found with exact = false.
[[nodiscard]] WorstVote worst_vote(BlockTrainer& trainer, const VotesPredictor& predictor,
                                   std::span<const Example> rows, const Observer& observer = {});

/// One number of blocks on the loss curve.
struct VotesLoss {
  std::uint64_t blocks = 0;      // k
  std::uint64_t block_size = 0;  // ⌊n/k⌋
  double loss = 0;               // expected over S ~ D^n, x ~ D and the coin
  double block_error = 0;        // of one block's hypothesis
};

struct VotesLossOptions {
  std::uint64_t examples = 72;  // n, 1 … 20 000
  VoteRuleKind kind = VoteRuleKind::geometric;
  Rational epsilon{1, 2};
  std::optional<Rational> stability;  // of the linear rule
  BlockLearner learner = BlockLearner::first_fit;
  std::vector<std::uint64_t>
      blocks;  // the k asked for, 1 … n; empty: all of 1 … n, or about 400 of them where n is larger
  std::size_t most_states = 200'000;  // states of the SOA automaton
};

/// The exact loss of the vote for a known D, for every k asked for. The law of a block's hypothesis is that of the
/// SOA's state after b draws (the level-0 spectrum of MATH §3, for all b ≤ n in one walk of its Markov chain); blocks
/// are independent, so with e(x) = Pr[a block errs at x] loss = Σ_x D(x) Σ_j Pr[Bin(k, e(x)) = j] p_j. No sampling;
/// error about n·10^−16. Throws InputError (fields "examples", "blocks", "epsilon", "stability", and "class" where the
/// chain has more than most_states states). O(n · edges + Σ_k |X| √k). Asks the observer once a step; throws Stopped.
[[nodiscard]] std::vector<VotesLoss> votes_loss_curve(SoaAutomaton& soa, const Distribution& distribution,
                                                      const VotesLossOptions& options, const Observer& observer = {});

/// The entry of the least loss; the fewest blocks of equal ones. The curve is not empty.
[[nodiscard]] const VotesLoss& best_of(std::span<const VotesLoss> curve);

}  // namespace littlestone
