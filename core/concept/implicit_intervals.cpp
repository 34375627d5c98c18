// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/implicit_families.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace littlestone {
namespace {

// Positions are 1 … n, with walls at 0 and n + 1.
//
// With a positive example: the positives span [p, q], the nearest negatives or walls are L < p and R > q, and
// V = {[a, b] : L < a ≤ p, q ≤ b < R}. The labels left of p depend on a alone, those right of q on b alone, so V is the
// product of p − L and of R − q thresholds on disjoint sets of points. Ldim adds up over such products (one tree below
// every leaf of the other; and two SOAs side by side): Ldim V = ⌊log₂(p − L)⌋ + ⌊log₂(R − q)⌋.
//
// With negatives only: they and the walls cut the line into segments of lengths (differences of neighbours) h; V is ∅
// and every interval inside a segment. A positive x at distances l and r from the ends of its segment, l + r = h, l, r
// ≥ 1, leaves Ldim = ⌊log₂ l⌋ + ⌊log₂ r⌋, the *level* of the split; a negative x replaces h by l and r. So the
// all-negative path through a shattered tree shows: Ldim V ≥ k iff segments can be split one after the other with
// levels at least k − 1, k − 2, …, 0. Call that "k fits". It is monotone in the segments: lengthening one or adding one
// never hurts.
//
// Theorem. With h₁ ≥ h₂ the two longest segments: 1 fits iff h₁ ≥ 2; 2 fits iff h₁ ≥ 3; and for u = 2^(a−1), a ≥ 1,
//   (A) 2a + 1 fits iff h₁ ≥ 5u, or h₁ ≥ 4u and h₂ ≥ 3u;
//   (B) 2a + 2 fits iff h₁ ≥ 7u, or h₁ ≥ 6u and h₂ ≥ 3u.
// Proof. A split of level e has ⌊log₂ l⌋ + ⌊log₂ r⌋ ≥ e. 1 and 2 are clear: level 1 needs a segment of 3 = 2 + 1, whose
// 2 serves level 0. (A), a = 1, u = 1: level 2 needs 4 = 2 + 2, or 5 = 4 + 1 or longer, and then a segment ≥ 3 must be
// there: another one, or l ≥ 3 with r ≥ 2, or l ≥ 4: in both cases h ≥ 5; and 5 = 3 + 2 does. (A) ⇒ (B): a split of
// level 2a + 1 is l ≥ 4u, r ≥ 2u, or more uneven: l ≥ 8u, r ≥ u or l ≥ 16u: then h ≥ 9u ≥ 7u. After it 5u, or 4u and
// 3u, must be there. Say h ≥ 6u is split into l ≥ 4u, r ≥ 2u. If another segment is ≥ 3u, (B) holds. If not, then l ≥
// 5u, or r ≥ 5u, or both l ≥ 4u and r ≥ 3u (or the reverse): h ≥ 7u. Conversely 7u = 4u + 3u, and 6u = 4u + 2u leaves
// 4u beside the other 3u. (B) ⇒ (A) for a + 1 (that is for 2u): a split of level 2a + 2 is l ≥ 4u, r ≥ 4u, or more
// uneven: h ≥ 8u + 2u = 10u. After it 7u, or 6u and 3u, must be there. Say h ≥ 8u is split into l, r ≥ 4u. If another
// segment is ≥ 6u, (A) holds. If not, l ≥ 6u or r ≥ 6u: h ≥ 10u. Conversely 10u = 6u + 4u has 6u and 3u; and 8u = 4u +
// 4u leaves 4u ≥ 3u beside the other 6u. ∎

constexpr std::uint64_t never = std::uint64_t{1} << 62;

// k fits iff h₁ ≥ single, or h₁ ≥ first and h₂ ≥ second.
struct Fit {
  std::uint64_t single;
  std::uint64_t first;
  std::uint64_t second;
};
Fit fit(int k) {
  if (k <= 2) return {static_cast<std::uint64_t>(k) + 1, never, never};
  const std::uint64_t u = std::uint64_t{1} << ((k - 1) / 2 - 1);
  return k % 2 == 1 ? Fit{5 * u, 4 * u, 3 * u} : Fit{7 * u, 6 * u, 3 * u};
}

int most_that_fit(std::uint64_t h1, std::uint64_t h2) {
  int k = 0;
  for (;; ++k) {
    const Fit next = fit(k + 1);
    if (h1 < next.single && (h1 < next.first || h2 < next.second)) return k;
  }
}

class IntervalSpace final : public Clonable<IntervalSpace> {
 public:
  explicit IntervalSpace(std::uint64_t n) : left_wall_(0), right_wall_(n + 1) {
    walls_ = {0, n + 1};
    lengths_ = {{n + 1, 1}};
  }

