// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/homogeneous.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cmath>
#include <iterator>
#include <limits>
#include <mutex>
#include <numeric>
#include <string>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/workers.hpp"

namespace littlestone {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t largest_order = 32;  // m
constexpr std::size_t most_forced = 32;
constexpr LinePoint largest_listed_domain = 512;  // all points of a larger domain are not candidates by themselves
// For m = 2 the values of all triples are written down once, which is 66 MB for so many candidates.
constexpr std::size_t largest_tabled_count = 256;
// Above the error of two values of ThresholdLearner::probability: a spread nearer to 2γ is decided exactly.
constexpr double doubt = 1e-12;

/// Calls visit(indices) for every `size`-subset of {0, …, count − 1}, in lexicographic order; stops where visit returns
/// false.
template <class Visit>
bool each_subset(std::size_t count, std::size_t size, const Visit& visit) {
  if (size > count) return true;
  std::vector<std::size_t> chosen(size);
  std::iota(chosen.begin(), chosen.end(), std::size_t{0});
  while (true) {
    if (!visit(chosen)) return false;
    std::size_t at = size;
    while (at > 0 && chosen[at - 1] == count - size + at - 1) --at;
    if (at == 0) return true;
    ++chosen[at - 1];
    for (std::size_t next = at; next < size; ++next) chosen[next] = chosen[next - 1] + 1;
  }
}

/// A_S(d_i) for S = D∖d_i and every i; `value(sample, x)` evaluates.
template <class Value, class Take>
void each_value(std::span<const LinePoint> subset, std::vector<LinePoint>& sample, const Value& value,
                const Take& take) {
  sample.assign(subset.begin() + 1, subset.end());
  for (std::size_t i = 0; i < subset.size(); ++i) {
    if (i > 0) sample[i - 1] = subset[i - 1];
    take(i, value(std::span<const LinePoint>(sample), subset[i]));
  }
}

template <class Real, class Value>
bool within(std::span<const LinePoint> points, std::size_t examples, const Real& width, const Value& value) {
  std::vector<std::optional<std::pair<Real, Real>>> ranges(examples + 1);
  std::vector<LinePoint> subset(examples + 1);
  std::vector<LinePoint> sample;
  return each_subset(points.size(), examples + 1, [&](const std::vector<std::size_t>& chosen) {
    for (std::size_t i = 0; i < chosen.size(); ++i) subset[i] = points[chosen[i]];
    bool inside = true;
    each_value(subset, sample, value, [&](std::size_t order, const Real& p) {
      auto& range = ranges[order];
      if (!range) range.emplace(p, p);
      if (p < range->first) range->first = p;
      if (p > range->second) range->second = p;
      inside = inside && range->second - range->first <= width;
    });
    return inside;
  });
}

/// Decides Definition 16 for one set without rounding where the values are fractions, and with 50 digits elsewhere.
bool decide_exactly(const ThresholdLearner& learner, std::span<const LinePoint> points, std::size_t examples,
                    const Rational& tolerance, LinePoint domain) {
  if (points.size() <= examples + 1) return true;
  const Rational width = 2 * tolerance;
  if (learner.exact_probability(points.first(examples), points[0]))
    return within<Rational>(points, examples, width, [&](std::span<const LinePoint> sample, LinePoint x) {
      return *learner.exact_probability(sample, x);
    });
  const WideProbability wide_width = to_wide(width) + WideProbability("1e-45");
  return within<WideProbability>(points, examples, wide_width, [&](std::span<const LinePoint> sample, LinePoint x) {
    return learner.wide_probability(sample, x, domain);
  });
}

/// One search by Östergård's scheme over increasing sets of candidate indices.
class Search {
 public:
  /// `candidates` and `forced` have no point in common; the forced points are homogeneous.
  Search(const ThresholdLearner& learner, std::span<const LinePoint> candidates, std::span<const LinePoint> forced,
         std::size_t examples, const Rational& tolerance, LinePoint domain, const Observer& observer,
         Clock::time_point deadline, unsigned threads)
      : learner_(learner),
        candidates_(candidates),
        forced_(forced),
        m_(examples),
        tolerance_(tolerance),
        width_(2 * to_double(tolerance)),
        domain_(domain),
        cost_(learner.kind() == ThresholdLearner::Kind::private_learner ? 5000 : 1),
        observer_(observer),
        deadline_(deadline),
        threads_(threads),
        largest_from_(candidates.size() + 1, 0) {
    if (m_ == 2 && candidates.size() <= largest_tabled_count && cost_ == 1 && forced.empty()) fill_table();
    begin();
  }

