// SPDX-License-Identifier: GPL-3.0-or-later
// What the lesson shows, computed off the window's thread.
#pragma once

#include <memory>

#include "core/study/lesson/lesson_material.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// Runs the lesson's two scenarios, then measures the loss by sample size: `computed` comes twice.
class MaterialJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const Scenario& lesson, const Scenario& agreement);

 signals:
  void computed(const std::shared_ptr<const littlestone::LessonMaterial>& material);
};

}  // namespace littlestone::ui
