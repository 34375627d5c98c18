// SPDX-License-Identifier: GPL-3.0-or-later
// The law of two labs against the listing of all their samples, and the certified bound against worlds of all kinds.
#include "core/replicable/staircase_law.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "core/base/error.hpp"
#include "core/random/exact.hpp"
#include "core/replicable/binomial_tails.hpp"
#include "core/replicable/two_runs.hpp"

using namespace littlestone;

namespace {

Rational part(std::int64_t a, std::int64_t b) { return Rational(a, b); }

// C(m, x) p^x (1 − p)^(m − x) by Pascal's rule.
std::vector<Rational> binomial_law(std::uint64_t m, const Rational& p) {
  std::vector<Rational> law = {1};
  for (std::uint64_t i = 0; i < m; ++i) {
    std::vector<Rational> next(law.size() + 1, Rational(0));
    for (std::size_t x = 0; x < law.size(); ++x) {
      next[x] += law[x] * (1 - p);
      next[x + 1] += law[x] * p;
    }
    law = next;
  }
  return law;
}

// Some steps among 1 … m, their chances whole parts of their sum.
Staircase some_staircase(std::uint64_t m, Engine& engine) {
  Staircase staircase{m, {}};
  std::vector<std::int64_t> parts;
  std::int64_t all = 0;
  for (std::uint64_t t = 1; t <= m; ++t) {
    if (t < m && engine.coin()) continue;
    parts.push_back(static_cast<std::int64_t>(1 + uniform_below(engine, 9)));
    all += parts.back();
    staircase.steps.push_back({t, Rational(0)});
  }
  for (std::size_t i = 0; i < parts.size(); ++i) staircase.steps[i].chance = part(parts[i], all);
  staircase.validate();
  return staircase;
}

// A law on N points whose masses are whole parts of their sum, some of them 0.
std::vector<Rational> some_masses(std::size_t points, Engine& engine) {
  std::vector<std::int64_t> parts(points);
  std::int64_t all = 0;
  for (auto& one : parts) all += one = static_cast<std::int64_t>(uniform_below(engine, 5));
  if (all == 0) all = parts[0] = 1;
  std::vector<Rational> masses;
  for (const auto one : parts) masses.push_back(part(one, all));
  return masses;
}

// The law of the answer of one lab, for one die, by all |X|^m samples.
std::map<std::string, Rational> law_by_listing(const ReplicableTask& task, const std::vector<Rational>& masses,
                                               const LabelVector& target, std::uint64_t m,
                                               const std::vector<std::uint64_t>& die) {
  std::map<std::string, Rational> law;
  std::vector<std::size_t> sample(m, 0);
  for (bool more = true; more;) {
    Rational chance = 1;
    for (const std::size_t x : sample) chance *= masses[x];
    std::vector<std::uint64_t> counts;
    if (task.kind == ReplicableTask::Kind::thresholds) {
      for (std::size_t i = 0; i + 1 < task.points; ++i) {
        counts.push_back(static_cast<std::uint64_t>(std::count_if(
            sample.begin(), sample.end(), [&](std::size_t x) { return x >= i && target[x] == Label::minus; })));
      }
    } else {
      for (std::size_t i = 0; i < task.points; ++i) {
        counts.push_back(static_cast<std::uint64_t>(std::count_if(
            sample.begin(), sample.end(), [&](std::size_t x) { return x == i && target[x] == Label::plus; })));
      }
    }
    law[replicable_answer(task, counts, die).to_string()] += chance;
    more = false;
    for (std::size_t& x : sample) {
      if (++x < task.points) {
        more = true;
        break;
      }
      x = 0;
    }
  }
  return law;
}

Rational differ_of(const std::map<std::string, Rational>& law) {
  Rational same = 0;
  for (const auto& [answer, chance] : law) same += chance * chance;
  return 1 - same;
}

Distribution doubles_of(const std::vector<Rational>& masses, const LabelVector& target) {
  Distribution distribution{{}, target};
  for (const Rational& mass : masses) distribution.weights.push_back(to_double(mass));
  return distribution;
}

const std::vector<Step> steps_350 = parse_steps("steps", "1:.17,3:.125,6:.118,9:.091,13:.12,18:.102,23:.111,31:.163");

}  // namespace

