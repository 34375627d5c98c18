// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter IV: without the promise. Labels that no hypothesis explains, learned privately and online, told on its pages.
#pragma once

#include "ui/shell/study_chapter.hpp"

namespace littlestone::ui {

/// With these pages, all of them StudyPage of an AgnosticScenario.
[[nodiscard]] ChapterInfo agnostic_chapter_info(std::vector<PageInfo> pages);

/// The scenario with another value of a parameter. Values set by hand that no longer fit (rows, T, the changed row, the
/// current game) are drawn again or reset.
[[nodiscard]] AgnosticScenario with_value(AgnosticScenario scenario, std::string_view field, const FieldValue& value);

/// One option of a call of the command line: its name without dashes, and its value.
using CommandOption = std::pair<QString, QString>;
/// The words of a call of a subcommand: "littlestone-lab", the subcommand, what it is about (may be empty), and
/// options.
[[nodiscard]] QString agnostic_command(const QString& subcommand, const QString& subject,
                                       const std::vector<CommandOption>& options);

}  // namespace littlestone::ui
