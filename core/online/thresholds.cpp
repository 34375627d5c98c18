// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/thresholds.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <functional>
#include <queue>
#include <unordered_map>
#include <utility>

#include "core/online/threshold_search.hpp"
#include "core/online/tree_walk.hpp"

namespace littlestone {
namespace {

// The longest strictly falling chain of sets that begins at a given one and goes on by intersections with given parts:
// the sets met are closed under these, often few, and each is worked out once.
class ChainBound {
 public:
  using Pay = std::function<bool(std::uint64_t)>;

  // `to_empty`: whether the empty set may end a chain.
  ChainBound(std::vector<BitVector> parts, bool to_empty, Pay pay)
      : parts_(std::move(parts)), to_empty_(to_empty), pay_(std::move(pay)) {}

  // How many times the set can fall; none once there are too many sets or too long chains to tell.
  std::optional<std::size_t> falls(const BitVector& set) {
    if (given_up_) return std::nullopt;
    const std::size_t longest = from(set, 0);
    return given_up_ ? std::nullopt : std::optional(longest);
  }

 private:
  std::size_t from(const BitVector& set, std::size_t depth) {
    constexpr std::size_t most_sets = std::size_t{1} << 15;
    constexpr std::size_t deepest = 2000;
    if (const auto known = falls_.find(set); known != falls_.end()) return known->second;
    if (falls_.size() >= most_sets || depth > deepest || !pay_(parts_.size() * (set.size() / 64 + 1))) given_up_ = true;
    std::size_t longest = 0;
    for (auto part = parts_.begin(); part != parts_.end() && !given_up_; ++part) {
      BitVector smaller = set;
      smaller &= *part;
      if (smaller == set || (!to_empty_ && smaller.none())) continue;
      longest = std::max(longest, 1 + from(smaller, depth + 1));
    }
    if (!given_up_) falls_.emplace(set, longest);
    return longest;
  }

  std::vector<BitVector> parts_;
  bool to_empty_;
  Pay pay_;
  bool given_up_ = false;
  std::unordered_map<BitVector, std::size_t, BitVectorHash> falls_;
};

// A list of thresholds is grown at its end: h_{k+1} must say −1 on all chosen points (rows) and x_{k+1} must get +1
// from all chosen hypotheses (columns), and h_{k+1}(x_{k+1}) = +1.
class Search {
 public:
  Search(const ConceptClass& concept_class, std::uint64_t work, std::uint64_t most, const Observer& observer)
      : class_(concept_class),
        observer_(observer),
        all_work_(work),
        work_(work),
        most_(std::min<std::uint64_t>({concept_class.size(), concept_class.points(), most})) {}

  Thresholds run() {
    best_ = nested_columns();
    greedy_bound();
    const std::size_t fewer = std::min(class_.size(), class_.points());
    bool settled = best_.points.size() >= most_;
    if (!settled && fewer <= 64) {
      settled = search_sets<1>();
    } else if (!settled && fewer <= 128) {
      settled = search_sets<2>();
    } else if (!settled && fewer <= 256) {
      settled = search_sets<4>();
    }
    if (!settled && complete_) {
      bound_by_chains();
      extend(class_.everything(), BitVector(class_.points(), true));
      settled = complete_;
    }
    best_.maximum = settled || best_.points.size() >= most_;
    return best_;
  }

 private:
  struct Candidate {
    std::size_t left;  // how many more there can be after it
    std::uint32_t index;
  };

  // A chain of points x_1, x_2, … each + on more hypotheses than the one before and on all of those: with some h_i that
  // the i-th adds they are thresholds. It is short in most classes, but where it is long it is found at once.
  Thresholds nested_columns() {
    std::vector<std::pair<std::size_t, PointIndex>> by_size;
    for (PointIndex x = 0; x < class_.points(); ++x) by_size.emplace_back(class_.column(x).count(), x);
    std::sort(by_size.begin(), by_size.end());
    Thresholds chain;
    VersionSpace inner(class_.size());
    std::size_t inner_size = 0;
    for (const auto& [size, x] : by_size) {
      if (chain.points.size() >= most_ || !pay(class_.size() / 64 + 1)) break;
      if (size == inner_size || inner.count_and(class_.column(x)) != inner_size) continue;
      chain.points.push_back(x);
      chain.hypotheses.push_back(static_cast<HypothesisIndex>(inner.first_difference(class_.column(x))));
      inner = class_.column(x);
      inner_size = size;
    }
    return chain;
  }

