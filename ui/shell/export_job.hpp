// SPDX-License-Identifier: GPL-3.0-or-later
// Writes pictures and data files off the window's thread.
#pragma once

#include <QStringList>
#include <vector>

#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// One file, and what writes it: whole or not at all; throws InputError where it cannot, and Stopped where the observer
/// says so.
struct ExportItem {
  QString path;
  std::function<void(const QString& path, const Observer& observer)> write;
};

/// The items one after another. Stopped or failed, it leaves the files that were already whole.
class ExportJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(std::vector<ExportItem> items);

 signals:
  void finished(const QStringList& paths);
};

}  // namespace littlestone::ui
