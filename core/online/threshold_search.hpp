// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the most thresholds in a table with few rows or few columns.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/bits.hpp"

namespace littlestone {

/// A table as its columns, sets of at most 64·`words` rows, and the question how many thresholds it holds: rows h_1 …
/// h_k and columns x_1 … x_k with h_i ∈ x_j iff i ≤ j.
///
/// After the first pair (h, x) there come only columns that hold h, and rows outside x: the rest is the same question
/// on a smaller table. So it is before the last pair, with columns that do not hold h and rows inside x. What matters
/// of a table are its different columns that are not empty; rows that no column tells apart count once. Where a first
/// pair will do, so does one with a row in most columns (no other row is in all of these) and a column that is least
/// among those that hold the row: the table left is larger. In the same way a last pair may be taken with a column that
/// no other holds, and a row of it that is least. A table is searched from the end that has fewer such pairs. The i-th
/// row of k is in k − i + 1 columns at least and misses i − 1; if too few rows or columns can stand at the first or the
/// last t places, there are no k thresholds. Tables that failed are remembered by 128 random bits of their set of
/// columns.
template <std::size_t words>
class ThresholdSearch {
 public:
  using Set = std::array<std::uint64_t, words>;
  using Pay = std::function<bool(std::uint64_t)>;                      // false: stop
  using Pairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;  // row, column, in order

  ThresholdSearch(const std::vector<Set>& columns, Pay pay) : pay_(std::move(pay)) {
    Table& root = table(0);
    for (std::uint32_t x = 0; x < columns.size(); ++x) root.columns.push_back({columns[x], x});
    settle(root);
  }

  /// k thresholds; none where there are not as many, or the search was stopped (see `stopped`).
  std::optional<Pairs> find(std::size_t k) {
    front_.clear();
    back_.clear();
    if (!search(0, k)) return std::nullopt;
    Pairs found = front_;
    found.insert(found.end(), back_.rbegin(), back_.rend());
    return found;
  }

  [[nodiscard]] bool stopped() const noexcept { return stopped_; }
  [[nodiscard]] std::size_t remembered() const noexcept { return failed_.size(); }

 private:
  struct Column {
    Set set;
    std::uint32_t name;
  };
  struct Key {
    std::uint64_t a = 0;
    std::uint64_t b = 0;
    bool operator==(const Key&) const = default;
  };
  struct HashKey {
    std::size_t operator()(const Key& key) const noexcept { return key.a; }
  };
  struct Pair {
    std::uint32_t row;
    std::uint32_t column;  // place in the table
    std::size_t promise;
  };
  struct Table {
    std::vector<Column> columns;
    Key key;
    Set rows;
    std::vector<std::uint32_t> pluses;  // by row: the columns that hold it
    std::vector<Set> with;              // by row: the rows that are in all of these
    std::vector<Pair> pairs;
  };

  static constexpr std::size_t most_remembered = std::size_t{1} << 21;

  static std::size_t count(const Set& set) {
    std::size_t sum = 0;
    for (const std::uint64_t word : set) sum += static_cast<std::size_t>(__builtin_popcountll(word));
    return sum;
  }
  static bool holds(const Set& set, std::uint32_t row) { return ((set[row / 64] >> (row % 64)) & 1U) != 0; }
  static bool inside(const Set& small, const Set& large) {
    std::uint64_t beyond = 0;
    for (std::size_t w = 0; w < words; ++w) beyond |= small[w] & ~large[w];
    return beyond == 0;
  }
  template <class Visit>
  static void each_row(const Set& set, const Visit& visit) {
    for (std::size_t w = 0; w < words; ++w) {
      for (std::uint64_t word = set[w]; word != 0; word &= word - 1) {
        visit(static_cast<std::uint32_t>(64 * w + static_cast<std::size_t>(std::countr_zero(word))));
      }
    }
  }

  Table& table(std::size_t depth) {
    while (tables_.size() <= depth) tables_.push_back(std::make_unique<Table>());
    return *tables_[depth];
  }

