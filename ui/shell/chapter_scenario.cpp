// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/chapter_scenario.hpp"

#include <array>

#include "core/base/json.hpp"
#include "core/study/chapters/chapter_file.hpp"
#include "core/study/chapters/scenario_fields.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {

ChapterScenario default_scenario(std::size_t kind) {
  if (kind == kind_of<LowerBoundScenario>) return LowerBoundScenario();
  if (kind == kind_of<PredictionScenario>) return PredictionScenario();
  if (kind == kind_of<AgnosticScenario>) return AgnosticScenario();
  if (kind == kind_of<MapScenario>) return MapScenario();
  if (kind == kind_of<StabilityScenario>) return StabilityScenario();
  return Scenario();
}

const std::string& title_of(const ChapterScenario& scenario) {
  return std::visit([](const auto& one) -> const std::string& { return one.title; }, scenario);
}

const std::string& lesson_of(const ChapterScenario& scenario) {
  return std::visit([](const auto& one) -> const std::string& { return one.lesson; }, scenario);
}

const std::string& source_of(const ChapterScenario& scenario) {
  return std::visit([](const auto& one) -> const std::string& { return one.source; }, scenario);
}

QString numeral_of(const ChapterScenario& scenario) {
  static constexpr std::array<const char*, scenario_kinds> numerals = {"I", "II", "III", "IV", "V", "VI"};
  return QString::fromLatin1(numerals[scenario.index()]);
}

std::string subject_of(const ChapterScenario& scenario) {
  if (const auto* prediction = std::get_if<PredictionScenario>(&scenario)) {
    const bool price = prediction->page == "price";
    return price ? "cube:" + std::to_string(prediction->dimension) : prediction->class_text;
  }
  if (const auto* agnostic = std::get_if<AgnosticScenario>(&scenario)) return agnostic->class_text;
  if (const auto* map = std::get_if<MapScenario>(&scenario)) {
    if (map->page == "two-worlds") return map->classes;
    return std::string(to_string(map->left)) + ", " + std::string(to_string(map->right));
  }
  if (const auto* stability = std::get_if<StabilityScenario>(&scenario)) {
    if (stability->page == "worst-world") return stability->searched;
    if (stability->page == "ladder") return stability->classes;
    if (stability->page == "one-more-point")
      return stability->known == "with" ? "cube:2 × {+}" : stability->known == "without" ? "cube:2" : stability->known;
    return stability->class_text;
  }
  const auto* lower_bound = std::get_if<LowerBoundScenario>(&scenario);
  if (lower_bound == nullptr) return std::get<Scenario>(scenario).class_text;
  if (lower_bound->page == "deep-tree") return lower_bound->tree_class;
  if (lower_bound->page != "what-follows") return lower_bound->learner;
  if (lower_bound->top == 2) return "2↑↑" + std::to_string(lower_bound->height);
  return "2↑↑" + std::to_string(lower_bound->height) + ", " + std::to_string(lower_bound->top);
}

QString subject_title(const ChapterScenario& scenario) {
  const std::string page = page_of_lesson(scenario);
  const bool several = page == "two-worlds" || page == "ladder";
  return several ? classes_title(subject_of(scenario)) : class_title(subject_of(scenario));
}

std::string page_of_lesson(const ChapterScenario& scenario) {
  if (const auto* prediction = std::get_if<PredictionScenario>(&scenario)) return prediction->page;
  if (const auto* agnostic = std::get_if<AgnosticScenario>(&scenario)) return agnostic->page;
  if (const auto* map = std::get_if<MapScenario>(&scenario)) return map->page;
  if (const auto* stability = std::get_if<StabilityScenario>(&scenario)) return stability->page;
  const auto* lower_bound = std::get_if<LowerBoundScenario>(&scenario);
  return lower_bound == nullptr ? std::string() : lower_bound->page;
}

std::uint64_t seed_of(const ChapterScenario& scenario) {
  return std::visit(
      []<class One>(const One& one) -> std::uint64_t {
        if constexpr (requires { one.seed; })
          return one.seed;
        else
          return 0;
      },
      scenario);
}

