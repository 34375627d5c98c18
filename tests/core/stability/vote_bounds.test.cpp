// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/vote_bounds.hpp"

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <catch2/catch.hpp>
#include <cmath>
#include <memory>

#include "core/concept/families.hpp"
#include "core/random/engine.hpp"
#include "core/stability/numbers.hpp"
#include "core/tournament/vote_law.hpp"

using namespace littlestone;

namespace {

using Digits = boost::multiprecision::number<boost::multiprecision::cpp_bin_float<60>, boost::multiprecision::et_off>;

double unit(Engine& engine) { return static_cast<double>(engine() >> 11) * 0x1p-53; }

// One class and target, its chain and its bounds.
struct Case {
  std::string name;
  HypothesisIndex target = 0;
  VoteShape shape;
  std::vector<Rational> levels;
  std::optional<Rational> alpha;
  ConceptClass concept_class = make_class(name);
  std::unique_ptr<VoteChain> held = std::make_unique<VoteChain>(chain_of());
  VoteChain& chain = *held;  // stays where it is when the case is moved
  VoteBounds bounds{chain, shape, normalised_levels(levels), CountedPredictors(alpha)};

  VoteChain chain_of() const {
    SoaAutomaton soa(concept_class);
    return vote_chain(soa, concept_class.row(target), levels.size());
  }
  [[nodiscard]] std::size_t points() const { return concept_class.points(); }

  // A marginal in the box: a random mixture of its vertices.
  PointWeights random_in(const WeightBox& box, Engine& engine) const {
    PointWeights mixed = {};
    double sum = 0;
    for (const PointWeights& vertex : vertices_of(box, points())) {
      const double share = -std::log(1 - unit(engine));
      sum += share;
      for (std::size_t x = 0; x < points(); ++x) mixed[x] += share * vertex[x];
    }
    for (double& weight : mixed) weight /= sum;
    return mixed;
  }

  // A box that so many random halvings of the simplex lead to.
  WeightBox random_box(int halvings, Engine& engine) const {
    WeightBox box = whole_simplex(points());
    for (int i = 0; i < halvings; ++i) {
      const auto parts = halves(box, points());
      box = parts[engine() % parts.size()];
    }
    return box;
  }

  // max_f F_f(w) over the f that count at w, from the law of the vote: code of its own.
  double most_frequent(const PointWeights& weights) const {
    Distribution distribution;
    distribution.weights.assign(weights.begin(), weights.begin() + static_cast<std::ptrdiff_t>(points()));
    distribution.target = concept_class.row(target);
    SoaAutomaton soa(concept_class);
    const auto law =
        exact_vote_law(soa, distribution, {shape.auxiliary, shape.pairs * 2 * shape.auxiliary, levels, shape.on_fail});
    REQUIRE(law);
    double most = 0;
    for (const PredictorMass& one : law->predictors) {
      if (alpha && population_loss(one.labels, distribution) > to_double(*alpha)) continue;
      most = std::max(most, one.probability);
    }
    return most;
  }

  // F_f, and its slopes, in exact numbers.
  template <std::size_t X>
  std::vector<Slope<Rational, X>> exactly(const PointWeights& weights) const {
    std::vector<Slope<Rational, X>> at;
    for (std::size_t x = 0; x < X; ++x) {
      at.emplace_back(0);
      at.back().value = Rational(weights[x]);
      at.back().along[x] = 1;
    }
    std::vector<Slope<Rational, X>> shares;
    for (const Rational& level : normalised_levels(levels)) {
      shares.emplace_back(0);
      shares.back().value = level;
    }
    VotePolynomial<Slope<Rational, X>> polynomial(chain, shape);
    return polynomial(std::span<const Slope<Rational, X>>(at), std::span<const Slope<Rational, X>>(shares));
  }
};

std::vector<Case> cases() {
  const std::vector<Rational> two = {2, 3};
  const std::vector<Rational> three = {parse_rational("", "0.300137"), parse_rational("", "0.307540"),
                                       parse_rational("", "0.392323")};
  std::vector<Case> all;
  for (const OnFail on_fail : {OnFail::fail, OnFail::soa}) {
    all.push_back({"points:3", 0, {4, 2, on_fail}, two, {}});
    all.push_back({"points:3", 0, {2, 2, on_fail}, two, Rational(1, 5)});
    all.push_back({"cube:2", 1, {3, 8, on_fail}, three, {}});
    all.push_back({"thresholds:4", 0, {2, 8, on_fail}, three, {}});
    all.push_back({"table:111/011/001/000", 1, {4, 8, on_fail}, three, Rational(1, 4)});
  }
  return all;
}

}  // namespace

