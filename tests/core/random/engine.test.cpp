// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/engine.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "core/base/error.hpp"

using namespace littlestone;

TEST_CASE("a seeded engine is the standard 64-bit Mersenne twister, word for word", "[random]") {
  // The C++ standard fixes the 10000th word of mt19937_64 with its default seed 5489.
  Engine engine = Engine::seeded(5489);
  std::uint64_t word = 0;
  for (int i = 0; i < 10'000; ++i) word = engine();
  CHECK(word == 9981545732273789042ULL);
}

TEST_CASE("a coin is the top bit of one word", "[random]") {
  Engine words = Engine::seeded(7);
  Engine coins = Engine::seeded(7);
  for (int i = 0; i < 200; ++i) CHECK(coins.coin() == ((words() >> 63) == 1));
}

TEST_CASE("streams of the seed tree are pinned: a change of stream is deliberate", "[random]") {
  const std::uint64_t pinned[] = {SeedTree(1).key(), SeedTree(1).child(0).key(), SeedTree(1).child("histogram").key(),
                                  SeedTree(1).child("batches").child(7).child("draws").engine()()};
  CAPTURE(pinned[0], pinned[1], pinned[2], pinned[3]);
  CHECK(pinned[0] == 0x910a2dec89025cc1ULL);  // SplitMix64's first word for seed 1
  CHECK(pinned[1] == 0x8e58975f6d0dc556ULL);
  CHECK(pinned[2] == 0x7841e2be6b47fd71ULL);
  CHECK(pinned[3] == 0xc00cb752eb2eee52ULL);
}

TEST_CASE("children of one node have distinct streams", "[random]") {
  std::set<std::uint64_t> keys;
  for (std::uint64_t r = 0; r < 100'000; ++r) keys.insert(SeedTree(9).child(r).key());
  for (const char* name : {"draws", "filler", "coins", "histogram", "selection", "selection sample", "batches", "sweep",
                           "votes", "random table", "histogram command", "select command", "stable command"}) {
    keys.insert(SeedTree(9).child(name).key());
  }
  CHECK(keys.size() == 100'013);
}

TEST_CASE("the system engine draws different words each time", "[random]") {
  std::set<std::uint64_t> words;
  Engine one = Engine::system();
  Engine two = SeedTree::system().child("any").engine();
  for (int i = 0; i < 100; ++i) {
    words.insert(one());
    words.insert(two());
  }
  CHECK(words.size() == 200);
}

TEST_CASE("a seed is a whole number below 2^64", "[random]") {
  CHECK(parse_seed("seed", "0") == 0);
  CHECK(parse_seed("seed", "18446744073709551615") == 18446744073709551615ULL);
  for (const char* text : {"", "-1", "+1", "1.0", " 1", "0x1", "18446744073709551616", "1e3"}) {
    CHECK_THROWS_AS(parse_seed("seed", text), InputError);
  }
}
