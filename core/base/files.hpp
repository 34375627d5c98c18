// SPDX-License-Identifier: GPL-3.0-or-later
// Whole files: read with a bound, written whole or not at all.
#pragma once

#include <string>
#include <string_view>

namespace littlestone {

/// A file's whole text; throws InputError(field, path, …) when it cannot be read or is larger than `most_bytes`.
[[nodiscard]] std::string read_text_file(std::string_view field, const std::string& path, std::size_t most_bytes);

/// Throws InputError(field, path, …) where a device, a pipe or a folder is there already, by itself or behind a link: what is
/// written is put in the place of what was there.
void expect_file_or_none(std::string_view field, const std::string& path);

/// Writes a file that holds `bytes` when this returns, on the disk itself. Until then, and when it throws
/// InputError(field, path, …), what was there stays as it was and nothing else is left. A link stays a link, to the new
/// file; a file that is replaced keeps its mode.
void write_file(std::string_view field, const std::string& path, std::string_view bytes);

/// Writes all bytes to an open file; false, with errno set, where the system refuses.
[[nodiscard]] bool write_all(int descriptor, std::string_view bytes);

}  // namespace littlestone
