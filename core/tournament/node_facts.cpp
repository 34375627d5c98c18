// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/node_facts.hpp"

#include <algorithm>
#include <utility>

namespace littlestone {
namespace {

/// Reads one trace, the deepest nodes first: a node's children were opened after it.
class FactsReader {
 public:
  FactsReader(SoaAutomaton& soa, const TournamentTrace& trace, const LabelVector& target)
      : soa_(soa), trace_(trace), target_(target), after_(trace.nodes.size(), SoaAutomaton::start()) {}

  [[nodiscard]] TournamentFacts read() {
    facts_.rows = &soa_.version_space(SoaAutomaton::start());
    facts_.dimension = soa_.dimension(SoaAutomaton::start());
    facts_.nodes.resize(trace_.nodes.size());
    for (std::size_t i = trace_.nodes.size(); i-- > 0;) read_node(i);
    if (trace_.final_block) {
      StateId state = trace_.nodes.empty() || trace_.sample_failed ? SoaAutomaton::start() : after_.front();
      facts_.final_block = meet_all(state, trace_.final_block->examples);
    }
    return std::move(facts_);
  }

 private:
  // The state after a node's sample; that of the empty sequence where there is no node.
  [[nodiscard]] StateId after(std::int32_t node) const {
    return node == PairingTrace::none ? SoaAutomaton::start() : after_[static_cast<std::size_t>(node)];
  }

  void read_node(std::size_t index) {
    const NodeTrace& node = trace_.nodes[index];
    NodeFacts& facts = facts_.nodes[index];
    StateId of_winner = SoaAutomaton::start();
    for (const PairingTrace& pairing : node.pairings) {
      NodeFacts::Pairing& met = facts.pairings.emplace_back();
      for (int side = 0; side < 2; ++side) {
        if (!pairing.block[side]) continue;
        StateId state = after(pairing.child[side]);
        met.block[side] = meet_all(state, pairing.block[side]->examples);
        if (side == node.winner) of_winner = state;
      }
    }
    if (!node.decided) return;
    facts.contest = meet(of_winner, {node.point, node.label});
    after_[index] = of_winner;
    const std::int32_t child = node.pairings.back().child[node.winner];
    if (child != PairingTrace::none) facts.mistakes = facts_.nodes[static_cast<std::size_t>(child)].mistakes;
    for (const MetExample& met : facts.pairings.back().block[node.winner]) {
      if (met.mistake()) facts.mistakes.push_back(ForcedBy::block);
    }
    if (facts.contest.mistake()) facts.mistakes.push_back(ForcedBy::contest);
    facts.true_coins = target_[node.point] == node.label &&
                       (child == PairingTrace::none || facts_.nodes[static_cast<std::size_t>(child)].true_coins);
  }

  MetBlock meet_all(StateId& state, const Sample& examples) {
    MetBlock block;
    block.reserve(examples.size());
    for (const Example& example : examples) block.push_back(meet(state, example));
    return block;
  }

  MetExample meet(StateId& state, Example example) {
    MetExample met;
    met.example = example;
    const StateId to = soa_.next(state, example);
    // Nothing changes only where the SOA said so already: all rows do, or the patched predictor does.
    met.predicted = to == state ? example.label : said_before(state, example.point);
    state = to;
    if (soa_.realizable(state)) {
      met.rows = &soa_.version_space(state);
      met.dimension = soa_.dimension(state);
    }
    return met;
  }

  // SOA(S)(x) without the rest of SOA(S).
  [[nodiscard]] Label said_before(StateId state, PointIndex x) {
    if (!soa_.realizable(state)) return soa_.labels_at(state)[x];
    const ConceptClass& concept_class = soa_.concept_class();
    const VersionSpace& space = soa_.version_space(state);
    const int plus = soa_.engine().dimension(concept_class.restrict(space, x, Label::plus));
    const int minus = soa_.engine().dimension(concept_class.restrict(space, x, Label::minus));
    return label_of(plus > minus);
  }

  SoaAutomaton& soa_;
  const TournamentTrace& trace_;
  const LabelVector& target_;
  std::vector<StateId> after_;  // by node; of decided ones
  TournamentFacts facts_;
};

}  // namespace

std::size_t NodeFacts::forced(ForcedBy by) const {
  return static_cast<std::size_t>(std::count(mistakes.begin(), mistakes.end(), by));
}

TournamentFacts tournament_facts(SoaAutomaton& soa, const TournamentTrace& trace, const LabelVector& target) {
  return FactsReader(soa, trace, target).read();
}

std::vector<std::int32_t> lineage_of(const TournamentTrace& trace, std::int32_t node) {
  std::vector<std::int32_t> lineage;
  while (node != PairingTrace::none && trace.nodes[static_cast<std::size_t>(node)].decided) {
    lineage.push_back(node);
    const NodeTrace& at = trace.nodes[static_cast<std::size_t>(node)];
    node = at.pairings.back().child[at.winner];
  }
  std::reverse(lineage.begin(), lineage.end());
  return lineage;
}

}  // namespace littlestone
