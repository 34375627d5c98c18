// SPDX-License-Identifier: GPL-3.0-or-later
// S in stacks, and the ways to label its points.
#include "ui/pages/relabel/relabel_frame.hpp"

namespace littlestone::ui {

using namespace relabel_parts;

// --- S

void RelabelPicture::paint_bar(const Frame& frame, const QRectF& bar, Label label, std::uint64_t rows,
                               std::uint64_t in) const {
  const Stage& stage = frame.stage;
  if (label == Label::plus)
    draw_label_cell(stage.painter, stage.theme, bar, Label::plus, false);
  else
    paint_minus_bar(stage, bar);
  if (in == 0) return;
  const double high = std::max(3.0, bar.height() * static_cast<double>(in) / static_cast<double>(rows));
  stage.painter.setPen(QPen(stage.theme.ink, 2 + stage.theme.heavier / 2));
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.drawRoundedRect(QRectF(bar.left(), bar.bottom() - high, bar.width(), high), 1.5, 1.5);
}

void RelabelPicture::paint_stack(const Frame& frame, std::size_t column, Label label) const {
  const Stage& stage = frame.stage;
  const Column& at = columns_[column];
  const bool plus = label == Label::plus;
  const std::uint64_t rows = plus ? at.plus : at.minus;
  const std::uint64_t in = plus ? at.plus_in : at.minus_in;
  if (rows == 0) return;
  std::uint64_t most = 1;
  for (const Column& one : columns_) most = std::max({most, one.minus, one.plus});
  const double width = std::min(13.0, frame.column * 0.34);
  const double middle = frame.x_of(column) + (plus ? 1 : -1) * std::min(8.0, frame.column * 0.21);
  const double left = middle - width / 2;
  const double pitch = std::min(9.3, stack_high / static_cast<double>(most));
  const double high = pitch * static_cast<double>(rows);
  const std::int32_t place = first_stack + 2 * static_cast<std::int32_t>(at.point) + (plus ? 1 : 0);
  constexpr double least_cell = 3.2;
  if (pitch < least_cell) {
    paint_bar(frame, QRectF(left, stack_foot - std::max(2.0, high), width, std::max(2.0, high)), label, rows, in);
  } else {
    for (std::uint64_t i = 0; i < rows; ++i) {
      const QRectF cell(left, stack_foot - pitch * static_cast<double>(i + 1), width,
                        pitch - std::min(1.3, pitch * 0.2));
      draw_label_cell(stage.painter, stage.theme, cell, label, false);
    }
    // Frames after all cells, so that no cell lies over one.
    for (std::uint64_t i = 0; i < in; ++i) {
      const QRectF cell(left, stack_foot - pitch * static_cast<double>(i + 1), width,
                        pitch - std::min(1.3, pitch * 0.2));
      stage.painter.setPen(QPen(stage.theme.ink, std::min(2.0, pitch * 0.25) + stage.theme.heavier / 2));
      stage.painter.setBrush(Qt::NoBrush);
      stage.painter.drawRoundedRect(cell.adjusted(-0.5, -0.5, 0.5, 0.5), 1.5, 1.5);
    }
  }
  stage.spots.add(stage.painter, QRectF(left - 1, stack_foot - std::max(12.0, high), width + 2, std::max(12.0, high)),
                  2, Kin::of_point(at.point), in < rows ? Spot::Act::drag : Spot::Act::none, place);
}

void RelabelPicture::paint_stacks(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.rich({page_margin, 39}, QStringLiteral("$S$"), {14}, theme.ink);
  const double room = columns_left - page_margin - 12;
  double y = stage.paragraph({page_margin, 57}, with_groups(tr("%n examples", nullptr, plural(run_->n())), run_->n()),
                             {relabel_caption}, theme.ink2, room, 14);
  y = stage.paragraph({page_margin, y}, tr("framed: $T$"), {relabel_caption}, theme.ink2, room, 14);
  if (left_points_ > 0) {
    stage.paragraph({page_margin, y}, with_groups(tr("%n more points", nullptr, plural(left_points_)), left_points_),
                    {relabel_caption}, theme.ink3, room, 14);
  }
  for (std::size_t c = 0; c < columns_.size(); ++c) {
    const double half = std::min(15.0, frame.column * 0.42);
    stage.rule({frame.x_of(c) - half, stack_foot + 0.5}, {frame.x_of(c) + half, stack_foot + 0.5}, theme.line);
    paint_stack(frame, c, Label::minus);
    paint_stack(frame, c, Label::plus);
  }
  paint_names(frame);
}

void RelabelPicture::paint_names(const Frame& frame) const {
  const Stage& stage = frame.stage;
  stage.rich({page_margin, point_names_y}, tr("point"), {relabel_caption}, stage.theme.ink2);
  constexpr double apart = 17;
  const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(apart / frame.column)));
  stage.painter.setPen(stage.theme.ink2);
  for (std::size_t c = 0; c < columns_.size(); c += every) {
    name_within(run_->concept_class().point_name(columns_[c].point), {relabel_caption},
                frame.column * static_cast<double>(every) - 3)
        .draw(stage.painter, {frame.x_of(c), point_names_y}, 0.5);
  }
}

// --- The ways

