// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/stable/stable_picture.hpp"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/prediction/stable_bounds.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/stable/stable_words.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double caption = 11;
constexpr double margin = 24;
constexpr double plot_left = 112;     // of the columns
constexpr double widest_column = 96;  // px a point
constexpr std::size_t most_columns = 48;
constexpr double stack_base = 118;
constexpr double stack_room = 92;
constexpr double block_pitch = 9.6;
constexpr double least_block = 4;
constexpr double class_top = 150;
constexpr double class_height = 56;
constexpr std::size_t most_slots = 8;
constexpr double chance_top = 284;  // of chance 1
constexpr double chance_base = 422;
constexpr double legend_y = 456;
constexpr double sweeps_top = 470;
constexpr double sweep_top = 506;
constexpr double sweep_base = 576;
constexpr double sweep_width = 230;
constexpr double least_height = sweeps_top;  // without the sweeps
constexpr int most_draw_steps = 12;
constexpr double least_epsilon = 0.02;
constexpr double most_epsilon = 2;

double chance_y(double chance) { return chance_base + (chance_top - chance_base) * std::clamp(chance, 0.0, 1.0); }

double sweep_left(bool accuracy) { return accuracy ? 414 : 64; }
double epsilon_x(double epsilon, double left) {
  return left + sweep_width * std::log(epsilon / least_epsilon) / std::log(most_epsilon / least_epsilon);
}

double markup_width(const QString& markup, const MathStyle& style = {caption}) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

/// The first of these texts that is not wider than `room`; the last where all are.
QString widest_fitting(const QStringList& texts, double room, const MathStyle& style = {caption}) {
  for (const QString& text : texts) {
    if (markup_width(text, style) <= room) return text;
  }
  return texts.back();
}

QPen outline_pen(const QColor& color, double width) {
  return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void draw_triangle(QPainter& painter, QPointF centre, double size, const QPen& pen, const QBrush& brush) {
  painter.setPen(pen);
  painter.setBrush(brush);
  painter.drawPolygon(QPolygonF(
      {centre + QPointF(0, -1.05 * size), centre + QPointF(size, 0.8 * size), centre + QPointF(-size, 0.8 * size)}));
  painter.setBrush(Qt::NoBrush);
}

std::uint64_t count_of(const PointCounts& counts, PointIndex point, Label label) {
  const auto found = std::lower_bound(counts.begin(), counts.end(), point,
                                      [](const PointCount& count, PointIndex other) { return count.point < other; });
  if (found == counts.end() || found->point != point) return 0;
  return label == Label::plus ? found->plus : found->minus;
}

std::size_t side_of_stack(Label label) { return label == Label::plus ? 1 : 0; }

/// A marked value at the top end of an axis: 1, .8, .4 … so that `most` is below it.
double axis_end(double most) {
  for (const double end : {0.01, 0.02, 0.04, 0.1, 0.2, 0.4, 0.8}) {
    if (most <= end) return end;
  }
  return 1;
}

/// A chance in little room; `open`: it is neither 0 nor 1, however near.
QString open_text(double chance, bool open) {
  if (open && chance >= 0.9995) return QStringLiteral(">.999");
  if (open && chance < 0.0005) return QStringLiteral("<.001");
  return chance < 0.0005 ? QStringLiteral("0") : probability_text(chance);
}

/// What is below the core's rounding is not told from 0.
QString tiny_text(double value) { return value < 1e-12 ? QStringLiteral("10⁻¹²") : told_probability(value); }

QString axis_text(double value) {
  if (value <= 0) return QStringLiteral("0");
  if (value >= 1) return QStringLiteral("1");
  return QString::number(value, 'g', 3).mid(1);
}

}  // namespace

// --- What is known of the play ----------------------------------------------------------------------------------------

