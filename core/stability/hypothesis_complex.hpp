// SPDX-License-Identifier: GPL-3.0-or-later
// The complex K(H) of a class: its vertices are the labelled points, and some of them are a face where one hypothesis has
// them all. Its body is the set of all realizable distributions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone {

/// Points as bits: bit x is point x.
using PointSet = std::uint64_t;

/// Where a predictor on up to 64 points says +.
[[nodiscard]] inline PointSet plus_points(const LabelVector& labels) { return labels.bits().words().front(); }

/// A face of K(H): points, each with a label. `plus` is a part of `points`.
struct LabelledFace {
  PointSet points = 0;
  PointSet plus = 0;
  friend bool operator==(const LabelledFace&, const LabelledFace&) = default;
};

/// One character a point: its label, or "." where the face does not have it.
[[nodiscard]] std::string to_string(const LabelledFace& face, std::size_t points);

/// K(H) by its facets, the hypotheses. Memory O(|H|).
class HypothesisComplex {
 public:
  /// Throws InputError for more than 64 points ("class") or 4096 hypotheses ("hypotheses"). O(|H| |X|).
  explicit HypothesisComplex(const ConceptClass& concept_class);

  [[nodiscard]] std::size_t points() const noexcept { return points_; }
  /// A row of the class each: the points that it labels +.
  [[nodiscard]] const std::vector<PointSet>& facets() const noexcept { return facets_; }
  /// Connected components: two hypotheses are neighbours where they agree on a point. Rows of the class, rising; the
  /// components in the order of their first.
  [[nodiscard]] const std::vector<std::vector<HypothesisIndex>>& components() const noexcept { return components_; }
  /// The most hypotheses that one labelled point is compatible with.
  [[nodiscard]] std::size_t most_at_a_vertex() const noexcept { return most_at_a_vertex_; }
  /// The faces on exactly these points, each once, by rising `plus`. O(|H| log |H|).
  [[nodiscard]] std::vector<LabelledFace> faces_on(PointSet points) const;

 private:
  std::size_t points_ = 0;
  std::vector<PointSet> facets_;
  std::vector<std::vector<HypothesisIndex>> components_;
  std::size_t most_at_a_vertex_ = 0;
};

/// Whether the sphere of a shattered set is a sum of boundaries, mod 2.
enum class Bounding : std::uint8_t { no, yes, too_large };

/// A shattered set of d ≥ 1 points, and the sphere of dimension d − 1 that its 2^d faces make in K(H).
struct ShatteredSphere {
  PointSet points = 0;
  Bounding bounding = Bounding::no;
  std::vector<LabelledFace> chain;  // where it bounds: faces of d + 1 points whose boundaries sum to the sphere, mod 2
};

/// All shattered sets, small ones first, those of one size by rising set. A set of all points never bounds: there are no
/// larger faces. Shattered sets grow from smaller ones: O(|H| log |H|) a candidate. Then one elimination over F₂ for each
/// size d, with rows for the faces of d points and columns for those of d + 1: O(columns · rows · (rows + columns)/64);
/// where that is more than `most_cost`, `too_large` is told of the sets of this size (none of size 1 for up to 64
/// points). Stopped when the observer (stage "complex") says so.
[[nodiscard]] std::vector<ShatteredSphere> shattered_spheres(const HypothesisComplex& complex,
                                                             const Observer& observer = {}, double most_cost = 3e9);

}  // namespace littlestone
