// SPDX-License-Identifier: GPL-3.0-or-later
// What a file is that somebody opens by its name alone.
#pragma once

#include <istream>
#include <string>
#include <string_view>

namespace littlestone {

enum class FileKind {
  scenario,  // .json, or the web page of a run
  table,     // a class
  data,      // examples, or a table that is none of labels
};

/// By the ending where it is .json, .html, .htm or .cxt. Else by the text: a file is a scenario where it begins as JSON or
/// HTML does, with {, [ or <; it is data where its first line that is no
/// comment names point and label, or where its lines, the first thousand of them, are no table of labels but have several
/// cells each; else it is a table, whose reader says what is wrong with it. Reads at most 2^20 bytes.
[[nodiscard]] FileKind file_kind(std::string_view name, std::istream& in);
/// The same of a file; throws InputError (field "file") where it cannot be opened.
[[nodiscard]] FileKind file_kind(const std::string& path);

}  // namespace littlestone
