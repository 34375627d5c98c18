// SPDX-License-Identifier: GPL-3.0-or-later
// Loss against n, and the axis of the right panel.
#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/price/price_scene.hpp"
#include "ui/pages/price/price_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double plot_left = 66;
constexpr double plot_top = 426;

struct PricePlot {
  Q_DECLARE_TR_FUNCTIONS(PricePicture)

 public:
  Scene& scene;
  const PriceRun& run;
  int step;
  QSizeF room;
  double alpha = to_double(run.options.alpha);
  double most_loss = to_double(run.options.light_mass()) / 2;
  double last = static_cast<double>(run.last);
  double right = room.width() - 142;
  double beside = right + 8;  // where words at the right begin
  Plot plot{scene,
            {plot_left, plot_top, right - plot_left, room.height() - 36 - plot_top},
            {0, last},
            {0, std::max(most_loss, 1.05 * alpha)}};
  double alpha_y = plot.y().px(alpha);

  [[nodiscard]] bool shows(PriceStep what) const { return step >= static_cast<int>(what); }
  [[nodiscard]] double x_of(std::uint64_t n) const { return plot.x().px(std::min(static_cast<double>(n), last)); }
  [[nodiscard]] QPolygonF line_of(const PriceCurve& curve) const {
    QPolygonF line;
    for (const PricePoint& point : curve.points) line << plot.at(static_cast<double>(point.examples), point.loss);
    return line;
  }

  void axes() {
    const double baseline = plot_top - 20;
    const double rule = baseline - 21.5;
    scene.line({page_margin, rule}, {room.width() - page_margin, rule}, thin(&Theme::hair));
    const double title =
        scene.words({page_margin, baseline}, tr("Loss against sample size"), styles::heading, &Theme::ink).width() + 12;
    scene.words({page_margin + title, baseline},
                tr("light points: no $γ$-stable learner is below its curve, clip is on it"), styles::small,
                &Theme::ink2, 0, room.width() - 2 * page_margin - title);
    const auto text = [](double loss) { return loss > 0 && loss < 1e-4 ? probability_text(loss) : tick_text(loss); };
    plot.grid(plot.y().ticks(5), text, &Theme::ink2, false).across(alpha, {&Theme::ink, 1.5, 1, 7, 4});
    scene.words({beside, alpha_y + 4}, QStringLiteral("$α$ = %1").arg(short_share(run.options.alpha)), styles::plain,
                &Theme::ink, 0, room.width() - page_margin - beside);
  }

  void curves() {
    for (std::size_t i = 0; i < run.curves.size(); ++i)
      if (i != run.here) scene.line(line_of(run.curves[i]), {&Theme::line, 1.5, 1, 0, 0, true});
    const QPolygonF own = line_of(run.curve());
    // At its step it comes once more.
    const auto draw = [&](const QPolygonF& line, const Stroke& stroke) {
      Mark& mark = scene.line(line, stroke);
      if (shows(PriceStep::curve)) mark.named(QStringLiteral("own %1").arg(line.front().x()));
    };
    draw(own, {&Theme::ink, 2.5, 1, 0, 0, true});
    for (int i = 0; i < own.size(); i += 8)  // exact
      draw({{own[i] - QPointF(4, 0), own[i] + QPointF(4, 0)}}, {&Theme::ink, 3});
  }

  /// A line that comes with the least n; words keep clear of it before.
  void bound(QPointF from, QPointF to, const Stroke& stroke, const QString& key) {
    Mark& line = scene.line(from, to, stroke);
    line.opacity = shows(PriceStep::least) ? 1 : 0;
    if (shows(PriceStep::least)) line.grows(key, from);
  }

  void bounds() {
    const double zero =
        static_cast<double>(run.options.dimension - 1) / (to_double(run.options.stability) * most_loss * 2);
    const double until = std::min(zero, last);
    bound(plot.at(0, most_loss), plot.at(until, most_loss * (1 - until / zero)), {&Theme::ink2, 1.5, 1, 7, 4},
          QStringLiteral("paper"));
    if (const double x = x_of(run.study.least); run.study.least > 0)
      bound({x, alpha_y}, {x, plot.room().bottom()}, {&Theme::ink3, 1.5, 1, 2, 3}, QStringLiteral("least"));
    if (!shows(PriceStep::least)) return;
    const double low = plot.room().bottom() - 20;
    scene.paragraph({beside, alpha_y > low - 26 ? alpha_y - 36 : low}, tr("dashed: the paper's line"), styles::small,
                    &Theme::ink2, 84, 14);
  }

