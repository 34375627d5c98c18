// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/required_job.hpp"

#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"

namespace littlestone::ui {

void RequiredJob::start_theorem(const Scenario& scenario) {
  launch([this, scenario](const Post&, const Observer&) -> Delivery {
    const TheoremSizes sizes = theorem_sizes(scenario, littlestone_dimension(make_class(scenario.class_text)));
    return [this, sizes] { emit theorem_found(sizes); };
  });
}

void RequiredJob::start_curve(const Scenario& scenario, RequiredAgainst against) {
  launch([this, scenario, against](const Post& post, const Observer& observer) -> Delivery {
    RequiredOptions options;
    options.against = against;
    options.threads = 0;
    const RequiredCurve curve =
        compute_required(scenario, options, observer, [&](std::size_t place, const RequiredPoint& point) {
          post([this, place, point] { emit point_found(place, point); });
        });
    if (curve.ended != Ended::completed) return [this] { emit stopped(); };
    return [this, curve] { emit curve_finished(curve); };
  });
}

}  // namespace littlestone::ui
