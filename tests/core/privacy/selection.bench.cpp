// SPDX-License-Identifier: GPL-3.0-or-later
// What a selection costs: the plain rejection beside the prepared sampler, for counts that are close and that are far
// apart.
#include "core/privacy/selection.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace littlestone;

// Counts 0 … spread − 1 over m candidates; spread 0: all different by 13.
std::vector<std::uint64_t> counts(const benchmark::State& state) {
  const auto m = static_cast<std::uint64_t>(state.range(0));
  const auto spread = static_cast<std::uint64_t>(state.range(1));
  std::vector<std::uint64_t> errors;
  for (std::uint64_t i = 0; i < m; ++i) errors.push_back(spread > 0 ? i % spread : 13 * i);
  return errors;
}

void rejection(benchmark::State& state) {
  Engine engine = Engine::seeded(1);
  const auto errors = counts(state);
  for (auto _ : state) benchmark::DoNotOptimize(exponential_mechanism(errors, 1, engine));
}
BENCHMARK(rejection)->Args({3, 7})->Args({1000, 7})->Args({1000, 1000})->Args({1000, 0});

void prepared(benchmark::State& state) {
  Engine engine = Engine::seeded(1);
  const ExponentialMechanism mechanism(counts(state), 1);
  for (auto _ : state) benchmark::DoNotOptimize(mechanism(engine));
}
BENCHMARK(prepared)->Args({3, 7})->Args({1000, 7})->Args({1000, 1000})->Args({1000, 0});

void preparing(benchmark::State& state) {
  const auto errors = counts(state);
  for (auto _ : state) benchmark::DoNotOptimize(ExponentialMechanism(errors, 1));
}
BENCHMARK(preparing)->Args({1000, 7})->Args({1000, 1000})->Args({1000, 0});

void flip(benchmark::State& state) {
  Engine engine = Engine::seeded(1);
  const auto errors = counts(state);
  for (auto _ : state) benchmark::DoNotOptimize(permute_and_flip(errors, 1, engine));
}
BENCHMARK(flip)->Args({3, 7})->Args({1000, 7})->Args({1000, 1000});

void law_of_flip(benchmark::State& state) {
  const auto errors = counts(state);
  for (auto _ : state) benchmark::DoNotOptimize(permute_and_flip_probabilities(errors, 1));
}
BENCHMARK(law_of_flip)->Args({1000, 7})->Args({1000, 1000});

}  // namespace
