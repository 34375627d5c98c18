// SPDX-License-Identifier: GPL-3.0-or-later
// Which of two mechanisms makes the list of those items that have many votes.
#pragma once

#include <string>
#include <string_view>

namespace littlestone {

/// How items with votes come into a list that may leave. Both are (ε, δ)-private when one example moves one vote from
/// an item to another.
enum class ListRule {
  laplace,              // StableHistogram: a noisy count that reaches T leaves, with the item
  partition_selection,  // PartitionSelection: the item alone leaves, from fewer votes
};
/// "laplace" or "partition-selection".
[[nodiscard]] std::string_view to_string(ListRule rule);
/// Reads "laplace" or "partition-selection"; throws InputError naming `field`.
[[nodiscard]] ListRule parse_list_rule(std::string_view field, std::string_view text);

}  // namespace littlestone