std::optional<ChapterScenario> with_data(const ChapterScenario& scenario, const std::string& path) {
  if (const auto* agnostic = std::get_if<AgnosticScenario>(&scenario)) {
    AgnosticScenario changed = *agnostic;
    changed.data = path;
    changed.rows.clear();
    changed.chosen.clear();
    return changed;
  }
  const auto* prediction = std::get_if<PredictionScenario>(&scenario);
  if (prediction == nullptr) return std::nullopt;
  PredictionScenario changed = *prediction;
  changed.data = path;
  changed.rows.clear();
  changed.chosen.clear();
  changed.changed.reset();
  changed.becomes.clear();
  changed.leaving.reset();
  changed.entering.reset();
  return changed;
}

std::vector<std::string> files_named(const ChapterScenario& scenario) {
  struct Rows {
    std::vector<std::string> operator()(const Scenario& one) {
      return littlestone::files_named(scenario_fields(), one);
    }
    std::vector<std::string> operator()(const LowerBoundScenario& one) {
      return littlestone::files_named(lower_bound_fields(), one);
    }
    std::vector<std::string> operator()(const PredictionScenario& one) {
      return littlestone::files_named(prediction_fields(), one);
    }
    std::vector<std::string> operator()(const AgnosticScenario& one) {
      return littlestone::files_named(agnostic_fields(), one);
    }
    std::vector<std::string> operator()(const MapScenario& one) { return littlestone::files_named(map_fields(), one); }
    std::vector<std::string> operator()(const StabilityScenario& one) {
      return littlestone::files_named(stability_fields(), one);
    }
  };
  return std::visit(Rows(), scenario);
}

bool has_own_data(const ChapterScenario& scenario) {
  if (const auto* agnostic = std::get_if<AgnosticScenario>(&scenario)) return !agnostic->data.empty();
  const auto* prediction = std::get_if<PredictionScenario>(&scenario);
  return prediction != nullptr && !prediction->data.empty();
}

nlohmann::ordered_json chapter_scenario_to_json(const ChapterScenario& scenario) {
  if (const auto* lower_bound = std::get_if<LowerBoundScenario>(&scenario)) return lower_bound_to_json(*lower_bound);
  if (const auto* prediction = std::get_if<PredictionScenario>(&scenario)) return prediction_to_json(*prediction);
  if (const auto* agnostic = std::get_if<AgnosticScenario>(&scenario)) return agnostic_to_json(*agnostic);
  if (const auto* map = std::get_if<MapScenario>(&scenario)) return map_to_json(*map);
  if (const auto* stability = std::get_if<StabilityScenario>(&scenario)) return stability_to_json(*stability);
  return scenario_to_json(std::get<Scenario>(scenario));
}

ChapterScenario chapter_scenario_from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems) {
  if (is_lower_bound_scenario(json)) return lower_bound_fields_from_json(json, problems);
  if (is_prediction_scenario(json)) return prediction_fields_from_json(json, problems);
  if (is_agnostic_scenario(json)) return agnostic_fields_from_json(json, problems);
  if (is_map_scenario(json)) return map_fields_from_json(json, problems);
  if (is_stability_scenario(json)) return stability_fields_from_json(json, problems);
  return scenario_fields_from_json(json, problems);
}

ChapterScenario parse_chapter_scenario(const std::string& text) {
  const nlohmann::ordered_json json = parse_json("scenario", text);
  if (is_lower_bound_scenario(json)) return parse_lower_bound(text);
  if (is_prediction_scenario(json)) return parse_prediction(text);
  if (is_agnostic_scenario(json)) return parse_agnostic(text);
  if (is_map_scenario(json)) return parse_map(text);
  if (is_stability_scenario(json)) return parse_stability(text);
  return parse_scenario(text);
}

ChapterScenario read_chapter_scenario(const std::string& path) {
  return chapter_file::read(path, parse_chapter_scenario);
}

}  // namespace littlestone::ui
