// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/linear_programme.hpp"

#include <cstddef>

namespace littlestone::support {
namespace {

/// Rows of a simplex table: each has one basic column; the last entry is the right side, which is never negative.
struct Table {
  std::vector<std::vector<Rational>> rows;
  std::vector<std::size_t> basic;
  std::vector<Rational> costs;  // reduced; the last entry is minus the value

  void pivot(std::size_t row, std::size_t column) {
    const Rational by = rows[row][column];
    for (Rational& entry : rows[row]) entry /= by;
    const auto clear = [&](std::vector<Rational>& other) {
      const Rational factor = other[column];
      if (factor == 0) return;
      for (std::size_t c = 0; c < other.size(); ++c) other[c] -= factor * rows[row][c];
    };
    for (std::size_t r = 0; r < rows.size(); ++r)
      if (r != row) clear(rows[r]);
    clear(costs);
    basic[row] = column;
  }

  /// Bland: the least column of negative cost enters, of the rows that limit it the one of the least basic column
  /// leaves.
  void solve(std::size_t usable) {
    for (;;) {
      std::size_t column = 0;
      while (column < usable && costs[column] >= 0) ++column;
      if (column == usable) return;
      std::optional<std::size_t> leaving;
      Rational least;
      for (std::size_t r = 0; r < rows.size(); ++r) {
        if (rows[r][column] <= 0) continue;
        const Rational limit = rows[r].back() / rows[r][column];
        if (!leaving || limit < least || (limit == least && basic[r] < basic[*leaving])) {
          leaving = r;
          least = limit;
        }
      }
      if (!leaving) return;  // unbounded, which the caller excludes
      pivot(*leaving, column);
    }
  }
};

}  // namespace

std::optional<Rational> minimise(const LinearProgramme& programme) {
  const std::size_t variables = programme.objective.size();
  const std::size_t slacks = programme.at_most.size();
  const std::size_t rows = slacks + programme.equal.size();
  const std::size_t columns = variables + slacks + rows;  // an artificial one a row
  Table table;
  for (std::size_t r = 0; r < rows; ++r) {
    const auto& constraint = r < slacks ? programme.at_most[r] : programme.equal[r - slacks];
    std::vector<Rational> row(columns + 1);
    for (std::size_t c = 0; c < variables; ++c) row[c] = constraint.left[c];
    if (r < slacks) row[variables + r] = 1;
    row.back() = constraint.right;
    if (row.back() < 0)
      for (Rational& entry : row) entry = -entry;
    row[variables + slacks + r] = 1;
    table.rows.push_back(row);
    table.basic.push_back(variables + slacks + r);
  }
  // First the sum of the artificial columns.
  table.costs.assign(columns + 1, 0);
  for (const auto& row : table.rows)
    for (std::size_t c = 0; c <= columns; ++c)
      if (c < variables + slacks || c == columns) table.costs[c] -= row[c];
  table.solve(variables + slacks);
  if (table.costs.back() != 0) return std::nullopt;
  for (std::size_t r = 0; r < rows; ++r) {
    if (table.basic[r] < variables + slacks) continue;
    for (std::size_t c = 0; c < variables + slacks; ++c)
      if (table.rows[r][c] != 0) {
        table.pivot(r, c);
        break;
      }
  }
  // Then the objective, in terms of the columns that are not basic.
  table.costs.assign(columns + 1, 0);
  for (std::size_t c = 0; c < variables; ++c) table.costs[c] = programme.objective[c];
  for (std::size_t r = 0; r < rows; ++r) {
    const Rational cost = table.basic[r] < variables ? programme.objective[table.basic[r]] : Rational(0);
    if (cost == 0) continue;
    for (std::size_t c = 0; c <= columns; ++c) table.costs[c] -= cost * table.rows[r][c];
  }
  table.solve(variables + slacks);
  return -table.costs.back();
}

}  // namespace littlestone::support
