// SPDX-License-Identifier: GPL-3.0-or-later
// The stable learner: draw n' rows T, merge hypotheses equal on T, draw one representative by its errors on all rows,
// answer with it. [DF Theorem 1/10, App. B; resources/help/prediction.md, §3]
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/prediction/labelled_rows.hpp"
#include "core/prediction/nets.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// The two numbers the learner is run with.
struct StableOptions {
  std::uint64_t subset = 1;  // n', 1 … n
  Rational epsilon{1, 5};    // ε₀ of the exponential mechanism, 0 < ε₀ ≤ 1000

  /// Throws InputError (fields "subset", "epsilon").
  void validate(std::uint64_t rows) const;
};

/// The class on the supports of some points, prepared for many laws: supports with the same representatives are merged
/// into one group, since the mechanism looks at representatives alone. For 12 points and 64 hypotheses at most 4096
/// groups of 64.
class SupportGroups {
 public:
  /// Points rising, at most 17 of them (InputError, field "data"). Time and memory Σ_A |H_A| at most; throws InputError
  /// (field "class") where the groups hold more than 2^27 representatives.
  SupportGroups(const ConceptClass& concept_class, std::span<const PointIndex> points);

  [[nodiscard]] std::size_t groups() const noexcept { return starts_.size() - 1; }
  [[nodiscard]] std::span<const HypothesisIndex> representatives(std::size_t group) const {
    return std::span(members_).subspan(starts_[group], starts_[group + 1] - starts_[group]);
  }
  /// The group of each support, by mask.
  [[nodiscard]] const std::vector<std::uint32_t>& group_of() const noexcept { return group_of_; }
  /// The law of groups under a law of supports over the same points, or over those of them in `law.points()`.
  [[nodiscard]] std::vector<double> masses(const SupportLaw& law) const;

 private:
  std::vector<PointIndex> points_;
  std::vector<HypothesisIndex> members_;
  std::vector<std::size_t> starts_;
  std::vector<std::uint32_t> group_of_;
};

/// What the stable learner does on one data set, averaged over all C(n, n') subsets T.
struct StableLaw {
  std::vector<double> drawn;  // of each hypothesis: the chance that it is drawn
  std::vector<double> plus;   // h_S(x): of each point of the domain, the chance to answer +1
  double mean_pieces = 0;     // E|H_T|
  double errors = 0;          // expected errors on S, of n
  std::uint64_t fewest = 0;   // errors of the best hypothesis
  std::uint64_t rows = 0;     // n
  /// Expected loss on S above the best hypothesis's.
  [[nodiscard]] double excess() const noexcept {
    return (errors - static_cast<double>(fewest)) / static_cast<double>(rows);
  }
};

/// The exact law, to double rounding (about 1e−13). Throws InputError (of the options; field "data" on more than 16
/// distinct points, 17 for a neighbour). For 12 points, 64 hypotheses and 10^6 rows some 30 ms, nearly all of it the
/// law of supports.
[[nodiscard]] StableLaw stable_law(const ConceptClass& concept_class, std::span<const PointCount> counts,
                                   const StableOptions& options, const Observer& observer = {});
/// The same with groups prepared for points that hold those of the data.
[[nodiscard]] StableLaw stable_law(const ConceptClass& concept_class, const SupportGroups& groups,
                                   std::span<const PointCount> counts, const StableOptions& options,
                                   const Observer& observer = {});

/// The same with the law of the groups already computed (SupportGroups::masses), for data sets that differ in their
/// labels alone.
[[nodiscard]] StableLaw stable_law(const ConceptClass& concept_class, const SupportGroups& groups,
                                   std::span<const double> masses, std::span<const PointCount> counts,
                                   const Rational& epsilon);

/// The chance of +1 at each point for the exponential mechanism over the whole class (T tells everything apart).
[[nodiscard]] std::vector<double> mechanism_answers(const ConceptClass& concept_class,
                                                    std::span<const PointCount> counts, const Rational& epsilon);

/// h_S(x) estimated from draws of T, with the exact mechanism inside each.
struct StableEstimate {
  std::vector<double> plus;  // means
  double half_width =
      0;  // each true value lies within it of its mean with probability 1 − 0.05, by Hoeffding's inequality
  double mean_pieces = 0;
  double errors = 0;  // mean of the expected errors on S
  std::uint64_t fewest = 0;
  std::uint64_t rows = 0;
  std::uint64_t draws = 0;
};

/// Any number of distinct points. `draws` from 1 to 10^7. O(draws·(n' + |H|·points of T)). Asks the observer before
/// each draw (stage "draws of T"), throws Stopped.
[[nodiscard]] StableEstimate estimate_stable(const ConceptClass& concept_class, const LabelledRows& rows,
                                             const StableOptions& options, std::uint64_t draws, Engine& engine,
                                             const Observer& observer = {});

/// One row of T, as it is drawn.
struct DrawnRow {
  std::uint64_t row = 0;  // index in S
  Example example;
  bool seen = false;       // its point was in T before
  std::size_t pieces = 1;  // |H_T| with this row and those before
};

/// A representative in the draw.
struct WeighedHypothesis {
  HypothesisIndex hypothesis = 0;
  std::size_t merged = 1;    // hypotheses it stands for
  std::uint64_t errors = 0;  // on S
  double probability = 0;
};

/// One answer of the learner with everything on the way to it. All but `answer` lies before the privacy boundary.
struct StablePrediction {
  std::vector<DrawnRow> subset;  // T in the order drawn
  MergedClass merged;
  std::vector<WeighedHypothesis> candidates;  // by rising index
  HypothesisIndex drawn = 0;
  PointIndex asked = 0;
  Label answer = Label::minus;
};

/// Answers one query with a fresh T and a fresh draw: both samplers are exact, on integers alone. `asked` must be a
/// point of the class. Throws InputError. O(n' (log n' + |H|)).
[[nodiscard]] StablePrediction run_stable(const ConceptClass& concept_class, const LabelledRows& rows,
                                          const StableOptions& options, PointIndex asked, Engine& engine);
/// The answer of run_stable for the same words of the engine, without what lies before the boundary. `errors` =
/// errors_on(…).
[[nodiscard]] Label answer_stable(const ConceptClass& concept_class, const LabelledRows& rows,
                                  std::span<const std::uint64_t> errors, const StableOptions& options, PointIndex asked,
                                  Engine& engine);

}  // namespace littlestone
