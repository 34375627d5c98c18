// SPDX-License-Identifier: GPL-3.0-or-later
// Writes pictures and data files off the window's thread.
#pragma once

#include <QStringList>
#include <exception>
#include <functional>
#include <utility>
#include <vector>

#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// One file, and what writes it: whole or not at all; throws InputError where it cannot, LeftOut where there is nothing
/// to be written, and Stopped where the observer says so.
struct ExportItem {
  QString path;
  std::function<void(const QString& path, const Observer& observer)> write;
};

/// What an item was to show cannot be computed, and why.
class LeftOut : public std::exception {
 public:
  explicit LeftOut(Refusal why) : why_(std::move(why)) {}
  [[nodiscard]] const char* what() const noexcept override { return "left out"; }
  [[nodiscard]] const Refusal& why() const { return why_; }

 private:
  Refusal why_;
};

/// The items one after another; it goes on after one that is left out. Stopped or failed, it leaves the files that were
/// already whole.
class ExportJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(std::vector<ExportItem> items);

 signals:
  /// `left_out`: the names of files with nothing to show, and why the first of them has nothing.
  void finished(const QStringList& paths, const QStringList& left_out, const littlestone::ui::Refusal& why);
};

}  // namespace littlestone::ui
