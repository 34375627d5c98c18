// SPDX-License-Identifier: GPL-3.0-or-later
// Computes a scenario off the window's thread.
#pragma once

#include <memory>
#include <optional>

#include "core/study/private_run/private_run.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// compute_private_run in the background. A stopped run is never delivered. Knowledge about the class is kept from one
/// scenario to the next, also after a stop: an edit that does not change the class neither builds the class nor
/// computes a dimension again.
class RunJob final : public Job {
  Q_OBJECT

 public:
  explicit RunJob(QObject* parent = nullptr);
  /// `level`: of the batch to watch, as in compute_private_run. `batch`: the batch to watch, as in compute_batch_run,
  /// whatever its level.
  void start(const Scenario& scenario, std::optional<int> level = std::nullopt,
             std::optional<std::uint64_t> batch = std::nullopt);

 signals:
  /// The scenario can be run: its constants are resolved and Ldim of the instance is known, while tree and run are
  /// still to come.
  void prepared(const littlestone::Scenario& scenario, const std::shared_ptr<const littlestone::Instance>& instance);
  void finished(const std::shared_ptr<const littlestone::PrivateRun>& run);

 private:
  struct Shelf;  // the newest instance, shared with the threads
  std::shared_ptr<Shelf> shelf_;
};

}  // namespace littlestone::ui