  /// n on the curve, to be dragged.
  void ring() {
    const std::uint64_t n = run.scenario.examples;
    const QPointF at(x_of(n), plot.y().px(run.study.loss));
    if (shows(PriceStep::total))  // this sample alone: a single run
      scene.disc({at.x(), plot.y().px(to_double(run.loss))}, 2.5, &Theme::ink2);
    scene.disc(at, 6, &Theme::canvas, {&Theme::ink, 2})
        .touched({{at - QPointF(12, 12), QSizeF(24, 24)},
                  12,
                  Spot::Act::drag,
                  price_ring_handle,
                  Grab{"examples", plot.x(), Qt::Horizontal, 1}});
    const QString words = tr("%1 at $n$ = %2").arg(told_lower(run.study.loss), number_text(n)) +
                          (n > run.last ? QStringLiteral(" →") : QString());
    const double width = width_of(words, styles::bold);
    QPainterPath own;
    own.addPolygon(line_of(run.curve()));
    QPainterPathStroker stroker;
    stroker.setWidth(4);
    const QPainterPath curve = stroker.createStroke(own);
    const QRectF inside = plot.room().adjusted(2, -6, 0, -2);
    std::vector<Place> places;
    // The two nearest that keep clear of the curve and of α, over thinner lines rather than further off.
    for (const double up : {-8.0, 18.0, -22.0, 26.0, -28.0, 32.0, -34.0, 44.0, 56.0}) {
      for (const double left : {12.0, -width - 12}) {
        const QRectF box = words_box(at + QPointF(left, up), width, 12);
        const bool level = box.bottom() > alpha_y - 2 && box.top() < alpha_y + 2;
        if (places.size() < 2 && !level && inside.contains(box) && !curve.intersects(box)) places.push_back({box});
      }
    }
    if (places.empty()) places.push_back({words_box(at + QPointF(12, 4), width, 12)});
    plot.label(words, styles::bold, &Theme::ink, places, true).cased();
  }

  /// Where the other curves reach α.
  void others() {
    for (std::size_t i = 0; i < run.curves.size(); ++i) {
      const PriceCurve& curve = run.curves[i];
      if (i == run.here || !curve.least || *curve.least == 0 || *curve.least > run.last) continue;
      const QPointF at(x_of(*curve.least), alpha_y);
      const QString words = lower_count_text(static_cast<double>(*curve.least));
      scene.line(at - QPointF(0, 4), at + QPointF(0, 4), {&Theme::ink, 2}).named(QStringLiteral("other %1").arg(i));
      plot.label(words, styles::small, &Theme::ink, around(at, width_of(words, styles::small), caption, 6))
          .named(QStringLiteral("other least %1").arg(i));
    }
  }

  void names() {
    for (std::size_t i = 0; i < run.curves.size(); ++i) {
      const QPolygonF line = line_of(run.curves[i]);
      const bool here = i == run.here;
      const QString words = QStringLiteral("$γ$ = %1").arg(short_share(run.curves[i].stability));
      const MathStyle& style = here ? styles::small_bold : styles::small;
      const double width = width_of(words, style);
      std::vector<Place> places;
      // Beside its own curve, above it rather than below: there is no other between.
      for (const double up : {-5.0, -9.0, 14.0, 18.0}) {
        for (const double share : {0.74, 0.84, 0.66, 0.56, 0.46, 0.36, 0.28, 0.22, 0.16, 0.1, 0.92, 0.05}) {
          const QPointF on = line[static_cast<qsizetype>(share * static_cast<double>(line.size() - 1))];
          if (on.y() > plot.room().bottom() - 5) continue;
          places.push_back({words_box({up < 0 ? on.x() + 3 : on.x() - width - 3, on.y() + up}, width, caption)});
        }
      }
      plot.label(words, style, here ? &Theme::ink : &Theme::ink2, places);
    }
  }

  void numbers() {
    if (shows(PriceStep::least) && run.study.least > 0)
      plot.number(static_cast<double>(run.study.least), lower_count_text(static_cast<double>(run.study.least)), true);
    plot.number(static_cast<double>(run.scenario.examples), number_text(run.scenario.examples), true)
        .number(0, QStringLiteral("0"))
        .number(last, number_text(run.last));
    const QString axis = tr("$n$, examples");
    const double width = width_of(axis, styles::small);
    std::vector<Place> places;
    for (const double share : {0.86, 0.7, 0.78, 0.6, 0.35, 0.15})
      places.push_back({words_box({plot.x().px(last * share) - width / 2, plot.room().bottom() + 16}, width, caption)});
    scene.label(axis, styles::small, &Theme::ink2, {places, {{}, room}});
    constexpr double apart = 26;  // px from the handle's number to that of a tick
    const double here = x_of(run.scenario.examples);
    for (const double n : plot.x().ticks(5))
      if (std::abs(plot.x().px(n) - here) >= apart) plot.number(n, count_text(n));
  }

