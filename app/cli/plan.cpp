// SPDX-License-Identifier: GPL-3.0-or-later
// plan: how many examples a stable or private predictor asks for, with proved constants and with the papers'.
#include <cmath>
#include <ostream>

#include "app/cli/subcommand.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/plan/plan_study.hpp"

namespace littlestone::cli {
namespace {

void configure_plan(Options& options) {
  add_option(options, "hypotheses", "|H|, 1 to 2^53.", "H");
  add_option(options, "epsilon", "Epsilon of one answer or hypothesis, above 0 (default 0.5); not of stable.", "number",
             "0.5");
  add_option(options, "alpha", "Expected excess loss, above 0 and below 1/2 (default 0.1).", "number", "0.1");
  add_option(options, "beta", "Chance to miss it, for the papers' constants (default 0.1).", "number", "0.1");
  add_option(options, "stability", "How far an answer may move, of stable, above 0 and below 1 (default 0.1).",
             "number", "0.1");
  add_option(options, "score", "How agnostic scores a hypothesis: representative or minimum.", "name",
             "representative");
  add_flag(options, "crossing",
           "With agnostic: also the alpha below which Theorem 12 asks for fewer examples than Corollary 2.");
  add_option(options, "dimension", "Littlestone dimension, 0 to 60, of relabel and envelope.", "d");
  add_option(options, "vc", "VC dimension, 0 to d, of relabel and envelope (default: d).", "v");
  add_option(options, "delta", "Delta of the whole, above 0 and below 1, of relabel and envelope.", "number", "1e-6");
}

void check_options(const Call& call, PlanKind kind) {
  const auto only = [&](const char* option, bool allowed) {
    if (call.has(option) && !allowed) throw InputError(option, call.text(option), rules::extra_argument());
  };
  only("stability", kind == PlanKind::stable);
  only("epsilon", kind != PlanKind::stable);
  only("score", kind == PlanKind::agnostic);
  only("crossing", kind == PlanKind::agnostic);
  for (const char* option : {"dimension", "vc", "delta"})
    only(option, kind == PlanKind::relabel || kind == PlanKind::envelope);
}

void print_stable(std::ostream& out, const PlanStudy& study) {
  out << "sharp: " << study.stable->examples << " examples; n' " << study.stable->subset << ", epsilon0 "
      << upper_text(study.stable->epsilon) << "; expected excess " << upper_text(study.stable->stability)
      << " (stability) + " << upper_text(study.stable->net) << " (net) + " << upper_text(study.stable->mechanism)
      << " (mechanism)\n"
      << "paper: " << study.stable_paper->examples << " examples; n' " << study.stable_paper->subset << ", epsilon0 "
      << upper_text(study.stable_paper->epsilon) << "; excess except with probability beta\n";
}

void print_votes(std::ostream& out, const PlanStudy& study) {
  out << "sharp: " << study.votes->examples << " examples; " << study.votes->blocks << " blocks of "
      << study.votes->block_rows << " rows, each errs " << upper_text(study.votes->block_error) << " at most\n"
      << "paper: " << study.votes_paper->examples << " examples; " << study.votes_paper->blocks << " blocks of "
      << study.votes_paper->block_rows << " rows (Lemma 9 with k = 4 ln(2/alpha)/epsilon, errors alpha/8)\n";
}

void print_agnostic(std::ostream& out, const PlanStudy& study) {
  const NoisyLabelsPlan& plan = *study.agnostic;
  out << "sharp:       " << plan.examples << " examples (the least found); n' " << plan.subset << ", epsilon1 "
      << upper_text(plan.epsilon1) << ", epsilon2 " << upper_text(plan.epsilon2) << ", " << plan.blocks << " blocks of "
      << plan.block_rows << ", flip " << upper_text(plan.flip) << "; hypotheses matched differ on " << plan.apart
      << " rows at most\n"
      << "excess:      " << upper_text(plan.uniform) << " (uniform convergence) + " << upper_text(plan.net)
      << " (net) + " << upper_text(plan.mechanism) << " (mechanism) + " << upper_text(plan.votes) << " (votes) + "
      << upper_text(plan.flip) << " (flip)\n";
  if (study.agnostic_paper)
    out << "paper:       " << study.agnostic_paper->examples << " examples; n' " << study.agnostic_paper->subset
        << ", eta " << study.agnostic_paper->scale << '\n';
  else
    out << "paper:       not known: " << study.paper_missing << '\n';
  if (study.corollary)
    out << "Corollary 2: " << study.corollary->examples << " examples (the least found); stability "
        << upper_text(study.corollary->stability) << ", flip " << upper_text(study.corollary->flip) << '\n';
  else
    out << "Corollary 2: not known: " << study.corollary_missing << '\n';
  if (!study.crossing) return;
  const SlopesCross& cross = *study.crossing;
  const auto name = [](bool theorem) { return theorem ? "Theorem 12" : "Corollary 2"; };
  if (cross.alpha)
    out << "they meet:   by the plans found about at alpha " << *cross.alpha
        << "; below it Theorem 12 asks for fewer, as far as these plans tell\n";
  else if (cross.theorem_at_least == cross.theorem_at_most)
    out << "they meet:   by the plans found nowhere from alpha 1e-6 to 0.2: " << name(cross.theorem_at_least)
        << " asks for fewer at both ends\n";
  else
    out << "they meet:   by the plans found in the other direction: " << name(cross.theorem_at_least)
        << " asks for fewer at alpha 1e-6, " << name(cross.theorem_at_most) << " at 0.2\n";
}

void print_relabel(std::ostream& out, const PlanStudy& study) {
  if (study.relabel) {
    const AgnosticPlan& plan = *study.relabel;
    out << "sharp: " << *plan.examples.exact << " examples (the least found); m " << *plan.subset.exact << ", epsilon0 "
        << to_string(plan.learner_epsilon) << ", epsilon1 " << to_string(plan.selection_epsilon) << ", alpha1 "
        << to_string(plan.learner_alpha) << ", beta' 2^-" << plan.learner_beta_log2 << " (" << to_string(plan.route)
        << ")\nexcess: " << upper_text(plan.inside) << " (M inside) + " << upper_text(plan.selection)
        << " (selection) + " << upper_text(plan.uniform) << " (uniform convergence)\n";
  } else {
    out << "sharp: not known: " << study.relabel_missing << '\n';
  }
  if (study.relabel_paper)
    out << "paper: about 10^" << upper_text(study.relabel_paper->log10_examples) << " examples\n";
  else
    out << "paper: not worked out above Ldim 8\n";
}

void print_envelope(std::ostream& out, const PlanStudy& study) {
  const EnvelopeRow* best = cheapest_private(study.envelope);
  for (const EnvelopeRow& row : study.envelope) {
    if (row.kind != BoundKind::theorem) continue;
    out << row.name << ": ";
    if (!row.examples)
      out << row.missing;
    else if (row.examples->exact)
      out << *row.examples->exact << " examples";
    else
      out << "about 10^" << upper_text(row.examples->log10) << " examples";
    const char* cheapest =
        row.called_private() ? " (the cheapest that is private)" : " (the cheapest with such a promise)";
    out << (&row == best ? cheapest : "") << '\n';
  }
}

int run_plan_command(const Call& call) {
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
  if (options.kind == PlanKind::relabel || options.kind == PlanKind::envelope) {
    if (!call.has("dimension")) throw InputError("dimension", "", rules::is_missing());
    const auto small = [&](const char* option) {
      const std::uint64_t number = call.whole(option);
      if (number > 60) throw InputError(option, call.text(option), rules::between(0, 60));
      return static_cast<int>(number);
    };
    options.dimension = small("dimension");
    if (call.has("vc")) options.vc = small("vc");
    options.delta = parse_rational("delta", call.text("delta"));
  }
  const PlanStudy study = run_plan(options, progress_observer(call.err()));
  if (call.json()) {
    call.print(plan_to_json(study));
    return exit_done;
  }
  if (study.stable) print_stable(call.out(), study);
  if (study.votes) print_votes(call.out(), study);
  if (study.agnostic) print_agnostic(call.out(), study);
  if (options.kind == PlanKind::relabel) print_relabel(call.out(), study);
  if (options.kind == PlanKind::envelope) print_envelope(call.out(), study);
  return exit_done;
}

}  // namespace

extern const Subcommand plan_command = {
    "plan",
    "(stable|votes|agnostic|relabel|envelope) --hypotheses H --alpha A [--epsilon E | --stability g] [--dimension d]",
    "how many examples a predictor or learner asks for", configure_plan, run_plan_command};

}  // namespace littlestone::cli
