// SPDX-License-Identifier: GPL-3.0-or-later
// Learns from a user's data off the window's thread, and adds up what was spent.
#pragma once

#include <memory>

#include "core/study/private_run/data_run.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// compute_data_run in the background, and the budget of the ledger with it. A run that was stopped has released
/// nothing and is not in the ledger.
class DataJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// `path` in the system's bytes.
  void start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const std::string& path,
             bool release, const Ledger& before);
  /// The budget of a ledger alone.
  void count(const Ledger& ledger);

 signals:
  /// `ledger`: with the run.
  void finished(const std::shared_ptr<const littlestone::DataRun>& run, const littlestone::Ledger& ledger,
                const littlestone::SpentBudget& spent);
  void counted(const littlestone::SpentBudget& spent);
};

}  // namespace littlestone::ui
