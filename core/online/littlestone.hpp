// SPDX-License-Identifier: GPL-3.0-or-later
// The Littlestone and the VC dimension of a finite class, exactly.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone {

/// How far a computation of Ldim(H) may go. 0 means no limit, for `threads` as many as the machine has.
struct DimensionOptions {
  std::uint64_t nodes = 0;  // version spaces searched
  double seconds = 0;       // ≥ 0
  std::uint64_t bytes = 0;  // of the search: the table of bounds and the matrices on the way; the class is not counted
  unsigned threads = 0;
  std::uint64_t alone =
      10'000'000;  // words one thread touches (about a nanosecond each) before others take a share; ≥ 1

  /// Throws InputError naming the field, its value and the rule it broke.
  void validate() const;
};

/// Why it ended. Anything but `completed` leaves an interval.
enum class DimensionEnded { completed, stopped, nodes_spent, seconds_spent, bytes_spent };

[[nodiscard]] std::string_view to_string(DimensionEnded ended);

/// lower ≤ Ldim(H) ≤ upper, both proved; equal iff completed.
struct DimensionResult {
  int lower = -1;
  int upper = -1;
  DimensionEnded ended = DimensionEnded::completed;
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::uint64_t bytes = 0;  // the most that was held
  [[nodiscard]] bool exact() const noexcept { return lower == upper; }
};

/// Answers Ldim questions about version spaces of one class, and remembers the answers. Ldim(∅) = −1, Ldim({h}) = 0,
/// Ldim(V) = max over x splitting V into nonempty V⁻, V⁺ of 1 + min(Ldim V⁻, Ldim V⁺). [ABLMM §3.2; MATH §0.] Asks
/// "Ldim(V) ≥ k?" for k ascending from a greedy lower bound; a split can help only when both sides have 2^(k−1)
/// members; a side is laid out as a dense matrix of its own before it is searched; bounds are kept by version space
/// and, where a search was dear, by isomorphism type. Version spaces are told apart by 128-bit keys: two different ones
/// are mixed up with a chance of 2^−128 a pair. Worst case |H|^O(log |H|) time; memory 2·|H|·|X| bits, taken with the
/// first question that needs a search, and 24 to 72 bytes a version space met. Not thread-safe; the class must outlive
/// the engine.
class LittlestoneEngine {
 public:
  explicit LittlestoneEngine(const ConceptClass& concept_class);
  /// One that is told Ldim(H), which another engine found: it does not search for it again. No other answer depends on
  /// being told.
  LittlestoneEngine(const ConceptClass& concept_class, int dimension);
  LittlestoneEngine(LittlestoneEngine&&) noexcept;
  LittlestoneEngine& operator=(LittlestoneEngine&&) = delete;
  ~LittlestoneEngine();

  /// Whom the questions below ask whether to go on, soon and then about every 20 ms of their work: with the stage
  /// "dimension" and the version spaces searched since this call, or the stage "predictor" and the columns decided of
  /// those to decide. A question that is told to stop throws Stopped; what it learnt stays, and the engine may be asked
  /// again. Empty: no one, as at first. The observer must not ask the engine anything.
  void set_observer(Observer observer);
  [[nodiscard]] const Observer& observer() const noexcept;

  /// Ldim(V); −1 iff V is empty.
  [[nodiscard]] int dimension(const VersionSpace& space);
  /// Ldim(V) ≥ k, without finding Ldim(V).
  [[nodiscard]] bool at_least(const VersionSpace& space, int k);
  /// The point a shattered tree of depth k ≥ 1 may ask first: among the points whose two sides both have
  /// Ldim ≥ k − 1, the one that splits V most evenly, the smallest on ties. None iff Ldim(V) < k.
  [[nodiscard]] std::optional<PointIndex> splitting_point(const VersionSpace& space, int k);
  /// The SOA's predictor at V: +1 at x iff Ldim(V⁺ₓ) > Ldim(V⁻ₓ); ties predict −1 (MATH §0). V nonempty.
  [[nodiscard]] LabelVector predictor(const VersionSpace& space);
  /// Ldim(H), or the interval that is known when the options' budget is spent or the observer says stop; throws
  /// nothing then. As bound_littlestone_dimension, and what it learns answers the questions above.
  [[nodiscard]] DimensionResult bound(const DimensionOptions& options = {});

  [[nodiscard]] const ConceptClass& concept_class() const noexcept { return class_; }

 private:
  struct Parts;
  const ConceptClass& class_;
  std::unique_ptr<Parts> parts_;
};

/// Ldim(H), or the interval that is known when the options' budget is spent or the observer says stop. The observer is
/// asked about every 20 ms by the calling thread, with the nodes searched so far. A limit is looked at every 64 nodes
/// or tenth of a millisecond, so it may be overrun by that much. `lower` and `upper` of a completed run do not depend
/// on the number of threads; further threads are started only for a search that is not over in some ten milliseconds
/// (`alone`), or where |H|·|X| is above 2^24.
[[nodiscard]] DimensionResult bound_littlestone_dimension(const ConceptClass& concept_class,
                                                          const DimensionOptions& options = {},
                                                          const Observer& observer = {});

/// Ldim(H).
[[nodiscard]] int littlestone_dimension(const ConceptClass& concept_class);

/// VC(H): the size of the largest set of points on which H shows all label patterns. Up to 1 in |H|·|X| steps; else
/// exhaustive with pruning: a part of H with one pattern is kept as its different rows on the points that may follow,
/// the points that every part splits are found in one pass over them, and points that a symmetry of the class takes to
/// one that is done are skipped. Worst case |X|^VC · |H| · |X|/64 time; memory O(VC · |H|·|X|) bits.
[[nodiscard]] int vc_dimension(const ConceptClass& concept_class);

/// The largest shattered set found, and whether the search proved that there is no larger one.
struct VcResult {
  int dimension = 0;
  bool exact = true;
};

/// VC(H), or the best lower bound when the search has read `most_words` words of 64 labels each (about 3·10^8 a second)
/// or the observer says stop (asked about every 2^22 words, stage "vc dimension"). `most` is a known upper bound, such
/// as Ldim(H): a set of that size ends the search.
[[nodiscard]] VcResult bound_vc_dimension(const ConceptClass& concept_class, int most, std::uint64_t most_words,
                                          const Observer& observer = {});

}  // namespace littlestone
