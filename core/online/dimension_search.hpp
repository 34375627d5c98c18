// SPDX-License-Identifier: GPL-3.0-or-later
// The search behind the Littlestone dimension: "Ldim(V) ≥ k?" on dense matrices, with a table of what is known.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <span>
#include <unordered_set>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/online/bit_matrix.hpp"
#include "core/online/search_pool.hpp"

namespace littlestone {

/// What is known of the Ldim of a version space.
struct KnownBounds {
  int lower = -1;
  int upper = 127;
};

/// Bounds by version-space key, for many threads. 24 bytes an entry, at most two thirds full.
class BoundsTable {
 public:
  [[nodiscard]] KnownBounds find(const VersionKey& key) const;
  void at_least(const VersionKey& key, int k) { tighten(key, k, 127); }
  void at_most(const VersionKey& key, int k) { tighten(key, -1, k); }
  void tighten(const VersionKey& key, int lower, int upper);
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_.load(std::memory_order_relaxed); }

 private:
  struct Entry {
    VersionKey key;
    std::int8_t lower = -1;
    std::int8_t upper = -2;  // −2: a free slot
  };
  struct Shard {
    mutable std::mutex mutex;
    std::vector<Entry> entries;
    std::size_t used = 0;
  };
  static Entry& slot(std::vector<Entry>& entries, const VersionKey& key);
  static constexpr std::size_t shards = 64;
  Shard shards_[shards];
  std::atomic<std::uint64_t> bytes_{0};
};

/// Why a search ended before it knew.
enum class SearchHalt { none, stopped, nodes_spent, seconds_spent, bytes_spent, abandoned };

/// What a search may spend; 0 is no limit.
struct SearchLimits {
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::uint64_t bytes = 0;
};

/// What all threads of one search share: the table, the spent budget and the wish to stop.
class SearchState {
 public:
  /// Starts a budget: what was spent before does not count.
  void start(const SearchLimits& limits, const Observer& observer);
  /// Forgets that it was halted: the next question runs again, on what is left of the budget.
  void resume() noexcept { halt_ = SearchHalt::none; }

  BoundsTable table;

  /// Shapes of version spaces whose search was dear enough to look for others like them.
  [[nodiscard]] bool dear(std::uint64_t shape) const;
  void mark_dear(std::uint64_t shape);

  /// Adds what a thread spent and answers whether it must halt. Only the thread that started the search asks the clock
  /// and the observer.
  [[nodiscard]] SearchHalt spend(std::uint64_t nodes, std::uint64_t bytes_here, bool leader);
  [[nodiscard]] SearchHalt halted() const noexcept { return halt_.load(std::memory_order_relaxed); }
  [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_.load(std::memory_order_relaxed); }
  [[nodiscard]] double seconds() const;
  [[nodiscard]] std::uint64_t most_bytes() const noexcept { return most_bytes_.load(std::memory_order_relaxed); }

 private:
  SearchLimits limits_;
  Observer observer_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_asked_ = begin_;
  std::atomic<std::uint64_t> nodes_{0};
  std::atomic<std::uint64_t> most_bytes_{0};
  std::atomic<SearchHalt> halt_{SearchHalt::none};
  mutable std::mutex dear_mutex_;
  std::unordered_set<std::uint64_t> dear_;
};

/// Thrown inside a search to leave it; what was learnt stays in the table.
struct SearchHalted {
  SearchHalt why;
};

/// One thread's search. Columns with a minority of 1 may be missing from any matrix that is asked for k ≥ 2: such a
/// column leaves one hypothesis on a side, so it can only be a tree's last question, and there any two distinct
/// hypotheses do.
class DimensionSearch {
 public:
  DimensionSearch(SearchState& state, bool leader) : state_(state), leader_(leader) {}

  /// Ldim(V) ≥ k for the version space of the matrix. Throws SearchHalted.
  [[nodiscard]] bool at_least(const BitMatrix& matrix, int k);
  /// Ldim of side (j, plus) ≥ k, where that side has `size` members. Throws SearchHalted.
  [[nodiscard]] bool side_at_least(const BitMatrix& matrix, std::uint32_t j, bool plus, int k);
  /// Whether both sides of column j have Ldim ≥ k. Throws SearchHalted.
  [[nodiscard]] bool both_sides_at_least(const BitMatrix& matrix, std::uint32_t j, int k);
  /// A lower bound on Ldim: always asks the most even column. Exact on dense classes. O(rows · columns / 32).
  [[nodiscard]] int greedy_bound(const BitMatrix& matrix);
  /// The same for a side, remembered in the table.
  [[nodiscard]] int greedy_bound_of_side(const BitMatrix& matrix, std::uint32_t j, bool plus);

