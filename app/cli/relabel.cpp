// SPDX-License-Identifier: GPL-3.0-or-later
// relabel: labels that no hypothesis explains are replaced, on a subset, by labels that one does.
#include <ostream>
#include <sstream>

#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/study/relabel/relabel_study.hpp"

namespace littlestone::cli {
namespace {

void configure(Options& options) {
  add_option(options, "data", "The examples, a CSV file (point,label).", "file");
  add_option(options, "subset", "Rows of T, m, 1 to the number of examples.", "m");
  add_option(options, "epsilon", "The privacy of the choice of labels, above 0.", "E1", "1");
  add_option(options, "learner-epsilon", "The privacy of the learner that sees T, above 0.", "E0", "1");
  add_option(options, "learner-delta", "Its delta, 0 to 1.", "D", "0");
  add_option(options, "score",
             "minimum: the fewest errors of a hypothesis that labels T so; representative: those of the first one, for "
             "which the "
             "promise fails.",
             "name", "minimum");
  add_option(options, "seed", "Seed of the draws; needed, as what is printed lies before the privacy boundary.", "S");
  add_flag(options, "counterexample",
           "The class for which the score of a fixed representative breaks the promise, with --rows of S; takes no "
           "class and no file.");
  add_option(options, "rows", "Rows of S in the counterexample, 2 to 2000.", "n", "401");
}

RelabelOptions read_options(const Call& call) {
  RelabelOptions options;
  if (!call.has("subset")) throw InputError("subset", "", rules::missing_argument());
  options.subset = call.whole("subset");
  options.epsilon = parse_rational("epsilon", call.text("epsilon"));
  options.learner_epsilon = parse_rational("learner-epsilon", call.text("learner-epsilon"));
  options.learner_delta = parse_rational("learner-delta", call.text("learner-delta"));
  const std::string score = call.text("score");
  if (score == "representative")
    options.score = RelabelScore::representative;
  else if (score != "minimum")
    throw InputError("score", score, rules::one_of("minimum, representative"));
  return options;
}

int show_counterexample(const Call& call) {
  call.expect_positionals(0);
  const RelabelCounterexample found =
      find_relabel_counterexample(call.whole("rows"), read_options(call), progress_observer(call.err()));
  if (call.json()) {
    call.print(counterexample_to_json(found));
    return exit_done;
  }
  std::ostringstream claim;
  if (const auto& paper = found.privacy.paper_epsilon)
    claim << ", claimed " << *paper << (found.loss > *paper ? ": the claim fails" : "");
  call.out() << found.rows << " rows, " << found.w_rows << " of them at w, " << found.subset << " in T: one row moves\n"
             << "score of the first hypothesis: loss " << found.loss << claim.str() << '\n'
             << "fewest errors:                 loss " << found.repaired_loss << ", promised " << found.privacy.epsilon
             << '\n';
  return exit_done;
}

void print(const Call& call, const ConceptClass& concept_class, const Sample& sample, const RelabelStudy& study) {
  std::ostream& out = call.out();
  for (std::size_t i = 0; i < study.dichotomies.size(); ++i) {
    const Dichotomy& way = study.dichotomies[i];
    for (const Label label : way.labels) out << to_char(label);
    out << "  " << way.errors << " errors on S, chance " << study.probabilities[i]
        << (i == study.selected ? ", chosen: now " + concept_class.hypothesis_name(way.best) + " explains all" : "")
        << '\n';
  }
  out << "relabelled:  " << study.flips << " of " << study.relabelled.size() << " rows of T (of " << sample.size()
      << ") changed\n";
  if (study.options.score == RelabelScore::minimum)
    out << "the whole:   (" << study.privacy.epsilon << ", " << study.privacy.delta << ")-private with a ("
        << to_string(study.options.learner_epsilon) << ", " << to_string(study.options.learner_delta)
        << ")-private learner inside that sees T in random order\n";
  else
    out << "the whole:   nothing is promised with this score (--counterexample)\n";
  out << "not private: this shows what lies before the boundary\n";
}

int run(const Call& call) {
  if (call.has("counterexample")) return show_counterexample(call);
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  const RelabelOptions options = read_options(call);
  if (!call.has("data")) throw InputError("data", "", rules::missing_argument());
  if (!call.has("seed")) throw InputError("seed", "", rules::is_missing());
  const std::uint64_t seed = parse_seed("seed", call.text("seed"));
  const ConceptClass concept_class = make_class(text);
  const Sample sample = read_examples_file(call.text("data"), concept_class.points());
  const RelabelStudy study = run_relabel(concept_class, sample, options, SeedTree(seed).child("relabel command"));
  if (call.json()) {
    Json json = relabel_to_json(concept_class, sample, study);
    json["private"] = false;
    json["why_private"] = "the subset, the scores and the relabelled rows lie before the privacy boundary";
    json["seed"] = std::to_string(seed);
    call.print(json);
  } else {
    print(call, concept_class, sample, study);
  }
  return exit_done;
}

}  // namespace

extern const Subcommand relabel_command = {"relabel", "CLASS --data FILE --subset m --epsilon E1 --seed S",
                                           "labels that a hypothesis explains, chosen privately", configure, run};

}  // namespace littlestone::cli
