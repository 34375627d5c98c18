// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_print.hpp"
#include "ui/pages/learn/command_text.hpp"

#include <QCoreApplication>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "ui/kit/fit.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/pages/loss/loss_table.hpp"
#include "ui/pages/loss/loss_tex.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double least_scale = 2.0 / 3;  // type of 12 px becomes 8 px: 6 pt on paper

struct LossPrintScene {
  Q_DECLARE_TR_FUNCTIONS(LossPrint)

 public:
  static constexpr double type = 12;
  static constexpr MathStyle bold{type, QFont::DemiBold};
  const LossData& data;
  QRectF room;
  Scene scene = {};
  double largest = data.largest_loss();
  Plot plot{scene, {41, 25, room.width() - 41 - name_room(), room.height() - 66}, sizes_axis(), {0, 1.06 * largest}};

  [[nodiscard]] double name_room() const {
    double width = 3.5 * type;
    for (const LearnerKind learner : data.scenario.learners) width = std::max(width, width_of(name_of(learner), bold));
    return width + 1.3 * type;
  }

  static QString name_of(LearnerKind learner) {
    return learner == LearnerKind::private_learner ? tr("M, private") : learner_name(learner);
  }

  [[nodiscard]] Axis sizes_axis() const {
    const auto [least, most] = data.measured_sizes();
    return {least, std::max(most, least * std::sqrt(10.0)), 0, 1, true};
  }

  [[nodiscard]] QPointF at(const LossPoint& point) const { return plot.at(point.examples(), point.loss()); }

  void axes() {
    const QRectF& inside = plot.room();
    scene.words({inside.left() - 39.6, inside.top() - 13.2}, loss_axis_title(data.scenario.replicates), styles::plain,
                &Theme::ink2);
    double step = 0.5;
    for (const double one : {0.25, 0.1, 0.05})
      if (largest / one <= 4) step = one;
    for (double loss = 0; loss <= plot.y().to; loss += step) {
      const double y = plot.y().px(loss);
      scene.line({inside.left(), y}, {inside.right(), y}, thin(&Theme::hair));
      scene.words({inside.left() - 8.4, y + 4.2}, probability_text(loss), styles::plain, &Theme::ink2, 1);
    }
    powers();
    scene.words({inside.center().x(), inside.bottom() + 3 * type}, tr("$n$, examples (log scale)"), styles::plain,
                &Theme::ink2, 0.5);
    plot.across(to_double(data.scenario.alpha), {&Theme::ink, 1.4, 1, 5, 4});
  }

  /// A number a decade, or every second or third where there is no room for more.
  void powers() {
    const int first = static_cast<int>(std::ceil(std::log10(plot.x().from) - 1e-9));
    const int last = static_cast<int>(std::floor(std::log10(plot.x().to) + 1e-9));
    const int every = std::max(1, static_cast<int>(std::ceil(2.4 * type / decade())));
    for (int power = first; power <= last; ++power) {
      const QPointF foot(plot.x().px(std::pow(10.0, power)), plot.room().bottom());
      scene.line(foot, foot + QPointF(0, 4.2), thin(&Theme::line));
      if ((power - first) % every != 0) continue;
      scene.words(foot + QPointF(0, 1.5 * type),
                  power == 1 ? QStringLiteral("10") : QStringLiteral("$10^{%1}$").arg(power), styles::plain,
                  &Theme::ink2, 0.5);
    }
  }

  /// A dotted line at a size of a theorem; its words stand on one side.
  void promise(double log10, const QString& name, const LargeCount& size, Ink ink, double top, bool left) {
    const double n = std::pow(10.0, log10);
    if (!plot.x().holds(n)) return;
    const double x = plot.x().px(n);
    scene.line({x, plot.room().top()}, {x, plot.room().bottom()}, {ink, 1.8, 1, 2, 3.5});
    const QPointF baseline(left ? x - 6 : x + 6, top);
    scene.words(baseline, name, styles::plain, &Theme::ink2, left ? 1 : 0);
    scene.words(baseline + QPointF(0, 1.35 * type), examples_text(size), bold, &Theme::ink, left ? 1 : 0);
  }

  void theorem() {
    if (!data.theorem) return;
    const double top = plot.room().top() + 0.28 * plot.room().height();
    const auto beyond_middle = [&](double log10) {
      return plot.x().px(std::pow(10.0, log10)) > plot.room().center().x();
    };
    if (size_of_promise(*data.theorem)) {
      const LargeCount& sharp = *data.theorem->sharp;
      promise(sharp.log10, tr("Theorem 3:"), sharp, &Theme::ink, top, beyond_middle(sharp.log10));
    }
    // The chain learner asks for fewer than the lean one: its words stand on the other side.
    const auto planned = [&](const std::optional<LargeCount>& size, LearnerKind learner, const QString& name) {
      if (!size || series_of(data.series, learner) == nullptr) return;
      promise(size->log10, name, *size, learner_look(learner).ink, top + 3.4 * type,
              learner == LearnerKind::chain || beyond_middle(size->log10));
    };
    planned(data.theorem->lean, LearnerKind::lean, tr("lean:"));
    planned(data.theorem->chain, LearnerKind::chain, tr("chain:"));
  }

