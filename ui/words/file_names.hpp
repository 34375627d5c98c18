// SPDX-License-Identifier: GPL-3.0-or-later
// Names of files between the system, where they are bytes, and Qt, where they are UTF-16.
#pragma once

#include <QString>
#include <string>
#include <string_view>

namespace littlestone::ui {

/// The name as a text; each byte that is not UTF-8 becomes the lone surrogate U+DC80 … U+DCFF, so that file_bytes gives
/// it back [Python's surrogateescape, PEP 383].
[[nodiscard]] QString file_text(std::string_view bytes);
/// file_bytes(file_text(b)) == b for all bytes b.
[[nodiscard]] std::string file_bytes(const QString& text);
/// The same file's name from the root of the file system, all bytes kept, as QFileInfo does not.
[[nodiscard]] QString absolute_name(const QString& text);

}  // namespace littlestone::ui
