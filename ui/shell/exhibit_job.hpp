// SPDX-License-Identifier: GPL-3.0-or-later
// Exhibits that must be computed before they can be shown, and the job that does it.
#pragma once

#include <functional>
#include <memory>
#include <utility>
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
  /// Deferred ones. One with the id of an exhibit of the page takes its place in an export where that is empty().
  [[nodiscard]] virtual std::vector<std::shared_ptr<const Exhibit>> deferred() const = 0;
};

/// What the command line draws of a scenario, computed when it is exported.
class DeferredFigure final : public Exhibit, public Deferred {
 public:
  using Compute = std::function<std::shared_ptr<const Exhibit>(const Observer&)>;

  DeferredFigure(QString id, QString title, Compute compute)
      : id_(std::move(id)), title_(std::move(title)), compute_(std::move(compute)) {}

  [[nodiscard]] QString id() const override { return id_; }
  [[nodiscard]] QString title() const override { return title_; }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme& theme, Moment moment) const override;
  [[nodiscard]] PageTable table(int, TableLimits) const override { return {}; }
  [[nodiscard]] bool empty() const override { return true; }
  [[nodiscard]] std::shared_ptr<const Exhibit> compute(const Observer& observer) const override {
    return compute_(observer);
  }

 private:
  QString id_;
  QString title_;
  Compute compute_;
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
