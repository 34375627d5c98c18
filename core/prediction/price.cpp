// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/price.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_examples = std::uint64_t{1} << 53;

/// E(1 − γ#)₊, # ~ Bin(n, p). All terms are positive, so that the sum keeps its digits; O(1/γ).
double expected_rest(double gamma, std::uint64_t n, double p) {
  const auto trials = static_cast<double>(n);
  if (p >= 1) return std::max(0.0, 1 - gamma * trials);
  double log_mass = trials * std::log1p(-p);
  const double log_odds = std::log(p) - std::log1p(-p);
  double sum = 0;
  for (double j = 0; j <= trials && gamma * j < 1; ++j) {
    sum += std::exp(log_mass) * (1 - gamma * j);
    log_mass += std::log((trials - j) / (j + 1)) + log_odds;
  }
  return sum;
}

double light_loss(double gamma, double mass, std::uint64_t dimension, std::uint64_t n) {
  return mass / 2 * expected_rest(gamma, n, mass / static_cast<double>(dimension - 1));
}

// Equal numbers on both sides, as for γ = 1 and one point, are equal.
constexpr double rounding = 1e-13;

/// The least n where the loss, which falls with n, is at most α.
std::uint64_t least_for(double gamma, double mass, std::uint64_t dimension, double alpha) {
  const auto enough = [&](std::uint64_t n) { return light_loss(gamma, mass, dimension, n) <= alpha * (1 + rounding); };
  if (enough(0)) return 0;
  std::uint64_t low = 0;
  std::uint64_t high = 1;
  while (!enough(high)) {
    if (high >= most_examples) throw InputError("stability", std::to_string(gamma), rules::more_examples_than("2^53"));
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const std::uint64_t middle = low + (high - low) / 2;
    (enough(middle) ? high : low) = middle;
  }
  return high;
}

}  // namespace

void PriceOptions::validate() const {
  if (dimension < 2 || dimension > most_examples)
    throw InputError("dimension", std::to_string(dimension), rules::between(2, "2^53"));
  constexpr int most_steps = 100'000;
  if (stability * most_steps < 1 || stability > 1)
    throw InputError("stability", to_string(stability), rules::between("1e-5", 1));
  if (alpha <= 0 || 4 * alpha > 1) throw InputError("alpha", to_string(alpha), rules::above_at_most(0, "1/4"));
  if (mass && (*mass <= 0 || *mass > 1)) throw InputError("mass", to_string(*mass), rules::above_at_most(0, 1));
}

double least_stable_loss(const PriceOptions& options, std::uint64_t examples) {
  options.validate();
  // Where no count can make up for it the loss is the paper's line, a fraction.
  if (options.stability * examples <= 1) return printed_loss(options, examples);
  return light_loss(to_double(options.stability), to_double(options.light_mass()), options.dimension, examples);
}

double heavy_loss(const PriceOptions& options, std::uint64_t examples) {
  options.validate();
  const double rest = to_double(1 - options.light_mass());
  if (rest <= 0) return 0;
  return rest / 2 * expected_rest(to_double(options.stability), examples, rest);
}

double printed_loss(const PriceOptions& options, std::uint64_t examples) {
  options.validate();
  const Rational mass = options.light_mass();
  return to_double(Rational(mass / 2 * (1 - options.stability * mass * examples / (options.dimension - 1))));
}

std::uint64_t least_examples(const PriceOptions& options) {
  options.validate();
  return least_for(to_double(options.stability), to_double(options.light_mass()), options.dimension,
                   to_double(options.alpha));
}

BestMass best_mass(const PriceOptions& options) {
  options.validate();
  const double gamma = to_double(options.stability);
  const double alpha = to_double(options.alpha);
  BestMass best;
  const auto consider = [&](double mass) {
    // One look tells whether this mass asks for more than the best so far.
    if (light_loss(gamma, mass, options.dimension, best.examples) <= alpha * (1 + rounding)) return;
    best = {mass, least_for(gamma, mass, options.dimension, alpha)};
  };
  consider(std::min(1.0, 4 * alpha));
  double low = 2 * alpha;
  double high = 1;
  constexpr int steps = 200;
  for (int round = 0; round < 2; ++round) {
    const double width = (high - low) / steps;
    const double from = low;
    for (int i = 1; i <= steps; ++i) consider(std::min(high, from + i * width));
    low = std::max(2 * alpha, best.mass - width);
    high = std::min(1.0, best.mass + width);
  }
  return best;
}

