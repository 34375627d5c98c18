// SPDX-License-Identifier: GPL-3.0-or-later
// The data file of a page: its table whole, with all that made it.
#pragma once

#include <QString>
#include <string>

#include "core/experiment/scenario.hpp"
#include "ui/models/page_table.hpp"

namespace littlestone::app {

enum class DataFormat { csv, json };

/// What the page was computed from: the whole scenario with its seed, this program's version, the shell command, the step of the
/// story. In CSV it is the first line, after "# "; the table follows.
[[nodiscard]] std::string page_data(const ui::PageTable& table, const QString& page, int step, const Scenario& scenario,
                                    DataFormat format);

}  // namespace littlestone::app