  /// Largest homogeneous set of candidates beside the forced points, as indices; complete() tells whether it is.
  std::vector<std::size_t> run();
  /// The largest of the sets that begin with one candidate and take every later one that fits.
  [[nodiscard]] std::vector<std::size_t> greedy();
  [[nodiscard]] bool complete() const { return !halted_; }
  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  // Partial sets of one size: which candidates may join, and the m + 1 ranges with each of them.
  struct Level {
    std::vector<std::size_t> candidates;
    std::vector<ValueRange> ranges;
  };
  // One thread's place in the search.
  struct Walk {
    std::vector<std::size_t> set;   // of candidate indices
    std::vector<LinePoint> points;  // the forced points, then those of the set
    std::vector<Level> levels;
    std::vector<LinePoint> subset;
    std::vector<LinePoint> ordered;  // the subset, increasing
    std::vector<LinePoint> sample;
    std::vector<ValueRange> joined;
    std::size_t branch = 0;  // index of the first step after the root
    std::uint64_t work = 0;  // values since the clock was read
    std::uint64_t nodes = 0;
  };

  void fill_table();
  /// Which candidates fit beside the forced points, each alone.
  void begin();
  /// A walk that has chosen nothing yet.
  [[nodiscard]] Walk start() const;
  /// Where the values of the triples {u, v, w}, u < v < w, of candidate indices begin: at u they stand in a row.
  [[nodiscard]] static std::size_t triples_before(std::size_t v, std::size_t w) {
    return w * (w - 1) * (w - 2) / 6 + v * (v - 1) / 2;
  }
  [[nodiscard]] bool widen_from_table(Walk& walk, std::span<const std::size_t> base, std::size_t v, std::size_t w,
                                      ValueRange* ranges) const;
  [[nodiscard]] bool widen(Walk& walk, std::span<const LinePoint> base, LinePoint v, LinePoint w,
                           ValueRange* ranges) const;
  [[nodiscard]] bool fits(Walk& walk, const ValueRange* ranges, LinePoint added) const;
  void open(Walk& walk, std::size_t position);
  void close(Walk& walk) const;
  bool extend(Walk& walk, std::size_t goal);
  bool from(std::size_t first, std::size_t goal, std::vector<std::size_t>& found);
  bool halt_now(Walk& walk);

