// SPDX-License-Identifier: GPL-3.0-or-later
// How long the loss page takes to its first, coarse answer, from what was asked to what is drawn: a tenth of a second
// is the limit.
#include "ui/pages/loss/loss_page.hpp"

#include <benchmark/benchmark.h>
#include <QEventLoop>
#include <algorithm>

#include "../../bench_window.bench.hpp"

namespace {

using namespace littlestone;
using namespace littlestone::ui;

// The worked example: three learners, thirteen sizes to 10^5, forty replicates.
Scenario lecture() {
  Scenario scenario;
  scenario.class_text = "thresholds:8";
  scenario.target = 2;
  scenario.constants = {2, 64, 240, 80, {}};
  scenario.sizes = {10, 32, 100, 316, 1000, 2000, 3162, 4500, 6500, 10'000, 20'000, 31'623, 100'000};
  scenario.replicates = 40;
  return scenario;
}

// Asks the opened page once an iteration and waits until `answered`; ms of all the program's threads, and by the wall's
// clock.
template <class Ask, class Answered>
void first_answer(benchmark::State& state, const Ask& ask, const Answered& answered) {
  bench_application();
  double worst = 0;
  for (auto _ : state) {
    LossPage page;
    page.resize(728, 640);
    page.show();
    page.set_scenario(lecture(), instance_of(lecture()));
    QEventLoop loop;
    while (page.running()) loop.processEvents(QEventLoop::AllEvents);
    const double from = cpu_ms(CLOCK_PROCESS_CPUTIME_ID);
    const double wall_from = cpu_ms(CLOCK_MONOTONIC);
    ask(page);
    while (!answered(page)) loop.processEvents(QEventLoop::WaitForMoreEvents);
    const double spent = cpu_ms(CLOCK_PROCESS_CPUTIME_ID) - from;
    state.SetIterationTime((cpu_ms(CLOCK_MONOTONIC) - wall_from) / 1e3);
    worst = std::max(worst, spent);
    page.stop();
  }
  state.counters["worst_cpu_ms"] = worst;
}

void loss_after_a_drag(benchmark::State& state) {
  first_answer(
      state,
      [](LossPage& page) {
        Scenario other = lecture();
        other.epsilon = Rational(1, 2);
        page.set_scenario(other, instance_of(other));
      },
      [](const LossPage& page) { return page.plot().cells().size() == page.cells_in_all(); });
}
void need_by_epsilon(benchmark::State& state) {
  first_answer(
      state, [](LossPage& page) { page.set_view(LossView::need_by_epsilon); },
      [](const LossPage& page) { return !page.table().rows.empty(); });
}
void need_by_dimension(benchmark::State& state) {
  first_answer(
      state, [](LossPage& page) { page.set_view(LossView::need_by_dimension); },
      [](const LossPage& page) { return !page.table().rows.empty(); });
}
BENCHMARK(loss_after_a_drag)->Iterations(10)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(need_by_epsilon)->Iterations(10)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(need_by_dimension)->Iterations(10)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
