// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/map_scenario.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <charconv>
#include <sstream>
#include <utility>

#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/online/class_facts.hpp"
#include "core/study/chapters/chapter_file.hpp"
#include "core/study/chapters/chapter_rows.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;
using M = MapScenario;

constexpr std::size_t most_classes = 12;
constexpr std::uint64_t scenario_log2_points = 1'000'000;
constexpr std::uint64_t scenario_log2_points_of_cube = 6;
constexpr std::array curve_families = {CurveFamily::points, CurveFamily::thresholds, CurveFamily::cube};
constexpr std::array curve_axes = {CurveAcross::points, CurveAcross::epsilon, CurveAcross::alpha, CurveAcross::beta};
constexpr std::array<std::string_view, 5> group_names = {"private", "plain", "agnostic", "unknown", "refuted"};

template <auto... path>
Field<M> map_row(FieldInfo info) {
  return member_field<M, path...>(std::move(info));
}

void add_worlds(std::vector<Field<M>>& fields) {
  using K = FieldKind;
  fields.push_back(map_row<&M::classes>({.key = "classes",
                                         .argument = "CLASS CLASS …",
                                         .label = FIELD_TEXT("Field", "Classes"),
                                         .help = "Classes with spaces between them, such as thresholds:8 points:2^20",
                                         .files = FieldFiles::of_classes}));
  fields.push_back(map_row<&M::rounds>(
      {.key = "rounds",
       .option = "rounds",
       .argument = "T",
       .symbol = "T",
       .label = FIELD_TEXT("Field", "rounds, for regret"),
       .help = "Rounds of the regret",
       .unit = "rounds",
       .kind = K::whole,
       .range = from_to(1, 50),
       .slider = {1, 1, 19, 0, FIELD_TEXT("Field", "short game"), FIELD_TEXT("Field", "long game")}}));
}

void add_goal(std::vector<Field<M>>& fields) {
  using K = FieldKind;
  using G = FieldGroup;
  constexpr auto more_private = FIELD_TEXT("Field", "more private");
  constexpr auto more_accurate = FIELD_TEXT("Field", "more accurate");
  constexpr auto fewer_examples = FIELD_TEXT("Field", "fewer examples");
  fields.push_back(map_row<&M::epsilon>({.key = "epsilon",
                                         .option = "epsilon",
                                         .argument = "number",
                                         .group = G::goal,
                                         .symbol = "ε",
                                         .label = FIELD_TEXT("Field", "privacy loss"),
                                         .help = "Privacy loss; exact, such as 1, 0.1 or 1/10",
                                         .kind = K::rational,
                                         .range = above(0),
                                         .slider = {-2, Rational(1, 10), 30, 2, more_private, more_accurate}}));
  fields.push_back(map_row<&M::delta>({.key = "delta",
                                       .option = "delta",
                                       .argument = "number",
                                       .group = G::goal,
                                       .symbol = "δ",
                                       .label = FIELD_TEXT("Field", "chance it fails"),
                                       .help = "Chance that the privacy loss is larger",
                                       .kind = K::rational,
                                       .range = strictly_between(0, 1),
                                       .slider = {-10, Rational(1, 2), 19, 1, more_private, more_accurate}}));
  fields.push_back(
      map_row<&M::alpha>({.key = "alpha",
                          .option = "alpha",
                          .argument = "number",
                          .group = G::goal,
                          .symbol = "α",
                          .label = FIELD_TEXT("Field", "error allowed"),
                          .help = "Error allowed",
                          .kind = K::rational,
                          .range = strictly_between(0, 1),
                          .slider = {Rational(1, 200), Rational(1, 200), 49, 0, more_accurate, fewer_examples}}));
  fields.push_back(map_row<&M::beta>(
      {.key = "beta",
       .option = "beta",
       .argument = "number",
       .group = G::goal,
       .symbol = "β",
       .label = FIELD_TEXT("Field", "chance to miss $α$"),
       .help = "Chance that the error exceeds alpha",
       .kind = K::rational,
       .range = strictly_between(0, 1),
       .slider = {Rational(1, 200), Rational(1, 200), 49, 0, FIELD_TEXT("Field", "surer"), fewer_examples}}));
}

