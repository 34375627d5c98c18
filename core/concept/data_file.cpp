// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/data_file.hpp"

#include <algorithm>
#include <variant>

#include "core/base/files.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"
#include "core/concept/label_text.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

// Why a record is no example: what of it, and the rule.
struct Unusable {
  std::string_view value;
  Rule rule;
};

Rule point_rule(const IndexReader& points) { return rules::point_or_name(points.count() - 1); }

// The first two cells, and of those behind them the first that is not empty: no more are kept, however many there are.
std::vector<std::string_view> first_cells(std::string_view line, char separator) {
  std::vector<std::string_view> cells;
  CellCutter cutter(line, separator);
  for (std::string_view cell; cells.size() < 3 && cutter.next(cell);)
    if (cells.size() < 2 || !cell.empty()) cells.push_back(cell);
  return cells;
}

// A record split at the header's separator; at its own where that is none of it.
std::vector<std::string_view> cells_of(std::string_view line, char separator) {
  auto cells = first_cells(line, separator);
  return cells.size() < 2 ? first_cells(line, separator_of(line)) : cells;
}

std::variant<Example, Unusable> read_record(std::string_view line, bool too_long, char separator,
                                            const IndexReader& points) {
  if (too_long) return Unusable{line.substr(0, 20), rules::line_length("2^20")};
  for (const char c : line) {
    if (static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\r') {
      return Unusable{line, why_no_text(line).value_or(rules::not_text())};
    }
  }
  const std::string_view record = trimmed(without_comment(line));
  if (record.empty()) return Unusable{{}, trimmed(line).empty() ? rules::blank_record() : rules::comment_record()};
  const auto unusable = [&](std::string_view value, const Rule& rule) {
    return Unusable{value, why_no_text(value).value_or(rule)};
  };
  const auto cells = cells_of(record, separator);
  if (cells.size() != 2) return unusable(line, rules::data_line());
  const auto point = points(cells[0]);
  if (!point) return unusable(cells[0], point_rule(points));
  const auto label = label_of_text(cells[1]);
  if (!label) return unusable(cells[1], rules::example_label());
  return Example{static_cast<PointIndex>(*point), *label};
}

// The separator of a header point,label; none where the line is none.
std::optional<char> separator_of_header(std::string_view line) {
  for (const char separator : std::string(separators) + ' ') {
    auto cells = split_cells(line, separator);
    while (cells.size() > 2 && cells.back().empty()) cells.pop_back();
    if (cells.size() == 2 && small_letters(bare_cell(cells[0])) == "point" &&
        small_letters(bare_cell(cells[1])) == "label") {
      return separator;
    }
  }
  return std::nullopt;
}

std::string_view trimmed_item(std::string_view text, std::size_t from, std::size_t to) {
  return trimmed(text.substr(from, to - from));
}

// The places of commas outside double quotes, and the end.
std::vector<std::size_t> ends_of_items(std::string_view text) {
  std::vector<std::size_t> ends;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') quoted = !quoted;
    if (text[i] == ',' && !quoted) ends.push_back(i);
  }
  ends.push_back(text.size());
  return ends;
}

}  // namespace

bool is_data_header(std::string_view line) { return separator_of_header(line).has_value(); }

bool stands_before_header(std::string_view line) {
  const std::string_view words = trimmed(line);
  return words.empty() || words.front() == '#' || declared_separator(words).has_value();
}

ImputedExamples read_imputed_examples(std::istream& in, const std::string& name, const IndexReader& points,
                                      std::size_t most_problems) {
  LineCutter lines(in, LineEnds::as_first);
  std::string line;
  bool more = lines.next(line);
  while (more && stands_before_header(line)) more = lines.next(line);
  const auto separator = more ? separator_of_header(line) : std::nullopt;
  if (!separator && most_problems == 0) throw InputError(name, "", rules::data_begins());
  if (!more) throw InputError(name, "", rules::no_example());
  if (!separator) throw InputError(name, line, rules::at_line(lines.number(), rules::data_header()));
  ImputedExamples result;
  while (lines.next(line)) {
    const auto record = read_record(line, lines.too_long(), *separator, points);
    const auto* example = std::get_if<Example>(&record);
    result.sample.push_back(example != nullptr ? *example : default_example);
    if (example != nullptr) continue;
    ++result.replaced;
    if (result.problems.size() == most_problems) continue;
    const auto& unusable = std::get<Unusable>(record);
    result.problems.emplace_back(name, unusable.value, rules::at_line(lines.number(), unusable.rule));
  }
  if (result.sample.empty()) throw InputError(name, "", rules::no_example());
  result.ends_in_newline = lines.ended();
  return result;
}

void ImputedExamples::count_by_line_ends(std::uint64_t needed, const SeedTree& seeds) {
  if (line_ends() + 1 == needed) {
    if (!ends_in_newline) return;
    sample.push_back(default_example);
    ++replaced;
  } else if (!ends_in_newline) {
    Engine engine = seeds.child("record left out").engine();
    sample[uniform_below(engine, static_cast<std::uint64_t>(sample.size()))] = sample.back();
    sample.pop_back();
    ends_in_newline = true;
  }
}

ImputedExamples read_imputed_examples_file(const std::string& path, const IndexReader& points,
                                           std::size_t most_problems) {
  InputFile file("data", path, most_data_bytes);
  return read_imputed_examples(file.stream(), path, points, most_problems);
}

Sample read_examples(std::istream& in, const std::string& name, const IndexReader& points) {
  ImputedExamples read = read_imputed_examples(in, name, points, 1);
  if (read.problems.empty()) return std::move(read.sample);
  const InputError& first = read.problems.front();
  if (read.replaced == 1) throw InputError(first);
  const std::vector<RuleArgument>& parts = first.rule().arguments();  // of rules::at_line
  const Rule rule = rules::first_of_unreadable(*parts[1].rule, read.replaced, read.sample.size());
  throw InputError(name, first.value(), rules::at_line(parts[0].text, rule));
}

Sample read_examples_file(const std::string& path, const IndexReader& points) {
  InputFile file("data", path, most_data_bytes);
  return read_examples(file.stream(), path, points);
}

Sample parse_examples(std::string_view text, const IndexReader& points) {
  Sample sample;
  if (text.empty()) return sample;
  std::size_t from = 0;
  for (const std::size_t to : ends_of_items(text)) {
    const std::string_view item = trimmed_item(text, from, to);
    const std::size_t colon = item.rfind(':');
    if (colon == std::string_view::npos) throw InputError("examples", item, rules::example_form());
    const auto point = points(item.substr(0, colon));
    if (!point) throw InputError("examples", item, point_rule(points));
    const auto label = label_of_text(item.substr(colon + 1));
    if (!label) throw InputError("examples", item, rules::example_label());
    sample.push_back({static_cast<PointIndex>(*point), *label});
    from = to + 1;
  }
  return sample;
}

std::vector<PointIndex> parse_points(std::string_view field, std::string_view text, const IndexReader& points) {
  constexpr std::size_t most = 1000;
  std::vector<PointIndex> all;
  std::size_t from = 0;
  for (const std::size_t to : ends_of_items(text)) {
    const std::string_view item = trimmed_item(text, from, to);
    const PointIndex point = read_point(field, item, points);
    if (all.size() == most) throw InputError(field, item, rules::more_than(most));
    all.push_back(point);
    from = to + 1;
  }
  return all;
}

}  // namespace littlestone