TEST_CASE("a corner bound is below the exact law everywhere in its box and rises as the box shrinks", "[stability]") {
  Engine engine = SeedTree(1).engine();
  int positive = 0;
  for (Case& one : cases()) {
    CAPTURE(one.name, one.shape.on_fail == OnFail::soa, one.alpha.has_value());
    for (int i = 0; i < 60; ++i) {
      const WeightBox box = one.random_box(static_cast<int>(engine() % 12), engine);
      const double corner = one.bounds.corner(box);
      positive += corner > .05 ? 1 : 0;
      for (int j = 0; j < 17; ++j) REQUIRE(corner <= one.most_frequent(one.random_in(box, engine)) + 1e-13);
      for (const WeightBox& part : halves(box, one.points())) REQUIRE(one.bounds.corner(part) >= corner);
    }
  }
  CHECK(positive > 100);
}

TEST_CASE("a tangent bound is below the exact law everywhere in its box, at a vertex and between", "[stability]") {
  Engine engine = SeedTree(2).engine();
  int better = 0;
  int used = 0;
  for (Case& one : cases()) {
    CAPTURE(one.name, one.shape.on_fail == OnFail::soa, one.alpha.has_value());
    for (int i = 0; i < 100; ++i) {
      const WeightBox box = one.random_box(3 + static_cast<int>(engine() % 12), engine);
      const double tangent = one.bounds.tangent(box);
      used += tangent > 0 ? 1 : 0;
      better += tangent > one.bounds.corner(box) ? 1 : 0;
      for (int j = 0; j < 4; ++j) REQUIRE(tangent <= one.most_frequent(one.random_in(box, engine)) + 1e-13);
      for (const PointWeights& vertex : vertices_of(box, one.points())) {
        REQUIRE(tangent <= one.most_frequent(vertex) + 1e-13);
      }
    }
  }
  CHECK(used > 500);
  CHECK(better > 300);
}

TEST_CASE("at 1000 random marginals the right side of the tangent bound is at most the chance itself", "[stability]") {
  Engine engine = SeedTree(3).engine();
  for (Case& one : cases()) {
    CAPTURE(one.name, one.shape.on_fail == OnFail::soa);
    for (int i = 0; i < 100; ++i) {
      const WeightBox box = one.random_box(static_cast<int>(engine() % 10), engine);
      const PointWeights weights = one.random_in(box, engine);
      const std::vector<Enclosed> chances = one.bounds.chances(weights);
      for (std::size_t f = 0; f < chances.size(); ++f) {
        REQUIRE(one.bounds.tangent_at(box, f, weights) <= chances[f].above * (1 + 1e-14));
      }
    }
  }
}

TEST_CASE("corners are rounded down and values up: exact fractions lie between", "[stability]") {
  Engine engine = SeedTree(4).engine();
  for (Case& one : cases()) {
    if (one.points() != 3) continue;
    CAPTURE(one.name, one.shape.on_fail == OnFail::soa);
    for (int i = 0; i < 20; ++i) {
      const WeightBox box = one.random_box(2 + static_cast<int>(engine() % 10), engine);
      const auto exact = one.exactly<3>(box.low);
      Rational largest = 0;
      for (std::size_t f = 0; f < exact.size(); ++f) {
        if (!one.alpha || greatest_weight(box, 3, one.chain.mistakes[f]) <= to_double(*one.alpha)) {
          largest = std::max(largest, exact[f].value);
        }
      }
      const double corner = one.bounds.corner(box);
      REQUIRE(Rational(corner) <= largest);
      REQUIRE(corner >= to_double(largest) * (1 - 1e-11) - 1e-100);
      const PointWeights vertex = vertices_of(box, 3).front();
      const auto there = one.exactly<3>(vertex);
      Rational value = 0;
      const WeightBox point{vertex, vertex};
      for (std::size_t f = 0; f < there.size(); ++f) {
        if (!one.alpha || Rational(greatest_weight(point, 3, one.chain.mistakes[f])) <= *one.alpha) {
          value = std::max(value, there[f].value);
        }
      }
      REQUIRE(Rational(one.bounds.value(vertex)) >= value);
      REQUIRE(one.bounds.value(vertex) <= to_double(value) * (1 + 1e-11) + 1e-100);
      const auto enclosed = one.bounds.chances(vertex);
      for (std::size_t f = 0; f < there.size(); ++f) {
        REQUIRE(Rational(enclosed[f].below) <= there[f].value);
        REQUIRE(Rational(enclosed[f].above) >= there[f].value);
      }
    }
  }
}

