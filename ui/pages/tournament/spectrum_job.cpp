// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/spectrum_job.hpp"

#include <chrono>

namespace littlestone::ui {

void SpectrumJob::start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance) {
  launch([this, scenario, instance](const Post& post, const Observer& observer) -> Delivery {
    std::optional<ExactLevels> exact = exact_laws(scenario, *instance, observer);
    if (!exact) return [this] { emit stopped(); };
    post([this, first = std::make_shared<const ExactLevels>(*exact)] { emit finished(first); });
    if (exact->spectrum.limited) {
      SampleOptions options;
      options.seed = scenario.seed;
      using Clock = std::chrono::steady_clock;
      const Clock::time_point began = Clock::now();
      const double levels_in_all = exact->littlestone + 1 - *exact->spectrum.limited;
      double level = -1;   // that is sampled, counted from the first of them
      double told_at = 0;  // s
      const Observer timed = [&](const Progress& progress) {
        if (progress.stage == "samples" && progress.total > 0) {
          if (progress.done == 0) ++level;
          const double share =
              (level + static_cast<double>(progress.done) / static_cast<double>(progress.total)) / levels_in_all;
          const double passed = std::chrono::duration<double>(Clock::now() - began).count();
          if (share > 0 && passed >= told_at + 1) {
            told_at = passed;
            post([this, left = passed / share - passed] { emit lasts(left); });
          }
        }
        return observer ? observer(progress) : Answer::go_on;
      };
      auto levels = sample_levels(scenario, *instance, *exact, options, timed);
      if (!levels) return [this] { emit stopped(); };
      post([this, found = std::make_shared<const std::vector<SampledLevel>>(std::move(*levels))] {
        emit sampled(*found);
      });
    }
    exact->thresholds = stability_thresholds(scenario, exact->littlestone);
    return [this, whole = std::make_shared<const ExactLevels>(std::move(*exact))] { emit finished(whole); };
  });
}

}  // namespace littlestone::ui
