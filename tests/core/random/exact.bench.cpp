// SPDX-License-Identifier: GPL-3.0-or-later
// What exactness costs: draws of integer noise and of the exponential mechanism beside a plain random word.
#include "core/random/exact.hpp"

#include <benchmark/benchmark.h>

#include "core/privacy/selection.hpp"

namespace {

using namespace littlestone;

void one_word(benchmark::State& state) {
  Engine engine = Engine::seeded(1);
  for (auto _ : state) benchmark::DoNotOptimize(engine());
}
BENCHMARK(one_word);

void discrete_laplace_draw(benchmark::State& state) {
  Engine engine = Engine::seeded(1);
  const DiscreteLaplace noise(Rational(1, 2));
  for (auto _ : state) benchmark::DoNotOptimize(noise(engine));
}
BENCHMARK(discrete_laplace_draw);

void selection_draw(benchmark::State& state) {
  Engine engine = Engine::seeded(1);
  std::vector<std::uint64_t> errors;
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(state.range(0)); ++i) errors.push_back(i % 7);
  for (auto _ : state) benchmark::DoNotOptimize(exponential_mechanism(errors, 1, engine));
}
BENCHMARK(selection_draw)->Arg(3)->Arg(1000);

}  // namespace
