// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the chain learner: its rows, the runs in them, which of them count, and the choice.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/chain_learner.hpp"

namespace littlestone {

/// One outcome of a Run(k) [resources/help/chain-learner.md, part 1]: the rows it spans, whom it met, and what it names.
/// Rows are 0-based, and both ends belong to it.
struct ChainArc {
  static constexpr std::uint32_t none = 0xffffffffU;

  int level = 1;              // k
  std::uint32_t first = 0;    // the mistake it starts from
  std::uint32_t turn = none;  // k > 1: where Run(k − 1) from the same mistake ended; its predictor is tested from there
  std::uint32_t opponent = none;  // of a contest: where the Run(k − 1) starts that it met, which ends at `last`;
                                  // none: its own predictor erred at `last`, or k = 1
  std::uint32_t last = 0;
  // What is predicted, by places in result.internals.candidates.
  std::size_t candidate = 0;  // what it names
  std::size_t base = 0;  // k > 1: a name of Run(k − 1) from `first` whose predictor is tested and leads to this name
  std::size_t met = 0;   // of a contest: a name of the opponent that does so
  bool counted = false;  // one of the disjoint runs that its name's x counts
};

/// One run of the chain learner with what lies before its privacy boundary. For synthetic data.
struct ChainRun {
  ChainConstants constants;
  ChainLearnerResult result;
  std::vector<std::uint32_t> mistakes;  // rows, rising
  std::vector<ChainArc> arcs;           // one for each of result.internals.intervals, in their order
  ChoosingLaw law;                      // of result.internals.candidates, and of none
  std::optional<std::size_t> watched;   // in `arcs`: the one worth watching; none where there is no mistake

  /// The name that is watched: of the answer's predictor, or where nothing was chosen the first candidate's, the name on
  /// its highest level. There must be an arc.
  [[nodiscard]] std::size_t watched_name() const { return arcs[*watched].candidate; }
};

/// max(0, errors − g): what so many errors take from the cap of a name.
[[nodiscard]] std::uint64_t chain_penalty(const ChainConstants& constants, std::uint64_t errors);

/// Runs the chain learner with these constants and seed on the distribution, exactly as run_chain_learner does, and
/// says of each outcome of a run where it turned and whom it met. To be watched is, of the counted arcs of
/// watched_name(), one with a contest where there is one, about twenty rows long. `constants`
/// complete, of dimension Ldim(H). A stopped run has result.ended = stopped and nothing after it. Throws InputError as
/// run_chain_learner. Beside the run O(arcs·(span + log n)) and one law.
[[nodiscard]] ChainRun compute_chain_run(SoaAutomaton& soa, const Distribution& distribution,
                                         const ChainConstants& constants, std::uint64_t seed,
                                         const Observer& observer = {});

}  // namespace littlestone
