// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/class_matrix.hpp"

#include <algorithm>
#include <span>

namespace littlestone {

BitMatrix matrix_of(const ConceptClass& concept_class, Arena& arena) {
  BitMatrix all;
  all.rows = static_cast<std::uint32_t>(concept_class.size());
  all.columns = static_cast<std::uint32_t>(concept_class.points());
  all.words = words_for(concept_class.size());
  all.stride = stride_for(all.words);
  all.bits = arena.take<std::uint64_t>(std::size_t{all.columns} * all.stride);
  all.ones = arena.take<std::uint32_t>(all.columns);
  all.row_keys = arena.take<VersionKey>(all.rows);
  for (std::uint32_t j = 0; j < all.columns; ++j) {
    const std::span<const std::uint64_t> words = concept_class.column(j).words();
    std::copy(words.begin(), words.end(), all.bits + std::size_t{j} * all.stride);
  }
  const VersionSpace everything = concept_class.everything();
  count_side(all, everything.words().data(), all.ones);
  for (std::uint32_t i = 0; i < all.rows; ++i) {
    all.row_keys[i] = key_of_hypothesis(i);
    all.key ^= all.row_keys[i];
  }
  return all;
}

}  // namespace littlestone
