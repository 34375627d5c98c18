// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario files of the chapters: "version" and "chapter", then the rows of its parameters.
#pragma once

#include <algorithm>
#include <cassert>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/study/chapters/page_scenario.hpp"
#include "core/study/field.hpp"

namespace littlestone {

/// A key whose value means rows or points of the scenario's class, by their numbers or, in a file, by their names: a row,
/// a point, or examples "fur:+,3:-".
struct NamedKey {
  enum class By { row, point, examples };
  std::string_view key;
  By by;
};

/// What the scenario files of one chapter have in common.
template <class Owner>
struct ChapterFile {
  std::string_view chapter;                               // its numeral, "II"
  int version;                                            // that this program reads
  const std::vector<Field<Owner>>& (*fields)();           // in the order they are written
  void (*check)(const Owner&, std::vector<InputError>&);  // appends what is wrong with the values, alone and together
  std::string_view about;                                 // its schema begins with this: "Everything … depends on."
  std::span<const NamedKey> names = {};                   // the keys whose values a file may spell by names

  /// The row of this option or of the last part of its key; there must be one.
  [[nodiscard]] const Field<Owner>& field(std::string_view name) const;
  /// Whether a file's JSON is a scenario of this chapter: an object whose "chapter" says so.
  [[nodiscard]] bool is(const nlohmann::ordered_json& json) const;
  /// Reads the rows; `problems` gets everything that is wrong, alone. A file of another chapter or version is one
  /// problem.
  [[nodiscard]] Owner fields_from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems) const;
  /// The same; where every row reads, `check` is asked what is wrong with them together.
  [[nodiscard]] Owner from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems) const;
  /// Reads a scenario from text; throws InputError with the first problem.
  [[nodiscard]] Owner parse(const std::string& text) const;
  /// The file's JSON; from_json reads it back to an equal scenario.
  [[nodiscard]] nlohmann::ordered_json to_json(const Owner& owner) const;
  /// The schema of its files, JSON schema draft 2020-12.
  [[nodiscard]] nlohmann::ordered_json schema() const;

 private:
  [[nodiscard]] Owner rows_from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems) const;
};

namespace chapter_file {

/// Reads what stands before the rows of any scenario file, "version" and "$schema"; `problems` gets what is wrong.
/// False for another version.
[[nodiscard]] bool read_head(const nlohmann::ordered_json& json, int version, std::vector<InputError>& problems);

/// The text of a scenario with each file that it names by a relative path and that lies beside `path`, the scenario's own
/// file, named by its path from here: so a scenario and its table can be moved, and opened from any folder. A file that
/// does not lie there is left as it is, and found from here. Text that is no JSON is left to the reader.
[[nodiscard]] std::string with_files_beside(const std::string& text, const std::string& path);

/// The JSON of a scenario with numbers in the place of names; "class" says whose names they are. The class is made only
/// where there is a name. `problems` gets what is wrong with a name, or with the class; then the value stays.
[[nodiscard]] nlohmann::ordered_json with_numbers(nlohmann::ordered_json json, std::span<const NamedKey> named,
                                                  std::vector<InputError>& problems);
/// The schema of an object with values that with_numbers takes: each of these may also be a string.
void allow_names(nlohmann::ordered_json& schema, std::span<const NamedKey> named);

/// The text of a scenario file; throws InputError (field "scenario"). A message about the text as a whole names the
/// file.
template <class Parse>
[[nodiscard]] auto read(const std::string& path, const Parse& parse) {
  constexpr std::size_t most_bytes = std::size_t{16} << 20;
  const std::string text = with_files_beside(scenario_in_page(read_text_file("scenario", path, most_bytes)), path);
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

}  // namespace chapter_file

template <class Owner>
const Field<Owner>& ChapterFile<Owner>::field(std::string_view name) const {
  const Field<Owner>* found = find_field(fields(), name);
  assert(found != nullptr);
  return *found;
}

template <class Owner>
bool ChapterFile<Owner>::is(const nlohmann::ordered_json& json) const {
  if (!json.is_object()) return false;
  const auto named = json.find("chapter");
  return named != json.end() && named->is_string() && named->template get_ref<const std::string&>() == chapter;
}

template <class Owner>
Owner ChapterFile<Owner>::rows_from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems) const {
  Owner owner;
  if (!json.is_object()) {
    problems.emplace_back("scenario", json.dump(), rules::json_object());
    return owner;
  }
  if (!is(json)) {
    const auto named = json.find("chapter");
    problems.emplace_back("chapter", named == json.end() ? "" : named->dump(), rules::equal_to(chapter));
    return owner;
  }
  if (!chapter_file::read_head(json, version, problems)) return owner;
  littlestone::fields_from_json(fields(), json, {"version", "chapter", "$schema"}, rules::no_scenario_field(), owner,
                                problems);
  return owner;
}

template <class Owner>
Owner ChapterFile<Owner>::fields_from_json(const nlohmann::ordered_json& json,
                                           std::vector<InputError>& problems) const {
  Owner owner = rows_from_json(json, problems);
  if (problems.empty()) check_fields(fields(), owner, problems);
  return owner;
}

template <class Owner>
Owner ChapterFile<Owner>::from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems) const {
  const nlohmann::ordered_json numbered = is(json) ? chapter_file::with_numbers(json, names, problems) : json;
  if (!problems.empty()) return {};
  Owner owner = rows_from_json(numbered, problems);
  if (problems.empty()) check(owner, problems);
  return owner;
}

template <class Owner>
Owner ChapterFile<Owner>::parse(const std::string& text) const {
  std::vector<InputError> problems;
  Owner owner = from_json(parse_json("scenario", text), problems);
  if (!problems.empty()) throw InputError(problems.front());
  return owner;
}

template <class Owner>
nlohmann::ordered_json ChapterFile<Owner>::to_json(const Owner& owner) const {
  nlohmann::ordered_json json = {{"version", version}, {"chapter", chapter}};
  json.update(fields_to_json(fields(), owner));
  return json;
}

template <class Owner>
nlohmann::ordered_json ChapterFile<Owner>::schema() const {
  constexpr std::string_view reading =
      " Missing keys keep their defaults; other keys are refused. A number is read exactly: 0.1 is 1/10. Strings may "
      "also be "
      "fractions; beyond 2^53 write a whole number as a string, since JSON readers round.";
  nlohmann::ordered_json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                                   {"title", "Littlestone Lab scenario of chapter " + std::string(chapter)},
                                   {"description", std::string(about) + std::string(reading)}};
  nlohmann::ordered_json object = slots_schema(slots_of(fields(), Owner{}));
  chapter_file::allow_names(object, names);
  nlohmann::ordered_json properties = {
      {"$schema", {{"type", "string"}}}, {"version", {{"const", version}}}, {"chapter", {{"const", chapter}}}};
  properties.update(object["properties"]);
  object["properties"] = std::move(properties);
  object["required"] = nlohmann::ordered_json::array({"chapter"});
  schema.update(object);
  return schema;
}

}  // namespace littlestone
