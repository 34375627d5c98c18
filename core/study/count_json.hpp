// SPDX-License-Identifier: GPL-3.0-or-later
// Whole numbers in JSON, however large.
#pragma once

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>

#include "core/learner/large_count.hpp"

namespace littlestone {

/// Puts the number under `key`: a whole number where 64 bits hold it, else a string of its digits; null where only
/// its logarithm is known. "log10_" + key stands beside it wherever 53 bits do not hold the number.
inline void put_count(nlohmann::ordered_json& json, const std::string& key, const LargeCount& count) {
  constexpr double exact_in_a_double = 15.95;  // log10 of 2^53
  if (!count.exact)
    json[key] = nullptr;
  else if (*count.exact <= std::numeric_limits<std::uint64_t>::max())
    json[key] = count.exact->convert_to<std::uint64_t>();
  else
    json[key] = count.exact->str();
  if (!count.exact || count.log10 > exact_in_a_double) json["log10_" + key] = count.log10;
}

}  // namespace littlestone
