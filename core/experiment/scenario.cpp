// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/scenario.hpp"

#include <algorithm>
#include <array>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/concept/families.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr int current_version = 1;
constexpr std::array all_learners = {LearnerKind::private_learner, LearnerKind::generic, LearnerKind::consistent};

// Reads one object's fields; what is wrong becomes a Problem and the default stays.
class FieldReader {
 public:
  FieldReader(const Json& object, std::string prefix, std::vector<Problem>& problems)
      : object_(object), prefix_(std::move(prefix)), problems_(problems) {}

  void refuse(const std::string& key, const std::string& value, const std::string& rule) {
    problems_.push_back({prefix_ + key, one_line(value), rule});
  }

  void text(const std::string& key, std::string& into) {
    if (const Json* value = get(key)) {
      if (value->is_string()) {
        into = value->get<std::string>();
      } else {
        refuse(key, value->dump(), "must be a string");
      }
    }
  }

  void whole(const std::string& key, std::uint64_t& into) {
    if (const Json* value = get(key)) read_whole(key, *value, into);
  }

  void rational(const std::string& key, Rational& into) {
    if (const Json* value = get(key)) read_rational(key, *value, into);
  }

  template <class T, class Read>
  void list(const std::string& key, std::vector<T>& into, Read read) {
    const Json* value = get(key);
    if (value == nullptr) return;
    if (!value->is_array()) return refuse(key, value->dump(), "must be a list");
    std::vector<T> items;
    for (std::size_t i = 0; i < value->size(); ++i) {
      T item{};
      read(key + "[" + std::to_string(i) + "]", (*value)[i], item);
      items.push_back(std::move(item));
    }
    into = std::move(items);
  }

  void read_whole(const std::string& key, const Json& value, std::uint64_t& into) {
    // Seeds are strings, because JSON readers lose whole numbers beyond 2^53.
    if (value.is_number_integer() && value >= 0) {
      into = value.get<std::uint64_t>();
    } else if (value.is_string()) {
      try {
        into = parse_seed(key, value.get<std::string>());
      } catch (const InputError&) {
        refuse(key, value.get<std::string>(), "must be a whole number from 0 to 2^64 - 1");
      }
    } else {
      refuse(key, value.dump(), "must be a whole number from 0 to 2^64 - 1");
    }
  }

  void read_rational(const std::string& key, const Json& value, Rational& into) {
    const std::string spelled = value.is_string() ? value.get<std::string>() : value.dump();
    if (!value.is_string() && !value.is_number())
      return refuse(key, spelled, "must be a number or a string spelling one");
    try {
      into = parse_rational(key, spelled);
    } catch (const InputError& error) {
      refuse(key, error.value(), error.rule());
    }
  }

  /// A mistyped key would leave its default unsaid: after all fields are read, the others are refused.
  void refuse_others() {
    for (const auto& [key, value] : object_.items()) {
      const bool known = std::find(asked_.begin(), asked_.end(), key) != asked_.end();
      if (!known) refuse(one_line(key), value.dump(), "is no field of a scenario");
    }
  }

  [[nodiscard]] const Json* object(const std::string& key) {
    const Json* value = get(key);
    if (value != nullptr && !value->is_object()) {
      refuse(key, value->dump(), "must be an object");
      return nullptr;
    }
    return value;
  }

 private:
  [[nodiscard]] const Json* get(const std::string& key) {
    asked_.push_back(key);
    const auto entry = object_.find(key);
    return entry == object_.end() ? nullptr : &*entry;
  }

  const Json& object_;
  std::string prefix_;
  std::vector<Problem>& problems_;
  std::vector<std::string> asked_;
};

// A string: a JSON number would pass through a double on its way back.
Json rational_json(const Rational& value) { return to_string(value); }

