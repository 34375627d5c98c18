// SPDX-License-Identifier: GPL-3.0-or-later
// Carries values between the core and the oracles, which share no types.
#pragma once

#include "core/concept/distribution.hpp"
#include "core/random/engine.hpp"
#include "tests/support/oracle.hpp"

namespace littlestone::bridge {

[[nodiscard]] LabelVector labels_of(const oracle::Row& row);
[[nodiscard]] oracle::Row row_of(const LabelVector& labels);
[[nodiscard]] ConceptClass class_of(const oracle::Table& table);
[[nodiscard]] oracle::Table table_of(const ConceptClass& concept_class);
[[nodiscard]] oracle::Sequence sequence_of(const Sample& sample);
[[nodiscard]] oracle::Distribution distribution_of(const Distribution& distribution);

/// All sequences of exactly `length` examples over `points` points, realizable or not.
[[nodiscard]] std::vector<Sample> all_samples(std::size_t points, std::size_t length);

/// So many different rows of fair labels; at most 2^points.
[[nodiscard]] oracle::Table random_table(std::size_t rows, std::size_t points, Engine& engine);
/// n examples of a row of the table that is drawn first, on uniform points; each label is turned with chance 1/turned, 0:
/// none is.
[[nodiscard]] Sample random_rows(const oracle::Table& table, std::size_t n, std::uint64_t turned, Engine& engine);

}  // namespace littlestone::bridge
