// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/agnostic_chapter/scenario.hpp"

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
#include "core/study/chapter_file.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;
using A = AgnosticScenario;

constexpr std::uint64_t most_rows = 1'000'000;
constexpr std::uint64_t most_pool = 100'000;

constexpr std::array pages = {AgnosticPage::relabel, AgnosticPage::subsample, AgnosticPage::play_online,
                              AgnosticPage::regret};
constexpr std::array relabel_learners = {RelabelLearner::exponential, RelabelLearner::tournament, RelabelLearner::soa};
constexpr std::array online_parts = {OnlinePart::adversary, OnlinePart::learner};
constexpr std::array online_opponents = {OnlineOpponent::exact, OnlineOpponent::hedge};
constexpr std::array run_opponents = {RunOpponent::coins, RunOpponent::greedy};

template <class Values>
auto agnostic_named(const Values& values, const FieldValue& value) {
  const auto found = std::find_if(values.begin(), values.end(),
                                  [&](auto one) { return to_string(one) == std::get<std::string>(value); });
  assert(found != values.end());
  return *found;
}

template <auto... path>
Field<A> agnostic_row(FieldInfo info) {
  return member_field<A, path...>(std::move(info));
}

// One privacy parameter: above 0, from 1/100 to 10 on its slider.
FieldInfo privacy_info(std::string_view key, std::string_view symbol, std::string_view label, std::string_view help) {
  return {.key = key,
          .argument = "number",
          .group = FieldGroup::goal,
          .symbol = symbol,
          .label = label,
          .help = help,
          .kind = FieldKind::rational,
          .range = above(0),
          .slider = {-2, Rational(1, 10), 30, 1, FIELD_TEXT("Field", "more private"),
                     FIELD_TEXT("Field", "more accurate")}};
}

