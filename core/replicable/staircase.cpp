// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replicable/staircase.hpp"

#include <boost/multiprecision/integer.hpp>
#include <charconv>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exact.hpp"

namespace littlestone {

void Staircase::validate() const {
  if (examples < 1 || examples > most_examples) {
    throw InputError("examples", std::to_string(examples), rules::between(1, most_examples));
  }
  if (steps.empty()) throw InputError("steps", "", rules::is_missing());
  if (steps.size() > most_steps) throw InputError("steps", std::to_string(steps.size()), rules::at_most(most_steps));
  Rational sum = 0;
  std::uint64_t last = 0;
  for (const Step& step : steps) {
    if (step.count <= last || step.count > examples) {
      throw InputError("steps", std::to_string(step.count), rules::steps_rise(examples));
    }
    if (step.chance <= 0) throw InputError("steps", to_string(step.chance), rules::above_0());
    sum += step.chance;
    last = step.count;
  }
  if (sum != 1) throw InputError("steps", to_string(sum), rules::steps_sum());
}

Rational Staircase::height(std::uint64_t count) const {
  Rational sum = 0;
  for (const Step& step : steps) {
    if (step.count <= count) sum += step.chance;
  }
  return sum;
}

std::vector<std::uint64_t> Staircase::counts() const {
  std::vector<std::uint64_t> counts;
  for (const Step& step : steps) counts.push_back(step.count);
  return counts;
}

Rational Staircase::roll(Engine& engine) const {
  const BigInteger all = common_denominator(steps);
  return Rational(uniform_below(engine, all), all);
}

std::uint64_t Staircase::threshold(const Rational& die) const {
  Rational height = 0;
  for (const Step& step : steps) {
    height += step.chance;
    if (die < height) return step.count;
  }
  return steps.back().count;  // not reached where the chances sum to 1 and the die is below it
}

BigInteger common_denominator(const std::vector<Step>& steps) {
  BigInteger common = 1;
  for (const Step& step : steps) common = lcm(common, denominator(step.chance));
  return common;
}

std::vector<Step> parse_steps(std::string_view field, std::string_view text) {
  std::vector<Step> steps;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string_view part = text.substr(at, end - at);
    const std::size_t colon = part.find(':');
    Step step;
    const char* const last = part.data() + (colon == std::string_view::npos ? 0 : colon);
    const auto [stopped, problem] = std::from_chars(part.data(), last, step.count);
    if (problem != std::errc() || stopped != last) throw InputError(field, part, rules::steps_form());
    step.chance = parse_rational(field, part.substr(colon + 1));
    steps.push_back(std::move(step));
    at = end + 1;
  }
  return steps;
}

std::string steps_text(const std::vector<Step>& steps) {
  std::string text;
  for (const Step& step : steps) {
    text += (text.empty() ? "" : ",") + std::to_string(step.count) + ':' + to_string(step.chance);
  }
  return text;
}

}  // namespace littlestone
