// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/stability_scenario.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <sstream>
#include <utility>

#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/online/class_facts.hpp"
#include "core/online/littlestone.hpp"
#include "core/replicable/two_runs.hpp"
#include "core/stability/worst_world.hpp"
#include "core/study/certificates/shipped_certificates.hpp"
#include "core/study/chapters/chapter_file.hpp"
#include "core/study/chapters/chapter_rows.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;
using S = StabilityScenario;

constexpr std::array steps_kinds = {StepsKind::even, StepsKind::equal, StepsKind::one, StepsKind::hand};
constexpr std::array<std::string_view, 4> steps_kind_names = {"even", "equal", "one", "hand"};
constexpr std::array on_fails = {OnFail::fail, OnFail::soa};
constexpr std::size_t most_ladder_classes = 40;

template <auto... path>
Field<S> stability_row(FieldInfo info) {
  return member_field<S, path...>(std::move(info));
}

// One of a few texts.
template <auto member>
Field<S> named_row(FieldInfo info, std::vector<std::string_view> names) {
  std::string all;
  for (const std::string_view name : names) all += (all.empty() ? "" : ", ") + std::string(name);
  info.kind = FieldKind::choice;
  info.choices = std::move(names);
  info.not_a_choice = rules::one_of(all);
  return stability_row<member>(std::move(info));
}

void add_same_answer(std::vector<Field<S>>& fields) {
  using K = FieldKind;
  constexpr auto seldom = FIELD_TEXT("Field", "rare");
  constexpr auto often = FIELD_TEXT("Field", "common");
  fields.push_back(
      stability_row<&S::class_text>({.key = "class",
                                     .argument = "CLASS",
                                     .label = FIELD_TEXT("Field", "Class"),
                                     .help = "What both labs learn: points:N, thresholds:3, thresholds:4"}));
  fields.push_back(stability_row<&S::mass>({.key = "mass",
                                            .argument = "number",
                                            .symbol = "p",
                                            .label = FIELD_TEXT("Field", "the rare point's share"),
                                            .help = "How often the rare point comes",
                                            .kind = K::rational,
                                            .range = from_to(0, 1),
                                            .slider = {0, Rational(1, 400), 80, 0, seldom, often}}));
  fields.push_back(named_row<&S::differ>({.key = "differ",
                                          .argument = "number",
                                          .symbol = "ρ",
                                          .label = FIELD_TEXT("Field", "may differ"),
                                          .help = "How often the two labs may differ, in every world"},
                                         {"0.2", "0.1", "0.05"}));
  fields.push_back(choice_field<S, &S::shape, steps_kinds>({.key = "shape",
                                                            .argument = "shape",
                                                            .label = FIELD_TEXT("Field", "Steps"),
                                                            .help = "Where the steps of the shared threshold lie"}));
  fields.push_back(stability_row<&S::steps>({.key = "steps",
                                             .argument = "t:p,…",
                                             .label = FIELD_TEXT("Field", "Steps by hand"),
                                             .help = "The steps, counts that rise, each with its chance",
                                             .left_out_when_default = true,
                                             .default_words = "those of shape"}));
  fields.push_back(stability_row<&S::die>({.key = "die",
                                           .argument = "number",
                                           .label = FIELD_TEXT("Field", "Die"),
                                           .help = "The die that both labs share, from 0 to below 1",
                                           .kind = K::rational,
                                           .range = from_to(0, Rational(9999, 10000)),
                                           .left_out_when_default = true,
                                           .default_words = "rolled with the seed"}));
  fields.push_back(stability_row<&S::alpha>({.key = "alpha",
                                             .argument = "number",
                                             .symbol = "α",
                                             .label = FIELD_TEXT("Field", "error allowed"),
                                             .help = "An answer that misses a point of more than this is a bad one",
                                             .kind = K::rational,
                                             .range = strictly_between(0, 1)}));
  fields.push_back(stability_row<&S::beta>({.key = "beta",
                                            .argument = "number",
                                            .symbol = "β",
                                            .label = FIELD_TEXT("Field", "chance to miss it"),
                                            .help = "How often the answer may be a bad one",
                                            .kind = K::rational,
                                            .range = strictly_between(0, 1)}));
}