  /// The columns with a minority of at least `least`, most even first, smaller index first on ties; in the arena.
  [[nodiscard]] std::span<std::uint32_t> candidates(const BitMatrix& matrix, std::uint64_t least);

  [[nodiscard]] Arena& arena() noexcept { return arena_; }
  /// From now on operations on large matrices are shared with the idle threads of the pool, and so are columns where at
  /// least `worth` ≥ 1 words of work seem to be left; with null, no longer.
  void join(SearchPool* pool, std::uint64_t worth = 100'000) noexcept {
    pool_ = pool;
    worth_ = worth;
  }
  /// Shares no columns until this many words more were touched.
  void work_alone(std::uint64_t words) noexcept { alone_until_ = work_ + words; }
  /// For an operation on the matrix: null where it is too small to gain by more threads, or none is idle.
  [[nodiscard]] const Spread* spread_over(const BitMatrix& matrix) const noexcept;
  /// Decides columns of these until there are no more, or it is over. Throws nothing.
  void work_on(SharedColumns& shared);
  /// Throws SearchHalted{abandoned} once this many words more were touched, and shares no columns; 0 lifts the limit.
  void limit_work(std::uint64_t words) noexcept { work_limit_ = words == 0 ? 0 : work_ + words; }

  /// Tells the state of the nodes it has not been told of, as the search itself does now and then.
  SearchHalt report();

 private:
  void visit();
  // Whether idle threads may be offered columns.
  [[nodiscard]] bool shares() const noexcept {
    return pool_ != nullptr && work_limit_ == 0 && work_ >= alone_until_ && pool_->idle();
  }
  // What is known of the sides of the columns of one matrix: what lies inside a side that failed fails, what contains
  // one that succeeded succeeds.
  struct NestedSides {
    SideId* failed = nullptr;
    std::uint64_t* outside = nullptr;  // what one word of the failed side leaves outside: it settles most comparisons
    SideId* succeeded = nullptr;
    std::size_t failures = 0;
    std::size_t successes = 0;
    std::uint32_t glance = 0;  // that word
    std::uint64_t glance_rows = 0;

    NestedSides(const BitMatrix& matrix, std::size_t columns, Arena& arena);
    [[nodiscard]] std::uint64_t glance_at(const BitMatrix& matrix, std::uint32_t j, bool plus) const noexcept {
      return (plus ? matrix.column(j)[glance] : ~matrix.column(j)[glance]) & glance_rows;
    }
    [[nodiscard]] bool refute(const BitMatrix& matrix, std::uint32_t j, bool plus) const noexcept;
    [[nodiscard]] bool prove(const BitMatrix& matrix, std::uint32_t j, bool plus) const noexcept;
    void fail(const BitMatrix& matrix, SideId side) noexcept;
    void succeed(SideId side) noexcept { succeeded[successes++] = side; }
  };
  [[nodiscard]] bool both_sides(const BitMatrix& matrix, const RowBits* rows, std::uint32_t j, int k,
                                NestedSides& nested);
  [[nodiscard]] bool share(const BitMatrix& matrix, const RowBits* rows, int k, std::span<const std::uint32_t> columns,
                           const NestedSides& nested);
  enum class Answered : std::uint8_t { not_yet, yes, no };
  // One side of a column, and whether it has Ldim ≥ what is asked of it.
  struct Side {
    bool plus = false;
    Answered answer = Answered::not_yet;
    std::uint32_t size = 0;
    std::uint64_t* mask = nullptr;
    std::uint32_t* counts = nullptr;  // count_side's
    VersionKey key;
  };
  void look(const BitMatrix& matrix, const RowBits* rows, std::span<Side, 2> sides, int k);
  [[nodiscard]] bool search_side(const BitMatrix& matrix, const Side& side, int k);

  SearchState& state_;
  bool leader_;
  Arena arena_;
  SearchPool* pool_ = nullptr;
  std::uint64_t worth_ = 0;
  std::uint64_t alone_until_ = 0;
  const SharedColumns* current_ = nullptr;  // being worked on
  std::uint64_t work_ = 0;                  // words touched
  std::uint64_t work_limit_ = 0;
  std::uint64_t reported_work_ = 0;
  std::uint64_t unreported_nodes_ = 0;
  // Where forms are never met again, fewer of them are worked out: a search must have cost `patience_` times as much.
  std::uint64_t forms_ = 0;
  std::uint64_t patience_ = 1;
};

}  // namespace littlestone
