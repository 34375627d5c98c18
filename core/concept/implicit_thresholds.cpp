// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/implicit_families.hpp"

#include <algorithm>

namespace littlestone {
namespace {

// {t_i : first < i ≤ last}, as cuts: t_i is +1 at the 0-based points i − 1, i, …
class ThresholdSpace final : public Clonable<ThresholdSpace> {
 public:
  explicit ThresholdSpace(std::uint64_t n) : points_(n), last_(n) {}

  [[nodiscard]] bool restrict(Example example) override {
    const std::uint64_t j = std::uint64_t{example.point} + 1;
    if (example.label == Label::plus) {  // i ≤ j
      if (j <= first_) return false;
      last_ = std::min(last_, j);
    } else {  // i > j
      if (j >= last_) return false;
      first_ = std::max(first_, j);
    }
    return true;
  }
  [[nodiscard]] DimensionRange dimension(std::uint64_t) const override {
    const int d = floor_log(last_ - first_);
    return {d, d};
  }
  [[nodiscard]] Label predict(PointIndex x) const override {
    const std::uint64_t j = std::uint64_t{x} + 1;
    if (j <= first_) return Label::minus;
    if (j >= last_) return Label::plus;
    return label_of(floor_log(j - first_) > floor_log(last_ - j));
  }
  // ⌊log₂(j − first)⌋ rises and ⌊log₂(last − j)⌋ falls with j, so the positive points are a final segment.
  [[nodiscard]] std::vector<PointRun> positive_runs() const override {
    std::uint64_t low = first_;  // 0-based points; the one of t_first is negative or outside, that of t_last positive
    std::uint64_t high = last_ - 1;
    while (low < high) {
      const std::uint64_t middle = low + (high - low) / 2;
      if (predict(static_cast<PointIndex>(middle)) == Label::plus) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return {{static_cast<PointIndex>(low), static_cast<PointIndex>(points_ - 1)}};
  }

 private:
  std::uint64_t points_;
  std::uint64_t first_ = 0;
  std::uint64_t last_;
};

}  // namespace

std::unique_ptr<ImplicitSpace> every_threshold(std::uint64_t n) { return std::make_unique<ThresholdSpace>(n); }

}  // namespace littlestone
