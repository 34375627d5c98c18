// SPDX-License-Identifier: GPL-3.0-or-later
// Selection by the exponential mechanism: few errors are likely, and nothing else is told.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// Chooses index i with probability exactly proportional to exp(−ε·errors[i]/2), by rejection from integer error counts:
/// ε-differentially private when one example changes each count by at most 1. [ABLMM Lemma 29, GenericLearner.]
/// errors nonempty, ε > 0; throws InputError. Expected draws at most errors.size() (one when all counts are equal).
[[nodiscard]] std::size_t exponential_mechanism(std::span<const std::uint64_t> errors, const Rational& epsilon,
                                                Engine& engine);

/// The exact law of the draw above, to double rounding.
[[nodiscard]] std::vector<double> selection_probabilities(std::span<const std::uint64_t> errors,
                                                          const Rational& epsilon);

}  // namespace littlestone
