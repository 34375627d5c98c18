// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder: what is proved of G, what is true of G and G* in their worst worlds, and what no learner can pass, one row
// a class.
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/stability/list_number.hpp"
#include "core/stability/worst_world.hpp"
#include "core/study/chapters/stability_scenario.hpp"
#include "core/study/ladder/ladder_proof.hpp"

namespace littlestone {

/// lower ≤ ρ_1(α) ≤ upper: how often the best learner with one example names one good predictor in every world
/// (stability.md §9). From the certificates that come with the program, else 1 over the most hypotheses at a labelled
/// point, and 1/L.
struct OneExample {
  Rational lower;
  Rational upper;
  std::optional<Rational> alpha;  // that a certificate has; none: both hold at every α < 1/2
  [[nodiscard]] bool exact() const { return lower == upper; }
};

/// What is searched for: a table as it is given, n, α and the learner. The rest follows from the table.
struct LadderQuestion {
  std::string table;
  std::string block;
  std::string allowed;
  OnFail on_fail = OnFail::soa;
  friend auto operator<=>(const LadderQuestion&, const LadderQuestion&) = default;
};
/// What is known; none of a class that is too large to be searched.
using LadderAnswers = std::map<LadderQuestion, std::optional<WorstWorld>>;

struct LadderRow {
  std::string class_text;
  ConceptClass concept_class;
  int dimension = 0;
  int vc = 0;
  ListNumber lists = {};
  OneExample one = {};
  LadderProof proof = {};     // with the scenario's blocks
  LadderProof other = {};     // with the other ones
  LadderProof searched = {};  // whose levels and blocks G and G* have here
  double paper = 0;           // η of the paper's constants
  bool asked = false;         // the searches of this row have ended, or it is too large for them
  std::optional<WorstWorld> g = std::nullopt;
  std::optional<WorstWorld> g_star = std::nullopt;

  /// 1/L, or the least that is known to be one: no learner of any kind has more in every world.
  [[nodiscard]] double ceiling() const { return 1 / static_cast<double>(lists.lower); }
  /// How far apart the bracket of G* may be.
  [[nodiscard]] Rational tolerance() const;
  /// G* has its ceiling, as far as the search tells.
  [[nodiscard]] bool reaches() const;
  /// N + n, that one run of G or G* may see.
  [[nodiscard]] std::uint64_t examples(const StabilityScenario& scenario) const;
};

struct LadderRun {
  StabilityScenario scenario;
  std::vector<LadderRow> rows;                   // by rising dimension; of one, in the scenario's order
  std::shared_ptr<const LadderAnswers> answers;  // all that was ever found, for the next run
  bool complete = false;                         // all rows were asked

  [[nodiscard]] std::uint64_t block() const;  // n
  /// The row of the lowest ceiling; of several the last.
  [[nodiscard]] std::size_t hardest() const;
  /// The row whose G* is farthest below its ceiling; none where no row is known to be.
  [[nodiscard]] std::optional<std::size_t> farthest() const;
};

/// The rows of a class, such as "+-+", in one order for all classes that have the same ones.
[[nodiscard]] std::vector<std::string> ladder_sorted_rows(const ConceptClass& concept_class);
/// What StabilityScenario::known calls a class with the rows of this one, "with" or "without" point 0; none of others.
[[nodiscard]] std::optional<std::string> ladder_known(const LadderRow& row);

/// What a row asks of the worst worlds.
[[nodiscard]] WorstProblem ladder_problem(const LadderRow& row, const StabilityScenario& scenario, OnFail on_fail);

/// How much is searched.
struct LadderDetail {
  bool search = true;      // false: what is known already, the rest is left open
  double most_work = 2e9;  // of one search, boxes times cost_of_evaluation; beyond, its bracket stays open
  std::size_t most_points = most_worst_points;       // classes on more points are left open
  std::optional<Rational> tolerance = std::nullopt;  // of both brackets; none: as compute_ladder says
};

/// Called with the run so far whenever a row is finished.
using LadderPost = std::function<void(std::shared_ptr<const LadderRun>)>;

/// All rows: ceilings, proofs and one example at once (posted), then the searches row by row, two each, G to 1/2000 and
/// G* to LadderRow::tolerance. What `earlier` has found is not searched again. About 5 s for the seven classes of the
/// default scenario at n = 4, half a minute at n = 10; cube:4 takes most_work. Throws InputError (field "classes"). When
/// the observer says stop during the searches, the run has what is known until then, the search that was stopped with
/// its open bracket; before that it throws Stopped.
[[nodiscard]] std::shared_ptr<const LadderRun> compute_ladder(const StabilityScenario& scenario,
                                                              const Observer& observer = {},
                                                              const LadderDetail& detail = {},
                                                              const std::shared_ptr<const LadderRun>& earlier = nullptr,
                                                              const LadderPost& post = {});

/// The run for `earlier` of a search that begins again: it knows no bracket of its own rows where all of them are finished,
/// and otherwise only those of the finished ones.
[[nodiscard]] std::shared_ptr<const LadderRun> to_search_again(const std::shared_ptr<const LadderRun>& run);

}  // namespace littlestone
