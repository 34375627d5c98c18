// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/implicit_families.hpp"

#include <optional>
#include <unordered_set>

namespace littlestone {
namespace {

// The indicators of the points not excluded, or of one point. With m ≥ 2 left, V⁺ₓ is one hypothesis and V⁻ₓ at least
// one: Ldim(V⁺ₓ) = 0 never exceeds Ldim(V⁻ₓ), so everything is predicted −1.
class PointSpace final : public Clonable<PointSpace> {
 public:
  explicit PointSpace(std::uint64_t n) : left_(n) {
    for (std::uint64_t x = n - n % 4; x < n; ++x) xor_ ^= x;  // 0 ⊕ … ⊕ (4c − 1) = 0
  }

  [[nodiscard]] bool restrict(Example example) override {
    const PointIndex x = example.point;
    if (const auto only = only_point()) return (*only == x) == (example.label == Label::plus) && settle(*only);
    if (excluded_.contains(x)) return example.label == Label::minus;
    if (example.label == Label::plus) return settle(x);
    excluded_.insert(x);
    xor_ ^= x;
    --left_;
    return true;
  }
  [[nodiscard]] DimensionRange dimension(std::uint64_t) const override {
    const int d = only_point() ? 0 : 1;
    return {d, d};
  }
  [[nodiscard]] Label predict(PointIndex x) const override { return label_of(only_point() == x); }
  [[nodiscard]] std::vector<PointRun> positive_runs() const override {
    if (const auto only = only_point()) return {{*only, *only}};
    return {};
  }

 private:
  [[nodiscard]] std::optional<PointIndex> only_point() const {
    if (positive_) return positive_;
    if (left_ == 1) return static_cast<PointIndex>(xor_);
    return std::nullopt;
  }
  bool settle(PointIndex x) {
    positive_ = x;
    return true;
  }

  std::optional<PointIndex> positive_;
  std::uint64_t left_;
  std::uint64_t xor_ = 0;  // of the points left
  std::unordered_set<PointIndex> excluded_;
};

}  // namespace

std::unique_ptr<ImplicitSpace> every_point(std::uint64_t n) { return std::make_unique<PointSpace>(n); }

}  // namespace littlestone
