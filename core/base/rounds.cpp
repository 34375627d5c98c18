// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rounds.hpp"

namespace littlestone {

Rounds::Rounds(unsigned threads) {
  while (helpers_ + 1 < threads &&
         group_.try_start([this](Workers& group, unsigned number) { wait_and_work(group, number + 1); })) {
    ++helpers_;
  }
}

Rounds::~Rounds() {
  const std::lock_guard lock(mutex_);
  closing_ = true;
  changed_.notify_all();
}

bool Rounds::run(std::size_t count, const Item& item, const std::function<bool()>& stop) {
  {
    const std::lock_guard lock(mutex_);
    count_ = count;
    item_ = &item;
    next_ = 0;
    stopped_ = false;
    busy_ = helpers_;
    ++round_;
    changed_.notify_all();
  }
  group_.run_here([&] {
    for (;;) {
      if (stop && stop()) stopped_ = true;
      if (stopped_ || group_.stopping()) return;
      const std::size_t i = next_.fetch_add(1);
      if (i >= count_) return;
      item(0, i);
    }
  });
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return busy_ == 0; });
  if (group_.stopping()) {
    closing_ = true;
    changed_.notify_all();
    lock.unlock();
    group_.finish();
  }
  return !stopped_;
}

void Rounds::wait_and_work(Workers& group, unsigned thread) {
  for (std::uint64_t seen = 0;;) {
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return closing_ || round_ != seen; });
      if (closing_) return;
      seen = round_;
    }
    const auto done = [this] {
      const std::lock_guard lock(mutex_);
      --busy_;
      changed_.notify_all();
    };
    try {
      for (;;) {
        if (stopped_ || group.stopping()) break;
        const std::size_t i = next_.fetch_add(1);
        if (i >= count_) break;
        (*item_)(thread, i);
      }
    } catch (...) {
      group.request_stop();
      done();
      throw;
    }
    done();
  }
}

}  // namespace littlestone
