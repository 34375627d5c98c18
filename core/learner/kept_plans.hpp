// SPDX-License-Identifier: GPL-3.0-or-later
// Plans on disk: the constants that a search has found, for the next process that asks for the same.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/learner/chain_constants.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/lean_constants.hpp"

namespace littlestone {

/// From now on, in the whole process, what lean_constants, chain_constants and sharp_constants find is appended to a file
/// of `folder`, which is made where it is missing, and is read from there instead of being searched for again. An empty
/// name: nothing is read or kept, as at the start of a process. From any thread.
///
/// The file is "plans-VERSION.txt"; the version is a hash of the core's sources and of its compiler, so no program reads
/// what another version has found. It holds promises and constants, which are public, and nothing of any data. A line
/// that is damaged, or cut because a process died, is passed over; nothing is appended to a file of 8 MB. What the system
/// refuses (a full disk, a folder that may not be written) is not an error: the plan is searched for, as without a file.
///
/// Privacy does not depend on the file: ε and δ are those asked for or smaller, and lists, bars and thresholds are computed
/// anew from what was read. The accuracy promised is that of the constants as they were found; who doubts them asks verify(), which reads no file.
void keep_plans_in(std::string folder);

/// $XDG_CACHE_HOME/littlestone-lab, else $HOME/.cache/littlestone-lab; empty where neither is an absolute path. [XDG Base
/// Directory Specification]
[[nodiscard]] std::string usual_plan_folder();

namespace detail {

/// A hash of the core's sources and of what compiles them.
extern const std::string_view core_version;

/// What the file has of this promise and these choices, else what `make` finds, which is kept then. What `make` throws
/// goes on, and nothing is kept. A plan whose promise is less strict than `goal` in any number is not taken.
[[nodiscard]] LeanConstants kept_or(const AccuracyGoal& goal, LeanChoosing choosing,
                                    const std::function<LeanConstants()>& make);
[[nodiscard]] ChainConstants kept_or(const AccuracyGoal& goal, const std::function<ChainConstants()>& make);
[[nodiscard]] LearnerConstants kept_or(const AccuracyGoal& goal, ListRule list_by, OnFail on_fail,
                                       const std::function<LearnerConstants()>& make);

}  // namespace detail
}  // namespace littlestone
