// SPDX-License-Identifier: GPL-3.0-or-later
// A value that several threads need and one of them works out.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

#include "core/base/run_control.hpp"

namespace littlestone {

/// A value of type T that is worked out at most once, by the thread that asks for it first. Threads that ask meanwhile
/// wait for it, and ask their own observers whether to go on. A computation that throws leaves no value: the next
/// thread that asks, a waiting one first, tries again. Once the value is there it never changes, and a call costs one
/// load.
template <class T>
class SharedValue {
 public:
  /// The value; `make()` returns it and is called by one thread at a time. `waiting` is what the observer hears, about
  /// every 10 ms, while another thread works. Throws what `make` throws, and Stopped where the observer of a waiting
  /// thread says stop.
  template <class Make>
  const T& get(const Make& make, const Observer& observer, const Progress& waiting) {
    if (known()) return *value_;
    std::unique_lock lock(mutex_);
    while (!value_ && busy_) {
      constexpr std::chrono::milliseconds between(10);
      changed_.wait_for(lock, between);
      lock.unlock();
      if (stop_requested(observer, waiting)) throw Stopped();
      lock.lock();
    }
    if (value_) return *value_;
    busy_ = true;
    lock.unlock();
    const Leave leave{*this};
    std::optional<T> made(make());
    lock.lock();
    value_ = std::move(made);
    ready_.store(true, std::memory_order_release);
    lock.unlock();
    return *value_;
  }

  /// Whether the value is there.
  [[nodiscard]] bool known() const noexcept { return ready_.load(std::memory_order_acquire); }

 private:
  struct Leave {
    SharedValue& of;
    ~Leave() {
      const std::lock_guard lock(of.mutex_);
      of.busy_ = false;
      of.changed_.notify_all();
    }
  };

  std::mutex mutex_;
  std::condition_variable changed_;
  bool busy_ = false;
  std::optional<T> value_;
  std::atomic<bool> ready_{false};
};

}  // namespace littlestone