void add_agnostic_data(std::vector<Field<A>>& fields) {
  using K = FieldKind;
  fields.push_back(agnostic_row<&A::class_text>({.key = "class",
                                                 .argument = "CLASS",
                                                 .label = FIELD_TEXT("Field", "Class"),
                                                 .help = "The class of hypotheses, such as thresholds:8"}));
  fields.push_back(
      agnostic_row<&A::marginal>({.key = "marginal",
                                  .option = "marginal",
                                  .argument = "D",
                                  .group = FieldGroup::distribution,
                                  .label = FIELD_TEXT("Field", "Distribution"),
                                  .help = "Distribution of points: uniform, geometric:R, zipf:S, weights:w0,w1,…"}));
  fields.push_back(agnostic_row<&A::target>({.key = "target",
                                             .option = "target",
                                             .argument = "row",
                                             .group = FieldGroup::distribution,
                                             .label = FIELD_TEXT("Field", "Target"),
                                             .help = "The row of the class that labels the examples, 0-based",
                                             .kind = K::whole}));
  fields.push_back(agnostic_row<&A::noise>(
      {.key = "noise",
       .option = "noise",
       .argument = "number",
       .group = FieldGroup::distribution,
       .symbol = "η",
       .label = FIELD_TEXT("Field", "wrong labels"),
       .help = "Chance that a label is not the target's, from 0 to below 1/2",
       .kind = K::rational,
       .slider = {0, Rational(1, 100), 49, 0, FIELD_TEXT("Field", "none"), FIELD_TEXT("Field", "coin flips")}}));
  fields.push_back(agnostic_row<&A::examples>(
      {.key = "examples",
       .option = "examples",
       .argument = "n",
       .symbol = "n",
       .label = FIELD_TEXT("Field", "examples"),
       .help = "Rows of the data set",
       .unit = "examples",
       .kind = K::whole,
       .range = from_to(1, most_rows),
       .slider = {Rational(1, 2), Rational(1, 20), 70, 2, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  fields.push_back(agnostic_row<&A::rows>({.key = "rows",
                                           .argument = "5:+,2:-,…",
                                           .label = FIELD_TEXT("Field", "Rows by hand"),
                                           .help = "The data set by hand, n examples",
                                           .left_out_when_default = true,
                                           .default_words = "drawn with the seed"}));
  fields.push_back(agnostic_row<&A::data>({.key = "data",
                                           .option = "data",
                                           .argument = "FILE",
                                           .label = FIELD_TEXT("Field", "Data file"),
                                           .help = "The CSV file of examples (point,label)",
                                           .left_out_when_default = true,
                                           .default_words = "none"}));
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
                                .range = from_to(1, most_rows),
                                .slider = {Rational(1, 10), Rational(1, 20), 78, 2, FIELD_TEXT("Field", "diluted"),
                                           FIELD_TEXT("Field", "all used")}}));
  fields.push_back(agnostic_row<&A::chosen>({.key = "chosen",
                                             .argument = "r1,r2,…",
                                             .label = FIELD_TEXT("Field", "Order of rows"),
                                             .help = "The rows of T by hand, in their order, 0-based",
                                             .kind = K::wholes,
                                             .range = from_to(0, most_rows - 1),
                                             .left_out_when_default = true,
                                             .default_words = "drawn with the seed"}));
  FieldInfo choice = privacy_info("epsilon1", "ε₁", FIELD_TEXT("Field", "to choose the labels"),
                                  "Privacy of the choice of labels for T");
  fields.push_back(agnostic_row<&A::epsilon1>(std::move(choice)));
  FieldInfo inside = privacy_info("learner_epsilon", "ε₀", FIELD_TEXT("Field", "of the learner $A$"),
                                  "Privacy of the learner that is given T");
  fields.push_back(agnostic_row<&A::learner_epsilon>(std::move(inside)));
  fields.push_back(
      {{.key = "score",
        .option = "score",
        .argument = "name",
        .label = FIELD_TEXT("Field", "Score"),
        .help = "Errors by which a labelling is chosen: the fewest of any hypothesis behind it, or those of the "
                "first one",
        .kind = K::choice,
        .choices = {"minimum", "representative"},
        .not_a_choice = rules::one_of("minimum, representative")},
       [](const A& scenario) -> FieldValue {
         return std::string(scenario.score == RelabelScore::minimum ? "minimum" : "representative");
       },
       [](A& scenario, const FieldValue& value) {
         scenario.score =
             std::get<std::string>(value) == "minimum" ? RelabelScore::minimum : RelabelScore::representative;
       }});
  fields.push_back(
      {{.key = "learner",
        .option = "learner",
        .argument = "name",
        .label = FIELD_TEXT("Field", "Learner A"),
        .help = "The learner that is given the relabelled rows",
        .kind = K::choice,
        .choices = {"exponential", "tournament", "soa"},
        .not_a_choice = rules::one_of("exponential, tournament, soa")},
       [](const A& scenario) -> FieldValue { return std::string(to_string(scenario.learner)); },
       [](A& scenario, const FieldValue& value) { scenario.learner = agnostic_named(relabel_learners, value); }});
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
                                              .range = from_to(0, most_pool - 1)}));
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
  fields.push_back({{.key = "online.part",
                     .argument = "name",
                     .label = FIELD_TEXT("Field", "You are"),
                     .help = "Which side of the game is played by hand",
                     .kind = K::choice,
                     .choices = {"adversary", "learner"},
                     .not_a_choice = rules::one_of("adversary, learner")},
                    [](const A& scenario) -> FieldValue { return std::string(to_string(scenario.part)); },
                    [](A& scenario, const FieldValue& value) { scenario.part = agnostic_named(online_parts, value); }});
  fields.push_back(
      {{.key = "online.opponent",
        .argument = "name",
        .label = FIELD_TEXT("Field", "Opponent"),
        .help = "Who plays the other side: the exact minimax player, or Hedge",
        .kind = K::choice,
        .choices = {"exact", "hedge"},
        .not_a_choice = rules::one_of("exact, hedge")},
       [](const A& scenario) -> FieldValue { return std::string(to_string(scenario.opponent)); },
       [](A& scenario, const FieldValue& value) { scenario.opponent = agnostic_named(online_opponents, value); }});
  fields.push_back(agnostic_row<&A::moves>({.key = "online.moves",
                                            .argument = "x:y,…",
                                            .label = FIELD_TEXT("Field", "Rounds played"),
                                            .help = "The rounds of the game so far, point and label, 0-based",
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
      {{.key = "regret.against",
        .argument = "name",
        .label = FIELD_TEXT("Field", "Opponent"),
        .help = "Who the runs of Hedge are played against",
        .kind = K::choice,
        .choices = {"coins", "greedy"},
        .not_a_choice = rules::one_of("coins, greedy")},
       [](const A& scenario) -> FieldValue { return std::string(to_string(scenario.run_opponent)); },
       [](A& scenario, const FieldValue& value) { scenario.run_opponent = agnostic_named(run_opponents, value); }});
  fields.push_back(agnostic_row<&A::overlay>({.key = "regret.overlay",
                                              .argument = "CLASS",
                                              .label = FIELD_TEXT("Field", "Second class"),
                                              .help = "A class to be drawn over the first one",
                                              .left_out_when_default = true,
                                              .default_words = "none"}));
}

std::vector<Field<A>> make_agnostic_fields() {
  using K = FieldKind;
  std::vector<Field<A>> fields;
  fields.push_back(agnostic_row<&A::title>({.key = "title", .help = "Title for the gallery"}));
  fields.push_back(agnostic_row<&A::lesson>({.key = "lesson", .help = "One line for the gallery"}));
  fields.push_back({{.key = "page",
                     .help = "The page it opens on",
                     .kind = K::choice,
                     .choices = {"relabel", "subsample", "play-online", "regret"},
                     .not_a_choice = rules::one_of("relabel, subsample, play-online, regret")},
                    [](const A& scenario) -> FieldValue { return std::string(to_string(scenario.page)); },
                    [](A& scenario, const FieldValue& value) { scenario.page = agnostic_named(pages, value); }});
  add_agnostic_data(fields);
  add_agnostic_relabel(fields);
  add_sampling(fields);
  add_online(fields);
  add_regret(fields);
  fields.push_back(agnostic_row<&A::seed>({.key = "seed",
                                           .option = "seed",
                                           .argument = "seed",
                                           .group = FieldGroup::randomness,
                                           .label = FIELD_TEXT("Field", "Seed"),
                                           .help = "Everything random follows from it",
                                           .kind = K::whole,
                                           .written_as_text = true}));
  fields.push_back(agnostic_row<&A::source>(
      {.key = "source", .help = "Where in the paper it comes from, for the gallery", .left_out_when_default = true}));
  return fields;
}

// A text of examples; what is wrong with it is said of the field.
Sample agnostic_examples(std::string_view field, std::string_view text, std::size_t points) {
  if (text.empty()) return {};
  try {
    return parse_examples(text, points);
  } catch (const InputError& error) {
    throw InputError(field, error.value(), error.rule());
  }
}

void check_chosen(const A& scenario, std::uint64_t n) {
  if (scenario.chosen.empty()) return;
  if (scenario.chosen.size() != scenario.subset)
    throw InputError("chosen", std::to_string(scenario.chosen.size()), rules::equal_to(scenario.subset));
  std::vector<std::uint64_t> rows = scenario.chosen;
  std::sort(rows.begin(), rows.end());
  if (rows.back() >= n) throw InputError("chosen", std::to_string(rows.back()), rules::between(0, n - 1));
  const auto twice = std::adjacent_find(rows.begin(), rows.end());
  if (twice != rows.end()) throw InputError("chosen", std::to_string(*twice), rules::named_twice());
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
    const std::size_t played = agnostic_examples("moves", scenario.moves, points).size();
    if (played > scenario.rounds) throw InputError("moves", std::to_string(played), rules::at_most(scenario.rounds));
    if (!scenario.said.empty() && scenario.said.size() != played)
      throw InputError("said", std::to_string(scenario.said.size()), rules::equal_to(played));
  });
}

