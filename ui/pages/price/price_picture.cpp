// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/price/price_picture.hpp"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double caption = 11;
constexpr double margin = 24;
constexpr double stack_base = 62;     // of S
constexpr double flipped_base = 132;  // of S after the flip
constexpr double stack_room = 48;
constexpr double names_y = 147;
constexpr double share_y = 163;
constexpr double one_y = 190;
constexpr double zero_y = 342;
constexpr double errors_y = 370;
constexpr double rule_y = 384;
constexpr double title_y = 406;
constexpr double plot_left = 66;
constexpr double plot_top = 426;
constexpr double least_height = 386;      // without the lower plot
constexpr double with_plot = 560;         // with it
constexpr std::uint64_t most_cells = 12;  // of a stack; more rows are one bar
constexpr double told_column = 34;        // columns so wide have the number of rows over their bars
constexpr double roomy_column = 55;       // columns so wide have words beside their marks

QString light_text(const Rational& value) { return told_probability(to_double(value)); }

double markup_width(const QString& markup, const MathStyle& style) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

/// A round number, 1, 2 or 5 times a power of ten, that is at least this.
double round_step(double least) {
  const double unit = std::pow(10.0, std::floor(std::log10(least)));
  for (const double times : {1.0, 2.0, 2.5, 5.0}) {
    if (times * unit >= least * (1 - 1e-9)) return times * unit;
  }
  return 10 * unit;
}

/// A loss on an axis: ".05", ".2", "0".
QString axis_loss(double loss) {
  if (loss <= 0) return QStringLiteral("0");
  QString text = QString::number(loss, 'g', 4);
  if (text.contains(u'e')) return probability_text(loss);
  if (text.startsWith(QLatin1String("0."))) text.remove(0, 1);
  return text;
}

}  // namespace

QString light_point_name(std::size_t point) { return QString::number(point + 1); }

QString short_share(const Rational& value) {
  const double number = to_double(value);
  if (number <= 0) return QStringLiteral("0");
  if (number < 0.0005) return probability_text(number);
  QString text = QString::number(number, 'g', 3);
  if (text.startsWith(QLatin1String("0."))) text.remove(0, 1);
  return text;
}

QString counted(QString text, std::uint64_t count) {
  return text.replace(QString::number(plural(count)), number_text(count));
}

QString rows_times_stability(std::uint64_t rows) {
  return rows == 1 ? QStringLiteral("$γ$") : number_text(rows) + QStringLiteral("$γ$");
}

PriceMoment PriceMoment::at(int step) {
  PriceMoment moment;
  moment.sample = step >= 1;
  moment.shares = step >= 2;
  moment.answers = step >= 3;
  moment.value = step >= 4;
  moment.flipped = step >= 5;
  moment.truth = step >= 6;
  moment.bound = step >= 7;
  moment.wrong = step >= 8;
  moment.total = step >= 9;
  moment.least = step >= 11;
  moment.others = step >= 12;
  moment.newest = step;
  return moment;
}

PriceGeometry::PriceGeometry(QSizeF size, std::size_t light_points)
    : width(size.width()), height(size.height()), points(light_points) {
  constexpr double first = 108;
  constexpr double widest = 72;
  words_left = width - 118;
  grid_right = width - 140;
  plot_right = width - 142;
  plot_base = height - 36;
  const double room = grid_right - first;
  column = std::min(widest, room / static_cast<double>(std::max<std::size_t>(1, light_points)));
  columns_left = first + (room - column * static_cast<double>(light_points)) / 2;
}

double PriceGeometry::y_of(double chance) const { return zero_y + (one_y - zero_y) * std::clamp(chance, 0.0, 1.0); }

bool PriceGeometry::has_plot() const { return height >= with_plot; }

/// What one painting shares.
struct PricePicture::Frame {
  const Stage& stage;
  const PriceGeometry& at;
  [[nodiscard]] double box_half() const { return std::min(11.0, at.column * 0.3); }
  [[nodiscard]] double tick_half() const { return std::min(15.0, at.column * 0.42); }
  [[nodiscard]] bool roomy() const { return at.column >= roomy_column; }
};

