// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/distribution.hpp"

#include <boost/random/uniform_01.hpp>
#include <charconv>
#include <cmath>
#include <numeric>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

std::optional<double> parse_double(std::string_view text) {
  double value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (text.empty() || problem != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) {
    return std::nullopt;
  }
  return value;
}

}  // namespace

std::vector<double> make_marginal(std::string_view text, std::size_t points) {
  const auto refuse = [&](const Rule& rule) { throw InputError("marginal", text, rule); };
  const std::size_t colon = text.find(':');
  const std::string_view kind = text.substr(0, colon);
  const std::string_view rest = colon == std::string_view::npos ? std::string_view() : text.substr(colon + 1);
  std::vector<double> weights(points, 1.0);
  if (kind == "uniform" && colon == std::string_view::npos) {
    // as initialised
  } else if (kind == "geometric") {
    const auto ratio = parse_double(rest);
    if (!ratio || *ratio <= 0 || *ratio > 1) refuse(rules::geometric_form());
    const double middle = static_cast<double>(points / 2);
    for (std::size_t x = 0; x < points; ++x) weights[x] = std::pow(*ratio, std::abs(static_cast<double>(x) - middle));
  } else if (kind == "zipf") {
    const auto power = parse_double(rest);
    if (!power || *power < 0 || *power > 100) refuse(rules::zipf_form());
    for (std::size_t x = 0; x < points; ++x) weights[x] = std::pow(static_cast<double>(x + 1), -*power);
  } else if (kind == "weights") {
    weights.clear();
    for (std::size_t from = 0; from <= rest.size();) {
      std::size_t to = rest.find(',', from);
      if (to == std::string_view::npos) to = rest.size();
      const auto weight = parse_double(rest.substr(from, to - from));
      if (!weight || *weight < 0 || *weight > 1e300) {
        refuse(rules::weight_range(weights.size()));
      }
      weights.push_back(*weight);
      from = to + 1;
    }
    if (weights.size() != points) {
      refuse(rules::weight_a_point(points, weights.size()));
    }
  } else {
    refuse(rules::marginal_form());
  }
  // Scale by the largest first, so that the sum neither overflows nor vanishes.
  const double largest = *std::max_element(weights.begin(), weights.end());
  if (!(largest > 0)) refuse(rules::weight_above_0());
  for (double& weight : weights) weight /= largest;
  const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
  for (double& weight : weights) weight /= sum;
  return weights;
}

Distribution make_distribution(const ConceptClass& concept_class, std::string_view marginal, std::uint64_t target) {
  if (target >= concept_class.given_rows()) {
    throw InputError("target", std::to_string(target), rules::row_of_class(concept_class.given_rows() - 1));
  }
  return {make_marginal(marginal, concept_class.points()), concept_class.row(concept_class.row_of_given(target))};
}

double population_loss(const LabelVector& h, const Distribution& distribution) {
  double loss = 0;
  for (std::size_t x = 0; x < distribution.weights.size(); ++x) {
    if (h[x] != distribution.target[x]) loss += distribution.weights[x];
  }
  return loss;
}

PointSampler::PointSampler(const std::vector<double>& weights) : keep_(weights.size(), 1.0), alias_(weights.size()) {
  const std::size_t points = weights.size();
  std::vector<double> scaled(points);
  std::vector<PointIndex> small;
  std::vector<PointIndex> large;
  for (std::size_t x = 0; x < points; ++x) {
    alias_[x] = static_cast<PointIndex>(x);
    scaled[x] = weights[x] * static_cast<double>(points);
    (scaled[x] < 1 ? small : large).push_back(static_cast<PointIndex>(x));
  }
  while (!small.empty() && !large.empty()) {
    const PointIndex poor = small.back();
    const PointIndex rich = large.back();
    small.pop_back();
    keep_[poor] = scaled[poor];
    alias_[poor] = rich;
    scaled[rich] -= 1 - scaled[poor];
    if (scaled[rich] < 1) {
      large.pop_back();
      small.push_back(rich);
    }
  }
  // What is left is 1 up to rounding; a point of weight 0 must never be drawn, so it lends its whole column.
  for (const PointIndex x : small) {
    if (weights[x] == 0) {
      keep_[x] = 0;
      alias_[x] = static_cast<PointIndex>(std::max_element(weights.begin(), weights.end()) - weights.begin());
    }
  }
}

PointIndex PointSampler::operator()(Engine& engine) const {
  const auto column = static_cast<std::size_t>(uniform_below(engine, static_cast<std::uint64_t>(keep_.size())));
  return boost::random::uniform_01<double>()(engine) < keep_[column] ? static_cast<PointIndex>(column) : alias_[column];
}

}  // namespace littlestone
