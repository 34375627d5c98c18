// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/nets/nets_run.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/error.hpp"
#include "core/prediction/net_dimension.hpp"
#include "core/study/nets/nets_study.hpp"

namespace littlestone {
namespace {

MergedClass one_piece(const ConceptClass& concept_class) {
  return {{0}, std::vector<std::uint32_t>(concept_class.size(), 0)};
}

/// The pieces after one point more. O(|H|).
MergedClass split_at(const ConceptClass& concept_class, const MergedClass& before, PointIndex x) {
  const BitVector& column = concept_class.column(x);
  constexpr std::uint32_t none = 0xffffffffU;
  std::vector<std::uint32_t> found(2 * before.representatives.size(), none);
  MergedClass after;
  after.piece_of.reserve(before.piece_of.size());
  for (std::size_t h = 0; h < before.piece_of.size(); ++h) {
    std::uint32_t& piece = found[2 * std::size_t{before.piece_of[h]} + (column.test(h) ? 1 : 0)];
    if (piece == none) {
      piece = static_cast<std::uint32_t>(after.representatives.size());
      after.representatives.push_back(static_cast<HypothesisIndex>(h));
    }
    after.piece_of.push_back(piece);
  }
  return after;
}

std::uint64_t distance(const ConceptClass& concept_class, HypothesisIndex a, HypothesisIndex b,
                       const PointCounts& counts) {
  std::uint64_t rows = 0;
  for (const PointCount& count : counts)
    if (concept_class.row(a)[count.point] != concept_class.row(b)[count.point]) rows += count.total();
  return rows;
}

/// One stop a hypothesis, or one for all that agree on S.
std::vector<NetsStop> make_stops(const ConceptClass& concept_class, const PointCounts& counts) {
  std::vector<NetsStop> stops;
  if (concept_class.size() <= nets_most_stops) {
    for (std::size_t h = 0; h < concept_class.size(); ++h) stops.push_back({static_cast<HypothesisIndex>(h), 0});
    return stops;
  }
  const MergedClass merged = merge_equal_on(concept_class, points_of(counts));
  for (const HypothesisIndex h : merged.representatives) stops.push_back({h, 0});
  for (const std::uint32_t piece : merged.piece_of) ++stops[piece].others;
  for (NetsStop& stop : stops) --stop.others;
  return stops;
}

/// Puts the stops in a line on which they stand as far apart as the rows on which they differ, where there is one.
/// O(stops · points).
void find_chain(NetsRun& run) {
  const ConceptClass& concept_class = run.data.concept_class;
  const PointCounts& counts = run.data.rows.counts();
  const auto away_from = [&](HypothesisIndex from) {
    std::vector<std::uint64_t> away;
    for (const NetsStop& stop : run.stops) away.push_back(distance(concept_class, from, stop.hypothesis, counts));
    return away;
  };
  std::vector<std::uint64_t> away = away_from(run.stops.front().hypothesis);
  const auto end = static_cast<std::size_t>(std::max_element(away.begin(), away.end()) - away.begin());
  away = away_from(run.stops[end].hypothesis);
  std::vector<std::size_t> line(run.stops.size());
  std::iota(line.begin(), line.end(), 0);
  const std::uint64_t length = *std::max_element(away.begin(), away.end());
  // The stop of the lower index stands left.
  const auto far = static_cast<std::size_t>(std::max_element(away.begin(), away.end()) - away.begin());
  if (far < end)
    for (std::uint64_t& place : away) place = length - std::min(place, length);
  std::stable_sort(line.begin(), line.end(), [&](std::size_t a, std::size_t b) { return away[a] < away[b]; });
  std::uint64_t sum = 0;
  for (std::size_t i = 1; i < line.size(); ++i)
    sum += distance(concept_class, run.stops[line[i - 1]].hypothesis, run.stops[line[i]].hypothesis, counts);
  if (sum != length) return;
  std::vector<NetsStop> stops;
  for (const std::size_t i : line) {
    stops.push_back(run.stops[i]);
    run.places.push_back(away[i]);
  }
  run.stops = std::move(stops);
}

/// S from left to right: points at which the labels change along the line first, in that order.
std::vector<PointIndex> order_points(const NetsRun& run) {
  std::vector<PointIndex> points = points_of(run.data.rows.counts());
  if (!run.chain()) return points;
  const ConceptClass& concept_class = run.data.concept_class;
  std::map<PointIndex, std::size_t> changes;
  for (const PointIndex x : points) {
    const auto label = [&](const NetsStop& stop) { return concept_class.row(stop.hypothesis)[x]; };
    std::size_t i = 1;
    while (i < run.stops.size() && label(run.stops[i]) == label(run.stops[0])) ++i;
    changes[x] = i;
  }
  std::stable_sort(points.begin(), points.end(), [&](PointIndex a, PointIndex b) { return changes[a] < changes[b]; });
  return points;
}

std::vector<std::uint64_t> order_rows(const NetsRun& run) {
  std::vector<std::size_t> rank(run.data.rows.domain(), 0);
  for (std::size_t i = 0; i < run.points.size(); ++i) rank[run.points[i]] = i;
  std::vector<std::uint64_t> rows(run.rows());
  std::iota(rows.begin(), rows.end(), 0);
  const Sample& sample = run.data.rows.rows();
  const auto key = [&](std::uint64_t row) {
    return 2 * rank[sample[row].point] + (sample[row].label == Label::plus ? 1 : 0);
  };
  std::stable_sort(rows.begin(), rows.end(), [&](std::uint64_t a, std::uint64_t b) { return key(a) < key(b); });
  return rows;
}

/// Puts the stops so that each piece of each level is a stretch of them. O(levels · stops · log stops).
void order_stops(NetsRun& run, const std::vector<MergedClass>& merged) {
  for (auto level = merged.rbegin(); level != merged.rend(); ++level)
    std::stable_sort(run.stops.begin(), run.stops.end(), [&](const NetsStop& a, const NetsStop& b) {
      return level->piece_of[a.hypothesis] < level->piece_of[b.hypothesis];
    });
}

/// A stretch of a chain is as wide as its ends are apart.
Piece piece_of_chain(const NetsRun& run, std::size_t first, std::size_t last) {
  Piece piece;
  piece.representative = run.stops[first].hypothesis;
  piece.size = 0;
  for (std::size_t s = first; s <= last; ++s) {
    piece.representative = std::min(piece.representative, run.stops[s].hypothesis);
    piece.size += 1 + run.stops[s].others;
  }
  piece.width = run.places[last] - run.places[first];
  piece.left = piece.right = piece.representative;
  if (piece.width > 0)
    std::tie(piece.left, piece.right) = std::minmax(run.stops[first].hypothesis, run.stops[last].hypothesis);
  return piece;
}

void place_pieces(const NetsRun& run, const MergedClass& merged, const NetsLevel* before, NetsLevel& level) {
  std::vector<Piece> measured;
  if (!run.chain()) measured = measure_pieces(run.data.concept_class, merged, run.data.rows.counts());
  for (std::size_t s = 0; s < run.stops.size();) {
    const std::uint32_t piece = merged.piece_of[run.stops[s].hypothesis];
    std::size_t end = s + 1;
    while (end < run.stops.size() && merged.piece_of[run.stops[end].hypothesis] == piece) ++end;
    NetsPiece placed{run.chain() ? piece_of_chain(run, s, end - 1) : measured[piece], s, end - 1, 0};
    if (before != nullptr) {
      while (before->pieces[placed.parent].last < s) ++placed.parent;
      const bool part = before->pieces[placed.parent].first != s || before->pieces[placed.parent].last != end - 1;
      if (part && (level.parted.empty() || level.parted.back() != placed.parent)) level.parted.push_back(placed.parent);
    }
    level.width = std::max(level.width, placed.piece.width);
    level.pieces.push_back(placed);
    s = end;
  }
  level.net = is_net(level.width, run.rows(), run.scenario.alpha);
}

/// Which rows of T are shown: all, or those that split something, and the last. Their pieces go to `merged`.
std::vector<NetsLevel> choose_levels(const NetsRun& run, std::vector<MergedClass>& merged) {
  const ConceptClass& concept_class = run.data.concept_class;
  const bool all = run.subset.size() <= nets_most_levels;
  std::vector<NetsLevel> levels(1);
  merged.push_back(one_piece(concept_class));
  MergedClass now = merged.back();
  std::set<PointIndex> points;
  for (std::size_t i = 0; i < run.subset.size(); ++i) {
    NetsLevel level;
    level.number = i + 1;
    level.row = run.subset[i];
    level.example = run.data.rows.rows()[level.row];
    level.seen = !points.insert(level.example.point).second;
    const std::size_t pieces = now.representatives.size();
    if (!level.seen) now = split_at(concept_class, now, level.example.point);
    const bool splits = now.representatives.size() > pieces;
    const bool last = i + 1 == run.subset.size();
    if (!all && !last && (!splits || levels.size() >= nets_most_levels)) continue;
    levels.push_back(std::move(level));
    merged.push_back(now);
  }
  return levels;
}

double log10_choose(std::uint64_t n, std::uint64_t k) {
  const auto log_factorial = [](std::uint64_t m) { return std::lgamma(static_cast<double>(m) + 1); };
  return (log_factorial(n) - log_factorial(k) - log_factorial(n - k)) / std::log(10.0);
}

std::uint64_t choose(std::uint64_t n, std::uint64_t k) {
  BigInteger result = 1;
  for (std::uint64_t i = 1; i <= std::min(k, n - k); ++i) result = result * (n - i + 1) / i;
  return static_cast<std::uint64_t>(result);
}

/// The sizes of the curve: 1 … most in equal strides, at most `marks` of them, and n'.
std::vector<std::uint64_t> curve_sizes(std::uint64_t most, std::uint64_t here, std::uint64_t marks) {
  std::set<std::uint64_t> sizes;
  const std::uint64_t stride = (most + marks - 1) / marks;
  for (std::uint64_t size = 1; size <= most; size += stride) sizes.insert(size);
  if (here >= 1) sizes.insert(here);
  return {sizes.begin(), sizes.end()};
}

/// How far the axis goes: past n' and, where that is near, past the size the bound asks for.
std::uint64_t axis_end(const NetsRun& run) {
  const std::uint64_t here = run.scenario.subset;
  std::uint64_t most = std::max<std::uint64_t>(30, here + here / 4);
  if (run.bound_enough <= 2 * most) most = std::max(most, run.bound_enough + run.bound_enough / 8);
  return std::max<std::uint64_t>(1, std::min(most, run.rows()));
}

/// Exact, by the law of the points that T holds.
class ExactSums {
 public:
  ExactSums(const NetsRun& run, const Observer& observer) : run_(run), observer_(observer) {
    const PointCounts& counts = run.data.rows.counts();
    const ClassOnPoints seen(run.data.concept_class, points_of(counts));
    std::vector<std::uint64_t> weights;
    for (const PointCount& count : counts) weights.push_back(count.total());
    fails_ = seen.fails(weights, run.scenario.alpha);
    pieces_ = seen.sizes();
  }
  [[nodiscard]] NetsSize at(std::uint64_t subset) const {
    if (stop_requested(observer_, {"sizes", subset, 0})) throw Stopped();
    // The numbers are shown as doubles: on many points fractions give them ten times sooner than integers.
    constexpr std::size_t few = 10;
    const SupportLaw law(run_.data.rows.counts(), subset,
                         run_.points.size() <= few ? LawArithmetic::automatic : LawArithmetic::fixed_point, observer_);
    const NetFailure failure = net_failure(law, fails_, pieces_);
    return {subset, std::clamp(failure.probability, 0.0, 1.0), {}, failure.mean_pieces, {}};
  }
  /// The least size that fails with chance β at most: the chance falls, since a larger subset tells more apart.
  [[nodiscard]] std::uint64_t enough() const {
    const double beta = to_double(run_.scenario.beta);
    std::uint64_t low = 0;  // it fails more often, or is none
    std::uint64_t high = 1;
    while (high < run_.rows() && at(high).failure > beta) {
      low = high;
      high = std::min(run_.rows(), 2 * high);
    }
    while (high - low > 1) {
      const std::uint64_t middle = low + (high - low) / 2;
      (at(middle).failure <= beta ? high : low) = middle;
    }
    return high;
  }

