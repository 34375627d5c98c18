// SPDX-License-Identifier: GPL-3.0-or-later
// What a window opens: scenarios, tables as the class, files of data. Files are read off the window's thread; the window
// tells what was read, or why it could not be, and then changes nothing.
#pragma once

#include <QObject>

#include "ui/pages/class/table_job.hpp"
#include "ui/pages/learn/scenario_job.hpp"

namespace littlestone::app {

class Window;

/// Of one window, which outlives it.
class Opening final : public QObject {
  Q_OBJECT

 public:
  explicit Opening(Window& window);

  /// A file by what it is (file_kind).
  void file(const QString& path);
  void scenario(const QString& path);
  /// The table becomes the class of the current scenario, as one undoable edit; told() reports what in it is not visible.
  void table(const QString& path);
  /// Sets the file of examples for the page that learns from them, which reads it when it needs it.
  void data(const QString& path);

  /// Ask for a file and open it.
  void ask_scenario();
  void ask_table();
  void ask_data();

  [[nodiscard]] bool running() const { return scenario_job_.running() || table_job_.running(); }
  void stop();
  [[nodiscard]] ui::ScenarioJob& scenario_job() { return scenario_job_; }
  [[nodiscard]] ui::TableJob& table_job() { return table_job_; }

 private:
  void take_table(const QString& path, const ui::TableFacts& facts);
  void tell_if_reading(const ui::Job& job, const QString& path);

  Window& window_;
  ui::ScenarioJob scenario_job_;
  ui::TableJob table_job_;
};

}  // namespace littlestone::app
