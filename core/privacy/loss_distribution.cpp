// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/loss_distribution.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

double rounded_up(const PrivacyReal& value) {
  const auto nearest = value.convert_to<double>();
  return PrivacyReal(nearest) < value ? std::nextafter(nearest, INFINITY) : nearest;
}

LossDistribution::LossDistribution(std::vector<Atom> atoms, PrivacyReal infinity_mass)
    : infinity_mass_(std::move(infinity_mass)) {
  std::sort(atoms.begin(), atoms.end(), [](const Atom& a, const Atom& b) { return a.loss < b.loss; });
  for (Atom& atom : atoms) {
    if (atom.mass == 0) continue;
    if (!atoms_.empty() && atoms_.back().loss == atom.loss) {
      atoms_.back().mass += atom.mass;
    } else {
      atoms_.push_back(std::move(atom));
    }
  }
}

LossDistribution LossDistribution::of(std::span<const Outcome> outcomes) {
  std::vector<Atom> atoms;
  PrivacyReal infinity_mass = 0;
  for (const Outcome& outcome : outcomes) {
    if (outcome.there == 0) {
      infinity_mass += outcome.here;
    } else if (outcome.here > 0) {
      atoms.push_back({log(outcome.here / outcome.there), outcome.here});
    }
  }
  return {std::move(atoms), infinity_mass};
}

std::optional<PrivacyReal> LossDistribution::largest_loss() const {
  if (infinity_mass_ > 0 || atoms_.empty()) return std::nullopt;
  return atoms_.back().loss;
}

PrivacyReal LossDistribution::delta(const PrivacyReal& epsilon) const {
  PrivacyReal sum = infinity_mass_;
  for (auto atom = atoms_.rbegin(); atom != atoms_.rend() && atom->loss > epsilon; ++atom) {
    sum -= expm1(PrivacyReal(epsilon - atom->loss)) * atom->mass;
  }
  return sum;
}

std::optional<PrivacyReal> LossDistribution::epsilon(const PrivacyReal& delta) const {
  if (delta < infinity_mass_) return std::nullopt;
  // Between two losses the divergence is here − e^ε·there, with the masses of what lies above.
  PrivacyReal here = infinity_mass_;
  PrivacyReal there = 0;
  for (auto atom = atoms_.rbegin(); atom != atoms_.rend(); ++atom) {
    if (atom->loss <= 0) break;
    if (here - exp(atom->loss) * there > delta) break;  // it is reached above this loss already
    here += atom->mass;
    there += atom->mass * exp(PrivacyReal(-atom->loss));
  }
  if (here - there <= delta) return PrivacyReal(0);
  return log(PrivacyReal((here - delta) / there));
}

double RoundedLossDistribution::delta(double epsilon) const {
  double sum = infinity_mass;
  for (const auto& [index, probability] : mass) {
    const double loss = static_cast<double>(index) * interval;
    if (loss > epsilon) sum -= std::expm1(epsilon - loss) * probability;
  }
  return sum;
}

RoundedLossDistribution connect_the_dots(double interval, std::span<const PrivacyReal> deltas) {
  if (!(interval > 0) || std::isinf(interval)) throw InputError("interval", std::to_string(interval), rules::above_0());
  if (deltas.empty()) throw InputError("interval", std::to_string(interval), rules::divergence_points());
  const auto n = static_cast<std::int64_t>(deltas.size()) - 1;
  // The points of the convex function of a = e^ε, and beside them its ends: 1 at a = 0, and level after the last.
  std::vector<PrivacyReal> at;
  std::vector<PrivacyReal> value;
  for (std::int64_t i = -n; i <= n; ++i) {
    at.push_back(exp(PrivacyReal(interval) * i));
    const PrivacyReal& delta = deltas[static_cast<std::size_t>(std::abs(i))];
    value.push_back(i >= 0 ? delta : PrivacyReal(1 - at.back() + at.back() * delta));
  }
  RoundedLossDistribution result;
  result.interval = interval;
  result.infinity_mass = rounded_up(deltas.back());
  PrivacyReal before = (value.front() - 1) / at.front();
  for (std::size_t i = 0; i < at.size(); ++i) {
    const bool last = i + 1 == at.size();
    const PrivacyReal after = last ? PrivacyReal(0) : PrivacyReal((value[i + 1] - value[i]) / (at[i + 1] - at[i]));
    const PrivacyReal mass = at[i] * (after - before);
    if (mass > PrivacyReal("1e-40")) result.mass[static_cast<std::int64_t>(i) - n] = rounded_up(mass);
    before = after;
  }
  return result;
}

}  // namespace littlestone
