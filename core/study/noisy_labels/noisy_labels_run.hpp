// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of noisy labels shows, computed: the two draws of T and their match, the relabelled blocks, the worst
// change of S, and the calculator. [DF, Theorem 12, App. C; MATH §B4, §B6]
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/prediction/nets.hpp"
#include "core/prediction/noisy_labels.hpp"
#include "core/prediction/vote_plan.hpp"
#include "core/prediction/votes.hpp"
#include "core/study/chapters/prediction_scenario.hpp"

namespace littlestone {

/// A piece of the class divided by the rows that T and T′ share, and what T and T′ make of it.
struct NoisyMatch {
  std::vector<HypothesisIndex> before;   // representatives of the pieces of H_T in it, one or two
  std::vector<HypothesisIndex> after;    // of H_T′
  std::vector<HypothesisIndex> members;  // all hypotheses in it, so ordered that pieces lie together where that can be
  std::uint64_t apart = 0;               // most rows of S on which one of `before` and one of `after` differ
  [[nodiscard]] bool changed() const { return before.size() != after.size() || before.size() > 1; }
};

/// One row of T leaves, one row of S outside T enters.
struct NoisySwap {
  std::size_t place = 0;       // in T
  std::uint64_t leaving = 0;   // that row
  std::uint64_t entering = 0;  // a row of S
  bool own_choice = true;      // the most telling one, and not one by hand
  MergedClass before;          // H_T
  MergedClass after;           // H_T′
  MergedClass shared;          // by the rows in both
  SubsetSwap law;
};

/// Hypotheses in the columns of the picture: all of a small class, else those that can be ĥ by T or T′, the most
/// telling matches first, as many as there is room for.
struct NoisyColumns {
  struct Group {
    std::size_t match = 0;
    std::vector<HypothesisIndex> hypotheses;  // from left to right
  };
  std::vector<Group> groups;
  std::size_t left_out = 0;  // hypotheses that can be ĥ and have no column
  bool whole_class = true;
  [[nodiscard]] std::size_t size() const;
};

/// What the votes answer once S is relabelled by a hypothesis.
struct NoisyAnswers {
  HypothesisIndex hypothesis = 0;
  std::vector<std::size_t> votes;  // for + at each point
  std::vector<double> plus;        // chance of +, flip not included
};

/// n against α of the three, for one |H|, ε and score.
struct NoisyCurves {
  struct Point {
    double alpha = 0;
    std::optional<double> corollary;  // none: past what can be searched
    std::optional<double> theorem;
    std::optional<double> mechanism;  // over H itself
  };
  std::vector<Point> points;  // by falling α
  bool complete = false;
  std::optional<double> crossing;  // α where Corollary 2 and Theorem 12 ask for as many; none: nowhere, or not known
  double crossing_examples = 0;
  /// Of one of the three at an α, on the straight line (both logarithmic) between two points; none outside.
  [[nodiscard]] std::optional<double> at(double alpha, std::optional<double> Point::*which) const;
  /// The slope of one of the three at its least α, both logarithmic; none where it has fewer than two points.
  [[nodiscard]] std::optional<double> last_slope(std::optional<double> Point::*which) const;
};

/// One inequality of Theorem 12 at an error α, left ≤ right.
struct NoisyCondition {
  enum class What { votes, net, mechanism, uniform, flip, together, privacy, matching };
  What what = What::votes;
  double left = 0;
  double right = 0;
  [[nodiscard]] double share() const { return right > 0 ? left / right : 0; }
};

/// The predictor that reaches an error α with the fewest rows found, and what decides their number.
struct NoisyPlan {
  Rational alpha;
  NoisyLabelsPlan plan;
  double corollary = 0;  // rows by Corollary 2; 0: past what can be searched
  double mechanism = 0;  // rows of the exponential mechanism over H
  std::vector<NoisyCondition> conditions;
  NoisyCondition::What decides = NoisyCondition::What::votes;  // the largest part of the error
};

/// Keeps curves that were computed; for any thread.
class NoisyCurvesCache {
 public:
  [[nodiscard]] std::shared_ptr<const NoisyCurves> find(const PredictionGoal& goal, PieceScore score) const;
  void keep(const PredictionGoal& goal, PieceScore score, std::shared_ptr<const NoisyCurves> curves);

