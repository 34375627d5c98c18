// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/labelled_rows.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/data_file.hpp"

namespace littlestone {

std::uint64_t rows_of(std::span<const PointCount> counts) {
  std::uint64_t n = 0;
  for (const PointCount& count : counts) n += count.total();
  return n;
}

std::vector<PointIndex> points_of(std::span<const PointCount> counts) {
  std::vector<PointIndex> points;
  points.reserve(counts.size());
  for (const PointCount& count : counts) points.push_back(count.point);
  return points;
}

PointCounts count_points(std::span<const Example> rows) {
  PointIndex largest = 0;
  for (const Example& row : rows) largest = std::max(largest, row.point);
  PointCounts all(rows.empty() ? 0 : std::size_t{largest} + 1);
  for (const Example& row : rows) ++(row.label == Label::plus ? all[row.point].plus : all[row.point].minus);
  for (std::size_t x = 0; x < all.size(); ++x) all[x].point = static_cast<PointIndex>(x);
  std::erase_if(all, [](const PointCount& count) { return count.total() == 0; });
  all.shrink_to_fit();
  return all;
}

PointCounts replace_row(std::span<const PointCount> counts, const Example& from, const Example& to) {
  PointCounts result(counts.begin(), counts.end());
  const auto place = [&](PointIndex x) {
    return std::lower_bound(result.begin(), result.end(), x,
                            [](const PointCount& c, PointIndex p) { return c.point < p; });
  };
  const auto old = place(from.point);
  assert(old != result.end() && old->point == from.point && (from.label == Label::plus ? old->plus : old->minus) > 0);
  --(from.label == Label::plus ? old->plus : old->minus);
  if (old->total() == 0) result.erase(old);
  auto fresh = place(to.point);
  if (fresh == result.end() || fresh->point != to.point) fresh = result.insert(fresh, PointCount{to.point, 0, 0});
  ++(to.label == Label::plus ? fresh->plus : fresh->minus);
  return result;
}

std::vector<std::uint64_t> errors_on(const ConceptClass& concept_class, std::span<const PointCount> counts) {
  std::vector<std::uint64_t> errors(concept_class.size(), 0);
  for (const PointCount& count : counts) {
    const BitVector& column = concept_class.column(count.point);
    for (std::size_t h = 0; h < errors.size(); ++h) errors[h] += column.test(h) ? count.minus : count.plus;
  }
  return errors;
}

LabelledRows::LabelledRows(Sample rows, std::size_t points) : rows_(std::move(rows)), domain_(points) {
  if (rows_.empty()) throw InputError("data", "", rules::no_example());
  for (const Example& row : rows_)
    if (row.point >= domain_) throw InputError("data", std::to_string(row.point), rules::example_point(domain_ - 1));
  counts_ = count_points(rows_);
}

LabelledRows LabelledRows::with_row(std::size_t row, const Example& example) const {
  assert(row < rows_.size());
  Sample changed = rows_;
  changed[row] = example;
  return {std::move(changed), domain_};
}

LabelledRows read_labelled_rows(const std::string& path, const IndexReader& points) {
  return {read_examples_file(path, points), points.count()};
}

}  // namespace littlestone
