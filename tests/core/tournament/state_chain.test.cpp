// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state_chain.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "tests/support/bridge.hpp"

using namespace littlestone;

TEST_CASE("On every class on 3 points a step of the chain is the law of the state after one example of D",
          "[tournament]") {
  int steps = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    for (const char* marginal : {"weights:3,1,2", "weights:0,1,1"}) {
      const Distribution distribution = make_distribution(concept_class, marginal, table.size() / 2);
      SoaAutomaton soa(concept_class);
      StateChain by_state(soa, distribution, StateChain::Order::by_state);
      StateChain as_met(soa, distribution, StateChain::Order::as_met);
      std::vector<StateId> pending{SoaAutomaton::start()};
      while (!pending.empty()) {
        const StateId from = pending.back();
        pending.pop_back();
        if (by_state.known(from)) continue;
        // By the definition: each point of positive weight on its own, in order.
        std::map<StateId, double> expected;
        std::vector<StateId> met;
        for (PointIndex x = 0; x < 3; ++x) {
          if (distribution.weights[x] == 0) continue;
          const StateId to = soa.next(from, {x, distribution.target[x]});
          expected[to] += distribution.weights[x];
          if (to != from && std::find(met.begin(), met.end(), to) == met.end()) met.push_back(to);
        }
        for (std::size_t most = 0; most <= 3; ++most)
          REQUIRE(by_state.leads_to_more(from, most) == (met.size() > most));
        const StateChain::Step& step = by_state.step(from);
        for (std::size_t most = 0; most <= 3; ++most)
          REQUIRE(by_state.leads_to_more(from, most) == (met.size() > most));
        std::map<StateId, double> found(step.leave.begin(), step.leave.end());
        REQUIRE(found.size() == step.leave.size());
        if (step.stay > 0) found[from] = step.stay;
        REQUIRE(found == expected);
        REQUIRE(std::is_sorted(step.leave.begin(), step.leave.end()));
        REQUIRE(as_met.step(from).stay == step.stay);
        std::vector<StateId> order;
        for (const auto& [to, weight] : as_met.step(from).leave) order.push_back(to);
        REQUIRE(order == met);
        REQUIRE(&by_state.step(from) == &step);
        for (const auto& [to, weight] : step.leave) pending.push_back(to);
        ++steps;
      }
      REQUIRE(by_state.size() == as_met.size());
    }
  }
  CHECK(steps > 1000);
}
