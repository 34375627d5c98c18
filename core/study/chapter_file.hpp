// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario files of the chapters: "version" and "chapter", then the rows of its parameters.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/study/field.hpp"

namespace littlestone::chapter_file {

/// Whether a file's JSON is a scenario of this chapter: an object whose "chapter" says so.
[[nodiscard]] inline bool is_of(const nlohmann::ordered_json& json, std::string_view chapter) {
  if (!json.is_object()) return false;
  const auto named = json.find("chapter");
  return named != json.end() && named->is_string() && named->get_ref<const std::string&>() == chapter;
}

/// Reads the rows; `problems` gets everything that is wrong. A file of another chapter or version is one problem.
template <class Owner>
[[nodiscard]] Owner from_json(const std::vector<Field<Owner>>& fields, std::string_view chapter, int version,
                              const nlohmann::ordered_json& json, std::vector<InputError>& problems) {
  Owner owner;
  if (!json.is_object()) {
    problems.emplace_back("scenario", json.dump(), rules::json_object());
    return owner;
  }
  if (!is_of(json, chapter)) {
    const auto named = json.find("chapter");
    problems.emplace_back("chapter", named == json.end() ? "" : named->dump(), rules::equal_to(chapter));
    return owner;
  }
  if (const auto written = json.find("version"); written != json.end()) {
    const FieldInfo row{.key = "version", .kind = FieldKind::whole};
    const auto value = field_from_json(row, *written, problems);
    if (value && std::get<std::uint64_t>(*value) != static_cast<std::uint64_t>(version)) {
      problems.emplace_back("version", std::to_string(std::get<std::uint64_t>(*value)), rules::other_version(version));
      return owner;
    }
  }
  if (const auto schema = json.find("$schema"); schema != json.end()) {  // editors put it there
    (void)field_from_json({.key = "$schema"}, *schema, problems);
  }
  fields_from_json(fields, json, {"version", "chapter", "$schema"}, rules::no_scenario_field(), owner, problems);
  return owner;
}

/// The file's JSON.
template <class Owner>
[[nodiscard]] nlohmann::ordered_json to_json(const std::vector<Field<Owner>>& fields, std::string_view chapter,
                                             int version, const Owner& owner) {
  nlohmann::ordered_json json = {{"version", version}, {"chapter", chapter}};
  json.update(fields_to_json(fields, owner));
  return json;
}

/// The schema of its files, JSON schema draft 2020-12.
template <class Owner>
[[nodiscard]] nlohmann::ordered_json schema(const std::vector<Field<Owner>>& fields, std::string_view chapter,
                                            int version, std::string_view description) {
  using Json = nlohmann::ordered_json;
  Json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                 {"title", "Littlestone Lab scenario of chapter " + std::string(chapter)},
                 {"description", description}};
  Json object = slots_schema(slots_of(fields, Owner{}));
  Json properties = {
      {"$schema", {{"type", "string"}}}, {"version", {{"const", version}}}, {"chapter", {{"const", chapter}}}};
  properties.update(object["properties"]);
  object["properties"] = std::move(properties);
  object["required"] = Json::array({"chapter"});
  schema.update(object);
  return schema;
}

/// The text of a scenario file; throws InputError (field "scenario"). A message about the text as a whole names the file.
template <class Parse>
[[nodiscard]] auto read(const std::string& path, const Parse& parse) {
  constexpr std::size_t most_bytes = std::size_t{16} << 20;
  const std::string text = read_text_file("scenario", path, most_bytes);
  try {
    return parse(text);
  } catch (const InputError& error) {
    if (error.field() != "scenario") throw;  // a field names itself; of the text as a whole the file's name is told
    throw InputError("scenario", path, error.value_and_rule());
  }
}

/// Asks `check` what it throws; what a row has said already is not said again.
template <class Check>
void guard(std::vector<InputError>& problems, const Check& check) {
  try {
    check();
  } catch (const InputError& error) {
    const bool said = std::any_of(problems.begin(), problems.end(), [&](const InputError& problem) {
      return problem.field().substr(0, problem.field().find('[')) == error.field();
    });
    if (!said) problems.push_back(error);
  }
}

}  // namespace littlestone::chapter_file
