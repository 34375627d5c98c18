// SPDX-License-Identifier: GPL-3.0-or-later
// A page that is played with by hand in a lecture.
#pragma once

#include <QString>

namespace littlestone::ui {

/// Space has a use of the page's own there; → still goes on. In a lesson Space is the lesson's.
class LectureHand {
 public:
  virtual ~LectureHand() = default;
  /// What Space does, in a word or two.
  [[nodiscard]] virtual QString space_words() const = 0;
  virtual void take_space() = 0;
};

}  // namespace littlestone::ui
