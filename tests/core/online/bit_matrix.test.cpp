// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/bit_matrix.hpp"

#include <map>
#include <numeric>
#include <random>
#include <set>
#include <utility>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/online/canonical_key.hpp"
#include "core/online/littlestone.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

using Cells = std::vector<std::vector<bool>>;  // by column

BitMatrix matrix_of(const Cells& cells, Arena& arena) {
  BitMatrix matrix;
  matrix.rows = static_cast<std::uint32_t>(cells.front().size());
  matrix.columns = static_cast<std::uint32_t>(cells.size());
  matrix.words = words_for(matrix.rows);
  matrix.stride = stride_for(matrix.words);
  matrix.bits = arena.take<std::uint64_t>(std::size_t{matrix.columns} * matrix.stride);
  matrix.ones = arena.take<std::uint32_t>(matrix.columns);
  matrix.row_keys = arena.take<VersionKey>(matrix.rows);
  std::fill_n(matrix.bits, std::size_t{matrix.columns} * matrix.stride, std::uint64_t{0});
  for (std::uint32_t j = 0; j < matrix.columns; ++j) {
    matrix.ones[j] = 0;
    for (std::uint32_t i = 0; i < matrix.rows; ++i) {
      if (!cells[j][i]) continue;
      matrix.bits[j * matrix.stride + i / 64] |= std::uint64_t{1} << (i % 64);
      ++matrix.ones[j];
    }
  }
  for (std::uint32_t i = 0; i < matrix.rows; ++i) matrix.key ^= matrix.row_keys[i] = key_of_hypothesis(i);
  return matrix;
}

Cells random_cells(std::size_t rows, std::size_t columns) {
  return *rc::gen::container<Cells>(columns, rc::gen::container<std::vector<bool>>(rows, rc::gen::arbitrary<bool>()));
}

std::vector<std::size_t> random_order(std::size_t size) {
  std::vector<std::size_t> order(size);
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = size; i > 1; --i) std::swap(order[i - 1], order[*rc::gen::inRange<std::size_t>(0, i)]);
  return order;
}

}  // namespace

TEST_CASE("a restricted matrix holds the cells of its rows, whatever the number of words", "[online]") {
  CHECK(rc::check([] {
    const auto rows = *rc::gen::inRange<std::size_t>(1, 300);
    const auto columns = *rc::gen::inRange<std::size_t>(1, 6);
    const Cells cells = random_cells(rows, columns);
    const auto kept = *rc::gen::container<std::vector<bool>>(rows, rc::gen::arbitrary<bool>());
    std::vector<std::size_t> members;
    for (std::size_t i = 0; i < rows; ++i) {
      if (kept[i]) members.push_back(i);
    }
    RC_PRE(!members.empty());
    Arena arena;
    const BitMatrix matrix = matrix_of(cells, arena);
    BitVector mask(rows);
    for (const std::size_t i : members) mask.set(i);
    std::vector<std::uint32_t> counts(columns);
    count_side(matrix, mask.words().data(), counts.data());
    std::vector<ColumnImage> images(columns);
    const VersionKey key = key_of_rows(matrix, mask.words().data());
    const BitMatrix child = restrict_matrix(matrix, mask.words().data(), static_cast<std::uint32_t>(members.size()),
                                            counts.data(), key, arena, {.least = 1, .images = images.data()});
    for (std::size_t j = 0; j < columns; ++j) {
      std::uint32_t ones = 0;
      for (const std::size_t i : members) ones += cells[j][i] ? 1U : 0U;
      RC_ASSERT(counts[j] == ones);
      RC_ASSERT((images[j].column == ColumnImage::dropped) == (ones == 0 || ones == members.size()));
      if (images[j].column == ColumnImage::dropped) continue;
      const std::uint64_t* const column = child.column(images[j].column);
      for (std::size_t i = 0; i < members.size(); ++i) {
        const bool bit = ((column[i / 64] >> (i % 64)) & 1U) != 0;
        RC_ASSERT((bit != images[j].flipped) == static_cast<bool>(cells[j][members[i]]));
      }
    }
    VersionKey sum;
    for (std::size_t i = 0; i < members.size(); ++i) {
      RC_ASSERT(child.row_keys[i] == key_of_hypothesis(members[i]));
      sum ^= child.row_keys[i];
    }
    RC_ASSERT(sum == key);
  }));
}

TEST_CASE("adding rows finds the same splits as counting columns, and the matrix turned over has the same cells",
          "[online]") {
  std::mt19937_64 engine(3);
  int found = 0;
  int missed = 0;
  for (const auto& [rows, columns] : {std::pair{1U, 1U}, {15U, 64U}, {64U, 65U}, {130U, 511U}, {300U, 513U}}) {
    Arena arena;
    Cells cells(columns, std::vector<bool>(rows));
    for (auto& column : cells) {
      for (std::size_t i = 0; i < rows; ++i) column[i] = engine() % 5 == 0;
    }
    const BitMatrix matrix = matrix_of(cells, arena);
    const RowBits turned = by_rows(matrix, arena);
    bool same = true;
    for (std::uint32_t i = 0; i < rows; ++i) {
      for (std::uint32_t j = 0; j < turned.stride * 64; ++j) {
        const bool bit = ((turned.row(i)[j / 64] >> (j % 64)) & 1U) != 0;
        same = same && bit == (j < columns && cells[j][i]);
      }
    }
    CHECK(same);
    for (int repeat = 0; repeat < 20; ++repeat) {
      std::vector<std::uint64_t> mask(matrix.words);
      std::uint32_t size = 0;
      for (std::uint32_t i = 0; i < rows; ++i) {
        if (engine() % 4 < static_cast<std::uint64_t>(repeat % 4)) continue;
        mask[i / 64] |= std::uint64_t{1} << (i % 64);
        ++size;
      }
      for (std::uint32_t least = 1; least <= size / 2 + 1; ++least) {
        std::uint32_t best = 0;  // the largest minority, cell by cell
        for (std::uint32_t j = 0; j < columns; ++j) {
          std::uint32_t ones = 0;
          for (std::uint32_t i = 0; i < rows; ++i) {
            if (((mask[i / 64] >> (i % 64)) & 1U) != 0 && cells[j][i]) ++ones;
          }
          best = std::max(best, std::min(ones, size - ones));
          if (best >= least) break;
        }
        const bool by_cells = best >= least;
        if (has_split(matrix, mask.data(), size, least) != by_cells ||
            has_split(matrix, turned, mask.data(), size, least, arena) != by_cells) {
          CAPTURE(rows, columns, size, least, by_cells);
          FAIL("differs");
        }
        ++(by_cells ? found : missed);
        if (!by_cells) break;
      }
    }
  }
  CHECK(found > 100);
  CHECK(missed > 50);
}

