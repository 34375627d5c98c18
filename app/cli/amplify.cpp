// SPDX-License-Identifier: GPL-3.0-or-later
// amplify: what drawing some of the rows does to privacy.
#include <cmath>
#include <ostream>

#include "app/cli/subcommand.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/amplify/amplify_study.hpp"

namespace littlestone::cli {
namespace {

void configure_amplify(Options& options) {
  add_option(options, "epsilon", "Epsilon of the learner that gets the drawn rows, above 0 (default 1).", "number",
             "1");
  add_option(options, "delta", "Its delta, from 0 to below 1 (default 0).", "number", "0");
  add_option(options, "examples", "n, the rows there are.", "n");
  add_option(options, "subset", "m, the rows that are drawn.", "m");
  add_flag(options, "with-replacement", "Put each row back after it is drawn.");
  add_flag(
      options, "in-order",
      "Pass the rows on in their order: the exact epsilon over all learners of binary rows, for n up to 6 and m up "
      "to 4.");
}

void print_text(const Call& call, const AmplifyStudy& study) {
  std::ostream& out = call.out();
  const Amplified& amplified = study.amplified;
  if (study.worst) {
    out << "in order:  epsilon " << upper_text(study.worst->epsilon) << ", exactly, over " << study.worst->learners
        << " extreme learners and " << study.worst->data_sets << " data sets\n"
        << "shuffled:  epsilon " << upper_text(amplified.epsilon)
        << (study.worst->epsilon > amplified.epsilon + 1e-9 ? ", which passing on in order exceeds\n" : "\n")
        << "attained:  rows " << word_of(study.worst->rows) << " against row " << study.worst->changed
        << " the other way round, by a learner that says yes to word t with chance e^(epsilon f(t)), f =";
    for (const int exponent : study.worst->exponents) out << ' ' << exponent;
    out << '\n';
  } else {
    out << "the whole: epsilon " << upper_text(amplified.epsilon) << ", delta " << upper_text(amplified.delta) << '\n';
  }
  if (amplified.paper_epsilon) {
    out << "printed:   epsilon " << upper_text(*amplified.paper_epsilon);
    if (amplified.paper_delta) out << ", delta " << upper_text(*amplified.paper_delta);
    out << (study.options.amplify.with_replacement ? " [BNSV15]\n" : " [DF, Lemma 8]\n");
  } else {
    out << "printed:   stated for epsilon below 1\n";
  }
  if (study.keeping) {
    out << "keeping:   " << study.keeping->least << " rows keep epsilon ([ABLMM, Lemma 15]: " << study.keeping->paper
        << "; enough by (e^epsilon - 1) m / epsilon: " << study.keeping->sufficient << ")\n";
  }
  if (study.copies.empty()) return;
  out << "copies of a row:";
  for (std::size_t j = 0; j < study.copies.size() && j < 6; ++j) out << ' ' << j << "x " << study.copies[j];
  out << (study.copies.size() > 6 ? " …\n" : "\n");
}

int run_amplify_command(const Call& call) {
  call.expect_positionals(0);
  for (const char* needed : {"examples", "subset"})
    if (!call.has(needed)) throw InputError(needed, "", rules::is_missing());
  AmplifyStudyOptions options;
  options.amplify.epsilon = parse_rational("epsilon", call.text("epsilon"));
  options.amplify.delta = parse_rational("delta", call.text("delta"));
  options.amplify.rows = call.whole("examples");
  options.amplify.drawn = call.whole("subset");
  options.amplify.with_replacement = call.has("with-replacement");
  options.in_order = call.has("in-order");
  const AmplifyStudy study = run_amplify(options, progress_observer(call.err()));
  if (call.json())
    call.print(amplify_to_json(study));
  else
    print_text(call, study);
  return exit_done;
}

}  // namespace

extern const Subcommand amplify_command = {
    "amplify", "--epsilon E --delta D --examples n --subset m [--with-replacement | --in-order]",
    "privacy of a learner that gets some of the rows", configure_amplify, run_amplify_command};

}  // namespace littlestone::cli
