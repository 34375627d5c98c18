// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest.hpp"

#include <algorithm>

#include "core/base/rules.hpp"
#include "core/base/text.hpp"

namespace littlestone {

std::size_t edits_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before_last.swap(last);
    last.swap(row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
    }
  }
  return row[b.size()];
}

std::optional<std::string> nearest_word(std::string_view word, const std::vector<std::string>& known) {
  constexpr std::size_t longest = 100;
  if (word.empty() || word.size() > longest) return std::nullopt;
  const std::string meant = small_letters(word);
  std::optional<std::string> nearest;
  std::size_t fewest = longest;
  for (const std::string& one : known) {
    const std::size_t edits = edits_between(meant, small_letters(one));
    if (3 * edits <= std::max(meant.size(), one.size()) && edits < fewest) {
      fewest = edits;
      nearest = one;
    }
  }
  if (nearest || meant.size() < 3) return nearest;
  const auto begins = [&](const std::string& one) { return small_letters(one).starts_with(meant); };
  if (std::count_if(known.begin(), known.end(), begins) != 1) return std::nullopt;
  return *std::find_if(known.begin(), known.end(), begins);
}

Rule unknown_word(std::string_view word, const std::vector<std::string>& known) {
  if (const auto nearest = nearest_word(word, known)) return rules::did_you_mean(*nearest);
  std::string all;
  for (const std::string& one : known) all += (all.empty() ? "" : ", ") + one;
  return rules::one_of(all);
}

}  // namespace littlestone