void RelabelPicture::paint_ways(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.rich({page_margin, ways_title_y}, tr("what $H$ can say on $T$"), {12, QFont::DemiBold}, theme.ink);
  if (moment_.scored() > 0) {
    stage.rich({frame.errors_right(), ways_title_y}, tr("errors"), {relabel_caption}, theme.ink2, 1);
    stage.rich({frame.boundary - 9, ways_title_y}, tr("chance"), {relabel_caption}, theme.ink2, 1);
  }
  for (std::size_t line = 0; line < lines_.size(); ++line) paint_way(frame, line);
  if (lines_.size() < run_->study.dichotomies.size()) paint_rest(frame);
}

void RelabelPicture::paint_way_name(const Frame& frame, const Dichotomy& way, double y, bool bold) const {
  const Stage& stage = frame.stage;
  const ConceptClass& concept_class = run_->concept_class();
  const bool several = way.behind.size() > 1;
  double left = page_margin;
  if (several) {
    const QString which =
        run_->scenario.score == RelabelScore::minimum ? tr("min of") : tr("first of", "the hypotheses that follow");
    stage.painter.setPen(stage.theme.ink3);
    const MathText text = MathText::fitted(which, {relabel_caption}, 44);
    text.draw(stage.painter, {left, y + 4});
    left += text.width() + 5;
  }
  const double right = columns_left - 8;
  const MathStyle style{13, bold ? QFont::DemiBold : QFont::Normal};
  stage.painter.setPen(bold ? stage.theme.ink : stage.theme.ink2);
  if (!several) {
    name_within(concept_class.hypothesis_name(way.behind.front()), style, right - left)
        .draw(stage.painter, {right, y + 4}, 1);
    return;
  }
  const QString between = way.behind.size() == 2 ? QStringLiteral(" ") : QStringLiteral(" … ");
  const QString markup = name_markup(concept_class.hypothesis_name(way.behind.front())) + between +
                         name_markup(concept_class.hypothesis_name(way.behind.back()));
  if (mixed_width(markup, style) <= right - left) {
    stage.rich({right, y + 4}, markup, style, bold ? stage.theme.ink : stage.theme.ink2, 1);
    return;
  }
  MathText::fitted(tr("%1 in all").arg(whole_text(way.behind.size())), {relabel_caption}, right - left)
      .draw(stage.painter, {right, y + 4}, 1);
}

void RelabelPicture::paint_way(const Frame& frame, std::size_t line) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const std::size_t index = lines_[line];
  const Dichotomy& way = run_->study.dichotomies[index];
  const double y = frame.y_of(line);
  const bool drawn = moment_.chosen() && index == run_->study.selected;
  const QRectF band(16, y - frame.line / 2 + 1, frame.boundary - 16 - 8, frame.line - 2);
  if (drawn) {
    with_opacity(stage.painter, come(moment_.choose()), [&] {
      stage.painter.setPen(Qt::NoPen);
      stage.painter.setBrush(theme.lineage);
      stage.painter.drawRoundedRect(band, 5, 5);
    });
  }
  stage.spots.add(stage.painter, band, 5, Kin::of_predictor(run_->concept_class().row(way.best)), Spot::Act::choose,
                  first_way + static_cast<std::int32_t>(index));
  paint_way_name(frame, way, y, drawn);
  const bool quiet = !drawn && theme.faded_loser < 1;
  const QSizeF size(std::min(20.0, frame.column - std::min(4.0, frame.column * 0.2)), std::min(16.0, frame.line - 3));
  with_opacity(stage.painter, (quiet ? 0.7 : 1) * come(1), [&] {
    for (std::size_t c = 0; c < columns_.size(); ++c) {
      if (columns_[c].minus_in + columns_[c].plus_in == 0) continue;
      const QRectF cell(QPointF(frame.x_of(c) - size.width() / 2, y - size.height() / 2), size);
      draw_label_cell(stage.painter, theme, cell, run_->concept_class().row(way.behind.front())[columns_[c].point],
                      size.width() >= 9 && size.height() >= 9);
    }
  });
  if (index >= moment_.scored()) return;
  const bool fresh = index >= moment_.scored_at(moment_.step - 1);
  const double grown = fresh ? grown_ : 1;
  const double chance = run_->study.probabilities[index];
  const MathStyle style{12, drawn ? QFont::DemiBold : QFont::Normal};
  stage.rich({frame.errors_right(), y + 4}, whole_text(way.errors), style, theme.ink, 1);
  const double high = std::min(10.0, frame.line - 5);
  const QRectF box(frame.chance_left(), y - high / 2, 26, high);
  stage.painter.setPen(QPen(theme.line, 1));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawRect(box);
  stage.painter.fillRect(QRectF(box.left(), box.top(), box.width() * chance * grown, box.height()),
                         drawn ? theme.ink : theme.ink2);
  stage.painter.setPen(theme.ink);
  MathText::fitted(small_chance_text(chance), style, 49).draw(stage.painter, {frame.boundary - 9, y + 4}, 1);
}

void RelabelPicture::paint_rest(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const std::size_t rest = run_->study.dichotomies.size() - lines_.size();
  const double y = frame.y_of(lines_.size());
  double chance = 1;
  for (const std::size_t way : lines_) chance -= run_->study.probabilities[way];
  stage.rich({columns_left, y + 4}, with_groups(tr("and %n more ways", nullptr, plural(rest)), rest), {relabel_caption},
             stage.theme.ink2);
  if (moment_.scored() < run_->study.dichotomies.size()) return;
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(small_chance_text(std::max(0.0, chance)), {12}, 49)
      .draw(stage.painter, {frame.boundary - 9, y + 4}, 1);
}

}  // namespace littlestone::ui