void check_meaning(Scenario& scenario, std::vector<Problem>& problems) {
  const auto guard = [&](auto&& check) {
    try {
      check();
    } catch (const InputError& error) {
      problems.push_back({error.field(), error.value(), error.rule()});
    }
  };
  const auto open_unit = [&](const char* field, const Rational& value) {
    if (value <= 0 || value >= 1) problems.push_back({field, to_string(value), "must be above 0 and below 1"});
  };
  open_unit("alpha", scenario.alpha);
  open_unit("beta", scenario.beta);
  if (scenario.replicates < 1 || scenario.replicates > 1'000'000) {
    problems.push_back({"replicates", std::to_string(scenario.replicates), "must be from 1 to 1000000"});
  }
  for (std::size_t i = 0; i < scenario.sizes.size(); ++i) {
    const bool rising = i == 0 || scenario.sizes[i - 1] < scenario.sizes[i];
    if (scenario.sizes[i] < 1 || scenario.sizes[i] > Scenario::most_examples || !rising) {
      problems.push_back(
          {"sizes[" + std::to_string(i) + "]", std::to_string(scenario.sizes[i]), "sizes must rise, from 1 to 2^61"});
    }
  }
  for (std::size_t i = 0; i < scenario.learners.size(); ++i) {
    const auto before = scenario.learners.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::find(scenario.learners.begin(), before, *before) != before) {
      problems.push_back({"learners[" + std::to_string(i) + "]", std::string(to_string(*before)), "is named twice"});
    }
  }
  if (scenario.learners.empty()) problems.push_back({"learners", "[]", "must name at least one learner"});
  guard([&] { const StableHistogram checks(scenario.epsilon, scenario.delta); });
  guard([&] {
    const ConceptClass concept_class = make_class(scenario.class_text);
    guard([&] { (void)make_distribution(concept_class, scenario.marginal, scenario.target); });
    const int dimension = littlestone_dimension(concept_class);
    guard([&] {
      scenario = resolve_constants(std::move(scenario), dimension);
      learner_options(scenario).validate(dimension);
    });
  });
}

}  // namespace

std::string_view to_string(LearnerKind kind) {
  switch (kind) {
    case LearnerKind::private_learner: return "M";
    case LearnerKind::generic: return "generic";
    case LearnerKind::consistent: return "consistent";
  }
  return "";
}

std::optional<LearnerKind> learner_of(std::string_view name) {
  for (const LearnerKind kind : all_learners) {
    if (name == to_string(kind)) return kind;
  }
  return std::nullopt;
}

bool operator==(const Scenario& a, const Scenario& b) { return scenario_to_json(a) == scenario_to_json(b); }

Scenario scenario_from_json(const Json& json, std::vector<Problem>& problems) {
  Scenario scenario = scenario_fields_from_json(json, problems);
  if (problems.empty()) check_meaning(scenario, problems);
  return scenario;
}

Scenario scenario_fields_from_json(const Json& json, std::vector<Problem>& problems) {
  Scenario scenario;
  if (!json.is_object()) {
    problems.push_back({"scenario", one_line(json.dump()), "must be a JSON object"});
    return scenario;
  }
  FieldReader fields(json, "", problems);
  std::uint64_t version = current_version;
  fields.whole("version", version);
  if (version != current_version) {
    fields.refuse("version", std::to_string(version),
                  "this program reads version " + std::to_string(current_version) + "; the file is of another");
    return scenario;
  }
  fields.text("title", scenario.title);
  fields.text("lesson", scenario.lesson);
  fields.text("source", scenario.source);
  fields.text("class", scenario.class_text);
  if (const Json* distribution = fields.object("distribution")) {
    FieldReader inner(*distribution, "distribution.", problems);
    inner.text("marginal", scenario.marginal);
    inner.whole("target", scenario.target);
    inner.refuse_others();
  }
  fields.rational("epsilon", scenario.epsilon);
  fields.rational("delta", scenario.delta);
  fields.rational("alpha", scenario.alpha);
  fields.rational("beta", scenario.beta);
  if (const Json* constants = fields.object("constants")) {
    FieldReader inner(*constants, "constants.", problems);
    std::string kind = "custom";
    inner.text("kind", kind);
    try {
      scenario.constants_kind = parse_constants_kind("kind", kind);
    } catch (const InputError& error) {
      inner.refuse("kind", error.value(), error.rule());
    }
    inner.whole("auxiliary", scenario.constants.auxiliary);
    inner.whole("cap", scenario.constants.cap);
    inner.whole("batches", scenario.constants.batches);
    inner.whole("selection", scenario.constants.selection);
    inner.whole("removal", scenario.constants.removal);
    inner.list("levels", scenario.constants.levels, [&](const std::string& key, const Json& value, Rational& into) {
      inner.read_rational(key, value, into);
    });
    inner.refuse_others();
  }
  fields.list("learners", scenario.learners, [&](const std::string& key, const Json& value, LearnerKind& into) {
    const auto kind = value.is_string() ? learner_of(value.get<std::string>()) : std::nullopt;
    if (!kind) return fields.refuse(key, value.dump(), "must be \"M\", \"generic\" or \"consistent\"");
    into = *kind;
  });
  fields.list("sizes", scenario.sizes, [&](const std::string& key, const Json& value, std::uint64_t& into) {
    fields.read_whole(key, value, into);
  });
  fields.whole("replicates", scenario.replicates);
  fields.whole("seed", scenario.seed);
  std::string schema;
  fields.text("$schema", schema);  // editors put it there
  fields.refuse_others();
  return scenario;
}

