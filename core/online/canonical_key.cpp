// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/canonical_key.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "core/base/bits.hpp"
#include "core/online/machine_words.hpp"

namespace littlestone {
namespace {

using std::size_t;
using std::uint32_t;
using std::uint64_t;

// What is worth telling apart by choice: each choice costs a count of every column.
constexpr int most_bases = 24;
constexpr unsigned most_planes = 32;

[[gnu::always_inline]] inline uint64_t fold(uint64_t a, uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = Wide{a} * b;
  return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

// Columns, each with what it takes to face inside: column[j][w] ^ flip[j].
struct FacedColumns {
  const uint64_t* const* column;
  const uint64_t* flip;
  uint32_t count;
};

using Lanes [[gnu::vector_size(64)]] = uint64_t;

// Sum and carry of three numbers of one bit, in every bit.
template <class Word>
[[gnu::always_inline]] inline void add(Word& carry, Word& sum, const Word& a, const Word& b) {
  const Word some = sum ^ a;
  carry = (sum & a) | (some & b);
  sum = some ^ b;
}

// The bits of the number of columns each row is inside: bit p goes to sums[p · words + w] for the words at `from`. The
// count is a multiple of 4.
template <class Word>
[[gnu::always_inline]] inline void sum_words(const FacedColumns& columns, uint32_t from, unsigned planes,
                                             uint64_t* sums, uint32_t words) {
  Word sum[most_planes];
  for (unsigned p = 0; p < planes; ++p) sum[p] = Word{};
  for (uint32_t j = 0; j < columns.count; j += 4) {
    Word low;
    Word high;
    Word carry;
    Word word[4];
    for (uint32_t i = 0; i < 4; ++i) {
      std::memcpy(&word[i], columns.column[j + i] + from, sizeof(Word));
      word[i] ^= columns.flip[j + i];
    }
    add(low, sum[0], word[0], word[1]);
    add(high, sum[0], word[2], word[3]);
    add(carry, sum[1], low, high);
    for (unsigned p = 2; p < planes; ++p) {
      const Word next = sum[p] & carry;
      sum[p] ^= carry;
      carry = next;
    }
  }
  for (unsigned p = 0; p < planes; ++p) std::memcpy(sums + size_t{p} * words + from, &sum[p], sizeof(Word));
}

// `sums` has `words` words a bit; those from `w` on and before `end` are written.
[[gnu::always_inline]] inline void sum_body(const FacedColumns& columns, unsigned planes, uint64_t* sums,
                                            uint32_t words, uint32_t w, uint32_t end) {
  for (; w + 8 <= end; w += 8) sum_words<Lanes>(columns, w, planes, sums, words);
  for (; w < end; ++w) sum_words<uint64_t>(columns, w, planes, sums, words);
}

// The key of the multiset of rows as they read in the columns' order, for the rows of the words from `w` on and before
// `end`: the keys of two such ranges are added.
[[gnu::always_inline]] inline VersionKey rows_body(const FacedColumns& columns, uint32_t rows, uint32_t w,
                                                   uint32_t end) {
  VersionKey key;
  VersionKey row[64];
  uint64_t square[64];
  for (; w < end; ++w) {
    const uint32_t here = std::min<uint32_t>(64, rows - w * 64);
    std::fill_n(row, here, VersionKey{});
    for (uint32_t from = 0; from < columns.count; from += 64) {
      const uint32_t there = std::min<uint32_t>(64, columns.count - from);
      for (uint32_t j = 0; j < there; ++j) square[j] = columns.column[from + j][w] ^ columns.flip[from + j];
      std::fill(square + there, square + 64, uint64_t{0});
      transpose(square);
      for (uint32_t i = 0; i < here; ++i) {
        // Both factors depend on the row: what were linear in it would forget which row has which bits.
        row[i].a = fold(row[i].a ^ square[i] ^ 0x2545f4914f6cdd1dULL, std::rotl(square[i], 32) ^ 0xa0761d6478bd642fULL);
        row[i].b =
            fold(row[i].b + (square[i] ^ 0x632be59bd9b4e019ULL), std::rotl(square[i], 23) ^ 0xe7037ed1a0b428dbULL);
      }
    }
    for (uint32_t i = 0; i < here; ++i) {
      key.a += row[i].a;
      key.b += row[i].b;
    }
  }
  return key;
}

struct KeyKernels {
  void (*sum)(const FacedColumns&, unsigned, uint64_t*, uint32_t, uint32_t, uint32_t);
  VersionKey (*rows)(const FacedColumns&, uint32_t, uint32_t, uint32_t);
};

void sum_plain(const FacedColumns& columns, unsigned planes, uint64_t* sums, uint32_t words, uint32_t w, uint32_t end) {
  sum_body(columns, planes, sums, words, w, end);
}
VersionKey rows_plain(const FacedColumns& columns, uint32_t rows, uint32_t w, uint32_t end) {
  return rows_body(columns, rows, w, end);
}
#if LITTLESTONE_X86
LITTLESTONE_BMI void sum_bmi(const FacedColumns& columns, unsigned planes, uint64_t* sums, uint32_t words, uint32_t w,
                             uint32_t end) {
  sum_body(columns, planes, sums, words, w, end);
}
LITTLESTONE_BMI VersionKey rows_bmi(const FacedColumns& columns, uint32_t rows, uint32_t w, uint32_t end) {
  return rows_body(columns, rows, w, end);
}
LITTLESTONE_WIDE void sum_wide(const FacedColumns& columns, unsigned planes, uint64_t* sums, uint32_t words, uint32_t w,
                               uint32_t end) {
  sum_body(columns, planes, sums, words, w, end);
}
LITTLESTONE_WIDE VersionKey rows_wide(const FacedColumns& columns, uint32_t rows, uint32_t w, uint32_t end) {
  return rows_body(columns, rows, w, end);
}
#endif

KeyKernels key_kernels_here() {
#if LITTLESTONE_X86
  const MachineWords words = machine_words();
  if (words == MachineWords::wide) return {sum_wide, rows_wide};
  if (words == MachineWords::bmi) return {sum_bmi, rows_bmi};
#endif
  return {sum_plain, rows_plain};
}

const KeyKernels key_kernels = key_kernels_here();

// An order of the columns, and for each the side that counts as its inside, which mostly know only of the form: columns
// are told apart by what they share with sets of rows that know only of the form, and then, while some are still
// alike, with one of these after the other.
class ColumnOrder {
 public:
  // `first`, unless none, is told apart before all others.
  ColumnOrder(const BitMatrix& matrix, uint32_t first, Arena& arena, const Spread* spread)
      : matrix_(matrix),
        spread_(spread),
        signature_(arena.take<uint64_t>(matrix.columns)),
        order_(arena.take<uint64_t>(matrix.columns)),
        counts_(arena.take<uint32_t>(matrix.columns)),
        facing_(arena.take<int>(matrix.columns)),
        mask_(arena.take<uint64_t>(matrix.words)) {
    assert(matrix.columns <= index);
    for (uint32_t j = 0; j < matrix.columns; ++j) {
      const uint32_t zeros = matrix.rows - matrix.ones[j];
      facing_[j] = (matrix.ones[j] < zeros ? 1 : 0) - (matrix.ones[j] > zeros ? 1 : 0);
      signature_[j] = matrix.minority(j);
    }
    tell_degrees(arena);
    for (int bases = 0; bases < most_bases; ++bases) {
      const uint32_t base = bases == 0 && first != none ? first : one_of_alike();
      if (base == none) return;
      if (facing_[base] == 0) facing_[base] = 1;
      side_mask(matrix_, base, facing_[base] > 0, mask_);
      tell(mask_, facing_[base] > 0 ? matrix_.ones[base] : matrix_.rows - matrix_.ones[base]);
      signature_[base] += 0x5851f42d4c957f2dULL;
    }
    (void)one_of_alike();
  }

  static constexpr uint32_t none = 0xffffffffU;

  [[nodiscard]] uint32_t operator[](uint32_t place) const { return static_cast<uint32_t>(order_[place] & index); }
  [[nodiscard]] bool flipped(uint32_t j) const { return facing_[j] < 0; }

 private:
  static constexpr uint64_t index = (uint64_t{1} << 24) - 1;  // the rest of a place is the signature

  // Refines the signatures by the number of rows of the mask, of `size`, inside each column.
  void tell(const uint64_t* mask, uint32_t size) {
    count_side(matrix_, mask, counts_, spread_);
    for (uint32_t j = 0; j < matrix_.columns; ++j) {
      const uint32_t zeros = size - counts_[j];
      if (facing_[j] == 0) facing_[j] = (counts_[j] > zeros ? 1 : 0) - (counts_[j] < zeros ? 1 : 0);
      const uint32_t inside = facing_[j] < 0 ? zeros : counts_[j];
      signature_[j] = fold(signature_[j] ^ 0x9e3779b97f4a7c15ULL, 0xd6e8feb86659fd93ULL + inside);
    }
  }

  // In how many columns with a minority each row is inside: a bit of that number is a set of rows.
  void tell_degrees(Arena& arena) {
    const ArenaFrame frame(arena);
    const auto planes = static_cast<unsigned>(std::bit_width(matrix_.columns));
    uint64_t* const sums = arena.take<uint64_t>(size_t{planes} * matrix_.words);
    uint64_t* const nothing = arena.take<uint64_t>(matrix_.words);
    std::fill_n(nothing, matrix_.words, uint64_t{0});
    auto* const column = arena.take<const uint64_t*>(matrix_.columns + 3);
    uint64_t* const flip = arena.take<uint64_t>(matrix_.columns + 3);
    uint32_t count = 0;
    for (uint32_t j = 0; j < matrix_.columns; ++j) {
      column[count] = matrix_.column(j);
      flip[count] = facing_[j] < 0 ? ~uint64_t{0} : 0;
      count += facing_[j] != 0 ? 1U : 0U;
    }
    for (; count % 4 != 0; ++count) {
      column[count] = nothing;
      flip[count] = 0;
    }
    in_parts(spread_, matrix_.words, [&](uint32_t from, uint32_t to, size_t) {
      key_kernels.sum({column, flip, count}, planes, sums, matrix_.words, from, to);
    });
    for (unsigned p = 0; p < planes; ++p) {
      uint64_t* const plane = sums + size_t{p} * matrix_.words;
      plane[matrix_.words - 1] &= matrix_.tail();
      uint32_t size = 0;
      for (uint32_t w = 0; w < matrix_.words; ++w) size += static_cast<uint32_t>(std::popcount(plane[w]));
      if (size != 0 && size != matrix_.rows) tell(plane, size);
    }
  }

  // Sorts by signature; a column of the smallest set of columns with one signature, or none when all are told apart.
  uint32_t one_of_alike() {
    for (uint32_t j = 0; j < matrix_.columns; ++j) order_[j] = (signature_[j] & ~index) | j;
    std::sort(order_, order_ + matrix_.columns);
    uint32_t found = none;
    uint32_t smallest = none;
    for (uint32_t first = 0, place = 1; place <= matrix_.columns; ++place) {
      if (place < matrix_.columns && (order_[place] ^ order_[first]) <= index) continue;
      if (place - first > 1 && place - first < smallest) {
        smallest = place - first;
        found = (*this)[first];
      }
      first = place;
    }
    return found;
  }

  const BitMatrix& matrix_;
  const Spread* spread_;
  uint64_t* signature_;
  uint64_t* order_;
  uint32_t* counts_;
  int* facing_;  // 1: its ones are its inside; −1: its zeros; 0: not known yet
  uint64_t* mask_;
};

}  // namespace

uint64_t shape_of(const BitMatrix& matrix) noexcept {
  uint64_t sum = 0;
  for (uint32_t j = 0; j < matrix.columns; ++j) sum += mix64(matrix.minority(j) * 0x9e3779b97f4a7c15ULL + 1);
  return mix64(sum ^ mix64((uint64_t{matrix.rows} << 32) | matrix.columns));
}

namespace {

// Any order of columns is sound: the key is that of the multiset of rows as they read in it.
VersionKey key_in(const ColumnOrder& columns, const BitMatrix& matrix, Arena& arena, const Spread* spread) {
  auto* const column = arena.take<const uint64_t*>(matrix.columns);
  uint64_t* const flip = arena.take<uint64_t>(matrix.columns);
  for (uint32_t place = 0; place < matrix.columns; ++place) {
    column[place] = matrix.column(columns[place]);
    flip[place] = columns.flipped(columns[place]) ? ~uint64_t{0} : 0;
  }
  VersionKey parts[most_parts];
  in_parts(spread, matrix.words, [&](uint32_t from, uint32_t to, size_t part) {
    parts[part] = key_kernels.rows({column, flip, matrix.columns}, matrix.rows, from, to);
  });
  VersionKey key;
  for (const VersionKey& part : parts) {
    key.a += part.a;
    key.b += part.b;
  }
  return {mix64(key.a + mix64(matrix.rows)), mix64(key.b + mix64(matrix.columns + 0x632be59bd9b4e019ULL))};
}

}  // namespace

VersionKey canonical_key(const BitMatrix& matrix, Arena& arena, const Spread* spread) {
  const ArenaFrame frame(arena);
  return key_in(ColumnOrder(matrix, ColumnOrder::none, arena, spread), matrix, arena, spread);
}

VersionKey canonical_key_from(const BitMatrix& matrix, uint32_t first, uint32_t* order, Arena& arena,
                              const Spread* spread) {
  const ArenaFrame frame(arena);
  const ColumnOrder columns(matrix, first, arena, spread);
  for (uint32_t place = 0; place < matrix.columns; ++place) order[place] = columns[place];
  return key_in(columns, matrix, arena, spread);
}

ColumnOrbits::ColumnOrbits(const BitMatrix& matrix, Arena& arena)
    : matrix_(matrix), arena_(arena), above_(arena.take<uint32_t>(matrix.columns)) {
  for (uint32_t j = 0; j < matrix.columns; ++j) above_[j] = j;
}

uint32_t ColumnOrbits::of(uint32_t j) noexcept {
  while (above_[j] != j) j = above_[j] = above_[above_[j]];
  return j;
}

bool ColumnOrbits::join(uint32_t i, uint32_t j, const Spread* spread) {
  if (reference_ != i) {
    if (order_ == nullptr) order_ = arena_.take<uint32_t>(matrix_.columns);
    key_ = canonical_key_from(matrix_, i, order_, arena_, spread);
    reference_ = i;
  }
  const ArenaFrame frame(arena_);
  uint32_t* const order = arena_.take<uint32_t>(matrix_.columns);
  if (canonical_key_from(matrix_, j, order, arena_, spread) != key_) return false;
  for (uint32_t place = 0; place < matrix_.columns; ++place) above_[of(order_[place])] = of(order[place]);
  return of(i) == of(j);
}

uint64_t canonical_cost(const BitMatrix& matrix) noexcept {
  return uint64_t{matrix.columns} * matrix.words * 15 + uint64_t{matrix.rows} * (matrix.columns / 64 + 1) * 15 + 1500;
}

}  // namespace littlestone
