// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/two_worlds/two_worlds_picture.hpp"

#include <QFontMetricsF>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/two_worlds/two_worlds_words.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double worlds_caption = 11;
constexpr double least_worlds_height = 480;
constexpr double endless_y = 65;
constexpr double most_pitch = 60;
constexpr double most_decades = 9'999;  // beyond, an arrow
constexpr double least_last_decade = 9;
constexpr double decades_above = 4;  // of the scale, above what is asked for by others than M
constexpr double chain_cross = 9;
constexpr double slant = 5;  // half of what the stairs take from one dimension to the next

double worlds_width(const QString& markup, const MathStyle& style) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

/// A count that has a place on the scale.
std::optional<double> drawn_log10(const LargeCount& count) {
  if (!std::isfinite(count.log10) || count.log10 > most_decades) return std::nullopt;
  return count.log10;
}

std::optional<double> log10_of(const TwoWorldsRow& row, const char* name) {
  const EnvelopeRow* found = worlds_row(row, name);
  return found == nullptr || !found->examples ? std::nullopt : drawn_log10(*found->examples);
}

void draw_triangle(QPainter& painter, const QColor& color, QPointF at) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawPolygon(QPolygonF({at + QPointF(0, -5), at + QPointF(5, 4), at + QPointF(-5, 4)}));
  painter.setBrush(Qt::NoBrush);
}

void draw_square(QPainter& painter, const QColor& color, QPointF at) {
  painter.fillRect(QRectF(at - QPointF(4, 4), QSizeF(8, 8)), color);
}

void draw_disc(QPainter& painter, const QColor& color, QPointF at) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawEllipse(at, 5, 5);
  painter.setBrush(Qt::NoBrush);
}

void draw_ring(QPainter& painter, const Theme& theme, QPointF at) {
  painter.setPen(QPen(theme.ink, 2));
  painter.setBrush(theme.canvas);
  painter.drawEllipse(at, 4.5, 4.5);
  painter.setBrush(Qt::NoBrush);
}

/// Of M's line and marks, far above the lean learner's; full where contrast is asked for.
QColor pale_m(const Theme& theme) {
  QColor color = theme.m;
  if (theme.heavier == 0) color.setAlphaF(0.65F);
  return color;
}

const char* row_of_m(bool paper) { return paper ? "m-paper" : "m-sharp"; }

