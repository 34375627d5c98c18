// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/prediction_scenario.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <unordered_map>
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
using P = PredictionScenario;

constexpr std::uint64_t most_points = 64;  // of Price of stability, as many as can be drawn

constexpr std::array vote_rules = {VoteRuleKind::geometric, VoteRuleKind::logistic, VoteRuleKind::linear};
constexpr std::array block_learners = {BlockLearner::first_fit, BlockLearner::soa};
constexpr std::array piece_scores = {PieceScore::representative, PieceScore::minimum};

template <auto... path>
Field<P> prediction_row(FieldInfo info) {
  return member_field<P, path...>(std::move(info));
}

void add_prediction_data(std::vector<Field<P>>& fields) {
  using K = FieldKind;
  add_data_rows(fields);
  fields.push_back(
      prediction_row<&P::subset>({.key = "subset",
                                  .option = "subset",
                                  .argument = "n'",
                                  .symbol = "n′",
                                  .label = FIELD_TEXT("Field", "rows in $T$"),
                                  .help = "Rows of the subset T",
                                  .unit = "rows",
                                  .kind = K::whole,
                                  .range = from_to(0, most_chapter_rows),
                                  .slider = {1, 1, 29, 0, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  add_chosen_row(fields);
  fields.push_back(prediction_row<&P::changed>({.key = "changed",
                                                .argument = "row",
                                                .label = FIELD_TEXT("Field", "Changed row"),
                                                .help = "The row that changes, 0-based",
                                                .kind = K::whole,
                                                .range = from_to(0, most_chapter_rows - 1),
                                                .from_zero = true,
                                                .left_out_when_default = true,
                                                .default_words = "the page's own choice"}));
  fields.push_back(prediction_row<&P::becomes>({.key = "becomes",
                                                .argument = "x:y",
                                                .label = FIELD_TEXT("Field", "It becomes"),
                                                .help = "What the changed row becomes, such as 4:-",
                                                .from_zero = true,
                                                .left_out_when_default = true,
                                                .default_words = "the page's own choice"}));
}

void add_nets_and_stable(std::vector<Field<P>>& fields) {
  using K = FieldKind;
  using G = FieldGroup;
  fields.push_back(
      prediction_row<&P::alpha>({.key = "alpha",
                                 .option = "alpha",
                                 .argument = "number",
                                 .group = G::goal,
                                 .symbol = "α",
                                 .label = FIELD_TEXT("Field", "width allowed"),
                                 .help = "Share of rows on which merged hypotheses may differ",
                                 .kind = K::rational,
                                 .range = strictly_between(0, 1),
                                 .slider = {Rational(1, 100), Rational(1, 100), 49, 0, FIELD_TEXT("Field", "fine net"),
                                            FIELD_TEXT("Field", "coarse net")}}));
  fields.push_back(prediction_row<&P::beta>(
      {.key = "beta",
       .option = "beta",
       .argument = "number",
       .group = G::goal,
       .symbol = "β",
       .label = FIELD_TEXT("Field", "chance to miss"),
       .help = "Chance that T is no net, for the sizes that suffice",
       .kind = K::rational,
       .range = strictly_between(0, 1),
       .slider = {-4, Rational(1, 10), 37, 1, FIELD_TEXT("Field", "surer"), FIELD_TEXT("Field", "fewer rows")}}));
  fields.push_back(prediction_row<&P::mechanism>(
      privacy_info("mechanism", "ε₀", FIELD_TEXT("Field", "of the mechanism"),
                   "Privacy of the stable learner's choice given T", FIELD_TEXT("Field", "more stable"))));
}

void add_votes(std::vector<Field<P>>& fields) {
  using K = FieldKind;
  fields.push_back(
      prediction_row<&P::epsilon>(with_option(privacy_info("epsilon", "ε", FIELD_TEXT("Field", "privacy of one answer"),
                                                           "Privacy loss of one answer, exact, such as 1/2"),
                                              "epsilon")));
  fields.push_back(prediction_row<&P::blocks>(
      {.key = "blocks",
       .option = "blocks",
       .argument = "k",
       .symbol = "k",
       .label = FIELD_TEXT("Field", "blocks, one vote each"),
       .help = "Blocks of the data, each of which trains alone",
       .unit = "blocks",
       .kind = K::whole,
       .range = from_to(1, 1'000'000),
       .slider = {1, 1, 71, 0, FIELD_TEXT("Field", "few voters"), FIELD_TEXT("Field", "many voters")}}));
  fields.push_back(choice_field<P, &P::rule, vote_rules>({.key = "rule",
                                                          .option = "rule",
                                                          .argument = "name",
                                                          .label = FIELD_TEXT("Field", "Vote rule"),
                                                          .help = "How the count of votes decides the coin"}));
  fields.push_back(choice_field<P, &P::learner, block_learners>({.key = "learner",
                                                                 .option = "learner",
                                                                 .argument = "name",
                                                                 .label = FIELD_TEXT("Field", "Each block"),
                                                                 .help = "What a block answers with"}));
  fields.push_back(prediction_row<&P::asked>({.key = "asked",
                                              .argument = "x",
                                              .label = FIELD_TEXT("Field", "Asked point"),
                                              .help = "The point that is asked, 0-based",
                                              .kind = K::whole,
                                              .from_zero = true}));
}

void add_noisy_labels(std::vector<Field<P>>& fields) {
  using K = FieldKind;
  using G = FieldGroup;
  fields.push_back(
      prediction_row<&P::epsilon1>(with_option(privacy_info("epsilon1", "ε₁", FIELD_TEXT("Field", "to choose $ĥ$"),
                                                            "Privacy of the choice of a hypothesis given T"),
                                               "epsilon1")));
  fields.push_back(
      prediction_row<&P::epsilon2>(with_option(privacy_info("epsilon2", "ε₂", FIELD_TEXT("Field", "of the votes"),
                                                            "Privacy of the votes of the relabelled blocks"),
                                               "epsilon2")));
  fields.push_back(prediction_row<&P::noisy_blocks>({.key = "noisy_blocks",
                                                     .argument = "k",
                                                     .symbol = "k",
                                                     .label = FIELD_TEXT("Field", "blocks"),
                                                     .help = "Blocks of the relabelled data",
                                                     .unit = "blocks",
                                                     .kind = K::whole,
                                                     .range = from_to(1, 1'000'000)}));
  fields.push_back(prediction_row<&P::flip>({.key = "flip",
                                             .option = "flip",
                                             .argument = "number",
                                             .group = G::goal,
                                             .symbol = "φ",
                                             .label = FIELD_TEXT("Field", "flip at the end"),
                                             .help = "Chance that the answer is flipped, from 0 to below 1/2",
                                             .kind = K::rational}));
  fields.push_back(choice_field<P, &P::score, piece_scores>(
      {.key = "score",
       .option = "score",
       .argument = "name",
       .label = FIELD_TEXT("Field", "Score"),
       .help = "Errors by which a piece is chosen: of its first hypothesis, or the fewest of any in it"}));
  fields.push_back(prediction_row<&P::leaving>({.key = "leaving",
                                                .argument = "place",
                                                .label = FIELD_TEXT("Field", "Row that leaves $T$"),
                                                .help = "The place in T of the row that is swapped, 0-based",
                                                .kind = K::whole,
                                                .range = from_to(0, most_chapter_rows - 1),
                                                .from_zero = true,
                                                .left_out_when_default = true,
                                                .default_words = "the most telling one"}));
  fields.push_back(prediction_row<&P::entering>({.key = "entering",
                                                 .argument = "row",
                                                 .label = FIELD_TEXT("Field", "Row that enters $T$"),
                                                 .help = "The row of S that takes its place, 0-based",
                                                 .kind = K::whole,
                                                 .range = from_to(0, most_chapter_rows - 1),
                                                 .from_zero = true,
                                                 .left_out_when_default = true,
                                                 .default_words = "the most telling one"}));
  fields.push_back(prediction_row<&P::plan_alpha>({.key = "plan_alpha",
                                                   .argument = "number",
                                                   .group = G::goal,
                                                   .symbol = "α",
                                                   .label = FIELD_TEXT("Field", "error, in the calculator"),
                                                   .help = "Error above the best that the calculator allows",
                                                   .kind = K::rational,
                                                   .range = from_to(Rational(1, 1'000'000), Rational(1, 4))}));
  fields.push_back(prediction_row<&P::plan_epsilon>({.key = "plan_epsilon",
                                                     .argument = "number",
                                                     .group = G::goal,
                                                     .symbol = "ε",
                                                     .label = FIELD_TEXT("Field", "privacy, in the calculator"),
                                                     .help = "Privacy of one answer that the calculator asks for",
                                                     .kind = K::rational,
                                                     .range = strictly_between(0, 1)}));
}

void add_price(std::vector<Field<P>>& fields) {
  using K = FieldKind;
  using G = FieldGroup;
  fields.push_back(prediction_row<&P::dimension>(
      {.key = "price.dimension",
       .argument = "d",
       .symbol = "d",
       .label = FIELD_TEXT("Field", "points"),
       .help = "Points: d - 1 light ones and a heavy one, all labellings",
       .unit = "points",
       .kind = K::whole,
       .range = from_to(2, most_points),
       .slider = {2, 1, 15, 0, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  fields.push_back(prediction_row<&P::stability>(
      {.key = "price.stability",
       .option = "stability",
       .argument = "g",
       .group = G::goal,
       .symbol = "γ",
       .label = FIELD_TEXT("Field", "how far an answer moves"),
       .help = "One changed row moves an answer's chance by at most this",
       .kind = K::rational,
       .range = from_to(Rational(1, 1000), 1),
       .slider = {-2, Rational(1, 20), 40, 2, FIELD_TEXT("Field", "more stable"), FIELD_TEXT("Field", "freer")}}));
  fields.push_back(
      prediction_row<&P::mass>({.key = "price.mass",
                                .argument = "number",
                                .group = G::distribution,
                                .symbol = "μ",
                                .label = FIELD_TEXT("Field", "mass of the light points"),
                                .help = "Mass that the light points share",
                                .kind = K::rational,
                                .range = {.least = Rational(0), .most = Rational(1), .open = false},
                                .slider = {Rational(1, 20), Rational(1, 20), 19, 0, FIELD_TEXT("Field", "rare points"),
                                           FIELD_TEXT("Field", "all of it")}}));
  fields.push_back(prediction_row<&P::price_alpha>(
      {.key = "price_alpha",
       .argument = "number",
       .group = G::goal,
       .symbol = "α",
       .label = FIELD_TEXT("Field", "error allowed"),
       .help = "Expected loss that is allowed, above 0 and at most 1/4",
       .kind = K::rational,
       .range = from_to(Rational(1, 1000), Rational(1, 4)),
       .slider = {Rational(1, 100), Rational(1, 100), 24, 0, FIELD_TEXT("Field", "more accurate"),
                  FIELD_TEXT("Field", "fewer examples")}}));
  fields.push_back(prediction_row<&P::flipped>({.key = "price.flipped",
                                                .argument = "x",
                                                .label = FIELD_TEXT("Field", "Flip"),
                                                .help = "The light point whose labels are flipped, 0-based",
                                                .kind = K::whole,
                                                .range = from_to(0, most_points - 2),
                                                .from_zero = true}));
  fields.push_back(prediction_row<&P::answers>({.key = "price.answers",
                                                .argument = "p1,p2,…",
                                                .label = FIELD_TEXT("Field", "Answers by hand"),
                                                .help = "A learner of one's own: the chance of + at each light point",
                                                .kind = K::rationals,
                                                .range = from_to(0, 1),
                                                .left_out_when_default = true,
                                                .default_words = "the counting learner's"}));
}

std::vector<Field<P>> make_prediction_fields() {
  std::vector<Field<P>> fields;
  add_card_rows<P>(fields, {"nets", "stable", "votes", "noisy-labels", "price"});
  add_prediction_data(fields);
  add_nets_and_stable(fields);
  add_votes(fields);
  add_noisy_labels(fields);
  add_price(fields);
  add_seed_row(fields);
  add_source_row(fields);
  return fields;
}

/// Whether a page draws T, and whether it asks for the label of a point.
bool draws_subset(const std::string& page) { return page != "votes" && page != "price"; }
bool asks(const std::string& page) { return page != "nets" && page != "price"; }

/// Throws InputError where the row that leaves T is no place of it, or the one that enters is chosen already.
void check_swap(const P& scenario) {
  if (scenario.leaving && scenario.subset > 0 && *scenario.leaving >= scenario.subset)
    throw InputError("leaving", std::to_string(*scenario.leaving), rules::between(0, scenario.subset - 1));
  const std::vector<std::uint64_t>& chosen = scenario.chosen;
  if (scenario.entering && std::find(chosen.begin(), chosen.end(), *scenario.entering) != chosen.end())
    throw InputError("entering", std::to_string(*scenario.entering), rules::row_of_t_already());
}

/// Throws InputError where the rows of T are more than n, or where those chosen by hand are not n′ different rows.
void check_subset(const P& scenario, std::uint64_t n) {
  // An empty T is for Nets; the learners refuse it themselves.
  if (scenario.subset > n) throw InputError("subset", std::to_string(scenario.subset), rules::at_most(n));
  expect_rows_of(scenario.chosen, scenario.subset, n);
}

constexpr NamedKey prediction_named[] = {
    {"target", NamedKey::By::row}, {"asked", NamedKey::By::point}, {"becomes", NamedKey::By::examples}};
constexpr ChapterFile<P> prediction_file = {prediction_chapter,
                                            prediction_version,
                                            prediction_fields,
                                            check_prediction,
                                            "Everything stable and private prediction depends on.",
                                            prediction_named};

}  // namespace

bool operator==(const P& a, const P& b) { return prediction_to_json(a) == prediction_to_json(b); }

const std::vector<Field<P>>& prediction_fields() {
  static const std::vector<Field<P>> fields = make_prediction_fields();
  return fields;
}

const Field<P>& prediction_field(std::string_view name) { return prediction_file.field(name); }

bool is_prediction_scenario(const Json& json) { return prediction_file.is(json); }

P prediction_fields_from_json(const Json& json, std::vector<InputError>& problems) {
  return prediction_file.fields_from_json(json, problems);
}

P prediction_from_json(const Json& json, std::vector<InputError>& problems) {
  return prediction_file.from_json(json, problems);
}

void check_prediction(const P& scenario, std::vector<InputError>& problems) {
  check_fields(prediction_fields(), scenario, problems);
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  guard([&] { expect_below_half("flip", scenario.flip); });
  const std::uint64_t n = scenario.examples;
  check_data_rows(scenario, problems, [&](const ConceptClass& concept_class) {
    const std::size_t points = concept_class.points();
    guard([&] {
      if (asks(scenario.page) && scenario.asked >= points)
        throw InputError("asked", std::to_string(scenario.asked), rules::between(0, points - 1));
    });
    guard([&] {
      if (!scenario.becomes.empty()) (void)becomes_of(scenario, points);
    });
  });
  if (scenario.data.empty()) {
    guard([&] {
      if (draws_subset(scenario.page)) check_subset(scenario, n);
    });
    const auto below_n = [&](std::string_view field, const std::optional<std::uint64_t>& value) {
      guard([&] {
        if (value && *value >= n) throw InputError(field, std::to_string(*value), rules::between(0, n - 1));
      });
    };
    if (asks(scenario.page)) below_n("changed", scenario.changed);
    if (scenario.page == "noisy-labels") {
      below_n("entering", scenario.entering);
      guard([&] { check_swap(scenario); });
    }
    const auto enough = [&](std::string_view field, std::uint64_t blocks) {
      guard([&] {
        if (blocks > n) throw InputError(field, std::to_string(blocks), rules::at_most(n));
      });
    };
    if (scenario.page == "votes") enough("blocks", scenario.blocks);
    if (scenario.page == "noisy-labels") enough("noisy_blocks", scenario.noisy_blocks);
  }
  const std::uint64_t light = scenario.dimension >= 2 ? scenario.dimension - 1 : 1;
  guard([&] {
    if (scenario.flipped >= light)
      throw InputError("flipped", std::to_string(scenario.flipped), rules::between(0, light - 1));
  });
  guard([&] {
    if (!scenario.answers.empty() && scenario.answers.size() != light)
      throw InputError("answers", std::to_string(scenario.answers.size()), rules::equal_to(light));
  });
  guard([&] {
    if (scenario.mass <= 0) throw InputError("mass", to_string(scenario.mass), rules::above_at_most(0, 1));
  });
}

P parse_prediction(const std::string& text) { return prediction_file.parse(text); }

P read_prediction_file(const std::string& path) { return chapter_file::read(path, parse_prediction); }

Json prediction_to_json(const P& scenario) { return prediction_file.to_json(scenario); }

Json prediction_schema() { return prediction_file.schema(); }

Example becomes_of(const P& scenario, std::size_t points) {
  const Sample one = read_examples("becomes", scenario.becomes, points);
  if (one.size() != 1) throw InputError("becomes", std::to_string(one.size()), rules::equal_to(1));
  return one.front();
}

ChapterData data_of(const P& scenario, bool noise) {
  return make_chapter_data(scenario, noise ? scenario.noise : Rational(0), SeedTree(scenario.seed).child("prediction"));
}

std::vector<std::uint64_t> subset_of(const P& scenario, std::uint64_t rows) {
  check_subset(scenario, rows);
  if (!scenario.chosen.empty()) return scenario.chosen;
  Engine engine = SeedTree(scenario.seed).child("prediction").child("subset").engine();
  // Fisher and Yates, of whose row only the places that have changed are kept.
  std::unordered_map<std::uint64_t, std::uint64_t> moved;
  const auto at = [&](std::uint64_t place) {
    const auto found = moved.find(place);
    return found == moved.end() ? place : found->second;
  };
  std::vector<std::uint64_t> subset;
  subset.reserve(scenario.subset);
  for (std::uint64_t i = 0; i < scenario.subset; ++i) {
    const std::uint64_t place = i + uniform_below(engine, rows - i);
    subset.push_back(at(place));
    moved[place] = at(i);
  }
  return subset;
}

PointCounts price_sample_of(const P& scenario) {
  const PriceOptions options = price_of(scenario);
  options.validate();
  const auto light = static_cast<std::size_t>(scenario.dimension) - 1;
  const SeedTree seeds = SeedTree(scenario.seed).child("prediction");
  Engine drawn = seeds.child("price rows").engine();
  Engine labels = seeds.child("price labels").engine();
  std::vector<Label> target;
  for (std::size_t x = 0; x <= light; ++x)
    target.push_back(bernoulli(labels, Rational(1, 2)) ? Label::plus : Label::minus);
  Sample rows;
  for (std::uint64_t i = 0; i < scenario.examples; ++i) {
    const bool is_light = bernoulli(drawn, scenario.mass);
    const auto x = is_light ? static_cast<PointIndex>(uniform_below(drawn, light)) : static_cast<PointIndex>(light);
    rows.push_back({x, target[x]});
  }
  return count_points(rows);
}

NoisyLabelsOptions noisy_labels_of(const P& scenario) {
  NoisyLabelsOptions options;
  options.subset = scenario.subset;
  options.epsilon1 = scenario.epsilon1;
  options.rule = {VoteRuleKind::geometric, scenario.noisy_blocks, scenario.epsilon2, {}};
  options.score = scenario.score;
  options.learner = scenario.learner;
  options.flip = scenario.flip;
  return options;
}

VotesOptions votes_of(const P& scenario) {
  return {{scenario.rule, scenario.blocks, scenario.epsilon, {}}, scenario.learner};
}

PriceOptions price_of(const P& scenario) {
  return {scenario.dimension, scenario.stability, scenario.price_alpha, scenario.mass};
}

}  // namespace littlestone
