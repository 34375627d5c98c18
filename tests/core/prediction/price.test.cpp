// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/price.hpp"

#include <cmath>
#include <vector>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/study/price/price_study.hpp"

namespace littlestone {
namespace {

PriceOptions price_of(std::uint64_t dimension, const Rational& gamma, const Rational& alpha) {
  PriceOptions options;
  options.dimension = dimension;
  options.stability = gamma;
  options.alpha = alpha;
  return options;
}

struct Losses {
  Rational light = 0;
  Rational heavy = 0;
};

/// The expected loss of the counting learner by listing every target and every sequence of n points, in fractions.
Losses losses_by_listing(unsigned dimension, unsigned n, const Rational& gamma, const Rational& mass) {
  std::vector<Rational> share(dimension, mass / (dimension - 1));
  share.back() = 1 - mass;
  Losses losses;
  for (unsigned target = 0; target < 1U << dimension; ++target) {
    std::vector<unsigned> sequence(n, 0);
    for (bool more = true; more;) {
      Rational chance(1, 1U << dimension);
      std::vector<int> difference(dimension, 0);
      for (const unsigned x : sequence) {
        chance *= share[x];
        difference[x] += (target >> x & 1) != 0 ? 1 : -1;
      }
      for (unsigned x = 0; x < dimension; ++x) {
        Rational plus = Rational(1, 2) + gamma * difference[x] / 2;
        if (plus < 0) plus = 0;
        if (plus > 1) plus = 1;
        const Rational error = (target >> x & 1) != 0 ? Rational(1 - plus) : plus;
        (x + 1 < dimension ? losses.light : losses.heavy) += chance * share[x] * error;
      }
      more = false;
      for (unsigned& x : sequence) {
        if (++x < dimension) {
          more = true;
          break;
        }
        x = 0;
      }
    }
  }
  return losses;
}

}  // namespace

TEST_CASE("the counting learner's loss on the light points is the least loss, by listing all samples", "[prediction]") {
  for (const unsigned dimension : {2U, 3U})
    for (const unsigned n : {0U, 1U, 4U})
      for (const Rational& gamma : {Rational(1, 10), Rational(2, 5), Rational(1)})
        for (const Rational& mass : {Rational(2, 5), Rational(1)}) {
          PriceOptions options = price_of(dimension, gamma, Rational(1, 10));
          options.mass = mass;
          const Losses listed = losses_by_listing(dimension, n, gamma, mass);
          CHECK(least_stable_loss(options, n) == Approx(to_double(listed.light)).epsilon(1e-12).margin(1e-15));
          CHECK(heavy_loss(options, n) == Approx(to_double(listed.heavy)).epsilon(1e-12).margin(1e-15));
          CHECK(printed_loss(options, n) <= least_stable_loss(options, n) + 1e-15);
        }
}

TEST_CASE("the counting learner is stable: one row moves its answer by gamma at most", "[prediction]") {
  for (const Rational& gamma : {Rational(1, 10), Rational(1, 3), Rational(1)})
    for (std::uint64_t minus = 0; minus < 8; ++minus)
      for (std::uint64_t plus = 0; plus < 8; ++plus) {
        const Rational answer = clip_answer(gamma, minus, plus);
        CHECK(abs(Rational(clip_answer(gamma, minus + 1, plus) - answer)) <= gamma / 2);
        if (minus > 0) CHECK(abs(Rational(clip_answer(gamma, minus - 1, plus + 1) - answer)) <= gamma);
        CHECK(clip_answer(gamma, plus, minus) == 1 - answer);
      }
}

TEST_CASE("loss .1 needs 101 examples at gamma .1, 201 at .05 and 14 at 1, and the paper's line says 100",
          "[prediction]") {
  const PriceOptions tenth = price_of(9, Rational(1, 10), Rational(1, 10));
  CHECK(least_examples(tenth) == 101);
  CHECK(printed_examples(tenth) == 100);
  CHECK(least_stable_loss(tenth, 60) == Approx(0.140).margin(5e-4));
  CHECK(least_examples(price_of(9, Rational(1, 20), Rational(1, 10))) == 201);
  CHECK(least_examples(price_of(9, 1, Rational(1, 10))) == 14);
  for (const PriceOptions& options :
       {tenth, price_of(9, 1, Rational(1, 10)), price_of(2, Rational(1, 7), Rational(1, 4))}) {
    const std::uint64_t n = least_examples(options);
    CHECK(least_stable_loss(options, n) <= to_double(options.alpha) * (1 + 1e-12));
    CHECK(least_stable_loss(options, n - 1) > to_double(options.alpha));
    const BestMass best = best_mass(options);
    CHECK(best.examples >= n);
    PriceOptions at = options;
    for (int i = 1; i <= 50; ++i) {
      at.mass = Rational(i, 50);
      CHECK(least_examples(at) <= best.examples);
    }
  }
}

TEST_CASE("the mockup's sample must lose .155", "[prediction]") {
  const PriceOptions options = price_of(9, Rational(1, 10), Rational(1, 10));
  // 1, 3, 5, 1, 4, 2, 2, 0 rows at the light points and 42 at the heavy one; point 3 is all +.
  const PointCounts counts = {{0, 1, 0}, {1, 3, 0}, {2, 0, 5}, {3, 1, 0}, {4, 4, 0}, {5, 0, 2}, {6, 2, 0}, {8, 0, 42}};
  const std::vector<FlippedPoint> points = flip_points(options, counts);
  REQUIRE(points.size() == 9);
  const std::vector<Rational> errors = {Rational(9, 20), Rational(7, 20), Rational(1, 4), Rational(9, 20),
                                        Rational(3, 10), Rational(2, 5),  Rational(2, 5), Rational(1, 2)};
  for (std::size_t x = 0; x < 8; ++x) CHECK(points[x].least_error == errors[x]);
  CHECK(points[2].answer == Rational(3, 4));
  CHECK(points[2].flipped == Rational(1, 4));
  CHECK(points[2].bound == Rational(1, 2));
  CHECK(points[7].answer == Rational(1, 2));
  CHECK(least_loss_of(options, points) == Rational(155, 1000));
  const std::vector<FlippedPoint> turned = flip_points(options, flip_labels(counts, 2));
  CHECK(turned[2].answer == points[2].flipped);
  CHECK(turned[1].answer == points[1].answer);
}

TEST_CASE("the factor 4 of the paper's mass is the best of its line", "[prediction]") {
  // n of the line for mass μ: (d − 1)(1 − 2α/μ)/(γμ), the most at μ = 4α.
  const double alpha = 0.1;
  double best = 0;
  double at = 0;
  for (int i = 1; i <= 10'000; ++i) {
    const double mass = i / 1e4;
    const double line = (1 - 2 * alpha / mass) / mass;
    if (line > best) {
      best = line;
      at = mass;
    }
  }
  CHECK(at == Approx(4 * alpha).margin(1e-3));
  CHECK(best == Approx(1 / (8 * alpha)).epsilon(1e-6));
}

TEST_CASE("the study of the price has a falling curve and refuses what is out of range", "[prediction]") {
  PriceStudyOptions options;
  options.curve = true;
  const PriceStudy study = run_price(options);
  CHECK(study.least == 101);
  for (std::size_t i = 1; i < study.curve.size(); ++i) {
    CHECK(study.curve[i].examples > study.curve[i - 1].examples);
    CHECK(study.curve[i].loss <= study.curve[i - 1].loss);
    CHECK(study.curve[i].loss >= study.curve[i].printed - 1e-12);
  }
  CHECK(price_to_json(study)["loss_bound"].get<double>() == Approx(0.140).margin(5e-4));
  CHECK_THROWS_WITH(least_examples(price_of(1, Rational(1, 10), Rational(1, 10))),
                    "dimension: 1: must be from 2 to 2^53");
  CHECK_THROWS_AS(least_examples(price_of(9, 0, Rational(1, 10))), InputError);
  CHECK_THROWS_AS(least_examples(price_of(9, Rational(1, 10), Rational(3, 10))), InputError);
  PriceOptions heavy = price_of(9, Rational(1, 10), Rational(1, 10));
  heavy.mass = Rational(11, 10);
  CHECK_THROWS_AS(least_examples(heavy), InputError);
  options.counts = PointCounts{{9, 1, 0}};
  CHECK_THROWS_WITH(run_price(options), "data: 9: a point must be an index from 0 to 8");
}

TEST_CASE("the worst neighbour of the counting learner is that of all neighbours and moves an answer by gamma at most",
          "[prediction][price]") {
  std::size_t looked_at = 0;
  std::size_t wrong = 0;
  for (const Rational& gamma : {Rational(1, 10), Rational(2, 5), Rational(1)})
    for (const unsigned dimension : {2U, 3U}) {
      const PriceOptions options = price_of(dimension, gamma, Rational(1, 10));
      const unsigned kinds = 2 * dimension;
      for (const unsigned n : {1U, 2U, 4U}) {
        std::vector<unsigned> digits(n, 0);
        for (bool more = true; more;) {
          const auto example = [](unsigned kind) {
            return Example{static_cast<PointIndex>(kind / 2), label_of(kind % 2 == 1)};
          };
          const auto answers = [&](const Sample& rows) {
            std::vector<Rational> all;
            for (const FlippedPoint& at : flip_points(options, count_points(rows))) all.push_back(at.answer);
            return all;
          };
          Sample rows;
          for (const unsigned digit : digits) rows.push_back(example(digit));
          const std::vector<Rational> here = answers(rows);
          Rational most = 0;
          for (unsigned i = 0; i < n; ++i)
            for (unsigned kind = 0; kind < kinds; ++kind) {
              Sample other = rows;
              other[i] = example(kind);
              const std::vector<Rational> there = answers(other);
              for (unsigned x = 0; x < dimension; ++x) most = std::max<Rational>(most, abs(there[x] - here[x]));
            }
          const PointCounts counts = count_points(rows);
          const WorstCount worst = worst_count(options, flip_points(options, counts));
          bool good = worst.moved == most && most <= gamma && worst.point.has_value() == (most > 0);
          if (worst.point) {
            const auto changed = flip_points(options, replace_row(counts, worst.from, worst.to));
            good = good && changed[*worst.point].answer == worst.after && here[*worst.point] == worst.before &&
                   abs(worst.after - worst.before) == most;
          }
          ++looked_at;
          wrong += good ? 0 : 1;
          more = false;
          for (unsigned& digit : digits) {
            if (++digit < kinds) {
              more = true;
              break;
            }
            digit = 0;
          }
        }
      }
    }
  CHECK(wrong == 0);
  CHECK(looked_at == 3 * (4 + 16 + 256 + 6 + 36 + 1296));
}

TEST_CASE("the worst flip is at the light point that was seen least often of those that were seen",
          "[prediction][price]") {
  const PriceOptions options = price_of(5, Rational(1, 10), Rational(1, 10));
  const auto worst = [&](const PointCounts& counts) { return worst_flip(options, flip_points(options, counts)); };
  CHECK(worst({{0, 5, 0}, {1, 0, 2}, {3, 1, 1}, {4, 0, 1}}) == PointIndex{1});
  CHECK(worst({{0, 3, 0}, {2, 0, 1}}) == PointIndex{2});
  CHECK_FALSE(worst({{4, 0, 9}}));
  // It errs most there of all points with a label, whoever learns.
  const auto points = flip_points(options, PointCounts{{0, 5, 0}, {1, 0, 2}, {3, 1, 2}, {4, 0, 1}});
  const PointIndex at = *worst_flip(options, points);
  for (const FlippedPoint& point : points)
    if (point.rows > 0 && point.point < 4) CHECK(point.least_error <= points[at].least_error);
}

}  // namespace littlestone
