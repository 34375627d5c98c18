// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/selection_draws.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>

#include "core/study/private_run/batch_run.hpp"

namespace littlestone {
namespace {

Scenario drawn_scenario() {
  Scenario s;
  s.class_text = "thresholds:8";
  s.target = 0;
  s.delta = Rational(1, 1000);
  s.constants.auxiliary = 2;
  s.constants.cap = 64;
  s.constants.batches = 60;
  s.constants.selection = 24;
  s.seed = 20573;
  return s;
}

TEST_CASE("the selection drawn again has the exponential mechanism's law", "[study][again]") {
  PrivateRun run;
  run.scenario.epsilon = 1;
  run.scenario.seed = 7;
  for (const std::uint64_t errors : {0U, 1U, 4U}) {
    Candidate candidate;
    candidate.errors = errors;
    run.result.list.push_back(candidate);
  }
  constexpr std::uint64_t draws = 40'000;
  const SelectionDraws drawn = draw_selection(run, {}, draws);
  REQUIRE(drawn.draws == draws);
  const double sum = 1 + std::exp(-0.5) + std::exp(-2.0);  // exp(−ε·errors/2), by hand
  const double law[] = {1 / sum, std::exp(-0.5) / sum, std::exp(-2.0) / sum};
  for (std::size_t i = 0; i < 3; ++i) {
    const double spread = std::sqrt(law[i] * (1 - law[i]) / draws);
    CHECK(std::abs(static_cast<double>(drawn.counts[i]) / draws - law[i]) < 4.5 * spread);
  }
  CHECK(std::accumulate(drawn.counts.begin(), drawn.counts.end(), std::uint64_t{0}) == draws);
}

TEST_CASE("draws one by one are those of a hundred at once", "[study][again]") {
  PrivateRun run;
  run.scenario.seed = 3;
  run.result.list.resize(2);
  run.result.list[1].errors = 1;
  SelectionDraws one_by_one;
  for (int i = 0; i < 100; ++i) one_by_one = draw_selection(run, one_by_one, 1);
  const SelectionDraws at_once = draw_selection(run, {}, 100);
  CHECK(one_by_one.counts == at_once.counts);
  CHECK(one_by_one.last == at_once.last);
  CHECK(at_once.counts[0] > 0);
  CHECK(at_once.counts[1] > 0);
}

TEST_CASE("a chosen batch is recorded as it voted and the rest of the run is the same", "[study][again]") {
  const Scenario scenario = drawn_scenario();
  const auto usual = compute_private_run(scenario);
  for (const std::uint64_t batch : {0U, 7U, 31U, 59U}) {
    CAPTURE(batch);
    const auto run = compute_batch_run(scenario, instance_of(scenario), batch);
    REQUIRE(run->result.ended == Ended::completed);
    const Internals& internals = run->result.internals;
    CHECK(internals.traced_batch == batch);
    CHECK(run->result.hypothesis == usual->result.hypothesis);
    REQUIRE(run->result.list.size() == usual->result.list.size());
    for (std::size_t i = 0; i < run->result.list.size(); ++i) {
      CHECK(run->result.list[i].labels == usual->result.list[i].labels);
      CHECK(run->result.list[i].noisy_count == usual->result.list[i].noisy_count);
    }
    const StableRun& of = internals.runs[batch];
    CHECK(internals.trace.level == of.level);
    CHECK(internals.trace.final_block.has_value() == of.predictor.has_value());
    if (of.predictor) {
      CHECK(run->soa->labels(internals.trace.final_block->predictor) == run->soa->labels(*of.predictor));
      const StableRun& there = usual->result.internals.runs[batch];
      REQUIRE(there.predictor.has_value());
      CHECK(usual->soa->labels(*there.predictor) == run->soa->labels(*of.predictor));
    }
  }
  // One that the run does not have: the usual one.
  const auto beyond = compute_batch_run(scenario, instance_of(scenario), 60);
  CHECK(beyond->result.internals.traced_batch == usual->result.internals.traced_batch);
}

}  // namespace
}  // namespace littlestone
