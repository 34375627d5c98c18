// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of a predictor that first draws which rule answers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace littlestone {

/// At each point the chance of +, a mean over parts with weights that add up to 1. Both answers are summed: the mean is
/// exactly 1 where every part is sure of +, however the sums are rounded.
class MixedAnswers {
 public:
  explicit MixedAnswers(std::size_t points) : plus_(points, 0.0), minus_(points, 0.0) {}

  /// A part of this weight that answers + at point x with chance `plus`.
  void add(std::size_t x, double weight, double plus) {
    plus_[x] += weight * plus;
    minus_[x] += weight * (1 - plus);
  }
  [[nodiscard]] double plus(std::size_t x) const { return minus_[x] > 0 ? std::min(plus_[x], 1.0) : 1; }
  /// Of all points, each given to `after`.
  template <class After>
  [[nodiscard]] std::vector<double> plus(const After& after) const {
    std::vector<double> all(plus_.size());
    for (std::size_t x = 0; x < all.size(); ++x) all[x] = after(plus(x));
    return all;
  }

 private:
  std::vector<double> plus_;
  std::vector<double> minus_;
};

}  // namespace littlestone
