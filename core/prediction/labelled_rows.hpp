// SPDX-License-Identifier: GPL-3.0-or-later
// A data set of labelled examples: its rows in their order, and how often each point occurs with each label.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "core/concept/index_text.hpp"

namespace littlestone {

/// How often one point occurs in a data set.
struct PointCount {
  PointIndex point = 0;
  std::uint64_t minus = 0;  // with label −1
  std::uint64_t plus = 0;   // with label +1

  [[nodiscard]] std::uint64_t total() const noexcept { return minus + plus; }
  friend bool operator==(const PointCount&, const PointCount&) = default;
};

/// A data set without the order of its rows: one entry a point that occurs, by rising point.
using PointCounts = std::vector<PointCount>;

/// n, the sum of all counts.
[[nodiscard]] std::uint64_t rows_of(std::span<const PointCount> counts);
/// The points that occur, rising.
[[nodiscard]] std::vector<PointIndex> points_of(std::span<const PointCount> counts);
/// How often each point of a sample occurs. O(n + largest point).
[[nodiscard]] PointCounts count_points(std::span<const Example> rows);
/// The neighbour in which one row `from` becomes `to`; `from` must occur (asserted). O(points).
[[nodiscard]] PointCounts replace_row(std::span<const PointCount> counts, const Example& from, const Example& to);
/// All errors of each row of the class on the data. O(|H| · points).
[[nodiscard]] std::vector<std::uint64_t> errors_on(const ConceptClass& concept_class,
                                                   std::span<const PointCount> counts);

/// A user's data set: n ≥ 1 labelled examples of a domain, in order and counted. Labels need not be realizable.
class LabelledRows {
 public:
  /// `points` = |X|. Throws InputError (field "data") on no row and on a point outside the domain. Memory 8 bytes a row
  /// and 24 a point that occurs.
  LabelledRows(Sample rows, std::size_t points);

  [[nodiscard]] std::uint64_t size() const noexcept { return rows_.size(); }
  [[nodiscard]] std::size_t domain() const noexcept { return domain_; }
  [[nodiscard]] const Sample& rows() const noexcept { return rows_; }
  [[nodiscard]] const PointCounts& counts() const noexcept { return counts_; }
  /// The neighbour whose row `row` (0 … n − 1, asserted) is `example`. Throws InputError as the constructor.
  [[nodiscard]] LabelledRows with_row(std::size_t row, const Example& example) const;

 private:
  Sample rows_;
  std::size_t domain_ = 0;
  PointCounts counts_;
};

/// Reads a data file as read_examples_file does; throws InputError as that.
[[nodiscard]] LabelledRows read_labelled_rows(const std::string& path, const IndexReader& points);

}  // namespace littlestone
