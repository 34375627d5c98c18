// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/net_neighbours.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "core/prediction/nets.hpp"

namespace littlestone {
namespace {

/// The pieces of one T, after one change or before it.
struct NetShape {
  std::uint64_t width = 0;
  std::size_t pieces = 0;
};

/// What measure_pieces will do, known before.
struct MeasureCost {
  std::uint64_t largest = 0;    // patterns on S in one piece
  std::uint64_t additions = 0;  // at most: two patterns are compared point by point where they differ
};

/// The points of T are among those of `counts`.
MeasureCost cost_of(const ConceptClass& concept_class, const MergedClass& merged, std::span<const PointCount> counts) {
  std::vector<std::uint64_t> patterns(merged.representatives.size(), 0);
  for (const HypothesisIndex h : merge_equal_on(concept_class, points_of(counts)).representatives)
    ++patterns[merged.piece_of[h]];
  MeasureCost cost;
  for (const std::uint64_t size : patterns) {
    cost.largest = std::max(cost.largest, size);
    // At each point size²/4 pairs differ at most; and each pair is looked at.
    cost.additions += size * size / 4 * counts.size() + size * size / 2;
  }
  return cost;
}

class NetRowSearch {
 public:
  NetRowSearch(const ConceptClass& concept_class, const LabelledRows& rows, std::span<const std::uint64_t> subset,
               const Observer& observer, std::uint64_t budget)
      : class_(concept_class), rows_(rows), observer_(observer), left_(budget) {
    std::vector<char> in_t(rows.size(), 0);
    for (const std::uint64_t row : subset) in_t[row] = 1;
    for (std::uint64_t row = 0; row < rows.size(); ++row) {
      const PointIndex x = rows.rows()[row].point;
      first_[in_t[row] != 0 ? 1 : 0].try_emplace(x, row);
      if (in_t[row] != 0) ++times_[x];
    }
    for (const auto& [x, times] : times_) points_.push_back(x);
    worst_.neighbours = rows.size() * (2 * concept_class.points() - 1);
  }

  WorstNetRow run() {
    const std::optional<NetShape> here = shape_of(points_, rows_.counts());
    if (!here) return worst_;
    worst_.width = worst_.width_after = here->width;
    worst_.pieces = worst_.pieces_after = here->pieces;
    for (const auto& [x, row] : first_[1]) all_changes(row, x, true);
    if (worst_.moved() == 0)
      for (const auto& [x, row] : first_[0]) all_changes(row, x, false);
    return worst_;
  }

 private:
  bool spend(std::uint64_t steps) {
    if (steps > left_) end();
    left_ -= std::min(left_, steps);
    return !ended_;
  }

  void end() {
    ended_ = true;
    worst_.exact = false;
  }

  /// None where the pieces are not measured, which makes the result a lower bound.
  std::optional<NetShape> shape_of(std::span<const PointIndex> points, const PointCounts& counts) {
    // The class is divided three times, each time by a search for the labels of every hypothesis, 64 to a word.
    const std::uint64_t dividing = class_.size() * (60 + counts.size());
    if (!spend(dividing)) return std::nullopt;
    const MergedClass merged = merge_equal_on(class_, points);
    const MeasureCost cost = cost_of(class_, merged, counts);
    constexpr std::uint64_t most_patterns = 4096;  // of measure_pieces
    if (cost.largest > most_patterns) worst_.exact = false;
    if (cost.largest > most_patterns || !spend(cost.additions)) return std::nullopt;
    NetShape shape{0, merged.representatives.size()};
    for (const Piece& piece : measure_pieces(class_, merged, counts)) shape.width = std::max(shape.width, piece.width);
    return shape;
  }

  void all_changes(std::uint64_t row, PointIndex from, bool in_t) {
    for (PointIndex to = 0; to < class_.points() && !ended_; ++to) {
      if (to == from) continue;
      if (stop_requested(observer_, {"neighbours", row, rows_.size()})) {
        end();
        return;
      }
      look_at(row, from, to, in_t);
    }
  }

  void look_at(std::uint64_t row, PointIndex from, PointIndex to, bool in_t) {
    const Label label = rows_.rows()[row].label;
    std::vector<PointIndex> points;
    for (const PointIndex x : points_)
      if (!in_t || x != from || times_.at(x) > 1) points.push_back(x);
    if (in_t) points.push_back(to);
    const std::optional<NetShape> shape = shape_of(points, replace_row(rows_.counts(), {from, label}, {to, label}));
    if (!shape) return;
    WorstNetRow other = worst_;
    other.row = row;
    other.example = {to, label};
    other.in_subset = in_t;
    other.width_after = shape->width;
    other.pieces_after = shape->pieces;
    if (rank(other) > rank(worst_)) worst_ = other;
  }

  /// Larger is worse; a change that changes nothing is no more than none.
  [[nodiscard]] static std::tuple<std::uint64_t, std::size_t, bool, std::uint64_t, PointIndex> rank(
      const WorstNetRow& one) {
    const std::size_t parted =
        one.pieces_after > one.pieces ? one.pieces_after - one.pieces : one.pieces - one.pieces_after;
    if (!one.row || (one.moved() == 0 && parted == 0)) return {0, 0, true, ~std::uint64_t{0}, ~PointIndex{0}};
    return {one.moved(), parted, one.in_subset, ~*one.row, static_cast<PointIndex>(~one.example.point)};
  }

  const ConceptClass& class_;
  const LabelledRows& rows_;
  const Observer& observer_;
  std::uint64_t left_;
  bool ended_ = false;
  std::array<std::map<PointIndex, std::uint64_t>, 2> first_;  // the first row at each point, outside T and in it
  std::map<PointIndex, std::uint64_t> times_;                 // rows of T at each point
  std::vector<PointIndex> points_;                            // of T
  WorstNetRow worst_;
};

}  // namespace

WorstNetRow worst_net_row(const ConceptClass& concept_class, const LabelledRows& rows,
                          std::span<const std::uint64_t> subset, const Observer& observer, std::uint64_t budget) {
  return NetRowSearch(concept_class, rows, subset, observer, budget).run();
}

}  // namespace littlestone
