// SPDX-License-Identifier: GPL-3.0-or-later
// The selection as a picture: errors on fresh examples, exact probabilities, the draw, and what it is worth.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "core/study/private_run/selection_draws.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

class SelectionPicture final : public Picture {
 public:
  /// Under the histogram the picture is a strip of few rows; on a page of its own it also lays ĥ over the target.
  enum class Form { strip, page };
  /// `position` as in Step: 0 nothing yet, 1 errors, 2 probabilities, 3 the draw. `again`: how often each was drawn
  /// when the selection was drawn again, on the page beside its exact chance; null: it was not.
  SelectionPicture(std::shared_ptr<const PrivateRun> run, int position, Form form = Form::page, double phase = 1,
                   std::shared_ptr<const SelectionDraws> again = nullptr);

  /// As high as its rows need.
  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(SelectionPicture)

  [[nodiscard]] double paint_rows(const class Stage& stage, double top, double pitch, std::size_t most) const;
  void paint_again(const class Stage& stage, double bars_left, double bars_width, double y, std::size_t i) const;
  void paint_draw(const class Stage& stage, double y) const;
  void paint_selected(const class Stage& stage, double heading, double comparison) const;
  void paint_comparison(const class Stage& stage, double top) const;

  std::shared_ptr<const PrivateRun> run_;
  int position_;
  Form form_;
  std::shared_ptr<const SelectionDraws> again_;
  double tried_ = 1;    // the errors
  double grown_ = 1;    // the chances' bars
  double pointed_ = 1;  // the draw's pointer
  double left_ = 1;     // what leaves
};

/// Both private stages, one above the other, with one boundary through them.
class StagesPicture final : public Picture {
 public:
  /// `phase` is that of the stage that is being played.
  StagesPicture(std::shared_ptr<const PrivateRun> run, int histogram_position, int selection_position,
                double phase = 1);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  std::shared_ptr<const PrivateRun> run_;
  int histogram_;
  int selection_;
  double phase_;
};

}  // namespace littlestone::ui
