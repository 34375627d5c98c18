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

class ReleaseExhibit final : public Exhibit {
 public:
  explicit ReleaseExhibit(const LabRun& run) : curves_(release_curves(run.scenario.epsilon, run.scenario.delta)) {}

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

class MarksAndRelease final : public Picture {
 public:
  explicit MarksAndRelease(const LabRun& run)
      : marks_(MarksPicture::Kind::histogram, run.scenario.replicates),
        release_(release_curves(run.scenario.epsilon, run.scenario.delta), ReleasePicture::Form::panel) {}

  [[nodiscard]] QSizeF natural_size() const override {
    const QSizeF marks = marks_.natural_size();
    return {marks.width(), marks.height() + gap + release_.natural_size().height()};
  }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    const QSizeF natural = natural_size();
    const double scale = std::min({1.0, area.width() / natural.width(), area.height() / natural.height()});
    const QSizeF marks = marks_.natural_size() * scale;
    const QSizeF release = release_.natural_size() * scale;
    marks_.paint(painter, QRectF(area.topLeft(), marks), theme);
    release_.paint(painter, QRectF(area.topLeft() + QPointF(0, marks.height() + gap * scale), release), theme);
  }
  [[nodiscard]] QString description() const override { return marks_.description() + u' ' + release_.description(); }

 private:
  static constexpr double gap = 10;

  MarksPicture marks_;
  ReleasePicture release_;
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
  const bool page = form_ == Form::page;
  const double left = page ? 52 : 32;
  const double right = natural.width() - (page ? 24 : 6);
  const double up = page ? 40 : 26;
  const double down = natural.height() - (page ? 48 : 18);
  const double size = page ? 13 : 11;
  const auto words = [&](QPointF baseline, const QString& markup, const QColor& color, double anchor, double room,
                         bool strong = false) {
    const MathText text = MathText::fitted(markup, {size, strong ? QFont::DemiBold : QFont::Normal}, room);
    painter.setPen(color);
    text.draw(painter, baseline - QPointF(anchor * text.width(), 0));
  };
  words({page ? left : 0, page ? 24.0 : 12.0}, tr("Chance to be released, by votes"), theme.ink, 0,
        right - (page ? left : 0), true);

  const auto first = static_cast<double>(curves_.chances.front().votes);
  const auto last = static_cast<double>(curves_.chances.back().votes);
  const auto x_of = [&](double votes) { return left + (votes - first) / (last - first) * (right - left); };
  const auto y_of = [&](double chance) { return down - chance * (down - up); };
  for (const double chance : {0.0, 0.5, 1.0}) {
    painter.setPen(QPen(theme.hair, 1));
    painter.drawLine(QPointF(left, y_of(chance)), QPointF(right, y_of(chance)));
    words({left - 5, y_of(chance) + 4}, probability_text(chance), theme.ink2, 1, left - 4);
  }
  const double step = mark_step(last - first);
  for (double votes = std::ceil(first / step) * step; votes <= last; votes += step) {
    words({x_of(votes), down + size + 3}, count_text(votes), theme.ink2, 0.5, 60);
  }
  if (page) words({(left + right) / 2, down + 36}, tr("votes"), theme.ink2, 0.5, 200);

  const auto curve = [&](double ReleaseChance::*chance, const QPen& pen) {
    QPolygonF line;
    for (const ReleaseChance& at : curves_.chances) {
      line << QPointF(x_of(static_cast<double>(at.votes)), y_of(at.*chance));
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
  };
  const double width = (page ? 2.5 : 2) + theme.heavier;
  QPen dashed(theme.noise, width, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  dashed.setDashPattern({7 / width, 4 / width});
  curve(&ReleaseChance::laplace, dashed);
  curve(&ReleaseChance::partition_selection, QPen(theme.ink, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));

  // The even chances: a diamond as every noisy count has, a disc for the names.
  const auto chance_at = [&](std::uint64_t votes, double ReleaseChance::*chance) {
    const auto at = std::find_if(curves_.chances.begin(), curves_.chances.end(),
                                 [&](const ReleaseChance& c) { return c.votes == votes; });
    return at == curves_.chances.end() ? 0.5 : (*at).*chance;
  };
  const double r = page ? 5.5 : 4.5;
  painter.setPen(QPen(theme.canvas, 1));
  painter.setBrush(theme.noise);
  const QPointF even(x_of(static_cast<double>(curves_.laplace_even)),
                     y_of(chance_at(curves_.laplace_even, &ReleaseChance::laplace)));
  painter.drawPolygon(
      QPolygonF({even + QPointF(0, -r), even + QPointF(r, 0), even + QPointF(0, r), even - QPointF(r, 0)}));
  painter.setBrush(theme.ink);
  const QPointF named(x_of(static_cast<double>(curves_.partition_selection_even)),
                      y_of(chance_at(curves_.partition_selection_even, &ReleaseChance::partition_selection)));
  painter.drawEllipse(named, r - 0.8, r - 0.8);

  // The curves rise from the lower left to the upper right; the other two corners are free.
  const double room = (right - left) * 0.42;
  const double pitch = size + 3;
  words({left + 6, up + pitch}, tr("partition selection"), theme.ink, 0, room, true);
  words({left + 6, up + 2 * pitch}, tr("from %1 votes").arg(number_text(curves_.partition_selection_even)), theme.ink2,
        0, room);
  words({right - 2, down - pitch - 6}, tr("Laplace threshold"), theme.noise_text, 1, room, true);
  words({right - 2, down - 6}, tr("from $T$ = %1").arg(number_text(curves_.laplace_even)), theme.ink2, 1, room);
}

std::shared_ptr<const Exhibit> release_exhibit(const std::shared_ptr<const LabRun>& run) {
  return std::make_shared<ReleaseExhibit>(*run);
}

std::shared_ptr<const Picture> marks_and_release(const LabRun& run) { return std::make_shared<MarksAndRelease>(run); }

}  // namespace littlestone::ui
