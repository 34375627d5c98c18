// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of what is promised: amplify, flip, histogram, select, neighbour. A promise is never below the truth.
#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "audit.test.hpp"
#include "tests/cli/outcome.test.hpp"
#include "tests/support/oracle.hpp"
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

/// What is promised is at least the truth, and no more than rounding above it.
void check_promise(const Json& told, const Real& truth) {
  REQUIRE(told.is_number());
  const Real value(told.get<double>());
  CAPTURE(told.dump(), truth.str(25));
  CHECK(value >= truth * (1 - Real("1e-80")));  // what the logarithm is rounded by
  CHECK(value <= truth * (1 + Real("1e-12")) + Real("1e-300"));
}

std::string list_of(const std::vector<std::uint64_t>& numbers) {
  std::string text;
  for (const std::uint64_t number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

}  // namespace

TEST_CASE("amplify: a share of the rows keeps what the formulas say, rounded up", "[audit]") {
  run_cases("amplify", 30, [](Draws& draws) {
    const std::string epsilon = draws.epsilon();
    const std::string delta = draws.delta(true);
    const std::uint64_t n = draws.one_in(6) ? 1 : draws.whole(1, draws.one_in(3) ? 1'000'000'000 : 50);
    const std::uint64_t m = draws.one_in(4) ? n : draws.whole(1, n);
    CAPTURE(epsilon, delta, n, m);
    const Json json = call_json({"amplify", "--epsilon", epsilon, "--delta", delta, "--examples", std::to_string(n),
                                 "--subset", std::to_string(m)});
    const Real share = Real(m) / n;
    check_promise(json["epsilon"], log(Real(1 + share * (exp(number_of(epsilon)) - 1))));
    check_promise(json["delta"], share * number_of(delta));
    if (json["paper_epsilon"].is_number()) check_promise(json["paper_epsilon"], 2 * number_of(epsilon) * share);
  });
}

TEST_CASE("flip: a flipped answer is as private as the formula says, rounded up", "[audit]") {
  run_cases("flip", 30, [](Draws& draws) {
    const std::string epsilon = draws.one_in(3) ? "0" : draws.epsilon();
    const std::string delta = draws.delta(true);
    const std::string chance =
        draws.one_in(4) ? draws.one_of({"1e-9", "0.499999999", "1/3"}) : draws.decimal(1e-3, .49);
    CAPTURE(epsilon, delta, chance);
    const Json json = call_json({"flip", "--epsilon", epsilon, "--delta", delta, "--chance", chance});
    const Real f = number_of(chance);
    const Real stable = log(Real(1 + (1 - 2 * f) * number_of(delta) / f));
    check_promise(json["epsilon"], std::max<Real>(number_of(epsilon), stable));
  });
}

TEST_CASE("histogram: the threshold is the least that its law allows, and each chance to leave is that of the noise",
          "[audit]") {
  run_cases("histogram", 20, [](Draws& draws) {
    const std::string epsilon = draws.decimal(0.05, 20);
    const std::string delta = draws.one_in(5) ? draws.one_of({"1e-300", "0.999"}) : draws.decimal(1e-9, 0.9);
    std::vector<std::uint64_t> counts;
    for (std::uint64_t i = draws.whole(1, 4); i > 0; --i)
      counts.push_back(draws.one_of<std::uint64_t>({0, 1, 2, 17, 60}));
    CAPTURE(epsilon, delta, list_of(counts));
    const Real e = number_of(epsilon);
    const Json json = call_json({"histogram", "--counts", list_of(counts), "--epsilon", epsilon, "--delta", delta});
    const int threshold = oracle::least_threshold(e, number_of(delta));
    CHECK(json["threshold"] == threshold);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const double chance = json["release_probability"][i].get<double>();
      if (counts[i] == 0) {
        CHECK(chance == 0);
        continue;
      }
      const double truth = oracle::noise_at_least(threshold - static_cast<int>(counts[i]), e).convert_to<double>();
      CHECK(chance == Approx(truth).epsilon(1e-10).margin(1e-300));
      CHECK(chance <= 1);
    }
  });
}

TEST_CASE("select: each candidate has the chance of the exponential mechanism, ties and large counts included",
          "[audit]") {
  run_cases("select", 20, [](Draws& draws) {
    const std::string epsilon = draws.epsilon();
    std::vector<std::uint64_t> errors;
    std::vector<int> over;  // of the fewest: only differences count
    const std::uint64_t fewest = draws.one_in(3) ? (std::uint64_t{1} << 61) - 100 : 0;
    for (std::uint64_t i = draws.whole(1, 6); i > 0; --i) {
      over.push_back(static_cast<int>(draws.one_in(3) ? 0 : draws.whole(0, 60)));
      errors.push_back(fewest + static_cast<std::uint64_t>(over.back()));
    }
    CAPTURE(epsilon, list_of(errors));
    const Json json = call_json({"select", "--errors", list_of(errors), "--epsilon", epsilon});
    const std::vector<Real> law = oracle::selection_law(over, number_of(epsilon));
    for (std::size_t i = 0; i < law.size(); ++i) {
      const double chance = json["probabilities"][i].get<double>();
      CHECK(chance == Approx(law[i].convert_to<double>()).epsilon(1e-11).margin(1e-300));
      CHECK(chance <= 1);
    }
  });
}

TEST_CASE("neighbour: where nothing is left over no delta is needed, and no ratio exceeds e to the epsilon",
          "[audit]") {
  for (const char* scenario : {"e-epsilon-exactly", "lone-votes"}) {
    const Json json = call_json({"neighbour", scenario, "--all"});
    for (const Json& change : json["changes"]) {
      CAPTURE(scenario, change.dump());
      CHECK(change["worst_ratio"].get<double>() <= std::exp(1.0));  // both scenarios have ε = 1
      if (change["left_over"] == 0) CHECK(change["delta_needed"] == 0);
    }
  }
}
