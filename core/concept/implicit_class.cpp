// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/implicit_class.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <unordered_set>
#include <utility>

#include "core/base/error.hpp"
#include "core/concept/class_text.hpp"
#include "core/concept/finite_space.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_points = std::uint64_t{1} << 31;

// ⌊log₂ m⌋, m ≥ 1: the Littlestone dimension of m thresholds.
int floor_log(std::uint64_t m) { return static_cast<int>(std::bit_width(m)) - 1; }

template <typename Derived>
class Clonable : public ImplicitSpace {
 public:
  [[nodiscard]] std::unique_ptr<ImplicitSpace> clone() const final {
    return std::make_unique<Derived>(static_cast<const Derived&>(*this));
  }
};

// --- Thresholds -----------------------------------------------------------------------------------------------------

// {t_i : first < i ≤ last}, as cuts: t_i is +1 at the 0-based points i − 1, i, …
class ThresholdSpace final : public Clonable<ThresholdSpace> {
 public:
  explicit ThresholdSpace(std::uint64_t n) : points_(n), last_(n) {}

  [[nodiscard]] bool restrict(Example example) override {
    const std::uint64_t j = std::uint64_t{example.point} + 1;
    if (example.label == Label::plus) {  // i ≤ j
      if (j <= first_) return false;
      last_ = std::min(last_, j);
    } else {  // i > j
      if (j >= last_) return false;
      first_ = std::max(first_, j);
    }
    return true;
  }
  [[nodiscard]] DimensionRange dimension(std::uint64_t) const override {
    const int d = floor_log(last_ - first_);
    return {d, d};
  }
  [[nodiscard]] Label predict(PointIndex x) const override {
    const std::uint64_t j = std::uint64_t{x} + 1;
    if (j <= first_) return Label::minus;
    if (j >= last_) return Label::plus;
    return label_of(floor_log(j - first_) > floor_log(last_ - j));
  }
  // ⌊log₂(j − first)⌋ rises and ⌊log₂(last − j)⌋ falls with j, so the positive points are a final segment.
  [[nodiscard]] std::vector<PointRun> positive_runs() const override {
    std::uint64_t low = first_;  // 0-based points; the one of t_first is negative or outside, that of t_last positive
    std::uint64_t high = last_ - 1;
    while (low < high) {
      const std::uint64_t middle = low + (high - low) / 2;
      if (predict(static_cast<PointIndex>(middle)) == Label::plus) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return {{static_cast<PointIndex>(low), static_cast<PointIndex>(points_ - 1)}};
  }

 private:
  std::uint64_t points_;
  std::uint64_t first_ = 0;
  std::uint64_t last_;
};

// --- Points ---------------------------------------------------------------------------------------------------------

// The indicators of the points not excluded, or of one point. With m ≥ 2 left, V⁺ₓ is one hypothesis and V⁻ₓ at least one:
// Ldim(V⁺ₓ) = 0 never exceeds Ldim(V⁻ₓ), so everything is predicted −1.
class PointSpace final : public Clonable<PointSpace> {
 public:
  explicit PointSpace(std::uint64_t n) : left_(n) {
    for (std::uint64_t x = n - n % 4; x < n; ++x) xor_ ^= x;  // 0 ⊕ … ⊕ (4c − 1) = 0
  }

  [[nodiscard]] bool restrict(Example example) override {
    const PointIndex x = example.point;
    if (const auto only = only_point()) return (*only == x) == (example.label == Label::plus) && settle(*only);
    if (excluded_.contains(x)) return example.label == Label::minus;
    if (example.label == Label::plus) return settle(x);
    excluded_.insert(x);
    xor_ ^= x;
    --left_;
    return true;
  }
  [[nodiscard]] DimensionRange dimension(std::uint64_t) const override {
    const int d = only_point() ? 0 : 1;
    return {d, d};
  }
  [[nodiscard]] Label predict(PointIndex x) const override { return label_of(only_point() == x); }
  [[nodiscard]] std::vector<PointRun> positive_runs() const override {
    if (const auto only = only_point()) return {{*only, *only}};
    return {};
  }

