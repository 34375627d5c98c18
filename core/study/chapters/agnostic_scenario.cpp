// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/agnostic_scenario.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/random/engine.hpp"
#include "core/random/exact.hpp"
#include "core/study/chapters/chapter_file.hpp"
#include "core/study/chapters/chapter_rows.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;
using A = AgnosticScenario;

constexpr std::uint64_t most_pool = 100'000;

constexpr std::array relabel_scores = {RelabelScore::minimum, RelabelScore::representative};
constexpr std::array relabel_learners = {RelabelLearner::exponential, RelabelLearner::tournament, RelabelLearner::soa};
constexpr std::array online_parts = {OnlinePart::adversary, OnlinePart::learner};
constexpr std::array online_opponents = {OnlineOpponent::exact, OnlineOpponent::hedge};
constexpr std::array run_opponents = {RunOpponent::coins, RunOpponent::greedy};

template <auto... path>
Field<A> agnostic_row(FieldInfo info) {
  return member_field<A, path...>(std::move(info));
}

void add_agnostic_relabel(std::vector<Field<A>>& fields) {
  using K = FieldKind;
  fields.push_back(
      agnostic_row<&A::subset>({.key = "subset",
                                .option = "subset",
                                .argument = "m",
                                .symbol = "m",
                                .label = FIELD_TEXT("Field", "rows in $T$"),
                                .help = "Rows of the subset T",
                                .unit = "rows",
                                .kind = K::whole,
                                .range = from_to(1, most_chapter_rows),
                                .slider = {Rational(1, 10), Rational(1, 20), 78, 2, FIELD_TEXT("Field", "diluted"),
                                           FIELD_TEXT("Field", "all used")}}));
  add_chosen_row(fields);
  FieldInfo choice = privacy_info("epsilon1", "ε₁", FIELD_TEXT("Field", "to choose the labels"),
                                  "Privacy of the choice of labels for T");
  fields.push_back(agnostic_row<&A::epsilon1>(std::move(choice)));
  FieldInfo inside = privacy_info("learner_epsilon", "ε₀", FIELD_TEXT("Field", "of the learner $A$"),
                                  "Privacy of the learner that is given T");
  fields.push_back(agnostic_row<&A::learner_epsilon>(std::move(inside)));
  fields.push_back(choice_field<A, &A::score, relabel_scores>(
      {.key = "score",
       .option = "score",
       .argument = "name",
       .label = FIELD_TEXT("Field", "Score"),
       .help = "Errors by which a labelling is chosen: the fewest of any hypothesis behind it, or those of the "
               "first one"}));
  fields.push_back(
      choice_field<A, &A::learner, relabel_learners>({.key = "learner",
                                                      .option = "learner",
                                                      .argument = "name",
                                                      .label = FIELD_TEXT("Field", "Learner A"),
                                                      .help = "The learner that is given the relabelled rows"}));
  fields.push_back(agnostic_row<&A::learner_delta>({.key = "learner_delta",
                                                    .option = "learner-delta",
                                                    .argument = "number",
                                                    .group = FieldGroup::goal,
                                                    .symbol = "δ",
                                                    .label = FIELD_TEXT("Field", "of M"),
                                                    .help = "Delta of the private learner M as A",
                                                    .kind = K::rational,
                                                    .range = strictly_between(0, 1)}));
  fields.push_back(agnostic_row<&A::alpha>({.key = "alpha",
                                            .argument = "number",
                                            .group = FieldGroup::goal,
                                            .symbol = "α",
                                            .label = FIELD_TEXT("Field", "error M allows"),
                                            .help = "Error that M as A is made for",
                                            .kind = K::rational,
                                            .range = from_to(Rational(1, 1000), Rational(1, 2))}));
  fields.push_back(agnostic_row<&A::beta>({.key = "beta",
                                           .argument = "number",
                                           .group = FieldGroup::goal,
                                           .symbol = "β",
                                           .label = FIELD_TEXT("Field", "chance to miss it"),
                                           .help = "Chance that M as A errs more",
                                           .kind = K::rational,
                                           .range = from_to(Rational(1, 1'000'000), Rational(1, 2))}));
  fields.push_back(
      agnostic_row<&A::witness_rows>({.key = "witness.witness_rows",
                                      .argument = "n",
                                      .symbol = "n",
                                      .label = FIELD_TEXT("Field", "rows where the first fails"),
                                      .help = "Rows of S in the class where the first hypothesis is no score",
                                      .unit = "rows",
                                      .kind = K::whole,
                                      .range = from_to(2, 2000)}));
  fields.push_back(
      agnostic_row<&A::witness_subset>({.key = "witness.witness_subset",
                                        .argument = "m",
                                        .symbol = "m",
                                        .label = FIELD_TEXT("Field", "rows in $T$ there"),
                                        .help = "Rows of T in the class where the first hypothesis is no score",
                                        .unit = "rows",
                                        .kind = K::whole,
                                        .range = from_to(1, 200)}));
}

