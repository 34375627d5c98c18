// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter II: why thresholds are hard. One learner of thresholds, told on its pages.
#pragma once

#include "ui/shell/chapter.hpp"

namespace littlestone::ui {

/// With these pages, each a study of a LowerBoundScenario.
[[nodiscard]] ChapterInfo lower_bound_chapter_info(std::vector<PageInfo> pages);

}  // namespace littlestone::ui
