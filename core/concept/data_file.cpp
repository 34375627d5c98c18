// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/data_file.hpp"

#include <charconv>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"

namespace littlestone {
namespace {

std::optional<Label> parse_label(std::string_view text) {
  if (text == "1" || text == "+" || text == "+1") return Label::plus;
  if (text == "0" || text == "-" || text == "-1" || text == "−" || text == "−1") return Label::minus;
  return std::nullopt;
}

std::optional<std::uint64_t> parse_point(std::string_view text) {
  std::uint64_t point = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), point);
  if (text.empty() || problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return point;
}

Rule point_rule(std::size_t points) { return rules::example_point(points - 1); }

constexpr std::size_t longest_record = std::size_t{1} << 20;

// The bytes up to the next line end, of a line that is too long only its beginning; false at the end of the file.
// `ended` is whether a newline ends it.
bool next_record(std::istream& in, std::string& line, bool& ended) {
  line.clear();
  std::streambuf* buffer = in.rdbuf();
  bool any = false;
  for (int c = buffer->sbumpc(); c != std::char_traits<char>::eof(); c = buffer->sbumpc()) {
    any = true;
    ended = c == '\n';
    if (ended) return true;
    if (line.size() <= longest_record) line += static_cast<char>(c);
  }
  return any;
}

// None where the line is no example of the domain.
std::optional<Example> parse_record(std::string_view line, std::size_t points) {
  if (line.size() > longest_record) return std::nullopt;
  for (const char c : line) {
    if (static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\r') return std::nullopt;
  }
  const auto cells = split_cells(line);
  if (cells.size() != 2) return std::nullopt;
  const auto point = parse_point(cells[0]);
  const auto label = parse_label(cells[1]);
  if (!point || *point >= points || !label) return std::nullopt;
  return Example{static_cast<PointIndex>(*point), *label};
}

bool skipped_before_header(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  return first == std::string_view::npos || line[first] == '#';
}

}  // namespace

ImputedExamples read_imputed_examples(std::istream& in, const std::string& name, std::size_t points) {
  ImputedExamples result;
  bool& ended = result.ends_in_newline;
  std::string line;
  bool more = next_record(in, line, ended);
  if (line.starts_with("\xef\xbb\xbf")) line.erase(0, 3);
  while (more && skipped_before_header(line)) more = next_record(in, line, ended);
  const auto titles = split_cells(line);
  if (!more || titles.size() != 2 || titles[0] != "point" || titles[1] != "label") {
    throw InputError(name, "", rules::data_begins());
  }
  while (next_record(in, line, ended)) {
    const auto example = parse_record(line, points);
    if (!example) ++result.replaced;
    result.sample.push_back(example.value_or(default_example));
  }
  if (result.sample.empty()) throw InputError(name, "", rules::no_example());
  return result;
}

void ImputedExamples::count_empty_record(std::uint64_t needed) {
  if (!ends_in_newline || sample.size() + 1 != needed) return;
  sample.push_back(default_example);
  ++replaced;
}

ImputedExamples read_imputed_examples_file(const std::string& path, std::size_t points) {
  InputFile file("data", path, most_data_bytes);
  return read_imputed_examples(file.stream(), path, points);
}

Sample read_examples(std::istream& in, const std::string& name, std::size_t points) {
  LineReader reader(in, name);
  const auto header = reader.next();
  if (!header) throw InputError(name, "", rules::no_example());
  const auto titles = split_cells(*header);
  if (titles.size() != 2 || titles[0] != "point" || titles[1] != "label") {
    reader.refuse(*header, rules::data_header());
  }
  Sample sample;
  while (const auto line = reader.next()) {
    const auto cells = split_cells(*line);
    if (cells.size() != 2) reader.refuse(*line, rules::data_line());
    const auto point = parse_point(cells[0]);
    if (!point || *point >= points) reader.refuse(cells[0], point_rule(points));
    const auto label = parse_label(cells[1]);
    if (!label) reader.refuse(cells[1], rules::example_label());
    sample.push_back({static_cast<PointIndex>(*point), *label});
  }
  if (sample.empty()) throw InputError(name, "", rules::no_example());
  return sample;
}

Sample read_examples_file(const std::string& path, std::size_t points) {
  InputFile file("data", path, most_data_bytes);
  return read_examples(file.stream(), path, points);
}

Sample parse_examples(std::string_view text, std::size_t points) {
  Sample sample;
  if (text.empty()) return sample;
  for (std::size_t from = 0; from <= text.size();) {
    std::size_t to = text.find(',', from);
    if (to == std::string_view::npos) to = text.size();
    const std::string_view item = text.substr(from, to - from);
    const std::size_t colon = item.find(':');
    if (colon == std::string_view::npos) throw InputError("examples", item, rules::example_form());
    const auto point = parse_point(item.substr(0, colon));
    if (!point || *point >= points) throw InputError("examples", item, point_rule(points));
    const auto label = parse_label(item.substr(colon + 1));
    if (!label) throw InputError("examples", item, rules::example_label());
    sample.push_back({static_cast<PointIndex>(*point), *label});
    from = to + 1;
  }
  return sample;
}

}  // namespace littlestone
