// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out off the window's thread how many examples are needed.
#pragma once

#include "core/study/sample_complexity/required.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// Either the theorem's sizes of one scenario, or a whole curve point by point. A search for sharp constants is not
/// stopped in its middle, but what it finds is dropped once something newer was asked.
class RequiredJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// `instance` is instance_of the scenario.
  void start_theorem(const Scenario& scenario, const std::shared_ptr<const Instance>& instance);
  void start_curve(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, RequiredAgainst against);

 signals:
  void theorem_found(const littlestone::TheoremSizes& sizes);
  /// A point of the curve, by its place, each time more of it is known.
  void point_found(std::size_t place, const littlestone::RequiredPoint& point);
  void curve_finished(const littlestone::RequiredCurve& curve);
};

}  // namespace littlestone::ui
