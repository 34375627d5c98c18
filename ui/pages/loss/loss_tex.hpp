// SPDX-License-Identifier: GPL-3.0-or-later
// Loss against sample size for pgfplots: two axes over the same n, with the numbers of every learner.
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QSizeF>
#include <optional>

#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/sweep.hpp"
#include "ui/kit/theme.hpp"
#include "ui/pages/loss/loss_legend.hpp"

namespace littlestone::ui {

/// Writes what the print picture and the plot draw: the losses (runs that differ as dots, the middle 80 % as a band,
/// means as a line, α dashed) and the sizes of the theorem that lie on the axis, dotted; for the plot, below them the
/// share of runs with loss at most α, with 1 − β dashed.
class LossTex {
  Q_DECLARE_TR_FUNCTIONS(LossTex)

 public:
  LossTex(const Scenario& scenario, const SweepResult& result, const std::optional<TheoremSizes>& theorem,
          LossDrawn drawn);
  [[nodiscard]] QByteArray source(QSizeF size, const Theme& theme) const;

 private:
  struct Axis {
    double from = 1;  // n
    double to = 10;
    double top = 1;  // the largest loss that is drawn
  };
  [[nodiscard]] Axis axis() const;
  [[nodiscard]] QByteArray losses(LearnerKind learner, const QByteArray& color, const Theme& theme) const;
  [[nodiscard]] QByteArray shares(LearnerKind learner, const QByteArray& color, const Theme& theme) const;
  [[nodiscard]] QByteArray theorem_lines(const Axis& axis) const;

  const Scenario& scenario_;
  const SweepResult& result_;
  const std::optional<TheoremSizes>& theorem_;
  LossDrawn drawn_;
};

}  // namespace littlestone::ui
