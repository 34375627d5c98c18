// SPDX-License-Identifier: GPL-3.0-or-later
// Loss against n, and the axis of the right panel.
#include "ui/pages/price/price_frame.hpp"
#include "ui/words/bounds.hpp"

namespace littlestone::ui {

using namespace price_parts;

// --- Loss against n

double PricePicture::plot_top_loss() const {
  return std::max(to_double(run_->options.light_mass()) / 2, 1.05 * to_double(run_->options.alpha));
}

double PricePicture::plot_x(const Frame& frame, double examples) const {
  return plot_left +
         (frame.at.plot_right - plot_left) * std::clamp(examples / static_cast<double>(run_->last), 0.0, 1.0);
}

double PricePicture::plot_y(const Frame& frame, double loss) const {
  return frame.at.plot_base + (plot_top - frame.at.plot_base) * std::clamp(loss / plot_top_loss(), 0.0, 1.0);
}

void PricePicture::paint_plot(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.rule({page_margin, rule_y + 0.5}, {frame.at.width - page_margin, rule_y + 0.5}, theme.hair);
  const double title =
      stage.rich({page_margin, title_y}, tr("Loss against sample size"), {14, QFont::DemiBold}, theme.ink);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("light points: no $γ$-stable learner is below its curve, clip is on it"), {caption},
                   frame.at.width - 2 * page_margin - title - 12)
      .draw(stage.painter, {page_margin + title + 12, title_y});
  const double step = round_step(plot_top_loss() / 4.5);
  for (double loss = 0; loss <= plot_top_loss() * (1 + 1e-9); loss += step) {
    const double y = plot_y(frame, loss) + 0.5;
    stage.rule({plot_left, y}, {frame.at.plot_right, y}, theme.hair);
    stage.words({plot_left - 8, y + 3.5}, axis_loss(loss), TextRole::caption, theme.ink2, 1);
  }
  LabelPlaces places(
      QRectF(plot_left + 2, plot_top - 2, frame.at.plot_right - plot_left - 4, frame.at.plot_base - plot_top));
  const double alpha_y = plot_y(frame, to_double(run_->options.alpha));
  stage.dashed({plot_left, alpha_y}, {frame.at.plot_right, alpha_y}, theme.ink, 1.5 + theme.heavier, 7, 4);
  places.take_line({plot_left, alpha_y}, {frame.at.plot_right, alpha_y}, 2);
  stage.painter.setPen(theme.ink);
  MathText::fitted(QStringLiteral("$α$ = %1").arg(short_share(run_->options.alpha)), {12},
                   frame.at.width - page_margin - frame.at.plot_right - 8)
      .draw(stage.painter, {frame.at.plot_right + 8, alpha_y + 4});
  paint_curves(frame, places);
  paint_ring(frame, places);
  if (moment_.least) paint_least(frame, places);
  paint_curve_names(frame, places);
  paint_plot_axis(frame);
}

QPolygonF PricePicture::paper_line(const Frame& frame) const {
  const double zero = static_cast<double>(run_->options.dimension - 1) /
                      (to_double(run_->options.stability) * to_double(run_->options.light_mass()));
  const double top = to_double(run_->options.light_mass()) / 2;
  const double until = std::min(zero, static_cast<double>(run_->last));
  return {
      {QPointF(plot_left, plot_y(frame, top)), QPointF(plot_x(frame, until), plot_y(frame, top * (1 - until / zero)))}};
}

