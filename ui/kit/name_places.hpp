// SPDX-License-Identifier: GPL-3.0-or-later
// Which names of a row stand over their columns where not all have room.
#pragma once

#include <cstddef>
#include <vector>

#include "core/concept/concept_class.hpp"

namespace littlestone::ui {

/// The next of 1, 2, 5, 10, 20, 50, … that is at least `least`: steps that are easy to count in.
[[nodiscard]] std::size_t round_step(double least);

/// The columns, of the first `columns` points of the class, that have their name where a name needs the room of `least`
/// columns; increasing, evenly spaced, all of them for `least` up to 1. Of points that count from 0 or 1 those with
/// round numbers (5, 10, 15, …), and the first where it has room. O(columns).
[[nodiscard]] std::vector<std::size_t> named_columns(const ConceptClass& concept_class, std::size_t columns,
                                                     double least);

}  // namespace littlestone::ui
