// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/release_picture.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks_picture.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/table.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(ReleasePicture)
};

/// A round step that makes at most five marks on a span.
double mark_step(double span) {
  const double power = std::pow(10.0, std::floor(std::log10(std::max(span, 1.0) / 5)));
  for (const double step : {1.0, 2.0, 5.0}) {
    if (span / (step * power) <= 5) return std::max(1.0, step * power);
  }
  return std::max(1.0, 10 * power);
}

/// The two curves, large on a page or small in a panel.
class ReleaseDrawing {
 public:
  ReleaseDrawing(QPainter& painter, const Theme& theme, const ReleaseCurves& curves, bool page, QSizeF size)
      : painter_(painter),
        theme_(theme),
        curves_(curves),
        page_(page),
        left_(page ? 52 : 32),
        right_(size.width() - (page ? 24 : 6)),
        up_(page ? 40 : 26),
        down_(size.height() - (page ? 48 : 18)),
        size_(page ? 13 : 11),
        first_(static_cast<double>(curves.chances.front().votes)),
        last_(static_cast<double>(curves.chances.back().votes)) {}

  void paint() {
    words({page_ ? left_ : 0, page_ ? 24.0 : 12.0}, Words::tr("Chance to be released, by votes"), theme_.ink, 0,
          right_ - (page_ ? left_ : 0), true);
    paint_axes();
    const double width = (page_ ? 2.5 : 2) + theme_.heavier;
    QPen dashed(theme_.noise, width, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    dashed.setDashPattern({7 / width, 4 / width});
    paint_curve(&ReleaseChance::laplace, dashed);
    paint_curve(&ReleaseChance::partition_selection,
                QPen(theme_.ink, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    paint_even_chances();
    paint_names();
  }

 private:
  [[nodiscard]] double x_of(double votes) const {
    return left_ + (votes - first_) / (last_ - first_) * (right_ - left_);
  }
  [[nodiscard]] double y_of(double chance) const { return down_ - chance * (down_ - up_); }

  void words(QPointF baseline, const QString& markup, const QColor& color, double anchor, double room,
             bool strong = false) {
    const MathText text = MathText::fitted(markup, {size_, strong ? QFont::DemiBold : QFont::Normal}, room);
    painter_.setPen(color);
    text.draw(painter_, baseline - QPointF(anchor * text.width(), 0));
  }

  void paint_axes() {
    for (const double chance : {0.0, 0.5, 1.0}) {
      painter_.setPen(QPen(theme_.hair, 1));
      painter_.drawLine(QPointF(left_, y_of(chance)), QPointF(right_, y_of(chance)));
      words({left_ - 5, y_of(chance) + 4}, probability_text(chance), theme_.ink2, 1, left_ - 4);
    }
    const double step = mark_step(last_ - first_);
    for (double votes = std::ceil(first_ / step) * step; votes <= last_; votes += step) {
      words({x_of(votes), down_ + size_ + 3}, count_text(votes), theme_.ink2, 0.5, 60);
    }
    if (page_) words({(left_ + right_) / 2, down_ + 36}, Words::tr("votes"), theme_.ink2, 0.5, 200);
  }

  void paint_curve(double ReleaseChance::*chance, const QPen& pen) {
    QPolygonF line;
    for (const ReleaseChance& at : curves_.chances) {
      line << QPointF(x_of(static_cast<double>(at.votes)), y_of(at.*chance));
    }
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPolyline(line);
  }

  [[nodiscard]] QPointF point_at(std::uint64_t votes, double ReleaseChance::*chance) const {
    const auto at = std::find_if(curves_.chances.begin(), curves_.chances.end(),
                                 [&](const ReleaseChance& c) { return c.votes == votes; });
    return {x_of(static_cast<double>(votes)), y_of(at == curves_.chances.end() ? 0.5 : (*at).*chance)};
  }

  // A diamond as every noisy count has, a disc for the names.
  void paint_even_chances() {
    const double r = page_ ? 5.5 : 4.5;
    painter_.setPen(QPen(theme_.canvas, 1));
    painter_.setBrush(theme_.noise);
    const QPointF even = point_at(curves_.laplace_even, &ReleaseChance::laplace);
    painter_.drawPolygon(
        QPolygonF({even + QPointF(0, -r), even + QPointF(r, 0), even + QPointF(0, r), even - QPointF(r, 0)}));
    painter_.setBrush(theme_.ink);
    painter_.drawEllipse(point_at(curves_.partition_selection_even, &ReleaseChance::partition_selection), r - 0.8,
                         r - 0.8);
  }

  // The curves rise from the lower left to the upper right; the other two corners are free.
  void paint_names() {
    const double room = (right_ - left_) * 0.42;
    const double pitch = size_ + 3;
    words({left_ + 6, up_ + pitch}, Words::tr("partition selection"), theme_.ink, 0, room, true);
    words({left_ + 6, up_ + 2 * pitch}, Words::tr("from %1 votes").arg(number_text(curves_.partition_selection_even)),
          theme_.ink2, 0, room);
    words({right_ - 2, down_ - pitch - 6}, Words::tr("Laplace threshold"), theme_.noise_text, 1, room, true);
    words({right_ - 2, down_ - 6}, Words::tr("from $T$ = %1").arg(number_text(curves_.laplace_even)), theme_.ink2, 1,
          room);
  }

  QPainter& painter_;
  const Theme& theme_;
  const ReleaseCurves& curves_;
  bool page_;
  double left_;
  double right_;
  double up_;    // y of chance 1
  double down_;  // y of chance 0
  double size_;  // of the type
  double first_;
  double last_;
};

class ReleaseExhibit final : public Exhibit {
 public:
  explicit ReleaseExhibit(const PrivateRun& run) : curves_(release_curves(run.scenario.epsilon, run.scenario.delta)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("release-chance"); }
  [[nodiscard]] QString title() const override { return Words::tr("Chance to be released"); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment) const override {
    return std::make_shared<ReleasePicture>(curves_, ReleasePicture::Form::page);
  }
  [[nodiscard]] PageTable table(int, TableLimits limits) const override {
    PageTable table;
    table.columns = {{Words::tr("votes"), QStringLiteral("votes")},
                     {Words::tr("Laplace threshold"), QStringLiteral("laplace")},
                     {Words::tr("partition selection"), QStringLiteral("partition_selection")}};
    for (const ReleaseChance& chance : curves_.chances) {
      if (full(table, limits)) continue;
      table.rows.push_back(
          {count_cell(chance.votes), probability_cell(chance.laplace), probability_cell(chance.partition_selection)});
    }
    return table;
  }

 private:
  ReleaseCurves curves_;
};

}  // namespace

QString ReleasePicture::description() const {
  return tr("A predictor has an even chance to be released from %1 votes with the Laplace threshold, from %2 with "
            "partition selection.")
      .arg(number_text(curves_.laplace_even), number_text(curves_.partition_selection_even));
}

void ReleasePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const QSizeF natural = natural_size();
  const ScaledPainter scaled(painter, area, std::min(area.width() / natural.width(), area.height() / natural.height()));
  ReleaseDrawing(painter, theme, curves_, form_ == Form::page, natural).paint();
}

std::shared_ptr<const Exhibit> release_exhibit(const std::shared_ptr<const PrivateRun>& run) {
  return std::make_shared<ReleaseExhibit>(*run);
}

std::shared_ptr<const Picture> release_panel(const PrivateRun& run) {
  return std::make_shared<ReleasePicture>(release_curves(run.scenario.epsilon, run.scenario.delta),
                                          ReleasePicture::Form::panel);
}

}  // namespace littlestone::ui
