// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_constants.hpp"

#include <limits>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

namespace {

constexpr int most_lean_dimension = 6;
constexpr std::uint64_t most_candidates = std::uint64_t{1} << 50;

// a·b and a + b, at most 2^62: what is beyond is too long a list in any case.
constexpr std::uint64_t ceiling = std::uint64_t{1} << 62;
std::uint64_t product(std::uint64_t a, std::uint64_t b) { return a != 0 && b > ceiling / a ? ceiling : a * b; }
std::uint64_t sum(std::uint64_t a, std::uint64_t b) { return a > ceiling || b > ceiling - a ? ceiling : a + b; }

// o_{k−1}^1 + … (a sum of the powers 1 … most), or the last power alone.
std::uint64_t power(std::uint64_t base, std::uint64_t exponent) {
  if (base == 1) return 1;
  std::uint64_t value = 1;
  for (std::uint64_t i = 0; i < exponent && value < ceiling; ++i) value = product(value, base);
  return value;
}

std::uint64_t low_candidates(const LeanConstants& constants) {
  if (constants.variant == LeanVariant::stuck) return 0;
  std::uint64_t low = 0;
  for (int k = 1; k < constants.goal.dimension; ++k) {
    const std::uint64_t outcomes = constants.outcomes_at(k);
    const std::uint64_t items = constants.repetitions_at(k);
    if (k <= 2) {  // one after the other: an item of level 2 reads the same rows whatever the labels are
      low = sum(low, product(outcomes, items));
      continue;
    }
    for (std::uint64_t i = 1; i <= items && low < ceiling; ++i) low = sum(low, power(outcomes, i));
  }
  return low;
}

void expect(bool holds, const char* field, const auto& value, const Rule& rule) {
  if (!holds) throw InputError(field, value, rule);
}

void expect_free_numbers(const LeanConstants& constants) {
  constants.goal.validate();
  const int d = constants.goal.dimension;
  expect(d <= most_lean_dimension, "dimension", std::to_string(d), rules::lean_dimension(most_lean_dimension));
  if (d == 0) {
    expect(constants.batches == 0, "batches", std::to_string(constants.batches), rules::zero_for_dimension_0());
    expect(constants.selection == 0, "selection", std::to_string(constants.selection), rules::zero_for_dimension_0());
    return;
  }
  const bool items = constants.variant == LeanVariant::items;
  expect(items || d == 2, "variant", std::string(to_string(constants.variant)), rules::items_unless_two());
  expect(constants.batch >= 1, "batch", "0", rules::at_least(1));
  expect(constants.batches >= 1, "batches", "0", rules::at_least(1));
  const auto levels = [&](const char* field, const std::vector<std::uint64_t>& numbers, int length) {
    const auto size = static_cast<std::size_t>(items && length > 0 ? length : 0);
    expect(numbers.size() == size, field, rules::value_numbers(numbers.size()), rules::lean_levels());
    for (const std::uint64_t number : numbers) expect(number >= 1, field, "0", rules::at_least(1));
  };
  levels("repetitions", constants.repetitions, d - 1);
  levels("opponents", constants.opponents, d - 2);
  expect(constants.cap >= 1 && constants.cap <= constants.batches, "cap", std::to_string(constants.cap),
         rules::up_to_batches());
  const std::uint64_t rows = sum(product(constants.batch, constants.batches), constants.selection);
  expect(rows < ceiling, "batches", std::to_string(constants.batches), rules::more_examples_than("2^62"));
  expect(constants.gap <= constants.selection, "gap", std::to_string(constants.gap), rules::at_most_selection());
  const Rational& delta = constants.delta_of_choosing();
  expect(delta > 0 && delta <= constants.goal.delta, "choosing_delta", to_string(delta),
         rules::above_at_most(0, to_string(constants.goal.delta)));
  if (constants.choosing == LeanChoosing::exponential) {
    expect(constants.vote_share > 0 && constants.vote_share < constants.goal.epsilon, "vote_share",
           to_string(constants.vote_share), rules::vote_share());
  }
}

struct Derived {
  std::uint64_t low = 0;
  std::uint64_t top = 1;
  std::uint64_t list = 1;
  std::int64_t bar = 0;
  ChoosingWeights weights;
  BigInteger total;
};

Derived derived(const LeanConstants& constants) {
  Derived result;
  if (constants.goal.dimension == 0) {
    result.total = 0;
    return result;
  }
  result.low = low_candidates(constants);
  result.top = constants.outcomes_at(constants.goal.dimension);
  result.list = sum(result.low, result.top);
  if (result.list > most_candidates || product(result.list, sum(constants.batches, 1)) >= ceiling) {
    throw InputError("list_bound", "", rules::batch_candidates("2^50"));
  }
  const AccuracyGoal& goal = constants.goal;
  if (constants.choosing == LeanChoosing::noisy) {
    result.bar = choosing_bar(goal.epsilon, constants.delta_of_choosing(), result.list);
  } else {
    result.weights =
        choosing_weights(goal.epsilon, constants.delta_of_choosing(), result.list, constants.vote_share, constants.cap);
  }
  result.total = BigInteger(constants.batch) * constants.batches + constants.selection;
  return result;
}

}  // namespace

std::string_view to_string(LeanVariant variant) { return variant == LeanVariant::items ? "items" : "F"; }

std::string_view to_string(LeanChoosing choosing) { return choosing == LeanChoosing::exponential ? "E" : "N"; }

LeanChoosing parse_lean_choosing(std::string_view field, std::string_view text) {
  if (text == "E") return LeanChoosing::exponential;
  if (text == "N") return LeanChoosing::noisy;
  throw InputError(field, text, rules::lean_choosing());
}

std::uint64_t LeanConstants::outcomes_at(int level) const {
  if (variant == LeanVariant::stuck) return 2;
  std::uint64_t outcomes = level <= 1 ? 1 : 2;
  for (int k = 3; k <= level; ++k) outcomes = product(2, power(outcomes, sum(1, opponents_at(k))));
  return outcomes;
}

void LeanConstants::complete() {
  expect_free_numbers(*this);
  Derived from = derived(*this);
  low_bound = from.low;
  top_bound = from.top;
  list_bound = from.list;
  bar = from.bar;
  weights = std::move(from.weights);
  total = from.total;
}

void LeanConstants::validate() const {
  expect_free_numbers(*this);
  const Derived from = derived(*this);
  expect(low_bound == from.low && top_bound == from.top && list_bound == from.list, "list_bound",
         std::to_string(list_bound), rules::follows_list_bound());
  expect(bar == from.bar, "bar", std::to_string(bar), rules::follows_bar());
  expect(weights == from.weights, "weights", "", rules::follows_weights());
  expect(total == from.total, "total", total.str(), rules::follows_total());
}

}  // namespace littlestone
