// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tournament twice on fresh samples, off the window's thread.
#pragma once

#include <memory>
#include <vector>

#include "core/study/levels/levels.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

class PairsJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// `scenario` with its constants resolved, instance_of it, and its laws.
  void start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance,
             const std::shared_ptr<const ExactLevels>& exact, const PairsOptions& options);

 signals:
  void finished(const std::vector<littlestone::LevelPairs>& pairs);
};

}  // namespace littlestone::ui
