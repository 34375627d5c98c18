// SPDX-License-Identifier: GPL-3.0-or-later
// privacy: the exact (ε, δ) of the whole of M on a tiny class, over every dataset and every neighbour.
#include <ostream>

#include "app/command_line.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/learner/exact_privacy.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  add_option(parser, "epsilon", "Privacy loss, above 0; exact, such as 1, 0.1 or 1/10 (default 1).", "number");
  add_option(parser, "delta", "Chance the privacy loss is larger, between 0 and 1 (default 0.1).", "number");
  add_option(parser, "auxiliary", "n: examples in each block T (default 1).", "n");
  add_option(parser, "cap", "N: most examples one tournament may draw (default 2).", "N");
  add_option(parser, "batches", "Number of batches of N + n examples, one vote each (default 2).", "K");
  add_option(parser, "selection", "n': fresh examples for the selection (default 2).", "n");
  add_option(parser, "levels", "Weights w0,w1,…,wd of the tournament levels (default equal).", "weights");
}

Json json_of(const Sample& sample) {
  Json examples = Json::array();
  for (const Example& example : sample) {
    examples.push_back(std::to_string(example.point) + ":" + (example.label == Label::plus ? "+" : "-"));
  }
  return examples;
}

int run(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  ExactPrivacyOptions options;
  PrivateLearnerOptions& learner = options.learner;
  learner.epsilon = parse_rational("epsilon", call.text("epsilon", "1"));
  learner.delta = parse_rational("delta", call.text("delta", "0.1"));
  learner.constants = {1, 2, 2, 2, {}, 0};
  if (call.has("auxiliary")) learner.constants.auxiliary = call.whole("auxiliary");
  if (call.has("cap")) learner.constants.cap = call.whole("cap");
  if (call.has("batches")) learner.constants.batches = call.whole("batches");
  if (call.has("selection")) learner.constants.selection = call.whole("selection");
  if (call.has("levels")) learner.constants.levels = parse_rationals("levels", call.text("levels"));
  const Observer observer = progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  const ExactPrivacy exact = exact_privacy(soa, options, observer);
  if (exact.ended == Ended::stopped) {
    call.err() << "stopped\n";
    return exit_stopped;
  }
  const std::int64_t threshold = StableHistogram(learner.epsilon, learner.delta).threshold();
  if (call.json()) {
    call.print({{"epsilon", to_string(learner.epsilon)},
                {"delta", to_string(learner.delta)},
                {"threshold", threshold},
                {"exact_delta", exact.delta()},
                {"batch_delta", exact.batch_delta},
                {"selection_delta", exact.selection_delta},
                {"hypothesis_delta", exact.hypothesis_delta},
                {"datasets", exact.datasets.str()},
                {"neighbours", exact.neighbours.str()},
                {"worst", json_of(exact.worst)},
                {"worst_neighbour", json_of(exact.worst_neighbour)}});
    return exit_done;
  }
  const std::string epsilon = to_string(learner.epsilon);
  call.out() << "datasets:    all " << exact.datasets << " of " << learner.examples() << " examples, and all "
             << exact.neighbours << " ordered pairs of neighbours\n"
             << "promised:    delta " << to_string(learner.delta) << " at epsilon " << epsilon
             << " (threshold T: " << threshold << ")\n"
             << "exact:       delta " << exact.delta() << " at epsilon " << epsilon
             << ", of list, noisy counts and hypothesis together\n"
             << "  an example of a batch replaced:      " << exact.batch_delta << '\n'
             << "  one of the selection sample:         " << exact.selection_delta << '\n'
             << "  the hypothesis alone, either:        " << exact.hypothesis_delta << '\n';
  return exit_done;
}

}  // namespace

const Subcommand privacy_command = {"privacy", "CLASS [--epsilon E --delta D] [--cap N --batches K …]",
                                    "the exact privacy of the whole learner on tiny inputs", configure, run};

}  // namespace littlestone::app