 private:
  const NetsRun& run_;
  const Observer& observer_;
  std::vector<char> fails_;
  std::vector<std::uint32_t> pieces_;
};

/// Of a chain the longest piece of a subset is the longest way between neighbouring cuts. The draws are those of
/// run_nets.
NetsSize estimate_chain(const NetsRun& run, std::uint64_t subset, std::uint64_t draws, const Observer& observer) {
  // The stop at which the labels of a point change; 0 where they never do.
  std::vector<std::size_t> cut(run.data.rows.domain(), 0);
  for (const PointIndex x : run.points) {
    const auto label = [&](std::size_t s) { return run.data.concept_class.row(run.stops[s].hypothesis)[x]; };
    std::size_t s = 1;
    while (s < run.stops.size() && label(s) == label(0)) ++s;
    cut[x] = s < run.stops.size() ? s : 0;
  }
  Engine engine = SeedTree(run.scenario.seed).child("nets estimate").engine();
  std::uint64_t failing = 0;
  double sum = 0;
  double squares = 0;
  for (std::uint64_t i = 0; i < draws; ++i) {
    if (stop_requested(observer, {"draws of T", i, draws})) throw Stopped();
    std::set<std::size_t> cuts;
    for (const std::uint64_t row : draw_subset(run.rows(), subset, engine))
      cuts.insert(cut[run.data.rows.rows()[row].point]);
    cuts.erase(0);
    const auto pieces = static_cast<double>(cuts.size() + 1);
    std::uint64_t width = 0;
    std::size_t first = 0;
    cuts.insert(run.stops.size());
    for (const std::size_t next : cuts) {
      width = std::max(width, run.places[next - 1] - run.places[first]);
      first = next;
    }
    failing += is_net(width, run.rows(), run.scenario.alpha) ? 0U : 1U;
    sum += pieces;
    squares += pieces * pieces;
  }
  const auto count = static_cast<double>(draws);
  const double mean = sum / count;
  const double spread = 1.96 * std::sqrt(std::max(0.0, squares / count - mean * mean) / count);
  return {subset, static_cast<double>(failing) / count, clopper_pearson(failing, draws), mean,
          Interval{mean - spread, mean + spread}};
}

NetsSize estimate_any(const NetsRun& run, std::uint64_t subset, std::uint64_t draws, const Observer& observer) {
  NetsStudyOptions options;
  options.dimension = static_cast<int>(run.dimension);
  options.subset = subset;
  options.alpha = run.scenario.alpha;
  options.beta = run.scenario.beta;
  options.most = 0;
  options.estimate = draws;
  options.seed = run.scenario.seed;
  const NetsStudy study = run_nets(run.data.concept_class, run.data.rows, options, observer);
  const std::uint64_t failing = study.failing_draws.value_or(0);
  return {subset, static_cast<double>(failing) / static_cast<double>(draws), clopper_pearson(failing, draws), {}, {}};
}

/// Draws that an estimate can afford: about a second a size, on curves up to `most` rows.
std::uint64_t affordable_draws(const NetsRun& run, std::uint64_t most) {
  constexpr double chain_rows = 1e7;
  if (run.chain())
    return static_cast<std::uint64_t>(
        std::clamp(chain_rows / static_cast<double>(most), 50.0, static_cast<double>(nets_estimate_draws)));
  const auto stops = static_cast<double>(run.stops.size());
  const auto points = static_cast<double>(run.points.size());
  const double steps = stops * (points + stops * points / 8);
  constexpr double second = 4e8;
  return static_cast<std::uint64_t>(std::clamp(second / steps, 50.0, static_cast<double>(nets_estimate_draws)));
}

/// T of no row: one piece.
NetsSize no_row(const NetsRun& run) { return {0, run.levels.front().net ? 0.0 : 1.0, {}, 1.0, {}}; }

}  // namespace

std::size_t NetsRun::net_level() const {
  const auto found = std::find_if(levels.begin(), levels.end(), [](const NetsLevel& level) { return level.net; });
  return static_cast<std::size_t>(found - levels.begin());
}

NetsRun read_nets(const PredictionScenario& scenario, ChapterData data, std::vector<std::uint64_t> subset,
                  std::optional<std::uint64_t> next, const Observer& observer) {
  NetsRun run{.scenario = scenario,
              .data = std::move(data),
              .subset = std::move(subset),
              .stops = {},
              .places = {},
              .points = {},
              .order = {},
              .levels = {},
              .next = {},
              .ruler = {},
              .sums = {},
              .neighbour = {},
              .changed = {}};
  const ConceptClass& concept_class = run.data.concept_class;
  run.ruler = scenario.alpha * Rational(run.rows());
  const NetDimension found = net_dimension(concept_class, observer);
  run.dimension_known = found.exact;
  run.dimension = static_cast<std::uint64_t>(found.dimension);
  run.bound_enough = finite_class_net_size(concept_class.size(), scenario.alpha, scenario.beta);
  run.vc_enough = vc_net_size(static_cast<int>(run.dimension), scenario.alpha, scenario.beta);
  run.stops = make_stops(concept_class, run.data.rows.counts());
  find_chain(run);
  run.points = order_points(run);
  run.order = order_rows(run);
  std::vector<MergedClass> merged;
  run.levels = choose_levels(run, merged);
  if (next) {
    NetsLevel level;
    level.number = run.subset.size() + 1;
    level.row = *next;
    level.example = run.data.rows.rows()[*next];
    level.seen = std::any_of(run.subset.begin(), run.subset.end(),
                             [&](std::uint64_t row) { return run.data.rows.rows()[row].point == level.example.point; });
    merged.push_back(split_at(concept_class, merged.back(), level.example.point));
    run.next = level;
  }
  if (!run.chain()) order_stops(run, merged);
  for (std::size_t i = 0; i < run.levels.size(); ++i) {
    if (stop_requested(observer, {"pieces", i, run.levels.size()})) throw Stopped();
    place_pieces(run, merged[i], i > 0 ? &run.levels[i - 1] : nullptr, run.levels[i]);
  }
  if (run.next) place_pieces(run, merged.back(), &run.levels.back(), *run.next);
  return run;
}

NetsRun read_nets(const PredictionScenario& scenario, const Observer& observer) {
  ChapterData data = data_of(scenario);
  const std::uint64_t rows = data.rows.size();
  std::vector<std::uint64_t> subset = subset_of(scenario, rows);
  std::optional<std::uint64_t> next;
  if (scenario.chosen.empty() && scenario.subset < rows) {
    PredictionScenario longer = scenario;
    ++longer.subset;
    next = subset_of(longer, rows).back();
  }
  return read_nets(scenario, std::move(data), std::move(subset), next, observer);
}

NetsSums sum_nets(const NetsRun& run, const Observer& observer) {
  NetsSums sums;
  const std::uint64_t here = run.scenario.subset;
  sums.most = axis_end(run);
  sums.log10_subsets = log10_choose(run.rows(), here);
  constexpr double most_digits = 14.9;
  if (sums.log10_subsets < most_digits) sums.subsets = choose(run.rows(), here);
  sums.here = no_row(run);
  if (run.points.size() <= most_summed_points) {
    const ExactSums exact(run, observer);
    constexpr std::uint64_t marks = 60;
    for (const std::uint64_t size : curve_sizes(sums.most, here, marks)) sums.sizes.push_back(exact.at(size));
    sums.enough = exact.enough();
  } else {
    sums.draws = affordable_draws(run, sums.most);
    constexpr std::uint64_t far = 10'000;  // rows whose draws take long
    const std::uint64_t marks = sums.most > far ? 5 : 12;
    for (const std::uint64_t size : curve_sizes(sums.most, here, marks))
      sums.sizes.push_back(run.chain() ? estimate_chain(run, size, sums.draws, observer)
                                       : estimate_any(run, size, sums.draws, observer));
  }
  for (const NetsSize& size : sums.sizes)
    if (size.subset == here) sums.here = size;
  return sums;
}

NetsNeighbour worst_nets_neighbour(const NetsRun& run, const Observer& observer) {
  constexpr std::uint64_t most_steps = 100'000'000;  // of some five nanoseconds
  NetsNeighbour neighbour;
  neighbour.worst = worst_net_row(run.data.concept_class, run.data.rows, run.subset, observer, most_steps);
  const WorstNetRow& worst = neighbour.worst;
  if (!worst.exact && stop_requested(observer, {"neighbours", 0, worst.neighbours})) throw Stopped();
  if (!worst.row) return neighbour;
  try {
    ChapterData data{run.data.concept_class, run.data.distribution, run.data.rows.with_row(*worst.row, worst.example)};
    NetsRun changed = read_nets(run.scenario, std::move(data), run.subset,
                                run.next ? std::optional(run.next->row) : std::nullopt, observer);
    changed.changed = NetsChanged{*worst.row, run.data.rows.rows()[*worst.row]};
    changed.sums = sum_nets(changed, observer);
    neighbour.run = std::make_shared<const NetsRun>(std::move(changed));
  } catch (const InputError&) {
    // The neighbour is refused, not the page: the whole class may show more patterns on it than its pieces do.
    neighbour.worst.row.reset();
    neighbour.worst.exact = false;
  }
  return neighbour;
}

NetsRun compute_nets(const PredictionScenario& scenario, const Observer& observer) {
  NetsRun run = read_nets(scenario, observer);
  run.sums = sum_nets(run, observer);
  return run;
}

}  // namespace littlestone
