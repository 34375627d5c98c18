// SPDX-License-Identifier: GPL-3.0-or-later
// The stable histogram as a picture: true counts, noise, threshold, what leaves, and where the δ sits.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// One row per vote before the privacy boundary, one per released predictor after it. A withheld predictor leaves no
/// trace after the line: the released ones close up.
class HistogramPicture final : public Picture {
 public:
  /// `position` as in Step: 0 nothing yet, 1 counts, 2 noise, 3 threshold and release; `phase` in [0, 1]: how far its
  /// motion has come.
  HistogramPicture(std::shared_ptr<const PrivateRun> run, int position, double phase = 1);

  /// As high as its rows need, up to nine of them.
  [[nodiscard]] QSizeF natural_size() const override;
  /// Down to this height rows are left out before anything gets smaller.
  static constexpr double least_height = 320;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(HistogramPicture)

  /// The votes' rows with their axis and the notes under it.
  struct Rows;
  [[nodiscard]] Rows rows_of(std::size_t shown, double columns_right) const;
  void paint_rows(const class Stage& stage, double bottom) const;
  void paint_vote(const class Stage& stage, const Rows& rows, std::size_t index) const;
  void paint_notes(const class Stage& stage, const Rows& rows) const;
  void paint_released(const class Stage& stage, std::size_t room) const;
  void paint_delta(const class Stage& stage, double top) const;
  void paint_list_note(const class Stage& stage, double top) const;

  std::shared_ptr<const PrivateRun> run_;
  int position_;
  double grown_ = 1;     // the bars
  double slid_ = 1;      // the noise
  double released_ = 1;  // what leaves
};

}  // namespace littlestone::ui
