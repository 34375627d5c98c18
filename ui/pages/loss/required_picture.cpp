// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/required_picture.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/kit/math_text.hpp"
#include "ui/kit/stage.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

constexpr double highest_axis = 40;  // decades; beyond it stands an arrow

/// One of the three curves: its place at each point, where it has one.
struct Curve {
  QString name;
  QString note;
  QColor color;
  QColor text;
  bool bound = true;
  std::vector<std::optional<double>> log10;  // one a point
};

class Drawing {
  Q_DECLARE_TR_FUNCTIONS(RequiredPicture)

 public:
  Drawing(QPainter& painter, const QRectF& area, const Theme& theme, const RequiredCurve& curve)
      : painter_(painter),
        theme_(theme),
        curve_(curve),
        by_dimension_(curve.against == RequiredAgainst::dimension),
        plot_(area.adjusted(72, 34, -160, -92)),
        area_(area) {
    curves_ = {{tr("paper’s constants"), tr("Theorem 3 holds from here"), theme.ink2, theme.ink2, true, {}},
               {tr("sharp constants"), tr("Theorem 3 holds from here"), theme.m, theme.m_text, true, {}},
               {tr("M, measured"), tr("sharp constants"), theme.m, theme.m_text, false, {}}};
    for (const RequiredPoint& point : curve.points) {
      curves_[0].log10.emplace_back(point.theorem.paper.log10);
      curves_[1].log10.push_back(point.theorem.sharp ? std::optional(point.theorem.sharp->log10) : std::nullopt);
      curves_[2].log10.push_back(
          point.measured ? std::optional(std::log10(static_cast<double>(point.measured->examples))) : std::nullopt);
    }
    double most = 1;
    double least = highest_axis;
    for (const Curve& c : curves_) {
      for (const auto& value : c.log10) {
        if (value && *value <= highest_axis) {
          most = std::max(most, *value);
          least = std::min(least, *value);
        }
      }
    }
    step_ = 1;
    while ((std::ceil(most) + 1 - std::floor(least)) / step_ > 5) ++step_;
    bottom_ = std::floor(least / step_) * step_;
    top_ = std::ceil(most) + 0.6;
  }

  void draw() const {
    draw_axes();
    if (curve_.points.empty()) {
      words(plot_.center(), tr("Nothing computed yet."), {13}, theme_.ink2, 0.5);
      return;
    }
    for (const Curve& c : curves_) draw_curve(c);
    draw_legend();
  }

 private:
  [[nodiscard]] double x_of(std::size_t i) const {
    const auto position = [&](std::size_t at) {
      return by_dimension_ ? static_cast<double>(curve_.points[at].dimension)
                           : std::log10(to_double(curve_.points[at].epsilon));
    };
    const double first = position(0);
    const double last = position(curve_.points.size() - 1);
    const double share = last > first ? (position(i) - first) / (last - first) : 0.5;
    return plot_.left() + 24 + share * (plot_.width() - 48);
  }
  [[nodiscard]] double y_of(double log10) const {
    return plot_.bottom() - (log10 - bottom_) / (top_ - bottom_) * plot_.height();
  }

  double words(QPointF at, const QString& markup, const MathStyle& style, const QColor& color,
               double anchor = 0) const {
    const MathText text(markup, style, MathText::Mode::mixed);
    painter_.setPen(color);
    text.draw(painter_, at, anchor);
    return text.width();
  }

