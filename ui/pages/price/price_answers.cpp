// SPDX-License-Identifier: GPL-3.0-or-later
// Both samples, and the answers to them.
#include "ui/pages/price/price_frame.hpp"

namespace littlestone::ui {

using namespace price_parts;

// --- The two samples

void PricePicture::paint_stack(const Frame& frame, std::size_t point, bool second) const {
  const Stage& stage = frame.stage;
  const PriceAnswer& at = run_->answers[point];
  const double base = second ? flipped_base : stack_base;
  const double x = frame.at.x_of(point);
  const double half = std::min(14.0, frame.at.column * 0.45);
  stage.rule({x - half, base + 0.5}, {x + half, base + 0.5}, stage.theme.line);
  const auto shown = static_cast<std::uint64_t>(std::llround(static_cast<double>(at.rows) * come(1)));
  if (!moment_.sample || shown == 0 || !at.truth) return;
  const bool turned = second && point == run_->scenario.flipped;
  const double turn = turned ? come(5) : 1;  // the stack turns over: edge-on halfway
  const Label was = *at.truth;
  const Label label = turned && turn > 0.5 ? (was == Label::plus ? Label::minus : Label::plus) : was;
  const double flat = turned ? std::abs(1 - 2 * turn) : 1;
  const double width = std::min(20.0, frame.at.column * 0.6) * flat;
  if (width < 0.5) return;
  const std::uint64_t most = most_rows();
  const auto rows = static_cast<double>(shown);
  if (most <= most_cells) {
    const double pitch = std::min(9.6, stack_room / static_cast<double>(most));
    for (double i = 0; i < rows; ++i) {
      const QRectF cell(x - width / 2, base - pitch * (i + 1), width, pitch - 1.2);
      draw_label_cell(stage.painter, stage.theme, cell, label, false);
    }
    return;
  }
  const bool told = frame.at.column >= told_column;
  const double height = std::max(2.0, (told ? 38.0 : stack_room) * rows / static_cast<double>(most));
  draw_label_cell(stage.painter, stage.theme, QRectF(x - width / 2, base - height, width, height), label, false);
  if (told) stage.words({x, base - height - 4}, number_text(shown), TextRole::caption, stage.theme.ink2, 0.5);
}

void PricePicture::paint_heavy(const Frame& frame, double base) const {
  const Stage& stage = frame.stage;
  const double left = frame.at.words_left + 8;
  constexpr double room = 50.4;
  stage.rule({left - 2, base + 0.5}, {left + room - 2, base + 0.5}, stage.theme.line);
  if (!moment_.sample) return;
  const auto rows = static_cast<std::uint64_t>(std::llround(static_cast<double>(run_->heavy_rows) * come(1)));
  int columns = 9;
  int lines = 5;
  while (static_cast<std::uint64_t>(columns) * static_cast<std::uint64_t>(lines) < rows && columns < 18) {
    columns *= 2;
    lines *= 2;
  }
  const double wide = room / columns;
  const double high = stack_room / lines;
  QList<QRectF> cells;
  if (rows > static_cast<std::uint64_t>(columns) * static_cast<std::uint64_t>(lines)) {
    cells.append(QRectF(left, base - stack_room, room - 1.2, stack_room - 1));
  } else {
    for (std::uint64_t i = 0; i < rows; ++i) {
      const auto column = static_cast<double>(i / static_cast<std::uint64_t>(lines));
      const auto line = static_cast<double>(i % static_cast<std::uint64_t>(lines));
      cells.append(QRectF(left + column * wide, base - (line + 1) * high, wide - 1.2, high - 1.4));
    }
  }
  fill_rects(stage.painter, cells, stage.theme.line);
}

void PricePicture::paint_stacks(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const std::size_t flip = run_->scenario.flipped;
  const bool told = most_rows() > most_cells && frame.at.column >= told_column;
  const double half = std::min(told ? 25.0 : 14.0, std::max(5.0, frame.at.column * 0.48));
  stage.rich({page_margin, 32}, QStringLiteral("$S$"), {14}, theme.ink);
  stage.paragraph({page_margin, 49},
                  counted(tr("%n examples", nullptr, plural(run_->scenario.examples)), run_->scenario.examples),
                  {caption}, theme.ink2, 80, 14);
  for (const bool second : {false, true}) {
    const double base = second ? flipped_base : stack_base;
    const bool shown = second ? moment_.flipped : moment_.sample;
    if (second && !shown) continue;
    for (std::size_t point = 0; point < run_->answers.size(); ++point) {
      paint_stack(frame, point, second);
      const double x = frame.at.x_of(point);
      if (!second || point != flip) {
        stage.spots.add(stage.painter, QRectF(x - half, base - stack_room - 3, 2 * half, stack_room + 5), 5,
                        Kin::of_point(static_cast<PointIndex>(point)), Spot::Act::choose,
                        static_cast<std::int32_t>(point));
      }
    }
    paint_heavy(frame, base);
  }
  if (!moment_.flipped) return;
  const PriceAnswer& at = run_->flipped();
  stage.rich({page_margin, 102}, QStringLiteral("$S^{flip(%1)}$").arg(light_point_name(flip)), {14}, theme.ink);
  const QString turned =
      at.rows == 0 ? tr("no label to flip") : counted(tr("%n labels flipped", nullptr, plural(at.rows)), at.rows);
  stage.paragraph({page_margin, 119}, turned, {caption}, theme.ink2, 80, 14);
  const double x = frame.at.x_of(flip);
  const QRectF ring(x - half, flipped_base - stack_room - 3.5, 2 * half, stack_room + 5);
  draw_kin_ring(stage.painter, theme, ring, 5);
  stage.spots.add(stage.painter, ring, 5, Kin::of_point(static_cast<PointIndex>(flip)), Spot::Act::drag, flip_handle);
}

void PricePicture::paint_names(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const std::size_t flip = run_->scenario.flipped;
  constexpr double apart = 18;
  std::size_t every = 1;
  for (const std::size_t step : {1UL, 2UL, 4UL, 8UL, 16UL}) {
    every = step;
    if (frame.at.column * static_cast<double>(step) >= apart) break;
  }
  for (std::size_t point = 0; point < run_->answers.size(); ++point) {
    const bool here = point == flip;
    const double x = frame.at.x_of(point);
    if (!here && (point + 1) % every != 0 && every > 1) continue;
    if (!here && std::abs(x - frame.at.x_of(flip)) < apart - 1 && every > 1) continue;
    const MathStyle style{caption, here ? QFont::DemiBold : QFont::Normal};
    stage.rich({x, names_y}, light_point_name(point), style, here ? stage.theme.ink : stage.theme.ink2, 0.5);
  }
  stage.painter.setPen(stage.theme.ink2);
  const QString weight = moment_.sample ? tr("heavy, %1").arg(number_text(run_->heavy_rows)) : tr("heavy");
  const MathText heavy = MathText::fitted(weight, {caption}, frame.at.width - page_margin - frame.at.words_left);
  heavy.draw(
      stage.painter,
      {std::min(frame.at.words_left + 32 - heavy.width() / 2, frame.at.width - page_margin - heavy.width()), names_y});
  if (!moment_.shares) return;
  const auto light = static_cast<int>(run_->answers.size());
  const QString share = short_share(run_->options.light_mass() / (run_->options.dimension - 1));
  const QString words = light == 1
                            ? tr("one light point, $μ$ = %1 of the mass").arg(share)
                            : tr("%n light points, $μ$/%1 = %2 of the mass each", nullptr, light).arg(light).arg(share);
  stage.rich({(frame.at.grid_right + 108) / 2, share_y}, words, {caption}, stage.theme.ink3, 0.5);
}

// --- Answers

void PricePicture::paint_grid(const Frame& frame) const {
  const Stage& stage = frame.stage;
  stage.paragraph({page_margin, 188}, tr("chance to answer +"), {caption}, stage.theme.ink2, 62, 14);
  for (const auto& [chance, text] : {std::pair(0.0, "0"), {0.5, "½"}, {1.0, "1"}}) {
    const double y = frame.at.y_of(chance) + 0.5;
    stage.rule({108, y}, {frame.at.grid_right, y}, stage.theme.hair);
    stage.words({100, y + 3.5}, QString::fromUtf8(text), TextRole::caption, stage.theme.ink2, 1);
  }
}

void PricePicture::paint_truth(const Frame& frame, std::size_t point) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const PriceAnswer& at = run_->answers[point];
  const double x = frame.at.x_of(point);
  const double half = std::min(7.0, frame.at.column * 0.32);
  const QRectF plus(x - half, one_y - 16, 2 * half, 12);
  const QRectF minus(x - half, zero_y + 8, 2 * half, 4);
  const auto outlined = [&](const QRectF& mark, const QColor& color) {
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.setPen(QPen(color, 1 + theme.heavier / 2));
    stage.painter.drawRect(mark.adjusted(0.5, 0.5, -0.5, -0.5));
  };
  if (!at.truth) {  // either of the two
    outlined(plus, theme.plus);
    outlined(minus, theme.minus_small);
    return;
  }
  const bool up = *at.truth == Label::plus;
  stage.painter.fillRect(up ? plus : minus, up ? theme.plus : theme.minus_small);
  if (!moment_.truth || point != run_->scenario.flipped) return;
  with_opacity(stage.painter, come(6), [&] { outlined(up ? minus : plus, up ? theme.minus_small : theme.plus); });
}