  [[nodiscard]] bool restrict(Example example) override {
    const std::uint64_t x = std::uint64_t{example.point} + 1;
    if (!positive_) {
      const auto right = walls_.lower_bound(x);
      if (*right == x) return example.label == Label::minus;
      const auto left = std::prev(right);
      if (example.label == Label::plus) {
        positive_ = true;
        left_wall_ = *left;
        right_wall_ = *right;
        p_ = q_ = x;
        walls_.clear();
        lengths_.clear();
        return true;
      }
      remove_length(*right - *left);
      ++lengths_[x - *left];
      ++lengths_[*right - x];
      walls_.insert(right, x);
      return true;
    }
    if (example.label == Label::plus) {
      if (x <= left_wall_ || x >= right_wall_) return false;
      p_ = std::min(p_, x);
      q_ = std::max(q_, x);
    } else {
      if (p_ <= x && x <= q_) return false;
      if (x < p_) left_wall_ = std::max(left_wall_, x);
      if (x > q_) right_wall_ = std::min(right_wall_, x);
    }
    return true;
  }

  [[nodiscard]] DimensionRange dimension(std::uint64_t) const override {
    int d = 0;
    if (positive_) {
      d = floor_log(p_ - left_wall_) + floor_log(right_wall_ - q_);
    } else {
      const auto top = longest_without(0);
      d = most_that_fit(top[0], top[1]);
    }
    return {d, d};
  }

  [[nodiscard]] Label predict(PointIndex point) const override {
    const std::uint64_t x = std::uint64_t{point} + 1;
    if (positive_) {
      if (p_ <= x && x <= q_) return Label::plus;
      if (x <= left_wall_ || x >= right_wall_) return Label::minus;
      // Only one of the two factors changes; x leaves of it the thresholds on its own side and on the other.
      if (x < p_) return label_of(floor_log(x - left_wall_) > floor_log(p_ - x));
      return label_of(floor_log(right_wall_ - x) > floor_log(x - q_));
    }
    const auto right = walls_.lower_bound(x);
    if (*right == x) return Label::minus;
    const std::uint64_t left = *std::prev(right);
    const std::uint64_t h = *right - left;
    return label_of(splits_to_plus(x - left, h, longest_without(h)));
  }

