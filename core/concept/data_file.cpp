// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/data_file.hpp"

#include <charconv>
#include <filesystem>
#include <fstream>

#include "core/base/error.hpp"
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

std::string point_rule(std::size_t points) {
  return "a point must be an index from 0 to " + std::to_string(points - 1);
}

}  // namespace

Sample read_examples(std::istream& in, const std::string& name, std::size_t points) {
  LineReader reader(in, name);
  const auto header = reader.next();
  if (!header) throw InputError(name, "", "holds no example");
  const auto titles = split_cells(*header);
  if (titles.size() != 2 || titles[0] != "point" || titles[1] != "label") {
    reader.refuse(*header, "the header must be point,label");
  }
  Sample sample;
  while (const auto line = reader.next()) {
    const auto cells = split_cells(*line);
    if (cells.size() != 2) reader.refuse(*line, "an example must be point,label");
    const auto point = parse_point(cells[0]);
    if (!point || *point >= points) reader.refuse(cells[0], point_rule(points));
    const auto label = parse_label(cells[1]);
    if (!label) reader.refuse(cells[1], "a label must be -1 or 1, - or +, 0 or 1");
    sample.push_back({static_cast<PointIndex>(*point), *label});
  }
  if (sample.empty()) throw InputError(name, "", "holds no example");
  return sample;
}

Sample read_examples_file(const std::string& path, std::size_t points) {
  std::error_code problem;
  std::ifstream in(path, std::ios::binary);
  if (!in || std::filesystem::is_directory(path, problem)) throw InputError("data", path, "cannot be opened");
  return read_examples(in, path, points);
}

Sample parse_examples(std::string_view text, std::size_t points) {
  Sample sample;
  if (text.empty()) return sample;
  for (std::size_t from = 0; from <= text.size();) {
    std::size_t to = text.find(',', from);
    if (to == std::string_view::npos) to = text.size();
    const std::string_view item = text.substr(from, to - from);
    const std::size_t colon = item.find(':');
    if (colon == std::string_view::npos) throw InputError("examples", item, "must be POINT:LABEL, such as 5:+");
    const auto point = parse_point(item.substr(0, colon));
    if (!point || *point >= points) throw InputError("examples", item, point_rule(points));
    const auto label = parse_label(item.substr(colon + 1));
    if (!label) throw InputError("examples", item, "a label must be -1 or 1, - or +, 0 or 1");
    sample.push_back({static_cast<PointIndex>(*point), *label});
    from = to + 1;
  }
  return sample;
}

}  // namespace littlestone
