// SPDX-License-Identifier: GPL-3.0-or-later
// The record of one run of G: a tree of contests and a list of events, from which any step can be drawn exactly.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/online/soa.hpp"

namespace littlestone {

/// One auxiliary block T_b ~ Dⁿ, played on top of S_b: the SOA state went before → after, and f_b = SOA(S_b∘T_b).
struct BlockTrace {
  Sample examples;  // in order; all n of them, or, when n > most_recorded, those that changed the state
  StateId before = 0;
  StateId after = 0;
  PredictorId predictor = 0;
};

/// One execution of step (i)–(iii) of D_k at a node: two samples met. `child[b]` is the node that made S_b (none: S_b =
/// ∅). A redraw has equal predictors and is followed by another pairing of the same node.
struct PairingTrace {
  static constexpr std::int32_t none = -1;
  std::int32_t child[2] = {none, none};
  std::optional<BlockTrace> block[2];  // none: not drawn before the run failed
};

/// One call of D̃_level, level ≥ 1: its pairings in order, the last of which is the contest unless the run failed here.
struct NodeTrace {
  int level = 1;
  std::int32_t parent = PairingTrace::none;  // none at the root
  std::int32_t parent_pairing = 0;           // which pairing of the parent asked for this sample
  int side = 0;                              // S_0 or S_1 of that pairing
  std::vector<PairingTrace> pairings;
  bool decided = false;
  PointIndex point = 0;        // the contest point x: smallest on which f_0 and f_1 differ (MATH §0)
  Label label = Label::minus;  // the coin y
  int winner = 0;              // the side b with f_b(x) ≠ y, whose S_b∘T_b∘(x, y) goes on
  StateId after = 0;           // the SOA state after (x, y)
};

/// What happened, in order. Every event names its node and pairing.
struct TraceEvent {
  enum class Kind {
    draw,     // block T_side of the pairing was drawn
    redraw,   // f_0 = f_1: back to step (i)
    contest,  // the coin fell and the winner is known
    fail,     // the cap N (or the batch) was used up before the next block
    final     // T ~ Dⁿ was drawn on top of S and G has its output; node = root, or none where S = ∅: at level 0 and
              // after a fail (OnFail::soa)
  };
  Kind kind = Kind::draw;
  std::int32_t node = PairingTrace::none;
  std::int32_t pairing = 0;
  int side = 0;
};

/// One run of G.
struct TournamentTrace {
  int level = 0;                 // k
  std::vector<NodeTrace> nodes;  // in the order they were opened; nodes[0] is the root when level ≥ 1
  std::vector<TraceEvent> events;
  std::optional<BlockTrace> final_block;  // T; none when failed
  bool failed = false;                    // G has no output
  bool sample_failed = false;             // D̃_k gave no S; with an output, this is SOA(T) (OnFail::soa)

  /// S ~ D̃_k as a sequence: T…∘(x…, y…)∘…∘(x, y), read off the winners; empty at level 0 or when there is none.
  [[nodiscard]] Sample sample() const;
};

}  // namespace littlestone