TEST_CASE("two labs differ iff the die falls between their steps: E|g(X) - g(X')| is the sum of 2b(1 - b)",
          "[replicable]") {
  Engine engine = SeedTree(4).engine();
  for (int i = 0; i < 60; ++i) {
    const std::uint64_t m = 1 + uniform_below(engine, 6);
    const Staircase staircase = some_staircase(m, engine);
    const Rational p = part(static_cast<std::int64_t>(uniform_below(engine, 12)), 11);
    const std::vector<Rational> law = binomial_law(m, p);
    Rational expected = 0;
    for (std::uint64_t x = 0; x <= m; ++x) {
      for (std::uint64_t y = 0; y <= m; ++y) {
        expected += law[x] * law[y] * abs(staircase.height(x) - staircase.height(y));
      }
    }
    CAPTURE(m, steps_text(staircase.steps), to_string(p));
    CHECK(exact_differ(staircase, std::vector{p}) == expected);
    CHECK(differ(staircase, std::vector{to_double(p)}) == Approx(to_double(expected)).margin(1e-12));
  }
}

TEST_CASE("the chain's formula and the miss are those of all samples: points, thresholds and two points",
          "[replicable]") {
  Engine engine = SeedTree(5).engine();
  for (int i = 0; i < 40; ++i) {
    const std::size_t points = 2 + uniform_below(engine, 3);
    const std::uint64_t m = 1 + uniform_below(engine, points == 4 ? 5 : 6);
    const Staircase staircase = some_staircase(m, engine);
    const std::vector<Rational> masses = some_masses(points, engine);
    const std::size_t row = uniform_below(engine, points);
    const Rational alpha = part(1, static_cast<std::int64_t>(2 + uniform_below(engine, 9)));
    for (const bool thresholds : {false, true}) {
      const auto kind = thresholds ? ReplicableTask::Kind::thresholds : ReplicableTask::Kind::points;
      const ReplicableTask task{kind, points};
      LabelVector target(points);
      for (std::size_t x = row; x < (thresholds ? points : row + 1); ++x) target.set(x, Label::plus);
      std::vector<Rational> boundaries;
      for (std::size_t b = 0; thresholds && b + 1 < points; ++b) {
        Rational mass = 0;
        for (std::size_t x = b; x < row; ++x) mass += masses[x];
        boundaries.push_back(mass);
      }
      if (!thresholds) boundaries = {masses[row]};
      Rational expected = 0;
      Rational lossy = 0;
      for (const Step& step : staircase.steps) {
        const auto law = law_by_listing(task, masses, target, m, {step.count});
        expected += step.chance * differ_of(law);
        for (const auto& [answer, chance] : law) {
          Rational loss = 0;
          for (std::size_t x = 0; x < points; ++x) {
            if (LabelVector::parse(answer)[x] != target[x]) loss += masses[x];
          }
          if (loss > alpha) lossy += step.chance * chance;
        }
      }
      CAPTURE(thresholds, points, m, row, steps_text(staircase.steps), to_string(alpha));
      CHECK(exact_differ(staircase, boundaries) == expected);
      CHECK(differ_at(task, staircase, doubles_of(masses, target)) == Approx(to_double(expected)).margin(1e-12));
      CHECK(lossy <= miss(staircase, alpha));
      // What is missed is missed with exactly the chance of its own mass.
      if (!thresholds && masses[row] > alpha) CHECK(lossy == miss(staircase, masses[row]));
    }
    const ReplicableTask pair{ReplicableTask::Kind::pair, 2};
    const std::vector<Rational> two = some_masses(2, engine);
    const LabelVector both = LabelVector::parse(engine.coin() ? "++" : "-+");
    Rational same = 0;
    for (const Step& first : staircase.steps) {
      for (const Step& second : staircase.steps) {
        const auto law = law_by_listing(pair, two, both, m, {first.count, second.count});
        same += first.chance * second.chance * (1 - differ_of(law));
      }
    }
    CHECK(differ_at(pair, staircase, doubles_of(two, both)) == Approx(to_double(1 - same)).margin(1e-12));
  }
}

