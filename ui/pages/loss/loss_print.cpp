// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_print.hpp"
#include "ui/pages/learn/command_text.hpp"

#include <QCoreApplication>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/kit/math_text.hpp"
#include "ui/pages/loss/loss_table.hpp"
#include "ui/pages/loss/loss_tex.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double natural_width = 560;
constexpr double least_type = 8;  // px: 6 pt on paper

/// One learner's cells by rising size.
struct LossCurve {
  LearnerKind learner;
  std::vector<const SweepCell*> cells;
};

bool runs_differ(const SweepCell& cell) {
  return std::any_of(cell.losses.begin(), cell.losses.end(), [&](double loss) { return loss != cell.losses.front(); });
}

class LossPrintDrawing {
  Q_DECLARE_TR_FUNCTIONS(LossPrint)

 public:
  LossPrintDrawing(QPainter& painter, const QRectF& area, const Theme& theme, const LossData& data)
      : painter_(painter),
        theme_(theme),
        data_(data),
        unit_(area.width() / natural_width),
        type_(std::max(12 * unit_, least_type)),
        plot_(area.adjusted(3.4 * type_, 2.1 * type_, -name_room(), -3.4 * type_)) {
    take_curves();
    take_scales();
  }

  void draw() {
    draw_axes();
    draw_theorem();
    for (const LossCurve& curve : curves_) draw_band(curve);
    for (const LossCurve& curve : curves_) draw_curve(curve);
    draw_silence();
    draw_names();
  }

 private:
  [[nodiscard]] double name_room() const {
    double room = 3.5 * type_;
    for (const LearnerKind learner : data_.scenario.learners) {
      room = std::max(room, MathText(name_of(learner), {type_, QFont::DemiBold}, MathText::Mode::mixed).width());
    }
    return room + 1.3 * type_;
  }

  static QString name_of(LearnerKind learner) {
    return learner == LearnerKind::private_learner ? tr("M, private") : learner_name(learner);
  }

  void take_curves() {
    // M last: its line lies over the others.
    for (const LearnerKind learner : {LearnerKind::consistent, LearnerKind::relabelled, LearnerKind::generic,
                                      LearnerKind::lean, LearnerKind::chain, LearnerKind::private_learner}) {
      LossCurve curve{learner, {}};
      for (const SweepCell& cell : data_.result.cells) {
        if (cell.learner == learner && !cell.losses.empty() && cell.examples > 0) curve.cells.push_back(&cell);
      }
      std::sort(curve.cells.begin(), curve.cells.end(),
                [](const SweepCell* a, const SweepCell* b) { return a->examples < b->examples; });
      if (!curve.cells.empty()) curves_.push_back(std::move(curve));
    }
  }

  void take_scales() {
    double least = 10;
    double most = 1000;
    bool any = false;
    double largest = 1.6 * to_double(data_.scenario.alpha);
    for (const LossCurve& curve : curves_) {
      for (const SweepCell* cell : curve.cells) {
        const auto n = static_cast<double>(cell->examples);
        least = any ? std::min(least, n) : n;
        most = any ? std::max(most, n) : n;
        any = true;
        largest = std::max(largest, *std::max_element(cell->losses.begin(), cell->losses.end()));
      }
    }
    low_ = std::log10(least);
    high_ = std::max(std::log10(most), low_ + 0.5);
    step_ = 0.5;
    for (const double step : {0.05, 0.1, 0.25}) {
      if (largest / step <= 4) {
        step_ = step;
        break;
      }
    }
    top_ = 1.06 * largest;
  }

  [[nodiscard]] double x_of(double n) const {
    return plot_.left() + (std::log10(n) - low_) / (high_ - low_) * plot_.width();
  }
  [[nodiscard]] double y_of(double loss) const { return plot_.bottom() - loss / top_ * plot_.height(); }

  double words(QPointF at, const QString& markup, const MathStyle& style, const QColor& color,
               double anchor = 0) const {
    const MathText text(markup, style, MathText::Mode::mixed);
    painter_.setPen(color);
    text.draw(painter_, at, anchor);
    return text.width();
  }

