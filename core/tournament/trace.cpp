// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/trace.hpp"

namespace littlestone {
namespace {

void append(Sample& sample, const TournamentTrace& trace, std::int32_t node_index) {
  if (node_index == PairingTrace::none) return;  // S_b = ∅
  const NodeTrace& node = trace.nodes[static_cast<std::size_t>(node_index)];
  const PairingTrace& pairing = node.pairings.back();
  append(sample, trace, pairing.child[node.winner]);
  const Sample& block = pairing.block[node.winner]->examples;
  sample.insert(sample.end(), block.begin(), block.end());
  sample.push_back({node.point, node.label});
}

}  // namespace

Sample TournamentTrace::sample() const {
  Sample sample;
  if (!nodes.empty() && nodes.front().decided) append(sample, *this, 0);
  return sample;
}

}  // namespace littlestone
