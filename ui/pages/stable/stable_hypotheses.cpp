// SPDX-License-Identifier: GPL-3.0-or-later
// H_T, and how likely each of its hypotheses is.
#include "ui/pages/stable/stable_frame.hpp"

namespace littlestone::ui {

using namespace stable_parts;

std::vector<StablePicture::Slot> StablePicture::thumbnails(const MergedClass& merged, std::size_t& hidden) const {
  const std::size_t pieces = merged.representatives.size();
  std::vector<std::size_t> sizes(pieces, 0);
  for (const std::uint32_t piece : merged.piece_of) ++sizes[piece];
  std::vector<Slot> found;
  hidden = 0;
  if (merged.piece_of.size() <= most_slots) {
    for (std::size_t piece = 0; piece < pieces; ++piece) {
      for (HypothesisIndex h = 0; h < merged.piece_of.size(); ++h) {
        if (merged.piece_of[h] == piece) found.push_back({h, piece, sizes[piece], h == merged.representatives[piece]});
      }
    }
    return found;
  }
  // One a piece: those with the fewest errors, which are the likeliest.
  std::vector<std::size_t> order(pieces);
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (pieces > most_slots) {
    const auto errors = [&](std::size_t piece) { return run_->errors[merged.representatives[piece]]; };
    std::partial_sort(order.begin(), order.begin() + most_slots, order.end(), [&](std::size_t a, std::size_t b) {
      return errors(a) != errors(b) ? errors(a) < errors(b) : a < b;
    });
    order.resize(most_slots - 1);
    // The one that was drawn is shown.
    const auto picked = static_cast<std::size_t>(merged.piece_of[run_->picked]);
    if (std::find(order.begin(), order.end(), picked) == order.end()) order.back() = picked;
    std::sort(order.begin(), order.end());
    hidden = pieces - order.size();
  }
  for (const std::size_t piece : order) found.push_back({merged.representatives[piece], piece, sizes[piece], true});
  return found;
}

void StablePicture::paint_class(const Stage& stage, const Columns& columns) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const std::size_t told_points = steps_.points_at(step_, *run_);
  const bool merging = told_points > 0;
  stage.rich({page_margin, 164}, merging ? QStringLiteral("$H_T$") : QStringLiteral("$H$"), {14}, theme.ink);
  stage.paragraph(
      {page_margin, 181},
      merging ? tr("equal on $T$: merged") : tr("%n hypotheses", nullptr, plural(run_->concept_class().size())),
      {caption}, theme.ink2, plot_left - page_margin - 10, 15);
  MergedClass merged;
  std::vector<bool> told(run_->concept_class().points(), false);
  if (!merging) {
    merged.representatives.resize(run_->concept_class().size());
    std::iota(merged.representatives.begin(), merged.representatives.end(), HypothesisIndex{0});
    merged.piece_of.assign(merged.representatives.begin(), merged.representatives.end());
  } else {
    const std::vector<PointIndex> points(run_->support.begin(),
                                         run_->support.begin() + static_cast<std::ptrdiff_t>(told_points));
    merged = told_points == run_->support.size() ? run_->merged : merge_equal_on(run_->concept_class(), points);
    for (const PointIndex x : points) told[x] = true;
  }
  std::size_t hidden = 0;
  const std::vector<Slot> shown = thumbnails(merged, hidden);
  const double pitch = std::min(widest_column, (columns.right - plot_left) / static_cast<double>(most_slots));
  const auto centre = [&](std::size_t i) { return plot_left + pitch * (static_cast<double>(i) + 0.5); };
  for (std::size_t i = 0; merging && i < shown.size(); ++i) {
    if (!shown[i].first) continue;
    std::size_t end = i + 1;
    while (end < shown.size() && shown[end].piece == shown[i].piece) ++end;
    draw_lineage_box(painter, theme,
                     QRectF(QPointF(centre(i) - pitch / 2 + 5, class_top),
                            QPointF(centre(end - 1) + pitch / 2 - 5, class_top + class_height)),
                     6);
  }
  for (std::size_t i = 0; i < shown.size(); ++i) paint_slot(stage, shown[i], centre(i), pitch, told);
  if (hidden > 0) {
    stage.paragraph({centre(shown.size()) - pitch / 2 + 8, 172},
                    merging ? tr("%n more pieces", nullptr, plural(hidden)) : tr("%n more", nullptr, plural(hidden)),
                    {caption}, theme.ink2, pitch - 8, 14);
  }
  if (step_ < steps_.weigh()) return;
  stage.rich({page_margin, 220}, tr("errors on $S$"), {caption}, theme.ink3);
  if (step_ > steps_.weigh()) stage.words({page_margin, 242}, tr("chance"), TextRole::caption, theme.ink3);
  for (std::size_t i = 0; i < shown.size(); ++i) paint_weights(stage, shown[i], centre(i));
  if (hidden > 0 && step_ > steps_.weigh()) {
    double rest = 1;
    for (const Slot& slot : shown) {
      for (const WeighedHypothesis& one : run_->candidates)
        rest -= one.hypothesis == slot.hypothesis ? one.probability : 0;
    }
    stage.words({centre(shown.size()), 244}, open_text(std::max(0.0, rest), true), TextRole::caption, theme.ink2, 0.5);
  }
}

