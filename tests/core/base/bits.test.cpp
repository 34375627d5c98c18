// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bits.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <catch2/catch.hpp>
#include <random>
#include <set>

using namespace littlestone;

namespace {

BitVector bits_of(const std::vector<bool>& values) {
  BitVector bits(values.size());
  for (std::size_t i = 0; i < values.size(); ++i) bits.set(i, values[i]);
  return bits;
}

}  // namespace

TEST_CASE("a bit vector does what a vector of bool does", "[base]") {
  CHECK(rc::check([](const std::vector<bool>& a) {
    const auto b = *rc::gen::container<std::vector<bool>>(a.size(), rc::gen::arbitrary<bool>());
    const BitVector x = bits_of(a);
    const BitVector y = bits_of(b);
    std::size_t ones = 0;
    std::size_t both = 0;
    std::size_t first = BitVector::npos;
    std::size_t difference = BitVector::npos;
    for (std::size_t i = a.size(); i-- > 0;) {
      ones += a[i] ? 1U : 0U;
      both += a[i] && b[i] ? 1U : 0U;
      if (a[i]) first = i;
      if (a[i] != b[i]) difference = i;
    }
    RC_ASSERT(x.count() == ones);
    RC_ASSERT(x.count_and(y) == both);
    RC_ASSERT(x.find() == first);
    RC_ASSERT(x.none() == (ones == 0));
    RC_ASSERT(x.first_difference(y) == difference);
    RC_ASSERT((x == y) == (a == b));
    BitVector met = x;
    met &= y;
    RC_ASSERT(met.count() == both);
    BitVector left = x;
    left.subtract(y);
    RC_ASSERT(left.count() == ones - both);
    if (a == b) RC_ASSERT(x.hash() == y.hash());
  }));
}

TEST_CASE("a full bit vector has no ones past its end", "[base]") {
  for (std::size_t size = 0; size < 200; ++size) {
    CHECK(BitVector(size, true).count() == size);
    CHECK(BitVector(size, true) == bits_of(std::vector<bool>(size, true)));
  }
}

TEST_CASE("a word of bits is set as its bits one by one", "[base]") {
  BitVector bits(70, true);
  bits.set_word(0, 0x8000000000000005ULL);
  bits.set_word(1, 0x21);
  BitVector expected(70);
  for (const std::size_t i : {0U, 2U, 63U, 64U, 69U}) expected.set(i);
  CHECK(bits == expected);
}

TEST_CASE("a square of bits turned over has its rows as columns", "[base]") {
  std::mt19937_64 engine(7);
  std::uint64_t square[64];
  for (std::uint64_t& word : square) word = engine();
  std::uint64_t turned[64];
  std::copy_n(square, 64, turned);
  transpose(turned);
  for (unsigned i = 0; i < 64; ++i) {
    for (unsigned j = 0; j < 64; ++j) CHECK(((turned[j] >> i) & 1U) == ((square[i] >> j) & 1U));
  }
}

TEST_CASE("the mixing step of hashes and seeds is a bijection where it is tried", "[base]") {
  std::set<std::uint64_t> images;
  for (std::uint64_t x = 0; x < 10'000; ++x) images.insert(mix64(x));
  CHECK(images.size() == 10'000);
}
