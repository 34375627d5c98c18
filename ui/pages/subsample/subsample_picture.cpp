// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/subsample/subsample_picture.hpp"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double sub_caption = 11;
constexpr double sub_least_height = 572;
constexpr double rows_left = 40;
constexpr double rows_y = 32;
constexpr double draws_left = 124;
constexpr double draws_y = 122;
constexpr double first_rule_y = 164;
constexpr double bars_left = 122;
constexpr double bar_high = 20;
constexpr double first_bar_y = 208;
constexpr double second_bar_y = 292;
constexpr double second_rule_y = 368;
constexpr double orders_left = 442;
constexpr std::size_t most_row_chips = 40;
constexpr std::size_t most_draw_chips = 16;

double sub_width(const QString& markup, const MathStyle& style) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

double sub_round(double least) {
  const double unit = std::pow(10.0, std::floor(std::log10(least)));
  for (const double times : {1.0, 2.0, 5.0})
    if (times * unit >= least * (1 - 1e-9)) return times * unit;
  return 10 * unit;
}

/// "1.934 = e^{.659}" in markup.
QString power_markup(const SubsampleBar& bar) {
  return factor_text(bar.factor()) + QStringLiteral(" = $e^{%1}$").arg(upper_text(bar.amplified.epsilon));
}

QString exponent_markup(std::size_t copies, const Rational& epsilon) {
  const Rational power = epsilon * static_cast<std::int64_t>(copies);
  if (power == 1) return QStringLiteral("$e$");
  return QStringLiteral("$e^{%1}$").arg(rational_text(power));
}

/// Where ink is light, the palest piece is a little lighter than a line: dark words on it stay legible.
QColor piece_color(const Theme& theme, std::size_t copies) {
  constexpr int lighter = 110;
  const bool light_ink = theme.kind != ThemeKind::light;
  return copies == 1 ? theme.ink2 : copies > 1 ? theme.ink : light_ink ? theme.line.lighter(lighter) : theme.line;
}

/// What is written on a piece: dark on the palest, which is grey in every theme, the ground's color on the others.
QColor on_piece(const Theme& theme, std::size_t copies) {
  return copies == 0 && theme.kind == ThemeKind::light ? theme.ink : theme.canvas;
}

}  // namespace

/// The plot of ε′ against n.
struct SubsamplePicture::Plot {
  Plot(QSizeF size, const SubsampleRun& run)
      : right(std::min(388.0, 388.0 + (size.width() - 728))),
        base(size.height() - 40),
        low(static_cast<double>(run.sizes.front().rows)),
        high(static_cast<double>(run.sizes.back().rows)) {
    const double epsilon = to_double(run.scenario.epsilon);
    const double first = run.sizes.front().put_back;
    most = std::clamp(1.6 * first, 1.3 * epsilon, 3.2 * epsilon);
    step = sub_round(most / 3.4);
    most = step * std::ceil(most / step - 1e-9);
  }
  double left = 58;
  double right;
  double top = second_rule_y + 46;
  double base;
  double low, high;
  double most = 1;
  double step = 1;
  [[nodiscard]] double x_of(double rows) const {
    if (high <= low) return left;
    return left + (right - left) * std::log(std::max(rows, low) / low) / std::log(high / low);
  }
  [[nodiscard]] double y_of(double epsilon) const { return base + (top - base) * epsilon / most; }
};

SubsamplePicture::SubsamplePicture(std::shared_ptr<const SubsampleRun> run, int step, double phase)
    : run_(std::move(run)),
      moment_(run_->draws.size(), step),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      shown_draws_(std::min(most_draw_chips, run_->draws.size())) {
  if (run_->scenario.pool <= most_row_chips) {
    for (std::uint64_t row = 0; row < run_->scenario.pool; ++row) chips_.push_back(row);
    return;
  }
  // Of many rows those that are drawn, as far as their draws are shown, and the one that changes.
  std::set<std::uint64_t> some(run_->draws.begin(), run_->draws.begin() + static_cast<std::ptrdiff_t>(shown_draws_));
  some.insert(run_->scenario.changed);
  chips_.assign(some.begin(), some.end());
}

QString SubsamplePicture::description() const {
  return with_groups(
             tr("%n rows are drawn from %1; row %2 is among them %3 times.", nullptr, plural(run_->scenario.drawn)),
             run_->scenario.drawn)
             .arg(whole_text(run_->scenario.pool), row_name(run_->scenario.changed), whole_text(run_->copies)) +
         u' ' +
         tr("The whole is %1-private where A is %2-private.")
             .arg(upper_text(run_->own().amplified.epsilon), rational_text(run_->scenario.epsilon));
}

void SubsamplePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void SubsamplePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), sub_least_height, theme, spots);
  paint_draws(stage);
  paint_rows(stage);
  if (moment_.step >= moment_.given()) paint_learner(stage);
  const double right = stage.width - page_margin;
  stage.rule({page_margin, first_rule_y + 0.5}, {right, first_rule_y + 0.5}, theme.hair);
  paint_bars(stage);
  stage.rule({page_margin, second_rule_y + 0.5}, {right, second_rule_y + 0.5}, theme.hair);
  paint_sizes(stage);
  paint_orders(stage);
}

// --- The draws

QRectF SubsamplePicture::row_rect(const Stage& stage, std::size_t chip) const {
  const double room = stage.width - page_margin - 12 - rows_left;
  const double pitch = std::min(33.2, room / static_cast<double>(chips_.size()));
  const double side = std::min(24.0, pitch - 2.5);
  const double x = rows_left + pitch * (static_cast<double>(chip) + 0.5);
  return {x - side / 2, rows_y - side / 2, side, side};
}

QRectF SubsamplePicture::draw_rect(const Stage& stage, std::size_t draw) const {
  const double room = stage.width - 108 - draws_left;
  const double pitch = std::min(62.0, room / static_cast<double>(std::max<std::size_t>(1, shown_draws_)));
  const double side = std::min(26.0, pitch - 4);
  const double x = draws_left + pitch * (static_cast<double>(draw) + 0.5);
  return {x - side / 2, draws_y - side / 2, side, side};
}

void SubsamplePicture::paint_row(const Stage& stage, std::size_t chip) const {
  const Theme& theme = stage.theme;
  const std::uint64_t row = chips_[chip];
  const QRectF rect = row_rect(stage, chip);
  const bool here = row == run_->scenario.changed;
  draw_label_cell(stage.painter, theme, rect, run_->rows()[row].label, rect.width() >= 9);
  if (here) draw_kin_ring(stage.painter, theme, rect, 3);
  stage.spots.add(stage.painter, rect.adjusted(-1, -3, 1, 3), 4, {}, here ? Spot::Act::drag : Spot::Act::choose,
                  first_row + static_cast<std::int32_t>(row));
}

void SubsamplePicture::paint_rows(const Stage& stage) const {
  const Theme& theme = stage.theme;
  stage.rich({page_margin, rows_y + 5}, QStringLiteral("$S$"), {14}, theme.ink);
  for (std::size_t chip = 0; chip < chips_.size(); ++chip) paint_row(stage, chip);
  // Names over the chips, the changed row's first, the others where there is room.
  LabelPlaces places(QRectF(0, 0, stage.width, 18));
  const auto name = [&](std::size_t chip, bool here) {
    const QString text = row_name(chips_[chip]);
    const MathStyle style{sub_caption, here ? QFont::DemiBold : QFont::Normal};
    const double width = sub_width(text, style);
    const double x = std::min(row_rect(stage, chip).center().x(), stage.width - 8 - width / 2);
    const QRectF box = words_box({x - width / 2, 15}, width, sub_caption).adjusted(-3, 0, 3, 0);
    if (!places.free(box)) return;
    places.take(box);
    stage.rich({x, 15}, text, style, here ? theme.ink : theme.ink2, 0.5);
  };
  for (std::size_t chip = 0; chip < chips_.size(); ++chip)
    if (chips_[chip] == run_->scenario.changed) name(chip, true);
  constexpr double roomy = 20;
  const bool all = chips_.size() < run_->scenario.pool || row_rect(stage, 0).width() + 2.5 >= roomy;
  for (std::size_t chip = 0; chip < chips_.size(); ++chip)
    if (all || chip == 0 || (chip + 1) % 5 == 0) name(chip, false);
}

void SubsamplePicture::paint_fall(const Stage& stage, std::size_t draw, double grown) const {
  const Theme& theme = stage.theme;
  const std::uint64_t row = run_->draws[draw];
  const auto chip = static_cast<std::size_t>(std::lower_bound(chips_.begin(), chips_.end(), row) - chips_.begin());
  const QPointF from(row_rect(stage, chip).center().x(), row_rect(stage, chip).bottom() + 2);
  const QRectF target = draw_rect(stage, draw);
  const QPointF to(target.center().x(), target.top() - 3);
  const bool here = row == run_->scenario.changed;
  QPainterPath path(from);
  const double middle = (from.y() + to.y()) / 2;
  path.cubicTo(QPointF(from.x(), middle + 8), QPointF(to.x(), middle - 8), to);
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.setPen(
      QPen(here ? theme.ink : theme.line, (here ? 3.0 : 1.25) + theme.heavier / 2, Qt::SolidLine, Qt::RoundCap));
  stage.painter.drawPath(path);
  const QPointF at = grown < 1 ? path.pointAtPercent(grown) + QPointF(0, target.height() / 2) : target.center();
  const QRectF rect(at - QPointF(target.width(), target.height()) / 2, target.size());
  draw_label_cell(stage.painter, theme, rect, run_->rows()[row].label, rect.width() >= 9);
  if (here && grown >= 1) draw_kin_ring(stage.painter, theme, rect, 3);
}

