// SPDX-License-Identifier: GPL-3.0-or-later
// Values of parameters as strangers choose them.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "core/study/field.hpp"

namespace littlestone::support {

/// A function of its seed and of what was asked before.
class AnyValue {
 public:
  explicit AnyValue(std::uint64_t seed);

  /// Of the kind of a row; a whole number is within the row's range, so that the member can hold it, a rational may be
  /// any.
  [[nodiscard]] FieldValue of(const FieldInfo& info);
  /// One that check_field passes; `fallback` where none of some tries is.
  [[nodiscard]] FieldValue right(const FieldInfo& info, const FieldValue& fallback);

 private:
  std::uint64_t below(std::uint64_t n) { return engine_() % n; }
  std::uint64_t whole(const FieldRange& range);
  Rational rational();

  std::mt19937_64 engine_;
  std::vector<std::string> names_;
  std::vector<std::string> texts_;
};

}  // namespace littlestone::support
