// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/chapter_file.hpp"

#include <filesystem>
#include <optional>
#include <system_error>

#include "core/base/text.hpp"
#include "core/concept/class_text.hpp"
#include "core/concept/families.hpp"
#include "core/concept/index_text.hpp"
#include "core/study/chapters/chapter_data.hpp"

namespace littlestone::chapter_file {

bool read_head(const nlohmann::ordered_json& json, int version, std::vector<InputError>& problems) {
  if (const auto written = json.find("version"); written != json.end()) {
    const FieldInfo row{.key = "version", .kind = FieldKind::whole};
    const auto value = field_from_json(row, *written, problems);
    if (value && std::get<std::uint64_t>(*value) != static_cast<std::uint64_t>(version)) {
      problems.emplace_back("version", std::to_string(std::get<std::uint64_t>(*value)), rules::other_version(version));
      return false;
    }
  }
  if (const auto schema = json.find("$schema"); schema != json.end()) {  // editors put it there
    (void)field_from_json({.key = "$schema"}, *schema, problems);
  }
  return true;
}

namespace {

// The text of a class, of several, or of a file, with the path of a file that lies in `folder` from here.
std::string named_from_here(std::string_view key, const std::string& text, const std::string& folder) {
  const auto from_here = [&](const std::string& file) {
    std::error_code problem;
    const std::string beside = folder + file;
    return !file.empty() && file.front() != '/' && std::filesystem::is_regular_file(beside, problem) ? beside : file;
  };
  if (key == "data") return from_here(text);
  std::string words;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = key == "classes" ? std::min(text.find(' ', from), text.size()) : text.size();
    std::string word = text.substr(from, to - from);
    const std::string file = file_of_class(word);
    if (!file.empty()) word.replace(word.find(file), file.size(), from_here(file));
    words += word;
    if (to < text.size()) words += ' ';
    from = to + 1;
  }
  return words;
}

bool name_from_here(nlohmann::ordered_json& json, const std::string& folder) {
  if (!json.is_object()) return false;
  bool changed = false;
  for (const auto& [key, value] : json.items()) {
    if ((key == "class" || key == "classes" || key == "data") && value.is_string()) {
      const auto text = value.get<std::string>();
      std::string named = named_from_here(key, text, folder);
      changed = changed || named != text;
      value = std::move(named);
    } else {
      changed = name_from_here(value, folder) || changed;
    }
  }
  return changed;
}

}  // namespace

std::string with_files_beside(const std::string& text, const std::string& path) {
  const std::string folder = path.substr(0, path.rfind('/') + 1);
  if (folder.empty()) return text;
  try {
    nlohmann::ordered_json json = parse_json("scenario", text);  // refuses one that is too deep to be walked
    return name_from_here(json, folder) ? json.dump() : text;
  } catch (const InputError&) {
    return text;  // the reader says why
  } catch (const nlohmann::ordered_json::type_error&) {
    return text;  // a folder whose name is not UTF-8
  }
}

namespace {

using Json = nlohmann::ordered_json;

// The value of a key with dots; null where there is none.
Json* value_of(Json& object, std::string_view key) {
  Json* place = &object;
  for (;;) {
    const std::size_t dot = std::min(key.find('.'), key.size());
    if (!place->is_object()) return nullptr;
    const auto found = place->find(std::string(key.substr(0, dot)));
    if (found == place->end()) return nullptr;
    place = &*found;
    if (dot == key.size()) return place;
    key.remove_prefix(dot + 1);
  }
}

bool is_number(std::string_view text) { return text.find_first_not_of("0123456789") == std::string_view::npos; }

// Whether every example begins with a number: then no class is needed to read it.
bool are_numbered(std::string_view text) {
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    const std::string_view item = trimmed(text.substr(from, to - from));
    if (!is_number(item.substr(0, item.find(':')))) return false;
    from = to + 1;
  }
  return true;
}

Json numbered(const NamedKey& named, const std::string& text, const ConceptClass& concept_class) {
  const std::string_view name = named.key.substr(named.key.rfind('.') + 1);
  if (named.by == NamedKey::By::row) return read_row(name, text, concept_class);
  const IndexReader points = IndexReader::points_of(concept_class);
  if (named.by == NamedKey::By::point) return read_point(name, text, points);
  std::string examples;
  for (const Example& one : read_examples(name, text, points)) {
    examples += (examples.empty() ? "" : ",") + std::to_string(one.point) + ':' + to_char(one.label);
  }
  return examples;
}

}  // namespace

Json with_numbers(Json json, std::span<const NamedKey> named, std::vector<InputError>& problems) {
  std::optional<ConceptClass> concept_class;
  for (const NamedKey& key : named) {
    Json* value = value_of(json, key.key);
    if (value == nullptr || !value->is_string()) continue;
    const auto text = value->get<std::string>();
    if (key.by == NamedKey::By::examples ? are_numbered(text) : is_number(text)) continue;
    try {
      if (!concept_class) {
        const Json* spelled = value_of(json, "class");
        if (spelled == nullptr || !spelled->is_string()) return json;  // which is the mistake that is told
        concept_class = make_class(spelled->get<std::string>());
      }
      *value = numbered(key, text, *concept_class);
    } catch (const InputError& error) {
      problems.push_back(error);
      if (!concept_class) return json;
    }
  }
  return json;
}

void allow_names(Json& schema, std::span<const NamedKey> named) {
  for (const NamedKey& key : named) {
    if (key.by == NamedKey::By::examples) continue;  // a string already
    std::string path;
    for (std::string_view rest = key.key;;) {
      const std::size_t dot = std::min(rest.find('.'), rest.size());
      path += (path.empty() ? "properties." : ".properties.") + std::string(rest.substr(0, dot));
      if (dot == rest.size()) break;
      rest.remove_prefix(dot + 1);
    }
    Json* row = value_of(schema, path);
    if (row == nullptr || !row->contains("oneOf")) continue;
    Json number = row->at("oneOf").at(0);
    row->at("oneOf") = Json::array({std::move(number), {{"type", "string"}}});
  }
}

}  // namespace littlestone::chapter_file
