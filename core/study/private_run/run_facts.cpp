// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/run_facts.hpp"

#include <utility>

namespace littlestone {
namespace {

// Keeps a run's automaton, and the facts with it.
struct FactsKeeper {
  std::shared_ptr<const SoaAutomaton> soa;
  std::shared_ptr<const TournamentFacts> facts;
  void operator()(const SoaAutomaton*) const {}  // `soa` frees it
};

}  // namespace

const TournamentFacts* facts_of(const PrivateRun& run) {
  const auto* keeper = std::get_deleter<FactsKeeper>(run.soa);
  if (keeper == nullptr) return nullptr;
  const bool of_its_trace = keeper->facts->nodes.size() == run.result.internals.trace.nodes.size();
  return of_its_trace ? keeper->facts.get() : nullptr;
}

void attach_facts(PrivateRun& run, TournamentFacts facts) {
  const SoaAutomaton* soa = run.soa.get();
  run.soa = std::shared_ptr<const SoaAutomaton>(
      soa, FactsKeeper{run.soa, std::make_shared<const TournamentFacts>(std::move(facts))});
}

}  // namespace littlestone
