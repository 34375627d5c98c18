// SPDX-License-Identifier: GPL-3.0-or-later
// hedge: Hedge over the SOA's experts on a sequence that no hypothesis need fit.
#include <ostream>

#include "app/cli/subcommand.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/study/hedge/hedge_study.hpp"

namespace littlestone::cli {
namespace {

void configure_hedge(Options& options) {
  add_option(options, "examples", "The sequence of points, by 0-based number or name: 5:+,fur:-,…", "x:y,…");
  add_option(options, "rounds", "The horizon T that sets the rate (default: as many as examples).", "T");
}

void print(const Call& call, const ConceptClass& concept_class, const HedgeStudyOptions& options,
           const HedgeStudy& study) {
  std::ostream& out = call.out();
  const HedgePlay& play = study.play;
  for (std::size_t i = 0; i < options.examples.size(); ++i) {
    out << "point " << concept_class.point_name(options.examples[i].point) << ": + with chance " << play.predictions[i]
        << ", true " << to_char(options.examples[i].label) << ", loses " << play.losses[i] << '\n';
  }
  out << "loss:    " << play.loss << "; the best hypothesis ("
      << (study.best.empty() ? "none" : concept_class.hypothesis_name(study.best.front())) << ") loses "
      << play.best_loss << '\n'
      << "regret:  " << play.regret() << ", at most " << upper_text(play.bound) << " promised over " << play.rounds
      << " rounds\nexperts: " << play.experts.str() << " (Ldim " << play.dimension << "), as " << play.most_states
      << " states at most\n";
}

int run_hedge_command(const Call& call) {
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  if (!call.has("examples")) throw InputError("examples", "", rules::is_missing());
  const ConceptClass concept_class = make_class(text);
  HedgeStudyOptions options;
  options.examples = parse_examples(call.text("examples"), IndexReader::points_of(concept_class));
  if (call.has("rounds")) {
    options.rounds = call.whole("rounds");
    if (options.rounds == 0) throw InputError("rounds", call.text("rounds"), rules::above_0());
  }
  const Observer observer = progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  const HedgeStudy study = run_hedge(soa, options, observer);
  if (call.json())
    call.print(hedge_to_json(concept_class, study));
  else
    print(call, concept_class, options, study);
  return exit_done;
}

}  // namespace

extern const Subcommand hedge_command = {"hedge", "CLASS --examples 5:+,2:-,… [--rounds T]",
                                         "Hedge over the SOA's experts, with the chance of + in every round",
                                         configure_hedge, run_hedge_command};

}  // namespace littlestone::cli
