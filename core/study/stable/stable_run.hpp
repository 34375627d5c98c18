// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the stable learner shows: one run of it, its answers averaged over all T, and what one changed
// example does to them and to the answers of two other learners.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/stable/stable_constants.hpp"
#include "core/study/stable/stable_study.hpp"

namespace littlestone {

/// Whose answers are looked at: the first hypothesis with the fewest errors, the exponential mechanism over the whole
/// class, or the stable learner.
enum class StableKind { erm, mechanism, stable };
inline constexpr std::size_t stable_kinds = 3;

/// The answers of one learner. Lists are by point of the domain.
struct StableAnswers {
  std::vector<double> plus;        // on S, the chance of +
  std::vector<bool> settled;       // on S: all hypotheses that can answer agree, so that the chance is 0 or 1
  std::vector<double> changed;     // on the changed S; empty before the change is known
  std::vector<double> least;       // over S and all its neighbours; empty where they are not gone through
  std::vector<double> most;        // the same
  std::optional<RowChange> worst;  // of all neighbours, as `least`
  double excess = 0;               // expected share of errors on S above the fewest
  double bound = 1;                // no answer moves by more, whatever the neighbours
  double excess_bound = 0;         // `excess` is at most this, whatever S
  std::vector<StableSweepPoint>
      sweep;  // over ε₀; stability and excess are exact where `least` is there, else not filled
  bool sweep_exact = false;
};

/// The example that changes.
struct ChangedRow {
  std::uint64_t row = 0;
  Example from;
  Example to;
  bool worst = false;  // it was found as the worst neighbour of the stable learner
};

/// One row of T, as it is drawn.
struct StableRow {
  std::uint64_t row = 0;  // index in S
  Example example;
  bool seen = false;  // its point was in T before
};

/// Rows of one kind that are told apart.
inline constexpr std::size_t stack_most = 32;

/// How much is there already.
enum class StableStage { answers, neighbours, complete };

struct StablePageRun {
  PredictionScenario scenario;
  std::shared_ptr<const ChapterData> data;
  StableOptions options;
  StableStage stage = StableStage::answers;
  double log10_subsets = 0;              // of C(n, n')
  std::optional<std::uint64_t> subsets;  // C(n, n') up to 10^15

  // One run: T as it is drawn, and what follows from it.
  std::vector<StableRow> drawn;
  std::vector<PointIndex> support;  // the points of T, as they came first
  /// By point, for − and +: the rows of S that are this example, those in T first; at most stack_most of them.
  std::vector<std::array<std::vector<std::uint64_t>, 2>> stacks;
  std::vector<std::array<std::uint64_t, 2>> in_subset;  // by point, for − and +: how many of them are in T
  std::vector<std::uint64_t> errors;                    // of each hypothesis on S
  MergedClass merged;                                   // H_T
  std::vector<WeighedHypothesis> candidates;            // by rising index
  HypothesisIndex picked = 0;                           // drawn with the seed
  PointIndex asked = 0;                                 // the point whose average answer is nearest to ½
  Label answer = Label::minus;

  // All runs.
  StableStudy study;
  std::array<StableAnswers, stable_kinds> answers;
  std::optional<ChangedRow> change;
  std::vector<std::uint64_t> changed_errors;
  HypothesisIndex fewest_changed = 0;  // ERM's on the changed S

  StablePlans plans;  // what the scenario's γ and α ask for

  std::size_t swept = 0;     // places of the sweeps that are computed
  bool plain_swept = false;  // those of the two plain learners too: their neighbours are not too many

  [[nodiscard]] const ConceptClass& concept_class() const { return data->concept_class; }
  [[nodiscard]] const StableAnswers& of(StableKind kind) const { return answers[static_cast<std::size_t>(kind)]; }
  /// The number of rows that a data file has; none of drawn rows.
  [[nodiscard]] std::optional<std::uint64_t> own_rows() const {
    return scenario.data.empty() ? std::nullopt : std::optional(study.rows);
  }
  /// Answers are exact; otherwise they are estimates within `half_width`.
  [[nodiscard]] bool exact() const { return study.law.has_value(); }
  [[nodiscard]] double half_width() const { return study.estimate ? study.estimate->half_width : 0; }
  /// The point whose answer the change moves most, the first of equal ones; none before the change is known.
  [[nodiscard]] std::optional<PointIndex> most_moved(StableKind kind) const;
  /// How many places of a sweep have exact values, from the first on.
  [[nodiscard]] std::size_t sweep_known(StableKind kind, bool accuracy) const;
  /// The points at which ERM's answer is another one after the change.
  [[nodiscard]] std::vector<PointIndex> jumps() const;
};

/// Calls with a first answer while the rest is computed.
using StableTell = std::function<void(const std::shared_ptr<const StablePageRun>&)>;

/// Computes what the page shows: first one run and the averages, which `tell` gets, then all neighbours and the change,
/// which `tell` gets too, then the sweeps. With more than 16 distinct points answers are estimated, and neighbours are
/// left out. What stays the same since `known` is taken from it. Throws InputError and Stopped.
[[nodiscard]] std::shared_ptr<const StablePageRun> compute_stable(
    const PredictionScenario& scenario, const std::shared_ptr<const StablePageRun>& known = nullptr,
    const StableTell& tell = {}, const Observer& observer = {});

/// One example as a scenario spells it: "4:-".
[[nodiscard]] std::string example_text(const Example& example);

}  // namespace littlestone
