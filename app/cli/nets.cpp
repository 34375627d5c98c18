// SPDX-License-Identifier: GPL-3.0-or-later
// nets: what a subset of a data set tells apart, and how likely it is too little.
#include <algorithm>
#include <ostream>
#include <utility>

#include "app/cli/predict_kinds.hpp"
#include "app/cli/subcommand.hpp"
#include "app/cli/table_words.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/prediction/net_dimension.hpp"
#include "core/study/nets/nets_study.hpp"

namespace littlestone::cli {
namespace {

void configure_nets(Options& options) {
  add_input(options, "data", "The CSV file of examples (point,label).");
  add_option(options, "subset", "n', rows of the subset T.", "n");
  add_option(options, "alpha", "Share of rows on which merged hypotheses may differ (default 0.2).", "A", "0.2");
  add_option(options, "beta", "Chance to miss it, for the sizes that suffice (default 0.1).", "B", "0.1");
  add_option(options, "most", "The curve goes to this n', 0 to 10000 (default 30).", "n", "30");
  add_option(options, "estimate", "With more than 16 distinct points, estimate from so many subsets T.", "R");
  add_flag(options, "worst", "Look for the row whose change moves the longest piece of the drawn T most.");
  add_option(options, "seed", "Seed of the subset that is drawn and of an estimate (default 1).", "seed", "1");
}

void print(std::ostream& out, const ConceptClass& concept_class, const NetsStudy& study) {
  out << "drawn T, row by row:\n";
  for (const NetsStep& step : study.drawn) {
    std::uint64_t width = 0;
    for (const Piece& piece : step.pieces) width = std::max(width, piece.width);
    out << "  " << example_words(concept_class, step.example) << (step.seen ? " seen" : "") << ": "
        << step.pieces.size() << " of " << concept_class.size() << " hypotheses, the longest piece " << width
        << " rows\n";
  }
  if (study.failure) {
    out << "no " << to_string(study.options.alpha) << "-net: chance " << upper_text(study.failure->probability)
        << ", exactly";
    if (study.failure->exact) out << ", of " << study.all_subsets.str() << " subsets";
    out << "; mean of |H_T| " << study.failure->mean_pieces << '\n';
  } else {
    out << "no " << to_string(study.options.alpha) << "-net: in " << *study.failing_draws << " of "
        << *study.options.estimate << " drawn subsets\n";
  }
  out << "bound: "
      << upper_text(finite_class_failure_bound(study.hypotheses, study.options.alpha, study.options.subset))
      << " for a class of " << study.hypotheses << '\n'
      << "to miss it with chance " << to_string(study.options.beta) << " at most: ";
  if (study.enough)
    out << *study.enough << " rows suffice";
  else
    out << "not seen on the curve";
  out << "; the bound asks for " << study.bound_enough << ", the VC bound for " << study.vc_enough << '\n';
  if (!study.worst) return;
  const WorstNetRow& worst = *study.worst;
  out << "worst neighbour for this T" << (worst.exact ? "" : " (of those looked at)") << ": ";
  if (!worst.row) {
    out << "no change of one row moves the longest piece or the number of pieces\n";
    return;
  }
  out << "row " << *worst.row << (worst.in_subset ? " of T" : "") << " becomes "
      << example_words(concept_class, worst.example) << "; the longest piece goes from " << worst.width << " to "
      << worst.width_after << " rows, |H_T| from " << worst.pieces << " to " << worst.pieces_after;
  if (study.worst_failure) out << "; over all T the chance of no net is then " << upper_text(*study.worst_failure);
  out << '\n';
}

int run_nets_command(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  for (const char* needed : {"data", "subset"})
    if (!call.has(needed)) throw InputError(needed, "", rules::is_missing());
  NetsStudyOptions options;
  options.subset = call.whole("subset");
  options.alpha = parse_rational("alpha", call.text("alpha"));
  options.beta = parse_rational("beta", call.text("beta"));
  options.most = call.whole("most");
  if (call.has("estimate")) options.estimate = call.whole("estimate");
  options.seed = call.whole("seed");
  options.worst = call.has("worst");
  const LabelledRows rows = read_labelled_rows(call.text("data"), IndexReader::points_of(concept_class));
  options.dimension = net_dimension(concept_class, progress_observer(call.err())).dimension;
  const NetsStudy study = run_nets(concept_class, rows, options, progress_observer(call.err()));
  Json json = nets_to_json(study);
  json["class"] = concept_class.name();
  print_study(call, std::move(json), [&] { print(call.out(), concept_class, study); });
  return exit_done;
}

}  // namespace

extern const Subcommand nets_command = {"nets",
                                        "CLASS --data FILE --subset n [--alpha A] [--beta B] [--estimate R] [--worst]",
                                        "what a subset of a data set tells apart", configure_nets, run_nets_command};

}  // namespace littlestone::cli
