// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/claim.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

using namespace littlestone;

TEST_CASE("a run is private only where it is a release with a finite epsilon and a small delta", "[privacy][claim]") {
  const PrivacyPromise good{1, {1, 1'000'000}};
  CHECK(privacy_claim(good, true, 400).is_private());
  CHECK(privacy_claim(good, false, 400).verdict == PrivacyVerdict::seed_known);
  CHECK(privacy_claim(std::nullopt, true, 400).verdict == PrivacyVerdict::no_epsilon);
  CHECK(privacy_claim(PrivacyPromise{0, 1}, true, 400).verdict == PrivacyVerdict::no_epsilon);
  CHECK(privacy_claim(PrivacyPromise{10, 0}, true, 400).is_private());
  CHECK(privacy_claim(PrivacyPromise{{1'000'001, 100'000}, 0}, true, 400).verdict == PrivacyVerdict::epsilon_too_large);
  CHECK(privacy_claim(std::nullopt, false, 400).verdict == PrivacyVerdict::seed_known);
}

TEST_CASE("delta must be below 1/n and below 1/1000, so publishing one record is never private", "[privacy][claim]") {
  for (const std::uint64_t records : {1U, 60U, 999U, 1000U, 1001U, 1'000'000U}) {
    CAPTURE(records);
    const Rational one_record(1, records);
    CHECK_FALSE(privacy_claim(PrivacyPromise{0, one_record}, true, records).is_private());
    const Rational bound = private_delta_bound(records);
    CHECK(bound <= one_record);
    CHECK(bound <= Rational(1, 1000));
    CHECK(privacy_claim(PrivacyPromise{0, bound}, true, records).verdict == PrivacyVerdict::delta_too_large);
    CHECK(privacy_claim(PrivacyPromise{0, bound * Rational(999, 1000)}, true, records).is_private());
  }
  CHECK(private_delta_bound(0) == Rational(1, 1000));
}

TEST_CASE("each reason is one line and names the numbers it is about", "[privacy][claim]") {
  const auto why = [](const std::optional<PrivacyPromise>& promise, bool release, std::uint64_t records) {
    const std::string text = reason_of(privacy_claim(promise, release, records));
    CHECK(text.find('\n') == std::string::npos);
    CHECK_FALSE(text.empty());
    return text;
  };
  CHECK(why(PrivacyPromise{1, {1, 5}}, true, 60).find("delta 0.2 is not below 0.001") != std::string::npos);
  CHECK(why(PrivacyPromise{1, {1, 5}}, true, 2000).find("1/2000") != std::string::npos);
  CHECK(why(PrivacyPromise{{111, 5}, 0}, true, 60).find("epsilon 22.2 is above 10") != std::string::npos);
  CHECK(why(std::nullopt, true, 60).find("no finite epsilon") != std::string::npos);
  CHECK(why(std::nullopt, false, 60).starts_with("whoever knows the seed"));
}

TEST_CASE("a double that is written down as a decimal is never written below itself", "[privacy][claim]") {
  CHECK(decimal_above(0) == 0);
  CHECK(decimal_above(0.5) == Rational(1, 2));
  CHECK(decimal_above(3) == 3);
  for (double value = 1e-300; value < 1e300; value *= 1.7e3) {
    for (const double at : {value, std::nextafter(value, 1e301), value * (1 + 1e-9)}) {
      const Rational above = decimal_above(at);
      CHECK(above >= Rational(at));
      CHECK(above <= Rational(at) * Rational(100'000'001, 100'000'000));
      CHECK(parse_rational("value", to_string(above)) == above);
    }
  }
  CHECK(decimal_above(std::numeric_limits<double>::denorm_min()) > 0);
}
