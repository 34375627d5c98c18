// SPDX-License-Identifier: GPL-3.0-or-later
// Axes, lines, the budget, and where a learner that pays for d alone becomes the cheapest.
#include "ui/pages/sample_sizes/sample_sizes_frame.hpp"

namespace littlestone::ui {

using namespace sample_sizes_parts;

// --- Axes

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
  if (frame.side == 0) stage.rich({page_margin, frame.at.plot_top - 4}, QStringLiteral("$n$"), {13}, theme.ink2);
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
  if (moment_.path && frame.curve.crossing && frame.curve.crossing->points.log2 <= last) {  // its dots run down here
    const double crossing = x_of(frame, frame.curve.crossing->points.log2);
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

// --- Lines

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
  if (line.look != LineLook::lean && line.look != LineLook::chain && line.look != LineLook::m &&
      line.look != LineLook::mechanism)
    return;
  const bool stairs = line.look != LineLook::mechanism && frame.curve.family != CurveFamily::points &&
                      run_->scenario.across == CurveAcross::points;
  const double until = frame.left + (frame.right - frame.left) * come(line.step) + 0.5;
  double last = -1e9;
  for (const SampleSizesPoint& point : frame.curve.points) {
    const auto value = log10_at(point, line.name);
    if (!value || *value > last_ || *value < first_) continue;
    const double x = x_of(frame, point.at);
    const bool decade = run_->scenario.across != CurveAcross::points ||
                        std::abs(std::log10(point.at) - std::round(std::log10(point.at))) < 1e-9;
    if (!(stairs || decade) || x > until || x - last < (stairs ? 3 : 14)) continue;
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
    if (crossing && i > 0 && points[i - 1].at < crossing->points.log2 && points[i].at > crossing->points.log2)
      path << QPointF(x_of(frame, crossing->points.log2), y_of(frame.at, crossing->examples.log10));
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

// --- The budget

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
  if (shown("permute-and-flip")) tick(reach.privately, theme.ink);
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

// --- Where a learner that pays for d alone becomes the cheapest

void SampleSizesPicture::paint_crossing(const Frame& frame, LabelPlaces& places) const {
  const auto& crossing = frame.curve.crossing;
  if (!crossing || crossing->points.log2 > frame.curve.points.back().at || !shown(crossing->learner.c_str())) return;
  if (crossing->points.log2 <= frame.curve.points.front().at) return;
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const QPointF at(x_of(frame, crossing->points.log2), y_of(frame.at, crossing->examples.log10));
  const QString first = tr("from %1 points on,").arg(points_markup(crossing->points));
  const QString second = tr("%1 is the cheapest found").arg(learner_words(crossing->learner));
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
      const bool exact = crossing && crossing->points.log2 > points[i - 1].at && crossing->points.log2 <= points[i].at;
      from =
          exact ? x_of(frame, crossing->points.log2) : (x_of(frame, points[i - 1].at) + x_of(frame, points[i].at)) / 2;
      runs.back().to = from;
    }
    runs.push_back({from, frame.right, name});
  }
  const double y = frame.at.plot_base + 45;
  if (frame.side == 0) stage.words({page_margin, y + 12}, tr("best"), TextRole::caption, theme.ink2);
  const double until = frame.left + (frame.right - frame.left) * come(3);
  for (const Run& run : runs) {
    if (run.name.empty() || run.from >= until) continue;
    const bool mechanism = run.name == "permute-and-flip";
    const bool of_m = run.name.starts_with("m-");
    const QRectF box(run.from + 1, y, std::min(run.to, until) - run.from - 2, 17);
    stage.painter.setPen(QPen(mechanism ? theme.g : of_m ? theme.m : theme.ink, 1.75 + theme.heavier));
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawRoundedRect(box, 3, 3);
    QStringList words;
    if (mechanism && runs.size() == 1)
      words += tr("permute-and-flip, for every $%1$")
                   .arg(run_->scenario.across == CurveAcross::points ? QStringLiteral("|X|")
                                                                     : axis_symbol(run_->scenario.across));
    words += lone_learner(run.name);
    words += short_learner(run.name);
    for (const QString& text : words) {
      const MathStyle style{sizes_caption, QFont::DemiBold};
      if (sizes_width(text, style) > box.width() - 6) continue;
      stage.rich({box.center().x(), y + 12.5}, text, style,
                 mechanism ? theme.g_text
                 : of_m    ? theme.m_text
                           : theme.ink,
                 0.5);
      break;
    }
  }
}

}  // namespace littlestone::ui
