// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/workers.hpp"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace littlestone {

unsigned threads_asked(unsigned asked) noexcept {
  return asked > 0 ? asked : std::max(1U, std::thread::hardware_concurrency());
}

Workers::~Workers() {
  request_stop();
  threads_.clear();  // joins
}

void Workers::fail(std::exception_ptr what) noexcept {
  request_stop();
  const std::lock_guard lock(mutex_);
  if (!failure_) failure_ = std::move(what);
}

void Workers::start(Work work) {
  const auto number = static_cast<unsigned>(threads_.size());
  {
    const std::lock_guard lock(mutex_);
    ++working_;
  }
  const auto left = [this] {
    const std::lock_guard lock(mutex_);
    --working_;
    changed_.notify_all();
  };
  try {
    threads_.emplace_back([this, number, left, work = std::move(work)] {
      try {
        work(*this, number);
      } catch (...) {
        fail(std::current_exception());
      }
      left();
    });
  } catch (...) {  // the system has no thread left
    left();
    throw;
  }
}

bool Workers::try_start(Work work) {
  try {
    start(std::move(work));
    return true;
  } catch (const std::system_error&) {
    return false;
  }
}

void Workers::run_here(const std::function<void()>& work) {
  try {
    work();
  } catch (...) {
    fail(std::current_exception());
  }
}

unsigned Workers::working() const {
  const std::lock_guard lock(mutex_);
  return working_;
}

void Workers::wait(unsigned milliseconds) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, std::chrono::milliseconds(milliseconds), [&] { return working_ == 0 || told_; });
  told_ = false;
}

void Workers::tell() {
  const std::lock_guard lock(mutex_);
  told_ = true;
  changed_.notify_all();
}

bool Workers::finish() {
  threads_.clear();  // joins
  const std::exception_ptr failure = std::exchange(failure_, nullptr);
  if (failure) std::rethrow_exception(failure);
  return stopping();
}

}  // namespace littlestone
