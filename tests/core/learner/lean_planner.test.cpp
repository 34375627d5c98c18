// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>
#include <set>

#include "core/base/error.hpp"
#include "core/learner/lean_bounds.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/random/engine.hpp"

using namespace littlestone;
using namespace littlestone::detail;

namespace {

AccuracyGoal goal_of(int dimension, const char* epsilon = "1") {
  AccuracyGoal goal;
  goal.dimension = dimension;
  goal.epsilon = parse_rational("", epsilon);
  return goal;
}

// The numbers of the inequalities that do not hold.
std::set<std::string> broken(const LeanConstants& constants) {
  std::set<std::string> numbers;
  for (const LeanCheck& check : verify(constants)) {
    if (!check.holds) numbers.insert(check.number);
  }
  return numbers;
}

double unit(Engine& engine) { return static_cast<double>(engine() >> 11) * 0x1p-53; }

// Pr[Bin(n, p) = j] from logarithms of factorials.
double binomial(std::uint64_t n, double p, std::uint64_t j) {
  if (j > n) return 0;
  const auto a = static_cast<double>(n);
  const auto b = static_cast<double>(j);
  return std::exp(std::lgamma(a + 1) - std::lgamma(b + 1) - std::lgamma(a - b + 1) + b * std::log(p) +
                  (a - b) * std::log1p(-p));
}

// The three probabilities of a noisy choice by summing over all three noises.
struct Sums {
  double under = 0;        // D(u)
  double beats_under = 0;  // H(v, u)
  double beats_over = 0;   // J(v, u)
};
Sums summed(double half, std::int64_t bar, std::int64_t v, std::int64_t u, std::int64_t last) {
  Sums sums;
  std::vector<double> mass;
  for (std::int64_t y = 0; y <= last; ++y)
    mass.push_back((1 - std::exp(-half)) * std::exp(-half * static_cast<double>(y)));
  for (std::int64_t a = 0; a <= last; ++a) {
    for (std::int64_t b = 0; b <= last; ++b) {
      const double both = mass[static_cast<std::size_t>(a)] * mass[static_cast<std::size_t>(b)];
      if (2 * u + a < bar + b) sums.under += both;  // a: Y, b: Y_⊥
      if (v + a < u + b) continue;                  // a: Y, b: Y'
      for (std::int64_t c = 0; c <= last; ++c) {
        (2 * v + a < bar + c ? sums.beats_under : sums.beats_over) += both * mass[static_cast<std::size_t>(c)];
      }
    }
  }
  return sums;
}

// Left sides of (11) and (12) as the help page writes them, term by term.
ChoiceFailure<double> noisy_by_hand(const ChoiceSetting<double>& at) {
  NoisyChoice<double> law(at.half_epsilon, at.bar);
  const double r = std::exp(-at.half_epsilon);
  const auto k = static_cast<double>(at.batches);
  const double s = static_cast<double>(at.low + at.top);
  const auto over_penalty = [&](std::int64_t score, const auto& value) {
    double sum = 0;
    for (std::uint64_t j = 0; j <= at.selection; ++j) {
      const std::int64_t pen = std::max<std::int64_t>(0, static_cast<std::int64_t>(j) - at.gap);
      sum += binomial(at.selection, at.alpha, j) * value(std::max<std::int64_t>(0, score - pen));
    }
    return sum;
  };
  double low_over = 0;
  for (std::int64_t c = 1; c <= at.cap; ++c) {
    low_over = std::max(low_over,
                        over_penalty(c, [&](std::int64_t v) { return 1 - law.under_bar(v); }) / static_cast<double>(c));
  }
  double top = 0;
  for (std::uint64_t x = 0; x < at.batches; ++x) {
    double best = 0;
    for (std::uint64_t y = 0; y <= x; ++y) {
      const std::int64_t score = std::min(static_cast<std::int64_t>(y) + 1, at.cap);
      best = std::max(
          best, over_penalty(score, [&](std::int64_t v) { return 1 - law.under_bar(v); }) / static_cast<double>(y + 1));
    }
    top += binomial(at.batches - 1, at.agrees, x) * best;
  }
  top *= static_cast<double>(at.top) * k;
  ChoiceFailure<double> failure;
  for (std::uint64_t x = 0; x <= at.batches; ++x) {
    const std::int64_t u = std::min(static_cast<std::int64_t>(x), at.cap);
    double sum = law.under_bar(u) + (k + 1) * s * std::pow(r, u) / (1 + r);
    double under = 0;
    for (std::int64_t v = 1; v < u; ++v) under = std::max(under, law.beats_under_bar(v, u) / static_cast<double>(v));
    double low = 0;
    for (std::int64_t c = 1; c <= at.cap; ++c) {
      low = std::max(
          low, over_penalty(c, [&](std::int64_t v) { return law.beats_over_bar(v, u); }) / static_cast<double>(c));
    }
    sum += s * k * under + static_cast<double>(at.low) * k * low;
    failure.with_target += binomial(at.batches, at.probability, x) * std::min(1.0, sum);
  }
  double errs = 0;
  for (std::uint64_t j = static_cast<std::uint64_t>(at.gap) + 1; j <= at.selection; ++j)
    errs += binomial(at.selection, at.loss, j);
  failure.with_target += errs + top;
  failure.without_target = static_cast<double>(at.low) * k * low_over + top;
  return failure;
}

ChoiceSetting<double> small_setting() {
  ChoiceSetting<double> setting;
  setting.half_epsilon = 0.5;
  setting.alpha = 0.2;
  setting.loss = 0.1;
  setting.probability = 0.6;
  setting.agrees = 0.01;
  setting.low = 5;
  setting.top = 4;
  setting.batches = 50;
  setting.selection = 150;
  setting.cap = 22;
  setting.gap = 20;
  setting.bar = 22;
  return setting;
}

}  // namespace

