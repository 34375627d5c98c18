// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/chapter_data.hpp"

#include <algorithm>

#include "core/base/rules.hpp"
#include "core/random/exact.hpp"

namespace littlestone {

Sample read_examples(std::string_view field, std::string_view text, const IndexReader& points) {
  if (text.empty()) return {};
  try {
    return parse_examples(text, points);
  } catch (const InputError& error) {
    throw InputError(field, error.value(), error.rule());
  }
}

Sample draw_examples(const Distribution& distribution, const Rational& noise, std::uint64_t n, const SeedTree& seeds,
                     std::span<const Rational> by_point) {
  Engine points = seeds.child("rows").engine();
  Engine turned = seeds.child("noise").engine();
  const PointSampler sample(distribution.weights);
  Sample rows;
  rows.reserve(n);
  for (std::uint64_t i = 0; i < n; ++i) {
    const PointIndex x = sample(points);
    const Rational& chance = by_point.empty() ? noise : by_point[x];
    const bool wrong = chance > 0 && bernoulli(turned, chance);
    const Label label = distribution.target[x];
    rows.push_back({x, wrong ? opposite(label) : label});
  }
  return rows;
}

void expect_below_half(std::string_view field, const Rational& value) {
  if (value < 0 || value >= Rational(1, 2)) throw InputError(field, to_string(value), rules::from_0_below_half());
}

void expect_noise_at(const std::vector<Rational>& noise_at, std::size_t points) {
  if (noise_at.empty()) return;
  if (noise_at.size() != points) throw InputError("noise_at", std::to_string(noise_at.size()), rules::equal_to(points));
  for (const Rational& chance : noise_at) expect_below_half("noise_at", chance);
}

void expect_rows_of(const std::vector<std::uint64_t>& chosen, std::uint64_t subset, std::uint64_t n) {
  if (chosen.empty()) return;
  if (chosen.size() != subset) throw InputError("chosen", std::to_string(chosen.size()), rules::equal_to(subset));
  std::vector<std::uint64_t> rows = chosen;
  std::sort(rows.begin(), rows.end());
  if (rows.back() >= n) throw InputError("chosen", std::to_string(rows.back()), rules::between(0, n - 1));
  const auto twice = std::adjacent_find(rows.begin(), rows.end());
  if (twice != rows.end()) throw InputError("chosen", std::to_string(*twice), rules::named_twice());
}

}  // namespace littlestone
