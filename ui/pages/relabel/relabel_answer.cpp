// SPDX-License-Identifier: GPL-3.0-or-later
// T before and after, and what leaves.
#include "ui/pages/relabel/relabel_frame.hpp"
#include "ui/words/bounds.hpp"

namespace littlestone::ui {

using namespace relabel_parts;

// --- T

std::size_t RelabelPicture::shown_chips() const { return std::min<std::size_t>(most_chips, run_->study.subset.size()); }

QRectF RelabelPicture::chip_rect(std::size_t row, double middle) const {
  const double pitch = std::min(42.0, chips_room / static_cast<double>(std::max<std::size_t>(1, shown_chips())));
  const double side =
      pitch >= named_chip ? std::min(29.0, pitch - 4) : std::max(2.5, pitch - std::min(3.0, pitch * 0.25));
  const double high = std::clamp(side, 14.0, 26.0);
  const double x = chips_left + pitch * (static_cast<double>(row) + 0.5);
  return {x - side / 2, middle - high / 2, side, high};
}

void RelabelPicture::paint_chip(const Frame& frame, const QRectF& rect, const Example& row) const {
  const Stage& stage = frame.stage;
  const bool named = rect.width() >= named_chip - 4;
  if (!named || row.label == Label::plus) {
    draw_label_cell(stage.painter, stage.theme, rect, row.label, !named && rect.width() >= 9);
  } else {  // without the hatch, over which the name could not be read
    stage.painter.setPen(QPen(stage.theme.minus_border, 1 + stage.theme.heavier / 2));
    stage.painter.setBrush(stage.theme.minus_ground);
    stage.painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  }
  if (!named) return;
  const bool plus = row.label == Label::plus;
  stage.painter.setPen(plus ? stage.theme.on_plus : stage.theme.minus_glyph);
  const MathStyle style{12, QFont::DemiBold};
  const QString sign = plus ? QStringLiteral("+") : QStringLiteral("−");
  const double sign_width = mixed_width(sign, style);
  const MathText name = name_within(run_->concept_class().point_name(row.point), style, rect.width() - sign_width - 3);
  const double left = rect.center().x() - (name.width() + sign_width) / 2;
  name.draw(stage.painter, {left, rect.center().y() + 4.5});
  stage.rich({left + name.width(), rect.center().y() + 4.5}, sign, style,
             plus ? stage.theme.on_plus : stage.theme.minus_glyph);
}

void RelabelPicture::paint_chips(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.rule({page_margin, chips_rule_y + 0.5}, {frame.boundary - 16, chips_rule_y + 0.5}, stage.divider());
  const double room = chips_left - page_margin - 6;
  const double letter = stage.rich({page_margin, chips_y + 4}, QStringLiteral("$T$"), {14}, theme.ink);
  stage.painter.setPen(theme.ink2);
  const MathText order = MathText::fitted(tr("in random order"), {relabel_caption}, room - letter - 6);
  if (order.width() <= room - letter - 6) order.draw(stage.painter, {page_margin + letter + 6, chips_y + 4});
  const std::size_t shown = shown_chips();
  const double drop = -44 * (1 - come(0));
  for (std::size_t i = 0; i < shown; ++i) {
    const Example& row = run_->rows()[run_->study.subset[i]];
    const QRectF rect = chip_rect(i, chips_y + drop);
    paint_chip(frame, rect, row);
    stage.spots.add(stage.painter, chip_rect(i, chips_y), 4, Kin::of_point(row.point), Spot::Act::choose,
                    first_chip + static_cast<std::int32_t>(i));
    const bool ghost = view_.previewed && *view_.previewed < run_->study.dichotomies.size() &&
                       run_->study.dichotomies[*view_.previewed].labels[i] != row.label;
    if (!ghost) continue;
    QPen pen(theme.ink, 1.5 + theme.heavier / 2, Qt::CustomDashLine);
    pen.setDashPattern({2, 1.5});
    stage.painter.setPen(pen);
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 5, 5);
  }
  if (shown < run_->study.subset.size()) {
    const QString said = with_groups(tr("the first %1 of %n", nullptr, plural(run_->m())), run_->m()).arg(shown);
    stage.painter.setPen(theme.ink3);
    MathText::fitted(said, {relabel_caption}, room).draw(stage.painter, {page_margin, chips_y + 20});
  }
}

