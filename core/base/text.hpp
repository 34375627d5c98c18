// SPDX-License-Identifier: GPL-3.0-or-later
// Reading text files line by line, with the same care everywhere: line ends, encodings, separators, binary junk.
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

/// What ends a line of a text.
enum class LineEnds {
  any,       // LF, CRLF or CR, wherever one of them stands
  as_first,  // CR where CR alone ends the first line; else LF, with a CR before it or without: so that what stands in a
             // later line cannot change what ends it
  line_feed,  // LF, with a CR before it or without, and the text is UTF-8: nothing that stands in a line, also the first
              // one, changes how another is read
};

/// Cuts a text into lines of UTF-8. A byte-order mark is left out; UTF-16 with such a mark is turned into UTF-8, where
/// what is no character becomes U+FFFD. Nothing else is looked at, so no line is refused.
class LineCutter {
 public:
  /// A longer line is cut off here, and too_long() says so.
  static constexpr std::size_t longest = std::size_t{1} << 20;

  LineCutter(std::istream& in, LineEnds ends);
  /// The next line without its end; false behind the last one, which needs no end unless it is empty.
  [[nodiscard]] bool next(std::string& line);
  [[nodiscard]] bool too_long() const noexcept { return too_long_; }
  /// Whether the line handed out last has an end.
  [[nodiscard]] bool ended() const noexcept { return ended_; }
  /// The 1-based number of the line handed out last.
  [[nodiscard]] std::size_t number() const noexcept { return number_; }

 private:
  enum class Coding { utf8, utf16_little, utf16_big };
  static constexpr int none = -1;  // behind the last byte
  int raw();
  int unit();
  int byte();
  [[nodiscard]] bool ends_line(int c);
  void hold(char32_t character);

  std::streambuf* buffer_;
  LineEnds ends_;
  bool first_ = true;      // no line has ended
  bool cr_alone_ = false;  // with as_first: CR alone ends the lines
  Coding coding_ = Coding::utf8;
  std::string held_;  // bytes that were looked at already
  std::size_t at_ = 0;
  int unit_held_ = none;  // the unit after a high surrogate that has no low one
  bool too_long_ = false;
  bool ended_ = false;
  std::size_t number_ = 0;
};

/// Hands out the lines of a text that are not blank, as LineCutter cuts them (LineEnds::any). `name` is the field of
/// the InputErrors it throws: on bytes below 32 other than tab, on what is not UTF-8, and on lines longer than 2^20
/// bytes.
class LineReader {
 public:
  LineReader(std::istream& in, std::string name) : lines_(in, LineEnds::any), name_(std::move(name)) {}

  /// The next line, as it stands; none at the end.
  std::optional<std::string> next();
  /// The 1-based number of the line handed out last.
  [[nodiscard]] std::size_t number() const noexcept { return lines_.number(); }
  /// Throws InputError(name, value, rules::at_line(number(), rule)).
  [[noreturn]] void refuse(std::string_view value, const Rule& rule) const;

 private:
  LineCutter lines_;
  std::string name_;
};

/// Why a line is no text: a byte below 32 that is no tab, or bytes that are not UTF-8. None where it is text.
[[nodiscard]] std::optional<Rule> why_no_text(std::string_view line);

/// `text` without spaces at both ends, also those of other widths and U+00A0.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// `text` with the letters A to Z as small ones.
[[nodiscard]] std::string small_letters(std::string_view text);

/// The signs that separate the cells of a line, in the order of preference; beside them runs of spaces do.
inline constexpr std::string_view separators = ",;\t|";

/// The cells of a line between separators; ' ' separates by runs of spaces and tabs. A cell is trimmed, and of double
/// quotes around it. A double quote at the beginning of a cell begins a quotation, in which no separator counts and two
/// double quotes are one [RFC 4180]; where it has no end it is a character like any other.
[[nodiscard]] std::vector<std::string_view> split_cells(std::string_view line, char separator);

/// The same cells one after another: for a line of which few are wanted, however many it has.
class CellCutter {
 public:
  CellCutter(std::string_view line, char separator);
  /// False behind the last one.
  [[nodiscard]] bool next(std::string_view& cell);

 private:
  std::string_view line_;
  char separator_;
  std::size_t from_ = 0;  // beyond the line's size: no cell is left
};

/// The separator of a line that stands alone: the first of `separators` that it has outside quotes, else ' '.
[[nodiscard]] char separator_of(std::string_view line);

/// The separator that a line "sep=;" declares, as spreadsheets write it before all others. None in another line.
[[nodiscard]] std::optional<char> declared_separator(std::string_view line);

/// The words of a cell, each pair of double quotes in it one again.
[[nodiscard]] std::string cell_words(std::string_view cell);

/// The checksum FNV-1a of 64 bits: against damage, not against forgers. `hash` continues that of the bytes before.
[[nodiscard]] std::uint64_t fnv1a(std::string_view bytes, std::uint64_t hash = 0xcbf29ce484222325U);

/// The number in hexadecimal digits, without leading zeros.
[[nodiscard]] std::string hex(std::uint64_t value);

}  // namespace littlestone