void PricePicture::paint_wrong(const Frame& frame, std::size_t point) const {
  const Stage& stage = frame.stage;
  const PriceAnswer& at = run_->answers[point];
  const double x = frame.at.x_of(point);
  const double half = frame.box_half();
  const auto hatched = [&](double left, double right, double from, double to) {
    const double reach = from + (to - from) * come(8);
    const QRectF box = QRectF(QPointF(left, frame.at.y_of(from)), QPointF(right, frame.at.y_of(reach))).normalized();
    if (box.height() < 0.5) return;
    stage.painter.fillPath(hatch_path(QPolygonF(box), 6, 1.1), stage.theme.line);
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.setPen(QPen(stage.theme.line, 1));
    stage.painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
  };
  const double answer = to_double(at.answer);
  const double after = to_double(at.after);
  const bool up = !at.truth || *at.truth == Label::plus;
  if (at.truth && at.error == at.error_after) {  // the same in both worlds
    hatched(x - half, x + half, answer, up ? 1 : 0);
    return;
  }
  hatched(x - half, x, answer, up ? 1 : 0);
  hatched(x, x + half, after, up ? 0 : 1);
}

void PricePicture::paint_answer(const Frame& frame, std::size_t point) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const PriceAnswer& at = run_->answers[point];
  const double x = frame.at.x_of(point);
  const double chance = 0.5 + (to_double(at.answer) - 0.5) * come(3);
  const double y = frame.at.y_of(chance);
  const double half = frame.tick_half();
  if (std::abs(chance - 0.5) > 1e-9) {
    stage.rule({x, frame.at.y_of(0.5)}, {x, y}, chance > 0.5 ? theme.plus : theme.minus_border,
               std::min(3.0, frame.at.column * 0.3) + theme.heavier);
  }
  stage.rule({x - half, y}, {x + half, y}, theme.ink, 3 + theme.heavier);
  const bool here = point == run_->scenario.flipped;
  const auto index = static_cast<std::int32_t>(point);
  stage.spots.add(stage.painter, QRectF(x - half, one_y - 18, 2 * half, zero_y - one_y + 34), 5,
                  Kin::of_point(static_cast<PointIndex>(point)), Spot::Act::choose, index);
  if (run_->own) {
    stage.spots.add(stage.painter, QRectF(x - half, y - 9, 2 * half, 18), 5,
                    Kin::of_point(static_cast<PointIndex>(point)), Spot::Act::drag, answer_handles + index);
  }
  if (!here || !moment_.value || !frame.roomy()) return;
  // Beside the tick, on the side of the truth, so that the lines keep clear of it.
  const double baseline = std::clamp(y + (chance >= 0.5 ? -3.0 : 11.0), one_y + 9, zero_y - 1);
  stage.rich({x - half - 3, baseline}, short_share(at.answer), {caption, QFont::DemiBold}, theme.ink, 1);
}