TEST_CASE("the tangent is rounded down: 60 digits give no less, however wide the box", "[stability]") {
  Engine engine = SeedTree(5).engine();
  int compared = 0;
  for (Case& one : cases()) {
    if (one.points() != 3 || one.alpha) continue;
    CAPTURE(one.name, one.shape.on_fail == OnFail::soa);
    for (int i = 0; i < 40; ++i) {
      const WeightBox box = one.random_box(1 + static_cast<int>(engine() % 8), engine);
      PointWeights base = middle_of(box, 3);
      for (std::size_t x = 0; x < 3; ++x) base[x] = box.low[x] == 0 ? 0 : base[x];
      const auto exact = one.exactly<3>(base);
      for (const PointWeights& vertex : vertices_of(box, 3)) {
        for (std::size_t f = 0; f < exact.size(); ++f) {
          if (exact[f].value == 0) continue;
          Digits bound = exact[f].value.convert_to<Digits>();
          for (std::size_t x = 0; x < 3; ++x) {
            if (base[x] == 0) continue;
            const Digits exponent =
                Rational(Rational(base[x]) * exact[f].along[x] / exact[f].value).convert_to<Digits>();
            bound *= pow(Digits(vertex[x]) / Digits(base[x]), exponent);
          }
          const double own = one.bounds.tangent_at(box, f, vertex);
          REQUIRE(Digits(own) <= bound);
          REQUIRE(own >= bound.convert_to<double>() * (1 - 1e-10) - 1e-100);
          ++compared;
        }
      }
    }
  }
  CHECK(compared > 500);
}

TEST_CASE("a point whose lower end is 0 has no factor in the tangent, so that the bound is not 0 there",
          "[stability]") {
  Case one{"points:3", 0, {4, 2, OnFail::soa}, {2, 3}, {}};
  // The valley of G* near the face w_2 = 0.
  const WeightBox box = *tightened({{0.1015625, 0.890625, 0}, {0.109375, 0.8984375, 0.0009765625}}, 3);
  REQUIRE(box.low[2] == 0);
  CHECK(one.bounds.tangent(box) > .4);
  CHECK(one.bounds.tangent(box) > one.bounds.corner(box));
}

TEST_CASE("a predictor counts on a box only where its loss is at most alpha on all of it", "[stability]") {
  const WeightBox box = *tightened({{0.125, 0.25, 0}, {0.25, 0.75, 0.5}}, 3);
  CHECK(greatest_weight(box, 3, 0b001) == .25);
  CHECK(greatest_weight(box, 3, 0b011) == 1);
  CHECK(greatest_weight(box, 3, 0b110) == .875);
  CHECK(greatest_weight(box, 3, 0b111) == 1);
  CHECK(greatest_weight(box, 3, 0) == 0);
  // alpha = 1/10 is no double: the double below it is the one that is compared with.
  CHECK(Rational(CountedPredictors(Rational(1, 10)).most_loss) <= Rational(1, 10));
  CHECK(CountedPredictors(Rational(1, 4)).most_loss == .25);
}

TEST_CASE("a predictor that is good in the middle of a box and bad at its end gives the box no bound", "[stability]") {
  // The target's point may weigh more than alpha there: "all -" is bad, and c is left with less than 1/2.
  Case good{"points:3", 0, {1, 2, OnFail::soa}, {2, 3}, Rational(1, 5)};
  Case all{"points:3", 0, {1, 2, OnFail::soa}, {2, 3}, {}};
  const WeightBox box = *tightened({{.15625, .5, .25}, {.21875, .546875, .296875}}, 3);
  REQUIRE(middle_of(box, 3)[0] < .2);
  REQUIRE(box.high[0] > .2);
  const PointWeights heavy = {.21875, .515625, .265625};
  const double there = good.most_frequent(heavy);
  CHECK(good.bounds.corner(box) <= there);
  CHECK(good.bounds.tangent(box) <= there);
  CHECK(good.bounds.value(heavy) == Approx(there).epsilon(1e-12));
  // Where all predictors count, the bounds are higher than that.
  CHECK(all.bounds.corner(box) > there);
  CHECK(all.bounds.tangent(box) > there);
}
