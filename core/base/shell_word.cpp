// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shell_word.hpp"

#include <algorithm>

#include "core/base/name.hpp"

namespace littlestone {
namespace {

bool means_nothing_to_a_shell(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view(":.,/_-+=").find(c) != std::string_view::npos;
}

std::string with_escapes_of_a_shell(std::string_view bytes) {
  std::string word = "$'";
  while (!bytes.empty()) {
    const std::size_t length = named_character(bytes);
    const char first = bytes.front();
    if (length == 0) {
      // Three octal digits, because no more than three are read.
      const auto byte = static_cast<unsigned char>(first);
      word += {'\\', static_cast<char>('0' + (byte >> 6U)), static_cast<char>('0' + ((byte >> 3U) & 7U)),
               static_cast<char>('0' + (byte & 7U))};
    } else {
      if (first == '\'' || first == '\\') word += '\\';
      word += bytes.substr(0, length);
    }
    bytes.remove_prefix(length > 0 ? length : 1);
  }
  return word + "'";
}

}  // namespace

std::string shell_word(std::string_view bytes) {
  if (!bytes.empty() && std::all_of(bytes.begin(), bytes.end(), means_nothing_to_a_shell)) return std::string(bytes);
  if (harmless(bytes) != bytes) return with_escapes_of_a_shell(bytes);
  std::string quoted = "'";
  for (const char c : bytes) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

}  // namespace littlestone
