// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/stable_neighbours.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

/// The largest difference of two lists of answers, at the first point that has it.
std::pair<PointIndex, double> farthest(std::span<const double> a, std::span<const double> b) {
  std::pair<PointIndex, double> most{0, 0};
  for (std::size_t x = 0; x < a.size(); ++x)
    if (std::abs(a[x] - b[x]) > most.second) most = {static_cast<PointIndex>(x), std::abs(a[x] - b[x])};
  return most;
}

std::uint64_t& count_of(PointCount& count, Label label) { return label == Label::plus ? count.plus : count.minus; }

constexpr std::array<Label, 2> both_labels = {Label::minus, Label::plus};

/// Kind 2x is (x, −), kind 2x + 1 is (x, +).
Example kind_example(std::size_t kind) { return {static_cast<PointIndex>(kind / 2), label_of(kind % 2 == 1)}; }

PointCounts counts_of(std::span<const std::uint64_t> kinds, std::span<const PointIndex> points) {
  PointCounts counts;
  for (std::size_t x = 0; 2 * x < kinds.size(); ++x)
    if (kinds[2 * x] + kinds[2 * x + 1] > 0) counts.push_back({points[x], kinds[2 * x], kinds[2 * x + 1]});
  return counts;
}

/// The learner on data sets given as counts of kinds over some points.
class KindLearner {
 public:
  KindLearner(const ConceptClass& concept_class, std::vector<PointIndex> points, const StableOptions& options)
      : concept_class_(concept_class), points_(std::move(points)), options_(options), groups_(concept_class, points_) {}

  [[nodiscard]] std::vector<double> plus(std::span<const std::uint64_t> kinds) const {
    return stable_law(concept_class_, groups_, counts_of(kinds, points_), options_).plus;
  }
  [[nodiscard]] const std::vector<PointIndex>& points() const noexcept { return points_; }
  [[nodiscard]] Example example(std::size_t kind) const { return {points_[kind / 2], label_of(kind % 2 == 1)}; }

 private:
  const ConceptClass& concept_class_;
  std::vector<PointIndex> points_;
  StableOptions options_;
  SupportGroups groups_;
};

/// Two neighbours: the kinds of the n − 1 rows they share, and the kind of the row in which they differ.
struct Pair {
  std::vector<std::uint64_t> shared;
  std::size_t first = 0;
  std::size_t second = 0;
};

class Climb {
 public:
  Climb(const KindLearner& learner, std::uint64_t evaluations, const Observer& observer)
      : learner_(learner), left_(evaluations), total_(evaluations), observer_(observer) {}

  /// The largest move between the two, and where; none where no evaluations are left.
  std::optional<std::pair<PointIndex, double>> measure(const Pair& pair) {
    stopped_ = stopped_ || left_ < 2 || stop_requested(observer_, {"climb", total_ - left_, total_});
    if (stopped_) return std::nullopt;
    left_ -= 2;
    std::vector<std::uint64_t> kinds = pair.shared;
    ++kinds[pair.first];
    const std::vector<double> a = learner_.plus(kinds);
    --kinds[pair.first];
    ++kinds[pair.second];
    return farthest(a, learner_.plus(kinds));
  }

  [[nodiscard]] std::uint64_t used() const noexcept { return total_ - left_; }

 private:
  const KindLearner& learner_;
  std::uint64_t left_;
  std::uint64_t total_;
  const Observer& observer_;
  bool stopped_ = false;
};

/// Pairs that differ from `pair` in one row.
std::vector<Pair> moves_of(const Pair& pair) {
  std::vector<Pair> moves;
  const std::size_t kinds = pair.shared.size();
  for (std::size_t from = 0; from < kinds; ++from) {
    if (pair.shared[from] == 0) continue;
    for (std::size_t to = 0; to < kinds; ++to) {
      if (to == from) continue;
      Pair move = pair;
      --move.shared[from];
      ++move.shared[to];
      moves.push_back(std::move(move));
    }
  }
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    if (kind != pair.first && kind != pair.second) {
      moves.push_back({pair.shared, kind, pair.second});
      moves.push_back({pair.shared, pair.first, kind});
    }
  }
  return moves;
}

}  // namespace

