// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter VI: how stable can a learner be?
#pragma once

#include <memory>

#include "core/base/run_control.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/study_chapter.hpp"

namespace littlestone::ui {

/// With these pages, all of them StudyPage of a StabilityScenario.
[[nodiscard]] ChapterInfo stability_chapter_info(std::vector<PageInfo> pages);

/// The scenario with another value of a parameter. Steps by hand make `shape` hand, which begins with the steps that were
/// there; another shape, class or ρ forgets them, and another mesh, or another choice of point 0,
/// what was painted. Another class to search brings levels with it where it needs another number of them.
[[nodiscard]] StabilityScenario with_value(StabilityScenario scenario, std::string_view field, const FieldValue& value);

/// A scenario in a card: the picture of its lesson's page with everything left out that could not be read there.
/// Computes what it shows; null where the observer stopped it. Throws InputError.
[[nodiscard]] std::shared_ptr<const Picture> stability_card(const StabilityScenario& scenario,
                                                            const Observer& observer);

}  // namespace littlestone::ui
