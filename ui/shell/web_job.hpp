// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a web page off the window's thread.
#pragma once

#include <QByteArray>
#include <functional>

#include "ui/shell/job.hpp"

namespace littlestone::ui {

class WebJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// The bytes of a page; called in the job's thread. Throws Stopped.
  using Make = std::function<QByteArray(const Observer& observer)>;
  void start(const Make& make, const QString& path);

 signals:
  void finished(const QString& path);
};

}  // namespace littlestone::ui
