// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_dimensions.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace littlestone::reference {
namespace {

int floor_log2(std::size_t n) { return static_cast<int>(std::bit_width(n)) - 1; }

class VcSearch {
 public:
  VcSearch(const ConceptClass& concept_class, int most, std::uint64_t most_words, const Observer& observer)
      : class_(concept_class),
        order_(concept_class.size()),
        most_(most),
        all_words_(most_words),
        words_left_(most_words),
        observer_(observer) {}

  VcResult run() {
    std::iota(order_.begin(), order_.end(), HypothesisIndex{0});
    if (most_ >= 1 && splits_form_a_tree()) return {class_.size() > 1 ? 1 : 0, true};
    extend({0, order_.size()}, {class_.everything()}, 0, 0);
    return {best_, !cut_};
  }

 private:
  static constexpr std::uint64_t words_between = std::uint64_t{1} << 22;
  static constexpr int most_size_as_bits = 4;  // 16 parts of |H| bits

  // Whether VC(H) ≤ 1, by looking at each label once. Two points show all four patterns iff of their sides without the
  // first hypothesis, S and S', neither holds the other and they meet. If no two do, the sides form a tree, and exactly
  // then the members of each have one smallest larger side in common. [Gusfield, Efficient algorithms for inferring
  // evolutionary trees, Networks 21 (1991), Lemma 1 and §2: perfect phylogeny.]
  bool splits_form_a_tree() {
    std::vector<std::pair<std::size_t, PointIndex>> sides;  // by size, larger first
    for (PointIndex x = 0; x < class_.points(); ++x) {
      const std::size_t ones = class_.column(x).count();
      sides.emplace_back(plus(0, x) ? class_.size() - ones : ones, x);
    }
    std::sort(sides.begin(), sides.end(), std::greater<>());
    std::vector<std::size_t> smallest(class_.size(),
                                      0);  // so far of the sides that hold each hypothesis, from 1; 0: none
    for (std::size_t i = 0; i < sides.size() && sides[i].first > 0; ++i) {
      const auto [size, x] = sides[i];
      if (!spend(size)) return false;
      const auto words = class_.column(x).words();
      const std::uint64_t flip = plus(0, x) ? ~std::uint64_t{0} : 0;
      std::size_t left = size;  // what a flip makes of the bits after the last hypothesis comes after the last member
      std::optional<std::size_t> common;
      for (std::size_t w = 0; left > 0; ++w) {
        for (std::uint64_t members = words[w] ^ flip; members != 0 && left > 0; members &= members - 1, --left) {
          std::size_t& here = smallest[64 * w + static_cast<std::size_t>(std::countr_zero(members))];
          if (here != common.value_or(here)) return false;
          common = here;
          here = i + 1;
        }
      }
    }
    return true;
  }

  // Extends a shattered set by points from `from` on. The parts of H with each label pattern on it are stretches of
  // order_, which begin at `begins`, whose last is the end: they take |H| indices in all, however many they are, and a
  // point that splits a part is mostly seen to do so at its first few members. `spaces`: the same parts as bits while
  // there are few, for the points that do not: that is seen 64 members at a time. False once the search is over.
  bool extend(const std::vector<std::size_t>& begins, const std::vector<VersionSpace>& spaces, PointIndex from,
              int size) {
    best_ = std::max(best_, size);
    if (best_ == most_) return false;
    std::size_t smallest = order_.size();
    for (std::size_t part = 0; part + 1 < begins.size(); ++part) {
      smallest = std::min(smallest, begins[part + 1] - begins[part]);
    }
    if (size + floor_log2(smallest) <= best_) return true;  // each further point halves the smallest part at best
    std::vector<std::size_t> finer;
    std::vector<VersionSpace> finer_spaces;
    for (PointIndex x = from; x < class_.points(); ++x) {
      if (size + static_cast<int>(class_.points() - x) <= best_) return true;
      const bool all = splits_all(begins, spaces, x);
      if (cut_) return false;
      if (!all) continue;
      if (!spend(order_.size())) return false;
      finer.clear();
      for (std::size_t part = 0; part + 1 < begins.size(); ++part) {
        const auto first = order_.begin() + static_cast<std::ptrdiff_t>(begins[part]);
        const auto last = order_.begin() + static_cast<std::ptrdiff_t>(begins[part + 1]);
        const auto middle = std::partition(first, last, [&](HypothesisIndex h) { return plus(h, x); });
        finer.push_back(begins[part]);
        finer.push_back(static_cast<std::size_t>(middle - order_.begin()));
      }
      finer.push_back(order_.size());
      finer_spaces.clear();
      if (size + 1 <= most_size_as_bits && !spaces.empty()) {
        for (const VersionSpace& part : spaces) {
          if (!spend(2 * part.words().size())) return false;
          finer_spaces.push_back(class_.restrict(part, x, Label::plus));
          finer_spaces.push_back(class_.restrict(part, x, Label::minus));
        }
      }
      if (!extend(finer, finer_spaces, x + 1, size + 1)) return false;
    }
    return true;
  }