void SubsamplePicture::paint_draws(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const double room = draws_left - page_margin - 4;
  stage.painter.setPen(theme.ink2);
  MathText::fitted(with_groups(tr("%n draws", nullptr, plural(run_->draws.size())), run_->draws.size()), {12}, room)
      .draw(stage.painter, {page_margin, draws_y + 4});
  stage.rich({page_margin, draws_y + 27}, tr("row"), {sub_caption}, theme.ink2);
  const std::uint64_t drawn = moment_.drawn();
  const std::uint64_t before = moment_.drawn_at(moment_.step - 1);
  LabelPlaces places(QRectF(0, draws_y + 14, stage.width, 20));
  const bool falling = moment_.step < moment_.falls;
  // The changed row's last, so that its lines lie on top.
  for (const bool here : {false, true}) {
    for (std::size_t draw = 0; draw < shown_draws_ && draw < drawn; ++draw) {
      if ((run_->draws[draw] == run_->scenario.changed) != here) continue;
      paint_fall(stage, draw, falling && draw >= before ? grown_ : 1);
    }
  }
  for (const bool here : {true, false}) {
    for (std::size_t draw = 0; draw < shown_draws_ && draw < drawn; ++draw) {
      if ((run_->draws[draw] == run_->scenario.changed) != here) continue;
      const QString text = row_name(run_->draws[draw]);
      const MathStyle style{sub_caption, here ? QFont::DemiBold : QFont::Normal};
      const double width = sub_width(text, style);
      const double x = draw_rect(stage, draw).center().x();
      const QRectF box = words_box({x - width / 2, draws_y + 27}, width, sub_caption).adjusted(-3, 0, 3, 0);
      if (!places.free(box)) continue;
      places.take(box);
      stage.rich({x, draws_y + 27}, text, style, here ? theme.ink : theme.ink2, 0.5);
    }
  }
  if (shown_draws_ < run_->draws.size()) {
    const std::uint64_t rest = run_->draws.size() - shown_draws_;
    stage.painter.setPen(theme.ink3);
    MathText::fitted(with_groups(tr("and %n more", nullptr, plural(rest)), rest), {sub_caption}, room)
        .draw(stage.painter, {page_margin, draws_y - 12});
  }
  if (chips_.size() < run_->scenario.pool) {
    const QString said =
        with_groups(tr("of %n rows those that matter here", nullptr, plural(run_->scenario.pool)), run_->scenario.pool);
    const MathText text = MathText::fitted(said, {sub_caption}, 240);
    stage.painter.fillRect(QRectF(page_margin - 2, rows_y + 24, text.width() + 6, 14), theme.canvas);
    stage.painter.setPen(theme.ink3);
    text.draw(stage.painter, {page_margin, rows_y + 35});
  }
}

void SubsamplePicture::paint_learner(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const QRectF box(stage.width - page_margin - 50, draws_y - 14, 34, 28);
  const double tail = draw_rect(stage, shown_draws_ - 1).right() + 8;
  const double reach = (box.left() - 1 - tail) * come(moment_.given());
  if (reach > 12) draw_arrow(stage.painter, theme.ink, {tail, draws_y}, reach);
  stage.painter.setPen(QPen(theme.ink, 1.75 + theme.heavier));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawRoundedRect(box, 4, 4);
  stage.rich({box.center().x(), draws_y + 5}, QStringLiteral("$A$"), {14}, theme.ink, 0.5);
}

// --- The stretched bars

void SubsamplePicture::paint_bar_name(const Stage& stage, bool put_back, double top) const {
  const Theme& theme = stage.theme;
  const bool own = put_back == run_->scenario.put_back;
  const MathStyle style{12, own ? QFont::DemiBold : QFont::Normal};
  const double room = bars_left - page_margin - 8;
  stage.painter.setPen(own ? theme.ink : theme.ink2);
  MathText::fitted(put_back ? tr("putting back") : tr("never back"), style, room)
      .draw(stage.painter, {page_margin, top + 14});
  stage.painter.setPen(theme.ink2);
  MathText::fitted(put_back ? tr("(Lemma 15)") : tr("(DF Lemma 8)"), {12}, room)
      .draw(stage.painter, {page_margin, top + 30});
}

