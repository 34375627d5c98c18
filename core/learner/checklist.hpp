// SPDX-License-Identifier: GPL-3.0-or-later
// The inequalities of a proof, as they are recomputed one by one.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/learner/lean_constants.hpp"
#include "core/learner/wide.hpp"

namespace littlestone::detail {

class Checklist {
 public:
  /// Both sides carry 50 digits; 1e-25 of them are given away to the unfavourable side.
  void at_most(std::string number, std::string meaning, const Wide& left, const Wide& right) {
    const bool holds = left + mp::abs(left) * Wide("1e-25") <= right - mp::abs(right) * Wide("1e-25");
    add(std::move(number), std::move(meaning), left.convert_to<double>(), right.convert_to<double>(), holds);
  }
  void equal(std::string number, std::string meaning, const BigInteger& left, const BigInteger& right) {
    add(std::move(number), std::move(meaning), left.convert_to<double>(), right.convert_to<double>(), left == right);
  }
  void holds(std::string number, std::string meaning, bool true_of_it) {
    add(std::move(number), std::move(meaning), true_of_it ? 1 : 0, 1, true_of_it);
  }
  void add(std::string number, std::string meaning, double left, double right, bool holds) {
    checks_.push_back({std::move(number), std::move(meaning), left, right, holds});
  }
  std::vector<LeanCheck> take() { return std::move(checks_); }

 private:
  std::vector<LeanCheck> checks_;
};

}  // namespace littlestone::detail
