// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/chance.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace littlestone {

WideProbability to_wide(const Rational& value) {
  return WideProbability(boost::multiprecision::numerator(value)) /
         WideProbability(boost::multiprecision::denominator(value));
}

const WideProbability& smallest_chance() {
  // Far enough above the least number that a product which is lost below that one is smaller than this.
  static const WideProbability least = [] {
    WideProbability value = 0.5;
    for (int i = 0; i < 43; ++i) value *= value;
    return value;
  }();
  return least;
}

WideProbability exp_above_0(const WideProbability& exponent) {
  const WideProbability value = exp(exponent);
  return value < smallest_chance() ? smallest_chance() : value;
}

Chance Chance::in_each_of(std::uint64_t times) const {
  Chance all{1, 0};
  Chance power = *this;
  for (; times > 0; times /= 2) {
    if (times % 2 == 1) all = all.with(power);
    power = power.with(power);
  }
  return all;
}

double rounded_chance(const WideProbability& chance) {
  const auto nearest = chance.convert_to<double>();
  if (nearest <= 0 && chance > 0) return std::numeric_limits<double>::denorm_min();
  return nearest;
}

double Chance::rounded() const {
  if (complement > 0 && value.convert_to<double>() >= 1) return std::nextafter(1.0, 0.0);
  return rounded_chance(value);
}

}  // namespace littlestone
