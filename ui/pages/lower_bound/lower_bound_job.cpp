// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/lower_bound_job.hpp"

#include <mutex>
#include <tuple>
#include <utility>

namespace littlestone::ui {

struct LowerBoundJob::Shelf {
  using Key = std::tuple<LinePoint, std::size_t, Rational, Rational, Rational, Rational, Rational>;
  std::mutex mutex;
  Key key;
  std::vector<ComparedLearner> newest;

  [[nodiscard]] static Key key_of(const LowerBoundScenario& s) {
    return {s.domain, s.examples, tolerance_of(s), s.epsilon, delta_of(s), s.alpha, s.beta};
  }
  [[nodiscard]] std::vector<ComparedLearner> take(const LowerBoundScenario& scenario) {
    const Key wanted = key_of(scenario);
    {
      const std::lock_guard lock(mutex);
      if (!newest.empty() && key == wanted) return newest;
    }
    std::vector<ComparedLearner> made = compared_learners(scenario);
    const std::lock_guard lock(mutex);
    key = wanted;
    newest = made;
    return made;
  }
  [[nodiscard]] std::vector<ComparedLearner> known(const LowerBoundScenario& scenario) {
    const std::lock_guard lock(mutex);
    return key == key_of(scenario) ? newest : std::vector<ComparedLearner>{};
  }
};

LowerBoundJob::LowerBoundJob(QObject* parent) : Job(parent), shelf_(std::make_shared<Shelf>()) {}

void LowerBoundJob::start(const LowerBoundScenario& scenario) {
  launch([this, shelf = shelf_, scenario](const Post& post, const Observer& observer) -> Delivery {
    using namespace std::chrono_literals;
    constexpr auto at_first = 40ms;
    const auto first = compute_lower_bound(scenario, at_first, shelf->known(scenario), observer);
    if (first->complete && !first->others.empty()) return [this, first] { emit found(first); };
    post([this, first] { emit found(first); });
    std::vector<ComparedLearner> others = shelf->take(scenario);
    if (first->complete) {
      auto with_others = std::make_shared<LowerBoundRun>(*first);
      with_others->others = std::move(others);
      return [this, with_others] { emit found(with_others); };
    }
    const auto last = compute_lower_bound(scenario, 0ms, std::move(others), observer);
    if (!last->complete) {
      // Esc keeps what was found, and the more of the two.
      const auto kept = last->set.points.size() >= first->set.points.size() ? last : first;
      return [this, kept] {
        emit found(kept);
        emit stopped();
      };
    }
    return [this, last] { emit found(last); };
  });
}

}  // namespace littlestone::ui
