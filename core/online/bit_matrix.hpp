// SPDX-License-Identifier: GPL-3.0-or-later
// A version space as a small dense matrix of bits, and the few word-parallel operations the dimension search lives on.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <type_traits>
#include <vector>

namespace littlestone {

/// A set of hypotheses as the XOR of 128 fixed pseudorandom bits for each: equal for equal sets, and different for any
/// two different sets up to a chance of 2^−128 a pair.
struct VersionKey {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  VersionKey& operator^=(const VersionKey& other) noexcept {
    a ^= other.a;
    b ^= other.b;
    return *this;
  }
  friend bool operator==(const VersionKey&, const VersionKey&) = default;
};

/// The fixed 128 bits of hypothesis h.
[[nodiscard]] VersionKey key_of_hypothesis(std::uint64_t h) noexcept;

/// Memory given out in order and taken back in the opposite order.
class Arena {
 public:
  struct Mark {
    std::size_t chunk;
    std::size_t used;
  };
  [[nodiscard]] Mark mark() const noexcept { return {chunk_, used_}; }
  void release(Mark mark) noexcept {
    chunk_ = mark.chunk;
    used_ = mark.used;
  }
  /// `count` values of T, 8-byte aligned, not initialised.
  template <class T>
  [[nodiscard]] T* take(std::size_t count) {
    static_assert(alignof(T) <= 8 && std::is_trivially_destructible_v<T>);
    const std::size_t words = (count * sizeof(T) + 7) / 8;
    if (chunk_ < chunks_.size() && used_ + words <= chunks_[chunk_].size) {
      std::uint64_t* const taken = chunks_[chunk_].words.get() + used_;
      used_ += words;
      return reinterpret_cast<T*>(taken);
    }
    return reinterpret_cast<T*>(take_words(words));
  }
  /// What it holds on to, in bytes.
  [[nodiscard]] std::size_t bytes() const noexcept { return bytes_; }

 private:
  std::uint64_t* take_words(std::size_t words);
  struct Chunk {
    std::unique_ptr<std::uint64_t[]> words;
    std::size_t size;
  };
  std::vector<Chunk> chunks_;
  std::size_t chunk_ = 0;
  std::size_t used_ = 0;
  std::size_t bytes_ = 0;
};

/// Takes back, when it goes, all that was taken since it came.
class ArenaFrame {
 public:
  explicit ArenaFrame(Arena& arena) : arena_(arena), mark_(arena.mark()) {}
  ~ArenaFrame() { arena_.release(mark_); }
  ArenaFrame(const ArenaFrame&) = delete;
  ArenaFrame& operator=(const ArenaFrame&) = delete;

 private:
  Arena& arena_;
  Arena::Mark mark_;
};

/// `rows` hypotheses on `columns` points, column-major: bit i of column j is 1 iff hypothesis i is +1 at point j. Which
/// hypotheses and points these are is forgotten, but for the keys. Memory belongs to an arena.
struct BitMatrix {
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::uint32_t words = 0;  // a column's words in use
  std::uint32_t stride =
      0;  // words from column to column; never a large power of two, which would fight over cache sets
  std::uint64_t* bits = nullptr;
  std::uint32_t* ones = nullptr;   // a column
  VersionKey* row_keys = nullptr;  // a row; null where it is not needed
  VersionKey key;                  // of the version space

