// SPDX-License-Identifier: GPL-3.0-or-later
// Works out the attack's curves off the window's thread.
#pragma once

#include <memory>

#include "core/study/attack/attack_facts.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

class AttackJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const std::shared_ptr<const LowerBoundRun>& run, const std::shared_ptr<const AttackFacts>& facts);

 signals:
  void finished(const std::shared_ptr<const littlestone::AttackCurves>& curves);
};

}  // namespace littlestone::ui
