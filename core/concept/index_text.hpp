// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several numbered things a text means: by its number, counted from 0, or by its name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// Reads the number or the name of one of `count` things. A whole number as it is usually written is a number and
/// never a name, so that "3" means the same whatever the names are; a name that looks like a number stands in double
/// quotes ("\"3\""). A name that several things have means none of them. Numbers spelled otherwise (3.0, 03, '3') are
/// numbers, unless that is the name of one; and where the names are codes of one length (0000 … 1111), a number that is
/// too large to be one (1000 of sixteen things) is a name.
class IndexReader {
 public:
  /// Things without names. Not explicit: a reader of a file takes a number of points where it knows no class.
  // NOLINTNEXTLINE(google-explicit-constructor)
  IndexReader(std::size_t count) : count_(count) {}
  /// The points of the class.
  [[nodiscard]] static IndexReader points_of(const ConceptClass& concept_class);
  /// The rows of the class as they were given (ConceptClass::given_row).
  [[nodiscard]] static IndexReader rows_of(const ConceptClass& concept_class);

  /// Below count(), or none. O(length) expected.
  [[nodiscard]] std::optional<std::uint64_t> operator()(std::string_view text) const;
  [[nodiscard]] std::size_t count() const noexcept { return count_; }

 private:
  void add(const std::string& name, std::uint64_t index);
  [[nodiscard]] std::optional<std::uint64_t> named(std::string_view name) const;

  // Whether the names are digits of one length, some with a zero in front: they count nothing.
  [[nodiscard]] bool has_codes() const;

  static constexpr std::uint64_t of_several = UINT64_MAX;
  std::size_t count_;
  std::unordered_map<std::string, std::uint64_t> names_;
  bool codes_ = false;
};

/// --target and the like: the row that `text` means, by its number in the file or by its name. Throws InputError with
/// field `field`.
[[nodiscard]] std::uint64_t read_row(std::string_view field, std::string_view text, const ConceptClass& concept_class);
/// The same for a point.
[[nodiscard]] PointIndex read_point(std::string_view field, std::string_view text, const IndexReader& points);

/// The names of equal rows, a list for each row of the class that several given rows became.
[[nodiscard]] std::vector<std::vector<std::string>> merged_names(const ConceptClass& concept_class);

}  // namespace littlestone
