// SPDX-License-Identifier: GPL-3.0-or-later
// plan: how many examples a stable or private predictor asks for, with proved constants and with the papers'.
#include <cmath>
#include <ostream>

#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/plan/plan_study.hpp"

namespace littlestone::cli {
namespace {

void configure(Options& options) {
  add_option(options, "hypotheses", "|H|, 1 to 2^53.", "H");
  add_option(options, "epsilon", "Epsilon of one answer, above 0 (default 0.5); of votes and agnostic.", "number",
             "0.5");
  add_option(options, "alpha", "Expected excess loss, above 0 and below 1/2 (default 0.1).", "number", "0.1");
  add_option(options, "beta", "Chance to miss it, for the papers' constants (default 0.1).", "number", "0.1");
  add_option(options, "stability", "How far an answer may move, of stable, above 0 and below 1 (default 0.1).",
             "number", "0.1");
  add_option(options, "score", "Of agnostic: representative or minimum (default representative).", "name",
             "representative");
  add_flag(options, "crossing",
           "Of agnostic: also the alpha below which Theorem 12 asks for fewer examples than Corollary 2.");
}

void check_options(const Call& call, PlanKind kind) {
  const auto only = [&](const char* option, bool allowed) {
    if (call.has(option) && !allowed) throw InputError(option, call.text(option), rules::extra_argument());
  };
  only("stability", kind == PlanKind::stable);
  only("epsilon", kind != PlanKind::stable);
  only("score", kind == PlanKind::agnostic);
  only("crossing", kind == PlanKind::agnostic);
}

void print_stable(std::ostream& out, const PlanStudy& study) {
  out << "sharp: " << study.stable->examples << " examples; n' " << study.stable->subset << ", epsilon0 "
      << study.stable->epsilon << "; expected excess " << study.stable->stability << " (stability) + "
      << study.stable->net << " (net) + " << study.stable->mechanism << " (mechanism)\n"
      << "paper: " << study.stable_paper->examples << " examples; n' " << study.stable_paper->subset << ", epsilon0 "
      << study.stable_paper->epsilon << "; excess except with probability beta\n";
}

void print_votes(std::ostream& out, const PlanStudy& study) {
  out << "sharp: " << study.votes->examples << " examples; " << study.votes->blocks << " blocks of "
      << study.votes->block_rows << " rows, each errs " << study.votes->block_error << " at most\n"
      << "paper: " << study.votes_paper->examples << " examples; " << study.votes_paper->blocks << " blocks of "
      << study.votes_paper->block_rows << " rows (Lemma 9 with k = 4 ln(2/alpha)/epsilon, errors alpha/8)\n";
}

void print_agnostic(std::ostream& out, const PlanStudy& study) {
  const NoisyLabelsPlan& plan = *study.agnostic;
  out << "sharp:       " << plan.examples << " examples (the least found); n' " << plan.subset << ", epsilon1 "
      << plan.epsilon1 << ", epsilon2 " << plan.epsilon2 << ", " << plan.blocks << " blocks of " << plan.block_rows
      << ", flip " << plan.flip << "; hypotheses matched differ on " << plan.apart << " rows at most\n"
      << "excess:      " << plan.uniform << " (uniform convergence) + " << plan.net << " (net) + " << plan.mechanism
      << " (mechanism) + " << plan.votes << " (votes) + " << plan.flip << " (flip)\n"
      << "paper:       " << study.agnostic_paper->examples << " examples; n' " << study.agnostic_paper->subset
      << ", eta " << study.agnostic_paper->scale << '\n'
      << "Corollary 2: " << study.corollary->examples << " examples; stability " << study.corollary->stability
      << ", flip " << study.corollary->flip << '\n';
  if (!study.crossing) return;
  if (study.crossing->alpha)
    out << "they meet:   at alpha " << *study.crossing->alpha << "; below it Theorem 12 asks for fewer\n";
  else
    out << "they meet:   nowhere from 1e-6 to 0.2\n";
}

int run(const Call& call) {
  const std::string kind = call.positional(0, "kind");
  call.expect_positionals(1);
  PlanOptions options;
  options.kind = parse_plan_kind("kind", kind);
  check_options(call, options.kind);
  if (!call.has("hypotheses")) throw InputError("hypotheses", "", rules::is_missing());
  options.goal.hypotheses = call.whole("hypotheses");
  options.goal.epsilon = parse_rational("epsilon", call.text("epsilon"));
  options.goal.alpha = parse_rational("alpha", call.text("alpha"));
  options.goal.beta = parse_rational("beta", call.text("beta"));
  options.stability = parse_rational("stability", call.text("stability"));
  options.score = parse_piece_score("score", call.text("score"));
  options.crossing = call.has("crossing");
  const PlanStudy study = run_plan(options, progress_observer(call.err()));
  if (call.json()) {
    call.print(plan_to_json(study));
    return exit_done;
  }
  if (study.stable) print_stable(call.out(), study);
  if (study.votes) print_votes(call.out(), study);
  if (study.agnostic) print_agnostic(call.out(), study);
  return exit_done;
}

}  // namespace

extern const Subcommand plan_command = {
    "plan", "(stable|votes|agnostic) --hypotheses H --alpha A [--epsilon E | --stability g] [--beta B]",
    "how many examples a stable or private predictor asks for", configure, run};

}  // namespace littlestone::cli