TEST_CASE("the canonical key forgets the order of rows and columns and which label is which", "[online]") {
  CHECK(rc::check([] {
    const std::size_t rows = 90;  // so many that refinement tells all columns apart
    const auto columns = *rc::gen::inRange<std::size_t>(1, 9);
    const Cells cells = random_cells(rows, columns);
    const std::vector<std::size_t> row_order = random_order(rows);
    const std::vector<std::size_t> column_order = random_order(columns);
    Cells moved(columns, std::vector<bool>(rows));
    for (std::size_t j = 0; j < columns; ++j) {
      const bool flip = *rc::gen::arbitrary<bool>();
      for (std::size_t i = 0; i < rows; ++i) moved[j][i] = cells[column_order[j]][row_order[i]] != flip;
    }
    Arena arena;
    const BitMatrix before = matrix_of(cells, arena);
    const BitMatrix after = matrix_of(moved, arena);
    RC_PRE(std::none_of(before.ones, before.ones + columns, [](auto n) { return n == 45; }));  // no side is the smaller
    RC_ASSERT(shape_of(before) == shape_of(after));
    RC_ASSERT(canonical_key(before, arena) == canonical_key(after, arena));
  }));
}

TEST_CASE("columns in one orbit leave sides of one form, and a cycle's are all in one", "[online]") {
  const auto form_of_sides = [](const BitMatrix& matrix, std::uint32_t j) {
    std::multiset<std::vector<std::uint32_t>> forms;  // how often each pair of columns agrees on a side, sorted
    for (const bool plus : {false, true}) {
      std::vector<std::uint64_t> mask(matrix.words);
      side_mask(matrix, j, plus, mask.data());
      std::vector<std::uint32_t> counts(matrix.columns);
      count_side(matrix, mask.data(), counts.data());
      const std::uint32_t size = plus ? matrix.ones[j] : matrix.rows - matrix.ones[j];
      for (std::uint32_t& count : counts) count = std::min(count, size - count);
      std::sort(counts.begin(), counts.end());
      counts.push_back(size);
      forms.insert(std::move(counts));
    }
    return forms;
  };
  int joined = 0;
  int apart = 0;
  for (const std::size_t n : {7U, 8U, 11U}) {
    for (int kind = 0; kind < 3; ++kind) {  // arcs of a cycle, intervals, arcs less one
      Cells cells(n);
      std::size_t skipped = 0;
      for (std::size_t first = 0; first < n; ++first) {
        for (std::size_t length = 1; length < n; ++length) {
          if (kind == 1 && first + length > n) continue;
          if (kind == 2 && skipped++ == 5) continue;
          for (std::size_t x = 0; x < n; ++x) cells[x].push_back((x + n - first) % n < length);
        }
      }
      Arena arena;
      const BitMatrix matrix = matrix_of(cells, arena);
      ColumnOrbits orbits(matrix, arena);
      for (std::uint32_t j = 1; j < n; ++j) {
        const bool together = orbits.join(0, j);
        CHECK(together == (orbits.of(0) == orbits.of(j)));
        if (kind == 0) CHECK(together);
        if (kind == 1) CHECK(together == (j == n - 1));
        joined += together ? 1 : 0;
        apart += together ? 0 : 1;
        if (together) CHECK(form_of_sides(matrix, 0) == form_of_sides(matrix, j));
      }
    }
  }
  CHECK(joined >= 26);
  CHECK(apart > 20);
}

TEST_CASE("classes on 4 points with one canonical key have one Ldim and one VC dimension", "[online]") {
  std::map<std::pair<std::uint64_t, std::uint64_t>, std::pair<int, int>> dimensions;
  std::size_t classes = 0;
  for (const oracle::Table& table : oracle::all_classes(4)) {
    if (++classes % 7 != 0) continue;  // a seventh of them is plenty: each type occurs up to 384 times
    Arena arena;
    Cells cells(4, std::vector<bool>(table.size()));
    for (std::size_t j = 0; j < 4; ++j) {
      for (std::size_t i = 0; i < table.size(); ++i) cells[j][i] = table[i][j] > 0;
    }
    const VersionKey key = canonical_key(matrix_of(cells, arena), arena);
    const ConceptClass concept_class = bridge::class_of(table);
    const std::pair<int, int> found{littlestone_dimension(concept_class), vc_dimension(concept_class)};
    const auto [entry, inserted] = dimensions.try_emplace({key.a, key.b}, found);
    if (entry->second != found) {
      CAPTURE(table);
      FAIL("two types of class share a canonical key");
    }
  }
  CHECK(dimensions.size() < classes / 7 / 4);  // it does identify many of them
}
