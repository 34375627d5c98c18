// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sample_sizes/sample_sizes_picture.hpp"

#include <QPen>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/sample_sizes/sample_sizes_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double sizes_caption = 11;
constexpr double sizes_margin = 24;
constexpr double least_sizes_height = 480;
constexpr double first_plot = 66;   // left of the left plot
constexpr double plots_apart = 66;  // room for the handle
constexpr double below_plot = 158;  // from the base of the plots to the picture's end
constexpr double path_width = 14;

double sizes_width(const QString& markup, const MathStyle& style) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

/// What of a line lies between two heights and left of `until`.
std::vector<QPolygonF> visible_parts(const QPolygonF& line, double top, double base, double until) {
  std::vector<QPolygonF> parts;
  QPolygonF part;
  const auto end = [&] {
    if (part.size() > 1) parts.push_back(part);
    part.clear();
  };
  for (qsizetype i = 0; i + 1 < line.size(); ++i) {
    const QPointF a = line[i];
    const QPointF b = line[i + 1];
    double from = 0;
    double to = 1;
    const auto cut = [&](double p, double q) {  // keeps t with p·t ≤ q
      if (p > 0)
        to = std::min(to, q / p);
      else if (p < 0)
        from = std::max(from, q / p);
      else if (q < 0)
        to = -1;
    };
    cut(b.y() - a.y(), base - a.y());
    cut(a.y() - b.y(), a.y() - top);
    cut(b.x() - a.x(), until - a.x());
    if (from > to) {
      end();
      continue;
    }
    if (from > 0) end();
    if (part.isEmpty()) part << a + (b - a) * from;
    part << a + (b - a) * to;
    if (to < 1) end();
  }
  end();
  return parts;
}

