// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/material_job.hpp"

namespace littlestone::ui {

void MaterialJob::start(const Scenario& lesson, const Scenario& agreement) {
  launch([this, lesson, agreement](const Post& post, const Observer& observer) -> Delivery {
    const auto material = lesson_material(lesson, agreement, observer);
    if (!material) return [this] { emit stopped(); };
    post([this, material] { emit computed(material); });
    const auto measured = with_measured_loss(*material, observer);
    if (!measured) return [this] { emit stopped(); };
    return [this, measured] { emit computed(measured); };
  });
}

}  // namespace littlestone::ui