/// A line from one place to another with a head at its end.
void draw_pointing_line(const Stage& stage, QPointF from, QPointF to, double thickness) {
  const double way = to.x() > from.x() ? 1 : -1;
  stage.painter.setPen(
      QPen(stage.theme.ink, thickness + stage.theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.drawLine(from, to);
  stage.painter.drawPolyline(QPolygonF({to + QPointF(-6 * way, -5), to, to + QPointF(-6 * way, 5)}));
}

}  // namespace

// --- Where things lie

WorldsGeometry::WorldsGeometry(QSizeF size, const TwoWorldsRun& run, bool paper)
    : width(size.width()), height(size.height()) {
  left_zero = std::round(width * 0.352);
  axis = left_zero + 20;
  names = axis + 38;
  right_zero = left_zero + 164;
  right_end = width - 40;
  base = height - 113;
  double most_seen = 1;
  double high = 4;
  for (const TwoWorldsRow& row : run.study.rows) {
    most_seen = std::max({most_seen, static_cast<double>(row.facts.littlestone.upper) + 0.5, row.regret_upper + 0.2});
    for (const char* name : {"permute-and-flip", "consistent", "chain", "lean"}) {
      if (const auto value = log10_of(row, name)) high = std::max(high, *value);
    }
  }
  // Sharp, M leaves the scale where it is far above the lean learner; the paper's constants are all far above.
  const double most_of_m = paper ? most_decades : std::max(least_last_decade, high + decades_above) - 0.3;
  for (const TwoWorldsRow& row : run.study.rows) {
    if (const auto value = log10_of(row, row_of_m(paper))) high = std::max(high, std::min(*value, most_of_m));
  }
  if (!paper) stride = 2;
  most = std::max(2, static_cast<int>(std::ceil(most_seen)));
  while (1 + 5 * stride < high + 0.3) stride += paper ? 3 : 1;  // at most some hundred times
  last = 1 + stride * std::max(1, static_cast<int>(std::ceil((high + 0.3 - 1) / stride)));
  const auto rows = static_cast<double>(run.study.rows.size());
  pitch = std::min(most_pitch, (base - top) / rows);
  double y = base - (base - top - pitch * rows) / 2;
  row_tops.resize(run.study.rows.size());
  for (const WorldsGroup& group : run.groups) {
    const double bottom = y;
    for (const std::size_t row : group.rows) {
      y -= pitch;
      row_tops[row] = y;
    }
    group_rooms.emplace_back(y, bottom);
  }
}

double WorldsGeometry::mistakes_x(double mistakes) const {
  return left_zero + (left_end - left_zero) * std::min(mistakes, static_cast<double>(most)) / most;
}

double WorldsGeometry::examples_x(double log10_examples) const {
  return right_zero + (right_end - right_zero) * std::clamp((log10_examples - 1) / (last - 1), 0.0, 1.0);
}

double WorldsGeometry::regret_y(std::size_t row) const { return bar_y(row) + std::min(17.0, pitch * 0.37); }

/// What the painting shares.
struct TwoWorldsPicture::Frame {
  const Stage& stage;
  const WorldsGeometry& at;
};

TwoWorldsPicture::TwoWorldsPicture(std::shared_ptr<const TwoWorldsRun> run, int step, double phase, bool paper,
                                   std::optional<std::size_t> pointed)
    : run_(std::move(run)),
      steps_(worlds_steps(*run_)),
      step_(std::clamp(step, 0, static_cast<int>(steps_.size()) - 1)),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      paper_(paper) {
  const WorldsStep& here = steps_[static_cast<std::size_t>(step_)];
  const std::size_t group = std::min(here.group, run_->groups.size() - 1);
  pointed_ = pointed && *pointed < run_->study.rows.size() ? *pointed : run_->groups[group].rows.back();
}

QString TwoWorldsPicture::description() const {
  const WorldsGroup& high = run_->groups.back();
  return tr("%n classes by their Littlestone dimension. Online: mistakes, expected mistakes and regret. Privately: "
            "examples. The highest is %1, at %2.",
            nullptr, static_cast<int>(run_->study.rows.size()))
      .arg(worlds_class(run_->study.rows[high.rows.front()]), QString::number(high.dimension));
}

std::optional<double> TwoWorldsPicture::m_of(std::size_t row) const {
  return log10_of(run_->study.rows[row], row_of_m(paper_));
}

std::size_t TwoWorldsPicture::group_at(QPointF at, const QRectF& area) const {
  const QSizeF own = area.size() / stage_scale(area.size(), natural_size(), least_worlds_height);
  const WorldsGeometry geometry(own, *run_, paper_);
  const double y = Stage::place(at, area, natural_size(), least_worlds_height).y();
  if (y < geometry.top - 4) return run_->groups.size();
  for (std::size_t i = 0; i < run_->groups.size(); ++i) {
    if (y >= geometry.group_rooms[i].first) return i;
  }
  return run_->groups.size() - 1;
}

void TwoWorldsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void TwoWorldsPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_worlds_height, theme, spots);
  const WorldsGeometry geometry({stage.width, stage.height}, *run_, paper_);
  const Frame frame{stage, geometry};
  paint_band(frame);
  paint_heads(frame);
  paint_scales(frame);
  paint_endless(frame);
  paint_axis(frame);
  paint_stairs(frame);
  for (std::size_t row = 0; row < run_->study.rows.size(); ++row) {
    paint_online(frame, row);
    paint_private(frame, row);
    paint_name(frame, row);
  }
  paint_words(frame);
  paint_other_constants(frame);
  paint_foot(frame);
  paint_handle(frame);
}

// --- What the step is about