void add_worst_world(std::vector<Field<S>>& fields) {
  using K = FieldKind;
  fields.push_back(stability_row<&S::searched>({.key = "searched",
                                                .argument = "CLASS",
                                                .label = FIELD_TEXT("Field", "Class"),
                                                .help = "The class whose distributions are searched, 1 to 4 points",
                                                .files = FieldFiles::of_class}));
  fields.push_back(stability_row<&S::labelled>({.key = "labelled",
                                                .argument = "row",
                                                .label = FIELD_TEXT("Field", "Target"),
                                                .help = "The row that labels the points, 0-based, or all"}));
  fields.push_back(
      choice_field<S, &S::on_fail, on_fails>({.key = "on_fail",
                                              .argument = "answer",
                                              .label = FIELD_TEXT("Field", "Learner"),
                                              .help = "What is answered where G fails: nothing (G), or SOA(T) (G*)"}));
  fields.push_back(
      stability_row<&S::auxiliary>({.key = "auxiliary",
                                    .argument = "n",
                                    .symbol = "n",
                                    .label = FIELD_TEXT("Field", "examples a block"),
                                    .help = "Examples of a block",
                                    .unit = "examples",
                                    .kind = K::whole,
                                    .range = from_to(1, 100),
                                    .slider = {1, 1, 19, 0, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  fields.push_back(stability_row<&S::blocks>({.key = "blocks",
                                              .argument = "number",
                                              .label = FIELD_TEXT("Field", "blocks"),
                                              .help = "Blocks that a tournament may draw, N/n",
                                              .kind = K::whole,
                                              .range = from_to(0, 40'000)}));
  fields.push_back(
      stability_row<&S::levels>({.key = "levels",
                                 .argument = "w0,w1,…",
                                 .label = FIELD_TEXT("Field", "Levels"),
                                 .help = "How often each level is drawn, one number a level from 0 to Ldim",
                                 .kind = K::rationals,
                                 .range = from_to(0, 1)}));
  fields.push_back(stability_row<&S::loss>({.key = "loss",
                                            .argument = "number",
                                            .symbol = "α",
                                            .label = FIELD_TEXT("Field", "error allowed"),
                                            .help = "Only answers of at most this loss count; 1: all",
                                            .kind = K::rational,
                                            .range = from_to(0, 1),
                                            .slider = {0, Rational(1, 20), 20, 0, FIELD_TEXT("Field", "more accurate"),
                                                       FIELD_TEXT("Field", "any answer")}}));
  fields.push_back(named_row<&S::tolerance>({.key = "tolerance",
                                             .argument = "number",
                                             .label = FIELD_TEXT("Field", "Stop at"),
                                             .help = "How far apart the two ends of the bracket may be"},
                                            {"0.05", "0.01", "0.002"}));
}

/// What One more point draws: `known` says "with" or "without" of cube:2, and is the text of any other class.
bool draws_cube(const S& scenario) { return scenario.known == "with" || scenario.known == "without"; }

constexpr auto drawn_at_first = "cube:2";

void add_drawn(std::vector<Field<S>>& fields) {
  FieldInfo known{.key = "known",
                  .argument = "word",
                  .label = FIELD_TEXT("Field", "Point 0"),
                  .help = "With or without a point whose label everybody knows",
                  .kind = FieldKind::choice,
                  .choices = {"with", "without"},
                  .not_a_choice = rules::one_of("with, without")};
  fields.push_back(
      {std::move(known),
       [](const S& scenario) -> FieldValue { return draws_cube(scenario) ? scenario.known : std::string("with"); },
       [](S& scenario, const FieldValue& value) { scenario.known = std::get<std::string>(value); }, draws_cube});
  FieldInfo drawn{
      .key = "drawn",
      .argument = "CLASS",
      .label = FIELD_TEXT("Field", "Class"),
      .help = "The class whose worlds are drawn: cube:2, with point 0 or without, or another on 2 or 3 points",
      .left_out_when_default = true,
      .files = FieldFiles::of_class};
  fields.push_back(
      {std::move(drawn),
       [](const S& scenario) -> FieldValue { return draws_cube(scenario) ? drawn_at_first : scenario.known; },
       [](S& scenario, const FieldValue& value) {
         const auto& text = std::get<std::string>(value);
         if (text != drawn_at_first)
           scenario.known = text;
         else if (!draws_cube(scenario))
           scenario.known = "with";
       },
       nullptr});
}

void add_one_more_point(std::vector<Field<S>>& fields) {
  using K = FieldKind;
  add_drawn(fields);
  fields.push_back(stability_row<&S::error>(
      {.key = "error",
       .argument = "number",
       .symbol = "a",
       .label = FIELD_TEXT("Field", "error a colour may have"),
       .help = "What an answer may err on where it is painted",
       .kind = K::rational,
       .range = from_to(0, Rational(99, 200)),
       .slider = {0, Rational(1, 100), 49, 0, FIELD_TEXT("Field", "none"), FIELD_TEXT("Field", "half")}}));
  fields.push_back(stability_row<&S::radius>({.key = "radius",
                                              .argument = "number",
                                              .symbol = "r",
                                              .label = FIELD_TEXT("Field", "how far the probe looks"),
                                              .help = "How far the probe looks, in the same units as its place",
                                              .kind = K::rational,
                                              .range = from_to(Rational(1, 100), Rational(1, 2)),
                                              .slider = {Rational(1, 100), Rational(1, 100), 49, 0,
                                                         FIELD_TEXT("Field", "near"), FIELD_TEXT("Field", "far")}}));
  for (const bool first : {true, false}) {
    FieldInfo info{.key = first ? "across" : "up",
                   .argument = "number",
                   .symbol = first ? "u" : "v",
                   .label = first ? FIELD_TEXT("Field", "probe, point 1") : FIELD_TEXT("Field", "probe, point 2"),
                   .help = first ? "The probe's world: how often point 1 comes, below 0 with the label −"
                                 : "The probe's world: how often point 2 comes, below 0 with the label −",
                   .kind = K::rational,
                   .range = from_to(-1, 1)};
    fields.push_back(first ? stability_row<&S::across>(std::move(info)) : stability_row<&S::up>(std::move(info)));
  }
  fields.push_back(named_row<&S::painting>({.key = "painting",
                                            .argument = "word",
                                            .label = FIELD_TEXT("Field", "Painting"),
                                            .help = "The painting by bricks, or your own"},
                                           {"bricks", "yours"}));
  fields.push_back(stability_row<&S::mesh>(
      {.key = "mesh",
       .argument = "number",
       .label = FIELD_TEXT("Field", "Mesh"),
       .help = "How fine the net of your own painting is, from 3 on: on a coarser one some worlds have no answer",
       .kind = K::whole,
       .range = from_to(1, 40)}));
  fields.push_back(
      stability_row<&S::painted>({.key = "painted",
                                  .argument = "digits",
                                  .label = FIELD_TEXT("Field", "Painted"),
                                  .help = "Your own painting: a digit for each world of the net, 0 unpainted",
                                  .left_out_when_default = true,
                                  .default_words = "nothing painted"}));
}

void add_ladder(std::vector<Field<S>>& fields) {
  fields.push_back(stability_row<&S::classes>({.key = "classes",
                                               .argument = "CLASS CLASS …",
                                               .label = FIELD_TEXT("Field", "Classes"),
                                               .help = "Classes with spaces between them, each on at most 4 points",
                                               .files = FieldFiles::of_classes}));
  fields.push_back(named_row<&S::block>({.key = "block",
                                         .argument = "n",
                                         .symbol = "n",
                                         .label = FIELD_TEXT("Field", "a block"),
                                         .help = "Examples of a block"},
                                        {"2", "4", "10"}));
  fields.push_back(named_row<&S::allowed>({.key = "allowed",
                                           .argument = "number",
                                           .symbol = "α",
                                           .label = FIELD_TEXT("Field", "error"),
                                           .help = "Only answers of at most this loss count; any: all"},
                                          {"any", "0.2"}));
  fields.push_back(named_row<&S::proof>({.key = "proof",
                                         .argument = "blocks",
                                         .label = FIELD_TEXT("Field", "Proof"),
                                         .help = "How many blocks the proved constants have at d = 1, 2, 3"},
                                        {"4,16,40", "2,6,14"}));
  constexpr auto marks = "ceiling, one, g-star, g, proof, paper";
  fields.push_back(stability_row<&S::shown>({.key = "shown",
                                             .argument = "mark,mark,…",
                                             .label = FIELD_TEXT("Field", "Show"),
                                             .help = "Which marks are drawn",
                                             .kind = FieldKind::choices,
                                             .choices = {"ceiling", "one", "g-star", "g", "proof", "paper"},
                                             .not_a_choice = rules::one_of(marks),
                                             .distinct = true,
                                             .left_out_when_default = true,
                                             .default_words = "all"}));
}

std::vector<Field<S>> make_stability_fields() {
  std::vector<Field<S>> fields;
  add_card_rows<S>(fields, {"same-answer", "worst-world", "one-more-point", "ladder"});
  add_same_answer(fields);
  add_worst_world(fields);
  add_one_more_point(fields);
  add_ladder(fields);
  add_seed_row(fields);
  add_source_row(fields);
  return fields;
}

std::string certificate_name(const ReplicableTask& task, const std::string& differ) {
  if (task.kind == ReplicableTask::Kind::points)
    return differ == "0.2" ? "points-90" : differ == "0.1" ? "points-350" : "points-1100";
  if (differ != "0.1") throw InputError("differ", differ, rules::equal_to("0.1"));
  return task.points == 3 ? "thresholds-3-1250" : "thresholds-4-3300";
}

constexpr ChapterFile<S> stability_file = {stability_chapter, stability_version, stability_fields, check_stability,
                                           "Everything that the pages of chapter VI run."};

}  // namespace

std::string_view to_string(StepsKind kind) { return steps_kind_names[static_cast<std::size_t>(kind)]; }

bool operator==(const S& a, const S& b) { return stability_to_json(a) == stability_to_json(b); }

const std::vector<Field<S>>& stability_fields() {
  static const std::vector<Field<S>> fields = make_stability_fields();
  return fields;
}

const Field<S>& stability_field(std::string_view name) { return stability_file.field(name); }

bool is_stability_scenario(const Json& json) { return stability_file.is(json); }

S stability_fields_from_json(const Json& json, std::vector<InputError>& problems) {
  return stability_file.fields_from_json(json, problems);
}

S stability_from_json(const Json& json, std::vector<InputError>& problems) {
  return stability_file.from_json(json, problems);
}

void check_stability(const S& scenario, std::vector<InputError>& problems) {
  check_fields(stability_fields(), scenario, problems);
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  if (scenario.page == "same-answer") {
    guard([&] { (void)task_of(scenario); });
    guard([&] { (void)staircase_of(scenario); });
  } else if (scenario.page == "worst-world") {
    guard([&] {
      const ConceptClass concept_class = make_class(scenario.searched);
      (void)worst_problem_of(scenario, concept_class, littlestone_dimension(concept_class));
    });
  } else if (scenario.page == "one-more-point") {
    guard([&] {
      if (abs(scenario.across) + abs(scenario.up) > 1)
        throw InputError("up", to_string(scenario.up), rules::at_most(to_string(1 - abs(scenario.across))));
    });
    guard([&] {
      const bool cube = draws_cube(scenario);
      if (scenario.painted.find_first_not_of(cube ? "01234" : "012345678") != std::string::npos)
        throw InputError("painted", scenario.painted,
                         rules::one_of(cube ? "0, 1, 2, 3, 4" : "0, 1, 2, 3, 4, 5, 6, 7, 8"));
    });
    guard([&] {
      if (draws_cube(scenario)) return;
      try {
        (void)make_class(scenario.known);
      } catch (const InputError& error) {
        throw InputError("drawn", error.value().empty() ? scenario.known : error.value(), error.rule());
      }
    });
  } else {
    guard([&] { (void)ladder_classes_of(scenario); });
  }
}

S parse_stability(const std::string& text) { return stability_file.parse(text); }

S read_stability_file(const std::string& path) { return chapter_file::read(path, parse_stability); }

Json stability_to_json(const S& scenario) { return stability_file.to_json(scenario); }

Json stability_schema() { return stability_file.schema(); }

ReplicableTask task_of(const S& scenario) {
  const ReplicableTask task = replicable_task(scenario.class_text);
  const bool small = task.points == 3 || task.points == 4;
  if (task.kind == ReplicableTask::Kind::pair || (task.kind == ReplicableTask::Kind::thresholds && !small))
    throw InputError("class", scenario.class_text, rules::one_of("points:N, thresholds:3, thresholds:4"));
  return task;
}

std::vector<Rational> boundaries_of(const S& scenario) {
  const ReplicableTask task = task_of(scenario);
  if (task.kind == ReplicableTask::Kind::points) return {scenario.mass};
  std::vector<Rational> boundaries;
  const auto last = static_cast<std::int64_t>(task.points) - 1;
  for (std::int64_t i = 0; i < last; ++i) boundaries.push_back(scenario.mass * Rational(last - i, last));
  return boundaries;
}

const Staircase& shipped_staircase(const S& scenario) {
  const std::string name = certificate_name(task_of(scenario), scenario.differ);
  const auto& all = shipped_certificates();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
  return found->table->staircase;
}

Staircase equal_steps(const Staircase& steps) {
  const auto count = static_cast<std::int64_t>(steps.steps.size());
  const auto last = static_cast<std::int64_t>(steps.steps.back().count);
  const auto nearest = [](std::int64_t over, std::int64_t under) { return (2 * over + under) / (2 * under); };
  const std::int64_t apart = nearest(last, count);
  std::int64_t first = last - apart * (count - 1);
  if (first < 1 || first > 2 * apart) first = std::max<std::int64_t>(1, apart);
  Staircase equal{steps.examples, {}};
  for (std::int64_t i = 0; i < count; ++i) {
    const std::int64_t at = count == 1 ? last : first + nearest(i * (last - first), count - 1);
    equal.steps.push_back({static_cast<std::uint64_t>(at), Rational(1, count)});
  }
  return equal;
}

Staircase staircase_of(const S& scenario) {
  const Staircase& shipped = shipped_staircase(scenario);
  switch (scenario.shape) {
    case StepsKind::even: return shipped;
    case StepsKind::equal: return equal_steps(shipped);
    case StepsKind::one: {
      const Rational half = scenario.alpha * Rational(shipped.examples) / 2;
      const BigInteger up = (numerator(half) + denominator(half) - 1) / denominator(half);
      return {shipped.examples, {{std::max<std::uint64_t>(1, up.convert_to<std::uint64_t>()), 1}}};
    }
    case StepsKind::hand: break;
  }
  Staircase by_hand{shipped.examples, parse_steps("steps", scenario.steps)};
  by_hand.validate();
  return by_hand;
}

std::vector<std::string> ladder_classes_of(const S& scenario) {
  std::vector<std::string> classes;
  std::istringstream words(scenario.classes);
  for (std::string word; words >> word;) {
    if (std::find(classes.begin(), classes.end(), word) != classes.end())
      throw InputError("classes", word, rules::named_twice());
    classes.push_back(std::move(word));
  }
  if (classes.empty()) throw InputError("classes", "", rules::is_missing());
  if (classes.size() > most_ladder_classes)
    throw InputError("classes", std::to_string(classes.size()), rules::between(1, most_ladder_classes));
  for (const std::string& text : classes) {
    try {
      const ConceptClass concept_class = make_class(text);
      if (concept_class.points() > most_worst_points)
        throw InputError("classes", rules::value_points(concept_class.points()), rules::at_most(most_worst_points));
    } catch (const InputError& error) {
      if (error.field() == "classes") throw;
      throw InputError("classes", error.value().empty() ? text : error.value(), error.rule());
    }
  }
  return classes;
}

WorstProblem worst_problem_of(const S& scenario, const ConceptClass& concept_class, int dimension) {
  WorstProblem problem;
  problem.learner.auxiliary = scenario.auxiliary;
  problem.learner.cap = scenario.auxiliary * scenario.blocks;
  problem.learner.levels = scenario.levels;
  problem.learner.on_fail = scenario.on_fail;
  if (scenario.loss < 1) problem.alpha = scenario.loss;
  if (scenario.labelled != "all") {
    std::uint64_t row = 0;
    const char* end = scenario.labelled.data() + scenario.labelled.size();
    const auto read = std::from_chars(scenario.labelled.data(), end, row);
    if (read.ec != std::errc() || read.ptr != end || row >= concept_class.given_rows())
      throw InputError("labelled", scenario.labelled, rules::row_of_class(concept_class.given_rows() - 1));
    problem.target = row;
  }
  try {
    problem.validate(concept_class, dimension);
  } catch (const InputError& error) {
    if (error.field() == "class") throw InputError("searched", scenario.searched, error.rule());
    if (error.field() == "cap") throw InputError("blocks", std::to_string(scenario.blocks), error.rule());
    throw;
  }
  return problem;
}

}  // namespace littlestone
