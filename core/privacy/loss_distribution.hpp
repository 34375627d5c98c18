// SPDX-License-Identifier: GPL-3.0-or-later
// Privacy loss distributions: all that two neighbouring laws tell of each other, as one law on the line.
#pragma once

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone {

/// Fifty digits, so that sums of a million masses and the second differences of a divergence stay far below double
/// rounding.
using PrivacyReal =
    boost::multiprecision::number<boost::multiprecision::cpp_bin_float<50>, boost::multiprecision::et_off>;

/// The least double that is not below `value`; infinity beyond the largest.
[[nodiscard]] double rounded_up(const PrivacyReal& value);

/// Of an ordered pair of laws (P, Q) the privacy loss distribution: the law of ln(P(o)/Q(o)) for an outcome o drawn
/// from P [SMM19]. It decides the hockey-stick divergence at every ε, and that of independent pairs is the convolution.
class LossDistribution {
 public:
  struct Atom {
    PrivacyReal loss;  // ln(P/Q)
    PrivacyReal mass;  // of P; above 0
  };
  /// Masses under P and Q of one set of outcomes, not both 0.
  struct Outcome {
    PrivacyReal here;
    PrivacyReal there;
  };

  /// Atoms in any order, equal losses allowed; what has mass 0 is left out. `infinity_mass` is P's where Q has none.
  LossDistribution(std::vector<Atom> atoms, PrivacyReal infinity_mass);
  /// Of two distributions given outcome by outcome.
  [[nodiscard]] static LossDistribution of(std::span<const Outcome> outcomes);

  [[nodiscard]] const std::vector<Atom>& atoms() const noexcept { return atoms_; }  // by rising loss
  [[nodiscard]] const PrivacyReal& infinity_mass() const noexcept { return infinity_mass_; }
  /// sup ln(P(E)/Q(E)), the pure ε of this direction: the largest loss; none where it is infinite.
  [[nodiscard]] std::optional<PrivacyReal> largest_loss() const;

  /// The hockey-stick divergence sup_E P(E) − e^ε Q(E) = infinity_mass + Σ_{loss > ε} (1 − e^{ε−loss}) mass, for any
  /// real ε. O(atoms).
  [[nodiscard]] PrivacyReal delta(const PrivacyReal& epsilon) const;
  /// The least ε ≥ 0 with delta(ε) ≤ δ, 0 ≤ δ < 1; none where δ is below infinity_mass. O(atoms).
  [[nodiscard]] std::optional<PrivacyReal> epsilon(const PrivacyReal& delta) const;

 private:
  std::vector<Atom> atoms_;
  PrivacyReal infinity_mass_;
};

/// A privacy loss distribution on the whole multiples of an interval, in doubles: what google's dp_accounting takes as
/// the arguments of PrivacyLossDistribution.create_from_rounded_probability. Pessimistic: its divergence is nowhere
/// below that of what it stands for.
struct RoundedLossDistribution {
  double interval = 0;                  // value_discretization_interval
  std::map<std::int64_t, double> mass;  // rounded_probability_mass_function: of the loss index·interval
  double infinity_mass = 0;
  /// The hockey-stick divergence at ε ≥ 0, to double rounding.
  [[nodiscard]] double delta(double epsilon) const;
};

/// The pessimistic rounding of a whole family of pairs that is closed under swapping P and Q, such as all pairs of
/// neighbouring datasets, from the family's divergence alone: `deltas[i]` is the supremum over the family at ε =
/// i·interval, i = 0 … n. As a function of e^ε that supremum is convex, so the chords between these points lie above
/// it, and they are the divergence of the distribution returned [DGKKM22, connecting the dots]. It agrees with `deltas`
/// at the points; beyond n·interval it stays at deltas[n], which is exact where no finite loss is larger. For negative
/// ε the swapped pairs tell: δ(−ε) = 1 − e^{−ε} + e^{−ε} δ(ε). interval > 0 and at least one delta; throws InputError
/// (field "interval"). Masses below 10^−40 are rounding and left out; each other one is rounded up. O(n).
[[nodiscard]] RoundedLossDistribution connect_the_dots(double interval, std::span<const PrivacyReal> deltas);

}  // namespace littlestone
