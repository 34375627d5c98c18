// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers what takes long to find.
#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <utility>

namespace littlestone {

/// Values by their keys, from any thread. When there are too many, all are forgotten.
template <class Key, class Value>
class Remembered {
 public:
  /// The value of the key; `make` is called where it is not known, without a lock, so two threads may both make it.
  /// What `make` throws goes on.
  template <class Make>
  [[nodiscard]] Value get(const Key& key, const Make& make) {
    {
      const std::lock_guard lock(mutex_);
      if (const auto found = known_.find(key); found != known_.end()) return found->second;
    }
    Value value = make();
    constexpr std::size_t most_known = 1000;
    const std::lock_guard lock(mutex_);
    if (known_.size() >= most_known) known_.clear();
    known_.emplace(key, value);
    return value;
  }

 private:
  std::mutex mutex_;
  std::map<Key, Value> known_;
};

}  // namespace littlestone
