// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's benchmarks need: an application, and clocks that other programs do not move.
#pragma once

#include <QApplication>
#include <ctime>

/// The one application of the program, without a display unless the environment names a platform.
inline void bench_application() {
  static int argc = 1;
  static char name[] = "ui_bench";
  static char* argv[] = {name, nullptr};
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  static const QApplication application(argc, argv);
}

/// Of this thread (CLOCK_THREAD_CPUTIME_ID) or of all threads together (CLOCK_PROCESS_CPUTIME_ID).
inline double cpu_ms(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}
