// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/nets.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/prediction_oracle.hpp"

namespace littlestone {
namespace {

/// The 60 rows of the mockup nets.svg, counted there by eye: − and + at points 1 to 8.
PointCounts mockup_rows() {
  return {{0, 7, 2}, {1, 8, 1}, {2, 10, 0}, {3, 4, 5}, {4, 0, 6}, {5, 2, 4}, {6, 1, 5}, {7, 2, 3}};
}

std::vector<std::uint64_t> totals_of(std::span<const PointCount> counts) {
  std::vector<std::uint64_t> totals;
  for (const PointCount& count : counts) totals.push_back(count.total());
  return totals;
}

support::PlainClass plain(const ConceptClass& concept_class) {
  support::PlainClass rows;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) rows.push_back(concept_class.row(h).to_string());
  return rows;
}

support::PlainRows plain(const Sample& sample) {
  support::PlainRows rows;
  for (const Example& row : sample) rows.emplace_back(row.point, to_char(row.label));
  return rows;
}

Sample draw_sample(std::size_t n, std::size_t points) {
  Sample sample;
  for (std::size_t i = 0; i < n; ++i)
    sample.push_back({static_cast<PointIndex>(*rc::gen::inRange<std::size_t>(0, points)),
                      *rc::gen::arbitrary<bool>() ? Label::plus : Label::minus});
  return sample;
}

const char* const small_classes[] = {"thresholds:5", "points:5",     "cube:3",
                                     "intervals:4",  "affine:2,2,1", "random:7,5,3"};

SupportMask mask_of(const SupportLaw& law, const std::set<unsigned>& points) {
  SupportMask mask = 0;
  for (std::size_t i = 0; i < law.points().size(); ++i)
    if (points.count(law.points()[i])) mask |= SupportMask{1} << i;
  return mask;
}

}  // namespace

TEST_CASE("hypotheses that agree on T are merged and the lowest index stands for them", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  // The mockup's six first rows: points 4, 1, 1, 2, 3, 6 (1-based).
  const MergedClass merged = merge_equal_on(thresholds, std::vector<PointIndex>{3, 0, 0, 1, 2, 5});
  CHECK(merged.representatives == std::vector<HypothesisIndex>{0, 1, 2, 3, 4, 6});
  CHECK(merged.piece_of == std::vector<std::uint32_t>{0, 1, 2, 3, 4, 4, 5, 5});
  for (const char* text : small_classes) {
    const ConceptClass concept_class = make_class(text);
    for (unsigned mask = 0; mask < 1U << concept_class.points(); ++mask) {
      std::vector<PointIndex> points;
      for (unsigned x = 0; x < concept_class.points(); ++x)
        if (mask >> x & 1) points.push_back(x);
      const auto expected = support::representatives_on(plain(concept_class), {points.begin(), points.end()});
      CHECK(merge_equal_on(concept_class, points).representatives == expected);
    }
  }
}

TEST_CASE("the longest pieces of the mockup are 55, 28, 19, 19, 18, 18, 6 rows", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  const std::vector<PointIndex> rows = {3, 0, 0, 1, 2, 5, 1};
  std::vector<std::uint64_t> longest;
  for (std::size_t taken = 0; taken < rows.size(); ++taken) {
    const MergedClass merged = merge_equal_on(thresholds, std::span(rows).first(taken));
    std::uint64_t width = 0;
    for (const Piece& piece : measure_pieces(thresholds, merged, mockup_rows())) width = std::max(width, piece.width);
    longest.push_back(width);
  }
  CHECK(longest == std::vector<std::uint64_t>{55, 28, 19, 19, 18, 18, 6});
  CHECK(is_net(12, 60, Rational(1, 5)));
  CHECK_FALSE(is_net(13, 60, Rational(1, 5)));
  CHECK_FALSE(is_net(13, 60, Rational(1, 5) + Rational(1, power_of_two(80))));
  CHECK_THROWS_WITH(is_net(1, 60, 1), "alpha: 1: must be above 0 and below 1");
}

TEST_CASE("a piece names two hypotheses that differ on its width", "[prediction]") {
  for (const char* text : small_classes) {
    const ConceptClass concept_class = make_class(text);
    PointCounts counts;
    for (PointIndex x = 0; x < concept_class.points(); x += 2) counts.push_back({x, x + 1U, 2});
    const MergedClass merged = merge_equal_on(concept_class, std::vector<PointIndex>{0});
    std::size_t hypotheses = 0;
    for (const Piece& piece : measure_pieces(concept_class, merged, counts)) {
      std::uint64_t apart = 0;
      for (const PointCount& count : counts)
        if (concept_class.row(piece.left)[count.point] != concept_class.row(piece.right)[count.point])
          apart += count.total();
      CHECK(apart == piece.width);
      CHECK(merged.piece_of[piece.left] == merged.piece_of[piece.right]);
      hypotheses += piece.size;
    }
    CHECK(hypotheses == concept_class.size());
  }
}

