// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_follows/what_follows_job.hpp"

namespace littlestone::ui {

void WhatFollowsJob::start(const LowerBoundScenario& scenario) {
  launch([this, scenario](const Post& post, const Observer& observer) -> Delivery {
    try {
      work_out(scenario, observer, [&](const WhatFollowsFacts& facts) {
        post([this, known = std::make_shared<const WhatFollowsFacts>(facts)] { emit found(known); });
      });
    } catch (const Stopped&) {
      return [this] { emit stopped(); };
    }
    return [] {};
  });
}

}  // namespace littlestone::ui