QPen dashed_pen(const QColor& color, double thickness, double dash, double gap) {
  QPen pen(color, thickness, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  pen.setDashPattern({dash / thickness, gap / thickness});
  return pen;
}

enum class LineLook { m, m_thin, m_paper, mechanism, mechanism_thin, plain, bound, unknown, refuted };

QPen pen_of(const Theme& theme, LineLook look) {
  const double more = theme.heavier;
  switch (look) {
    case LineLook::m: return {theme.m, 2.5 + more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    case LineLook::m_thin: return {theme.m, 1.5 + more, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    case LineLook::m_paper: return dashed_pen(theme.m, 1.5 + more, 7, 4);
    case LineLook::mechanism: return dashed_pen(theme.g, 2.5 + more, 9, 4);
    case LineLook::mechanism_thin: return dashed_pen(theme.g, 1.5 + more, 9, 4);
    case LineLook::plain: return dashed_pen(theme.p, 2.5 + more, 4, 4);
    case LineLook::bound: return dashed_pen(theme.ink2, 1.5 + more, 7, 4);
    case LineLook::unknown: return dashed_pen(theme.ink3, 1.5 + more, 2, 3);
    case LineLook::refuted: break;
  }
  return {theme.ink, 2.5 + more, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
}

void draw_sizes_mark(QPainter& painter, const Theme& theme, LineLook look, QPointF at) {
  painter.setPen(Qt::NoPen);
  if (look == LineLook::m) {
    painter.setBrush(theme.m);
    painter.drawEllipse(at, 5, 5);
  } else if (look == LineLook::mechanism) {
    painter.setBrush(theme.g);
    painter.drawRect(QRectF(at - QPointF(4, 4), QSizeF(8, 8)));
  }
  painter.setBrush(Qt::NoBrush);
}

/// A head at the end of a line that goes on upwards.
void draw_up_head(QPainter& painter, const QPen& pen, QPointF tip) {
  painter.setPen(QPen(pen.color(), pen.widthF(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF({tip + QPointF(-5, 7), tip, tip + QPointF(5, 7)}));
}

}  // namespace

SizesMoment SizesMoment::at(int step) {
  return {step >= 1, step >= 2, step >= 3, step >= 4, step >= 5, step >= 6, step};
}

SizesGeometry::SizesGeometry(QSizeF size) : width(size.width()), height(size.height()) {
  plot_base = height - below_plot;
  plot_width = (width - first_plot - plots_apart - sizes_margin) / 2;
}

double SizesGeometry::left_of(std::size_t side) const {
  return first_plot + static_cast<double>(side) * (plot_width + plots_apart);
}

/// One of the lines that may be drawn, in the order they lie over each other.
struct SampleSizesPicture::Line {
  const char* name;
  LineLook look;
  int step;
};

/// What the painting of one side shares.
struct SampleSizesPicture::Frame {
  const Stage& stage;
  const SizesGeometry& at;
  std::size_t side;
  const SampleSizesCurve& curve;
  double left;
  double right;
};

namespace {

struct NamedLine {
  const char* name;
  LineLook look;
  int step;
};

constexpr std::array<NamedLine, 13> all_lines = {{{"thresholds-lower", LineLook::unknown, 2},
                                                  {"thresholds-upper", LineLook::unknown, 2},
                                                  {"vc-1", LineLook::unknown, 2},
                                                  {"lyu", LineLook::unknown, 2},
                                                  {"ggkm", LineLook::unknown, 2},
                                                  {"vc", LineLook::bound, 0},
                                                  {"refuted", LineLook::refuted, 2},
                                                  {"consistent", LineLook::plain, 0},
                                                  {"m-paper", LineLook::m_paper, 2},
                                                  {"exponential-mechanism-agnostic", LineLook::mechanism_thin, 4},
                                                  {"m-agnostic", LineLook::m_thin, 4},
                                                  {"exponential-mechanism", LineLook::mechanism, 1},
                                                  {"m-sharp", LineLook::m, 2}}};

BoundGroup group_of_name(std::string_view name) {
  if (name == "consistent" || name == "vc") return BoundGroup::plain;
  if (name == "refuted") return BoundGroup::refuted;
  if (name.ends_with("agnostic")) return BoundGroup::agnostic;
  if (name == "exponential-mechanism" || name.starts_with("m-")) return BoundGroup::private_ones;
  return BoundGroup::unknown;
}

/// Rows that depend on d alone: along |X| of thresholds they are stairs.
bool is_stairs(std::string_view name) {
  return name.starts_with("m-") || name == "lyu" || name == "ggkm" || name == "vc-1";
}

}  // namespace

SampleSizesPicture::SampleSizesPicture(std::shared_ptr<const SampleSizesRun> run, int step, double phase)
    : run_(std::move(run)),
      moment_(SizesMoment::at(std::clamp(step, 0, SizesMoment::steps - 1))),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))) {
  find_decades();
}

QString SampleSizesPicture::description() const {
  const auto readouts = size_readouts(*run_);
  return tr("Examples asked for by every known bound, for %1 and for %2. %3: %4; %5: %6.")
      .arg(family_words(run_->family(0)), family_words(run_->family(1)), readouts[0].heading,
           MathText(readouts[0].value, {}, MathText::Mode::mixed).plain(), readouts[1].heading,
           MathText(readouts[1].value, {}, MathText::Mode::mixed).plain());
}

bool SampleSizesPicture::shown(const char* name) const { return run_->scenario.shows(group_of_name(name)); }

// Every line is seen where it begins; what grows beyond leaves at the top.
void SampleSizesPicture::find_decades() {
  const double budget = std::log10(static_cast<double>(run_->scenario.budget));
  double low = budget;
  double high = budget;
  for (const SampleSizesCurve& curve : run_->study.curves) {
    for (const char* name : {"consistent", "exponential-mechanism", "exponential-mechanism-agnostic", "m-sharp"}) {
      if (!shown(name)) continue;
      for (const SampleSizesPoint& point : curve.points) {
        const auto value = log10_at(point, name);
        if (!value) continue;
        low = std::min(low, *value);
        high = std::max(high, *value);
        if (std::string_view(name) == "m-sharp" && run_->scenario.across == CurveAcross::points) break;
      }
    }
  }
  first_ = std::max(0, static_cast<int>(std::floor(low)));
  last_ = static_cast<int>(std::ceil(high + 0.8));
  last_ = std::clamp(last_ + last_ % 2, first_ + 3, 20);
}

double SampleSizesPicture::x_of(const Frame& frame, double at) const {
  const std::vector<SampleSizesPoint>& points = frame.curve.points;
  const double first = std::log10(points.front().at);
  const double last = std::log10(points.back().at);
  const double share = last > first ? (std::log10(at) - first) / (last - first) : 0.5;
  return frame.left + (frame.right - frame.left) * share;
}

double SampleSizesPicture::y_of(const SizesGeometry& geometry, double log10_examples) const {
  return geometry.plot_base +
         (geometry.plot_top - geometry.plot_base) * (log10_examples - first_) / static_cast<double>(last_ - first_);
}

std::uint64_t SampleSizesPicture::budget_at(QPointF at, const QRectF& area) const {
  const QSizeF own = area.size() / stage_scale(area.size(), natural_size(), least_sizes_height);
  const SizesGeometry geometry(own);
  const double y = Stage::place(at, area, natural_size(), least_sizes_height).y();
  const double share = std::clamp((geometry.plot_base - y) / (geometry.plot_base - geometry.plot_top), 0.0, 1.0);
  const double budget = std::pow(10.0, std::min(15.0, first_ + share * (last_ - first_)));
  const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(budget)) - 1));
  return static_cast<std::uint64_t>(std::max(1.0, std::round(budget / unit) * unit));
}

void SampleSizesPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void SampleSizesPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_sizes_height, theme, spots);
  const SizesGeometry geometry({stage.width, stage.height});
  for (std::size_t side = 0; side < 2; ++side) paint_side(stage, geometry, side);
  if (moment_.budget) paint_handle(stage, geometry);
  paint_readouts(stage, geometry);
}

