// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/run_job.hpp"

#include <mutex>
#include <utility>

#include "core/study/private_run/batch_run.hpp"

namespace littlestone::ui {

struct RunJob::Shelf {
  std::mutex mutex;
  std::shared_ptr<const Instance> newest;

  // The scenario's instance, made of what is known. Two threads may make it at once, where the older one has been
  // stopped.
  std::shared_ptr<const Instance> take(const Scenario& scenario) {
    std::shared_ptr<const Instance> known = [this] {
      const std::lock_guard lock(mutex);
      return newest;
    }();
    std::shared_ptr<const Instance> instance = instance_of(scenario, known);
    if (instance == known) return instance;
    instance = freed_elsewhere(std::move(instance));
    const std::lock_guard lock(mutex);
    newest.swap(instance);
    return newest;  // the older one is let go here
  }
};

RunJob::RunJob(QObject* parent) : Job(parent), shelf_(std::make_shared<Shelf>()) {}

void RunJob::start(const Scenario& scenario, std::optional<int> level, std::optional<std::uint64_t> batch) {
  launch([this, shelf = shelf_, scenario, level, batch](const Post& post, const Observer& observer) -> Delivery {
    const PreparedFunction tell = [&](const Scenario& resolved, const std::shared_ptr<const Instance>& instance) {
      post([this, resolved, instance] { emit prepared(resolved, instance); });
    };
    const std::shared_ptr<const PrivateRun> run =
        freed_elsewhere(batch ? compute_batch_run(scenario, shelf->take(scenario), *batch, observer, tell)
                              : compute_private_run(scenario, shelf->take(scenario), observer, level, tell));
    if (run->result.ended != Ended::completed) return [this] { emit stopped(); };
    return [this, run] { emit finished(run); };
  });
}

}  // namespace littlestone::ui
