// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a web page off the window's thread.
#pragma once

#include "ui/shell/job.hpp"
#include "ui/shell/web_page.hpp"

namespace littlestone::ui {

class WebJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const WebPage& page, const QString& path);

 signals:
  void finished(const QString& path);
};

}  // namespace littlestone::ui
