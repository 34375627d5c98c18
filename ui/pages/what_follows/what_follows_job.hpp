// SPDX-License-Identifier: GPL-3.0-or-later
// Works out the stairs off the window's thread, the scenario's own step first.
#pragma once

#include <memory>

#include "core/study/lower_bound/what_follows.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

class WhatFollowsJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const LowerBoundScenario& scenario);

 signals:
  void found(const std::shared_ptr<const littlestone::WhatFollowsFacts>& facts);
};

}  // namespace littlestone::ui
