// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sample_sizes/sample_sizes_frame.hpp"

namespace littlestone::ui {

using namespace sample_sizes_parts;

SizesMoment SizesMoment::at(int step) {
  return {step >= 1, step >= 2, step >= 3, step >= 4, step >= 5, step >= 6, step};
}

SizesGeometry::SizesGeometry(QSizeF size) : width(size.width()), height(size.height()) {
  plot_base = height - below_plot;
  plot_width = (width - first_plot - plots_apart - page_margin) / 2;
}

double SizesGeometry::left_of(std::size_t side) const {
  return first_plot + static_cast<double>(side) * (plot_width + plots_apart);
}

SampleSizesPicture::SampleSizesPicture(std::shared_ptr<const SampleSizesRun> run, int step, double phase)
    : run_(std::move(run)),
      moment_(SizesMoment::at(std::clamp(step, 0, SizesMoment::steps - 1))),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))) {
  find_decades();
}

QString SampleSizesPicture::description() const {
  const auto readouts = size_readouts(*run_);
  return tr("Examples asked for by every known bound, for %1 and for %2. %3: %4; %5: %6.")
      .arg(family_words(run_->family(0)), family_words(run_->family(1)), without_markup(readouts[0].heading),
           without_markup(readouts[0].value), readouts[1].heading, without_markup(readouts[1].value));
}

bool SampleSizesPicture::shown(const char* name) const { return run_->scenario.shows(group_of_name(name)); }

// Every line is seen where it begins; what grows beyond leaves at the top.
void SampleSizesPicture::find_decades() {
  const double budget = std::log10(static_cast<double>(run_->scenario.budget));
  double low = budget;
  double high = budget;
  for (const SampleSizesCurve& curve : run_->study.curves) {
    for (const char* name :
         {"consistent", "permute-and-flip", "exponential-mechanism-agnostic", "lean", "chain", "m-sharp"}) {
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
  if (moment_.path && shown("permute-and-flip")) paint_path(frame);
  paint_lines(frame, places);
  if (moment_.budget) paint_budget(frame, places);
  if (moment_.path && shown("permute-and-flip")) {
    paint_crossing(frame, places);
    paint_best(frame);
  }
  paint_names(frame, places);
  paint_places(frame);
}

}  // namespace littlestone::ui
