// SPDX-License-Identifier: GPL-3.0-or-later
// The Standard Optimal Algorithm on an implicit class: one run at a time, with nothing of the size of the table.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/concept/implicit_class.hpp"

namespace littlestone {

/// The SOA after a sequence of examples, extended to non-realizable sequences by [ABLMM] Definition 11: from the first
/// example that makes the sequence non-realizable on, each example only patches the last predictor at its point.
/// Agrees with SoaAutomaton on the table form. Memory linear in the examples told apart; copyable in the same.
class ImplicitSoa {
 public:
  /// The state of the empty sequence.
  explicit ImplicitSoa(const ImplicitClass& concept_class);
  ImplicitSoa(const ImplicitSoa& other);
  ImplicitSoa& operator=(const ImplicitSoa& other);
  ImplicitSoa(ImplicitSoa&&) noexcept = default;
  ImplicitSoa& operator=(ImplicitSoa&&) noexcept = default;
  ~ImplicitSoa() = default;

  /// |X|.
  [[nodiscard]] std::uint64_t points() const noexcept { return points_; }
  /// The predictor's label at x < |X|; as fast as ImplicitSpace::predict.
  [[nodiscard]] Label predict(PointIndex x) const;
  /// The predictor's positive points as maximal runs in rising order.
  [[nodiscard]] std::vector<PointRun> positive_runs() const;
  /// Tells one example; its point must be below |X|. linear and affine pay a look at every negative for each positive
  /// that raises the dimension, everything else O(log) or less.
  void observe(Example example);

  /// Whether some hypothesis of the class agrees with the whole sequence.
  [[nodiscard]] bool realizable() const noexcept { return realizable_; }
  /// The hypotheses that agree with the sequence, up to the last example at which there were any.
  [[nodiscard]] const ImplicitSpace& version_space() const noexcept { return *space_; }

 private:
  std::uint64_t points_;
  std::unique_ptr<ImplicitSpace> space_;
  bool realizable_ = true;
  std::unordered_map<PointIndex, Label> patches_;
};

/// What the SOA did on one sequence.
struct ImplicitPlay {
  std::vector<Label> predictions;  // before each label was told
  std::size_t mistake_count = 0;
  bool realizable = true;
};

/// Plays the SOA over the sequence, from its state on. Throws InputError naming the first example outside the domain.
ImplicitPlay play_soa(ImplicitSoa& soa, std::span<const Example> sample);

}  // namespace littlestone