  void draw_axes() const {
    words({plot_.left() - 3.3 * type_, plot_.top() - 1.1 * type_}, loss_axis_title(data_.scenario.replicates), {type_},
          theme_.ink2);
    for (double tick = 0; tick <= top_; tick += step_) {
      painter_.setPen(QPen(theme_.hair, std::max(0.6, unit_)));
      painter_.drawLine(QPointF(plot_.left(), y_of(tick)), QPointF(plot_.right(), y_of(tick)));
      words({plot_.left() - 0.7 * type_, y_of(tick) + 0.35 * type_}, probability_text(tick), {type_}, theme_.ink2, 1);
    }
    // A number a decade, or every second or third where there is no room for more.
    const int first = static_cast<int>(std::ceil(low_ - 1e-9));
    const int last = static_cast<int>(std::floor(high_ + 1e-9));
    const double decade = plot_.width() / (high_ - low_);
    const int every = std::max(1, static_cast<int>(std::ceil(2.4 * type_ / decade)));
    for (int power = first; power <= last; ++power) {
      const double x = x_of(std::pow(10.0, power));
      painter_.setPen(QPen(theme_.line, std::max(0.6, unit_)));
      painter_.drawLine(QPointF(x, plot_.bottom()), QPointF(x, plot_.bottom() + 0.35 * type_));
      if ((power - first) % every != 0) continue;
      words({x, plot_.bottom() + 1.5 * type_},
            power == 1 ? QStringLiteral("10") : QStringLiteral("$10^{%1}$").arg(power), {type_}, theme_.ink2, 0.5);
    }
    words({plot_.center().x(), plot_.bottom() + 3 * type_}, tr("$n$, examples (log scale)"), {type_}, theme_.ink2, 0.5);
    const double alpha = to_double(data_.scenario.alpha);
    painter_.setPen(dashed_pen(theme_.ink, std::max(0.8, 1.4 * unit_) + theme_.heavier, {5 * unit_, 4 * unit_}));
    painter_.drawLine(QPointF(plot_.left(), y_of(alpha)), QPointF(plot_.right(), y_of(alpha)));
  }

  void draw_promise(double n, const QString& name, const QString& size, const QColor& color, double top,
                    bool left) const {
    const double x = x_of(n);
    painter_.setPen(dashed_pen(color, std::max(1.0, 1.8 * unit_) + theme_.heavier,
                               {std::max(1.2, 2 * unit_), std::max(2.0, 3.5 * unit_)}));
    painter_.drawLine(QPointF(x, plot_.top()), QPointF(x, plot_.bottom()));
    const double gap = 0.5 * type_;
    const double at = left ? x - gap : x + gap;
    words({at, top}, name, {type_}, theme_.ink2, left ? 1 : 0);
    words({at, top + 1.35 * type_}, size, {type_, QFont::DemiBold}, theme_.ink, left ? 1 : 0);
  }

  void draw_theorem() const {
    const auto on_axis = [&](double n) { return std::log10(n) >= low_ && std::log10(n) <= high_; };
    const double top = plot_.top() + 0.28 * plot_.height();
    if (const auto n = size_of_promise(data_.theorem); n && on_axis(*n)) {
      draw_promise(*n, tr("Theorem 3:"), examples_text(*data_.theorem.sharp), theme_.ink, top,
                   x_of(*n) > plot_.center().x());
    }
    // The chain learner asks for fewer than the lean one: its words stand on the other side.
    const auto draw_planned = [&](const std::optional<LargeCount>& size, LearnerKind learner, const QString& name) {
      const bool drawn =
          std::any_of(curves_.begin(), curves_.end(), [&](const LossCurve& curve) { return curve.learner == learner; });
      if (!size || !drawn || size->log10 < low_ || size->log10 > high_) return;
      const double n = std::pow(10.0, size->log10);
      draw_promise(n, name, examples_text(*size), learner_look(learner, theme_).color, top + 3.4 * type_,
                   learner == LearnerKind::chain || x_of(n) > plot_.center().x());
    };
    draw_planned(data_.theorem.lean, LearnerKind::lean, tr("lean:"));
    draw_planned(data_.theorem.chain, LearnerKind::chain, tr("chain:"));
  }

  void draw_band(const LossCurve& curve) const {
    QPolygonF band;
    for (const SweepCell* cell : curve.cells) {
      band << QPointF(x_of(static_cast<double>(cell->examples)), y_of(cell->quantile(0.9)));
    }
    for (auto cell = curve.cells.rbegin(); cell != curve.cells.rend(); ++cell) {
      band << QPointF(x_of(static_cast<double>((*cell)->examples)), y_of((*cell)->quantile(0.1)));
    }
    const LearnerLook look = learner_look(curve.learner, theme_);
    QColor fill = look.color;
    fill.setAlphaF(0.16F);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(fill);
    painter_.drawPolygon(band);
    QColor dot = look.color;
    dot.setAlphaF(theme_.kind == ThemeKind::contrast ? 0.9F : 0.5F);
    painter_.setBrush(dot);
    const double radius = std::max(0.9, 1.7 * unit_);
    const double spread = 0.08 * plot_.width() / (high_ - low_);
    for (const SweepCell* cell : curve.cells) {
      if (!runs_differ(*cell)) continue;
      double phase = 0.5;  // equal losses are spread sideways, each run always by the same amount
      for (const double loss : cell->losses) {
        phase = std::fmod(phase + 0.618033988749895, 1.0);
        painter_.drawEllipse(QPointF(x_of(static_cast<double>(cell->examples)) + (2 * phase - 1) * spread, y_of(loss)),
                             radius, radius);
      }
    }
  }

