// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/lower_bound_scenario.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/study/chapters/chapter_file.hpp"
#include "core/study/chapters/chapter_rows.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;
using L = LowerBoundScenario;

constexpr std::array forms = {ConsequenceForm::sample, ConsequenceForm::law, ConsequenceForm::dimension};
constexpr std::array tree_colours = {TreeColours::row, TreeColours::hand};
constexpr std::array searches = {HomogeneousSearch::exact, HomogeneousSearch::at_least};

template <auto... path>
Field<L> row(FieldInfo info) {
  return member_field<L, path...>(std::move(info));
}

std::vector<Field<L>> make_lower_bound_fields() {
  using K = FieldKind;
  using G = FieldGroup;
  constexpr unsigned largest_domain = 60;
  const FieldSlider up_to_sixteen = {2, 2, 7, 0, FIELD_TEXT("Field", "fewer"), FIELD_TEXT("Field", "more")};
  std::vector<Field<L>> fields;
  const auto add = [&](Field<L> field) { fields.push_back(std::move(field)); };

  add_card_rows<L>(fields, {"deep-tree", "homogeneous", "gap", "attack", "what-follows"});
  add(row<&L::learner>({.key = "learner",
                        .argument = "LEARNER",
                        .label = FIELD_TEXT("Field", "Learner"),
                        .help = "Learner of thresholds: em:E, erm-left, erm-mid, erm-uniform, coins:E, constant:C, "
                                "private or steps:p0,p1,…"}));
  add(row<&L::domain>({.key = "domain",
                       .option = "domain",
                       .argument = "N",
                       .symbol = "N",
                       .label = FIELD_TEXT("Field", "points of the line"),
                       .help = "Points of the line are 1 to N, plain or as 2^40",
                       .unit = "points",
                       .kind = K::whole,
                       .range = from_to(2, power_of_two(largest_domain)),
                       .powers = true,
                       .written_as_text = true}));
  add(row<&L::examples>({.key = "examples",
                         .option = "examples",
                         .argument = "m",
                         .symbol = "m",
                         .label = FIELD_TEXT("Field", "examples it learns from"),
                         .help = "Examples of a sample, even; half of them are labelled -",
                         .unit = "examples",
                         .kind = K::whole,
                         .range = from_to(2, 32),
                         .slider = up_to_sixteen}));
  add(row<&L::tolerance>({.key = "tolerance",
                          .option = "tolerance",
                          .argument = "g",
                          .symbol = "γ",
                          .label = FIELD_TEXT("Field", "how alike is alike"),
                          .help = "Values of one order lie in an interval of twice this length",
                          .kind = K::rational,
                          .range = strictly_between(0, Rational(1, 2)),
                          .slider = {0, Rational(1, 50), 24, 0, "1/(100m)", FIELD_TEXT("Field", "anything goes")},
                          .left_out_when_default = true,
                          .default_words = "1/(100m)"}));
  add(row<&L::points>({.key = "points",
                       .option = "points",
                       .argument = "powers|x1,x2,…",
                       .label = FIELD_TEXT("Field", "Look among"),
                       .help = "Candidates for the homogeneous set: powers of two, or points that increase",
                       .left_out_when_default = true,
                       .default_words = "all points up to N = 512, powers beyond"}));
  add(row<&L::forced>({.key = "forced",
                       .option = "forced",
                       .argument = "x1,x2,…",
                       .label = FIELD_TEXT("Field", "Forced in"),
                       .help = "Points that the homogeneous set must hold, rising",
                       .kind = K::wholes,
                       .range = from_to(1, power_of_two(largest_domain)),
                       .rising = true,
                       .left_out_when_default = true,
                       .default_words = "none"}));
  add(choice_field<L, &L::search, searches>({.key = "search",
                                             .option = "search",
                                             .argument = "exact|at-least",
                                             .label = FIELD_TEXT("Field", "Search"),
                                             .help = "For a largest homogeneous set, or for a large one in little time",
                                             .left_out_when_default = true}));
  add(row<&L::sample>({.key = "sample",
                       .option = "sample",
                       .argument = "x1,x2,…",
                       .label = FIELD_TEXT("Field", "Sample by hand"),
                       .help = "The m points of the sample, rising",
                       .kind = K::wholes,
                       .range = from_to(1, power_of_two(largest_domain)),
                       .rising = true,
                       .left_out_when_default = true,
                       .default_words = "evenly spaced"}));
  add(row<&L::epsilon>({.key = "epsilon",
                        .option = "epsilon",
                        .argument = "number",
                        .group = G::goal,
                        .symbol = "ε",
                        .label = FIELD_TEXT("Field", "privacy it claims"),
                        .help = "Privacy loss that the learner claims; exact, such as 1, 0.1 or 1/10",
                        .kind = K::rational,
                        .range = above(0),
                        .slider = {-2, Rational(1, 10), 30, 2, FIELD_TEXT("Field", "more private"),
                                   FIELD_TEXT("Field", "less private")}}));
  add(row<&L::delta>({.key = "delta",
                      .option = "delta",
                      .argument = "number",
                      .group = G::goal,
                      .symbol = "δ",
                      .label = FIELD_TEXT("Field", "its failure mass"),
                      .help = "Chance that the privacy loss is larger, from 0 to below 1",
                      .kind = K::rational,
                      .left_out_when_default = true,
                      .default_words = "that of Theorem 1, 1/(1000 m^2 log2 m)"}));
  add(row<&L::alpha>({.key = "alpha",
                      .option = "alpha",
                      .argument = "number",
                      .group = G::goal,
                      .symbol = "α",
                      .label = FIELD_TEXT("Field", "error it may make"),
                      .help = "Share of its own examples that the learner may get wrong",
                      .kind = K::rational,
                      .range = strictly_between(0, 1)}));
  add(row<&L::beta>({.key = "beta",
                     .option = "beta",
                     .argument = "number",
                     .group = G::goal,
                     .symbol = "β",
                     .label = FIELD_TEXT("Field", "chance to miss $α$"),
                     .help = "Chance that it gets more of them wrong",
                     .kind = K::rational,
                     .range = strictly_between(0, 1)}));
  add(row<&L::draws>(
      {.key = "draws",
       .option = "draws",
       .argument = "D",
       .symbol = "D",
       .label = FIELD_TEXT("Field", "draws to look at"),
       .help = "Hypotheses that the attacker sees, each drawn from the learner on the same sample",
       .unit = "draws",
       .kind = K::whole,
       .range = from_to(1, 1'000'000'000),
       .slider = {0, Rational(1, 20), 60, 2, FIELD_TEXT("Field", "one"), FIELD_TEXT("Field", "a thousand")}}));
  add(row<&L::comparisons>(
      {.key = "comparisons",
       .option = "comparisons",
       .argument = "T",
       .symbol = "T",
       .label = FIELD_TEXT("Field", "probes of the search"),
       .help = "Comparisons of the binary search, over 2^(T+1) - 1 places",
       .unit = "comparisons",
       .kind = K::whole,
       .range = from_to(1, 30),
       .slider = {1, 1, 11, 0, FIELD_TEXT("Field", "short search"), FIELD_TEXT("Field", "long search")}}));
  add(row<&L::index>({.key = "index",
                      .option = "index",
                      .argument = "i",
                      .symbol = "i",
                      .label = FIELD_TEXT("Field", "example that is hidden"),
                      .help = "Which of the m examples is hidden, from 1",
                      .kind = K::whole,
                      .range = from_to(1, 32),
                      .left_out_when_default = true,
                      .default_words = "the one at the largest step"}));
  add(row<&L::hidden>({.key = "hidden",
                       .option = "hidden",
                       .argument = "l",
                       .label = FIELD_TEXT("Field", "Where it is hidden"),
                       .help = "Leaf of the search tree at which the hidden example lies, 0-based",
                       .kind = K::whole,
                       .range = from_to(0, (std::uint64_t{1} << 30) - 1)}));
  add(row<&L::height>({.key = "tower.height",
                       .option = "height",
                       .argument = "h",
                       .label = FIELD_TEXT("Field", "Height of the tower"),
                       .help = "How many numbers of the tower stand on each other",
                       .kind = K::whole,
                       .range = from_to(1, 40)}));
  add(row<&L::top>({.key = "tower.top",
                    .option = "top",
                    .argument = "number",
                    .label = FIELD_TEXT("Field", "Top of the tower"),
                    .help = "The highest number of the tower; those below it are twos",
                    .kind = K::whole,
                    .range = from_to(2, 65536)}));
  add(row<&L::tower_examples>({.key = "tower.refutes",
                               .symbol = "m",
                               .label = FIELD_TEXT("Field", "Examples of its learner"),
                               .help = "Examples of the learner that the tower is held against; an even number",
                               .unit = "examples",
                               .kind = K::whole,
                               .range = from_to(2, 32),
                               .slider = up_to_sixteen}));
  add(choice_field<L, &L::form, forms>(
      {.key = "form",
       .option = "form",
       .argument = "name",
       .label = FIELD_TEXT("Field", "Learner of"),
       .help = "What the learner learns: its own sample, a law (PAC), or a class of Littlestone dimension"}));
  add(row<&L::class_text>({.key = "class",
                           .argument = "CLASS",
                           .label = FIELD_TEXT("Field", "Class"),
                           .help = "A class to which Theorem 8 is applied",
                           .left_out_when_default = true,
                           .files = FieldFiles::of_class}));
  add(row<&L::tree_class>({.key = "tree_class",
                           .argument = "CLASS",
                           .label = FIELD_TEXT("Field", "Class"),
                           .help = "A class whose shattered tree is walked down, of Littlestone dimension at most 16",
                           .left_out_when_default = true,
                           .files = FieldFiles::of_class}));
  add(row<&L::levels>({.key = "levels",
                       .argument = "D",
                       .label = FIELD_TEXT("Field", "Tree"),
                       .help = "Levels of the tree, at most the Littlestone dimension",
                       .unit = "levels",
                       .kind = K::whole,
                       .range = from_to(1, 12),
                       .left_out_when_default = true,
                       .default_words = "the Littlestone dimension"}));
  add(row<&L::row>({.key = "row",
                    .argument = "ROW",
                    .label = FIELD_TEXT("Field", "Row"),
                    .help = "The row of the class that colours the tree, 0-based",
                    .kind = K::whole,
                    .range = from_to(0, (std::uint64_t{1} << 31) - 1),
                    .from_zero = true,
                    .left_out_when_default = true,
                    .default_words = "that of the first leaf"}));
  add(choice_field<L, &L::colours, tree_colours>({.key = "colours",
                                                  .argument = "row|hand",
                                                  .label = FIELD_TEXT("Field", "Colours"),
                                                  .help = "By the labels of the row, or with nodes turned by hand",
                                                  .left_out_when_default = true}));
  add(row<&L::turned>({.key = "turned",
                       .argument = "i,…",
                       .label = FIELD_TEXT("Field", "Turned by hand"),
                       .help = "Nodes of the tree with the other colour, rising; 0 is the root, then its - side",
                       .kind = K::wholes,
                       .range = from_to(0, 8190),
                       .rising = true,
                       .left_out_when_default = true,
                       .default_words = "none"}));
  add_seed_row(fields);
  add_source_row(fields);
  return fields;
}

constexpr ChapterFile<L> lower_bound_file = {lower_bound_chapter, lower_bound_version, lower_bound_fields,
                                             check_lower_bound,
                                             "Everything the lower bound for thresholds depends on."};

}  // namespace

