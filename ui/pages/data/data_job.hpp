// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at a user's data file, plans and learns from it off the window's thread, and adds up what was spent.
#pragma once

#include <memory>
#include <optional>

#include "core/study/private_run/data_plan.hpp"
#include "core/study/private_run/data_run.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// What is known of a file before anything is spent: its header with the number of lines, and what they can be
/// promised.
class DataPlanJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// Reads the header, `path` in the system's bytes, unless it is given; then plans the scenario's goal for its class.
  void start(const std::string& path, const std::optional<DataHeader>& header, const Scenario& scenario,
             const std::shared_ptr<const Instance>& instance);

 signals:
  /// As soon as it is read.
  void looked(const littlestone::DataHeader& header);
  void planned(const std::shared_ptr<const littlestone::DataPlan>& plan);
};

/// compute_data_run in the background, and the budget of the ledger with it. A run that was stopped has released
/// nothing and is not in the ledger.
class DataJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// The source's path in the system's bytes.
  void start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const DataSource& source,
             bool release, const Ledger& before);
  /// The budget of a ledger alone.
  void count(const Ledger& ledger);

 signals:
  /// `ledger`: with the run.
  void finished(const std::shared_ptr<const littlestone::DataRun>& run, const littlestone::Ledger& ledger,
                const littlestone::SpentBudget& spent);
  void counted(const littlestone::SpentBudget& spent);
};

/// Counts the lines of a data file and those that a release would replace (read_imputed_columns), for the owner of the
/// file, before a run. The counts lie before the privacy boundary.
class DataCheckJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// The source's path in the system's bytes.
  void start(const std::shared_ptr<const Instance>& instance, const DataSource& source);

 signals:
  void finished(quint64 lines, quint64 replaced);
};

}  // namespace littlestone::ui