StableSteps StableSteps::of(const StablePageRun& run) {
  StableSteps steps;
  steps.draw = std::clamp(static_cast<int>(std::min<std::size_t>(run.drawn.size(), 1'000)), 1, most_draw_steps);
  steps.merge = std::clamp(static_cast<int>(std::min<std::size_t>(run.support.size(), 1'000)), 1, most_draw_steps);
  return steps;
}

std::size_t StableSteps::rows_at(int step, const StablePageRun& run) const {
  const auto shown = static_cast<std::size_t>(std::clamp(step + 1, 0, draw));
  return run.drawn.size() * shown / static_cast<std::size_t>(draw);
}

std::size_t StableSteps::points_at(int step, const StablePageRun& run) const {
  const auto shown = static_cast<std::size_t>(std::clamp(step - draw + 1, 0, merge));
  return run.support.size() * shown / static_cast<std::size_t>(merge);
}

std::optional<double> stability_bound_of(const StablePageRun& run, StableView view) {
  if (view.kind == StableKind::stable && view.paper) return run.study.bounds.printed_stability;
  return run.of(view.kind).bound;
}

std::optional<double> excess_bound_of(const StablePageRun& run, StableView view) {
  if (view.kind == StableKind::stable && view.paper) return run.study.bounds.printed_excess;
  return run.of(view.kind).excess_bound;
}

SweepBounds sweep_bounds_of(const StablePageRun& run, StableView view, std::size_t place) {
  const StableSweepPoint& point = run.of(view.kind).sweep[place];
  if (view.kind != StableKind::stable || !view.paper) return {point.stability_bound, point.excess_bound};
  StableOptions options = run.options;
  options.epsilon = point.epsilon;
  const StableBounds printed =
      stable_bounds(run.study.hypotheses, run.study.options.dimension, run.study.rows, options);
  return {printed.printed_stability, printed.printed_excess};
}

// --- Where things stand -----------------------------------------------------------------------------------------------

/// The columns of the stacks and of the bars below them, one a point.
struct StablePicture::Columns {
  std::vector<PointIndex> points;
  std::size_t left_out = 0;
  double pitch = widest_column;
  double right = 704;

  [[nodiscard]] double centre(std::size_t column) const {
    return plot_left + pitch * (static_cast<double>(column) + 0.5);
  }
  /// How much smaller marks are than at their best.
  [[nodiscard]] double shrink() const { return std::min(1.0, pitch / 74); }
  /// Columns so narrow that bars touch, and brackets have no caps.
  [[nodiscard]] bool narrow() const { return pitch < 30; }
  [[nodiscard]] double bar_width() const { return narrow() ? std::max(2.0, 0.36 * pitch) : 15 * shrink(); }
  /// The sides of the filled and of the hollow bar that face each other.
  [[nodiscard]] double bar_end(std::size_t column) const {
    return centre(column) - (narrow() ? 0.1 * pitch : 2 * shrink());
  }
  [[nodiscard]] double bar_begin(std::size_t column) const {
    return narrow() ? bar_end(column) + std::min(1.0, 0.06 * pitch) : centre(column);
  }
  [[nodiscard]] double bracket_x(std::size_t column) const {
    return narrow() ? bar_begin(column) + bar_width() + std::max(1.5, 0.1 * pitch) : centre(column) + 23 * shrink();
  }
  [[nodiscard]] double erm_x(std::size_t column) const {
    return narrow() ? bar_end(column) - bar_width() / 2 : centre(column) - 28 * shrink();
  }
  [[nodiscard]] double block_width() const { return std::clamp((pitch - 6) / 2, 1.5, 13.0); }
  [[nodiscard]] QRectF stack_cell(std::size_t column, Label label, double bottom, double height) const {
    const double aside = std::min(2.0, pitch * 0.06);
    const double left = label == Label::plus ? centre(column) + aside : centre(column) - aside - block_width();
    return {left, bottom - height, block_width(), height};
  }
  [[nodiscard]] std::optional<std::size_t> column_of(PointIndex point) const {
    const auto found = std::find(points.begin(), points.end(), point);
    if (found == points.end()) return std::nullopt;
    return static_cast<std::size_t>(found - points.begin());
  }
  /// Names under the columns: every how many of them there is room.
  [[nodiscard]] std::size_t every(double room) const {
    return std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(room / pitch)));
  }
};

StablePicture::Columns StablePicture::columns(double width) const {
  Columns found;
  found.right = width - margin;
  const std::size_t all = run_->concept_class().points();
  if (all <= most_columns) {
    found.points.resize(all);
    std::iota(found.points.begin(), found.points.end(), PointIndex{0});
  } else {
    // The points of the change and those with the most examples.
    PointCounts counts = run_->study.counts;
    const auto shown = static_cast<std::ptrdiff_t>(std::min(counts.size(), most_columns));
    std::partial_sort(counts.begin(), counts.begin() + shown, counts.end(),
                      [](const PointCount& a, const PointCount& b) {
                        return a.total() != b.total() ? a.total() > b.total() : a.point < b.point;
                      });
    counts.resize(static_cast<std::size_t>(shown));
    std::vector<PointIndex> wanted;
    if (run_->change) wanted = {run_->change->from.point, run_->change->to.point};
    wanted.push_back(run_->asked);
    for (const PointCount& count : counts) wanted.push_back(count.point);
    for (std::size_t x = 0; x < all && wanted.size() < 2 * most_columns + counts.size(); ++x)
      wanted.push_back(static_cast<PointIndex>(x));
    for (const PointIndex x : wanted) {
      if (found.points.size() == most_columns) break;
      if (std::find(found.points.begin(), found.points.end(), x) == found.points.end()) found.points.push_back(x);
    }
    std::sort(found.points.begin(), found.points.end());
    found.left_out = all - found.points.size();
  }
  found.pitch = std::min(widest_column, (found.right - plot_left) / static_cast<double>(found.points.size()));
  return found;
}

/// How high an example is, and how many examples a block stands for.
struct StablePicture::Blocks {
  std::uint64_t each = 1;
  double pitch = block_pitch;

  [[nodiscard]] double height(std::uint64_t examples) const {
    return examples == 0 ? 0 : std::max(1.5, static_cast<double>(examples) / static_cast<double>(each) * pitch);
  }
  [[nodiscard]] double gap() const { return std::min(1.2, pitch * 0.2); }
};

StablePicture::Blocks StablePicture::blocks() const {
  std::uint64_t tallest = 1;
  for (const PointCount& count : run_->study.counts) tallest = std::max({tallest, count.minus, count.plus});
  ++tallest;  // one may come
  Blocks found;
  std::uint64_t ten = 1;
  while (static_cast<double>(tallest) / static_cast<double>(found.each) * least_block > stack_room) {
    if (found.each == ten) {
      found.each = 2 * ten;
    } else if (found.each == 2 * ten) {
      found.each = 5 * ten;
    } else {
      ten *= 10;
      found.each = ten;
    }
  }
  found.pitch =
      std::clamp(stack_room * static_cast<double>(found.each) / static_cast<double>(tallest), least_block, block_pitch);
  return found;
}

StablePicture::StablePicture(std::shared_ptr<const StablePageRun> run, int step, double phase, StableView view,
                             StablePart part)
    : run_(std::move(run)),
      step_(step),
      steps_(StableSteps::of(*run_)),
      view_(view),
      part_(part),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))) {}

QString StablePicture::description() const {
  const std::optional<PointIndex> moved = run_->most_moved(view_.kind);
  const std::optional<double> bound = stability_bound_of(*run_, view_);
  if (!moved || step_ < steps_.change()) {
    return tr("A data set of %n examples, and at each point the chance that the answer is +.", nullptr,
              plural(run_->study.rows));
  }
  const StableAnswers& shown = answers();
  const QString at = plain_name(run_->concept_class().point_name(*moved));
  const QString change = stable_change_words(*run_);
  const QString moves =
      tr("%1 At point %2 the chance of + goes from %3 to %4.")
          .arg(change, at, told_probability(shown.plus[*moved]), told_probability(shown.changed[*moved]));
  if (!bound) return moves;
  return moves + u' ' + tr("No answer of any data set moves by more than %1.").arg(told_probability(*bound));
}

std::optional<Example> StablePicture::example_at(QPointF at, const QRectF& area) const {
  const QPointF place = Stage::place(at, area, natural_size(), least_height);
  const double width = area.width() / stage_scale(area.size(), natural_size(), least_height);
  const Columns found = columns(width);
  const double column = std::floor((place.x() - plot_left) / found.pitch);
  if (column < 0 || column >= static_cast<double>(found.points.size())) return std::nullopt;
  if (place.y() < -20 || place.y() > class_top) return std::nullopt;
  const auto i = static_cast<std::size_t>(column);
  return Example{found.points[i], label_of(place.x() >= found.centre(i))};
}

Rational StablePicture::epsilon_at(QPointF at, const QRectF& area) const {
  const double x = Stage::place(at, area, natural_size(), least_height).x();
  const double left = sweep_left(x > (sweep_left(false) + sweep_width + sweep_left(true)) / 2);
  const double share = std::clamp((x - left) / sweep_width, 0.0, 1.0);
  const double value = least_epsilon * std::pow(most_epsilon / least_epsilon, share);
  const int digits = value < 0.0995 ? 1000 : value < 0.995 ? 100 : 10;
  return {std::llround(value * digits), digits};
}

void StablePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

QSizeF StablePicture::natural_size() const {
  switch (part_) {
    case StablePart::sample: return {728, 140};
    case StablePart::hypotheses: return {728, 112};
    case StablePart::sweeps: return {728, 130};
    default: return {728, 600};
  }
}

void StablePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), part_ == StablePart::whole ? least_height : natural_size().height(),
                    theme, spots);
  const Columns found = columns(stage.width);
  switch (part_) {
    case StablePart::sample: paint_sample(stage, found); return;
    case StablePart::hypotheses:
      painter.translate(0, -140);
      paint_class(stage, found);
      return;
    case StablePart::sweeps:
      painter.translate(0, -sweeps_top);
      paint_sweep(stage, false);
      paint_sweep(stage, true);
      return;
    default: break;
  }
  paint_sample(stage, found);
  paint_class(stage, found);
  paint_chances(stage, found);
  paint_legend(stage);
  if (stage.height < natural_size().height() - 1) return;
  stage.rule({margin, sweeps_top + 0.5}, {stage.width - margin, sweeps_top + 0.5}, theme.hair);
  paint_sweep(stage, false);
  paint_sweep(stage, true);
}

