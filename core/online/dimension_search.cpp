// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/dimension_search.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>
#include <utility>

#include "core/online/canonical_key.hpp"

namespace littlestone {
namespace {

constexpr auto between_asking = std::chrono::milliseconds(20);

using std::size_t;
using std::uint32_t;
using std::uint64_t;

// What a version space costs besides the words of its matrix, in words touched.
constexpr uint64_t a_visit = 500;

// The least matrix, in words, whose operations are worth a second thread: some tenths of a millisecond each.
constexpr uint64_t worth_spreading = 1 << 18;

}  // namespace

BoundsTable::Entry& BoundsTable::slot(std::vector<Entry>& entries, const VersionKey& key) {
  size_t at = (key.a >> 6) & (entries.size() - 1);
  while (entries[at].upper != -2 && entries[at].key != key) at = (at + 1) & (entries.size() - 1);
  return entries[at];
}

KnownBounds BoundsTable::find(const VersionKey& key) const {
  const Shard& shard = shards_[key.a % shards];
  const std::lock_guard lock(shard.mutex);
  if (shard.entries.empty()) return {};
  const Entry& entry = slot(const_cast<std::vector<Entry>&>(shard.entries), key);
  if (entry.upper == -2) return {};
  return {entry.lower, entry.upper};
}

void BoundsTable::tighten(const VersionKey& key, int lower, int upper) {
  Shard& shard = shards_[key.a % shards];
  const std::lock_guard lock(shard.mutex);
  if (3 * shard.used >= 2 * shard.entries.size()) {
    std::vector<Entry> larger(std::max<size_t>(16, 2 * shard.entries.size()));
    for (const Entry& entry : shard.entries) {
      if (entry.upper != -2) slot(larger, entry.key) = entry;
    }
    bytes_.fetch_add((larger.size() - shard.entries.size()) * sizeof(Entry), std::memory_order_relaxed);
    shard.entries = std::move(larger);
  }
  Entry& entry = slot(shard.entries, key);
  if (entry.upper == -2) {
    entry.key = key;
    entry.upper = 127;
    ++shard.used;
  }
  entry.lower = static_cast<std::int8_t>(std::max<int>(entry.lower, lower));
  entry.upper = static_cast<std::int8_t>(std::min<int>(entry.upper, upper));
}

void SearchState::start(const SearchLimits& limits, const Observer& observer) {
  limits_ = limits;
  observer_ = observer;
  begin_ = std::chrono::steady_clock::now();
  last_asked_ = begin_ - between_asking;
  nodes_ = 0;
  most_bytes_ = table.bytes();
  halt_ = SearchHalt::none;
}

bool SearchState::dear(uint64_t shape) const {
  const std::lock_guard lock(dear_mutex_);
  return dear_.contains(shape);
}

void SearchState::mark_dear(uint64_t shape) {
  const std::lock_guard lock(dear_mutex_);
  dear_.insert(shape);
}

double SearchState::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
}

SearchHalt SearchState::spend(uint64_t nodes, uint64_t bytes_here, bool leader) {
  const uint64_t spent = nodes_.fetch_add(nodes, std::memory_order_relaxed) + nodes;
  const uint64_t bytes = table.bytes() + bytes_here;
  if (bytes > most_bytes_.load(std::memory_order_relaxed)) most_bytes_.store(bytes, std::memory_order_relaxed);
  SearchHalt why = halted();
  if (why != SearchHalt::none) return why;
  if (limits_.nodes != 0 && spent >= limits_.nodes) why = SearchHalt::nodes_spent;
  if (limits_.bytes != 0 && bytes > limits_.bytes) why = SearchHalt::bytes_spent;
  if (leader && why == SearchHalt::none && (limits_.seconds > 0 || observer_)) {
    const auto now = std::chrono::steady_clock::now();
    if (limits_.seconds > 0 && std::chrono::duration<double>(now - begin_).count() >= limits_.seconds) {
      why = SearchHalt::seconds_spent;
    } else if (observer_ && now - last_asked_ >= between_asking) {
      last_asked_ = now;
      if (stop_requested(observer_, {"dimension", spent, limits_.nodes})) why = SearchHalt::stopped;
    }
  }
  if (why != SearchHalt::none) halt_ = why;
  return why;
}

