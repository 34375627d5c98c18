// SPDX-License-Identifier: GPL-3.0-or-later
// What the subcommands of chapter II share: options that are rows of a scenario, and the scenario of a call.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/subcommand.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"
#include "core/study/gap/gap_study.hpp"
#include "core/study/homogeneous/homogeneous.hpp"

namespace littlestone::cli {

/// Names of rows of a LowerBoundScenario.
using RowNames = std::vector<std::string_view>;

/// Declares an option for each row, with its help.
void add_row_options(Options& options, const RowNames& rows);
/// --seconds, --threads and --exact, and what custom constants `private` consists of.
void add_search_options(Options& options);

/// Whether a word is a shipped scenario of chapter II or a file.
[[nodiscard]] bool names_scenario(const std::string& word);
/// Sets the values of those rows that are given. Throws InputError.
void read_rows(const Call& call, const RowNames& rows, LowerBoundScenario& scenario);
/// The scenario of a call whose first word is LEARNER (then --domain and --examples are needed) or a scenario of
/// chapter II, a shipped one's name or a file; the given rows are set over it, and all of it is checked. Throws
/// InputError.
[[nodiscard]] LowerBoundScenario read_lower_bound_call(const Call& call, const RowNames& rows);
[[nodiscard]] HomogeneousLimits read_search_limits(const Call& call);

/// The lines of text that say what was searched and found.
void print_homogeneous(const Call& call, const HomogeneousStudy& study);
/// Numbers between blanks.
[[nodiscard]] std::string list_of(const std::vector<double>& numbers);
[[nodiscard]] std::string list_of(const std::vector<LinePoint>& numbers);
/// The exit code of a call whose search ended so.
[[nodiscard]] int exit_of(const Call& call, Ended ended);

}  // namespace littlestone::cli