std::string_view to_string(ConsequenceForm form) {
  switch (form) {
    case ConsequenceForm::sample: return "sample";
    case ConsequenceForm::law: return "law";
    case ConsequenceForm::dimension: return "dimension";
  }
  return "";
}

std::string_view to_string(HomogeneousSearch search) {
  return search == HomogeneousSearch::exact ? "exact" : "at-least";
}

std::string_view to_string(TreeColours colours) { return colours == TreeColours::row ? "row" : "hand"; }

bool operator==(const LowerBoundScenario& a, const LowerBoundScenario& b) {
  return lower_bound_to_json(a) == lower_bound_to_json(b);
}

const std::vector<Field<LowerBoundScenario>>& lower_bound_fields() {
  static const std::vector<Field<L>> fields = make_lower_bound_fields();
  return fields;
}

const Field<LowerBoundScenario>& lower_bound_field(std::string_view name) { return lower_bound_file.field(name); }

bool is_lower_bound_scenario(const Json& json) { return lower_bound_file.is(json); }

namespace {

// Files from before the tower had examples of its own.
LowerBoundScenario with_tower_examples(LowerBoundScenario scenario, const Json& json) {
  if (scenario.page != "what-follows" || !json.contains("examples")) return scenario;
  const auto tower = json.find("tower");
  const bool own = tower != json.end() && tower->is_object() && tower->contains("refutes");
  if (!own) scenario.tower_examples = scenario.examples;
  return scenario;
}

}  // namespace

