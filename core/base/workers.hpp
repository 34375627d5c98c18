// SPDX-License-Identifier: GPL-3.0-or-later
// The threads of one computation.
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace littlestone {

/// How many threads a computation may use that was asked to use `asked`: 0 stands for one a core. At least 1.
[[nodiscard]] unsigned threads_asked(unsigned asked) noexcept;

/// A group of threads that each call one function, with one wish to stop and one place for what goes wrong. Work is not
/// handed out here: each computation here deals its own, because which worker does what decides which automaton it
/// meets, and a pool that steals tasks would leave that to chance. Nothing is shared between two groups. The calling
/// thread starts, waits and destroys; the rest is for any thread.
class Workers {
 public:
  Workers() = default;
  /// Asks to stop and waits until all workers have returned.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// What a worker does; `number` counts the workers from 0 in the order they are started.
  using Work = std::function<void(Workers& group, unsigned number)>;
  /// Starts one more worker. What it throws is kept for finish(), and asks the others to stop.
  void start(Work work);
  /// The same; false where the system has no thread left, for work that fewer workers do as well.
  [[nodiscard]] bool try_start(Work work);
  /// Runs `work` on the calling thread by the same rules.
  void run_here(const std::function<void()>& work);

  /// Whether some thread asked all workers to return soon; they look themselves.
  [[nodiscard]] bool stopping() const noexcept { return stopping_.load(std::memory_order_relaxed); }
  void request_stop() noexcept { stopping_.store(true, std::memory_order_relaxed); }
  /// Workers that have not returned yet.
  [[nodiscard]] unsigned working() const;
  /// Waits until all workers have returned, or one of them has called tell() since the last wait, or `milliseconds` are
  /// over.
  void wait(unsigned milliseconds);
  /// Ends a wait of the calling thread.
  void tell();
  /// Waits until all workers have returned, then rethrows what was thrown first. Returns whether they were asked to
  /// stop.
  bool finish();

 private:
  void fail(std::exception_ptr what) noexcept;

  std::atomic<bool> stopping_{false};
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  unsigned working_ = 0;
  bool told_ = false;
  std::exception_ptr failure_;  // the first
  std::vector<std::jthread> threads_;
};

}  // namespace littlestone