  // Drops columns that are empty or there already, and works out the key.
  void settle(Table& at) {
    std::size_t slots = std::bit_ceil(2 * at.columns.size() + 2);
    if (slots > seen_.size()) seen_.assign(slots, {0, 0});
    slots -= 1;
    ++epoch_;
    at.key = {};
    at.rows = {};
    std::size_t kept = 0;
    for (const Column& column : at.columns) {
      std::uint64_t hash = 0;
      std::uint64_t any = 0;
      for (const std::uint64_t word : column.set) {
        any |= word;
        hash = mix64(hash ^ word) + 0x9e3779b97f4a7c15ULL;
      }
      if (any == 0) continue;
      bool known = false;
      for (std::size_t slot = hash & slots;; slot = (slot + 1) & slots) {
        if (seen_[slot].first != epoch_) {
          seen_[slot] = {epoch_, static_cast<std::uint32_t>(kept)};
          break;
        }
        if (at.columns[seen_[slot].second].set == column.set) {
          known = true;
          break;
        }
      }
      if (known) continue;
      at.key.a += mix64(hash ^ 0x2545f4914f6cdd1dULL);
      at.key.b += mix64(hash + 0x632be59bd9b4e019ULL);
      for (std::size_t w = 0; w < words; ++w) at.rows[w] |= column.set[w];
      at.columns[kept++] = column;
    }
    at.columns.resize(kept);
  }

  // Whether at least k rows and columns can stand at the places 1 … k: at least t of each at the first t and the last t
  // places.
  bool places(const Table& at, std::size_t k, std::size_t rows) {
    const std::size_t columns = at.columns.size();
    first_.assign(k + 2, 0);
    last_.assign(k + 2, 0);
    // Something that can stand at the places low … high.
    const auto enter = [&](std::size_t low, std::size_t high) {
      ++first_[low];
      ++last_[high];
    };
    const auto enough = [&] {
      std::size_t sum = 0;
      for (std::size_t t = 1; t <= k; ++t) {
        sum += first_[t];
        if (sum < t) return false;
      }
      sum = 0;
      for (std::size_t t = k; t >= 1; --t) {
        sum += last_[t];
        if (sum < k - t + 1) return false;
      }
      return true;
    };
    each_row(at.rows, [&](std::uint32_t row) {
      const std::size_t plus = at.pluses[row];
      enter(plus >= k ? 1 : k + 1 - plus, std::min(k, columns - plus + 1));
    });
    if (!enough()) return false;
    std::fill(first_.begin(), first_.end(), 0);
    std::fill(last_.begin(), last_.end(), 0);
    for (const Column& column : at.columns) {
      const std::size_t plus = count(column.set);
      const std::size_t minus = rows - plus;
      enter(minus + 1 >= k ? 1 : k - minus, std::min(k, plus));
    }
    return enough();
  }

  // Counts the rows of the table; of rows that are in the same columns the first stays.
  void count_rows(Table& at) {
    at.pluses.assign(64 * words, 0);
    at.with.assign(64 * words, at.rows);
    for (const Column& column : at.columns) {
      each_row(column.set, [&](std::uint32_t row) {
        ++at.pluses[row];
        for (std::size_t w = 0; w < words; ++w) at.with[row][w] &= column.set[w];
      });
    }
    Set kept = at.rows;
    each_row(at.rows, [&](std::uint32_t row) {
      if (!holds(kept, row)) return;
      each_row(at.with[row], [&](std::uint32_t other) {
        if (other > row && at.pluses[other] == at.pluses[row]) kept[other / 64] &= ~(std::uint64_t{1} << (other % 64));
      });
    });
    if (kept == at.rows) return;
    at.rows = kept;
    for (Column& column : at.columns) {
      for (std::size_t w = 0; w < words; ++w) column.set[w] &= kept[w];
    }
    each_row(kept, [&](std::uint32_t row) {
      for (std::size_t w = 0; w < words; ++w) at.with[row][w] &= kept[w];
    });
  }

  // So much work was done; false once the search is to end.
  bool paid(std::uint64_t work) {
    work_ += work;
    if (work_ >= 4096) {
      if (!pay_(work_)) stopped_ = true;
      work_ = 0;
    }
    return !stopped_;
  }

  // First pairs that will do: rows in most columns, and the least columns that hold them.
  void first_pairs(Table& at, std::size_t k, std::size_t rows) {
    each_row(at.rows, [&](std::uint32_t row) {
      if (at.pluses[row] < k || count(at.with[row]) != 1) return;
      fit_.clear();
      for (std::uint32_t x = 0; x < at.columns.size(); ++x) {
        if (holds(at.columns[x].set, row)) fit_.push_back({count(at.columns[x].set), x});
      }
      if (!paid(at.columns.size())) return;
      std::sort(fit_.begin(), fit_.end());
      for (std::size_t i = 0; i < fit_.size(); ++i) {
        if (rows - fit_[i].first + 1 < k) break;  // the larger ones leave fewer rows
        const Set& set = at.columns[fit_[i].second].set;
        bool least = true;
        for (std::size_t j = 0; j < i && least && fit_[j].first < fit_[i].first; ++j) {
          least = !inside(at.columns[fit_[j].second].set, set);
        }
        if (!paid(i / 2)) return;
        if (least)
          at.pairs.push_back({row, fit_[i].second, std::min<std::size_t>(at.pluses[row], rows - fit_[i].first)});
      }
    });
  }

