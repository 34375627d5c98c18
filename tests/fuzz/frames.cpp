// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in any frame (header, names, corner, separator, line ends, encoding), and data files by their columns. The first
// byte says where names stand. What is read is written as a plain table with all its names, which means the same.
#include <array>
#include <sstream>

#include "core/base/csv.hpp"
#include "core/base/text.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/data_columns.hpp"
#include "fuzz.hpp"

using namespace littlestone;

namespace {

// Whether a plain cell spells the name: not with spaces at its ends, nor a comment, nor a declared separator.
bool is_plain(const std::string& name) {
  return !name.empty() && trimmed(name) == name && !name.starts_with('#') && !name.starts_with("sep=");
}

bool are_plain(const ConceptClass& table) {
  bool plain = true;
  for (PointIndex x = 0; x < table.points(); ++x) plain = plain && is_plain(table.point_name(x));
  for (HypothesisIndex h = 0; h < table.size(); ++h) plain = plain && is_plain(table.hypothesis_name(h));
  return plain;
}

std::string written(const ConceptClass& table) {
  std::vector<std::string> head = {""};
  for (PointIndex x = 0; x < table.points(); ++x) head.push_back(table.point_name(x));
  std::string text = "sep=,\n" + csv_line(head);  // a name may hold what separates other tables
  for (HypothesisIndex h = 0; h < table.size(); ++h) {
    std::vector<std::string> row = {table.hypothesis_name(h)};
    for (const char label : table.row(h).to_string()) row.emplace_back(label == '+' ? "1" : "0");
    text += csv_line(row);
  }
  return text;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  constexpr std::array all_names = {TableNames::none, TableNames::row, TableNames::column, TableNames::both};
  TableOptions options;
  if (data[0] % 5 > 0) options.names = all_names[data[0] % 5 - 1];
  const TableLimits limits{1000, std::size_t{1} << 16};
  const std::string text = fuzz::text_of(data + 1, size - 1);
  const bool is_table = fuzz::takes([&] {
    std::istringstream in(text);
    const ConceptClass table = read_table(in, "table", options, limits).concept_class;
    if (!are_plain(table)) return;
    std::istringstream back(written(table));
    ConceptClass again = table;
    fuzz::expect(fuzz::takes([&] {
                   again = read_table(back, "table", {TableNames::both, {}}).concept_class;
                 }),
                 "a table that was read is written as one that is read");
    fuzz::expect(again.size() == table.size() && again.points() == table.points(), "a table keeps its size");
    for (HypothesisIndex h = 0; h < table.size(); ++h) fuzz::expect(again.row(h) == table.row(h), "and its rows");
    for (PointIndex x = 0; x < table.points(); ++x)
      fuzz::expect(again.point_name(x) == table.point_name(x).text(), "and the names of its points");
  });
  const bool is_data = fuzz::takes([&] {
    std::istringstream head(text);
    const DataHeader header = read_data_header(head, "data");
    std::istringstream in(text);
    const ImputedExamples read = read_imputed_columns(in, "data", usual_columns(header), std::size_t{5});
    fuzz::expect(read.sample.size() == header.lines, "every line behind the header is a record");
    for (const Example& one : read.sample) fuzz::expect(one.point < 5, "a point is of the domain");
  });
  fuzz::taken = is_table || is_data;
  return 0;
}
