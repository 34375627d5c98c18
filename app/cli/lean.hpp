// SPDX-License-Identifier: GPL-3.0-or-later
// The lean learner on the command line: `learn --learner lean` and `privacy --learner lean`.
#pragma once

#include "app/cli/shared_options.hpp"

namespace littlestone::cli {

/// --learner: "lean" or "tournament". If it is left out, the learner is lean for --constants lean, and also if the
/// scenario plays lean (`of_scenario`) and the call asks for no constants. Throws InputError (field "learner") for
/// another name, and (fields "constants", "choosing", …) if options of the two learners are mixed.
[[nodiscard]] bool wants_lean(const Call& call, bool of_scenario = false);

/// --learner and --choosing.
void add_lean_options(Options& options);

/// --rows, --repetitions, --opponents, --variant, --gap and --vote-share: with --batches, --selection and --cap the
/// numbers of the lean learner that are chosen by hand.
void add_lean_item_options(Options& options);

/// `learn --learner lean`, after the options were checked against each other; `scenario` holds class, distribution,
/// goal and seed.
[[nodiscard]] int learn_lean(const Call& call, const Scenario& scenario);

/// `privacy --learner lean`; `scenario` holds goal, number of batches and selection.
[[nodiscard]] int privacy_lean(const Call& call, const Scenario& scenario);

}  // namespace littlestone::cli