void SampleSizesPicture::paint_side(const Stage& stage, const SizesGeometry& geometry, std::size_t side) const {
  const double left = geometry.left_of(side);
  const Frame frame{stage, geometry, side, run_->curve(side), left, left + geometry.plot_width};
  paint_axes(frame);
  if (frame.curve.points.empty()) return;
  paint_ticks(frame);
  if (run_->scenario.shown.empty()) {
    paint_empty(frame);
    return;
  }
  LabelPlaces places(
      QRectF(left + 2, geometry.plot_top + 2, geometry.plot_width + 4, geometry.plot_base - geometry.plot_top - 3));
  if (moment_.path && shown("exponential-mechanism")) paint_path(frame);
  paint_lines(frame, places);
  if (moment_.budget) paint_budget(frame, places);
  if (moment_.path && shown("exponential-mechanism")) {
    paint_crossing(frame, places);
    paint_best(frame);
  }
  paint_names(frame, places);
  paint_places(frame);
}

// --- Axes -------------------------------------------------------------------------------------------------------------

void SampleSizesPicture::paint_axes(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const double title = stage.rich({frame.left, 24}, family_title(frame.curve.family), {13, QFont::DemiBold}, theme.ink);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(family_dimension(*run_, frame.side), {sizes_caption}, frame.right - frame.left - title - 12)
      .draw(stage.painter, {frame.left + title + 12, 24});
  const int every = std::max(1, (last_ - first_ + 4) / 5);
  for (int k = first_; k <= last_; ++k) {
    if (k != first_ && k % every != 0) continue;
    if (k != first_ && k - first_ < every / 2.0 && every > 1) continue;
    const double y = y_of(frame.at, k);
    if (k != first_) stage.rule({frame.left, y}, {frame.right, y}, theme.hair);
    if (frame.side != 0) continue;
    const QString text = k == 0   ? QStringLiteral("1")
                         : k == 1 ? QStringLiteral("10")
                                  : QStringLiteral("$10^{%1}$").arg(k);
    stage.rich({frame.left - 8, y + 4}, text, {sizes_caption}, theme.ink3, 1);
  }
  stage.rule({frame.left, frame.at.plot_base + 0.5}, {frame.right, frame.at.plot_base + 0.5}, theme.line);
  if (frame.side == 0) stage.rich({sizes_margin, frame.at.plot_top - 4}, QStringLiteral("$n$"), {13}, theme.ink2);
}

void SampleSizesPicture::paint_ticks(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const CurveAcross across = run_->scenario.across;
  const double first = frame.curve.points.front().at;
  const double last = frame.curve.points.back().at;
  std::vector<double> ticks;
  const double decades = std::log10(last / first);
  const int stride = std::max(1, static_cast<int>(std::ceil(decades / 3.2)));
  const int lowest = static_cast<int>(std::ceil(std::log10(first) - 1e-9));
  for (int k = lowest; std::pow(10.0, k) <= last * (1 + 1e-9); ++k) {
    if (decades >= 2.5 && (k - lowest) % stride != 0) continue;
    for (const double times : {1.0, 2.0, 5.0}) {
      const double at = times * std::pow(10.0, k);
      if ((times == 1 || decades < 2.5) && at <= last * (1 + 1e-9)) ticks.push_back(at);
    }
  }
  const double y = frame.at.plot_base;
  double taken = -1e9;
  for (const double at : ticks) {
    const double x = x_of(frame, at);
    stage.rule({x, y}, {x, y + 4}, stage.theme.line);
    const QString text = place_markup(across, at);
    const double width = sizes_width(text, {sizes_caption});
    const double from = std::min(x - width / 2, frame.right - width);
    if (from < taken + 8) continue;
    taken = from + width;
    stage.rich({from, y + 16}, text, {sizes_caption}, stage.theme.ink3);
  }
  const QString title = across == CurveAcross::points    ? tr("points in $X$")
                        : across == CurveAcross::epsilon ? tr("privacy loss $ε$")
                        : across == CurveAcross::alpha   ? tr("error allowed $α$")
                                                         : tr("chance to miss $β$");
  double middle = (frame.left + frame.right) / 2;
  if (moment_.path && frame.curve.crossing && frame.curve.crossing->log2_points <= last) {  // its dots run down here
    const double crossing = x_of(frame, frame.curve.crossing->log2_points);
    const double half = sizes_width(title, {sizes_caption}) / 2 + 8;
    if (std::abs(crossing - middle) < half) middle = crossing - half;
  }
  stage.rich({middle, y + 33}, title, {sizes_caption}, stage.theme.ink2, 0.5);
}

void SampleSizesPicture::paint_empty(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const QPointF middle((frame.left + frame.right) / 2, (frame.at.plot_top + frame.at.plot_base) / 2);
  stage.rich(middle - QPointF(0, 14), tr("No line is chosen."), {13}, stage.theme.ink2, 0.5);
  const MathText words(tr("Show all"), {12, QFont::Medium}, MathText::Mode::mixed);
  const QRectF button(middle.x() - words.width() / 2 - 14, middle.y(), words.width() + 28, 26);
  stage.painter.setPen(QPen(stage.theme.line, 1));
  stage.painter.setBrush(stage.theme.canvas);
  stage.painter.drawRoundedRect(button, 4, 4);
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.setPen(stage.theme.ink);
  words.draw(stage.painter, {middle.x(), button.bottom() - 9}, 0.5);
  stage.spots.add(stage.painter, button, 4, {}, Spot::Act::choose, show_all);
}

