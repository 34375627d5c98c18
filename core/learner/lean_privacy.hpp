// SPDX-License-Identifier: GPL-3.0-or-later
// The exact law of the lean learner's output on given data, and from it the exact (ε, δ) of the whole of it.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/lean_learner.hpp"

namespace littlestone {

/// The lean learner as it is, or with a mechanism other than the one its ε, δ and s ask for: to see what the accounting
/// says of that. (N) and (E) use what applies to them.
struct ExactLeanOptions {
  LeanLearnerOptions learner;               // seed and system_entropy play no part
  std::optional<std::uint64_t> list_bound;  // (N), (E): bar, places or weights as for lists of at most so many; ≥ 1
  std::optional<std::int64_t> bar;          // (N): τ
  bool dummies = true;                      // (N): false leaves the contest to the candidates
  std::uint64_t contest_weight = 1;         // (N): 2 is the full score in the contest
  std::uint64_t bar_weight = 2;             // (N): 3 compares 3u + Y with the bar
  bool one_seed = false;  // (N): the noise of the bar is that of the winner, drawn twice from one seed
};

/// The law of run_lean_learner's output on `data` (exactly constants.total examples): every candidate with its tag, and
/// none; to about 1e−13 absolute for (N), to double rounding for (E). The lists of the batches are functions of the
/// data, so only the choice is random. Throws InputError as run_lean_learner does.
struct ExactLeanLaw {
  std::vector<LeanCandidate> candidates;  // by falling votes, low before top, then by labels
  ChoosingLaw law;                        // in that order
};
[[nodiscard]] ExactLeanLaw exact_lean_law(SoaAutomaton& soa, const Sample& data, const ExactLeanOptions& options);

/// How private the lean learner is: the largest hockey-stick divergence at ε over all pairs of neighbouring datasets.
struct ExactLeanPrivacy {
  double batch_delta = 0;      // … that differ in an example of a batch, of the chosen candidate with its tag: ≤ δ
  double selection_delta = 0;  // … that differ in an example of the selection sample, the same: 0
  double hypothesis_delta = 0;  // over all of them, of what is printed: the hypothesis and whether it is the default
  BigInteger datasets;          // of the right length, realizable or not
  BigInteger neighbours;        // ordered pairs of datasets that differ in one example
  std::size_t lists = 0;        // different lists of a batch, to which all of them come down
  std::size_t longest_list = 0;
  Sample worst;  // a pair that reaches batch_delta, from `worst` to `worst_neighbour`
  Sample worst_neighbour;
  Ended ended = Ended::completed;
  [[nodiscard]] double delta() const { return batch_delta > selection_delta ? batch_delta : selection_delta; }
};

/// Goes through every dataset of k·m + n' examples over all 2|X| of them, and every neighbour of it (one example
/// replaced). Datasets whose batches have the same lists have the same law, so each such combination is computed once:
/// nothing is sampled and nothing left out. A divergence below 10^−12 is rounding and is returned as 0. Limits:
/// (2|X|)^m ≤ 2^16 batches, (2|X|)^n' ≤ 2^16 selection samples, at most 2·10^5 combinations of k lists and an error
/// vector, and 2·10^7 pairs of neighbours among them; throws InputError (fields "batch", "selection", "batches")
/// beyond. The observer is asked now and then (stage "privacy").
[[nodiscard]] ExactLeanPrivacy exact_lean_privacy(SoaAutomaton& soa, const ExactLeanOptions& options,
                                                  const Observer& observer = {});

}  // namespace littlestone
