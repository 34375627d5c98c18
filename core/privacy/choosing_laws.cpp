// SPDX-License-Identifier: GPL-3.0-or-later
// The closed forms of what the choosing mechanisms draw, in floating point: shown beside a draw and never on its way.
#include <algorithm>
#include <boost/math/quadrature/gauss.hpp>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <map>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/choosing.hpp"

namespace littlestone {
namespace {

using Quadrature = boost::math::quadrature::gauss<double, 20>;

// Calls visit(z, weight) at the nodes of Gauss's rule on [from, to].
template <typename Visit>
void at_nodes(double from, double to, const Visit& visit) {
  const double middle = (from + to) / 2;
  const double half = (to - from) / 2;
  for (std::size_t i = 0; i < Quadrature::abscissa().size(); ++i) {  // the nonnegative ones: the rule is symmetric
    visit(middle + half * Quadrature::abscissa()[i], half * Quadrature::weights()[i]);
    visit(middle - half * Quadrature::abscissa()[i], half * Quadrature::weights()[i]);
  }
}

// Candidates of one score.
struct Group {
  double size = 0;
  double value = 0;   // contest_weight·u
  double over = 0;    // probability that a member that wins is over the bar
  double under = 0;   // … and that it is not
  double behind = 0;  // ln of the probability that a member is behind a given value
  double chosen = 0;  // probability that one given member of it is chosen
};

}  // namespace

ChoosingLaw half_score_law(const HalfScoreRule& rule, std::span<const std::uint64_t> scores) {
  if (rule.epsilon <= 0) throw InputError("epsilon", to_string(rule.epsilon), rules::above_0());
  if (rule.places < scores.size()) {
    throw InputError("places", std::to_string(rule.places), rules::at_least(scores.size()));
  }
  if (scores.empty()) return {};
  constexpr double most_h = 1000;  // beyond, all noise is 0 but for a mass that no double holds
  const double h = std::min(most_h, to_double(rule.epsilon) / 2);
  const auto dummies = static_cast<double>(rule.places - scores.size());
  std::map<std::uint64_t, Group> groups;
  for (const std::uint64_t score : scores) {
    Group& group = groups[score];
    group.size += 1;
    group.value = static_cast<double>(rule.contest_weight * score);
  }
  const double largest = groups.rbegin()->second.value;
  const double named = static_cast<double>(scores.size());
  const int parts = std::max(1, static_cast<int>(std::ceil(h / 0.5)));  // the integrand varies at the scale 1/h
  double none = 0;
  // The winning value z is at least the largest score; in [whole, whole + 1) every candidate's noise has a known whole
  // part.
  for (double whole = largest;; whole += 1) {
    for (auto& [score, group] : groups) {
      const double needed = static_cast<double>(rule.bar) - static_cast<double>(rule.bar_weight * score) -
                            (whole - group.value);  // Y_⊥ ≤ −needed
      group.under = needed > 0 ? 1 : std::exp(h * (needed - 1));
      group.over = needed > 0 ? 0 : -std::expm1(h * (needed - 1));
      if (rule.one_seed) {  // bar_weight·u ≥ τ, as both noises cancel
        group.over = static_cast<std::int64_t>(rule.bar_weight * score) >= rule.bar ? 1 : 0;
        group.under = 1 - group.over;
      }
    }
    const auto at = [&](double z, double weight) {
      const double dummy = dummies > 0 ? std::log1p(-std::exp(-h * z)) : 0;  // ln Pr[it is behind z]
      double all = dummies * dummy;
      for (auto& [score, group] : groups) {
        group.behind = std::log1p(-std::exp(-h * (z - group.value)));
        all += group.size * group.behind;
      }
      for (auto& [score, group] : groups) {
        const double wins = weight * h * std::exp(all - group.behind - h * (z - group.value));
        group.chosen += wins * group.over;
        none += group.size * wins * group.under;
      }
      none += dummies * weight * h * std::exp(all - dummy - h * z);
    };
    for (int part = 0; part < parts; ++part) {
      at_nodes(whole + part / static_cast<double>(parts), whole + (part + 1) / static_cast<double>(parts), at);
    }
    const double beyond = named * std::exp(-h * (whole - largest)) + dummies * std::exp(-h * whole);
    if (beyond < 1e-17) break;
  }
  ChoosingLaw law;
  law.none = none;
  law.chosen.reserve(scores.size());
  for (const std::uint64_t score : scores) law.chosen.push_back(groups.at(score).chosen);
  return law;
}

ChoosingLaw HalfScoreChoosing::law(std::span<const Tally> tallies) const {
  std::vector<std::uint64_t> scores;
  scores.reserve(tallies.size());
  for (const Tally& tally : tallies) scores.push_back(score(tally));
  return half_score_law({options_.epsilon, bar_, places_, 1, 2, false}, scores);
}

ChoosingLaw weighted_law(const ChoosingWeights& weights, const Rational& epsilon, std::uint64_t gap,
                         std::span<const Tally> tallies) {
  using Real = boost::multiprecision::number<boost::multiprecision::cpp_bin_float<50>, boost::multiprecision::et_off>;
  const Real half(Rational(epsilon / 2));
  std::vector<Real> shares;
  shares.reserve(tallies.size());
  Real total(weights.bottom);
  for (const Tally& tally : tallies) {
    const std::uint64_t penalty = tally.errors > gap ? tally.errors - gap : 0;
    shares.push_back(Real(weights.weight(tally.votes)) * exp(Real(-half * penalty)));
    total += shares.back();
  }
  ChoosingLaw law;
  law.none = Real(Real(weights.bottom) / total).convert_to<double>();
  law.chosen.reserve(shares.size());
  for (const Real& share : shares) law.chosen.push_back(Real(share / total).convert_to<double>());
  return law;
}

ChoosingLaw WeightedChoosing::law(std::span<const Tally> tallies) const {
  return weighted_law(weights_, options_.epsilon, options_.gap, tallies);
}

}  // namespace littlestone
