// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/consequence.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <queue>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/lower_bound/draw_tails.hpp"
#include "core/lower_bound/refutation.hpp"

namespace littlestone {

using detail::at_most;
using detail::more_than;

namespace {

// Beyond as many draws Hoeffding's bound is near enough.
constexpr std::uint64_t most_exact_draws = 4096;

/// At least worst_error_sum, for any number of draws.
double hoeffding_sum(std::uint64_t draws, double half_gap) {
  return 2 * std::exp(-2 * half_gap * half_gap * static_cast<double>(draws));
}

/// At most worst_error_sum: the sum for the threshold r in the middle of the range.
double middle_error_sum(std::uint64_t draws, double half_gap) {
  const std::uint64_t bar = draws / 2;
  return more_than(draws, 0.5 - half_gap, bar) + at_most(draws, 0.5 + half_gap, bar);
}

void check_examples(std::size_t examples) {
  if (examples < 2 || examples % 2 != 0 || examples > 64)
    throw InputError("examples", std::to_string(examples), rules::even_between(2, 64));
}

/// log₂(3 q log₂ q), q = (100m + 1)^{m+1}.
double log2_ramsey(std::size_t examples) {
  const double m = static_cast<double>(examples);
  const double log2_q = (m + 1) * std::log2(100 * m + 1);
  return std::log2(3.0) + log2_q + std::log2(log2_q);
}

/// The least h with log^{(m)} 2↑↑h > 2^exponent.
unsigned first_height(std::size_t examples, double exponent) {
  const Tower bound{1, exponent};
  unsigned h = 1;
  while (!(bound < Tower::of_twos(h))) ++h;
  return h + static_cast<unsigned>(examples);
}

void finish(Consequence& result, double log2_largest) {
  result.log2_ramsey = log2_ramsey(result.examples);
  const double exponent = log2_largest + result.log2_ramsey;
  result.leaves = Tower{1, exponent}.reduced();
  result.first_height = first_height(result.examples, exponent);
}

}  // namespace

std::optional<Tower> Tower::iterated_log2(unsigned times) const {
  Tower result = *this;
  for (unsigned i = 0; i < times; ++i) {
    if (result.height > 0) {
      --result.height;
    } else {
      if (result.top <= 0) return std::nullopt;
      result.top = std::log2(result.top);
    }
  }
  return result;
}

Tower Tower::reduced() const {
  Tower result = *this;
  while (result.height > 0 && result.top <= 9.9) {
    result.top = std::exp2(result.top);
    --result.height;
  }
  while (result.top >= 1024) {
    result.top = std::log2(result.top);
    ++result.height;
  }
  return result;
}

bool operator==(const Tower& a, const Tower& b) {
  const Tower x = a.reduced();
  const Tower y = b.reduced();
  return x.height == y.height && x.top == y.top;
}

bool operator<(const Tower& a, const Tower& b) {
  const Tower x = a.reduced();
  const Tower y = b.reduced();
  // Reduced, a number of height 0 is below 1024, and one of height h ≥ 1 has a top from 9.9 to 1024: heights decide
  // first.
  return x.height != y.height ? x.height < y.height : x.top < y.top;
}

std::optional<double> log2_of(const Tower& tower) {
  const auto log = tower.iterated_log2(1);
  if (!log) return std::nullopt;
  const Tower plain = log->reduced();
  constexpr double most = 1e15;
  if (plain.height == 0) return plain.top;
  if (plain.height == 1 && plain.top < std::log2(most)) return std::exp2(plain.top);
  return std::nullopt;
}

unsigned log_star(const Tower& number) {
  unsigned times = 0;
  Tower rest = number;
  while (Tower{0, 1} < rest) {
    rest = *rest.iterated_log2(1);
    ++times;
  }
  return times;
}

double worst_error_sum(std::uint64_t draws, double half_gap) {
  assert(draws >= 1 && half_gap > 0 && half_gap < 0.5);
  struct Part {
    double bound;
    double first;
    double last;
    std::uint64_t bar;
    bool operator<(const Part& other) const { return bound < other.bound; }
  };
  if (draws == 1) return 1 - 2 * half_gap;  // (r − g) + (1 − r − g), whatever r is
  const double d = static_cast<double>(draws);
  double least = 0;  // a value that is attained
  const auto piece = [&](double first, double last, std::uint64_t bar) {
    // On the piece ⌊rD⌋ = bar; the first tail grows in r, the second falls.
    const double bound = more_than(draws, last - half_gap, bar) + at_most(draws, first + half_gap, bar);
    const double middle = first + (last - first) / 2;
    least = std::max(least, more_than(draws, middle - half_gap, bar) + at_most(draws, middle + half_gap, bar));
    return Part{bound, first, last, bar};
  };
  std::priority_queue<Part> queue;
  for (std::uint64_t bar = 0; bar < draws; ++bar) {
    const double first = std::max(half_gap, static_cast<double>(bar) / d);
    const double last = std::min(1 - half_gap, static_cast<double>(bar + 1) / d);
    if (first <= last) queue.push(piece(first, last, bar));
  }
  while (queue.top().bound > least + 1e-6) {
    const Part widest = queue.top();
    queue.pop();
    const double middle = widest.first + (widest.last - widest.first) / 2;
    queue.push(piece(widest.first, middle, widest.bar));
    queue.push(piece(middle, widest.last, widest.bar));
  }
  return queue.top().bound;
}

double lemma_21_loss(std::size_t examples) {
  const double m = static_cast<double>(examples);
  const double log2_m = std::log2(m);
  const double comparisons = 1000 * m * m * log2_m * log2_m - 1;
  return 100 * m * m * std::log2(comparisons) / (1000 * m * m * log2_m);
}

std::optional<Consequence> consequence(std::size_t examples, const GapClaims& claims, ConsequenceConstants constants) {
  check_examples(examples);
  const Rational tolerance(1, 100 * examples);
  const ClaimBound claim = claim_22(examples, claims, tolerance);
  Consequence result;
  result.examples = examples;
  result.delta = claims.delta;
  result.least_step = claim.least_step;

  if (constants == ConsequenceConstants::paper) {
    if (!claim.printed_step) return std::nullopt;
    result.least_step = *claim.printed_step;
    const double m = static_cast<double>(examples);
    const double log2_m = std::log2(m);
    result.comparisons = static_cast<unsigned>(std::ceil(1000 * m * m * log2_m * log2_m)) - 1;
    result.draws = static_cast<std::uint64_t>(std::ceil(100 * m * m * std::log2(double(result.comparisons))));
    result.success = 2.0 / 3;
    result.largest_set = power_of_two(result.comparisons + 1) + examples - 3;
    finish(result, result.comparisons + 1);
    return result;
  }

  const double half_gap = claim.least_step / 2 - to_double(tolerance);
  if (!claim.promised || half_gap <= 0) return std::nullopt;
  // Errors do not depend on T: one table over D serves every T.
  // Most of them are never asked for: what two probabilities say of the middle of the range rules them out.
  struct Errors {
    std::uint64_t draws;
    double least;  // the sum is at least this
    std::optional<double> sum;
    double known_sum(double gap) {
      if (!sum) sum = std::min(hoeffding_sum(draws, gap), worst_error_sum(draws, gap));
      return *sum;
    }
  };
  std::vector<Errors> table;
  for (std::uint64_t draws = 1; draws <= 100'000'000; draws = std::max(draws + 1, draws + draws / 16)) {
    const double hoeffding = hoeffding_sum(draws, half_gap);
    if (draws <= most_exact_draws) {
      table.push_back({draws, std::min(hoeffding, middle_error_sum(draws, half_gap)), std::nullopt});
    } else {
      table.push_back({draws, hoeffding, hoeffding});
    }
    if (table.back().least < 1e-9) break;
  }
  const WideProbability epsilon = to_wide(claims.epsilon);
  const WideProbability delta = to_wide(claims.delta);
  const double rough_epsilon = to_double(claims.epsilon);
  const double rough_delta = to_double(claims.delta);
  for (unsigned comparisons = 1; comparisons <= 4096; ++comparisons) {
    for (Errors& errors : table) {
      // Doubles decide all but close calls. Below 10⁻³⁰⁰ they say 0, which 900 comparisons cannot make up for.
      const auto out = [&](double success) {
        if (success <= 0) return true;
        return comparisons < 900 && errors.draws <= 1'000'000 &&
               std::ldexp(rough_least_other_mass(errors.draws, success, rough_epsilon, rough_delta),
                          static_cast<int>(comparisons)) < 0.999;
      };
      if (out(1 - comparisons * errors.least / 2)) continue;
      const WideProbability failure = WideProbability(errors.known_sum(half_gap)) * comparisons / 2;
      const double success = WideProbability(1 - failure).convert_to<double>();
      if (out(success)) continue;
      const auto log_beta = log_least_other_mass(errors.draws, Chance::of_failure(failure), epsilon, delta);
      const WideProbability log_2 = log(WideProbability(2));
      if (!log_beta || *log_beta + log_2 * comparisons <= 0) continue;
      result.comparisons = comparisons;
      result.draws = errors.draws;
      result.success = success;
      result.log2_product = WideProbability(*log_beta / log_2 + comparisons).convert_to<double>();
      result.largest_set =
          std::max(BigInteger(2 * examples - 1), BigInteger(power_of_two(comparisons + 1) + examples - 3));
      const auto bits = static_cast<double>(boost::multiprecision::msb(result.largest_set));
      const double log2_largest = bits < 1000 ? std::log2(result.largest_set.convert_to<double>()) : bits + 1;
      finish(result, log2_largest);
      return result;
    }
  }
  return std::nullopt;
}

std::size_t empirical_examples(std::size_t pac_examples, const Rational& epsilon, ConsequenceConstants constants) {
  if (constants == ConsequenceConstants::paper) return 9 * pac_examples + pac_examples % 2;
  const WideProbability eps = to_wide(epsilon);
  const WideProbability least = ceil(pac_examples * (exp(eps) - 1) / eps);
  const auto n = least.convert_to<std::size_t>();
  return n + n % 2;
}

}  // namespace littlestone
