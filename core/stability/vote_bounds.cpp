// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/vote_bounds.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/stability/numbers.hpp"

namespace littlestone {
namespace {

constexpr double largest_reach = 0x1p200;  // beyond it underflow is not under control
constexpr double of_library = 0x1p-48;     // relative error of log and exp

// The range of a_x.
struct Exponent {
  double below = 0;
  double above = 0;
};

// What a vertex is to the tangent at w⁰: log(w_x/w⁰_x), and −∞ where w_x = 0.
template <std::size_t X>
std::array<double, X> logs_of_ratios(const PointWeights& weights, const PointWeights& base) {
  std::array<double, X> logs = {};
  for (std::size_t x = 0; x < X; ++x) {
    if (base[x] > 0) logs[x] = std::log(weights[x] / base[x]);
  }
  return logs;
}

// Σ a_x log(w_x/w⁰_x), rounded down, with each a_x from its unfavourable end.
template <std::size_t X>
double least_exponent(const std::array<Exponent, X>& exponents, const std::array<double, X>& logs) {
  double sum = 0;
  double error = 0;
  for (std::size_t x = 0; x < X; ++x) {
    const double a = logs[x] < 0 ? exponents[x].above : exponents[x].below;
    if (a == 0) continue;
    sum += a * logs[x];
    error += a * (1 + std::abs(logs[x]));
  }
  return sum - error * of_library;
}

// w⁰: the middle of the box, without the points whose lower end is 0.
PointWeights tangent_base(const WeightBox& box, std::size_t points) {
  PointWeights base = middle_of(box, points);
  for (std::size_t x = 0; x < points; ++x) {
    if (box.low[x] == 0) base[x] = 0;
  }
  return base;
}

}  // namespace

CountedPredictors::CountedPredictors(const std::optional<Rational>& alpha) {
  if (!alpha) return;
  most_loss = to_double(*alpha);
  while (Rational(most_loss) > *alpha) most_loss = std::nextafter(most_loss, -1.0);
}

std::vector<Rational> normalised_levels(const std::vector<Rational>& levels) {
  Rational sum = 0;
  for (const Rational& level : levels) sum += level;
  std::vector<Rational> shares;
  shares.reserve(levels.size());
  for (const Rational& level : levels) shares.push_back(level / sum);
  while (shares.size() > 1 && shares.back() == 0) shares.pop_back();
  return shares;
}

class VoteBounds::Work {
 public:
  virtual ~Work() = default;
  virtual std::vector<Enclosed> chances(const PointWeights& weights) = 0;
  virtual bool counts(const WeightBox& box, std::size_t f) const = 0;
  virtual double value(const PointWeights& weights) = 0;
  virtual double corner(const WeightBox& box) = 0;
  virtual double tangent(const WeightBox& box) = 0;
  virtual double tangent_at(const WeightBox& box, std::size_t predictor, const PointWeights& weights) = 0;
};

// On X points.
template <std::size_t X>
class VoteBounds::WorkOn final : public Work {
  using Value = Slope<double, X>;
  using Count = Slope<Roundings, X>;

 public:
  WorkOn(const VoteChain& chain, const VoteShape& shape, const std::vector<Rational>& levels, CountedPredictors counted)
      : chain_(chain), counted_(counted), plain_(chain, shape), sloped_(chain, shape) {
    for (const Rational& level : levels) {
      levels_.push_back(to_double(level));
      sloped_levels_.emplace_back(0);
      sloped_levels_.back().value = levels_.back();
    }
    count_roundings(shape);
  }

  std::vector<Enclosed> chances(const PointWeights& weights) override {
    const std::vector<double>& values = evaluate(weights);
    std::vector<Enclosed> enclosed;
    for (std::size_t f = 0; f < values.size(); ++f) {
      enclosed.push_back(trusted_ ? Enclosed{of_value_[f].below(values[f]), of_value_[f].above(values[f])}
                                  : Enclosed{});
    }
    return enclosed;
  }

  bool counts(const WeightBox& box, std::size_t f) const override {
    return greatest_weight(box, X, chain_.mistakes[f]) <= counted_.most_loss;
  }

  double value(const PointWeights& weights) override {
    const WeightBox point{weights, weights};
    const std::vector<double>& values = evaluate(weights);
    double largest = 0;
    for (std::size_t f = 0; f < values.size(); ++f) {
      if (counts(point, f)) largest = std::max(largest, trusted_ ? of_value_[f].above(values[f]) : 1.0);
    }
    return largest;
  }

  double corner(const WeightBox& box) override {
    const std::vector<double>& values = evaluate(box.low);
    double largest = 0;
    for (std::size_t f = 0; f < values.size(); ++f) {
      if (trusted_ && counts(box, f)) largest = std::max(largest, of_value_[f].below(values[f]));
    }
    return largest;
  }

  double tangent(const WeightBox& box) override {
    const PointWeights base = tangent_base(box, X);
    const std::vector<Value>& values = evaluate_sloped(base);
    if (!trusted_) return 0;
    std::vector<std::array<double, X>> logs;
    for (const PointWeights& vertex : vertices_of(box, X)) logs.push_back(logs_of_ratios<X>(vertex, base));
    double largest = 0;
    for (std::size_t f = 0; f < values.size(); ++f) {
      // The least over the vertices is about the value at w⁰ or less.
      if (values[f].value <= largest || !counts(box, f)) continue;
      const auto exponents = exponents_of(values[f], f, base);
      if (!exponents) continue;
      double least = 0;
      for (std::size_t v = 0; v < logs.size(); ++v) {
        const double at_vertex = least_exponent<X>(*exponents, logs[v]);
        least = v == 0 ? at_vertex : std::min(least, at_vertex);
      }
      if (!logs.empty()) largest = std::max(largest, scaled(values[f], f, least));
    }
    return largest;
  }