PricePicture::PricePicture(std::shared_ptr<const PriceRun> run, int step, double phase,
                           std::optional<std::size_t> stopped)
    : run_(std::move(run)),
      moment_(PriceMoment::at(std::min(step, PriceMoment::steps - 1))),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      stopped_(stopped) {}

QString PricePicture::description() const {
  const PriceAnswer& flipped = run_->flipped();
  return tr("%n examples at rarely seen points. At point %1 the answer moves from %2 to %3 when its labels are turned "
            "round; all points together lose %4, on average %5. Loss %6 needs %7 examples.",
            nullptr, plural(run_->scenario.examples))
      .arg(light_point_name(flipped.point), light_text(flipped.answer), light_text(flipped.after),
           light_text(run_->loss), told_probability(run_->study.loss), light_text(run_->options.alpha),
           whole_text(run_->study.least));
}

std::uint64_t PricePicture::most_rows() const {
  std::uint64_t most = 0;
  for (const PriceAnswer& answer : run_->answers) most = std::max(most, answer.rows);
  return most;
}

namespace {

QSizeF own_size(const QRectF& area, QSizeF natural) {
  return area.size() / stage_scale(area.size(), natural, least_height);
}

}  // namespace

std::size_t PricePicture::point_at(QPointF at, const QRectF& area) const {
  const PriceGeometry geometry(own_size(area, natural_size()), run_->answers.size());
  const double x = Stage::place(at, area, natural_size(), least_height).x();
  const double column = std::floor((x - geometry.columns_left) / geometry.column);
  return static_cast<std::size_t>(std::clamp(column, 0.0, static_cast<double>(run_->answers.size()) - 1));
}

double PricePicture::chance_at(QPointF at, const QRectF& area) const {
  const double y = Stage::place(at, area, natural_size(), least_height).y();
  return std::clamp((zero_y - y) / (zero_y - one_y), 0.0, 1.0);
}

std::uint64_t PricePicture::examples_at(QPointF at, const QRectF& area) const {
  const PriceGeometry geometry(own_size(area, natural_size()), run_->answers.size());
  const double x = Stage::place(at, area, natural_size(), least_height).x();
  const double share = std::clamp((x - plot_left) / (geometry.plot_right - plot_left), 0.0, 1.0);
  return static_cast<std::uint64_t>(std::max(1.0, std::round(share * static_cast<double>(run_->last))));
}

void PricePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void PricePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  const PriceGeometry geometry({stage.width, stage.height}, run_->answers.size());
  const Frame frame{stage, geometry};
  paint_stacks(frame);
  paint_names(frame);
  paint_grid(frame);
  for (std::size_t point = 0; point < run_->answers.size(); ++point) {
    if (moment_.answers) paint_truth(frame, point);
    if (moment_.wrong) paint_wrong(frame, point);
    if (moment_.answers) paint_answer(frame, point);
  }
  if (moment_.bound) paint_bracket(frame);
  if (moment_.wrong) paint_errors(frame);
  paint_remarks(frame);
  if (geometry.has_plot()) paint_plot(frame);
}

// --- The two samples --------------------------------------------------------------------------------------------------

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
  stage.rich({margin, 32}, QStringLiteral("$S$"), {14}, theme.ink);
  stage.paragraph({margin, 49},
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
  stage.rich({margin, 102}, QStringLiteral("$S^{flip(%1)}$").arg(light_point_name(flip)), {14}, theme.ink);
  const QString turned = at.rows == 0 ? tr("no label to turn round")
                                      : counted(tr("%n labels turned round", nullptr, plural(at.rows)), at.rows);
  stage.paragraph({margin, 119}, turned, {caption}, theme.ink2, 80, 14);
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
  const MathText heavy = MathText::fitted(weight, {caption}, frame.at.width - margin - frame.at.words_left);
  heavy.draw(
      stage.painter,
      {std::min(frame.at.words_left + 32 - heavy.width() / 2, frame.at.width - margin - heavy.width()), names_y});
  if (!moment_.shares) return;
  const auto light = static_cast<int>(run_->answers.size());
  const QString share = short_share(run_->options.light_mass() / (run_->options.dimension - 1));
  const QString words = light == 1
                            ? tr("one light point, $μ$ = %1 of the mass").arg(share)
                            : tr("%n light points, $μ$/%1 = %2 of the mass each", nullptr, light).arg(light).arg(share);
  stage.rich({(frame.at.grid_right + 108) / 2, share_y}, words, {caption}, stage.theme.ink3, 0.5);
}

