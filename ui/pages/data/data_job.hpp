// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at a user's data file, plans and learns from it off the window's thread, and counts in the ledger what was spent.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/study/private_run/data_plan.hpp"
#include "core/study/private_run/data_run.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// What is known of a file before anything is spent: its header with the number of lines, what they can be promised, and
/// what other promises ask for.
class DataPlanJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// Reads the header, `path` in the system's bytes, unless it is given; then plans the scenario's goal for its class.
  /// `has_header`: the file's first line names its columns.
  void start(const std::string& path, bool has_header, const std::optional<DataHeader>& header,
             const Scenario& scenario, const std::shared_ptr<const Instance>& instance);

 signals:
  /// As soon as it is read.
  void looked(const littlestone::DataHeader& header);
  /// First the verdict, then with what other promises ask for.
  void planned(const std::shared_ptr<const littlestone::DataPlan>& plan);
};

/// Where what is spent is counted.
struct LedgerPlace {
  std::string path;                  // of the file that all windows share; empty: none, and `ledger` alone counts
  Ledger ledger;                     // as it was read last
  std::vector<LedgerEntry> earlier;  // that a session of an earlier version holds: they go into the ledger first
};

/// compute_data_run in the background, and the ledger with it. A run that a budget refuses is not begun. A run is in
/// the ledger before its answer is delivered; one that was stopped has released nothing and is not in it. All else that
/// reads or writes the ledger happens in the background too, because another process may hold its lock.
class DataJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// The source's path in the system's bytes.
  void start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const DataSource& source,
             bool release, const LedgerPlace& place);
  /// Reads the ledger, in which other windows and the command line write, too.
  void read(const LedgerPlace& place);
  /// count_from_zero and set_budget.
  void forget(const LedgerPlace& place);
  void limit(const LedgerPlace& place, const std::optional<PrivacyPromise>& budget);

 signals:
  /// The ledger as it is now; `earlier` entries are in it.
  void counted(const littlestone::Ledger& ledger, const littlestone::SpentBudget& spent);
  /// After counted(): what may be shown now.
  void finished(const std::shared_ptr<const littlestone::DataRun>& run);

 private:
  Delivery told(const Ledger& ledger);
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
