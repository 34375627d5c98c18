// SPDX-License-Identifier: GPL-3.0-or-later
// A drag, frame by frame: a handle goes over its whole axis in 60 moves, and each frame is a scene that is made and
// painted. `p99_ms`: the slowest but one in a hundred; `scene_of_paint`: what making the scenes takes of what painting
// them takes, in the same run.
#include <benchmark/benchmark.h>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

#include "../../bench_window.bench.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/pages/gap/gap_scene.hpp"
#include "ui/pages/relabel/relabel_scene.hpp"
#include "ui/pages/subsample/subsample_scene.hpp"

namespace {

using namespace littlestone;
using namespace littlestone::ui;

constexpr int moves = 60;
constexpr QSizeF natural(728, 600);

/// The picture when the handle has come so far, in [0, 1].
using Dragged = std::function<ScenePicture(double at)>;

ScenePicture subsample_dragged(double at) {
  AgnosticScenario scenario;
  scenario.pool = static_cast<std::uint64_t>(std::llround(8 * std::pow(16, at)));
  scenario.changed = 0;
  return subsample_picture(compute_subsample(scenario), 99, 1);
}

ScenePicture relabel_dragged(double at) {
  AgnosticScenario scenario;
  scenario.page = "relabel";
  scenario.subset = static_cast<std::uint64_t>(1 + std::llround(at * 20));
  return relabel_picture(compute_relabel(scenario), 99, 1);
}

ScenePicture gap_dragged(double at) {
  LowerBoundScenario scenario;
  scenario.domain = 30;
  std::vector<Rational> steps;
  for (int i = 0; i <= 8; ++i) steps.emplace_back(i, 8);
  steps[4] = Rational(std::llround(at * 200), 200);
  scenario.learner = ThresholdLearner::staircase(std::move(steps)).name();
  return gap_picture(compute_lower_bound(scenario, std::chrono::milliseconds(0), compared_learners(scenario)), 99, 1,
                     false);
}

double ms(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) / 1e6; }

void drag(benchmark::State& state, const Dragged& dragged) {
  bench_application();
  const QSize size = state.range(0) == 0 ? QSize(1280, 800) : QSize(3840, 2160);
  const Theme& theme = Theme::get(ThemeKind::light);
  std::vector<ScenePicture> frames;
  for (int i = 0; i <= moves; ++i) frames.push_back(dragged(static_cast<double>(i) / moves));
  QImage image(size, QImage::Format_RGB32);
  std::vector<double> times;
  double making = 0;
  double painting = 0;
  for (auto _ : state) {
    for (const ScenePicture& frame : frames) {
      QElapsedTimer clock;
      clock.start();
      const Scene scene = frame.scene(natural);
      const double made = ms(clock);
      making += made;
      image.fill(theme.canvas);
      QPainter painter(&image);
      painter.setRenderHint(QPainter::Antialiasing);
      painter.scale(size.width() / natural.width(), size.height() / natural.height());
      clock.restart();
      paint(scene, painter, theme);
      painter.end();
      const double painted = ms(clock);
      painting += painted;
      times.push_back(made + painted);
    }
  }
  std::sort(times.begin(), times.end());
  state.counters["p99_ms"] = times[(times.size() - 1) * 99 / 100];
  state.counters["scene_of_paint"] = making / painting;
}

BENCHMARK_CAPTURE(drag, subsample, Dragged(subsample_dragged))->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(drag, relabel, Dragged(relabel_dragged))->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(drag, gap, Dragged(gap_dragged))->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

}  // namespace
