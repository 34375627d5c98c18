// SPDX-License-Identifier: GPL-3.0-or-later
// Two worlds: classes by their Littlestone dimension, with what they cost online and what they cost privately.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/study/chapters/map_scenario.hpp"

namespace littlestone {

/// The classes of one dimension, in the scenario's order.
struct WorldsGroup {
  int dimension = 0;
  std::vector<std::size_t> rows;  // of the study
};

struct TwoWorldsRun {
  MapScenario scenario;
  TwoWorldsStudy study;
  std::shared_ptr<const PlannedRows> planned;  // what was searched for, for the next run
  std::vector<WorldsGroup> groups;             // by rising dimension; a class whose dimension is not known by its least

  [[nodiscard]] std::size_t group_of_row(std::size_t row) const;
  /// The examples of a row that depends on the dimension alone (m-sharp, m-paper, lean, chain), for the classes of the group;
  /// none where its constants end before.
  [[nodiscard]] std::optional<LargeCount> examples_of(const WorldsGroup& group, std::string_view row) const;
};

/// What a step of the page is about.
struct WorldsStep {
  enum class What { group, same, endless, there, back };
  What what = What::group;
  std::size_t group = 0;  // of group and same
};

/// One step a dimension, one more for the first dimension with two classes, then endless, there and back.
[[nodiscard]] std::vector<WorldsStep> worlds_steps(const TwoWorldsRun& run);
/// The first step of a group; of what comes after the last group: endless.
[[nodiscard]] int step_of_group(const TwoWorldsRun& run, std::size_t group);
/// Where the page is opened: the third dimension, or the last.
[[nodiscard]] int opening_of(const TwoWorldsRun& run);

/// How much is worked out. The defaults are what the page shows in the end.
struct TwoWorldsDetail {
  /// To which the learners' own steps are worked out, at most 6; none: one more than the classes have.
  std::optional<int> most_dimension = std::nullopt;
  /// With the chain learner, which takes seconds to plan.
  bool chain = true;
};

/// Throws InputError (field "classes" for what is wrong with a class); Stopped. `earlier`: a run whose searches need not
/// be made again; null: there is none.
[[nodiscard]] std::shared_ptr<const TwoWorldsRun> compute_two_worlds(
    const MapScenario& scenario, const Observer& observer = {}, const TwoWorldsDetail& detail = {},
    const std::shared_ptr<const TwoWorldsRun>& earlier = nullptr);
/// The same run with the chain learner. Throws Stopped.
[[nodiscard]] std::shared_ptr<const TwoWorldsRun> with_chain(const TwoWorldsRun& run, const Observer& observer = {});

/// A row of the envelope of a class; null where there is none of this name.
[[nodiscard]] const EnvelopeRow* worlds_row(const TwoWorldsRow& row, std::string_view name);

}  // namespace littlestone
