// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/choosing_tables.hpp"

#include <boost/multiprecision/cpp_dec_float.hpp>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

namespace mp = boost::multiprecision;
using WideReal = mp::number<mp::cpp_dec_float<400>>;

WideReal wide_real(const Rational& value) { return WideReal(mp::numerator(value)) / WideReal(mp::denominator(value)); }

const std::vector<std::pair<const char*, const char*>> budgets = {
    {"1", "1e-6"}, {"0.1", "1e-6"}, {"1/3", "1e-9"}, {"8", "1e-3"}, {"0.001", "1e-12"}, {"3", "0.9"}, {"20", "1e-300"}};

}  // namespace

TEST_CASE("the bar is the least at which what one batch alone votes for leaves with probability delta at most",
          "[choosing]") {
  for (const auto& [epsilon_text, delta_text] : budgets) {
    for (const std::uint64_t s : {1ULL, 2ULL, 28ULL, 808ULL, 856'896ULL, 1ULL << 45}) {
      const Rational epsilon = parse_rational("", epsilon_text);
      const Rational delta = parse_rational("", delta_text);
      const std::int64_t bar = choosing_bar(epsilon, delta, s);
      const WideReal r = mp::exp(WideReal(-wide_real(epsilon) / 2));
      const auto leaves = [&](std::int64_t at) { return WideReal(s) * mp::pow(r, WideReal(at - 2)) / (1 + r); };
      CAPTURE(epsilon_text, delta_text, s, bar);
      CHECK(bar >= 3);
      CHECK(leaves(bar) <= wide_real(delta));
      if (bar > 3) CHECK(leaves(bar - 1) > wide_real(delta));
    }
  }
  CHECK(choosing_bar(1, Rational(1, 1'000'000), 1) == 29);
}

TEST_CASE("weights of votes obey both inequalities of the proof, and nearly with equality", "[choosing]") {
  for (const auto& [epsilon_text, delta_text] : budgets) {
    for (const std::uint64_t s : {1ULL, 28ULL, 856'896ULL}) {
      for (const char* share : {"0.1", "0.6", "0.75"}) {
        const Rational epsilon = parse_rational("", epsilon_text);
        const Rational delta = parse_rational("", delta_text);
        const Rational vote_share = epsilon * parse_rational("", share);
        const ChoosingWeights weights = choosing_weights(epsilon, delta, s, vote_share, 60);
        const WideReal vote = mp::exp(wide_real(vote_share));
        const WideReal all = mp::exp(WideReal(wide_real(epsilon) - wide_real(vote_share))) - 1;
        const WideReal unit(weights.unit);
        const WideReal bottom(weights.bottom);
        CAPTURE(epsilon_text, delta_text, s, share);
        CHECK(weights.unit == BigInteger(1) << 40);
        CHECK(WideReal(s) * unit <= wide_real(delta) * bottom);  // what A's first votes are worth
        CHECK(WideReal(s) * unit > wide_real(delta) * (bottom - WideReal(weights.unit)));  // and no more is given away
        REQUIRE(weights.by_votes.size() == 61);
        CHECK(weights.by_votes[0] == 0);
        for (std::size_t x = 0; x < 60; ++x) {
          const WideReal w(weights.by_votes[x]);
          const WideReal next(weights.by_votes[x + 1]);
          const WideReal most = std::min(WideReal(vote * w + unit), WideReal(w + all * (bottom / s + w)));
          if (next < w || next > most || next < most - 2) {
            CAPTURE(x, w, next, most);
            FAIL();
          }
        }
        CHECK(weights.weight(60) == weights.weight(1'000'000));
      }
    }
  }
}

TEST_CASE("tables of choosing refuse what is out of range by field", "[choosing]") {
  const auto field = [](const auto& make) -> std::string {
    try {
      make();
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  const Rational million(1, 1'000'000);
  CHECK(field([&] { (void)choosing_bar(0, million, 1); }) == "epsilon");
  CHECK(field([&] { (void)choosing_bar(1, 1, 1); }) == "delta");
  CHECK(field([&] { (void)choosing_bar(1, million, 0); }) == "list_bound");
  CHECK(field([&] { (void)choosing_weights(1, million, 1, 1, 5); }) == "vote_share");
  CHECK(field([&] { (void)choosing_weights(1, million, 1, 0, 5); }) == "vote_share");
  CHECK(field([&] { (void)choosing_weights(1, million, 1, Rational(1, 2), 0); }) == "cap");
  CHECK(field([&] { (void)choosing_weights(1, million, 1, Rational(1, 2), 1'000'000); }) == "cap");
}
