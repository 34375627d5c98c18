// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bound_text.hpp"
#include "ui/pages/price/price_frame.hpp"
#include "ui/words/bounds.hpp"

namespace littlestone::ui {

using namespace price_parts;

QString light_point_name(std::size_t point) { return QString::number(point + 1); }

QString short_share(const Rational& value) {
  const double number = to_double(value);
  if (number <= 0) return QStringLiteral("0");
  if (number < 0.0005) return probability_text(number);
  QString text = QString::number(lowered(value, littlestone::place_of(number, 3)), 'g', 3);
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

PricePicture::PricePicture(std::shared_ptr<const PriceRun> run, int step, double phase,
                           std::optional<std::size_t> stopped)
    : run_(std::move(run)),
      moment_(PriceMoment::at(std::min(step, PriceMoment::steps - 1))),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      stopped_(stopped) {}

QString PricePicture::description() const {
  const PriceAnswer& flipped = run_->flipped();
  return tr("%n examples at rarely seen points. At point %1 the answer is %2, and %3 when its labels are "
            "flipped; all points together lose %4, on average %5. Loss %6 needs %7 examples.",
            nullptr, plural(run_->scenario.examples))
      .arg(light_point_name(flipped.point), light_text(flipped.answer), light_text(flipped.after),
           light_text(run_->loss), told_lower(run_->study.loss), light_text(run_->options.alpha),
           whole_text(run_->study.least));
}

std::uint64_t PricePicture::most_rows() const {
  std::uint64_t most = 0;
  for (const PriceAnswer& answer : run_->answers) most = std::max(most, answer.rows);
  return most;
}

namespace {

QSizeF own_size(const QRectF& area, QSizeF natural) {
  return area.size() / stage_scale(area.size(), natural, price_least_height);
}

}  // namespace

std::size_t PricePicture::point_at(QPointF at, const QRectF& area) const {
  const PriceGeometry geometry(own_size(area, natural_size()), run_->answers.size());
  const double x = Stage::place(at, area, natural_size(), price_least_height).x();
  const double column = std::floor((x - geometry.columns_left) / geometry.column);
  return static_cast<std::size_t>(std::clamp(column, 0.0, static_cast<double>(run_->answers.size()) - 1));
}

double PricePicture::chance_at(QPointF at, const QRectF& area) const {
  const double y = Stage::place(at, area, natural_size(), price_least_height).y();
  return std::clamp((zero_y - y) / (zero_y - one_y), 0.0, 1.0);
}

std::uint64_t PricePicture::examples_at(QPointF at, const QRectF& area) const {
  const PriceGeometry geometry(own_size(area, natural_size()), run_->answers.size());
  const double x = Stage::place(at, area, natural_size(), price_least_height).x();
  const double share = std::clamp((x - plot_left) / (geometry.plot_right - plot_left), 0.0, 1.0);
  return static_cast<std::uint64_t>(std::max(1.0, std::round(share * static_cast<double>(run_->last))));
}

void PricePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void PricePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), price_least_height, theme, spots);
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

}  // namespace littlestone::ui
