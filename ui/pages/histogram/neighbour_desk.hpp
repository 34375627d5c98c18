// SPDX-License-Identifier: GPL-3.0-or-later
// The controls below the explanation of the stable histogram: draw the noise again, and guess which list was seen.
#pragma once

#include <QLabel>
#include <QWidget>

#include "ui/kit/controls.hpp"
#include "ui/kit/picture_view.hpp"
#include "ui/pages/histogram/neighbour_panel_scene.hpp"
#include "ui/shell/step_panel.hpp"

namespace littlestone::ui {

class NeighbourDesk final : public QWidget {
  Q_OBJECT

 public:
  explicit NeighbourDesk(QWidget* parent = nullptr);

  /// Nothing is seen of it: there is no noise to draw.
  void show_nothing();
  [[nodiscard]] bool empty() const { return all_->isHidden(); }
  /// How often the noise was drawn, and what came of it.
  void show_draws(std::uint64_t draws, const QString& said);
  /// No guessing.
  void hide_guess();
  /// `changed` is the word for the second list, `list` what is to be guessed, `answer` what was said of the last guess.
  void show_guess(const QString& changed, const QString& list, const QString& answer, const GuessScore& score,
                  bool same_law);

  [[nodiscard]] PlainButton& once() const { return *once_; }
  [[nodiscard]] PlainButton& hundred() const { return *hundred_; }
  /// Guesses: as it was, changed.
  [[nodiscard]] PlainButton& guess(bool changed) const { return changed ? *changed_ : *as_it_was_; }
  [[nodiscard]] QString draws_said() const { return said_->markup(); }
  [[nodiscard]] QString list_shown() const { return list_->markup(); }
  [[nodiscard]] QString answer() const { return answer_->text(); }

 signals:
  void noise_asked(int times);
  void guessed(bool changed);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QWidget* all_;
  QWidget* drawing_;
  QLabel* count_;
  PlainButton* once_;
  PlainButton* hundred_;
  RichLabel* said_;
  QWidget* guessing_;
  RichLabel* list_;
  PlainButton* as_it_was_;
  PlainButton* changed_;
  QLabel* answer_;
  PictureView* scale_;
};

}  // namespace littlestone::ui
