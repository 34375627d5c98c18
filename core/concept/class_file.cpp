// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/class_file.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_cells = std::uint64_t{1} << 31;

std::optional<Label> label_of_cell(std::string_view cell) {
  if (cell == "1" || cell == "+" || cell == "+1") return Label::plus;
  if (cell == "0" || cell == "-" || cell == "-1" || cell == "−" || cell == "−1") return Label::minus;
  return std::nullopt;
}

// "0110" or "-++-": a whole row, or a part of one, without separators.
bool is_word(std::string_view cell) {
  return cell.size() >= 2 && (cell.find_first_not_of("01") == std::string_view::npos ||
                              cell.find_first_not_of("-+") == std::string_view::npos);
}

bool is_labels(std::string_view cell) { return label_of_cell(cell).has_value() || is_word(cell); }

std::vector<std::string> names_of(const std::vector<std::string_view>& cells) {
  std::vector<std::string> names;
  names.reserve(cells.size());
  for (const std::string_view cell : cells) names.push_back(cell_words(cell));
  return names;
}

// Whether the names count the points, at least three of them, from 0 or from 1.
bool counts(const std::vector<std::string>& names) {
  if (names.size() < 3 || (names.front() != "0" && names.front() != "1")) return false;
  const std::size_t first = names.front() == "0" ? 0 : 1;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] != std::to_string(first + i)) return false;
  }
  return true;
}

struct Line {
  std::string text;
  std::size_t number;
};

struct Table {
  std::vector<LabelVector> rows;
  std::vector<std::string> point_names;
  std::vector<std::string> hypothesis_names;
};

// Reads the table. Every broken rule goes to `report`, which throws or returns; a row that broke one is left out.
Table read_table(std::istream& in, const std::string& name, const TableLimits& limits,
                 const std::function<void(const InputError&)>& report) {
  LineReader reader(in, name);
  std::vector<Line> lines;
  std::size_t bytes = 0;
  while (auto line = reader.next()) {
    bytes += line->size();
    if (lines.size() == limits.rows) reader.refuse(*line, rules::table_rows(limits.rows));
    if (bytes > limits.bytes) {
      reader.refuse(*line, rules::table_bytes(limits.bytes));
    }
    lines.push_back({std::move(*line), reader.number()});
  }
  if (lines.empty()) throw InputError(name, "", rules::no_hypothesis());

  const auto refuse = [&](const Line& line, const auto& value, const Rule& rule) {
    report(InputError(name, value, rules::at_line(line.number, rule)));
  };

  // Does a first column of names stand before the labels? Some row's first cell is then no label; the first line is no
  // witness, it may be the header.
  const auto first_is_name = [](const Line& line) {
    const auto cells = split_cells(line.text);
    return cells.size() > 1 && !is_labels(cells.front());
  };
  const std::size_t probe = lines.size() > 1 ? 1 : 0;
  const bool named_rows = std::any_of(lines.begin() + static_cast<std::ptrdiff_t>(probe), lines.end(), first_is_name);
  const std::size_t skip = named_rows ? 1 : 0;

  // The first line is a header iff one of its cells after the name column is no label.
  std::vector<std::string> header;
  std::size_t begin = 0;
  {
    const auto cells = split_cells(lines.front().text);
    const bool all_labels =
        std::all_of(cells.begin() + static_cast<std::ptrdiff_t>(std::min(skip, cells.size())), cells.end(), is_labels);
    if (!all_labels && lines.size() > 1) {
      header = names_of(cells);
      begin = 1;
    }
  }

  Table table;
  std::size_t points = 0;
  std::vector<Label> labels;
  for (std::size_t i = begin; i < lines.size(); ++i) {
    const Line& line = lines[i];
    const auto cells = split_cells(line.text);
    labels.clear();
    bool known = true;
    for (std::size_t k = skip; k < cells.size() && known; ++k) {
      if (const auto label = label_of_cell(cells[k])) {
        labels.push_back(*label);
      } else if (is_word(cells[k])) {
        for (const char c : cells[k]) labels.push_back(label_of(c == '1' || c == '+'));
      } else {
        refuse(line, cells[k], rules::table_label());
        known = false;
      }
    }
    if (!known) continue;
    if (labels.empty()) {
      refuse(line, line.text, rules::no_label());
      continue;
    }
    if (points == 0) points = labels.size();
    if (labels.size() != points) {
      refuse(line, rules::value_labels(labels.size()), rules::row_length(points));
      continue;
    }
    if ((table.rows.size() + 1) * points > most_cells) {
      throw InputError(name, name, rules::at_line(line.number, rules::table_cells("2^31")));
    }
    LabelVector row(points);
    for (std::size_t x = 0; x < points; ++x) row.set(x, labels[x]);
    table.rows.push_back(std::move(row));
    if (named_rows) {
      table.hypothesis_names.push_back(cell_words(cells.front()));
      if (const auto flaw = name_flaw(table.hypothesis_names.back())) {
        refuse(line, table.hypothesis_names.back(),
               rules::of_part(rules::name_of_hypothesis(table.rows.size()), *flaw));
      }
    }
  }

  if (!header.empty()) {
    if (header.size() == points + skip)
      header.erase(header.begin(), header.begin() + static_cast<std::ptrdiff_t>(skip));
    if (header.size() != points) {
      refuse(lines.front(), rules::value_names(header.size()), rules::header_points(points));
    }
  }
  // A wrong label in the first row must not turn it into names, and the class into another one without a word. Names
  // that count the points, 1,2,3 or 0,1,2, are names.
  const auto labels_there = std::count_if(header.begin(), header.end(), is_labels);
  if (labels_there > 0 && !counts(header)) {
    refuse(lines.front(), lines.front().text, rules::mixed_line(labels_there));
  }
  for (std::size_t x = 0; x < header.size(); ++x) {
    if (const auto flaw = name_flaw(header[x])) {
      refuse(lines.front(), header[x], rules::of_part(rules::name_of_point(x + 1), *flaw));
    }
  }
  table.point_names = std::move(header);
  return table;
}

}  // namespace

ConceptClass read_class(std::istream& in, const std::string& name, const TableLimits& limits) {
  Table table = read_table(in, name, limits, [](const InputError& problem) { throw InputError(problem); });
  return {name, std::move(table.rows), std::move(table.point_names), std::move(table.hypothesis_names)};
}

std::vector<InputError> class_problems(std::istream& in, const std::string& name, std::size_t most,
                                       const TableLimits& limits) {
  std::vector<InputError> problems;
  struct Enough {};
  try {
    (void)read_table(in, name, limits, [&](const InputError& problem) {
      problems.push_back(problem);
      if (problems.size() >= most) throw Enough();
    });
  } catch (const Enough&) {
    // as many as were asked for
  } catch (const InputError& problem) {
    problems.push_back(problem);
  }
  return problems;
}

ConceptClass read_class_file(const std::string& path) {
  constexpr TableLimits limits;
  const std::string name = "file:" + path;
  try {
    InputFile file("class", path, limits.bytes);
    return read_class(file.stream(), name, limits);
  } catch (const InputError& error) {
    if (error.field() != "class") throw;            // of a line in it
    throw InputError("class", name, error.rule());  // of the file, which the class is called by
  }
}

}  // namespace littlestone
