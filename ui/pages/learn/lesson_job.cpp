// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/lesson_job.hpp"

#include <optional>
#include <utility>

namespace littlestone::ui {

void LessonJob::start(const Scenario& scenario) {
  launch([this, scenario](const Post&, const Observer& observer) -> Delivery {
    const std::shared_ptr<const PrivateRun> run = freed_elsewhere(compute_private_run(scenario, observer));
    if (run->result.ended != Ended::completed) return [this] { emit stopped(); };
    std::optional<LessonFacts> found = lesson_facts(*run, observer);
    if (!found) return [this] { emit stopped(); };
    const auto facts = std::make_shared<const LessonFacts>(std::move(*found));
    return [this, run, facts] { emit computed(run, facts); };
  });
}

}  // namespace littlestone::ui
