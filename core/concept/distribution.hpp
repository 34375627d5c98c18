// SPDX-License-Identifier: GPL-3.0-or-later
// A realizable distribution over examples: a marginal on X and a target row that labels it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// D over X × {±1}: x has probability weights[x] and y = c(x) for the target c, a row of the class.
struct Distribution {
  std::vector<double> weights;  // |X| numbers ≥ 0 that sum to 1
  LabelVector target;           // c
};

/// The marginal that `text` spells on `points` points:
///   uniform · geometric:R (weight R^|x − t|, t = ⌊|X|/2⌋, 0 < R ≤ 1) · zipf:S (weight (x+1)^−S, S ≥ 0) ·
///   weights:w0,w1,… (|X| numbers ≥ 0, not all 0)
/// normalised to sum 1. Throws InputError with field "marginal".
[[nodiscard]] std::vector<double> make_marginal(std::string_view text, std::size_t points);

/// Marginal and target row together; the target is a row as it was given (ConceptClass::given_rows). Throws InputError
/// with field "target" when there is no such row.
[[nodiscard]] Distribution make_distribution(const ConceptClass& concept_class, std::string_view marginal,
                                             std::uint64_t target);

/// Pr over D of h(x) ≠ c(x), summed exactly over the points (to rounding). O(|X|).
[[nodiscard]] double population_loss(const LabelVector& h, const Distribution& distribution);

/// Draws points from fixed weights by the alias method of Walker and Vose: two words a draw, O(1). For study data only:
/// the weights are doubles, and no released value rests on them.
class PointSampler {
 public:
  explicit PointSampler(const std::vector<double>& weights);
  [[nodiscard]] PointIndex operator()(Engine& engine) const;
  /// The draw that one uniform word spells: the whole part of a uniform number in [0, |X|) chooses the column, what is
  /// left of it the point. Within |X|·2^−53 of the distribution, and faster.
  [[nodiscard]] PointIndex from_word(std::uint64_t word) const {
    const double u = static_cast<double>(word >> 11) * 0x1p-53 * static_cast<double>(keep_.size());
    const auto column = static_cast<std::size_t>(u);
    return u - static_cast<double>(column) < keep_[column] ? static_cast<PointIndex>(column) : alias_[column];
  }

 private:
  std::vector<double> keep_;       // probability to keep the column's own point
  std::vector<PointIndex> alias_;  // the other one
};

}  // namespace littlestone