QRectF TwoWorldsPicture::band_of(const WorldsGeometry& at, int step) const {
  const WorldsStep& here = steps_[static_cast<std::size_t>(step)];
  const double left = 16;
  const double wide = at.width - 32;
  switch (here.what) {
    case WorldsStep::What::endless: return {left, endless_y - 26, wide, 42};
    case WorldsStep::What::there: return {left, at.height - 55, wide, 20};
    case WorldsStep::What::back: return {left, at.height - 33, wide, 20};
    default: break;
  }
  const auto [top, bottom] = at.group_rooms[here.group];
  return {left, top, wide, bottom - top};
}

void TwoWorldsPicture::paint_band(const Frame& frame) const {
  QRectF band = band_of(frame.at, step_);
  if (step_ > 0 && grown_ < 1) {
    const QRectF before = band_of(frame.at, step_ - 1);
    band.setTop(motion::between(before.top(), band.top(), grown_));
    band.setBottom(motion::between(before.bottom(), band.bottom(), grown_));
  }
  frame.stage.painter.setPen(Qt::NoPen);
  frame.stage.painter.setBrush(frame.stage.theme.lineage);
  frame.stage.painter.drawRoundedRect(band, 6, 6);
  frame.stage.painter.setBrush(Qt::NoBrush);
}

// --- The frame

void TwoWorldsPicture::paint_heads(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const MathStyle bold{12, QFont::DemiBold};
  double x = page_margin + stage.rich({page_margin, 22}, tr("Online"), bold, theme.ink) + 7;
  stage.painter.setPen(theme.ink2);
  const double room = frame.at.axis - 14 - x;
  MathText game = MathText::fitted(tr("mistakes, in a game against you"), {12}, room);
  if (game.width() > room) game = MathText::fitted(tr("mistakes"), {12}, room);
  game.draw(stage.painter, {x, 22});
  stage.rich({frame.at.axis, 22}, QStringLiteral("$d$"), {13}, theme.ink, 0.5);
  const QString more = frame.at.stride == 2   ? tr("examples $n$, each line a hundred times more")
                       : frame.at.stride == 3 ? tr("examples $n$, each line a thousand times more")
                                              : tr("examples $n$, each line $10^{%1}$ times more").arg(frame.at.stride);
  const double head = worlds_width(tr("Private"), bold) + 7;
  const MathText words = MathText::fitted(more, {12}, frame.at.width - page_margin - frame.at.names - head);
  x = frame.at.width - page_margin - words.width();
  words.draw(stage.painter, {x, 22});
  stage.rich({x - head, 22}, tr("Private"), bold, theme.ink);
}

void TwoWorldsPicture::paint_endless(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const WorldsGeometry& at = frame.at;
  stage.dashed({16, endless_y + 19}, {at.width - 16, endless_y + 19}, theme.ink, 1.25, 2, 4);
  stage.rich({at.axis + 16, endless_y}, QStringLiteral("∞"), {18, QFont::DemiBold}, theme.ink);
  stage.painter.setPen(theme.ink);
  MathText::fitted(tr("thresholds on ℝ"), {12, QFont::DemiBold}, at.right_zero - at.names - 4)
      .draw(stage.painter, {at.names + 2, endless_y - 2});
  draw_pointing_line(stage, {at.axis - 16, endless_y + 2}, {page_margin + 4, endless_y + 2}, 2.5);
  draw_pointing_line(stage, {at.right_zero + 6, endless_y + 2}, {at.width - page_margin - 2, endless_y + 2}, 2.5);
  stage.painter.setPen(theme.ink2);
  const MathText left =
      MathText::fitted(tr("a point between any two: it never ends"), {worlds_caption}, at.axis - 20 - page_margin);
  left.draw(stage.painter, {at.axis - 20, endless_y - 10}, 1);
  MathText::fitted(tr("no $n$ is enough (Theorem 1)"), {worlds_caption}, at.width - page_margin - at.right_zero - 6)
      .draw(stage.painter, {at.right_zero + 6, endless_y - 10});
}

