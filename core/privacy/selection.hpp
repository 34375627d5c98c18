// SPDX-License-Identifier: GPL-3.0-or-later
// Selection by the exponential mechanism or by permute-and-flip: few errors are likely, and nothing else is told.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/rational.hpp"
#include "core/random/engine.hpp"
#include "core/random/exponential.hpp"

namespace littlestone {

/// Chooses index i with probability exactly proportional to exp(−ε·errors[i]/2), by rejection from integer error
/// counts: ε-differentially private when one example changes each count by at most 1. [ABLMM Lemma 29, GenericLearner.]
/// errors nonempty, ε > 0; throws InputError. Expected draws at most errors.size() (one when all counts are equal).
[[nodiscard]] std::size_t exponential_mechanism(std::span<const std::uint64_t> errors, const Rational& epsilon,
                                                Engine& engine);

/// The exact distribution of the draw above, to double rounding.
[[nodiscard]] std::vector<double> selection_probabilities(std::span<const std::uint64_t> errors,
                                                          const Rational& epsilon);

/// The same law prepared for many draws from one error vector: candidates of one error count form a group, and a
/// uniform real number, of which only as many bits are drawn as decide it, falls into one group's share of [0, 1). The
/// shares' ends are known by integer bounds, refined whenever the bits drawn so far leave two groups open; so the law
/// is exactly that of exponential_mechanism. Its stream of random words is another one. Building: O(m log m) and a
/// power of exp(−ε/2) a group. A draw: about two words, whatever the counts. Memory 40 bytes a group and 8 a candidate.
/// Draws change nothing in it, so threads may share one.
class ExponentialMechanism {
 public:
  /// errors nonempty, ε > 0; throws InputError. `chunk_bits` (1 … 64) is how many bits of the real number are looked at
  /// at a time: fewer only make it slower, and let a test see every refinement.
  ExponentialMechanism(std::span<const std::uint64_t> errors, const Rational& epsilon, unsigned chunk_bits = 64);
  /// One draw: an index of `errors`.
  [[nodiscard]] std::size_t operator()(Engine& engine) const;

 private:
  struct Group {
    std::uint64_t gap = 0;  // errors above the fewest
    std::size_t first = 0;  // in members_
    std::size_t size = 0;   // candidates
    // Of a first chunk that no earlier group's share can hold: below `certain` it is in this share …
    std::uint64_t certain = 0;
    std::uint64_t last_possible = 0;  // … and above this in a later one; in between more bits must tell
  };
  [[nodiscard]] std::vector<FixedBounds> ends(unsigned bits) const;
  [[nodiscard]] std::size_t refine(Engine& engine, std::uint64_t chunk) const;

  Rational half_epsilon_;
  unsigned chunk_bits_;
  std::vector<std::size_t> members_;  // candidates by group
  std::vector<Group> groups_;         // by rising gap
  std::vector<std::uint32_t> guide_;  // by the chunk's leading bits: the first group it can be in
  unsigned guide_bits_ = 0;
};

/// Permute-and-flip [McKenna, Sheldon 2020, Algorithm 1]: the candidates in a uniformly random order, each accepted
/// with probability exp(−ε(errors[i] − fewest)/2); the first accepted is chosen. ε-differentially private as above, and
/// never worse in expected errors than the exponential mechanism. Integers only. errors nonempty, ε > 0; throws
/// InputError. At most errors.size() acceptance draws: some candidate with the fewest errors is accepted for certain.
[[nodiscard]] std::size_t permute_and_flip(std::span<const std::uint64_t> errors, const Rational& epsilon,
                                           Engine& engine);

/// The exact law of permute_and_flip, to about 1e−13 relative: p_i ∫₀¹ Π_{j≠i} (1 − t p_j) dt with p_j the acceptance
/// probabilities (t is the part of the order that comes before i), a polynomial that Gauss's rule with ⌈m/2⌉ nodes
/// integrates exactly. Time O(m² + m·groups), m = errors.size() ≤ 4096; throws InputError beyond (field "errors").
[[nodiscard]] std::vector<double> permute_and_flip_probabilities(std::span<const std::uint64_t> errors,
                                                                 const Rational& epsilon);

}  // namespace littlestone
