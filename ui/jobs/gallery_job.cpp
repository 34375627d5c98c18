// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/gallery_job.hpp"

namespace littlestone::ui {

void GalleryJob::start(const std::vector<Scenario>& scenarios) {
  launch([this, scenarios](const Post& post, const Observer& observer) -> Delivery {
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
      const std::shared_ptr<const LabRun> run = freed_elsewhere(compute_lab_run(scenarios[i], observer));
      if (run->result.ended != Ended::completed) return [this] { emit stopped(); };
      post([this, i, run] { emit computed(static_cast<int>(i), run); });
    }
    return [] {};
  });
}

}  // namespace littlestone::ui
