// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/stable/stable_frame.hpp"
#include "ui/words/bounds.hpp"

namespace littlestone::ui {

using namespace stable_parts;

// --- What is known of the play

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

// --- Where things stand

StablePicture::Columns StablePicture::columns(double width) const {
  Columns found;
  found.right = width - page_margin;
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
  const QString before = told_probability(shown.plus[*moved]);
  const QString after = told_probability(shown.changed[*moved]);
  QString moves = before == after
                      ? tr("%1 At point %2 the chance of + stays near %3.").arg(change, at, before)
                      : tr("%1 At point %2 the chance of + goes from %3 to %4.").arg(change, at, before, after);
  if (!bound) return moves;
  return moves + u' ' + tr("No answer of any data set moves by more than %1.").arg(told_upper(*bound));
}

std::optional<Example> StablePicture::example_at(QPointF at, const QRectF& area) const {
  const QPointF place = Stage::place(at, area, natural_size(), stable_least_height);
  const double width = area.width() / stage_scale(area.size(), natural_size(), stable_least_height);
  const Columns found = columns(width);
  const double column = std::floor((place.x() - plot_left) / found.pitch);
  if (column < 0 || column >= static_cast<double>(found.points.size())) return std::nullopt;
  if (place.y() < -20 || place.y() > class_top) return std::nullopt;
  const auto i = static_cast<std::size_t>(column);
  return Example{found.points[i], label_of(place.x() >= found.centre(i))};
}

Rational StablePicture::epsilon_at(QPointF at, const QRectF& area) const {
  const double x = Stage::place(at, area, natural_size(), stable_least_height).x();
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
  const Stage stage(painter, area, natural_size(),
                    part_ == StablePart::whole ? stable_least_height : natural_size().height(), theme, spots);
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
  stage.rule({page_margin, sweeps_top + 0.5}, {stage.width - page_margin, sweeps_top + 0.5}, theme.hair);
  paint_sweep(stage, false);
  paint_sweep(stage, true);
}

// --- S

}  // namespace littlestone::ui
