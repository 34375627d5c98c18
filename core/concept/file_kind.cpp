// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/file_kind.hpp"

#include <algorithm>
#include <sstream>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/text.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/data_file.hpp"

namespace littlestone {
namespace {

constexpr std::size_t most_lines_read = 1000;
constexpr std::size_t bytes_looked_at = std::size_t{1} << 20;

bool has_several_cells(const std::string& line) {
  return std::any_of(separators.begin(), separators.end(),
                     [&](char separator) { return split_cells(line, separator).size() > 1; });
}

}  // namespace

FileKind file_kind(std::string_view name, std::istream& in) {
  const std::string ending = small_letters(name.substr(std::min(name.rfind('.'), name.size())));
  if (ending == ".json" || ending == ".html" || ending == ".htm") return FileKind::scenario;
  if (ending == ".cxt") return FileKind::table;
  std::string first;
  std::string all;
  try {
    LineReader reader(in, "file");
    for (std::size_t i = 0; i < most_lines_read && all.size() < bytes_looked_at; ++i) {
      const auto line = reader.next();
      if (!line) break;
      all += *line + '\n';
      if (stands_before_header(*line)) continue;
      if (first.empty()) first = *line;
    }
  } catch (const InputError&) {
    return FileKind::table;  // whose reader says what is wrong
  }
  if (const auto words = trimmed(first);
      !words.empty() && std::string_view("{[<").find(words.front()) != std::string_view::npos) {
    return FileKind::scenario;
  }
  if (is_data_header(first)) return FileKind::data;
  std::istringstream again(all);
  const bool table = class_problems(again, "file", 1).empty();
  return table || !has_several_cells(first) ? FileKind::table : FileKind::data;
}

FileKind file_kind(const std::string& path) {
  InputFile file("file", path, std::size_t{1} << 40);
  return file_kind(path, file.stream());
}

}  // namespace littlestone
