// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a table as a class off the window's thread, to see what it holds before anything is changed.
#pragma once

#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// What a table holds.
struct TableFacts {
  quint64 hypotheses = 0;  // different rows
  quint64 points = 0;
  quint64 merged = 0;  // rows that equal an earlier one
};

/// read_class_file; a table that cannot be read is refused.
class TableJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const QString& path);
  /// Of the table that was started last.
  [[nodiscard]] const QString& path() const { return path_; }

 signals:
  void finished(const QString& path, const littlestone::ui::TableFacts& facts);

 private:
  QString path_;
};

}  // namespace littlestone::ui