void StablePicture::paint_slot(const Stage& stage, const Slot& slot, double centre, double pitch,
                               const std::vector<bool>& told) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const bool merging = steps_.points_at(step_, *run_) > 0;
  const ConceptClass& concept_class = run_->concept_class();
  const LabelVector& labels = concept_class.row(slot.hypothesis);
  const std::size_t points = labels.size();
  const double width = std::min(pitch - 14, 6.0 * static_cast<double>(points) - 1);
  const QRectF strip(centre - width / 2, 172, width, 12);
  const MathText name = name_within(concept_class.hypothesis_name(slot.hypothesis), {12}, pitch - 14);
  with_opacity(painter, slot.first || !merging ? 1 : theme.faded_dead, [&] {
    painter.setPen(theme.ink);
    name.draw(painter, {centre, 166}, 0.5);
    const double step = (width + 1) / static_cast<double>(points);
    if (step < 3) {
      draw_micro_strip(painter, theme, strip, labels);
      return;
    }
    for (std::size_t x = 0; x < points; ++x) {
      const bool plus = labels[x] == Label::plus;
      const double high = plus ? strip.height() : 4;
      const QRectF cell(strip.left() + step * static_cast<double>(x), strip.bottom() - high, step - 1, high);
      with_opacity(painter, told[x] || !merging ? 1 : theme.faded_dead,
                   [&] { fill_rects(painter, {cell}, plus ? theme.plus : theme.minus_small); });
    }
  });
  if (slot.first && merging) {
    const QString words = slot.merged == 1 ? tr("alone") : tr("first of %1").arg(number_text(slot.merged));
    painter.setPen(theme.ink3);
    MathText::fitted(words, {caption}, pitch - 12).draw(painter, {centre, 199}, 0.5);
  }
  const bool picked = step_ >= steps_.answer() && step_ < steps_.all() && slot.hypothesis == run_->picked;
  if (picked) {
    painter.setPen(outline_pen(theme.ink, 2.5 + theme.heavier));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(centre - pitch / 2 + 5, class_top, pitch - 10, class_height), 6, 6);
  }
  stage.spots.add(painter, QRectF(centre - pitch / 2 + 7, class_top + 2, pitch - 14, class_height - 4), 5,
                  Kin::of_predictor(labels));
}

void StablePicture::paint_weights(const Stage& stage, const Slot& slot, double centre) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  stage.words({centre, 220}, number_text(run_->errors[slot.hypothesis]), TextRole::subtitle,
              slot.first ? theme.ink : theme.ink3, 0.5);
  if (step_ <= steps_.weigh() || !slot.first) return;
  const auto found = std::find_if(run_->candidates.begin(), run_->candidates.end(),
                                  [&](const WeighedHypothesis& one) { return one.hypothesis == slot.hypothesis; });
  if (found == run_->candidates.end()) return;
  const double grown = step_ == steps_.weigh() + 1 ? grown_ : 1;
  const QRectF frame(centre - 25, 226, 50, 6);
  fill_rects(painter, {QRectF(frame.topLeft(), QSizeF(50 * found->probability * grown, 6))}, theme.ink2);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(frame);
  stage.words({centre, 244}, open_text(found->probability, run_->candidates.size() > 1), TextRole::caption, theme.ink,
              0.5);
}

// --- How likely the answer is +

}  // namespace littlestone::ui
