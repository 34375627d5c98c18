// SPDX-License-Identifier: GPL-3.0-or-later
// Paintings: the worlds of a fine triangulation of K(H), each with an answer that is good near it. Where no simplex has
// more than L answers, a learner's most frequent good answer can come with a chance near 1/L; a simplex with few answers
// in every painting is what no learner can avoid.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/stability/hypothesis_complex.hpp"

namespace littlestone {

inline constexpr std::size_t most_painted_points = 4;
inline constexpr std::uint64_t finest_mesh = 40;

/// A predictor on up to 4 points: bit x is 1 iff it answers + at point x.
using Answer4 = std::uint32_t;

[[nodiscard]] inline Answer4 answer_of(const LabelVector& labels) { return static_cast<Answer4>(plus_points(labels)); }

/// A realizable distribution whose masses are multiples of 1/mesh.
struct MeshWorld {
  Answer4 plus = 0;                 // labels of the points with mass; 0 of the others
  std::vector<std::uint32_t> mass;  // of each point, in units of 1/mesh
  friend bool operator==(const MeshWorld&, const MeshWorld&) = default;
  friend auto operator<=>(const MeshWorld&, const MeshWorld&) = default;  // NOLINT(modernize-use-nullptr)
};

/// The loss of a predictor, in units of 1/mesh.
[[nodiscard]] std::uint32_t loss_at(const MeshWorld& world, Answer4 answer);

/// Corners of a simplex, each by its masses, which add up to the mesh.
using SimplexPart = std::vector<std::vector<std::uint32_t>>;

/// The edgewise subdivision of a simplex into mesh^(corners − 1) parts. With z_j = the mass from corner j on, mesh ≥ z_1 ≥
/// … ≥ z_d ≥ 0, they are the simplices of the cubes of the grid, each cut along the paths through its edges.
[[nodiscard]] std::vector<SimplexPart> edgewise_parts(std::size_t corners, std::uint64_t mesh);

/// The edgewise subdivision of each facet, points in their order: two facets cut their common face alike.
struct ComplexMesh {
  std::size_t points = 0;
  std::uint64_t mesh = 1;
  std::vector<MeshWorld> worlds;                      // as the facets list them, each once
  std::vector<std::vector<std::uint32_t>> simplices;  // |X| worlds each: mesh^(|X|−1) a facet
  std::vector<std::vector<std::uint32_t>> around;     // of each world: its simplices

  /// Throws InputError: more than 4 points ("class"); fineness not from 1 to 40, or more than 10^5 simplices ("mesh").
  ComplexMesh(const ConceptClass& concept_class, std::uint64_t fineness);
  /// The largest loss of an answer on the simplices around a world.
  [[nodiscard]] std::uint32_t loss_around(std::size_t world, Answer4 answer) const;
};

/// What is asked of a painting.
struct PaintingProblem {
  std::uint64_t mesh = 4;
  Rational alpha{2, 5};       // an answer's loss on the simplices around its world, above 0 and below 1/2
  std::uint64_t colours = 2;  // answers that a simplex may have, 1 to 16

  /// Throws InputError with the member's name as the field; field "mesh" where mesh · α < 1: then a world of one point
  /// that two hypotheses share has no answer.
  void validate() const;
};

/// What a painting is, counted anew.
struct PaintingFacts {
  std::size_t most_colours = 0;  // different answers on a simplex
  Rational worst_loss;           // of an answer on the simplices around its world
};

/// `answers`: one for each world.
[[nodiscard]] PaintingFacts painting_facts(const ComplexMesh& mesh, const std::vector<Answer4>& answers);

struct PaintingSearch {
  std::optional<std::vector<Answer4>> answers;  // none where there is no painting, or the search was stopped
  std::uint64_t nodes = 0;                      // partial paintings that were tried
  Ended ended = Ended::completed;               // completed without answers: there is none on this mesh
};

/// Backtracking over the worlds in breadth-first order from the first, all 2^|X| predictors as answers, rows of the class
/// first. Complete, so "none" is proved for this mesh; it may take exponential time. The observer (stage "painting") is
/// asked every thousand nodes. Throws InputError as validate and ComplexMesh do.
[[nodiscard]] PaintingSearch find_painting(const ConceptClass& concept_class, const ComplexMesh& mesh,
                                           const PaintingProblem& problem, const Observer& observer = {});

}  // namespace littlestone
