// SPDX-License-Identifier: GPL-3.0-or-later
// A fixed number of bits packed into 64-bit words: label vectors and version spaces are made of it.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace littlestone {

/// `size` bits, bit i in word i / 64 at position i % 64. Bits past the end are always 0, so comparing and hashing
/// words compares and hashes the value.
class BitVector {
 public:
  static constexpr std::size_t npos = static_cast<std::size_t>(-1);

  BitVector() = default;
  explicit BitVector(std::size_t size, bool value = false);

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool test(std::size_t i) const {
    assert(i < size_);
    return ((words_[i / 64] >> (i % 64)) & 1U) != 0;
  }
  void set(std::size_t i, bool value = true) {
    assert(i < size_);
    const std::uint64_t mask = std::uint64_t{1} << (i % 64);
    words_[i / 64] = value ? words_[i / 64] | mask : words_[i / 64] & ~mask;
  }
  /// Sets bits 64w … 64w + 63; those of `bits` past the end are 0.
  void set_word(std::size_t w, std::uint64_t bits) {
    assert(w < words_.size() && (size_ - 64 * w >= 64 || bits >> (size_ - 64 * w) == 0));
    words_[w] = bits;
  }

  /// The number of ones. O(size/64).
  [[nodiscard]] std::size_t count() const noexcept;
  /// |*this ∩ other| without building it; sizes must agree. O(size/64).
  [[nodiscard]] std::size_t count_and(const BitVector& other) const;
  /// Whether the two have an index in common, and whether every index of this one is in `other`; sizes must agree.
  /// O(size/64).
  [[nodiscard]] bool intersects(const BitVector& other) const;
  [[nodiscard]] bool inside(const BitVector& other) const;
  [[nodiscard]] bool none() const noexcept;
  /// The least set index at or after `from`, or npos. O(size/64).
  [[nodiscard]] std::size_t find(std::size_t from = 0) const noexcept;
  /// The least index on which the two differ, or npos; sizes must agree. O(size/64).
  [[nodiscard]] std::size_t first_difference(const BitVector& other) const;

  BitVector& operator&=(const BitVector& other);
  /// Keeps what is not in `other`.
  BitVector& subtract(const BitVector& other);
  friend bool operator==(const BitVector&, const BitVector&) = default;

  [[nodiscard]] std::span<const std::uint64_t> words() const noexcept { return words_; }
  [[nodiscard]] std::size_t hash() const noexcept;

 private:
  std::size_t size_ = 0;
  std::vector<std::uint64_t> words_;
};

/// Turns a square of bits over: bit i of word j becomes bit j of word i.
[[gnu::always_inline]] inline void transpose(std::uint64_t (&square)[64]) noexcept {
  std::uint64_t mask = 0x00000000ffffffffULL;
  for (unsigned step = 32; step != 0; step >>= 1, mask ^= mask << step) {
    for (unsigned block = 0; block < 64; block += 2 * step) {
      for (unsigned k = block; k < block + step; ++k) {  // consecutive words, so that they go several at a time
        const std::uint64_t swapped = ((square[k] >> step) ^ square[k + step]) & mask;
        square[k] ^= swapped << step;
        square[k + step] ^= swapped;
      }
    }
  }
}

struct BitVectorHash {
  std::size_t operator()(const BitVector& bits) const noexcept { return bits.hash(); }
};

/// Bijective mixing of 64 bits (the finaliser of SplitMix64): a good hash step and the step of a seed tree.
[[nodiscard]] constexpr std::uint64_t mix64(std::uint64_t x) noexcept {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  x ^= x >> 31;
  return x;
}

}  // namespace littlestone