LowerBoundScenario lower_bound_fields_from_json(const Json& json, std::vector<InputError>& problems) {
  return with_tower_examples(lower_bound_file.fields_from_json(json, problems), json);
}

LowerBoundScenario lower_bound_from_json(const Json& json, std::vector<InputError>& problems) {
  return with_tower_examples(lower_bound_file.from_json(json, problems), json);
}

void check_lower_bound(const LowerBoundScenario& scenario, std::vector<InputError>& problems) {
  check_fields(lower_bound_fields(), scenario, problems);
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  const auto refuse = [&](const InputError& error) { guard([&] { throw InputError(error); }); };
  const std::size_t m = scenario.examples;
  if (m % 2 != 0) refuse({"examples", std::to_string(m), rules::even_between(2, 32)});
  if (scenario.tower_examples % 2 != 0)
    refuse({"refutes", std::to_string(scenario.tower_examples), rules::even_between(2, 32)});
  if (scenario.domain < m + 1) refuse({"domain", std::to_string(scenario.domain), rules::at_least(m + 1)});
  if (scenario.delta && (*scenario.delta < 0 || *scenario.delta >= 1))
    refuse({"delta", to_string(*scenario.delta), rules::delta_below_1()});
  guard([&] {
    const ThresholdLearner learner = learner_of(scenario);
    const auto fixed = learner.fixed_examples();
    if (scenario.domain > learner.largest_domain())
      refuse({"domain", std::to_string(scenario.domain), rules::at_most(learner.largest_domain())});
    if (fixed && *fixed != m) refuse({"examples", std::to_string(m), rules::equal_to(*fixed)});
  });
  guard([&] {
    const std::vector<LinePoint> points = parse_candidates("points", scenario.points, scenario.domain);
    if (!points.empty() && points.size() < m + 1)
      throw InputError("points", std::to_string(points.size()), rules::at_least(m + 1));
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (points[i] < 1 || points[i] > scenario.domain)
        throw InputError("points", std::to_string(points[i]), rules::between(1, scenario.domain));
      if (i > 0 && points[i] <= points[i - 1])
        throw InputError("points", std::to_string(points[i]), rules::points_increase());
    }
  });
  if (!scenario.sample.empty()) {
    const std::vector<LinePoint>& sample = scenario.sample;
    if (sample.size() != m) refuse({"sample", rules::value_points(sample.size()), rules::equal_to(m)});
    for (std::size_t i = 0; i < sample.size(); ++i) {
      const std::string x = std::to_string(sample[i]);
      if (sample[i] < 1 || sample[i] > scenario.domain) refuse({"sample", x, rules::between(1, scenario.domain)});
      if (i > 0 && sample[i] <= sample[i - 1]) refuse({"sample", x, rules::points_increase()});
    }
  }
  if (scenario.index && (*scenario.index < 1 || *scenario.index > m))
    refuse({"index", std::to_string(*scenario.index), rules::between(1, m)});
  if (scenario.comparisons >= 1 && scenario.comparisons <= 30) {
    const std::uint64_t last = (std::uint64_t{1} << scenario.comparisons) - 1;
    if (scenario.hidden > last) refuse({"hidden", std::to_string(scenario.hidden), rules::between(0, last)});
  }
}