  // The one of the heap with the largest count of those that `count` tells; counts only fall, so a heap of old ones
  // tells whom to count again. None: no one has any. Drops those that have none.
  template <class Count>
  std::optional<std::uint32_t> most_of(std::priority_queue<std::pair<std::size_t, std::uint32_t>>& heap,
                                       std::size_t step, const Count& count) {
    while (!heap.empty()) {
      const std::uint32_t index = heap.top().second;
      heap.pop();
      if (!pay(step)) return std::nullopt;
      const std::size_t now = count(index);
      if (now == 0) continue;
      if (heap.empty() || now >= heap.top().first) return index;
      heap.emplace(now, index);
    }
    return std::nullopt;
  }

  // Takes pair after pair that leaves many hypotheses and points, and never goes back.
  void greedy_bound() {
    VersionSpace rows = class_.everything();
    BitVector columns(class_.points(), true);
    Thresholds found;
    std::priority_queue<std::pair<std::size_t, std::uint32_t>> hypotheses;
    std::priority_queue<std::pair<std::size_t, std::uint32_t>> points;
    for (HypothesisIndex h = 0; h < class_.size(); ++h) hypotheses.emplace(class_.points(), h);
    for (PointIndex x = 0; x < class_.points(); ++x) points.emplace(class_.size() + 1, x);
    while (found.points.size() < most_) {
      // Rows that are left are some of those before, and points as well: so one that counts nothing now is dropped.
      const auto h = most_of(hypotheses, class_.points() / 64 + 1, [&](HypothesisIndex row) {
        return rows.test(row) ? columns.count_and(class_.row(row).bits()) : 0;
      });
      if (!h) break;
      columns &= class_.row(*h).bits();
      const std::size_t row_count = rows.count();
      const auto x = most_of(points, class_.size() / 64 + 1, [&](PointIndex column) {
        return columns.test(column) ? 1 + row_count - rows.count_and(class_.column(column)) : 0;
      });
      if (!x) break;
      rows = class_.restrict(rows, *x, Label::minus);
      found.hypotheses.push_back(*h);
      found.points.push_back(*x);
    }
    if (found.points.size() > best_.points.size()) best_ = std::move(found);
  }

  // The exact search on sets of hypotheses or of points, whichever are fewer, with most of the work that is left.
  // Whether it came to its end.
  template <std::size_t words>
  bool search_sets() {
    const bool by_points =
        class_.points() < class_.size();  // sets of points, one a hypothesis: then the order turns round
    std::vector<std::array<std::uint64_t, words>> sets;
    const std::size_t count = by_points ? class_.size() : class_.points();
    for (std::uint32_t i = 0; i < count; ++i) {
      const auto from = by_points ? class_.row(i).bits().words() : class_.column(i).words();
      std::copy(from.begin(), from.end(), sets.emplace_back().begin());
    }
    const std::uint64_t reserve = work_ / 8;
    ThresholdSearch<words> search(sets, [&](std::uint64_t steps) { return work_ > reserve + steps && pay(steps); });
    while (best_.points.size() < most_) {
      const auto found = search.find(best_.points.size() + 1);
      if (!found) return !search.stopped();
      best_ = {};
      for (const auto& [row, column] : *found) {
        best_.hypotheses.push_back(by_points ? column : row);
        best_.points.push_back(by_points ? row : column);
      }
      if (by_points) {
        std::reverse(best_.hypotheses.begin(), best_.hypotheses.end());
        std::reverse(best_.points.begin(), best_.points.end());
      }
    }
    return true;
  }

  // After x_1 … x_j the hypotheses that are left are those with −1 on all of them; h_{j+1} is one of these and no more
  // after x_{j+1}. So there are no more thresholds than such sets can fall, the empty one at the end. After h_1 … h_j
  // the points that are left have +1 from all of these; x_j is one and no more after h_{j+1}: so no more than such sets
  // can fall without getting empty, and one if some hypothesis to come is +1 on all points that are left.
  void bound_by_chains() {
    if (best_.points.size() >= most_) return;
    constexpr std::uint64_t share = 4;  // of the work, each
    const auto within = [this](std::uint64_t most) {
      return [this, left = most](std::uint64_t steps) mutable {
        if (left < steps) return false;
        left -= steps;
        return pay(steps);
      };
    };
    std::vector<BitVector> without;
    for (PointIndex x = 0; x < class_.points(); ++x) {
      without.push_back(class_.restrict(class_.everything(), x, Label::minus));
    }
    std::vector<BitVector> within_row;
    for (HypothesisIndex h = 0; h < class_.size(); ++h) within_row.push_back(class_.row(h).bits());
    row_chains_.emplace(std::move(without), true, within(all_work_ / share));
    column_chains_.emplace(std::move(within_row), false, within(all_work_ / share));
    if (const auto falls = row_chains_->falls(class_.everything())) most_ = std::min<std::uint64_t>(most_, *falls);
    if (const auto falls = column_chains_->falls(BitVector(class_.points(), true))) {
      most_ = std::min<std::uint64_t>(most_, *falls + 1);
    }
  }

