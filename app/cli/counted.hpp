// SPDX-License-Identifier: GPL-3.0-or-later
// A number with its noun: "1 hypothesis", "8 hypotheses".
#pragma once

#include <string>
#include <string_view>

namespace littlestone::cli {

/// `count` in digits.
[[nodiscard]] inline std::string counted(const std::string& count, std::string_view one, std::string_view many) {
  return count + ' ' + std::string(count == "1" ? one : many);
}
template <class Whole>
[[nodiscard]] std::string counted(Whole count, std::string_view one, std::string_view many) {
  return counted(std::to_string(count), one, many);
}
template <class Whole>
[[nodiscard]] std::string hypotheses(const Whole& count) {
  return counted(count, "hypothesis", "hypotheses");
}
template <class Whole>
[[nodiscard]] std::string points(const Whole& count) {
  return counted(count, "point", "points");
}

}  // namespace littlestone::cli
