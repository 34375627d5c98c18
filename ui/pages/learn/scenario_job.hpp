// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a scenario file off the window's thread: whether it fits together is known once its class is made.
#pragma once

#include "ui/shell/chapter_scenario.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// read_chapter_scenario in the background.
class ScenarioJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const QString& path);
  /// Of the file that was asked for last.
  [[nodiscard]] const QString& path() const { return path_; }

 signals:
  void finished(const QString& path, const littlestone::ui::ChapterScenario& scenario);

 private:
  QString path_;
};

}  // namespace littlestone::ui