void DimensionSearch::visit() {
  ++unreported_nodes_;
  work_ += a_visit;
  if (current_ != nullptr && current_->in_vain()) throw SearchHalted{SearchHalt::abandoned};
  if (work_limit_ != 0 && work_ > work_limit_) throw SearchHalted{SearchHalt::abandoned};
  // About every tenth of a millisecond, and at least every 64 nodes.
  if (unreported_nodes_ < 64 && work_ - reported_work_ < 100'000) return;
  const SearchHalt halt = report();
  if (halt != SearchHalt::none) throw SearchHalted{halt};
}

const Spread* DimensionSearch::spread_over(const BitMatrix& matrix) const noexcept {
  const bool large = uint64_t{matrix.columns} * matrix.words >= worth_spreading;
  return large && pool_ != nullptr && pool_->idle() ? &pool_->spread() : nullptr;
}

SearchHalt DimensionSearch::report() {
  const SearchHalt halt = state_.spend(unreported_nodes_, arena_.bytes(), leader_);
  unreported_nodes_ = 0;
  reported_work_ = work_;
  return halt;
}

std::span<uint32_t> DimensionSearch::candidates(const BitMatrix& matrix, uint64_t least) {
  uint64_t* const order = arena_.take<uint64_t>(matrix.columns);  // most even first: larger minority, smaller index
  size_t found = 0;
  for (uint32_t j = 0; j < matrix.columns; ++j) {
    const uint32_t minority = matrix.minority(j);
    if (minority >= least) order[found++] = (uint64_t{~minority} << 32) | j;
  }
  std::sort(order, order + found);
  uint32_t* const columns = arena_.take<uint32_t>(found);
  for (size_t i = 0; i < found; ++i) columns[i] = static_cast<uint32_t>(order[i]);
  return {columns, found};
}

DimensionSearch::NestedSides::NestedSides(const BitMatrix& matrix, size_t columns, Arena& arena)
    : failed(arena.take<SideId>(columns * 2)),
      outside(arena.take<uint64_t>(columns * 2)),
      succeeded(arena.take<SideId>(columns * 2)),
      glance(matrix.words / 2),
      glance_rows(glance + 1 == matrix.words ? matrix.tail() : ~uint64_t{0}) {}

bool DimensionSearch::NestedSides::refute(const BitMatrix& matrix, uint32_t j, bool plus) const noexcept {
  const uint64_t here = glance_at(matrix, j, plus);
  for (size_t i = failures; i-- > 0;) {
    if ((here & outside[i]) == 0 && side_inside(matrix, j, plus, failed[i] / 2, failed[i] % 2 != 0)) return true;
  }
  return false;
}

bool DimensionSearch::NestedSides::prove(const BitMatrix& matrix, uint32_t j, bool plus) const noexcept {
  for (size_t i = 0; i < successes; ++i) {
    if (side_inside(matrix, succeeded[i] / 2, succeeded[i] % 2 != 0, j, plus)) return true;
  }
  return false;
}

void DimensionSearch::NestedSides::fail(const BitMatrix& matrix, SideId side) noexcept {
  outside[failures] = glance_at(matrix, side / 2, side % 2 == 0);
  failed[failures++] = side;
}

bool DimensionSearch::at_least(const BitMatrix& matrix, int k) {
  if (k <= 0) return k < 0 || matrix.rows >= 1;
  if (k == 1) return matrix.rows >= 2;
  visit();
  const ArenaFrame frame(arena_);
  const std::span<uint32_t> columns = candidates(matrix, uint64_t{1} << (k - 1));
  if (k == 2) return !columns.empty();  // both sides have two members
  const uint64_t began = work_;
  // Many sides of many columns: most are rejected by a glance at their counts, which is cheaper by rows.
  std::optional<RowBits> turned;
  if (k > 3 && columns.size() >= 32 && matrix.columns >= 256 && matrix.words >= 2) {
    turned = by_rows(matrix, arena_, spread_over(matrix));
    work_ += uint64_t{matrix.columns} * matrix.words * 20;
  }
  const RowBits* const rows = turned ? &*turned : nullptr;
  NestedSides nested(matrix, columns.size(), arena_);
  // Columns that an automorphism takes to one that failed fail too. One is looked for only after a dear failure.
  std::optional<ColumnOrbits> orbits;
  bool* dead = nullptr;  // by the column that stands for the orbit
  const uint64_t form_cost = canonical_cost(matrix);
  uint32_t dear = matrix.columns;  // a column that failed and was dear
  int tries = 2;
  for (size_t at = 0; at < columns.size(); ++at) {
    const uint32_t j = columns[at];
    if (orbits && dead[orbits->of(j)]) continue;
    if (tries > 0 && dear != matrix.columns && matrix.minority(dear) == matrix.minority(j)) {
      if (!orbits) {
        orbits.emplace(matrix, arena_);
        dead = arena_.take<bool>(matrix.columns);
        std::fill_n(dead, matrix.columns, false);
      }
      work_ += form_cost;
      --tries;
      if (orbits->join(dear, j, spread_over(matrix))) {
        tries = 2;
        for (const uint32_t failure : columns.first(at)) dead[orbits->of(failure)] = true;
        continue;
      }
    }
    // One column is decided alone: it may settle the question, or the others with it.
    if (k > 3 && at > 0 && at + 1 < columns.size() && (work_ - began) / at * (columns.size() - at) >= worth_ &&
        shares()) {
      return share(matrix, rows, k, columns.subspan(at), nested);
    }
    const uint64_t before = work_;
    if (both_sides(matrix, rows, j, k, nested)) return true;
    if (work_ - before > form_cost) dear = j;
  }
  return false;
}

// Whether both sides of column j have Ldim ≥ k − 1, for k ≥ 3. What is found out of them is added to `nested`.
bool DimensionSearch::both_sides(const BitMatrix& matrix, const RowBits* rows, uint32_t j, int k, NestedSides& nested) {
  const bool smaller = matrix.ones[j] <= matrix.rows - matrix.ones[j];  // the likelier to fail, and the cheaper
  if (nested.refute(matrix, j, smaller) || nested.refute(matrix, j, !smaller)) return false;
  const ArenaFrame side_frame(arena_);
  Side sides[2];
  for (Side& side : sides) {
    side.plus = &side == &sides[0] ? smaller : !smaller;
    side.size = side.plus ? matrix.ones[j] : matrix.rows - matrix.ones[j];
    side.mask = arena_.take<uint64_t>(matrix.words);
    side.counts = arena_.take<uint32_t>(matrix.columns);
    side_mask(matrix, j, side.plus, side.mask);
  }
  look(matrix, rows, sides, k);
  // The cheaper question is asked of both sides before the dearer: a count, the table, nested sides, a search.
  for (Side& side : sides) {
    if (sides[0].answer == Answered::no || sides[1].answer == Answered::no) break;
    if (side.answer == Answered::not_yet && nested.prove(matrix, j, side.plus)) side.answer = Answered::yes;
  }
  const auto id = [&](const Side& side) { return 2 * j + (side.plus ? 1U : 0U); };
  for (Side& side : sides) {
    if (sides[0].answer == Answered::no || sides[1].answer == Answered::no) break;
    if (side.answer != Answered::not_yet) continue;
    side.answer = search_side(matrix, side, k - 1) ? Answered::yes : Answered::no;
    if (side.answer == Answered::yes) nested.succeed(id(side));
  }
  for (const Side& side : sides) {
    if (side.answer == Answered::no) nested.fail(matrix, id(side));
  }
  return sides[0].answer == Answered::yes && sides[1].answer == Answered::yes;
}

bool DimensionSearch::share(const BitMatrix& matrix, const RowBits* rows, int k, std::span<const uint32_t> columns,
                            const NestedSides& nested) {
  SharedColumns shared(matrix, rows, k, columns, current_);
  shared.failed.assign(nested.failed, nested.failed + nested.failures);
  shared.succeeded.assign(nested.succeeded, nested.succeeded + nested.successes);
  pool_->offer(shared);
  work_on(shared);
  pool_->finish(shared, *this);
  if (shared.broken) std::rethrow_exception(shared.broken);
  if (shared.found) return true;
  if (state_.halted() != SearchHalt::none) throw SearchHalted{state_.halted()};
  if (current_ != nullptr && current_->in_vain()) throw SearchHalted{SearchHalt::abandoned};
  return false;
}

void DimensionSearch::work_on(SharedColumns& shared) {
  const ArenaFrame frame(arena_);
  const SharedColumns* const before = std::exchange(current_, &shared);
  const BitMatrix& matrix = shared.matrix;
  try {
    // Room for what was known when the columns were shared, and for two sides a column.
    std::unique_lock lock(shared.mutex);
    NestedSides nested(matrix, matrix.columns, arena_);
    size_t failed_told = 0;
    size_t succeeded_told = 0;
    while (!shared.in_vain()) {
      if (state_.halted() != SearchHalt::none) throw SearchHalted{state_.halted()};
      for (; failed_told < shared.failed.size(); ++failed_told) nested.fail(matrix, shared.failed[failed_told]);
      for (; succeeded_told < shared.succeeded.size(); ++succeeded_told) {
        nested.succeed(shared.succeeded[succeeded_told]);
      }
      // Two columns as even as each other are often images of each other: the first then decides the second.
      const std::span<const uint32_t> left = shared.columns.subspan(shared.next);
      if (left.empty()) break;
      const bool two = left.size() > 1 && matrix.minority(left[0]) == matrix.minority(left[1]);
      shared.next += two ? 2 : 1;
      lock.unlock();
      const size_t failures = nested.failures;
      const size_t successes = nested.successes;
      for (const uint32_t j : left.first(two ? 2 : 1)) {
        if (!both_sides(matrix, shared.rows, j, shared.k, nested)) continue;
        shared.found = true;
        shared.over = true;
        break;
      }
      // What this thread found is told to all, and comes back to it with what the others found.
      lock.lock();
      shared.failed.insert(shared.failed.end(), nested.failed + failures, nested.failed + nested.failures);
      shared.succeeded.insert(shared.succeeded.end(), nested.succeeded + successes,
                              nested.succeeded + nested.successes);
      nested.failures = failures;
      nested.successes = successes;
    }
    lock.unlock();
    (void)report();
  } catch (const SearchHalted&) {  // the owner rethrows; other threads take no more columns
    shared.over = true;
  } catch (...) {
    const std::lock_guard lock(shared.mutex);
    shared.broken = std::current_exception();
    shared.over = true;
  }
  current_ = before;
}

// What a count of the columns and the table say of the two sides of a column, for k − 1 ≥ 2; works out the counts and
// keys unless some side has failed.
void DimensionSearch::look(const BitMatrix& matrix, const RowBits* rows, std::span<Side, 2> sides, int k) {
  const uint32_t least = uint32_t{1} << (k - 2);
  if (rows != nullptr) {
    // By rows a word holds 64 columns, and adding is as cheap as counting.
    for (Side& side : sides) {
      work_ += uint64_t{side.size} * rows->stride / 4;
      if (has_split(matrix, *rows, side.mask, side.size, least, arena_)) continue;
      visit();
      side.answer = Answered::no;
      return;
    }
  }
  work_ += uint64_t{matrix.columns} * matrix.words;
  count_side(matrix, sides[0].mask, sides[0].counts, spread_over(matrix));
  bool hope[2] = {false, false};
  for (uint32_t i = 0; i < matrix.columns; ++i) {
    const uint32_t here = sides[0].counts[i];
    const uint32_t there = matrix.ones[i] - here;
    sides[1].counts[i] = there;
    hope[0] = hope[0] || std::min(here, sides[0].size - here) >= least;
    hope[1] = hope[1] || std::min(there, sides[1].size - there) >= least;
  }
  for (size_t i = 0; i < 2; ++i) {
    if (!hope[i]) {
      sides[i].answer = Answered::no;
    } else if (k == 3) {
      sides[i].answer = Answered::yes;  // a split into two and two
    }
  }
  if (!hope[0] || !hope[1]) visit();
  if (!hope[0] || !hope[1] || k == 3) return;
  if (k > 3) {
    sides[0].key = key_of_rows(matrix, sides[0].mask);
    sides[1].key = matrix.key;
    sides[1].key ^= sides[0].key;
  }
  for (Side& side : sides) {
    const KnownBounds known = state_.table.find(side.key);
    if (known.lower >= k - 1) side.answer = Answered::yes;
    if (known.upper < k - 1) side.answer = Answered::no;
  }
}

// Whether the side has Ldim ≥ k, by searching it. Here k ≥ 3, and the counts and the key of the side are known.
bool DimensionSearch::search_side(const BitMatrix& matrix, const Side& side, int k) {
  const ArenaFrame frame(arena_);
  const BitMatrix child = restrict_matrix(matrix, side.mask, side.size, side.counts, side.key, arena_,
                                          {.keys = k > 3, .spread = spread_over(matrix)});
  const uint64_t before = work_;
  work_ += uint64_t{matrix.columns} * matrix.words;
  // Another version space of the same form may be known. Looking for it is paid for only where a search was dear.
  VersionKey form;
  bool have_form = false;
  const uint64_t cost = canonical_cost(child);
  uint64_t shape = 0;
  if (k > 3) {
    shape = shape_of(child);
    if (state_.dear(shape)) {
      form = canonical_key(child, arena_, spread_over(child));
      have_form = true;
      work_ += cost;
      const KnownBounds alike = state_.table.find(form);
      if (alike.lower >= k || alike.upper < k) {
        patience_ = 1;
        state_.table.tighten(side.key, alike.lower, alike.upper);
        return alike.lower >= k;
      }
    }
  }
  const bool yes = at_least(child, k);
  if (k > 3 && !have_form && work_ - before > cost * patience_) {
    form = canonical_key(child, arena_, spread_over(child));
    have_form = true;
    if (++forms_ % 64 == 0) patience_ = std::min<uint64_t>(2 * patience_, 1 << 10);
    state_.mark_dear(shape);
  }
  if (yes) {
    state_.table.at_least(side.key, k);
    if (have_form) state_.table.at_least(form, k);
  } else {
    state_.table.at_most(side.key, k - 1);
    if (have_form) state_.table.at_most(form, k - 1);
  }
  return yes;
}

bool DimensionSearch::side_at_least(const BitMatrix& matrix, uint32_t j, bool plus, int k) {
  Side side;
  side.plus = plus;
  side.size = plus ? matrix.ones[j] : matrix.rows - matrix.ones[j];
  if (k <= 0) return k < 0 || side.size >= 1;
  if (k == 1) return side.size >= 2;
  if (k > 31 || side.size < (uint64_t{1} << k)) return false;
  const ArenaFrame frame(arena_);
  side.mask = arena_.take<uint64_t>(matrix.words);
  side_mask(matrix, j, plus, side.mask);
  work_ += uint64_t{matrix.columns} * matrix.words;
  if (k == 2) return has_split(matrix, side.mask, side.size, 2);
  side.key = key_of_rows(matrix, side.mask);
  const KnownBounds known = state_.table.find(side.key);
  if (known.lower >= k) return true;
  if (known.upper < k) return false;
  side.counts = arena_.take<uint32_t>(matrix.columns);
  count_side(matrix, side.mask, side.counts, spread_over(matrix));
  return search_side(matrix, side, k);
}

bool DimensionSearch::both_sides_at_least(const BitMatrix& matrix, uint32_t j, int k) {
  const bool smaller = matrix.ones[j] <= matrix.rows - matrix.ones[j];
  return side_at_least(matrix, j, smaller, k) && side_at_least(matrix, j, !smaller, k);
}

namespace {

// The greedy lower bound on rows that fit a word; it does not lay out the sides.
int greedy_bound_of_word(const BitMatrix& matrix, uint64_t mask, uint32_t size) {
  if (size <= 3) return size >= 2 ? 1 : 0;
  uint32_t best = 0;
  const uint32_t minority = most_even_minority(matrix, mask, size, best);
  if (minority < 2) return 1;
  uint64_t small = mask & matrix.bits[best];
  if (static_cast<uint32_t>(std::popcount(small)) != minority) small = mask & ~small;
  const int first = greedy_bound_of_word(matrix, small, minority);
  return 1 + std::min(first, greedy_bound_of_word(matrix, mask & ~small, size - minority));
}

}  // namespace

int DimensionSearch::greedy_bound(const BitMatrix& matrix) {
  if (matrix.rows <= 3) return matrix.rows >= 2 ? 1 : 0;
  if (matrix.words == 1) {
    work_ += uint64_t{matrix.columns} * matrix.rows / 2;
    return greedy_bound_of_word(matrix, matrix.tail(), matrix.rows);
  }
  uint32_t best = 0;
  uint32_t minority = 0;
  for (uint32_t j = 0; j < matrix.columns; ++j) {
    if (matrix.minority(j) > minority) {
      minority = matrix.minority(j);
      best = j;
    }
  }
  if (minority < 2) return 1;  // distinct hypotheses, told apart by columns that split off one
  const bool smaller = matrix.ones[best] <= matrix.rows - matrix.ones[best];
  const int first = greedy_bound_of_side(matrix, best, smaller);
  if (first == 0) return 1;
  return 1 + std::min(first, greedy_bound_of_side(matrix, best, !smaller));
}

int DimensionSearch::greedy_bound_of_side(const BitMatrix& matrix, uint32_t j, bool plus) {
  const uint32_t size = plus ? matrix.ones[j] : matrix.rows - matrix.ones[j];
  if (size <= 3) return size >= 2 ? 1 : static_cast<int>(size) - 1;
  visit();
  const ArenaFrame frame(arena_);
  uint64_t* const mask = arena_.take<uint64_t>(matrix.words);
  side_mask(matrix, j, plus, mask);
  uint32_t* const counts = arena_.take<uint32_t>(matrix.columns);
  count_side(matrix, mask, counts, spread_over(matrix));
  work_ += uint64_t{matrix.columns} * matrix.words * 2;
  const BitMatrix child = restrict_matrix(matrix, mask, size, counts, {}, arena_,
                                          {.least = 2, .merge = false, .keys = false, .spread = spread_over(matrix)});
  return greedy_bound(child);
}

}  // namespace littlestone