void SubsamplePicture::paint_pieces(const Stage& stage, const SubsampleBar& bar, bool below, double top, double unit,
                                    double grown) const {
  const Theme& theme = stage.theme;
  double x = bars_left;
  const double y = below ? top + 40 : top;
  double used = x;  // words over narrow pieces keep apart
  for (std::size_t j = 0; j < bar.law.size(); ++j) {
    const double length = (below ? bar.law[j] + (bar.stretched[j] - bar.law[j]) * grown : bar.law[j]) * unit;
    if (length <= 0.05) continue;
    const QRectF piece(x, y, length, bar_high);
    stage.painter.fillRect(piece, piece_color(theme, j));
    if (x > bars_left) stage.rule({x, y}, {x, y + bar_high}, theme.canvas, 1);
    const QString chance = probability_text(bar.law[j]);
    QString words;
    if (!below) {
      words = QStringLiteral("%1×: %2").arg(j).arg(chance);
    } else if (j == 0) {
      words = chance;
    } else {
      words = QStringLiteral("%1 × %2 = %3")
                  .arg(chance, exponent_markup(j, run_->scenario.epsilon),
                       bar.stretched[j] < 1 ? probability_text(bar.stretched[j]) : factor_text(bar.stretched[j]));
    }
    const double width = sub_width(words, {sub_caption});
    if (width + 8 <= length) {
      stage.rich({piece.center().x(), y + 14}, words, {sub_caption}, on_piece(theme, j), 0.5);
    } else if (!below && j >= 1 && length > 4 && piece.center().x() - width / 2 > used) {
      stage.rich({piece.center().x(), y - 5}, words, {sub_caption}, theme.ink, 0.5);
      used = piece.center().x() + width / 2 + 6;
    }
    x += length;
  }
}

void SubsamplePicture::paint_bar(const Stage& stage, const SubsampleBar& bar, double top, double unit,
                                 double grown) const {
  const Theme& theme = stage.theme;
  // What each piece becomes, as a band from the upper to the lower bar.
  double above = bars_left;
  double below = bars_left;
  for (std::size_t j = 0; j < bar.law.size() && grown > 0; ++j) {
    const double upper = bar.law[j] * unit;
    const double lower = (bar.law[j] + (bar.stretched[j] - bar.law[j]) * grown) * unit;
    QPolygonF band;
    band << QPointF(above, top + bar_high) << QPointF(above + upper, top + bar_high) << QPointF(below + lower, top + 40)
         << QPointF(below, top + 40);
    QColor color = j == 0 ? theme.hair : theme.lineage;
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(color);
    stage.painter.drawPolygon(band);
    above += upper;
    below += lower;
  }
  paint_pieces(stage, bar, false, top, unit, 1);
  stage.rule({bars_left + unit, top - 4}, {bars_left + unit, top + bar_high + 4}, theme.ink, 1.75 + theme.heavier);
  stage.rich({bars_left + unit + 6, top + 14}, QStringLiteral("1"), {12}, theme.ink);
  if (grown <= 0) return;
  paint_pieces(stage, bar, true, top, unit, grown);
  stage.rule({below, top + 36}, {below, top + 64}, theme.ink, 2.5 + theme.heavier);
  if (grown < 1) return;
  const MathStyle bold{12, QFont::DemiBold};
  const QString words = power_markup(bar);
  const double width = sub_width(words, bold);
  const double free_from = bars_left + unit + 22;
  const bool beside = below + 8 + width <= stage.width - 8;
  if (below - width >= free_from)
    stage.rich({below, top + 32}, words, bold, theme.ink, 1);
  else if (beside)
    stage.rich({below + 8, top + 54}, words, bold, theme.ink);
  else
    stage.rich({std::max(free_from, below - width), top + 32}, words, bold, theme.ink);
}

void SubsamplePicture::paint_bars(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const MathStyle bold{14, QFont::DemiBold};
  const QString title = tr("Cut by how often row %1 comes, stretch each piece").arg(row_name(run_->scenario.changed));
  const double room = stage.width - 2 * page_margin;
  stage.painter.setPen(theme.ink);
  const MathText heading = MathText::fitted(title, bold, room);
  heading.draw(stage.painter, {page_margin, first_rule_y + 23});
  const QString said = tr("$j$ copies let the chance of an output grow $e^{jε}$-fold");
  if (heading.width() + 14 + sub_width(said, {sub_caption}) <= room)
    stage.rich({page_margin + heading.width() + 14, first_rule_y + 23}, said, {sub_caption}, theme.ink2);
  const double most = std::max(run_->put_back.factor(), run_->never ? run_->never->factor() : 1);
  const double unit = std::min(292.0, (stage.width - 56 - bars_left) / most);
  const auto grown = [&](bool put_back) {
    const int step = put_back == run_->scenario.put_back ? moment_.stretch() : moment_.other();
    return moment_.step < step ? 0 : come(step);
  };
  paint_bar_name(stage, true, first_bar_y);
  paint_bar(stage, run_->put_back, first_bar_y, unit, grown(true));
  paint_bar_name(stage, false, second_bar_y);
  if (run_->never)
    paint_bar(stage, *run_->never, second_bar_y, unit, grown(false));
  else
    stage.rich({bars_left, second_bar_y + 14}, tr("$m$ > $n$: without putting back there are too few rows"), {12},
               theme.ink2);
}

// --- How many rows keep ε

