// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/threshold_learner.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/lower_bound/private_thresholds.hpp"

namespace littlestone {

namespace {

constexpr LinePoint largest_line = LinePoint{1} << 60;
// Samples of thresholds are short: a homogeneous set of more than this many examples is out of reach of every search.
constexpr std::size_t largest_sample = 4096;

/// σ(t) = 1/(1 + e^{−t}), without overflow.
double logistic(double t) {
  if (t >= 0) return 1 / (1 + std::exp(-t));
  const double e = std::exp(t);
  return e / (1 + e);
}

/// The thresholds at or left of x of the exponential mechanism, and those right of it, by their weights; `weight(j)` is
/// e^{−ε j/2}, j = 0 … m/2. [MATH §A1]
template <class Real, class Weight>
std::pair<Real, Real> weights_around(std::span<const LinePoint> sample, LinePoint x, LinePoint domain,
                                     const Weight& weight) {
  const std::size_t m = sample.size();
  Real below = 0;
  Real above = 0;
  LinePoint left = 0;
  for (std::size_t j = 0; j <= m; ++j) {
    const LinePoint right = j < m ? sample[j] : domain;
    const Real w = weight(j < m / 2 ? m / 2 - j : j - m / 2);
    // The thresholds left + 1 … right all make |j − m/2| errors.
    const LinePoint cut = std::clamp(x, left, right);
    below += w * Real(cut - left);
    above += w * Real(right - cut);
    left = right;
  }
  return {below, above};
}

/// c(x) = #{+ at or left of x} − #{− right of x} = ord(x) − m/2 for a balanced increasing sample.
std::int64_t coin_score(std::span<const LinePoint> sample, LinePoint x) {
  return static_cast<std::int64_t>(order_of(sample, x)) - static_cast<std::int64_t>(sample.size() / 2);
}

std::vector<Rational> parse_list(std::string_view field, std::string_view text) {
  std::vector<Rational> list;
  while (true) {
    const std::size_t comma = text.find(',');
    list.push_back(parse_rational(field, text.substr(0, comma)));
    if (comma == std::string_view::npos) return list;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace

ThresholdLearner::ThresholdLearner(Kind kind, Rational parameter, std::vector<Rational> steps)
    : kind_(kind),
      parameter_(std::move(parameter)),
      rounded_parameter_(to_double(parameter_)),
      steps_(std::move(steps)) {
  for (const Rational& p : steps_) rounded_steps_.push_back(to_double(p));
  if (kind_ == Kind::exponential) {
    decay_.resize(largest_sample / 2 + 1);
    for (std::size_t j = 0; j < decay_.size(); ++j)
      decay_[j] = std::exp(-rounded_parameter_ / 2 * static_cast<double>(j));
    const WideProbability one = exp_above_0(-to_wide(parameter_) / 2);
    for (WideProbability weight = 1; wide_decay_.size() < decay_.size(); weight *= one) {
      if (weight < smallest_chance()) weight = smallest_chance();
      wide_decay_.push_back(weight);
    }
  }
}

ThresholdLearner ThresholdLearner::exponential(const Rational& epsilon) {
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  return {Kind::exponential, epsilon};
}

ThresholdLearner ThresholdLearner::erm(Kind kind) {
  assert(kind == Kind::erm_left || kind == Kind::erm_mid || kind == Kind::erm_uniform);
  return {kind, 0};
}

ThresholdLearner ThresholdLearner::coins(const Rational& epsilon) {
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  return {Kind::coins, epsilon};
}

ThresholdLearner ThresholdLearner::constant(const Rational& c) {
  if (c < 0 || c > 1) throw InputError("constant", to_string(c), rules::between(0, 1));
  return {Kind::constant, c};
}

ThresholdLearner ThresholdLearner::staircase(std::vector<Rational> steps) {
  if (steps.size() < 3 || steps.size() % 2 == 0 || steps.size() > largest_sample + 1)
    throw InputError("steps", std::to_string(steps.size()), rules::probabilities_of_steps());
  for (const Rational& p : steps)
    if (p < 0 || p > 1) throw InputError("steps", to_string(p), rules::between(0, 1));
  return {Kind::staircase, 0, std::move(steps)};
}

ThresholdLearner ThresholdLearner::private_learner(std::shared_ptr<const PrivateThresholds> learner) {
  assert(learner != nullptr);
  ThresholdLearner result(Kind::private_learner, learner->setting().epsilon);
  result.private_ = std::move(learner);
  return result;
}

ThresholdLearner ThresholdLearner::parse(std::string_view field, std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view head = text.substr(0, colon);
  if (head == "private") return private_learner(PrivateThresholds::parse(field, text));
  try {
    if (colon == std::string_view::npos) {
      if (head == "erm-left") return erm(Kind::erm_left);
      if (head == "erm-mid") return erm(Kind::erm_mid);
      if (head == "erm-uniform") return erm(Kind::erm_uniform);
    } else {
      const std::string_view rest = text.substr(colon + 1);
      if (head == "em") return exponential(parse_rational(field, rest));
      if (head == "coins") return coins(parse_rational(field, rest));
      if (head == "constant") return constant(parse_rational(field, rest));
      if (head == "steps") return staircase(parse_list(field, rest));
    }
  } catch (const InputError& error) {
    throw InputError(field, text, error.rule());
  }
  throw InputError(field, text, rules::threshold_learner_form());
}

std::string ThresholdLearner::name() const {
  switch (kind_) {
    case Kind::exponential: return "em:" + to_string(parameter_);
    case Kind::erm_left: return "erm-left";
    case Kind::erm_mid: return "erm-mid";
    case Kind::erm_uniform: return "erm-uniform";
    case Kind::coins: return "coins:" + to_string(parameter_);
    case Kind::constant: return "constant:" + to_string(parameter_);
    case Kind::private_learner: return private_->name();
    case Kind::staircase: break;
  }
  std::string text = "steps:";
  for (std::size_t i = 0; i < steps_.size(); ++i) text += (i ? "," : "") + to_string(steps_[i]);
  return text;
}

JointLaw ThresholdLearner::joint_law() const noexcept {
  if (kind_ == Kind::private_learner) return JointLaw::listed;
  const bool draws_a_threshold = kind_ == Kind::exponential || middle_only();
  return draws_a_threshold ? JointLaw::thresholds : JointLaw::independent;
}

std::optional<std::size_t> ThresholdLearner::fixed_examples() const {
  if (kind_ == Kind::staircase) return steps_.size() - 1;
  if (kind_ == Kind::private_learner) return private_->examples();
  return std::nullopt;
}

LinePoint ThresholdLearner::largest_domain() const noexcept {
  return kind_ == Kind::private_learner ? PrivateThresholds::most_points : largest_line;
}

std::optional<Rational> ThresholdLearner::private_epsilon() const {
  if (kind_ == Kind::exponential) return parameter_;
  if (kind_ == Kind::constant) return Rational(0);
  return std::nullopt;
}

bool ThresholdLearner::keeps_promise(const Rational& epsilon, const Rational& delta) const {
  if (kind_ == Kind::private_learner)
    return private_->setting().epsilon <= epsilon && private_->setting().delta <= delta;
  const std::optional<Rational> own = private_epsilon();
  return own && *own <= epsilon;
}

bool ThresholdLearner::order_only() const noexcept {
  return kind_ == Kind::coins || kind_ == Kind::constant || kind_ == Kind::staircase;
}

bool ThresholdLearner::middle_only() const noexcept {
  return kind_ == Kind::erm_left || kind_ == Kind::erm_mid || kind_ == Kind::erm_uniform;
}

double ThresholdLearner::probability(std::span<const LinePoint> sample, LinePoint x, LinePoint domain) const {
  const std::size_t m = sample.size();
  switch (kind_) {
    case Kind::exponential: {
      const auto [below, above] = weights_around<double>(sample, x, domain, [&](std::size_t j) { return decay_[j]; });
      return below / (below + above);
    }
    case Kind::coins: return logistic(rounded_parameter_ / 2 * static_cast<double>(coin_score(sample, x)));
    case Kind::constant: return rounded_parameter_;
    case Kind::staircase: return rounded_steps_[order_of(sample, x)];
    case Kind::private_learner: return private_->value(sample, x, domain);
    default: break;
  }
  const LinePoint a = sample[m / 2 - 1];
  const LinePoint b = sample[m / 2];
  if (x <= a) return 0;
  if (x >= b) return 1;
  if (kind_ == Kind::erm_left) return 1;
  if (kind_ == Kind::erm_mid) return x - a >= b - x ? 1 : 0;  // x ≥ ⌈(a + b)/2⌉
  return static_cast<double>(x - a) / static_cast<double>(b - a);
}

Chance ThresholdLearner::chance(std::span<const LinePoint> sample, LinePoint x, LinePoint domain) const {
  const auto shares = [](const WideProbability& plus, const WideProbability& minus) {
    const WideProbability all = plus + minus;
    return Chance{plus / all, minus / all};
  };
  if (kind_ == Kind::private_learner) {
    const auto [plus, minus] = private_->shares(sample, x, domain);
    return shares(plus, minus);
  }
  if (const auto exact = exact_probability(sample, x)) return Chance::exactly(*exact);
  if (kind_ == Kind::coins) {
    const std::int64_t score = coin_score(sample, x);
    const WideProbability odds = exp_above_0(-to_wide(parameter_) / 2 * std::abs(score));
    return score >= 0 ? shares(1, odds) : shares(odds, 1);
  }
  const auto [below, above] =
      weights_around<WideProbability>(sample, x, domain, [&](std::size_t j) { return wide_decay_[j]; });
  return shares(below, above);
}

std::optional<Rational> ThresholdLearner::exact_probability(std::span<const LinePoint> sample, LinePoint x) const {
  if (kind_ == Kind::exponential || kind_ == Kind::coins || kind_ == Kind::private_learner) return std::nullopt;
  if (kind_ == Kind::constant) return parameter_;
  if (kind_ == Kind::staircase) return steps_[order_of(sample, x)];
  const std::size_t m = sample.size();
  const LinePoint a = sample[m / 2 - 1];
  const LinePoint b = sample[m / 2];
  if (kind_ == Kind::erm_uniform && a < x && x < b) return Rational(x - a, b - a);
  return Rational(probability(sample, x, 0) == 1 ? 1 : 0);
}

std::vector<std::pair<LabelVector, double>> ThresholdLearner::hypotheses(std::span<const LinePoint> sample,
                                                                         LinePoint domain) const {
  assert(private_ != nullptr);
  return private_->hypotheses(sample, domain);
}

std::string_view words_of(JointLaw law) {
  switch (law) {
    case JointLaw::thresholds: return "each hypothesis is a threshold: the nearest probes decide, exactly";
    case JointLaw::independent: return "predictions at different points are independent: probes multiply, exactly";
    case JointLaw::listed:
      return "each hypothesis is one of a finite list: counts at the probes are summed, exactly where they are few";
  }
  return "";
}

void check_sample(std::span<const LinePoint> points, LinePoint domain) {
  const std::string size = std::to_string(points.size());
  if (points.size() < 2 || points.size() % 2 != 0) throw InputError("examples", size, rules::even_at_least(2));
  if (points.size() > largest_sample) throw InputError("examples", size, rules::at_most(largest_sample));
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (points[i] < 1 || points[i] > domain)
      throw InputError("examples", std::to_string(points[i]), rules::between(1, domain));
    if (i > 0 && points[i] <= points[i - 1])
      throw InputError("examples", std::to_string(points[i]), rules::points_increase());
  }
}

LinePoint parse_domain(std::string_view field, std::string_view text) {
  const auto whole = [&](std::string_view digits) -> std::optional<LinePoint> {
    LinePoint value = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (fault != std::errc() || end != digits.data() + digits.size() || digits.empty()) return std::nullopt;
    return value;
  };
  const std::size_t caret = text.find('^');
  std::optional<LinePoint> value = whole(text.substr(0, caret));
  if (value && caret != std::string_view::npos) {
    const auto exponent = whole(text.substr(caret + 1));
    LinePoint power = 1;
    // A base of 2 or more leaves the range within 61 steps, a smaller one never enters it.
    for (LinePoint i = 0; exponent && i < std::min<LinePoint>(*exponent, 61) && power <= largest_line; ++i)
      power = *value > largest_line / power ? largest_line + 1 : power * *value;
    value = exponent ? std::optional(power) : std::nullopt;
  }
  if (!value || *value < 2 || *value > largest_line) throw InputError(field, text, rules::domain_size());
  return *value;
}

std::size_t order_of(std::span<const LinePoint> sample, LinePoint x) {
  return static_cast<std::size_t>(std::upper_bound(sample.begin(), sample.end(), x) - sample.begin());
}

}  // namespace littlestone
