// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the online game: who is played, the point, the answer, and the way back.
#pragma once

#include <QWidget>
#include <optional>
#include <string>

#include "core/study/play_online/play_online_run.hpp"
#include "ui/kit/choice_box.hpp"
#include "ui/kit/controls.hpp"
#include "ui/shell/game_rows.hpp"  // AnswerButton

namespace littlestone::ui {

class PlayDesk final : public QWidget {
  Q_OBJECT

 public:
  explicit PlayDesk(QWidget* parent = nullptr);

  /// The game as it stands: `asked` is the point that is next, if one was asked, `plus` the chance of + that is said
  /// there.
  void show_game(const PlayRun& run, std::optional<PointIndex> asked, const Rational& plus);
  /// No higher than its words need at its width.
  [[nodiscard]] QSize minimumSizeHint() const override;

  [[nodiscard]] Segments& part() const { return *part_; }
  [[nodiscard]] ChoiceBox& point() const { return *point_; }
  [[nodiscard]] AnswerButton& answer(Label label) const { return label == Label::plus ? *plus_ : *minus_; }
  [[nodiscard]] QString question() const { return question_->markup(); }
  /// Who answers, or asks, and why not the minimax learner.
  [[nodiscard]] QString learner() const { return learner_->markup(); }
  [[nodiscard]] PlainButton& say_button() const { return *say_; }
  [[nodiscard]] PlainButton& undo_button() const { return *undo_; }
  [[nodiscard]] PlainButton& restart_button() const { return *restart_; }
  [[nodiscard]] PlainButton& best_button() const { return *best_; }

 signals:
  void part_chosen(bool learner);
  void point_asked(int point);
  void answered(littlestone::Label label);
  void said();
  void undo_asked();
  void restart_asked();
  void best_asked();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void list_points(const ConceptClass& concept_class, std::optional<PointIndex> asked);

  Segments* part_;
  ChoiceBox* point_;
  RichLabel* learner_;
  RichLabel* question_;
  QWidget* answering_;
  AnswerButton* minus_;
  AnswerButton* plus_;
  PlainButton* say_;
  PlainButton* undo_;
  PlainButton* restart_;
  PlainButton* best_;
  std::string listed_;  // the class whose points are listed
};

}  // namespace littlestone::ui