void add_sizes(std::vector<Field<M>>& fields) {
  using K = FieldKind;
  fields.push_back(choice_field<M, &M::left, curve_families>({.key = "left",
                                                              .argument = "family",
                                                              .label = FIELD_TEXT("Field", "Left family"),
                                                              .help = "The family of the left picture"}));
  fields.push_back(choice_field<M, &M::right, curve_families>({.key = "right",
                                                               .argument = "family",
                                                               .label = FIELD_TEXT("Field", "Right family"),
                                                               .help = "The family of the right picture"}));
  fields.push_back(choice_field<M, &M::across, curve_axes>({.key = "across",
                                                            .option = "across",
                                                            .argument = "axis",
                                                            .label = FIELD_TEXT("Field", "Across"),
                                                            .help = "What lies along the axis"}));
  fields.push_back(map_row<&M::log2_points>({.key = "log2_points",
                                             .option = "log2-points",
                                             .argument = "number",
                                             .label = FIELD_TEXT("Field", "log |$X$|, off the axis"),
                                             .help = "log2 of the number of points, where the axis is another",
                                             .kind = K::whole,
                                             .range = from_to(1, scenario_log2_points)}));
  fields.push_back(map_row<&M::budget>({.key = "budget",
                                        .option = "budget",
                                        .argument = "n",
                                        .symbol = "n",
                                        .label = FIELD_TEXT("Field", "your budget"),
                                        .help = "Examples at hand",
                                        .unit = "examples",
                                        .kind = K::whole,
                                        .range = from_to(1, 1'000'000'000'000'000)}));
  fields.push_back(map_row<&M::shown>({.key = "shown",
                                       .argument = "group,group,…",
                                       .label = FIELD_TEXT("Field", "Show"),
                                       .help = "Which bounds are drawn",
                                       .kind = K::choices,
                                       .choices = {group_names.begin(), group_names.end()},
                                       .not_a_choice = rules::one_of("private, plain, agnostic, unknown, refuted"),
                                       .distinct = true,
                                       .left_out_when_default = true,
                                       .default_words = "all"}));
}

std::vector<Field<M>> make_map_fields() {
  std::vector<Field<M>> fields;
  add_card_rows<M>(fields, {"two-worlds", "sample-sizes"});
  add_worlds(fields);
  add_goal(fields);
  add_sizes(fields);
  add_source_row(fields);
  return fields;
}

// "points:2^20" with its powers of two multiplied out.
std::string multiplied_out(const std::string& text) {
  const std::size_t power = text.find("2^");
  if (power == std::string::npos) return text;
  const char* begin = text.data() + power + 2;
  const char* end = text.data() + text.size();
  unsigned exponent = 0;
  const auto read = std::from_chars(begin, end, exponent);
  constexpr unsigned largest_power = 31;
  if (read.ec != std::errc() || exponent > largest_power)
    throw InputError("classes", text, rules::between("2^0", "2^31"));
  return text.substr(0, power) + std::to_string(std::uint64_t{1} << exponent) +
         multiplied_out(text.substr(static_cast<std::size_t>(read.ptr - text.data())));
}

// Throws InputError (field "classes") where the text spells no class.
void check_class(const std::string& text) {
  try {
    (void)class_facts(text, [](const Progress&) { return Answer::stop; });
  } catch (const Stopped&) {
    // It is one, only its dimensions are not looked for.
  } catch (const InputError& error) {
    throw InputError("classes", error.value().empty() ? text : error.value(), error.rule());
  }
}

constexpr ChapterFile<M> map_file = {map_chapter, map_version, map_fields, check_map, "Everything the map depends on."};

}  // namespace

std::string_view to_string(BoundGroup group) { return group_names[static_cast<std::size_t>(group)]; }

BoundGroup group_of(const EnvelopeRow& row) {
  if (row.kind == BoundKind::refuted) return BoundGroup::refuted;
  if (row.kind == BoundKind::unknown_constant) return BoundGroup::unknown;
  if (!row.promise) return BoundGroup::plain;
  return row.agnostic ? BoundGroup::agnostic : BoundGroup::private_ones;
}

bool MapScenario::shows(BoundGroup group) const {
  return std::find(shown.begin(), shown.end(), to_string(group)) != shown.end();
}

bool operator==(const M& a, const M& b) { return map_to_json(a) == map_to_json(b); }

const std::vector<Field<M>>& map_fields() {
  static const std::vector<Field<M>> fields = make_map_fields();
  return fields;
}

const Field<M>& map_field(std::string_view name) { return map_file.field(name); }

bool is_map_scenario(const Json& json) { return map_file.is(json); }

M map_fields_from_json(const Json& json, std::vector<InputError>& problems) {
  return map_file.fields_from_json(json, problems);
}

M map_from_json(const Json& json, std::vector<InputError>& problems) { return map_file.from_json(json, problems); }

void check_map(const M& scenario, std::vector<InputError>& problems) {
  check_fields(map_fields(), scenario, problems);
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  guard([&] { goal_of(scenario).validate(); });
  guard([&] {
    for (const std::string& text : classes_of(scenario)) check_class(text);
  });
  guard([&] {
    const bool cube = scenario.left == CurveFamily::cube || scenario.right == CurveFamily::cube;
    if (scenario.across != CurveAcross::points && cube && scenario.log2_points > scenario_log2_points_of_cube)
      throw InputError("log2_points", std::to_string(scenario.log2_points),
                       rules::at_most(scenario_log2_points_of_cube));
  });
}

M parse_map(const std::string& text) { return map_file.parse(text); }

M read_map_file(const std::string& path) { return chapter_file::read(path, parse_map); }

Json map_to_json(const M& scenario) { return map_file.to_json(scenario); }

Json map_schema() { return map_file.schema(); }

std::vector<std::string> classes_of(const M& scenario) {
  std::vector<std::string> classes;
  std::istringstream words(scenario.classes);
  for (std::string word; words >> word;) {
    std::string text = multiplied_out(word);
    if (std::find(classes.begin(), classes.end(), text) != classes.end())
      throw InputError("classes", word, rules::named_twice());
    classes.push_back(std::move(text));
  }
  if (classes.empty()) throw InputError("classes", "", rules::is_missing());
  if (classes.size() > most_classes)
    throw InputError("classes", std::to_string(classes.size()), rules::between(1, most_classes));
  return classes;
}

std::string short_class(const std::string& class_text) {
  const std::size_t colon = class_text.rfind(':');
  if (colon == std::string::npos || class_text.starts_with("file:")) return class_text;
  const char* begin = class_text.data() + colon + 1;
  const char* end = class_text.data() + class_text.size();
  std::uint64_t number = 0;
  const auto read = std::from_chars(begin, end, number);
  constexpr std::uint64_t least = 1024;
  if (read.ec != std::errc() || read.ptr != end || number < least || !std::has_single_bit(number)) return class_text;
  return class_text.substr(0, colon + 1) + "2^" + std::to_string(std::countr_zero(number));
}

EnvelopeGoal goal_of(const M& scenario) { return {scenario.epsilon, scenario.delta, scenario.alpha, scenario.beta}; }

TwoWorldsOptions two_worlds_of(const M& scenario) {
  TwoWorldsOptions options;
  options.classes = classes_of(scenario);
  options.goal = goal_of(scenario);
  options.rounds = static_cast<unsigned>(scenario.rounds);
  return options;
}

SampleSizesOptions sample_sizes_of(const M& scenario) {
  SampleSizesOptions options;
  options.families = {scenario.left};
  if (scenario.right != scenario.left) options.families.push_back(scenario.right);
  options.across = scenario.across;
  options.goal = goal_of(scenario);
  options.log2_points = static_cast<double>(scenario.log2_points);
  options.budget = scenario.budget;
  return options;
}

}  // namespace littlestone
