// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/littlestone.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace littlestone {
namespace {

// ⌊log₂ n⌋ bounds Ldim of n hypotheses; −1 for none.
int floor_log2(std::size_t n) { return static_cast<int>(std::bit_width(n)) - 1; }

// A column with both sides nonempty in the version space, and the size of the smaller side.
struct Split {
  PointIndex point;
  std::size_t minority;
};

// The columns whose smaller side has at least `least` ≥ 1 members, most even first, smaller points first on ties.
std::vector<Split> splits(const ConceptClass& concept_class, const VersionSpace& space, std::size_t size,
                          std::size_t least) {
  std::vector<Split> found;
  for (std::size_t x = 0; x < concept_class.points(); ++x) {
    const std::size_t plus = space.count_and(concept_class.column(static_cast<PointIndex>(x)));
    const std::size_t minority = std::min(plus, size - plus);
    if (minority >= least) found.push_back({static_cast<PointIndex>(x), minority});
  }
  std::stable_sort(found.begin(), found.end(), [](const Split& a, const Split& b) { return a.minority > b.minority; });
  return found;
}

}  // namespace

LittlestoneEngine::LittlestoneEngine(const ConceptClass& concept_class) : class_(concept_class) {}

LittlestoneEngine::Bounds& LittlestoneEngine::bounds(const VersionSpace& space) {
  const auto [entry, inserted] = table_.try_emplace(space);
  if (inserted) {
    const std::size_t size = space.count();
    // Rows are distinct, so two of them are split by some column: Ldim ≥ 1.
    entry->second = {size == 0 ? -1 : size == 1 ? 0 : 1, floor_log2(size)};
  }
  return entry->second;
}

// Always asks the most even column: a lower bound that is exact on dense classes.
int LittlestoneEngine::greedy_lower_bound(const VersionSpace& space) const {
  const std::size_t size = space.count();
  if (size <= 3) return size == 0 ? -1 : size == 1 ? 0 : 1;
  PointIndex best = 0;
  std::size_t best_minority = 0;
  for (std::size_t x = 0; x < class_.points(); ++x) {
    const std::size_t plus = space.count_and(class_.column(static_cast<PointIndex>(x)));
    const std::size_t minority = std::min(plus, size - plus);
    if (minority > best_minority) {
      best_minority = minority;
      best = static_cast<PointIndex>(x);
    }
  }
  const int minus = greedy_lower_bound(class_.restrict(space, best, Label::minus));
  if (minus == 0) return 1;
  return 1 + std::min(minus, greedy_lower_bound(class_.restrict(space, best, Label::plus)));
}

bool LittlestoneEngine::at_least(const VersionSpace& space, int k) {
  Bounds& known = bounds(space);  // references into the table survive insertion
  if (known.lower >= k) return true;
  if (known.upper < k) return false;
  // Here k ≥ 2. Each side of a useful split has Ldim ≥ k − 1, hence 2^(k−1) members.
  const std::size_t size = space.count();
  for (const Split& split : splits(class_, space, size, std::size_t{1} << (k - 1))) {
    const std::size_t plus = space.count_and(class_.column(split.point));
    const Label smaller = plus <= size - plus ? Label::plus : Label::minus;  // the likelier to fail, and the cheaper
    if (at_least(class_.restrict(space, split.point, smaller), k - 1) &&
        at_least(class_.restrict(space, split.point, opposite(smaller)), k - 1)) {
      known.lower = std::max(known.lower, k);
      return true;
    }
  }
  known.upper = std::min(known.upper, k - 1);
  return false;
}

int LittlestoneEngine::dimension(const VersionSpace& space) {
  Bounds& known = bounds(space);
  if (known.lower < known.upper) known.lower = std::max(known.lower, greedy_lower_bound(space));
  while (known.lower < known.upper && at_least(space, known.lower + 1)) {
  }
  return known.lower;
}

std::optional<PointIndex> LittlestoneEngine::splitting_point(const VersionSpace& space, int k) {
  assert(k >= 1);
  if (!at_least(space, k)) return std::nullopt;
  for (const Split& split : splits(class_, space, space.count(), std::size_t{1} << (k - 1))) {
    if (at_least(class_.restrict(space, split.point, Label::minus), k - 1) &&
        at_least(class_.restrict(space, split.point, Label::plus), k - 1)) {
      return split.point;
    }
  }
  assert(false && "Ldim(V) >= k has a split");
  return std::nullopt;
}

LabelVector LittlestoneEngine::predictor(const VersionSpace& space) {
  const std::size_t size = space.count();
  assert(size > 0);
  LabelVector labels(class_.points());
  std::unordered_map<VersionSpace, Label, BitVectorHash> seen;  // equal columns on V predict alike
  for (std::size_t i = 0; i < class_.points(); ++i) {
    const auto x = static_cast<PointIndex>(i);
    VersionSpace plus = class_.restrict(space, x, Label::plus);
    const std::size_t ones = plus.count();
    if (ones == 0) continue;  // Ldim(∅) = −1 never wins
    if (ones == size) {
      labels.set(x, Label::plus);
      continue;
    }
    const auto [entry, inserted] = seen.try_emplace(std::move(plus), Label::minus);
    if (inserted) {
      const int minus_dimension = dimension(class_.restrict(space, x, Label::minus));
      entry->second = label_of(at_least(entry->first, minus_dimension + 1));  // ties predict −1
    }
    labels.set(x, entry->second);
  }
  return labels;
}

int littlestone_dimension(const ConceptClass& concept_class) {
  return LittlestoneEngine(concept_class).dimension(concept_class.everything());
}

namespace {

// Extends a shattered set, given as the parts of H with each label pattern on it, by points from `from` on.
void extend_shattered(const ConceptClass& concept_class, const std::vector<VersionSpace>& parts, PointIndex from,
                      int size, int& best) {
  best = std::max(best, size);
  std::size_t smallest = parts.front().count();
  for (const VersionSpace& part : parts) smallest = std::min(smallest, part.count());
  if (size + floor_log2(smallest) <= best) return;  // each further point halves the smallest part at best
  for (PointIndex x = from; x < concept_class.points(); ++x) {
    if (size + static_cast<int>(concept_class.points() - x) <= best) return;
    std::vector<VersionSpace> finer;
    finer.reserve(parts.size() * 2);
    for (const VersionSpace& part : parts) {
      VersionSpace plus = concept_class.restrict(part, x, Label::plus);
      VersionSpace minus = concept_class.restrict(part, x, Label::minus);
      if (plus.none() || minus.none()) break;
      finer.push_back(std::move(plus));
      finer.push_back(std::move(minus));
    }
    if (finer.size() == parts.size() * 2) extend_shattered(concept_class, finer, x + 1, size + 1, best);
  }
}

}  // namespace

int vc_dimension(const ConceptClass& concept_class) {
  int best = 0;
  extend_shattered(concept_class, {concept_class.everything()}, 0, 0, best);
  return best;
}

}  // namespace littlestone