TEST_CASE("the law of supports is the count of all subsets", "[prediction]") {
  CHECK(rc::check("for every sample and subset size", [] {
    const auto n = *rc::gen::inRange<std::size_t>(1, 10);
    const Sample sample = draw_sample(n, 5);
    const PointCounts counts = count_points(sample);
    for (std::uint64_t subset = 1; subset <= n; ++subset) {
      const SupportLaw law(counts, subset);
      RC_ASSERT(law.subsets().size() == std::size_t{1} << counts.size());
      BigInteger all = 0;
      std::size_t positive = 0;
      for (const BigInteger& number : law.subsets()) {
        all += number;
        positive += number != 0 ? 1U : 0U;
      }
      const auto listed = support::supports_by_listing(plain(sample), static_cast<unsigned>(subset));
      RC_ASSERT(positive == listed.size());
      RC_ASSERT(all == law.all_subsets());
      for (const auto& [points, number] : listed) RC_ASSERT(law.subsets()[mask_of(law, points)] == number);
    }
  }));
}

TEST_CASE("fractions of 126 digits give the law of the integers within the stated error", "[prediction]") {
  const PointCounts few = mockup_rows();
  PointCounts many;
  for (PointIndex x = 0; x < 12; ++x) many.push_back({x, 100U + 37U * x, x * x});
  for (const PointCounts& counts : {few, many})
    for (const std::uint64_t subset : {1U, 2U, 6U, 20U, 59U, 60U}) {
      const SupportLaw integers(counts, subset, LawArithmetic::integers);
      const SupportLaw fractions(counts, subset, LawArithmetic::fixed_point);
      CHECK(integers.error() == 0);
      CHECK(fractions.error() < 1e-25);
      double apart = 0;
      for (std::size_t mask = 0; mask < integers.masses().size(); ++mask)
        apart += std::abs(integers.masses()[mask] - fractions.masses()[mask]);
      CHECK(apart <= 1e-15);  // both are rounded to doubles
      CHECK(std::accumulate(fractions.masses().begin(), fractions.masses().end(), 0.0) == Approx(1).epsilon(1e-14));
    }
}