  [[nodiscard]] std::vector<PointRun> positive_runs() const override {
    std::vector<PointRun> runs;
    const auto add = [&](std::uint64_t first, std::uint64_t last) {  // positions, rising
      if (!runs.empty() && std::uint64_t{runs.back().last} + 2 == first) {
        runs.back().last = static_cast<PointIndex>(last - 1);
      } else {
        runs.push_back({static_cast<PointIndex>(first - 1), static_cast<PointIndex>(last - 1)});
      }
    };
    if (positive_) {
      // Towards p, and away from q, the prediction changes once.
      std::uint64_t low = left_wall_ + 1;
      for (std::uint64_t high = p_; low < high;) {
        const std::uint64_t middle = low + (high - low) / 2;
        if (predict(static_cast<PointIndex>(middle - 1)) == Label::plus) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      std::uint64_t end = q_;
      for (std::uint64_t high = right_wall_ - 1; end < high;) {
        const std::uint64_t middle = end + (high - end + 1) / 2;
        if (predict(static_cast<PointIndex>(middle - 1)) == Label::plus) {
          end = middle;
        } else {
          high = middle - 1;
        }
      }
      add(low, end);
      return runs;
    }
    // Inside a segment the prediction can change only where l or r passes one of these.
    std::vector<std::uint64_t> steps;
    const std::uint64_t longest = lengths_.rbegin()->first;
    for (std::uint64_t power = 1; power <= longest; power *= 2) steps.push_back(power);
    for (int k = 1; fit(k).second <= longest || k <= 2; ++k) {
      for (const std::uint64_t c : {fit(k).single, fit(k).first, fit(k).second}) steps.push_back(c);
    }
    std::map<std::uint64_t, std::vector<std::pair<std::uint64_t, std::uint64_t>>>
        by_length;  // runs of l, once a length
    for (auto left = walls_.begin(), right = std::next(left); right != walls_.end(); ++left, ++right) {
      const std::uint64_t h = *right - *left;
      const auto [entry, fresh] = by_length.try_emplace(h);
      if (fresh) {
        const auto rest = longest_without(h);
        std::vector<std::uint64_t> starts{1, h};
        for (const std::uint64_t c : steps) {
          if (c < h) {
            starts.push_back(c);
            starts.push_back(h - c + 1);
          }
        }
        std::sort(starts.begin(), starts.end());
        starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
        for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
          if (splits_to_plus(starts[i], h, rest)) entry->second.emplace_back(starts[i], starts[i + 1] - 1);
        }
      }
      for (const auto& [first, last] : entry->second) {
        // Pieces that touch are one run.
        if (!runs.empty() && std::uint64_t{runs.back().last} + 2 == *left + first) {
          runs.back().last = static_cast<PointIndex>(*left + last - 1);
        } else {
          add(*left + first, *left + last);
        }
      }
    }
    return runs;
  }

 private:
  using Two = std::array<std::uint64_t, 2>;

  // The two longest segments, one of length `h` left out (0: none is).
  [[nodiscard]] Two longest_without(std::uint64_t h) const {
    Two top{0, 0};
    std::size_t found = 0;
    for (auto entry = lengths_.rbegin(); entry != lengths_.rend() && found < 2; ++entry) {
      const std::uint64_t copies = entry->second - (entry->first == h ? 1 : 0);
      for (std::uint64_t c = 0; c < copies && found < 2; ++c) top[found++] = entry->first;
    }
    return top;
  }
  // Ldim(V⁺ₓ) > Ldim(V⁻ₓ) at distance l from the left end of a segment of length h; `rest`: the longest two others.
  [[nodiscard]] static bool splits_to_plus(std::uint64_t l, std::uint64_t h, const Two& rest) {
    const std::uint64_t r = h - l;
    std::array<std::uint64_t, 4> all{l, r, rest[0], rest[1]};
    std::sort(all.begin(), all.end(), std::greater<>());
    return floor_log(l) + floor_log(r) > most_that_fit(all[0], all[1]);
  }
  void remove_length(std::uint64_t h) {
    const auto entry = lengths_.find(h);
    if (--entry->second == 0) lengths_.erase(entry);
  }

  bool positive_ = false;
  std::uint64_t left_wall_;  // L, R, p, q: with a positive example
  std::uint64_t right_wall_;
  std::uint64_t p_ = 0;
  std::uint64_t q_ = 0;
  std::set<std::uint64_t> walls_;                   // without one: negatives and the two walls
  std::map<std::uint64_t, std::uint64_t> lengths_;  // how many segments of each length
};

}  // namespace

std::unique_ptr<ImplicitSpace> every_interval(std::uint64_t n) { return std::make_unique<IntervalSpace>(n); }

int interval_dimension(std::uint64_t n) { return most_that_fit(n + 1, 0); }

}  // namespace littlestone
