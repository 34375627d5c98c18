// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.hpp"

#include <algorithm>
#include <charconv>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

constexpr std::size_t longest_line = std::size_t{1} << 20;

std::string_view trimmed(std::string_view text) {
  const auto blank = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

// getline that gives up at the longest line instead of filling memory with a file that has no line ends.
bool bounded_getline(std::istream& in, std::string& line, bool& too_long) {
  line.clear();
  too_long = false;
  std::streambuf* buffer = in.rdbuf();
  for (int c = buffer->sbumpc();; c = buffer->sbumpc()) {
    if (c == std::char_traits<char>::eof()) {
      in.setstate(std::ios::eofbit);
      return !line.empty();
    }
    if (c == '\n') return true;
    if (line.size() == longest_line) {
      too_long = true;
      return true;
    }
    line += static_cast<char>(c);
  }
}

}  // namespace

// A buffer that is only read never writes to what it points to.
ViewStream::Buffer::Buffer(std::string_view text) {
  char* const begin = const_cast<char*>(text.data());
  setg(begin, begin, begin + text.size());
}

ViewStream::ViewStream(std::string_view text) : std::istream(nullptr), buffer_(text) { rdbuf(&buffer_); }

void LineReader::refuse(std::string_view value, const Rule& rule) const {
  throw InputError(name_, value, rules::at_line(number_, rule));
}

std::optional<std::string> LineReader::next() {
  std::string line;
  bool too_long = false;
  while (in_.good() && bounded_getline(in_, line, too_long)) {
    ++number_;
    if (too_long) refuse(std::string_view(line).substr(0, 20), rules::line_length("2^20"));
    if (number_ == 1 && line.starts_with("\xef\xbb\xbf")) line.erase(0, 3);
    for (const char c : line) {
      if (static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\r') refuse(line, rules::not_text());
    }
    const std::string_view text = trimmed(line);
    if (!text.empty() && text.front() != '#') return std::string(text);
  }
  return std::nullopt;
}

std::vector<std::string_view> split_cells(std::string_view line) {
  // A quote without its second is a character like any other.
  const auto count = std::count(line.begin(), line.end(), '"');
  const bool quoted = count > 0 && count % 2 == 0;
  const auto find_outside_quotes = [&](char wanted, std::size_t from) {
    if (!quoted) return std::min(line.find(wanted, from), line.size());
    bool inside = false;
    for (; from < line.size() && (inside || line[from] != wanted); ++from) {
      if (line[from] == '"') inside = !inside;
    }
    return from;
  };
  char separator = ' ';
  for (const char candidate : {',', ';', '\t'}) {
    if (find_outside_quotes(candidate, 0) < line.size()) {
      separator = candidate;
      break;
    }
  }
  std::vector<std::string_view> cells;
  for (std::size_t from = 0; from <= line.size();) {
    const std::size_t to = find_outside_quotes(separator, from);
    std::string_view cell = trimmed(line.substr(from, to - from));
    if (cell.size() >= 2 && cell.front() == '"' && cell.back() == '"') cell = cell.substr(1, cell.size() - 2);
    if (separator != ' ' || !cell.empty()) cells.push_back(cell);
    from = to + 1;
  }
  return cells;
}

std::string cell_words(std::string_view cell) {
  std::string words;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    words += cell[i];
    if (cell.substr(i, 2) == "\"\"") ++i;
  }
  return words;
}

std::uint64_t fnv1a(std::string_view bytes, std::uint64_t hash) {
  for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

std::string hex(std::uint64_t value) {
  char digits[17] = {};
  const auto [end, problem] = std::to_chars(digits, digits + 16, value, 16);
  (void)problem;  // 16 digits hold 64 bits
  return {digits, end};
}

}  // namespace littlestone
