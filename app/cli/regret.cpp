// SPDX-License-Identifier: GPL-3.0-or-later
// regret: the exact minimax regret of a class, and a game that is played to the end.
#include <ostream>

#include "app/cli/counted.hpp"
#include "app/cli/shared_options.hpp"
#include "app/cli/subcommand.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/study/regret/regret_study.hpp"

namespace littlestone::cli {
namespace {

void configure_regret(Options& options) {
  add_option(options, "rounds", "Rounds of the game, T, 1 to 50.", "T", "8");
  add_option(options, "states", "Remember at most this many states; then only bounds are told.", "n", "2000000");
  add_seconds_option(options);
  add_option(options, "examples", "Plays these rounds against the best learner: 3:+,1:-,…", "x:y,…");
}

void print_game(const Call& call, const ConceptClass& concept_class, const RegretGame& game) {
  std::ostream& out = call.out();
  for (std::size_t i = 0; i < game.played.size(); ++i) {
    const RegretRound& round = game.played[i];
    out << "round " << i + 1 << ": point " << concept_class.point_name(round.point) << ", + with chance "
        << round.odds.str() << ", true " << to_char(round.label) << ", loses " << round.loss.str();
    if (round.opponent_gave > 0) out << "; the point gave away " << round.opponent_gave.str();
    out << '\n';
  }
  out << "it ends with a regret of " << game.ceiling().str() << " if both play well from here\n";
}

void print(const Call& call, const ConceptClass& concept_class, const RegretStudy& study) {
  std::ostream& out = call.out();
  const RegretResult& found = study.found;
  out << harmless(concept_class.name()) << ": " << hypotheses(concept_class.size()) << " on "
      << points(concept_class.points()) << ", " << study.options.rounds << " rounds\nregret       ";
  if (found.regret)
    out << found.regret->str() << " = " << to_double(*found.regret) << '\n';
  else
    out << study.why_not << "; from " << lower_text(to_double(found.lower)) << " (exact for " << found.exact.size()
        << " rounds) to " << upper_text(found.upper) << '\n';
  out << "Hedge        at most " << upper_text(study.hedge_bound) << '\n'
      << "lower bound  " << lower_text(study.lower_bound)
      << " (every learner loses so much more than the best hypothesis on some sequence)\n";
  for (const FirstMove& move : study.first_moves) {
    if (move.worth != *found.regret) continue;
    out << "a best first question is point " << concept_class.point_name(move.point)
        << "; the best learner says + with chance " << move.odds.str() << '\n';
    break;
  }
  if (study.game)
    print_game(call, concept_class, *study.game);
  else if (!study.options.moves.empty())
    out << "the game is left out: " << (found.regret ? study.why_no_moves : study.why_not) << '\n';
  else if (!study.why_no_moves.empty())
    out << "the first questions are left out: " << study.why_no_moves << '\n';
}

int run_regret_command(const Call& call) {
  const std::string text = call.positional(0, "class");
  call.expect_positionals(1);
  RegretStudyOptions options;
  const std::uint64_t rounds = call.whole("rounds");
  if (rounds < 1 || rounds > RegretEngine::most_rounds)
    throw InputError("rounds", call.text("rounds"), rules::between(1, RegretEngine::most_rounds));
  options.rounds = static_cast<unsigned>(rounds);
  options.limits.states = call.whole("states");
  if (options.limits.states == 0) throw InputError("states", call.text("states"), rules::above_0());
  const ConceptClass concept_class = make_class(text);
  if (call.has("examples")) {
    for (const Example& example : parse_examples(call.text("examples"), IndexReader::points_of(concept_class)))
      options.moves.push_back({example.point, example.label, std::nullopt});
    if (options.moves.size() > rounds)
      throw InputError("examples", std::to_string(options.moves.size()), rules::at_most(rounds));
  }
  const Observer observer = progress_observer(call.err());
  DimensionOptions of_dimension;
  of_dimension.seconds = read_seconds(call);
  const DimensionResult littlestone = bound_littlestone_dimension(concept_class, of_dimension, observer);
  bool over = false;
  RegretStudy study = run_regret(concept_class, littlestone, options, within(observer, of_dimension.seconds, &over));
  const bool seconds_spent = over && study.found.stopped;
  if (seconds_spent) (study.found.regret ? study.why_no_moves : study.why_not) = "seconds spent";
  if (call.json()) {
    Json json = regret_to_json(concept_class, study);
    if (seconds_spent) json["ended"] = "seconds spent";
    call.print(json);
  } else {
    print(call, concept_class, study);
  }
  return study.found.stopped && !over ? exit_stopped : exit_done;
}

}  // namespace

extern const Subcommand regret_command = {"regret", "CLASS --rounds T [--examples 3:+,1:-,…] [--seconds S]",
                                          "the exact minimax regret without the promise", configure_regret,
                                          run_regret_command};

}  // namespace littlestone::cli
