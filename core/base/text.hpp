// SPDX-License-Identifier: GPL-3.0-or-later
// Reading text files line by line, with the same care everywhere: line ends, byte-order mark, binary junk.
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rule.hpp"

namespace littlestone {

/// A stream that reads `text` where it lies: no second copy of a large file. The text must outlive the stream.
class ViewStream : public std::istream {
 public:
  explicit ViewStream(std::string_view text);

 private:
  class Buffer : public std::streambuf {
   public:
    explicit Buffer(std::string_view text);
  };
  Buffer buffer_;
};

/// Hands out the meaningful lines of a text stream: without CR, without a byte-order mark, skipping blank lines and
/// lines that start with '#'. `name` is the field of the InputErrors it throws: on bytes below 32 other than tab, and
/// on lines longer than 2^20 characters.
class LineReader {
 public:
  LineReader(std::istream& in, std::string name) : in_(in), name_(std::move(name)) {}

  /// The next line, trimmed; none at the end.
  std::optional<std::string> next();
  /// The 1-based number of the line handed out last.
  [[nodiscard]] std::size_t number() const noexcept { return number_; }
  /// Throws InputError(name, value, rules::at_line(number(), rule)).
  [[noreturn]] void refuse(std::string_view value, const Rule& rule) const;

 private:
  std::istream& in_;
  std::string name_;
  std::size_t number_ = 0;
};

/// The cells of a line: split at commas, semicolons or tabs if it has any (in this order of preference), else at runs
/// of spaces; trimmed of spaces and of one pair of double quotes. What stands between two double quotes is not split
/// [RFC 4180]; in a line with an odd number of them they are characters like any other.
[[nodiscard]] std::vector<std::string_view> split_cells(std::string_view line);

/// The words of a cell, each pair of double quotes in it one again.
[[nodiscard]] std::string cell_words(std::string_view cell);

/// The checksum FNV-1a of 64 bits: against damage, not against forgers. `hash` continues that of the bytes before.
[[nodiscard]] std::uint64_t fnv1a(std::string_view bytes, std::uint64_t hash = 0xcbf29ce484222325U);

/// The number in hexadecimal digits, without leading zeros.
[[nodiscard]] std::string hex(std::uint64_t value);

}  // namespace littlestone
