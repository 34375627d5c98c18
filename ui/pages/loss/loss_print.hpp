// SPDX-License-Identifier: GPL-3.0-or-later
// Loss against sample size for paper and slides: mean losses named at their ends, the theorem's size dotted.
#pragma once

#include <memory>

#include "ui/kit/picture.hpp"
#include "ui/kit/tex_source.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_range.hpp"
#include "ui/shell/exhibit.hpp"
#include "ui/shell/worded.hpp"

namespace littlestone::ui {

/// What the print picture shows in a room: lines of mean losses, bands of the middle 80 % of runs, and the runs of the
/// cells in which they differ.
[[nodiscard]] Scene loss_print_scene(const LossData& data, QSizeF room);

/// Type stays legible in a narrow column: the axes give way before it does.
class LossPrint final : public Picture, public TexSource {
 public:
  explicit LossPrint(std::shared_ptr<const LossData> data) : data_(std::move(data)) {}

  [[nodiscard]] QSizeF natural_size() const override { return {560, 340}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;
  [[nodiscard]] QByteArray tex(QSizeF size, const Theme& theme) const override;

 private:
  std::shared_ptr<const LossData> data_;
};

/// The words of a figure of these losses: learners and marks, the size from which M releases something and keeps its
/// promise, and the size from which the theorem guarantees it. If M does not keep it within the measured sizes, the
/// words say so.
[[nodiscard]] FigureWords loss_words(const LossData& data, LossDrawn drawn = LossDrawn::print);

/// What a figure of the examples needed says: which constants its curves have, and where M was not measured.
[[nodiscard]] FigureWords need_words(const RequiredCurve& curve);

/// The figure "loss": the print picture, one row a cell with every run's loss, and its words.
[[nodiscard]] std::shared_ptr<const Exhibit> loss_figure(std::shared_ptr<const LossData> data);

}  // namespace littlestone::ui
