// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of chapter II: attack, refute and gap, and the facts of the attack's page.
#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "audit.test.hpp"
#include "core/study/attack/attack_facts.hpp"
#include "tests/cli/outcome.test.hpp"
#include "tests/support/oracles/chances.hpp"
#include "tests/support/oracles/numbers.hpp"

using namespace littlestone;
using audit::Draws;
using audit::run_cases;
using cli::test::call_json;
using oracle::number_of;
using oracle::Real;
using Json = nlohmann::ordered_json;

namespace {

/// A probability as text, with what it lacks to 1.
std::string chance(Draws& draws) {
  switch (draws.whole(0, 6)) {
    case 0: return draws.one_of({"0", "1", "1/2"});
    case 1: return "1e-" + std::to_string(draws.whole(1, 60));
    case 2: {  // as near to 1 as 40 digits can say
      const std::string nines(draws.whole(1, 39), '9');
      return "0." + nines;
    }
    default: return draws.decimal(1e-3, 0.999);
  }
}

double as_double(const Real& value) { return value.convert_to<double>(); }

void check_near(const Json& told, const Real& truth, double precision) {
  REQUIRE(told.is_number());
  CAPTURE(told.dump(), as_double(truth));
  if (truth < Real("1e-307"))
    CHECK(told.get<double>() < 1e-306);
  else
    CHECK(std::abs(as_double(Real(Real(told.get<double>()) / truth)) - 1) < precision);
}

void check_chance(const Json& told, const Real& chance, const Real& failure) {
  CHECK(told.get<double>() <= 1);
  CHECK((told == 1.0) == (failure == 0));
  CHECK((told == 0.0) == (chance == 0));
  check_near(told, chance, 1e-12);
}

}  // namespace

TEST_CASE("attack on two values: the success is that of all outcomes, and is 1 only where it is sure", "[audit]") {
  run_cases("attack", 30, [](Draws& draws) {
    std::string low = chance(draws);
    std::string high = chance(draws);
    if (number_of(low) > number_of(high)) std::swap(low, high);
    const auto d =
        static_cast<unsigned>(draws.one_in(4) ? draws.one_of<std::uint64_t>({1, 2, 3}) : draws.whole(1, 250));
    const auto t = static_cast<unsigned>(draws.whole(1, 20));
    CAPTURE(low, high, d, t);
    const Json json = call_json(
        {"attack", "--low", low, "--high", high, "--draws", std::to_string(d), "--comparisons", std::to_string(t)});
    const Real p = number_of(low);
    const Real q = number_of(high);
    const auto bar = static_cast<unsigned>(floor((p + q) / 2 * d + Real("1e-90")).convert_to<int>());
    const oracle::BinomialTails left = oracle::binomial_tails(d, p, 1 - p, bar);
    const oracle::BinomialTails right = oracle::binomial_tails(d, q, 1 - q, bar);
    const Real right_at_a_probe = (left.at_most + right.more_than) / 2;
    const Real wrong = (left.more_than + right.at_most) / 2;
    Real success = 1;
    Real failure = 0;
    for (unsigned i = 0; i < t; ++i) {
      failure += success * wrong;
      success *= right_at_a_probe;
    }
    check_chance(json["success"], success, failure);
    check_chance(json["failure"], failure, success);
    check_near(json["low_error"], left.more_than, 1e-12);
    check_near(json["high_error"], right.at_most, 1e-12);
    CHECK(json["union_bound"].get<double>() <= json["success"].get<double>());
    CHECK(json["union_bound"].get<double>() ==
          Approx(as_double(wrong * t < 1 ? Real(1 - wrong * t) : Real(0))).epsilon(1e-12).margin(1e-40));
  });
}