  const ThresholdLearner& learner_;
  std::span<const LinePoint> candidates_;
  std::span<const LinePoint> forced_;
  Level root_;
  std::size_t m_;
  const Rational& tolerance_;
  double width_;
  LinePoint domain_;
  std::uint64_t cost_;  // of a value, in work
  const Observer& observer_;
  Clock::time_point deadline_;
  unsigned threads_;
  std::vector<std::size_t> largest_from_;     // c(i)
  std::vector<std::array<double, 3>> table_;  // m = 2: p_0, p_1, p_2 of each triple; empty where it is not used
  std::atomic<bool> halted_ = false;
  std::atomic<bool> stopped_ = false;
  std::atomic<std::size_t> best_branch_ = std::numeric_limits<std::size_t>::max();
  std::size_t solved_ = 0;  // candidates whose c is known
  std::mutex observer_lock_;
  std::uint64_t nodes_ = 0;
};

bool Search::halt_now(Walk& walk) {
  walk.work = 0;
  if (halted_) return true;
  bool stop = deadline_ != Clock::time_point{} && Clock::now() >= deadline_;
  if (!stop && observer_) {
    const std::lock_guard lock(observer_lock_);
    if (stop_requested(observer_, {"homogeneous set", solved_, candidates_.size()})) stop = stopped_ = true;
  }
  if (stop) halted_ = true;
  return stop;
}

void Search::begin() {
  std::vector<ValueRange> base(m_ + 1);
  std::vector<LinePoint> subset(m_ + 1);
  std::vector<LinePoint> sample;
  const auto take = [&](std::vector<ValueRange>& ranges) {
    each_value(
        subset, sample, [&](std::span<const LinePoint> s, LinePoint x) { return learner_.probability(s, x, domain_); },
        [&](std::size_t order, double p) {
          ranges[order].least = std::min(ranges[order].least, p);
          ranges[order].most = std::max(ranges[order].most, p);
        });
    return true;
  };
  each_subset(forced_.size(), m_ + 1, [&](const std::vector<std::size_t>& chosen) {
    for (std::size_t i = 0; i <= m_; ++i) subset[i] = forced_[chosen[i]];
    return take(base);
  });
  Walk walk = start();
  for (std::size_t index = 0; index < candidates_.size(); ++index) {
    std::vector<ValueRange> ranges = base;
    each_subset(forced_.size(), m_, [&](const std::vector<std::size_t>& chosen) {
      for (std::size_t i = 0; i < m_; ++i) subset[i] = forced_[chosen[i]];
      subset[m_] = candidates_[index];
      std::sort(subset.begin(), subset.end());
      return take(ranges);
    });
    if (!forced_.empty() && !fits(walk, ranges.data(), candidates_[index])) continue;
    root_.candidates.push_back(index);
    root_.ranges.insert(root_.ranges.end(), ranges.begin(), ranges.end());
  }
}

Search::Walk Search::start() const {
  Walk walk;
  walk.points.assign(forced_.begin(), forced_.end());
  walk.levels.push_back(root_);
  return walk;
}

void Search::fill_table() {
  const std::size_t count = candidates_.size();
  if (count < 3) return;
  table_.resize(count * (count - 1) * (count - 2) / 6);
  auto* triple = table_.data();
  std::array<LinePoint, 2> sample{};
  const auto value = [&](LinePoint first, LinePoint second, LinePoint x) {
    sample = {first, second};
    return learner_.probability(sample, x, domain_);
  };
  for (std::size_t k = 2; k < count; ++k)
    for (std::size_t j = 1; j < k; ++j)
      for (std::size_t i = 0; i < j; ++i, ++triple) {
        const LinePoint u = candidates_[i];
        const LinePoint v = candidates_[j];
        const LinePoint w = candidates_[k];
        *triple = {value(v, w, u), value(u, w, v), value(u, v, w)};
      }
}

/// widen() for m = 2, by candidate indices.
bool Search::widen_from_table(Walk& walk, std::span<const std::size_t> base, std::size_t v, std::size_t w,
                              ValueRange* ranges) const {
  const std::array<double, 3>* row = &table_[triples_before(v, w)];
  std::array<ValueRange, 3> wide = {ranges[0], ranges[1], ranges[2]};
  const double width = width_ + doubt;
  walk.work += base.size();
  for (const std::size_t u : base) {
    for (std::size_t order = 0; order <= 2; ++order) {
      wide[order].least = std::min(wide[order].least, row[u][order]);
      wide[order].most = std::max(wide[order].most, row[u][order]);
    }
    if (wide[0].spread() > width || wide[1].spread() > width || wide[2].spread() > width) return false;
  }
  std::copy(wide.begin(), wide.end(), ranges);
  return true;
}

/// Widens `ranges` by the values of all (m + 1)-sets that hold v, w and m − 1 points of `base`; false once one is too
/// wide.
bool Search::widen(Walk& walk, std::span<const LinePoint> base, LinePoint v, LinePoint w, ValueRange* ranges) const {
  const auto value = [&](std::span<const LinePoint> sample, LinePoint x) {
    return learner_.probability(sample, x, domain_);
  };
  walk.subset.resize(m_ + 1);
  walk.subset[m_ - 1] = v;
  walk.subset[m_] = w;
  return each_subset(base.size(), m_ - 1, [&](const std::vector<std::size_t>& chosen) {
    for (std::size_t i = 0; i < chosen.size(); ++i) walk.subset[i] = base[chosen[i]];
    bool inside = true;
    walk.ordered = walk.subset;
    if (!forced_.empty()) std::sort(walk.ordered.begin(), walk.ordered.end());
    each_value(walk.ordered, walk.sample, value, [&](std::size_t order, double p) {
      ranges[order].least = std::min(ranges[order].least, p);
      ranges[order].most = std::max(ranges[order].most, p);
      inside = inside && ranges[order].spread() <= width_ + doubt;
    });
    walk.work += cost_ * (m_ + 1);
    return inside;
  });
}

/// The ranges of the walk's points with `added` are within 2γ; near 2γ the set is decided exactly.
bool Search::fits(Walk& walk, const ValueRange* ranges, LinePoint added) const {
  bool sure = true;
  for (std::size_t order = 0; order <= m_; ++order) {
    const double spread = ranges[order].spread();
    if (spread > width_ + doubt) return false;
    sure = sure && spread < width_ - doubt;
  }
  if (sure) return true;
  std::vector<LinePoint> points = walk.points;
  points.push_back(added);
  std::sort(points.begin(), points.end());
  walk.work += 1000;
  return decide_exactly(learner_, points, m_, tolerance_, domain_);
}

/// Adds the candidate at `position` of the deepest level and finds which later candidates may still join.
void Search::open(Walk& walk, std::size_t position) {
  const std::size_t depth = walk.set.size();
  if (walk.levels.size() < depth + 2) walk.levels.resize(depth + 2);
  const Level& above = walk.levels[depth];
  Level& below = walk.levels[depth + 1];
  below.candidates.clear();
  below.ranges.clear();
  const std::size_t index = above.candidates[position];
  const LinePoint v = candidates_[index];
  walk.set.push_back(index);
  walk.points.push_back(v);
  const std::span<const LinePoint> base(walk.points.data(), walk.points.size() - 1);
  const ValueRange* own = &above.ranges[position * (m_ + 1)];
  std::vector<ValueRange>& ranges = walk.joined;
  ranges.resize(m_ + 1);
  for (std::size_t other = position + 1; other < above.candidates.size(); ++other) {
    const ValueRange* with = &above.ranges[other * (m_ + 1)];
    bool apart = false;  // each joins, both do not: what is known of them decides
    for (std::size_t order = 0; order <= m_ && !apart; ++order) {
      ranges[order] = {std::min(own[order].least, with[order].least), std::max(own[order].most, with[order].most)};
      apart = ranges[order].spread() > width_ + doubt;
    }
    ++walk.work;
    if (apart) continue;
    if (walk.work > 20000 && halt_now(walk)) break;  // then the candidates are too few, which no one looks at any more
    const LinePoint w = candidates_[above.candidates[other]];
    const bool inside = table_.empty() ? widen(walk, base, v, w, ranges.data())
                                       : widen_from_table(walk, std::span(walk.set).first(depth), index,
                                                          above.candidates[other], ranges.data());
    if (!inside || !fits(walk, ranges.data(), w)) continue;
    below.candidates.push_back(above.candidates[other]);
    below.ranges.insert(below.ranges.end(), ranges.begin(), ranges.end());
  }
  ++walk.nodes;
}

void Search::close(Walk& walk) const {
  walk.set.pop_back();
  walk.points.pop_back();
}

/// True once the walk's set has `goal` points; the walk then holds it.
bool Search::extend(Walk& walk, std::size_t goal) {
  if (walk.set.size() >= goal) return true;
  const std::size_t depth = walk.set.size();
  for (std::size_t position = 0; position < walk.levels[depth].candidates.size(); ++position) {
    const Level& level = walk.levels[depth];
    if (depth + (level.candidates.size() - position) < goal) return false;
    if (depth + largest_from_[level.candidates[position]] < goal) return false;  // and so for all that follow
    if (walk.work > 20000 && halt_now(walk)) return false;
    if (walk.branch > best_branch_) return false;
    open(walk, position);
    if (extend(walk, goal)) return true;
    close(walk);
    if (halted_) return false;
  }
  return false;
}

/// Looks for `goal` homogeneous candidates that begin with `first`. The answer is that of the first branch in order
/// that has one, whatever thread finds it.
bool Search::from(std::size_t first, std::size_t goal, std::vector<std::size_t>& found) {
  best_branch_ = std::numeric_limits<std::size_t>::max();
  const auto place = std::lower_bound(root_.candidates.begin(), root_.candidates.end(), first);
  if (place == root_.candidates.end() || *place != first) return false;
  Walk root = start();
  open(root, static_cast<std::size_t>(place - root_.candidates.begin()));
  if (goal == 1) {
    found = root.set;
    best_branch_ = 0;
    return true;
  }
  const std::vector<std::size_t>& second = root.levels[1].candidates;
  const std::size_t branches = second.size();
  std::atomic<std::size_t> next = 0;
  std::mutex result_lock;
  const auto work = [&] {
    Walk walk = root;
    for (std::size_t branch = next++; branch < branches; branch = next++) {
      if (halted_ || branch > best_branch_) break;
      if (1 + largest_from_[second[branch]] < goal) break;
      walk.branch = branch;
      open(walk, branch);
      if (extend(walk, goal)) {
        const std::lock_guard lock(result_lock);
        if (branch < best_branch_) {
          best_branch_ = branch;
          found = walk.set;
        }
        break;
      }
      walk.set.resize(1);
      walk.points.resize(forced_.size() + 1);
      if (walk.work > 20000 && halt_now(walk)) break;
    }
    const std::lock_guard lock(result_lock);
    nodes_ += walk.nodes;
  };
  const auto worker = [&] {
    try {
      work();
    } catch (...) {  // a sample that M cannot enumerate
      halted_ = true;
      throw;
    }
  };
  // The branches of a short list are done before a thread has started.
  const unsigned helpers = candidates_.size() - first < 24 ? 0 : threads_ - 1;
  Workers group;
  for (unsigned i = 0; i < helpers; ++i)
    if (!group.try_start([&worker](Workers& /*group*/, unsigned /*number*/) { worker(); })) break;
  group.run_here(worker);
  group.finish();
  return best_branch_ != std::numeric_limits<std::size_t>::max();
}

std::vector<std::size_t> Search::greedy() {
  std::vector<std::size_t> best;
  for (std::size_t first = 0; first < root_.candidates.size() && !halted_; ++first) {
    if (root_.candidates.size() - first <= best.size()) break;
    Walk walk = start();
    open(walk, first);
    while (!walk.levels[walk.set.size()].candidates.empty()) {
      if (walk.set.size() + walk.levels[walk.set.size()].candidates.size() <= best.size()) break;
      if (walk.work > 20000 && halt_now(walk)) break;
      open(walk, 0);
    }
    if (walk.set.size() > best.size()) best = walk.set;
    nodes_ += walk.nodes;
  }
  return best;
}

std::vector<std::size_t> Search::run() {
  std::vector<std::size_t> best = greedy();
  std::vector<std::size_t> found;
  for (std::size_t first = candidates_.size(); first-- > 0 && !halted_;) {
    const std::size_t goal = largest_from_[first + 1] + 1;
    const bool more = from(first, goal, found);
    if (halted_ && !more) break;
    largest_from_[first] = goal - (more ? 0 : 1);
    ++solved_;
    if (more && found.size() > best.size()) best = found;
    // c(0) ≤ first + c(first), so that a set of this size is a largest one.
    if (first + largest_from_[first] <= best.size()) break;
  }
  return best;
}

std::vector<LinePoint> all_points(LinePoint domain) {
  std::vector<LinePoint> points(domain);
  std::iota(points.begin(), points.end(), LinePoint{1});
  return points;
}

void check(const HomogeneousOptions& options) {
  if (options.domain < 2 || options.domain > (LinePoint{1} << 60))
    throw InputError("domain", std::to_string(options.domain), rules::domain_size());
  if (options.examples < 2 || options.examples % 2 != 0 || options.examples > largest_order)
    throw InputError("examples", std::to_string(options.examples), rules::even_between(2, 32));
  if (options.domain < options.examples + 1)
    throw InputError("domain", std::to_string(options.domain), rules::at_least(options.examples + 1));
  if (options.tolerance < 0 || 2 * options.tolerance >= 1)
    throw InputError("tolerance", to_string(options.tolerance), rules::above_0_below_half());
  for (std::size_t i = 0; i < options.points.size(); ++i) {
    const LinePoint x = options.points[i];
    if (x < 1 || x > options.domain) throw InputError("points", std::to_string(x), rules::between(1, options.domain));
    if (i > 0 && x <= options.points[i - 1]) throw InputError("points", std::to_string(x), rules::points_increase());
  }
  if (options.forced.size() > most_forced)
    throw InputError("forced", std::to_string(options.forced.size()), rules::at_most(most_forced));
  for (std::size_t i = 1; i < options.forced.size(); ++i) {
    if (options.forced[i] <= options.forced[i - 1])
      throw InputError("forced", std::to_string(options.forced[i]), rules::points_increase());
  }
  if (!options.points.empty() && options.points.size() < options.examples + 1)
    throw InputError("points", std::to_string(options.points.size()), rules::at_least(options.examples + 1));
}

}  // namespace