  // At most so many more thresholds from here; `all_plus`: some hypothesis left is +1 on every point left.
  std::size_t most_more(const VersionSpace& rows, const BitVector& columns, bool all_plus) {
    std::size_t most = std::min(class_.size(), class_.points());
    if (const auto falls = row_chains_ ? row_chains_->falls(rows) : std::nullopt) most = *falls;
    if (const auto falls = column_chains_ ? column_chains_->falls(columns) : std::nullopt) {
      most = std::min(most, *falls + (all_plus ? 1U : 0U));
    }
    return most;
  }

  struct Place {
    VersionSpace rows;
    BitVector columns;
    bool operator==(const Place&) const = default;
  };
  struct PlaceHash {
    std::size_t operator()(const Place& place) const {
      return BitVectorHash()(place.rows) * 0x9e3779b97f4a7c15ULL + BitVectorHash()(place.columns);
    }
  };

  // False once the work is done or nothing better is possible. A place is gone through once: later ways to it know how
  // many more there can be.
  bool extend(const VersionSpace& rows, const BitVector& columns) {
    constexpr std::size_t most_bytes = std::size_t{1} << 26;
    const std::size_t bytes = (rows.size() + columns.size()) / 8 + 64;
    const auto known = places_.find(Place{rows, columns});
    const bool met = known != places_.end();
    if (met && current_.points.size() + known->second <= best_.points.size()) return true;
    if (!look_beyond(rows, columns)) return false;
    // Whatever begins here is no longer than the best of all by now.
    const std::size_t more = best_.points.size() - current_.points.size();
    if (met || places_.size() < most_bytes / bytes) places_.insert_or_assign(Place{rows, columns}, more);
    return true;
  }

  bool look_beyond(const VersionSpace& rows, const BitVector& columns) {
    if (current_.points.size() > best_.points.size()) best_ = current_;
    if (best_.points.size() >= most_) return false;
    std::vector<Candidate> points;
    const std::size_t row_count = rows.count();
    for (std::size_t x = columns.find(); x != BitVector::npos; x = columns.find(x + 1)) {
      const std::size_t plus = rows.count_and(class_.column(static_cast<PointIndex>(x)));
      if (plus > 0) points.push_back({row_count - plus, static_cast<std::uint32_t>(x)});
    }
    std::vector<Candidate> hypotheses;
    for (std::size_t h = rows.find(); h != BitVector::npos; h = rows.find(h + 1)) {
      const std::size_t plus = columns.count_and(class_.row(static_cast<HypothesisIndex>(h)).bits());
      if (plus > 0) hypotheses.push_back({plus - 1, static_cast<std::uint32_t>(h)});
    }
    const std::size_t column_count = columns.count();
    if (!pay(row_count * (class_.points() / 64 + 1) + column_count * (class_.size() / 64 + 1))) return false;
    bool all_plus = false;
    for (const Candidate& h : hypotheses) all_plus = all_plus || h.left + 1 == column_count;
    if (current_.points.size() + most_more(rows, columns, all_plus) <= best_.points.size()) return true;
    const auto more = [](const Candidate& a, const Candidate& b) { return a.left > b.left; };
    std::stable_sort(points.begin(), points.end(), more);
    std::stable_sort(hypotheses.begin(), hypotheses.end(), more);
    // After a pair (h, x) there can be min(h.left, x.left) more. `needed`: how many there must be to beat the best.
    const auto needed = [&] { return best_.points.size() - current_.points.size(); };
    for (const Candidate& h : hypotheses) {
      if (h.left < needed()) break;
      BitVector columns_left = class_.row(h.index).bits();
      columns_left &= columns;
      for (const Candidate& x : points) {
        if (x.left < needed() || h.left < needed()) break;
        if (!pay(1)) return false;
        if (!columns_left.test(x.index)) continue;
        current_.points.push_back(x.index);
        current_.hypotheses.push_back(h.index);
        const bool go_on = extend(class_.restrict(rows, x.index, Label::minus), columns_left);
        current_.points.pop_back();
        current_.hypotheses.pop_back();
        if (!go_on) return false;
      }
    }
    return true;
  }

