// SPDX-License-Identifier: GPL-3.0-or-later
// Pages whose picture would answer a question of the lesson, and pages on which a question is answered by hand.
#pragma once

#include <cstdint>
#include <optional>

namespace littlestone::ui {

class HeldBack {
 public:
  virtual ~HeldBack() = default;
  /// A question to an audience is open: what would answer it is not shown until it is held back no more.
  virtual void hold_back(bool held) = 0;
};

/// A page on which a mark is put where the answer is expected.
class Guessed {
 public:
  enum class Guess {
    none,  ///< no question of the lesson is asked here
    open,  ///< the mark can be moved; what would answer the question is not shown
    told   ///< the mark stands beside the answer
  };
  virtual ~Guessed() = default;
  virtual void ask_guess(Guess guess) = 0;
  /// Where the mark stands, in examples; none where there is none.
  [[nodiscard]] virtual std::optional<std::uint64_t> guess() const = 0;
};

}  // namespace littlestone::ui
