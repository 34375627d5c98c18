// SPDX-License-Identifier: GPL-3.0-or-later
// What the panels of games that are played by hand have in common: who is played, the two answers, and a row of
// buttons.
#pragma once

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QString>
#include <initializer_list>

#include "core/concept/labels.hpp"
#include "ui/kit/controls.hpp"

namespace littlestone::ui {

/// Answers −1 or +1: the label's cell, the number, and what it would mean.
class AnswerButton final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit AnswerButton(Label label, QWidget* parent = nullptr);
  [[nodiscard]] Label label() const { return label_; }
  /// `heavy`: the answer that makes a mistake, with a border of 2 px. `brief` is written where the meaning has no room.
  void set_meaning(const QString& meaning, bool heavy, const QString& brief = {});
  [[nodiscard]] const QString& meaning() const { return meaning_; }
  [[nodiscard]] QSize sizeHint() const override { return {124, 44}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Label label_;
  QString meaning_;
  QString brief_;
  bool heavy_ = false;
};

/// "PLAY", and at its right which side the user plays: the first of `sides` is chosen.
[[nodiscard]] QHBoxLayout* game_head(Segments& sides, QWidget& panel);
/// Both answers side by side fill `row`.
void lay_answers(QWidget& row, AnswerButton& minus, AnswerButton& plus);
/// Buttons of one width side by side.
[[nodiscard]] QHBoxLayout* button_row(std::initializer_list<PlainButton*> buttons);

}  // namespace littlestone::ui