TEST_CASE("refute: the trade-off, the verdict, the least epsilon and the most comparisons are those of all outcomes",
          "[audit]") {
  run_cases("refute", 30, [](Draws& draws) {
    const auto d =
        static_cast<unsigned>(draws.one_in(3) ? draws.one_of<std::uint64_t>({1, 2, 60}) : draws.whole(1, 90));
    const auto t = static_cast<unsigned>(draws.one_in(8) ? 10'000 : draws.whole(1, 60));
    const std::string s = chance(draws);
    const std::string epsilon = draws.epsilon();
    const std::string delta = draws.delta(true);
    CAPTURE(d, t, s, epsilon, delta);
    const Json json = call_json({"refute", "--draws", std::to_string(d), "--comparisons", std::to_string(t),
                                 "--success", s, "--epsilon", epsilon, "--delta", delta});
    const Real failure = 1 - number_of(s);
    const Real e = number_of(epsilon);
    const Real dl = number_of(delta);
    const auto mass = oracle::log_least_mass(d, failure, e, dl);
    const Real log_2 = log(Real(2));
    if (!mass) {
      CHECK(json["log2_product"].is_null());
      CHECK(json["largest_comparisons"].is_null());
      CHECK(json["possible"] == true);
    } else {
      const Real log2_mass = *mass / log_2;
      const double product = as_double(Real(log2_mass + t));
      REQUIRE(json["log2_product"].is_number());
      CHECK(json["log2_product"].get<double>() == Approx(product).epsilon(1e-12).margin(1e-12));
      CHECK(json["possible"] == (log2_mass + t <= Real("1e-40")));
      CHECK(json["largest_comparisons"].get<double>() == as_double(floor(Real(Real("1e-40") - log2_mass))));
    }
    const auto least = oracle::least_possible_epsilon(d, t, failure, dl);
    if (!least) {
      CHECK(json["least_epsilon"].is_null());
    } else {
      REQUIRE(json["least_epsilon"].is_number());
      CHECK(json["least_epsilon"].get<double>() == Approx(as_double(*least)).epsilon(1e-9).margin(1e-12));
      CHECK(Real(json["least_epsilon"].get<double>()) <= *least * (1 + Real("1e-13")));
    }
    CHECK(json["paper_possible"] ==
          (1 - failure - dl * d <= 0 || log(Real(1 - failure - dl * d)) <= e * d - log_2 * t));
  });
}

TEST_CASE("attack and its page on a learner: the success is that of its thresholds, and its own privacy is not refuted",
          "[audit]") {
  run_cases("attack on learners", 20, [](Draws& draws) {
    LowerBoundScenario scenario;
    scenario.examples = 2 * draws.whole(1, 3);
    scenario.comparisons = static_cast<unsigned>(draws.whole(1, 2));
    scenario.domain = scenario.examples + draws.whole(7, 14);
    scenario.draws = draws.one_in(3) ? draws.whole(10'000, 200'000) : draws.whole(1, 40);
    const bool coins = draws.one_in(3);
    const std::string epsilon = draws.one_in(6) ? "50" : draws.decimal(0.02, 20);
    scenario.learner = (coins ? "coins:" : "em:") + epsilon;
    scenario.tolerance = Rational(draws.whole(1, 30), 100);
    scenario.epsilon = parse_rational("epsilon", epsilon) * (coins ? scenario.comparisons : 1);
    scenario.delta = 0;
    scenario.hidden = 0;
    CAPTURE(scenario.learner, scenario.domain, scenario.examples, scenario.draws, scenario.comparisons);
    const auto run = compute_lower_bound(scenario, std::chrono::milliseconds(0), {}, {});
    for (const bool worst : {false, true}) {
      const AttackFacts facts = attack_facts(*run, worst);
      if (facts.nothing != AttackFacts::Nothing::attack) return;
      CHECK(facts.refutation.possible);
      REQUIRE(facts.refutation.least_epsilon);
      CHECK(*facts.refutation.least_epsilon < to_double(scenario.epsilon));
      CHECK(facts.success.rounded() <= 1);
      if (worst || coins || scenario.draws > 60) continue;
      // em: a threshold is drawn; left and right of the hidden place its nearest probes decide.
      Real success = 0;
      const SearchTree tree(scenario.comparisons);
      for (std::size_t target = 0; target < tree.targets(); ++target) {
        const std::size_t hidden = SearchTree::place_of(target);
        std::vector<unsigned> points;
        for (const LinePoint x : facts.family.sample(hidden)) points.push_back(static_cast<unsigned>(x));
        Real low = 0;
        Real high = 1;
        for (const std::size_t probe : tree.probes(target)) {
          const Real plus = oracle::exponential_answer(points, static_cast<unsigned>(facts.family.places[probe]),
                                                       static_cast<unsigned>(scenario.domain), number_of(epsilon))
                                .more_than;
          if (probe < hidden && plus > low) low = plus;
          if (probe > hidden && plus < high) high = plus;
        }
        // Pr[#(t ≤ l) ≤ bar < #(t ≤ u)], by the number of thresholds at or left of l, and between.
        const auto d = static_cast<unsigned>(scenario.draws);
        const auto bar = static_cast<unsigned>(facts.bar);
        for (unsigned at_left = 0; at_left <= std::min(bar, d); ++at_left) {
          const Real here = oracle::binomial_tails(d, low, 1 - low, at_left).at_most -
                            (at_left > 0 ? oracle::binomial_tails(d, low, 1 - low, at_left - 1).at_most : Real(0));
          const Real between = low < 1 ? Real((high - low) / (1 - low)) : Real(0);
          success += here * oracle::binomial_tails(d - at_left, between, 1 - between, bar - at_left).more_than;
        }
      }
      success /= tree.targets();
      CHECK(facts.success.rounded() == Approx(as_double(success)).epsilon(1e-10));
    }
  });
}

TEST_CASE("gap and refute --examples: the bounds of Claim 22, and the paper's only under its premises", "[audit]") {
  run_cases("gap", 12, [](Draws& draws) {
    const std::uint64_t m = 2 * draws.whole(1, 3);
    const std::string epsilon = draws.one_in(3) ? "0.1" : draws.epsilon();
    const std::string delta = draws.delta(true);
    const std::string alpha = draws.one_in(2) ? "1/16" : draws.decimal(1e-3, 0.1);
    const std::string beta = draws.one_in(2) ? "1/16" : draws.decimal(1e-3, 0.1);
    const std::string tolerance = draws.one_in(2) ? "1/" + std::to_string(100 * m) : draws.decimal(1e-4, 0.3);
    CAPTURE(m, epsilon, delta, alpha, beta, tolerance);
    const Real e = number_of(epsilon);
    const Real dl = number_of(delta);
    const Real error = number_of(alpha) + number_of(beta);
    if (4 * error >= 1) return;
    const auto step = [&](const Real& gamma) -> Real {
      const Real upper = (1 - 2 * error - dl) * exp(-e) - gamma;
      const Real lower = 2 * error * exp(e) + dl + gamma;
      return (upper - lower) / (m - 1);
    };
    const Real own_delta = 1 / (1000 * Real(m) * Real(m) * log(Real(m)) / log(Real(2)));
    const auto premises = [&](const Real& gamma) {
      return e <= Real(1) / 10 && dl <= own_delta && number_of(alpha) <= Real(1) / 16 &&
             number_of(beta) <= Real(1) / 16 && gamma <= 1 / (100 * Real(m));
    };
    const std::vector<std::string> claims = {"--epsilon", epsilon, "--delta", delta, "--alpha", alpha, "--beta", beta};
    std::vector<std::string> words = {"gap",         "coins:" + draws.decimal(0.1, 5),
                                      "--domain",    std::to_string(3 * m),
                                      "--examples",  std::to_string(m),
                                      "--tolerance", tolerance};
    words.insert(words.end(), claims.begin(), claims.end());
    const Json gap = call_json(words);
    const double bound = as_double(step(number_of(tolerance)));
    CHECK(gap["claim_bound"].get<double>() == Approx(bound).epsilon(1e-12).margin(1e-14));
    CHECK(gap["printed_bound"].is_null() != premises(number_of(tolerance)));
    CHECK(gap.contains("printed_why_not") == gap["printed_bound"].is_null());
    if (m > 4) return;
    words = {"refute", "--examples", std::to_string(m)};
    words.insert(words.end(), claims.begin(), claims.end());
    const Json refuted = call_json(words);
    const Real gamma = 1 / (100 * Real(m));
    CHECK(refuted["paper"].is_null() != premises(gamma));
    CHECK(refuted.contains("paper_why_not") == refuted["paper"].is_null());
    if (!refuted["paper"].is_null()) CHECK(refuted["paper"]["least_step"] == 1 / (4.0 * double(m)));
    if (refuted["comparisons"].is_null()) return;
    CHECK(refuted["least_step"].get<double>() == Approx(as_double(step(gamma))).epsilon(1e-12));
    CHECK(refuted["log2_product"].get<double>() > 0);
  });
}