// --- S ----------------------------------------------------------------------------------------------------------------

void StablePicture::paint_sample(const Stage& stage, const Columns& columns) const {
  const Theme& theme = stage.theme;
  const Blocks sizes = blocks();
  stage.rich({margin, 22}, QStringLiteral("$S$"), {14}, theme.ink);
  QString words = tr("%1 examples,", nullptr, plural(run_->study.rows)).arg(number_text(run_->study.rows)) + u'\n' +
                  tr("%n framed: $T$", nullptr, plural(steps_.rows_at(step_, *run_)));
  if (sizes.each > 1) {
    std::uint64_t tallest = 0;
    for (const PointCount& count : run_->study.counts) tallest = std::max({tallest, count.minus, count.plus});
    words += u'\n' + tr("longest: %1").arg(number_text(tallest));
  }
  if (columns.left_out > 0)
    words += u'\n' + tr("%1 points not shown", nullptr, plural(columns.left_out)).arg(number_text(columns.left_out));
  stage.paragraph({margin, 39}, words, {caption}, theme.ink2, plot_left - margin - 4, 15);
  stage.words({margin, 132}, tr("point"), TextRole::caption, theme.ink3);
  double widest = 8;
  for (const PointIndex x : columns.points)
    widest = std::max(widest, markup_width(name_markup(run_->concept_class().point_name(x))));
  const double room = std::min(widest, 60.0);
  const std::size_t every = columns.every(room + 6);
  for (std::size_t i = 0; i < columns.points.size(); ++i) {
    const PointIndex point = columns.points[i];
    const double x = columns.centre(i);
    const double half = std::min(26.0, columns.pitch / 2 - 0.5);
    stage.rule({x - half, stack_base + 0.5}, {x + half, stack_base + 0.5}, theme.line);
    paint_stack(stage, columns, sizes, i, Label::minus);
    paint_stack(stage, columns, sizes, i, Label::plus);
    const bool here = change_shown() && (run_->change->from.point == point || run_->change->to.point == point);
    const MathText name = name_within(run_->concept_class().point_name(point),
                                      {caption, here ? QFont::DemiBold : QFont::Normal}, std::max(room, 12.0));
    if (i % every == 0 || (here && every == 1)) {
      stage.painter.setPen(here ? theme.ink : theme.ink2);
      name.draw(stage.painter, {x, 132}, 0.5);
    }
    stage.spots.add(stage.painter, QRectF(x - std::max(half, 7.0), 121, 2 * std::max(half, 7.0), 15), 3,
                    Kin::of_point(point));
  }
  if (change_shown()) paint_change(stage, columns, sizes);
}

