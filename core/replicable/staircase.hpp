// SPDX-License-Identifier: GPL-3.0-or-later
// The staircase: two labs that share one die, rolled before the data, compare a count with the same random threshold T.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// One step: the threshold T is `count` with this chance, μ_t.
struct Step {
  std::uint64_t count = 1;
  Rational chance;
};

/// A law μ of the threshold T for a count X among m examples. A lab says yes iff X ≥ T; g(x) = Pr[T ≤ x] is the chance
/// that a lab with count x does. Two labs with counts X, X′ and one T differ with chance |g(X) − g(X′)|.
struct Staircase {
  std::uint64_t examples = 1;  // m, 1 to most_examples
  std::vector<Step> steps;     // counts rise, from 1 to m; chances above 0, of sum 1; at most most_steps

  static constexpr std::uint64_t most_examples = 100'000;
  static constexpr std::size_t most_steps = 1000;

  /// Throws InputError (field "examples" or "steps") where one of these does not hold.
  void validate() const;
  /// g(x). O(steps).
  [[nodiscard]] Rational height(std::uint64_t count) const;
  /// The counts alone, in their order.
  [[nodiscard]] std::vector<std::uint64_t> counts() const;
  /// A die, from 0 to below 1: one uniform integer below the common denominator of the chances, over that.
  [[nodiscard]] Rational roll(Engine& engine) const;
  /// T for a die: the first step above it. For a rolled die T has the law μ exactly.
  [[nodiscard]] std::uint64_t threshold(const Rational& die) const;
  /// T, drawn from μ exactly: threshold(roll(engine)).
  [[nodiscard]] std::uint64_t draw(Engine& engine) const { return threshold(roll(engine)); }
};

/// The least whole number that all chances are parts of.
[[nodiscard]] BigInteger common_denominator(const std::vector<Step>& steps);

/// "1:0.17,3:1/8" as steps; the chances as parse_rational reads them. Only the form is checked. Throws InputError.
[[nodiscard]] std::vector<Step> parse_steps(std::string_view field, std::string_view text);
/// A text that parse_steps reads back.
[[nodiscard]] std::string steps_text(const std::vector<Step>& steps);

}  // namespace littlestone
