// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/relabel/relabel_frame.hpp"

namespace littlestone::ui {

using namespace relabel_parts;

RelabelPicture::RelabelPicture(std::shared_ptr<const RelabelRun> run, int step, double phase, const RelabelView& view)
    : run_(std::move(run)),
      moment_(run_->study.dichotomies.size(), step),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      view_(view) {
  make_columns();
  make_lines();
}

void RelabelPicture::make_columns() {
  std::map<PointIndex, Column> all;
  for (const PointCount& at : run_->data->rows.counts()) all[at.point] = {at.point, at.minus, at.plus, 0, 0};
  for (const std::uint32_t row : run_->study.subset) {
    const Example& one = run_->rows()[row];
    Column& column = all[one.point];
    ++(one.label == Label::plus ? column.plus_in : column.minus_in);
  }
  const std::size_t points = run_->concept_class().points();
  if (points <= most_columns) {
    for (std::size_t x = 0; x < points; ++x) {
      const auto found = all.find(static_cast<PointIndex>(x));
      columns_.push_back(found == all.end() ? Column{static_cast<PointIndex>(x)} : found->second);
    }
    return;
  }
  // Points of T first, then those that occur most.
  for (const auto& [point, column] : all) columns_.push_back(column);
  std::stable_sort(columns_.begin(), columns_.end(), [](const Column& a, const Column& b) {
    const bool a_in = a.minus_in + a.plus_in > 0;
    const bool b_in = b.minus_in + b.plus_in > 0;
    if (a_in != b_in) return a_in;
    return a.minus + a.plus > b.minus + b.plus;
  });
  if (columns_.size() > most_columns) {
    left_points_ = columns_.size() - most_columns;
    columns_.resize(most_columns);
  }
  std::sort(columns_.begin(), columns_.end(), [](const Column& a, const Column& b) { return a.point < b.point; });
}

void RelabelPicture::make_lines() {
  const std::vector<double>& chances = run_->study.probabilities;
  for (std::size_t way = 0; way < chances.size(); ++way) lines_.push_back(way);
  if (lines_.size() <= most_lines) return;
  const auto likelier = [&](std::size_t a, std::size_t b) {
    if ((a == run_->study.selected) != (b == run_->study.selected)) return a == run_->study.selected;
    return chances[a] > chances[b];
  };
  std::stable_sort(lines_.begin(), lines_.end(), likelier);
  lines_.resize(most_lines - 1);
  std::sort(lines_.begin(), lines_.end());
}

QString RelabelPicture::description() const {
  const QString drawn =
      with_groups(tr("%n rows of T are labelled in a way that H can explain, drawn by its errors on S.", nullptr,
                     plural(run_->m())),
                  run_->m());
  return drawn + u' ' +
         tr("The labels of %1 have chance %2.")
             .arg(way_name(*run_, run_->study.selected),
                  probability_text(run_->study.probabilities[run_->study.selected])) +
         u' ' + with_groups(tr("%n labels flip.", nullptr, plural(run_->study.flips)), run_->study.flips);
}

void RelabelPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void RelabelPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), relabel_least_height, theme, spots);
  Frame frame{stage, stage.width - relabel_public};
  std::uint64_t worst = 0;
  for (const std::size_t way : lines_) worst = std::max(worst, run_->study.dichotomies[way].errors);
  const double errors = std::max(22.0, mixed_width(whole_text(worst), {12, QFont::DemiBold}) + 8);
  const double room = frame.errors_right() - errors - columns_left;
  frame.column = std::min(45.0, room / static_cast<double>(std::max<std::size_t>(1, columns_.size())));
  const std::size_t lines = lines_.size() + (lines_.size() < run_->study.dichotomies.size() ? 1 : 0);
  frame.line = std::min(23.0, ways_room / static_cast<double>(lines));
  paint_ground(frame);
  paint_stacks(frame);
  if (moment_.proposed()) paint_ways(frame);
  paint_chips(frame);
  if (moment_.relabelled()) paint_flips(frame);
  if (moment_.learning()) paint_answer(frame);
  paint_public(frame);
  stage.rule({page_margin, strip_top_y + 0.5}, {stage.width - page_margin, strip_top_y + 0.5}, theme.hair);
  if (run_->scenario.score == RelabelScore::minimum) paint_dilution(frame);
  paint_witness(frame);
}

void RelabelPicture::paint_ground(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  with_opacity(stage.painter, theme.faded_loser < 1 ? 0.35 : 1,
               [&] { stage.painter.fillRect(QRectF(0, 0, frame.boundary, strip_top_y), theme.noise_ground); });
  stage.dashed({frame.boundary, 24}, {frame.boundary, strip_top_y}, theme.noise, 2.5 + theme.heavier, 7, 5);
  draw_eye(stage.painter, theme, {frame.boundary, 12});
  const MathStyle bold{12, QFont::DemiBold};
  stage.painter.setPen(theme.noise_text);
  const MathText before = MathText::fitted(tr("before the privacy boundary"), bold, 240);
  before.draw(stage.painter, {frame.boundary - 18, 16}, 1);
  stage.painter.setPen(theme.ink);
  MathText::fitted(tr("anyone may see"), bold, stage.width - frame.boundary - 18 - 8)
      .draw(stage.painter, {frame.boundary + 18, 16});
}

}  // namespace littlestone::ui
