// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/families.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <unordered_set>

#include "core/base/error.hpp"
#include "core/concept/class_file.hpp"
#include "core/random/engine.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_cells = std::uint64_t{1} << 31;

// The numbers behind "name:", with the class's full spelling for messages.
struct Arguments {
  std::string_view text;  // the whole class text
  std::vector<std::uint64_t> numbers;

  [[noreturn]] void refuse(const std::string& rule) const { throw InputError("class", text, rule); }
  [[nodiscard]] std::uint64_t in(std::size_t i, std::uint64_t least, std::uint64_t most, const char* what) const {
    if (numbers[i] < least || numbers[i] > most) {
      refuse(std::string(what) + " must be from " + std::to_string(least) + " to " + std::to_string(most));
    }
    return numbers[i];
  }
  void check_cells(std::uint64_t rows, std::uint64_t columns) const {
    if (rows != 0 && columns > most_cells / rows) refuse("the table would have more than 2^31 cells");
  }
};

std::vector<std::string> numbered(const std::string& letter, std::size_t count, std::size_t first = 1) {
  std::vector<std::string> names;
  names.reserve(count);
  for (std::size_t i = 0; i < count; ++i) names.push_back(letter + std::to_string(first + i));
  return names;
}

// t_i(j) = +1 iff i ≤ j. [ABLMM §3.2.]
ConceptClass thresholds(const Arguments& arguments) {
  const std::uint64_t n = arguments.in(0, 1, 46'340, "n");
  std::vector<LabelVector> rows;
  for (std::size_t i = 0; i < n; ++i) {
    LabelVector row(n);
    for (std::size_t j = i; j < n; ++j) row.set(j, Label::plus);
    rows.push_back(std::move(row));
  }
  return {std::string(arguments.text), std::move(rows), {}, numbered("t", n)};
}

ConceptClass points(const Arguments& arguments) {
  const std::uint64_t n = arguments.in(0, 1, 46'340, "n");
  std::vector<LabelVector> rows;
  for (std::size_t i = 0; i < n; ++i) {
    LabelVector row(n);
    row.set(i, Label::plus);
    rows.push_back(std::move(row));
  }
  return {std::string(arguments.text), std::move(rows), {}, numbered("p", n)};
}

ConceptClass cube(const Arguments& arguments) {
  const std::uint64_t n = arguments.in(0, 1, 20, "n");
  std::vector<LabelVector> rows;
  const std::uint64_t count = std::uint64_t{1} << n;
  rows.reserve(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    LabelVector row(n);
    for (std::size_t j = 0; j < n; ++j) row.set(j, label_of(((i >> j) & 1U) != 0));
    rows.push_back(std::move(row));
  }
  return {std::string(arguments.text), std::move(rows), {}, numbered("b", count, 0)};
}

ConceptClass random_table(const Arguments& arguments) {
  const std::uint64_t rows = arguments.in(0, 1, 1'000'000, "rows");
  const std::uint64_t columns = arguments.in(1, 1, 1'000'000, "cols");
  arguments.check_cells(rows, columns);
  if (columns < 63 && rows > (std::uint64_t{1} << columns)) {
    arguments.refuse("there are only 2^" + std::to_string(columns) + " distinct rows on that many points");
  }
  Engine engine = SeedTree(arguments.numbers[2]).child("random table").engine();
  const auto draw_row = [&] {
    LabelVector row(columns);
    std::uint64_t word = 0;
    for (std::size_t x = 0; x < columns; ++x) {
      if (x % 64 == 0) word = engine();
      row.set(x, label_of(((word >> (x % 64)) & 1U) != 0));
    }
    return row;
  };
  std::vector<LabelVector> table;
  if (columns < 24 && rows > (std::uint64_t{1} << columns) / 2) {
    // Most rows exist: choose which by a partial shuffle, so that no draw is ever refused often.
    std::vector<std::uint32_t> all(std::size_t{1} << columns);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint32_t>(i);
    for (std::size_t i = 0; i < rows; ++i) {
      std::swap(all[i], all[i + uniform_below(engine, all.size() - i)]);
      LabelVector row(columns);
      for (std::size_t x = 0; x < columns; ++x) row.set(x, label_of(((all[i] >> x) & 1U) != 0));
      table.push_back(std::move(row));
    }
  } else {
    std::unordered_set<LabelVector, LabelVectorHash> seen;
    while (table.size() < rows) {
      LabelVector row = draw_row();
      if (seen.insert(row).second) table.push_back(std::move(row));
    }
  }
  return {std::string(arguments.text), std::move(table)};
}

struct Family {
  FamilyInfo info;
  std::size_t arity;  // how many numbers; 0: a path
  std::function<ConceptClass(const Arguments&)> make;
};

const std::vector<Family>& registry() {
  static const std::vector<Family> all = {
      {{"thresholds", "n", "t_i(j) = +1 iff i <= j, for i, j = 1 … n", "thresholds:8"}, 1, thresholds},
      {{"points", "n", "indicators of the n single points", "points:16"}, 1, points},
      {{"cube", "n", "all 2^n label vectors on n points", "cube:3"}, 1, cube},
      {{"random", "rows,cols,seed", "distinct rows of fair coin flips", "random:6,8,1"}, 3, random_table},
      {{"file", "PATH", "a table of 0/1, -/+ or -1/1, one hypothesis a line", "file:table.csv"}, 0, nullptr},
  };
  return all;
}

std::vector<std::uint64_t> parse_numbers(std::string_view whole, std::string_view text) {
  std::vector<std::uint64_t> numbers;
  for (;;) {
    std::uint64_t value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc()) throw InputError("class", whole, "arguments must be whole numbers below 2^64");
    numbers.push_back(value);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (text.empty()) return numbers;
    if (text.front() != ',') throw InputError("class", whole, "arguments must be whole numbers separated by commas");
    text.remove_prefix(1);
  }
}

}  // namespace

const std::vector<FamilyInfo>& families() {
  static const std::vector<FamilyInfo> infos = [] {
    std::vector<FamilyInfo> result;
    for (const Family& family : registry()) result.push_back(family.info);
    return result;
  }();
  return infos;
}

ConceptClass make_class(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  const auto& all = registry();
  const auto family = std::find_if(all.begin(), all.end(), [&](const Family& f) { return f.info.name == name; });
  if (family == all.end()) {
    std::string known;
    for (const Family& f : all) known += (known.empty() ? "" : ", ") + f.info.name;
    throw InputError("class", text, "must be FAMILY:ARGUMENTS with a family of " + known);
  }
  const std::string_view rest = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
  const std::string spelling = family->info.name + ":" + family->info.arguments;
  if (family->arity == 0) {
    if (rest.empty()) throw InputError("class", text, "must be spelled " + spelling);
    return read_class_file(std::string(rest));
  }
  if (rest.empty()) throw InputError("class", text, "must be spelled " + spelling);
  const Arguments arguments{text, parse_numbers(text, rest)};
  if (arguments.numbers.size() != family->arity) arguments.refuse("must be spelled " + spelling);
  return family->make(arguments);
}

}  // namespace littlestone
