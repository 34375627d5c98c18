// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a run may be called private: it follows from the law of what it prints, never from an option.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/privacy/composition.hpp"

namespace littlestone {

/// Whether a run is private, or the first reason why it is not.
enum class PrivacyVerdict {
  holds,
  seed_known,         // its noise comes from a seed, and who knows the seed can draw it again
  no_epsilon,         // no finite ε is promised, or δ is 1
  epsilon_too_large,  // above most_private_epsilon()
  delta_too_large     // not below private_delta_bound(records)
};

/// 10: at this ε one record can make an outcome e^10, about 22 000, times as likely.
[[nodiscard]] Rational most_private_epsilon();
/// What δ must be below: the smaller one of 1/n and 1/1000, n the number of records (0: not known, then 1/1000). With
/// δ = 1/n a mechanism may publish one record as it is [DR14, Section 2.3].
[[nodiscard]] Rational private_delta_bound(std::uint64_t records);

/// What a run promises about each record, and whether that is enough to be called private.
struct PrivacyClaim {
  std::optional<PrivacyPromise> promise;  // of all that is printed; none where there is no finite ε
  std::uint64_t records = 0;              // n; 0: not known
  PrivacyVerdict verdict = PrivacyVerdict::no_epsilon;

  [[nodiscard]] bool is_private() const noexcept { return verdict == PrivacyVerdict::holds; }
};

/// `release`: the noise comes from the operating system's entropy. `promise`: (ε, δ) of the law of all that is printed.
[[nodiscard]] PrivacyClaim privacy_claim(const std::optional<PrivacyPromise>& promise, bool release,
                                         std::uint64_t records);

/// One sentence without its full stop: why the run is private or why it is not, with the numbers.
[[nodiscard]] std::string reason_of(const PrivacyClaim& claim);

/// A rational that is at least `value`, by less than 1 part in 10^8, and has at most 9 digits: a law whose ε or δ was
/// computed as a double keeps its promise when it is written down. `value` is finite and at least 0.
[[nodiscard]] Rational decimal_above(double value);

}  // namespace littlestone