NeighbourRange stable_neighbours(const ConceptClass& concept_class, std::span<const PointCount> counts,
                                 const StableOptions& options, const Observer& observer) {
  const std::vector<PointIndex> own = points_of(counts);
  if (own.size() > most_summed_points)
    throw InputError("data", rules::value_points(own.size()), rules::exact_law(most_summed_points));
  const SupportGroups groups(concept_class, own);
  NeighbourRange range;
  range.plus = stable_law(concept_class, groups, counts, options, observer).plus;
  range.least = range.most = range.plus;
  std::uint64_t kinds = 0;
  for (const PointCount& count : counts) kinds += (count.minus > 0 ? 1U : 0U) + (count.plus > 0 ? 1U : 0U);
  const std::uint64_t total = kinds * (2 * concept_class.points() - 1);
  // In the order of the docstring a tie goes to the first; points are visited by `to` for the sake of the groups, so
  // ranks decide.
  using Rank = std::tuple<PointIndex, bool, PointIndex, bool>;
  std::optional<Rank> rank;
  const auto consider = [&](const Example& from, const Example& to, const StableLaw& law) {
    ++range.neighbours;
    for (std::size_t x = 0; x < law.plus.size(); ++x) {
      range.least[x] = std::min(range.least[x], law.plus[x]);
      range.most[x] = std::max(range.most[x], law.plus[x]);
    }
    const auto [point, moved] = farthest(range.plus, law.plus);
    const Rank own_rank{from.point, from.label == Label::plus, to.point, to.label == Label::plus};
    constexpr double equal = 1e-13;  // moves that agree this far are equal
    const bool better =
        !rank || moved > range.worst.stability + equal || (moved > range.worst.stability - equal && own_rank < *rank);
    if (!better) return;
    rank = own_rank;
    range.worst = {from, to, point, moved};
    range.changed = law.plus;
  };
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    const bool fresh = !std::binary_search(own.begin(), own.end(), x);
    std::vector<PointIndex> with = own;
    if (fresh) with.insert(std::upper_bound(with.begin(), with.end(), x), x);
    std::optional<SupportGroups> wider;
    if (fresh) wider.emplace(concept_class, with);
    const SupportGroups& used = fresh ? *wider : groups;
    for (const PointCount& count : counts) {
      std::vector<double> masses;  // the same for all labels of the two rows
      for (const Label before : both_labels) {
        PointCount present = count;
        if (count_of(present, before) == 0) continue;
        for (const Label after : both_labels) {
          const Example from{count.point, before};
          const Example to{x, after};
          if (from == to) continue;
          if (stop_requested(observer, {"neighbours", range.neighbours, total})) throw Stopped();
          const PointCounts changed = replace_row(counts, from, to);
          if (masses.empty())
            masses = used.masses(SupportLaw(changed, options.subset, LawArithmetic::fixed_point, observer));
          consider(from, to, stable_law(concept_class, used, masses, changed, options.epsilon));
        }
      }
    }
  }
  return range;
}

std::uint64_t data_sets_of(std::size_t points, std::uint64_t rows) {
  BigInteger number = 1;
  const std::uint64_t others = 2 * points - 1;
  for (std::uint64_t i = 1; i <= std::min(others, rows); ++i) {
    number = number * (rows + others - i + 1) / i;
    if (msb(number) > 80) break;  // it only rises up to the middle, where it ends
  }
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  return number > most ? most : number.convert_to<std::uint64_t>();
}

WorstPair worst_pair(const ConceptClass& concept_class, std::uint64_t rows, const StableOptions& options,
                     const Observer& observer) {
  if (rows < 1) throw InputError("rows", std::to_string(rows), rules::at_least(1));
  options.validate(rows);
  const std::size_t points = concept_class.points();
  const std::uint64_t number = data_sets_of(points, rows);
  if (points > most_summed_points || number > most_data_sets)
    throw InputError("rows", rules::value_examples_on_points(rows, points), rules::enumeration(most_data_sets));
  std::vector<PointIndex> all(points);
  for (std::size_t x = 0; x < points; ++x) all[x] = static_cast<PointIndex>(x);
  const KindLearner learner(concept_class, all, options);
  std::map<std::vector<std::uint64_t>, std::vector<double>> answers;
  std::vector<std::uint64_t> kinds(2 * points, 0);
  const auto fill = [&](const auto& self, std::size_t kind, std::uint64_t left) -> void {
    if (kind + 1 == kinds.size()) {
      kinds[kind] = left;
      if (stop_requested(observer, {"data sets", answers.size(), number})) throw Stopped();
      answers.emplace(kinds, learner.plus(kinds));
      return;
    }
    for (std::uint64_t here = 0; here <= left; ++here) {
      kinds[kind] = here;
      self(self, kind + 1, left - here);
    }
    kinds[kind] = 0;
  };
  fill(fill, 0, rows);
  WorstPair worst;
  worst.exact = true;
  worst.data_sets = answers.size();
  for (const auto& [own, plus] : answers) {
    std::vector<std::uint64_t> changed = own;
    for (std::size_t from = 0; from < own.size(); ++from) {
      if (own[from] == 0) continue;
      for (std::size_t to = 0; to < from; ++to) {  // the other way round is the neighbour's turn
        --changed[from];
        ++changed[to];
        const auto [point, moved] = farthest(plus, answers.at(changed));
        ++changed[from];
        --changed[to];
        if (!worst.counts.empty() && moved <= worst.change.stability) continue;
        worst.counts = counts_of(own, all);
        worst.change = {kind_example(from), kind_example(to), point, moved};
      }
    }
  }
  return worst;
}

