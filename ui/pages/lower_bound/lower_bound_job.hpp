// SPDX-License-Identifier: GPL-3.0-or-later
// Computes a scenario of chapter II off the window's thread: a first answer at once, then the exact one.
#pragma once

#include <memory>

#include "core/study/lower_bound/lower_bound_run.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// compute_lower_bound in the background. The compared learners are kept from one scenario to the next that has the
/// same claims.
class LowerBoundJob final : public Job {
  Q_OBJECT

 public:
  explicit LowerBoundJob(QObject* parent = nullptr);
  void start(const LowerBoundScenario& scenario);

 signals:
  /// A first answer, and the last one (which is `complete` unless it was stopped).
  void found(const std::shared_ptr<const littlestone::LowerBoundRun>& run);

 private:
  struct Shelf;
  std::shared_ptr<Shelf> shelf_;
};

}  // namespace littlestone::ui