void StablePicture::paint_stack(const Stage& stage, const Columns& columns, const Blocks& sizes, std::size_t column,
                                Label label) const {
  const PointIndex point = columns.points[column];
  const std::uint64_t count = count_of(run_->study.counts, point, label);
  if (count == 0) return;
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const bool loses = change_shown() && run_->change->from == Example{point, label};
  std::uint64_t framed = 0;
  const std::size_t drawn = steps_.rows_at(step_, *run_);
  if (drawn == run_->drawn.size()) {
    framed = run_->in_subset[point][side_of_stack(label)];
  } else {
    for (std::size_t i = 0; i < drawn; ++i) framed += run_->drawn[i].example == Example{point, label} ? 1U : 0U;
  }
  const std::uint64_t solid = count - (loses ? 1 : 0);
  const bool whole = sizes.each > 1;  // one bar
  const bool small = !whole && (sizes.pitch < 6 || columns.block_width() < 6);
  QList<QRectF> cells;
  for (std::uint64_t done = 0; done < solid; done += whole ? solid : 1) {
    const double bottom = stack_base - static_cast<double>(done) * sizes.pitch;
    const double height = sizes.height(whole ? solid : 1) - sizes.gap();
    cells += columns.stack_cell(column, label, bottom - sizes.gap(), std::max(height, 1.0));
  }
  if (small) {
    fill_rects(painter, cells, label == Label::plus ? theme.plus : theme.minus_small);
  } else {
    for (const QRectF& cell : cells) draw_label_cell(painter, theme, cell, label, false);
  }
  if (framed > 0) {
    // Examples of T stand at the foot of their stack.
    const QPen pen = outline_pen(theme.ink, 2 + theme.heavier);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const bool each = sizes.each == 1 && sizes.pitch >= 7 && columns.block_width() >= 6;
    const std::uint64_t frames = each ? framed : 1;
    for (std::uint64_t i = 0; i < frames; ++i) {
      const double bottom = stack_base - static_cast<double>(i) * sizes.pitch;
      const double height = each ? sizes.pitch : std::max(4.0, sizes.height(framed));
      const QRectF cell = columns.stack_cell(column, label, bottom, height);
      painter.drawRoundedRect(cell.adjusted(-1, -0.4, 1, 0.2), 2.5, 2.5);
    }
  }
  const std::vector<std::uint64_t>& rows = run_->stacks[point][side_of_stack(label)];
  if (sizes.each > 1 || columns.block_width() < 4) {
    stage.spots.add(painter, columns.stack_cell(column, label, stack_base, std::max(6.0, sizes.height(count))), 2, {},
                    Spot::Act::drag, static_cast<std::int32_t>(rows.back()));
    return;
  }
  for (std::size_t i = 0; i < std::min<std::size_t>(rows.size(), count); ++i) {
    const double bottom = stack_base - static_cast<double>(i) * sizes.pitch;
    stage.spots.add(painter, columns.stack_cell(column, label, bottom, sizes.pitch), 2, {}, Spot::Act::drag,
                    static_cast<std::int32_t>(rows[i]));
  }
}

void StablePicture::paint_change(const Stage& stage, const Columns& columns, const Blocks& sizes) const {
  const ChangedRow& change = *run_->change;
  const std::optional<std::size_t> from = columns.column_of(change.from.point);
  const std::optional<std::size_t> to = columns.column_of(change.to.point);
  if (!from || !to) return;
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const double high = std::max(sizes.pitch, 5.0) - sizes.gap();
  const auto top_of = [&](const Example& example, std::uint64_t examples) {
    const double count = static_cast<double>(examples) / static_cast<double>(sizes.each);
    const auto column = *columns.column_of(example.point);
    return columns.stack_cell(column, example.label, stack_base - count * sizes.pitch - sizes.gap(), high);
  };
  const std::uint64_t before = count_of(run_->study.counts, change.from.point, change.from.label);
  const QRectF ghost = top_of(change.from, before - 1);
  const QRectF rest = top_of(change.to, count_of(run_->study.counts, change.to.point, change.to.label));
  const bool moving = step_ == steps_.change() && grown_ < 1;
  const QRectF block(motion::between(ghost.left(), rest.left(), moving ? grown_ : 1),
                     motion::between(ghost.top(), rest.top(), moving ? grown_ : 1), rest.width(), rest.height());
  QPen dashes(change.from.label == Label::plus ? theme.plus : theme.minus_border, 1, Qt::CustomDashLine);
  dashes.setDashPattern({2, 2});
  painter.setPen(dashes);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(ghost.adjusted(0.5, 0.5, -0.5, -0.5), 1.5, 1.5);
  draw_label_cell(painter, theme, block, change.to.label, false);
  draw_kin_ring(painter, theme, block.adjusted(-1, -1, 1, 1), 3);
  stage.spots.add(painter, block.adjusted(-3, -3, 3, 3), 3, {}, Spot::Act::drag, static_cast<std::int32_t>(change.row));
  // From the ghost to the block, over both.
  const QPointF start = ghost.center() + QPointF(ghost.left() > rest.left() ? 7 : -1, -high / 2 - 1);
  const QPointF end(rest.center().x(), rest.top() - 6);
  const double peak = std::max(6.0, std::min(start.y(), end.y()) - 20);
  QPainterPath path(start);
  const double lean = std::clamp((end.x() - start.x()) * 0.15, -10.0, 10.0);
  path.cubicTo({start.x() + lean, peak}, {end.x() - lean, peak}, end);
  painter.setPen(outline_pen(theme.ink, 1.5 + theme.heavier));
  painter.drawPath(path);
  painter.drawPolyline(QPolygonF({end + QPointF(-4, -5), end, end + QPointF(4, -5)}));

  const MathStyle style{caption};
  const QString words = stable_move_markup(*run_);
  const double width = markup_width(words, style);
  LabelPlaces places(QRectF(plot_left - 8, 0, columns.right - plot_left + 8, stack_base));
  for (std::size_t i = 0; i < columns.points.size(); ++i) {
    for (const Label label : {Label::minus, Label::plus}) {
      const std::uint64_t count = count_of(run_->study.counts, columns.points[i], label);
      if (count > 0) places.take(columns.stack_cell(i, label, stack_base, sizes.height(count)));
    }
  }
  places.take(path.boundingRect().adjusted(-3, -3, 3, 3));
  places.take(ghost);
  places.take(rest.adjusted(-4, -6, 4, 4));
  const double arc_top = path.boundingRect().top();
  const QRectF arc = path.boundingRect();
  std::vector<QRectF> boxes;
  for (const double y : {arc_top + 6, arc_top - 6, arc_top + 18, 24.0, 12.0}) {
    boxes.push_back(words_box({arc.right() + 6, y}, width, caption));
    boxes.push_back(words_box({arc.left() - 6 - width, y}, width, caption));
    boxes.push_back(words_box({arc.center().x() - width / 2, y}, width, caption));
  }
  for (double x = columns.right - width; x > plot_left; x -= 24) boxes.push_back(words_box({x, 12}, width, caption));
  stage.rich(baseline_in(places.find(boxes), caption), words, style, theme.ink);
}

// --- H_T --------------------------------------------------------------------------------------------------------------

