// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/data_columns.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"

namespace littlestone {
namespace {

struct Titles {
  std::vector<std::string> names;
  char separator = ',';
};

Titles read_titles(LineCutter& lines, const std::string& name) {
  std::string line;
  std::optional<char> declared;
  bool more = lines.next(line);
  for (; more && stands_before_header(line); more = lines.next(line)) declared = declared_separator(trimmed(line));
  if (!more) throw InputError(name, "", rules::no_example());
  Titles titles{{}, declared.value_or(separator_of(line))};
  for (const std::string_view cell : split_cells(line, titles.separator)) titles.names.push_back(cell_words(cell));
  return titles;
}

std::optional<double> number_of(std::string_view text) {
  double value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = problem == std::errc() && end == text.data() + text.size();
  return whole && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

LineEnds ends_of(bool has_header) { return has_header ? LineEnds::as_first : LineEnds::line_feed; }

/// A line as "point<tab>label"; a cell that cannot be used is left empty, such as one longer than any name in quotes.
std::string as_record(std::string_view line, char separator, const DataColumns& columns) {
  constexpr std::size_t longest_cell = 1U << 16U;
  CellCutter cells(line, separator);
  std::string point;
  std::string label;
  std::string_view cell;
  for (std::size_t at = 0; at <= std::max(columns.point, columns.label) && cells.next(cell); ++at) {
    if (cell.size() > longest_cell) continue;
    if (at == columns.point) point = cell;
    if (at == columns.label) label = cell;
  }
  if (!columns.cuts.empty()) {
    const auto value = number_of(point);
    point.clear();
    if (value) {
      point = std::to_string(std::upper_bound(columns.cuts.begin(), columns.cuts.end(), *value) - columns.cuts.begin());
    }
  }
  if (!columns.plus.empty() && !label.empty()) label = cell_words(label) == columns.plus ? "1" : "0";
  return point + '\t' + label;
}

}  // namespace

DataHeader read_data_header(std::istream& in, const std::string& name, bool has_header) {
  LineCutter lines(in, ends_of(has_header));
  DataHeader header;
  header.named = has_header;
  if (has_header) header.columns = read_titles(lines, name).names;
  std::string line;
  while (lines.next(line)) ++header.lines;
  if (has_header) return header;
  if (header.lines == 0) throw InputError(name, "", rules::no_example());
  constexpr int columns = 64;
  for (int i = 1; i <= columns; ++i) header.columns.push_back(std::to_string(i));
  return header;
}

DataHeader read_data_header_file(const std::string& path, bool has_header) {
  InputFile file("data", path, most_data_bytes);
  return read_data_header(file.stream(), "data", has_header);
}

DataColumns usual_columns(const DataHeader& header) {
  if (!header.named) return {0, 1, {}, {}, false};
  const auto place = [&](const char* title, std::size_t otherwise) {
    const auto at = std::find(header.columns.begin(), header.columns.end(), title);
    return at == header.columns.end() ? otherwise : static_cast<std::size_t>(at - header.columns.begin());
  };
  const std::size_t last = header.columns.empty() ? 0 : header.columns.size() - 1;
  return {place("point", 0), place("label", last), {}, {}, true};
}

std::vector<double> parse_cuts(std::string_view text) {
  std::vector<double> cuts;
  constexpr std::string_view between = " ,;\t";
  for (std::size_t from = text.find_first_not_of(between); from != std::string_view::npos;) {
    const std::size_t to = std::min(text.find_first_of(between, from), text.size());
    const std::string_view word = text.substr(from, to - from);
    const auto cut = number_of(word);
    if (!cut) throw InputError("cuts", word, rules::number());
    if (!cuts.empty() && *cut <= cuts.back()) {
      const std::string_view before = text.substr(0, text.find_last_not_of(between, from - 1) + 1);
      const std::size_t start = before.find_last_of(between);
      throw InputError("cuts", word,
                       rules::above(std::string(before.substr(start == std::string_view::npos ? 0 : start + 1))));
    }
    cuts.push_back(*cut);
    from = text.find_first_not_of(between, to);
  }
  return cuts;
}

ImputedExamples read_imputed_columns(std::istream& in, const std::string& name, const DataColumns& columns,
                                     const IndexReader& points) {
  LineCutter lines(in, ends_of(columns.header));
  std::optional<char> separator;  // of the file; none: each line has its own
  if (columns.header) {
    const Titles titles = read_titles(lines, name);
    for (const std::size_t column : {columns.point, columns.label}) {
      if (column >= titles.names.size()) throw InputError(name, "", rules::data_begins());
    }
    separator = titles.separator;
  }
  if (!columns.cuts.empty() && columns.cuts.size() + 1 != points.count()) {
    throw InputError("cuts", std::to_string(columns.cuts.size()), rules::equal_to(std::to_string(points.count() - 1)));
  }
  std::string records = "point\tlabel\n";
  std::string line;
  while (lines.next(line)) {
    const bool text = !lines.too_long() && std::all_of(line.begin(), line.end(), [](char c) {
      return static_cast<unsigned char>(c) >= 0x20 || c == '\t';
    });
    records += (text ? as_record(line, separator.value_or(separator_of(line)), columns) : "\t") + '\n';
  }
  ViewStream stream(records);
  ImputedExamples examples = read_imputed_examples(stream, name, points);
  examples.ends_in_newline = lines.ended();
  return examples;
}

ImputedExamples read_imputed_columns_file(const std::string& path, const DataColumns& columns,
                                          const IndexReader& points) {
  InputFile file("data", path, most_data_bytes);
  return read_imputed_columns(file.stream(), path, columns, points);
}

}  // namespace littlestone
