// SPDX-License-Identifier: GPL-3.0-or-later
// The (ε, δ)-private learner M: batches → G → stable histogram → selection on fresh examples.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/custom_constants.hpp"
#include "core/privacy/partition_selection.hpp"
#include "core/privacy/selection.hpp"
#include "core/privacy/stable_histogram.hpp"
#include "core/tournament/globally_stable_learner.hpp"

namespace littlestone {

/// What M is asked to do.
struct PrivateLearnerOptions {
  Rational epsilon = 1;
  Rational delta{1, 1'000'000};
  CustomConstants constants;
  std::uint64_t seed = 1;
  bool system_entropy = false;  // a release run: the mechanisms and G's coins draw from the operating system, no replay

  /// Most different SOA states that a batch of given examples may meet; G says Fail beyond, as where the cap N is
  /// reached. Bounds the memory that one example can ask for. 0: as many as there are. A batch's vote stays a function
  /// of the batch and its coins, so privacy holds for every choice.
  std::uint64_t most_states = 0;

  /// On a known distribution: a batch is one run. What is kept is that of all threads together.
  StateMemory memory;

  unsigned threads = 0;  // for the batches of a long run; 0: one a core. Changes nothing in the result

  /// Throws InputError naming the field and its rule.
  void validate(int dimension) const;
  /// k(N + n) + n'; throws InputError (field "batches") beyond 2^62.
  [[nodiscard]] std::uint64_t examples() const;
};

/// The bound on states of a run on a user's data: as many as fit into 256 MiB at 8·|X| + |H|/8 + 256 bytes each, at
/// least 64 and at most 2^22. A function of the class alone, so that it tells nothing of the data.
[[nodiscard]] std::uint64_t release_states(const ConceptClass& concept_class);

/// One predictor the batches voted for. All but `noisy` and `named` lies before the privacy boundary.
struct Vote {
  LabelVector labels;
  std::uint64_t count = 0;            // true votes
  std::int64_t noise = 0;             // Z
  std::optional<std::int64_t> noisy;  // count + Z where it reached T: this leaves; none is withheld without a trace
  bool named = false;                 // by partition selection, which has no noise and no noisy counts: this leaves
  double release_probability = 0;     // Pr[count + Z ≥ T], or π(count) of partition selection
  [[nodiscard]] bool released() const { return noisy.has_value() || named; }
};

/// One candidate of the selection stage: a row of the released list.
struct Candidate {
  LabelVector labels;
  std::int64_t noisy_count = 0;  // released; 0 where partition selection made the list
  std::uint64_t errors = 0;      // on the n' fresh examples; before the boundary
  double probability = 0;        // of being selected, given the errors; before the boundary
};

/// What M computed before the privacy boundary; to be shown only where the data is synthetic or the user asks for it.
struct Internals {
  std::vector<Vote> votes;          // by falling count, then by labels
  std::uint64_t failed = 0;         // batches whose G said Fail: they do not vote
  std::uint64_t sample_failed = 0;  // batches whose tournament failed; under OnFail::soa they vote SOA(T)
  std::vector<StableRun> runs;      // one a batch, in order; predictor ids are of `soa`
  std::uint64_t traced_batch = 0;   // which batch `trace` is of
  TournamentTrace trace;            // empty unless trace_batch was asked for it
  Sample selection_sample;          // S', n' examples
};

/// M's output. hypothesis, list (labels and noisy counts) and the parameters are private; `internals` and the
/// candidates' errors and probabilities are not.
struct PrivateLearnerResult {
  LabelVector hypothesis;
  std::vector<Candidate> list;          // by falling noisy count, then by labels
  std::optional<std::size_t> selected;  // index in `list`; none: the list was empty and the answer is SOA(∅)
  std::int64_t threshold = 0;           // T; 0 where partition selection makes the list
  std::uint64_t examples = 0;           // asked for: k(N + n) + n'
  int dimension = 0;                    // Ldim(H)
  Ended ended = Ended::completed;       // stopped: nothing was released, hypothesis is empty
  Internals internals;
};

/// The data M learns from: a known distribution, or given examples taken in order (batches first, then the selection
/// sample; what is left over is not used).
using LearnerData = std::variant<Distribution, Sample>;

/// Throws InputError where a learner that uses `needed` examples cannot run on the data: a distribution (field
/// "distribution") that is not on the points of the class; a file (field "data") with fewer examples, or with a point
/// that is none of the class. For those who must know before anything is drawn.
void check_learner_data(const ConceptClass& concept_class, const LearnerData& data, std::uint64_t needed);

/// Runs M [ABLMM §5.3.2; MATH §6]. (ε, δ)-differentially private in the examples for every class, data and constants:
/// each stage has the whole ε because batches and selection sample are disjoint (parallel composition). Batches draw
/// from streams (seed, batch), so the result is a function of the inputs and the seed. An empty list returns the SOA
/// predictor of the empty sample. Throws InputError on options out of range, a target of the wrong length, or a data
/// file with fewer than options.examples() examples (field "data"). The observer is asked, by the calling thread,
/// before each batch or few hundred of them and now and then within one (stage "batches"). Time: one draw a block where
/// the blocks' laws can be tabled (block_law.hpp; runs of 2^18 blocks and more), else one a change of state (with
/// most_states the automaton's state ids from before are not kept, and it holds 2·most_states states at most); runs of
/// 2^17 blocks or examples and more are shared out among `threads`, an automaton each.
[[nodiscard]] PrivateLearnerResult run_private_learner(SoaAutomaton& soa, const LearnerData& data,
                                                       const PrivateLearnerOptions& options,
                                                       const Observer& observer = {});

/// Runs batch `batch` of run_private_learner again, on the same automaton, data and options, and records it: batches
/// have streams of their own, so the record is of the very run that voted. Not for release runs, which cannot be
/// replayed (InputError, field "release"); throws InputError (field "batch") when there is no such batch.
[[nodiscard]] TournamentTrace trace_batch(SoaAutomaton& soa, const LearnerData& data,
                                          const PrivateLearnerOptions& options, std::uint64_t batch);

}  // namespace littlestone