void add_sampling(std::vector<Field<A>>& fields) {
  using K = FieldKind;
  fields.push_back(agnostic_row<&A::pool>(
      {.key = "sampling.pool",
       .argument = "n",
       .symbol = "n",
       .label = FIELD_TEXT("Field", "rows of $S$"),
       .help = "Rows of S",
       .unit = "rows",
       .kind = K::whole,
       .range = from_to(1, most_pool),
       .slider = {Rational(1, 2), Rational(1, 20), 70, 2, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  fields.push_back(agnostic_row<&A::drawn>({.key = "sampling.drawn",
                                            .argument = "m",
                                            .symbol = "m",
                                            .label = FIELD_TEXT("Field", "rows $A$ is given"),
                                            .help = "Rows that are drawn",
                                            .unit = "rows",
                                            .kind = K::whole,
                                            .range = from_to(1, most_pool),
                                            .slider = {Rational(1, 10), Rational(1, 20), 78, 2,
                                                       FIELD_TEXT("Field", "diluted"), FIELD_TEXT("Field", "all")}}));
  fields.push_back(agnostic_row<&A::epsilon>(privacy_info("sampling.epsilon", "ε", FIELD_TEXT("Field", "of $A$"),
                                                          "Privacy of the learner that is given the draws")));
  fields.push_back(agnostic_row<&A::delta>({.key = "sampling.delta",
                                            .argument = "number",
                                            .group = FieldGroup::goal,
                                            .symbol = "δ",
                                            .label = FIELD_TEXT("Field", "of $A$"),
                                            .help = "Delta of the learner that is given the draws",
                                            .kind = K::rational,
                                            .range = strictly_between(0, 1),
                                            .slider = {-12, Rational(1, 2), 20, 1, FIELD_TEXT("Field", "more private"),
                                                       FIELD_TEXT("Field", "more accurate")}}));
  fields.push_back(
      {{.key = "sampling.put_back",
        .argument = "name",
        .label = FIELD_TEXT("Field", "Put back"),
        .help = "Whether a row that is drawn may be drawn again",
        .kind = K::choice,
        .choices = {"each", "never"},
        .not_a_choice = rules::one_of("each, never")},
       [](const A& scenario) -> FieldValue { return std::string(scenario.put_back ? "each" : "never"); },
       [](A& scenario, const FieldValue& value) { scenario.put_back = std::get<std::string>(value) == "each"; }});
  fields.push_back(
      {{.key = "sampling.order",
        .argument = "name",
        .label = FIELD_TEXT("Field", "Order"),
        .help = "The order in which drawn rows are passed on",
        .kind = K::choice,
        .choices = {"shuffled", "in-order"},
        .not_a_choice = rules::one_of("shuffled, in-order")},
       [](const A& scenario) -> FieldValue { return std::string(scenario.shuffled ? "shuffled" : "in-order"); },
       [](A& scenario, const FieldValue& value) { scenario.shuffled = std::get<std::string>(value) == "shuffled"; }});
  fields.push_back(agnostic_row<&A::changed>({.key = "sampling.changed",
                                              .argument = "row",
                                              .label = FIELD_TEXT("Field", "Changed row"),
                                              .help = "The row that changes, 0-based",
                                              .kind = K::whole,
                                              .range = from_to(0, most_pool - 1),
                                              .from_zero = true}));
}

void add_online(std::vector<Field<A>>& fields) {
  using K = FieldKind;
  fields.push_back(
      agnostic_row<&A::rounds>({.key = "online.rounds",
                                .argument = "T",
                                .symbol = "T",
                                .label = FIELD_TEXT("Field", "rounds"),
                                .help = "Rounds of the game",
                                .unit = "rounds",
                                .kind = K::whole,
                                .range = from_to(1, 500),
                                .slider = {1, 1, 11, 0, FIELD_TEXT("Field", "short"), FIELD_TEXT("Field", "long")}}));
  fields.push_back(choice_field<A, &A::part, online_parts>({.key = "online.part",
                                                            .argument = "name",
                                                            .label = FIELD_TEXT("Field", "You are"),
                                                            .help = "Which side of the game is played by hand"}));
  fields.push_back(choice_field<A, &A::opponent, online_opponents>(
      {.key = "online.opponent",
       .argument = "name",
       .label = FIELD_TEXT("Field", "Opponent"),
       .help = "Who plays the other side: the exact minimax player, or Hedge"}));
  fields.push_back(agnostic_row<&A::moves>({.key = "online.moves",
                                            .argument = "x:y,…",
                                            .label = FIELD_TEXT("Field", "Rounds played"),
                                            .help = "The rounds of the game so far, point and label, 0-based",
                                            .from_zero = true,
                                            .left_out_when_default = true,
                                            .default_words = "none"}));
  fields.push_back(agnostic_row<&A::said>({.key = "online.said",
                                           .argument = "p1,p2,…",
                                           .label = FIELD_TEXT("Field", "Chances by hand"),
                                           .help = "The chance of + that was said in each of these rounds",
                                           .kind = K::rationals,
                                           .range = from_to(0, 1),
                                           .left_out_when_default = true,
                                           .default_words = "the program's"}));
}

void add_regret(std::vector<Field<A>>& fields) {
  using K = FieldKind;
  fields.push_back(agnostic_row<&A::most_rounds>(
      {.key = "regret.most_rounds",
       .argument = "T",
       .symbol = "T",
       .label = FIELD_TEXT("Field", "rounds at most"),
       .help = "The longest runs of Hedge, rounds",
       .unit = "rounds",
       .kind = K::whole,
       .range = from_to(1, 4096),
       .slider = {0, Rational(1, 20), 66, 2, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  fields.push_back(
      agnostic_row<&A::flips>({.key = "regret.flips",
                               .argument = "d",
                               .symbol = "d",
                               .label = FIELD_TEXT("Field", "flips an expert may use"),
                               .help = "Rounds in which an expert says the opposite of the SOA, at most",
                               .kind = K::whole,
                               .range = from_to(0, 16),
                               .slider = {0, 1, 5, 0, FIELD_TEXT("Field", "none"), FIELD_TEXT("Field", "all")},
                               .left_out_when_default = true,
                               .default_words = "Ldim"}));
  fields.push_back(agnostic_row<&A::runs>({.key = "regret.runs",
                                           .argument = "R",
                                           .label = FIELD_TEXT("Field", "Runs per $T$"),
                                           .help = "Runs of Hedge for each number of rounds",
                                           .unit = "runs",
                                           .kind = K::whole,
                                           .range = from_to(1, 1000)}));
  fields.push_back(
      choice_field<A, &A::run_opponent, run_opponents>({.key = "regret.against",
                                                        .argument = "name",
                                                        .label = FIELD_TEXT("Field", "Opponent"),
                                                        .help = "Who the runs of Hedge are played against"}));
  fields.push_back(agnostic_row<&A::overlay>({.key = "regret.overlay",
                                              .argument = "CLASS",
                                              .label = FIELD_TEXT("Field", "Second class"),
                                              .help = "A class to be drawn over the first one",
                                              .left_out_when_default = true,
                                              .default_words = "none",
                                              .files = FieldFiles::of_class}));
}

std::vector<Field<A>> make_agnostic_fields() {
  std::vector<Field<A>> fields;
  add_card_rows<A>(fields, {"relabel", "subsample", "play-online", "regret"});
  add_data_rows(fields);
  fields.push_back(agnostic_row<&A::noise_at>({.key = "noise_at",
                                               .argument = "p0,p1,…",
                                               .group = FieldGroup::distribution,
                                               .label = FIELD_TEXT("Field", "Wrong labels by point"),
                                               .help = "Chance of a wrong label at each point, in place of noise",
                                               .kind = FieldKind::rationals,
                                               .range = from_to(0, Rational(1, 2)),
                                               .left_out_when_default = true,
                                               .default_words = "the same at all points"}));
  add_agnostic_relabel(fields);
  add_sampling(fields);
  add_online(fields);
  add_regret(fields);
  add_seed_row(fields);
  add_source_row(fields);
  return fields;
}

void check_sampling(const A& scenario, std::vector<InputError>& problems) {
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  guard([&] {
    if (!scenario.put_back && scenario.drawn > scenario.pool)
      throw InputError("drawn", std::to_string(scenario.drawn), rules::at_most(scenario.pool));
  });
  guard([&] {
    if (scenario.changed >= scenario.pool)
      throw InputError("changed", std::to_string(scenario.changed), rules::between(0, scenario.pool - 1));
  });
}

void check_game(const A& scenario, std::size_t points, std::vector<InputError>& problems) {
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  guard([&] {
    const std::size_t played = read_examples("moves", scenario.moves, points).size();
    if (played > scenario.rounds) throw InputError("moves", std::to_string(played), rules::at_most(scenario.rounds));
    if (!scenario.said.empty() && scenario.said.size() != played)
      throw InputError("said", std::to_string(scenario.said.size()), rules::equal_to(played));
  });
}

constexpr NamedKey agnostic_named[] = {{"target", NamedKey::By::row}, {"online.moves", NamedKey::By::examples}};
constexpr ChapterFile<A> agnostic_file = {agnostic_chapter,
                                          agnostic_version,
                                          agnostic_fields,
                                          check_agnostic,
                                          "Everything learning without the promise depends on.",
                                          agnostic_named};

}  // namespace

std::string_view to_string(RelabelLearner learner) {
  switch (learner) {
    case RelabelLearner::exponential: return "exponential";
    case RelabelLearner::tournament: return "tournament";
    case RelabelLearner::soa: return "soa";
  }
  return "";
}

std::string_view to_string(OnlinePart part) { return part == OnlinePart::adversary ? "adversary" : "learner"; }
std::string_view to_string(OnlineOpponent opponent) { return opponent == OnlineOpponent::exact ? "exact" : "hedge"; }
std::string_view to_string(RunOpponent opponent) { return opponent == RunOpponent::coins ? "coins" : "greedy"; }

bool operator==(const A& a, const A& b) { return agnostic_to_json(a) == agnostic_to_json(b); }

const std::vector<Field<A>>& agnostic_fields() {
  static const std::vector<Field<A>> fields = make_agnostic_fields();
  return fields;
}

const Field<A>& agnostic_field(std::string_view name) { return agnostic_file.field(name); }

bool is_agnostic_scenario(const Json& json) { return agnostic_file.is(json); }

A agnostic_fields_from_json(const Json& json, std::vector<InputError>& problems) {
  return agnostic_file.fields_from_json(json, problems);
}

A agnostic_from_json(const Json& json, std::vector<InputError>& problems) {
  return agnostic_file.from_json(json, problems);
}

void check_agnostic(const A& scenario, std::vector<InputError>& problems) {
  check_fields(agnostic_fields(), scenario, problems);
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  const std::uint64_t n = scenario.examples;
  check_data_rows(scenario, problems, [&](const ConceptClass& concept_class) {
    guard([&] { expect_noise_at(scenario.noise_at, concept_class.points()); });
    check_game(scenario, concept_class.points(), problems);
  });
  if (scenario.data.empty()) {
    guard([&] {
      if (scenario.subset < 1 || scenario.subset > n)
        throw InputError("subset", std::to_string(scenario.subset), rules::between(1, n));
    });
    guard([&] { expect_rows_of(scenario.chosen, scenario.subset, n); });
  }
  guard([&] {
    if (scenario.witness_subset > scenario.witness_rows)
      throw InputError("witness_subset", std::to_string(scenario.witness_subset),
                       rules::at_most(scenario.witness_rows));
  });
  check_sampling(scenario, problems);
  guard([&] {
    if (scenario.overlay.empty()) return;
    try {
      (void)make_class(scenario.overlay);
    } catch (const InputError& error) {
      throw InputError("overlay", error.value(), error.rule());
    }
  });
}

A parse_agnostic(const std::string& text) { return agnostic_file.parse(text); }

A read_agnostic_file(const std::string& path) { return chapter_file::read(path, parse_agnostic); }

Json agnostic_to_json(const A& scenario) { return agnostic_file.to_json(scenario); }

Json agnostic_schema() { return agnostic_file.schema(); }

ChapterData relabel_data_of(const A& scenario) {
  return make_chapter_data(scenario, scenario.noise, SeedTree(scenario.seed).child("agnostic").child("relabel"),
                           scenario.noise_at);
}

ChapterData pool_of(const A& scenario) {
  ConceptClass concept_class = make_class(scenario.class_text);
  Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  Sample rows = draw_examples(distribution, scenario.noise, scenario.pool,
                              SeedTree(scenario.seed).child("agnostic").child("pool"), scenario.noise_at);
  const std::size_t points = concept_class.points();
  return {std::move(concept_class), std::move(distribution), LabelledRows(std::move(rows), points)};
}

std::vector<std::uint64_t> draws_of(const A& scenario) {
  amplify_of(scenario).validate();
  Engine engine = SeedTree(scenario.seed).child("agnostic").child("draws").engine();
  std::vector<std::uint64_t> drawn;
  if (scenario.put_back) {
    for (std::uint64_t i = 0; i < scenario.drawn; ++i) drawn.push_back(uniform_below(engine, scenario.pool));
  } else {
    for (const std::uint32_t row : random_subset(scenario.pool, scenario.drawn, engine)) drawn.push_back(row);
  }
  if (!scenario.shuffled) std::sort(drawn.begin(), drawn.end());
  return drawn;
}

std::vector<RegretMove> moves_of(const A& scenario, std::size_t points) {
  std::vector<RegretMove> moves;
  for (const Example& one : read_examples("moves", scenario.moves, points)) {
    RegretMove move{one.point, one.label, std::nullopt};
    if (moves.size() < scenario.said.size()) move.odds = scenario.said[moves.size()];
    moves.push_back(move);
  }
  return moves;
}

AmplifyOptions amplify_of(const A& scenario) {
  AmplifyOptions options;
  options.epsilon = scenario.epsilon;
  options.delta = scenario.delta;
  options.rows = scenario.pool;
  options.drawn = scenario.drawn;
  options.with_replacement = scenario.put_back;
  return options;
}

}  // namespace littlestone
