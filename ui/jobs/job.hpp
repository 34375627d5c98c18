// SPDX-License-Identifier: GPL-3.0-or-later
// The thread bridge: computations run elsewhere, and only the newest one is heard.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>

#include "core/base/error.hpp"
#include "core/base/run_control.hpp"

namespace littlestone::ui {

/// Bad input as the window shows it, beside the field.
struct Refusal {
  QString field;
  QString value;
  QString rule;
};

/// One slot for a computation. Starting anew stops what runs and gives it a number that has passed: whatever it still
/// says is dropped. Destroying the job stops and joins. All signals come in the thread the job lives in.
class Job : public QObject {
  Q_OBJECT

 public:
  explicit Job(QObject* parent = nullptr);
  ~Job() override;

  [[nodiscard]] bool running() const { return running_; }
  /// Asks the computation to stop at its next step; it then ends with stopped().
  void stop();

 signals:
  void running_changed(bool running);
  /// `total` is 0 when it is not known.
  void progressed(const QString& stage, quint64 done, quint64 total);
  void stopped();
  void failed(const Refusal& refusal);

 protected:
  /// Runs on a thread of the pool; what it returns is called in the job's own thread, unless a newer run has begun.
  using Delivery = std::function<void()>;
  using Work = std::function<Delivery(quint64 run, const Observer& observer)>;
  void launch(Work work);
  /// Calls `delivery` in the job's own thread if `run` is still the newest by then. Safe from any thread.
  void post(quint64 run, Delivery delivery);

 private:
  void set_running(bool running);

  QThreadPool pool_;
  std::shared_ptr<std::atomic<bool>> stop_;
  quint64 run_ = 0;
  bool running_ = false;
};

}  // namespace littlestone::ui

Q_DECLARE_METATYPE(littlestone::ui::Refusal)
