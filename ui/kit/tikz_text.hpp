// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in the notation of TeX: a line that is set, and a comment. No text, whatever it holds, becomes a command.
#pragma once

#include <QByteArray>
#include <optional>

#include "ui/kit/text_sink.hpp"

namespace littlestone::ui {

/// The line in text mode, variables and scripts between dollar signs, in ASCII and Latin letters that pdfTeX and XeTeX
/// know without a package but amsmath and amssymb. A control character is written "?", and what turns the direction of a
/// text is left out. None where a character has no name in TeX, such as a Hebrew letter.
[[nodiscard]] std::optional<QByteArray> tex_of(const std::vector<SetRun>& runs);

/// Each line of `text` that is not empty as a comment of its own, in UTF-8. A control character becomes a space, because
/// TeX ends a line at some of them and reads on; what turns the direction of a text is left out.
[[nodiscard]] QByteArray tex_comment(const QString& text);

}  // namespace littlestone::ui
