// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of text in the notation of TeX.
#pragma once

#include <QByteArray>
#include <optional>

#include "ui/kit/text_sink.hpp"

namespace littlestone::ui {

/// The line in text mode, variables and scripts between dollar signs, in ASCII and Latin letters that pdfTeX and XeTeX
/// know without a package but amsmath and amssymb. None where a character has no name in TeX, such as a Hebrew letter.
[[nodiscard]] std::optional<QByteArray> tex_of(const std::vector<SetRun>& runs);

}  // namespace littlestone::ui