void TwoWorldsPicture::paint_scales(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const WorldsGeometry& at = frame.at;
  const double y = at.base + 22;
  const int every = (at.most + 7) / 8;
  for (int k = 0; k <= at.most; k += every) {
    const double x = at.mistakes_x(k);
    stage.rule({x, at.top - 2}, {x, at.base + 6}, theme.hair);
    stage.words({x, y}, QString::number(k), TextRole::caption, theme.ink3, 0.5);
  }
  for (int k = 1; k <= at.last; k += at.stride) {
    const double x = at.examples_x(k);
    stage.rule({x, at.top - 2}, {x, at.base + 6}, theme.hair);
    stage.rich({x, y}, k == 1 ? QStringLiteral("10") : QStringLiteral("$10^{%1}$").arg(k), {worlds_caption}, theme.ink3,
               0.5);
  }
  stage.painter.setPen(theme.ink2);
  const MathText left = MathText::fitted(tr("mistakes, expected mistakes, regret: one scale"), {worlds_caption},
                                         at.axis + 24 - page_margin);
  left.draw(stage.painter, {std::max(page_margin, (at.left_end + at.left_zero) / 2 - left.width() / 2), y + 16});
  const MathText right = MathText::fitted(tr("examples that the promise asks for (log scale)"), {worlds_caption},
                                          at.width - page_margin - at.names);
  right.draw(stage.painter,
             {std::min((at.right_zero + at.right_end) / 2 - right.width() / 2, at.width - page_margin - right.width()),
              y + 16});
}

void TwoWorldsPicture::paint_axis(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const WorldsGeometry& at = frame.at;
  const std::size_t here = steps_[static_cast<std::size_t>(step_)].group;
  stage.rule({at.axis, at.top + 2}, {at.axis, at.base - 2}, theme.line, 2);
  for (std::size_t i = 0; i < run_->groups.size(); ++i) {
    const auto [top, bottom] = at.group_rooms[i];
    const double y = (top + bottom) / 2;
    stage.rule({at.axis - 4, y}, {at.axis + 4, y}, theme.line, 1.5);
    stage.rich({at.axis + 16, y + 5.5}, QString::number(run_->groups[i].dimension), {16, QFont::DemiBold},
               i == here ? theme.ink : theme.ink2);
  }
}