void RelabelPicture::paint_flips(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const double letter = stage.rich({page_margin, new_chips_y + 4}, QStringLiteral("$T^t$"), {14}, theme.ink);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("relabelled"), {relabel_caption}, chips_left - page_margin - letter - 12)
      .draw(stage.painter, {page_margin + letter + 6, new_chips_y + 4});
  const double grown = come(moment_.relabel());
  const std::size_t shown = shown_chips();
  for (std::size_t i = 0; i < shown; ++i) {
    const QRectF above = chip_rect(i, chips_y);
    const QRectF rect = chip_rect(i, new_chips_y);
    if (static_cast<double>(i) > grown * static_cast<double>(shown)) break;
    paint_chip(frame, rect, run_->study.relabelled[i]);
    stage.spots.add(stage.painter, rect, 4, Kin::of_point(run_->study.relabelled[i].point));
    const double x = rect.center().x();
    if (!run_->changed[i]) {
      if (rect.width() >= 9) stage.rule({x, above.bottom() + 3}, {x, rect.top() - 3}, theme.line);
      continue;
    }
    stage.rule({x, above.bottom() + 2}, {x, rect.top() - 7}, theme.ink, 1.5 + theme.heavier / 2);
    QPolygonF head;
    head << QPointF(x - 3.5, rect.top() - 10) << QPointF(x + 3.5, rect.top() - 10) << QPointF(x, rect.top() - 4);
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(theme.ink);
    stage.painter.drawPolygon(head);
    if (rect.width() >= 9) draw_kin_ring(stage.painter, theme, rect, 3);
  }
  const QString said = run_->study.flips == 0
                           ? (run_->explained ? tr("$H$ explains $T$ already") : QString())
                           : with_groups(tr("%n labels flip", nullptr, plural(run_->study.flips)), run_->study.flips);
  const double left = chips_left + chips_room + 8;
  stage.paragraph({left, run_->study.flips == 0 ? chips_y - 4 : chips_y + 4}, said, {12, QFont::DemiBold}, theme.ink,
                  frame.boundary - left - 6, 15);
}

void RelabelPicture::paint_answer(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const QRectF box(frame.boundary - 49, new_chips_y - 14, 34, 28);
  const double tail = chip_rect(shown_chips() - 1, new_chips_y).right() + 10;
  const double reach = (box.left() - 1 - tail) * come(moment_.learn());
  if (reach > 12) draw_arrow(stage.painter, theme.ink, {tail, new_chips_y}, reach);
  stage.painter.setPen(QPen(theme.ink, 1.75 + theme.heavier));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawRoundedRect(box, 4, 4);
  stage.rich({box.center().x(), new_chips_y + 5}, QStringLiteral("$A$"), {14}, theme.ink, 0.5);
  if (!moment_.answered()) return;
  const double x = frame.boundary + 22;
  const double room = stage.width - x - 8;
  if (!run_->answer.hypothesis) {
    const QString why =
        run_->answer.no_constants
            ? tr("no constants of $M$ are known here")
            : tr("$M$ with these constants needs %1 rows").arg(upper_count_text(run_->answer.needed.value_or(0)));
    stage.paragraph({frame.boundary + 18, new_chips_y - 18}, why, {relabel_caption}, theme.ink2, room, 14);
    return;
  }
  if (moment_.left()) {
    draw_arrow(stage.painter, theme.ink, {box.right() + 2, new_chips_y}, 30 * come(moment_.last()));
  }
  if (!moment_.left()) return;
  stage.rich({x, new_chips_y - 18}, tr("the hypothesis"), {relabel_caption}, theme.ink2);
  stage.predictor(x + 4, new_chips_y, run_->concept_class(), *run_->answer.hypothesis, false, room - 78);
  if (!run_->answer.chance) return;
  stage.painter.setPen(theme.ink3);
  MathText::fitted(tr("$A$’s chance %1").arg(probability_text(*run_->answer.chance)), {relabel_caption}, room)
      .draw(stage.painter, {x, new_chips_y + 23});
}

void RelabelPicture::paint_public(const Frame& frame) const {
  if (!moment_.left()) return;
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const double x = frame.boundary + 18;
  const double room = stage.width - x - 14;
  double y = stage.paragraph(
      {x, 42},
      run_->answer.hypothesis ? tr("Not $T$, not its new labels: one hypothesis leaves.") : tr("Nothing leaves."), {12},
      theme.ink2, room, 16);
  y += 12;
  if (!run_->answer.hypothesis) return;
  if (!run_->promised) {
    const QString why = run_->scenario.score == RelabelScore::representative
                            ? tr("Nothing is promised: the first hypothesis is no score for this.")
                            : tr("Nothing is promised: the SOA is not private.");
    stage.paragraph({x, y}, why, {12, QFont::DemiBold}, theme.ink, room, 16);
    return;
  }
  const AgnosticScenario& scenario = run_->scenario;
  y = stage.paragraph(
      {x, y},
      tr("With $ε_0$ = %1, $ε_1$ = %2 and $ν$ = %3 it is")
          .arg(rational_text(scenario.learner_epsilon), rational_text(scenario.epsilon1), share_text(*run_)),
      {12}, theme.ink2, room, 16);
  y = stage.paragraph({x, y + 6}, tr("%1-private").arg(upper_text(run_->study.privacy.epsilon)), {12, QFont::DemiBold},
                      theme.ink, room, 16);
  if (run_->study.privacy.delta > 0)
    stage.paragraph({x, y}, tr("with $δ$ = %1").arg(upper_text(run_->study.privacy.delta)), {12, QFont::DemiBold},
                    theme.ink, room, 16);
}

}  // namespace littlestone::ui
