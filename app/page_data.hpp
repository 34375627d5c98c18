// SPDX-License-Identifier: GPL-3.0-or-later
// The data file of a page: its table whole, with all that made it.
#pragma once

#include <QString>
#include <optional>
#include <string>

#include "ui/kit/table.hpp"
#include "ui/shell/page.hpp"

namespace littlestone::app {

enum class DataFormat { csv, json };

/// What the exhibit's table was computed from: the whole scenario with its seed, the other one of a comparison, this
/// program's version, the shell command, the step. In CSV it is the first line, after "# "; the table follows, with a
/// mark before cells that a spreadsheet reads as formulas if that is asked for.
[[nodiscard]] std::string page_data(const ui::PageTable& table, const QString& exhibit, const ui::Provenance& origin,
                                    DataFormat format,
                                    const std::optional<ui::ChapterScenario>& compared = std::nullopt,
                                    Formulas formulas = Formulas::kept);

}  // namespace littlestone::app
