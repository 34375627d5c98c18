// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/frequencies.hpp"

#include <catch2/catch.hpp>

using namespace littlestone;

namespace {

std::shared_ptr<const PrivateRun> some_run() {
  Scenario scenario;
  scenario.class_text = "thresholds:4";
  scenario.target = 1;
  return compute_private_run(scenario);
}

}  // namespace

TEST_CASE("Every batch of the traced level is counted once, and each predictor has its share and interval", "[study]") {
  const auto run = some_run();
  const std::optional<ExactLevels> exact = exact_levels(run->scenario, *run->instance);
  REQUIRE(exact);
  const Frequencies seen = count_frequencies(*run, &*exact);
  std::uint64_t runs = 0;
  for (const StableRun& one : run->result.internals.runs) runs += one.level == seen.level ? 1 : 0;
  CHECK(seen.runs == runs);
  REQUIRE(seen.decided() > 0);
  std::uint64_t counted = 0;
  double mass = 0;
  for (const Frequencies::Row& row : seen.rows) {
    counted += row.count;
    mass += row.exact.value_or(0);
    CHECK(row.share * static_cast<double>(seen.decided()) == Approx(static_cast<double>(row.count)));
    const Interval expected = wilson_interval(row.count, seen.decided());
    CHECK(row.interval.low == expected.low);
    CHECK(row.interval.high == expected.high);
  }
  CHECK(counted == seen.decided());
  CHECK(mass == Approx(1));
}

TEST_CASE("What G* votes for a tournament that failed is not counted as drawn from its level's law", "[study]") {
  const auto run = some_run();
  Scenario star = run->scenario;
  star.constants.cap = 8;
  const auto capped = compute_private_run(star);
  star.constants.on_fail = OnFail::soa;
  const auto answered = compute_private_run(star);
  CHECK(answered->result.internals.failed == 0);
  CHECK(answered->result.internals.sample_failed > 10);
  CHECK(answered->result.internals.sample_failed == capped->result.internals.failed);
  REQUIRE(answered->result.internals.trace.level == capped->result.internals.trace.level);
  const Frequencies seen = count_frequencies(*answered, nullptr);
  const Frequencies plain = count_frequencies(*capped, nullptr);
  CHECK(seen.failed > 0);
  CHECK(seen.failed == plain.failed);
  CHECK(seen.decided() == plain.decided());
  REQUIRE(seen.rows.size() == plain.rows.size());
  for (std::size_t i = 0; i < seen.rows.size(); ++i) {
    CHECK(seen.rows[i].count == plain.rows[i].count);
    CHECK(seen.rows[i].labels == plain.rows[i].labels);
  }
}

TEST_CASE("Before any batch is counted nothing is known of a predictor's probability", "[study]") {
  const auto run = some_run();
  const std::optional<ExactLevels> exact = exact_levels(run->scenario, *run->instance);
  REQUIRE(exact);
  const Frequencies seen = count_frequencies(*run, &*exact, 0);
  CHECK(seen.runs == 0);
  for (const Frequencies::Row& row : seen.rows) {
    CHECK(row.share == 0);
    CHECK(row.interval.low == 0);
    CHECK(row.interval.high == 1);
  }
}