Sample draw_rows(const A& scenario, const Distribution& distribution, std::uint64_t n, std::string_view stream) {
  const SeedTree seeds = SeedTree(scenario.seed).child("agnostic").child(stream);
  Engine points = seeds.child("rows").engine();
  Engine turned = seeds.child("noise").engine();
  const PointSampler sample(distribution.weights);
  Sample rows;
  rows.reserve(n);
  for (std::uint64_t i = 0; i < n; ++i) {
    const PointIndex x = sample(points);
    const bool wrong = scenario.noise > 0 && bernoulli(turned, scenario.noise);
    const Label label = distribution.target[x];
    rows.push_back({x, wrong ? opposite(label) : label});
  }
  return rows;
}

}  // namespace

std::string_view to_string(AgnosticPage page) {
  switch (page) {
    case AgnosticPage::relabel: return "relabel";
    case AgnosticPage::subsample: return "subsample";
    case AgnosticPage::play_online: return "play-online";
    case AgnosticPage::regret: return "regret";
  }
  return "";
}

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

const Field<A>& agnostic_field(std::string_view name) {
  const Field<A>* field = find_field(agnostic_fields(), name);
  assert(field != nullptr);
  return *field;
}

bool is_agnostic_scenario(const Json& json) { return chapter_file::is_of(json, agnostic_chapter); }

