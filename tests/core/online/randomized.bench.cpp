// SPDX-License-Identifier: GPL-3.0-or-later
// R(H) against the memoised recursion of the definition where that takes 2 to 5 s, in one run. Processor time.
// `ratio` = that of the recursion over the engine's, which starts afresh. Aim: 100.
#include <benchmark/benchmark.h>

#include "core/concept/families.hpp"
#include "core/online/randomized.hpp"
#include "tests/support/plain_randomized.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/seconds.hpp"

using namespace littlestone;

namespace {

using support::processor_seconds;

void randomized(benchmark::State& state, const ConceptClass& concept_class) {
  double ours = 0;
  double theirs = 0;
  RandomizedResult result;
  for (auto _ : state) {
    double begin = processor_seconds();
    constexpr int repeats = 20;
    for (int i = 0; i < repeats; ++i) {
      RandomizedEngine engine(concept_class);
      result = engine.bound();
    }
    ours = (processor_seconds() - begin) / repeats;
    begin = processor_seconds();
    if (reference::memoised_randomized_dimension(concept_class) != result.lower) state.SkipWithError("they differ");
    theirs = processor_seconds() - begin;
  }
  state.counters["states"] = static_cast<double>(result.states);
  state.counters["ms"] = ours * 1e3;
  state.counters["plain_s"] = theirs;
  state.counters["ratio"] = theirs / ours;
}

void points_21(benchmark::State& state) { randomized(state, make_class("points:21")); }
void sparse_32(benchmark::State& state) { randomized(state, reference::sparse(32, 1)); }
void random_points(benchmark::State& state) { randomized(state, make_class("random:22,60,1")); }
BENCHMARK(points_21)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(sparse_32)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(random_points)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
