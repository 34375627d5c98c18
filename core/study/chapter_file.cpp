// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapter_file.hpp"

#include <filesystem>
#include <system_error>

#include "core/concept/class_text.hpp"

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
  nlohmann::ordered_json json = nlohmann::ordered_json::parse(text, nullptr, false);
  if (json.is_discarded() || !name_from_here(json, folder)) return text;
  try {
    return json.dump();
  } catch (const nlohmann::ordered_json::type_error&) {
    return text;  // a folder whose name is not UTF-8
  }
}

}  // namespace littlestone::chapter_file