std::vector<double> colour_of(const ThresholdLearner& learner, std::span<const LinePoint> points, LinePoint domain) {
  std::vector<double> colour(points.size());
  std::vector<LinePoint> sample;
  each_value(
      points, sample,
      [&](std::span<const LinePoint> others, LinePoint x) { return learner.probability(others, x, domain); },
      [&](std::size_t i, double p) { colour[i] = p; });
  return colour;
}

std::vector<ValueRange> value_ranges(const ThresholdLearner& learner, std::span<const LinePoint> points,
                                     std::size_t examples, LinePoint domain) {
  std::vector<ValueRange> ranges(examples + 1);
  std::vector<LinePoint> subset(examples + 1);
  each_subset(points.size(), examples + 1, [&](const std::vector<std::size_t>& chosen) {
    for (std::size_t i = 0; i < chosen.size(); ++i) subset[i] = points[chosen[i]];
    const std::vector<double> colour = colour_of(learner, subset, domain);
    for (std::size_t order = 0; order <= examples; ++order)
      ranges[order] = {std::min(ranges[order].least, colour[order]), std::max(ranges[order].most, colour[order])};
    return true;
  });
  return ranges;
}

std::vector<WideProbability> wide_midranges(const ThresholdLearner& learner, std::span<const LinePoint> points,
                                            std::size_t examples, LinePoint domain) {
  std::vector<WideProbability> least(examples + 1, 1);
  std::vector<WideProbability> most(examples + 1, 0);
  std::vector<LinePoint> subset(examples + 1);
  std::vector<LinePoint> sample;
  each_subset(points.size(), examples + 1, [&](const std::vector<std::size_t>& chosen) {
    for (std::size_t i = 0; i < chosen.size(); ++i) subset[i] = points[chosen[i]];
    each_value(
        std::span<const LinePoint>(subset), sample,
        [&](std::span<const LinePoint> others, LinePoint x) { return learner.wide_probability(others, x, domain); },
        [&](std::size_t order, const WideProbability& p) {
          if (p < least[order]) least[order] = p;
          if (p > most[order]) most[order] = p;
        });
    return true;
  });
  for (std::size_t order = 0; order <= examples; ++order) least[order] = (least[order] + most[order]) / 2;
  return least;
}

