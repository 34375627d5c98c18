// SPDX-License-Identifier: GPL-3.0-or-later
// The randomized Littlestone dimension: how many mistakes a learner makes on average that may toss coins, exactly.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone {

/// How far a question may go; 0 is no limit.
struct RandomizedOptions {
  std::uint64_t states = 0;  // version spaces worked out
};

/// lower ≤ R(V) ≤ upper, both proved; equal iff the question was finished.
struct RandomizedResult {
  Rational lower;
  Rational upper;
  std::uint64_t states = 0;  // version spaces worked out for it
  bool stopped = false;      // the observer said stop
  [[nodiscard]] bool exact() const { return lower == upper; }
};

/// Answers questions about the randomized Littlestone dimension R of version spaces of one class, and remembers the
/// answers. R({h}) = 0, R(V) = max over x splitting V of ½(1 + R(V⁻ₓ) + R(V⁺ₓ)): the most mistakes on average of the
/// best learner that tosses coins, and half the expected number of nodes on a path of fair coins down a best tree.
/// [Filmus, Hanneke, Mehalel, Moran: Optimal prediction using expert advice and randomized Littlestone dimension, COLT
/// 2023, Theorem 1.2; MATH §D2.] ½·Ldim(V) ≤ R(V) ≤ Ldim(V), and R(V) ≤ φ(|V|), where φ(n) = ½(k + (n − 2^k)/2^k) for
/// 2^k ≤ n < 2^(k+1) is that of all trees of n leaves: φ is concave, so a split is worth at most ½(1 + φ(|V⁻|) +
/// φ(|V⁺|)), and points are tried from the most even on, until none can be better. A side is laid out on the points
/// that split it, one of those equal up to complement, and known by its set of rows and then by its form
/// (canonical_key). Values are multiples of 2^(1 − |H|), mostly of 2^−118, and kept as whole numbers of 128 bits until
/// one is not, then as long as they need to be. Worst case 2^|H| states. Not thread-safe; the class must outlive the
/// engine.
class RandomizedEngine {
 public:
  explicit RandomizedEngine(const ConceptClass& concept_class);
  RandomizedEngine(RandomizedEngine&&) noexcept;
  RandomizedEngine& operator=(RandomizedEngine&&) = delete;
  ~RandomizedEngine();

  /// Whom the questions below ask, about every 1000 version spaces, stage "randomized dimension". A question that is
  /// told to stop throws Stopped (`bound` returns); what it learnt stays. Empty: no one.
  void set_observer(Observer observer);

  /// R(V); V nonempty.
  [[nodiscard]] Rational dimension(const VersionSpace& space);
  /// R(H), or the interval known when the budget is spent or the observer says stop.
  [[nodiscard]] RandomizedResult bound(const RandomizedOptions& options = {});
  /// The same for R(V); V nonempty.
  [[nodiscard]] RandomizedResult bound(const VersionSpace& space, const RandomizedOptions& options);
  /// The smallest point whose split is worth R(V); none iff |V| = 1.
  [[nodiscard]] std::optional<PointIndex> best_point(const VersionSpace& space);
  /// The optimal learner's chance of predicting +1 at x: ½(1 + R(V⁺ₓ) − R(V⁻ₓ)) clipped to [0, 1]; where all of V
  /// agrees, that label. Whatever comes, who predicts so makes at most R(V) mistakes on average as long as some
  /// hypothesis of V is right.
  [[nodiscard]] Rational chance_of_plus(const VersionSpace& space, PointIndex x);
  /// R of the two sides, minus first; none where a side is empty.
  [[nodiscard]] std::array<std::optional<Rational>, 2> sides(const VersionSpace& space, PointIndex x);

  [[nodiscard]] const ConceptClass& concept_class() const noexcept { return class_; }

 private:
  struct Parts;
  template <class Number>
  struct PartsOf;
  [[nodiscard]] Rational exact(const VersionSpace& space, std::size_t size);
  const ConceptClass& class_;
  std::unique_ptr<Parts> parts_;
};

/// φ(n), the R of n ≥ 1 hypotheses that every tree is shattered by.
[[nodiscard]] Rational randomized_bound_of_size(std::uint64_t n);

/// Mistakes when all points come once, in an order that the learner knows before it begins and the labels agree with
/// some hypothesis: deterministic, M(V, x…) = max(max(M⁻, M⁺), 1 + min(M⁻, M⁺)) over the two sides of the next point,
/// and randomized, R(V, x…) = max(½(1 + R⁻ + R⁺), R⁻, R⁺); a point that does not split V is passed over. The value of
/// the game by backward induction. [Ben-David, Kushilevitz, Mansour, Online learning versus offline learning, Machine
/// Learning 29 (1997), §2.]
struct TransductiveMistakes {
  int deterministic = 0;
  Rational randomized;
  std::vector<PointIndex> deterministic_order;  // one that has it, the first in the order of points
  std::vector<PointIndex> randomized_order;
};

/// The value of one order (each point at most once).
[[nodiscard]] TransductiveMistakes transductive_mistakes(const ConceptClass& concept_class,
                                                         const std::vector<PointIndex>& order);

struct TransductiveRange {
  TransductiveMistakes best;   // the order with the fewest mistakes
  TransductiveMistakes worst;  // with the most
};

/// Best and worst over all orders of the points; points equal up to complement and constant ones count once. Throws
/// InputError (field "points") where more than 7 are left: n! orders, n! · min(2^n, |H|) time.
[[nodiscard]] TransductiveRange transductive_range(const ConceptClass& concept_class, const Observer& observer = {});

}  // namespace littlestone
