// SPDX-License-Identifier: GPL-3.0-or-later
// All samples of a length over a class's points, and their neighbours: what exact privacy is enumerated over.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/concept/labels.hpp"

namespace littlestone {

/// How many samples of `length` examples there are over `points` points: (2 points)^length. Throws InputError (`field`)
/// where they are more than 2^16.
[[nodiscard]] std::uint64_t number_of_samples(std::size_t points, std::uint64_t length, const char* field);

/// Sample number `index` of them. Its digits to base 2 points, from the lowest, are its examples: example e stands for
/// point e/2, with label + where e is odd.
[[nodiscard]] Sample sample_of_number(std::uint64_t index, std::size_t points, std::uint64_t length);

/// Calls visit(i, j) for each sample i of the first `samples` and each neighbour j of it, by number: a neighbour has
/// another example in one place. `samples` is what number_of_samples gives.
template <typename Visit>
void for_each_neighbour(std::uint64_t samples, std::size_t points, const Visit& visit) {
  const std::uint64_t symbols = 2 * points;
  for (std::uint64_t i = 0; i < samples; ++i) {
    for (std::uint64_t place = 1; place < samples; place *= symbols) {
      const std::uint64_t digit = i / place % symbols;
      for (std::uint64_t other = 0; other < symbols; ++other) {
        if (other != digit) visit(i, i - digit * place + other * place);
      }
    }
  }
}

}  // namespace littlestone
