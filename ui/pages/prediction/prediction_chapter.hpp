// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter III: predict without publishing. One data set, told on its pages.
#pragma once

#include "ui/shell/study_chapter.hpp"

namespace littlestone::ui {

/// With these pages, all of them StudyPage of a PredictionScenario.
[[nodiscard]] ChapterInfo prediction_chapter_info(std::vector<PageInfo> pages);

/// The scenario with another value of a parameter. Values set by hand that no longer fit (rows, T, a changed row, a
/// swap) are drawn again.
[[nodiscard]] PredictionScenario with_value(PredictionScenario scenario, std::string_view field,
                                            const FieldValue& value);

/// The words of a call of a subcommand of the chapter for a data file "rows.csv": class, data and these parameters.
[[nodiscard]] QString prediction_command(const QString& subcommand, const PredictionScenario& scenario,
                                         const std::vector<std::string_view>& fields);

}  // namespace littlestone::ui
