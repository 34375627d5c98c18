// SPDX-License-Identifier: GPL-3.0-or-later
// How long a frame of the tournament takes to paint while it plays: 60 frames a second leave 16.7 ms.
#include <benchmark/benchmark.h>
#include <QElapsedTimer>
#include <algorithm>
#include <map>

#include "../../bench_window.bench.hpp"
#include "ui/kit/film.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/tournament/tournament_page.hpp"

namespace {

using namespace littlestone;
using namespace littlestone::ui;

// A run whose traced batch plays the class's highest level: for thresholds:2^k a tree of 2^(k+1) − 1 nodes.
std::shared_ptr<const Story> story(int level) {
  static std::map<int, std::shared_ptr<const Story>> made;
  std::shared_ptr<const Story>& story = made[level];
  if (story) return story;
  Scenario s;
  s.class_text = "thresholds:" + std::to_string(1 << level);
  s.target = 2;
  s.constants.cap = 1'000'000;
  s.constants.batches = 40;
  s.constants.levels.assign(static_cast<std::size_t>(level) + 1, Rational(0));
  s.constants.levels.back() = Rational(1);
  story = std::make_shared<const Story>(compute_private_run(s));
  return story;
}

// Frames of the whole tournament, a window of 1280 × 800 with its panels (728 × 600 px of picture) or that size whole.
void frames(benchmark::State& state, QSizeF room) {
  bench_application();
  const int level = static_cast<int>(state.range(0));
  const auto scale = static_cast<double>(state.range(1));
  const Film film = film_of(tournament_page_exhibit(story(level), nullptr));
  FilmOptions options;
  options.rate = 60;
  options.speed = 4;
  std::vector<Moment> moving;
  for (const Moment& m : film_moments(film, options)) {
    if (m.phase < 1) moving.push_back(m);
  }
  // A second of motion, taken from all over the film.
  std::vector<Moment> second;
  for (std::size_t i = 0; i < 60 && !moving.empty(); ++i) second.push_back(moving[i * moving.size() / 60]);
  const Theme& theme = Theme::get(ThemeKind::light);
  QImage image((room * scale).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(scale);
  std::vector<double> times;
  for (auto _ : state) {
    for (const Moment& moment : second) {
      QElapsedTimer clock;
      clock.start();
      image.fill(theme.canvas);
      QPainter painter(&image);
      film.picture(theme, moment)->paint(painter, QRectF(QPointF(0, 0), room), theme);
      painter.end();
      times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
  }
  std::sort(times.begin(), times.end());
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["worst_ms"] = times.back();
  state.counters["frames"] = static_cast<double>(times.size());
}

void in_window(benchmark::State& state) { frames(state, {728, 600}); }
void over_all(benchmark::State& state) { frames(state, {1280, 800}); }

BENCHMARK(in_window)
    ->ArgNames({"k", "dpr"})
    ->Args({3, 1})
    ->Args({4, 1})
    ->Args({5, 1})
    ->Args({5, 2})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3);
BENCHMARK(over_all)
    ->ArgNames({"k", "dpr"})
    ->Args({3, 1})
    ->Args({4, 2})
    ->Args({5, 1})
    ->Args({5, 2})
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3);

}  // namespace
