// SPDX-License-Identifier: GPL-3.0-or-later
// The Littlestone and the VC dimension of a finite class, exactly.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// Answers Ldim questions about version spaces of one class, and remembers the answers.
/// Ldim(∅) = −1, Ldim({h}) = 0, Ldim(V) = max over x splitting V into nonempty V⁻, V⁺ of 1 + min(Ldim V⁻, Ldim V⁺).
/// [ABLMM §3.2; MATH §0.] Asks "Ldim(V) ≥ k?" for k ascending from a greedy balanced dive; a split can help only when
/// both sides have 2^(k−1) members; bounds per version space are kept in a table. Worst case |H|^O(log |H|) time;
/// memory O(|H|/8) bytes per version space met. Not thread-safe; the class must outlive the engine.
class LittlestoneEngine {
 public:
  explicit LittlestoneEngine(const ConceptClass& concept_class);

  /// Ldim(V); −1 iff V is empty.
  [[nodiscard]] int dimension(const VersionSpace& space);
  /// Ldim(V) ≥ k, without finding Ldim(V).
  [[nodiscard]] bool at_least(const VersionSpace& space, int k);
  /// The point a shattered tree of depth k ≥ 1 may ask first: among the points whose two sides both have
  /// Ldim ≥ k − 1, the one that splits V most evenly, the smallest on ties. None iff Ldim(V) < k.
  [[nodiscard]] std::optional<PointIndex> splitting_point(const VersionSpace& space, int k);
  /// The SOA's predictor at V: +1 at x iff Ldim(V⁺ₓ) > Ldim(V⁻ₓ); ties predict −1 (MATH §0). V nonempty.
  [[nodiscard]] LabelVector predictor(const VersionSpace& space);

  [[nodiscard]] const ConceptClass& concept_class() const noexcept { return class_; }

 private:
  struct Bounds {
    int lower;
    int upper;
  };
  Bounds& bounds(const VersionSpace& space);
  int greedy_lower_bound(const VersionSpace& space) const;

  const ConceptClass& class_;
  std::unordered_map<VersionSpace, Bounds, BitVectorHash> table_;
};

/// Ldim(H).
[[nodiscard]] int littlestone_dimension(const ConceptClass& concept_class);

/// VC(H): the size of the largest set of points on which H shows all label patterns. Exhaustive with pruning; worst
/// case |X|^VC · |H|/64 time.
[[nodiscard]] int vc_dimension(const ConceptClass& concept_class);

}  // namespace littlestone
