// SPDX-License-Identifier: GPL-3.0-or-later
// Carries values between the core and the oracles, which share no types.
#pragma once

#include "core/concept/distribution.hpp"
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

}  // namespace littlestone::bridge
