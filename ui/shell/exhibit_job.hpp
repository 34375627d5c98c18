// SPDX-License-Identifier: GPL-3.0-or-later
// Exhibits that must be computed before they can be shown, and the job that does it.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
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

/// What several deferred exhibits are drawn of: computed by the first of them that is exported.
template <class Facts>
class FactsOnce {
 public:
  /// `compute` returns null where the observer stopped it.
  explicit FactsOnce(std::function<std::shared_ptr<const Facts>(const Observer&)> compute)
      : compute_(std::move(compute)) {}

  /// In any thread; one waits for another that computes.
  [[nodiscard]] std::shared_ptr<const Facts> get(const Observer& observer) {
    const std::lock_guard lock(mutex_);
    if (!facts_) facts_ = compute_(observer);
    return facts_;
  }

 private:
  std::mutex mutex_;
  std::function<std::shared_ptr<const Facts>(const Observer&)> compute_;
  std::shared_ptr<const Facts> facts_;
};

/// One of those exhibits: `draw` makes it of the facts.
template <class Facts, class Draw>
[[nodiscard]] std::shared_ptr<const Exhibit> deferred_exhibit(const QString& id, const QString& title,
                                                              const std::shared_ptr<FactsOnce<Facts>>& facts,
                                                              Draw draw) {
  return std::make_shared<DeferredFigure>(id, title,
                                          [facts, draw](const Observer& observer) -> std::shared_ptr<const Exhibit> {
                                            const std::shared_ptr<const Facts> found = facts->get(observer);
                                            return found ? draw(found) : nullptr;
                                          });
}

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
