// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/homogeneous.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace littlestone::support {

namespace {

using Points = std::vector<std::uint64_t>;

struct Range {
  double low = 2;
  double high = -1;
  void take(double p) {
    low = std::min(low, p);
    high = std::max(high, p);
  }
};

using Ranges = std::vector<Range>;

/// Widens `ranges` by the values of all (m + 1)-subsets of `points` that hold `chosen` and points after `next`.
void widen(const AverageHypothesis& value, const Points& points, std::size_t m, Points& chosen, std::size_t next,
           Ranges& ranges) {
  if (chosen.size() == m + 1) {
    for (std::size_t out = 0; out <= m; ++out) {
      Points sample = chosen;
      std::sort(sample.begin(), sample.end());
      const std::uint64_t x = sample[out];
      sample.erase(sample.begin() + static_cast<std::ptrdiff_t>(out));
      ranges[out].take(value(sample, x));
    }
    return;
  }
  for (std::size_t i = next; i < points.size(); ++i) {
    chosen.push_back(points[i]);
    widen(value, points, m, chosen, i + 1, ranges);
    chosen.pop_back();
  }
}

bool narrow(const Ranges& ranges, double gamma) {
  return std::all_of(ranges.begin(), ranges.end(),
                     [&](const Range& range) { return range.high - range.low <= 2 * gamma + 1e-12; });
}

struct PlainSearch {
  const AverageHypothesis& value;
  std::size_t m;
  double gamma;
  std::size_t best = 0;

  void extend(const Points& set, const Points& candidates, const std::vector<Ranges>& with) {
    best = std::max(best, set.size());
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      if (set.size() + candidates.size() - i <= best) return;
      Points larger = set;
      larger.push_back(candidates[i]);
      Points later;
      std::vector<Ranges> later_with;
      for (std::size_t j = i + 1; j < candidates.size(); ++j) {
        Ranges ranges(m + 1);
        for (std::size_t order = 0; order <= m; ++order) {
          ranges[order].low = std::min(with[i][order].low, with[j][order].low);
          ranges[order].high = std::max(with[i][order].high, with[j][order].high);
        }
        Points chosen{candidates[i], candidates[j]};
        widen(value, set, m, chosen, 0, ranges);
        if (!narrow(ranges, gamma)) continue;
        later.push_back(candidates[j]);
        later_with.push_back(std::move(ranges));
      }
      extend(larger, later, later_with);
    }
  }
};

}  // namespace

bool plainly_homogeneous(const AverageHypothesis& value, const Points& points, std::size_t m, double gamma) {
  Ranges ranges(m + 1);
  Points chosen;
  widen(value, points, m, chosen, 0, ranges);
  return narrow(ranges, gamma);
}

std::size_t largest_of_all_subsets(const AverageHypothesis& value, const Points& points, std::size_t m, double gamma) {
  std::size_t best = 0;
  for (std::uint32_t mask = 0; mask < (std::uint32_t{1} << points.size()); ++mask) {
    const auto size = static_cast<std::size_t>(std::popcount(mask));
    if (size <= best) continue;
    Points subset;
    for (std::size_t i = 0; i < points.size(); ++i)
      if ((mask >> i) & 1U) subset.push_back(points[i]);
    if (plainly_homogeneous(value, subset, m, gamma)) best = size;
  }
  return best;
}

std::size_t largest_by_plain_branch_and_bound(const AverageHypothesis& value, const Points& points, std::size_t m,
                                              double gamma) {
  PlainSearch search{value, m, gamma};
  search.extend({}, points, std::vector<Ranges>(points.size(), Ranges(m + 1)));
  return search.best;
}

}  // namespace littlestone::support
