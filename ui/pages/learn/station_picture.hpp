// SPDX-License-Identifier: GPL-3.0-or-later
// A station of the lesson in a picture as large as a stamp: what its page shows of the lesson's run, in marks, before
// its question is answered. What a station asks for is on no stamp, its own or another's.
#pragma once

#include <memory>

#include "core/study/lesson/lesson_facts.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

class StationPicture final : public Picture {
 public:
  /// Of the station with this number, from 0.
  StationPicture(std::shared_ptr<const PrivateRun> run, std::shared_ptr<const LessonFacts> facts, int number);

  [[nodiscard]] QSizeF natural_size() const override { return {80, 52}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  void paint_class(QPainter& painter, const Theme& theme) const;
  void paint_tree(QPainter& painter, const Theme& theme) const;
  void paint_mistakes(QPainter& painter, const Theme& theme) const;
  void paint_difference(QPainter& painter, const Theme& theme) const;
  void paint_coin(QPainter& painter, const Theme& theme) const;
  void paint_stairs(QPainter& painter, const Theme& theme) const;
  void paint_levels(QPainter& painter, const Theme& theme) const;
  /// The votes in ticks; of the leading predictor all but the last `open`, which are hollow.
  void paint_votes(QPainter& painter, const Theme& theme, int open) const;
  void paint_noise(QPainter& painter, const Theme& theme) const;
  void paint_neighbour(QPainter& painter, const Theme& theme) const;
  void paint_selection(QPainter& painter, const Theme& theme) const;
  void paint_loss(QPainter& painter, const Theme& theme) const;

  std::shared_ptr<const PrivateRun> run_;
  std::shared_ptr<const LessonFacts> facts_;
  int number_;
};

}  // namespace littlestone::ui
