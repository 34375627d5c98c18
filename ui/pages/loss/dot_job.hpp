// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for the run of a dot off the window's thread.
#pragma once

#include <memory>

#include "core/study/sweep/matching_run.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// find_matching_run in the background; a size that cannot be played is refused.
class DotJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// `scenario` has its constants resolved; `instance` is its.
  void start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, quint64 n, double loss,
             quint64 first_seed);

 signals:
  void finished(const littlestone::MatchingRun& found);
};

}  // namespace littlestone::ui
