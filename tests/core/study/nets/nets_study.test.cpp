// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/nets/nets_study.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

namespace littlestone {
namespace {

/// 18 points, three rows each.
LabelledRows wide_rows() {
  Sample sample;
  for (PointIndex i = 0; i < 54; ++i) sample.push_back({i % 18, i % 18 < 9 ? Label::minus : Label::plus});
  return {sample, 18};
}

}  // namespace

TEST_CASE("the study of nets lists every support once and its pieces row by row", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:4");
  const LabelledRows rows({{0, Label::minus}, {1, Label::plus}, {1, Label::minus}, {3, Label::plus}, {2, Label::plus}},
                          4);
  NetsStudyOptions options;
  options.dimension = 1;
  options.subset = 2;
  const NetsStudy study = run_nets(thresholds, rows, options);
  BigInteger all = 0;
  double failing = 0;
  for (const NetsSupport& support : study.supports) {
    all += *support.subsets;
    if (support.fails) failing += support.probability;
    CHECK(support.classes == merge_equal_on(thresholds, support.points).representatives.size());
  }
  CHECK(all == 10);
  CHECK(study.all_subsets == 10);
  CHECK(failing == Approx(study.failure->probability));
  CHECK(std::is_sorted(study.supports.begin(), study.supports.end(),
                       [](const auto& a, const auto& b) { return a.probability > b.probability; }));
  CHECK(study.curve.size() == 5);
  CHECK(study.curve.back().failure == 0);  // all rows are a net
  for (std::size_t i = 1; i < study.curve.size(); ++i) CHECK(study.curve[i].failure <= study.curve[i - 1].failure);
  REQUIRE(study.drawn.size() == 2);
  CHECK(study.drawn[1].pieces.size() >= study.drawn[0].pieces.size());
  options.subset = 6;
  CHECK_THROWS_WITH(run_nets(thresholds, rows, options), "subset: 6: must be from 1 to 5");
}

TEST_CASE("with more than 16 points nets are estimated, or refused", "[prediction]") {
  // Thresholds on 18 points of three rows: T is a .2-net of 54 rows (10 allowed) iff no four neighbouring points of the
  // first 17 lie outside T. For 53 rows at least this never happens, for one row always.
  const ConceptClass thresholds = make_class("thresholds:18");
  NetsStudyOptions options;
  options.dimension = 1;
  CHECK_THROWS_WITH(run_nets(thresholds, wide_rows(), options),
                    "data: 18 points: the exact law is offered for at most 16");
  options.estimate = 50;
  options.subset = 53;
  CHECK(run_nets(thresholds, wide_rows(), options).failing_draws == 0);
  options.subset = 1;
  CHECK(run_nets(thresholds, wide_rows(), options).failing_draws == 50);
  const auto json = nets_to_json(run_nets(thresholds, wide_rows(), options));
  CHECK(json["failure_estimate"] == 1.0);
  CHECK_FALSE(json.contains("failure"));
  CHECK_THROWS_AS(run_nets(thresholds, wide_rows(),
                           [] {
                             NetsStudyOptions none;
                             none.dimension = 1;
                             none.estimate = 0;
                             return none;
                           }()),
                  InputError);
}

}  // namespace littlestone
