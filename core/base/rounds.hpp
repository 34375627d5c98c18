// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds of independent items that several threads do together, again and again.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>

#include "core/base/workers.hpp"

namespace littlestone {

/// Threads that wait between rounds. Which thread does which item is left to chance: an item's result must not depend
/// on it. All functions are for the thread that made the object.
class Rounds {
 public:
  /// Of `threads` ≥ 1 threads, the calling one among them; fewer where the system has none left.
  explicit Rounds(unsigned threads);
  ~Rounds();
  Rounds(const Rounds&) = delete;
  Rounds& operator=(const Rounds&) = delete;

  /// 0 is the calling thread.
  using Item = std::function<void(unsigned thread, std::size_t item)>;
  /// Does items 0 … count − 1; before each of its own the calling thread asks `stop`. Returns whether all were done: after
  /// a stop some are not. Rethrows what an item throws; then the object is of no use any more.
  [[nodiscard]] bool run(std::size_t count, const Item& item, const std::function<bool()>& stop);

 private:
  void wait_and_work(Workers& group, unsigned thread);

  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t round_ = 0;
  unsigned helpers_ = 0;
  unsigned busy_ = 0;
  bool closing_ = false;
  std::size_t count_ = 0;
  const Item* item_ = nullptr;
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> stopped_{false};
  Workers group_;  // last: its threads use the rest
};

}  // namespace littlestone