TEST_CASE("tails in integers lie around the exact ones, and within a few units of 2^-30 of them", "[replicable]") {
  Engine engine = SeedTree(6).engine();
  const Rational unit(1, power_of_two(30));
  for (int i = 0; i < 200; ++i) {
    const std::uint64_t m = i < 150 ? 1 + uniform_below(engine, 30) : 200 + uniform_below(engine, 200);
    const Odds odds = i % 10 == 0   ? Odds{0, 5}
                      : i % 10 == 1 ? Odds{3, 0}
                      : i % 10 == 2 ? Odds{1, (std::uint64_t{1} << 40) - 1}
                                    : Odds{uniform_below(engine, 50), 1 + uniform_below(engine, 50)};
    std::vector<std::uint64_t> counts;
    for (std::uint64_t t = 0; t <= m; t += 1 + m / 25) counts.push_back(t);
    const Rational p(odds.yes, odds.yes + odds.no);
    const auto exact = exact_tails(m, p, counts);
    const auto bounds = tail_bounds(m, odds, counts);
    const auto doubles = tails(m, to_double(p), counts);
    for (std::size_t t = 0; t < counts.size(); ++t) {
      CAPTURE(m, odds.yes, odds.no, counts[t]);
      CHECK(bounds[t].lower * unit <= exact[t]);
      CHECK(bounds[t].upper * unit >= exact[t]);
      CHECK(bounds[t].upper - bounds[t].lower <= 2);
      CHECK(doubles[t] == Approx(to_double(exact[t])).epsilon(1e-12).margin(1e-13));
    }
    const auto law = m <= 30 ? binomial_law(m, p) : std::vector<Rational>();
    const auto masses = lower_masses(m, odds);
    for (std::size_t x = 0; x < law.size(); ++x) {
      const Rational told(BigInteger(masses[x]), power_of_two(60));
      CHECK(told <= law[x]);
      CHECK(told >= law[x] - Rational(1, power_of_two(50)));
    }
  }
}

TEST_CASE("no world differs more than the certified bound, and the worst that is found nearly does", "[replicable]") {
  Engine engine = SeedTree(7).engine();
  for (int i = 0; i < 12; ++i) {
    const std::uint64_t hypotheses = 2 + static_cast<std::uint64_t>(i % 3);
    const std::uint64_t m = i < 8 ? 1 + uniform_below(engine, 6) : 20 + uniform_below(engine, 200);
    const Staircase used{m, some_staircase(std::min<std::uint64_t>(m, 30), engine).steps};
    const WorstDiffer worst = worst_differ(used, hypotheses);
    CAPTURE(hypotheses, m, steps_text(used.steps));
    REQUIRE(worst.p.size() == hypotheses - 1);
    std::vector<Rational> at;
    for (const double p : worst.p) at.emplace_back(p);
    if (m <= 30) CHECK(to_double(exact_differ(used, at)) == Approx(worst.attained).margin(1e-12));
    CHECK(worst.attained <= to_double(worst.bound));
    CHECK(to_double(worst.bound) < worst.attained + (hypotheses == 2 ? 1e-3 : 4e-3));
    double most = 0;
    for (int world = 0; world < 3000; ++world) {
      std::vector<double> p;
      for (std::uint64_t k = 1; k < hypotheses; ++k) {
        const double share = static_cast<double>(engine() >> 11) * 0x1p-53;
        p.push_back(world % 2 == 0 ? share : share * share * last_place(used));
      }
      std::sort(p.rbegin(), p.rend());
      most = std::max(most, differ(used, p));
    }
    CHECK(most <= to_double(worst.bound));
    CHECK(most <= worst.attained + 1e-6);
  }
}

