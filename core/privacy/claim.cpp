// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/claim.hpp"

#include <algorithm>
#include <cmath>

namespace littlestone {

Rational most_private_epsilon() { return 10; }

Rational private_delta_bound(std::uint64_t records) { return Rational(1, std::max<std::uint64_t>(records, 1000)); }

PrivacyClaim privacy_claim(const std::optional<PrivacyPromise>& promise, bool release, std::uint64_t records) {
  PrivacyClaim claim{promise, records, PrivacyVerdict::holds};
  if (!release) {
    claim.verdict = PrivacyVerdict::seed_known;
  } else if (!promise || promise->delta >= 1) {
    claim.verdict = PrivacyVerdict::no_epsilon;
  } else if (promise->epsilon > most_private_epsilon()) {
    claim.verdict = PrivacyVerdict::epsilon_too_large;
  } else if (promise->delta >= private_delta_bound(records)) {
    claim.verdict = PrivacyVerdict::delta_too_large;
  }
  return claim;
}

std::string reason_of(const PrivacyClaim& claim) {
  switch (claim.verdict) {
    case PrivacyVerdict::holds: return "for every data set, up to what time and memory tell (help: side-channels)";
    case PrivacyVerdict::seed_known:
      return "whoever knows the seed can undo the noise; a run on a data file is private without --seed only, any "
             "other "
             "with --release only";
    case PrivacyVerdict::no_epsilon:
      return "no finite epsilon is promised: an answer can be possible with one record and impossible without it";
    case PrivacyVerdict::epsilon_too_large:
      return "epsilon " + to_string(claim.promise->epsilon) + " is above " + most_private_epsilon().str();
    case PrivacyVerdict::delta_too_large: {
      const Rational bound = private_delta_bound(claim.records);
      const bool share = claim.records > 1000;
      return "delta " + to_string(claim.promise->delta) + " is not below " +
             (share ? "1/" + std::to_string(claim.records) + ", one over the number of records" : to_string(bound));
    }
  }
  return {};
}

Rational decimal_above(double value) {
  if (value == 0) return 0;
  constexpr int digits = 9;
  const Rational exact(value);
  const int exponent = static_cast<int>(std::floor(std::log10(value))) - digits + 1;
  Rational unit = 1;  // 10^exponent
  for (int i = 0; i < std::abs(exponent); ++i) unit = exponent > 0 ? Rational(unit * 10) : Rational(unit / 10);
  const Rational steps = exact / unit;
  BigInteger whole = boost::multiprecision::numerator(steps) / boost::multiprecision::denominator(steps);
  if (Rational(whole) < steps) ++whole;
  return Rational(whole) * unit;
}

}  // namespace littlestone
