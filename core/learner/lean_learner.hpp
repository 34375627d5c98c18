// SPDX-License-Identifier: GPL-3.0-or-later
// The lean learner: batches → short lists of predictors → one candidate chosen from their votes and from its errors on
// fresh examples.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/lean_batch.hpp"
#include "core/learner/private_learner.hpp"
#include "core/privacy/choosing.hpp"
#include "core/random/multinomial.hpp"

namespace littlestone {

/// What the lean learner is asked to do.
struct LeanLearnerOptions {
  LeanConstants constants;  // complete; its goal holds ε and δ
  std::uint64_t seed = 1;
  bool system_entropy = false;  // a release run: the choice draws from the operating system, no replay
  /// Most different SOA states that a batch of given examples may meet; its list is empty beyond (see LeanBatch). 0: as
  /// many as there are. Privacy holds for every choice.
  std::uint64_t most_states = 0;

  /// Throws InputError as LeanConstants::validate, and (field "dimension") where the constants are not for Ldim(H) =
  /// `dimension`.
  void validate(int dimension) const;
};

/// A candidate with what lies before the privacy boundary.
struct LeanCandidate {
  LabelVector labels;
  CandidateTag tag = CandidateTag::low;
  std::uint64_t votes = 0;   // x
  std::uint64_t errors = 0;  // err, on the n' fresh examples
};

/// What the lean learner computed before the privacy boundary; to be shown only where the data is synthetic or the user
/// asks for it.
struct LeanInternals {
  std::vector<LeanCandidate> candidates;  // by falling votes, low before top, then by labels
  std::vector<std::uint32_t> list_sizes;  // a batch
  std::optional<std::size_t> chosen;      // in `candidates`; none: ⊥
  Sample selection_sample;                // n' examples
};

/// The lean learner's output: hypothesis and is_default are private, `internals` is not.
struct LeanLearnerResult {
  LabelVector hypothesis;
  bool is_default = true;          // nothing was chosen: the answer is f_∅ = SOA(∅), whatever the data are
  std::uint64_t examples = 0;      // asked for: k·m + n'
  int dimension = 0;               // Ldim(H)
  Ended ended = Ended::completed;  // stopped: nothing was released, hypothesis is empty
  LeanInternals internals;
};

/// Runs the lean learner [resources/help/lean-learner.md]: k batches of m rows each make a list (lean_batch.hpp), n'
/// fresh rows count every candidate's errors, and choosing (N) or (E) (core/privacy/choosing.hpp) picks one candidate
/// or none. A data file is taken in order: batches first, then the n' rows; what is left over is not used. (ε,
/// δ)-differentially private in the examples for every class, data and constants: a row is in one batch or in the n'
/// rows. For d = 0 no row is read, and the answer is f_∅. On a sampler batch b draws from the stream (seed, b), so the
/// result is a function of the inputs and the seed. Throws InputError on options out of range, a target of the wrong
/// length, or a data file with fewer than k·m + n' examples (field "data"). The observer is asked before each batch
/// (stage "batches"). Time k·m row draws and what the lists cost.
[[nodiscard]] LeanLearnerResult run_lean_learner(SoaAutomaton& soa, const LearnerData& data,
                                                 const LeanLearnerOptions& options, const Observer& observer = {});

/// The m rows of a batch of run_lean_learner. Not for release runs on a sampler, which cannot be replayed (InputError,
/// field "release"); throws InputError (field "batch") when there is no such batch.
[[nodiscard]] Sample lean_batch_rows(const LearnerData& data, const LeanLearnerOptions& options, std::uint64_t batch);

/// The choice of the lean learner with these constants, prepared once.
class LeanChoice {
 public:
  /// `constants` complete, of dimension ≥ 1.
  explicit LeanChoice(const LeanConstants& constants);
  /// As HalfScoreChoosing or WeightedChoosing.
  [[nodiscard]] std::optional<std::size_t> operator()(std::span<const Tally> tallies, Engine& engine) const;
  [[nodiscard]] ChoosingLaw law(std::span<const Tally> tallies) const;

 private:
  std::variant<HalfScoreChoosing, WeightedChoosing> choosing_;
};

/// The probability of each candidate, and of none, given the votes and errors: before the privacy boundary.
[[nodiscard]] ChoosingLaw choosing_law(const LeanConstants& constants, const LeanInternals& internals);

/// Constants at a total of at most `n` examples: m, the items and the bar stay; from the total of `constants` on they
/// stay as they are and further rows are not used; below it k, n' and g shrink in proportion, and C with k. None where
/// not even one batch fits: the answer is then f_∅. For d = 0 as they are.
[[nodiscard]] std::optional<LeanConstants> scale_to_budget(const LeanConstants& constants, std::uint64_t n);

/// The lean learner run very often on a known distribution, where nothing but what it answers is wanted: its answers
/// have the law of run_lean_learner's on a sampler, from other random words. The selection sample counts only by how
/// often each point comes up, so that is drawn. Not thread-safe; class and distribution must outlive it.
class LeanSimulation {
 public:
  /// Throws InputError.
  LeanSimulation(const ConceptClass& concept_class, const Distribution& distribution, const LeanConstants& constants);

  struct Outcome {
    LabelVector hypothesis;
    bool is_default = true;
    Ended ended = Ended::completed;  // stopped: hypothesis is empty
  };
  /// One run at a total of at most n examples (see scale_to_budget), from this stream alone. The observer is asked now
  /// and then (stage "batches").
  [[nodiscard]] Outcome run(std::uint64_t n, const SeedTree& stream, const Observer& observer = {});

 private:
  // What depends on n alone.
  struct Scaled {
    std::uint64_t n = 0;
    std::optional<LeanConstants> constants;
    std::unique_ptr<LeanChoice> choice;
  };
  const Scaled& scaled(std::uint64_t n);

  const Distribution& distribution_;
  LeanConstants constants_;
  SoaAutomaton soa_;
  std::unique_ptr<LeanBatch> batch_;  // none for d = 0
  PointSampler sampler_;
  MultinomialSampler points_;
  std::vector<std::unique_ptr<Scaled>> scaled_;
  Sample rows_;
  std::vector<std::uint64_t> counts_;
};

}  // namespace littlestone
