// SPDX-License-Identifier: GPL-3.0-or-later
// The chain learner: runs in the rows → names with their disjoint runs → one name chosen from these and from its
// errors, all on the same rows.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/chain_runs.hpp"
#include "core/learner/private_learner.hpp"
#include "core/privacy/choosing.hpp"

namespace littlestone {

/// What the chain learner is asked to do.
struct ChainLearnerOptions {
  ChainConstants constants;  // complete; its goal holds ε and δ
  std::uint64_t seed = 1;
  bool system_entropy = false;  // a release run: the choice draws from the operating system, no replay
  static constexpr std::uint64_t most_bytes = std::uint64_t{1} << 31;  // of the states that the runs of all rows keep

  /// Throws InputError as ChainConstants::validate, and (field "dimension") where the constants are not for Ldim(H) =
  /// `dimension`.
  void validate(int dimension) const;
};

/// A name with what lies before the privacy boundary.
struct ChainCandidate {
  LabelVector labels;
  int level = 1;
  std::uint64_t runs = 1;    // x: the most disjoint runs of it
  std::uint64_t errors = 0;  // on all n rows
  std::uint64_t score = 0;   // u = max(0, min(x, C − max(0, errors − g)))
};

/// What the chain learner computed before the privacy boundary; to be shown only where the data is synthetic or the
/// user asks for it.
struct ChainInternals {
  Sample rows;                             // the n examples
  std::vector<ChainInterval> intervals;    // predictor ids are of `soa`
  std::vector<ChainCandidate> candidates;  // by falling score, then by runs, level and labels
  std::optional<std::size_t> chosen;       // in `candidates`; none: ⊥
};

/// The chain learner's output: hypothesis and is_default are private, `internals` is not.
struct ChainLearnerResult {
  LabelVector hypothesis;
  bool is_default = true;          // nothing was chosen: the answer is f_∅ = SOA(∅), whatever the data are
  std::uint64_t examples = 0;      // asked for: n
  int dimension = 0;               // Ldim(H)
  Ended ended = Ended::completed;  // stopped: nothing was released, hypothesis is empty
  ChainInternals internals;
};

/// Whether the states that the runs of n rows of this class may keep are within most_bytes.
[[nodiscard]] bool fits_memory(const ConceptClass& concept_class, const ChainConstants& constants);

/// u of a name with x disjoint runs and so many errors.
[[nodiscard]] std::uint64_t chain_score(const ChainConstants& constants, std::uint64_t runs, std::uint64_t errors);

/// Runs the chain learner [resources/help/chain-learner.md] on n rows: all names of their runs (chain_runs.hpp), a
/// score each, and choosing (N) (core/privacy/choosing.hpp) among K₀ places picks one name or none. (ε,
/// δ)-differentially private in the examples for every class, data and constants: a score moves by at most 1 with one
/// row, and at most s names come or go. A data file is taken in order; what is left over is not used. On a sampler the
/// rows come from the stream of the seed, so the result is a function of the inputs and the seed. Throws InputError on
/// options out of range, a class and an n whose n·Σ o_k states of 8·|X| + |H|/8 + 256 bytes pass most_bytes (field
/// "class"; said before a row is read), a target of the wrong length, or a data file with fewer than n examples (field
/// "data"). The
/// observer is asked before the rows are read and after (stage "runs"). Time as ChainRuns.
[[nodiscard]] ChainLearnerResult run_chain_learner(SoaAutomaton& soa, const LearnerData& data,
                                                   const ChainLearnerOptions& options, const Observer& observer = {});

/// The probability of each candidate, and of none, given the scores: before the privacy boundary.
[[nodiscard]] ChoosingLaw choosing_law(const ChainConstants& constants, const ChainInternals& internals);

/// Replicates of the chain learner on one known distribution, in any order and number of rows: the bar and the noise,
/// which cost more than the runs, are made once for each number.
class ChainSimulation {
 public:
  /// `constants` complete. The class and the distribution must outlive this. Throws InputError as run_chain_learner.
  ChainSimulation(const ConceptClass& concept_class, const Distribution& distribution, const ChainConstants& constants);

  struct Outcome {
    LabelVector hypothesis;
    bool is_default = true;
  };
  /// One run on at most n rows (see scale_to_budget), from this stream alone.
  [[nodiscard]] Outcome run(std::uint64_t n, const SeedTree& stream);

 private:
  struct Scaled;
  const Scaled& scaled(std::uint64_t n);

  const Distribution& distribution_;
  ChainConstants constants_;
  SoaAutomaton soa_;
  PointSampler sampler_;
  std::vector<std::shared_ptr<const Scaled>> scaled_;
  Sample rows_;
};

}  // namespace littlestone
