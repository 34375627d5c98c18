// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapter_file.hpp"

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

}  // namespace littlestone::chapter_file