  [[nodiscard]] QPen pen_of(const Curve& c, double width) const {
    QPen pen(c.color, width + theme_.heavier, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (c.bound) pen.setDashPattern({7 / pen.widthF(), 4 / pen.widthF()});
    return pen;
  }

  void draw_mark(const Curve& c, QPointF at) const {
    painter_.setPen(QPen(theme_.canvas, 1.2));
    painter_.setBrush(c.color);
    if (!c.bound) {
      painter_.drawEllipse(at, 4.4, 4.4);
    } else if (&c == &curves_[1]) {
      painter_.drawRect(QRectF(at.x() - 3.7, at.y() - 3.7, 7.4, 7.4));
    } else {
      painter_.drawPolygon(QPolygonF({at + QPointF(0, -5), at + QPointF(5, 3.5), at + QPointF(-5, 3.5)}));
    }
  }

  void draw_axes() const {
    words({plot_.left() - 48, plot_.top() - 14}, tr("examples needed (log scale)"), {11.5}, theme_.ink2);
    for (double tick = bottom_; tick <= top_; tick += step_) {
      painter_.setPen(QPen(theme_.hair, 1));
      painter_.drawLine(QPointF(plot_.left(), y_of(tick)), QPointF(plot_.right(), y_of(tick)));
      words({plot_.left() - 10, y_of(tick) + 4}, QStringLiteral("$10^{%1}$").arg(static_cast<int>(tick)), {12},
            theme_.ink2, 1);
    }
    for (std::size_t i = 0; i < curve_.points.size(); ++i) {
      const RequiredPoint& point = curve_.points[i];
      painter_.setPen(QPen(theme_.line, 1));
      painter_.drawLine(QPointF(x_of(i), plot_.bottom()), QPointF(x_of(i), plot_.bottom() + 4));
      words({x_of(i), plot_.bottom() + 20},
            by_dimension_ ? QString::number(point.dimension) : rational_text(point.epsilon), {12}, theme_.ink2, 0.5);
    }
    words(
        {plot_.center().x(), plot_.bottom() + 42},
        by_dimension_ ? tr("Littlestone dimension $d$") : tr("$ε$, privacy loss (log scale): more private to the left"),
        {12}, theme_.ink2, 0.5);
    const Scenario& s = curve_.scenario;
    QString fixed =
        tr("$δ$ = %1, $α$ = %2, $β$ = %3").arg(rational_text(s.delta), rational_text(s.alpha), rational_text(s.beta));
    fixed = by_dimension_
                ? tr("$ε$ = %1, %2; thresholds of dimension $d$, uniform").arg(rational_text(s.epsilon), fixed)
                : tr("%1; %2, Ldim %3")
                      .arg(literal_class(s.class_text), fixed,
                           QString::number(curve_.points.empty() ? 0 : curve_.points.front().dimension));
    fixed = tr("%1; M with sharp proportions, scaled to each size").arg(fixed);
    painter_.setPen(theme_.ink2);
    MathText::fitted(fixed, {11}, area_.width() - 24).draw(painter_, {plot_.left() - 48, area_.bottom() - 24});
    if (const QString missing = missing_text(); !missing.isEmpty()) {
      words({plot_.left() - 48, area_.bottom() - 8}, missing, {11}, theme_.ink2);
    }
  }

  // "Not measured at d = 4, 5, 6: too large to be run here."
  [[nodiscard]] QString missing_text() const {
    QStringList places;
    QString why;
    for (const RequiredPoint& point : curve_.points) {
      if (point.measured || !point.complete) continue;
      places << (by_dimension_ ? QString::number(point.dimension) : rational_text(point.epsilon));
      if (why.isEmpty() && point.measured_missing) why = rule_text(*point.measured_missing);
    }
    if (places.isEmpty()) return {};
    return tr("M is not measured at $%1$ = %2: %3.")
        .arg(by_dimension_ ? QStringLiteral("d") : QStringLiteral("ε"), places.join(QStringLiteral(", ")), why);
  }

  void draw_curve(const Curve& c) const {
    QPolygonF line;
    const auto flush = [&] {
      painter_.setPen(pen_of(c, c.bound ? 1.5 : 2.5));
      painter_.setBrush(Qt::NoBrush);
      if (line.size() > 1) painter_.drawPolyline(line);
      line.clear();
    };
    const double edge = plot_.top() + 16;
    for (std::size_t i = 0; i < c.log10.size(); ++i) {
      const auto& value = c.log10[i];
      if (!value) {
        flush();
      } else if (*value <= highest_axis) {
        line << QPointF(x_of(i), y_of(*value));
      } else {
        // Off the axis: an arrow up, and the number.
        flush();
        const double x = x_of(i);
        painter_.setPen(QPen(c.color, 1.75 + theme_.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.drawLine(QPointF(x, edge + 22), QPointF(x, edge));
        painter_.drawPolyline(QPolygonF({{x - 5, edge + 6}, {x, edge}, {x + 5, edge + 6}}));
        words({x, edge - 8}, upper_power_text(*value), {12, QFont::DemiBold}, c.text, 0.5);
      }
    }
    flush();
    for (std::size_t i = 0; i < c.log10.size(); ++i) {
      if (c.log10[i] && *c.log10[i] <= highest_axis) draw_mark(c, {x_of(i), y_of(*c.log10[i])});
    }
  }

  void draw_legend() const {
    double y = plot_.top() + 12;
    const double x = plot_.right() + 12;
    for (const Curve& c : curves_) {
      painter_.setPen(pen_of(c, c.bound ? 1.5 : 2.5));
      painter_.drawLine(QPointF(x, y), QPointF(x + 34, y));
      draw_mark(c, {x + 17, y});
      words({x, y + 20}, c.name, {13, QFont::DemiBold}, c.text);
      words({x, y + 35}, c.note, {11}, theme_.ink2);
      if (!c.bound) {
        std::uint64_t replicates = 0;
        for (const RequiredPoint& point : curve_.points) {
          if (point.measured) replicates = point.measured->replicates;
        }
        words({x, y + 50}, tr("estimate"), {11}, theme_.ink2);
        if (replicates > 0)
          words({x, y + 65}, tr("%1 runs at each size", nullptr, plural(replicates)).arg(replicates), {11},
                theme_.ink2);
      }
      y += 62;
    }
  }

  QPainter& painter_;
  const Theme& theme_;
  const RequiredCurve& curve_;
  bool by_dimension_;
  QRectF plot_;
  QRectF area_;
  std::vector<Curve> curves_;
  double bottom_ = 0;
  double top_ = 1;
  double step_ = 1;
};

}  // namespace

QString RequiredPicture::description() const {
  return curve_.against == RequiredAgainst::dimension
             ? tr("Examples needed against the Littlestone dimension: %1 dimensions.", nullptr,
                  plural(curve_.points.size()))
                   .arg(curve_.points.size())
             : tr("Examples needed against epsilon: %1 values.", nullptr, plural(curve_.points.size()))
                   .arg(curve_.points.size());
}

void RequiredPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  constexpr double least_height = 320;
  const double scale = stage_scale(area.size(), natural_size(), least_height);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(area.topLeft());
  painter.scale(scale, scale);
  Drawing(painter, QRectF(QPointF(0, 0), area.size() / scale), theme, curve_).draw();
  painter.restore();
}

}  // namespace littlestone::ui
