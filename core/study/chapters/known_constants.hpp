// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said at once of the constants that a scenario stands for, while a run with them is still to come.
#pragma once

#include <optional>

#include "core/study/chapters/scenario.hpp"

namespace littlestone {

/// The numbers that a scenario's kind of constants asks for, as far as they are known.
struct KnownConstants {
  /// exact: each number is known and M can run with it. magnitude: each is known at least as a power of ten, which may
  /// be too large to run. pending: it takes a run, or the class's dimension, to know them. refused: there are none, by
  /// `rule`.
  enum class State { exact, magnitude, pending, refused };
  State state = State::pending;
  LargeCount auxiliary;  // n
  LargeCount cap;        // N
  LargeCount batches;    // k
  LargeCount selection;  // n'
  LargeCount total;      // k(N + n) + n'
  std::optional<Rule> rule;
};

/// Custom constants are exact as they stand. Sharp ones are exact where `resolved` is a scenario of the same class and
/// the same goal whose constants resolve_constants worked out; they are not worked out here, because that takes up to a
/// second. Paper constants have magnitudes for a known `dimension` (Ldim; below 0: not known). O(dimension).
[[nodiscard]] KnownConstants known_constants(const Scenario& scenario, const Scenario* resolved, int dimension);

}  // namespace littlestone
