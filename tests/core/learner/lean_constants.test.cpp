// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_constants.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

// Sizes of the kind the planner finds, resources/help/lean-learner.md.
LeanConstants row(int dimension, LeanVariant variant, std::vector<std::uint64_t> repetitions,
                  std::vector<std::uint64_t> opponents) {
  LeanConstants constants;
  constants.goal.dimension = dimension;
  constants.variant = variant;
  constants.batch = 10;
  constants.batches = 7;
  constants.selection = variant == LeanVariant::items && dimension > 1 ? 30 : 0;
  constants.repetitions = std::move(repetitions);
  constants.opponents = std::move(opponents);
  constants.cap = 5;
  return constants;
}

template <class Change>
std::string refused_field(LeanConstants constants, const Change& change) {
  try {
    change(constants);
    constants.validate();
    return "";
  } catch (const InputError& error) {
    return error.field();
  }
}

}  // namespace

TEST_CASE("list bounds of the lean learner are those of its sizes", "[lean]") {
  const auto bound = [](LeanConstants constants) {
    constants.complete();
    CHECK(constants.list_bound == constants.low_bound + constants.top_bound);
    CHECK(constants.total == BigInteger(70) + constants.selection);
    return constants.list_bound;
  };
  CHECK(bound(row(1, LeanVariant::items, {}, {})) == 1);
  CHECK(bound(row(2, LeanVariant::items, {2}, {})) == 4);
  CHECK(bound(row(2, LeanVariant::stuck, {}, {})) == 2);
  CHECK(bound(row(3, LeanVariant::items, {6, 3}, {2})) == 28);
  CHECK(bound(row(3, LeanVariant::items, {4, 2}, {2})) == 24);
  CHECK(bound(row(4, LeanVariant::items, {12, 6, 2}, {2, 1})) == 808);
  CHECK(bound(row(5, LeanVariant::items, {24, 12, 4, 2}, {2, 1, 1})) == 856'896);
}

TEST_CASE("constants of the lean learner are refused by field", "[lean]") {
  LeanConstants good = row(3, LeanVariant::items, {6, 3}, {2});
  good.complete();
  CHECK(refused_field(good, [](auto&) {}).empty());
  CHECK(refused_field(good, [](auto& c) { c.bar -= 1; }) == "bar");
  CHECK(refused_field(good, [](auto& c) { c.bar += 1; }) == "bar");
  CHECK(refused_field(good, [](auto& c) { c.list_bound -= 1; }) == "list_bound");
  CHECK(refused_field(good, [](auto& c) { c.total += 1; }) == "total");
  CHECK(refused_field(good, [](auto& c) { c.batch = 0; }) == "batch");
  CHECK(refused_field(good, [](auto& c) { c.batches = 0; }) == "batches");
  CHECK(refused_field(good, [](auto& c) { c.cap = 8; }) == "cap");
  CHECK(refused_field(good, [](auto& c) { c.cap = 0; }) == "cap");
  CHECK(refused_field(good, [](auto& c) { c.gap = 31; }) == "gap");
  CHECK(refused_field(good, [](auto& c) { c.repetitions.pop_back(); }) == "repetitions");
  CHECK(refused_field(good, [](auto& c) { c.opponents[0] = 0; }) == "opponents");
  CHECK(refused_field(good, [](auto& c) { c.opponents[0] = 60; }) == "list_bound");
  CHECK(refused_field(good, [](auto& c) { c.variant = LeanVariant::stuck; }) == "variant");
  CHECK(refused_field(good, [](auto& c) { c.goal.dimension = 7; }) == "dimension");
  CHECK(refused_field(good, [](auto& c) { c.batch = std::uint64_t{1} << 61; }) == "batches");
  CHECK(refused_field(good, [](auto& c) { c.goal.epsilon = 0; }) == "epsilon");
  LeanConstants weighted = good;
  weighted.choosing = LeanChoosing::exponential;
  weighted.complete();
  CHECK(weighted.bar == 0);
  CHECK(weighted.weights.by_votes.size() == 6);
  CHECK(refused_field(weighted, [](auto& c) { c.weights.bottom -= 1; }) == "weights");
  CHECK(refused_field(weighted, [](auto& c) { c.vote_share = 1; }) == "vote_share");
  LeanConstants none;
  none.goal.dimension = 0;
  none.batches = 0;
  none.complete();
  CHECK(none.total == 0);
  CHECK(refused_field(none, [](auto& c) { c.batches = 1; }) == "batches");
  CHECK(parse_lean_choosing("choosing", "N") == LeanChoosing::noisy);
  CHECK(to_string(parse_lean_choosing("choosing", "E")) == "E");
  CHECK_THROWS_AS(parse_lean_choosing("choosing", "X"), InputError);
}
