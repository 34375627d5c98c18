// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/data.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "app/cli/lean.hpp"
#include "app/cli/release.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"
#include "core/concept/data_columns.hpp"

namespace littlestone::cli {
namespace {

constexpr std::array column_options = {"point-column", "label-column", "plus", "cuts", "no-header"};

bool names_columns(const Call& call) {
  return std::any_of(column_options.begin(), column_options.end(),
                     [&](const char* option) { return call.has(option); });
}

std::size_t column_named(const Call& call, const char* option, const DataHeader& header, std::size_t otherwise) {
  if (!call.has(option)) return otherwise;
  if (!header.named) {
    const std::uint64_t number = call.whole(option);
    if (number < 1 || number > LineCutter::longest)
      throw InputError(option, call.text(option), rules::between(1, LineCutter::longest));
    return number - 1;
  }
  const auto at = std::find(header.columns.begin(), header.columns.end(), call.text(option));
  if (at != header.columns.end()) return static_cast<std::size_t>(at - header.columns.begin());
  throw InputError(option, call.text(option), unknown_word(call.text(option), header.columns));
}

}  // namespace

void add_column_options(Options& options) {
  add_option(options, "point-column", "Of --data: the column that holds the points (default point).", "name");
  add_option(options, "label-column", "Of --data: the column that holds the labels (default label).", "name");
  add_option(options, "plus", "Of --data: the text in the label column that means +; any other means -.", "text");
  add_option(options, "cuts",
             "Of --data: rising numbers, one fewer than points, that part the numbers of the point column: 25,32,39. "
             "They are public: choose them without a look at the lines.",
             "list");
  add_flag(
      options, "no-header",
      "Of --data: its first line is an example, too. Columns are then numbers from 1 (default 1 and 2), lines end in "
      "LF or CRLF, and the text is UTF-8, whatever the first line holds.");
}

void check_column_options(const Call& call) {
  for (const char* option : column_options) {
    if (call.has(option) && !call.has("data")) throw InputError(option, call.text(option), rules::no_option());
  }
}

Sample read_data(const Call& call, const ConceptClass& concept_class, std::uint64_t needed,
                 std::optional<std::uint64_t>& replaced) {
  const std::string path = call.text("data");
  const IndexReader points = IndexReader::points_of(concept_class);
  ImputedExamples examples;
  if (names_columns(call)) {
    const std::string text = read_text_file("data", path, most_data_bytes);  // once: it may be a pipe
    ViewStream head(text);
    const DataHeader header = read_data_header(head, "data", !call.has("no-header"));
    DataColumns columns = usual_columns(header);
    columns.header = !call.has("no-header");
    columns.point = column_named(call, "point-column", header, columns.point);
    columns.label = column_named(call, "label-column", header, columns.label);
    columns.plus = call.text("plus", "");
    columns.cuts = parse_cuts(call.text("cuts", ""));
    ViewStream records(text);
    examples = read_imputed_columns(records, path, columns, points);
  } else if (is_release(call) || call.has("reveal")) {
    examples = read_imputed_examples_file(path, points);
  } else {
    return read_examples_file(path, points);
  }
  if (is_release(call)) examples.count_by_line_ends(needed, SeedTree::system());
  replaced = examples.replaced;
  return std::move(examples.sample);
}

}  // namespace littlestone::cli