  void draw_curve(const LossCurve& curve) const {
    const LearnerLook look = learner_look(curve.learner, theme_);
    QPolygonF line;
    for (const SweepCell* cell : curve.cells) {
      line << QPointF(x_of(static_cast<double>(cell->examples)), y_of(cell->mean()));
    }
    QList<double> dash;
    for (const double px : look.dash) dash << px * std::max(unit_, 0.6);
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(dashed_pen(look.color, std::max(1.2, 2.4 * unit_) + theme_.heavier, dash));
    painter_.drawPolyline(line);
    // A mark about each decade tells the lines apart without colour.
    double next = -1;
    for (const QPointF& at : line) {
      if (at.x() < next) continue;
      next = at.x() + 0.9 * plot_.width() / (high_ - low_);
      painter_.save();
      painter_.translate(at);
      painter_.scale(std::max(unit_, 0.62), std::max(unit_, 0.62));
      draw_learner_mark(painter_, look, QPointF(0, 0), theme_);
      painter_.restore();
    }
  }

  // Over M's plateau, from which the other lines fall, while nothing is released.
  void draw_silence() const {
    for (const LossCurve& curve : curves_) {
      if (curve.learner != LearnerKind::private_learner) continue;
      const SweepCell* last = nullptr;
      for (const SweepCell* cell : curve.cells) {
        if (cell->empty_lists != cell->losses.size()) break;
        last = cell;
      }
      if (last == nullptr || last == curve.cells.front()) return;
      const MathText text(tr("nothing is released"), {type_}, MathText::Mode::mixed);
      const double left = x_of(static_cast<double>(curve.cells.front()->examples));
      const double right = x_of(static_cast<double>(last->examples));
      if (text.width() > right - left) return;
      painter_.setPen(learner_look(curve.learner, theme_).text);
      text.draw(painter_, {(left + right) / 2, y_of(last->mean()) - 0.8 * type_}, 0.5);
    }
  }

  // At the right, each where its line ends, one below the other where several end together.
  void draw_names() const {
    struct Name {
      double y;
      QString text;
      QColor color;
      QFont::Weight weight;
    };
    std::vector<Name> names = {
        {y_of(to_double(data_.scenario.alpha)), tr("$α$ = %1").arg(alpha_text()), theme_.ink, QFont::Normal}};
    for (const LossCurve& curve : curves_) {
      names.push_back({y_of(curve.cells.back()->mean()), name_of(curve.learner),
                       learner_look(curve.learner, theme_).text, QFont::DemiBold});
    }
    std::stable_sort(names.begin(), names.end(), [](const Name& a, const Name& b) { return a.y < b.y; });
    const double pitch = 1.25 * type_;
    for (std::size_t i = 1; i < names.size(); ++i) names[i].y = std::max(names[i].y, names[i - 1].y + pitch);
    double floor = plot_.bottom() + 1.2 * type_;
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
      name->y = std::min(name->y, floor);
      floor = name->y - pitch;
    }
    for (const Name& name : names) {
      words({plot_.right() + 0.8 * type_, name.y + 0.35 * type_}, name.text, {type_, name.weight}, name.color);
    }
  }

  [[nodiscard]] QString alpha_text() const { return rational_text(data_.scenario.alpha); }

  QPainter& painter_;
  const Theme& theme_;
  const LossData& data_;
  double unit_;
  double type_;
  QRectF plot_;
  std::vector<LossCurve> curves_;
  double low_ = 1;
  double high_ = 3;
  double top_ = 0.5;
  double step_ = 0.25;
};

class LossFigure final : public Exhibit, public Worded, public OfOwnScenario {
 public:
  explicit LossFigure(std::shared_ptr<const LossData> data) : data_(std::move(data)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("loss"); }
  [[nodiscard]] QString title() const override { return QCoreApplication::translate("Page", "Loss vs. sample size"); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment) const override {
    return std::make_shared<LossPrint>(data_);
  }
  [[nodiscard]] PageTable table(int, TableLimits) const override {
    return loss_table(data_->scenario, data_->result.cells, true);
  }
  [[nodiscard]] FigureWords words(int) const override { return loss_words(*data_); }
  [[nodiscard]] ChapterScenario scenario() const override { return data_->scenario; }
  [[nodiscard]] QString command() const override { return sweep_text(data_->scenario); }

 private:
  std::shared_ptr<const LossData> data_;
};

}  // namespace

void LossPrint::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  LossPrintDrawing(painter, area, theme, *data_).draw();
  painter.restore();
}

QString LossPrint::description() const { return loss_words(*data_).alt; }

QByteArray LossPrint::tex(QSizeF size, const Theme& theme) const {
  const std::optional<TheoremSizes> sizes = data_->theorem;
  return LossTex(data_->scenario, data_->result, sizes, LossDrawn::print).source(size, theme);
}

std::shared_ptr<const Exhibit> loss_figure(std::shared_ptr<const LossData> data) {
  return std::make_shared<LossFigure>(std::move(data));
}

}  // namespace littlestone::ui