void SubsamplePicture::paint_sizes(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const Plot plot({stage.width, stage.height}, *run_);
  const double title =
      stage.rich({page_margin, second_rule_y + 23}, tr("How many rows keep $ε$?"), {14, QFont::DemiBold}, theme.ink);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(
      QStringLiteral("$m$ = %1, $ε$ = %2").arg(whole_text(run_->scenario.drawn), rational_text(run_->scenario.epsilon)),
      {sub_caption}, orders_left - page_margin - title - 26)
      .draw(stage.painter, {page_margin + title + 12, second_rule_y + 23});
  stage.rich({page_margin, plot.top - 6}, QStringLiteral("$ε$′"), {12}, theme.ink2);
  for (double epsilon = 0; epsilon <= plot.most * (1 + 1e-9); epsilon += plot.step) {
    const double y = plot.y_of(epsilon) + 0.5;
    stage.rule({plot.left, y}, {plot.right, y}, epsilon == 0 ? theme.line : theme.hair);
    stage.words({plot.left - 8, y + 3.5}, QString::number(epsilon, 'g', 3), TextRole::caption, theme.ink2, 1);
  }
  paint_curves(stage, plot);
  LabelPlaces places(QRectF(plot.left + 1, plot.top - 4, plot.right - plot.left + 34, plot.base - plot.top + 2));
  take_curves(plot, places);
  paint_dot(stage, plot, places);
  paint_marks(stage, plot, places);
  const QString axis = run_->put_back.amplified.paper_epsilon
                           ? tr("$n$, rows of $S$ (log scale); solid: attained, dashed: bound")
                           : tr("$n$, rows of $S$ (log scale); printed bounds are stated for $ε$ < 1");
  stage.painter.setPen(theme.ink2);
  const MathText text = MathText::fitted(axis, {sub_caption}, plot.right - page_margin + 24);
  text.draw(stage.painter, {(plot.left + plot.right) / 2, plot.base + 33}, 0.5);
}

