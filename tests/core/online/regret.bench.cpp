// SPDX-License-Identifier: GPL-3.0-or-later
// Exact regret against the recursion with a table by losses (less their least), and Hedge by states. Processor time.
// `ratio`  the table's time over the engine's on the same class and rounds.
// `aim_s`  what `s` should stay below.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <map>
#include <vector>

#include "core/concept/families.hpp"
#include "core/online/hedge.hpp"
#include "core/online/regret.hpp"
#include "tests/support/seconds.hpp"

using namespace littlestone;

namespace {

using Losses = std::vector<std::uint32_t>;

using support::processor_seconds;

double plain(const ConceptClass& concept_class, const Losses& losses, unsigned rounds,
             std::map<std::pair<unsigned, Losses>, double>& known) {
  const std::uint32_t least = *std::min_element(losses.begin(), losses.end());
  if (rounds == 0) return -static_cast<double>(least);
  Losses behind = losses;
  for (std::uint32_t& loss : behind) loss -= least;
  const auto key = std::make_pair(rounds, behind);
  if (const auto found = known.find(key); found != known.end()) return found->second - least;
  double most = -1e9;
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    Losses plus = behind;
    Losses minus = behind;
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
      ++(concept_class.row(h)[x] == Label::plus ? minus : plus)[h];
    }
    most = std::max(
        most, (1 + plain(concept_class, plus, rounds - 1, known) + plain(concept_class, minus, rounds - 1, known)) / 2);
  }
  known.emplace(key, most);
  return most - least;
}

void exact(benchmark::State& state, const std::string& text, unsigned rounds, double aim, bool compare) {
  const ConceptClass concept_class = make_class(text);
  double ours = 0;
  double theirs = 0;
  RegretResult result;
  for (auto _ : state) {
    double begin = processor_seconds();
    RegretEngine engine(concept_class);
    result = find_regret(engine, rounds);
    ours = processor_seconds() - begin;
    if (!compare) continue;
    begin = processor_seconds();
    std::map<std::pair<unsigned, Losses>, double> known;
    const double value = plain(concept_class, Losses(concept_class.size(), 0), rounds, known);
    theirs = processor_seconds() - begin;
    if (!result.regret || to_double(*result.regret) != value) state.SkipWithError("they differ");
  }
  if (!result.regret) state.SkipWithError("too large");
  state.counters["s"] = ours;
  state.counters["aim_s"] = aim;
  state.counters["states"] = static_cast<double>(result.states);
  if (compare) state.counters["ratio"] = theirs / ours;
}
BENCHMARK_CAPTURE(exact, thresholds_6_8, "thresholds:6", 8, 0.1, true)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact, points_8_7, "points:8", 7, 0.1, true)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact, thresholds_16_8, "thresholds:16", 8, 10, false)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact, points_16_8, "points:16", 8, 10, false)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact, random_16_8, "random:16,15,1", 8, 10, false)->Iterations(1)->Unit(benchmark::kMillisecond);

void hedge_thresholds_32(benchmark::State& state) {
  const ConceptClass concept_class = make_class("thresholds:32");
  Sample sample;
  std::uint64_t bits = 1;
  for (int i = 0; i < 500; ++i) {
    bits = mix64(bits + 0x9e3779b97f4a7c15ULL);
    const auto x = static_cast<PointIndex>(bits % 32);
    sample.push_back({x, label_of((x >= 13) == ((bits >> 32) % 5 != 0))});
  }
  const double begin = processor_seconds();
  for (auto _ : state) {
    SoaAutomaton soa(concept_class);
    benchmark::DoNotOptimize(play_hedge(soa, sample, 500));
  }
  state.counters["s"] = (processor_seconds() - begin) / static_cast<double>(state.iterations());
  state.counters["aim_s"] = 1;
}
BENCHMARK(hedge_thresholds_32)->Unit(benchmark::kMillisecond);

}  // namespace