WorstPair climb_worst_pair(const ConceptClass& concept_class, std::span<const PointCount> counts,
                           const StableOptions& options, const ClimbOptions& climb, Engine& engine,
                           const Observer& observer) {
  constexpr std::uint64_t most_evaluations = 1'000'000'000;
  constexpr std::uint64_t most_starts = 1'000'000;
  if (climb.evaluations < 1 || climb.evaluations > most_evaluations)
    throw InputError("evaluations", std::to_string(climb.evaluations), rules::between(1, most_evaluations));
  if (climb.starts < 1 || climb.starts > most_starts)
    throw InputError("starts", std::to_string(climb.starts), rules::between(1, most_starts));
  const std::uint64_t rows = rows_of(counts);
  options.validate(rows);
  std::vector<PointIndex> points = points_of(counts);
  constexpr std::size_t few = 12;
  if (concept_class.points() <= few) {
    points.clear();
    for (PointIndex x = 0; x < concept_class.points(); ++x) points.push_back(x);
  }
  if (points.size() > most_summed_points)
    throw InputError("data", rules::value_points(points.size()), rules::exact_law(most_summed_points));
  const KindLearner learner(concept_class, points, options);
  Climb steps(learner, climb.evaluations, observer);
  const std::size_t kinds = 2 * points.size();

  WorstPair worst;
  const auto keep = [&](const Pair& pair, PointIndex point, double moved) {
    if (!worst.counts.empty() && moved <= worst.change.stability) return;
    std::vector<std::uint64_t> own = pair.shared;
    ++own[pair.first];
    worst.counts = counts_of(own, points);
    worst.change = {learner.example(pair.first), learner.example(pair.second), point, moved};
  };
  for (std::uint64_t start = 0; start < climb.starts; ++start) {
    Pair pair{std::vector<std::uint64_t>(kinds, 0), 0, 1};
    if (start == 0) {
      for (const PointCount& count : counts) {
        const auto place =
            static_cast<std::size_t>(std::lower_bound(points.begin(), points.end(), count.point) - points.begin());
        pair.shared[2 * place] = count.minus;
        pair.shared[2 * place + 1] = count.plus;
      }
      pair.first = static_cast<std::size_t>(
          std::find_if(pair.shared.begin(), pair.shared.end(), [](std::uint64_t c) { return c > 0; }) -
          pair.shared.begin());
      --pair.shared[pair.first];
      pair.second = pair.first ^ 1U;
    } else {
      // Rows fall into runs of one kind, so that data sets of few kinds come up as often as those of many.
      std::uint64_t left = rows - 1;
      while (left > 0) {
        const std::uint64_t run = 1 + uniform_below(engine, left);
        pair.shared[uniform_below(engine, kinds)] += run;
        left -= run;
      }
      pair.first = uniform_below(engine, kinds);
      pair.second = (pair.first + 1 + uniform_below(engine, kinds - 1)) % kinds;
    }
    auto best = steps.measure(pair);
    if (!best) break;
    keep(pair, best->first, best->second);
    for (bool better = true; better;) {
      better = false;
      std::vector<Pair> moves = moves_of(pair);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        std::swap(moves[i], moves[i + uniform_below(engine, moves.size() - i)]);
        const auto found = steps.measure(moves[i]);
        if (!found) break;
        constexpr double enough = 1e-12;
        if (found->second <= best->second + enough) continue;
        best = found;
        pair = moves[i];
        keep(pair, best->first, best->second);
        better = true;
        break;
      }
    }
  }
  worst.data_sets = steps.used();
  return worst;
}

}  // namespace littlestone
