// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rounds.hpp"

#include <catch2/catch.hpp>
#include <numeric>
#include <stdexcept>
#include <vector>

using namespace littlestone;

TEST_CASE("each item of each round is done once, by any number of threads", "[base][threads]") {
  for (const unsigned threads : {1U, 2U, 5U}) {
    Rounds rounds(threads);
    for (std::size_t count : {0U, 1U, 3U, 200U, 7U}) {
      std::vector<int> done(count, 0);
      REQUIRE(rounds.run(count, [&](unsigned thread, std::size_t i) { done[i] += thread < threads ? 1 : 100; }, {}));
      CHECK(std::accumulate(done.begin(), done.end(), 0) == static_cast<int>(count));
    }
  }
}

TEST_CASE("a round that is told to stop says so, and the next one runs", "[base][threads]") {
  Rounds rounds(3);
  CHECK_FALSE(rounds.run(
      50, [](unsigned, std::size_t) {}, [] { return true; }));
  CHECK(rounds.run(
      50, [](unsigned, std::size_t) {}, [] { return false; }));
}

TEST_CASE("what an item throws comes out of its round", "[base][threads]") {
  for (const unsigned threads : {1U, 4U}) {
    Rounds rounds(threads);
    CHECK_THROWS_AS(static_cast<void>(rounds.run(100,
                                                 [](unsigned, std::size_t i) {
                                                   if (i == 40) throw std::runtime_error("item");
                                                 },
                                                 {})),
                    std::runtime_error);
  }
}
