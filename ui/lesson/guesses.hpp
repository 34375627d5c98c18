// SPDX-License-Identifier: GPL-3.0-or-later
// What a student guessed in the lesson, as one line of text: written by the lesson's web page, read by the window.
//
//   LL1 20573 0=3 1=4 5=1,2,-,2 12=3200 c7
//
// Its format, the seed of the lesson's run, what was guessed at each station's questions in their order (a card or a point
// from 1, or a number; − for none), and a check of all before it. No name and no time.
#pragma once

#include <QString>
#include <QStringList>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/lesson/station.hpp"

namespace littlestone::ui {

/// The beats of a station that ask what the next beat answers, in order: by a card, or by a hand in the picture.
[[nodiscard]] std::vector<int> questions_of(const Station& station);

/// The check of a line: the remainder of a CRC of 8 bits, polynomial x⁸ + x² + x + 1, beginning with 0.
[[nodiscard]] std::uint8_t guess_check(std::string_view text);

/// The guesses of many students.
struct GuessTally {
  int lines = 0;                                           ///< that were counted
  std::map<std::pair<int, int>, std::map<int, int>> told;  ///< by station and beat: how often each guess came
  QStringList problems;                                    ///< one sentence for each line that was not counted

  /// Hands for each card of a question that has `cards`.
  [[nodiscard]] std::vector<int> hands(int station, int beat, int cards) const;
};

/// The guess line of a walk, without a line's end. `told`: by station and beat.
[[nodiscard]] QString guess_line(const std::vector<std::shared_ptr<const Station>>& course, std::uint64_t seed,
                                 const std::map<std::pair<int, int>, int>& told);

/// Counts the lines of a text. Empty lines are passed over. A line that is damaged, of another format or of another lesson
/// is named with its number and counts nothing. Equal lines are those of different students.
[[nodiscard]] GuessTally read_guesses(const QString& text, const std::vector<std::shared_ptr<const Station>>& course,
                                      std::uint64_t seed);

}  // namespace littlestone::ui
