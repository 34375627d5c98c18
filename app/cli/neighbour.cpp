// SPDX-License-Identifier: GPL-3.0-or-later
// neighbour: one example of one batch changes; which vote moves, and how near the two laws of the released list are.
#include "core/study/neighbour/neighbour.hpp"

#include <cmath>
#include <ostream>

#include "app/cli/shared_options.hpp"
#include "app/cli/shipped.hpp"
#include "app/cli/table_words.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/data_file.hpp"
#include "core/study/json_parts.hpp"

namespace littlestone::cli {
namespace {

void configure_neighbour(Options& options) {
  add_option(options, "batch", "Which batch changes, from 1 (default 1).", "b");
  add_option(options, "example",
             "Which of its N + n examples changes, from 1, in the order in which the batch reads them.", "i");
  add_flag(options, "flip", "The example gets the other label.");
  add_option(options, "move",
             "The example becomes this one: a 0-based point or its name, and its label, such as 2,- or fur,+.", "x,y");
  add_flag(options, "worst", "The change that needs the largest delta, of this example or of all.");
  add_flag(options, "all", "List every change that moves a vote, of this example or of all.");
  add_field_option(options, "seed");
  add_table_options(options);
}

Example parse_move(const std::string& text, const IndexReader& points) {
  std::string word = text;
  if (const auto comma = word.rfind(','); comma != std::string::npos) word[comma] = ':';
  try {
    const Sample sample = parse_examples(word, points);
    if (sample.size() == 1) return sample.front();
  } catch (const InputError& error) {
    throw InputError("move", text, error.rule());
  }
  throw InputError("move", text, rules::equal_to("one example"));
}

std::string words_of(const ConceptClass& concept_class, const std::optional<LabelVector>& labels) {
  if (!labels) return "Fail";
  const std::string name = concept_class.name_of(*labels);
  return name.empty() ? labels->to_string() : labels->to_string() + " (" + name + ")";
}

void print_change(const Call& call, const ConceptClass& concept_class, const NeighbourStudy& study,
                  const NeighbourChange& change) {
  std::ostream& out = call.out();
  out << "batch " << study.batch() << ", example " << change.example << ": "
      << example_words(concept_class, study.rows()[change.example - 1]) << " becomes "
      << example_words(concept_class, change.to) << '\n';
  if (change.example > study.read()) out << "the batch does not read it\n";
  out << "vote before     " << words_of(concept_class, study.vote()) << "\nvote after      "
      << words_of(concept_class, change.vote_after) << '\n';
  const StableHistogram& histogram = study.histogram();
  out << "threshold       " << histogram.threshold() << '\n';
  for (const NeighbourVotes& one : study.votes(change.vote_after)) {
    if (one.before == one.after) continue;
    out << words_of(concept_class, one.labels) << ": " << one.before << " votes leave with chance "
        << histogram.release_probability(one.before) << ", " << one.after << " with "
        << histogram.release_probability(one.after) << '\n';
  }
  out << "worst ratio     " << change.laws.worst_ratio << " (e^epsilon " << std::exp(to_double(histogram.epsilon()))
      << ")\nleft over       " << upper_text(change.laws.left_over) << " (delta " << to_string(histogram.delta())
      << ")\ndelta needed    " << upper_text(change.laws.delta_needed) << '\n';
}

int list_all(const Call& call, const ConceptClass& concept_class, NeighbourStudy& study,
             const std::vector<NeighbourChange>& changes) {
  if (call.json()) {
    Json json = {{"batch", study.batch()},
                 {"examples", study.rows().size()},
                 {"read", study.read()},
                 {"vote_before", study.vote() ? Json(study.vote()->to_string()) : Json(nullptr)},
                 {"changes", Json::array()}};
    for (const NeighbourChange& one : changes) {
      json["changes"].push_back({{"example", one.example},
                                 {"to", example_json(one.to)},
                                 {"vote_after", one.vote_after ? Json(one.vote_after->to_string()) : Json(nullptr)},
                                 {"worst_ratio", one.laws.worst_ratio},
                                 {"left_over", one.laws.left_over},
                                 {"delta_needed", one.laws.delta_needed}});
    }
    call.print(json);
    return exit_done;
  }
  call.out() << changes.size() << " changes move the vote of batch " << study.batch() << ", which read " << study.read()
             << " of its " << study.rows().size() << " examples\n";
  for (const NeighbourChange& one : changes)
    call.out() << "example " << one.example << " becomes " << example_words(concept_class, one.to) << ": "
               << words_of(concept_class, one.vote_after) << ", worst ratio " << one.laws.worst_ratio << ", left over "
               << upper_text(one.laws.left_over) << '\n';
  return exit_done;
}

int run_neighbour_command(const Call& call) {
  Scenario scenario = load_scenario_or_class(call.positional(0, "scenario"));
  call.expect_positionals(1);
  read_field_option(call, "seed", scenario);
  const int asked =
      (call.has("flip") ? 1 : 0) + (call.has("move") ? 1 : 0) + (call.has("worst") ? 1 : 0) + (call.has("all") ? 1 : 0);
  if (asked != 1) throw InputError("change", std::to_string(asked), rules::one_of("flip, move, worst, all"));
  const bool single = call.has("flip") || call.has("move");
  if (single && !call.has("example")) throw InputError("example", "", rules::is_missing());
  const auto instance = instance_of(scenario);
  const Observer observer = progress_observer(call.err());
  NeighbourStudy study(scenario, *instance, call.has("batch") ? call.whole("batch") : 1, observer);
  std::optional<std::uint64_t> example;
  if (call.has("example")) example = call.whole("example");
  const ConceptClass& concept_class = instance->concept_class();
  if (call.has("all")) return list_all(call, concept_class, study, study.changes(example, observer));
  std::optional<NeighbourChange> change;
  if (call.has("worst")) {
    change = study.worst(example, observer);
    if (!change) {
      if (call.json())
        call.print({{"batch", study.batch()}, {"vote_after", nullptr}, {"moves", false}});
      else
        call.out() << "no change of this batch moves its vote\n";
      return exit_done;
    }
  } else {
    if (*example < 1 || *example > study.rows().size())
      throw InputError("example", std::to_string(*example), rules::between(1, study.rows().size()));
    Example to = study.rows()[*example - 1];
    if (call.has("flip"))
      to.label = opposite(to.label);
    else
      to = parse_move(call.text("move"), IndexReader::points_of(concept_class));
    change = study.change(*example, to);
  }
  if (call.json())
    call.print(neighbour_to_json(study, *change));
  else
    print_change(call, concept_class, study, *change);
  return exit_done;
}

}  // namespace

extern const Subcommand neighbour_command = {
    "neighbour", "SCENARIO --batch b (--example i (--flip | --move x,y) | --worst | --all)",
    "one example of one batch changes, and one vote moves", configure_neighbour, run_neighbour_command};

}  // namespace littlestone::cli
