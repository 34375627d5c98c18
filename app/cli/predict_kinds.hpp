// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of `predict`, and what they share: options, data files, answers to queries.
#pragma once

#include <functional>

#include "app/cli/draws.hpp"
#include "app/cli/release.hpp"
#include "app/cli/subcommand.hpp"
#include "core/prediction/labelled_rows.hpp"
#include "core/prediction/votes.hpp"
#include "core/study/votes/votes_study.hpp"

namespace littlestone::cli {

/// Refuses the options of other kinds.
void refuse_others(const Call& call, std::initializer_list<const char*> others);
/// Refuses a call without the option.
void need(const Call& call, const char* option);

/// Answers are released; the data behind them are not. So a query on a file is a release unless --seed is given.
struct Service {
  std::vector<PointIndex> points;
  Rational delta;  // at which the answers are composed
  bool release = false;
};
/// --query, --delta, --release and --seed.
[[nodiscard]] Service read_service(const Call& call, const ConceptClass& concept_class);
/// --data, as a release reads it where it is one; in the order of the file.
[[nodiscard]] LabelledRows read_rows(const Call& call, const ConceptClass& concept_class, bool release);
/// Refuses what belongs to answers where none are asked for.
void check_analysis(const Call& call);
/// `json` with "private": false and "why_private": for what shows more of a data file than answers.
[[nodiscard]] Json not_private(Json json);
/// Prints such a study: its JSON, or its text and one line that says the same.
void print_study(const Call& call, Json json, const std::function<void()>& print_text);
/// Answers with the streams of one draw, and the engine of this kind below them.
using Answering = std::function<AnsweredQueries(const SeedTree& seeds, Engine& engine)>;
/// What the answers of one run promise together.
struct Promised {
  std::optional<PrivacyPromise> law;  // (ε, δ) by basic composition; none where there is no finite ε
  Json json;                          // the same and its details, as each kind has them
};
/// Counts the answers in the ledger, draws them, and prints them with what they promise; the stream of random words has
/// its own name for each kind.
int serve(const Call& call, const ConceptClass& concept_class, const Service& service, const LabelledRows& rows,
          const Promised& promised, const Answering& answering, const char* stream);

/// `predict stable CLASS`: the stable learner on --data, or with --query answers alone.
void add_stable_options(Options& options);
int predict_stable(const Call& call);

/// Declares the options of votes and agnostic that other kinds do not have.
void add_vote_options(Options& options);

/// `predict votes CLASS`: the predictor on --data, its exact loss for a known distribution with --examples, or with
/// --query answers alone.
int predict_votes(const Call& call);
/// `predict agnostic CLASS`: the same for noisy labels, on --data.
int predict_agnostic(const Call& call);

}  // namespace littlestone::cli
