// SPDX-License-Identifier: GPL-3.0-or-later
// What the SOA did on the samples of a recorded tournament: its mistakes, the rows that still fit and their Ldim, at
// every node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/online/soa.hpp"
#include "core/tournament/trace.hpp"

namespace littlestone {

/// One example of a sample, as the SOA met it.
struct MetExample {
  Example example;
  Label predicted = Label::minus;  // what the SOA said at the point just before
  int dimension = -1;              // Ldim of the rows that agree with all examples up to this one; −1: no row does
  const VersionSpace* rows = nullptr;  // those rows, kept by the automaton; null: none
  [[nodiscard]] bool mistake() const noexcept { return predicted != example.label; }
  [[nodiscard]] bool fits() const noexcept { return rows != nullptr; }
};

/// A block T_b on top of S_b, in order: its recorded examples (see BlockTrace).
using MetBlock = std::vector<MetExample>;

/// What forced a mistake.
enum class ForcedBy { contest, block };

/// One node of the trace. Where the node is not decided only what was drawn is known.
struct NodeFacts {
  struct Pairing {
    MetBlock block[2];  // empty where the block was not drawn
  };
  std::vector<Pairing> pairings;   // as NodeTrace::pairings
  MetExample contest;              // (x, y), met after S_b∘T_b of the winner b. This and below: of a decided node
  std::vector<ForcedBy> mistakes;  // on S = S_b∘T_b∘(x, y), in the order of S
  bool true_coins = false;         // all contests of S agree with the target
  [[nodiscard]] std::size_t forced(ForcedBy by) const;
};

/// All nodes of one trace.
struct TournamentFacts {
  int dimension = 0;                   // Ldim(H)
  const VersionSpace* rows = nullptr;  // of the empty sample: all of H
  std::vector<NodeFacts> nodes;        // as TournamentTrace::nodes
  MetBlock final_block;                // T on top of S; empty where it was not drawn
};

/// Runs the SOA over every block and contest of the trace, which must be of this automaton's class; `target` is c. The
/// version spaces that are named are the automaton's and live as long as it. A realizable sample never has more than
/// Ldim(H) mistakes ([ABLMM §3.2]); a decided node's contest is a mistake while some row fits (Observation 24).
/// O(examples) steps of the automaton, and two questions to its engine for each example that changes the version space.
/// Throws Stopped when the automaton's observer says stop.
[[nodiscard]] TournamentFacts tournament_facts(SoaAutomaton& soa, const TournamentTrace& trace,
                                               const LabelVector& target);

/// The nodes whose winners make up the sample S of a decided node, in the order of S: the deepest first, `node` last.
[[nodiscard]] std::vector<std::int32_t> lineage_of(const TournamentTrace& trace, std::int32_t node);

}  // namespace littlestone