 private:
  [[nodiscard]] std::optional<PointIndex> only_point() const {
    if (positive_) return positive_;
    if (left_ == 1) return static_cast<PointIndex>(xor_);
    return std::nullopt;
  }
  bool settle(PointIndex x) {
    positive_ = x;
    return true;
  }

  std::optional<PointIndex> positive_;
  std::uint64_t left_;
  std::uint64_t xor_ = 0;  // of the points left
  std::unordered_set<PointIndex> excluded_;
};

// --- Intervals ------------------------------------------------------------------------------------------------------

// Positions are 1 … n, with walls at 0 and n + 1.
//
// With a positive example: the positives span [p, q], the nearest negatives or walls are L < p and R > q, and
// V = {[a, b] : L < a ≤ p, q ≤ b < R}. The labels left of p depend on a alone, those right of q on b alone, so V is the
// product of p − L and of R − q thresholds on disjoint sets of points. Ldim adds up over such products (one tree below
// every leaf of the other; and two SOAs side by side): Ldim V = ⌊log₂(p − L)⌋ + ⌊log₂(R − q)⌋.
//
// With negatives only: they and the walls cut the line into segments of lengths (differences of neighbours) h; V is ∅ and
// every interval inside a segment. A positive x at distances l and r from the ends of its segment, l + r = h, l, r ≥ 1,
// leaves Ldim = ⌊log₂ l⌋ + ⌊log₂ r⌋, the *level* of the split; a negative x replaces h by l and r. So the all-negative
// path through a shattered tree shows: Ldim V ≥ k iff segments can be split one after the other with levels at least
// k − 1, k − 2, …, 0. Call that "k fits". It is monotone in the segments: lengthening one or adding one never hurts.
//
// Theorem. With h₁ ≥ h₂ the two longest segments: 1 fits iff h₁ ≥ 2; 2 fits iff h₁ ≥ 3; and for u = 2^(a−1), a ≥ 1,
//   (A) 2a + 1 fits iff h₁ ≥ 5u, or h₁ ≥ 4u and h₂ ≥ 3u;
//   (B) 2a + 2 fits iff h₁ ≥ 7u, or h₁ ≥ 6u and h₂ ≥ 3u.
// Proof. A split of level e has ⌊log₂ l⌋ + ⌊log₂ r⌋ ≥ e. 1 and 2 are clear: level 1 needs a segment of 3 = 2 + 1, whose 2
// serves level 0. (A), a = 1, u = 1: level 2 needs 4 = 2 + 2, or 5 = 4 + 1 or longer, and then a segment ≥ 3 must be there:
// another one, or l ≥ 3 with r ≥ 2, or l ≥ 4: in both cases h ≥ 5; and 5 = 3 + 2 does.
// (A) ⇒ (B): a split of level 2a + 1 is l ≥ 4u, r ≥ 2u, or more uneven: l ≥ 8u, r ≥ u or l ≥ 16u: then h ≥ 9u ≥ 7u. After
// it 5u, or 4u and 3u, must be there. Say h ≥ 6u is split into l ≥ 4u, r ≥ 2u. If another segment is ≥ 3u, (B) holds. If
// not, then l ≥ 5u, or r ≥ 5u, or both l ≥ 4u and r ≥ 3u (or the reverse): h ≥ 7u. Conversely 7u = 4u + 3u, and
// 6u = 4u + 2u leaves 4u beside the other 3u.
// (B) ⇒ (A) for a + 1 (that is for 2u): a split of level 2a + 2 is l ≥ 4u, r ≥ 4u, or more uneven: h ≥ 8u + 2u = 10u. After
// it 7u, or 6u and 3u, must be there. Say h ≥ 8u is split into l, r ≥ 4u. If another segment is ≥ 6u, (A) holds. If not,
// l ≥ 6u or r ≥ 6u: h ≥ 10u. Conversely 10u = 6u + 4u has 6u and 3u; and 8u = 4u + 4u leaves 4u ≥ 3u beside the other 6u. ∎

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

// --- Flats: linear and affine subspaces -----------------------------------------------------------------------------

// (q^d − 1) / (q − 1): the projective points of F_q^d.
BigInteger projective_points(unsigned q, unsigned d) {
  const BigInteger power = boost::multiprecision::pow(BigInteger(q), d);
  return (power - 1) / (q - 1);
}
BigInteger power_of(unsigned q, unsigned d) { return boost::multiprecision::pow(BigInteger(q), d); }

// The largest dimension, up to `cap`, of a linear subspace U of the space some translate of which avoids `marks`: the
// translate through 0 (`through_zero`; the marks are then closed under scalars), or any. Walks the subspaces by reduced
// basis, last row first, each once, and carries C = marks + U: U is good iff 0 ∉ C, or iff C is not everything.
class FlatSearch {
 public:
  FlatSearch(const FiniteSpace& space, bool through_zero, unsigned cap, std::uint64_t budget)
      : space_(space), through_zero_(through_zero), cap_(cap), budget_(budget) {}

