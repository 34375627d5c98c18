// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/known_constants.hpp"

#include <catch2/catch.hpp>
#include <cmath>

using namespace littlestone;
using State = KnownConstants::State;

TEST_CASE("Custom constants are known as they stand, and so is their total", "[scenario]") {
  Scenario scenario;
  scenario.constants = {3, 7, 11, 13, {}, 0};
  const KnownConstants known = known_constants(scenario, nullptr, -1);
  REQUIRE(known.state == State::exact);
  CHECK(known.auxiliary.exact == BigInteger(3));
  CHECK(known.cap.exact == BigInteger(7));
  CHECK(known.batches.exact == BigInteger(11));
  CHECK(known.selection.exact == BigInteger(13));
  CHECK(known.total.exact == BigInteger(11 * (3 + 7) + 13));
  CHECK(known.total.log10 == Approx(std::log10(123.0)));
  scenario.constants.batches = scenario.constants.cap = std::uint64_t{1} << 63U;  // the total has more than 64 bits
  CHECK(*known_constants(scenario, nullptr, -1).total.exact > (BigInteger(1) << 126U));
}

TEST_CASE("Sharp constants are known after a run of the same class and goal only", "[scenario]") {
  Scenario scenario;
  scenario.class_text = "points:16";
  scenario.target = 0;
  scenario.constants_kind = ConstantsKind::sharp;
  CHECK(known_constants(scenario, nullptr, 1).state == State::pending);
  const Scenario resolved = resolve_constants(scenario, 1);
  const KnownConstants known = known_constants(scenario, &resolved, 1);
  REQUIRE(known.state == State::exact);
  const LearnerConstants proved = sharp_constants(goal_of(scenario, 1));
  CHECK(known.batches.exact == proved.batches.exact);
  CHECK(known.total.exact == proved.total.exact);
  scenario.seed = 99;  // decides nothing here
  CHECK(known_constants(scenario, &resolved, 1).state == State::exact);
  for (Rational Scenario::*number : {&Scenario::epsilon, &Scenario::delta, &Scenario::alpha, &Scenario::beta}) {
    Scenario other = scenario;
    other.*number /= 2;
    CHECK(known_constants(other, &resolved, 1).state == State::pending);
  }
  Scenario other = scenario;
  other.class_text = "points:17";
  CHECK(known_constants(other, &resolved, 1).state == State::pending);
}

TEST_CASE("Paper constants have magnitudes once the dimension is known, or the rule why there are none", "[scenario]") {
  Scenario scenario;
  scenario.constants_kind = ConstantsKind::paper;
  CHECK(known_constants(scenario, nullptr, -1).state == State::pending);
  const KnownConstants known = known_constants(scenario, nullptr, 3);
  REQUIRE(known.state == State::magnitude);
  const LearnerConstants paper = paper_constants(goal_of(scenario, 3));
  CHECK(known.total.log10 == paper.total.log10);
  CHECK(known.cap.log10 == paper.cap.log10);
  const KnownConstants beyond = known_constants(scenario, nullptr, 61);
  REQUIRE(beyond.state == State::refused);
  CHECK(beyond.rule->text() == "must be from 0 to 60");
}
