// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/scenario_fields.hpp"

#include <algorithm>
#include <cassert>

#include "core/base/rules.hpp"
#include "core/study/chapters/chapter_file.hpp"

namespace littlestone {
namespace {

bool custom(const Scenario& scenario) { return scenario.constants_kind == ConstantsKind::custom; }

template <auto... path>
Field<Scenario> scenario_row(FieldInfo info, bool (*applies)(const Scenario&) = nullptr) {
  return member_field<Scenario, path...>(std::move(info), applies);
}

FieldValue kind_of(const Scenario& scenario) { return std::string(to_string(scenario.constants_kind)); }
void set_kind(Scenario& scenario, const FieldValue& value) {
  scenario.constants_kind = parse_constants_kind("constants", std::get<std::string>(value));
}

// The paper's constants remove candidates by their noisy counts.
bool not_paper(const Scenario& scenario) { return scenario.constants_kind != ConstantsKind::paper; }

FieldValue list_rule_of(const Scenario& scenario) { return std::string(to_string(scenario.constants.list_by)); }
void set_list_rule(Scenario& scenario, const FieldValue& value) {
  scenario.constants.list_by = parse_list_rule("list_by", std::get<std::string>(value));
}

FieldValue on_fail_of(const Scenario& scenario) { return std::string(to_string(scenario.constants.on_fail)); }
void set_on_fail(Scenario& scenario, const FieldValue& value) {
  scenario.constants.on_fail = parse_on_fail("on_fail", std::get<std::string>(value));
}

FieldValue learners_of(const Scenario& scenario) {
  std::vector<std::string> names;
  for (const LearnerKind learner : scenario.learners) names.emplace_back(to_string(learner));
  return names;
}
void set_learners(Scenario& scenario, const FieldValue& value) {
  scenario.learners.clear();
  for (const std::string& name : std::get<std::vector<std::string>>(value)) {
    scenario.learners.push_back(learner_of(name).value());
  }
}

std::vector<Field<Scenario>> make_fields() {
  using K = FieldKind;
  using G = FieldGroup;
  using C = CustomConstants;
  using S = Scenario;
  const Rational most_count = power_of_two(62);  // n and N; with k they must also stay below it together
  const std::string_view more_private = FIELD_TEXT("Field", "more private");
  const std::string_view more_accurate = FIELD_TEXT("Field", "more accurate");
  const std::string_view fewer_examples = FIELD_TEXT("Field", "fewer examples");
  std::vector<Field<Scenario>> fields;
  const auto add = [&](Field<Scenario> field) { fields.push_back(std::move(field)); };

  add(scenario_row<&S::title>({.key = "title", .help = "Title for the gallery"}));
  add(scenario_row<&S::lesson>({.key = "lesson", .help = "One line for the gallery"}));
  add(scenario_row<&S::class_text>({.key = "class",
                                    .argument = "CLASS",
                                    .label = FIELD_TEXT("Field", "Class"),
                                    .help = "A family and its arguments, such as thresholds:8 or file:table.csv",
                                    .files = FieldFiles::of_class}));
  add(scenario_row<&S::marginal>(
      {.key = "distribution.marginal",
       .option = "marginal",
       .argument = "marginal",
       .group = G::distribution,
       .label = FIELD_TEXT("Field", "Distribution"),
       .help = "Known distribution on the points: uniform, geometric:R, zipf:S or weights:w0,w1,…"}));
  add(scenario_row<&S::target>({.key = "distribution.target",
                                .option = "target",
                                .argument = "row",
                                .group = G::distribution,
                                .label = FIELD_TEXT("Field", "Target"),
                                .help = "Row of the class that labels the examples, 0-based",
                                .kind = K::whole,
                                .from_zero = true}));
  add(scenario_row<&S::epsilon>({.key = "epsilon",
                                 .option = "epsilon",
                                 .argument = "number",
                                 .group = G::goal,
                                 .symbol = "ε",
                                 .label = FIELD_TEXT("Field", "privacy loss"),
                                 .help = "Privacy loss; exact, such as 1, 0.1 or 1/10",
                                 .kind = K::rational,
                                 .range = above(0),
                                 .slider = {-2, Rational(1, 10), 40, 2, more_private, more_accurate}}));
  add(scenario_row<&S::delta>({.key = "delta",
                               .option = "delta",
                               .argument = "number",
                               .group = G::goal,
                               .symbol = "δ",
                               .label = FIELD_TEXT("Field", "chance it fails"),
                               .help = "Chance that the privacy loss is larger",
                               .kind = K::rational,
                               .range = strictly_between(0, 1),
                               .slider = {-10, Rational(1, 2), 19, 1, more_private, more_accurate}}));
  add(scenario_row<&S::alpha>({.key = "alpha",
                               .option = "alpha",
                               .argument = "number",
                               .group = G::goal,
                               .symbol = "α",
                               .label = FIELD_TEXT("Field", "error allowed"),
                               .help = "Error allowed",
                               .kind = K::rational,
                               .range = strictly_between(0, 1),
                               .slider = {Rational(1, 200), Rational(1, 200), 49, 0, more_accurate, fewer_examples}}));
  add(scenario_row<&S::beta>(
      {.key = "beta",
       .option = "beta",
       .argument = "number",
       .group = G::goal,
       .symbol = "β",
       .label = FIELD_TEXT("Field", "chance to miss $α$"),
       .help = "Chance that the loss exceeds alpha",
       .kind = K::rational,
       .range = strictly_between(0, 1),
       .slider = {Rational(1, 200), Rational(1, 200), 49, 0, FIELD_TEXT("Field", "surer"), fewer_examples}}));
  add({{.key = "constants.kind",
        .option = "constants",
        .argument = "kind",
        .group = G::constants,
        .label = FIELD_TEXT("Field", "Constants"),
        .help = "Which set of constants; sharp and paper ones follow from the other parameters",
        .kind = K::choice,
        .choices = {FIELD_TEXT("Field", "custom"), FIELD_TEXT("Field", "sharp"), FIELD_TEXT("Field", "paper")},
        .not_a_choice = rules::constants_kind()},
       kind_of,
       set_kind});
  add(scenario_row<&S::constants, &C::auxiliary>({.key = "constants.auxiliary",
                                                  .option = "auxiliary",
                                                  .argument = "n",
                                                  .group = G::constants,
                                                  .symbol = "n",
                                                  .label = FIELD_TEXT("Field", "examples in a block"),
                                                  .help = "Custom n: examples in each block T",
                                                  .unit = "examples",
                                                  .kind = K::whole,
                                                  .range = from_to(1, most_count)},
                                                 custom));
  add(scenario_row<&S::constants, &C::cap>({.key = "constants.cap",
                                            .option = "cap",
                                            .argument = "N",
                                            .group = G::constants,
                                            .symbol = "N",
                                            .label = FIELD_TEXT("Field", "most examples of a tournament"),
                                            .help = "Custom N: most examples that one tournament may draw",
                                            .unit = "examples",
                                            .kind = K::whole,
                                            .range = from_to(0, most_count)},
                                           custom));
  add(scenario_row<&S::constants, &C::batches>({.key = "constants.batches",
                                                .option = "batches",
                                                .argument = "K",
                                                .group = G::constants,
                                                .label = FIELD_TEXT("Field", "Number of batches"),
                                                .help = "Custom number of batches of N + n examples, one vote each",
                                                .unit = FIELD_TEXT("Field", "batches"),
                                                .kind = K::whole,
                                                .range = from_to(1, C::most_batches)},
                                               custom));
  add(scenario_row<&S::constants, &C::selection>({.key = "constants.selection",
                                                  .option = "selection",
                                                  .argument = "n",
                                                  .group = G::constants,
                                                  .symbol = "n′",
                                                  .label = FIELD_TEXT("Field", "fresh examples for the selection"),
                                                  .help = "Custom n': fresh examples for the selection",
                                                  .unit = "examples",
                                                  .kind = K::whole,
                                                  .range = from_to(0, C::most_selection)},
                                                 custom));
  add(scenario_row<&S::constants, &C::levels>({.key = "constants.levels",
                                               .option = "levels",
                                               .argument = "weights",
                                               .group = G::constants,
                                               .label = FIELD_TEXT("Field", "Weights of the levels"),
                                               .help = "Custom weights w0,w1,…,wd of the tournament levels 0 to Ldim",
                                               .kind = K::rationals,
                                               .range = {0, std::nullopt, false},
                                               .left_out_when_default = true,
                                               .default_words = "equal"},
                                              custom));
  add(scenario_row<&S::constants, &C::removal>({.key = "constants.removal",
                                                .option = "removal",
                                                .argument = "votes",
                                                .group = G::constants,
                                                .label = FIELD_TEXT("Field", "Least noisy count kept"),
                                                .help = "Custom: candidates with a noisy count below this are dropped",
                                                .unit = "votes",
                                                .kind = K::whole,
                                                .left_out_when_default = true},
                                               custom));
  add({{.key = "constants.list_by",
        .option = "list-by",
        .argument = "rule",
        .group = G::constants,
        .label = FIELD_TEXT("Field", "How the list is made"),
        .help = "How M makes its list: noisy counts that reach a threshold, or names alone, from fewer votes",
        .kind = K::choice,
        .choices = {"laplace", "partition-selection"},
        .not_a_choice = rules::list_rule(),
        .left_out_when_default = true},
       list_rule_of,
       set_list_rule,
       not_paper});
  add({{.key = "constants.on_fail",
        .option = "on-fail",
        .argument = "answer",
        .group = G::constants,
        .label = FIELD_TEXT("Field", "Failed batch"),
        .help = "What a batch votes whose tournament passes its cap: nothing, or SOA(T)",
        .kind = K::choice,
        .choices = {"fail", "soa"},
        .not_a_choice = rules::on_fail(),
        .left_out_when_default = true},
       on_fail_of,
       set_on_fail});
  add(scenario_row<&S::sizes>({.key = "sizes",
                               .option = "sizes",
                               .argument = "n1,n2,…",
                               .group = G::sweep,
                               .label = FIELD_TEXT("Field", "Sample sizes"),
                               .help = "Total numbers of examples at which the loss is measured, rising",
                               .unit = "examples",
                               .kind = K::wholes,
                               .range = from_to(1, S::most_examples),
                               .rising = true}));
  add(scenario_row<&S::replicates>({.key = "replicates",
                                    .option = "replicates",
                                    .argument = "R",
                                    .group = G::sweep,
                                    .label = FIELD_TEXT("Field", "Replicates"),
                                    .help = "Runs of each learner at each size",
                                    .unit = "runs",
                                    .kind = K::whole,
                                    .range = from_to(1, 1'000'000)}));
  add(scenario_row<&S::seed>({.key = "seed",
                              .option = "seed",
                              .argument = "seed",
                              .group = G::randomness,
                              .label = FIELD_TEXT("Field", "Seed"),
                              .help = "Seed of every random stream, 0 to 2^64 - 1",
                              .kind = K::whole,
                              .written_as_text = true}));
  add(scenario_row<&S::source>(
      {.key = "source", .help = "Where in the paper it comes from, for the gallery", .left_out_when_default = true}));
  add({{.key = "learners",
        .option = "learners",
        .argument = "names",
        .group = G::sweep,
        .label = FIELD_TEXT("Field", "Learners"),
        .help = "Who learns in a sweep, between commas",
        .kind = K::choices,
        .choices = {"M", "lean", "chain", "relabel", "generic", "consistent"},
        .not_a_choice = rules::learner(),
        .empty_rule = rules::one_learner(),
        .distinct = true,
        .left_out_when_default = true},
       learners_of,
       set_learners});
  return fields;
}

}  // namespace

const std::vector<Field<Scenario>>& scenario_fields() {
  static const std::vector<Field<Scenario>> fields = make_fields();
  return fields;
}

const Field<Scenario>& scenario_field(std::string_view name) {
  const Field<Scenario>* field = find_field(scenario_fields(), name);
  assert(field != nullptr);
  return *field;
}

Scenario scenario_of_class(std::string class_text) {
  Scenario scenario;
  scenario.class_text = std::move(class_text);
  scenario.target = 0;
  return scenario;
}

std::span<const NamedKey> scenario_named() {
  static constexpr NamedKey keys[] = {{"distribution.target", NamedKey::By::row}};
  return keys;
}

nlohmann::ordered_json scenario_schema() {
  nlohmann::ordered_json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                                   {"title", "Littlestone Lab scenario"},
                                   {"description",
                                    "Everything one run and its pictures depend on. Missing keys keep their defaults; "
                                    "other keys are refused. A number is "
                                    "read exactly: 0.1 is 1/10. Strings may also be fractions; beyond 2^53 write a "
                                    "whole number as a string, since JSON "
                                    "readers round."}};
  nlohmann::ordered_json object = slots_schema(slots_of(scenario_fields(), Scenario{}));
  chapter_file::allow_names(object, scenario_named());
  nlohmann::ordered_json properties = {{"$schema", {{"type", "string"}}}, {"version", {{"const", scenario_version}}}};
  properties.update(object["properties"]);
  object["properties"] = std::move(properties);
  schema.update(object);
  return schema;
}

}  // namespace littlestone
