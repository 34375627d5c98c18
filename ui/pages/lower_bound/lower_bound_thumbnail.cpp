// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/lower_bound_thumbnail.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/study/homogeneous/homogeneous_facts.hpp"
#include "core/study/lower_bound/what_follows.hpp"
#include "ui/kit/marks.hpp"

namespace littlestone::ui {
namespace {

constexpr double side = 4;

QPen dashed(const QColor& color, double width) {
  QPen pen(color, width, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({3, 2});
  return pen;
}

}  // namespace

LowerBoundThumbnail::LowerBoundThumbnail(std::shared_ptr<const LowerBoundRun> run)
    : CardPicture(subject_of(run->scenario)), run_(std::move(run)) {
  if (run_->scenario.page == littlestone::LowerBoundPage::attack) {
    attack_ = std::make_shared<const AttackFacts>(attack_facts(*run_, false));
  }
}

void LowerBoundThumbnail::paint_card(QPainter& painter, QSizeF size, const Theme& theme) const {
  switch (run_->scenario.page) {
    case littlestone::LowerBoundPage::homogeneous: return paint_set(painter, size, theme);
    case littlestone::LowerBoundPage::gap: return paint_staircase(painter, size, theme);
    case littlestone::LowerBoundPage::attack: return paint_attack(painter, size, theme);
    case littlestone::LowerBoundPage::what_follows: return paint_towers(painter, size, theme);
  }
}

// The learner's values for a balanced sample of X′ above, the candidates below: those of X′ full.
void LowerBoundThumbnail::paint_set(QPainter& painter, QSizeF room, const Theme& theme) const {
  const std::vector<LinePoint>& set = run_->set.points;
  const double base = 0.68 * room.height();
  const double top = 6;
  const auto x_of = [&](LinePoint point) {
    return side + place_on_line(point, run_->scenario.domain) * (room.width() - 2 * side);
  };
  painter.setPen(QPen(theme.hair, 1));
  for (const double y : {top, base}) painter.drawLine(QPointF(side, y), QPointF(room.width() - side, y));
  const std::vector<double> values = run_->set.probabilities();
  const HomogeneousFacts facts = homogeneous_facts(*run_, std::nullopt, std::nullopt);
  if (values.size() == facts.sample.size() + 1) {
    // One staircase, so that a value is seen to hold up to the next point of the sample.
    QPolygonF stairs;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const double y = base - values[i] * (base - top);
      stairs << QPointF(i == 0 ? side : x_of(facts.sample[i - 1]), y)
             << QPointF(i == facts.sample.size() ? room.width() - side : x_of(facts.sample[i]), y);
    }
    painter.setPen(QPen(theme.ink, 3, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(stairs);
  }
  const std::vector<LinePoint>& candidates = run_->set.candidates;
  constexpr std::size_t most = 64;
  const std::size_t shown = std::min(candidates.size(), most);
  const double radius = std::clamp(room.width() / static_cast<double>(std::max<std::size_t>(1, shown)) / 2.6, 2.0, 3.4);
  for (std::size_t i = 0; i < shown; ++i) {
    const bool in = std::binary_search(set.begin(), set.end(), candidates[i]);
    painter.setPen(QPen(in ? theme.ink : theme.line, 1.25));
    painter.setBrush(in ? QBrush(theme.ink) : QBrush(theme.canvas));
    painter.drawEllipse(QPointF(x_of(candidates[i]), (base + room.height()) / 2), radius, radius);
  }
}

// The staircase, its largest step heavy, the bound dashed.
void LowerBoundThumbnail::paint_staircase(QPainter& painter, QSizeF room, const Theme& theme) const {
  const double base = room.height() - 6;
  const double top = 6;
  const auto y_of = [&](double p) { return base - p * (base - top); };
  painter.setPen(QPen(theme.hair, 1));
  for (const double p : {0.0, 1.0}) painter.drawLine(QPointF(side, y_of(p)), QPointF(room.width() - side, y_of(p)));
  if (!run_->gap) return;
  const Gap& gap = *run_->gap;
  const double pitch = (room.width() - 2 * side) / static_cast<double>(gap.probabilities.size());
  if (gap.claim.promised) {
    painter.setPen(dashed(theme.ink2, 1));
    for (const double p : {gap.claim.lower, gap.claim.upper}) {
      painter.drawLine(QPointF(side, y_of(p)), QPointF(room.width() - side, y_of(p)));
    }
  }
  for (std::size_t i = 0; i < gap.probabilities.size(); ++i) {
    const double x = side + pitch * static_cast<double>(i);
    const double y = y_of(gap.probabilities[i]);
    painter.setPen(QPen(theme.ink, 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, y), QPointF(x + pitch, y));
    if (i == 0) continue;
    painter.setPen(QPen(theme.ink, i == gap.index && gap.step > 0 ? 5 : 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, y_of(gap.probabilities[i - 1])), QPointF(x, y));
  }
}

// The drawn hypotheses, a row each: + marked; the hidden example dashed.
void LowerBoundThumbnail::paint_attack(QPainter& painter, QSizeF room, const Theme& theme) const {
  if (attack_->nothing != AttackFacts::Nothing::attack) return paint_staircase(painter, room, theme);
  const auto& drawn = attack_->played.hypotheses;
  const std::size_t rows = std::min<std::size_t>(drawn.size(), 12);
  const std::size_t columns = std::min<std::size_t>(attack_->needed, 32);
  const double cell = (room.width() - 2 * side) / static_cast<double>(columns);
  const double pitch = std::min(8.0, (room.height() - 16) / static_cast<double>(std::max<std::size_t>(1, rows)));
  const double top = (room.height() - pitch * static_cast<double>(rows)) / 2;
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (std::size_t row = 0; row < rows; ++row) {
    const double y = top + pitch * static_cast<double>(row);
    painter.fillRect(QRectF(side, y + pitch / 2 - 0.5, cell * static_cast<double>(columns), 1), theme.hair);
    for (std::size_t place = 0; place < columns; ++place) {
      // Of more places than columns, one stands for those beside it.
      const std::size_t at = place * attack_->needed / columns;
      if (!drawn[row][at]) continue;
      painter.fillRect(QRectF(side + cell * static_cast<double>(place), y + 1, cell, pitch - 2), theme.plus);
    }
  }
  painter.setRenderHint(QPainter::Antialiasing);
  const double hidden = (static_cast<double>(attack_->played.hidden) + 0.5) / static_cast<double>(attack_->needed);
  painter.setPen(dashed(theme.noise, 1.75));
  const double x = side + hidden * (room.width() - 2 * side);
  painter.drawLine(QPointF(x, top - 6), QPointF(x, room.height() - top + 6));
}

// The tower, and what logarithms leave of it.
void LowerBoundThumbnail::paint_towers(QPainter& painter, QSizeF room, const Theme& theme) const {
  const LowerBoundScenario& s = run_->scenario;
  const std::size_t logarithms = std::min<std::size_t>(logarithms_of(s), 8);
  const auto height = static_cast<std::size_t>(s.height);
  const double column = (room.width() - 2 * side) / static_cast<double>(logarithms + 1);
  const double pitch = std::min(13.0, (room.height() - 12) / static_cast<double>(std::max<std::size_t>(1, height)));
  const double width = std::min(26.0, 0.75 * column);
  const double base = (room.height() + pitch * static_cast<double>(height)) / 2;
  for (std::size_t k = 0; k <= logarithms; ++k) {
    for (std::size_t tile = 0; tile < height; ++tile) {
      const bool gone = tile < k;
      const bool last = k == logarithms && !gone;
      QPen pen(last ? theme.ink : theme.line, last ? 1.5 : 1);
      if (gone) pen = dashed(theme.hair, 1);
      painter.setPen(pen);
      painter.setBrush(last ? QBrush(theme.lineage) : QBrush(Qt::NoBrush));
      const double x = side + column * (static_cast<double>(k) + 0.5) - width / 2;
      painter.drawRoundedRect(QRectF(x, base - pitch * static_cast<double>(tile + 1) + 1, width, pitch - 2), 2, 2);
    }
  }
}

}  // namespace littlestone::ui