A agnostic_fields_from_json(const Json& json, std::vector<InputError>& problems) {
  A scenario = chapter_file::from_json(agnostic_fields(), agnostic_chapter, agnostic_version, json, problems);
  if (problems.empty()) check_fields(agnostic_fields(), scenario, problems);
  return scenario;
}

A agnostic_from_json(const Json& json, std::vector<InputError>& problems) {
  A scenario = chapter_file::from_json(agnostic_fields(), agnostic_chapter, agnostic_version, json, problems);
  if (problems.empty()) check_agnostic(scenario, problems);
  return scenario;
}

void check_agnostic(const A& scenario, std::vector<InputError>& problems) {
  check_fields(agnostic_fields(), scenario, problems);
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  guard([&] {
    if (scenario.noise < 0 || scenario.noise >= Rational(1, 2))
      throw InputError("noise", to_string(scenario.noise), rules::from_0_below_half());
  });
  const std::uint64_t n = scenario.examples;
  guard([&] {
    const ConceptClass concept_class = make_class(scenario.class_text);
    guard([&] { (void)make_distribution(concept_class, scenario.marginal, scenario.target); });
    guard([&] {
      if (scenario.rows.empty()) return;
      if (!scenario.data.empty()) throw InputError("rows", "", rules::cannot_stand_beside("data"));
      const std::size_t given = agnostic_examples("rows", scenario.rows, concept_class.points()).size();
      if (given != n) throw InputError("rows", std::to_string(given), rules::equal_to(n));
    });
    check_game(scenario, concept_class.points(), problems);
  });
  if (scenario.data.empty()) {
    guard([&] {
      if (scenario.subset < 1 || scenario.subset > n)
        throw InputError("subset", std::to_string(scenario.subset), rules::between(1, n));
    });
    guard([&] { check_chosen(scenario, n); });
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

A parse_agnostic(const std::string& text) {
  const Json json = parse_json("scenario", text);
  std::vector<InputError> problems;
  A scenario = agnostic_from_json(json, problems);
  if (!problems.empty()) throw InputError(problems.front());
  return scenario;
}

A read_agnostic_file(const std::string& path) { return chapter_file::read(path, parse_agnostic); }

Json agnostic_to_json(const A& scenario) {
  return chapter_file::to_json(agnostic_fields(), agnostic_chapter, agnostic_version, scenario);
}

Json agnostic_schema() {
  return chapter_file::schema(agnostic_fields(), agnostic_chapter, agnostic_version,
                              "Everything learning without the promise depends on. Missing keys keep their defaults; "
                              "other keys are refused. A number is read exactly: 0.1 is 1/10. Strings may also be "
                              "fractions; beyond 2^53 write a whole number as a string, since JSON readers round.");
}

AgnosticData relabel_data_of(const A& scenario) {
  ConceptClass concept_class = make_class(scenario.class_text);
  Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  const std::size_t points = concept_class.points();
  if (!scenario.data.empty()) {
    LabelledRows rows = read_labelled_rows(scenario.data, points);
    return {std::move(concept_class), std::move(distribution), std::move(rows)};
  }
  Sample rows = scenario.rows.empty() ? draw_rows(scenario, distribution, scenario.examples, "relabel")
                                      : agnostic_examples("rows", scenario.rows, points);
  return {std::move(concept_class), std::move(distribution), LabelledRows(std::move(rows), points)};
}

AgnosticData pool_of(const A& scenario) {
  ConceptClass concept_class = make_class(scenario.class_text);
  Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  Sample rows = draw_rows(scenario, distribution, scenario.pool, "pool");
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
  for (const Example& one : agnostic_examples("moves", scenario.moves, points)) {
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