void TwoWorldsPicture::paint_stairs(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const WorldsGeometry& at = frame.at;
  QPolygonF mistakes;
  QPolygonF examples;
  QPolygonF lean;
  bool arrow = false;
  for (std::size_t i = 0; i < run_->groups.size(); ++i) {
    const auto [top, bottom] = at.group_rooms[i];
    const double from = i == 0 ? bottom - 2 : bottom - slant;
    const double to = i + 1 == run_->groups.size() ? top + 4 : top + slant;
    const double left = at.mistakes_x(run_->groups[i].dimension);
    mistakes << QPointF(left, from) << QPointF(left, to);
    if (const auto few = run_->examples_of(run_->groups[i], "lean")) {
      const double right = drawn_log10(*few) ? at.examples_x(few->log10) : at.right_zero;
      lean << QPointF(right, from) << QPointF(right, to);
    }
    const auto asked = run_->examples_of(run_->groups[i], row_of_m(paper_));
    // Below 0: nothing is asked for.
    const bool drawn = asked && (asked->log10 < 0 || (drawn_log10(*asked) && asked->log10 <= at.last));
    if (drawn && !arrow) {
      const double right = drawn_log10(*asked) ? at.examples_x(asked->log10) : at.right_zero;
      examples << QPointF(right, from) << QPointF(right, to);
    } else if (!arrow) {
      arrow = true;
      const double y = (top + bottom) / 2;
      examples << QPointF(examples.isEmpty() ? at.right_zero : examples.back().x(), y)
               << QPointF(at.width - page_margin, y);
    }
  }
  const double more = stage.theme.heavier;
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.setPen(QPen(stage.theme.ink, 2.5 + more, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.drawPolyline(mistakes);
  stage.painter.drawPolyline(lean);
  stage.painter.setPen(QPen(pale_m(stage.theme), 1.75 + more, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.drawPolyline(examples);
  if (arrow) {
    const QPointF tip = examples.back();
    stage.painter.drawPolyline(QPolygonF({tip + QPointF(-7, -5), tip, tip + QPointF(-7, 5)}));
  }
}

// --- A class

void TwoWorldsPicture::paint_online(const Frame& frame, std::size_t index) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const WorldsGeometry& at = frame.at;
  const TwoWorldsRow& row = run_->study.rows[index];
  const double y = at.bar_y(index);
  const double more = theme.heavier;
  stage.dashed({at.left_end + 2, y}, {at.left_zero + 8, y}, theme.line, 1, 1, 4);
  const double soa = at.mistakes_x(row.facts.littlestone.upper);
  if (row.randomized) {
    const double coin = at.mistakes_x(to_double(*row.randomized));
    stage.rule({coin, y}, {soa, y}, theme.ink2, 3.5 + more);
    stage.rule({coin, y - 6}, {coin, y + 6}, theme.ink, 2.5 + more);
  } else {
    stage.dashed({at.mistakes_x(row.randomized_lower), y}, {at.mistakes_x(row.randomized_upper), y}, theme.ink2,
                 1.5 + more, 7, 4);
  }
  stage.rule({soa, y - 7}, {soa, y + 7}, theme.ink, 4.5 + more);
  const double low = at.regret_y(index);
  const double lower = at.mistakes_x(row.regret_lower);
  const double upper = at.mistakes_x(row.regret_upper);
  stage.dashed({lower, low}, {upper, low}, theme.ink2, 1.5 + more, 7, 4);
  for (const double x : {lower, upper}) stage.rule({x, low - 3}, {x, low + 3}, theme.ink2, 1.5 + more);
  if (row.regret) {
    const double x = at.mistakes_x(to_double(*row.regret));
    stage.rule({x, low - 6}, {x, low + 6}, theme.ink, 3 + more);
  }
  const double left = std::min({soa, upper});
  const double right = std::max(lower, at.mistakes_x(row.randomized_lower));
  stage.spots.add(stage.painter, QRectF(left - 7, y - 9, right - left + 14, low - y + 17), 4,
                  Kin::of_node(static_cast<std::int32_t>(index)), Spot::Act::choose, static_cast<std::int32_t>(index));
}

void TwoWorldsPicture::paint_private(const Frame& frame, std::size_t index) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const WorldsGeometry& at = frame.at;
  const TwoWorldsRow& row = run_->study.rows[index];
  const double y = at.bar_y(index);
  const auto consistent = log10_of(row, "consistent");
  const auto mechanism = log10_of(row, "permute-and-flip");
  const auto lean = log10_of(row, "lean");
  const auto m = m_of(index);
  const bool leaves = m && *m > at.last;  // M is beyond the scale
  const double end = leaves ? at.width - page_margin
                     : m    ? at.examples_x(*m)
                            : at.examples_x(std::max(mechanism.value_or(1), lean.value_or(1)));
  const double begin = at.examples_x(consistent.value_or(1));
  stage.rule({begin, y}, {end, y}, theme.line, 1.25 + theme.heavier);
  if (consistent) draw_triangle(stage.painter, theme.p, {begin, y});
  if (mechanism) draw_square(stage.painter, theme.g, {at.examples_x(*mechanism), y});
  if (leaves) {
    stage.painter.setPen(QPen(pale_m(theme), 1.75 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    stage.painter.drawPolyline(QPolygonF({{end - 6, y - 5}, {end, y}, {end - 6, y + 5}}));
  } else if (m) {
    draw_disc(stage.painter, pale_m(theme), {end, y});
  }
  if (lean) draw_ring(stage.painter, theme, {at.examples_x(*lean), y});
  if (const auto chain = log10_of(row, "chain"))
    draw_mistake_cross(stage.painter, theme.ink, {at.examples_x(*chain), y}, chain_cross);
  stage.spots.add(stage.painter, QRectF(begin - 8, y - 9, std::max(16.0, end - begin + 16), 18), 4,
                  Kin::of_node(static_cast<std::int32_t>(index)), Spot::Act::choose, static_cast<std::int32_t>(index));
}

void TwoWorldsPicture::paint_name(const Frame& frame, std::size_t index) const {
  const Stage& stage = frame.stage;
  const WorldsGeometry& at = frame.at;
  const bool chosen = index == pointed_;
  const double room = at.right_zero - 14 - at.names;
  const QFont font = text_font(chosen ? 12 : worlds_caption, chosen ? QFont::DemiBold : QFont::Normal);
  const QFontMetricsF metrics(font);
  const QString words = metrics.elidedText(worlds_class(run_->study.rows[index]), Qt::ElideMiddle, room);
  const double width = metrics.horizontalAdvance(words);
  const double y = (at.bar_y(index) + at.regret_y(index)) / 2 + 4;
  const QRectF box(at.names - 5, y - 14, width + 10, 20);
  if (chosen) {
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(stage.theme.canvas);
    stage.painter.drawRoundedRect(box, 4, 4);
    stage.painter.setBrush(Qt::NoBrush);
    draw_kin_ring(stage.painter, stage.theme, box, 4);
  }
  stage.painter.setFont(font);
  stage.painter.setPen(chosen ? stage.theme.ink : stage.theme.ink2);
  stage.painter.drawText(QPointF(at.names, y), in_order(words));
  stage.spots.add(stage.painter, box, 4, Kin::of_node(static_cast<std::int32_t>(index)), Spot::Act::choose,
                  static_cast<std::int32_t>(index));
}

void TwoWorldsPicture::paint_words(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const WorldsGeometry& at = frame.at;
  const TwoWorldsRow& row = run_->study.rows[pointed_];
  const MathStyle small{worlds_caption};
  const MathStyle bold{worlds_caption, QFont::DemiBold};
  const double y = at.bar_y(pointed_) - 5;
  const double soa = at.mistakes_x(row.facts.littlestone.upper);
  const QString mistakes = tr("SOA %1").arg(worlds_dimension(row));
  if (soa - 8 - worlds_width(mistakes, bold) > 4) stage.rich({soa - 6, y}, mistakes, bold, theme.ink, 1);
  if (row.randomized && to_double(*row.randomized) > 0) {
    const double coin = at.mistakes_x(to_double(*row.randomized));
    const QString value = mistakes_text(to_double(*row.randomized));
    for (const QString& words : {tr("%1 by coin").arg(value), value}) {
      if (coin + 5 + worlds_width(words, small) > at.axis - 9) continue;
      stage.rich({coin + 5, y}, words, small, theme.ink);
      break;
    }
  }
  const double upper = at.mistakes_x(row.regret_upper);
  if (upper - 6 - worlds_width(tr("regret"), small) > 4)
    stage.rich({upper - 6, at.regret_y(pointed_) + 4}, tr("regret"), small, theme.ink2, 1);
  const auto asked = [&](const char* name) { return asked_text(*worlds_row(row, name)->examples); };
  const auto m = m_of(pointed_);
  const double end = m && *m <= at.last ? at.examples_x(*m) : at.width - page_margin;
  double taken = at.right_zero;  // until there are words above the line
  const auto lean = log10_of(row, "lean");
  if (const auto mechanism = log10_of(row, "permute-and-flip")) {
    const QString words = tr("PF %1").arg(asked("permute-and-flip"));
    const double width = worlds_width(words, small);
    const double spine = lean ? at.examples_x(*lean) : at.width;  // the line through all of the lean learner's rings
    double x = at.examples_x(*mechanism) - 4;
    if (x < spine + 6 && x + width > spine - 6) x = x + width / 2 < spine ? spine - 8 - width : spine + 8;
    stage.rich({x, y + 20}, words, small, theme.g_text);
  }
  if (const auto chain = log10_of(row, "chain"))
    stage.rich({at.examples_x(*chain) - 8, y}, short_learner("chain") + u' ' + asked("chain"), bold, theme.ink, 1);
  if (lean) {
    const QString words = short_learner("lean") + u' ' + asked("lean");
    const double x = at.examples_x(*lean) + 9;
    stage.rich({x, y}, words, bold, theme.ink);
    taken = x + worlds_width(words, bold);
  }
  if (!m) return;
  const QString words = tr("M %1").arg(asked(row_of_m(paper_)));
  const double width = worlds_width(words, small);
  if (end + 9 + width < at.width - 8) {
    stage.rich({std::max(end + 9, taken + 8), y}, words, small, theme.m_text);
  } else if (end - 9 - width > taken + 6) {
    stage.rich({end - 9, y}, words, small, theme.m_text, 1);
  }
}

// The examples by the other set of constants, one a group.
void TwoWorldsPicture::paint_other_constants(const Frame& frame) const {
  const WorldsGeometry& at = frame.at;
  for (std::size_t i = 0; i < run_->groups.size(); ++i) {
    const auto other = run_->examples_of(run_->groups[i], row_of_m(!paper_));
    if (!other) continue;
    const QString words = paper_ ? tr("sharp %1").arg(asked_text(*other)) : tr("paper %1").arg(asked_text(*other));
    const double width = worlds_width(words, {worlds_caption});
    const auto here = run_->examples_of(run_->groups[i], row_of_m(paper_));
    double right = at.width - page_margin - 2;
    if (here && drawn_log10(*here) && here->log10 <= at.last) {
      const double line = at.examples_x(here->log10);
      if (line > right - width - 8) right = line - 9;
    }
    const double y = at.regret_y(run_->groups[i].rows.front()) + 4;
    const bool in_band = steps_[static_cast<std::size_t>(step_)].group == i;
    frame.stage.painter.fillRect(QRectF(right - width - 2, y - 9, width + 4, 11),
                                 in_band ? frame.stage.theme.lineage : frame.stage.theme.canvas);
    frame.stage.rich({right, y}, words, {worlds_caption}, frame.stage.theme.m_text, 1);
  }
}

// --- Below

void TwoWorldsPicture::paint_foot(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const WorldsGeometry& at = frame.at;
  stage.rule({page_margin, at.height - 62.5}, {at.width - page_margin, at.height - 62.5}, theme.hair);
  const QString finite = tr("finite $d$");
  const MathStyle bold{12, QFont::DemiBold};
  const double from = page_margin + worlds_width(finite, bold) + 14;
  const double to = from + 60;
  const auto line = [&](double y, bool there, const QString& words, const QString& source) {
    stage.rich({page_margin, y}, finite, bold, theme.ink);
    if (there)
      draw_pointing_line(stage, {from, y - 4}, {to, y - 4}, 2);
    else
      draw_pointing_line(stage, {to, y - 4}, {from, y - 4}, 2);
    stage.painter.setPen(theme.ink3);
    const MathText right = MathText::fitted(source, {worlds_caption}, at.width * 0.36);
    right.draw(stage.painter, {at.width - page_margin, y}, 1);
    stage.painter.setPen(theme.ink);
    MathText::fitted(words, {12}, at.width - page_margin - right.width() - to - 20).draw(stage.painter, {to + 10, y});
  };
  line(at.height - 41, true, tr("a private learner, from some $n$ on."), tr("log $n$ grows like $2^d$: Theorem 3"));
  line(at.height - 19, false, tr("one private learner that is barely right."),
       tr("$d$ < a tower about $n$ high: Theorem 2"));
}

void TwoWorldsPicture::paint_handle(const Frame& frame) const {
  const WorldsStep& here = steps_[static_cast<std::size_t>(step_)];
  if (here.what == WorldsStep::What::there || here.what == WorldsStep::What::back) return;
  const Stage& stage = frame.stage;
  const auto place = [&](int step) {
    const QRectF band = band_of(frame.at, step);
    return steps_[static_cast<std::size_t>(step)].what == WorldsStep::What::endless ? endless_y + 2 : band.center().y();
  };
  double y = place(step_);
  if (step_ > 0 && grown_ < 1) y = motion::between(place(step_ - 1), y, grown_);
  const QPointF middle(frame.at.axis, y);
  stage.painter.setPen(QPen(stage.theme.ink, 2 + stage.theme.heavier));
  stage.painter.setBrush(stage.theme.canvas);
  stage.painter.drawEllipse(middle, 8, 8);
  stage.painter.setBrush(Qt::NoBrush);
  stage.spots.add(stage.painter, QRectF(middle - QPointF(14, 14), QSizeF(28, 28)), 14, {}, Spot::Act::drag,
                  height_handle);
}

// --- The card of the right panel

WorldsCardPicture::WorldsCardPicture(std::shared_ptr<const TwoWorldsRun> run, std::size_t row)
    : run_(std::move(run)), row_(row) {}

QString WorldsCardPicture::description() const { return class_words(*run_, row_); }

void WorldsCardPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const TwoWorldsRow& row = run_->study.rows[row_];
  constexpr double card_height = 180;
  painter.setPen(QPen(theme.hair, 1));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(QRectF(0.5, 0.5, stage.width - 1, card_height), 8, 8);
  painter.setBrush(Qt::NoBrush);
  const QString sizes = tr("Ldim %1, VC %2")
                            .arg(worlds_dimension(row), (row.facts.vc.exact() ? QString() : QStringLiteral("≥ ")) +
                                                            QString::number(row.facts.vc.lower));
  const double right = stage.width - 12;
  const double taken = stage.rich({right, 22}, sizes, {11}, theme.ink2, 1);
  const QFont bold = text_font(12, QFont::DemiBold);
  painter.setFont(bold);
  painter.setPen(theme.ink);
  painter.drawText(QPointF(12, 22),
                   in_order(QFontMetricsF(bold).elidedText(worlds_class(row), Qt::ElideMiddle, right - taken - 24)));
  double y = 43;
  for (const auto& [name, value] : class_card(*run_, row_)) {
    const MathText number = MathText::fitted(value, {11}, stage.width * 0.55);
    painter.setPen(theme.ink);
    number.draw(painter, {right, y}, 1);
    painter.setPen(theme.ink2);
    MathText::fitted(name, {11}, right - number.width() - 20).draw(painter, {12, y});
    y += 16;
  }
  y = card_height + 26;
  stage.words({0, y}, tr("READ THE MARKS"), TextRole::caps, theme.ink3);
  const std::vector<QString> marks = {tr("$R$: best coins … $d$: SOA (exact)"), tr("regret: bounds, exact if small"),
                                      tr("consistent, not private: ln |$H$|"),  tr("permute-and-flip (PF): ln |$H$|"),
                                      tr("lean learner: sees $d$, not |$H$|"),  tr("chain learner: $d$ = 2 and 3"),
                                      tr("M, sharp: sees $d$, steeply")};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const double line = y + 20 + 19 * static_cast<double>(i);
    const double middle = line - 4;
    switch (i) {
      case 0:
        stage.rule({3, middle}, {37, middle}, theme.ink2, 3.5);
        stage.rule({3, middle - 6}, {3, middle + 6}, theme.ink, 4.5);
        stage.rule({37, middle - 5}, {37, middle + 5}, theme.ink, 2.5);
        break;
      case 1:
        stage.dashed({3, middle}, {37, middle}, theme.ink2, 1.5, 7, 4);
        stage.rule({26, middle - 5}, {26, middle + 5}, theme.ink, 3);
        break;
      case 2: draw_triangle(painter, theme.p, {20, middle}); break;
      case 3: draw_square(painter, theme.g, {20, middle}); break;
      case 4:
        stage.rule({3, middle}, {37, middle}, theme.ink, 2.5);
        draw_ring(painter, theme, {20, middle});
        break;
      case 5: draw_mistake_cross(painter, theme.ink, {20, middle}, chain_cross); break;
      default:
        stage.rule({3, middle}, {37, middle}, pale_m(theme), 1.75);
        draw_disc(painter, pale_m(theme), {20, middle});
    }
    painter.setPen(theme.ink2);
    MathText::fitted(marks[i], {11}, stage.width - 52).draw(painter, {52, line});
  }
}

}  // namespace littlestone::ui
