// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of replicable learners: points and thresholds, plan, run.
#include <algorithm>
#include <cmath>

#include "audit.test.hpp"

using namespace littlestone;
using namespace littlestone::audit;

namespace {

struct Steps {
  std::string text;
  std::vector<std::uint64_t> counts;
  std::vector<Real> chances;
};

// Some counts of 1 … m with chances that are parts of their sum, as fractions.
Steps steps_of(Draws& draws, std::uint64_t m) {
  Steps steps;
  std::vector<std::uint64_t> parts;
  std::uint64_t all = 0;
  for (std::uint64_t t = 1; t <= m; ++t) {
    if (t < m && !draws.one_in(3)) continue;
    steps.counts.push_back(t);
    parts.push_back(draws.whole(1, 9));
    all += parts.back();
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    steps.text += (i > 0 ? "," : "") + std::to_string(steps.counts[i]) + ':' + std::to_string(parts[i]) + '/' +
                  std::to_string(all);
    steps.chances.push_back(Real(parts[i]) / Real(all));
  }
  return steps;
}

// Pr[Bin(m, p) ≥ t] as a sum of m terms.
Real tail(std::uint64_t m, const Real& p, std::uint64_t t) {
  Real sum = 0;
  Real choose = 1;
  for (std::uint64_t x = 0; x <= m; ++x) {
    if (x >= t) sum += choose * pow(p, static_cast<int>(x)) * pow(1 - p, static_cast<int>(m - x));
    choose = choose * Real(m - x) / Real(x + 1);
  }
  return sum;
}

// 1 − Σ (chance of each answer)², on average over the die.
Real differ_at(const Steps& steps, std::uint64_t m, const std::vector<Real>& boundaries) {
  Real differs = 0;
  for (std::size_t i = 0; i < steps.counts.size(); ++i) {
    Real before = 1;
    Real same = 0;
    for (const Real& p : boundaries) {
      const Real b = tail(m, p, steps.counts[i]);
      same += (before - b) * (before - b);
      before = b;
    }
    differs += steps.chances[i] * (1 - same - before * before);
  }
  return differs;
}

}  // namespace

TEST_CASE("replicable: the curve is that of its definition, and no world differs more than is promised", "[audit]") {
  run_cases("replicable", 12, [](Draws& draws) {
    const std::uint64_t m = draws.whole(1, 25);
    const Steps steps = steps_of(draws, m);
    const std::uint64_t hypotheses = draws.whole(2, 4);
    const std::string p = draws.decimal(1e-3, 1, 3);
    const std::string alpha = draws.decimal(1e-2, .9, 2);
    const Json json = ask({"replicable", "thresholds", "--examples", std::to_string(m), "--steps", steps.text,
                           "--hypotheses", std::to_string(hypotheses), "--alpha", alpha, "--at", p});
    check_near(json["curve"][0]["differ"], differ_at(steps, m, {number_of(p)}), 1e-9);
    Real missed = 0;
    Real named = 0;
    for (std::size_t i = 0; i < steps.counts.size(); ++i) {
      missed += steps.chances[i] * (1 - tail(m, number_of(alpha), steps.counts[i]));
      named += steps.chances[i] * tail(m, number_of(p), steps.counts[i]);
    }
    check_near(json["curve"][0]["named"], named, 1e-9);
    check_promise(json["miss"], missed, 1e-12);
    std::vector<Real> worst;
    for (const Json& boundary : json["worst"]["p"]) worst.emplace_back(boundary.get<double>());
    check_near(json["worst"]["differ"], differ_at(steps, m, worst), 1e-9);
    const Real bound(json["differ_bound"].get<double>());
    AUDIT(differ_at(steps, m, worst) <= bound);
    for (int world = 0; world < 20; ++world) {
      std::vector<Real> boundaries;
      for (std::uint64_t i = 1; i < hypotheses; ++i) boundaries.emplace_back(draws.share());
      std::sort(boundaries.rbegin(), boundaries.rend());
      AUDIT(differ_at(steps, m, boundaries) <= bound);
    }
    const Json run = ask({"replicable", "run", "points:3", "--marginal", "weights:1,2,5", "--target", "1", "--examples",
                          std::to_string(m), "--steps", steps.text});
    check_near(run["differ"], differ_at(steps, m, {Real(1) / 4}), 1e-9);
    AUDIT(run["same"] == (run["answers"][0] == run["answers"][1]));
    const std::string rho = draws.decimal(.05, .5, 2);
    const Json plan = ask({"replicable", "plan", "--rho", rho});
    AUDIT(plan["rule_of_thumb"].get<double>() ==
          Approx(10 / (std::acos(-1.) * as_double(number_of(rho) * number_of(rho)))));
    if (!plan["differ_bound"].is_null()) AUDIT(real_of(plan["differ_bound"]) <= number_of(rho) + Real("1e-15"));
  });
}