  bool pay(std::uint64_t steps) {
    if (work_ < steps) complete_ = false;
    work_ -= std::min(work_, steps);
    unasked_ += steps;
    if (unasked_ >= std::uint64_t{1} << 22) {
      unasked_ = 0;
      if (stop_requested(observer_, {"thresholds", all_work_ - work_, all_work_})) complete_ = false;
    }
    return complete_;
  }

  const ConceptClass& class_;
  const Observer& observer_;
  std::uint64_t all_work_;
  std::uint64_t work_;
  std::uint64_t unasked_ = 0;
  std::uint64_t most_;
  bool complete_ = true;
  Thresholds current_;
  Thresholds best_;
  std::optional<ChainBound> row_chains_;
  std::optional<ChainBound> column_chains_;
  std::unordered_map<Place, std::size_t, PlaceHash> places_;  // gone through: at most so many more
};

bool stairs(const ConceptClass& concept_class, const std::vector<PointIndex>& points,
            const std::vector<HypothesisIndex>& hypotheses) {
  for (std::size_t i = 0; i < hypotheses.size(); ++i) {
    for (std::size_t j = 0; j < points.size(); ++j) {
      if (hypotheses[i] >= concept_class.size() || points[j] >= concept_class.points()) return false;
      if (concept_class.row(hypotheses[i])[points[j]] != label_of(i <= j)) return false;
    }
  }
  return true;
}

// The binary search among the thresholds first … first + 2^height − 1: h_i(x_j) = +1 iff i ≤ j.
std::int32_t search_tree(const Thresholds& thresholds, std::size_t first, int height, std::int32_t parent,
                         MistakeTree& tree) {
  const auto index = static_cast<std::int32_t>(tree.nodes.size());
  tree.nodes.emplace_back();
  tree.nodes.back().parent = parent;
  tree.nodes.back().depth = tree.depth - height;
  if (height == 0) {
    tree.nodes.back().witness = thresholds.hypotheses[first];
    return index;
  }
  const std::size_t half = std::size_t{1} << (height - 1);
  const auto at = static_cast<std::size_t>(index);
  tree.nodes[at].point = thresholds.points[first + half - 1];
  const std::int32_t minus = search_tree(thresholds, first + half, height - 1, index, tree);
  const std::int32_t plus = search_tree(thresholds, first, height - 1, index, tree);
  tree.nodes[at].minus = minus;
  tree.nodes[at].plus = plus;
  return index;
}

}  // namespace

Thresholds find_thresholds(const ConceptClass& concept_class, std::uint64_t work, std::uint64_t most,
                           const Observer& observer) {
  return Search(concept_class, work, most, observer).run();
}

bool are_thresholds(const ConceptClass& concept_class, const Thresholds& thresholds) {
  return thresholds.hypotheses.size() == thresholds.points.size() &&
         stairs(concept_class, thresholds.points, thresholds.hypotheses);
}

bool is_threshold_chain(const ConceptClass& concept_class, const ThresholdChain& chain) {
  return chain.hypotheses.size() == chain.points.size() + 1 && stairs(concept_class, chain.points, chain.hypotheses);
}

Thresholds strict_thresholds(const ThresholdChain& chain) {
  Thresholds thresholds;
  thresholds.points = chain.points;
  thresholds.hypotheses.assign(chain.hypotheses.begin(), chain.hypotheses.end() - 1);
  return thresholds;
}

ThresholdChain thresholds_from_tree(const ConceptClass& concept_class, const MistakeTree& tree) {
  return walk_tree(concept_class, tree).chain;
}

MistakeTree tree_from_thresholds(const Thresholds& thresholds) {
  assert(!thresholds.hypotheses.empty() && thresholds.points.size() == thresholds.hypotheses.size());
  MistakeTree tree;
  tree.depth = static_cast<int>(std::bit_width(thresholds.hypotheses.size())) - 1;
  search_tree(thresholds, 0, tree.depth, MistakeTree::none, tree);
  return tree;
}

}  // namespace littlestone
