// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/vote_rule.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <string>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/loss_distribution.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

constexpr std::array<std::string_view, 3> names = {"geometric", "logistic", "linear"};

// σ(−x) = 1/(1 + e^x) without overflow.
double logistic_of_minus(double x) { return x > 0 ? std::exp(-x) / (1 + std::exp(-x)) : 1 / (1 + std::exp(x)); }

// p_j for 2j ≤ k; the other half is its mirror image.
double lower_half(const VoteRuleOptions& options, const Rational& step, std::uint64_t votes) {
  const std::uint64_t k = options.blocks;
  const double epsilon = to_double(options.epsilon);
  switch (options.kind) {
    case VoteRuleKind::geometric: {  // MATH §B5: p_{k/2−i} = e^{−εi}/2; k odd: p_{(k−1)/2−i} = e^{−εi}/(1 + e^ε)
      const double i = static_cast<double>(k / 2 - votes);
      if (k % 2 == 0) return std::exp(-epsilon * i) / 2;
      return std::exp(-epsilon * i) * logistic_of_minus(epsilon);
    }
    case VoteRuleKind::logistic: return logistic_of_minus(epsilon * static_cast<double>(k - 2 * votes) / 2);
    case VoteRuleKind::linear: {
      const Rational value = Rational(1, 2) - step * Rational(k - 2 * votes) / 2;
      return value <= 0 ? 0 : to_double(value);
    }
  }
  return 0;
}

double log_ratio(double a, double b) {
  if (a == b) return 0;
  if (a == 0 || b == 0) return std::numeric_limits<double>::infinity();
  return std::abs(std::log(a / b));
}

}  // namespace

std::string_view to_string(VoteRuleKind kind) { return names[static_cast<std::size_t>(kind)]; }

VoteRuleKind parse_vote_rule(std::string_view field, std::string_view text) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == text) return static_cast<VoteRuleKind>(i);
  throw InputError(field, text, rules::one_of("geometric, logistic, linear"));
}

void VoteRuleOptions::validate() const {
  if (blocks < 1 || blocks > 1'000'000) throw InputError("blocks", std::to_string(blocks), rules::between(1, "10^6"));
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (epsilon > 700) throw InputError("epsilon", to_string(epsilon), rules::at_most(700));
  if (!stability) return;
  if (*stability <= 0 || *stability > 1)
    throw InputError("stability", to_string(*stability), rules::above_at_most(0, 1));
}

VoteRule::VoteRule(const VoteRuleOptions& options) : options_(options) {
  options_.validate();
  const std::uint64_t k = options_.blocks;
  const double epsilon = to_double(options_.epsilon);
  linear_step_ = options_.stability ? *options_.stability : Rational(std::tanh(epsilon / 4));
  plus_.resize(k + 1);
  for (std::uint64_t j = 0; 2 * j <= k; ++j) {
    plus_[j] = lower_half(options_, linear_step_, j);
    plus_[k - j] = 1 - plus_[j];
  }
  if (k % 2 == 0) plus_[k / 2] = 0.5;
  set_promises();
  find_envelope();
}

void VoteRule::set_promises() {
  // The steps beside the middle are the largest differences, and the first step is the largest ratio.
  const std::uint64_t k = options_.blocks;
  const bool even = k % 2 == 0;
  const PrivacyReal epsilon(options_.epsilon);
  switch (options_.kind) {
    case VoteRuleKind::geometric:
      epsilon_exact_ = raised(options_.epsilon);
      stability_ = rounded_up(even ? PrivacyReal((1 - exp(-epsilon)) / 2) : PrivacyReal(tanh(epsilon / 2)));
      return;
    case VoteRuleKind::logistic: {
      const PrivacyReal last = epsilon * PrivacyReal(k) / 2;
      epsilon_exact_ = std::min(raised(options_.epsilon),
                                rounded_up(PrivacyReal(epsilon + log1p(exp(-last)) - log1p(exp(epsilon - last)))));
      stability_ = rounded_up(even ? PrivacyReal(tanh(epsilon / 2) / 2) : PrivacyReal(tanh(epsilon / 4)));
      return;
    }
    case VoteRuleKind::linear: {
      const Rational first = Rational(1, 2) - linear_step_ * Rational(k) / 2;
      epsilon_exact_ = first > 0 ? rounded_up(log(PrivacyReal(Rational(1 + linear_step_ / first))))
                                 : std::numeric_limits<double>::infinity();
      stability_ = raised(even ? std::min(linear_step_, Rational(1, 2)) : linear_step_);
      return;
    }
  }
}

