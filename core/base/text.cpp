// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

// Spaces beyond ASCII that spreadsheets and word processors leave: U+00A0, U+2007, U+202F, U+3000, U+FEFF.
constexpr std::array<std::string_view, 5> wide_spaces = {"\xc2\xa0", "\xe2\x80\x87", "\xe2\x80\xaf", "\xe3\x80\x80",
                                                         "\xef\xbb\xbf"};

// Bytes of the space with which `text` begins (or ends); 0 where there is none.
std::size_t space_at(std::string_view text, bool at_end) {
  if (text.empty()) return 0;
  const char c = at_end ? text.back() : text.front();
  if (c == ' ' || c == '\t' || c == '\r') return 1;
  if (static_cast<unsigned char>(c) < 0x80) return 0;
  for (const std::string_view space : wide_spaces) {
    if (at_end ? text.ends_with(space) : text.starts_with(space)) return space.size();
  }
  return 0;
}

// Bytes of the UTF-8 sequence at the beginning of `text`; 0 where there is none [RFC 3629].
std::size_t sequence_length(std::string_view text) {
  const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[k]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 ? 2 : 0;
  if (lead >= 0xf5 || length == 0 || length > text.size()) return 0;
  for (std::size_t k = 1; k < length; ++k) {
    if ((byte(k) & 0xc0U) != 0x80U) return 0;
  }
  if ((lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xed && byte(1) >= 0xa0)) return 0;
  if ((lead == 0xf0 && byte(1) < 0x90) || (lead == 0xf4 && byte(1) >= 0x90)) return 0;
  return length;
}

std::string hex_byte(char c) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(c);
  return {digits[byte >> 4U], digits[byte & 15U]};
}

// Behind the end of the quotation that begins at `from`; npos where it has none.
std::size_t behind_quotation(std::string_view line, std::size_t from) {
  for (std::size_t i = from + 1; i < line.size(); ++i) {
    if (line[i] != '"') continue;
    if (i + 1 < line.size() && line[i + 1] == '"') {
      ++i;
    } else {
      return i + 1;
    }
  }
  return std::string_view::npos;
}

// The end of the cell that begins at `from`: the next separator outside quotes, or the end of the line.
std::size_t end_of_cell(std::string_view line, std::size_t from, char separator) {
  std::size_t begin = from;
  for (std::size_t space = space_at(line.substr(begin), false); space > 0 && line[begin] != separator;
       space = space_at(line.substr(begin), false)) {
    begin += space;
  }
  if (begin < line.size() && line[begin] == '"') {
    const std::size_t behind = behind_quotation(line, begin);
    if (behind != std::string_view::npos) from = behind;
  }
  return std::min(line.find(separator, from), line.size());
}

std::string_view without_quotes(std::string_view cell) {
  return cell.size() >= 2 && cell.front() == '"' && cell.back() == '"' ? cell.substr(1, cell.size() - 2) : cell;
}

}  // namespace

// A buffer that is only read never writes to what it points to.
ViewStream::Buffer::Buffer(std::string_view text) {
  char* const begin = const_cast<char*>(text.data());
  setg(begin, begin, begin + text.size());
}

ViewStream::ViewStream(std::string_view text) : std::istream(nullptr), buffer_(text) { rdbuf(&buffer_); }

// --- lines

LineCutter::LineCutter(std::istream& in, LineEnds ends) : buffer_(in.rdbuf()), ends_(ends) {
  constexpr std::string_view mark = "\xef\xbb\xbf";
  while (held_.size() < mark.size() && held_ != "\xff\xfe" && held_ != "\xfe\xff") {
    const int c = buffer_->sbumpc();
    if (c == std::char_traits<char>::eof()) break;
    held_ += static_cast<char>(c);
  }
  if (held_ == mark) at_ = held_.size();
  if (ends == LineEnds::line_feed) return;
  if (held_ == "\xff\xfe") coding_ = Coding::utf16_little;
  if (held_ == "\xfe\xff") coding_ = Coding::utf16_big;
  if (coding_ != Coding::utf8) held_.clear();
}

int LineCutter::raw() {
  const int c = buffer_->sbumpc();
  return c == std::char_traits<char>::eof() ? none : c;
}

int LineCutter::unit() {
  if (unit_held_ != none) return std::exchange(unit_held_, none);
  const int first = raw();
  if (first == none) return none;
  const int second = raw();
  if (second == none) return 0xfffd;
  return coding_ == Coding::utf16_little ? first + 256 * second : 256 * first + second;
}