  // Whether the search was finished.
  bool run(const LabelVector& marks) {
    extend(marks, 0, space_.n());
    return complete_;
  }
  [[nodiscard]] unsigned best() const noexcept { return best_; }

 private:
  // The rows so far have pivots ≥ `bound`. False to give up.
  bool extend(const LabelVector& covered, unsigned dimension, unsigned bound) {
    best_ = std::max(best_, dimension);
    if (best_ == cap_) return false;
    for (unsigned pivot = bound; pivot-- > 0;) {
      if (dimension + 1 + pivot <= best_) return true;  // too few coordinates are left to be pivots
      std::vector<SpaceVector> free;
      for (unsigned i = pivot + 1; i < space_.n(); ++i) {
        if (std::find(pivots_.begin(), pivots_.end(), i) == pivots_.end()) free.push_back(space_.unit(i));
      }
      std::vector<unsigned> counter(free.size(), 0);
      SpaceVector v = space_.unit(pivot);
      for (bool more = true; more;) {
        if (budget_ == 0) {
          complete_ = false;
          return false;
        }
        --budget_;
        if (!(through_zero_ && covered[v] == Label::plus)) {
          if (const auto larger = cover(covered, v)) {
            pivots_.push_back(pivot);
            const bool go_on = extend(*larger, dimension + 1, pivot);
            pivots_.pop_back();
            if (!go_on) return false;
          }
        }
        more = false;
        for (std::size_t f = free.size(); f-- > 0;) {
          if (++counter[f] < space_.q()) {
            v += free[f];
            more = true;
            break;
          }
          v -= (space_.q() - 1) * free[f];
          counter[f] = 0;
        }
      }
    }
    return true;
  }

  // ∪_c covered + c·v, unless that is everything.
  std::optional<LabelVector> cover(const LabelVector& covered, SpaceVector v) {
    const std::uint64_t cost = space_.size() * space_.q();
    budget_ -= std::min(budget_, cost);
    LabelVector larger(space_.size());
    bool everything = true;
    for (SpaceVector x = 0; x < space_.size(); ++x) {
      bool hit = false;
      SpaceVector y = x;
      for (unsigned c = 0; c < space_.q() && !hit; ++c) {
        hit = covered[y] == Label::plus;
        y = space_.add(y, v);
      }
      if (hit) {
        larger.set(x, Label::plus);
      } else {
        everything = false;
      }
    }
    if (everything) return std::nullopt;
    return larger;
  }

