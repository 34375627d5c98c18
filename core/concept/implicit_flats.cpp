// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/implicit_families.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <unordered_set>
#include <utility>

namespace littlestone {
namespace {

// (q^d − 1) / (q − 1): the projective points of F_q^d.
BigInteger projective_points(unsigned q, unsigned d) {
  const BigInteger power = boost::multiprecision::pow(BigInteger(q), d);
  return (power - 1) / (q - 1);
}
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
// Once a point o is in all of them (linear: 0 is from the start), let W be the least flat through o and the positives.
// V is nonempty iff dim W ≤ k and W meets no negative, and then W ∈ V. Ldim V = M − dim W, M the largest dimension in
// V: every flat between W and one of dimension M is in V, which shatters a basis; and predicting the indicator of W
// errs only on positives outside W, each of which raises dim W. The SOA predicts just that indicator: at x ∈ W no
// hypothesis says −1; at x ∉ W, a flat U ∋ x of largest dimension M⁺ in V has a hyperplane through W that avoids x,
// which is in V⁻ₓ, so Ldim(V⁻ₓ) ≥ M⁺ − 1 − dim W = Ldim(V⁺ₓ): a tie at best.
//
// Affine, before the first positive, with f free points (not negative), f ≥ 1: let M be the largest dimension of a flat
// of dimension ≤ k that avoids the negatives. Then Ldim V = min(M + 1, f − 1). For a positive at x leaves at most M, so
// M + 1 is an upper bound; asking M + 1 affinely independent points of a flat of dimension M one after the other
// leaves, on "+" at the i-th, dimension M + 1 − i (the flat spanned by it and those after it), and on all "−" something
// iff a free point is left beside them, f > M + 1. As f ≥ q^M, that fails only for M = 0, f = 1 (V = {x}: 0) and for q
// = 2, M = 1, f = 2 (a pair and its two points: three hypotheses, 1). The SOA: Ldim(V⁺ₓ) = Mₓ, the largest dimension of
// such a flat through x; Ldim(V⁻ₓ) = min(M' + 1, f − 2) with M' that of the flats avoiding x too; M' ≥ Mₓ − 1 (a
// parallel hyperplane, or a point), so +1 is predicted iff Mₓ > f − 2: at the only free point, and, for q = 2 and k ≥
// 1, at both of the last two.
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

}  // namespace

std::unique_ptr<ImplicitSpace> every_flat(std::shared_ptr<const FiniteSpace> space, unsigned k, bool affine) {
  return std::make_unique<FlatSpace>(std::move(space), k, affine);
}

}  // namespace littlestone
