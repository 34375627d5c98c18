// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/labelled_rows.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/temporary_folder.hpp"

namespace littlestone {
namespace {

constexpr Example plus_at(PointIndex x) { return {x, Label::plus}; }
constexpr Example minus_at(PointIndex x) { return {x, Label::minus}; }

}  // namespace

TEST_CASE("labelled rows keep their order and are counted by point and label", "[prediction]") {
  const LabelledRows rows({plus_at(3), minus_at(0), plus_at(3), minus_at(3)}, 4);
  CHECK(rows.size() == 4);
  CHECK(rows.domain() == 4);
  CHECK(rows.rows().front() == plus_at(3));
  CHECK(rows.counts() == PointCounts{{0, 1, 0}, {3, 1, 2}});
  CHECK(rows_of(rows.counts()) == 4);
  CHECK(points_of(rows.counts()) == std::vector<PointIndex>{0, 3});
}

TEST_CASE("a point outside the domain and an empty data set are refused", "[prediction]") {
  CHECK_THROWS_WITH(LabelledRows({plus_at(4)}, 4), "data: 4: a point must be an index from 0 to 3");
  CHECK_THROWS_WITH(LabelledRows({}, 4), "data: holds no example");
}

TEST_CASE("replacing a row in the counts is counting the changed rows", "[prediction]") {
  const LabelledRows rows({plus_at(3), minus_at(0), plus_at(3), minus_at(2)}, 4);
  for (std::size_t row = 0; row < 4; ++row)
    for (PointIndex x = 0; x < 4; ++x)
      for (const Example& to : {plus_at(x), minus_at(x)}) {
        INFO(row << " becomes " << x << to_char(to.label));
        CHECK(replace_row(rows.counts(), rows.rows()[row], to) == rows.with_row(row, to).counts());
      }
}

TEST_CASE("errors of a class on counts are its errors on the rows", "[prediction]") {
  const ConceptClass thresholds = make_class("intervals:4");
  const LabelledRows rows({plus_at(3), minus_at(0), plus_at(3), minus_at(2), plus_at(1)}, 4);
  const std::vector<std::uint64_t> errors = errors_on(thresholds, rows.counts());
  for (HypothesisIndex h = 0; h < thresholds.size(); ++h)
    CHECK(errors[h] == count_errors(thresholds.row(h), rows.rows()));
}

TEST_CASE("labelled rows are read from a data file", "[prediction]") {
  const support::TemporaryFolder folder;
  const std::string path = folder.write("rows.csv", "point,label\n2,+\n0,-1\n2,1\n");
  const LabelledRows rows = read_labelled_rows(path, 3);
  CHECK(rows.rows() == Sample{plus_at(2), minus_at(0), plus_at(2)});
  CHECK_THROWS_AS(read_labelled_rows(path, 2), InputError);
}

}  // namespace littlestone