bool is_homogeneous(const ThresholdLearner& learner, std::span<const LinePoint> points, std::size_t examples,
                    const Rational& tolerance, LinePoint domain) {
  return decide_exactly(learner, points, examples, tolerance, domain);
}

std::vector<double> HomogeneousSet::probabilities() const {
  std::vector<double> list;
  for (const ValueRange& range : ranges) list.push_back(range.middle());
  return list;
}

HomogeneousSet find_homogeneous_set(const ThresholdLearner& learner, const HomogeneousOptions& options,
                                    const Observer& observer) {
  check(options);
  const std::size_t m = options.examples;
  if (const auto fixed = learner.fixed_examples(); fixed && *fixed != m)
    throw InputError("examples", std::to_string(m), rules::equal_to(*fixed));
  HomogeneousSet result;
  result.tolerance = options.tolerance == 0 ? Rational(1, 100 * m) : options.tolerance;
  if (!options.points.empty())
    result.candidates = options.points;
  else
    result.candidates =
        options.domain <= largest_listed_domain ? all_points(options.domain) : powers_of_two(options.domain);
  const std::vector<LinePoint>& candidates = result.candidates;
  if (!options.at_least_allowed && candidates.size() > largest_listed_domain)
    throw InputError("points", std::to_string(candidates.size()), rules::at_most(largest_listed_domain));

  const Clock::time_point deadline =
      options.time_limit.count() > 0 ? Clock::now() + options.time_limit : Clock::time_point{};
  const unsigned threads = threads_asked(options.threads);
  const std::vector<LinePoint>& forced = options.forced;
  for (const LinePoint x : forced) {
    if (!std::binary_search(candidates.begin(), candidates.end(), x))
      throw InputError("forced", std::to_string(x), rules::candidate());
  }
  if (!forced.empty() && !decide_exactly(learner, forced, m, result.tolerance, options.domain))
    throw InputError("forced", std::to_string(forced.back()), rules::homogeneous_together());
  const auto search = [&](std::span<const LinePoint> among, std::size_t examples) {
    Search run(learner, among, forced, examples, result.tolerance, options.domain, observer, deadline, threads);
    std::vector<LinePoint> points = forced;
    const bool all = options.search == HomogeneousSearch::exact;
    for (const std::size_t index : all ? run.run() : run.greedy()) points.push_back(among[index]);
    std::sort(points.begin(), points.end());
    result.exact = all && run.complete();
    result.ended = run.stopped() ? Ended::stopped : Ended::completed;
    result.nodes = run.nodes();
    return points;
  };

  if (candidates.size() <= m + 1 || learner.order_only()) {
    // Values are a function of the order (or there is one subset at most): every spread is 0.
    result.points = candidates;
    result.exact = true;
  } else if (learner.middle_only() && m > 2 && forced.empty()) {
    // Only the order m/2 has values other than 0 and 1, and they depend on x_{m/2}, x, x_{m/2+1}. The m/2 − 1 first and
    // last points of a set never stand there, so the outermost candidates serve, and the points between them are to be
    // homogeneous for m = 2.
    const std::size_t outer = m / 2 - 1;
    const std::span<const LinePoint> all(candidates);
    const std::vector<LinePoint> inner = search(all.subspan(outer, candidates.size() - 2 * outer), 2);
    result.points.assign(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(outer));
    result.points.insert(result.points.end(), inner.begin(), inner.end());
    result.points.insert(result.points.end(), candidates.end() - static_cast<std::ptrdiff_t>(outer), candidates.end());
  } else {
    std::vector<LinePoint> free;
    std::set_difference(candidates.begin(), candidates.end(), forced.begin(), forced.end(), std::back_inserter(free));
    result.points = search(free, m);
  }
  result.trivial = result.points.size() <= m + 1;
  if (result.points.size() >= m + 1 && (learner.order_only() || learner.middle_only())) {
    // One subset shows every order that does not vary; the middle order of a middle-only learner has the ranges of m =
    // 2.
    const std::span<const LinePoint> points(result.points);
    for (const double p : colour_of(learner, points.first(m + 1), options.domain)) result.ranges.push_back({p, p});
    if (learner.middle_only()) {
      const std::size_t outer = m / 2 - 1;
      result.ranges[m / 2] =
          value_ranges(learner, points.subspan(outer, points.size() - 2 * outer), 2, options.domain)[1];
    }
  } else if (result.points.size() >= m + 1) {
    result.ranges = value_ranges(learner, result.points, m, options.domain);
  }
  return result;
}

std::vector<LinePoint> powers_of_two(LinePoint domain) {
  std::vector<LinePoint> points;
  for (LinePoint x = 1; x <= domain; x *= 2) points.push_back(x);
  return points;
}

double lemma_17_log10(LinePoint domain, std::size_t examples) {
  double value = static_cast<double>(domain);
  for (std::size_t i = 0; i < examples; ++i) {
    if (value <= 0) return -std::numeric_limits<double>::infinity();
    value = std::log2(value);
  }
  if (value <= 0) return -std::numeric_limits<double>::infinity();
  const double colours = 100.0 * static_cast<double>(examples) + 1;
  const double log10_q = static_cast<double>(examples + 1) * std::log10(colours);
  const double log2_q = static_cast<double>(examples + 1) * std::log2(colours);
  return std::log10(value) - std::log10(3.0) - log10_q - std::log10(log2_q);
}

}  // namespace littlestone
