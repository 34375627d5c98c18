// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of one changed example. Plain words; single letters become mathematics where they are shown.
#pragma once

#include <QString>
#include <vector>

#include "core/study/neighbour/neighbour_facts.hpp"

namespace littlestone::ui {

/// "t₁", "a predictor with 3 votes", "a predictor nobody chose".
[[nodiscard]] QString neighbour_name(const PrivateRun& run, const LabelVector& labels, std::uint64_t votes);
/// "t₁" or "new".
[[nodiscard]] QString neighbour_short_name(const PrivateRun& run, const LabelVector& labels);
/// "flipped" or "moved".
[[nodiscard]] QString changed_word(const NeighbourFacts& facts);
/// What the vote does.
[[nodiscard]] QString vote_sentence(const NeighbourFacts& facts);
/// How far the two laws are from each other.
[[nodiscard]] QString laws_sentence(const NeighbourFacts& facts);
/// The same in a few words, for a title.
[[nodiscard]] QString neighbour_finding(const NeighbourFacts& facts);
/// Whether the worst ratio of these laws is e^ε itself, up to rounding.
[[nodiscard]] bool reaches_bound(const NeighbourFacts& facts);
/// "nowhere: stays t₁", "to Fail, no vote", "to t₂", "to one with 3 votes", "to one with none".
[[nodiscard]] QString group_words(const NeighbourBatch& batch, std::size_t group);
/// A factor in four digits: "1.650".
[[nodiscard]] QString ratio_text(double ratio);
/// The same, rounded up: for "at most".
[[nodiscard]] QString ratio_raised(double ratio);
/// How often the predictor of `row` left in the draws, before and after.
[[nodiscard]] QString tally_sentence(const NeighbourFacts& facts, const NoiseTally& tally, std::size_t row, bool both);
/// "(6, +1)".
[[nodiscard]] QString example_words(const PrivateRun& run, Example example);

}  // namespace littlestone::ui