  const FiniteSpace& space_;
  bool through_zero_;
  unsigned cap_;
  std::uint64_t budget_;
  unsigned best_ = 0;
  bool complete_ = true;
  std::vector<unsigned> pivots_;
};

constexpr std::uint64_t most_searched = std::uint64_t{1} << 22;

// The flats (linear subspaces, or nonempty affine ones) of dimension ≤ k that hold every positive and no negative.
//
// Once a point o is in all of them (linear: 0 is from the start), let W be the least flat through o and the positives. V is
// nonempty iff dim W ≤ k and W meets no negative, and then W ∈ V. Ldim V = M − dim W, M the largest dimension in V: every
// flat between W and one of dimension M is in V, which shatters a basis; and predicting the indicator of W errs only on
// positives outside W, each of which raises dim W. The SOA predicts just that indicator: at x ∈ W no hypothesis says −1;
// at x ∉ W, a flat U ∋ x of largest dimension M⁺ in V has a hyperplane through W that avoids x, which is in V⁻ₓ, so
// Ldim(V⁻ₓ) ≥ M⁺ − 1 − dim W = Ldim(V⁺ₓ): a tie at best.
//
// Affine, before the first positive, with f free points (not negative), f ≥ 1: let M be the largest dimension of a flat of
// dimension ≤ k that avoids the negatives. Then Ldim V = min(M + 1, f − 1). For a positive at x leaves at most M, so
// M + 1 is an upper bound; asking M + 1 affinely independent points of a flat of dimension M one after the other leaves,
// on "+" at the i-th, dimension M + 1 − i (the flat spanned by it and those after it), and on all "−" something iff a free
// point is left beside them, f > M + 1. As f ≥ q^M, that fails only for M = 0, f = 1 (V = {x}: 0) and for q = 2, M = 1, f = 2
// (a pair and its two points: three hypotheses, 1). The SOA: Ldim(V⁺ₓ) = Mₓ, the largest dimension of such a flat through x;
// Ldim(V⁻ₓ) = min(M' + 1, f − 2) with M' that of the flats avoiding x too; M' ≥ Mₓ − 1 (a parallel hyperplane, or a point), so
// +1 is predicted iff Mₓ > f − 2: at the only free point, and, for q = 2 and k ≥ 1, at both of the last two.
class FlatSpace final : public Clonable<FlatSpace> {
 public:
  FlatSpace(std::shared_ptr<const FiniteSpace> space, unsigned k, bool affine)
      : space_(std::move(space)), k_(k), span_(*space_) {
    if (!affine) origin_ = 0;
  }

  [[nodiscard]] bool restrict(Example example) override {
    const SpaceVector x = example.point;
    const bool plus = example.label == Label::plus;
    if (!origin_) {
      if (negatives_.contains(x)) return !plus;
      if (plus) {
        origin_ = x;
        return true;
      }
      if (free() == 1) return false;
      negatives_.insert(x);
      return true;
    }
    if (in_all(x)) return plus;
    if (!plus) {
      negatives_.insert(x);
      return true;
    }
    if (span_.dimension() == k_) return false;
    Span larger = span_;
    larger.insert(space_->subtract(x, *origin_));
    for (const SpaceVector negative : negatives_) {
      if (larger.contains(space_->subtract(negative, *origin_))) return false;
    }
    span_ = std::move(larger);
    return true;
  }

  [[nodiscard]] DimensionRange dimension(std::uint64_t budget) const override {
    if (!origin_) {
      const DimensionRange m = largest_affine(budget);
      const auto with_first = [&](int d) {
        return static_cast<int>(std::min<std::uint64_t>(static_cast<std::uint64_t>(d) + 1, free() - 1));
      };
      return {with_first(m.lower), with_first(m.upper)};
    }
    return largest_above_span(budget);
  }

  [[nodiscard]] Label predict(PointIndex x) const override {
    if (origin_) return label_of(in_all(x));
    return label_of(last_free() && !negatives_.contains(x));
  }

  [[nodiscard]] std::vector<PointRun> positive_runs() const override {
    std::vector<PointIndex> members;
    if (origin_) {
      members = span_of(*space_, span_.basis());
      for (PointIndex& member : members) member = space_->add(member, *origin_);
      std::sort(members.begin(), members.end());
    } else if (last_free()) {
      for (PointIndex x = 0; x < space_->size(); ++x) {
        if (!negatives_.contains(x)) members.push_back(x);
      }
    }
    std::vector<PointRun> runs;
    for (const PointIndex x : members) {
      if (!runs.empty() && runs.back().last + 1 == x) {
        runs.back().last = x;
      } else {
        runs.push_back({x, x});
      }
    }
    return runs;
  }

