// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of `predict` by votes, and what they share: options, data files, answers to queries.
#pragma once

#include <functional>

#include "app/cli/draws.hpp"
#include "app/cli/subcommand.hpp"
#include "core/prediction/labelled_rows.hpp"
#include "core/prediction/votes.hpp"

namespace littlestone::cli {

/// Declares the options of votes and agnostic that other kinds do not have.
void add_vote_options(Options& options);

/// `predict votes CLASS`: the predictor on --data, its exact loss for a known distribution with --examples, or with --query answers alone.
int predict_votes(const Call& call);
/// `predict agnostic CLASS`: the same for noisy labels, on --data.
int predict_agnostic(const Call& call);

}  // namespace littlestone::cli
