// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/bit_matrix.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/base/bits.hpp"
#include "core/online/machine_words.hpp"

namespace littlestone {
namespace {

// The loops over words are compiled for what the machine has: without it a popcount is a dozen instructions.

using std::size_t;
using std::uint32_t;
using std::uint64_t;

[[gnu::always_inline]] inline uint32_t ones_of(uint64_t word) {
  return static_cast<uint32_t>(__builtin_popcountll(word));
}

// Few words: the loop over them is unrolled, and the mask stays in registers.
template <uint32_t words>
[[gnu::always_inline]] inline void count_few(const BitMatrix& matrix, const uint64_t* mask, uint32_t* counts) {
  uint64_t kept[words];
  std::copy_n(mask, words, kept);
  const uint64_t* column = matrix.bits;
  for (uint32_t j = 0; j < matrix.columns; ++j, column += words) {
    uint32_t ones = 0;
    for (uint32_t w = 0; w < words; ++w) ones += ones_of(column[w] & kept[w]);
    counts[j] = ones;
  }
}

[[gnu::always_inline]] inline void count_body(const BitMatrix& matrix, const uint64_t* mask, uint32_t* counts) {
  switch (matrix.words) {
    case 1: return count_few<1>(matrix, mask, counts);
    case 2: return count_few<2>(matrix, mask, counts);
    case 3: return count_few<3>(matrix, mask, counts);
    case 4: return count_few<4>(matrix, mask, counts);
    case 5: return count_few<5>(matrix, mask, counts);
    case 6: return count_few<6>(matrix, mask, counts);
    default: break;
  }
  const uint64_t* column = matrix.bits;
  for (uint32_t j = 0; j < matrix.columns; ++j, column += matrix.stride) {
    uint64_t ones = 0;
    for (uint32_t w = 0; w < matrix.words; ++w)
      ones += static_cast<uint64_t>(__builtin_popcountll(column[w] & mask[w]));
    counts[j] = static_cast<uint32_t>(ones);
  }
}

[[gnu::always_inline]] inline bool split_body(const BitMatrix& matrix, const uint64_t* mask, uint32_t size,
                                              uint32_t least) {
  if (size < 2 * least) return false;
  const uint32_t room = size - 2 * least;
  const uint64_t* column = matrix.bits;
  for (uint32_t j = 0; j < matrix.columns; ++j, column += matrix.stride) {
    uint64_t ones = 0;
    for (uint32_t w = 0; w < matrix.words; ++w)
      ones += static_cast<uint64_t>(__builtin_popcountll(column[w] & mask[w]));
    if (static_cast<uint32_t>(ones) - least <= room) return true;  // least ≤ ones ≤ size − least
  }
  return false;
}

template <bool hardware>
[[gnu::always_inline]] inline void select_body(const BitMatrix& parent, const uint64_t* mask, const uint32_t* chosen,
                                               uint32_t count, uint64_t* out, uint32_t stride) {
  // Words of the mask that keep nothing are skipped in every column.
  constexpr uint32_t block = 64;
  uint32_t places[block];
  for (uint32_t i = 0; i < count; ++i) std::fill_n(out + size_t{i} * stride, stride, uint64_t{0});
  unsigned start_fill = 0;
  size_t start_word = 0;
  for (uint32_t from = 0; from < parent.words;) {
    uint32_t used = 0;
    unsigned total = 0;
    while (from < parent.words && used < block) {
      if (mask[from] != 0) {
        places[used++] = from;
        total += ones_of(mask[from]);
      }
      ++from;
    }
    for (uint32_t i = 0; i < count; ++i) {
      const uint64_t* column = parent.column(chosen[i]);
      uint64_t* to = out + size_t{i} * stride + start_word;
      unsigned fill = start_fill;
      uint64_t word = *to;
      for (uint32_t p = 0; p < used; ++p) {
        const uint64_t m = mask[places[p]];
        const uint64_t bits = extract_bits<hardware>(column[places[p]], m);
        const unsigned n = ones_of(m);
        word |= bits << fill;
        if (fill + n >= 64) {
          *to++ = word;
          word = fill == 0 ? 0 : bits >> (64 - fill);
          fill = fill + n - 64;
        } else {
          fill += n;
        }
      }
      if (fill != 0) *to = word;
    }
    start_word += (start_fill + total) / 64;
    start_fill = (start_fill + total) % 64;
  }
}

// 512 columns at a time. Clang forgets the alignment of 8 behind a reference, so there it is the vector's own.
#ifdef __clang__
using Lanes [[gnu::vector_size(64)]] = uint64_t;
#else
using Lanes [[gnu::vector_size(64), gnu::aligned(8), gnu::may_alias]] = uint64_t;
#endif

// high:low = a + b + low, in every bit.
template <bool wide>
[[gnu::always_inline]] inline void add(Lanes& high, Lanes& low, const Lanes& a, const Lanes& b) {
#if LITTLESTONE_X86 && !defined(__clang__)  // which takes 512 bits in asm only where the function itself has them
  if constexpr (wide) {
    Lanes carry = low;  // the majority of the three, and their parity
    asm("vpternlogq $0xE8, %2, %1, %0" : "+v"(carry) : "v"(a), "v"(b));
    asm("vpternlogq $0x96, %2, %1, %0" : "+v"(low) : "v"(a), "v"(b));
    high = carry;
    return;
  }
#endif
  const Lanes some = low ^ a;
  high = (low & a) | (some & b);
  low = some ^ b;
}

// Whether one of the numbers whose bits stand in planes[levels − 1] … planes[0] is at least `least`.
[[gnu::always_inline]] inline void at_least_body(const Lanes* planes, unsigned levels, uint64_t least, Lanes& result) {
  Lanes more{};
  Lanes equal = ~Lanes{};
  for (unsigned p = levels; p-- > 0;) {
    if (((least >> p) & 1U) != 0) {
      equal &= planes[p];
    } else {
      more |= equal & planes[p];
      equal &= ~planes[p];
    }
  }
  result = more | equal;
}

// The rows are added up sixteen at a time (a carry-save adder); `count` of them, padded with rows of zeros to a
// multiple of 16.
template <bool wide>
[[gnu::always_inline]] inline bool sum_body(const uint64_t* const* rows, uint32_t count, uint32_t stride, uint32_t size,
                                            uint32_t least) {
  const unsigned levels = std::max(5U, static_cast<unsigned>(std::bit_width(count)) + 1);
  for (uint32_t at = 0; at < stride; at += 8) {
#ifdef __clang__
    Lanes loaded[2];
    const auto load = [&](uint32_t i) -> const Lanes& {
      __builtin_memcpy(&loaded[i % 2], rows[i] + at, sizeof(Lanes));
      return loaded[i % 2];
    };
#else
    const auto load = [&](uint32_t i) -> const Lanes& { return *reinterpret_cast<const Lanes*>(rows[i] + at); };
#endif
    Lanes planes[34] = {};
    Lanes ones{};
    Lanes twos{};
    Lanes fours{};
    Lanes eights{};
    for (uint32_t i = 0; i < count; i += 16) {
      Lanes two[2];
      Lanes four[2];
      Lanes eight[2];
      for (uint32_t half = 0; half < 2; ++half) {
        for (uint32_t quarter = 0; quarter < 2; ++quarter) {
          const uint32_t from = i + 8 * half + 4 * quarter;
          add<wide>(two[0], ones, load(from), load(from + 1));
          add<wide>(two[1], ones, load(from + 2), load(from + 3));
          add<wide>(four[quarter], twos, two[0], two[1]);
        }
        add<wide>(eight[half], fours, four[0], four[1]);
      }
      Lanes carry;
      add<wide>(carry, eights, eight[0], eight[1]);
      for (unsigned p = 4; p < levels; ++p) {
        const Lanes next = planes[p] & carry;
        planes[p] ^= carry;
        carry = next;
      }
    }
    planes[0] = ones;
    planes[1] = twos;
    planes[2] = fours;
    planes[3] = eights;
    Lanes enough;
    Lanes too_many;
    at_least_body(planes, levels, least, enough);
    at_least_body(planes, levels, uint64_t{size} - least + 1, too_many);
    const Lanes good = enough & ~too_many;
    uint64_t any = 0;
    for (int lane = 0; lane < 8; ++lane) any |= good[lane];
    if (any != 0) return true;
  }
  return false;
}

[[gnu::always_inline]] inline uint32_t most_even(const BitMatrix& matrix, uint64_t mask, uint32_t size,
                                                 uint32_t& column) {
  uint32_t best = 0;
  for (uint32_t j = 0; j < matrix.columns; ++j) {
    const uint32_t ones = ones_of(matrix.bits[j] & mask);
    const uint32_t minority = std::min(ones, size - ones);
    if (minority > best) {
      best = minority;
      column = j;
    }
  }
  return best;
}

struct Kernels {
  uint32_t (*even)(const BitMatrix&, uint64_t, uint32_t, uint32_t&);
  void (*count)(const BitMatrix&, const uint64_t*, uint32_t*);
  bool (*split)(const BitMatrix&, const uint64_t*, uint32_t, uint32_t);
  void (*select)(const BitMatrix&, const uint64_t*, const uint32_t*, uint32_t, uint64_t*, uint32_t);
  bool (*sum)(const uint64_t* const*, uint32_t, uint32_t, uint32_t, uint32_t);
};

uint32_t even_plain(const BitMatrix& matrix, uint64_t mask, uint32_t size, uint32_t& column) {
  return most_even(matrix, mask, size, column);
}
void count_plain(const BitMatrix& matrix, const uint64_t* mask, uint32_t* counts) { count_body(matrix, mask, counts); }
bool split_plain(const BitMatrix& matrix, const uint64_t* mask, uint32_t size, uint32_t least) {
  return split_body(matrix, mask, size, least);
}
void select_plain(const BitMatrix& parent, const uint64_t* mask, const uint32_t* chosen, uint32_t count, uint64_t* out,
                  uint32_t stride) {
  select_body<false>(parent, mask, chosen, count, out, stride);
}
bool sum_plain(const uint64_t* const* rows, uint32_t count, uint32_t stride, uint32_t size, uint32_t least) {
  return sum_body<false>(rows, count, stride, size, least);
}

#if LITTLESTONE_X86
LITTLESTONE_BMI uint32_t even_bmi(const BitMatrix& matrix, uint64_t mask, uint32_t size, uint32_t& column) {
  return most_even(matrix, mask, size, column);
}
LITTLESTONE_WIDE uint32_t even_wide(const BitMatrix& matrix, uint64_t mask, uint32_t size, uint32_t& column) {
  return most_even(matrix, mask, size, column);
}
LITTLESTONE_BMI void count_bmi(const BitMatrix& matrix, const uint64_t* mask, uint32_t* counts) {
  count_body(matrix, mask, counts);
}
LITTLESTONE_BMI bool split_bmi(const BitMatrix& matrix, const uint64_t* mask, uint32_t size, uint32_t least) {
  return split_body(matrix, mask, size, least);
}
LITTLESTONE_BMI void select_bmi(const BitMatrix& parent, const uint64_t* mask, const uint32_t* chosen, uint32_t count,
                                uint64_t* out, uint32_t stride) {
  select_body<true>(parent, mask, chosen, count, out, stride);
}
LITTLESTONE_WIDE void count_wide(const BitMatrix& matrix, const uint64_t* mask, uint32_t* counts) {
  count_body(matrix, mask, counts);
}
LITTLESTONE_BMI bool sum_bmi(const uint64_t* const* rows, uint32_t count, uint32_t stride, uint32_t size,
                             uint32_t least) {
  return sum_body<false>(rows, count, stride, size, least);
}
LITTLESTONE_WIDE bool sum_wide(const uint64_t* const* rows, uint32_t count, uint32_t stride, uint32_t size,
                               uint32_t least) {
  return sum_body<true>(rows, count, stride, size, least);
}
#endif

Kernels kernels_here() {
#if LITTLESTONE_X86
  const MachineWords words = machine_words();
  if (words == MachineWords::wide) return {even_wide, count_wide, split_bmi, select_bmi, sum_wide};
  if (words == MachineWords::bmi) return {even_bmi, count_bmi, split_bmi, select_bmi, sum_bmi};
#endif
  return {even_plain, count_plain, split_plain, select_plain, sum_plain};
}

const Kernels kernels = kernels_here();

}  // namespace

VersionKey key_of_hypothesis(uint64_t h) noexcept {
  return {mix64(2 * h + 0x9e3779b97f4a7c15ULL),
          mix64(mix64(2 * h + 1 + 0x9e3779b97f4a7c15ULL) ^ 0xd1b54a32d192ed03ULL)};
}

uint64_t* Arena::take_words(size_t words) {
  while (chunk_ < chunks_.size() && used_ + words > chunks_[chunk_].size) {
    ++chunk_;
    used_ = 0;
  }
  if (chunk_ == chunks_.size()) {
    const size_t size = std::max<size_t>(words, std::min<size_t>(size_t{1} << 13 << chunk_, size_t{1} << 20));
    chunks_.push_back({std::make_unique_for_overwrite<uint64_t[]>(size), size});
    bytes_ += size * sizeof(uint64_t);
    used_ = 0;
  }
  uint64_t* const taken = chunks_[chunk_].words.get() + used_;
  used_ += words;
  return taken;
}

uint32_t words_for(size_t rows) noexcept { return static_cast<uint32_t>((rows + 63) / 64); }

uint32_t stride_for(uint32_t words) noexcept { return words >= 32 ? words | 1U : words; }

void side_mask(const BitMatrix& matrix, uint32_t j, bool plus, uint64_t* mask) noexcept {
  const uint64_t* const column = matrix.column(j);
  if (plus) {
    std::copy_n(column, matrix.words, mask);
    return;
  }
  for (uint32_t w = 0; w < matrix.words; ++w) mask[w] = ~column[w];
  mask[matrix.words - 1] &= matrix.tail();
}

void count_side(const BitMatrix& matrix, const uint64_t* mask, uint32_t* counts, const Spread* spread) {
  in_parts(spread, matrix.columns, [&](uint32_t from, uint32_t to, size_t) {
    BitMatrix part = matrix;
    part.bits += size_t{from} * matrix.stride;
    part.columns = to - from;
    kernels.count(part, mask, counts + from);
  });
}

uint32_t most_even_minority(const BitMatrix& matrix, uint64_t mask, uint32_t size, uint32_t& column) noexcept {
  return kernels.even(matrix, mask, size, column);
}

bool has_split(const BitMatrix& matrix, const uint64_t* mask, uint32_t size, uint32_t least) noexcept {
  return kernels.split(matrix, mask, size, least);
}

RowBits by_rows(const BitMatrix& matrix, Arena& arena, const Spread* spread) {
  RowBits rows;
  rows.stride = (matrix.columns + 511) / 512 * 8;
  uint64_t* const bits = arena.take<uint64_t>(size_t{matrix.rows} * rows.stride);
  in_parts(spread, matrix.words, [&](uint32_t from, uint32_t to, size_t) {
    const size_t end = std::min<size_t>(size_t{to} * 64, matrix.rows);
    std::fill(bits + size_t{from} * 64 * rows.stride, bits + end * rows.stride, uint64_t{0});
    for (uint32_t w = from; w < to; ++w) {
      const uint32_t first = w * 64;
      const uint32_t here = std::min<uint32_t>(64, matrix.rows - first);
      for (uint32_t block = 0; block * 64 < matrix.columns; ++block) {
        uint64_t square[64];
        const uint32_t there = std::min<uint32_t>(64, matrix.columns - block * 64);
        for (uint32_t j = 0; j < there; ++j) square[j] = matrix.column(block * 64 + j)[w];
        std::fill(square + there, square + 64, uint64_t{0});
        transpose(square);
        for (uint32_t i = 0; i < here; ++i) bits[size_t{first + i} * rows.stride + block] = square[i];
      }
    }
  });
  rows.bits = bits;
  return rows;
}

bool has_split(const BitMatrix& matrix, const RowBits& rows, const uint64_t* mask, uint32_t size, uint32_t least,
               Arena& arena) noexcept {
  if (size < 2 * least) return false;
  const ArenaFrame frame(arena);
  uint64_t* const nothing = arena.take<uint64_t>(rows.stride);
  std::fill_n(nothing, rows.stride, uint64_t{0});
  const uint32_t padded = (size + 15) / 16 * 16;
  auto* const picked = reinterpret_cast<const uint64_t**>(arena.take<uint64_t>(padded));
  uint32_t count = 0;
  for (uint32_t w = 0; w < matrix.words; ++w) {
    for (uint64_t left = mask[w]; left != 0; left &= left - 1) {
      picked[count++] = rows.row(w * 64 + static_cast<uint32_t>(std::countr_zero(left)));
    }
  }
  while (count < padded) picked[count++] = nothing;
  return kernels.sum(picked, padded, rows.stride, size, least);
}

VersionKey key_of_rows(const BitMatrix& matrix, const uint64_t* mask) noexcept {
  VersionKey key;
  for (uint32_t w = 0; w < matrix.words; ++w) {
    for (uint64_t left = mask[w]; left != 0; left &= left - 1) {
      key ^= matrix.row_keys[size_t{w} * 64 + static_cast<size_t>(std::countr_zero(left))];
    }
  }
  return key;
}

bool side_inside(const BitMatrix& matrix, uint32_t j, bool plus_j, uint32_t i, bool plus_i) noexcept {
  const uint64_t* const inner = matrix.column(j);
  const uint64_t* const outer = matrix.column(i);
  const uint64_t flip_inner = plus_j ? 0 : ~0ULL;
  const uint64_t flip_outer = plus_i ? ~0ULL : 0;  // of the complement of the outer side
  const uint32_t last = matrix.words - 1;
  for (uint32_t w = 0; w < last; ++w) {
    if (((inner[w] ^ flip_inner) & (outer[w] ^ flip_outer)) != 0) return false;
  }
  return ((inner[last] ^ flip_inner) & (outer[last] ^ flip_outer) & matrix.tail()) == 0;
}

BitMatrix restrict_matrix(const BitMatrix& parent, const uint64_t* mask, uint32_t size, const uint32_t* counts,
                          const VersionKey& key, Arena& arena, const RestrictOptions& options) {
  BitMatrix child;
  child.rows = size;
  child.words = words_for(size);
  child.stride = stride_for(child.words);
  child.key = key;
  if (options.keys) {
    child.row_keys = arena.take<VersionKey>(size);
    in_parts(options.spread, parent.words, [&](uint32_t from, uint32_t to, size_t) {
      VersionKey* key_of = child.row_keys;
      for (uint32_t w = 0; w < from; ++w) key_of += std::popcount(mask[w]);
      for (uint32_t w = from; w < to; ++w) {
        for (uint64_t left = mask[w]; left != 0; left &= left - 1) {
          *key_of++ = parent.row_keys[size_t{w} * 64 + static_cast<size_t>(std::countr_zero(left))];
        }
      }
    });
  }
  uint32_t kept = 0;
  for (uint32_t j = 0; j < parent.columns; ++j)
    kept += std::min(counts[j], size - counts[j]) >= options.least ? 1U : 0U;
  child.bits = arena.take<uint64_t>(size_t{kept} * child.stride);
  child.ones = arena.take<uint32_t>(kept);
  const ArenaFrame frame(arena);
  uint32_t* const chosen = arena.take<uint32_t>(kept);
  kept = 0;
  for (uint32_t j = 0; j < parent.columns; ++j) {
    if (options.images != nullptr) options.images[j] = {};
    if (std::min(counts[j], size - counts[j]) >= options.least) chosen[kept++] = j;
  }
  const auto select = [&](uint32_t from, uint32_t to, size_t) {
    kernels.select(parent, mask, chosen + from, to - from, child.bits + size_t{from} * child.stride, child.stride);
  };
  if (!options.merge) {
    in_parts(options.spread, kept, select);
    for (uint32_t i = 0; i < kept; ++i) child.ones[i] = counts[chosen[i]];
    child.columns = kept;
    return child;
  }
  // Every column gets 0 in its first row, so that columns equal up to complement become equal.
  bool* const flipped = arena.take<bool>(kept);
  uint64_t* const hashes = arena.take<uint64_t>(kept);
  const uint64_t tail = child.tail();
  in_parts(options.spread, kept, [&](uint32_t from, uint32_t to, size_t) {
    select(from, to, 0);
    for (uint32_t i = from; i < to; ++i) {
      uint64_t* const column = child.bits + size_t{i} * child.stride;
      flipped[i] = (column[0] & 1U) != 0;
      if (flipped[i]) {
        for (uint32_t w = 0; w < child.words; ++w) column[w] = ~column[w];
        column[child.words - 1] &= tail;
      }
      const uint32_t ones = counts[chosen[i]];
      uint64_t hash = flipped[i] ? size - ones : ones;
      for (uint32_t w = 0; w < child.words; ++w) {
        hash = (std::rotl(hash, 25) ^ column[w]) * 0x9e3779b97f4a7c15ULL;
      }
      hashes[i] = hash ^ (hash >> 32);
    }
  });
  const size_t slots = std::bit_ceil(size_t{kept} * 2 + 2);
  uint32_t* const table = arena.take<uint32_t>(slots);
  std::fill_n(table, slots, 0U);
  for (uint32_t i = 0; i < kept; ++i) {
    const uint64_t* const column = child.column(i);
    const uint32_t ones = flipped[i] ? size - counts[chosen[i]] : counts[chosen[i]];
    size_t slot = hashes[i] & (slots - 1);
    while (table[slot] != 0) {
      const uint32_t other = table[slot] - 1;
      if (child.ones[other] == ones && std::equal(column, column + child.words, child.column(other))) break;
      slot = (slot + 1) & (slots - 1);
    }
    if (table[slot] == 0) {
      if (child.columns != i) std::copy_n(column, child.words, child.bits + size_t{child.columns} * child.stride);
      child.ones[child.columns] = ones;
      table[slot] = ++child.columns;
    }
    if (options.images != nullptr) options.images[chosen[i]] = {table[slot] - 1, flipped[i]};
  }
  return child;
}

}  // namespace littlestone
