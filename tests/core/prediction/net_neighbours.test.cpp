// SPDX-License-Identifier: GPL-3.0-or-later
// The row that moves the longest piece most, against all neighbours one by one and pieces counted from their
// definition.
#include "core/prediction/net_neighbours.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/concept/families.hpp"

namespace littlestone {
namespace {

struct PlainShape {
  std::uint64_t width = 0;
  std::size_t pieces = 0;
};

/// Labels on T as strings, and rows on which two hypotheses differ counted one by one.
PlainShape plain_shape(const ConceptClass& concept_class, const Sample& rows, std::span<const std::uint64_t> subset) {
  std::vector<std::string> seen;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    std::string labels;
    for (const std::uint64_t row : subset) labels += to_char(concept_class.row(h)[rows[row].point]);
    seen.push_back(labels);
  }
  PlainShape shape;
  shape.pieces = std::set<std::string>(seen.begin(), seen.end()).size();
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h)
    for (HypothesisIndex g = 0; g < h; ++g) {
      if (seen[h] != seen[g]) continue;
      std::uint64_t apart = 0;
      for (const Example& row : rows)
        apart += concept_class.row(h)[row.point] != concept_class.row(g)[row.point] ? 1U : 0U;
      shape.width = std::max(shape.width, apart);
    }
  return shape;
}

std::uint64_t gap(std::uint64_t a, std::uint64_t b) { return a > b ? a - b : b - a; }

}  // namespace

TEST_CASE("the worst row of a net moves the longest piece as far as any of all neighbours", "[prediction][nets]") {
  for (const char* name : {"thresholds:4", "points:4", "cube:3", "intervals:3", "random:6,4,3"}) {
    const ConceptClass concept_class = make_class(name);
    const std::size_t points = concept_class.points();
    CHECK(rc::check([&] {
      const auto n = *rc::gen::inRange<std::size_t>(1, 8);
      Sample rows;
      for (std::size_t i = 0; i < n; ++i)
        rows.push_back({static_cast<PointIndex>(*rc::gen::inRange<std::size_t>(0, points)),
                        label_of(*rc::gen::arbitrary<bool>())});
      std::vector<std::uint64_t> subset;
      for (std::uint64_t row = 0; row < n; ++row)
        if (*rc::gen::arbitrary<bool>()) subset.push_back(row);
      const WorstNetRow worst = worst_net_row(concept_class, LabelledRows(rows, points), subset);
      const PlainShape here = plain_shape(concept_class, rows, subset);
      RC_ASSERT(worst.exact);
      RC_ASSERT(worst.width == here.width);
      RC_ASSERT(worst.pieces == here.pieces);
      RC_ASSERT(worst.neighbours == n * (2 * points - 1));
      std::uint64_t farthest = 0;
      std::uint64_t most_pieces = 0;  // of those that move it so far
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t e = 0; e < 2 * points; ++e) {
          Sample other = rows;
          other[i] = {static_cast<PointIndex>(e / 2), label_of(e % 2 == 1)};
          const PlainShape there = plain_shape(concept_class, other, subset);
          const std::uint64_t moved = gap(there.width, here.width);
          const std::uint64_t parted = gap(there.pieces, here.pieces);
          if (moved > farthest) most_pieces = 0;
          farthest = std::max(farthest, moved);
          if (moved == farthest) most_pieces = std::max(most_pieces, parted);
        }
      RC_ASSERT(worst.moved() == farthest);
      RC_ASSERT(gap(worst.pieces_after, worst.pieces) == most_pieces);
      RC_ASSERT(worst.row.has_value() == (farthest > 0 || most_pieces > 0));
      if (!worst.row) return;
      Sample named = rows;
      named[*worst.row] = worst.example;
      const PlainShape there = plain_shape(concept_class, named, subset);
      RC_ASSERT(there.width == worst.width_after);
      RC_ASSERT(there.pieces == worst.pieces_after);
      RC_ASSERT(worst.in_subset == (std::find(subset.begin(), subset.end(), *worst.row) != subset.end()));
    }));
  }
}

TEST_CASE("a search for the worst row of a net that is cut short or stopped says so", "[prediction][nets]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  Sample sample;
  for (std::size_t i = 0; i < 40; ++i) sample.push_back({static_cast<PointIndex>(3 * i % 8), label_of(i % 3 == 0)});
  const LabelledRows rows(sample, 8);
  const std::vector<std::uint64_t> subset = {0, 7, 12, 30};
  const WorstNetRow all = worst_net_row(thresholds, rows, subset);
  CHECK(all.exact);
  const WorstNetRow some = worst_net_row(thresholds, rows, subset, {}, 1'000);
  CHECK_FALSE(some.exact);
  CHECK(some.width == all.width);
  CHECK(some.moved() <= all.moved());
  int asked = 0;
  const WorstNetRow stopped = worst_net_row(
      thresholds, rows, subset, [&](const Progress&) { return ++asked > 3 ? Answer::stop : Answer::go_on; });
  CHECK_FALSE(stopped.exact);
  CHECK(worst_net_row(make_class("thresholds:1"), LabelledRows({{0, Label::plus}}, 1), {}).row == std::nullopt);
}

TEST_CASE("pieces that are too many to be measured make the worst row of a net a lower bound and are never refused",
          "[prediction][nets]") {
  // One row a point, T at the first point: all but one of the hypotheses are in one piece, each with a pattern of its
  // own.
  constexpr std::size_t many = 4'200;
  Sample line;
  for (PointIndex x = 0; x < many; ++x) line.push_back({x, Label::plus});
  const std::vector<std::uint64_t> first = {0};
  const WorstNetRow none = worst_net_row(make_class("thresholds:4200"), LabelledRows(line, many), first);
  CHECK_FALSE(none.exact);
  CHECK_FALSE(none.row);
  CHECK(none.width == 0);
  CHECK(none.neighbours == many * (2 * many - 1));

  // S on points 1 … 12 of cube:13, point 1 twice: 2^12 patterns. The first change tried takes a row to point 0, which
  // makes 2^13 of them.
  Sample corners = {{1, Label::minus}};
  for (PointIndex x = 1; x < 13; ++x) corners.push_back({x, Label::plus});
  int asked = 0;
  const WorstNetRow first_only =
      worst_net_row(make_class("cube:13"), LabelledRows(corners, 13), {},
                    [&](const Progress&) { return ++asked > 1 ? Answer::stop : Answer::go_on; });
  CHECK(asked == 2);
  CHECK_FALSE(first_only.exact);
  CHECK_FALSE(first_only.row);
  CHECK(first_only.width == 13);
}

}  // namespace littlestone
