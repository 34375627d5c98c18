// SPDX-License-Identifier: GPL-3.0-or-later
// predict: answers that are stable or private one at a time, instead of a hypothesis.
#include "app/cli/data_options.hpp"
#include "app/cli/predict_kinds.hpp"
#include "core/base/error.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"

namespace littlestone::cli {
namespace {

void configure_predict(Options& options) {
  add_input(options, "data", "The CSV file of examples (point,label).");
  add_order_option(options);
  add_option(options, "subset", "n', rows of the subset T.", "n");
  add_option(options, "epsilon", "Epsilon of one answer, above 0 (default 0.5).", "number");
  add_stable_options(options);
  add_vote_options(options);
  add_flag(options, "worst", "Also the neighbour of the data that changes an answer most.");
  add_option(options, "query", "Answer at these points, by number or name, instead of showing the predictor: 3,5,fur.",
             "x1,x2,…");
  add_option(options, "delta", "Delta at which the answers are composed (default 1e-6).", "number");
  add_ledger_options(options);
  add_draws_options(options, "Seed of the answers; without it answers from a data file are a release.");
}

int run_predict_command(const Call& call) {
  const std::string kind = call.positional(0, "kind");
  call.expect_positionals(2);
  if (kind == "stable") return predict_stable(call);
  if (kind == "votes") return predict_votes(call);
  if (kind == "agnostic") return predict_agnostic(call);
  throw InputError("kind", kind, unknown_word(kind, {"stable", "votes", "agnostic"}));
}

}  // namespace

extern const Subcommand predict_command = {
    "predict",
    "(stable|votes|agnostic) CLASS --data FILE (--subset n | --blocks k) [--epsilon E] [--worst] [--query x1,x2,…]",
    "stable and private predictions from a data set", configure_predict, run_predict_command};

}  // namespace littlestone::cli
