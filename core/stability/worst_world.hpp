// SPDX-License-Identifier: GPL-3.0-or-later
// The worst world of G and G*: the distribution under which the most frequent predictor is rarest, with a bracket that
// is sure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/stability/vote_bounds.hpp"
#include "core/stability/vote_chain.hpp"
#include "core/tournament/globally_stable_learner.hpp"
#include "core/tournament/spectrum.hpp"

namespace littlestone {

/// What the worst world is asked of.
struct WorstProblem {
  StableLearnerOptions learner;         // n, N, levels (w_0 … w_d), Fail or SOA(T)
  std::optional<Rational> alpha;        // only predictors of loss ≤ α count; none: all count
  std::optional<std::uint64_t> target;  // a row as it was given (ConceptClass::given_rows); none: the worst of all rows
  /// Throws InputError: more than most_worst_points points ("class"), the learner's ("auxiliary", "cap", "levels"),
  /// ⌊N/2n⌋ above 20 000 ("cap"), α not from 0 to 1 ("alpha"), no such row ("target"). `dimension` is Ldim(H).
  void validate(const ConceptClass& concept_class, int dimension) const;
  [[nodiscard]] VoteShape shape() const;
};

struct WorstOptions {
  Rational tolerance{1, 100};             // of upper − lower, 10^−6 … 1/2
  unsigned threads = 0;                   // 0: one a core; the result does not depend on it
  std::uint64_t most_cost = 10'000'000;   // of one evaluation: cost_of_evaluation
  std::uint64_t most_boxes = 20'000'000;  // that are looked at
  std::size_t boxes_a_round = 64;  // halved together, 1 … 10^6; with 1 the box of least bound alone is, each time
  void validate() const;           // throws InputError (field "tolerance")
};

/// How a search went, to be looked at: each box and when it was halved, and the bracket at each time. Times count the
/// boxes that have been halved; with WorstOptions::boxes_a_round = 1 every time is one that the search really stood at,
/// with more the bracket moves at the end of a round.
struct WorstSearchLog {
  static constexpr std::uint64_t never = UINT64_MAX;

  struct LoggedBox {
    WeightBox box;
    HypothesisIndex target = 0;    // a row of the class
    double bound = 0;              // max over counted f of Pr[f] is at least this on all of it
    std::uint64_t made = 0;        // it is there from this time on
    std::uint64_t halved = never;  // until this one
    [[nodiscard]] bool there(std::uint64_t time) const { return made <= time && time < halved; }
  };
  struct Bracket {
    double lower = 0;
    double upper = 1;
    double goal = 1;  // a box whose bound is at least this is closed
  };

  std::size_t most_boxes = 200'000;  // that are kept; set it before the search
  std::vector<LoggedBox> boxes;      // in the order they were made, the whole simplex of each target first
  std::vector<Bracket> brackets;     // by time, from 0 on
  bool whole = true;                 // every box was kept; if not, the record ends before the search does

  [[nodiscard]] std::uint64_t last() const { return brackets.empty() ? 0 : brackets.size() - 1; }
  /// How many boxes are there at a time, open or closed. O(boxes). Times after the last are the last.
  struct Count {
    std::uint64_t open = 0;
    std::uint64_t closed = 0;
  };
  [[nodiscard]] Count count(std::uint64_t time) const;
  /// The open box of least bound then, the first of equals: halved next. None where no box is open.
  [[nodiscard]] std::optional<std::size_t> next(std::uint64_t time) const;
};

/// lower ≤ min over D of max over counted f of Pr[f] ≤ upper.
struct WorstWorld {
  double lower = 0;
  double upper = 1;
  std::vector<double> weights;      // a marginal that has `upper`: multiples of 2^−40 that add up to 1 exactly
  HypothesisIndex target = 0;       // and its target, a row of the class
  std::vector<PredictorMass> best;  // the counted predictors there, by falling probability (rounded up), then by labels
  std::uint64_t boxes = 0;          // looked at
  std::uint64_t evaluations = 0;    // of the polynomial, with slopes or without
  Ended ended = Ended::completed;
  bool exact = false;  // upper − lower ≤ tolerance; false: stopped, or most_boxes
};

/// One chain for each target that is asked about, with its row.
struct TargetChain {
  HypothesisIndex target = 0;
  VoteChain chain;
};
[[nodiscard]] std::vector<TargetChain> chains_of(const ConceptClass& concept_class, const WorstProblem& problem,
                                                 const Observer& observer = {});

/// What one evaluation costs: n·|X|·states·levels + R²·levels multiplications, of the target that has most.
[[nodiscard]] std::uint64_t cost_of_evaluation(const std::vector<TargetChain>& chains, const WorstProblem& problem);

/// Branch and bound over boxes of marginals, best first: the bound of a box is the largest of its corner bound, its
/// tangent bound and its parent's; its widest side is halved. Incumbents are the middles of boxes and what a pattern
/// search on log-weights makes of them. Both are sure, so the bracket is, whenever it is stopped. Boxes are looked at in
/// rounds of a fixed number, so that the result, evaluations counted, is the same bytes for any number of threads.
///
/// Where the true worst world is w, all of it to the tolerance: 10² to 10⁶ boxes. Time about evaluations · (1 + |X|) ·
/// cost; memory 100 bytes an open box. Throws InputError (also field "auxiliary" where an evaluation costs more than
/// options.most_cost). The observer (stage "worst") is asked before every box of the calling thread. `log`: gets the
/// search, if it is there; the result does not depend on it.
[[nodiscard]] WorstWorld find_worst_world(const ConceptClass& concept_class, const WorstProblem& problem,
                                          const WorstOptions& options = {}, const Observer& observer = {},
                                          WorstSearchLog* log = nullptr);

}  // namespace littlestone