TEST_CASE("350 examples have a roof that is nearly flat, and two labs differ at most once in ten worlds' runs",
          "[replicable]") {
  const Staircase staircase{350, steps_350};
  const std::vector<double> expected = {0.7, 1.75, 3.5, 7, 10.5, 17.5, 28, 35, 42};
  const std::vector<double> differs = {.0932, .0984, .0945, .0985, .0973, .0980, .0984, .0570, .0081};
  const std::vector<double> names = {.0899, .1736, .2676, .4018, .5058, .6728, .8697, .9641, .9958};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    CAPTURE(expected[i]);
    CHECK(differ(staircase, std::vector{expected[i] / 350}) == Approx(differs[i]).margin(5.1e-5));
    CHECK(named(staircase, expected[i] / 350) == Approx(names[i]).margin(5.1e-5));
  }
  const std::vector<std::string> heights = {"0.17", "0.295", "0.413", "0.504", "0.624", "0.726", "0.837", "1/1"};
  for (std::size_t i = 0; i < heights.size(); ++i) {
    CHECK(staircase.height(steps_350[i].count) == parse_rational("g", heights[i]));
  }
  CHECK(staircase.height(21) - staircase.height(14) == part(102, 1000));
}

TEST_CASE("the die has the law of its steps", "[replicable]") {
  Engine engine = SeedTree(8).engine();
  // A large and a small common denominator.
  for (const Staircase& staircase :
       {Staircase{350, steps_350}, Staircase{9, parse_steps("steps", "2:1/3,5:1/6,9:1/2")}}) {
    std::map<std::uint64_t, int> seen;
    constexpr int draws = 40'000;
    for (int i = 0; i < draws; ++i) ++seen[staircase.draw(engine)];
    CHECK(seen.size() == staircase.steps.size());
    for (const Step& step : staircase.steps) {
      const double chance = to_double(step.chance);
      // Five deviations each way: a false alarm of 11·6e−7.
      CHECK(std::abs(seen[step.count] - draws * chance) < 5 * std::sqrt(draws * chance * (1 - chance)));
    }
  }
}

TEST_CASE("steps that are no law are refused, with what is wrong", "[replicable]") {
  const auto check = [](std::uint64_t m, const char* steps, const char* what) {
    CAPTURE(steps);
    CHECK_THROWS_WITH((Staircase{m, parse_steps("steps", steps)}.validate()), what);
  };
  check(9, "1:.5,3:.49", "steps: 0.99: chances of steps must sum to 1");
  check(9, "3:.5,1:.5", "steps: 1: counts of steps must rise, from 1 to the 9 examples");
  check(9, "3:.5,3:.5", "steps: 3: counts of steps must rise, from 1 to the 9 examples");
  check(9, "0:1", "steps: 0: counts of steps must rise, from 1 to the 9 examples");
  check(9, "10:1", "steps: 10: counts of steps must rise, from 1 to the 9 examples");
  check(9, "1:1.5,2:-.5", "steps: -0.5: must be above 0");
  check(0, "1:1", "examples: 0: must be from 1 to 100000");
  check(100'001, "1:1", "examples: 100001: must be from 1 to 100000");
  for (const char* form : {"", "1", "1:", ":1", "a:1", "1:1,", "1.5:1", "-1:1"}) {
    CAPTURE(form);
    CHECK_THROWS_AS(parse_steps("steps", form), InputError);
  }
  CHECK_THROWS_WITH(worst_differ({9, parse_steps("steps", "1:1")}, 65), "hypotheses: 65: must be from 2 to 64");
  CHECK_THROWS_AS(worst_differ({9, parse_steps("steps", "1:1")}, 1), InputError);
  CHECK_THROWS_AS(differ({9, parse_steps("steps", "1:1")}, std::vector{1.5}), InputError);
  CHECK(steps_text(parse_steps("steps", steps_text(steps_350))) == steps_text(steps_350));
}

TEST_CASE("a bound on a coarser net of worlds is a bound, too, and higher", "[replicable]") {
  const Staircase some{9, parse_steps("steps", "1:1/3,4:2/3")};
  for (const std::uint64_t hypotheses : {2U, 3U}) {
    const Rational fine = worst_differ(some, hypotheses).bound;
    const Rational coarse = worst_differ(some, hypotheses, {}, 16).bound;
    CHECK(coarse > fine);
    CHECK(coarse < fine + Rational(1, 20));
  }
}

TEST_CASE("a search for the worst world stops when it is told to", "[replicable]") {
  CHECK_THROWS_AS(worst_differ({9, parse_steps("steps", "1:1")}, 3, [](const Progress&) { return Answer::stop; }),
                  Stopped);
}
