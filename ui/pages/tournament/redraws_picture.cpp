// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/redraws_picture.hpp"

#include <algorithm>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_lines = 8;
constexpr double line_height = 24;

}  // namespace

RedrawsPicture::RedrawsPicture(std::shared_ptr<const PrivateRun> run, std::int32_t node) : run_(std::move(run)) {
  node_ = &run_->result.internals.trace.nodes[static_cast<std::size_t>(node)];
}

std::size_t RedrawsPicture::count() const {
  std::size_t equal = 0;
  for (const PairingTrace& pairing : node_->pairings) {
    equal +=
        pairing.block[0] && pairing.block[1] && pairing.block[0]->predictor == pairing.block[1]->predictor ? 1U : 0U;
  }
  return equal;
}

QSizeF RedrawsPicture::natural_size() const {
  const std::size_t lines = std::min(count(), most_lines) + (count() > most_lines ? 1 : 0);
  return {256, 22 + line_height * static_cast<double>(lines)};
}

QString RedrawsPicture::description() const {
  return tr("Pairs drawn again: %1, each with equal predictors.").arg(number_text(count()));
}

void RedrawsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void RedrawsPicture::paint_spots(QPainter& painter_in, const QRectF& area, const Theme& theme, Spots& spots) const {
  QPainter& painter = painter_in;
  const ScaledPainter scaled(painter, area, std::min(1.0, area.width() / 256));
  const auto words = [&](QPointF at, const QString& markup, double size, const QColor& color, double anchor = 0) {
    painter.setPen(color);
    MathText(markup, {size}, MathText::Mode::mixed).draw(painter, at, anchor);
  };
  words({0, 13}, tr("Both said the same: $f_0$ = $f_1$, no contest."), 12, theme.ink2);
  double y = 22 + line_height / 2;
  std::size_t line = 0;
  for (const PairingTrace& pairing : node_->pairings) {
    if (!pairing.block[0] || !pairing.block[1] || pairing.block[0]->predictor != pairing.block[1]->predictor) continue;
    if (line == most_lines) {
      words({28, y + 4}, tr("+ %1 more").arg(number_text(count() - most_lines)), 12, theme.ink3);
      return;
    }
    const LabelVector& f = run_->soa->labels(pairing.block[0]->predictor);
    draw_redraw_badge(painter, theme, QPointF(0, y - 7.5), ++line);
    const QSizeF size = micro_strip_size(f.size(), 80);
    for (int side = 0; side < 2; ++side) {
      const QRectF strip(QPointF(40 + side * (size.width() + 24), y - 7), size);
      draw_micro_strip(painter, theme, strip, f);
      spots.add(painter, strip.adjusted(-3, -3, 3, 3), 3, Kin::of_predictor(f));
    }
    words({40 + size.width() + 12, y + 4}, QStringLiteral("="), 12, theme.ink, 0.5);
    const QString name = predictor_name(run_->concept_class(), f);
    words({40 + 2 * size.width() + 34, y + 4}, name.isEmpty() ? tr("new") : sentence_markup(name), 12, theme.ink2);
    y += line_height;
  }
}

}  // namespace littlestone::ui