  /// The middle 80 % of the runs, and the runs of the cells in which they differ.
  void band(const LossSeries& series) {
    const Ink ink = learner_look(series.learner).ink;
    QPolygonF middle;
    for (const LossPoint& point : series.points) middle << plot.at(point.examples(), point.says.q90);
    for (auto point = series.points.rbegin(); point != series.points.rend(); ++point)
      middle << plot.at(point->examples(), point->says.q10);
    scene.add(Area{middle}, ink).opacity = 0.16;
    const double spread = 0.08 * decade();
    Dots runs{{}, 1.7};
    for (const LossPoint& point : series.points) {
      if (!point.runs_differ()) continue;
      const std::vector<double>& losses = point.cell.losses;
      for (std::size_t i = 0; i < losses.size(); ++i)
        runs.centres << plot.at(point.examples(), losses[i]) + QPointF(loss_spread(i) * spread, 0);
    }
    Mark& dots = scene.add(runs, ink);
    dots.opacity = 0.9;
    dots.faded = 0.5 / 0.9;
  }

  [[nodiscard]] double decade() const { return plot.room().width() / std::log10(plot.x().to / plot.x().from); }

  void curve(const LossSeries& series) {
    QPolygonF line;
    for (const LossPoint& point : series.points) line << at(point);
    scene.line(line, learner_stroke(series.learner, 2.4));
    // A mark about each decade tells the lines apart without colour.
    double next = -1;
    for (const QPointF& place : line) {
      if (place.x() < next) continue;
      next = place.x() + 0.9 * decade();
      add_learner_mark(scene, series.learner, place);
    }
  }

  /// Over M's plateau, from which the other lines fall, while nothing is released.
  void silence() {
    const LossSeries* m = series_of(data.series, LearnerKind::private_learner);
    if (m == nullptr) return;
    const auto speaks =
        std::find_if_not(m->points.begin(), m->points.end(), [](auto& point) { return point.silent(); });
    if (speaks - m->points.begin() < 2) return;
    const QString markup = tr("nothing is released");
    const QPointF left = at(m->points.front());
    const QPointF right = at(*(speaks - 1));
    if (width_of(markup, styles::plain) > right.x() - left.x()) return;
    scene.words({(left.x() + right.x()) / 2, right.y() - 0.8 * type}, markup, styles::plain,
                learner_look(m->learner).text, 0.5);
  }

  /// At the right, each where its line ends, one below the other where several end together.
  void names() {
    struct Name {
      double y;
      QString text;
      Ink ink;
      MathStyle style;
    };
    const Rational& alpha = data.scenario.alpha;
    std::vector<Name> all = {
        {plot.y().px(to_double(alpha)), tr("$α$ = %1").arg(rational_text(alpha)), &Theme::ink, styles::plain}};
    for (const LearnerKind learner : drawn_order()) {
      if (const LossSeries* series = series_of(data.series, learner))
        all.push_back({at(series->points.back()).y(), name_of(learner), learner_look(learner).text, bold});
    }
    std::stable_sort(all.begin(), all.end(), [](const Name& a, const Name& b) { return a.y < b.y; });
    const double pitch = 1.25 * type;
    for (std::size_t i = 1; i < all.size(); ++i) all[i].y = std::max(all[i].y, all[i - 1].y + pitch);
    double floor = plot.room().bottom() + 1.2 * type;
    for (auto name = all.rbegin(); name != all.rend(); ++name) {
      name->y = std::min(name->y, floor);
      floor = name->y - pitch;
    }
    for (const Name& name : all)
      scene.words({plot.room().right() + 0.8 * type, name.y + 4.2}, name.text, name.style, name.ink);
  }

  Scene all() {
    axes();
    theorem();
    for (const LearnerKind learner : drawn_order())
      if (const LossSeries* series = series_of(data.series, learner)) band(*series);
    for (const LearnerKind learner : drawn_order())
      if (const LossSeries* series = series_of(data.series, learner)) curve(*series);
    silence();
    names();
    scene.says = loss_words(data).alt;
    return std::move(scene);
  }
};

class LossFigure final : public Exhibit, public Worded, public OfOwnScenario {
 public:
  explicit LossFigure(std::shared_ptr<const LossData> data) : data_(std::move(data)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("loss"); }
  [[nodiscard]] QString title() const override { return QCoreApplication::translate("Page", "Loss vs. sample size"); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment) const override {
    return std::make_shared<LossPrint>(data_);
  }
  [[nodiscard]] PageTable table(int, TableLimits) const override { return loss_table(data_->series, true); }
  [[nodiscard]] FigureWords words(int) const override { return loss_words(*data_); }
  [[nodiscard]] ChapterScenario scenario() const override { return data_->scenario; }
  [[nodiscard]] QString command() const override { return sweep_text(data_->scenario); }

 private:
  std::shared_ptr<const LossData> data_;
};

}  // namespace

Scene loss_print_scene(const LossData& data, QSizeF room) {
  return LossPrintScene{data, QRectF(QPointF(), room)}.all();
}

void LossPrint::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const double scale = std::max(area.width() / natural_size().width(), least_scale);
  const ScaledPainter scaled(painter, area, scale);
  ui::paint(loss_print_scene(*data_, area.size() / scale), painter, theme);
}

QString LossPrint::description() const { return loss_words(*data_).alt; }

QByteArray LossPrint::tex(QSizeF size, const Theme& theme) const {
  return loss_tex(*data_, LossDrawn::print, size, theme);
}

std::shared_ptr<const Exhibit> loss_figure(std::shared_ptr<const LossData> data) {
  return std::make_shared<LossFigure>(std::move(data));
}

}  // namespace littlestone::ui
