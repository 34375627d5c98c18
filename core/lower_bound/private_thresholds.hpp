// SPDX-License-Identifier: GPL-3.0-or-later
// The private learner M on thresholds over [N]: its exact average hypothesis by enumeration. [MATH §A1]
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/concept/labels.hpp"
#include "core/learner/private_learner.hpp"

namespace littlestone {

/// M with custom constants as a learner of thresholds over [N]. The m = K(N' + n) + n' rows of a sample are first put
/// in a fixed public order, a permutation of 0 … m − 1 that depends on m alone: an increasing sample would give batches
/// of one label. The order does not look at the data, so M stays (ε, δ)-private. Thread-safe; what was worked out for a
/// sample is kept for the next question about it.
class PrivateThresholds {
 public:
  struct Setting {
    Rational epsilon = 4;
    Rational delta{1, 10};
    CustomConstants constants{1, 0, 4, 2, {}, 0};  // its `levels` are not used: they depend on N
    std::optional<unsigned> level = 0;             // the only level that G plays; none: each with the same weight
  };

  static constexpr std::uint64_t most_points = 256;  // of a domain
  static constexpr std::uint64_t most_batches = 8;
  static constexpr std::size_t most_predictors = 20;  // that the batches of one sample may vote for

  /// Throws InputError (field `field`) where m is odd or above 64, the batches are more than most_batches, or ε, δ are
  /// out of range.
  PrivateThresholds(std::string_view field, Setting setting);
  ~PrivateThresholds();
  PrivateThresholds(const PrivateThresholds&) = delete;
  PrivateThresholds& operator=(const PrivateThresholds&) = delete;

  [[nodiscard]] const Setting& setting() const noexcept { return setting_; }
  [[nodiscard]] std::size_t examples() const noexcept { return examples_; }  // m
  /// "private:E,D,n,N,K,n',L", or without ",L" where all levels are played.
  [[nodiscard]] std::string name() const;
  /// Reads `private` or what name() says. Throws InputError(field, …).
  [[nodiscard]] static std::shared_ptr<const PrivateThresholds> parse(std::string_view field, std::string_view text);

  /// Where row i of a sorted sample goes.
  [[nodiscard]] const std::vector<std::size_t>& order() const noexcept { return order_; }
  /// Which hypotheses M returns on the increasing balanced sample on `points`, with their exact probabilities (50
  /// digits inside, rounded here; they add up to 1), by their labels. Most are no thresholds. Throws InputError where N
  /// > most_points (field "domain"), the level is above ⌊log₂ N⌋, or the sample has too many outcomes.
  [[nodiscard]] std::vector<std::pair<LabelVector, double>> hypotheses(std::span<const std::uint64_t> points,
                                                                       std::uint64_t domain) const;
  /// A_S(1) … A_S(N). The same errors.
  [[nodiscard]] std::vector<double> values(std::span<const std::uint64_t> points, std::uint64_t domain) const;
  /// A_S(x) from what is kept; 1 ≤ x ≤ N. At most 1.
  [[nodiscard]] double value(std::span<const std::uint64_t> points, std::uint64_t x, std::uint64_t domain) const;
  /// The sums of the probabilities of the hypotheses that say + at x, and of those that say −, likewise.
  [[nodiscard]] std::pair<double, double> shares(std::span<const std::uint64_t> points, std::uint64_t x,
                                                 std::uint64_t domain) const;

 private:
  struct Line;  // the class of a domain with its automaton
  [[nodiscard]] Line& line(std::uint64_t domain) const;

  Setting setting_;
  std::size_t examples_ = 0;
  std::vector<std::size_t> order_;
  mutable std::mutex lock_;
  mutable std::map<std::uint64_t, std::unique_ptr<Line>> lines_;
};

}  // namespace littlestone