 private:
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<const NoisyCurves>> kept_;
};

/// Why there is no worst change of a row of S.
enum class NoWorst { there_is, computing, too_many_points };

struct NoisyRun {
  PredictionScenario scenario;
  std::shared_ptr<const ChapterData> data;
  NoisyLabelsOptions options;

  std::vector<std::uint64_t> subset;  // T, rows of S in the order they were drawn
  MergedClass merged;                 // H_T
  std::vector<std::uint64_t> errors;  // of each hypothesis on S
  std::vector<double> drawn;          // by T: the chance of each hypothesis to be ĥ
  HypothesisIndex chosen = 0;         // ĥ, drawn with the seed
  std::vector<TrainedBlock> blocks;   // of S relabelled by ĥ
  std::vector<std::size_t> votes;     // for + at each point
  std::uint64_t relabelled = 0;       // rows whose label changes
  std::vector<NoisyAnswers> answers;  // of the hypotheses that the picture has room for, by index
  std::optional<NoisySwap> swap;      // none where T is all of S
  std::vector<NoisyMatch> matches;    // in the order of swap->law.matches; without a swap each piece of H_T with itself
  NoisyColumns columns;

  NoisyLabelsPrivacy privacy;             // of the whole predictor
  std::vector<NoisyLabelsCheck> checks;   // of this many rows, for the error and privacy of the calculator
  std::optional<NoisyLabelsLaw> law;      // over all T; none on more than 16 distinct points
  std::optional<WorstNoisyLabels> worst;  // a lower bound where it is not exact: the search ends after some seconds
  NoWorst no_worst = NoWorst::computing;

  std::optional<NoisyPlan> plan;              // none while it is computed, or where no number of rows is enough
  bool planned = false;                       // the plan was looked for
  std::shared_ptr<const NoisyCurves> curves;  // null at first; then what there is of them

  [[nodiscard]] const ConceptClass& concept_class() const { return data->concept_class; }
  /// The bound on ε of the whole predictor: that of the flipped predictor if there are flips; otherwise the ε of the
  /// (ε, δ) guarantee.
  [[nodiscard]] double promised() const { return scenario.flip > 0 ? privacy.flipped_epsilon : privacy.epsilon; }
  [[nodiscard]] const LabelledRows& rows() const { return data->rows; }
  [[nodiscard]] std::size_t points() const { return concept_class().points(); }
  /// Null where the picture has no room for it.
  [[nodiscard]] const NoisyAnswers* answers_of(HypothesisIndex h) const;
  /// Rows of S on which two hypotheses differ.
  [[nodiscard]] std::uint64_t apart(HypothesisIndex h, HypothesisIndex g) const;
  [[nodiscard]] std::size_t splits() const;  // pieces of H_T that T′ divides
  [[nodiscard]] std::size_t joins() const;   // pairs of pieces of H_T that T′ makes one
  /// The calculator's question.
  [[nodiscard]] PredictionGoal goal() const;
};

using NoisyPost = std::function<void(std::shared_ptr<const NoisyRun>)>;

/// The three at these α, falling, complete. About 0.3 s each.
[[nodiscard]] NoisyCurves noisy_curves(const PredictionGoal& goal, PieceScore score, std::span<const double> alphas);

/// The conditions that a plan keeps: the parts of its error against α, then its privacy before and by the flip against
/// ε.
[[nodiscard]] std::vector<NoisyCondition> conditions_of(const NoisyLabelsPlan& plan, const PredictionGoal& goal);

/// Which hypotheses have a column.
[[nodiscard]] NoisyColumns columns_of(const std::vector<NoisyMatch>& matches, std::span<const double> drawn,
                                      std::size_t hypotheses);

/// Computes everything. Posts partial results before the calculator's curves and the worst change are done. `known`: an
/// earlier run; results that do not depend on the change of the scenario are taken from it. Throws InputError, Stopped.
[[nodiscard]] std::shared_ptr<const NoisyRun> compute_noisy_labels(const PredictionScenario& scenario,
                                                                   const Observer& observer = {},
                                                                   const NoisyPost& post = {},
                                                                   const std::shared_ptr<NoisyCurvesCache>& cache = {},
                                                                   const std::shared_ptr<const NoisyRun>& known = {});

}  // namespace littlestone