TEST_CASE("the planner stays within the totals promised, and all it plans is verified", "[lean]") {
  const double noisy[] = {0, 205, 1265, 5426, 15'422};
  const double weighted[] = {0, 281, 1650, 7321, 19'773};
  for (int d = 0; d <= 4; ++d) {
    for (const LeanChoosing choosing : {LeanChoosing::noisy, LeanChoosing::exponential}) {
      const LeanConstants constants = lean_constants(goal_of(d), choosing);
      CAPTURE(d, to_string(choosing), constants.total.str());
      CHECK(broken(constants).empty());
      CHECK_NOTHROW(constants.validate());
      CHECK(constants.total.convert_to<double>() <= (choosing == LeanChoosing::noisy ? noisy : weighted)[d]);
    }
  }
}

TEST_CASE("the planner's totals with a tenth of the privacy loss are within those promised", "[lean]") {
  for (const auto& [d, most] : std::vector<std::pair<int, double>>{{1, 1850}, {2, 10'340}}) {
    const LeanConstants constants = lean_constants(goal_of(d, "0.1"), LeanChoosing::noisy);
    CAPTURE(d, constants.total.str());
    CHECK(broken(constants).empty());
    CHECK(constants.total.convert_to<double>() <= most);
  }
}

TEST_CASE("the planner meets other promises too", "[lean]") {
  const auto rational = [](const char* text) { return parse_rational("", text); };
  for (const auto& [epsilon, delta, alpha, beta] :
       std::vector<std::array<const char*, 4>>{{"8", "1e-3", "0.4", "0.4"},
                                               {"1/3", "1e-9", "0.9", "1e-6"},
                                               {"1", "1e-6", "1e-9", "0.1"},
                                               {"20", "0.5", "0.001", "0.3"}}) {
    for (int d = 1; d <= 3; ++d) {
      for (const LeanChoosing choosing : {LeanChoosing::noisy, LeanChoosing::exponential}) {
        CAPTURE(epsilon, delta, alpha, beta, d, to_string(choosing));
        const LeanConstants constants =
            lean_constants({d, rational(epsilon), rational(delta), rational(alpha), rational(beta)}, choosing);
        CHECK(broken(constants).empty());
      }
    }
  }
  CHECK_THROWS_AS(lean_constants(goal_of(7), LeanChoosing::noisy), InputError);
  CHECK_THROWS_AS(lean_constants(goal_of(1, "1e-7"), LeanChoosing::noisy), InputError);
}

TEST_CASE("a larger epsilon, delta, alpha or beta and a smaller dimension never cost the lean learner more", "[lean]") {
  struct Planned {
    AccuracyGoal goal;
    BigInteger total;
  };
  const auto rational = [](const char* text) { return parse_rational("", text); };
  for (const LeanChoosing choosing : {LeanChoosing::noisy, LeanChoosing::exponential}) {
    std::vector<Planned> all;
    const auto plan = [&](int d, const char* epsilon, const char* delta, const char* alpha, const char* beta) {
      const AccuracyGoal goal{d, rational(epsilon), rational(delta), rational(alpha), rational(beta)};
      CAPTURE(d, epsilon, delta, alpha, beta);
      const LeanConstants constants = lean_constants(goal, choosing);
      if (constants.choosing_delta) CHECK(broken(constants).empty());
      CHECK(constants.delta_of_choosing() <= goal.delta);
      all.push_back({goal, constants.total});
    };
    for (int d = 1; d <= 3; ++d) {
      for (const char* delta : {"1e-12", "1e-6", "1e-4", "3e-4", "1e-3", "0.01", "0.03", "0.1", "0.5", "0.999"})
        plan(d, "1", delta, "0.1", "0.1");
      for (const char* epsilon : {"0.5", "3", "10"}) {
        for (const char* delta : {"1e-6", "1e-3", "0.5"}) plan(d, epsilon, delta, "0.1", "0.1");
      }
      if (d == 3) break;  // the others take the longer the larger d is
      for (const char* alpha : {"0.02", "0.3"}) {
        for (const char* delta : {"1e-6", "0.03"}) plan(d, "1", delta, alpha, "0.1");
      }
      for (const char* beta : {"1e-3", "0.4"}) {
        for (const char* delta : {"1e-6", "0.03"}) plan(d, "1", delta, "0.1", beta);
      }
    }
    for (const Planned& a : all) {
      for (const Planned& b : all) {
        const bool easier = b.goal.dimension <= a.goal.dimension && b.goal.epsilon >= a.goal.epsilon &&
                            b.goal.delta >= a.goal.delta && b.goal.alpha >= a.goal.alpha && b.goal.beta >= a.goal.beta;
        CAPTURE(to_string(choosing), b.goal.dimension, to_string(b.goal.epsilon), to_string(b.goal.delta),
                to_string(b.goal.alpha), to_string(b.goal.beta), a.total.str(), b.total.str());
        if (easier) CHECK(b.total <= a.total);
      }
    }
  }
}

TEST_CASE("the lean learner's constants refuse the number that is too small", "[lean]") {
  const auto refused = [](const char* epsilon, const char* delta, const char* alpha, const char* beta) {
    const auto rational = [](const char* text) { return parse_rational("", text); };
    try {
      (void)lean_constants({2, rational(epsilon), rational(delta), rational(alpha), rational(beta)},
                           LeanChoosing::noisy);
    } catch (const InputError& error) {
      return error.field();
    }
    return std::string();
  };
  CHECK(refused("1e-5", "1e-6", "0.1", "0.1") == "epsilon");
  CHECK(refused("0.01", "1e-300", "0.1", "0.1") == "delta");
  CHECK(refused("1", "1e-6", "1e-10", "0.1") == "alpha");
  CHECK(refused("1", "1e-6", "0.1", "1e-13") == "beta");
}

TEST_CASE("each inequality of the lean learner's proof fails where a number is better than it allows", "[lean]") {
  const LeanConstants items = lean_constants(goal_of(3), LeanChoosing::noisy);
  const LeanConstants weighted = lean_constants(goal_of(3), LeanChoosing::exponential);
  const LeanConstants stuck = lean_constants(goal_of(2), LeanChoosing::noisy);
  REQUIRE(stuck.variant == LeanVariant::stuck);
  const auto fails = [](LeanConstants constants, const auto& change) {
    change(constants);
    constants.total = BigInteger(constants.batch) * constants.batches + constants.selection;
    return broken(constants);
  };
  using Numbers = std::set<std::string>;
  CHECK(fails(items, [](auto&) {}).empty());
  CHECK(fails(items, [](auto& c) { c.thetas.pop_back(); }) == Numbers{"0"});
  CHECK(fails(items, [](auto& c) { c.list_bound -= 1; }).contains("1"));
  CHECK(fails(items, [](auto& c) { c.repetitions[1] += 1; }).contains("1"));
  CHECK(fails(items, [](auto& c) { c.bar -= 1; }).contains("2"));
  CHECK(fails(weighted, [](auto& c) { c.weights.bottom -= c.weights.unit; }).contains("3"));
  CHECK(fails(weighted, [](auto& c) { c.weights.by_votes[1] += 1; }).contains("4"));
  CHECK(fails(weighted, [](auto& c) { c.weights.by_votes[3] = c.weights.by_votes[2] - 1; }).contains("4"));
  CHECK(fails(weighted, [](auto& c) {
          for (std::size_t x = 30; x < c.weights.by_votes.size(); ++x) c.weights.by_votes[x] += c.weights.bottom / 10;
        }).contains("5"));
  CHECK(fails(items, [](auto& c) { c.thetas[0] -= 1e-4; }).contains("6"));
  CHECK(fails(items, [](auto& c) { c.thetas[1] -= 1e-4; }) == Numbers{"7"});
  CHECK(fails(items, [](auto& c) { c.thetas[1] += 1e-3; }) == Numbers{"8"});
  CHECK(fails(items, [](auto& c) { c.probability += 1e-3; }).contains("8"));
  CHECK(fails(items, [](auto& c) { c.loss_share -= 0.01; }).contains("8"));
  CHECK(fails(items, [](auto& c) { c.batch -= 1; }).contains("8"));
  CHECK(fails(stuck, [](auto& c) { c.probability = 0.05; }).contains("9"));
  CHECK(fails(stuck, [](auto& c) { c.probability += 1e-4; }).contains("10"));
  CHECK(fails(items, [](auto& c) { c.batches -= 1; }).contains("11"));
  CHECK(fails(items, [](auto& c) { c.selection = c.selection * 24 / 25; }).contains("12"));
  CHECK(fails(items, [](auto& c) { c.gap += 3; }).contains("12"));
  CHECK(fails(items, [](auto& c) { c.gap -= 4; }).contains("11"));
  CHECK(fails(items, [](auto& c) { c.goal.beta /= 2; }) == Numbers{"11", "12"});
  CHECK(fails(items, [](auto& c) { c.goal.delta /= 3; }) == Numbers{"2"});
  CHECK(fails(weighted, [](auto& c) { c.batches -= 2; }).contains("13"));
  CHECK(fails(weighted, [](auto& c) { c.selection = c.selection * 24 / 25; }).contains("14"));
  LeanConstants uncounted = items;
  uncounted.total -= 1;
  CHECK(broken(uncounted) == Numbers{"15"});
}

TEST_CASE("the closed forms of the noisy choice are the sums over its three noises", "[lean]") {
  for (const double half : {0.5, 1.3}) {
    const std::int64_t last = half < 1 ? 70 : 28;
    for (const std::int64_t bar : {3, 8}) {
      NoisyChoice<double> law(half, bar);
      for (std::int64_t u = 0; u <= 8; u += 2) {
        for (std::int64_t v = 0; v <= 8; ++v) {
          const Sums sums = summed(half, bar, v, u, last);
          CAPTURE(half, bar, u, v);
          CHECK(law.under_bar(u) == Approx(sums.under).margin(1e-12));
          CHECK(law.over_bar(u) == Approx(1 - sums.under).margin(1e-12));
          CHECK(law.beats_over_bar(v, u) == Approx(sums.beats_over).margin(1e-12));
          if (v < u) CHECK(law.beats_under_bar(v, u) == Approx(sums.beats_under).margin(1e-12));
        }
      }
    }
  }
}

TEST_CASE("the failures of a noisy choice are those written out term by term", "[lean]") {
  for (const std::int64_t gap : {15, 20, 24}) {
    ChoiceSetting<double> setting = small_setting();
    setting.gap = gap;
    NoisyChoice<double> law(setting.half_epsilon, setting.bar);
    const ChoiceFailure<double> fast = noisy_failure(setting, law, 1e-25, Grouping());
    const ChoiceFailure<double> plain = noisy_by_hand(setting);
    CAPTURE(gap);
    CHECK(fast.with_target == Approx(plain.with_target).epsilon(1e-9));
    CHECK(fast.without_target == Approx(plain.without_target).epsilon(1e-9));
    // Groups only raise the bound.
    const ChoiceFailure<double> grouped = noisy_failure(setting, law, 1e-25, Grouping{7, true});
    CHECK(grouped.with_target >= fast.with_target * (1 - 1e-12));
    CHECK(grouped.without_target >= fast.without_target * (1 - 1e-12));
  }
}

TEST_CASE("the failures of a weighted choice are those written out term by term", "[lean]") {
  ChoiceSetting<double> setting = small_setting();
  setting.weights = {0};
  for (int x = 1; x <= setting.cap; ++x)
    setting.weights.push_back(std::min(setting.weights.back() * 1.9 + 2e-6, 60.0 + x));
  const ChoiceFailure<double> fast = weighted_failure(setting, 1e-25, Grouping());
  double spared = 0;
  for (std::uint64_t j = 0; j <= setting.selection; ++j) {
    const double pen = std::max(0.0, static_cast<double>(j) - static_cast<double>(setting.gap));
    spared += binomial(setting.selection, setting.alpha, j) * std::exp(-setting.half_epsilon * pen);
  }
  double rate = 0;
  for (std::size_t x = 1; x < setting.weights.size(); ++x)
    rate = std::max(rate, setting.weights[x] / static_cast<double>(x));
  const double low = 5.0 * 50 * spared * rate;
  double top = 0;
  double with = 0;
  for (std::uint64_t x = 0; x <= 50; ++x) {
    const auto weight = [&](std::uint64_t y) { return setting.weights[std::min<std::size_t>(y, 22)]; };
    double best = 0;
    for (std::uint64_t y = 0; y <= x; ++y) best = std::max(best, weight(y + 1) / static_cast<double>(y + 1));
    top += 4 * 50 * spared * binomial(49, setting.agrees, x) * best;
    with += binomial(50, setting.probability, x) * (1 + low) / (1 + low + weight(x));
  }
  for (std::uint64_t j = 21; j <= 150; ++j) with += binomial(150, setting.loss, j);
  CHECK(fast.with_target == Approx(with + top / 4).epsilon(1e-9));
  CHECK(fast.without_target == Approx((low + top) / (1 + low + top)).epsilon(1e-9));
}

TEST_CASE("no shares of the mistakes keep the target out of the list of variant F more often than its bound",
          "[lean]") {
  Engine engine = SeedTree(77).engine();
  const std::uint64_t batch = 12;
  const double alpha = 0.2;
  for (const double p : {0.1, 0.3, 0.45}) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < 60; ++i) {
      const double middle = (low + high) / 2;
      (all_lead_to(batch, alpha, middle) <= p ? low : high) = middle;
    }
    const double bound = stuck_elsewhere(batch, alpha, p, low);
    double worst = 0;
    for (int trial = 0; trial < 20'000; ++trial) {
      std::vector<double> shares(1 + engine() % 6);
      for (double& share : shares) share = std::pow(unit(engine), 1 + static_cast<double>(trial % 4));
      const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
      double missed = std::pow(1 - alpha, batch);
      for (const double share : shares) missed += std::min(p, all_lead_to(batch, alpha, share / sum));
      REQUIRE(missed <= bound + 1e-12);
      worst = std::max(worst, missed);
    }
    CHECK(worst > bound * 0.9);
  }
}

TEST_CASE("on level 1 the chance to miss a predictor is that of the binomial law", "[lean]") {
  for (const std::uint64_t repetitions : {1ULL, 3ULL, 40ULL}) {
    double expected = 0;
    for (std::uint64_t j = 0; j <= 30; ++j) {
      expected += binomial(30, 0.15, j) * std::pow(0.7, static_cast<double>(std::min(j, repetitions)));
    }
    CHECK(first_level_missed(30, 0.15, 0.3, repetitions) == Approx(expected).epsilon(1e-12));
  }
}

TEST_CASE("binomial laws around their mode are those of the formula, also where the chance is tiny", "[lean]") {
  for (const auto& [n, p] :
       std::vector<std::pair<std::uint64_t, double>>{{0, 0.3}, {1, 0.5}, {40, 0.02}, {3000, 0.1}, {100, 1.0}}) {
    const BinomialLaw<double> law(n, p, 1e-25);
    CHECK(std::accumulate(law.mass.begin(), law.mass.end(), 0.0) == Approx(1));
    if (p == 1.0) {
      CHECK(law.first == 100);
      continue;
    }
    for (std::size_t i = 0; i < law.mass.size(); ++i) {
      CHECK(law.mass[i] == Approx(binomial(n, p, static_cast<std::uint64_t>(law.first) + i)).epsilon(1e-9));
    }
    CHECK(law.more_than(law.last()) == 0);
    CHECK(law.more_than(law.first - 1) == Approx(1));
  }
}