void PricePicture::paint_bracket(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const PriceAnswer& at = run_->flipped();
  const double x = frame.at.x_of(run_->scenario.flipped);
  const double half = frame.tick_half();
  const double from = frame.at.y_of(to_double(at.answer));
  const double to = from + (frame.at.y_of(to_double(at.after)) - from) * come(7);
  if (std::abs(to - from) < 2) return;
  stage.dashed({x - half, to}, {x + half, to}, theme.ink, 2 + theme.heavier, 4, 3);
  if (run_->own) {
    stage.spots.add(stage.painter, QRectF(x - half, to - 9, 2 * half, 18), 5,
                    Kin::of_point(static_cast<PointIndex>(at.point)), Spot::Act::drag, after_handle);
  }
  const double near = x + half + 2;
  const double far = near + std::min(5.0, frame.at.column * 0.12);
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.setPen(QPen(theme.ink, 1.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.drawPolyline(QPolygonF({{near, from}, {far, from}, {far, to}, {near, to}}));
  if (!frame.roomy()) return;
  const bool down = to > from;
  const double baseline = std::clamp(to + (down ? 11.0 : -3.0), one_y + 9, zero_y - 1);
  stage.rich({x - half - 3, baseline}, short_share(at.after), {caption}, theme.ink2, 1);
  // Where the neighbour's tick is not.
  LabelPlaces places(QRectF(far, one_y - 4, 80, zero_y - one_y + 8));
  if (run_->scenario.flipped + 1 < run_->answers.size()) {
    const double next = frame.at.x_of(run_->scenario.flipped + 1);
    const double tick = frame.at.y_of(to_double(run_->answers[run_->scenario.flipped + 1].answer));
    places.take(QRectF(next - half - 2, tick - 4, 2 * half, 8));
    places.take(QRectF(next - frame.box_half() - 2, one_y, 2 * half, zero_y - one_y));
  }
  const QString words = rows_times_stability(at.rows);
  const MathStyle style{12, QFont::DemiBold};
  const double width = markup_width(words, style);
  std::vector<QRectF> boxes;
  const double middle = (from + to) / 2 + 4;
  for (const double aside : {0.0, 14.0, -14.0, 28.0, -28.0})
    boxes.push_back(words_box({far + 4, middle + aside}, width, 12));
  const QRectF box = places.find(boxes, false);
  if (!box.isNull()) stage.rich(baseline_in(box, 12), words, style, theme.ink);
}

void PricePicture::paint_errors(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.painter.setPen(theme.ink2);
  MathText::fitted(run_->own ? tr("errs") : tr("must err"), {caption}, 78).draw(stage.painter, {page_margin, errors_y});
  const bool all = frame.at.column >= 30;
  for (std::size_t point = 0; point < run_->answers.size(); ++point) {
    const bool here = point == run_->scenario.flipped;
    if (!all && !here) continue;
    const MathStyle style{caption, here ? QFont::DemiBold : QFont::Normal};
    stage.rich({frame.at.x_of(point), errors_y}, light_text(run_->answers[point].mean_error()), style,
               here ? theme.ink : theme.ink2, 0.5);
  }
  if (!moment_.total) return;
  const double room = frame.at.width - page_margin - frame.at.words_left;
  stage.painter.setPen(theme.ink);
  MathText::fitted(tr("total %1").arg(light_text(run_->loss)), {12, QFont::DemiBold}, room)
      .draw(stage.painter, {frame.at.words_left, errors_y});
  if (!run_->own) return;
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("least %1").arg(light_text(*run_->study.sample_loss)), {caption}, room)
      .draw(stage.painter, {frame.at.words_left, errors_y - 16});
}

QString PricePicture::remark_of_flip() const {
  const PriceAnswer& at = run_->flipped();
  if (at.rows == 0) return {};
  if (stopped_ && *stopped_ == run_->scenario.flipped) {
    return tr("It stops at %1: %n labels differ, so the two answers differ by %2 at most. Move the other one.", nullptr,
              plural(at.rows))
        .arg(short_share(at.after), short_share(at.bound));
  }
  return tr("at point %1: %2 on $S$, %3 after the flip")
      .arg(light_point_name(at.point), short_share(at.answer), short_share(at.after));
}

void PricePicture::paint_remarks(const Frame& frame) const {
  if (!moment_.wrong) return;
  const Stage& stage = frame.stage;
  const double room = frame.at.width - page_margin - frame.at.words_left;
  double y = one_y + 8;
  const auto say = [&](const QString& words, const QColor& color, QFont::Weight weight = QFont::Normal) {
    y = stage.paragraph({frame.at.words_left, y}, words, {caption, weight}, color, room, 14) + 8;
  };
  const bool stopped = stopped_ && *stopped_ == run_->scenario.flipped && run_->flipped().rows > 0;
  if (stopped) {
    say(remark_of_flip(), stage.theme.ink, QFont::DemiBold);
    return;
  }
  say(run_->own ? tr("hatched: what it gets wrong, left on $S$, right after the flip")
                : tr("hatched: what it must get wrong"),
      stage.theme.ink2);
  if (!frame.roomy() && run_->flipped().rows > 0) say(remark_of_flip(), stage.theme.ink2);
  std::vector<std::size_t> unseen;
  for (const PriceAnswer& at : run_->answers) {
    if (at.rows == 0) unseen.push_back(at.point);
  }
  if (unseen.size() == 1) {
    say(tr("%1 at point %2: it was never seen").arg(short_share(Rational(1, 2)), light_point_name(unseen.front())),
        stage.theme.ink2);
  } else if (!unseen.empty()) {
    say(tr("%1 at %n points: they were never seen", nullptr, static_cast<int>(unseen.size()))
            .arg(short_share(Rational(1, 2))),
        stage.theme.ink2);
  }
}

}  // namespace littlestone::ui
