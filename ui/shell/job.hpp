// SPDX-License-Identifier: GPL-3.0-or-later
// The thread bridge: computations run elsewhere, and only the newest one is heard.
#pragma once

#include <QObject>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>

#include "core/base/error.hpp"
#include "core/base/run_control.hpp"

namespace littlestone::ui {

/// "The computation failed": the rule of what fails for no fault of the input.
[[nodiscard]] Rule computation_failed();

/// Bad input as the window shows it, beside the field.
struct Refusal {
  QString field;
  QString value;
  Rule rule = computation_failed();
};

/// One slot for a computation. Starting again stops what runs and gives it a number that has passed: whatever it still
/// says is dropped. Destroying the job stops what runs and does not wait for it. All signals come
/// in the thread the job lives in.
class Job : public QObject {
  Q_OBJECT

 public:
  explicit Job(QObject* parent = nullptr);
  ~Job() override;

  [[nodiscard]] bool running() const { return running_; }
  /// Asks the computation to stop; ends with stopped(), at the latest after a moment: what has not noticed by then goes
  /// on unheard until it does.
  void stop();
  /// Stops what runs and hears nothing of it any more, what it said before and is under way included: for when its
  /// question has passed. No stopped() comes.
  void drop();
  /// Threads of all jobs that have not come to their end, including those that were given up.
  [[nodiscard]] static int threads_alive();
  /// Waits until there are none, at most so long: what was writing a file when it was stopped has then taken it away.
  /// Returns whether there are none. Blocks the thread: for the end of the program.
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

/// Lets go of it on a thread of its own, which Job::threads_alive counts.
void free_elsewhere(std::shared_ptr<const void> thing);

/// The same thing, held so that the last one to let go of it does not wait until it is freed: an automaton of a million
/// states takes longer than a window may stand still.
template <class T>
[[nodiscard]] std::shared_ptr<T> freed_elsewhere(std::shared_ptr<T> thing) {
  T* const at = thing.get();
  return std::shared_ptr<T>(at, [thing = std::move(thing)](T*) mutable { free_elsewhere(std::move(thing)); });
}

}  // namespace littlestone::ui

Q_DECLARE_METATYPE(littlestone::ui::Refusal)