void SubsamplePicture::paint_curves(const Stage& stage, const Plot& plot) const {
  const Theme& theme = stage.theme;
  stage.painter.save();
  stage.painter.setClipRect(QRectF(plot.left, plot.top - 2, plot.right - plot.left + 2, plot.base - plot.top + 3));
  const auto draw = [&](const auto& value, const QPen& pen) {
    QPolygonF line;
    for (const SubsampleSize& size : run_->sizes) {
      const std::optional<double> epsilon = value(size);
      if (epsilon) line << QPointF(plot.x_of(static_cast<double>(size.rows)), plot.y_of(*epsilon));
    }
    stage.painter.setPen(pen);
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawPolyline(line);
  };
  const auto dashes = [&](const QColor& color) {
    QPen pen(color, 1.5 + theme.heavier, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({4.7, 2.7});
    return pen;
  };
  const bool put_back = run_->scenario.put_back;
  draw([](const SubsampleSize& size) { return size.put_back_printed; }, dashes(theme.ink));
  draw([](const SubsampleSize& size) { return size.never_printed; }, dashes(theme.ink2));
  const QPen thin(theme.ink2, 1.75 + theme.heavier);
  const QPen thick(theme.ink, 2.75 + theme.heavier);
  draw([](const SubsampleSize& size) { return size.never; }, put_back ? thin : thick);
  draw([](const SubsampleSize& size) { return std::optional(size.put_back); }, put_back ? thick : thin);
  stage.painter.restore();
}

void SubsamplePicture::paint_marks(const Stage& stage, const Plot& plot, LabelPlaces& places) const {
  const double keep_y = plot.y_of(to_double(run_->scenario.epsilon));
  stage.rule({plot.left, keep_y}, {plot.right, keep_y}, stage.theme.ink2, 1.25 + stage.theme.heavier / 2);
  LabelPlaces row(QRectF(plot.left - 24, plot.base, plot.right - plot.left + 60, 20));
  const auto inside = [&](double rows) { return rows >= plot.low && rows <= plot.high; };
  const auto least = static_cast<double>(run_->keeping->least);
  const auto paper = static_cast<double>(run_->keeping->paper);
  const bool compared = moment_.step >= moment_.sizes();
  const bool printed = run_->put_back.amplified.paper_epsilon.has_value();
  if (compared && inside(least)) paint_least_rows(stage, plot, row, places);
  if (compared && printed && inside(paper)) paint_paper_rows(stage, plot, row, places);
  paint_rows_number(stage, plot, row, static_cast<double>(run_->scenario.pool), false);
  paint_rows_number(stage, plot, row, plot.low, false);
  paint_rows_number(stage, plot, row, plot.high, false);
  if (printed) paint_printed_name(stage, plot, places);
}

// A number of rows under the axis, where it has room.
void SubsamplePicture::paint_rows_number(const Stage& stage, const Plot& plot, LabelPlaces& row, double rows,
                                         bool strong) const {
  if (rows < plot.low || rows > plot.high) return;
  const QString text = whole_text(static_cast<std::uint64_t>(rows));
  const MathStyle style{sub_caption, strong ? QFont::DemiBold : QFont::Normal};
  const double width = sub_width(text, style);
  const double x = plot.x_of(rows);
  const QRectF box = words_box({x - width / 2, plot.base + 16}, width, sub_caption).adjusted(-5, 0, 5, 0);
  if (!row.free(box)) return;
  row.take(box);
  stage.rich({x, plot.base + 16}, text, style, strong ? stage.theme.ink : stage.theme.ink2, 0.5);
}

// The least number of rows that keeps the scenario's ε.
void SubsamplePicture::paint_least_rows(const Stage& stage, const Plot& plot, LabelPlaces& row,
                                        LabelPlaces& places) const {
  const std::uint64_t least = run_->keeping->least;
  const double keep_y = plot.y_of(to_double(run_->scenario.epsilon));
  const double x = plot.x_of(static_cast<double>(least));
  const double reach = plot.base + (keep_y - plot.base) * come(moment_.sizes());
  stage.dashed({x, plot.base}, {x, reach}, stage.theme.ink2, 1.5, 2, 3);
  paint_rows_number(stage, plot, row, static_cast<double>(least), true);
  const QString words = with_groups(tr("%n rows keep it", nullptr, plural(least)), least);
  const MathStyle bold{12, QFont::DemiBold};
  const double width = sub_width(words, bold);
  std::vector<QRectF> boxes;
  for (const double up : {34.0, 50.0, 66.0, 22.0, 82.0, 98.0, 8.0}) {
    boxes.push_back(words_box({std::max(plot.left + 3, x - width - 5), keep_y - up}, width, 12));
    boxes.push_back(words_box({x + 5, keep_y - up}, width, 12));
    boxes.push_back(words_box({x - width / 2, keep_y - up}, width, 12));
  }
  for (const double down : {20.0, 36.0, 52.0}) boxes.push_back(words_box({x + 6, keep_y + down}, width, 12));
  const QRectF box = places.find(boxes, false);
  if (box.isNull()) return;
  if (box.bottom() < keep_y) stage.rule({x, keep_y}, {x, box.top() + 2}, stage.theme.line);
  stage.rich(baseline_in(box, 12), words, bold, stage.theme.ink);
}

// How many rows Lemma 15 asks for.
void SubsamplePicture::paint_paper_rows(const Stage& stage, const Plot& plot, LabelPlaces& row,
                                        LabelPlaces& places) const {
  const auto paper = static_cast<double>(run_->keeping->paper);
  const double keep_y = plot.y_of(to_double(run_->scenario.epsilon));
  const double x = plot.x_of(paper);
  stage.dashed({x, plot.base}, {x, keep_y}, stage.theme.ink2, 1.5, 2, 3);
  paint_rows_number(stage, plot, row, paper, true);
  const QString words = tr("Lemma 15: 9$m$");
  const double width = sub_width(words, {sub_caption});
  const QRectF box = places.find(
      {words_box({plot.right - width, keep_y - 6}, width, sub_caption),
       words_box({x - width - 6, keep_y - 6}, width, sub_caption), words_box({x + 6, keep_y - 20}, width, sub_caption),
       words_box({plot.right - width, keep_y + 14}, width, sub_caption)},
      false);
  if (!box.isNull()) stage.rich(baseline_in(box, sub_caption), words, {sub_caption}, stage.theme.ink2);
}

// The name of the printed bound beside its curve, where that comes into the plot.
void SubsamplePicture::paint_printed_name(const Stage& stage, const Plot& plot, LabelPlaces& places) const {
  const QString words = QStringLiteral("[BNSV15]: 6$ε$$m$/$n$");
  const double width = sub_width(words, {sub_caption});
  std::vector<QRectF> boxes;
  for (const SubsampleSize& size : run_->sizes) {
    if (!size.put_back_printed || *size.put_back_printed > plot.most * 0.9) continue;
    const QPointF on(plot.x_of(static_cast<double>(size.rows)), plot.y_of(*size.put_back_printed));
    boxes.push_back(words_box(on + QPointF(9, 1), width, sub_caption));
    boxes.push_back(words_box(on + QPointF(12, -8), width, sub_caption));
  }
  if (boxes.empty()) return;
  const QRectF box = places.find(boxes, false);
  if (!box.isNull()) stage.rich(baseline_in(box, sub_caption), words, {sub_caption}, stage.theme.ink2);
}

void SubsamplePicture::take_curves(const Plot& plot, LabelPlaces& places) const {
  const auto take = [&](const auto& value) {
    std::optional<QPointF> before;
    for (const SubsampleSize& size : run_->sizes) {
      const std::optional<double> epsilon = value(size);
      if (!epsilon || *epsilon > plot.most * 1.05) {
        before.reset();
        continue;
      }
      const QPointF here(plot.x_of(static_cast<double>(size.rows)), plot.y_of(*epsilon));
      if (before) places.take_line(*before, here, 2);
      before = here;
    }
  };
  take([](const SubsampleSize& size) { return size.put_back_printed; });
  take([](const SubsampleSize& size) { return size.never_printed; });
  take([](const SubsampleSize& size) { return size.never; });
  take([](const SubsampleSize& size) { return std::optional(size.put_back); });
  const double keep = plot.y_of(to_double(run_->scenario.epsilon));
  places.take_line({plot.left, keep}, {plot.right, keep}, 1);
}

void SubsamplePicture::paint_dot(const Stage& stage, const Plot& plot, LabelPlaces& places) const {
  const Theme& theme = stage.theme;
  const double epsilon = run_->own().amplified.epsilon;
  const double x = plot.x_of(static_cast<double>(run_->scenario.pool));
  const double y = plot.y_of(std::min(epsilon, plot.most));
  stage.painter.setPen(QPen(theme.ink, 2 + theme.heavier));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawEllipse(QPointF(x, y), 6, 6);
  stage.spots.add(stage.painter, QRectF(x - 13, y - 13, 26, 26), 13, {}, Spot::Act::drag, dot);
  const MathStyle bold{12, QFont::DemiBold};
  const QString words = upper_text(epsilon);
  const double width = sub_width(words, bold);
  places.take(QRectF(x - 8, y - 8, 16, 16));
  std::vector<QRectF> boxes;
  for (const double down : {21.0, 30.0, -11.0, -20.0, 40.0, -30.0}) {
    for (const double aside : {-0.9, 0.0, 0.9, 1.6}) {
      const double left =
          std::clamp(x - width / 2 + aside * width / 2 + aside * 8, plot.left + 2, plot.right + 30 - width);
      boxes.push_back(words_box({left, y + down}, width, 12));
    }
  }
  const QRectF box = places.find(boxes, true);
  stage.painter.fillRect(box.adjusted(-1, 0, 1, 0), theme.canvas);
  stage.rich(baseline_in(box, 12), words, bold, theme.ink);
}

std::uint64_t SubsamplePicture::rows_at(QPointF at, const QRectF& area) const {
  const double scale = stage_scale(area.size(), natural_size(), sub_least_height);
  const Plot plot(area.size() / scale, *run_);
  const double x = Stage::place(at, area, natural_size(), sub_least_height).x();
  const double share = std::clamp((x - plot.left) / (plot.right - plot.left), 0.0, 1.0);
  return static_cast<std::uint64_t>(std::llround(plot.low * std::pow(plot.high / plot.low, share)));
}

std::uint64_t SubsamplePicture::row_at(QPointF at, const QRectF& area) const {
  const double scale = stage_scale(area.size(), natural_size(), sub_least_height);
  const double width = area.width() / scale;
  const double x = Stage::place(at, area, natural_size(), sub_least_height).x();
  const double pitch = std::min(33.2, (width - page_margin - 12 - rows_left) / static_cast<double>(chips_.size()));
  const double chip = std::clamp(std::floor((x - rows_left) / pitch), 0.0, static_cast<double>(chips_.size()) - 1);
  return chips_[static_cast<std::size_t>(chip)];
}

// --- What order does

/// One of the three ways to draw, with its ε over all data sets.
struct SubsamplePicture::Order {
  QString name;
  double epsilon;
  bool in_order;
};

void SubsamplePicture::paint_orders(const Stage& stage) const {
  const SubsampleTiny& tiny = run_->tiny;
  const double room = stage.width - page_margin - orders_left;
  const double squeeze = std::min(1.0, (stage.height - second_rule_y - 44) / 188);
  const auto y_of = [&](double offset) { return second_rule_y + 44 + (offset - 44) * squeeze; };
  paint_orders_title(stage, room);
  const bool ends = moment_.step >= moment_.sizes() + 1;
  const std::vector<Order> orders = {{tr("put back"), tiny.put_back, false},
                                     {tr("never, shuffled"), tiny.shuffled, false},
                                     {tr("never, in order"), tiny.in_order, true}};
  const double most = std::max({tiny.put_back, tiny.in_order, tiny.printed.value_or(0)});
  const double unit = (room - 104 - 36) / most;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    paint_order(stage, orders[i], y_of(66 + 32 * static_cast<double>(i)), unit, ends);
  }
  double bottom = y_of(66 + 64) + 14;
  if (tiny.printed) {
    const double x = orders_left + 104 + *tiny.printed * unit;
    stage.dashed({x, y_of(52)}, {x, bottom + 2}, stage.theme.ink, 1.5 + stage.theme.heavier, 5, 3);
    const QString words = QStringLiteral("2$ε$$ν$ = %1").arg(upper_text(*tiny.printed));
    stage.rich({std::min(x + 4, stage.width - 10), bottom + 14}, words, {sub_caption}, stage.theme.ink2, 1);
    bottom += 14;
  }
  if (ends) stage.paragraph({orders_left, bottom + 19}, orders_finding(), {sub_caption}, stage.theme.ink2, room, 14);
}

