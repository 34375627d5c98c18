// SPDX-License-Identifier: GPL-3.0-or-later
// privacy: the exact (ε, δ) of the whole of M on a tiny class, over every dataset and every neighbour.
#include <array>
#include <optional>
#include <ostream>

#include "app/cli/lean.hpp"
#include "app/cli/shared_options.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/learner/exact_privacy.hpp"

namespace littlestone::cli {
namespace {

// The parameters of M that count here.
constexpr std::array of_learner = {"epsilon",   "delta",  "auxiliary", "cap",     "batches",
                                   "selection", "levels", "removal",   "list-by", "on-fail"};

// M's parameters if no option sets them: so small that the program can enumerate all datasets quickly.
Scenario tiny() {
  Scenario scenario;
  scenario.delta = Rational(1, 10);
  scenario.constants = {1, 2, 2, 2, {}, 0};
  return scenario;
}

void configure_privacy(Options& options) {
  for (const char* option : of_learner) add_field_option(options, option, tiny());
  add_flag(options, "pld",
           "With --json: also loss distributions that dominate all neighbours, as google's dp_accounting reads them.");
  add_option(options, "interval", "Interval of their losses, at least epsilon/1000 (default epsilon/16).", "number");
  add_lean_options(options, false);
  add_lean_item_options(options);
}

Json json_of(const Sample& sample) {
  Json examples = Json::array();
  for (const Example& example : sample) {
    examples.push_back(std::to_string(example.point) + ":" + (example.label == Label::plus ? "+" : "-"));
  }
  return examples;
}

// For a pure epsilon, which does not exist if an output has probability 0 on one side only.
Json json_of(const std::optional<double>& epsilon) { return epsilon ? Json(*epsilon) : Json(nullptr); }

// The arguments of dp_accounting's PrivacyLossDistribution.create_from_rounded_probability; the keys of the masses are
// whole multiples of the interval.
Json json_of(const RoundedLossDistribution& losses) {
  Json masses = Json::object();
  for (const auto& [index, mass] : losses.mass) masses[std::to_string(index)] = mass;
  return {{"rounded_probability_mass_function", std::move(masses)},
          {"infinity_mass", losses.infinity_mass},
          {"value_discretization_interval", losses.interval},
          {"pessimistic_estimate", true},
          {"symmetric", true}};
}

std::string words_of(const std::optional<double>& epsilon) {
  if (!epsilon) return "infinite";
  return upper_text(*epsilon);
}

int run_privacy_command(const Call& call) {
  Scenario scenario = tiny();
  for (const char* option : of_learner) read_field_option(call, option, scenario);
  if (called_learner(call, LearnerKind::private_learner, false) == CalledLearner::lean)
    return privacy_lean(call, scenario);
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  ExactPrivacyOptions options;
  PrivateLearnerOptions& learner = options.learner;
  learner.epsilon = scenario.epsilon;
  learner.delta = scenario.delta;
  learner.constants = scenario.constants;
  if (call.has("pld")) {
    options.interval = to_double(call.has("interval") ? parse_rational("interval", call.text("interval"))
                                                      : Rational(learner.epsilon / 16));
  }
  const Observer observer = progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  const ExactPrivacy exact = exact_privacy(soa, options, observer);
  if (exact.ended == Ended::stopped) {
    call.err() << "stopped\n";
    return exit_stopped;
  }
  const std::int64_t threshold = StableHistogram(learner.epsilon, learner.delta).threshold();
  const bool names = learner.constants.list_by == ListRule::partition_selection;
  if (call.json()) {
    Json json = {{"epsilon", to_string(learner.epsilon)}, {"delta", to_string(learner.delta)}};
    if (names) {
      json["list_by"] = to_string(learner.constants.list_by);
    } else {
      json["threshold"] = threshold;
    }
    json["exact_delta"] = exact.delta();
    json["batch_delta"] = exact.batch_delta;
    json["selection_delta"] = exact.selection_delta;
    json["hypothesis_delta"] = exact.hypothesis_delta;
    json["pure_epsilon"] = json_of(exact.pure_epsilon());
    json["batch_epsilon"] = json_of(exact.batch_epsilon);
    json["selection_epsilon"] = json_of(exact.selection_epsilon);
    json["hypothesis_epsilon"] = json_of(exact.hypothesis_epsilon);
    json["datasets"] = exact.datasets.str();
    json["neighbours"] = exact.neighbours.str();
    json["worst"] = json_of(exact.worst);
    json["worst_neighbour"] = json_of(exact.worst_neighbour);
    if (exact.losses) {
      json["loss_distributions"] = {{"histogram", json_of(exact.losses->histogram)},
                                    {"selection", json_of(exact.losses->selection)},
                                    {"learner", json_of(exact.losses->learner)},
                                    {"hypothesis", json_of(exact.losses->hypothesis)}};
    }
    call.print(json);
    return exit_done;
  }
  const std::string epsilon = to_string(learner.epsilon);
  call.out() << "datasets:    all " << exact.datasets << " of " << learner.examples() << " examples, and all "
             << exact.neighbours << " ordered pairs of neighbours\n"
             << "promised:    delta " << to_string(learner.delta) << " at epsilon " << epsilon
             << (names ? " (partition selection)" : " (threshold T: " + std::to_string(threshold) + ")") << '\n'
             << "exact:       delta " << upper_text(exact.delta()) << " at epsilon " << epsilon << ", of list"
             << (names ? "" : ", noisy counts") << " and hypothesis together\n"
             << "  an example of a batch replaced:      " << upper_text(exact.batch_delta) << '\n'
             << "  one of the selection sample:         " << upper_text(exact.selection_delta) << '\n'
             << "  the hypothesis alone, either:        " << upper_text(exact.hypothesis_delta) << '\n'
             << "pure:        epsilon " << words_of(exact.pure_epsilon()) << " at delta 0; an example of a batch "
             << words_of(exact.batch_epsilon) << ", of the selection sample " << words_of(exact.selection_epsilon)
             << "; the hypothesis alone " << words_of(exact.hypothesis_epsilon) << '\n';
  return exit_done;
}

}  // namespace

extern const Subcommand privacy_command = {
    "privacy", "CLASS [--epsilon E --delta D] [--cap N --batches K …] [--list-by R]",
    "the exact privacy of the whole learner on tiny inputs", configure_privacy, run_privacy_command};

}  // namespace littlestone::cli