// --- Lines ------------------------------------------------------------------------------------------------------------

QPolygonF SampleSizesPicture::course(const Frame& frame, const char* name) const {
  const bool stairs =
      is_stairs(name) && frame.curve.family != CurveFamily::points && run_->scenario.across == CurveAcross::points;
  constexpr double last_stair = 7;  // beyond, the grid is coarser than the stairs
  constexpr double far = 1e5;       // a course that goes on upwards
  QPolygonF line;
  bool ended = false;
  for (const SampleSizesPoint& point : frame.curve.points) {
    const auto value = log10_at(point, name);
    const double x = x_of(frame, point.at);
    if (!value) {
      const EnvelopeRow* row = row_at(point, name);
      const bool leaves = row != nullptr && std::string_view(name).starts_with("m-") && !line.isEmpty() && !ended;
      if (leaves && stairs) line << QPointF(x, line.back().y());
      if (leaves) line << QPointF(line.back().x(), -far);
      ended = ended || leaves;
      continue;
    }
    const double y = y_of(frame.at, *value);
    if (stairs && !line.isEmpty() && point.at <= last_stair) line << QPointF(x, line.back().y());
    line << QPointF(x, y);
  }
  return line;
}

void SampleSizesPicture::paint_lines(const Frame& frame, LabelPlaces& places) const {
  for (const NamedLine& line : all_lines) {
    if (!shown(line.name) || line.step > moment_.newest) continue;
    paint_line(frame, {line.name, line.look, line.step}, places);
  }
  // Marks lie over all lines.
  for (const NamedLine& line : all_lines) {
    if (!shown(line.name) || line.step > moment_.newest) continue;
    paint_marks(frame, {line.name, line.look, line.step}, places);
  }
}

void SampleSizesPicture::paint_line(const Frame& frame, const Line& line, LabelPlaces& places) const {
  const Stage& stage = frame.stage;
  const double until = frame.left + (frame.right - frame.left) * come(line.step) + 0.5;
  const auto parts = visible_parts(course(frame, line.name), frame.at.plot_top, frame.at.plot_base, until);
  const QPen pen = pen_of(stage.theme, line.look);
  for (const QPolygonF& part : parts) {
    stage.painter.setPen(pen);
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawPolyline(part);
    for (qsizetype i = 0; i + 1 < part.size(); ++i) places.take_line(part[i], part[i + 1], 3);
    const bool leaves = std::abs(part.back().y() - frame.at.plot_top) < 0.01 && part.size() > 1 &&
                        part.back().y() < part[part.size() - 2].y() - 0.01;
    if (leaves && (line.look == LineLook::m || line.look == LineLook::m_thin))
      draw_up_head(stage.painter, pen, part.back());
  }
}

void SampleSizesPicture::paint_marks(const Frame& frame, const Line& line, LabelPlaces& places) const {
  if (line.look != LineLook::m && line.look != LineLook::mechanism) return;
  const bool stairs = line.look == LineLook::m && frame.curve.family != CurveFamily::points &&
                      run_->scenario.across == CurveAcross::points;
  const double until = frame.left + (frame.right - frame.left) * come(line.step) + 0.5;
  double last = -1e9;
  for (const SampleSizesPoint& point : frame.curve.points) {
    const auto value = log10_at(point, line.name);
    if (!value || *value > last_ || *value < first_) continue;
    const double x = x_of(frame, point.at);
    const bool decade = run_->scenario.across != CurveAcross::points ||
                        std::abs(std::log10(point.at) - std::round(std::log10(point.at))) < 1e-9;
    if (!(stairs || decade) || x > until || x - last < (stairs ? 4 : 14)) continue;
    last = x;
    const QPointF at(x, y_of(frame.at, *value));
    draw_sizes_mark(frame.stage.painter, frame.stage.theme, line.look, at);
    places.take(QRectF(at - QPointF(6, 6), QSizeF(12, 12)));
  }
}

void SampleSizesPicture::paint_path(const Frame& frame) const {
  const auto& points = frame.curve.points;
  const auto& crossing = frame.curve.crossing;
  QPolygonF path;
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (crossing && i > 0 && points[i - 1].at < crossing->log2_points && points[i].at > crossing->log2_points)
      path << QPointF(x_of(frame, crossing->log2_points), y_of(frame.at, crossing->examples.log10));
    if (!points[i].cheapest) continue;
    const auto value = log10_at(points[i], *points[i].cheapest);
    if (value) path << QPointF(x_of(frame, points[i].at), y_of(frame.at, *value));
  }
  const double until = frame.left + (frame.right - frame.left) * come(3) + 0.5;
  QPen pen(frame.stage.theme.lineage, path_width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  for (const QPolygonF& part : visible_parts(path, frame.at.plot_top, frame.at.plot_base, until)) {
    frame.stage.painter.setPen(pen);
    frame.stage.painter.setBrush(Qt::NoBrush);
    frame.stage.painter.drawPolyline(part);
  }
}

