// SPDX-License-Identifier: GPL-3.0-or-later
// Expected on 2^20 points: a run of 10^4 examples below 20 ms, the predictor as runs below 5 ms, at every point below
// 150 ms; an item is an example.
#include "core/online/implicit_soa.hpp"

#include <benchmark/benchmark.h>

#include "core/base/bits.hpp"

using namespace littlestone;

namespace {

const char* const classes[] = {"thresholds:1048576", "points:1048576", "intervals:1048576", "linear:2,20,3",
                               "affine:2,20,3"};

// 10^4 examples: points by a fixed generator, labels −1 but for the last twenty, which are told as predicted.
ImplicitSoa after_run(const ImplicitClass& implicit) {
  ImplicitSoa soa(implicit);
  std::uint64_t state = 1;
  for (int i = 0; i < 10'000; ++i) {
    state = mix64(state + 0x9e3779b97f4a7c15ULL);
    const auto x = static_cast<PointIndex>(state % implicit.points());
    const Label prediction = soa.predict(x);
    soa.observe({x, i < 9'980 && x < implicit.points() / 2 ? Label::minus : prediction});
  }
  return soa;
}

void run_of_ten_thousand(benchmark::State& state) {
  const ImplicitClass implicit = make_implicit_class(classes[state.range(0)]);
  for (auto _ : state) benchmark::DoNotOptimize(after_run(implicit).realizable());
  state.SetItemsProcessed(10'000 * static_cast<std::int64_t>(state.iterations()));
  state.SetLabel(classes[state.range(0)]);
}
BENCHMARK(run_of_ten_thousand)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

void predictor_as_runs(benchmark::State& state) {
  const ImplicitSoa soa = after_run(make_implicit_class(classes[state.range(0)]));
  for (auto _ : state) benchmark::DoNotOptimize(soa.positive_runs());
  state.SetLabel(classes[state.range(0)]);
}
BENCHMARK(predictor_as_runs)->DenseRange(0, 4)->Unit(benchmark::kMicrosecond);

void predictor_at_every_point(benchmark::State& state) {
  const ImplicitSoa soa = after_run(make_implicit_class(classes[state.range(0)]));
  for (auto _ : state) {
    std::uint64_t positive = 0;
    for (PointIndex x = 0; x < soa.points(); ++x) positive += soa.predict(x) == Label::plus ? 1U : 0U;
    benchmark::DoNotOptimize(positive);
  }
  state.SetLabel(classes[state.range(0)]);
}
BENCHMARK(predictor_at_every_point)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

}  // namespace
