// SPDX-License-Identifier: GPL-3.0-or-later
// The question that a step puts to the room, with answers to choose from.
#pragma once

#include <QKeyEvent>
#include <QLabel>
#include <QWidget>
#include <array>
#include <map>

#include "ui/kit/controls.hpp"
#include "ui/shell/action_button.hpp"
#include "ui/shell/script.hpp"

namespace littlestone::ui {

/// "ASK THE ROOM", the question, and one card an answer, which the keys 1, 2 and 3 choose, too. Whether an answer is
/// right is said by the next step's sentence alone: nothing is scored. Hidden where nothing is asked. What was chosen of a
/// question stays chosen while the panel is there.
class AskRoom final : public QWidget {
  Q_OBJECT

 public:
  explicit AskRoom(QWidget* parent = nullptr);

  void ask(const Question& question);
  [[nodiscard]] const Question& question() const { return question_; }
  /// The answer that is chosen, from 0; −1: none.
  [[nodiscard]] int chosen() const;
  void choose(int answer);
  /// 1, 2 and 3; false where there is no such answer.
  bool take_key(const QKeyEvent& key);
  static constexpr std::size_t most_answers = 3;

 signals:
  /// Another answer is chosen.
  void answered();

 private:
  void show_chosen();

  Question question_;
  std::map<QString, int> chosen_;  // by question
  QLabel* heading_;
  RichLabel* text_;
  std::array<ActionButton*, most_answers> cards_ = {};
  RichLabel* hint_;
};

}  // namespace littlestone::ui