// --- The budget -------------------------------------------------------------------------------------------------------

void SampleSizesPicture::paint_budget(const Frame& frame, LabelPlaces& places) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const double y = y_of(frame.at, std::log10(static_cast<double>(run_->scenario.budget)));
  stage.rule({frame.left, y}, {frame.right, y}, theme.ink, 1.5 + theme.heavier);
  places.take_line({frame.left, y}, {frame.right, y}, 2);
  // Exact: where the budget meets a line.
  const SizesReach& reach = run_->reach[frame.side];
  const auto tick = [&](const std::optional<double>& value, const QColor& color) {
    if (!value || *value <= 0 || !std::isfinite(*value)) return;
    double at = *value;
    if (frame.curve.family == CurveFamily::cube && run_->scenario.across == CurveAcross::points) at = std::log2(at);
    if (at < frame.curve.points.front().at || at > frame.curve.points.back().at) return;
    const double x = x_of(frame, at);
    stage.rule({x, y - 6}, {x, y + 6}, color, 3 + theme.heavier);
    places.take(QRectF(x - 3, y - 7, 6, 14));
  };
  if (shown("exponential-mechanism")) tick(reach.privately, theme.ink);
  if (moment_.plain && shown("consistent")) tick(reach.plainly, theme.ink2);
}

void SampleSizesPicture::paint_handle(const Stage& stage, const SizesGeometry& geometry) const {
  const Theme& theme = stage.theme;
  const double y = y_of(geometry, std::log10(static_cast<double>(run_->scenario.budget)));
  const double from = geometry.left_of(0) + geometry.plot_width;
  const double to = geometry.left_of(1);
  stage.rule({from, y}, {to, y}, theme.ink, 1.5 + theme.heavier);
  const QPointF middle((from + to) / 2, y);
  stage.painter.setPen(QPen(theme.ink, 2 + theme.heavier));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawEllipse(middle, 8, 8);
  stage.painter.setBrush(Qt::NoBrush);
  const QRectF grip(from + 6, y - 14, to - from - 12, 28);
  stage.spots.add(stage.painter, grip, 14, {}, Spot::Act::drag, budget_handle);
}

// --- Where M becomes the cheapest -------------------------------------------------------------------------------------

void SampleSizesPicture::paint_crossing(const Frame& frame, LabelPlaces& places) const {
  const auto& crossing = frame.curve.crossing;
  if (!crossing || crossing->log2_points > frame.curve.points.back().at || !shown("m-sharp")) return;
  if (crossing->log2_points <= frame.curve.points.front().at) return;
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const QPointF at(x_of(frame, crossing->log2_points), y_of(frame.at, crossing->examples.log10));
  const QString first = tr("from %1 points on,").arg(place_markup(CurveAcross::points, crossing->log2_points));
  const QString second = tr("M is the cheapest");
  const MathStyle style{12, QFont::DemiBold};
  const double width = std::max(sizes_width(first, style), sizes_width(second, style));
  const double x = std::clamp(at.x(), frame.left + width / 2 + 4, frame.right - width / 2);
  std::vector<QRectF> boxes;
  for (double up = 40; up < at.y() - frame.at.plot_top; up += 8) {
    for (const double aside : {0.0, -30.0, -60.0})
      boxes.emplace_back(std::max(frame.left + 4, x - width / 2 + aside), at.y() - up - 16, width, 30);
  }
  const QRectF box = boxes.empty() ? QRectF() : places.find(boxes, false);
  const double top = box.isNull() ? at.y() - 24 : box.bottom() + 4;
  stage.dashed({at.x(), top}, {at.x(), frame.at.plot_base + 46}, theme.ink2, 1.5 + theme.heavier, 2, 3);
  places.take_line({at.x(), top}, {at.x(), frame.at.plot_base}, 2);
  stage.painter.setPen(QPen(theme.ink, 2 + theme.heavier));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawEllipse(at, 7, 7);
  stage.painter.setBrush(Qt::NoBrush);
  places.take(QRectF(at - QPointF(9, 9), QSizeF(18, 18)));
  if (box.isNull()) return;
  stage.rich({box.center().x(), box.top() + 11}, first, style, theme.ink, 0.5);
  stage.rich({box.center().x(), box.top() + 27}, second, style, theme.ink, 0.5);
}

