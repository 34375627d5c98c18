// SPDX-License-Identifier: GPL-3.0-or-later
// How long the loss plot takes to draw itself again with ten thousand dots, and with each of them a circle of its own.
#include <benchmark/benchmark.h>

#include "../../bench_window.bench.hpp"
#include "ui/pages/loss/loss_plot.hpp"

namespace {

using namespace littlestone;
using namespace littlestone::ui;

constexpr std::uint64_t sizes = 13;

// 3 learners × 13 sizes × `replicates` losses, from all over the range.
void fill(LossPlot& plot, std::uint64_t replicates) {
  Scenario scenario;
  scenario.replicates = replicates;
  for (std::uint64_t i = 0, n = 10; i < sizes; ++i, n *= 3) scenario.sizes.push_back(n);
  plot.begin(scenario);
  std::vector<SweepCell> cells;
  for (const LearnerKind learner : scenario.learners) {
    for (std::uint64_t i = 0; i < sizes; ++i) {
      SweepCell cell;
      cell.learner = learner;
      cell.examples = scenario.sizes[i];
      for (std::uint64_t r = 0; r < replicates; ++r) {
        const double phase = static_cast<double>((r * 7919) % replicates) / static_cast<double>(replicates);
        cell.losses.push_back(0.5 * phase / static_cast<double>(1 + i / 4));
      }
      cells.push_back(std::move(cell));
    }
  }
  plot.add_cells(cells);
}

void redraw(benchmark::State& state) {
  bench_application();
  LossPlot plot;
  plot.resize(728, 600);
  fill(plot, static_cast<std::uint64_t>(state.range(0)));
  plot.show();
  plot.replot(QCustomPlot::rpImmediateRefresh);
  double stamped = 0;
  double circles = 0;
  for (auto _ : state) {
    const double start = cpu_ms(CLOCK_THREAD_CPUTIME_ID);
    plot.replot(QCustomPlot::rpImmediateRefresh);
    const double middle = cpu_ms(CLOCK_THREAD_CPUTIME_ID);
    // The same with what QCustomPlot does by itself: as for a file, but on pixels.
    QImage image(728, 600, QImage::Format_RGB32);
    QCPPainter painter(&image);
    painter.setModes(QCPPainter::pmVectorized);
    plot.toPainter(&painter, 728, 600);
    painter.end();
    stamped += middle - start;
    circles += cpu_ms(CLOCK_THREAD_CPUTIME_ID) - middle;
  }
  const auto rounds = static_cast<double>(state.iterations());
  state.counters["dots"] = static_cast<double>(3 * sizes) * static_cast<double>(state.range(0));
  state.counters["redraw_ms"] = stamped / rounds;
  state.counters["circles_ms"] = circles / rounds;
  state.counters["gain"] = circles / stamped;
}

BENCHMARK(redraw)->ArgName("replicates")->Arg(1)->Arg(40)->Arg(260)->Arg(1000)->Unit(benchmark::kMillisecond);

}  // namespace