Scenario parse_scenario(const std::string& text) {
  Json json;
  try {
    json = Json::parse(text);
  } catch (const Json::parse_error& error) {
    throw InputError("scenario", "byte " + std::to_string(error.byte), "is not JSON from here on");
  }
  std::vector<Problem> problems;
  Scenario scenario = scenario_from_json(json, problems);
  if (!problems.empty()) throw InputError(problems.front().field, problems.front().value, problems.front().rule);
  return scenario;
}

Scenario read_scenario_file(const std::string& path) {
  constexpr std::size_t most_bytes = std::size_t{16} << 20;
  const std::string text = read_text_file("scenario", path, most_bytes);
  try {
    return parse_scenario(text);
  } catch (const InputError& error) {
    if (error.field() != "scenario") throw;  // a field names itself; of the text as a whole the file's name is told
    throw InputError("scenario", path, (error.value().empty() ? "" : error.value() + ": ") + error.rule());
  }
}

Scenario without_words(Scenario scenario) {
  scenario.title.clear();
  scenario.lesson.clear();
  scenario.source.clear();
  return scenario;
}

Json scenario_to_json(const Scenario& scenario) {
  Json constants = {{"kind", to_string(scenario.constants_kind)}};
  if (scenario.constants_kind == ConstantsKind::custom) {  // the others follow from ε, δ, α, β and the class
    constants["auxiliary"] = scenario.constants.auxiliary;
    constants["cap"] = scenario.constants.cap;
    constants["batches"] = scenario.constants.batches;
    constants["selection"] = scenario.constants.selection;
    if (!scenario.constants.levels.empty()) {
      Json levels = Json::array();
      for (const Rational& weight : scenario.constants.levels) levels.push_back(rational_json(weight));
      constants["levels"] = std::move(levels);
    }
    if (scenario.constants.removal > 0) constants["removal"] = scenario.constants.removal;
  }
  Json json = {{"version", current_version},
               {"title", scenario.title},
               {"lesson", scenario.lesson},
               {"class", scenario.class_text},
               {"distribution", {{"marginal", scenario.marginal}, {"target", scenario.target}}},
               {"epsilon", rational_json(scenario.epsilon)},
               {"delta", rational_json(scenario.delta)},
               {"alpha", rational_json(scenario.alpha)},
               {"beta", rational_json(scenario.beta)},
               {"constants", std::move(constants)},
               {"sizes", scenario.sizes},
               {"replicates", scenario.replicates},
               {"seed", std::to_string(scenario.seed)}};
  if (!scenario.source.empty()) json["source"] = scenario.source;
  if (!std::equal(scenario.learners.begin(), scenario.learners.end(), all_learners.begin(), all_learners.end())) {
    json["learners"] = Json::array();  // left out, all three learn
    for (const LearnerKind kind : scenario.learners) json["learners"].push_back(to_string(kind));
  }
  return json;
}

Scenario resolve_constants(Scenario scenario, int dimension) {
  if (scenario.constants_kind == ConstantsKind::custom) return scenario;
  const AccuracyGoal goal{dimension, scenario.epsilon, scenario.delta, scenario.alpha, scenario.beta};
  scenario.constants =
      runnable(scenario.constants_kind == ConstantsKind::sharp ? sharp_constants(goal) : paper_constants(goal));
  return scenario;
}

PrivateLearnerOptions learner_options(const Scenario& scenario) {
  PrivateLearnerOptions options;
  options.epsilon = scenario.epsilon;
  options.delta = scenario.delta;
  options.constants = scenario.constants;
  options.seed = scenario.seed;
  return options;
}

}  // namespace littlestone
