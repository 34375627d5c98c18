// SPDX-License-Identifier: GPL-3.0-or-later
// The mistake game's controls: who is played, mistakes against Ldim, the moves, and what can be done next.
#pragma once

#include <QWidget>

#include "ui/kit/choice_box.hpp"
#include "ui/kit/controls.hpp"
#include "ui/pages/tree/game_desk.hpp"
#include "ui/pages/tree/moves_table.hpp"
#include "ui/shell/game_rows.hpp"
#include "ui/shell/step_panel.hpp"

namespace littlestone::ui {

/// Ldim many places, a disc with a cross for every mistake; more mistakes than places are counted after them.
class MistakeRow final : public QWidget {
  Q_OBJECT

 public:
  explicit MistakeRow(QWidget* parent = nullptr);
  void set_mistakes(int mistakes, int dimension);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int mistakes_ = 0;
  int dimension_ = 0;
};

/// What the learner with coins expects to have paid, what it pays at most from here on, and R: on the scale of the
/// mistakes above.
class CoinsRow final : public QWidget {
  Q_OBJECT

 public:
  explicit CoinsRow(QWidget* parent = nullptr);
  /// `dimension` and `mistakes` set the scale, as in MistakeRow.
  void set_coins(const CoinGame& game, int mistakes, int dimension);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  CoinGame game_;
  int places_ = 1;
};

/// The chance of −1 and of +1 that the learner with coins gives at the open question, as one bar that is split.
class OddsRow final : public QWidget {
  Q_OBJECT

 public:
  explicit OddsRow(QWidget* parent = nullptr);
  void set_plus(const Rational& plus);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Rational plus_;
};

class GamePanel final : public QWidget {
  Q_OBJECT

 public:
  explicit GamePanel(GameDesk& desk, QWidget* parent = nullptr);

  [[nodiscard]] Segments& role() const { return *role_; }
  [[nodiscard]] AnswerButton& answer(Label label) const { return label == Label::plus ? *plus_ : *minus_; }
  [[nodiscard]] PlainButton& ask_button() const { return *ask_; }
  [[nodiscard]] PlainButton& undo_button() const { return *undo_; }
  [[nodiscard]] PlainButton& restart_button() const { return *restart_; }
  [[nodiscard]] PlainButton& hint_button() const { return *hint_; }
  [[nodiscard]] QString question() const { return question_->markup(); }
  [[nodiscard]] int mistakes() const;
  /// What the panel says of the learner with coins.
  [[nodiscard]] QString coins_told() const;
  /// What is happening, for the panel below.
  void describe(StepPanel& panel) const;
  /// No higher than its words need at its width; the layout's own minimum adds up what it needs at its narrowest.
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  void show_coins(const GameState& state);
  [[nodiscard]] QString coin_sentence(const GameState& state) const;

  GameDesk& desk_;
  bool hinted_ = false;  // the hint is told until the next move
  int hinted_at_ = 0;
  Segments* role_;
  RichLabel* who_;
  MistakeRow* mistakes_;
  RichLabel* bound_;
  CoinsRow* coins_;
  RichLabel* coins_bound_;
  MovesTable* moves_;
  RichLabel* question_;
  QWidget* asking_;
  ChoiceBox* point_;
  std::shared_ptr<const ConceptClass> listed_of_;  // whose points it lists
  PlainButton* ask_;
  QWidget* answering_;
  OddsRow* odds_;
  AnswerButton* minus_;
  AnswerButton* plus_;
  PlainButton* undo_;
  PlainButton* restart_;
  PlainButton* hint_;
};

/// What stands in the transport's place on the mistake tree's page: a ruler of rounds over the game's moves.
class GameBar final : public QWidget {
  Q_OBJECT

 public:
  explicit GameBar(GameDesk& desk, QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  [[nodiscard]] QRectF ruler() const;
  [[nodiscard]] double x_of(int step) const;
  [[nodiscard]] int steps_shown() const;
  GameDesk& desk_;
};

}  // namespace littlestone::ui
