// SPDX-License-Identifier: GPL-3.0-or-later
// What exactness costs: draws of integer noise beside a plain random word and beside the same algorithm on large
// integers.
#include "core/random/exact.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace littlestone;

void one_word(benchmark::State& state) {
  Engine engine = Engine::seeded(1);
  for (auto _ : state) benchmark::DoNotOptimize(engine());
}
BENCHMARK(one_word);

void draw(benchmark::State& state, const Rational& gamma) {
  Engine engine = Engine::seeded(1);
  const DiscreteLaplace noise(gamma);
  for (auto _ : state) benchmark::DoNotOptimize(noise(engine));
}
BENCHMARK_CAPTURE(draw, half, Rational(1, 2));
BENCHMARK_CAPTURE(draw, twentieth, Rational(1, 20));
BENCHMARK_CAPTURE(draw, seventeen_fourteenths, Rational(17, 14));
BENCHMARK_CAPTURE(draw, millionth, Rational(1, 1'000'000));
BENCHMARK_CAPTURE(draw, ten, Rational(10));
// A numerator beyond machine words: the law is all but that of 1/2, the arithmetic is on large integers.
BENCHMARK_CAPTURE(draw, half_on_large_integers, Rational((BigInteger(1) << 62) - 1, BigInteger(1) << 63));

// The plainest form of the algorithm: every Bernoulli draw from rationals.
void draw_plainly(benchmark::State& state) {
  Engine engine = Engine::seeded(1);
  const BigInteger t = 2;
  for (auto _ : state) {
    for (;;) {
      const BigInteger u = uniform_below(engine, t);
      if (!bernoulli_exp(engine, Rational(u, t))) continue;
      BigInteger magnitude = u;
      while (bernoulli_exp(engine, Rational(1))) magnitude += t;
      const bool negative = engine.coin();
      if (negative && magnitude == 0) continue;
      benchmark::DoNotOptimize(magnitude);
      break;
    }
  }
}
BENCHMARK(draw_plainly);

}  // namespace
