// SPDX-License-Identifier: GPL-3.0-or-later
// What the subcommands share that run on a data file: the order of its rows, and what a release says of its lines.
#pragma once

#include "app/cli/subcommand.hpp"
#include "core/concept/data_file.hpp"
#include "core/random/engine.hpp"

namespace littlestone::cli {

/// --in-order.
void add_order_option(Options& options);

/// The rows of the file in the order in which a learner cuts them into batches: a random one (in_random_order), or with
/// --in-order that of the file. `seeds`: those of the run, so that each draw of --draws has an order of its own.
[[nodiscard]] Sample rows_in_order(const Call& call, const Sample& rows, const SeedTree& seeds);

/// Adds what is said of every run on a data file: "row_order" ("random" or "file"), and of a release
/// "unreadable_lines", which is the same for every file.
void tell_data(const Call& call, Json& json, bool release);
/// The same in the text of a run, `ordered`: the order of the rows plays a part.
void print_data(const Call& call, bool release, bool ordered = true);

}  // namespace littlestone::cli