  void all() {
    axes();
    curves();
    bounds();
    ring();
    if (shows(PriceStep::others)) others();
    names();
    numbers();
  }
};

struct PriceAxis {
  Q_DECLARE_TR_FUNCTIONS(PriceAxisPicture)

 public:
  const PriceRun& run;
  QSizeF room;
  Scene scene = {};
  double least = static_cast<double>(run.study.least);
  double printed = to_double(run.study.printed);
  double enough = run.enough ? static_cast<double>(run.enough->examples) : 1;
  int decades = std::max(2, static_cast<int>(std::ceil(std::log10(std::max({least, printed, enough})) - 1e-9)));
  Axis axis{1, std::pow(10.0, decades), 4, room.width() - 8, true};

  static constexpr double axis_y = 30;

  [[nodiscard]] double x_of(double n) const { return axis.px(std::max(1.0, n)); }

  /// Words at a place, moved so far that they stay inside.
  void words(QPointF at, const QString& markup, const MathStyle& style, Ink ink, double anchor) {
    Mark& mark = scene.words(at, markup, style, ink, 0, room.width());
    const double width = mark.width();
    const double x = std::max(0.0, std::min(at.x() - anchor * width, room.width() - width));
    std::get<Text>(mark.shape).baseline.setX(x);
  }

  void scale() {
    constexpr double scale_y = 86;
    scene.line({axis.begin, axis_y}, {axis.end, axis_y}, thin(&Theme::line, 2));
    const int every = (decades + 5) / 6;
    for (int k = 0; k <= decades; ++k) {
      const double x = x_of(std::pow(10.0, k));
      scene.line({x, axis_y - 4}, {x, axis_y + 4}, thin(&Theme::line));
      if (k % every != 0) continue;
      const QString text = k < 2 ? QString::number(k == 0 ? 1 : 10) : QStringLiteral("$10^{%1}$").arg(k);
      words({x, scale_y}, text, styles::small, &Theme::ink3, 0.5);
    }
  }

  Scene all() {
    const Stroke bound{&Theme::ink, 1.5, 0, 4, 3};
    scale();
    if (run.enough) scene.line({x_of(least), axis_y}, {x_of(enough), axis_y}, thin(&Theme::ink2, 5));
    scene.line({x_of(least), axis_y - 10}, {x_of(least), axis_y + 10}, thin(&Theme::ink, 3));
    words({x_of(least), 14}, run.study.least == 0 ? tr("none needed") : tr("%1, no less").arg(lower_count_text(least)),
          styles::bold, &Theme::ink, 0.5);
    // Bounds: dashed, each with its words in a line of its own.
    scene.line({x_of(printed), axis_y + 2}, {x_of(printed), 54}, bound);
    const QString line = tr("the paper's line %1").arg(lower_count_text(std::ceil(printed - 1e-9)));
    const bool left_of_it = width_of(line, styles::small) + 5 <= x_of(printed);
    words({x_of(printed) + (left_of_it ? -5 : 5), 54}, line, styles::small, &Theme::ink2, left_of_it ? 1 : 0);
    scene.says = tr("No γ-stable learner does with fewer than %n examples.", nullptr, plural(run.study.least));
    if (!run.enough) return std::move(scene);
    scene.line({x_of(enough), axis_y - 12}, {x_of(enough), 69}, bound);
    words({x_of(enough) - 5, 69}, tr("Theorem 1, sharp, does with %1").arg(upper_count_text(enough)), styles::small,
          &Theme::ink2, 1);
    scene.says += u' ' + tr("The stable learner of Theorem 1 does with %1.").arg(upper_count_text(enough));
    return std::move(scene);
  }
};

}  // namespace

void add_price_plot(Scene& scene, const PriceRun& run, int step, QSizeF room) {
  PricePlot{scene, run, step, room}.all();
}

ScenePicture price_axis_picture(std::shared_ptr<const PriceRun> run) {
  const QSizeF size(256, 90);
  return {size, size.height(), [run = std::move(run)](int, QSizeF room) { return PriceAxis{*run, room}.all(); }};
}

}  // namespace littlestone::ui