void SubsamplePicture::paint_orders_title(const Stage& stage, double room) const {
  const SubsampleTiny& tiny = run_->tiny;
  stage.painter.setPen(stage.theme.ink);
  MathText::fitted(tr("Shuffle what you pass on"), {14, QFont::DemiBold}, room)
      .draw(stage.painter, {orders_left, second_rule_y + 23});
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(
      with_groups(tr("$n$ = %1, $m$ = %2, $ε$ = %3, all %n data sets, exact", nullptr, plural(tiny.data_sets)),
                  tiny.data_sets)
          .arg(whole_text(tiny.rows), whole_text(tiny.drawn), rational_text(tiny.epsilon)),
      {sub_caption}, room)
      .draw(stage.painter, {orders_left, second_rule_y + 41});
}

// Its name and its bar, `unit` px long for an ε of 1; the order of S is told last.
void SubsamplePicture::paint_order(const Stage& stage, const Order& order, double y, double unit, bool ends) const {
  const Theme& theme = stage.theme;
  const double bars = orders_left + 104;
  const MathStyle style{12, order.in_order ? QFont::DemiBold : QFont::Normal};
  stage.painter.setPen(order.in_order ? theme.ink : theme.ink2);
  MathText::fitted(order.name, style, 98).draw(stage.painter, {orders_left, y + 4});
  if (order.in_order && !ends) return;
  const double grown = order.in_order ? come(moment_.sizes() + 1) : 1;
  const double end = bars + order.epsilon * unit * grown;
  stage.painter.fillRect(QRectF(bars, y - 6, end - bars, 12), theme.ink2);
  stage.rule({end, y - 9}, {end, y + 9}, theme.ink, 2.5 + theme.heavier);
  const QString words = upper_text(order.epsilon);
  stage.painter.fillRect(QRectF(end + 4, y - 7, sub_width(words, style) + 5, 14), theme.canvas);
  stage.rich({end + 7, y + 4}, words, style, theme.ink);
  if (!order.in_order) return;
  // Where the formula would have it.
  const double formula = bars + run_->tiny.shuffled * unit;
  stage.dashed({formula, y - 9}, {formula, y + 9}, theme.ink, 1.5, 3, 2);
}

