// SPDX-License-Identifier: GPL-3.0-or-later
// How long the Class page's table takes to paint at 1336 × 976 px and two pixels a px, a window of 1920 × 1200 on a
// fine screen. `a_cell_drawn`: against drawing each label cell again; `path`: against filling all plain cells as one
// path.
#include <benchmark/benchmark.h>
#include <QElapsedTimer>
#include <QPainterPath>

#include "../../bench_window.bench.hpp"
#include "core/instance/instance.hpp"
#include "ui/kit/marks.hpp"
#include "ui/pages/class/class_picture.hpp"

namespace {

using namespace littlestone;
using namespace littlestone::ui;

constexpr QSizeF room(1336, 976);
constexpr double ratio = 2;

QImage canvas(const Theme& theme) {
  QImage image((room * ratio).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(theme.canvas);
  return image;
}

double ms_of(const std::function<void(QPainter&)>& draw, QImage& image) {
  QElapsedTimer clock;
  clock.start();
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  draw(painter);
  painter.end();
  return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

void table(benchmark::State& state) {
  bench_application();
  const auto n = static_cast<std::size_t>(state.range(0));
  const auto instance = Instance::make("thresholds:" + std::to_string(n), "uniform", 2);
  const ConceptClass& c = instance->concept_class();
  const ScenePicture picture = class_picture(std::make_shared<ClassShown>(
      ClassShown{instance->shared_class(), instance->distribution(), ClassShown::Dimensions{}}));
  const Theme& theme = Theme::get(static_cast<ThemeKind>(state.range(1)));
  QImage image = canvas(theme);
  double ms = 0;
  for (auto _ : state) ms += ms_of([&](QPainter& p) { picture.paint(p, QRectF(QPointF(0, 0), room), theme); }, image);
  ms /= static_cast<double>(state.iterations());
  const double side = std::min(room.width(), room.height()) / static_cast<double>(n);
  const auto at = [&](std::size_t x, std::size_t h) {
    return QRectF(side * static_cast<double>(x), side * static_cast<double>(h), side - 1, side - 1);
  };
  double naive = 0;
  if (n <= 60) {
    naive = ms_of(
        [&](QPainter& p) {
          for (std::size_t h = 0; h < n; ++h) {
            for (std::size_t x = 0; x < n; ++x) {
              draw_label_cell(p, theme, at(x, h), c.row(static_cast<HypothesisIndex>(h))[x]);
            }
          }
        },
        image);
    state.counters["a_cell_drawn"] = naive / ms;
  } else {
    QPainterPath minus;
    for (std::size_t h = 0; h < n; ++h) {
      for (std::size_t x = 0; x < n; ++x) {
        if (c.row(static_cast<HypothesisIndex>(h))[x] == Label::minus) minus.addRect(at(x, h));
      }
    }
    naive = ms_of([&](QPainter& p) { p.fillPath(minus, theme.minus_ground); }, image);
    state.counters["path"] = naive / ms;
  }
  state.counters["ms"] = ms;
}

BENCHMARK(table)
    ->ArgNames({"n", "theme"})
    ->Args({46, 0})
    ->Args({46, 2})
    ->Args({200, 0})
    ->Args({200, 2})
    ->Args({300, 0})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(5);

}  // namespace
