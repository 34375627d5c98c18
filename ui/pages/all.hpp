// SPDX-License-Identifier: GPL-3.0-or-later
// All chapters with their pages, in order: the only list of them.
#pragma once

#include <vector>

#include "ui/shell/chapter.hpp"

namespace littlestone::ui {

/// The chapters there are; one that has no page yet is not among them.
[[nodiscard]] const std::vector<ChapterInfo>& chapters();

/// All figures of the command line: those of the pages, then those of the chapters.
[[nodiscard]] const std::vector<Figure>& all_figures();

}  // namespace littlestone::ui
