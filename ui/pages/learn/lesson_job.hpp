// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson's run and its facts, off the window's thread.
#pragma once

#include <memory>

#include "core/study/lesson/lesson_facts.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// Runs the lesson's scenario and computes them of the run.
class LessonJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const Scenario& scenario);

 signals:
  void computed(const std::shared_ptr<const littlestone::PrivateRun>& run,
                const std::shared_ptr<const littlestone::LessonFacts>& facts);
};

}  // namespace littlestone::ui
