// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/thresholds.hpp"

#include <algorithm>

namespace littlestone {
namespace {

// A list of thresholds is grown at its end: h_{k+1} must say −1 on all chosen points (rows) and x_{k+1} must get +1
// from all chosen hypotheses (columns), and h_{k+1}(x_{k+1}) = +1.
class Search {
 public:
  Search(const ConceptClass& concept_class, std::uint64_t budget)
      : class_(concept_class), budget_(budget), most_(std::min(concept_class.size(), concept_class.points())) {}

  Thresholds run() {
    extend(class_.everything(), BitVector(class_.points(), true));
    best_.maximum = complete_ || best_.points.size() == most_;
    return best_;
  }

 private:
  struct Pair {
    std::size_t bound;  // how many more there can be after this one
    HypothesisIndex hypothesis;
    PointIndex point;
  };

  // False once the budget is spent or nothing better is possible.
  bool extend(const VersionSpace& rows, const BitVector& columns) {
    if (current_.points.size() > best_.points.size()) best_ = current_;
    if (best_.points.size() == most_) return false;
    if (budget_ == 0) {
      complete_ = false;
      return false;
    }
    --budget_;
    const std::size_t row_count = rows.count();
    std::vector<std::size_t> rows_after(class_.points());
    for (std::size_t x = columns.find(); x != BitVector::npos; x = columns.find(x + 1)) {
      rows_after[x] = row_count - rows.count_and(class_.column(static_cast<PointIndex>(x)));
    }
    const std::size_t needed = best_.points.size() - current_.points.size();  // pairs wanted beyond this one, at least
    std::vector<Pair> pairs;
    for (std::size_t h = rows.find(); h != BitVector::npos; h = rows.find(h + 1)) {
      BitVector together = class_.row(static_cast<HypothesisIndex>(h)).bits();
      together &= columns;
      const std::size_t columns_after = together.count();
      if (columns_after == 0 || columns_after - 1 < needed) continue;
      for (std::size_t x = together.find(); x != BitVector::npos; x = together.find(x + 1)) {
        const std::size_t bound = std::min(rows_after[x], columns_after - 1);
        if (bound >= needed) pairs.push_back({bound, static_cast<HypothesisIndex>(h), static_cast<PointIndex>(x)});
      }
    }
    std::stable_sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) { return a.bound > b.bound; });
    for (const Pair& pair : pairs) {
      if (current_.points.size() + 1 + pair.bound <= best_.points.size()) break;  // sorted: no later one helps
      current_.points.push_back(pair.point);
      current_.hypotheses.push_back(pair.hypothesis);
      BitVector columns_left = class_.row(pair.hypothesis).bits();
      columns_left &= columns;
      const bool go_on = extend(class_.restrict(rows, pair.point, Label::minus), columns_left);
      current_.points.pop_back();
      current_.hypotheses.pop_back();
      if (!go_on) return false;
    }
    return true;
  }

  const ConceptClass& class_;
  std::uint64_t budget_;
  std::size_t most_;
  bool complete_ = true;
  Thresholds current_;
  Thresholds best_;
};

}  // namespace

Thresholds find_thresholds(const ConceptClass& concept_class, std::uint64_t node_budget) {
  return Search(concept_class, node_budget).run();
}

bool are_thresholds(const ConceptClass& concept_class, const Thresholds& thresholds) {
  const std::size_t k = thresholds.points.size();
  if (thresholds.hypotheses.size() != k) return false;
  for (std::size_t i = 0; i < k; ++i) {
    for (std::size_t j = 0; j < k; ++j) {
      const Label label = concept_class.row(thresholds.hypotheses[i])[thresholds.points[j]];
      if (label != label_of(i <= j)) return false;
    }
  }
  return true;
}

}  // namespace littlestone