void LineCutter::hold(char32_t character) {
  held_.clear();
  at_ = 0;
  const auto add = [&](char32_t byte) { held_ += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (character < 0x80) {
    add(character);
  } else if (character < 0x800) {
    add(0xc0U | character >> 6U);
    add(0x80U | (character & 0x3fU));
  } else if (character < 0x10000) {
    add(0xe0U | character >> 12U);
    add(0x80U | (character >> 6U & 0x3fU));
    add(0x80U | (character & 0x3fU));
  } else {
    add(0xf0U | character >> 18U);
    add(0x80U | (character >> 12U & 0x3fU));
    add(0x80U | (character >> 6U & 0x3fU));
    add(0x80U | (character & 0x3fU));
  }
}

int LineCutter::byte() {
  if (at_ < held_.size()) return static_cast<unsigned char>(held_[at_++]);
  if (coding_ == Coding::utf8) return raw();
  const int high = unit();
  if (high == none) return none;
  auto character = static_cast<char32_t>(high);
  if (high >= 0xd800 && high < 0xe000) {
    const int low = high < 0xdc00 ? unit() : none;
    if (low >= 0xdc00 && low < 0xe000) {
      character = 0x10000 + (character - 0xd800) * 0x400 + static_cast<char32_t>(low - 0xdc00);
    } else {
      unit_held_ = low;
      character = 0xfffd;
    }
  }
  hold(character);
  return static_cast<unsigned char>(held_[at_++]);
}

// Whether `c` ends the line; takes the LF behind a CR.
bool LineCutter::ends_line(int c) {
  if (c == '\n') return !cr_alone_;
  const bool may_end = ends_ == LineEnds::any || (ends_ == LineEnds::as_first && first_);
  if (c != '\r' || !may_end) return c == '\r' && cr_alone_;
  const bool fresh = coding_ == Coding::utf8 && at_ == held_.size();
  const int behind = byte();
  if (behind == '\n') return true;
  if (behind != none && fresh) {
    held_.assign(1, static_cast<char>(behind));
    at_ = 0;
  } else if (behind != none) {
    --at_;
  }
  cr_alone_ = ends_ == LineEnds::as_first;
  return true;
}

bool LineCutter::next(std::string& line) {
  line.clear();
  too_long_ = false;
  bool any = false;
  for (int c = byte(); c != none; c = byte()) {
    any = true;
    ended_ = ends_line(c);
    if (ended_) break;
    if (line.size() == longest) {
      too_long_ = true;
      continue;
    }
    // A long line has room for the longest at once: doubling would hold it twice, and memory would tell of it.
    constexpr std::size_t longest_doubled = 1U << 16U;
    if (line.size() == longest_doubled) line.reserve(longest);
    line += static_cast<char>(c);
  }
  if (!any) return false;
  first_ = false;
  ++number_;
  if (!cr_alone_ && line.ends_with('\r')) line.pop_back();
  return true;
}

void LineReader::refuse(std::string_view value, const Rule& rule) const {
  throw InputError(name_, value, rules::at_line(number(), rule));
}

std::optional<std::string> LineReader::next() {
  std::string line;
  while (lines_.next(line)) {
    if (lines_.too_long()) refuse(std::string_view(line).substr(0, 20), rules::line_length("2^20"));
    if (const auto rule = why_no_text(line)) refuse(line, *rule);
    if (!trimmed(line).empty()) return line;
  }
  return std::nullopt;
}

std::optional<Rule> why_no_text(std::string_view line) {
  std::size_t place = 1;
  for (std::size_t i = 0; i < line.size(); ++place) {
    const auto byte = static_cast<unsigned char>(line[i]);
    if (byte == 0) return rules::not_text_zero(place);
    if (byte < 0x20 && line[i] != '\t' && line[i] != '\r') return rules::character("U+00" + hex_byte(line[i]), place);
    const std::size_t length = byte < 0x80 ? 1 : sequence_length(line.substr(i));
    if (length == 0) return rules::not_utf8(i + 1, hex_byte(line[i]));
    i += length;
  }
  return std::nullopt;
}

// --- cells

std::string_view trimmed(std::string_view text) {
  while (const std::size_t space = space_at(text, false)) text.remove_prefix(space);
  while (const std::size_t space = space_at(text, true)) text.remove_suffix(space);
  return text;
}

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return small;
}

CellCutter::CellCutter(std::string_view line, char separator) : line_(line), separator_(separator) {}

bool CellCutter::next(std::string_view& cell) {
  if (separator_ == ' ') {
    line_ = trimmed(line_);
    if (line_.empty()) return false;
    std::size_t to = line_.front() == '"' ? behind_quotation(line_, 0) : 0;
    if (to == std::string_view::npos) to = 0;
    while (to < line_.size() && space_at(line_.substr(to), false) == 0) ++to;
    cell = without_quotes(line_.substr(0, to));
    line_.remove_prefix(to);
    return true;
  }
  if (from_ > line_.size()) return false;
  const std::size_t to = end_of_cell(line_, from_, separator_);
  cell = without_quotes(trimmed(line_.substr(from_, to - from_)));
  from_ = to + 1;
  return true;
}

std::vector<std::string_view> split_cells(std::string_view line, char separator) {
  std::vector<std::string_view> cells;
  CellCutter cutter(line, separator);
  for (std::string_view cell; cutter.next(cell);) cells.push_back(cell);
  return cells;
}

char separator_of(std::string_view line) {
  for (const char separator : separators) {
    if (end_of_cell(line, 0, separator) < line.size()) return separator;
  }
  return ' ';
}

std::optional<char> declared_separator(std::string_view line) {
  if (line.starts_with('"') && line.ends_with('"') && line.size() > 1) line = line.substr(1, line.size() - 2);
  if (line.size() != 5 || !(line.starts_with("sep=") || line.starts_with("Sep=") || line.starts_with("SEP="))) {
    return std::nullopt;
  }
  return separators.find(line[4]) == std::string_view::npos ? std::nullopt : std::optional<char>(line[4]);
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
