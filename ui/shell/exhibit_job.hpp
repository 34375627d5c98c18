// SPDX-License-Identifier: GPL-3.0-or-later
// Exhibits that must be computed before they can be shown, and the job that does it.
#pragma once

#include <memory>
#include <vector>

#include "ui/shell/exhibit.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// An exhibit that has nothing to show yet: its picture and table mean nothing.
class Deferred {
 public:
  virtual ~Deferred() = default;
  /// What it stands for. Called in any thread; null where the observer stopped it. Throws InputError.
  [[nodiscard]] virtual std::shared_ptr<const Exhibit> compute(const Observer& observer) const = 0;
};

/// A page with more to export than what it shows.
class HasDeferred {
 public:
  virtual ~HasDeferred() = default;
  /// Deferred ones; where one has the id of an exhibit of the page, it is another picture of the same.
  [[nodiscard]] virtual std::vector<std::shared_ptr<const Exhibit>> deferred() const = 0;
};

/// Computes one of them off the window's thread.
class ExhibitJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// The exhibit is Deferred.
  void start(const std::shared_ptr<const Exhibit>& exhibit);

 signals:
  void finished(const std::shared_ptr<const littlestone::ui::Exhibit>& exhibit);
};

}  // namespace littlestone::ui
