// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of the mistake game, one row a round.
#pragma once

#include <QWidget>

#include "ui/pages/tree/game_desk.hpp"

namespace littlestone::ui {

/// Round, point, prediction, truth, mistake; the last rounds of a long game.
class MovesTable final : public QWidget {
  Q_OBJECT

 public:
  explicit MovesTable(const GameDesk& desk, QWidget* parent = nullptr);
  void refresh();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const GameDesk& desk_;
};

}  // namespace littlestone::ui
