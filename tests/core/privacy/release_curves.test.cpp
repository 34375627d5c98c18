// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/release_curves.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/privacy/partition_selection.hpp"
#include "core/privacy/stable_histogram.hpp"

using namespace littlestone;

TEST_CASE("the two release curves are the laws of the two mechanisms, from almost never to almost surely",
          "[partition_selection]") {
  for (const auto& [epsilon, delta, even, laplace] :
       std::vector<std::tuple<const char*, const char*, unsigned, unsigned>>{
           {"1", "1e-6", 27, 28}, {"0.5", "1e-5", 42, 45}, {"2", "1e-8", 19, 20}, {"0.1", "1e-6", 217, 264}}) {
    const Rational e = parse_rational("", epsilon);
    const Rational d = parse_rational("", delta);
    const ReleaseCurves curves = release_curves(e, d, 60);
    CHECK(curves.partition_selection_even == even);
    CHECK(curves.laplace_even == laplace);
    CHECK(curves.chances.size() <= 60);
    CHECK(curves.chances.size() > 10);
    const StableHistogram histogram(e, d);
    const PartitionSelection selection(e, d);
    bool even_there = false;
    for (std::size_t i = 0; i < curves.chances.size(); ++i) {
      const ReleaseChance& chance = curves.chances[i];
      if (i > 0) CHECK(chance.votes > curves.chances[i - 1].votes);
      CHECK(chance.laplace == histogram.release_probability(chance.votes));
      CHECK(chance.partition_selection == Approx(selection.release_probability(chance.votes)).epsilon(1e-12));
      even_there = even_there || chance.votes == std::uint64_t{even};
    }
    CHECK(even_there);
    CHECK(std::max(curves.chances.front().laplace, curves.chances.front().partition_selection) < 1e-3);
    CHECK(std::min(curves.chances.back().laplace, curves.chances.back().partition_selection) >= 0.999);
  }
  CHECK(release_curves(Rational(1, 10'000'000), Rational(1, 1'000'000)).chances.size() <= 120);  // no table is made
  CHECK_THROWS_AS(release_curves(0, Rational(1, 10)), InputError);
}