void SampleSizesPicture::paint_best(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  struct Run {
    double from, to;
    std::string name;
  };
  std::vector<Run> runs;
  const auto& points = frame.curve.points;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const std::string name = points[i].cheapest.value_or("");
    if (!runs.empty() && runs.back().name == name) continue;
    double from = frame.left;
    if (i > 0) {
      const auto& crossing = frame.curve.crossing;
      const bool exact = crossing && crossing->log2_points > points[i - 1].at && crossing->log2_points <= points[i].at;
      from =
          exact ? x_of(frame, crossing->log2_points) : (x_of(frame, points[i - 1].at) + x_of(frame, points[i].at)) / 2;
      runs.back().to = from;
    }
    runs.push_back({from, frame.right, name});
  }
  const double y = frame.at.plot_base + 45;
  if (frame.side == 0) stage.words({sizes_margin, y + 12}, tr("best"), TextRole::caption, theme.ink2);
  const double until = frame.left + (frame.right - frame.left) * come(3);
  for (const Run& run : runs) {
    if (run.name.empty() || run.from >= until) continue;
    const bool mechanism = run.name == "exponential-mechanism";
    const QRectF box(run.from + 1, y, std::min(run.to, until) - run.from - 2, 17);
    stage.painter.setPen(QPen(mechanism ? theme.g : theme.m, 1.75 + theme.heavier));
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawRoundedRect(box, 3, 3);
    QStringList words;
    if (mechanism && runs.size() == 1)
      words += tr("exponential mechanism, for every $%1$")
                   .arg(run_->scenario.across == CurveAcross::points ? QStringLiteral("|X|")
                                                                     : axis_symbol(run_->scenario.across));
    words += mechanism ? tr("exponential mechanism") : run.name == "m-sharp" ? tr("M") : tr("M, paper's constants");
    words += mechanism ? tr("mechanism") : tr("M");
    for (const QString& text : words) {
      const MathStyle style{sizes_caption, QFont::DemiBold};
      if (sizes_width(text, style) > box.width() - 6) continue;
      stage.rich({box.center().x(), y + 12.5}, text, style, mechanism ? theme.g_text : theme.m_text, 0.5);
      break;
    }
  }
}

// --- Names of the lines -----------------------------------------------------------------------------------------------

void SampleSizesPicture::paint_name(const Frame& frame, const Line& line, const QString& words,
                                    LabelPlaces& places) const {
  const auto parts = visible_parts(course(frame, line.name), frame.at.plot_top, frame.at.plot_base, frame.right + 0.5);
  const bool bold = line.look == LineLook::m;
  const MathStyle style{sizes_caption, bold ? QFont::DemiBold : QFont::Normal};
  const double width = sizes_width(words, style);
  std::vector<QRectF> boxes;
  for (const double up : {-6.0, 15.0, -11.0, 21.0, -18.0, 28.0, 36.0, 44.0}) {
    for (const QPolygonF& part : parts) {
      const double from = part.front().x();
      const double to = part.back().x();
      for (const double share : {0.02, 0.98, 0.91, 0.85, 0.78, 0.7, 0.62, 0.55, 0.47, 0.4, 0.32, 0.25, 0.17, 0.1}) {
        const double x = from + (to - from) * share;
        // The height of the line there.
        qsizetype i = 0;
        while (i + 2 < part.size() && part[i + 1].x() < x) ++i;
        const double run = part[i + 1].x() - part[i].x();
        const double y =
            run > 0 ? part[i].y() + (part[i + 1].y() - part[i].y()) * std::clamp((x - part[i].x()) / run, 0.0, 1.0)
                    : part[i].y();
        const bool rises = part.back().y() < part.front().y() - 10;
        const bool above = up < 0;
        // Rising lines have their words left above or right below.
        double left = x - width / 2;
        if (rises)
          left = above ? x - width - 6 : x + 8;
        else if (share < 0.05)
          left = x + 6;
        else if (share > 0.95)
          left = x - width;
        boxes.push_back(words_box({left, y + up}, width, sizes_caption));
        if (rises && !above && up > 21) boxes.push_back(words_box({left + up, y + up}, width, sizes_caption));
      }
    }
  }
  if (boxes.empty()) return;
  const QRectF box = places.find(boxes, false);
  if (box.isNull()) return;
  const Theme& theme = frame.stage.theme;
  const QColor color = line.look == LineLook::m || line.look == LineLook::m_thin || line.look == LineLook::m_paper
                           ? theme.m_text
                       : line.look == LineLook::mechanism || line.look == LineLook::mechanism_thin ? theme.g_text
                                                                                                   : theme.ink2;
  frame.stage.rich(baseline_in(box, sizes_caption), words, style, color);
}

