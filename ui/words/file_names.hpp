// SPDX-License-Identifier: GPL-3.0-or-later
// Names of files between the system, where they are bytes, and Qt, where they are UTF-16; as they are shown, and as a
// command names them.
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <string_view>

namespace littlestone::ui {

/// The name as a text; each byte that is not UTF-8 becomes the lone surrogate U+DC80 … U+DCFF, so that file_bytes gives
/// it back [Python's surrogateescape, PEP 383].
[[nodiscard]] QString file_text(std::string_view bytes);
/// file_bytes(file_text(b)) == b for all bytes b.
[[nodiscard]] std::string file_bytes(const QString& text);
/// The last part of a file's path as it is shown: in one line, "?" for each byte of what no name may hold.
[[nodiscard]] QString shown_file(const QString& path);
/// The words as a line for a shell, each quoted where it needs it.
[[nodiscard]] QString shell_line(const QStringList& words);
/// The same file's name from the root of the file system, all bytes kept, as QFileInfo does not.
[[nodiscard]] QString absolute_name(const QString& text);

}  // namespace littlestone::ui
