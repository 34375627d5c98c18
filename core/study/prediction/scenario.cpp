// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/prediction/scenario.hpp"

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
#include "core/study/chapter_file.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;
using S = PredictionScenario;

constexpr std::uint64_t most_scenario_rows = 1'000'000;
constexpr std::uint64_t most_points = 64;  // of Price of stability, as many as can be drawn

constexpr std::array pages = {PredictionPage::nets, PredictionPage::stable, PredictionPage::votes,
                              PredictionPage::noisy_labels, PredictionPage::price};
constexpr std::array vote_rules = {VoteRuleKind::geometric, VoteRuleKind::logistic, VoteRuleKind::linear};
constexpr std::array block_learners = {BlockLearner::first_fit, BlockLearner::soa};
constexpr std::array piece_scores = {PieceScore::representative, PieceScore::minimum};

// The value of this name, of those that to_string names; there must be one.
template <class Values>
auto named(const Values& values, const FieldValue& value) {
  const auto found = std::find_if(values.begin(), values.end(),
                                  [&](auto one) { return to_string(one) == std::get<std::string>(value); });
  assert(found != values.end());
  return *found;
}

template <auto... path>
Field<S> row(FieldInfo info) {
  return member_field<S, path...>(std::move(info));
}

void add_data(std::vector<Field<S>>& fields) {
  using K = FieldKind;
  fields.push_back(row<&S::class_text>({.key = "class",
                                        .argument = "CLASS",
                                        .label = FIELD_TEXT("Field", "Class"),
                                        .help = "The class of hypotheses, such as thresholds:8"}));
  fields.push_back(
      row<&S::marginal>({.key = "marginal",
                         .option = "marginal",
                         .argument = "D",
                         .group = FieldGroup::distribution,
                         .label = FIELD_TEXT("Field", "Distribution"),
                         .help = "Distribution of points: uniform, geometric:R, zipf:S, weights:w0,w1,…"}));
  fields.push_back(row<&S::target>({.key = "target",
                                    .option = "target",
                                    .argument = "row",
                                    .group = FieldGroup::distribution,
                                    .label = FIELD_TEXT("Field", "Target"),
                                    .help = "The row of the class that labels the examples, 0-based",
                                    .kind = K::whole}));
  fields.push_back(row<&S::noise>(
      {.key = "noise",
       .option = "noise",
       .argument = "number",
       .group = FieldGroup::distribution,
       .symbol = "η",
       .label = FIELD_TEXT("Field", "wrong labels"),
       .help = "Chance that a label is not the target's, from 0 to below 1/2",
       .kind = K::rational,
       .slider = {0, Rational(1, 100), 49, 0, FIELD_TEXT("Field", "none"), FIELD_TEXT("Field", "coin flips")}}));
  fields.push_back(row<&S::examples>(
      {.key = "examples",
       .option = "examples",
       .argument = "n",
       .symbol = "n",
       .label = FIELD_TEXT("Field", "examples"),
       .help = "Rows of the data set",
       .unit = "examples",
       .kind = K::whole,
       .range = from_to(1, most_scenario_rows),
       .slider = {Rational(1, 2), Rational(1, 20), 70, 2, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  fields.push_back(row<&S::rows>({.key = "rows",
                                  .argument = "5:+,2:-,…",
                                  .label = FIELD_TEXT("Field", "Rows by hand"),
                                  .help = "The data set by hand, n examples",
                                  .left_out_when_default = true,
                                  .default_words = "drawn with the seed"}));
  fields.push_back(row<&S::data>({.key = "data",
                                  .option = "data",
                                  .argument = "FILE",
                                  .label = FIELD_TEXT("Field", "Data file"),
                                  .help = "The CSV file of examples (point,label)",
                                  .left_out_when_default = true,
                                  .default_words = "none"}));
  fields.push_back(row<&S::subset>({.key = "subset",
                                    .option = "subset",
                                    .argument = "n'",
                                    .symbol = "n′",
                                    .label = FIELD_TEXT("Field", "rows in $T$"),
                                    .help = "Rows of the subset T",
                                    .unit = "rows",
                                    .kind = K::whole,
                                    .range = from_to(0, most_scenario_rows),
                                    .slider = {1, 1, 29, 0, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  fields.push_back(row<&S::chosen>({.key = "chosen",
                                    .argument = "r1,r2,…",
                                    .label = FIELD_TEXT("Field", "Order of rows"),
                                    .help = "The rows of T by hand, in their order, 0-based",
                                    .kind = K::wholes,
                                    .range = from_to(0, most_scenario_rows - 1),
                                    .left_out_when_default = true,
                                    .default_words = "drawn with the seed"}));
  fields.push_back(row<&S::changed>({.key = "changed",
                                     .argument = "row",
                                     .label = FIELD_TEXT("Field", "Changed row"),
                                     .help = "The row that changes, 0-based",
                                     .kind = K::whole,
                                     .range = from_to(0, most_scenario_rows - 1),
                                     .left_out_when_default = true,
                                     .default_words = "the page's own choice"}));
  fields.push_back(row<&S::becomes>({.key = "becomes",
                                     .argument = "x:y",
                                     .label = FIELD_TEXT("Field", "It becomes"),
                                     .help = "What the changed row becomes, such as 4:-",
                                     .left_out_when_default = true,
                                     .default_words = "the page's own choice"}));
}

void add_nets_and_stable(std::vector<Field<S>>& fields) {
  using K = FieldKind;
  using G = FieldGroup;
  fields.push_back(row<&S::alpha>({.key = "alpha",
                                   .option = "alpha",
                                   .argument = "number",
                                   .group = G::goal,
                                   .symbol = "α",
                                   .label = FIELD_TEXT("Field", "width allowed"),
                                   .help = "Share of rows on which merged hypotheses may differ",
                                   .kind = K::rational,
                                   .range = strictly_between(0, 1),
                                   .slider = {Rational(1, 100), Rational(1, 100), 49, 0,
                                              FIELD_TEXT("Field", "fine net"), FIELD_TEXT("Field", "coarse net")}}));
  fields.push_back(row<&S::beta>(
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
  fields.push_back(row<&S::mechanism>({.key = "mechanism",
                                       .argument = "number",
                                       .group = G::goal,
                                       .symbol = "ε₀",
                                       .label = FIELD_TEXT("Field", "of the mechanism"),
                                       .help = "Privacy of the stable learner's choice given T",
                                       .kind = K::rational,
                                       .range = above(0),
                                       .slider = {-2, Rational(1, 10), 30, 1, FIELD_TEXT("Field", "more stable"),
                                                  FIELD_TEXT("Field", "more accurate")}}));
}

void add_votes(std::vector<Field<S>>& fields) {
  using K = FieldKind;
  using G = FieldGroup;
  fields.push_back(row<&S::epsilon>({.key = "epsilon",
                                     .option = "epsilon",
                                     .argument = "number",
                                     .group = G::goal,
                                     .symbol = "ε",
                                     .label = FIELD_TEXT("Field", "privacy of one answer"),
                                     .help = "Privacy loss of one answer, exact, such as 1/2",
                                     .kind = K::rational,
                                     .range = above(0),
                                     .slider = {-2, Rational(1, 10), 30, 1, FIELD_TEXT("Field", "more private"),
                                                FIELD_TEXT("Field", "more accurate")}}));
  fields.push_back(row<&S::blocks>(
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
  fields.push_back({{.key = "rule",
                     .option = "rule",
                     .argument = "name",
                     .label = FIELD_TEXT("Field", "Vote rule"),
                     .help = "How the count of votes decides the coin",
                     .kind = K::choice,
                     .choices = {"geometric", "logistic", "linear"},
                     .not_a_choice = rules::one_of("geometric, logistic, linear")},
                    [](const S& scenario) -> FieldValue { return std::string(to_string(scenario.rule)); },
                    [](S& scenario, const FieldValue& value) { scenario.rule = named(vote_rules, value); }});
  fields.push_back({{.key = "learner",
                     .option = "learner",
                     .argument = "name",
                     .label = FIELD_TEXT("Field", "Each block"),
                     .help = "What a block answers with",
                     .kind = K::choice,
                     .choices = {"first-fit", "soa"},
                     .not_a_choice = rules::one_of("first-fit, soa")},
                    [](const S& scenario) -> FieldValue { return std::string(to_string(scenario.learner)); },
                    [](S& scenario, const FieldValue& value) { scenario.learner = named(block_learners, value); }});
  fields.push_back(row<&S::asked>({.key = "asked",
                                   .argument = "x",
                                   .label = FIELD_TEXT("Field", "Asked point"),
                                   .help = "The point that is asked, 0-based",
                                   .kind = K::whole}));
}

void add_noisy_labels(std::vector<Field<S>>& fields) {
  using K = FieldKind;
  using G = FieldGroup;
  fields.push_back(row<&S::epsilon1>({.key = "epsilon1",
                                      .option = "epsilon1",
                                      .argument = "number",
                                      .group = G::goal,
                                      .symbol = "ε₁",
                                      .label = FIELD_TEXT("Field", "to choose $ĥ$"),
                                      .help = "Privacy of the choice of a hypothesis given T",
                                      .kind = K::rational,
                                      .range = above(0),
                                      .slider = {-2, Rational(1, 10), 30, 1, FIELD_TEXT("Field", "more private"),
                                                 FIELD_TEXT("Field", "more accurate")}}));
  fields.push_back(row<&S::epsilon2>({.key = "epsilon2",
                                      .option = "epsilon2",
                                      .argument = "number",
                                      .group = G::goal,
                                      .symbol = "ε₂",
                                      .label = FIELD_TEXT("Field", "of the votes"),
                                      .help = "Privacy of the votes of the relabelled blocks",
                                      .kind = K::rational,
                                      .range = above(0),
                                      .slider = {-2, Rational(1, 10), 30, 1, FIELD_TEXT("Field", "more private"),
                                                 FIELD_TEXT("Field", "more accurate")}}));
  fields.push_back(row<&S::noisy_blocks>({.key = "noisy_blocks",
                                          .argument = "k",
                                          .symbol = "k",
                                          .label = FIELD_TEXT("Field", "blocks"),
                                          .help = "Blocks of the relabelled data",
                                          .unit = "blocks",
                                          .kind = K::whole,
                                          .range = from_to(1, 1'000'000)}));
  fields.push_back(row<&S::flip>({.key = "flip",
                                  .option = "flip",
                                  .argument = "number",
                                  .group = G::goal,
                                  .symbol = "φ",
                                  .label = FIELD_TEXT("Field", "flip at the end"),
                                  .help = "Chance that the answer is turned round, from 0 to below 1/2",
                                  .kind = K::rational}));
  fields.push_back({{.key = "score",
                     .option = "score",
                     .argument = "name",
                     .label = FIELD_TEXT("Field", "Score"),
                     .help = "Errors by which a piece is chosen: of its first hypothesis, or the fewest of any in it",
                     .kind = K::choice,
                     .choices = {"representative", "minimum"},
                     .not_a_choice = rules::one_of("representative, minimum")},
                    [](const S& scenario) -> FieldValue { return std::string(to_string(scenario.score)); },
                    [](S& scenario, const FieldValue& value) { scenario.score = named(piece_scores, value); }});
  fields.push_back(row<&S::leaving>({.key = "leaving",
                                     .argument = "place",
                                     .label = FIELD_TEXT("Field", "Row that leaves $T$"),
                                     .help = "The place in T of the row that is swapped, 0-based",
                                     .kind = K::whole,
                                     .range = from_to(0, most_scenario_rows - 1),
                                     .left_out_when_default = true,
                                     .default_words = "the most telling one"}));
  fields.push_back(row<&S::entering>({.key = "entering",
                                      .argument = "row",
                                      .label = FIELD_TEXT("Field", "Row that enters $T$"),
                                      .help = "The row of S that takes its place, 0-based",
                                      .kind = K::whole,
                                      .range = from_to(0, most_scenario_rows - 1),
                                      .left_out_when_default = true,
                                      .default_words = "the most telling one"}));
  fields.push_back(row<&S::plan_alpha>({.key = "plan_alpha",
                                        .argument = "number",
                                        .group = G::goal,
                                        .symbol = "α",
                                        .label = FIELD_TEXT("Field", "error, in the calculator"),
                                        .help = "Error above the best that the calculator allows",
                                        .kind = K::rational,
                                        .range = from_to(Rational(1, 1'000'000), Rational(1, 4))}));
  fields.push_back(row<&S::plan_epsilon>({.key = "plan_epsilon",
                                          .argument = "number",
                                          .group = G::goal,
                                          .symbol = "ε",
                                          .label = FIELD_TEXT("Field", "privacy, in the calculator"),
                                          .help = "Privacy of one answer that the calculator asks for",
                                          .kind = K::rational,
                                          .range = strictly_between(0, 1)}));
}

void add_price(std::vector<Field<S>>& fields) {
  using K = FieldKind;
  using G = FieldGroup;
  fields.push_back(
      row<&S::dimension>({.key = "price.dimension",
                          .argument = "d",
                          .symbol = "d",
                          .label = FIELD_TEXT("Field", "points"),
                          .help = "Points: d - 1 light ones and a heavy one, all labellings",
                          .unit = "points",
                          .kind = K::whole,
                          .range = from_to(2, most_points),
                          .slider = {2, 1, 15, 0, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  fields.push_back(row<&S::stability>(
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
  fields.push_back(row<&S::mass>({.key = "price.mass",
                                  .argument = "number",
                                  .group = G::distribution,
                                  .symbol = "μ",
                                  .label = FIELD_TEXT("Field", "mass of the light points"),
                                  .help = "Mass that the light points share",
                                  .kind = K::rational,
                                  .range = {.least = Rational(0), .most = Rational(1), .open = false},
                                  .slider = {Rational(1, 20), Rational(1, 20), 19, 0,
                                             FIELD_TEXT("Field", "rare points"), FIELD_TEXT("Field", "all of it")}}));
  fields.push_back(
      row<&S::price_alpha>({.key = "price_alpha",
                            .argument = "number",
                            .group = G::goal,
                            .symbol = "α",
                            .label = FIELD_TEXT("Field", "error allowed"),
                            .help = "Expected loss that is allowed, above 0 and at most 1/4",
                            .kind = K::rational,
                            .range = from_to(Rational(1, 1000), Rational(1, 4)),
                            .slider = {Rational(1, 100), Rational(1, 100), 24, 0, FIELD_TEXT("Field", "more accurate"),
                                       FIELD_TEXT("Field", "fewer examples")}}));
  fields.push_back(row<&S::flipped>({.key = "price.flipped",
                                     .argument = "x",
                                     .label = FIELD_TEXT("Field", "Flip"),
                                     .help = "The light point whose labels are turned round, 0-based",
                                     .kind = K::whole,
                                     .range = from_to(0, most_points - 2)}));
  fields.push_back(row<&S::answers>({.key = "price.answers",
                                     .argument = "p1,p2,…",
                                     .label = FIELD_TEXT("Field", "Answers by hand"),
                                     .help = "A learner of one's own: the chance of + at each light point",
                                     .kind = K::rationals,
                                     .range = from_to(0, 1),
                                     .left_out_when_default = true,
                                     .default_words = "the counting learner's"}));
}

std::vector<Field<S>> make_fields() {
  using K = FieldKind;
  std::vector<Field<S>> fields;
  fields.push_back(row<&S::title>({.key = "title", .help = "Title for the gallery"}));
  fields.push_back(row<&S::lesson>({.key = "lesson", .help = "One line for the gallery"}));
  fields.push_back({{.key = "page",
                     .help = "The page it opens on",
                     .kind = K::choice,
                     .choices = {"nets", "stable", "votes", "noisy-labels", "price"},
                     .not_a_choice = rules::one_of("nets, stable, votes, noisy-labels, price")},
                    [](const S& scenario) -> FieldValue { return std::string(to_string(scenario.page)); },
                    [](S& scenario, const FieldValue& value) { scenario.page = named(pages, value); }});
  add_data(fields);
  add_nets_and_stable(fields);
  add_votes(fields);
  add_noisy_labels(fields);
  add_price(fields);
  fields.push_back(row<&S::seed>({.key = "seed",
                                  .option = "seed",
                                  .argument = "seed",
                                  .group = FieldGroup::randomness,
                                  .label = FIELD_TEXT("Field", "Seed"),
                                  .help = "Everything random follows from it",
                                  .kind = K::whole,
                                  .written_as_text = true}));
  fields.push_back(row<&S::source>(
      {.key = "source", .help = "Where in the paper it comes from, for the gallery", .left_out_when_default = true}));
  return fields;
}

// A text of examples; what is wrong with it is said of the field.
Sample examples_of(std::string_view field, std::string_view text, std::size_t points) {
  try {
    return parse_examples(text, points);
  } catch (const InputError& error) {
    throw InputError(field, error.value(), error.rule());
  }
}

// Throws InputError where a chance is not from 0 to below 1/2.
void expect_below_half(std::string_view field, const Rational& value) {
  if (value < 0 || value >= Rational(1, 2)) throw InputError(field, to_string(value), rules::from_0_below_half());
}

/// Whether a page draws T, and whether it asks for the label of a point.
bool draws_subset(PredictionPage page) { return page != PredictionPage::votes && page != PredictionPage::price; }
bool asks(PredictionPage page) { return page != PredictionPage::nets && page != PredictionPage::price; }

/// Throws InputError where the row that leaves T is no place of it, or the one that enters is chosen already.
void check_swap(const S& scenario) {
  if (scenario.leaving && scenario.subset > 0 && *scenario.leaving >= scenario.subset)
    throw InputError("leaving", std::to_string(*scenario.leaving), rules::between(0, scenario.subset - 1));
  const std::vector<std::uint64_t>& chosen = scenario.chosen;
  if (scenario.entering && std::find(chosen.begin(), chosen.end(), *scenario.entering) != chosen.end())
    throw InputError("entering", std::to_string(*scenario.entering), rules::row_of_t_already());
}

/// Throws InputError where the rows of T are more than n, or where those chosen by hand are not n′ different rows.
void check_subset(const S& scenario, std::uint64_t n) {
  // An empty T is for Nets; the learners refuse it themselves.
  if (scenario.subset > n) throw InputError("subset", std::to_string(scenario.subset), rules::at_most(n));
  if (scenario.chosen.empty()) return;
  if (scenario.chosen.size() != scenario.subset)
    throw InputError("chosen", std::to_string(scenario.chosen.size()), rules::equal_to(scenario.subset));
  std::vector<std::uint64_t> rows = scenario.chosen;
  std::sort(rows.begin(), rows.end());
  if (rows.back() >= n) throw InputError("chosen", std::to_string(rows.back()), rules::between(0, n - 1));
  const auto twice = std::adjacent_find(rows.begin(), rows.end());
  if (twice != rows.end()) throw InputError("chosen", std::to_string(*twice), rules::named_twice());
}

}  // namespace

std::string_view to_string(PredictionPage page) {
  switch (page) {
    case PredictionPage::nets: return "nets";
    case PredictionPage::stable: return "stable";
    case PredictionPage::votes: return "votes";
    case PredictionPage::noisy_labels: return "noisy-labels";
    case PredictionPage::price: return "price";
  }
  return "";
}

bool operator==(const S& a, const S& b) { return prediction_to_json(a) == prediction_to_json(b); }

const std::vector<Field<S>>& prediction_fields() {
  static const std::vector<Field<S>> fields = make_fields();
  return fields;
}

const Field<S>& prediction_field(std::string_view name) {
  const Field<S>* field = find_field(prediction_fields(), name);
  assert(field != nullptr);
  return *field;
}

bool is_prediction_scenario(const Json& json) { return chapter_file::is_of(json, prediction_chapter); }

S prediction_fields_from_json(const Json& json, std::vector<InputError>& problems) {
  S scenario = chapter_file::from_json(prediction_fields(), prediction_chapter, prediction_version, json, problems);
  if (problems.empty()) check_fields(prediction_fields(), scenario, problems);
  return scenario;
}

S prediction_from_json(const Json& json, std::vector<InputError>& problems) {
  S scenario = chapter_file::from_json(prediction_fields(), prediction_chapter, prediction_version, json, problems);
  if (problems.empty()) check_prediction(scenario, problems);
  return scenario;
}

void check_prediction(const S& scenario, std::vector<InputError>& problems) {
  check_fields(prediction_fields(), scenario, problems);
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  guard([&] { expect_below_half("noise", scenario.noise); });
  guard([&] { expect_below_half("flip", scenario.flip); });
  std::uint64_t n = scenario.examples;
  bool counted = true;  // n is known
  guard([&] {
    counted = scenario.data.empty();
    const ConceptClass concept_class = make_class(scenario.class_text);
    const std::size_t points = concept_class.points();
    guard([&] { (void)make_distribution(concept_class, scenario.marginal, scenario.target); });
    guard([&] {
      if (asks(scenario.page) && scenario.asked >= points)
        throw InputError("asked", std::to_string(scenario.asked), rules::between(0, points - 1));
    });
    guard([&] {
      if (scenario.rows.empty()) return;
      if (!scenario.data.empty()) throw InputError("rows", "", rules::cannot_stand_beside("data"));
      const std::size_t given = examples_of("rows", scenario.rows, points).size();
      if (given != n) throw InputError("rows", std::to_string(given), rules::equal_to(n));
    });
    guard([&] {
      if (!scenario.becomes.empty()) (void)becomes_of(scenario, points);
    });
  });
  if (counted) {
    guard([&] {
      if (draws_subset(scenario.page)) check_subset(scenario, n);
    });
    const auto below_n = [&](std::string_view field, const std::optional<std::uint64_t>& value) {
      guard([&] {
        if (value && *value >= n) throw InputError(field, std::to_string(*value), rules::between(0, n - 1));
      });
    };
    if (asks(scenario.page)) below_n("changed", scenario.changed);
    if (scenario.page == PredictionPage::noisy_labels) {
      below_n("entering", scenario.entering);
      guard([&] { check_swap(scenario); });
    }
    const auto enough = [&](std::string_view field, std::uint64_t blocks) {
      guard([&] {
        if (blocks > n) throw InputError(field, std::to_string(blocks), rules::at_most(n));
      });
    };
    if (scenario.page == PredictionPage::votes) enough("blocks", scenario.blocks);
    if (scenario.page == PredictionPage::noisy_labels) enough("noisy_blocks", scenario.noisy_blocks);
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

S parse_prediction(const std::string& text) {
  const Json json = parse_json("scenario", text);
  std::vector<InputError> problems;
  S scenario = prediction_from_json(json, problems);
  if (!problems.empty()) throw InputError(problems.front());
  return scenario;
}

S read_prediction_file(const std::string& path) { return chapter_file::read(path, parse_prediction); }

Json prediction_to_json(const S& scenario) {
  return chapter_file::to_json(prediction_fields(), prediction_chapter, prediction_version, scenario);
}

Json prediction_schema() {
  return chapter_file::schema(prediction_fields(), prediction_chapter, prediction_version,
                              "Everything stable and private prediction depends on. Missing keys keep their defaults; "
                              "other keys are refused. A number is read exactly: 0.1 is 1/10. Strings may also be "
                              "fractions; beyond 2^53 write a whole number as a string, since JSON readers round.");
}

Example becomes_of(const S& scenario, std::size_t points) {
  const Sample one = examples_of("becomes", scenario.becomes, points);
  if (one.size() != 1) throw InputError("becomes", std::to_string(one.size()), rules::equal_to(1));
  return one.front();
}

PredictionData data_of(const S& scenario, bool noise) {
  ConceptClass concept_class = make_class(scenario.class_text);
  Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  const std::size_t points = concept_class.points();
  if (!scenario.data.empty()) {
    LabelledRows rows = read_labelled_rows(scenario.data, points);
    return {std::move(concept_class), std::move(distribution), std::move(rows)};
  }
  Sample rows;
  if (!scenario.rows.empty()) {
    rows = examples_of("rows", scenario.rows, points);
  } else {
    const SeedTree seeds = SeedTree(scenario.seed).child("prediction");
    Engine drawn = seeds.child("rows").engine();
    Engine turned = seeds.child("noise").engine();
    const PointSampler sample(distribution.weights);
    rows.reserve(scenario.examples);
    for (std::uint64_t i = 0; i < scenario.examples; ++i) {
      const PointIndex x = sample(drawn);
      const bool wrong = noise && scenario.noise > 0 && bernoulli(turned, scenario.noise);
      const Label label = distribution.target[x];
      rows.push_back({x, wrong ? opposite(label) : label});
    }
  }
  return {std::move(concept_class), std::move(distribution), LabelledRows(std::move(rows), points)};
}

std::vector<std::uint64_t> subset_of(const S& scenario, std::uint64_t rows) {
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

PointCounts price_sample_of(const S& scenario) {
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

NoisyLabelsOptions noisy_labels_of(const S& scenario) {
  NoisyLabelsOptions options;
  options.subset = scenario.subset;
  options.epsilon1 = scenario.epsilon1;
  options.rule = {VoteRuleKind::geometric, scenario.noisy_blocks, scenario.epsilon2, {}};
  options.score = scenario.score;
  options.learner = scenario.learner;
  options.flip = scenario.flip;
  return options;
}

VotesOptions votes_of(const S& scenario) {
  return {{scenario.rule, scenario.blocks, scenario.epsilon, {}}, scenario.learner};
}

PriceOptions price_of(const S& scenario) {
  return {scenario.dimension, scenario.stability, scenario.price_alpha, scenario.mass};
}

}  // namespace littlestone