void SampleSizesPicture::paint_names(const Frame& frame, LabelPlaces& places) const {
  const bool points = run_->scenario.across == CurveAcross::points;
  const auto here = [&](const char* name, int step) { return shown(name) && step <= moment_.newest; };
  if (moment_.budget && frame.side == 0) {
    const double y = y_of(frame.at, std::log10(static_cast<double>(run_->scenario.budget)));
    const QString words = tr("your budget %1").arg(number_text(run_->scenario.budget));
    const MathStyle style{sizes_caption, QFont::DemiBold};
    const double width = sizes_width(words, style);
    std::vector<QRectF> boxes;
    for (const double up : {-5.0, 14.0}) {
      for (double x = frame.left + 6; x + width < frame.right; x += 12)
        boxes.push_back(words_box({x, y + up}, width, sizes_caption));
    }
    const QRectF box = boxes.empty() ? QRectF() : places.find(boxes, false);
    if (!box.isNull()) frame.stage.rich(baseline_in(box, sizes_caption), words, style, frame.stage.theme.ink);
  }
  if (here("m-sharp", 2)) paint_m_steps(frame, places);
  if (here("exponential-mechanism", 1))
    paint_name(frame, {"exponential-mechanism", LineLook::mechanism, 1}, tr("exponential mechanism"), places);
  if (here("consistent", 0)) paint_name(frame, {"consistent", LineLook::plain, 0}, tr("not private"), places);
  if (here("m-agnostic", 4) && points && frame.curve.family == CurveFamily::points) {
    const auto value = log10_at(frame.curve.points.back(), "m-agnostic");
    if (value)
      paint_name(frame, {"m-agnostic", LineLook::m_thin, 4}, tr("M, agnostic ≈ %1").arg(asked_text(*value)), places);
  } else if (here("m-agnostic", 4)) {
    paint_name(frame, {"m-agnostic", LineLook::m_thin, 4}, tr("M, agnostic"), places);
  }
  if (here("m-sharp", 2)) paint_above(frame, places);
  if (here("exponential-mechanism-agnostic", 4))
    paint_name(frame, {"exponential-mechanism-agnostic", LineLook::mechanism_thin, 4}, tr("agnostic"), places);
  if (here("vc", 0)) paint_name(frame, {"vc", LineLook::bound, 0}, tr("VC bound"), places);
  if (here("refuted", 2)) paint_name(frame, {"refuted", LineLook::refuted, 2}, tr("refuted"), places);
  if (!here("lyu", 2)) return;
  const std::array<std::pair<const char*, QString>, 5> unknown = {
      {{"lyu", tr("$d^5$, constant unknown")},
       {"ggkm", tr("$d^6$, constant unknown")},
       {"thresholds-upper", tr("(log* |$X$|)$^{1.5}$, constant unknown")},
       {"thresholds-lower", tr("log* |$X$|, from below")},
       {"vc-1", tr("log* $d$, constant unknown")}}};
  for (const auto& [name, words] : unknown) paint_name(frame, {name, LineLook::unknown, 2}, words, places);
}

void SampleSizesPicture::paint_m_steps(const Frame& frame, LabelPlaces& places) const {
  const bool along = run_->scenario.across == CurveAcross::points;
  const Line line{"m-sharp", LineLook::m, 2};
  if (!along) {
    paint_name(frame, line, tr("M, sharp"), places);
    return;
  }
  const SampleSizesPoint* below = nullptr;  // the highest step in the picture
  const SampleSizesPoint* above = nullptr;  // the one after it
  for (const SampleSizesPoint& point : frame.curve.points) {
    const auto value = log10_at(point, "m-sharp");
    if (!value) continue;
    if (*value <= last_)
      below = below != nullptr && *point.shape.dimension == *below->shape.dimension ? below : &point;
    else if (above == nullptr)
      above = &point;
  }
  if (below == nullptr) return;
  const auto count = [](const SampleSizesPoint& point) { return asked_text(*row_at(point, "m-sharp")->examples); };
  if (frame.curve.family == CurveFamily::points) {
    paint_name(frame, line, tr("M, sharp %1").arg(count(*below)), places);
    return;
  }
  const Theme& theme = frame.stage.theme;
  const MathStyle style{sizes_caption, QFont::DemiBold};
  const QString first =
      tr("M, sharp: %1 at %2 points").arg(count(*below), place_markup(CurveAcross::points, below->at));
  const QString second =
      above == nullptr ? QString() : tr("%1 at %2").arg(count(*above), place_markup(CurveAcross::points, above->at));
  const double width = std::max(sizes_width(first, style), sizes_width(second, {sizes_caption}));
  const QPointF mark(x_of(frame, below->at), y_of(frame.at, *log10_at(*below, "m-sharp")));
  std::vector<QRectF> boxes;
  for (const double aside : {70.0, 90.0, 50.0, 110.0, 130.0, 30.0}) {
    for (const double up : {-8.0, -24.0, 8.0, -40.0, 24.0, 40.0, 56.0, 72.0})
      boxes.emplace_back(mark.x() + aside, mark.y() + up, width, second.isEmpty() ? 14 : 28);
  }
  const QRectF box = places.find(boxes, false);
  if (box.isNull()) return;
  frame.stage.rule(mark + QPointF(7, 0), {box.left() - 5, box.top() + 8}, theme.m, 1 + theme.heavier);
  frame.stage.rich({box.left(), box.top() + 11}, first, style, theme.m_text);
  if (!second.isEmpty()) frame.stage.rich({box.left(), box.top() + 25}, second, {sizes_caption}, theme.m_text);
}