double VoteRule::loss(std::size_t before, std::size_t after) const {
  // The chance of − at j votes is p_{k−j}.
  const std::size_t k = blocks();
  return std::max(log_ratio(plus_[before], plus_[after]), log_ratio(plus_[k - before], plus_[k - after]));
}

void VoteRule::find_envelope() {
  // The upper hull from left to right; a corner stays where the slope falls.
  for (std::size_t j = 0; j < plus_.size(); ++j) {
    while (corners_.size() >= 2) {
      const std::size_t b = corners_.back();
      const std::size_t a = corners_[corners_.size() - 2];
      const double left = (plus_[b] - plus_[a]) * static_cast<double>(j - b);
      const double right = (plus_[j] - plus_[b]) * static_cast<double>(b - a);
      if (left > right) break;
      corners_.pop_back();
    }
    corners_.push_back(j);
  }
}

double VoteRule::envelope(double error) const {
  if (!(error >= 0) || error > 1) throw InputError("error", std::to_string(error), rules::between(0, 1));
  const double at = error * static_cast<double>(blocks());
  const auto right = std::lower_bound(corners_.begin(), corners_.end(), at,
                                      [](std::size_t corner, double x) { return static_cast<double>(corner) < x; });
  if (right == corners_.begin()) return plus_.front();
  const std::size_t b = right == corners_.end() ? corners_.back() : *right;
  const std::size_t a = *(right - 1);
  if (a == b) return plus_[b];
  const double share = (at - static_cast<double>(a)) / static_cast<double>(b - a);
  return plus_[a] + share * (plus_[b] - plus_[a]);
}

std::optional<double> VoteRule::envelope_inverse(double error) const {
  if (plus_.front() > error) return std::nullopt;
  if (plus_.back() <= error) return 1;
  const auto right = std::upper_bound(corners_.begin(), corners_.end(), error,
                                      [&](double value, std::size_t corner) { return value < plus_[corner]; });
  const std::size_t b = *right;
  const std::size_t a = *(right - 1);
  const double share = (error - plus_[a]) / (plus_[b] - plus_[a]);
  return (static_cast<double>(a) + share * static_cast<double>(b - a)) / static_cast<double>(blocks());
}

bool bernoulli_logistic(Engine& engine, const Rational& gamma) {
  // Weights ½e^{−γ} of yes and ½ of no, by rejection: e^{−γ}/(1 + e^{−γ}).
  for (;;) {
    if (engine.coin()) return false;
    if (bernoulli_exp(engine, gamma)) return true;
  }
}

Label VoteRule::draw(std::size_t votes, Engine& engine) const {
  const std::size_t k = blocks();
  assert(votes <= k);
  const bool mirrored = 2 * votes > k;
  const std::size_t fewer = mirrored ? k - votes : votes;  // votes of the smaller side
  bool smaller_wins = false;
  switch (options_.kind) {
    case VoteRuleKind::geometric: {
      const Rational decay = options_.epsilon * (k / 2 - fewer);
      smaller_wins =
          bernoulli_exp(engine, decay) && (k % 2 == 0 ? engine.coin() : bernoulli_logistic(engine, options_.epsilon));
      break;
    }
    case VoteRuleKind::logistic:
      smaller_wins = bernoulli_logistic(engine, options_.epsilon * (k - 2 * fewer) / 2);
      break;
    case VoteRuleKind::linear: {
      const Rational chance = Rational(1, 2) - linear_step_ * (k - 2 * fewer) / 2;
      smaller_wins = chance > 0 && bernoulli(engine, chance);
      break;
    }
  }
  return label_of(smaller_wins != mirrored);
}

}  // namespace littlestone
