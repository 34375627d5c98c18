// SPDX-License-Identifier: GPL-3.0-or-later
// VC dimension and most thresholds against the plain searches (tests/support/plain_dimensions), in one run. Processor
// time. `ratio` the plain search's time over the engine's; a lower bound where the plain one was cut at the program's
// budget
//          (`plain_cut` = 1).
// `share`  VC and thresholds together over the time of the Littlestone dimension of the same class.
#include <benchmark/benchmark.h>

#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"
#include "tests/support/plain_dimensions.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/seconds.hpp"

using namespace littlestone;

namespace {

void vc(benchmark::State& state, const ConceptClass& concept_class) {
  const int most = bound_littlestone_dimension(concept_class, {.threads = 1}).upper;
  constexpr std::uint64_t words = 1'000'000'000;
  VcResult ours;
  VcResult plain;
  double fast = 0;
  double slow = 0;
  for (auto _ : state) {
    fast = support::processor_seconds_of([&] { ours = bound_vc_dimension(concept_class, most, words); });
    slow = support::processor_seconds_of([&] { plain = reference::plain_vc_dimension(concept_class, most, words); });
  }
  state.counters["vc"] = ours.dimension;
  state.counters["exact"] = ours.exact ? 1 : 0;
  state.counters["ms"] = fast * 1e3;
  state.counters["ratio"] = slow / fast;
  state.counters["plain_cut"] = plain.exact ? 0 : 1;
}

void thresholds(benchmark::State& state, const ConceptClass& concept_class) {
  Thresholds ours;
  Thresholds plain;
  double fast = 0;
  double slow = 0;
  for (auto _ : state) {
    fast = support::processor_seconds_of([&] { ours = find_thresholds(concept_class); });
    slow = support::processor_seconds_of(
        [&] { plain = reference::plain_thresholds(concept_class, 300'000'000, UINT64_MAX); });
  }
  state.counters["thresholds"] = static_cast<double>(ours.points.size());
  state.counters["maximum"] = ours.maximum ? 1 : 0;
  state.counters["ms"] = fast * 1e3;
  state.counters["ratio"] = slow / fast;
  state.counters["plain_cut"] = plain.maximum ? 0 : 1;
}

// All that `dimension` asks, over a spiky family: its cost over that of the Littlestone dimension alone.
template <class Make>
void asides(benchmark::State& state, const Make& make, std::size_t from, std::size_t to, std::size_t step) {
  double littlestone = 0;
  double others = 0;
  for (auto _ : state) {
    for (std::size_t n = from; n <= to; n += step) {
      const ConceptClass concept_class = make(n);
      int most = 0;
      littlestone += support::processor_seconds_of(
          [&] { most = bound_littlestone_dimension(concept_class, {.threads = 1}).upper; });
      others += support::processor_seconds_of([&] {
        (void)bound_vc_dimension(concept_class, most, 1'000'000'000);
        (void)find_thresholds(concept_class, 300'000'000, (std::uint64_t{2} << most) - 1);
      });
    }
  }
  state.counters["littlestone_ms"] = littlestone * 1e3;
  state.counters["others_ms"] = others * 1e3;
  state.counters["share"] = others / littlestone;
}

void vc_arcs_100(benchmark::State& state) { vc(state, reference::arcs(100)); }
void vc_intervals_200(benchmark::State& state) { vc(state, make_class("intervals:200")); }
void vc_unions_22(benchmark::State& state) { vc(state, reference::unions_of_intervals(22, 2)); }
void vc_random(benchmark::State& state) { vc(state, make_class("random:100,100,1")); }
void thresholds_random(benchmark::State& state) { thresholds(state, make_class("random:28,256,1")); }
void thresholds_conjunctions(benchmark::State& state) { thresholds(state, make_class("conjunctions:6")); }
void thresholds_intervals(benchmark::State& state) { thresholds(state, make_class("intervals:100")); }
void asides_arcs(benchmark::State& state) { asides(state, reference::arcs, 60, 150, 5); }
void asides_intervals(benchmark::State& state) {
  asides(
      state, [](std::size_t n) { return make_class("intervals:" + std::to_string(n)); }, 60, 200, 5);
}
void asides_unions(benchmark::State& state) {
  asides(
      state, [](std::size_t n) { return reference::unions_of_intervals(n, 2); }, 8, 22, 1);
}
BENCHMARK(vc_arcs_100)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(vc_intervals_200)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(vc_unions_22)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(vc_random)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(thresholds_random)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(thresholds_conjunctions)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(thresholds_intervals)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(asides_arcs)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(asides_intervals)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(asides_unions)->Iterations(1)->Unit(benchmark::kMillisecond);

}  // namespace
