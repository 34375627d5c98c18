// SPDX-License-Identifier: GPL-3.0-or-later
// Families in implicit form: version space, Littlestone dimension and SOA predictor in closed form, with no table.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.hpp"
#include "core/concept/labels.hpp"

namespace littlestone {

/// The points first … last, both included.
struct PointRun {
  PointIndex first = 0;
  PointIndex last = 0;
  friend bool operator==(const PointRun&, const PointRun&) = default;
};

/// What is known of a Littlestone dimension.
struct DimensionRange {
  int lower = 0;
  int upper = 0;
  [[nodiscard]] bool exact() const noexcept { return lower == upper; }
  friend bool operator==(const DimensionRange&, const DimensionRange&) = default;
};

/// A nonempty version space V of an implicit class: all that is left of it after some examples, in whatever few numbers
/// describe it. Every function agrees with the table form of the class (LittlestoneEngine), ties −1 included.
class ImplicitSpace {
 public:
  virtual ~ImplicitSpace() = default;
  [[nodiscard]] virtual std::unique_ptr<ImplicitSpace> clone() const = 0;

  /// Keeps {h ∈ V : h(x) = y} if that is nonempty; else changes nothing and returns false.
  [[nodiscard]] virtual bool restrict(Example example) = 0;

  /// Ldim(V). Exact for thresholds, points and intervals, whatever the budget. For linear and affine it is the largest
  /// dimension of a flat that avoids the negative examples (the critical problem of Crapo and Rota, NP-hard in
  /// general): exact where counting decides it, as it does while negatives are few, or where a search of at most
  /// `budget` looked-at points does; else an honest interval.
  [[nodiscard]] virtual DimensionRange dimension(std::uint64_t budget = std::uint64_t{1} << 26) const = 0;

  /// The SOA's label at x: +1 iff Ldim(V⁺ₓ) > Ldim(V⁻ₓ) (MATH §0). O(1) for thresholds and points, O(log) for
  /// intervals, O(n · rank) digit operations for linear and affine. Needs no dimension of V.
  [[nodiscard]] virtual Label predict(PointIndex x) const = 0;
  /// The points where predict is +1, as maximal runs in rising order. Time in the number of runs (intervals: times
  /// log², plus the gaps between negatives).
  [[nodiscard]] virtual std::vector<PointRun> positive_runs() const = 0;

 protected:
  ImplicitSpace() = default;
  ImplicitSpace(const ImplicitSpace&) = default;
  ImplicitSpace& operator=(const ImplicitSpace&) = default;
};

/// A class that is never written out: what is known of it in closed form, and its full version space.
class ImplicitClass {
 public:
  [[nodiscard]] const std::string& name() const noexcept { return name_; }
  /// |X| ≤ 2^31.
  [[nodiscard]] std::uint64_t points() const noexcept { return points_; }
  /// |H|.
  [[nodiscard]] const BigInteger& hypotheses() const noexcept { return hypotheses_; }
  /// Ldim(H), VC(H) and the most thresholds (strict sense) in H.
  [[nodiscard]] int littlestone() const noexcept { return littlestone_; }
  [[nodiscard]] int vc() const noexcept { return vc_; }
  [[nodiscard]] std::uint64_t thresholds() const noexcept { return thresholds_; }
  [[nodiscard]] std::unique_ptr<ImplicitSpace> everything() const { return everything_(); }

 private:
  friend ImplicitClass make_implicit_class(std::string_view text);

  std::string name_;
  std::uint64_t points_ = 0;
  BigInteger hypotheses_ = 0;
  int littlestone_ = 0;
  int vc_ = 0;
  std::uint64_t thresholds_ = 0;
  std::function<std::unique_ptr<ImplicitSpace>()> everything_;
};

/// Whether `text` names a family with an implicit form: thresholds, points, intervals, linear, affine.
[[nodiscard]] bool has_implicit_form(std::string_view text);

/// The class that `text` spells as make_class does, for |X| up to 2^31 points. Throws InputError naming the part that
/// is wrong, or when the family has no implicit form.
[[nodiscard]] ImplicitClass make_implicit_class(std::string_view text);

}  // namespace littlestone
