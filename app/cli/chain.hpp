// SPDX-License-Identifier: GPL-3.0-or-later
// The chain learner on the command line: `learn --learner chain`.
#pragma once

#include "app/cli/shared_options.hpp"

namespace littlestone::cli {

/// --span: with --rows, --cap and --gap the numbers of the chain learner that are chosen by hand.
void add_chain_options(Options& options);

/// `learn --learner chain`, after the options were checked against each other; `scenario` holds class, distribution,
/// goal and seed. With --beside the lean learner and M with the same promise run, too.
[[nodiscard]] int learn_chain(const Call& call, const Scenario& scenario);

}  // namespace littlestone::cli