  [[nodiscard]] bool plus(HypothesisIndex h, PointIndex x) const { return class_.column(x).test(h); }

  bool splits(const VersionSpace& part, PointIndex x) {
    const auto members = part.words();
    const auto column = class_.column(x).words();
    std::uint64_t pluses = 0;
    std::uint64_t minuses = 0;
    std::size_t i = 0;
    for (; i < members.size() && (pluses == 0 || minuses == 0); ++i) {
      pluses |= members[i] & column[i];
      minuses |= members[i] & ~column[i];
    }
    return spend(i) && pluses != 0 && minuses != 0;
  }

  // Whether x tells some two members of every part apart. Of no account once the search is cut.
  bool splits_all(const std::vector<std::size_t>& begins, const std::vector<VersionSpace>& spaces, PointIndex x) {
    for (std::size_t part = 0; part + 1 < begins.size(); ++part) {
      if (!spaces.empty() && begins[part + 1] - begins[part] > spaces[part].words().size()) {
        if (!splits(spaces[part], x)) return false;
        continue;
      }
      const bool first = plus(order_[begins[part]], x);
      std::size_t at = begins[part] + 1;
      while (at < begins[part + 1] && plus(order_[at], x) == first) ++at;
      if (!spend(at - begins[part]) || at == begins[part + 1]) return false;
    }
    return true;
  }

  bool spend(std::uint64_t words) {
    since_asked_ += words;
    if (since_asked_ >= words_between) {
      since_asked_ = 0;
      cut_ = cut_ || stop_requested(observer_, progress());
    }
    cut_ = cut_ || words > words_left_;
    if (!cut_) words_left_ -= words;
    return !cut_;
  }

  // Without a limit there is no total to report.
  [[nodiscard]] Progress progress() const {
    const bool limited = all_words_ != std::numeric_limits<std::uint64_t>::max();
    return {"vc dimension", all_words_ - words_left_, limited ? all_words_ : 0};
  }

  const ConceptClass& class_;
  std::vector<HypothesisIndex> order_;
  int most_;
  std::uint64_t all_words_;
  std::uint64_t words_left_;
  Observer observer_;
  std::uint64_t since_asked_ = 0;
  int best_ = 0;
  bool cut_ = false;
};

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
class ThresholdsSearch {
 public:
  ThresholdsSearch(const ConceptClass& concept_class, std::uint64_t work, std::uint64_t most, const Observer& observer)
      : class_(concept_class),
        observer_(observer),
        all_work_(work),
        work_(work),
        most_(std::min<std::uint64_t>({concept_class.size(), concept_class.points(), most})) {}

  Thresholds run() {
    best_ = nested_columns();
    bound_by_chains();
    extend(class_.everything(), BitVector(class_.points(), true));
    best_.maximum = complete_ || best_.points.size() >= most_;
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
  Observer observer_;
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

}  // namespace

VcResult plain_vc_dimension(const ConceptClass& concept_class, int most, std::uint64_t most_words) {
  return VcSearch(concept_class, most, most_words, {}).run();
}

Thresholds plain_thresholds(const ConceptClass& concept_class, std::uint64_t work, std::uint64_t most) {
  return ThresholdsSearch(concept_class, work, most, {}).run();
}

}  // namespace littlestone::reference
