// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/search_pool.hpp"

#include <algorithm>
#include <chrono>

#include "core/online/dimension_search.hpp"

namespace littlestone {

SearchPool::SearchPool(SearchState& state, unsigned helpers)
    : state_(state),
      helpers_(helpers),
      idle_(helpers),
      spread_([this](std::size_t parts, const std::function<void(std::size_t)>& work) { run(parts, work); }) {}

SearchPool::~SearchPool() {
  {
    const std::lock_guard lock(mutex_);
    leaving_ = true;
  }
  news_.notify_all();
}

SharedColumns* SearchPool::offered(const SharedColumns* root) const {
  for (SharedColumns* const offer : offers_) {
    if (offer->next >= offer->columns.size() || offer->in_vain()) continue;
    const SharedColumns* at = offer;
    while (at != root && at != nullptr) at = at->above;
    if (at == root) return offer;
  }
  return nullptr;
}

void SearchPool::start_helpers() {
  while (started_ < helpers_ && threads_.try_start([this](Workers&, unsigned) { help(); })) ++started_;
}

void SearchPool::Operation::work_on() {
  for (std::size_t part = next++; part < parts; part = next++) work(part);
}

void SearchPool::run(std::size_t parts, const std::function<void(std::size_t)>& work) {
  Operation operation{work, parts};
  {
    const std::lock_guard lock(mutex_);
    start_helpers();
    operations_.push_back(&operation);
  }
  news_.notify_all();
  operation.work_on();
  std::unique_lock lock(mutex_);
  operations_.erase(std::find(operations_.begin(), operations_.end(), &operation));
  news_.wait(lock, [&] { return operation.workers == 0; });
}

void SearchPool::offer(SharedColumns& shared) {
  {
    const std::lock_guard lock(mutex_);
    start_helpers();
    offers_.push_back(&shared);
  }
  news_.notify_all();
}

void SearchPool::help() {
  DimensionSearch search(state_, false);
  search.join(this);
  std::unique_lock lock(mutex_);
  while (!leaving_) {
    const auto open = std::find_if(operations_.begin(), operations_.end(),
                                   [](const Operation* operation) { return operation->next < operation->parts; });
    if (open != operations_.end()) {
      Operation& operation = **open;
      ++operation.workers;
      --idle_;
      lock.unlock();
      operation.work_on();
      lock.lock();
      ++idle_;
      --operation.workers;
      news_.notify_all();
      continue;
    }
    SharedColumns* const shared = offered(nullptr);
    if (shared == nullptr) {
      news_.wait(lock);
      continue;
    }
    ++shared->workers;
    --idle_;
    lock.unlock();
    search.work_on(*shared);
    lock.lock();
    ++idle_;
    --shared->workers;
    news_.notify_all();
  }
}

void SearchPool::finish(SharedColumns& shared, DimensionSearch& owner) {
  std::unique_lock lock(mutex_);
  while (shared.workers > 0) {
    if (SharedColumns* const below = offered(&shared); below != nullptr && below != &shared) {
      ++below->workers;
      lock.unlock();
      owner.work_on(*below);
      lock.lock();
      --below->workers;
      news_.notify_all();
      continue;
    }
    ++idle_;  // so that other threads offer columns
    news_.wait_for(lock, std::chrono::microseconds(500));
    --idle_;
    lock.unlock();
    try {
      (void)owner.report();  // keeps asking the budget and the observer
    } catch (...) {
      const std::lock_guard told(shared.mutex);
      shared.broken = std::current_exception();
      shared.over = true;  // so that the other threads stop
    }
    lock.lock();
  }
  offers_.erase(std::find(offers_.begin(), offers_.end(), &shared));
}

}  // namespace littlestone
