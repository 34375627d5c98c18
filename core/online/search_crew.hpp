// SPDX-License-Identifier: GPL-3.0-or-later
// The threads of one dimension search: what one of them has found to be much work, all that have none share.
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

/// "Has one of these columns two sides of Ldim ≥ k − 1?", dealt out column by column to whoever takes one. The matrix and
/// what else it refers to belong to the thread that shares it, which waits for the others.
struct SharedColumns {
  const BitMatrix& matrix;
  const RowBits* rows;  // the matrix turned over, or null
  int k;
  std::span<const std::uint32_t> columns;
  const SharedColumns* above;  // that its owner is working on; null: none

  SharedColumns(const BitMatrix& of, const RowBits* turned, int least, std::span<const std::uint32_t> dealt,
                const SharedColumns* owners)
      : matrix(of), rows(turned), k(least), columns(dealt), above(owners) {}

  std::atomic<std::size_t> next{0};
  std::atomic<bool> found{false};
  std::atomic<bool> over{false};  // found, or a thread broke: nobody need go on

  std::mutex mutex;               // of what follows
  std::vector<SideId> failed;     // sides with Ldim < k − 1, in the order they were told
  std::vector<SideId> succeeded;  // sides with Ldim ≥ k − 1
  std::exception_ptr broken;      // what a thread threw besides a halt

  unsigned workers = 0;  // threads at it besides the owner; the crew's mutex guards it

  /// Whether this, or what its owner works on, is over.
  [[nodiscard]] bool in_vain() const noexcept {
    for (const SharedColumns* at = this; at != nullptr; at = at->above) {
      if (at->over.load(std::memory_order_relaxed)) return true;
    }
    return false;
  }
};

/// Threads that wait for columns to decide. They are started when there are some for the first time.
class SearchCrew {
 public:
  /// `helpers`: threads besides the one that owns the crew.
  SearchCrew(SearchState& state, unsigned helpers) : state_(state), helpers_(helpers), idle_(helpers) {}
  /// No search may be under way.
  ~SearchCrew();
  SearchCrew(const SearchCrew&) = delete;
  SearchCrew& operator=(const SearchCrew&) = delete;

  /// Whether some thread has nothing to do.
  [[nodiscard]] bool idle() const noexcept { return idle_.load(std::memory_order_relaxed) > 0; }
  /// Offers the columns to the others.
  void offer(SharedColumns& shared);
  /// Takes back the offer, once nobody but the owner is at it; until then the owner helps those who are.
  void finish(SharedColumns& shared, DimensionSearch& owner);

 private:
  void help();
  // An offer with columns left, below `root` (null: any), or null. The mutex is held.
  [[nodiscard]] SharedColumns* offered(const SharedColumns* root) const;

  SearchState& state_;
  unsigned helpers_;
  std::atomic<unsigned> idle_;
  std::mutex mutex_;
  std::condition_variable news_;  // an offer, or an end
  std::vector<SharedColumns*> offers_;
  bool leaving_ = false;
  Workers threads_;  // last: they are gone before what they use
  unsigned started_ = 0;
};

}  // namespace littlestone
