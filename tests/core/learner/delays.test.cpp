// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/delays.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/random/engine.hpp"

using namespace littlestone;
using namespace littlestone::detail;

namespace {

double unit(Engine& engine) { return static_cast<double>(engine() >> 11) * 0x1p-53; }

// A law on 1 … n and "never", at random, with some zeros.
std::vector<double> random_law(Engine& engine, std::size_t n) {
  std::vector<double> law(n + 2, 0.0);  // entry n + 1: never
  double sum = 0;
  for (std::size_t c = 1; c < law.size(); ++c) sum += law[c] = engine() % 3 == 0 ? 0 : unit(engine);
  if (sum <= 0) sum = law[1] = 1;
  for (double& p : law) p /= sum;
  return law;
}

Tail<double> tail_of(const std::vector<double>& law) {
  Tail<double> tail(law.size() - 1, 1.0);
  for (std::size_t x = 1; x < tail.size(); ++x) tail[x] = tail[x - 1] - law[x];
  return tail;
}

// Pr[the first attempt that is not followed by another ends after x, or is not among the first `attempts`] for the
// process in which an attempt takes c and is followed by another with probability again[c], given c: all outcomes, one
// by one.
double late(const std::vector<double>& law, const std::vector<double>& again, std::size_t x, int attempts) {
  if (attempts == 0) return 1;
  double result = law.back();
  for (std::size_t c = 1; c + 1 < law.size(); ++c) {
    result += c > x ? law[c] : law[c] * again[c] * late(law, again, x - c, attempts - 1);
  }
  return result;
}

// The recursion of Lemma 1 with the maximum taken over every vertex of its polytope: each u_c is 0, all of Pr[C = c],
// or what is left.
double by_vertices(const std::vector<double>& law, double again, std::size_t x, int attempts) {
  if (attempts == 0) return 1;
  double after = law.back();
  for (std::size_t c = x + 1; c + 1 < law.size(); ++c) after += law[c];
  double best = 0;
  for (unsigned whole = 0; whole < (1U << x); ++whole) {
    for (std::size_t part = 0; part <= x; ++part) {
      double left = again;
      double sum = 0;
      for (std::size_t c = 1; c <= x; ++c) {
        if (((whole >> (c - 1)) & 1U) == 0 || c == part) continue;
        left -= law[c];
        sum += law[c] * by_vertices(law, again, x - c, attempts - 1);
      }
      if (left < 0) continue;
      if (part > 0) sum += std::min(left, law[part]) * by_vertices(law, again, x - part, attempts - 1);
      best = std::max(best, sum);
    }
  }
  return after + best;
}

}  // namespace

TEST_CASE("the bound on repetitions is the recursion of Lemma 1, whose maximum is over all couplings", "[learner]") {
  Engine engine = SeedTree(41).engine();
  for (int trial = 0; trial < 60; ++trial) {
    const std::vector<double> law = random_law(engine, 4);
    const double again = unit(engine);
    for (int attempts = 1; attempts <= 3; ++attempts) {
      const Tail<double> bound = repeated_tail(tail_of(law), again, static_cast<std::uint64_t>(attempts));
      for (std::size_t x = 0; x <= 4; ++x) {
        CAPTURE(law, again, attempts, x);
        REQUIRE(bound[x] == Approx(by_vertices(law, again, x, attempts)).margin(1e-12));
      }
    }
  }
}

TEST_CASE("no process of attempts ends later than the bound on repetitions says", "[learner]") {
  Engine engine = SeedTree(42).engine();
  double closest = 1;
  for (int trial = 0; trial < 2000; ++trial) {
    const std::vector<double> law = random_law(engine, 6);
    // The true attempts are no longer than the law's: mass moves down.
    std::vector<double> shorter = law;
    if (trial % 2 == 1) {
      for (std::size_t c = 2; c < shorter.size(); ++c) {
        const double moved = shorter[c] * unit(engine);
        shorter[c] -= moved;
        shorter[c - 1 - engine() % (c - 1)] += moved;
      }
    }
    std::vector<double> again(shorter.size(), 0.0);
    double chance = 0;
    for (std::size_t c = 1; c + 1 < shorter.size(); ++c) {
      again[c] = trial % 3 == 0 ? static_cast<double>(engine() % 2) : unit(engine);
      chance += shorter[c] * again[c];
    }
    chance = std::min(1.0, chance + 1e-15);
    const Tail<double> unlimited = repeated_tail(tail_of(law), chance, 0);
    for (int attempts = 1; attempts <= 4; ++attempts) {
      const Tail<double> bound = repeated_tail(tail_of(law), chance, static_cast<std::uint64_t>(attempts));
      for (std::size_t x = 0; x <= 6; ++x) {
        const double truth = late(shorter, again, x, attempts);
        CAPTURE(law, shorter, again, attempts, x);
        REQUIRE(truth <= bound[x] + 1e-12);
        REQUIRE(unlimited[x] <= bound[x] + 1e-12);
        if (x > 0) REQUIRE(bound[x] <= bound[x - 1] + 1e-12);
        closest = std::min(closest, bound[x] - truth);
      }
    }
    for (std::size_t x = 0; x <= 6; ++x)
      REQUIRE(late(shorter, again, x, 8) <= unlimited[x] + std::pow(chance, 8) + 1e-12);
  }
  CHECK(closest <= 1e-12);  // and some process attains it
}

TEST_CASE("sums and geometric times have the tails of their laws", "[learner]") {
  const Tail<double> slow = geometric_tail(0.75, 12);
  const Tail<double> fast = geometric_tail(0.5, 12);
  const Tail<double> both = sum_tail(slow, fast);
  for (std::size_t x = 0; x <= 12; ++x) {
    CHECK(slow[x] == Approx(std::pow(0.75, x)));
    double sum = 0;  // Pr[A + B ≤ x]
    for (std::size_t a = 1; a <= x; ++a) {
      for (std::size_t b = 1; a + b <= x; ++b) sum += 0.25 * std::pow(0.75, a - 1) * std::pow(0.5, b);
    }
    CHECK(both[x] == Approx(1 - sum).margin(1e-14));
  }
}
