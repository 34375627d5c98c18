// SPDX-License-Identifier: GPL-3.0-or-later
// The spelling of a class, "family:1,2,3", taken apart, and the rules its numbers must keep.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/rule.hpp"

namespace littlestone {

/// The part before the first colon, and the part after it.
struct ClassText {
  std::string_view family;
  std::string_view rest;
};
[[nodiscard]] ClassText split_class_text(std::string_view text);

/// The file that a class's text names, "file:PATH" or "file:PATH;names=both;columns=a,b"; empty where it names none.
[[nodiscard]] std::string file_of_class(std::string_view text);

/// The numbers behind "family:", with the whole spelling for messages. All throw InputError("class", text, rule).
struct FamilyArguments {
  std::string_view text;
  std::vector<std::uint64_t> numbers;

  /// Reads exactly `arity` whole numbers; `spelling` ("affine:q,n,k") is what the message asks for.
  [[nodiscard]] static FamilyArguments parse(std::string_view text, std::size_t arity, const std::string& spelling);

  [[noreturn]] void refuse(const Rule& rule) const;
  /// Number i, which must be from `least` to `most`; `what` is its name.
  [[nodiscard]] std::uint64_t in(std::size_t i, std::uint64_t least, std::uint64_t most, const char* what) const;
  [[nodiscard]] unsigned small(std::size_t i, std::uint64_t least, std::uint64_t most, const char* what) const;
  /// Number i as the prime q ≤ `most` of a field F_q.
  [[nodiscard]] unsigned prime(std::size_t i, std::uint64_t most) const;
};

}  // namespace littlestone
