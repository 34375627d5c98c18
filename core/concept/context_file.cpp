// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/context_file.hpp"

#include <algorithm>
#include <charconv>
#include <span>
#include <string_view>

#include "core/base/csv.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"

namespace littlestone {
namespace {

constexpr std::size_t lines_to_tell = 100;  // to tell another format

std::optional<std::uint64_t> whole_number(std::string_view text) {
  text = trimmed(text);
  std::uint64_t value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// Where the numbers of objects and attributes stand in the lines; none where two of them do not follow each other.
std::optional<std::size_t> place_of_numbers(const std::vector<TextLine>& lines) {
  const auto both = [&](std::size_t at) {
    return at + 1 < lines.size() && whole_number(lines[at].text) && whole_number(lines[at + 1].text);
  };
  // The second line of the file is the name, which may be a number, too; some programs leave it out.
  const bool named = lines.size() > 1 && lines[1].number == lines[0].number + 1;
  if (named && both(2)) return 2;
  if (both(1)) return 1;
  return std::nullopt;
}

bool is_row(std::string_view text) {
  const std::string_view signs = trimmed(text);
  return !signs.empty() && signs.find_first_not_of("Xx.") == std::string_view::npos;
}

std::span<const TextLine> first_of(const std::vector<TextLine>& lines) {
  return std::span(lines).first(std::min(lines.size(), lines_to_tell));
}

bool is_sparse_row(const TextLine& line) {
  const auto cells = split_cells(line.text, ' ');
  if (cells.size() < 2) return false;
  return std::all_of(cells.begin() + 1, cells.end(), [](std::string_view cell) {
    const std::size_t colon = cell.find(':');
    return colon != std::string_view::npos && colon + 1 < cell.size() && whole_number(cell.substr(0, colon));
  });
}

/// Whole numbers that rise, apart by spaces.
bool is_list_of_items(const TextLine& line) {
  std::optional<std::uint64_t> before;
  for (const std::string_view cell : split_cells(line.text, ' ')) {
    const auto item = whole_number(cell);
    if (!item || (before && *item <= *before)) return false;
    before = item;
  }
  return before.has_value();
}

bool are_lists_of_items(std::span<const TextLine> lines) {
  if (lines.size() < 2 || !std::all_of(lines.begin(), lines.end(), is_list_of_items)) return false;
  const auto length = [](const TextLine& line) { return split_cells(line.text, ' ').size(); };
  const auto long_item = [](const TextLine& line) { return *whole_number(split_cells(line.text, ' ').back()) > 1; };
  return std::any_of(lines.begin(), lines.end(),
                     [&](const TextLine& line) { return length(line) != length(lines[0]); }) &&
         std::any_of(lines.begin() + 1, lines.end(), long_item);
}

std::string csv_name(const std::string& name) {
  // A line that begins with # is a comment, and what stands behind " #" may be one.
  std::string cell = csv_cell(name);
  if (cell.find('#') == std::string::npos || cell.starts_with('"')) return cell;
  return '"' + cell + '"';
}

}  // namespace

bool is_context(const std::vector<TextLine>& lines) {
  if (lines.empty() || trimmed(lines.front().text) != "B") return false;
  const auto at = place_of_numbers(lines);
  return at && std::any_of(lines.begin() + static_cast<std::ptrdiff_t>(*at) + 2, lines.end(),
                           [](const TextLine& line) { return is_row(line.text); });
}

Context read_context(const std::vector<TextLine>& lines, const std::string& field, std::uint64_t most_cells,
                     const std::function<void(const InputError&)>& report) {
  const auto refuse = [&](const TextLine& line, const Rule& rule) {
    throw InputError(field, trimmed(line.text), rules::at_line(line.number, rule));
  };
  const auto at = place_of_numbers(lines);
  if (!at) refuse(lines.front(), rules::context_numbers());
  const std::uint64_t n = *whole_number(lines[*at].text);
  const std::uint64_t m = *whole_number(lines[*at + 1].text);
  if (n == 0) refuse(lines[*at], rules::one_hypothesis());
  if (m == 0) refuse(lines[*at + 1], rules::one_point());
  if (n > most_cells || m > most_cells / n) refuse(lines[*at + 1], rules::table_cells("2^31"));
  const std::uint64_t there = lines.size() - *at - 2;
  if (there != 2 * n + m) refuse(lines[*at + 1], rules::context_lines(n, m, 2 * n + m, there));
  auto line = lines.begin() + static_cast<std::ptrdiff_t>(*at) + 2;
  const auto names = [&](std::uint64_t count, const auto& part) {
    std::vector<std::string> read;
    for (std::uint64_t i = 0; i < count; ++i, ++line) {
      read.emplace_back(trimmed(line->text));
      if (const auto flaw = name_flaw(read.back())) refuse(*line, rules::of_part(part(i + 1), *flaw));
    }
    return read;
  };
  Context context;
  context.objects = names(n, [](std::uint64_t i) { return rules::name_of_hypothesis(i); });
  context.attributes = names(m, [](std::uint64_t i) { return rules::name_of_point(i); });
  for (std::uint64_t i = 0; i < n; ++i, ++line) {
    const std::string_view signs = trimmed(line->text);
    if (!is_row(signs) || signs.size() != m) {
      report(InputError(field, signs, rules::at_line(line->number, rules::context_row(m))));
      continue;
    }
    LabelVector row(m);
    for (std::size_t x = 0; x < m; ++x) row.set(x, label_of(signs[x] != '.'));
    context.rows.push_back(std::move(row));
  }
  return context;
}

std::string context_text(const ConceptClass& concept_class) {
  const ConceptClass& c = concept_class;
  std::string text = "B\n\n" + std::to_string(c.given_rows()) + '\n' + std::to_string(c.points()) + "\n\n";
  for (std::size_t r = 0; r < c.given_rows(); ++r) text += c.given_name(r) + "\n";
  for (PointIndex x = 0; x < c.points(); ++x) text += c.point_name(x) + "\n";
  for (std::size_t r = 0; r < c.given_rows(); ++r) {
    const LabelVector& row = c.row(c.row_of_given(r));
    for (PointIndex x = 0; x < c.points(); ++x) text += row[x] == Label::plus ? 'X' : '.';
    text += '\n';
  }
  return text;
}

std::string table_text(const ConceptClass& concept_class) {
  const ConceptClass& c = concept_class;
  std::string text;
  for (PointIndex x = 0; x < c.points(); ++x) text += ',' + csv_name(c.point_name(x));
  text += '\n';
  for (std::size_t r = 0; r < c.given_rows(); ++r) {
    const LabelVector& row = c.row(c.row_of_given(r));
    text += csv_name(c.given_name(r));
    for (PointIndex x = 0; x < c.points(); ++x) text += row[x] == Label::plus ? ",1" : ",0";
    text += '\n';
  }
  return text;
}

std::optional<Rule> other_format(const std::vector<TextLine>& lines) {
  const std::span<const TextLine> first = first_of(lines);
  for (const TextLine& line : first) {
    const std::string_view text = trimmed(line.text);
    if (text.starts_with('%')) continue;  // a comment of ARFF
    const std::string word = small_letters(text.substr(0, text.find_first_of(" \t")));
    if (word == "@relation") return rules::is_arff();
    if ((word == ".i" || word == ".o") && whole_number(text.substr(word.size()))) return rules::is_pla();
    break;
  }
  if (!first.empty() && std::all_of(first.begin(), first.end(), is_sparse_row)) return rules::is_libsvm();
  if (are_lists_of_items(first)) return rules::is_fimi();
  return std::nullopt;
}

}  // namespace littlestone
