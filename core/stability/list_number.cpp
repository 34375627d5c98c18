// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/list_number.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <numeric>
#include <vector>

namespace littlestone {
namespace {

using BitRows = std::vector<std::uint32_t>;

// Whether a connected component of the hypotheses' complex holds (x, +) and (x, −) for some x. Two hypotheses share a
// vertex where they agree on a point.
bool joins_both_labels(const BitRows& rows, std::uint32_t all) {
  std::vector<std::size_t> component(rows.size());
  std::iota(component.begin(), component.end(), std::size_t{0});
  for (std::size_t changed = 1; changed > 0;) {
    changed = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if ((rows[i] ^ rows[j]) == all || component[i] == component[j]) continue;
        component[i] = component[j] = std::min(component[i], component[j]);
        ++changed;
      }
    }
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (component[i] == component[j] && rows[i] != rows[j]) return true;
    }
  }
  return false;
}

bool is_chain_from(const BitRows& rows, std::uint32_t first) {
  BitRows turned;
  for (const std::uint32_t row : rows) turned.push_back(row ^ first);
  std::sort(turned.begin(), turned.end(), [](auto a, auto b) { return std::popcount(a) < std::popcount(b); });
  for (std::size_t i = 1; i < turned.size(); ++i) {
    if ((turned[i - 1] & ~turned[i]) != 0) return false;
  }
  return true;
}

std::size_t vc_dimension_of(const BitRows& rows, std::uint32_t all) {
  std::size_t most = 0;
  for (std::uint32_t set = 1; set <= all; ++set) {
    BitRows traces;
    for (const std::uint32_t row : rows) traces.push_back(row & set);
    std::sort(traces.begin(), traces.end());
    const auto different = static_cast<std::size_t>(std::unique(traces.begin(), traces.end()) - traces.begin());
    const auto size = static_cast<std::size_t>(std::popcount(set));
    if (different == std::size_t{1} << size) most = std::max(most, size);
  }
  return most;
}

}  // namespace

std::optional<std::size_t> known_list_number(const ConceptClass& concept_class) {
  const std::size_t points = concept_class.points();
  if (points > 16) return std::nullopt;
  const std::uint32_t all = (1U << points) - 1;
  BitRows rows;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    std::uint32_t row = 0;
    for (std::size_t x = 0; x < points; ++x) row |= (concept_class.row(h)[x] == Label::plus ? 1U : 0U) << x;
    rows.push_back(row);
  }
  if (!joins_both_labels(rows, all)) return 1;
  const std::size_t least = std::max<std::size_t>(2, vc_dimension_of(rows, all));
  std::size_t most = points;
  const bool chain = std::any_of(rows.begin(), rows.end(), [&](auto first) { return is_chain_from(rows, first); });
  bool star = false;
  for (std::uint32_t centre = 0; centre <= all && !star; ++centre) {
    star = std::all_of(rows.begin(), rows.end(), [&](auto row) { return std::popcount(row ^ centre) == 1; });
  }
  if (chain || star) most = std::min<std::size_t>(most, 2);
  return least == most ? std::optional(least) : std::nullopt;
}

}  // namespace littlestone