 private:
  [[nodiscard]] std::uint64_t free() const { return space_->size() - negatives_.size(); }
  [[nodiscard]] bool last_free() const { return free() == 1 || (free() == 2 && space_->q() == 2 && k_ >= 1); }
  [[nodiscard]] bool in_all(SpaceVector x) const { return span_.contains(space_->subtract(x, *origin_)); }

  // max dim U − dim W over the U ∈ V: in the quotient by W, a linear subspace that avoids the images of the negatives.
  [[nodiscard]] DimensionRange largest_above_span(std::uint64_t budget) const {
    const unsigned q = space_->q();
    const unsigned m = space_->n() - span_.dimension();
    const unsigned cap = std::min(k_ - span_.dimension(), m);
    if (cap == 0) return {0, 0};
    std::vector<unsigned> kept;  // the coordinates that are no pivots are coordinates of the quotient
    for (unsigned i = 0; i < space_->n(); ++i) {
      if (std::find(span_.pivots().begin(), span_.pivots().end(), i) == span_.pivots().end()) kept.push_back(i);
    }
    const FiniteSpace quotient(q, m);
    std::unordered_set<SpaceVector> images;  // one of each projective point: first nonzero coordinate 1
    for (const SpaceVector negative : negatives_) {
      const SpaceVector reduced = span_.reduce(space_->subtract(negative, *origin_));
      SpaceVector image = 0;
      unsigned lead = 0;
      for (unsigned i = 0; i < m; ++i) {
        const unsigned c = space_->digit(reduced, kept[i]);
        if (lead == 0) lead = c;
        image += c * quotient.unit(i);
      }
      assert(lead != 0);
      images.insert(quotient.scale(image, quotient.inverse(lead)));
    }
    // Below (q^(m−d+1) − 1)/(q − 1) marked projective points, a subspace avoiding them grows to dimension d: a quotient
    // by d − 1 dimensions has that many, so one is unmarked. A subspace needs its own points unmarked.
    DimensionRange bounds{0, static_cast<int>(cap)};
    const BigInteger marked = images.size();
    while (projective_points(q, static_cast<unsigned>(bounds.upper)) > projective_points(q, m) - marked) --bounds.upper;
    while (bounds.lower < bounds.upper && marked < projective_points(q, m - static_cast<unsigned>(bounds.lower))) {
      ++bounds.lower;
    }
    if (bounds.exact() || quotient.size() > most_searched) return bounds;
    LabelVector marks(quotient.size());
    for (const SpaceVector image : images) {
      for (unsigned c = 1; c < q; ++c) marks.set(quotient.scale(image, c), Label::plus);
    }
    return searched(quotient, true, marks, bounds, budget);
  }

  // The largest dimension of an affine flat of dimension ≤ k that avoids the negatives.
  [[nodiscard]] DimensionRange largest_affine(std::uint64_t budget) const {
    const unsigned q = space_->q();
    DimensionRange bounds{0, static_cast<int>(k_)};
    while (power_of(q, static_cast<unsigned>(bounds.upper)) > free()) --bounds.upper;
    // The q^(n−d) translates of a subspace are disjoint: fewer negatives leave one free.
    while (bounds.lower < bounds.upper &&
           power_of(q, space_->n() - static_cast<unsigned>(bounds.lower) - 1) > negatives_.size()) {
      ++bounds.lower;
    }
    if (bounds.exact() || space_->size() > most_searched) return bounds;
    LabelVector marks(space_->size());
    for (const SpaceVector negative : negatives_) marks.set(negative, Label::plus);
    return searched(*space_, false, marks, bounds, budget);
  }

