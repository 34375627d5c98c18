// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/marks_scene.hpp"

#include <QCoreApplication>
#include <utility>

#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct MarksScene {
  Q_DECLARE_TR_FUNCTIONS(MarksPicture)

 public:
  std::uint64_t runs;
  Scene scene = {};
  double y = 16;

  // What the mark at this height means; the next one stands `step` px lower.
  void means(const QString& markup, double step) {
    scene.words({42, y + 4.5}, markup, {12.5}, &Theme::ink2, 0, 256 - 42);
    y += step;
  }
  [[nodiscard]] QString of_runs(const QString& text) const { return text.arg(runs); }

  void histogram() {
    scene.says = tr("How to read the histogram.");
    constexpr double step = 23;
    scene.box({0, y - 5, 30, 10}, &Theme::ink2);
    means(tr("true count $c$, never released"), step);
    scene.line({0, y}, {30, y}, thin(&Theme::noise, 2.5));
    means(tr("noise $Z$ ∝ exp(−$ε$|$z$|/2)"), step);
    scene.add(Area{QPolygonF({{15, y - 5.5}, {20.5, y}, {15, y + 5.5}, {9.5, y}})}, &Theme::noise);
    means(tr("noisy count $c$ + $Z$"), step);
    scene.line({15, y - 9}, {15, y + 9}, {&Theme::ink, 2, 0, 5, 3});
    means(tr("threshold $T$, from $ε$ and $δ$ alone"), step);
    scene.box({6, y - 5, 18, 10}, &Theme::noise);
    means(tr("mass that $δ$ pays for"), step);
  }

  void bound_and_line(const QString& line) {
    scene.line({0, y}, {30, y}, {&Theme::ink, 1.5, 0, 7, 4});
    means(tr("bound: what is asked for"), 24);
    scene.line({0, y}, {30, y}, thin(&Theme::m, 2.5));
    means(line, 24);
  }

  void need() {
    scene.says = tr("Bounds and an estimate.");
    bound_and_line(of_runs(tr("estimate: what %1 runs needed", nullptr, plural(runs))));
    scene.disc({15, y - 24}, 4.2, &Theme::m);
  }

  void numbers() {
    scene.says = tr("Four kinds of number.");
    bound_and_line(of_runs(tr("mean of %1 runs", nullptr, plural(runs))));
    scene.line({15, y - 8}, {15, y + 8}, thin(&Theme::line, 4));
    scene.disc({15, y}, 3.4, &Theme::ink2);
    means(of_runs(tr("estimate: %1 runs, 95 % interval", nullptr, plural(runs))), 24);
    scene.add(Dots{{{8, y}, {15, y + 2}, {22, y - 1}}, 1.7}, &Theme::ink2);
    means(tr("single run, its exact loss"), 24);
  }
};

}  // namespace

ScenePicture marks_picture(MarksOf what, std::uint64_t runs) {
  const double height = what == MarksOf::histogram ? 118 : what == MarksOf::numbers ? 98 : 50;
  return {{256, height}, height, [what, runs](int, QSizeF) {
            MarksScene marks{runs};
            switch (what) {
              case MarksOf::histogram: marks.histogram(); break;
              case MarksOf::numbers: marks.numbers(); break;
              case MarksOf::need: marks.need(); break;
            }
            return std::move(marks.scene);
          }};
}

}  // namespace littlestone::ui
