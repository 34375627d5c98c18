// SPDX-License-Identifier: GPL-3.0-or-later
// The transport: seven buttons, the timeline, the step box and the pace.
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QWidget>

#include "ui/shell/timeline.hpp"

namespace littlestone::ui {

/// A button whose face is one of the transport's signs; the only buttons of the program without words.
class TransportButton final : public QAbstractButton {
  Q_OBJECT

 public:
  enum class Sign { first, previous_round, previous, play, pause, next, next_round, last };
  TransportButton(Sign sign, const QString& name, QWidget* parent = nullptr);
  void set_sign(Sign sign, const QString& name);
  [[nodiscard]] Sign sign() const { return sign_; }
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Sign sign_;
};

/// Everything that moves the player, 72 px high. It has no state of its own.
class TransportBar final : public QWidget {
  Q_OBJECT

 public:
  explicit TransportBar(Player& player, QWidget* parent = nullptr);
  ~TransportBar() override;
  [[nodiscard]] Timeline& timeline() { return *timeline_; }
  [[nodiscard]] QLineEdit& step_box() { return *step_box_; }
  [[nodiscard]] TransportButton& play_button() { return *play_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();

  Player& player_;
  TransportButton* play_;
  Timeline* timeline_;
  QLineEdit* step_box_;
  QLabel* of_;
  QComboBox* pace_;
};

}  // namespace littlestone::ui
