// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sweep/matching_run.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/study/private_run/private_run.hpp"
#include "core/study/sweep/sweep.hpp"

namespace littlestone {
namespace {

Scenario swept_scenario() {
  Scenario s;
  s.class_text = "thresholds:8";
  s.target = 0;
  s.delta = Rational(1, 1000);
  s.constants.auxiliary = 2;
  s.constants.cap = 64;
  s.constants.batches = 60;
  s.constants.selection = 24;
  s.seed = 20573;
  return s;
}

TEST_CASE("a run that is found for a dot is the run of its scenario", "[study][dot]") {
  const Scenario scenario = swept_scenario();
  const auto instance = instance_of(scenario);
  for (const double loss : {0.0, 0.125}) {
    const auto found = find_matching_run(scenario, *instance, 2000, loss, 100, 64);
    REQUIRE(found.has_value());
    CAPTURE(loss, found->tries);
    REQUIRE(found->matches);
    CHECK(found->loss == Approx(loss).margin(1e-9));
    CHECK(found->scenario.seed == 100 + found->tries - 1);
    CHECK(found->scenario.constants_kind == ConstantsKind::custom);
    // Its size is the sweep's: at most n, and one more batch would pass it.
    const CustomConstants& c = found->scenario.constants;
    const std::uint64_t batch = c.cap + c.auxiliary;
    CHECK(c.batches * batch + c.selection <= 2000);
    CHECK((c.batches + 1) * batch + c.selection > 2000);
    const auto run = compute_private_run(found->scenario);
    CHECK(run->loss == Approx(loss).margin(1e-9));
    CHECK(run->result.examples <= 2000);
  }
}

TEST_CASE("a loss that no run has ends with the last seed that was tried", "[study][dot]") {
  const Scenario scenario = swept_scenario();
  const auto found = find_matching_run(scenario, *instance_of(scenario), 1000, 0.31, 5, 3);
  REQUIRE(found.has_value());
  CHECK_FALSE(found->matches);
  CHECK(found->tries == 3);
  CHECK(found->scenario.seed == 7);
}

TEST_CASE("a size with no batch and one with too many are refused", "[study][dot]") {
  const Scenario scenario = swept_scenario();
  const auto instance = instance_of(scenario);
  for (const std::uint64_t n : {std::uint64_t{65}, std::uint64_t{100'000'000}}) {
    try {
      (void)find_matching_run(scenario, *instance, n, 0, 1, 1);
      FAIL("played");
    } catch (const InputError& error) {
      CHECK(error.field() == "n");
    }
  }
}

}  // namespace
}  // namespace littlestone
