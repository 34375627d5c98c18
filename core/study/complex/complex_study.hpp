// SPDX-License-Identifier: GPL-3.0-or-later
// The complex of a class as numbers to show: its facets and components, what bounds, L with its reason, ρ_n(0); paintings;
// what a certificate says.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/stability/complex_certificate.hpp"
#include "core/stability/list_number.hpp"
#include "core/stability/painting.hpp"

namespace littlestone {

/// What is known of K(H).
struct ComplexStudy {
  HypothesisComplex complex;
  std::vector<ShatteredSphere> spheres;
  ListNumber number;

  /// False where some sphere was too large to be decided: `number.lower` may then be too small.
  [[nodiscard]] bool exact() const;
};

/// Throws as HypothesisComplex and shattered_spheres do.
[[nodiscard]] ComplexStudy run_complex(const ConceptClass& concept_class, const Observer& observer = {});

/// "class", "points", "facets" (labels), "components" (lists of rows as given), "shattered_bounding" [{"points", "chain"}],
/// "list_number" {"lower", "upper", "reason"}, "rho_zero" (1 over the most hypotheses at a vertex, of every n ≥ 1 at α =
/// 0), "limit" (1/lower: of every n at every α < 1/2), "exact" (whether all spheres were decided).
[[nodiscard]] nlohmann::ordered_json complex_to_json(const ConceptClass& concept_class, const ComplexStudy& study);

/// A painting that was asked for; the mesh is kept for its worlds.
struct PaintingStudy {
  PaintingProblem problem;
  ComplexMesh mesh;
  PaintingSearch search;
};

/// Throws as PaintingProblem::validate, ComplexMesh and find_painting do.
[[nodiscard]] PaintingStudy run_painting(const ConceptClass& concept_class, const PaintingProblem& problem,
                                         const Observer& observer = {});

/// "class", "mesh", "alpha", "colours", "worlds", "simplices", "painting" [{"world", "answer"}], "most_colours",
/// "worst_loss" (all null where none was found), "nodes", "exact" (false: stopped; with no painting and true, there is none
/// on this mesh).
[[nodiscard]] nlohmann::ordered_json painting_to_json(const ConceptClass& concept_class, const PaintingStudy& study);

/// "holds", "kind", "class", "alpha", "examples" (of a bound on ρ), "value" (of a painting its colours, else a fraction).
[[nodiscard]] nlohmann::ordered_json complex_check_to_json(const ComplexCheck& found);

}  // namespace littlestone
