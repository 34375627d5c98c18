// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replicable/staircase_law.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/replicable/binomial_tails.hpp"

namespace littlestone {
namespace {

// Σ_{i<N} 2 b_i (b_{i−1} − b_i) of one threshold.
template <class Number>
Number differ_of(const std::vector<Number>& b) {
  Number sum = 0;
  Number before = 1;
  for (const Number& one : b) {
    sum += 2 * one * (before - one);
    before = one;
  }
  return sum;
}

template <class Number>
void check_places(std::span<const Number> boundaries) {
  for (const Number& p : boundaries) {
    if (!(p >= 0 && p <= 1)) throw InputError("p", to_string(Rational(p)), rules::between(0, 1));
  }
}

constexpr std::uint64_t unit_place = std::uint64_t{1} << 40;  // places are multiples of 2^−40

// p_max in these units: where the count's mean less six deviations is the last step.
std::uint64_t last_unit(const Staircase& staircase) {
  const std::uint64_t top = staircase.steps.back().count;
  std::uint64_t root = 0;
  while (root * root < top) ++root;
  const std::uint64_t reached = top + 6 * root + 12;
  return reached >= staircase.examples ? unit_place : reached * unit_place / staircase.examples;
}

// The ends of the intervals, from 0 to 1: even on the √ scale up to p_max, and one interval behind it.
std::vector<std::uint64_t> ends_of(const Staircase& staircase, std::uint64_t intervals) {
  const std::uint64_t last = last_unit(staircase);
  std::vector<std::uint64_t> ends;
  const BigInteger squares = BigInteger(intervals - 1) * (intervals - 1);
  for (std::uint64_t j = 0; j < intervals; ++j) {
    ends.push_back(BigInteger(BigInteger(j) * j * last / squares).convert_to<std::uint64_t>());
  }
  ends.push_back(unit_place);
  return ends;
}

// b_T on each interval, for one T: between lower and upper.
struct Column {
  std::vector<std::uint32_t> lower;
  std::vector<std::uint32_t> upper;
  std::uint64_t weight = 0;  // μ_T in units of 2^−32, rounded up
};

// With `points` each interval is its left end alone: what is found then is attained, to rounding.
std::vector<Column> columns_of(const Staircase& staircase, const std::vector<std::uint64_t>& ends, bool points) {
  const std::vector<std::uint64_t> counts = staircase.counts();
  std::vector<Column> columns(counts.size());
  for (std::size_t t = 0; t < counts.size(); ++t) {
    const Rational units = staircase.steps[t].chance * Rational(power_of_two(32));
    const BigInteger up = (numerator(units) + denominator(units) - 1) / denominator(units);
    columns[t].weight = up.convert_to<std::uint64_t>();
  }
  for (std::size_t j = 0; j < ends.size(); ++j) {
    const auto bounds = tail_bounds(staircase.examples, {ends[j], unit_place - ends[j]}, counts);
    for (std::size_t t = 0; t < counts.size(); ++t) {
      if (points || j + 1 < ends.size()) columns[t].lower.push_back(bounds[t].lower);
      if (points) {
        columns[t].upper.push_back(bounds[t].lower);
      } else if (j > 0) {
        columns[t].upper.push_back(bounds[t].upper);
      }
    }
  }
  return columns;
}

constexpr std::uint64_t sure_chance = std::uint64_t{1} << bound_bits;

// Adds to sums[c] what threshold T adds at most where b_{i−1} = before and b_i lies in interval c, for c < sums.size().
// In units of 2^−62: 2 b (before − b) ≤ 2^29 in units of 2^−30, times a weight of 2^32 at most.
void add_terms(const Column& column, std::uint64_t before, std::vector<std::uint64_t>& sums) {
  const std::uint64_t half = before / 2;
  for (std::size_t c = 0; c < sums.size(); ++c) {
    const std::uint64_t b = std::min<std::uint64_t>(std::max<std::uint64_t>(half, column.lower[c]), column.upper[c]);
    // For odd `before` the best b is half a unit beside `half`: 2 b (before − b) is half a unit² larger there.
    const std::uint64_t term = b < before ? (2 * b * (before - b) + 1 + (sure_chance - 1)) >> bound_bits : 0;
    sums[c] += term * column.weight;
  }
}

// The layers of the dynamic programme: the most that the first i terms add up to, by the interval of p_i.
struct Layers {
  std::vector<std::vector<std::uint64_t>> most;         // in units of 2^−31
  std::vector<std::vector<std::uint32_t>> interval_of;  // of p_{i−1} there
};

std::uint64_t in_units_of_31(std::uint64_t units_of_62) { return (units_of_62 >> 31) + 1; }

// The terms of neighbours p_{i−1} in interval u, p_i in c ≤ u.
using Pairs = std::vector<std::vector<std::uint32_t>>;

std::vector<std::uint64_t> row_of(const std::vector<Column>& columns, std::optional<std::size_t> u, std::size_t size) {
  std::vector<std::uint64_t> sums(size, 0);
  for (const Column& column : columns) add_terms(column, u ? column.upper[*u] : sure_chance, sums);
  return sums;
}

Layers layers_of(const std::vector<Column>& columns, std::uint64_t hypotheses, const Observer& observer) {
  const std::size_t size = columns.front().lower.size();
  Layers layers;
  layers.most.emplace_back(size);
  layers.interval_of.emplace_back(size, 0);
  const std::vector<std::uint64_t> first = row_of(columns, std::nullopt, size);
  std::transform(first.begin(), first.end(), layers.most[0].begin(), in_units_of_31);
  if (hypotheses == 2) return layers;
  Pairs pairs(size);
  for (std::size_t u = 0; u < size; ++u) {
    if (stop_requested(observer, {"worlds", u, size})) throw Stopped();
    const std::vector<std::uint64_t> sums = row_of(columns, u, u + 1);
    pairs[u].resize(u + 1);
    std::transform(sums.begin(), sums.end(), pairs[u].begin(),
                   [](std::uint64_t sum) { return static_cast<std::uint32_t>(in_units_of_31(sum)); });
  }
  for (std::uint64_t i = 2; i < hypotheses; ++i) {
    std::vector<std::uint64_t> most(size, 0);
    std::vector<std::uint32_t> from(size, 0);
    for (std::size_t u = 0; u < size; ++u) {
      if (stop_requested(observer, {"worlds", u, size})) throw Stopped();
      for (std::size_t c = 0; c <= u; ++c) {
        const std::uint64_t sum = layers.most.back()[u] + pairs[u][c];
        if (sum <= most[c]) continue;
        most[c] = sum;
        from[c] = static_cast<std::uint32_t>(u);
      }
    }
    layers.most.push_back(std::move(most));
    layers.interval_of.push_back(std::move(from));
  }
  return layers;
}

// Raises the chance to differ by moving one boundary after the other, as far as they keep their order.
void climb(const Staircase& staircase, std::vector<double>& p, double& value, double step) {
  for (; step > 1e-7; step /= 2) {
    for (bool moved = true; moved;) {
      moved = false;
      for (std::size_t i = 0; i < p.size(); ++i) {
        for (const double sign : {-1., 1.}) {
          std::vector<double> next = p;
          const double root = std::sqrt(p[i]) + sign * step;
          next[i] = std::clamp(root * std::abs(root), i + 1 < p.size() ? p[i + 1] : 0, i > 0 ? p[i - 1] : 1);
          const double there = differ(staircase, next);
          if (there <= value + 1e-13) continue;
          p = next;
          value = there;
          moved = true;
        }
      }
    }
  }
}

void find_world(const Staircase& staircase, std::uint64_t hypotheses, std::uint64_t intervals, const Observer& observer,
                WorstDiffer& worst) {
  const std::vector<std::uint64_t> ends = ends_of(staircase, intervals);
  const Layers layers = layers_of(columns_of(staircase, ends, true), hypotheses, observer);
  const auto& last = layers.most.back();
  auto interval = static_cast<std::size_t>(std::max_element(last.begin(), last.end()) - last.begin());
  for (std::size_t i = layers.most.size(); i-- > 0;) {
    worst.p.push_back(static_cast<double>(ends[interval]) / static_cast<double>(unit_place));
    interval = layers.interval_of[i][interval];
  }
  std::reverse(worst.p.begin(), worst.p.end());
  worst.attained = differ(staircase, worst.p);
  climb(staircase, worst.p, worst.attained, 1 / static_cast<double>(intervals));
}

}  // namespace

Rational exact_differ(const Staircase& staircase, std::span<const Rational> boundaries) {
  check_places(boundaries);
  const std::vector<std::uint64_t> counts = staircase.counts();
  std::vector<std::vector<Rational>> named_at;
  named_at.reserve(boundaries.size());
  for (const Rational& p : boundaries) named_at.push_back(exact_tails(staircase.examples, p, counts));
  Rational sum = 0;
  for (std::size_t t = 0; t < counts.size(); ++t) {
    std::vector<Rational> b;
    b.reserve(named_at.size());
    for (const auto& one : named_at) b.push_back(one[t]);
    sum += staircase.steps[t].chance * differ_of(b);
  }
  return sum;
}

double differ(const Staircase& staircase, std::span<const double> boundaries) {
  check_places(boundaries);
  const std::vector<std::uint64_t> counts = staircase.counts();
  std::vector<std::vector<double>> named_at;
  named_at.reserve(boundaries.size());
  for (const double p : boundaries) named_at.push_back(tails(staircase.examples, p, counts));
  double sum = 0;
  for (std::size_t t = 0; t < counts.size(); ++t) {
    std::vector<double> b;
    b.reserve(named_at.size());
    for (const auto& one : named_at) b.push_back(one[t]);
    sum += to_double(staircase.steps[t].chance) * differ_of(b);
  }
  return sum;
}

double named(const Staircase& staircase, double p) {
  check_places(std::span<const double>(&p, 1));
  const std::vector<double> b = tails(staircase.examples, p, staircase.counts());
  double sum = 0;
  for (std::size_t t = 0; t < b.size(); ++t) sum += to_double(staircase.steps[t].chance) * b[t];
  return sum;
}

Rational miss(const Staircase& staircase, const Rational& alpha) {
  if (alpha < 0 || alpha > 1) throw InputError("alpha", to_string(alpha), rules::between(0, 1));
  const ExactBelow exact = exact_below(staircase.examples, alpha, staircase.counts());
  const BigInteger common = common_denominator(staircase.steps);
  BigInteger sum = 0;
  for (std::size_t t = 0; t < exact.below.size(); ++t) {
    const Rational& chance = staircase.steps[t].chance;
    sum += exact.below[t] * (numerator(chance) * (common / denominator(chance)));
  }
  return Rational(sum, exact.all * common);
}

WorstDiffer worst_differ(const Staircase& staircase, std::uint64_t hypotheses, const Observer& observer,
                         std::uint64_t coarser) {
  staircase.validate();
  if (hypotheses < 2 || hypotheses > most_boundary_hypotheses) {
    throw InputError("hypotheses", std::to_string(hypotheses), rules::between(2, most_boundary_hypotheses));
  }
  const std::uint64_t intervals = (hypotheses == 2 ? 16384 : 2048) / coarser;
  const auto columns = columns_of(staircase, ends_of(staircase, intervals), false);
  const Layers layers = layers_of(columns, hypotheses, observer);
  const std::uint64_t most = *std::max_element(layers.most.back().begin(), layers.most.back().end());
  WorstDiffer worst;
  worst.bound = std::min(Rational(1), Rational(BigInteger(most), power_of_two(31)));
  find_world(staircase, hypotheses, (hypotheses == 2 ? 2048 : 256) / coarser, observer, worst);
  return worst;
}

double last_place(const Staircase& staircase) {
  return static_cast<double>(last_unit(staircase)) / static_cast<double>(unit_place);
}

}  // namespace littlestone
