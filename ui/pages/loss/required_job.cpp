// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/required_job.hpp"

namespace littlestone::ui {

void RequiredJob::start_theorem(const Scenario& scenario, const std::shared_ptr<const Instance>& instance) {
  launch([this, scenario, instance](const Post&, const Observer& observer) -> Delivery {
    const TheoremSizes sizes = theorem_sizes(scenario, instance->littlestone_dimension(observer), observer);
    return [this, sizes] { emit theorem_found(sizes); };
  });
}

void RequiredJob::start_curve(const Scenario& scenario, const std::shared_ptr<const Instance>& instance,
                              RequiredAgainst against) {
  launch([this, scenario, instance, against](const Post& post, const Observer& observer) -> Delivery {
    RequiredOptions options;
    options.against = against;
    options.threads = 0;
    const RequiredCurve curve =
        compute_required(scenario, instance, options, observer, [&](std::size_t place, const RequiredPoint& point) {
          post([this, place, point] { emit point_found(place, point); });
        });
    if (curve.ended != Ended::completed) return [this] { emit stopped(); };
    return [this, curve] { emit curve_finished(curve); };
  });
}

}  // namespace littlestone::ui