TEST_CASE("the law of a million rows is that of draws with replacement but for n'^2/n", "[prediction]") {
  PointCounts counts;
  for (PointIndex x = 0; x < 10; ++x) counts.push_back({x, 50'000U + 10'000U * x, 5'000});
  const std::uint64_t n = rows_of(counts);
  CHECK(n == 1'000'000);
  const SupportLaw law(counts, 12);
  const std::vector<double>& masses = law.masses();
  for (std::size_t mask = 0; mask < masses.size(); ++mask) {
    double expected = 0;  // inclusion-exclusion over rows drawn with replacement
    for (std::size_t part = mask;; part = (part - 1) & mask) {
      double share = 0;
      int missing = 0;
      for (std::size_t i = 0; i < counts.size(); ++i) {
        if (part >> i & 1) share += static_cast<double>(counts[i].total()) / static_cast<double>(n);
        missing += (mask >> i & 1) != 0 && (part >> i & 1) == 0 ? 1 : 0;
      }
      expected += (missing % 2 == 0 ? 1 : -1) * std::pow(share, 12);
      if (part == 0) break;
    }
    CHECK(masses[mask] == Approx(expected).margin(2e-4));
  }
  // All of the rows but one: the support lacks a point only where that point has one row.
  const SupportLaw most(counts, n - 1);
  CHECK(most.masses().back() == 1);
}

TEST_CASE("the chance of no net is the count of all subsets that are none", "[prediction]") {
  CHECK(rc::check("for every sample, class, width and subset size", [] {
    const ConceptClass concept_class =
        make_class(*rc::gen::elementOf(std::vector<std::string>(std::begin(small_classes), std::end(small_classes))));
    const auto n = *rc::gen::inRange<unsigned>(1, 9);
    const Sample sample = draw_sample(n, concept_class.points());
    const auto subset = *rc::gen::inRange<unsigned>(1, n + 1);
    const auto tenths = *rc::gen::inRange<unsigned>(1, 10);
    const PointCounts counts = count_points(sample);
    const SupportLaw law(counts, subset);
    const ClassOnPoints seen(concept_class, law.points());
    const NetFailure failure = net_failure(law, seen.fails(totals_of(counts), Rational(tenths, 10)), seen.sizes());
    const BigInteger expected =
        support::failing_by_listing(plain(concept_class), plain(sample), subset, tenths * n / 10);
    RC_ASSERT(*failure.exact == Rational(expected, law.all_subsets()));
    RC_ASSERT(failure.probability <= finite_class_failure_bound(concept_class.size(), Rational(tenths, 10), subset));
  }));
}

TEST_CASE("supports are visited with the representatives of their merged class", "[prediction]") {
  for (const char* text : small_classes) {
    const ConceptClass concept_class = make_class(text);
    std::vector<PointIndex> points(concept_class.points());
    std::iota(points.begin(), points.end(), PointIndex{0});
    const ClassOnPoints seen(concept_class, points);
    const std::vector<std::uint32_t> sizes = seen.sizes();
    std::vector<int> visits(sizes.size(), 0);
    seen.for_each_support([&](SupportMask mask, std::span<const HypothesisIndex> representatives) {
      std::set<unsigned> support;
      for (unsigned i = 0; i < points.size(); ++i)
        if (mask >> i & 1) support.insert(i);
      std::vector<unsigned> sorted(representatives.begin(), representatives.end());
      std::sort(sorted.begin(), sorted.end());
      CHECK(sorted == support::representatives_on(plain(concept_class), support));
      CHECK(sizes[mask] == representatives.size());
      ++visits[mask];
    });
    CHECK(std::all_of(visits.begin(), visits.end(), [](int v) { return v == 1; }));
  }
}

TEST_CASE("six rows of the mockup's sixty fail with chance .451 and eleven suffice", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  const PointCounts counts = mockup_rows();
  const Rational fifth(1, 5);
  const ClassOnPoints seen(thresholds, points_of(counts));
  const std::vector<char> fails = seen.fails(totals_of(counts), fifth);
  const auto failure = [&](std::uint64_t subset) {
    return net_failure(SupportLaw(counts, subset), fails, seen.sizes());
  };
  CHECK(failure(6).probability == Approx(0.451).margin(5e-4));
  CHECK(failure(6).mean_pieces == Approx(5.06).margin(5e-3));
  CHECK(failure(10).probability > 0.1);
  CHECK(failure(11).probability == Approx(0.070).margin(5e-4));
  CHECK(finite_class_net_size(8, fifth, Rational(1, 10)) == 26);
  CHECK(vc_net_size(1, fifth, Rational(1, 10)) == 219);
  const ConceptClass points = make_class("points:8");
  const ClassOnPoints singletons(points, points_of(counts));
  CHECK(
      net_failure(SupportLaw(counts, 11), singletons.fails(totals_of(counts), fifth), singletons.sizes()).probability ==
      Approx(0.357).margin(5e-4));
}

TEST_CASE("the sizes that bounds ask for are the least ones", "[prediction]") {
  for (const std::uint64_t hypotheses : {2U, 8U, 1000U})
    for (const int tenths : {1, 5, 9}) {
      const Rational alpha(tenths, 10);
      const Rational beta(1, 100);
      const std::uint64_t size = finite_class_net_size(hypotheses, alpha, beta);
      CHECK(finite_class_failure_bound(hypotheses, alpha, size) <= 0.01);
      if (size > 1) CHECK(finite_class_failure_bound(hypotheses, alpha, size - 1) > 0.01);
      const double start = finite_class_curve_start(hypotheses, alpha);
      CHECK(finite_class_failure_curve(hypotheses, alpha, start) == Approx(1).epsilon(1e-9));
      CHECK(finite_class_failure_curve(hypotheses, alpha, 7) ==
            Approx(finite_class_failure_bound(hypotheses, alpha, 7)).epsilon(1e-13));
      for (const int dimension : {0, 1, 4}) {
        const std::uint64_t vc = vc_net_size(dimension, alpha, beta);
        CHECK(vc_failure_bound(dimension, alpha, vc).value() <= 0.01);
        const auto before = vc_failure_bound(dimension, alpha, vc - 1);
        CHECK((!before || *before > 0.01));
      }
    }
  CHECK(finite_class_net_size(1, Rational(1, 2), Rational(1, 2)) == 1);
  CHECK_FALSE(vc_failure_bound(1, Rational(1, 5), 39));
  CHECK(vc_failure_bound(1, Rational(1, 5), 40).value() == Approx(2 * 81.0 * 81 * std::pow(2, -4)));
}

TEST_CASE("subset sizes and data that cannot be summed are refused", "[prediction]") {
  const PointCounts counts = {{0, 2, 1}};
  CHECK_THROWS_WITH(SupportLaw(counts, 4), "subset: 4: must be from 1 to 3");
  CHECK_THROWS_WITH(SupportLaw(counts, 0), "subset: 0: must be from 1 to 3");
  PointCounts many;
  for (PointIndex x = 0; x < 18; ++x) many.push_back({x, 1, 0});
  CHECK_THROWS_WITH(SupportLaw(many, 4), "data: 18 points: the exact law is offered for at most 16");
}

TEST_CASE("a drawn subset has every subset alike", "[prediction]") {
  // 10 subsets of two of five rows, 20 000 draws: a chi-square of 9 degrees is above 40 with a chance below 1e-5.
  Engine engine = Engine::seeded(7);
  std::map<std::vector<std::uint64_t>, int> seen;
  for (int i = 0; i < 20'000; ++i) ++seen[draw_subset(5, 2, engine)];
  REQUIRE(seen.size() == 10);
  double chi_square = 0;
  for (const auto& [rows, number] : seen) {
    CHECK(rows[0] < rows[1]);
    chi_square += (number - 2000.0) * (number - 2000.0) / 2000.0;
  }
  CHECK(chi_square < 40);
}

}  // namespace littlestone