QString SubsamplePicture::orders_finding() const {
  const SubsampleTiny& tiny = run_->tiny;
  QString said = tiny.exceeds()
                     ? tr("In the order of $S$ one swap moves many places: the formula, %1, is exceeded.")
                           .arg(upper_text(tiny.shuffled))
                     : tr("In the order of $S$ one swap moves many places; here the formula, %1, still holds.")
                           .arg(upper_text(tiny.shuffled));
  if (!tiny.printed) return said;
  return said + u' ' +
         (tiny.in_order <= *tiny.printed + 1e-9 ? tr("The paper’s 2$ε$$ν$ still covers it here.")
                                                : tr("So is the paper’s 2$ε$$ν$."));
}

// --- The panel

QString SubsampleCopiesPicture::description() const {
  const auto& law = run_->own().law;
  return tr("Row %1 is not drawn with chance %2, once with chance %3.")
      .arg(row_name(run_->scenario.changed), probability_text(law[0]), probability_text(law.size() > 1 ? law[1] : 0));
}

void SubsampleCopiesPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const auto& law = run_->own().law;
  constexpr std::size_t bars = 5;
  // The likeliest counts, and the one that was drawn, as far as they lie together.
  const auto likeliest = static_cast<std::size_t>(std::max_element(law.begin(), law.end()) - law.begin());
  std::size_t from = likeliest > 2 ? likeliest - 2 : 0;
  if (run_->copies >= from + bars) from = std::min<std::size_t>(likeliest, run_->copies - bars + 1);
  double most = 0;
  for (std::size_t j = from; j < std::min(law.size(), from + bars); ++j) most = std::max(most, law[j]);
  constexpr double base = 106;
  constexpr double high = 82;
  const double column = stage.width / bars;
  stage.rule({0, base + 0.5}, {stage.width, base + 0.5}, theme.line);
  for (std::size_t j = from; j < from + bars; ++j) {
    const double chance = j < law.size() ? law[j] : 0;
    const double x = column * (static_cast<double>(j - from) + 0.5);
    const bool here = j == run_->copies;
    const MathStyle style{sub_caption, here ? QFont::DemiBold : QFont::Normal};
    const double length = most > 0 ? high * chance / most : 0;
    painter.fillRect(QRectF(x - 17, base - length, 34, length), here ? theme.ink : theme.ink2);
    painter.setPen(theme.ink);
    if (chance > 0)
      MathText::fitted(probability_text(chance), style, column - 2).draw(painter, {x, base - length - 5}, 0.5);
    stage.rich({x, base + 17}, whole_text(j), style, here ? theme.ink : theme.ink2, 0.5);
  }
}

}  // namespace littlestone::ui