void PricePicture::paint_curves(const Frame& frame, LabelPlaces& places) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.painter.setBrush(Qt::NoBrush);
  for (std::size_t i = 0; i < run_->curves.size(); ++i) {
    const QPolygonF line = curve_line(frame, i);
    for (int k = 0; k + 1 < line.size(); ++k) places.take_line(line[k], line[k + 1], 2.5);
    if (i == run_->here) continue;
    stage.painter.setPen(QPen(theme.line, 1.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    stage.painter.drawPolyline(line);
  }
  QPolygonF own = curve_line(frame, run_->here);
  own.resize(std::max<qsizetype>(2, std::llround(static_cast<double>(own.size()) * come(10))));
  stage.painter.setPen(QPen(theme.ink, 2.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.drawPolyline(own);
  for (qsizetype i = 0; i < own.size(); i += 8)  // exact
    stage.rule(own[i] - QPointF(4, 0), own[i] + QPointF(4, 0), theme.ink, 3 + theme.heavier);
  // The paper's line and the least n keep their places before they are drawn.
  const QPolygonF paper = paper_line(frame);
  const QPointF whole = paper[1] - paper[0];
  for (int i = 0; i < 24; ++i) places.take_line(paper[0] + whole * (i / 24.0), paper[0] + whole * ((i + 1) / 24.0), 2);
  const double alpha_y = plot_y(frame, to_double(run_->options.alpha));
  if (run_->study.least > 0) {
    const double x = plot_x(frame, static_cast<double>(run_->study.least));
    places.take_line({x, alpha_y}, {x, frame.at.plot_base}, 2);
  }
  if (!moment_.least) return;
  stage.dashed(paper[0], paper[0] + whole * come(11), theme.ink2, 1.5 + theme.heavier, 7, 4);
  const double low = frame.at.plot_base - 20;
  stage.paragraph({frame.at.plot_right + 8, alpha_y > low - 26 ? alpha_y - 36 : low}, tr("dashed: the paper's line"),
                  {caption}, theme.ink2, 84, 14);
}

QPolygonF PricePicture::curve_line(const Frame& frame, std::size_t curve) const {
  QPolygonF line;
  for (const PricePoint& point : run_->curves[curve].points)
    line << QPointF(plot_x(frame, static_cast<double>(point.examples)), plot_y(frame, point.loss));
  return line;
}

void PricePicture::paint_curve_names(const Frame& frame, LabelPlaces& places) const {
  for (std::size_t i = 0; i < run_->curves.size(); ++i) {
    const QPolygonF line = curve_line(frame, i);
    const bool here = i == run_->here;
    const QString words = QStringLiteral("$γ$ = %1").arg(short_share(run_->curves[i].stability));
    const MathStyle style{caption, here ? QFont::DemiBold : QFont::Normal};
    const double width = markup_width(words, style);
    std::vector<QRectF> boxes;
    // Beside its own curve, above it rather than below: there is no other between.
    for (const double up : {-5.0, -9.0, 14.0, 18.0}) {
      for (const double share : {0.74, 0.84, 0.66, 0.56, 0.46, 0.36, 0.28, 0.22, 0.16, 0.1, 0.92, 0.05}) {
        const QPointF on = line[static_cast<qsizetype>(share * static_cast<double>(line.size() - 1))];
        if (on.y() > frame.at.plot_base - 5) continue;
        boxes.push_back(up < 0 ? words_box({on.x() + 3, on.y() + up}, width, caption)
                               : words_box({on.x() - width - 3, on.y() + up}, width, caption));
      }
    }
    if (boxes.empty()) continue;
    const QRectF box = places.find(boxes, false);
    if (!box.isNull())
      frame.stage.rich(baseline_in(box, caption), words, style, here ? frame.stage.theme.ink : frame.stage.theme.ink2);
  }
}

void PricePicture::paint_least(const Frame& frame, LabelPlaces& places) const {
  const Stage& stage = frame.stage;
  const double alpha_y = plot_y(frame, to_double(run_->options.alpha));
  if (run_->study.least > 0) {
    const double x = plot_x(frame, static_cast<double>(run_->study.least));
    const double until = alpha_y + (frame.at.plot_base - alpha_y) * come(11);
    stage.dashed({x, alpha_y}, {x, until}, stage.theme.ink3, 1.5 + stage.theme.heavier, 2, 3);
  }
  if (!moment_.others) return;
  for (std::size_t i = 0; i < run_->curves.size(); ++i) {
    const PriceCurve& curve = run_->curves[i];
    if (i == run_->here || !curve.least || *curve.least == 0 || *curve.least > run_->last) continue;
    const double x = plot_x(frame, static_cast<double>(*curve.least));
    with_opacity(stage.painter, come(12), [&] {
      stage.rule({x, alpha_y - 4}, {x, alpha_y + 4}, stage.theme.ink, 2 + stage.theme.heavier);
      const QString words = lower_count_text(static_cast<double>(*curve.least));
      const double width = markup_width(words, {caption});
      std::vector<QRectF> boxes;
      for (const double aside : {4.0, 7.0, 10.0, 14.0, 18.0}) {
        boxes.push_back(words_box({x + aside, alpha_y - 6}, width, caption));
        boxes.push_back(words_box({x - width - aside, alpha_y + 14}, width, caption));
      }
      const QRectF box = places.find(boxes, false);
      if (!box.isNull()) stage.rich(baseline_in(box, caption), words, {caption}, stage.theme.ink);
    });
  }
}

void PricePicture::paint_ring(const Frame& frame, LabelPlaces& places) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const std::uint64_t n = run_->scenario.examples;
  const QPointF ring(plot_x(frame, static_cast<double>(n)), plot_y(frame, run_->study.loss));
  const QRectF round(ring - QPointF(6, 6), QSizeF(12, 12));
  if (moment_.total) {  // this sample alone: a single run
    const double y = plot_y(frame, to_double(run_->loss));
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(theme.ink2);
    stage.painter.drawEllipse(QPointF(ring.x(), y), 2.5, 2.5);
    places.take(QRectF(ring.x() - 4, y - 4, 8, 8));
  }
  stage.painter.setPen(QPen(theme.ink, 2 + theme.heavier));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawEllipse(ring, 6, 6);
  places.take(round.adjusted(-2, -2, 2, 2));
  stage.spots.add(stage.painter, round.adjusted(-6, -6, 6, 6), 12, {}, Spot::Act::drag, ring_handle);
  const QString there = n > run_->last ? QStringLiteral(" →") : QString();
  const QString words = tr("%1 at $n$ = %2").arg(told_lower(run_->study.loss), number_text(n)) + there;
  const MathStyle style{12, QFont::DemiBold};
  const double width = markup_width(words, style);
  // Beside the ring, over thin lines if need be, before anywhere further off.
  LabelPlaces hard(
      QRectF(plot_left + 2, plot_top - 6, frame.at.plot_right - plot_left, frame.at.plot_base - plot_top + 4));
  const QPolygonF own = curve_line(frame, run_->here);
  for (int i = 0; i + 1 < own.size(); ++i) hard.take_line(own[i], own[i + 1], 2);
  hard.take(round);
  const double alpha_y = plot_y(frame, to_double(run_->options.alpha));
  hard.take_line({plot_left, alpha_y}, {frame.at.plot_right, alpha_y}, 1);
  QRectF box;
  for (const auto& ups :
       {std::vector{-8.0, 18.0}, std::vector{-22.0, 26.0, -28.0, 32.0, -34.0, 4.0, -40.0, 44.0, -46.0, -52.0, 56.0}}) {
    std::vector<QRectF> boxes;
    for (const double up : ups) {
      boxes.push_back(words_box({ring.x() + 12, ring.y() + up}, width, 12));
      boxes.push_back(words_box({ring.x() - width - 12, ring.y() + up}, width, 12));
    }
    if (box.isNull()) box = places.find(boxes, false);
    if (box.isNull()) box = hard.find(boxes, false);
  }
  if (box.isNull()) box = words_box({std::min(ring.x() + 12, frame.at.plot_right - width), plot_top + 10}, width, 12);
  places.take(box.adjusted(-8, -2, 8, 2));
  stage.painter.fillRect(box.adjusted(-2, -1, 2, 1), theme.canvas);
  stage.rich(baseline_in(box, 12), words, style, theme.ink);
}

void PricePicture::paint_plot_axis(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const double y = frame.at.plot_base + 16;
  LabelPlaces row(QRectF(plot_left - 24, frame.at.plot_base, frame.at.plot_right - plot_left + 72, 30));
  const auto put = [&](const QString& words, double x, bool bold) {
    const MathStyle style{caption, bold ? QFont::DemiBold : QFont::Normal};
    const double width = markup_width(words, style);
    const QRectF box = words_box({x - width / 2, y}, width, caption);
    if (!row.free(box.adjusted(-8, 0, 8, 0))) return false;
    row.take(box.adjusted(-8, 0, 8, 0));
    stage.rich(baseline_in(box, caption), words, style, bold ? theme.ink : theme.ink2);
    return true;
  };
  const auto last = static_cast<double>(run_->last);
  if (moment_.least && run_->study.least > 0)
    (void)put(lower_count_text(static_cast<double>(run_->study.least)),
              plot_x(frame, static_cast<double>(run_->study.least)), true);
  const bool beyond = run_->scenario.examples > run_->last;
  if (!beyond)
    (void)put(number_text(run_->scenario.examples), plot_x(frame, static_cast<double>(run_->scenario.examples)), true);
  (void)put(QStringLiteral("0"), plot_left, false);
  (void)put(number_text(run_->last), frame.at.plot_right, false);
  const QString axis = tr("$n$, examples");
  for (const double share : {0.86, 0.7, 0.78, 0.6, 0.35, 0.15}) {
    if (put(axis, plot_left + (frame.at.plot_right - plot_left) * share, false)) break;
  }
  const double step = round_step(last / 5);
  for (double n = step; n < last; n += step) (void)put(count_text(n), plot_x(frame, n), false);
}

// --- The axis of the right panel

PriceAxisPicture::PriceAxisPicture(std::shared_ptr<const PriceRun> run) : run_(std::move(run)) {}

QString PriceAxisPicture::description() const {
  QString least = tr("No γ-stable learner does with fewer than %n examples.", nullptr, plural(run_->study.least));
  if (!run_->enough) return least;
  return least + u' ' +
         tr("The stable learner of Theorem 1 does with %1.")
             .arg(upper_count_text(static_cast<double>(run_->enough->examples)));
}

void PriceAxisPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const double left = 4;
  const double right = stage.width - 8;
  constexpr double axis_y = 30;
  constexpr double scale_y = 86;
  const auto least = static_cast<double>(run_->study.least);
  const double printed = to_double(run_->study.printed);
  const double enough = run_->enough ? static_cast<double>(run_->enough->examples) : 1;
  const int decades = std::max(2, static_cast<int>(std::ceil(std::log10(std::max({least, printed, enough})) - 1e-9)));
  const auto x_of = [&](double n) { return left + (right - left) * std::log10(std::max(1.0, n)) / decades; };
  stage.rule({left, axis_y}, {right, axis_y}, theme.line, 2);
  const int every = (decades + 5) / 6;
  for (int k = 0; k <= decades; ++k) {
    const double x = x_of(std::pow(10.0, k));
    stage.rule({x, axis_y - 4}, {x, axis_y + 4}, theme.line);
    if (k % every != 0) continue;
    const QString text = k == 0   ? QStringLiteral("1")
                         : k == 1 ? QStringLiteral("10")
                                  : QStringLiteral("$10^{%1}$").arg(k);
    const double width = markup_width(text, {caption});
    stage.rich({std::clamp(x - width / 2, 0.0, stage.width - width), scale_y}, text, {caption}, theme.ink3);
  }
  if (run_->enough) stage.rule({x_of(least), axis_y}, {x_of(enough), axis_y}, theme.ink2, 5);
  stage.rule({x_of(least), axis_y - 10}, {x_of(least), axis_y + 10}, theme.ink, 3);
  const auto beside = [&](double x, double y, const QString& words, const MathStyle& style, const QColor& color,
                          double anchor) {
    painter.setPen(color);
    const MathText text = MathText::fitted(words, style, stage.width);
    text.draw(painter, {std::max(0.0, std::min(x - anchor * text.width(), stage.width - text.width())), y});
  };
  beside(x_of(least), 14,
         run_->study.least == 0 ? tr("none needed")
                                : tr("%1, no less").arg(lower_count_text(static_cast<double>(run_->study.least))),
         {12, QFont::DemiBold}, theme.ink, 0.5);
  // Bounds: dashed, each with its words in a line of its own.
  stage.dashed({x_of(printed), axis_y + 2}, {x_of(printed), 54}, theme.ink, 1.5, 4, 3);
  const QString line = tr("the paper's line %1").arg(lower_count_text(std::ceil(printed - 1e-9)));
  const bool left_of_it = markup_width(line, {caption}) + 5 <= x_of(printed);
  beside(x_of(printed) + (left_of_it ? -5 : 5), 54, line, {caption}, theme.ink2, left_of_it ? 1 : 0);
  if (!run_->enough) return;
  stage.dashed({x_of(enough), axis_y - 12}, {x_of(enough), 69}, theme.ink, 1.5, 4, 3);
  beside(x_of(enough) - 5, 69,
         tr("Theorem 1, sharp, does with %1").arg(upper_count_text(static_cast<double>(run_->enough->examples))),
         {caption}, theme.ink2, 1);
}

}  // namespace littlestone::ui
