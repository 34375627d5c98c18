// SPDX-License-Identifier: GPL-3.0-or-later
// Records about the stability of any learner with n examples, each checked in exact rationals: a painting, a tree that
// bounds every learner from above, a learner's table with its bound from below.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/stability/painting.hpp"

namespace littlestone {

/// An answer for each world of a mesh. What it shows: at its α, a learner with enough examples has ρ close to 1/colours.
struct PaintingRecord {
  std::string class_text;  // as make_class reads it; tables are written out
  std::size_t points = 0;  // that its labels are of
  PaintingProblem problem;
  Rational worst_loss;                   // of an answer on the simplices around its world, exactly
  std::uint64_t worlds = 0;              // of the mesh
  std::uint64_t simplices = 0;           // of the mesh
  std::map<MeshWorld, Answer4> answers;  // one for each world of the mesh
};

/// A realizable distribution with any masses.
struct RationalWorld {
  Answer4 labels = 0;            // of a row of the class
  std::vector<Rational> masses;  // of each point, sum 1
};

/// What a bound on ρ_n(α) is of.
struct BoundRecord {
  std::string class_text;      // as make_class reads it
  std::size_t points = 0;      // that its labels are of
  std::uint64_t examples = 1;  // n
  Rational alpha;
};

/// ρ_n(α) ≤ upper. An inner node has a world, and one child for each predictor of loss ≤ α there: whatever a learner is,
/// some path names for each of its worlds a predictor that the learner gives there with a chance of ρ or more. A leaf has
/// shares λ ≥ 0, Σ λ = 1, of the worlds on its path, and so shows ρ ≤ Σ_S max_h Σ_{D ↦ h} λ_D Pr[S | D].
struct TreeRecord : BoundRecord {
  struct Node {
    std::size_t world = 0;                                 // inner
    std::map<Answer4, std::size_t> next;                   // inner: the child's number, larger than its own
    std::vector<std::pair<std::size_t, Rational>> shares;  // leaf: world and λ
    bool leaf = false;
  };
  Rational upper;   // the least multiple of 1/1000 that is not below the largest value of a leaf
  Rational leaves;  // the sum of the values of all leaves, rounded up to 10^−6: it has all shares in it
  std::vector<RationalWorld> worlds;
  std::vector<Node> nodes;  // the first is the root; each other one is the child of one node
};

/// ρ_n(α) ≥ lower. The law of the answer for each realizable sample, as a multiset. Each simplex of the mesh is cut into
/// parts of half the mesh until one predictor has loss ≤ α at its corners, and its chance, a form of degree n in D, has
/// Bernstein coefficients (for n = 1: values at the corners) of `lower` or more.
struct LearnerRecord : BoundRecord {
  using LabelledCounts = std::vector<std::pair<std::uint32_t, bool>>;  // (point, label is +), rising
  Rational lower;               // the largest multiple of 1/1000 that is not above the least value that was found
  std::uint64_t mesh = 1;       // of the first simplices
  std::uint64_t simplices = 0;  // at which the cutting ended
  std::map<LabelledCounts, std::map<Answer4, Rational>> laws;
};

using ComplexCertificate = std::variant<PaintingRecord, TreeRecord, LearnerRecord>;

/// Reads {"certificate": "painting" | "tree" | "learner", "version": 1, …}. Throws InputError (field: the key) where
/// something is missing, unknown or of the wrong kind. Nothing is computed.
///   painting: "class", "mesh", "alpha", "colours", "worst_loss", "worlds", "simplices", "painting" [{"world": [[point,
///     "+" | "-", mass], …], "answer": labels}]
///   tree: "class", "examples", "alpha", "upper", "leaves", "worlds" [{"row": labels, "masses"}], "nodes" [{"world", "next"
///     {labels: node}} or {"leaf": [[world, λ], …]}]
///   learner: "class", "examples", "alpha", "lower", "mesh", "simplices", "laws" [{"sample": [[point, "+" | "-"], …],
///     "law": {labels: chance}}]
[[nodiscard]] ComplexCertificate parse_complex_certificate(std::string_view text);

/// One "-" or "+" a point.
[[nodiscard]] std::string labels_text(Answer4 answer, std::size_t points);
/// {"world": [[point, "+" | "-", mass], …], "answer": labels}, points without mass left out.
[[nodiscard]] nlohmann::ordered_json painted_json(const MeshWorld& world, Answer4 answer);
/// The text of a painting that parse_complex_certificate reads back to the same.
[[nodiscard]] std::string certificate_text(const PaintingRecord& record);

/// The record of a painting that was found.
[[nodiscard]] PaintingRecord painting_record(const ConceptClass& concept_class, const std::string& class_text,
                                             const ComplexMesh& mesh, const PaintingProblem& problem,
                                             const std::vector<Answer4>& answers);

/// What a certificate that holds says.
struct ComplexCheck {
  std::string kind;        // "painting", "tree", "learner"
  std::string class_text;  // of its class
  Rational alpha;
  std::uint64_t examples = 0;  // of a tree and a learner
  Rational value;              // of a painting its most colours; else the bound on ρ_n(α)
};

/// The most worlds of a tree, and so the longest path in it.
inline constexpr std::size_t most_tree_worlds = 1000;

/// Counts all of it anew in exact rationals: what it says is exactly what it gives, so that no number in it may be a
/// weaker one. Throws InputError (field: the key) for the first thing that does not hold, and for more than 4 points, n
/// above 8, most_tree_worlds, or more than 10^5 samples; Stopped when the observer (stage "certificate") says so. Time linear in worlds and
/// simplices, in leaves · |X|^n · worlds, in simplices · |X|^n · 2^|X| · |X|^n.
[[nodiscard]] ComplexCheck check(const ComplexCertificate& certificate, const Observer& observer = {});

}  // namespace littlestone
