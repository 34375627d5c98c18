// SPDX-License-Identifier: GPL-3.0-or-later
// The class as a picture: its label table, the target row, and the distribution as bars under the points.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/lab_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Rows are hypotheses, columns points. Small tables are cells with + and −; bigger ones plain cells, then runs of equal labels;
/// what does not fit even so is left off and counted in a caption.
class ClassPicture final : public Picture {
 public:
  explicit ClassPicture(std::shared_ptr<const LabRun> run);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(ClassPicture)

  struct Grid;
  [[nodiscard]] Grid cells() const;
  [[nodiscard]] Grid micro(QSizeF room) const;
  void paint_grid(QPainter& painter, const Theme& theme, QSizeF room, const Grid& grid, Spots& spots) const;
  [[nodiscard]] double name_width(bool hypotheses) const;

  std::shared_ptr<const LabRun> run_;
};

}  // namespace littlestone::ui
