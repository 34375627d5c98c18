// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/exponential.hpp"

#include <catch2/catch.hpp>

#include "tests/support/oracle.hpp"

using namespace littlestone;

TEST_CASE("bounds on powers of exp(-gamma) hold and are two units apart at most", "[random]") {
  namespace mp = boost::multiprecision;
  for (const char* text : {"0", "1e-300", "1e-9", "1/20", "1/2", "0.500001", "1", "17/7", "40", "1e9", "1e300"}) {
    const Rational gamma = parse_rational("gamma", text);
    const oracle::Real rate = oracle::Real(mp::numerator(gamma)) / oracle::Real(mp::denominator(gamma));
    for (const unsigned bits : {1U, 7U, 64U, 200U}) {  // the oracle's own error is below 2^−300
      ExponentialBounds powers(gamma, bits);
      for (const std::uint64_t k : {0ULL, 1ULL, 2ULL, 3ULL, 77ULL, 1'000'003ULL, ~0ULL}) {
        const FixedBounds bounds = powers.power(k);
        const oracle::Real exact = mp::ldexp(exp(-rate * oracle::Real(k)), static_cast<int>(bits));
        const oracle::Real slack("1e-20");
        CAPTURE(text, bits, k);
        REQUIRE(oracle::Real(bounds.lower) <= exact + slack);
        REQUIRE(oracle::Real(bounds.upper) >= exact - slack);
        REQUIRE(bounds.upper - bounds.lower <= 2);
        REQUIRE(bounds.lower >= 0);
        REQUIRE(bounds.upper <= BigInteger(1) << bits);
      }
    }
  }
}
