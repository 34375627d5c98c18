// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.hpp"

#include <charconv>
#include <cmath>

namespace littlestone {
namespace {

bool spells_number(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  double number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  return problem == std::errc() && end == text.data() + text.size() && std::isfinite(number);
}

bool reads_as_formula(std::string_view text) {
  return !text.empty() && std::string_view("=+-@\t\r").find(text.front()) != std::string_view::npos &&
         !spells_number(text);
}

}  // namespace

std::string csv_cell(std::string_view text, Formulas formulas) {
  std::string cell = formulas == Formulas::marked && reads_as_formula(text) ? "'" : "";
  cell += text;
  if (cell.find_first_of(",\"\n\r") == std::string::npos) return cell;
  std::string quoted = "\"";
  for (const char c : cell) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
  return quoted + '"';
}

std::string csv_line(const std::vector<std::string>& cells, Formulas formulas) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) line += (i > 0 ? "," : "") + csv_cell(cells[i], formulas);
  return line + '\n';
}

}  // namespace littlestone