// --- Answers ----------------------------------------------------------------------------------------------------------

void PricePicture::paint_grid(const Frame& frame) const {
  const Stage& stage = frame.stage;
  stage.paragraph({margin, 188}, tr("chance to answer +"), {caption}, stage.theme.ink2, 62, 14);
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
  MathText::fitted(run_->own ? tr("errs") : tr("must err"), {caption}, 78).draw(stage.painter, {margin, errors_y});
  const bool all = frame.at.column >= 30;
  for (std::size_t point = 0; point < run_->answers.size(); ++point) {
    const bool here = point == run_->scenario.flipped;
    if (!all && !here) continue;
    const MathStyle style{caption, here ? QFont::DemiBold : QFont::Normal};
    stage.rich({frame.at.x_of(point), errors_y}, light_text(run_->answers[point].mean_error()), style,
               here ? theme.ink : theme.ink2, 0.5);
  }
  if (!moment_.total) return;
  const double room = frame.at.width - margin - frame.at.words_left;
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
  const double room = frame.at.width - margin - frame.at.words_left;
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

// --- Loss against n ---------------------------------------------------------------------------------------------------

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
  stage.rule({margin, rule_y + 0.5}, {frame.at.width - margin, rule_y + 0.5}, theme.hair);
  const double title = stage.rich({margin, title_y}, tr("Loss against sample size"), {14, QFont::DemiBold}, theme.ink);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("light points: no $γ$-stable learner is below its curve, clip is on it"), {caption},
                   frame.at.width - 2 * margin - title - 12)
      .draw(stage.painter, {margin + title + 12, title_y});
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
                   frame.at.width - margin - frame.at.plot_right - 8)
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
      const QString words = number_text(*curve.least);
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
  const QString words = tr("%1 at $n$ = %2").arg(told_probability(run_->study.loss), number_text(n)) + there;
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
    (void)put(number_text(run_->study.least), plot_x(frame, static_cast<double>(run_->study.least)), true);
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

// --- The axis of the right panel --------------------------------------------------------------------------------------

PriceAxisPicture::PriceAxisPicture(std::shared_ptr<const PriceRun> run) : run_(std::move(run)) {}

QString PriceAxisPicture::description() const {
  const QString least = tr("No γ-stable learner does with fewer than %n examples.", nullptr, plural(run_->study.least));
  if (!run_->enough) return least;
  return least + u' ' + tr("The stable learner of Theorem 1 does with %1.").arg(number_text(run_->enough->examples));
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
         run_->study.least == 0 ? tr("none needed") : tr("%1, no less").arg(number_text(run_->study.least)),
         {12, QFont::DemiBold}, theme.ink, 0.5);
  // Bounds: dashed, each with its words in a line of its own.
  stage.dashed({x_of(printed), axis_y + 2}, {x_of(printed), 54}, theme.ink, 1.5, 4, 3);
  const QString line = tr("the paper's line %1").arg(count_text(std::ceil(printed - 1e-9)));
  const bool left_of_it = markup_width(line, {caption}) + 5 <= x_of(printed);
  beside(x_of(printed) + (left_of_it ? -5 : 5), 54, line, {caption}, theme.ink2, left_of_it ? 1 : 0);
  if (!run_->enough) return;
  stage.dashed({x_of(enough), axis_y - 12}, {x_of(enough), 69}, theme.ink, 1.5, 4, 3);
  beside(x_of(enough) - 5, 69, tr("Theorem 1, sharp, does with %1").arg(number_text(run_->enough->examples)), {caption},
         theme.ink2, 1);
}

}  // namespace littlestone::ui
