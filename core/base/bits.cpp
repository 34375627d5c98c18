// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bits.hpp"

#include <algorithm>

namespace littlestone {

BitVector::BitVector(std::size_t size, bool value)
    : size_(size), words_((size + 63) / 64, value ? ~std::uint64_t{0} : std::uint64_t{0}) {
  if (value && size % 64 != 0) words_.back() = (std::uint64_t{1} << (size % 64)) - 1;
}

std::size_t BitVector::count() const noexcept {
  std::size_t ones = 0;
  for (const std::uint64_t word : words_) ones += static_cast<std::size_t>(std::popcount(word));
  return ones;
}

std::size_t BitVector::count_and(const BitVector& other) const {
  assert(size_ == other.size_);
  std::size_t ones = 0;
  for (std::size_t i = 0; i < words_.size(); ++i) {
    ones += static_cast<std::size_t>(std::popcount(words_[i] & other.words_[i]));
  }
  return ones;
}

bool BitVector::intersects(const BitVector& other) const {
  assert(size_ == other.size_);
  for (std::size_t i = 0; i < words_.size(); ++i) {
    if ((words_[i] & other.words_[i]) != 0) return true;
  }
  return false;
}

bool BitVector::inside(const BitVector& other) const {
  assert(size_ == other.size_);
  for (std::size_t i = 0; i < words_.size(); ++i) {
    if ((words_[i] & ~other.words_[i]) != 0) return false;
  }
  return true;
}

bool BitVector::none() const noexcept {
  return std::all_of(words_.begin(), words_.end(), [](std::uint64_t word) { return word == 0; });
}

std::size_t BitVector::find(std::size_t from) const noexcept {
  if (from >= size_) return npos;
  std::size_t i = from / 64;
  std::uint64_t word = words_[i] & (~std::uint64_t{0} << (from % 64));
  while (word == 0) {
    if (++i == words_.size()) return npos;
    word = words_[i];
  }
  return i * 64 + static_cast<std::size_t>(std::countr_zero(word));
}

std::size_t BitVector::first_difference(const BitVector& other) const {
  assert(size_ == other.size_);
  for (std::size_t i = 0; i < words_.size(); ++i) {
    const std::uint64_t differing = words_[i] ^ other.words_[i];
    if (differing != 0) return i * 64 + static_cast<std::size_t>(std::countr_zero(differing));
  }
  return npos;
}

BitVector& BitVector::operator&=(const BitVector& other) {
  assert(size_ == other.size_);
  for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
  return *this;
}

BitVector& BitVector::subtract(const BitVector& other) {
  assert(size_ == other.size_);
  for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
  return *this;
}

std::size_t BitVector::hash() const noexcept {
  std::uint64_t h = 0x9e3779b97f4a7c15ULL + size_;
  for (const std::uint64_t word : words_) h = mix64(h ^ word) + 0x9e3779b97f4a7c15ULL;
  return static_cast<std::size_t>(h);
}

}  // namespace littlestone
