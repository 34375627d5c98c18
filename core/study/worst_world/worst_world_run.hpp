// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the worst world shows: how often the most frequent answer comes in every world, the search that bounds
// it from below with its boxes, and what is proved of all learners.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/stability/list_number.hpp"
#include "core/stability/worst_world.hpp"
#include "core/study/chapters/scenario.hpp"
#include "core/study/chapters/stability_scenario.hpp"

namespace littlestone {

/// Where the tones of a picture of chances change.
inline constexpr std::array<double, 6> tone_levels = {0.52, 0.56, 0.62, 0.7, 0.8, 0.9};
/// How many of them are at most this chance: 0, rare, to 6.
[[nodiscard]] std::size_t tone_of(double chance);

/// One answer in one world. [stability.md §1, §2]
struct WorldAnswer {
  LabelVector labels;
  double chance = 0;    // to 10^−9
  double loss = 0;      // the weight of the points where it is wrong
  bool counted = true;  // its loss is at most the scenario's
};
struct WorldChances {
  std::vector<WorldAnswer> answers;  // by falling chance, then by labels; those above 10^−9
  double fail = 0;                   // how often none is given; 0 for G*
  double most = 0;                   // the largest chance of one that counts; 0 where none does
};

/// A world on at most three points of the class: the weights of the first and the second of them.
struct WorldPlace {
  double first = 0;
  double second = 0;
  friend bool operator==(const WorldPlace&, const WorldPlace&) = default;
};

/// A region of worlds in which one answer is the most frequent.
struct LeadingRegion {
  LabelVector labels;
  WorldPlace place;  // far inside
  double reach = 0;  // that far from it no other answer leads, in weight
};

/// One search and the picture of what it searches.
struct WorstSearchRun {
  WorstProblem problem;
  WorstWorld found;  // its bracket is sure
  WorstSearchLog log;
  std::shared_ptr<const VoteChain> chain;  // of the target of the worst world
  HypothesisIndex target = 0;              // a row of the class: the worst one of those that are asked about
  /// A worst world: found.weights, unless as bad a one, to 10^−5, has fewer points; of several the first points.
  PointWeights world = {};
  WorldChances there;
  std::vector<PointIndex> face;  // the points that are drawn, at most 3, rising: see with_face
  /// By tone level: the worlds on the face in which every counted answer has a smaller chance, as closed polygons that do
  /// not overlap (three points) or as intervals of two places (two points), to a mesh of 110 or 440.
  std::array<std::vector<std::vector<WorldPlace>>, tone_levels.size()> below;
  std::vector<LeadingRegion> regions;  // from the largest on, at most 8
  std::vector<double> corners;         // by point of the class: the chance in the world of that point alone
  /// The time of the search that is looked at (WorstSearchLog): from 350 to 2 500 the first at which three quarters of the
  /// answer are proved, or about half of a shorter search.
  std::uint64_t shown = 0;
  /// A box that was halved since its corner is .8 to .9 of the goal then: the widest, nearest .85. None where none was.
  struct Example {
    std::size_t box = 0;  // of the log
    double corner = 0;    // the corner bound, rounded down
    double goal = 0;
  };
  std::optional<Example> example;
  double seconds = 0;  // that the search took here

  [[nodiscard]] WorstSearchLog::Bracket bracket(std::uint64_t time) const;
};

/// Everything at once.
struct WorstWorldRun {
  WorstWorldRun(StabilityScenario of, ConceptClass on) : scenario(std::move(of)), concept_class(std::move(on)) {}
  StabilityScenario scenario;
  ConceptClass concept_class;
  int dimension = 0;
  WorstSearchRun g, star;  // G and G* with the scenario's n
  WorstSearchRun more;     // G* with five times as many examples a block
  ListNumber lists;        // no learner has more than 1/L everywhere [stability.md §5]
  double proved = 0;       // η of the proof for this dimension with few blocks (ladder_proof): levels, n, N of its own
  double proved_paper = 0;   // η as the paper has it
  bool searched_all = true;  // all three brackets are within the tolerance
  bool complete = true;      // false: the searches go on from here, or were stopped
  double work_left = 0;      // of searches that go on: at most so many multiplications
  double seconds_left = 0;   // and at most about so long, as they went until now
  /// Whether it is worth a question.
  [[nodiscard]] bool goes_on_long() const { return work_left > 1e7 && seconds_left >= 5; }
};

/// Of G or G* as the scenario says.
[[nodiscard]] const WorstSearchRun& asked_search(const WorstWorldRun& run);

/// Computes all searches, deterministic but for the seconds. Each looks at 2 000 to 100 000 boxes at most, fewer where an
/// evaluation is dear: some seconds in all; a search that ends before its tolerance keeps a sure bracket. `so_far` gets
/// what is known after 2 000 boxes, 8 000 and so on, where that is not all. Throws InputError with the scenario's field
/// ("searched", "labelled", "auxiliary", "blocks", "levels", "loss", "tolerance"), and Stopped.
[[nodiscard]] std::shared_ptr<const WorstWorldRun> compute_worst_world(
    const StabilityScenario& scenario, const Observer& observer = {},
    const std::function<void(const std::shared_ptr<const WorstWorldRun>&)>& so_far = {});

/// The same searches of a class on 4 points with other three of them drawn: rising, else the run as it is. Without this
/// those are drawn that have most weight in the worst world. Throws Stopped.
[[nodiscard]] std::shared_ptr<const WorstWorldRun> with_face(const std::shared_ptr<const WorstWorldRun>& run,
                                                             const std::vector<PointIndex>& face,
                                                             const Observer& observer = {});

/// The scenario with another class to search. Where its Ldim asks for another number of levels they become equal. Throws
/// InputError (field "searched").
[[nodiscard]] StabilityScenario with_searched(StabilityScenario scenario, const std::string& class_text);

/// Chapter I's scenario of that world: the class, its weights and target, and the learner's own n, N and levels.
[[nodiscard]] Scenario scenario_of_world(const WorstWorldRun& run, const WorstSearchRun& search,
                                         const PointWeights& world);

/// All chances in a world that grid_marginal gives. One evaluation.
[[nodiscard]] WorldChances chances_at(const WorstSearchRun& search, const PointWeights& world);

/// The world in which two answers tie, if one lies within `reach` of this one in its face: else the world itself. Some 30
/// evaluations. On three points.
[[nodiscard]] PointWeights at_tie(const WorstSearchRun& search, const PointWeights& world, double reach);

/// The box of the log at a time that holds a world, the first of them; none where the record does not.
[[nodiscard]] std::optional<std::size_t> box_around(const WorstSearchRun& search, std::uint64_t time,
                                                    const PointWeights& world);
/// The corner bound of a box, rounded down. One evaluation.
[[nodiscard]] double corner_bound(const WorstSearchRun& search, const WeightBox& box);

/// The box as it lies in the face of the search: its vertices in order round it; two of them on two points. Empty where
/// they do not meet or meet in a point.
[[nodiscard]] std::vector<WorldPlace> box_on_face(const WorstSearchRun& search, const WeightBox& box);

// --- A search that is watched: one halving in 120 ms, then 10 and then 100 a frame of 1/60 s

/// How many boxes are halved after so many ms; of one that is being halved a share.
[[nodiscard]] double halved_after(double ms);
/// How long so many halvings take, ms.
[[nodiscard]] double watched_ms(std::uint64_t halvings);

}  // namespace littlestone
