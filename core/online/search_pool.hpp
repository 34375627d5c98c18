// SPDX-License-Identifier: GPL-3.0-or-later
// The thread pool of one dimension search: idle threads take over columns that a busy thread offers, and parts of an
// operation on a large matrix.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <span>
#include <vector>

#include "core/base/workers.hpp"
#include "core/online/bit_matrix.hpp"

namespace littlestone {

class DimensionSearch;
class SearchState;

/// A side of a column: 2·column + (its label is +1).
using SideId = std::uint32_t;

/// "Has one of these columns two sides of Ldim ≥ k − 1?", whose columns several threads take one by one.
/// The matrix and the other references belong to the thread that shares the columns; it waits for the other threads.
struct SharedColumns {
  const BitMatrix& matrix;
  const RowBits* rows;  // the matrix turned over, or null
  int k;
  std::span<const std::uint32_t> columns;
  const SharedColumns* above;  // what its owner works on; null: nothing

  SharedColumns(const BitMatrix& of, const RowBits* turned, int least, std::span<const std::uint32_t> dealt,
                const SharedColumns* owners)
      : matrix(of), rows(turned), k(least), columns(dealt), above(owners) {}

  std::atomic<std::size_t> next{0};
  std::atomic<bool> found{false};
  std::atomic<bool> over{false};  // found, or a thread has thrown: no more columns are taken

  std::mutex mutex;               // guards the next three
  std::vector<SideId> failed;     // sides with Ldim < k − 1, in the order they were reported
  std::vector<SideId> succeeded;  // sides with Ldim ≥ k − 1
  std::exception_ptr broken;      // what a thread has thrown, other than a stop

  unsigned workers = 0;  // threads that work on it besides the owner; the pool's mutex guards it

  /// Whether this, or what its owner works on, is over.
  [[nodiscard]] bool in_vain() const noexcept {
    for (const SharedColumns* at = this; at != nullptr; at = at->above) {
      if (at->over.load(std::memory_order_relaxed)) return true;
    }
    return false;
  }
};

/// Threads that wait for columns or parts. The first offer starts them.
class SearchPool {
 public:
  /// `helpers`: threads besides the one that owns the pool.
  SearchPool(SearchState& state, unsigned helpers);
  /// No search may be under way.
  ~SearchPool();
  SearchPool(const SearchPool&) = delete;
  SearchPool& operator=(const SearchPool&) = delete;

  /// Whether some thread has nothing to do.
  [[nodiscard]] bool idle() const noexcept { return idle_.load(std::memory_order_relaxed) > 0; }
  /// Offers the columns to the others.
  void offer(SharedColumns& shared);
  /// Waits until no other thread works on the offer, then takes it back. Meanwhile the owner works on offers below it.
  void finish(SharedColumns& shared, DimensionSearch& owner);
  /// Runs the parts of an operation on the calling thread and the idle ones.
  [[nodiscard]] const Spread& spread() const noexcept { return spread_; }

 private:
  // An operation in parts, which threads take one by one.
  struct Operation {
    const std::function<void(std::size_t)>& work;
    std::size_t parts;
    std::atomic<std::size_t> next{0};
    unsigned workers = 0;  // threads that work on it besides the owner; the pool's mutex guards it

    void work_on();
  };

  void start_helpers();  // the caller holds the mutex
  void run(std::size_t parts, const std::function<void(std::size_t)>& work);
  void help();
  // An offer with columns left, below `root` (null: any); null: there is none. The caller holds the mutex.
  [[nodiscard]] SharedColumns* offered(const SharedColumns* root) const;

  SearchState& state_;
  unsigned helpers_;
  std::atomic<unsigned> idle_;
  std::mutex mutex_;
  std::condition_variable news_;  // signalled at an offer, at the end of a task and at the end of all
  std::vector<SharedColumns*> offers_;
  std::vector<Operation*> operations_;
  Spread spread_;
  bool leaving_ = false;
  Workers threads_;  // the last member, so that the threads end before what they use
  unsigned started_ = 0;
};

}  // namespace littlestone