/// One thumbnail: a hypothesis, and what it is in its piece.
struct StablePicture::Slot {
  HypothesisIndex hypothesis = 0;
  std::size_t piece = 0;
  std::size_t merged = 1;  // hypotheses in the piece
  bool first = false;      // of its piece
};

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
  stage.rich({margin, 164}, merging ? QStringLiteral("$H_T$") : QStringLiteral("$H$"), {14}, theme.ink);
  stage.paragraph(
      {margin, 181},
      merging ? tr("equal on $T$: merged") : tr("%n hypotheses", nullptr, plural(run_->concept_class().size())),
      {caption}, theme.ink2, plot_left - margin - 10, 15);
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
  stage.rich({margin, 220}, tr("errors on $S$"), {caption}, theme.ink3);
  if (step_ > steps_.weigh()) stage.words({margin, 242}, tr("chance"), TextRole::caption, theme.ink3);
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

// --- How likely the answer is + ---------------------------------------------------------------------------------------

QString StablePicture::chances_words(double room) const {
  const bool change = step_ > steps_.change() && run_->change;
  const QString after = tr("solid for $S$, hollow after the change");
  QStringList texts;
  if (view_.kind == StableKind::erm) {
    texts = {tr("of the first hypothesis with the fewest errors, which is not stable")};
  } else if (view_.kind == StableKind::mechanism) {
    texts = {tr("of the mechanism over all of $H$, exactly, without $T$"), tr("of the mechanism over all of $H$")};
  } else if (run_->exact()) {
    const QString subsets = run_->subsets ? whole_text(*run_->subsets) : power_of_ten_text(run_->log10_subsets);
    if (run_->subsets != 1) texts.append(tr("averaged over all %1 subsets $T$, exactly").arg(subsets));
    texts.append(run_->subsets == 1 ? tr("$T$ is all of $S$, exactly") : tr("averaged over all $T$, exactly"));
  } else {
    texts = {tr("estimated from %1 draws of $T$, within %2")
                 .arg(number_text(run_->study.estimate->draws), told_probability(run_->half_width())),
             tr("estimated, within %1").arg(told_probability(run_->half_width()))};
  }
  if (change) {
    QStringList longer;
    for (const QString& text : texts) longer += tr("%1; %2").arg(text, after);
    texts = longer + QStringList{after} + texts;
  }
  return widest_fitting(texts, room);
}

QString StablePicture::bar_text(PointIndex x, double chance) const {
  // What is near 0 or 1 is so only where all agree who can answer.
  const bool open = !answers().settled[x] && (run_->exact() || view_.kind != StableKind::stable);
  return open_text(chance, open);
}

void StablePicture::paint_chances(const Stage& stage, const Columns& columns) const {
  const Theme& theme = stage.theme;
  const double title = stage.rich({margin, 270}, tr("How likely the answer is +"), {13, QFont::DemiBold}, theme.ink);
  for (const auto& [value, text] : {std::pair(0.0, "0"), {0.5, ".5"}, {1.0, "1"}}) {
    const double y = chance_y(value) + 0.5;
    stage.rule({plot_left, y}, {columns.right, y}, theme.hair);
    stage.words({plot_left - 8, y + 4}, QString::fromLatin1(text), TextRole::caption, theme.ink2, 1);
  }
  if (step_ < steps_.all()) {
    if (step_ >= steps_.answer()) {
      paint_one_answer(stage, columns);
    } else {
      stage.rich({(plot_left + columns.right) / 2, chance_y(0.25) + 4},
                 tr("first one $T$, one hypothesis, one answer; then the average over all $T$"), {caption}, theme.ink3,
                 0.5);
    }
    return;
  }
  const double room = columns.right - margin - title - 14;
  stage.rich({margin + title + 14, 270}, chances_words(room), {caption}, theme.ink2);
  for (std::size_t i = 0; i < columns.points.size(); ++i) paint_column(stage, columns, i);
}