  // Last pairs that will do: columns inside no other, and their rows that are in least columns.
  void last_pairs(Table& at, std::size_t k) {
    fit_.clear();
    for (std::uint32_t x = 0; x < at.columns.size(); ++x) fit_.push_back({count(at.columns[x].set), x});
    std::sort(fit_.begin(), fit_.end(), std::greater<>());
    for (std::size_t i = 0; i < fit_.size() && fit_[i].first >= k; ++i) {
      const Set& set = at.columns[fit_[i].second].set;
      bool most = true;
      for (std::size_t j = 0; j < i && most && fit_[j].first > fit_[i].first; ++j) {
        most = !inside(set, at.columns[fit_[j].second].set);
      }
      if (!paid(i / 2 + 1)) return;
      if (!most) continue;
      each_row(set, [&](std::uint32_t row) {
        if (at.columns.size() - at.pluses[row] + 1 < k || !paid(fit_[i].first / 8 + 8)) return;
        bool least = true;
        each_row(set, [&](std::uint32_t other) { least = least && (other == row || !holds(at.with[other], row)); });
        if (least) {
          at.pairs.push_back({row, fit_[i].second, std::min(fit_[i].first, at.columns.size() - at.pluses[row])});
        }
      });
    }
  }

  bool search(std::size_t depth, std::size_t k) {
    if (k == 0) return true;
    Table& at = table(depth);
    if (at.columns.size() < k) return false;
    const Key key = at.key;
    const auto failed = failed_.find(key);
    const bool known = failed != failed_.end();
    if (known && failed->second <= k) return false;
    const bool found = look(depth, k);
    if (!found && !stopped_ && (known || failed_.size() < most_remembered)) {
      std::uint32_t& least = failed_.try_emplace(key, static_cast<std::uint32_t>(k)).first->second;
      least = std::min(least, static_cast<std::uint32_t>(k));
    }
    return found;
  }

  bool look(std::size_t depth, std::size_t k) {
    Table& at = table(depth);
    count_rows(at);
    if (!paid(at.columns.size() * 4 + 64)) return false;
    const std::size_t rows = count(at.rows);
    if (rows < k || !places(at, k, rows)) return false;
    at.pairs.clear();
    // How many pairs each end has, about.
    std::size_t firsts = 0;
    std::size_t lasts = 0;
    std::size_t small = 0;
    for (const Column& column : at.columns) {
      const std::size_t size = count(column.set);
      if (rows - size + 1 >= k) ++small;
      if (size >= k) lasts += size;
    }
    each_row(at.rows,
             [&](std::uint32_t row) { firsts += at.pluses[row] >= k && count(at.with[row]) == 1 ? small : 0; });
    const bool forward = firsts <= lasts;
    if (forward) {
      first_pairs(at, k, rows);
    } else {
      last_pairs(at, k);
    }
    std::sort(at.pairs.begin(), at.pairs.end(), [](const Pair& a, const Pair& b) {
      return a.promise != b.promise ? a.promise > b.promise : std::pair(a.row, a.column) < std::pair(b.row, b.column);
    });
    Table& next = table(depth + 1);
    for (std::size_t i = 0; i < at.pairs.size(); ++i) {
      const Pair pair = at.pairs[i];
      const Set chosen = at.columns[pair.column].set;
      next.columns.clear();
      for (const Column& column : at.columns) {
        if (holds(column.set, pair.row) != forward) continue;
        Column left = column;
        for (std::size_t w = 0; w < words; ++w) left.set[w] &= forward ? ~chosen[w] : chosen[w];
        next.columns.push_back(left);
      }
      settle(next);
      work_ += 2 * at.columns.size();
      Pairs& end = forward ? front_ : back_;
      end.emplace_back(pair.row, at.columns[pair.column].name);
      if (search(depth + 1, k - 1)) return true;
      end.pop_back();
      if (stopped_) return false;
    }
    return false;
  }

  Pay pay_;
  bool stopped_ = false;
  std::uint64_t work_ = 0;
  std::vector<std::unique_ptr<Table>> tables_;  // by depth
  std::vector<std::pair<std::uint64_t, std::uint32_t>> seen_;
  std::uint64_t epoch_ = 0;
  std::vector<std::size_t> first_;
  std::vector<std::size_t> last_;
  std::vector<std::pair<std::size_t, std::uint32_t>> fit_;
  std::unordered_map<Key, std::uint32_t, HashKey> failed_;  // the least k that there are not
  Pairs front_;
  Pairs back_;
};

}  // namespace littlestone
