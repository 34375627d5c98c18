// SPDX-License-Identifier: GPL-3.0-or-later
// Linear programmes in fractions, by the simplex method with Bland's rule: small, slow and exact.
#pragma once

#include <optional>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone::support {

/// min c·x over x ≥ 0 with A x ≤ b and E x = d.
struct LinearProgramme {
  struct Constraint {
    std::vector<Rational> left;
    Rational right;
  };
  explicit LinearProgramme(std::size_t columns) : objective(columns) {}
  std::vector<Rational> objective;
  std::vector<Constraint> at_most;
  std::vector<Constraint> equal;
};

/// The least value; none where no x fits. The programme must be bounded.
[[nodiscard]] std::optional<Rational> minimise(const LinearProgramme& programme);

}  // namespace littlestone::support