void StablePicture::paint_one_answer(const Stage& stage, const Columns& columns) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const ConceptClass& concept_class = run_->concept_class();
  const LabelVector& labels = concept_class.row(run_->picked);
  for (std::size_t i = 0; i < columns.points.size(); ++i) {
    const QPointF dot(columns.centre(i), chance_y(labels[columns.points[i]] == Label::plus ? 1 : 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawEllipse(dot, 2.5, 2.5);
    if (columns.points[i] == run_->asked) {
      painter.setPen(outline_pen(theme.ink, 2 + theme.heavier));
      painter.setBrush(Qt::NoBrush);
      painter.drawEllipse(dot, 7.5, 7.5);
    }
  }
  painter.setBrush(Qt::NoBrush);
  const QString name = name_markup(concept_class.hypothesis_name(run_->picked));
  const QString words = tr("dots: what %1 answers, this one time").arg(name);
  stage.rich({columns.right, legend_y - 12}, words, {caption}, theme.ink2, 1);
  if (step_ != steps_.answer() + 1) return;
  // What leaves: one label, past the boundary.
  const QString leaves = tr("at point %1; only this leaves").arg(name_markup(concept_class.point_name(run_->asked)));
  const double width = markup_width(leaves);
  const double right = columns.right;
  const double slide = (1 - grown_) * -24;
  stage.rich({right - width, 270}, leaves, {caption}, theme.ink2);
  draw_label_cell(painter, theme, QRectF(right - width - 24 + slide, 258, 16, 16), run_->answer);
  const double boundary = right - width - 48;
  QPen pen(theme.noise, 2.5 + theme.heavier, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({7 / pen.widthF(), 5 / pen.widthF()});
  painter.setPen(pen);
  painter.drawLine(QPointF(boundary, 250), QPointF(boundary, 280));
  draw_eye(painter, theme, {boundary, 264});
}

void StablePicture::paint_column(const Stage& stage, const Columns& columns, std::size_t column) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const PointIndex x = columns.points[column];
  const StableAnswers& shown = answers();
  const double centre = columns.centre(column);
  const double width = columns.bar_width();
  const double grown = step_ == steps_.all() ? grown_ : 1;
  const double end = columns.bar_end(column);
  const QRectF filled(QPointF(end - width, chance_y(shown.plus[x] * grown)), QPointF(end, chance_base));
  fill_rects(painter, {filled}, theme.plus);
  const bool estimated = !run_->exact() && view_.kind == StableKind::stable;
  const auto interval = [&](double at, double value) {
    if (!estimated) return;
    stage.rule({at, chance_y(value - run_->half_width())}, {at, chance_y(value + run_->half_width())}, theme.ink,
               columns.narrow() ? 1.25 : 4);
  };
  interval(filled.center().x(), shown.plus[x]);
  const bool hollow = step_ > steps_.change() && !shown.changed.empty();
  if (hollow) {
    const double slid = step_ == steps_.change() + 1 ? grown_ : 1;
    const double value = motion::between(shown.plus[x], shown.changed[x], slid);
    const double pen = columns.narrow() ? 1 : 1.5 + theme.heavier * 0.5;
    painter.setPen(QPen(theme.plus, pen, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const double begin = columns.bar_begin(column);
    const QRectF bar(QPointF(begin, chance_y(value)), QPointF(begin + width, chance_base));
    painter.drawRect(bar.adjusted(pen / 2, std::min(pen / 2, bar.height() / 2), -pen / 2, 0));
    interval(bar.center().x(), value);
    paint_bracket(stage, columns, column);
  }
  paint_erm(stage, columns, column);
  // Numbers: of all points where there is room, else of every few; at the point that moved most also the second.
  const std::optional<PointIndex> most = hollow ? run_->most_moved(view_.kind) : std::nullopt;
  const bool here = most == x && std::abs(shown.changed[x] - shown.plus[x]) > 0.0005;
  const std::size_t every = columns.every(36);
  const bool both = here && columns.pitch >= 58;
  if (column % every == 0) {
    stage.words({filled.center().x() - (both ? 2 : 0), 436}, bar_text(x, shown.plus[x]), TextRole::caption, theme.ink,
                0.5);
  }
  if (both) {
    stage.words({columns.bar_begin(column) + width / 2 + 13, 436}, bar_text(x, shown.changed[x]), TextRole::caption,
                theme.ink2, 0.5);
  }
  stage.spots.add(painter, QRectF(centre - columns.pitch / 2 + 1, chance_top - 8, columns.pitch - 2, 162), 3,
                  Kin::of_point(x));
}

void StablePicture::paint_bracket(const Stage& stage, const Columns& columns, std::size_t column) const {
  const Theme& theme = stage.theme;
  const PointIndex x = columns.points[column];
  const StableAnswers& shown = answers();
  const double u = columns.shrink();
  const double at = columns.bracket_x(column);
  const double cap = columns.narrow() ? 0 : 5 * u;
  if (const std::optional<double> bound = stability_bound_of(*run_, view_)) {
    const double low = shown.plus[x] - *bound;
    const double high = shown.plus[x] + *bound;
    const double pen = columns.narrow() ? 1 : 1.5 + theme.heavier * 0.5;
    stage.dashed({at, chance_y(high)}, {at, chance_y(low)}, theme.ink, pen, 4, 3);
    // An end that lies beyond 0 or 1 is open.
    if (high < 1 && cap > 0) stage.rule({at - cap, chance_y(high)}, {at + cap, chance_y(high)}, theme.ink, pen);
    if (low > 0 && cap > 0) stage.rule({at - cap, chance_y(low)}, {at + cap, chance_y(low)}, theme.ink, pen);
  }
  if (shown.least.empty() || shown.most[x] - shown.least[x] < 1e-9) return;
  const double half = std::max(1.5, 3 * u);
  const QRectF box(QPointF(at - half, chance_y(shown.most[x])), QPointF(at + half, chance_y(shown.least[x])));
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(theme.ink);
  stage.painter.drawRoundedRect(box, 1, 1);
  stage.painter.setBrush(Qt::NoBrush);
  if (step_ == steps_.change() + 2 && shown.worst && shown.worst->point == x)
    draw_current_ring(stage.painter, theme, box, 4);
}

void StablePicture::paint_erm(const Stage& stage, const Columns& columns, std::size_t column) const {
  const Theme& theme = stage.theme;
  const PointIndex x = columns.points[column];
  const StableAnswers& erm = run_->of(StableKind::erm);
  const double u = columns.shrink();
  const double size = columns.narrow() ? std::clamp(0.2 * columns.pitch, 2.0, 3.5) : std::max(2.5, 4.8 * u);
  const double at = columns.erm_x(column);
  const double before = chance_y(erm.plus[x]);
  draw_triangle(stage.painter, {at, before}, size, Qt::NoPen, theme.p);
  if (!change_shown() || erm.changed.empty() || erm.changed[x] == erm.plus[x]) return;
  const double after = chance_y(erm.changed[x]);
  const double down = after > before ? 1 : -1;
  const double grown = step_ == steps_.change() ? grown_ : 1;
  const double tip = motion::between(before + down * 9, after - down * 11, grown);
  const QPen pen = outline_pen(theme.p, 1.75 + theme.heavier);
  stage.dashed({at, before + down * 9}, {at, tip}, theme.p, 1.75 + theme.heavier, 4, 4);
  stage.painter.setPen(pen);
  stage.painter.drawPolyline(QPolygonF({{at - size, tip - down * 5}, {at, tip + down}, {at + size, tip - down * 5}}));
  if (grown >= 1) draw_triangle(stage.painter, {at, after}, size, outline_pen(theme.p, 1.5), theme.canvas);
}

void StablePicture::paint_legend(const Stage& stage) const {
  if (step_ < steps_.all()) return;
  const Theme& theme = stage.theme;
  const StableAnswers& shown = answers();
  const std::optional<double> bound = stability_bound_of(*run_, view_);
  QStringList bounds;
  QStringList range;
  const bool bracket = step_ > steps_.change() && run_->change;
  if (bracket && bound) {
    const QString value = told_probability(*bound);
    const bool beyond = value.startsWith(u'>') || value.startsWith(u'<');
    const QString stands = beyond ? value.left(1) + u' ' + value.mid(1) : QStringLiteral("= ") + value;
    bounds = {tr("bound $γ$ %1, any neighbours").arg(stands), tr("bound $γ$ %1").arg(stands)};
  }
  if (bracket && !bound) bounds = {tr("no printed bound: $γ$ is above 1")};
  if (bracket && shown.worst && run_->study.neighbours) {
    const QString count = number_text(run_->study.neighbours->neighbours);
    const QString most = tiny_text(shown.worst->stability);
    range = {tr("exact: all %1 neighbours of $S$, at most %2", nullptr, plural(run_->study.neighbours->neighbours))
                 .arg(count, most),
             tr("exact: at most %1").arg(most)};
  } else if (bracket && !run_->exact()) {
    const QString points = number_text(run_->study.counts.size());
    range = {tr("no exact range: %1 distinct points, more than %2").arg(points, number_text(most_summed_points)),
             tr("no exact range: %1 points").arg(points)};
  } else if (bracket) {
    range = {run_->stage == StableStage::answers ? tr("neighbours: being computed") : tr("too many neighbours")};
  }
  double x = margin + 6;
  draw_triangle(stage.painter, {x, legend_y - 4}, 4.8, Qt::NoPen, theme.p);
  x += 10 + stage.rich({x + 10, legend_y}, tr("ERM's answer"), {caption}, theme.ink2) + 12;
  if (bounds.isEmpty()) return;
  const double room = stage.width - margin - x - (bound ? 30 : 0) - 12 - 12;
  QString said = bounds.front();
  QString exact = widest_fitting(range, room - markup_width(said));
  if (markup_width(said) + markup_width(exact) > room) {
    said = bounds.back();
    exact = widest_fitting(range, room - markup_width(said));
  }
  if (bound) {
    stage.dashed({x, legend_y - 4}, {x + 24, legend_y - 4}, theme.ink, 1.5 + theme.heavier * 0.5, 7, 4);
    x += 30;
  }
  x += stage.rich({x, legend_y}, said, {caption}, theme.ink2) + 12;
  if (shown.worst && run_->study.neighbours) {
    fill_rects(stage.painter, {QRectF(x + 3, legend_y - 10, 6, 11)}, theme.ink);
    x += 15;
  }
  stage.rich({x, legend_y}, exact, {caption}, theme.ink2);
}

// --- Sweeps -----------------------------------------------------------------------------------------------------------

void StablePicture::paint_sweep(const Stage& stage, bool accuracy) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const double left = sweep_left(accuracy);
  const std::vector<StableSweepPoint>& sweep = answers().sweep;
  const std::size_t known = run_->sweep_known(view_.kind, accuracy);
  stage.rich({accuracy ? 374.0 : margin, 490},
             accuracy ? tr("Accuracy: excess errors on $S$") : tr("Stability: how far an answer moves"),
             {13, QFont::DemiBold}, theme.ink);
  double most = 0;
  std::vector<QPointF> bounds;
  std::vector<QPointF> values;
  for (std::size_t i = 0; i < sweep.size(); ++i) {
    const double x = epsilon_x(to_double(sweep[i].epsilon), left);
    const SweepBounds both = sweep_bounds_of(*run_, view_, i);
    const std::optional<double> bound = accuracy ? both.excess : both.stability;
    if (bound) bounds.emplace_back(x, *bound);
    if (i < known) {
      values.emplace_back(x, accuracy ? sweep[i].excess : sweep[i].stability);
      most = std::max(most, values.back().y());
    }
    if (bound && *bound <= 1) most = std::max(most, *bound);
  }
  const double end = most > 0 ? axis_end(std::min(most, accuracy ? 0.8 : 1.0)) : 0.1;
  const auto y_of = [&](double value) { return sweep_base + (sweep_top - sweep_base) * value / end; };
  for (const double value : {0.0, end / 2, end}) {
    stage.rule({left, y_of(value) + 0.5}, {left + sweep_width, y_of(value) + 0.5}, theme.hair);
    stage.words({left - 9, y_of(value) + 4}, axis_text(value), TextRole::caption, theme.ink2, 1);
  }
  const double epsilon = to_double(run_->options.epsilon);
  const QString here =
      QStringLiteral("$ε_0$ = %1")
          .arg(epsilon < 1 && epsilon >= 0.001 ? axis_text(epsilon) : rational_text(run_->options.epsilon));
  const bool inside = epsilon >= least_epsilon && epsilon <= most_epsilon;
  // Beyond an end of the axis it stands at that end, with an arrow.
  const QString labelled = inside                    ? here
                           : epsilon < least_epsilon ? QStringLiteral("← ") + here
                                                     : here + QStringLiteral(" →");
  const double half = markup_width(labelled) / 2;
  const double wanted = inside ? epsilon_x(epsilon, left) : epsilon < least_epsilon ? left : left + sweep_width;
  const double at = std::max(left + half - 12, std::min(wanted, left + sweep_width - half + 12));
  stage.rich({at, 590}, labelled, {caption}, theme.ink, 0.5);
  // The ends' own numbers make way for it.
  for (const auto& [end_x, text] : {std::pair(left, ".02"), {left + sweep_width, "2"}}) {
    if (std::abs(end_x - at) > half + 14)
      stage.words({end_x, 590}, QString::fromLatin1(text), TextRole::caption, theme.ink3, 0.5);
  }
  if (inside) {
    const double x = epsilon_x(epsilon, left);
    stage.dashed({x, sweep_top - 6}, {x, sweep_base}, theme.ink3, 1, 2, 3);
    stage.spots.add(painter, QRectF(x - 7, sweep_top - 6, 14, sweep_base - sweep_top + 24), 5, {}, Spot::Act::drag,
                    epsilon_place);
  }
  QPolygonF line;
  for (const QPointF& point : bounds) {
    if (point.y() <= end * 1.0001) line << QPointF(point.x(), y_of(point.y()));
  }
  QPen dashes(theme.ink, 1.5 + theme.heavier * 0.5, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  dashes.setDashPattern({7 / dashes.widthF(), 4 / dashes.widthF()});
  painter.setPen(dashes);
  painter.setBrush(Qt::NoBrush);
  if (line.size() > 1) painter.drawPolyline(line);
  const double beside = left + sweep_width + 8;
  double bound_y = line.isEmpty() ? sweep_top : std::clamp(line.back().y(), sweep_top, sweep_base);
  if (known > 0) {
    QPolygonF curve;
    for (const QPointF& point : values) curve << QPointF(point.x(), y_of(std::min(point.y(), end)));
    painter.setPen(QPen(theme.ink2, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(curve);
    for (const QPointF& point : curve) {
      stage.rule(point + QPointF(-5, 0), point + QPointF(5, 0), theme.ink, 2.5 + theme.heavier * 0.5);
    }
    const double exact_y = curve.back().y();
    if (known == sweep.size() && std::abs(bound_y - exact_y) < 13) bound_y = exact_y - 13;
    const QString words = known == sweep.size() ? tr("exact") : tr("exact …");
    stage.rich({curve.back().x() + 8, exact_y + 4}, words, {caption, QFont::DemiBold}, theme.ink);
  } else {
    const QString why = !run_->exact()                         ? tr("exact values: too many points")
                        : run_->stage == StableStage::complete ? tr("exact values: too many neighbours")
                                                               : tr("exact values: being computed");
    LabelPlaces places(QRectF(left, sweep_top - 2, sweep_width + 44, sweep_base - sweep_top));
    constexpr int pieces = 6;
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
      for (int j = 0; j < pieces; ++j) {
        const QPointF from = line[i] + (line[i + 1] - line[i]) * j / pieces;
        places.take(
            QRectF(from, line[i] + (line[i + 1] - line[i]) * (j + 1) / pieces).normalized().adjusted(-1, -2, 1, 2));
      }
    }
    if (!line.isEmpty()) places.take(QRectF(line.back(), QSizeF(60, 1)).adjusted(0, -8, 0, 8));
    if (line.size() < 2) places.take(QRectF(left, sweep_top - 2, sweep_width, 20));  // the bound's own words
    std::vector<QRectF> boxes;
    const double width = markup_width(why);
    for (double y = sweep_top + 14; y <= sweep_base - 5; y += 6) {
      for (const double share : {0.0, 0.5, 1.0, 1.5})
        boxes.push_back(words_box({left + 6 + share * (sweep_width - 12 - width), y}, width, caption));
    }
    stage.rich(baseline_in(places.find(boxes), caption), why, {caption}, theme.ink2);
  }
  if (line.size() > 1 && line.back().x() > left + sweep_width - 1) {
    stage.rich({beside, bound_y + 4}, tr("bound"), {caption}, theme.ink2);
  } else if (line.size() > 1) {
    stage.rich(line.back() + QPointF(6, 4), tr("bound"), {caption}, theme.ink2);
  } else {
    const QString words =
        bounds.empty() ? tr("no printed bound below 1") : tr("bound: above %1").arg(isolated(axis_text(end)));
    stage.rich({left + sweep_width, sweep_top + 14}, words, {caption}, theme.ink2, 1);
  }
}

// --- Where γ comes from -----------------------------------------------------------------------------------------------

StableBoundPicture::StableBoundPicture(std::shared_ptr<const StablePageRun> run, StableView view)
    : run_(std::move(run)), view_(view) {}

QString StableBoundPicture::description() const {
  const std::optional<double> bound = stability_bound_of(*run_, view_);
  if (!bound) return tr("No bound below 1.");
  const double share = static_cast<double>(run_->options.subset) / static_cast<double>(run_->study.rows);
  if (view_.kind != StableKind::stable || view_.paper) return tr("The bound is %1.").arg(told_probability(*bound));
  return tr("The bound %1 is %2 for a place in T and %3 for the mechanism.")
      .arg(told_probability(*bound), told_probability(share), told_probability(*bound - share));
}

void StableBoundPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const std::optional<double> bound = stability_bound_of(*run_, view_);
  const double share = static_cast<double>(run_->options.subset) / static_cast<double>(run_->study.rows);
  const double whole = bound.value_or(1);
  const double scale = 140 / std::max(whole, 1e-12);
  std::vector<double> parts = {whole};
  QString first = tr("any learner");
  if (view_.kind == StableKind::mechanism) {
    first = tr("the mechanism");
  } else if (view_.kind == StableKind::stable && view_.paper) {
    parts = {whole / 3, whole / 3, whole / 3};
    const QString each = bound ? told_probability(whole / 3) : QStringLiteral("?");
    first = bound ? tr("3 times max($ν$, $ε_0$) = %1").arg(each) : tr("3 max($ν$, $ε_0$) is above 3");
  } else if (view_.kind == StableKind::stable) {
    parts = {share, whole - share};
    first = tr("in $T$: $ν$ = %1").arg(told_probability(share));
  }
  double x = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const double width = parts[i] * scale;
    const bool last = i + 1 == parts.size() && parts.size() == 2;
    fill_rects(painter, {QRectF(x, 5, std::max(0.0, width - (i + 1 < parts.size() ? 1 : 0)), 18)},
               last ? theme.line : theme.ink2);
    x += width;
  }
  stage.dashed({140.6, 0}, {140.6, 45}, theme.ink, 1.5 + theme.heavier * 0.5, 7, 4);
  stage.rich({147, 18}, bound ? QStringLiteral("$γ$ ≤ %1").arg(probability_text(*bound)) : tr("no bound below 1"), {12},
             theme.ink);
  stage.rich({0, 38}, widest_fitting({first}, 138), {caption}, theme.ink2);
  if (parts.size() == 2) {
    const QString second = probability_text(parts[1]);
    const double at = std::max(share * scale + 2, markup_width(first) + 8);
    if (at + markup_width(second) < 138) stage.rich({at, 38}, second, {caption}, theme.ink2);
  }
  const std::optional<RowChange>& worst = run_->of(view_.kind).worst;
  if (!worst) return;
  const double end = std::min(worst->stability * scale, 140.0);
  fill_rects(painter, {QRectF(0, 51, end, 6)}, theme.ink);
  stage.rule({std::max(1.5, end), 47}, {std::max(1.5, end), 61}, theme.ink, 2.5 + theme.heavier * 0.5);
  const QString value = tiny_text(worst->stability);
  stage.rich(
      {end + 8, 59},
      widest_fitting({tr("%1, worst neighbour of this $S$").arg(value), tr("%1, worst neighbour").arg(value), value},
                     stage.width - end - 8),
      {caption}, theme.ink);
}

}  // namespace littlestone::ui
