// SPDX-License-Identifier: GPL-3.0-or-later
// The families in implicit form, a file each: what implicit_class makes its classes of.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>

#include "core/concept/finite_space.hpp"
#include "core/concept/implicit_class.hpp"

namespace littlestone {

/// ⌊log₂ m⌋, m ≥ 1: the Littlestone dimension of m thresholds.
inline int floor_log(std::uint64_t m) { return static_cast<int>(std::bit_width(m)) - 1; }

/// q^d.
[[nodiscard]] inline BigInteger power_of(unsigned q, unsigned d) {
  return boost::multiprecision::pow(BigInteger(q), d);
}

template <typename Derived>
class Clonable : public ImplicitSpace {
 public:
  [[nodiscard]] std::unique_ptr<ImplicitSpace> clone() const final {
    return std::make_unique<Derived>(static_cast<const Derived&>(*this));
  }
};

/// The thresholds, the single points and the intervals on n ≥ 1 points.
[[nodiscard]] std::unique_ptr<ImplicitSpace> every_threshold(std::uint64_t n);
[[nodiscard]] std::unique_ptr<ImplicitSpace> every_point(std::uint64_t n);
[[nodiscard]] std::unique_ptr<ImplicitSpace> every_interval(std::uint64_t n);
/// The linear or affine subspaces of dimension ≤ k, 0 ≤ k ≤ n.
[[nodiscard]] std::unique_ptr<ImplicitSpace> every_flat(std::shared_ptr<const FiniteSpace> space, unsigned k,
                                                        bool affine);

/// The Littlestone dimension of the intervals on n points.
[[nodiscard]] int interval_dimension(std::uint64_t n);

}  // namespace littlestone
