// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of the cell under the pointer in the loss plot, above a list of the marks: for the right panel.
#pragma once

#include <QCoreApplication>

#include "core/study/sweep/sweep.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {

/// A boxed list about one cell: its mean, 10–90 %, the share of runs that succeed with its interval, and for M and
/// the lean learner how many released nothing. Under it the marks of MarksPicture with their heading.
class PointedPicture final : public Picture {
  Q_DECLARE_TR_FUNCTIONS(PointedPicture)

 public:
  PointedPicture(SweepCell cell, double alpha, std::uint64_t runs);
  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  /// All of it in one sentence.
  [[nodiscard]] QString description() const override;

 private:
  struct Row {
    QString name;
    QString value;
  };
  /// The boxed list.
  [[nodiscard]] Scene scene() const;

  SweepCell cell_;
  std::uint64_t runs_;
  std::vector<Row> rows_;
};

}  // namespace littlestone::ui