  [[nodiscard]] const std::uint64_t* column(std::uint32_t j) const noexcept { return bits + std::size_t{j} * stride; }
  [[nodiscard]] std::uint32_t minority(std::uint32_t j) const noexcept { return std::min(ones[j], rows - ones[j]); }
  /// The bits of the last word that are rows.
  [[nodiscard]] std::uint64_t tail() const noexcept { return rows % 64 == 0 ? ~0ULL : (1ULL << (rows % 64)) - 1; }
};

/// Calls work(0), …, work(parts − 1) in any order, maybe on several threads. `work` throws nothing, and each call writes
/// to places of its own.
using Spread = std::function<void(std::size_t parts, const std::function<void(std::size_t part)>& work)>;

/// How many calls in_parts makes at most.
inline constexpr std::uint32_t most_parts = 64;

/// Calls body(from, to, part) for the ranges that make up 0 … count, part = 0, 1, …; one range where `spread` is null.
template <class Body>
void in_parts(const Spread* spread, std::uint32_t count, const Body& body) {
  if (spread == nullptr) return body(std::uint32_t{0}, count, std::size_t{0});
  if (count == 0) return;
  const std::uint32_t each = (count + most_parts - 1) / most_parts;
  (*spread)((count + each - 1) / each, [&](std::size_t part) {
    const std::uint32_t from = static_cast<std::uint32_t>(part) * each;
    body(from, std::min(count, from + each), part);
  });
}

/// How many words a column of `rows` rows takes, and how far apart columns are laid.
[[nodiscard]] std::uint32_t words_for(std::size_t rows) noexcept;
[[nodiscard]] std::uint32_t stride_for(std::uint32_t words) noexcept;

/// Writes the rows with label `plus` at column j as a mask of matrix.words words.
void side_mask(const BitMatrix& matrix, std::uint32_t j, bool plus, std::uint64_t* mask) noexcept;

/// counts[j] = the number of ones of column j among the rows of the mask. O(columns · words). `spread` here and below:
/// null for this thread alone.
void count_side(const BitMatrix& matrix, const std::uint64_t* mask, std::uint32_t* counts,
                const Spread* spread = nullptr);

/// The largest minority of a column among the `size` rows of the mask, and the first column that has it (left alone
/// where none splits them); for a matrix of one word a column. O(columns).
[[nodiscard]] std::uint32_t most_even_minority(const BitMatrix& matrix, std::uint64_t mask, std::uint32_t size,
                                               std::uint32_t& column) noexcept;

/// Whether some column has at least `least` ones and at least `least` zeros among the `size` rows of the mask.
[[nodiscard]] bool has_split(const BitMatrix& matrix, const std::uint64_t* mask, std::uint32_t size,
                             std::uint32_t least) noexcept;

/// The same bits row by row: bit j of row i is 1 iff hypothesis i is +1 at point j.
struct RowBits {
  std::uint32_t stride = 0;  // words from row to row, a multiple of 8; bits beyond the columns are 0
  const std::uint64_t* bits = nullptr;
  [[nodiscard]] const std::uint64_t* row(std::uint32_t i) const noexcept { return bits + std::size_t{i} * stride; }
};

/// The matrix turned over, in the arena. O(rows · columns / 64) times about twenty.
[[nodiscard]] RowBits by_rows(const BitMatrix& matrix, Arena& arena, const Spread* spread = nullptr);

/// has_split, by adding up the rows of the mask in all columns at once: O(size · columns / 64), which is far less where
/// there are many columns and few rows in the mask. Needs least ≥ 1.
[[nodiscard]] bool has_split(const BitMatrix& matrix, const RowBits& rows, const std::uint64_t* mask,
                             std::uint32_t size, std::uint32_t least, Arena& arena) noexcept;

/// The XOR of the keys of the rows of the mask.
[[nodiscard]] VersionKey key_of_rows(const BitMatrix& matrix, const std::uint64_t* mask) noexcept;

/// Whether side (j, plus_j) of the matrix lies inside side (i, plus_i).
[[nodiscard]] bool side_inside(const BitMatrix& matrix, std::uint32_t j, bool plus_j, std::uint32_t i,
                               bool plus_i) noexcept;

/// What becomes of a parent's column in restrict_matrix.
struct ColumnImage {
  static constexpr std::uint32_t dropped = 0xffffffffU;
  std::uint32_t column = dropped;  // in the child
  bool flipped = false;            // the child's column is its complement
};

struct RestrictOptions {
  std::uint32_t least = 2;        // columns with a smaller minority are dropped
  bool merge = true;              // columns equal up to complement become one
  bool keys = true;               // gather row keys
  ColumnImage* images = nullptr;  // one a parent's column, where wanted
  const Spread* spread = nullptr;
};

/// The `size` ≥ 1 rows of the mask as a matrix of their own; `counts` are count_side's. The child's key is `key`.
/// O(columns · words).
[[nodiscard]] BitMatrix restrict_matrix(const BitMatrix& parent, const std::uint64_t* mask, std::uint32_t size,
                                        const std::uint32_t* counts, const VersionKey& key, Arena& arena,
                                        const RestrictOptions& options);

}  // namespace littlestone