void SampleSizesPicture::paint_above(const Frame& frame, LabelPlaces& places) const {
  const auto note = [&](const char* name, const auto& words) {
    std::optional<double> least;
    for (const SampleSizesPoint& point : frame.curve.points) {
      const auto value = log10_at(point, name);
      if (value && (!least || *value < *least)) least = value;
    }
    if (!least || *least <= last_) return;
    const QString text = words(asked_text(*least));
    const double width = sizes_width(text, {sizes_caption});
    std::vector<QRectF> boxes;
    for (const double down : {16.0, 32.0, 48.0}) {
      for (double x = frame.left + 6; x + width < frame.right; x += 10)
        boxes.push_back(words_box({x, frame.at.plot_top + down}, width, sizes_caption));
    }
    if (boxes.empty()) return;
    const QRectF box = places.find(boxes, false);
    if (!box.isNull()) frame.stage.rich(baseline_in(box, sizes_caption), text, {sizes_caption}, frame.stage.theme.ink2);
  };
  note("m-sharp", [](const QString& n) { return tr("M, sharp: %1 or more, above").arg(n); });
  const bool flat = frame.curve.family == CurveFamily::points && run_->scenario.across == CurveAcross::points;
  note("m-paper", [&](const QString& n) {
    return flat ? tr("M, paper's constants: %1, above").arg(n) : tr("M, paper's constants: %1 or more, above").arg(n);
  });
}

void SampleSizesPicture::paint_places(const Frame& frame) const {
  for (std::size_t i = 0; i < frame.curve.points.size(); ++i) {
    const double x = x_of(frame, frame.curve.points[i].at);
    const double before = i == 0 ? frame.left : (x_of(frame, frame.curve.points[i - 1].at) + x) / 2;
    const double after =
        i + 1 == frame.curve.points.size() ? frame.right : (x_of(frame, frame.curve.points[i + 1].at) + x) / 2;
    const QRectF box(before, frame.at.plot_top, std::max(1.0, after - before), frame.at.plot_base - frame.at.plot_top);
    frame.stage.spots.add(frame.stage.painter, box, 2, Kin::of_node(static_cast<std::int32_t>(frame.side * 1000 + i)));
  }
}

// --- Below ------------------------------------------------------------------------------------------------------------

void SampleSizesPicture::paint_readouts(const Stage& stage, const SizesGeometry& geometry) const {
  const Theme& theme = stage.theme;
  const double top = geometry.plot_base + 78;
  stage.rule({sizes_margin, top}, {geometry.width - sizes_margin, top}, theme.hair);
  if (!moment_.budget) return;
  const auto readouts = size_readouts(*run_);
  const double column = (geometry.width - 2 * sizes_margin) / 3 + 8;
  for (std::size_t i = 0; i < readouts.size(); ++i) {
    if (i > 0 && !moment_.plain) break;
    const SizesReadout& readout = readouts[i];
    const double x = sizes_margin + column * static_cast<double>(i);
    const double room = std::min(column - 12, geometry.width - sizes_margin - x);
    stage.painter.setPen(theme.ink2);
    MathText::fitted(readout.heading, {sizes_caption}, room).draw(stage.painter, {x, top + 20});
    stage.painter.setPen(readout.of_m ? theme.m_text : theme.ink);
    MathText::fitted(readout.value, {20, QFont::DemiBold}, room).draw(stage.painter, {x, top + 45});
    stage.painter.setPen(theme.ink3);
    MathText::fitted(readout.caption, {sizes_caption}, room).draw(stage.painter, {x, top + 63});
  }
}

// --- The legend of the right panel ------------------------------------------------------------------------------------

QString SizesLegendPicture::description() const {
  return tr(
      "M: solid with circles. Exponential mechanism: dashes with squares. Without privacy: short dashes. Dotted: "
      "the constant is unknown.");
}

void SizesLegendPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const std::array<std::tuple<LineLook, QString, QString>, 5> entries = {
      {{LineLook::m, tr("M, sharp"), tr("($ε$, $δ$), a target exists")},
       {LineLook::m_thin, tr("M, agnostic"), tr("($ε$, $δ$), $α$ worse than the best")},
       {LineLook::mechanism, tr("exponential mechanism"), tr("$ε$ alone; thin: agnostic")},
       {LineLook::plain, tr("consistent"), tr("no privacy at all")},
       {LineLook::unknown, tr("unknown constant"), tr("shape only, set to 1")}}};
  double y = 6;
  for (const auto& [look, name, promise] : entries) {
    stage.painter.setPen(pen_of(theme, look));
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawLine(QPointF(1, y + 6), QPointF(35, y + 6));
    draw_sizes_mark(stage.painter, theme, look, {18, y + 6});
    stage.painter.setPen(theme.ink);
    MathText::fitted(name, {sizes_caption, QFont::DemiBold}, stage.width - 46).draw(stage.painter, {46, y + 6});
    stage.painter.setPen(theme.ink2);
    MathText::fitted(promise, {sizes_caption}, stage.width - 46).draw(stage.painter, {46, y + 21});
    y += 34;
  }
}

}  // namespace littlestone::ui
