// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/pointed_picture.hpp"

#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks_picture.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_table.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double width = 256;
constexpr double row_height = 18;
constexpr double head_height = 36;
constexpr double heading_height = 30;  // of the marks below

QString range_text(double low, double high) {
  return QStringLiteral("%1 – %2").arg(told_probability(low), probability_text(high));
}

}  // namespace

PointedPicture::PointedPicture(SweepCell cell, double alpha, std::uint64_t runs) : cell_(std::move(cell)), runs_(runs) {
  const CellSummary s = summarize(cell_, alpha);
  const std::size_t all = cell_.losses.size();
  rows_ = {
      {tr("mean loss"), probability_text(s.mean)},
      {tr("10–90 %"), range_text(s.q10, s.q90)},
      {tr("success (loss ≤ $α$)"),
       tr("%1 of %2, %3").arg(number_text(cell_.successes(alpha)), number_text(all), probability_text(s.success_rate))},
      {tr("its 95 % interval"), range_text(s.success_interval.low, s.success_interval.high)}};
  if (may_release_nothing(cell_.learner)) {
    rows_.push_back(
        {tr("nothing released"), tr("%1 of %2 runs").arg(number_text(cell_.empty_lists), number_text(all))});
  }
}

QSizeF PointedPicture::natural_size() const {
  return {width, head_height + row_height * static_cast<double>(rows_.size()) + 8 + heading_height +
                     MarksPicture(MarksPicture::Kind::numbers, runs_).natural_size().height()};
}

Scene PointedPicture::scene() const {
  const double box = head_height + row_height * static_cast<double>(rows_.size()) + 8;
  Scene scene;
  scene.box({0.5, 4.5, width - 1, box - 5}, &Theme::canvas, thin(&Theme::line), 4);
  add_learner_mark(scene, cell_.learner, {17, 22});
  scene.words({30, 27}, tr("%1 at $n$ = %2").arg(learner_name(cell_.learner), number_text(cell_.examples)),
              styles::heading, &Theme::ink);
  double y = head_height + 12;
  for (const Row& row : rows_) {
    scene.words({12, y}, row.name, styles::plain, &Theme::ink2);
    scene.words({width - 12, y}, row.value, styles::plain, &Theme::ink, 1);
    y += row_height;
  }
  return scene;
}

void PointedPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const double scale = std::min(1.0, area.width() / width);
  const double box = head_height + row_height * static_cast<double>(rows_.size()) + 8;
  {
    const ScaledPainter scaled(painter, area, scale);
    ui::paint(scene(), painter, theme);
    painter.setFont(ui_font(TextRole::caps));
    painter.setPen(theme.ink3);
    painter.drawText(QPointF(0, box + 22), tr("FOUR KINDS OF NUMBER"));
  }
  MarksPicture(MarksPicture::Kind::numbers, runs_)
      .paint(painter, area.adjusted(0, (box + heading_height) * scale, 0, 0), theme);
}

QString PointedPicture::description() const {
  QStringList parts;
  for (const Row& row : rows_) {
    parts << QStringLiteral("%1 %2").arg(MathText(row.name, {}, MathText::Mode::mixed).plain(), row.value);
  }
  return tr("%1 at n = %2: %3.")
      .arg(learner_name(cell_.learner), number_text(cell_.examples), parts.join(QStringLiteral("; ")));
}

}  // namespace littlestone::ui