Rational printed_examples(const PriceOptions& options) {
  options.validate();
  return Rational(options.dimension - 1) / (8 * options.stability * options.alpha);
}

Rational clip_answer(const Rational& stability, std::uint64_t minus, std::uint64_t plus) {
  const Rational answer = Rational(1, 2) + stability * (Rational(plus) - Rational(minus)) / 2;
  return std::clamp<Rational>(answer, 0, 1);
}

std::vector<FlippedPoint> flip_points(const PriceOptions& options, std::span<const PointCount> counts) {
  options.validate();
  constexpr std::uint64_t most_points = 1'000'000;
  if (options.dimension > most_points)
    throw InputError("dimension", std::to_string(options.dimension), rules::at_most(most_points));
  std::vector<FlippedPoint> points(options.dimension);
  for (std::size_t x = 0; x < points.size(); ++x) points[x].point = static_cast<PointIndex>(x);
  for (const PointCount& count : counts) {
    if (count.point >= points.size())
      throw InputError("data", std::to_string(count.point), rules::example_point(points.size() - 1));
    points[count.point].minus = count.minus;
    points[count.point].plus = count.plus;
  }
  for (FlippedPoint& point : points) {
    point.rows = point.minus + point.plus;
    point.answer = clip_answer(options.stability, point.minus, point.plus);
    point.flipped = clip_answer(options.stability, point.plus, point.minus);
    point.bound = std::min<Rational>(1, options.stability * point.rows);
    point.least_error = (1 - point.bound) / 2;
  }
  return points;
}

Rational least_loss_of(const PriceOptions& options, std::span<const FlippedPoint> points) {
  Rational sum = 0;
  for (const FlippedPoint& point : points)
    if (point.point + 1 < options.dimension) sum += point.least_error;
  return options.light_mass() / (options.dimension - 1) * sum;
}

std::optional<PointIndex> worst_flip(const PriceOptions& options, std::span<const FlippedPoint> points) {
  std::optional<PointIndex> worst;
  for (const FlippedPoint& point : points) {
    if (point.rows == 0 || point.point + 1 >= options.dimension) continue;
    if (!worst || point.rows < points[*worst].rows) worst = point.point;
  }
  return worst;
}

WorstCount worst_count(const PriceOptions& options, std::span<const FlippedPoint> points) {
  WorstCount worst;
  const auto look_at = [&](const FlippedPoint& at, std::uint64_t minus, std::uint64_t plus, const Example& from,
                           const Example& to) {
    const Rational after = clip_answer(options.stability, minus, plus);
    const Rational moved = abs(after - at.answer);
    if (moved <= worst.moved) return;
    worst = {moved, at.point, from, to, at.answer, after};
  };
  // An example of another point than x: of the first point that has one, or of the second.
  std::vector<Example> lenders;
  for (const FlippedPoint& point : points)
    if (point.rows > 0 && lenders.size() < 2)
      lenders.push_back({point.point, point.minus > 0 ? Label::minus : Label::plus});
  for (const FlippedPoint& at : points) {
    const Example minus{at.point, Label::minus};
    const Example plus{at.point, Label::plus};
    if (at.plus > 0) look_at(at, at.minus + 1, at.plus - 1, plus, minus);
    if (at.minus > 0) look_at(at, at.minus - 1, at.plus + 1, minus, plus);
    for (const Example& other : lenders) {
      if (other.point == at.point) continue;
      look_at(at, at.minus + 1, at.plus, other, minus);
      look_at(at, at.minus, at.plus + 1, other, plus);
    }
    // Points are at least two, so there is another one to go to.
    const Example away{static_cast<PointIndex>(at.point == 0 ? 1 : 0), Label::plus};
    if (at.plus > 0) look_at(at, at.minus, at.plus - 1, plus, away);
    if (at.minus > 0) look_at(at, at.minus - 1, at.plus, minus, away);
  }
  return worst;
}

PointCounts flip_labels(std::span<const PointCount> counts, PointIndex point) {
  PointCounts flipped(counts.begin(), counts.end());
  for (PointCount& count : flipped)
    if (count.point == point) std::swap(count.minus, count.plus);
  return flipped;
}

}  // namespace littlestone