  double tangent_at(const WeightBox& box, std::size_t f, const PointWeights& weights) override {
    const PointWeights base = tangent_base(box, X);
    const std::vector<Value>& values = evaluate_sloped(base);
    const auto exponents = trusted_ ? exponents_of(values[f], f, base) : std::nullopt;
    if (!exponents) return 0;
    return scaled(values[f], f, least_exponent<X>(*exponents, logs_of_ratios<X>(weights, base)));
  }

 private:
  void count_roundings(const VoteShape& shape) {
    VotePolynomial<Count> polynomial(chain_, shape);
    // A level is one rounding of a fraction; to be safe, two.
    Count level(0);
    level.value.count = 2;
    const std::vector<Count> levels(levels_.size(), level);
    const std::vector<Count> weights(X, Count(0));
    for (const Count& count : polynomial(std::span<const Count>(weights), std::span<const Count>(levels))) {
      of_value_.emplace_back(count.value.count);
      std::int64_t most = 0;
      for (const Roundings& along : count.along) most = std::max(most, along.count);
      of_slope_.emplace_back(most);
    }
  }

  const std::vector<double>& evaluate(const PointWeights& weights) {
    const std::vector<double>& values = plain_(std::span<const double>(weights).first(X), levels_);
    trusted_ = true;
    for (const double reach : plain_.reaches()) trusted_ = trusted_ && reach < largest_reach;
    return values;
  }

  const std::vector<Value>& evaluate_sloped(const PointWeights& base) {
    std::array<Value, X> weights;
    for (std::size_t x = 0; x < X; ++x) {
      weights[x].value = base[x];
      weights[x].along[x] = 1;
    }
    const std::vector<Value>& values = sloped_(std::span<const Value>(weights), sloped_levels_);
    trusted_ = true;
    for (const Value& reach : sloped_.reaches()) trusted_ = trusted_ && reach.value < largest_reach;
    return values;
  }

  // a_x = w⁰_x ∂_x F/F, enclosed; none where F cannot be told from 0.
  std::optional<std::array<Exponent, X>> exponents_of(const Value& value, std::size_t f,
                                                      const PointWeights& base) const {
    const double below = of_value_[f].below(value.value);
    const double above = of_value_[f].above_any(value.value);
    if (!(below > 0) || !of_slope_[f].known()) return std::nullopt;
    std::array<Exponent, X> exponents = {};
    constexpr double rounding = 0x1p-50;  // of the product and the quotient here
    for (std::size_t x = 0; x < X; ++x) {
      if (base[x] == 0) continue;
      if (!std::isfinite(value.along[x])) return std::nullopt;
      const double slope_below = std::max(0.0, value.along[x] * (1 - of_slope_[f].relative()) - 0x1p-400);
      exponents[x] = {base[x] * slope_below / above * (1 - rounding),
                      base[x] * of_slope_[f].above_any(value.along[x]) / below * (1 + rounding)};
    }
    return exponents;
  }

  double scaled(const Value& value, std::size_t f, double exponent) const {
    return of_value_[f].below(value.value) * std::exp(exponent) * (1 - 2 * of_library);
  }

  const VoteChain& chain_;
  CountedPredictors counted_;
  VotePolynomial<double> plain_;
  VotePolynomial<Value> sloped_;
  std::vector<double> levels_;
  std::vector<Value> sloped_levels_;
  std::vector<RoundingError> of_value_, of_slope_;  // by predictor
  bool trusted_ = true;                             // the last evaluation stayed in the range of doubles
};

VoteBounds::VoteBounds(const VoteChain& chain, const VoteShape& shape, const std::vector<Rational>& levels,
                       CountedPredictors counted) {
  assert(chain.points >= 1 && chain.points <= most_worst_points && levels.size() <= chain.levels.size());
  switch (chain.points) {
    case 1: work_ = std::make_unique<WorkOn<1>>(chain, shape, levels, counted); break;
    case 2: work_ = std::make_unique<WorkOn<2>>(chain, shape, levels, counted); break;
    case 3: work_ = std::make_unique<WorkOn<3>>(chain, shape, levels, counted); break;
    default: work_ = std::make_unique<WorkOn<4>>(chain, shape, levels, counted);
  }
}
VoteBounds::VoteBounds(VoteBounds&&) noexcept = default;
VoteBounds& VoteBounds::operator=(VoteBounds&&) noexcept = default;
VoteBounds::~VoteBounds() = default;

std::vector<Enclosed> VoteBounds::chances(const PointWeights& weights) { return work_->chances(weights); }
std::vector<std::optional<Enclosed>> VoteBounds::counted_chances(const PointWeights& weights) {
  const WeightBox point{weights, weights};
  std::vector<std::optional<Enclosed>> counted;
  for (const Enclosed& chance : work_->chances(weights)) {
    counted.push_back(work_->counts(point, counted.size()) ? std::optional(chance) : std::nullopt);
  }
  return counted;
}
double VoteBounds::value(const PointWeights& weights) { return work_->value(weights); }
double VoteBounds::corner(const WeightBox& box) { return work_->corner(box); }
double VoteBounds::tangent(const WeightBox& box) { return work_->tangent(box); }
double VoteBounds::tangent_at(const WeightBox& box, std::size_t predictor, const PointWeights& weights) {
  return work_->tangent_at(box, predictor, weights);
}

}  // namespace littlestone