  [[nodiscard]] static DimensionRange searched(const FiniteSpace& space, bool through_zero, const LabelVector& marks,
                                               DimensionRange bounds, std::uint64_t budget) {
    FlatSearch search(space, through_zero, static_cast<unsigned>(bounds.upper), budget);
    const bool complete = search.run(marks);
    bounds.lower = std::max(bounds.lower, static_cast<int>(search.best()));
    if (complete) bounds.upper = bounds.lower;
    return bounds;
  }

  std::shared_ptr<const FiniteSpace> space_;
  unsigned k_;
  std::optional<SpaceVector> origin_;  // a point of all of them
  Span span_;                          // W − origin
  std::unordered_set<SpaceVector> negatives_;
};

const char* spelling_of(std::string_view family) {
  if (family == "thresholds") return "thresholds:n";
  if (family == "points") return "points:n";
  if (family == "intervals") return "intervals:n";
  if (family == "linear") return "linear:q,n,k";
  if (family == "affine") return "affine:q,n,k";
  return nullptr;
}

}  // namespace

bool has_implicit_form(std::string_view text) { return spelling_of(split_class_text(text).family) != nullptr; }

ImplicitClass make_implicit_class(std::string_view text) {
  const std::string_view family = split_class_text(text).family;
  const char* spelling = spelling_of(family);
  if (spelling == nullptr) {
    throw InputError("class", text, "only thresholds, points, intervals, linear and affine have an implicit form");
  }
  ImplicitClass result;
  result.name_ = std::string(text);
  if (family == "linear" || family == "affine") {
    const auto arguments = FamilyArguments::parse(text, 3, spelling);
    const unsigned q = arguments.prime(0, most_points - 1);
    const unsigned n = arguments.small(1, 1, 31, "n");
    const unsigned k = arguments.small(2, 0, n, "k");
    if (power_of(q, n) > most_points) arguments.refuse("the domain would have more than 2^31 points");
    const auto space = std::make_shared<const FiniteSpace>(q, n);
    const bool affine = family == "affine";
    result.points_ = space->size();
    for (unsigned j = 0; j <= k; ++j) {
      result.hypotheses_ += (affine ? power_of(q, n - j) : BigInteger(1)) * gaussian_binomial(n, j, q);
    }
    const int d = static_cast<int>(k);
    // Affine, k = n: a point must be left beside n + 1 affinely independent ones, and F_2^1 has none.
    result.littlestone_ = !affine ? d : space->size() == std::uint64_t{k} + 1 ? d : d + 1;
    result.vc_ = result.littlestone_;
    // x_i lies outside the flat of the later ones, so the points are independent (linear: the last may be 0).
    result.thresholds_ = std::uint64_t{k} + 1;
    result.everything_ = [space, k, affine] { return std::make_unique<FlatSpace>(space, k, affine); };
    return result;
  }
  const auto arguments = FamilyArguments::parse(text, 1, spelling);
  const std::uint64_t n = arguments.in(0, 1, most_points, "n");
  result.points_ = n;
  if (family == "thresholds") {
    result.hypotheses_ = n;
    result.littlestone_ = floor_log(n);
    result.vc_ = n >= 2 ? 1 : 0;
    result.thresholds_ = n;
    result.everything_ = [n] { return std::make_unique<ThresholdSpace>(n); };
  } else if (family == "points") {
    result.hypotheses_ = n;
    result.littlestone_ = n >= 2 ? 1 : 0;
    result.vc_ = result.littlestone_;
    result.thresholds_ = 1;
    result.everything_ = [n] { return std::make_unique<PointSpace>(n); };
  } else {
    result.hypotheses_ = BigInteger(n) * (n + 1) / 2 + 1;
    result.littlestone_ = most_that_fit(n + 1, 0);
    result.vc_ = n >= 2 ? 2 : 1;
    result.thresholds_ = n;
    result.everything_ = [n] { return std::make_unique<IntervalSpace>(n); };
  }
  return result;
}

}  // namespace littlestone