LowerBoundScenario parse_lower_bound(const std::string& text) {
  std::vector<InputError> problems;
  LowerBoundScenario scenario = lower_bound_from_json(parse_json("scenario", text), problems);
  if (!problems.empty()) throw InputError(problems.front());
  return scenario;
}

LowerBoundScenario read_lower_bound_file(const std::string& path) {
  return chapter_file::read(path, parse_lower_bound);
}

Json lower_bound_to_json(const LowerBoundScenario& scenario) { return lower_bound_file.to_json(scenario); }

Json lower_bound_schema() { return lower_bound_file.schema(); }

ThresholdLearner learner_of(const LowerBoundScenario& scenario) {
  return ThresholdLearner::parse("learner", scenario.learner);
}

Rational tolerance_of(const LowerBoundScenario& scenario) {
  return scenario.tolerance ? *scenario.tolerance : Rational(1, 100 * scenario.examples);
}

Rational delta_of(const LowerBoundScenario& scenario) {
  return scenario.delta ? *scenario.delta : theorem_1_delta(scenario.examples);
}

GapClaims claims_of(const LowerBoundScenario& scenario) {
  return {scenario.epsilon, delta_of(scenario), scenario.alpha, scenario.beta};
}

HomogeneousOptions search_of(const LowerBoundScenario& scenario) {
  HomogeneousOptions options;
  options.domain = scenario.domain;
  options.examples = scenario.examples;
  options.tolerance = tolerance_of(scenario);
  options.points = parse_candidates("points", scenario.points, scenario.domain);
  options.forced = scenario.forced;
  options.search = scenario.search;
  return options;
}

Tower tower_of(const LowerBoundScenario& scenario) { return {scenario.height - 1, static_cast<double>(scenario.top)}; }

std::vector<LinePoint> parse_candidates(std::string_view field, std::string_view text, LinePoint domain) {
  if (text.empty()) return {};
  if (text == "powers") return powers_of_two(domain);
  constexpr std::size_t most = 100'000;
  std::vector<LinePoint> points;
  while (true) {
    const std::size_t comma = text.find(',');
    const std::string_view item = text.substr(0, comma);
    try {
      points.push_back(item == "1" ? 1 : parse_domain(field, item));
    } catch (const InputError&) {
      throw InputError(field, item, rules::whole_between(1, "2^60"));
    }
    if (points.size() > most) throw InputError(field, item, rules::at_most(most));
    if (comma == std::string_view::npos) return points;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace littlestone
