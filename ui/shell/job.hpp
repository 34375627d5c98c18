// SPDX-License-Identifier: GPL-3.0-or-later
// The thread bridge: computations run on other threads, and only results of the newest one are delivered.
#pragma once

#include <QObject>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>

#include "core/base/error.hpp"
#include "core/base/run_control.hpp"

namespace littlestone::ui {

/// "The computation failed": the rule for a failure that the input did not cause.
[[nodiscard]] Rule computation_failed();

/// Bad input as the window shows it, beside the field.
struct Refusal {
  QString field;
  QString value;
  Rule rule = computation_failed();
};

/// The same, of an exception.
[[nodiscard]] Refusal refusal_of(const InputError& error);

/// One slot for a computation. A new start stops the current run and makes its number outdated: its later messages are
/// dropped. The destructor stops the current run and does not wait for it. All signals are sent in the job's own
/// thread.
class Job : public QObject {
  Q_OBJECT

 public:
  explicit Job(QObject* parent = nullptr);
  ~Job() override;

  [[nodiscard]] bool running() const { return running_; }
  /// Asks the computation to stop; stopped() follows within a moment. A computation that has not noticed the request by
  /// then runs on, but its messages are dropped.
  void stop();
  /// Stops the current run and drops all its messages, also those already sent but not delivered. Use it when the
  /// result is no longer wanted. No stopped() follows.
  void drop();
  /// Threads of all jobs that have not come to their end, including those that were given up.
  [[nodiscard]] static int threads_alive();
  /// Waits until there are none, at most `most_ms`; a stopped run that was writing a file has then removed it. Returns
  /// whether there are none. Blocks the thread: only for the end of the program.
  static bool wait_for_threads(int most_ms);

 signals:
  void running_changed(bool running);
  /// `total` is 0 when it is not known.
  void progressed(const QString& stage, quint64 done, quint64 total);
  void stopped();
  void failed(const Refusal& refusal);

 protected:
  /// Called in the job's own thread, unless a newer run has begun.
  using Delivery = std::function<void()>;
  using Post = std::function<void(Delivery)>;
  /// Runs on a thread of its own and may outlive the job: it touches the job only in deliveries, those it posts on the
  /// way and the one it returns.
  using Work = std::function<Delivery(const Post& post, const Observer& observer)>;
  void launch(Work work);

 private:
  struct Desk;  // what the job and its threads share
  void set_running(bool running);

  std::shared_ptr<Desk> desk_;
  std::shared_ptr<std::atomic<bool>> stop_;
  quint64 run_ = 0;
  bool running_ = false;
};

/// Frees the object on a thread of its own, which Job::threads_alive counts.
void free_elsewhere(std::shared_ptr<const void> thing);

/// The same object, held so that the release of the last reference does not wait for its destructor: to free an
/// automaton of a million states takes longer than a window may block.
template <class T>
[[nodiscard]] std::shared_ptr<T> freed_elsewhere(std::shared_ptr<T> thing) {
  T* const at = thing.get();
  return std::shared_ptr<T>(at, [thing = std::move(thing)](T*) mutable { free_elsewhere(std::move(thing)); });
}

}  // namespace littlestone::ui

Q_DECLARE_METATYPE(littlestone::ui::Refusal)
