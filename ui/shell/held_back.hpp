// SPDX-License-Identifier: GPL-3.0-or-later
// Pages whose picture would answer a question of the lesson.
#pragma once

namespace littlestone::ui {

class HeldBack {
 public:
  virtual ~HeldBack() = default;
  /// A question to an audience is open: what would answer it is not shown until it is held back no more.
  virtual void hold_back(bool held) = 0;
};

}  // namespace littlestone::ui
