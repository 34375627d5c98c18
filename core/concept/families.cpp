// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/families.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <filesystem>
#include <functional>
#include <numeric>
#include <span>
#include <unordered_set>

#include "core/base/error.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/class_text.hpp"
#include "core/concept/finite_space.hpp"
#include "core/concept/inline_table.hpp"
#include "core/random/engine.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_cells = std::uint64_t{1} << 31;
constexpr std::uint64_t most_rows = std::uint64_t{1} << 21;
constexpr std::uint64_t most_side = 46'340;  // of a square table

struct Arguments : FamilyArguments {
  // Before anything is built; the counts may be astronomical.
  void check_size(const BigInteger& rows, const BigInteger& columns) const {
    if (rows > most_rows) refuse(rules::table_hypotheses("2^21"));
    if (rows * columns > most_cells) refuse(rules::table_would_have_cells("2^31"));
  }
  // The prime of F_q; over a larger field even a plane of points has too many cells.
  [[nodiscard]] unsigned field(std::size_t i) const { return prime(i, 65'521); }
};

std::vector<std::string> numbered(const std::string& letter, std::size_t count, std::size_t first = 1) {
  std::vector<std::string> names;
  names.reserve(count);
  for (std::size_t i = 0; i < count; ++i) names.push_back(letter + std::to_string(first + i));
  return names;
}

// The class that the arguments spell; its names are notation.
ConceptClass family_class(const Arguments& arguments, std::vector<LabelVector> rows,
                          std::vector<std::string> point_names = {}, std::vector<std::string> hypothesis_names = {}) {
  return {std::string(arguments.text), std::move(rows), GivenNames::of_notation(std::move(point_names)),
          GivenNames::of_notation(std::move(hypothesis_names))};
}

// t_i(j) = +1 iff i ≤ j. [ABLMM §3.2.]
ConceptClass thresholds(const Arguments& arguments) {
  const std::uint64_t n = arguments.in(0, 1, most_side, "n");
  std::vector<LabelVector> rows;
  for (std::size_t i = 0; i < n; ++i) {
    LabelVector row(n);
    for (std::size_t j = i; j < n; ++j) row.set(j, Label::plus);
    rows.push_back(std::move(row));
  }
  return family_class(arguments, std::move(rows), {}, numbered("t", n));
}

ConceptClass points(const Arguments& arguments) {
  const std::uint64_t n = arguments.in(0, 1, most_side, "n");
  std::vector<LabelVector> rows;
  for (std::size_t i = 0; i < n; ++i) {
    LabelVector row(n);
    row.set(i, Label::plus);
    rows.push_back(std::move(row));
  }
  return family_class(arguments, std::move(rows), {}, numbered("p", n));
}

BigInteger power(std::uint64_t base, unsigned exponent) {
  return boost::multiprecision::pow(BigInteger(base), exponent);
}

LabelVector indicator(std::size_t points, std::span<const SpaceVector> members) {
  LabelVector row(points);
  for (const SpaceVector x : members) row.set(x, Label::plus);
  return row;
}

ConceptClass intervals(const Arguments& arguments) {
  const std::uint64_t n = arguments.in(0, 1, 1'000'000'000, "n");
  arguments.check_size(BigInteger(n) * (n + 1) / 2 + 1, n);
  std::vector<LabelVector> rows{LabelVector(n)};
  std::vector<std::string> names{"∅"};
  for (std::size_t a = 0; a < n; ++a) {
    LabelVector row(n);
    for (std::size_t b = a; b < n; ++b) {
      row.set(b, Label::plus);
      rows.push_back(row);
      names.push_back("[" + std::to_string(a + 1) + "," + std::to_string(b + 1) + "]");
    }
  }
  return family_class(arguments, std::move(rows), {}, std::move(names));
}

std::vector<std::string> vector_names(const FiniteSpace& space) {
  std::vector<std::string> names;
  for (SpaceVector v = 0; v < space.size(); ++v) names.push_back(space.text(v));
  return names;
}

std::string basis_name(const FiniteSpace& space, std::span<const SpaceVector> basis) {
  std::string name;
  for (const SpaceVector b : basis) name += (name.empty() ? "" : space.q() > 10 ? "; " : ",") + space.text(b);
  return "⟨" + name + "⟩";
}

ConceptClass linear(const Arguments& arguments) {
  const unsigned q = arguments.field(0);
  const unsigned n = arguments.small(1, 1, 31, "n");
  const unsigned k = arguments.small(2, 0, n, "k");
  BigInteger count = 0;
  for (unsigned j = 0; j <= k; ++j) count += gaussian_binomial(n, j, q);
  arguments.check_size(count, power(q, n));
  const FiniteSpace space(q, n);
  std::vector<LabelVector> rows;
  std::vector<std::string> names;
  for (unsigned j = 0; j <= k; ++j) {
    for_each_subspace(space, j, [&](std::span<const SpaceVector> basis, std::span<const unsigned>) {
      rows.push_back(indicator(space.size(), span_of(space, basis)));
      names.push_back(j == 0 ? "0" : basis_name(space, basis));
    });
  }
  return family_class(arguments, std::move(rows), vector_names(space), std::move(names));
}

ConceptClass affine(const Arguments& arguments) {
  const unsigned q = arguments.field(0);
  const unsigned n = arguments.small(1, 1, 31, "n");
  const unsigned k = arguments.small(2, 0, n, "k");
  BigInteger count = 0;
  for (unsigned j = 0; j <= k; ++j) count += power(q, n - j) * gaussian_binomial(n, j, q);
  arguments.check_size(count, power(q, n));
  const FiniteSpace space(q, n);
  std::vector<LabelVector> rows;
  std::vector<std::string> names;
  for (unsigned j = 0; j <= k; ++j) {
    for_each_subspace(space, j, [&](std::span<const SpaceVector> basis, std::span<const unsigned>) {
      const std::vector<SpaceVector> direction = span_of(space, basis);
      LabelVector seen(space.size());
      for (SpaceVector v = 0; v < space.size(); ++v) {  // v is the least point of its coset iff none before held it
        if (seen[v] == Label::plus) continue;
        LabelVector row(space.size());
        for (const SpaceVector d : direction) {
          const SpaceVector member = space.add(v, d);
          row.set(member, Label::plus);
          seen.set(member, Label::plus);
        }
        rows.push_back(std::move(row));
        names.push_back(j == 0 ? "{" + space.text(v) + "}" : space.text(v) + "+" + basis_name(space, basis));
      }
    });
  }
  return family_class(arguments, std::move(rows), vector_names(space), std::move(names));
}

ConceptClass projective_lines(const Arguments& arguments) {
  const unsigned q = arguments.field(0);
  const BigInteger count = power(q, 2) + q + 1;
  arguments.check_size(count, count);
  // Vectors as coordinate triples: q³ need not fit a SpaceVector.
  std::vector<std::array<std::uint64_t, 3>> vectors;
  vectors.push_back({0, 0, 1});
  for (std::uint64_t z = 0; z < q; ++z) vectors.push_back({0, 1, z});
  for (std::uint64_t z = 0; z < q; ++z) {
    for (std::uint64_t y = 0; y < q; ++y) vectors.push_back({1, y, z});
  }
  std::sort(vectors.begin(), vectors.end(), [](const auto& a, const auto& b) {
    return std::lexicographical_compare(a.rbegin(), a.rend(), b.rbegin(), b.rend());
  });
  std::vector<std::string> points;
  std::vector<std::string> lines;
  std::vector<LabelVector> rows;
  for (const auto& a : vectors) {
    const std::string comma = q > 10 ? "," : "";
    const std::string text = std::to_string(a[0]) + comma + std::to_string(a[1]) + comma + std::to_string(a[2]);
    points.push_back(text);
    lines.push_back("[" + text + "]");
    LabelVector row(vectors.size());
    for (std::size_t x = 0; x < vectors.size(); ++x) {
      const auto& v = vectors[x];
      row.set(x, label_of((a[0] * v[0] + a[1] * v[1] + a[2] * v[2]) % q == 0));
    }
    rows.push_back(std::move(row));
  }
  return family_class(arguments, std::move(rows), std::move(points), std::move(lines));
}

ConceptClass parities(const Arguments& arguments) {
  const unsigned n = arguments.small(0, 1, 31, "n");
  arguments.check_size(power(2, n), power(2, n));
  const FiniteSpace space(2, n);
  std::vector<LabelVector> rows;
  std::vector<std::string> names;
  for (SpaceVector a = 0; a < space.size(); ++a) {
    LabelVector row(space.size());
    for (SpaceVector x = 0; x < space.size(); ++x) row.set(x, label_of((std::popcount(a & x) & 1) != 0));
    rows.push_back(std::move(row));
    std::string name;
    for (unsigned i = 0; i < n; ++i) {
      if (((a >> i) & 1U) != 0) name += (name.empty() ? "x" : "+x") + std::to_string(i + 1);
    }
    names.push_back(name.empty() ? "0" : name);
  }
  return family_class(arguments, std::move(rows), vector_names(space), std::move(names));
}

ConceptClass subsets(const Arguments& arguments) {
  const std::uint64_t n = arguments.in(0, 1, most_rows, "n");
  const std::uint64_t k = arguments.in(1, 0, n, "k");
  BigInteger count = 1;
  for (std::uint64_t i = 0; i < std::min(k, n - k); ++i) {
    count = count * (n - i) / (i + 1);  // C(n, i + 1); rising, so the first one too large decides
    arguments.check_size(count, n);
  }
  arguments.check_size(count, n);
  std::vector<std::size_t> chosen(k);
  std::iota(chosen.begin(), chosen.end(), std::size_t{0});
  std::vector<LabelVector> rows;
  std::vector<std::string> names;
  for (;;) {
    LabelVector row(n);
    std::string name;
    for (const std::size_t x : chosen) {
      row.set(x, Label::plus);
      name += (name.empty() ? "" : ",") + std::to_string(x + 1);
    }
    rows.push_back(std::move(row));
    names.push_back(k == 0 ? "∅" : "{" + name + "}");
    std::size_t i = k;
    while (i > 0 && chosen[i - 1] == n - k + i - 1) --i;
    if (i == 0) break;
    ++chosen[i - 1];
    for (std::size_t j = i; j < k; ++j) chosen[j] = chosen[j - 1] + 1;
  }
  return family_class(arguments, std::move(rows), {}, std::move(names));
}

ConceptClass conjunctions(const Arguments& arguments) {
  const unsigned n = arguments.small(0, 1, 31, "n");
  arguments.check_size(power(3, n) + 1, power(2, n));
  const FiniteSpace space(2, n);
  const FiniteSpace literals(3, n);
  std::vector<LabelVector> rows;
  std::vector<std::string> names;
  for (SpaceVector c = 0; c < literals.size(); ++c) {
    SpaceVector care = 0;    // the variables that occur
    SpaceVector wanted = 0;  // and their values
    std::string name;
    for (unsigned i = 0; i < n; ++i) {
      const unsigned d = literals.digit(c, i);
      if (d == 0) continue;
      care |= space.unit(i);
      if (d == 1) wanted |= space.unit(i);
      name += (name.empty() ? "" : "∧") + std::string(d == 2 ? "¬x" : "x") + std::to_string(i + 1);
    }
    LabelVector row(space.size());
    for (SpaceVector x = 0; x < space.size(); ++x) row.set(x, label_of((x & care) == wanted));
    rows.push_back(std::move(row));
    names.push_back(name.empty() ? "true" : name);
  }
  rows.emplace_back(space.size());
  names.emplace_back("false");
  return family_class(arguments, std::move(rows), vector_names(space), std::move(names));
}

ConceptClass stumps(const Arguments& arguments) {
  const unsigned n = arguments.small(0, 1, 31, "n");
  const std::uint64_t c = arguments.in(1, 1, most_cells, "c");
  arguments.check_size(BigInteger(2) * n * (c - 1) + 2, power(c, n));
  std::size_t points = 1;
  for (unsigned i = 0; i < n; ++i) points *= c;
  std::vector<std::string> point_names;
  for (std::size_t x = 0; x < points; ++x) {
    std::string name;
    for (std::size_t i = 0, rest = x; i < n; ++i, rest /= c) name += (i == 0 ? "" : ",") + std::to_string(rest % c + 1);
    point_names.push_back(std::move(name));
  }
  std::vector<LabelVector> rows{LabelVector(points, Label::plus), LabelVector(points)};
  std::vector<std::string> names{"all", "none"};
  std::size_t stride = 1;
  for (unsigned i = 0; i < n; ++i, stride *= c) {
    for (std::size_t t = 2; t <= c; ++t) {
      LabelVector above(points);
      LabelVector below(points);
      for (std::size_t x = 0; x < points; ++x) (x / stride % c + 1 >= t ? above : below).set(x, Label::plus);
      rows.push_back(std::move(above));
      rows.push_back(std::move(below));
      names.push_back("x" + std::to_string(i + 1) + "≥" + std::to_string(t));
      names.push_back("x" + std::to_string(i + 1) + "<" + std::to_string(t));
    }
  }
  return family_class(arguments, std::move(rows), std::move(point_names), std::move(names));
}

// Every cut into two nonempty parts A, B has two tangents that touch both with A and B on opposite closed sides.
// Directed so that A is to the left, one of them meets A's points before B's: that one is walked here, so each cut
// comes once, from a directed line through at least two points: A = the open left side and a proper, nonempty prefix of
// the line's points.
ConceptClass halfspaces(const Arguments& arguments) {
  const auto g = static_cast<std::int64_t>(arguments.in(0, 1, 100, "g"));
  struct Direction {
    std::int64_t dx;
    std::int64_t dy;
  };
  std::vector<Direction> directions;
  BigInteger count = 2;
  for (std::int64_t dy = -(g - 1); dy < g; ++dy) {
    for (std::int64_t dx = -(g - 1); dx < g; ++dx) {
      if (std::gcd(dx, dy) != 1) continue;
      directions.push_back({dx, dy});
      count += (g - std::abs(dx)) * (g - std::abs(dy));  // the proper prefixes of its lines: pairs of next points
    }
  }
  const std::int64_t points = g * g;
  arguments.check_size(count, points);
  const auto inside = [g](std::int64_t x, std::int64_t y) { return 0 <= x && x < g && 0 <= y && y < g; };
  const auto size = static_cast<std::size_t>(points);
  std::vector<LabelVector> rows{LabelVector(size), LabelVector(size, Label::plus)};
  for (const auto [dx, dy] : directions) {
    for (std::int64_t y0 = 0; y0 < g; ++y0) {
      for (std::int64_t x0 = 0; x0 < g; ++x0) {
        if (inside(x0 - dx, y0 - dy) || !inside(x0 + dx, y0 + dy)) continue;  // not the first of two or more
        LabelVector row(size);
        for (std::int64_t y = 0; y < g; ++y) {
          for (std::int64_t x = 0; x < g; ++x) {
            if (dx * (y - y0) - dy * (x - x0) > 0) row.set(static_cast<std::size_t>(y * g + x), Label::plus);
          }
        }
        for (std::int64_t x = x0, y = y0; inside(x + dx, y + dy); x += dx, y += dy) {
          row.set(static_cast<std::size_t>(y * g + x), Label::plus);
          rows.push_back(row);
        }
      }
    }
  }
  std::sort(rows.begin(), rows.end(), [](const LabelVector& a, const LabelVector& b) {
    const auto x = a.contest_point(b);
    return x && a[*x] == Label::minus;
  });
  std::vector<std::string> point_names;
  for (std::int64_t y = 1; y <= g; ++y) {
    for (std::int64_t x = 1; x <= g; ++x) point_names.push_back(std::to_string(x) + "," + std::to_string(y));
  }
  return family_class(arguments, std::move(rows), std::move(point_names));
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
  return family_class(arguments, std::move(rows), {}, numbered("b", count, 0));
}

ConceptClass random_table(const Arguments& arguments) {
  const std::uint64_t rows = arguments.in(0, 1, 1'000'000, "rows");
  const std::uint64_t columns = arguments.in(1, 1, 1'000'000, "cols");
  arguments.check_size(rows, columns);
  if (columns < 63 && rows > (std::uint64_t{1} << columns)) {
    arguments.refuse(rules::distinct_rows("2^" + std::to_string(columns)));
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
  return family_class(arguments, std::move(table));
}

struct Family {
  FamilyInfo info;
  std::size_t arity;  // how many numbers; 0: a path or the rows themselves
  std::function<ConceptClass(const Arguments&)> make;
};

const std::vector<Family>& registry() {
  static const std::vector<Family> all = {
      {{"thresholds", "n", "t_i(j) = +1 iff i <= j, for i, j = 1 … n", "thresholds:8"}, 1, thresholds},
      {{"points", "n", "indicators of the n single points", "points:16"}, 1, points},
      {{"intervals", "n", "indicators of the intervals [a,b] in 1 … n, and of the empty one", "intervals:8"},
       1,
       intervals},
      {{"linear", "q,n,k", "linear subspaces of F_q^n of dimension at most k, q prime", "linear:2,3,2"}, 3, linear},
      {{"affine", "q,n,k", "affine subspaces of F_q^n of dimension at most k, q prime", "affine:2,3,1"}, 3, affine},
      {{"projective-lines", "q", "lines of the projective plane over F_q, q prime", "projective-lines:2"},
       1,
       projective_lines},
      {{"parities", "n", "linear functionals on F_2^n", "parities:3"}, 1, parities},
      {{"subsets", "n,k", "sets of exactly k of n points", "subsets:5,2"}, 2, subsets},
      {{"conjunctions", "n", "conjunctions of literals over n variables, and the empty one", "conjunctions:2"},
       1,
       conjunctions},
      {{"stumps", "n,c", "axis thresholds on the grid [c]^n, and their negations", "stumps:2,3"}, 2, stumps},
      {{"halfspaces", "g", "cuts of the g × g grid by half-planes", "halfspaces:3"}, 1, halfspaces},
      {{"cube", "n", "all 2^n label vectors on n points", "cube:3"}, 1, cube},
      {{"random", "rows,cols,seed", "distinct rows of fair coin flips", "random:6,8,1"}, 3, random_table},
      {{"file", "PATH", "a table of 0/1, -/+ or -1/1, one hypothesis a line", "file:table.csv"}, 0, nullptr},
      {{"table", "ROWS", "hypotheses written out and separated by /, each 0110 or name=0110", "table:0011/0101/1111"},
       0,
       nullptr},
  };
  return all;
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

void refuse_file_without_prefix(std::string_view field, std::string_view text) {
  std::error_code problem;
  if (!text.empty() && std::filesystem::is_regular_file(std::filesystem::path(text), problem)) {
    throw InputError(field, text, rules::file_here("file:" + one_line(text)));
  }
}

ConceptClass make_class(std::string_view text) {
  const auto [name, rest] = split_class_text(text);
  const auto& all = registry();
  const auto family =
      std::find_if(all.begin(), all.end(), [&name = name](const Family& f) { return f.info.name == name; });
  if (family == all.end()) {
    if (rest.empty()) refuse_file_without_prefix("class", text);
    std::string known;
    std::vector<std::string> names;
    for (const Family& f : all) {
      known += (known.empty() ? "" : ", ") + f.info.name;
      names.push_back(f.info.name);
    }
    const auto meant = nearest_word(name, names);
    if (!meant) throw InputError("class", text, rules::class_form(known));
    const auto& info =
        std::find_if(all.begin(), all.end(), [&](const Family& f) { return f.info.name == *meant; })->info;
    throw InputError("class", text,
                     rules::did_you_mean(*meant + ':' + (rest.empty() ? info.arguments : one_line(rest))));
  }
  const std::string spelling = family->info.name + ":" + family->info.arguments;
  if (family->arity == 0) {
    if (rest.empty()) throw InputError("class", text, rules::spelled(spelling));
    if (is_inline_table(text)) return read_inline_table(text);
    return read_table_file(text).concept_class;
  }
  return family->make({FamilyArguments::parse(text, family->arity, spelling)});
}

MadeClass make_class_told(std::string_view text) {
  if (!split_table_text(text) || split_class_text(text).rest.empty()) return {make_class(text), std::nullopt};
  ReadTable table = read_table_file(text);
  return {std::move(table.concept_class), std::move(table.frame)};
}

}  // namespace littlestone
