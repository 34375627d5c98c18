// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit is made of: cases drawn from a printed seed, the first of them degenerate, until the time is over.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <random>
#include <string>
#include <vector>

namespace littlestone::audit {

/// What one case is drawn from. The same for the same seed and number of the case.
class Draws {
 public:
  Draws(std::uint64_t seed, std::uint64_t number) : engine_(seed * 0x9E3779B97F4A7C15 + number), number_(number) {}
  [[nodiscard]] std::uint64_t number() const noexcept { return number_; }
  /// From `least` to `most`, each alike.
  std::uint64_t whole(std::uint64_t least, std::uint64_t most) { return least + engine_() % (most - least + 1); }
  bool one_in(std::uint64_t n) { return whole(1, n) == 1; }
  double share() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }
  template <class Item>
  Item one_of(std::initializer_list<Item> items) {
    return items.begin()[whole(0, items.size() - 1)];
  }
  /// A decimal of `digits` digits whose logarithm is uniform between those of `low` and `high`, such as "0.0273".
  std::string decimal(double low, double high, int digits = 3);
  /// ε from 10^−9 to 50.
  std::string epsilon();
  /// δ from 10^−300 to .999, and 0 where `zero`.
  std::string delta(bool zero);

 private:
  std::mt19937_64 engine_;  // its words are the standard's
  std::uint64_t number_;
};

/// Runs one case after another until this part's share of the time is over, `least` cases at least; prints how many, and
/// the seed. LITTLESTONE_SEED is the seed (1 where it is not set), LITTLESTONE_AUDIT_SECONDS the seconds of all parts
/// together (60).
void run_cases(const std::string& part, std::uint64_t least, const std::function<void(Draws&)>& one);

}  // namespace littlestone::audit
