// SPDX-License-Identifier: GPL-3.0-or-later
// Labels, examples, samples and label vectors: the words of the theory.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/bits.hpp"

namespace littlestone {

enum class Label : std::int8_t { minus = -1, plus = +1 };

[[nodiscard]] constexpr Label opposite(Label y) { return y == Label::plus ? Label::minus : Label::plus; }
[[nodiscard]] constexpr Label label_of(bool plus) { return plus ? Label::plus : Label::minus; }
[[nodiscard]] constexpr char to_char(Label y) { return y == Label::plus ? '+' : '-'; }

using PointIndex = std::uint32_t;       // 0 … |X| − 1
using HypothesisIndex = std::uint32_t;  // row of the class, 0 … |H| − 1

/// One example (x, y).
struct Example {
  PointIndex point = 0;
  Label label = Label::minus;
  friend bool operator==(const Example&, const Example&) = default;
};

/// A sequence of examples; S∘T is concatenation.
using Sample = std::vector<Example>;

/// A function X → {−1, +1} as its full vector of labels: bit x is 1 iff the label at x is +1. Two hypotheses are
/// equal iff they agree on all of X.
class LabelVector {
 public:
  LabelVector() = default;
  explicit LabelVector(std::size_t points, Label value = Label::minus) : bits_(points, value == Label::plus) {}
  /// From a string over '-' and '+', one character a point; throws InputError on any other character.
  [[nodiscard]] static LabelVector parse(std::string_view text);

  [[nodiscard]] std::size_t size() const noexcept { return bits_.size(); }
  [[nodiscard]] Label operator[](std::size_t x) const { return label_of(bits_.test(x)); }
  void set(std::size_t x, Label y) { bits_.set(x, y == Label::plus); }
  /// The smallest point on which the two differ: the contest point (MATH §0). None when they are equal.
  [[nodiscard]] std::optional<PointIndex> contest_point(const LabelVector& other) const;
  [[nodiscard]] const BitVector& bits() const noexcept { return bits_; }
  /// One '-' or '+' a point.
  [[nodiscard]] std::string to_string() const;
  friend bool operator==(const LabelVector&, const LabelVector&) = default;

 private:
  BitVector bits_;
};

struct LabelVectorHash {
  std::size_t operator()(const LabelVector& labels) const noexcept { return labels.bits().hash(); }
};

/// The number of examples of the sample that h gets wrong.
[[nodiscard]] std::uint64_t count_errors(const LabelVector& h, const Sample& sample);

}  // namespace littlestone
